//! Facts directories: one file a relation, CSV with a header or Soufflé's tab-separated facts.

mod atomic_dir;
mod layout;
mod names;
mod read;
mod record_text;
mod store;
mod table;
mod user_inputs;
mod write;

pub use atomic_dir::{Claim, Staged, Staging, TemporaryFolder, is_temporary, temporary_file};
pub use layout::{Layout, SCHEMA_FILE, SCHEMA_NUMBER};
pub use read::{Check, Directory, read};
pub use store::{Form, Store};
pub use user_inputs::{Finder, read_given};
pub use write::{ColumnText, RowWriter, write, write_rows, write_schema, write_table};
