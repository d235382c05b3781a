//! Files that are whole or not there.

use dfquery_engine::{cancel::Writing, facts::temporary_file};
use std::{
    fs::{self, File},
    io::{self, BufWriter, Write},
    path::Path,
};

/// Lets `write` fill the file at `path`: it is written beside its name and renamed.
///
/// # Errors
///
/// Those of `write`, and of the system.
pub fn replace<E: From<io::Error>>(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return fill(&mut File::create(path)?, write); // a device or pipe, which is not replaced
    }
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut file = temporary_file(&path)?;
    if let Ok(older) = fs::metadata(&path) {
        file.as_file().set_permissions(older.permissions())?;
    }
    fill(file.as_file_mut(), write)?;
    file.persist(&path).map_err(|error| error.error)?;
    Ok(())
}

fn fill<E: From<io::Error>>(
    file: &mut File,
    write: impl FnOnce(&mut dyn Write) -> Result<(), E>,
) -> Result<(), E> {
    let mut out = BufWriter::with_capacity(1 << 16, Marked(file));
    write(&mut out)?;
    Ok(out.flush()?)
}

/// A writer that is known to write while it does.
pub struct Marked<W>(pub W);

impl<W: Write> Write for Marked<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        let _writing = Writing::begin();
        self.0.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        let _writing = Writing::begin();
        self.0.flush()
    }
}
