//! The file that says what belongs to a folder of shards.

use crate::error::{Error, Result};
use dfquery_engine::{
    codec::sum,
    diagnostic::{Diagnostic, Place},
    facts::{Check, Layout},
    syntax::Sources,
};
use std::{
    collections::BTreeMap,
    fs, io,
    path::{Path, PathBuf},
    sync::OnceLock,
};

/// The file that says what belongs to a folder of shards.
pub const MANIFEST: &str = "shards.csv";
/// The most shards.
pub const MOST: usize = 4096;
/// Its first line.
const HEADER: &str = "shard,file,rows,bytes,sum";
/// The shard that its last line names.
const ALL: &str = "all";
/// The texts of a shard with their numbers.
pub const NAMES: &str = "names";
/// The folder of a shard with what rules of users declare as inputs.
pub const GIVEN: &str = "given";
/// The help about shards that cannot be read.
const AGAIN: &str = "make the shards again with dfquery shard";

/// The file of the facts `relation` in a shard.
pub fn file(relation: &str) -> String {
    format!("{relation}.{}", Layout::Csv.extension())
}

/// The file in a shard of the relation that users know as `shown` and declare as an input.
pub fn given_file(shown: &str) -> String {
    format!("{GIVEN}/{}", file(shown))
}

/// The name of shard number `at` of `count`.
pub fn name(at: usize, count: usize) -> String {
    format!("{at:0width$}", width = (count - 1).to_string().len())
}

/// The manifest that has `files`, each with its shard.
pub fn text(files: &[(String, File)]) -> String {
    let lines = files.iter().map(|(shard, file)| file.line(shard));
    let lines: Vec<String> = [HEADER.to_owned()].into_iter().chain(lines).collect();
    let mut manifest = lines.join("\n") + "\n";
    let all = File::new(MANIFEST.to_owned(), lines.len() - 1, manifest.as_bytes());
    manifest += &all.line(ALL);
    manifest.push('\n');
    manifest
}

/// A file as the manifest describes it.
#[derive(Debug)]
pub struct File {
    name: String,
    /// Without the header.
    pub rows: usize,
    bytes: usize,
    sum: u64,
}

impl File {
    /// The file `name` with these rows and bytes.
    pub fn new(name: String, rows: usize, bytes: &[u8]) -> Self {
        File { name, rows, bytes: bytes.len(), sum: sum(bytes) }
    }

    fn line(&self, shard: &str) -> String {
        let File { name, rows, bytes, sum } = self;
        format!("{shard},{name},{rows},{bytes},{sum:016x}")
    }

    /// The file that `line` describes, with the shard.
    fn parse(line: &str) -> Option<(&str, File)> {
        let fields: Vec<&str> = line.split(',').collect();
        let &[shard, name, rows, bytes, sum] = &fields[..] else { return None };
        let sum = u64::from_str_radix(sum, 16).ok()?;
        Some((
            shard,
            File { name: name.to_owned(), rows: rows.parse().ok()?, bytes: bytes.parse().ok()?, sum },
        ))
    }
}

/// A folder of shards, of which nothing but the manifest was read.
#[derive(Debug)]
pub struct Shards {
    /// The folder.
    pub folder: PathBuf,
    /// A sum of the manifest, which no other shards have.
    pub sum: u64,
    /// The shards, in order.
    pub shards: Vec<Shard>,
    /// The number of their texts, once these were read.
    pub count: OnceLock<u32>,
}

/// A shard as the manifest describes it.
#[derive(Debug)]
pub struct Shard {
    /// Its folder.
    pub folder: PathBuf,
    /// By name its files.
    pub files: BTreeMap<String, File>,
}

impl Shards {
    /// Those in `folder`, if it is a folder of shards.
    ///
    /// # Errors
    ///
    /// A manifest that is damaged or cut off, shards that are missing, and folders that are none of the shards.
    pub fn open(folder: &Path) -> Result<Option<Self>> {
        let path = folder.join(MANIFEST);
        if !path.is_file() {
            return Ok(None);
        }
        let text = fs::read_to_string(&path).map_err(|error| Error::io("read", &path, error))?;
        let shards = shards(folder, &text).map_err(|(line, message)| {
            let mut sources = Sources::new();
            sources.add(path.display().to_string(), text.clone());
            Error::Invalid { messages: vec![damaged(at_line(&path, line + 1), message)], sources }
        })?;
        let opened =
            Shards { folder: folder.to_owned(), sum: sum(text.as_bytes()), shards, count: OnceLock::new() };
        opened.check_folders()?;
        Ok(Some(opened))
    }

    /// The folder of the first shard: the others have files of the same names.
    pub fn first(&self) -> &Path {
        &self.shards[0].folder
    }

    /// Returns true if the shards have the facts, or what users know as this and declare as an input, in the file
    /// `name`.
    pub fn has(&self, name: &str) -> bool {
        self.shards[0].files.contains_key(name)
    }

    /// Fails if a shard is missing, or if a folder is none of them.
    fn check_folders(&self) -> Result<()> {
        let wrong = |path, message| Err(Error::diagnostic(damaged(in_file(path), message)));
        let count = self.shards.len();
        for Shard { folder, .. } in &self.shards {
            if !folder.is_dir() {
                return wrong(folder, format!("this shard is missing; `{MANIFEST}` has {count}"));
            }
        }
        let cannot_read = |error| Error::io("read", &self.folder, error);
        for entry in fs::read_dir(&self.folder).map_err(cannot_read)? {
            let path = entry.map_err(cannot_read)?.path();
            if path.is_dir() && self.shards.iter().all(|shard| shard.folder != path) {
                return wrong(&path, format!("this is none of the {count} shards in `{MANIFEST}`"));
            }
        }
        Ok(())
    }
}

impl Shard {
    /// Faults of the files called `names`, of those that the manifest has, as far as their metadata shows them.
    pub fn look<'n>(&self, names: impl IntoIterator<Item = &'n String>) -> Vec<Diagnostic> {
        let problem = |name: &String| {
            let described = self.files.get(name)?;
            let path = self.folder.join(name);
            match fs::metadata(&path) {
                Ok(found) => described.problem(&path, found.len() as usize, None),
                Err(error) => Some(unreadable(&path, &error)),
            }
        };
        names.into_iter().filter_map(problem).collect()
    }

    /// The bytes of the file `name`, which the manifest has.
    ///
    /// # Errors
    ///
    /// It cannot be read, or has other bytes.
    pub fn bytes(&self, name: &str) -> Result<Vec<u8>> {
        let path = self.folder.join(name);
        let bytes = fs::read(&path).map_err(|error| Error::diagnostic(unreadable(&path, &error)))?;
        self.problem(&path, &bytes).map_or(Ok(bytes), |problem| Err(Error::diagnostic(problem)))
    }
}

impl Check for Shard {
    fn problem(&self, path: &Path, bytes: &[u8]) -> Option<Diagnostic> {
        let name = path.strip_prefix(&self.folder).ok()?.to_str()?.replace('\\', "/");
        self.files.get(&name)?.problem(path, bytes.len(), Some(bytes))
    }
}

impl File {
    /// The fault of this file, at `path`, if it is `length` bytes long, and has these `bytes`, if they are known.
    fn problem(&self, path: &Path, length: usize, bytes: Option<&[u8]>) -> Option<Diagnostic> {
        let message = match bytes {
            _ if length != self.bytes => {
                format!("this file has {length} bytes, and `{MANIFEST}` says {}", self.bytes)
            }
            Some(bytes) if sum(bytes) != self.sum => {
                format!("this file is another one than `{MANIFEST}` describes")
            }
            _ => return None,
        };
        Some(damaged(in_file(path), message))
    }
}

fn unreadable(path: &Path, error: &io::Error) -> Diagnostic {
    damaged(in_file(path), format!("cannot read a file that `{MANIFEST}` has: {error}"))
}

/// The error that shards are damaged at `place`.
pub fn damaged(place: Place, message: String) -> Diagnostic {
    Diagnostic::error(message).at(place).help(AGAIN)
}

/// The place of a whole file or folder.
pub fn in_file(path: &Path) -> Place {
    Place::file(path.display().to_string())
}

/// The place of a line, from 1 on.
pub fn at_line(path: &Path, line: usize) -> Place {
    Place::new(path.display().to_string(), line as u32, 1)
}

/// The shards in `folder` that the manifest `text` describes; else the number of the wrong line, from 0, and the fault.
fn shards(folder: &Path, text: &str) -> Result<Vec<Shard>, (usize, String)> {
    let lines: Vec<&str> = text.lines().collect();
    if lines.first() != Some(&HEADER) {
        return Err((0, format!("expected the columns `{HEADER}`")));
    }
    let end = lines.len() - 1;
    let last = File::parse(lines[end]).filter(|(shard, _)| *shard == ALL && text.ends_with('\n'));
    let Some((_, all)) = last else {
        return Err((end, format!("this file is cut off: its last line begins with `{ALL}`")));
    };
    let before = &text[..text.len() - lines[end].len() - 1];
    if (all.rows, all.bytes, all.sum) != (end - 1, before.len(), sum(before.as_bytes())) {
        return Err((end, "the lines before are not those that were written".to_owned()));
    }
    let mut shards: Vec<Shard> = Vec::new();
    let mut known = String::new();
    for (at, line) in lines.iter().enumerate().take(end).skip(1) {
        let parsed = File::parse(line).filter(|(shard, _)| shard.bytes().all(|byte| byte.is_ascii_digit()));
        let (shard, file) = parsed.ok_or_else(|| (at, format!("expected `{HEADER}`")))?;
        if shard != known {
            shards.push(Shard { folder: folder.join(shard), files: BTreeMap::new() });
            shard.clone_into(&mut known);
        }
        shards.last_mut().expect("one was just added").files.insert(file.name.clone(), file);
    }
    if shards.is_empty() { Err((0, "there is no shard".to_owned())) } else { Ok(shards) }
}
