//! Names as LLVM prints them: in quotes only where it needs them.

use std::borrow::Cow;
use std::fmt::Write;

/// The spelling that LLVM's printer uses for a name that was written as `raw`, with or without quotes.
///
/// A number without quotes is no name but the number of an unnamed value, and stays as it is.
pub fn canonical(raw: &str) -> Cow<'_, str> {
    match raw.strip_prefix('"') {
        Some(rest) => Cow::Owned(quote(&unescape(rest.strip_suffix('"').unwrap_or(rest)))),
        None if raw.contains('$') => Cow::Owned(quote(raw.as_bytes())),
        None => Cow::Borrowed(raw),
    }
}

/// The bytes that a text with LLVM's escapes stands for: `\\`, and `\` before two hexadecimal digits.
pub fn unescape(text: &str) -> Vec<u8> {
    let bytes = text.as_bytes();
    let mut out = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while at < bytes.len() {
        let escape = (bytes[at] == b'\\').then(|| bytes.get(at + 1..at + 3).and_then(hex_pair)).flatten();
        if let Some(byte) = escape {
            out.push(byte);
            at += 3;
        } else {
            out.push(bytes[at]);
            at += if bytes[at] == b'\\' && bytes.get(at + 1) == Some(&b'\\') { 2 } else { 1 };
        }
    }
    out
}

fn hex_pair(pair: &[u8]) -> Option<u8> {
    let digit = |byte: u8| (byte as char).to_digit(16);
    Some((digit(pair[0])? * 16 + digit(pair[1])?) as u8)
}

/// `name`, in quotes if LLVM's printer would put it in quotes.
pub fn quote(name: &[u8]) -> String {
    let plain = |b: &u8| b.is_ascii_alphanumeric() || matches!(b, b'-' | b'.' | b'_');
    if name.first().is_some_and(|b| !b.is_ascii_digit()) && name.iter().all(plain) {
        return name.iter().map(|&b| b as char).collect();
    }
    let mut out = String::with_capacity(name.len() + 2);
    out.push('"');
    for &byte in name {
        match byte {
            b'"' => out.push_str("\\22"),
            b'\\' => out.push_str("\\\\"),
            0x20..=0x7E => out.push(byte as char),
            _ => write!(out, "\\{byte:02X}").expect("a string takes what is written"),
        }
    }
    out.push('"');
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_quoted_where_llvm_quotes() {
        let pairs = [
            ("a.b-c_d", "a.b-c_d"),
            ("\"plain\"", "plain"),
            ("\"12\"", "\"12\""),
            ("12", "12"),
            ("\"a/b:c\"", "\"a/b:c\""),
            ("a$b", "\"a$b\""),
            ("\"q\\22\\09\"", "\"q\\22\\09\""),
            ("\"\\66oo\"", "foo"),
            ("\"\"", "\"\""),
        ];
        for (raw, printed) in pairs {
            assert_eq!(canonical(raw), printed);
        }
    }

    #[test]
    fn escapes_become_bytes() {
        assert_eq!(unescape("a\\00\\ff\\\\z\\"), b"a\0\xFF\\z\\");
    }
}
