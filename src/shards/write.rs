//! Facts to a folder of shards.

use super::manifest::{File, GIVEN, MANIFEST, MOST, NAMES, file, given_file, name, text};
use crate::{
    analysis::Analysis,
    error::{Error, Result},
    scope,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel,
    diagnostic::Diagnostic,
    facts::{self, ColumnText, Layout, RowWriter, SCHEMA_FILE, TemporaryFolder},
    schema::{Column, ColumnType, Relation, RelationId},
    syntax::Sources,
};
use rayon::prelude::*;
use std::{fs, io, ops::Range, path::Path};

/// Writes the facts of the program of `analysis`, and the rows of what its rules declare as inputs, to `folder` in `count`
/// shards, of which some are empty if there are fewer functions.
///
/// The folder appears when it is complete. One that is there must be empty, or have older shards, which are replaced. A
/// warning names the inputs that are left out, since a row of theirs is about entities of two shards.
///
/// # Errors
///
/// Those of the system; a folder of other files; more than [`MOST`] shards, or none; inputs that cannot be read.
pub fn write(analysis: &Analysis, folder: &Path, count: usize) -> Result<()> {
    if !(1..=MOST).contains(&count) {
        return Err(Error::message(format!("facts have 1 to {MOST} shards, not {count}")));
    }
    check_place(folder)?;
    let given = if analysis.rules().is_empty() { Vec::new() } else { scope::given(analysis)? };
    let cannot_write = |error| Error::io("write to", folder, error);
    let around = folder.parent().filter(|parent| !parent.as_os_str().is_empty());
    around.map_or(Ok(()), fs::create_dir_all).map_err(cannot_write)?;
    let made = TemporaryFolder::beside(folder).map_err(cannot_write)?;
    let program = analysis.program();
    let (base, relations) = (&program.base, program.filled_relations());
    let shares = base.shares(count);
    let (mut dealt, mut left) = (Vec::new(), Vec::new());
    for (relation, rows) in &given {
        match Dealt::new(base, relation, rows, &shares) {
            Some(one) => dealt.push(one),
            None => left.push(left_out(&relation.shown)),
        }
    }
    Writing { base, relations: &relations, given: &dealt, shares }.fill(made.path()).map_err(cannot_write)?;
    cancel::check();
    replace(folder, made.path()).map_err(cannot_write)?;
    program.observer.messages(&left, &Sources::new());
    Ok(())
}

/// The warning that the input `name` is not in the shards.
fn left_out(name: &str) -> Diagnostic {
    let message = format!("`{name}` is not in the shards: a row of it is about entities of two of them");
    Diagnostic::warning(message).help("it is read where its file is, as without shards")
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

/// Rows of a relation that rules declare as an input, by share.
struct Dealt<'g> {
    relation: &'g Relation,
    rows: &'g Rows,
    /// By share the numbers of its rows.
    shares: Vec<Vec<usize>>,
}

impl<'g> Dealt<'g> {
    /// With the share that the entities of a row belong to, or without any in equal shares; none if a row has entities of
    /// two shares.
    fn new(base: &FactBase, relation: &'g Relation, rows: &'g Rows, parts: &[Range<u32>]) -> Option<Self> {
        let mut shares = vec![Vec::new(); parts.len()];
        for (at, row) in rows.iter().enumerate() {
            let share = |(&cell, column): (&u32, &Column)| match column.ty {
                ColumnType::Entity(ty) => {
                    let part = base.entities(ty).part_of(cell);
                    Some(parts.partition_point(|share| share.end <= part))
                }
                _ => None,
            };
            let mut of_entities = row.iter().zip(&relation.columns).filter_map(share);
            let share = of_entities.next();
            if of_entities.any(|other| Some(other) != share) {
                return None;
            }
            shares[share.unwrap_or(at * parts.len() / rows.len())].push(at);
        }
        Some(Dealt { relation, rows, shares })
    }

    /// The rows of share number `at`.
    fn share(&self, at: usize) -> impl Iterator<Item = &'g [u32]> {
        self.shares[at].iter().map(|&row| self.rows.row(row))
    }

    fn write(&self, base: &FactBase, at: usize, bytes: &mut Vec<u8>) -> io::Result<()> {
        let mut writer = RowWriter::new(bytes, self.relation, Layout::Csv)?;
        let columns = self.relation.columns.iter();
        let mut columns: Vec<ColumnText> = columns.map(|column| ColumnText::new(base, column.ty)).collect();
        for row in self.share(at) {
            for (&cell, column) in row.iter().zip(&mut columns) {
                writer.field(column.text(cell))?;
            }
            writer.end_row()?;
        }
        writer.flush()
    }
}

/// The data to write.
struct Writing<'w> {
    base: &'w FactBase,
    relations: &'w [RelationId],
    given: &'w [Dealt<'w>],
    /// The parts of each share.
    shares: Vec<Range<u32>>,
}

impl Writing<'_> {
    /// Writes all files to `folder`.
    fn fill(&self, folder: &Path) -> io::Result<()> {
        let count = self.shares.len();
        let mut used = vec![false; self.base.symbols().len()];
        let mut all: Vec<(String, File)> = Vec::new();
        for at in 0..count {
            cancel::check();
            let shard = folder.join(name(at, count));
            fs::create_dir(&shard)?;
            let mut files = self.rows(&shard, at)?;
            let mut texts = self.texts(at);
            texts.iter().for_each(|&text| used[text as usize] = true);
            if at + 1 == count {
                // Texts that no fact holds any more are numbered too.
                texts.extend((0..).zip(&used).filter(|(_, used)| !**used).map(|(text, _)| text));
                texts.sort_unstable();
            }
            files.push(written(&shard, NAMES.to_owned(), texts.len(), &names(self.base, &texts)?)?);
            all.extend(files.into_iter().map(|file| (name(at, count), file)));
        }
        fs::write(folder.join(MANIFEST), text(&all))
    }

    /// Writes the rows of share number `at` to the folder `shard`.
    fn rows(&self, shard: &Path, at: usize) -> io::Result<Vec<File>> {
        let base = self.base;
        let write = |&relation: &RelationId| {
            let (mut bytes, rows) = (Vec::new(), base.rows_of_share(relation, &self.shares, at));
            facts::write_rows(base, relation, rows.clone(), Layout::Csv, &mut bytes)?;
            written(shard, file(&base.schema()[relation].name), rows.len(), &bytes)
        };
        let mut files =
            self.relations.par_iter().map(cancel::carried(write)).collect::<io::Result<Vec<File>>>()?;
        let mut schema = Vec::new();
        facts::write_schema(base, &mut schema)?;
        files.push(written(shard, SCHEMA_FILE.to_owned(), 1, &schema)?);
        if !self.given.is_empty() {
            fs::create_dir(shard.join(GIVEN))?;
        }
        for given in self.given {
            let mut bytes = Vec::new();
            given.write(base, at, &mut bytes)?;
            let name = given_file(&given.relation.shown);
            files.push(written(shard, name, given.shares[at].len(), &bytes)?);
        }
        Ok(files)
    }

    /// The texts in the rows of share number `at`, by number.
    fn texts(&self, at: usize) -> Vec<u32> {
        let mut texts = Vec::new();
        for &relation in self.relations {
            let rows = self.base.rows_of_share(relation, &self.shares, at);
            let rows = rows.map(|row| self.base.rows(relation).row(row));
            add_texts(&self.base.schema()[relation], rows, &mut texts);
        }
        self.given.iter().for_each(|given| add_texts(given.relation, given.share(at), &mut texts));
        texts
    }
}

/// Adds the texts in `rows` of `relation` to `texts`, which are sorted and each there once.
fn add_texts<'r>(relation: &Relation, rows: impl Iterator<Item = &'r [u32]>, texts: &mut Vec<u32>) {
    let columns = relation.columns.iter().enumerate();
    let columns = columns.filter(|(_, column)| column.ty == ColumnType::Symbol);
    let columns: Vec<usize> = columns.map(|(at, _)| at).collect();
    texts.extend(rows.flat_map(|row| columns.iter().map(|&column| row[column])));
    texts.sort_unstable();
    texts.dedup();
}

/// Writes a file of a shard.
fn written(shard: &Path, name: String, rows: usize, bytes: &[u8]) -> io::Result<File> {
    fs::write(shard.join(&name), bytes)?;
    Ok(File::new(name, rows, bytes))
}

fn names(base: &FactBase, texts: &[u32]) -> io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(["number", "text"])?;
    for &text in texts {
        writer.write_record([&*text.to_string(), base.symbols().get(text)])?;
    }
    writer.into_inner().map_err(|error| io::Error::other(error.to_string()))
}
