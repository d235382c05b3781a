//! JSON as it was read, with texts that are not copied out of the document.

use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::{borrow::Cow, fmt};

/// Reads an object; of the list that is its field `name`, `item` is what is kept of each value.
///
/// So of a long list only one value at a time is there.
pub fn read_apart<'t, T>(
    text: &'t str,
    name: &str,
    item: impl FnMut(usize, Value<'t>) -> T,
) -> serde_json::Result<(Value<'t>, Option<Vec<T>>)> {
    let mut deserializer = serde_json::Deserializer::from_str(text);
    let read = deserializer.deserialize_any(Apart { name, item })?;
    deserializer.end()?;
    Ok(read)
}

struct Apart<'n, F> {
    name: &'n str,
    item: F,
}

impl<'de, T, F: FnMut(usize, Value<'de>) -> T> Visitor<'de> for Apart<'_, F> {
    type Value = (Value<'de>, Option<Vec<T>>);

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("an object")
    }

    fn visit_map<A: MapAccess<'de>>(mut self, mut entries: A) -> Result<Self::Value, A::Error> {
        let (mut fields, mut kept) = (Vec::new(), None);
        while let Some(name) = entries.next_key()? {
            match name {
                Value::Text(name) if name == self.name => {
                    kept = Some(entries.next_value_seed(Items(&mut self.item))?);
                }
                Value::Text(name) => fields.push((name, entries.next_value()?)),
                _ => return Err(A::Error::custom("expected a name")),
            }
        }
        Ok((Value::Object(fields), kept))
    }
}

struct Items<'f, F>(&'f mut F);

impl<'de, T, F: FnMut(usize, Value<'de>) -> T> DeserializeSeed<'de> for Items<'_, F> {
    type Value = Vec<T>;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<Vec<T>, D::Error> {
        deserializer.deserialize_any(self)
    }
}

impl<'de, T, F: FnMut(usize, Value<'de>) -> T> Visitor<'de> for Items<'_, F> {
    type Value = Vec<T>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Vec<T>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push((self.0)(list.len(), item));
        }
        Ok(list)
    }
}

/// The one value of the document `text`.
///
/// # Errors
///
/// A syntax error, with its line and column.
pub fn parse(text: &str) -> Result<Value<'_>, String> {
    serde_json::from_str(text).map_err(|error| error.to_string())
}

/// A value of a document.
#[derive(Debug)]
pub enum Value<'t> {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A number of 64 bits, signed or not.
    Whole(i128),
    /// Any other number.
    Fraction,
    /// A text.
    Text(Cow<'t, str>),
    /// A list.
    List(Vec<Value<'t>>),
    /// Fields in the order of the document.
    Object(Vec<(Cow<'t, str>, Value<'t>)>),
}

impl<'t> Value<'t> {
    /// The value of the field `name`, of the last one where there are several.
    pub fn field(&self, name: &str) -> Option<&Value<'t>> {
        match self {
            Value::Object(fields) => fields.iter().rfind(|(field, _)| field == name).map(|(_, value)| value),
            _ => None,
        }
    }

    /// The text, if it is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Value::Text(text) => Some(text),
            _ => None,
        }
    }

    /// The number, if it is a whole one or a text that spells one.
    pub fn whole<N: TryFrom<i128> + std::str::FromStr>(&self) -> Option<N> {
        match self {
            Value::Whole(number) => N::try_from(*number).ok(),
            Value::Text(text) => text.parse().ok(),
            _ => None,
        }
    }
}

impl<'de> Deserialize<'de> for Value<'de> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(Reader)
    }
}

struct Reader;

impl<'de> Visitor<'de> for Reader {
    type Value = Value<'de>;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("JSON")
    }

    fn visit_unit<E: Error>(self) -> Result<Value<'de>, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<Value<'de>, E> {
        Ok(Value::Bool(value))
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<Value<'de>, E> {
        Ok(Value::Whole(value.into()))
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<Value<'de>, E> {
        Ok(Value::Whole(value.into()))
    }

    fn visit_f64<E: Error>(self, _value: f64) -> Result<Value<'de>, E> {
        Ok(Value::Fraction)
    }

    fn visit_borrowed_str<E: Error>(self, text: &'de str) -> Result<Value<'de>, E> {
        Ok(Value::Text(Cow::Borrowed(text)))
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<Value<'de>, E> {
        Ok(Value::Text(Cow::Owned(text.to_owned())))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut items: A) -> Result<Value<'de>, A::Error> {
        let mut list = Vec::new();
        while let Some(item) = items.next_element()? {
            list.push(item);
        }
        Ok(Value::List(list))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Value<'de>, A::Error> {
        let mut fields = Vec::new();
        while let Some(name) = entries.next_key()? {
            match name {
                Value::Text(name) => fields.push((name, entries.next_value()?)),
                _ => return Err(A::Error::custom("expected a name")),
            }
        }
        Ok(Value::Object(fields))
    }
}
