//! Functions that are used and not written: calls, opaque values, addresses of globals, operators without a counterpart.

use super::netlist::{Type, list};
use std::{collections::BTreeMap, fmt};

/// The types of the operands and results of a function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Signature {
    /// Types of the arguments.
    pub ins: Vec<Type>,
    /// Types of the results.
    pub outs: Vec<Type>,
}

impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "({})", list(&self.ins))?;
        match &self.outs[..] {
            [] => Ok(()),
            outs => write!(f, " -> ({})", list(outs)),
        }
    }
}

/// The functions that a module uses, by symbol.
#[derive(Default)]
pub struct Externals {
    signatures: BTreeMap<String, Signature>,
}

impl Externals {
    /// The symbol for a use of `name` with this signature; one name with several signatures is several functions.
    pub fn symbol(&mut self, name: &str, signature: &Signature) -> String {
        let mut symbol = name.to_owned();
        let mut number = 0;
        while self.signatures.get(&symbol).is_some_and(|known| known != signature) {
            number += 1;
            symbol = format!("{name}.{number}");
        }
        self.signatures.entry(symbol.clone()).or_insert_with(|| signature.clone());
        quote(&symbol)
    }

    /// The signature of `name`, if it is used.
    pub fn get(&self, name: &str) -> Option<&Signature> {
        self.signatures.get(name)
    }

    /// The functions by symbol.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Signature)> {
        self.signatures.iter().map(|(symbol, signature)| (symbol.as_str(), signature))
    }
}

/// A symbol without its `@`, quoted where it must be.
pub fn quote(symbol: &str) -> String {
    let plain = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let first = symbol.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_');
    if first && symbol.chars().all(plain) { symbol.to_owned() } else { string(symbol) }
}

/// A text in quotes.
pub fn string(text: &str) -> String {
    let mut quoted = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'"' | b'\\' | ..=0x1f | 0x7f => quoted.push_str(&format!("\\{byte:02X}")),
            _ => quoted.push(byte as char),
        }
    }
    quoted.push('"');
    quoted
}
