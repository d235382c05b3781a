//! Facts in shards: folders of facts about consecutive functions, and what numbers them all as one program.
//!
//! Each shard is a facts directory with one more file, `names`: the texts that its rows hold, each with its number in the
//! whole program. The file `shards.csv` lists all files with their rows, their bytes and a checksum. The entities of a
//! shard are numbered after those of the shards before it, as many as their listings have rows. So every shard can be
//! read by itself, and its rows have the cells that they have in the program.

use crate::error::{Error, Result, sound};
use dfquery_engine::{
    base::FactBase,
    diagnostic::{Diagnostic, Place},
    facts::{self, Directory, Layout, SCHEMA_FILE, TemporaryFolder},
    packed::sum,
    schema::{ColumnType, RelationId, Schema},
    stop,
    syntax::Sources,
};
use rayon::prelude::*;
use std::{
    collections::BTreeMap,
    fs, io,
    ops::Range,
    path::{Path, PathBuf},
    sync::Arc,
};

/// The file that says what belongs to a folder of shards.
pub const MANIFEST: &str = "shards.csv";
/// Its first line.
const HEADER: &str = "shard,file,rows,bytes,sum";
/// The shard that its last line names.
const ALL: &str = "all";
/// The texts of a shard with their numbers.
const NAMES: &str = "names";
/// The most shards.
pub const MOST: usize = 4096;
/// What to do about shards that cannot be read.
const AGAIN: &str = "make the shards again with dfquery shard";

/// Writes `relations` of `base` to `folder` in `count` shards, of which some are empty if there are fewer functions.
///
/// The folder appears when it is complete. One that is there must be empty, or have older shards, which are replaced.
///
/// # Errors
///
/// Those of the system; a folder of other files; more than [`MOST`] shards, or none.
pub fn write(base: &FactBase, relations: &[RelationId], folder: &Path, count: usize) -> Result<()> {
    if !(1..=MOST).contains(&count) {
        return Err(Error::message(format!("facts have 1 to {MOST} shards, not {count}")));
    }
    check_place(folder)?;
    let cannot_write = |error| Error::io("write to", folder, error);
    let around = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
    around.map_or(Ok(()), fs::create_dir_all).map_err(cannot_write)?;
    let made = TemporaryFolder::beside(folder).map_err(cannot_write)?;
    fill(base, relations, made.path(), count).map_err(cannot_write)?;
    stop::check();
    replace(folder, made.path()).map_err(cannot_write)
}

/// Gives the folder `made` the name `folder`.
fn replace(folder: &Path, made: &Path) -> io::Result<()> {
    if !folder.exists() {
        return fs::rename(made, folder);
    }
    // For a moment there is no such folder, rather than one with files of both.
    let older = TemporaryFolder::beside(folder)?;
    fs::rename(folder, older.path().join("older"))?;
    fs::rename(made, folder)
}

/// Refuses a folder of other files.
fn check_place(folder: &Path) -> Result<()> {
    let is_free = match fs::read_dir(folder) {
        Ok(mut entries) => entries.next().is_none() || folder.join(MANIFEST).is_file(),
        Err(error) => error.kind() == io::ErrorKind::NotFound,
    };
    if is_free {
        return Ok(());
    }
    Err(Error::with_help(
        format!("`{}` is not an empty folder and does not contain shards", folder.display()),
        "name a new folder, an empty one, or one with older shards, which are replaced",
    ))
}

/// Writes all files.
fn fill(base: &FactBase, relations: &[RelationId], folder: &Path, count: usize) -> io::Result<()> {
    let shares = base.shares(count);
    let mut used = vec![false; base.symbols().len()];
    let mut lines = vec![HEADER.to_owned()];
    for at in 0..count {
        stop::check();
        let shard = folder.join(name(at, count));
        fs::create_dir(&shard)?;
        let rows_of = |relation: RelationId| base.rows_of_share(relation, &shares, at);
        let write = |&relation: &RelationId| {
            let (mut bytes, rows) = (Vec::new(), rows_of(relation));
            facts::write_rows(base, relation, rows.clone(), Layout::Csv, &mut bytes)?;
            let file = format!("{}.{}", base.schema()[relation].name, Layout::Csv.extension());
            written(&shard, file, rows.len(), &bytes)
        };
        let mut files = relations.par_iter().map(write).collect::<io::Result<Vec<File>>>()?;
        let mut schema = Vec::new();
        facts::write_schema(base, &mut schema)?;
        files.push(written(&shard, SCHEMA_FILE.to_owned(), 1, &schema)?);
        let mut texts = texts(base, relations, rows_of);
        texts.iter().for_each(|&text| used[text as usize] = true);
        if at + 1 == count {
            // Texts that no fact holds any more are numbered too.
            texts.extend((0..).zip(&used).filter(|(_, used)| !**used).map(|(text, _)| text));
            texts.sort_unstable();
        }
        files.push(written(&shard, NAMES.to_owned(), texts.len(), &names(base, &texts)?)?);
        lines.extend(files.iter().map(|file| file.line(&name(at, count))));
    }
    let mut manifest = lines.join("\n") + "\n";
    let all = File {
        name: MANIFEST.to_owned(),
        rows: lines.len() - 1,
        bytes: manifest.len(),
        sum: sum(manifest.as_bytes()),
    };
    manifest += &all.line(ALL);
    manifest.push('\n');
    fs::write(folder.join(MANIFEST), manifest)
}

/// What a shard is called.
fn name(at: usize, count: usize) -> String {
    format!("{at:0width$}", width = (count - 1).to_string().len())
}

/// Writes a file of a shard.
fn written(shard: &Path, name: String, rows: usize, bytes: &[u8]) -> io::Result<File> {
    fs::write(shard.join(&name), bytes)?;
    Ok(File { name, rows, bytes: bytes.len(), sum: sum(bytes) })
}

/// The texts in some rows of `relations`, by number.
fn texts(
    base: &FactBase,
    relations: &[RelationId],
    rows_of: impl Fn(RelationId) -> Range<usize>,
) -> Vec<u32> {
    let mut texts = Vec::new();
    for &relation in relations {
        let columns = base.schema()[relation].columns.iter().enumerate();
        let columns = columns.filter(|(_, column)| column.ty == ColumnType::Symbol);
        let columns: Vec<usize> = columns.map(|(at, _)| at).collect();
        let rows = rows_of(relation).map(|row| base.rows(relation).row(row));
        texts.extend(rows.flat_map(|row| columns.iter().map(|&column| row[column])));
        texts.sort_unstable();
        texts.dedup();
    }
    texts
}

fn names(base: &FactBase, texts: &[u32]) -> io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["number", "text"])?;
    for &text in texts {
        writer.write_record([&*text.to_string(), base.symbols().get(text)])?;
    }
    writer.into_inner().map_err(|error| io::Error::other(error.to_string()))
}

/// A file as the manifest describes it.
struct File {
    name: String,
    /// Without the header.
    rows: usize,
    bytes: usize,
    sum: u64,
}

impl File {
    fn line(&self, shard: &str) -> String {
        let File { name, rows, bytes, sum } = self;
        format!("{shard},{name},{rows},{bytes},{sum:016x}")
    }

    /// What `line` says, with the shard.
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
pub(crate) struct Shards {
    folder: PathBuf,
    shards: Vec<Shard>,
}

/// A shard as the manifest describes it.
struct Shard {
    folder: PathBuf,
    files: BTreeMap<String, File>,
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
        let shards = manifest(folder, &text).map_err(|(line, message)| {
            let mut sources = Sources::new();
            sources.add(path.display().to_string(), text.clone());
            Error::Invalid { messages: vec![damaged(at_line(&path, line + 1), message)], sources }
        })?;
        let opened = Shards { folder: folder.to_owned(), shards };
        opened.check_folders()?;
        Ok(Some(opened))
    }

    /// The folder of the first shard: the others have files of the same names.
    pub fn first(&self) -> &Path {
        &self.shards[0].folder
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

    /// Reads all shards as one program; `directory` says what of each, whatever its folder is.
    ///
    /// Shape   as [`facts::read`] gives it, with the texts of the program by their numbers
    ///
    /// # Errors
    ///
    /// Those of [`facts::read`]; files that are not as the manifest says.
    pub fn read(&self, directory: &Directory, schema: &Arc<Schema>) -> Result<(FactBase, Vec<Diagnostic>)> {
        let wanted: Vec<String> = directory
            .wanted
            .iter()
            .map(|&relation| format!("{}.{}", schema[relation].name, Layout::Csv.extension()))
            .chain([SCHEMA_FILE.to_owned(), NAMES.to_owned()])
            .collect();
        let wrong: Vec<Diagnostic> = self
            .shards
            .par_iter()
            .flat_map_iter(|shard| wanted.iter().filter_map(|file| shard.check(file)))
            .collect();
        sound(wrong)?;
        let mut base = FactBase::new(schema.clone());
        let mut warnings = Vec::new();
        let texts = self.texts()?;
        texts.iter().for_each(|text| _ = base.symbol(text));
        for shard in &self.shards {
            stop::check();
            let directory = Directory { folder: &shard.folder, ..*directory };
            let (part, warned) = facts::read(&directory, schema).map_err(Error::invalid)?;
            if base.origin.is_empty() {
                base.origin.clone_from(&part.origin);
            }
            base.append(&[part]);
            warnings.extend(warned);
            if base.symbols().len() > texts.len() {
                let text = base.symbols().get(texts.len() as u32);
                let message = format!("`{text}` stands in this shard, but not among its names");
                return Err(Error::diagnostic(damaged(in_file(&shard.folder.join(NAMES)), message)));
            }
        }
        Ok((base, warnings))
    }

    /// All texts of the program, by number.
    fn texts(&self) -> Result<Vec<String>> {
        let mut all: Vec<Option<String>> = Vec::new();
        for shard in &self.shards {
            let path = shard.folder.join(NAMES);
            let wrong = |line, message| Error::diagnostic(damaged(at_line(&path, line), message));
            let bytes = fs::read(&path).map_err(|error| Error::io("read", &path, error))?;
            let mut reader = csv::Reader::from_reader(&bytes[..]);
            for record in reader.records() {
                let record = record.map_err(|error| wrong(1, error.to_string()))?;
                let line = record.position().map_or(1, |position| position.line() as usize);
                let number = record.get(0).and_then(|number| number.parse::<usize>().ok());
                let (Some(number), Some(text)) = (number, record.get(1)) else {
                    return Err(wrong(line, "expected a number and a text".to_owned()));
                };
                if number >= all.len() {
                    all.resize(number + 1, None);
                }
                match &mut all[number] {
                    Some(known) if known != text => {
                        return Err(wrong(line, format!("text {number} is `{known}` in another shard")));
                    }
                    known => *known = Some(text.to_owned()),
                }
            }
        }
        let missing = all.iter().position(Option::is_none);
        let told = |number| {
            let message = format!("no shard has text {number} of {}", all.len());
            Error::diagnostic(damaged(in_file(&self.folder.join(MANIFEST)), message))
        };
        missing.map(told).map_or(Ok(()), Err)?;
        Ok(all.into_iter().flatten().collect())
    }
}

impl Shard {
    /// What is wrong with the file called `name`, if the manifest has it.
    fn check(&self, name: &str) -> Option<Diagnostic> {
        let described = self.files.get(name)?;
        let path = self.folder.join(name);
        let message = match fs::read(&path) {
            Ok(bytes) if bytes.len() != described.bytes => {
                format!("this file has {} bytes, and `{MANIFEST}` says {}", bytes.len(), described.bytes)
            }
            Ok(bytes) if sum(&bytes) != described.sum => {
                format!("this file is another one than `{MANIFEST}` describes")
            }
            Ok(_) => return None,
            Err(error) => format!("cannot read a file that `{MANIFEST}` has: {error}"),
        };
        Some(damaged(in_file(&path), message))
    }
}

/// The error that shards are damaged at `place`.
fn damaged(place: Place, message: String) -> Diagnostic {
    Diagnostic::error(message).at(place).help(AGAIN)
}

/// The place of a whole file or folder.
fn in_file(path: &Path) -> Place {
    Place::file(path.display().to_string())
}

/// The place of a line, from 1 on.
fn at_line(path: &Path, line: usize) -> Place {
    Place::new(path.display().to_string(), line as u32, 1)
}

/// What the manifest `text` says of the shards in `folder`; else the line from 0 on that is wrong, and why.
fn manifest(folder: &Path, text: &str) -> Result<Vec<Shard>, (usize, String)> {
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
