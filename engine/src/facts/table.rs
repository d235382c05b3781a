//! The records and fields of one file.

use super::store::Form;
use crate::diagnostic::{Diagnostic, Place};
use csv::{ByteRecord, Reader, ReaderBuilder};

/// Bad places of a directory that are reported one by one.
pub(super) const LIMIT: usize = 20;

/// A file as it was read.
pub(super) struct Table {
    /// The file as messages name it.
    pub(super) name: String,
    pub(super) form: Form,
    pub(super) text: String,
}

/// The problems of a file: the first ones, and their number.
#[derive(Default)]
pub(super) struct Problems {
    pub(super) shown: Vec<Diagnostic>,
    pub(super) count: usize,
}

impl Problems {
    /// Counts one more, and makes its message if there is room.
    pub(super) fn add(&mut self, make: impl FnOnce() -> Diagnostic) {
        self.count += 1;
        if self.shown.len() < LIMIT {
            self.shown.push(make());
        }
    }

    pub(super) fn append(&mut self, other: Problems) {
        self.count += other.count;
        let room = LIMIT.saturating_sub(self.shown.len());
        self.shown.extend(other.shown.into_iter().take(room));
    }

    /// All messages, the last one counting what is not shown.
    pub(super) fn into_messages(mut self) -> Vec<Diagnostic> {
        let more = self.count - self.shown.len();
        if more > 0 {
            self.shown.push(Diagnostic::error(format!("{more} more errors in these facts are not shown")));
        }
        self.shown
    }
}

impl Table {
    /// The records; a header is a record like any other.
    pub(super) fn records(&self) -> Records<'_> {
        let reader = ReaderBuilder::new()
            .delimiter(self.form.delimiter)
            .quoting(self.form.quotes)
            .has_headers(false)
            .flexible(true)
            .from_reader(self.text.as_bytes());
        Records { reader, record: ByteRecord::new() }
    }

    /// The place of field `field` of `record`.
    pub(super) fn place(&self, record: &ByteRecord, field: usize) -> Place {
        let bytes = self.text.as_bytes();
        let mut at = record.position().map_or(0, |position| position.byte() as usize);
        while matches!(bytes.get(at), Some(b'\n' | b'\r')) {
            at += 1;
        }
        for _ in 0..field {
            at = (self.field_end(at) + 1).min(bytes.len());
        }
        let line_start = self.text[..at].rfind('\n').map_or(0, |newline| newline + 1);
        let line = 1 + bytes[..at].iter().filter(|&&byte| byte == b'\n').count() as u32;
        let column = 1 + self.text[line_start..at].chars().count() as u32;
        let field = self.text[at..self.field_end(at)].lines().next().unwrap_or("");
        Place { file: self.name.clone(), line, column, width: field.chars().count().max(1) as u32 }
    }

    /// The end of the field that begins at byte `at`.
    fn field_end(&self, at: usize) -> usize {
        let mut quoted = false;
        for (offset, &byte) in self.text.as_bytes()[at..].iter().enumerate() {
            match byte {
                b'"' if self.form.quotes => quoted = !quoted,
                b'\n' | b'\r' if !quoted => return at + offset,
                _ if byte == self.form.delimiter && !quoted => return at + offset,
                _ => {}
            }
        }
        self.text.len()
    }
}

/// The records of a table, one after the other in the same memory.
pub(super) struct Records<'t> {
    reader: Reader<&'t [u8]>,
    record: ByteRecord,
}

impl Records<'_> {
    pub(super) fn next(&mut self) -> Option<&ByteRecord> {
        let more = self
            .reader
            .read_byte_record(&mut self.record)
            .expect("records of any length can be read from memory");
        more.then_some(&self.record)
    }
}

/// The bytes of a field as text.
pub(super) fn text(field: &[u8]) -> &str {
    std::str::from_utf8(field).expect("the whole file is text, and a field ends at a sign of one byte")
}
