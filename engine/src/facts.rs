//! Facts directories: one file a relation, CSV with a header or Soufflé's tab-separated facts.

mod given;
mod names;
mod read;
mod staging;
mod table;
mod write;

pub use given::read_given;
pub use read::{Directory, read};
pub use staging::{Claim, Staged, Staging, TemporaryFolder, is_temporary, temporary_file};
pub use write::{ColumnText, RowWriter, write, write_schema};

/// The number of the schema that directories state; it changes when a relation or a name changes its meaning.
pub const SCHEMA_NUMBER: u32 = 2;

/// The file that states the schema number and the origin.
pub const SCHEMA_FILE: &str = "schema.csv";

/// How the rows of a file are written down.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// `.csv`: RFC 4180 with a header row of column names.
    Csv,
    /// `.facts`: tab-separated, without a header, as Soufflé reads it.
    Souffle,
}

impl Layout {
    /// The ending of file names, without the dot.
    pub fn extension(self) -> &'static str {
        match self {
            Layout::Csv => "csv",
            Layout::Souffle => "facts",
        }
    }
}

impl Layout {
    fn delimiter(self) -> u8 {
        match self {
            Layout::Csv => b',',
            Layout::Souffle => b'\t',
        }
    }
}

/// Splits `f/%x` into the part and the rest, at the first slash outside quotes.
pub(crate) fn split(name: &str) -> Option<(&str, &str)> {
    let mut quoted = false;
    let slash = name.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'/' && !quoted
    })?;
    Some((&name[..slash], &name[slash + 1..]))
}
