//! The intrinsic functions that LLVM knows.
//!
//! The table has two lines for each kind of intrinsics: first the attributes of the function, those of parameters, and
//! which types are part of a name, separated by `|`; then the names. A name starts with a letter that tells how much it
//! shares with the one before: `#` nothing, `$` a letter, and so on in the order of ASCII.

use rustc_hash::{FxHashMap, FxHashSet};

/// The table.
const TABLE: &str = include_str!("intrinsics.txt");

/// An intrinsic: the kind of its line, and its name without `llvm.`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Intrinsic {
    /// The name, without what its types add.
    pub name: String,
    /// The attributes of the function.
    pub function: &'static str,
    /// The attributes of parameters.
    pub parameters: &'static str,
    /// The types that its full name tells: `r` the result, `r0` a part of it, `0` a parameter.
    pub overloads: &'static str,
}

/// The intrinsics among `names`, which start with `llvm.`, each by the longest name of the table that it starts with.
pub fn find<'n>(names: impl Iterator<Item = &'n [u8]>) -> FxHashMap<Vec<u8>, Intrinsic> {
    // Every start of a name that ends at a point or its end may be in the table.
    let mut wanted: FxHashSet<&[u8]> = FxHashSet::default();
    let names: Vec<&[u8]> = names.collect();
    for name in &names {
        wanted.extend(starts(name));
    }
    if wanted.is_empty() {
        return FxHashMap::default();
    }
    let mut known: FxHashMap<Vec<u8>, Intrinsic> = FxHashMap::default();
    let mut lines = TABLE.lines();
    while let (Some(head), Some(coded)) = (lines.next(), lines.next()) {
        let mut parts = head.split('|');
        let mut part = || parts.next().unwrap_or("");
        let (function, parameters, overloads) = (part(), part(), part());
        let mut name = String::new();
        for word in coded.split(' ') {
            let shared = usize::from(word.bytes().next().unwrap_or(b'#') - b'#');
            name.truncate(shared);
            name.push_str(word.get(1..).unwrap_or(""));
            if wanted.contains(name.as_bytes()) {
                let found = Intrinsic { name: name.clone(), function, parameters, overloads };
                known.insert(name.as_bytes().to_vec(), found);
            }
        }
    }
    let find = |name: &[u8]| {
        let longest = starts(name).filter_map(|start| Some((start, known.get(start)?))).next()?;
        let is_whole = longest.0.len() + 5 == name.len();
        (is_whole || !longest.1.overloads.is_empty()).then(|| longest.1.clone())
    };
    names.iter().filter_map(|name| Some((name.to_vec(), find(name)?))).collect()
}

/// The starts of a name after `llvm.`, the longest first.
fn starts(name: &[u8]) -> impl Iterator<Item = &[u8]> {
    let rest = name.strip_prefix(b"llvm.").unwrap_or(b"");
    let points = (0..rest.len()).rev().filter(|&at| rest[at] == b'.');
    std::iter::once(rest.len()).chain(points).map(|end| &rest[..end]).filter(|start| !start.is_empty())
}
