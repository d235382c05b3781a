//! Errors in bitcode files, with their places.

use std::fmt;

/// The reason why bitcode could not be read, with its place.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Error {
    /// The offset in bits from the start of the file.
    pub bit: u64,
    /// The block that was being read.
    pub block: &'static str,
    /// The code of the record that was being read, if it was one.
    pub record: Option<u32>,
    /// The fault.
    pub message: String,
}

impl Error {
    /// An error outside of any record.
    pub fn new(bit: u64, block: &'static str, message: impl Into<String>) -> Self {
        Error { bit, block, record: None, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} (at byte {}, bit {}, {}", self.message, self.bit / 8, self.bit % 8, self.block)?;
        match self.record {
            Some(code) => write!(f, ", record {code})"),
            None => write!(f, ")"),
        }
    }
}

impl std::error::Error for Error {}

/// A result of reading bitcode.
pub type Result<T, E = Error> = std::result::Result<T, E>;
