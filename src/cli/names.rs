//! `--demangle`: names of C++ and Rust as people write them.

use crate::cli::{console::console, manners::Demangled};
use dfquery::demangle::demangled;
use std::io::{self, Write};

/// Returns true if cells of tables are demangled.
pub fn are_demangled() -> bool {
    console().demangled != Demangled::Nothing
}

/// Lets `write` fill `out`, and demangles what it writes if that was chosen.
pub fn to<E: From<io::Error>>(
    out: &mut dyn Write,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    let demangle = match console().demangled {
        Demangled::Nothing | Demangled::Cells => return write(out),
        Demangled::Json => demangled_json,
        Demangled::Text => demangled_text,
    };
    let mut lines = Lines { out, demangle, open: Vec::new() };
    let written = write(&mut lines);
    lines.end()?;
    written
}

fn demangled_text(line: &str) -> String {
    demangled(line).into_owned()
}

/// A line of JSON with the names in its texts demangled: what stands in the place of one is quoted as JSON has it. Texts
/// do not go over the ends of lines.
fn demangled_json(line: &str) -> String {
    let mut written = String::with_capacity(line.len());
    let mut rest = line;
    while let Some(start) = rest.find('"') {
        let (before, text) = rest.split_at(start);
        let end = end_of_text(text);
        let (text, behind) = text.split_at(end);
        written.push_str(before);
        match serde_json::from_str::<String>(text) {
            Ok(plain) if demangled(&plain) != plain => {
                written.push_str(&serde_json::Value::from(demangled(&plain)).to_string());
            }
            _ => written.push_str(text),
        }
        rest = behind;
    }
    written + rest
}

/// The length of the quoted text at the start of `rest`, with its quotes.
fn end_of_text(rest: &str) -> usize {
    let mut is_escaped = false;
    let end = rest.char_indices().skip(1).find(|&(_, c)| {
        let ends = c == '"' && !is_escaped;
        is_escaped = c == '\\' && !is_escaped;
        ends
    });
    end.map_or(rest.len(), |(at, _)| at + 1)
}

/// Demangles line by line.
struct Lines<'o> {
    out: &'o mut dyn Write,
    demangle: fn(&str) -> String,
    /// The line that has not ended.
    open: Vec<u8>,
}

impl Lines<'_> {
    /// Writes what is there of the last line.
    fn end(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.open);
        match str::from_utf8(&line) {
            Ok(text) => self.out.write_all((self.demangle)(text).as_bytes()),
            Err(_) => self.out.write_all(&line),
        }
    }
}

impl Write for Lines<'_> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for piece in bytes.split_inclusive(|&byte| byte == b'\n') {
            self.open.extend_from_slice(piece);
            if piece.ends_with(b"\n") {
                self.end()?;
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_stays_json() {
        let line =
            r#"  {"_Z3barv": "call \"_Zli2_km\" and _Z3fooif/%x", "n": [1, "a\\"], "_Zli2_km": "\u00e9"},"#;
        let found = demangled_json(line);
        let value: serde_json::Value =
            serde_json::from_str(found.trim().trim_end_matches(',')).expect("JSON");
        assert_eq!(value["bar()"], format!("call \"{}\" and foo(int, float)/%x", demangled("_Zli2_km")));
        assert_eq!(value["n"], serde_json::json!([1, "a\\"]));
        assert_eq!(demangled_json(r#"{"a": "b"#), r#"{"a": "b"#);
    }
}
