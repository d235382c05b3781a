//! `--demangle`: names of C++ and Rust as people write them.

use dfquery::demangle::demangled;
use std::{
    io::{self, Write},
    sync::OnceLock,
};

/// What is demangled.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Demangled {
    /// Nothing.
    #[default]
    Nothing,
    /// Cells of tables, since names within other data must not have quotes or commas of their own.
    Cells,
    /// All that is printed.
    Text,
}

static CHOSEN: OnceLock<Demangled> = OnceLock::new();

/// Chooses for the whole run.
pub fn choose(what: Demangled) {
    let _ = CHOSEN.set(what);
}

fn chosen() -> Demangled {
    CHOSEN.get().copied().unwrap_or_default()
}

/// Whether cells of tables are demangled.
pub fn are_demangled() -> bool {
    chosen() != Demangled::Nothing
}

/// Lets `write` fill `out`, and demangles what it writes if that was chosen.
pub fn to<E: From<io::Error>>(
    out: &mut dyn Write,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    if chosen() != Demangled::Text {
        return write(out);
    }
    let mut lines = Lines { out, open: Vec::new() };
    let written = write(&mut lines);
    lines.end()?;
    written
}

/// Demangles line by line.
struct Lines<'o> {
    out: &'o mut dyn Write,
    /// The line that has not ended.
    open: Vec<u8>,
}

impl Lines<'_> {
    /// Writes what is there of the last line.
    fn end(&mut self) -> io::Result<()> {
        let line = std::mem::take(&mut self.open);
        match str::from_utf8(&line) {
            Ok(text) => self.out.write_all(demangled(text).as_bytes()),
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
