//! The input of a reader: the bytes of one file under its name.

use dfquery_engine::diagnostic::{Diagnostic, Place};

/// One input.
#[derive(Clone, Copy, Debug)]
pub struct Source<'a> {
    /// The file as the user named it; it stands in messages.
    pub name: &'a str,
    /// Its contents.
    pub bytes: &'a [u8],
}

/// Places in a text are kept in 31 bits.
const LONGEST: usize = i32::MAX as usize;

impl<'a> Source<'a> {
    /// The text, if it is one.
    pub(crate) fn text(&self) -> Result<&'a str, Box<Diagnostic>> {
        fits(self.name, self.bytes.len())?;
        std::str::from_utf8(self.bytes).map_err(|error| {
            let valid = &self.bytes[..error.valid_up_to()];
            let before = std::str::from_utf8(valid).expect("valid up to there");
            let place = place(self.name, before, before.len(), before.len() + 1);
            let refused = Diagnostic::error("the file is not UTF-8 text").at(place);
            Box::new(refused.label("this byte is not valid here"))
        })
    }
}

/// Refuses a text of more than 2 GiB.
pub(crate) fn fits(name: &str, length: usize) -> Result<(), Box<Diagnostic>> {
    if length <= LONGEST {
        return Ok(());
    }
    let refused = Diagnostic::error("the file is larger than 2 GiB").at(Place::file(name));
    Err(Box::new(refused.help("split the module: llvm-split, or one file per translation unit")))
}

/// The place of `start..end` in `text`.
pub(crate) fn place(file: &str, text: &str, start: usize, end: usize) -> Place {
    let before = &text[..start];
    let line_start = memchr::memrchr(b'\n', before.as_bytes()).map_or(0, |at| at + 1);
    let line = memchr::memchr_iter(b'\n', before.as_bytes()).count() as u32 + 1;
    let column = text[line_start..start].chars().count() as u32 + 1;
    let meant = text.get(start..end).map_or(1, |meant| meant.chars().take_while(|&c| c != '\n').count());
    Place { file: file.to_owned(), line, column, width: meant.max(1) as u32 }
}
