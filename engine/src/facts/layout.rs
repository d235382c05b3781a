//! The layout of directories and files of facts.

/// The number of the schema that directories state; it changes when a relation or a name changes its meaning.
pub const SCHEMA_NUMBER: u32 = 2;

/// The file that states the schema number and the origin.
pub const SCHEMA_FILE: &str = "schema.csv";

/// Text format of a file of rows.
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
    /// The column separator.
    pub(super) fn delimiter(self) -> u8 {
        match self {
            Layout::Csv => b',',
            Layout::Souffle => b'\t',
        }
    }
}
