//! A dfquery without Parquet and SQLite: [`Destination::parse`](super::Destination::parse) refuses these forms.

/// False: this dfquery cannot write them.
pub const ARE_BUILT: bool = false;

pub mod parquet {
    use crate::relations::Tuples;
    use std::io::{self, Write};

    pub fn write(_: &Tuples, _: &str, _: &mut (dyn Write + Send)) -> io::Result<()> {
        Err(io::ErrorKind::Unsupported.into())
    }
}

pub mod sqlite {
    use crate::{error::Error, relations::Tuples, scope::Scope};
    use std::path::Path;

    pub fn write(_: &Path, _: &[Tuples], _: &Scope) -> Result<(), Error> {
        Err(Error::message("this dfquery was built without SQLite"))
    }
}
