//! Inputs as they are named: files, folders and standard input.

use crate::{
    error::{Error, Result},
    foreign,
};
use dfquery_engine::likeness;
use dfquery_extract::objects::{Kind, kind};
use std::{
    fs::{self, File},
    io::{self, Read},
    path::{Path, PathBuf},
};

/// A file to read.
#[derive(Clone, Debug)]
pub(crate) struct Input {
    /// Its path; `-` for standard input.
    pub path: PathBuf,
    /// True if a user has named it: it is not one of the files of a folder.
    pub is_named: bool,
}

impl Input {
    /// The file at `path`, which a user has named.
    pub fn named(path: impl Into<PathBuf>) -> Self {
        Input { path: path.into(), is_named: true }
    }
}

/// Reads the file at `path`, or standard input if that is `-`.
///
/// # Errors
///
/// The file cannot be read.
pub fn bytes(path: &Path) -> Result<Vec<u8>> {
    let cannot_read = |error| unreadable(path, error);
    if path != Path::new("-") {
        return fs::read(path).map_err(cannot_read);
    }
    let mut bytes = Vec::new();
    io::stdin().read_to_end(&mut bytes).map_err(cannot_read)?;
    Ok(bytes)
}

/// The error that `path` cannot be read, with what was meant, if that can be told: a relation, or a file beside it.
fn unreadable(path: &Path, error: io::Error) -> Error {
    let meant = (error.kind() == io::ErrorKind::NotFound).then(|| meant(path)).flatten();
    Error::unread(path, error, meant)
}

/// The advice for `path`, which is not there.
fn meant(path: &Path) -> Option<String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let name = path.file_name()?.to_str()?;
    if folder.is_none() && dfquery_rules::declares(name) {
        return Some(format!("`{name}` is a relation: dfquery INPUT --relation {name}"));
    }
    let entries = fs::read_dir(folder.unwrap_or(Path::new("."))).into_iter().flatten().flatten();
    let beside: Vec<String> = entries.filter_map(|entry| entry.file_name().into_string().ok()).collect();
    if let Some(near) = likeness::nearest(name, &beside) {
        return Some(format!("did you mean `{}`?", path.with_file_name(near).display()));
    }
    let is_topic = folder.is_none() && !dfquery_rules::topic(name).is_empty();
    is_topic.then(|| format!("`dfquery describe {name}` lists relations: dfquery INPUT --relation NAME"))
}

/// Reads a file that an object or a thin archive names; gives the one path of the file too.
///
/// # Errors
///
/// It cannot be read, or is no file.
pub fn other_file(path: &Path) -> io::Result<(PathBuf, Vec<u8>)> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "it is no file"));
    }
    Ok((fs::canonicalize(path)?, fs::read(path)?))
}

/// The files to read for the input `path`: itself, or the LLVM IR in a folder that holds no facts, by name.
pub(crate) fn files(path: &Path) -> Result<Vec<Input>> {
    if !path.is_dir() {
        return Ok(vec![Input::named(path)]);
    }
    let cannot_read = |error| Error::io("read", path, error);
    let entries = fs::read_dir(path).map_err(cannot_read)?;
    let mut inside: Vec<PathBuf> =
        entries.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>().map_err(cannot_read)?;
    if inside.iter().any(|file| ["csv", "facts"].iter().any(|end| has_extension(file, end))) {
        return Ok(vec![Input::named(path)]);
    }
    inside.sort();
    let foreign = foreign::help_for_folder(&inside).or_else(|| folders_with_modules(&inside));
    let found = modules(inside);
    if found.is_empty() {
        let message = format!("`{}` holds neither facts nor LLVM IR", path.display());
        let help = "a facts directory has files such as `block.csv`, as dfquery extract writes them; IR as text ends in .ll";
        return Err(Error::with_help(message, foreign.as_deref().unwrap_or(help)));
    }
    Ok(found.into_iter().map(|path| Input { path, is_named: false }).collect())
}

/// The advice to name one of the folders among `inside` that hold LLVM IR, if there are any: `dfquery build` makes one for
/// each program.
fn folders_with_modules(inside: &[PathBuf]) -> Option<String> {
    let holds = |folder: &&PathBuf| {
        let files = fs::read_dir(folder).into_iter().flatten();
        !modules(files.filter_map(|entry| Some(entry.ok()?.path())).collect()).is_empty()
    };
    let named: Vec<String> = inside
        .iter()
        .filter(|path| path.is_dir())
        .filter(holds)
        .map(|path| format!("`{}`", path.display()))
        .collect();
    let shown = named.iter().take(FOLDERS).cloned().collect::<Vec<String>>().join(", ");
    let more = if named.len() > FOLDERS { ", …" } else { "" };
    (!named.is_empty()).then(|| format!("name a folder in it that does: {shown}{more}"))
}

/// The most folders that are suggested.
const FOLDERS: usize = 4;

/// The files with LLVM IR among `files`. Modules are often there in several forms, of which one is taken: text, bitcode
/// and objects, archives, or what is linked.
fn modules(mut files: Vec<PathBuf>) -> Vec<PathBuf> {
    for form in ["ll", "bc"] {
        if files.iter().any(|file| has_extension(file, form)) {
            files.retain(|file| has_extension(file, form));
            return files;
        }
    }
    let kinds: Vec<Option<Kind>> = files.iter().map(|file| kind_of(file)).collect();
    let forms: [&[Kind]; 3] = [&[Kind::Bitcode, Kind::Object], &[Kind::Archive], &[Kind::Linked]];
    let is_of = |form: &[Kind], kind: &Option<Kind>| kind.is_some_and(|kind| form.contains(&kind));
    let form = forms.into_iter().find(|form| kinds.iter().any(|kind| is_of(form, kind)));
    let Some(form) = form else { return Vec::new() };
    files.into_iter().zip(kinds).filter(|(_, kind)| is_of(form, kind)).map(|(file, _)| file).collect()
}

/// The length of the start of a file that determines its kind.
const START: u64 = 4096;

/// The kind of the binary file at `path`; none if it is none, or cannot be read.
fn kind_of(path: &Path) -> Option<Kind> {
    if !fs::metadata(path).ok()?.is_file() {
        return None;
    }
    let mut start = Vec::new();
    File::open(path).ok()?.take(START).read_to_end(&mut start).ok()?;
    kind(&start)
}

pub(crate) fn has_extension(path: &Path, extension: &str) -> bool {
    path.extension().is_some_and(|end| end == extension)
}
