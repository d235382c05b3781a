//! Files that stand under their names when they are complete, and not before.

use std::{
    fs,
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};
use tempfile::{Builder, NamedTempFile, TempDir, TempPath};

/// A directory whose files appear when all of them are complete.
///
/// One that is not there appears as a whole. In one that is there, every file is written beside its name, and all are
/// renamed when all are complete. What is not kept goes away.
pub struct Staging {
    folder: PathBuf,
    /// What will be the directory, if there is none.
    beside: Option<TempDir>,
}

/// A complete file, which is closed, and the path it will have before the directory itself appears.
pub struct Staged(TempPath, PathBuf);

impl Staging {
    /// Begins to fill `folder`.
    pub fn new(folder: &Path) -> io::Result<Self> {
        let beside = if folder.exists() {
            None
        } else {
            let around = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
            let around = around.unwrap_or(Path::new("."));
            fs::create_dir_all(around).map_err(|error| named(around, &error))?;
            Some(builder(0o777).tempdir_in(around).map_err(|error| named(around, &error))?)
        };
        Ok(Staging { folder: folder.to_owned(), beside })
    }

    /// A file that `write` fills; files may be made by several threads.
    pub fn file(
        &self,
        name: &str,
        write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
    ) -> io::Result<Staged> {
        let path = self.beside.as_ref().map_or(&*self.folder, |beside| beside.path()).join(name);
        let folder = path.parent().expect("the path was joined");
        let fill = || {
            let mut out = BufWriter::with_capacity(1 << 16, temporary_file(folder)?);
            write(&mut out)?;
            Ok(out.into_inner()?.into_temp_path())
        };
        fill().map(|file| Staged(file, path.clone())).map_err(|error| named(&path, &error))
    }

    /// Gives all files their names.
    pub fn keep(self, files: Vec<Staged>) -> io::Result<()> {
        for Staged(file, path) in files {
            file.persist(&path).map_err(|error| named(&path, &error.error))?;
        }
        match self.beside {
            Some(beside) => {
                fs::rename(beside.path(), &self.folder).map_err(|error| named(&self.folder, &error))
            }
            None => Ok(()),
        }
    }
}

/// A file in `folder` that goes away unless it is kept; its permissions are those of any new file.
pub fn temporary_file(folder: &Path) -> io::Result<NamedTempFile> {
    builder(0o666).tempfile_in(folder)
}

/// What makes files and directories with `mode`, from which the system takes away what the user's mask says.
fn builder(mode: u32) -> Builder<'static, 'static> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
