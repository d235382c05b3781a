//! Names that many operators and channels share.

use serde::{Serialize, Serializer};
use std::{
    borrow::Borrow,
    fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::Arc,
};

/// A text that is made once and read from many places; copying it copies no letters.
#[derive(Clone, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Name(
    /// None if it is empty.
    Option<Arc<str>>,
);

impl Name {
    /// The text.
    pub fn as_str(&self) -> &str {
        self.0.as_deref().unwrap_or_default()
    }
}

impl Deref for Name {
    type Target = str;

    fn deref(&self) -> &str {
        self.as_str()
    }
}

impl From<&str> for Name {
    fn from(text: &str) -> Name {
        Name((!text.is_empty()).then(|| text.into()))
    }
}

impl From<String> for Name {
    fn from(text: String) -> Name {
        text.as_str().into()
    }
}

impl From<&Name> for Name {
    fn from(name: &Name) -> Name {
        name.clone()
    }
}

impl AsRef<str> for Name {
    fn as_ref(&self) -> &str {
        self
    }
}

/// So a map by names is asked with a text: names are equal and hashed as their texts are.
impl Borrow<str> for Name {
    fn borrow(&self) -> &str {
        self
    }
}

impl Hash for Name {
    fn hash<H: Hasher>(&self, state: &mut H) {
        str::hash(self, state);
    }
}

impl PartialEq<str> for Name {
    fn eq(&self, text: &str) -> bool {
        **self == *text
    }
}

impl PartialEq<&str> for Name {
    fn eq(&self, text: &&str) -> bool {
        **self == **text
    }
}

impl PartialEq<String> for Name {
    fn eq(&self, text: &String) -> bool {
        **self == **text
    }
}

impl Serialize for Name {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl fmt::Display for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        str::fmt(self, f)
    }
}

impl fmt::Debug for Name {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

/// A name without its closing quote, and that quote: what is put after a quoted name stands between them.
pub fn open(name: &str) -> (&str, &str) {
    name.strip_suffix('"').map_or((name, ""), |stem| (stem, "\""))
}

#[cfg(test)]
mod tests {
    use super::*;
    use rustc_hash::FxHashMap;

    #[test]
    fn a_map_by_names_is_asked_with_texts() {
        let map: FxHashMap<Name, u32> = [("%a".into(), 1), (Name::default(), 2)].into_iter().collect();
        assert_eq!([map.get("%a"), map.get(""), map.get("%b")], [Some(&1), Some(&2), None]);
    }
}
