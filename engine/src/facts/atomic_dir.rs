//! Files and directories that appear under their names only when complete.

use std::{
    fs::{self, File, TryLockError},
    io::{self, BufWriter, Write},
    path::{Path, PathBuf},
};
use tempfile::{Builder, NamedTempFile, TempDir, TempPath};

/// A directory whose files appear when all of them are complete.
///
/// If the directory does not exist, it appears as a whole. If it exists, each file is written under a temporary name in
/// it, and all are renamed when all are complete. Files that are not kept are removed.
pub struct Staging {
    folder: PathBuf,
    /// The future directory under its temporary name; `None` if the directory exists.
    beside: Option<TemporaryFolder>,
}

/// A complete file, which is closed, and the path it will have before the directory itself appears.
pub struct Staged(TempPath, PathBuf);

impl Staging {
    /// Begins to fill `folder`, of which the caller has the [`Claim`].
    ///
    /// # Errors
    ///
    /// Those of the system: the folder cannot be made.
    pub fn new(folder: &Path) -> io::Result<Self> {
        let beside = if folder.exists() {
            None
        } else {
            let around = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
            let around = around.unwrap_or(Path::new("."));
            fs::create_dir_all(around).map_err(|error| named(around, &error))?;
            Some(TemporaryFolder::beside(folder).map_err(|error| named(around, &error))?)
        };
        Ok(Staging { folder: folder.to_owned(), beside })
    }

    /// A file that `write` fills; files may be made by several threads.
    ///
    /// # Errors
    ///
    /// Those of `write` and of the system.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn file(
        &self,
        name: &str,
        write: impl FnOnce(&mut (dyn Write + Send)) -> io::Result<()>,
    ) -> io::Result<Staged> {
        let path = self.beside.as_ref().map_or(&*self.folder, |beside| beside.path()).join(name);
        let folder = path.parent().expect("the path was joined");
        let fill = || {
            let file = builder(MARK, 0o666).tempfile_in(folder)?;
            let mut out = BufWriter::with_capacity(1 << 16, file);
            write(&mut out)?;
            Ok(out.into_inner()?.into_temp_path())
        };
        fill().map(|file| Staged(file, path.clone())).map_err(|error| named(&path, &error))
    }

    /// Gives all files their names.
    ///
    /// # Errors
    ///
    /// Those of the system: a file cannot be renamed.
    pub fn keep(self, files: Vec<Staged>) -> io::Result<()> {
        for Staged(file, path) in files {
            file.persist(&path).map_err(|error| named(&path, &error.error))?;
        }
        match self.beside {
            Some(beside) => fs::rename(beside.path(), &self.folder).map_err(|error| {
                let taken = error.kind() == io::ErrorKind::DirectoryNotEmpty;
                let told = io::Error::new(error.kind(), "another process has written there meanwhile");
                named(&self.folder, if taken { &told } else { &error })
            }),
            None => Ok(()),
        }
    }
}

/// Marker in the names of temporary files, before [`RANDOM`] letters.
const MARK: &str = ".dfquery-";

/// Random letters at the end of a temporary name.
const RANDOM: usize = 6;

/// The number of times a name is tried that another process has taken for one that was left behind.
const TRIES: usize = 16;

/// A folder into which no other process writes as long as this is there.
///
/// Limits  where the system locks no folders, as on some network drives, other processes are not kept out
pub struct Claim {
    /// The folder, locked.
    _lock: Option<File>,
}

impl Claim {
    /// Claims `folder`, and takes away what processes have left there that were killed; one that is not there needs no claim,
    /// since it appears as a whole.
    ///
    /// # Errors
    ///
    /// [`io::ErrorKind::ResourceBusy`] if another process has it.
    pub fn of(folder: &Path) -> io::Result<Self> {
        let Ok(file) = File::open(folder) else { return Ok(Claim { _lock: None }) };
        match file.try_lock() {
            Ok(()) => {
                leftovers(folder, MARK).for_each(|path| _ = fs::remove_file(path));
                Ok(Claim { _lock: Some(file) })
            }
            Err(TryLockError::WouldBlock) => {
                let error = io::Error::new(io::ErrorKind::ResourceBusy, "another process is writing there");
                Err(named(folder, &error))
            }
            Err(TryLockError::Error(_)) => Ok(Claim { _lock: None }),
        }
    }
}

/// Returns true if `path` is a file that a killed process has left behind, or one that is being written.
pub fn is_temporary(path: &Path) -> bool {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    name.split_once(MARK).is_some_and(|(_, random)| is_random(random))
}

fn is_random(text: &str) -> bool {
    text.len() == RANDOM && text.bytes().all(|byte| byte.is_ascii_alphanumeric())
}

/// The paths in `folder` whose names [`builder`] makes from `prefix`.
fn leftovers(folder: &Path, prefix: &str) -> impl Iterator<Item = PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = move |path: &PathBuf| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        name.strip_prefix(prefix).is_some_and(is_random)
    };
    entries.map(|entry| entry.path()).filter(is_ours)
}

/// A file beside `path` that goes away unless it is kept; its permissions are those of any new file.
///
/// Those that killed processes have left there go away.
///
/// # Errors
///
/// Those of the system.
pub fn temporary_file(path: &Path) -> io::Result<NamedTempFile> {
    let (folder, prefix) = beside(path);
    sweep(folder, &prefix);
    let make = || {
        let file = builder(&prefix, 0o666).tempfile_in(folder).map_err(unnamed)?;
        let is_held = is_held(file.as_file(), file.path());
        Ok((file, is_held))
    };
    held(make)
}

/// A folder that goes away with all that is in it, unless it is renamed.
pub struct TemporaryFolder {
    folder: TempDir,
    /// Holds the lock that other processes see.
    _lock: Option<File>,
}

impl TemporaryFolder {
    /// One beside `path`. Those that killed processes have left there go away.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn beside(path: &Path) -> io::Result<Self> {
        let (around, prefix) = beside(path);
        sweep(around, &prefix);
        held(|| {
            let folder = builder(&prefix, 0o777).tempdir_in(around).map_err(unnamed)?;
            let lock = File::open(folder.path()).ok();
            // A system that opens no folders locks none, and none is taken away there.
            let is_held = lock.as_ref().map_or(folder.path().exists(), |lock| is_held(lock, folder.path()));
            Ok((TemporaryFolder { folder, _lock: lock }, is_held))
        })
    }

    /// Its place.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// The folder that `path` is in, and how the names of temporary files begin that will be renamed to it.
fn beside(path: &Path) -> (&Path, String) {
    let folder = path.parent().filter(|parent| !parent.as_os_str().is_empty());
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    (folder.unwrap_or(Path::new(".")), format!(".{name}{MARK}"))
}

/// Takes away what no living process holds of the files and folders with names of `prefix`.
fn sweep(folder: &Path, prefix: &str) {
    for path in leftovers(folder, prefix) {
        let Ok(file) = File::open(&path) else { continue };
        if file.try_lock().is_ok() {
            // The process that has just made it sees that it is gone, and makes a new one: see `is_held`.
            _ = if path.is_dir() { fs::remove_dir_all(&path) } else { fs::remove_file(&path) };
        }
    }
}

/// Locks the new `file` at `path`; false if another process treats it as a leftover.
fn is_held(file: &File, path: &Path) -> bool {
    match file.try_lock() {
        Ok(()) => path.exists(),
        Err(TryLockError::WouldBlock) => false,
        // Where nothing can be locked nothing is taken away.
        Err(TryLockError::Error(_)) => true,
    }
}

/// Calls `make` until its result is locked, at most [`TRIES`] times.
fn held<T>(make: impl Fn() -> io::Result<(T, bool)>) -> io::Result<T> {
    for _ in 0..TRIES {
        if let (made, true) = make()? {
            return Ok(made);
        }
    }
    Err(io::Error::new(io::ErrorKind::ResourceBusy, "other processes remove every temporary file"))
}

/// A builder of files and directories with `mode`, less the user's mask.
fn builder(prefix: &str, mode: u32) -> Builder<'_, 'static> {
    let mut builder = Builder::new();
    builder.prefix(prefix).rand_bytes(RANDOM);
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(mode));
    #[cfg(not(unix))]
    let _ = mode;
    builder
}

/// `error` without the name of a temporary file, which says nothing to anybody.
fn unnamed(error: io::Error) -> io::Error {
    let text = error.to_string();
    match text.split_once(" at path ") {
        Some((plain, _)) => io::Error::new(error.kind(), plain),
        None => error,
    }
}

fn named(path: &Path, error: &io::Error) -> io::Error {
    io::Error::new(error.kind(), format!("{}: {error}", path.display()))
}
