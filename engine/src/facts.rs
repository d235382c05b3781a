//! Facts directories: one file a relation, CSV with a header or Soufflé's tab-separated facts.

mod given;
mod layout;
mod names;
mod read;
mod staging;
mod table;
mod write;

pub use given::{Finder, read_given};
pub use layout::{Layout, SCHEMA_FILE, SCHEMA_NUMBER};
pub use read::{Check, Directory, read};
pub use staging::{Claim, Staged, Staging, TemporaryFolder, is_temporary, temporary_file};
pub use write::{ColumnText, RowWriter, write, write_rows, write_schema};
