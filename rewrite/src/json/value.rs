//! JSON as it was read, with texts that are not copied out of the document.

use serde::de::{Deserialize, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use std::{borrow::Cow, fmt};

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
        while let Some((name, value)) = entries.next_entry()? {
            // JSON has no other names than texts.
            if let Value::Text(name) = name {
                fields.push((name, value));
            }
        }
        Ok(Value::Object(fields))
    }
}
