//! Parquet files and SQLite databases, which take the feature `export`.

pub mod parquet;
pub mod sqlite;

/// True: this dfquery can write them.
pub const ARE_BUILT: bool = true;
