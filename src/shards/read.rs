//! Shards to fact bases: all of them as one program, or one alone with what makes its cells those of the program.

use super::manifest::{GIVEN, MANIFEST, NAMES, Shard, Shards, at_line, damaged, file, given_file, in_file};
use crate::error::{Error, Result, sound};
use dfquery_engine::{
    base::{FactBase, Move, Rows},
    cancel,
    diagnostic::Diagnostic,
    facts::{self, Directory, SCHEMA_FILE},
    schema::{ColumnType, Relation, RelationId, Schema},
};
use rayon::prelude::*;
use std::{collections::BTreeSet, sync::Arc};

/// The contents of one shard.
pub struct Part {
    /// Its facts, with entities and texts that count from 0.
    pub base: FactBase,
    /// The rows of relations that rules declare as inputs.
    pub given: Vec<Rows>,
    /// The translation of cells to those of the program.
    pub moved: Move,
}

impl Shards {
    /// Reads all shards as one program; `directory` says what of each, whatever its folder is.
    ///
    /// Shape   as [`facts::read`] gives it, with the texts of the program by their numbers
    ///
    /// # Errors
    ///
    /// Those of [`facts::read`]; files that are not as the manifest says.
    pub fn read(&self, directory: &Directory, schema: &Arc<Schema>) -> Result<(FactBase, Vec<Diagnostic>)> {
        let wanted = directory.wanted.iter().map(|&relation| file(&schema[relation].name));
        let wanted: Vec<String> = wanted.chain([SCHEMA_FILE.to_owned(), NAMES.to_owned()]).collect();
        sound(
            self.shards
                .par_iter()
                .flat_map_iter(cancel::carried(|shard: &Shard| shard.look(&wanted)))
                .collect(),
        )?;
        let mut base = FactBase::new(schema.clone());
        let mut warnings = Vec::new();
        let texts = self.texts()?;
        texts.iter().for_each(|text| _ = base.symbol(text));
        for shard in &self.shards {
            cancel::check();
            let directory = Directory { folder: &shard.folder, check: Some(shard), ..*directory };
            let (part, warned) = facts::read(&directory, schema).map_err(Error::invalid)?;
            if base.origin.is_empty() {
                base.origin.clone_from(&part.origin);
            }
            base.append(&[part]);
            warnings.extend(warned);
            if base.symbols().len() > texts.len() {
                return Err(foreign(shard, base.symbols().get(texts.len() as u32)));
            }
        }
        Ok((base, warnings))
    }

    /// Reads the `facts` and the rows of the relations `given` of shard number `at`; `number` gives the number of a text.
    ///
    /// # Errors
    ///
    /// As [`Shards::read`].
    pub fn part(
        &self,
        at: usize,
        schema: &Arc<Schema>,
        (facts, given): (&[RelationId], &[&Relation]),
        number: &dyn Fn(&str) -> Option<u32>,
    ) -> Result<Part> {
        self.part_with(at, schema, (facts, given), number, &|_| {})
    }

    /// As [`Shards::part`], to which `add` adds what is no fact of a shard: texts that it makes may have no number.
    ///
    /// # Errors
    ///
    /// As [`Shards::read`].
    pub fn part_with(
        &self,
        at: usize,
        schema: &Arc<Schema>,
        (facts, given): (&[RelationId], &[&Relation]),
        number: &dyn Fn(&str) -> Option<u32>,
        add: &dyn Fn(&mut FactBase),
    ) -> Result<Part> {
        let shard = &self.shards[at];
        let is_there = |relation: &RelationId| shard.files.contains_key(&file(&schema[*relation].name));
        let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        let relations: Vec<RelationId> = all.filter(is_there).collect();
        let mut wanted: BTreeSet<RelationId> = facts.iter().copied().collect();
        let types =
            given.iter().flat_map(|relation| &relation.columns).filter_map(|column| match column.ty {
                ColumnType::Entity(ty) => schema[ty].listed_by,
                _ => None,
            });
        wanted.extend(types);
        schema.add_listings(&mut wanted);
        let wanted: Vec<RelationId> = wanted.into_iter().filter(is_there).collect();
        let files = wanted.iter().map(|&relation| file(&schema[relation].name));
        let files = files.chain(given.iter().map(|relation| given_file(&relation.shown)));
        sound(shard.look(&files.chain([SCHEMA_FILE.to_owned()]).collect::<Vec<_>>()))?;
        let directory = Directory {
            folder: &shard.folder,
            relations: &relations,
            wanted: &wanted,
            optional: &[],
            single: &[],
            is_derived: dfquery_rules::declares,
            check: Some(shard),
        };
        let (mut base, _) = facts::read(&directory, schema).map_err(Error::invalid)?;
        let rows = |relation: &&Relation| {
            let store = facts::Store { file: Some(file(&relation.shown)), ..facts::Store::default() };
            facts::read_given(&shard.folder.join(GIVEN), &store, relation, &mut base, Some(shard))
        };
        let given = given.iter().map(rows).collect::<Result<Vec<Rows>, _>>().map_err(Error::invalid)?;
        let own = base.symbols().len() as u32;
        add(&mut base);
        let symbol = |id: u32| {
            let text = base.symbols().get(id);
            // What was added without a number is in no row.
            number(text).or_else(|| (id >= own).then_some(u32::MAX)).ok_or_else(|| foreign(shard, text))
        };
        let symbols = (0..base.symbols().len() as u32).map(symbol).collect::<Result<Vec<u32>>>()?;
        Ok(Part { moved: Move::new(self.entities_before(at, schema), symbols), base, given })
    }

    /// The rows of `relation`, which rules declare as an input, in all shards, sorted; with the texts of `base`.
    ///
    /// # Errors
    ///
    /// As [`Shards::read`].
    pub fn given(&self, relation: &Relation, base: &FactBase) -> Result<Rows> {
        let mut cells = Vec::new();
        let mut row = Vec::new();
        for at in 0..self.shards.len() {
            cancel::check();
            let number = |text: &str| base.symbols().find(text);
            let part = self.part(at, base.schema(), (&[], &[relation]), &number)?;
            for found in part.given[0].iter() {
                part.moved.cells(&relation.columns, found, &mut row);
                cells.extend_from_slice(&row);
            }
        }
        Ok(Rows::sorted(relation.arity(), cells))
    }

    /// By type how many entities there are.
    pub fn entities(&self, schema: &Schema) -> Vec<usize> {
        self.entities_before(self.shards.len(), schema).into_iter().map(|count| count as usize).collect()
    }

    /// By type how many entities there are in the shards before number `at`.
    fn entities_before(&self, at: usize, schema: &Schema) -> Vec<u32> {
        let listings = schema.types.iter().map(|ty| Some(file(&schema[ty.listed_by?].name)));
        let listed =
            |shard: &Shard, listing: &str| shard.files.get(listing).map_or(0, |file| file.rows as u32);
        let count = |listing: Option<String>| {
            let before = self.shards[..at].iter();
            listing.map_or(0, |listing| before.map(|shard| listed(shard, &listing)).sum())
        };
        listings.map(count).collect()
    }

    /// All texts of the program, by number.
    ///
    /// # Errors
    ///
    /// Files of names that are damaged, or that do not fit together.
    pub fn texts(&self) -> Result<Vec<String>> {
        let mut all: Vec<Option<String>> = Vec::new();
        for shard in &self.shards {
            shard.each_text(|line, number, text| {
                let number = number as usize;
                if number >= all.len() {
                    all.resize(number + 1, None);
                }
                match &mut all[number] {
                    Some(known) if known != text => {
                        let message = format!("text {number} is `{known}` in another shard");
                        return Err(shard.wrong_text(line, message));
                    }
                    known => *known = Some(text.to_owned()),
                }
                Ok(())
            })?;
        }
        let missing = all.iter().position(Option::is_none);
        let told = |number| {
            let message = format!("no shard has text {number} of {}", all.len());
            Error::diagnostic(damaged(in_file(&self.folder.join(MANIFEST)), message))
        };
        missing.map(told).map_or(Ok(()), Err)?;
        let _ = self.count.set(all.len() as u32);
        Ok(all.into_iter().flatten().collect())
    }
}

impl Shard {
    /// Lets `take` have each text of the shard with its line and its number in the program.
    ///
    /// # Errors
    ///
    /// A file of names that is damaged; those of `take`.
    pub fn each_text(&self, mut take: impl FnMut(usize, u32, &str) -> Result<()>) -> Result<()> {
        let bytes = self.bytes(NAMES)?;
        let mut reader = csv::Reader::from_reader(&bytes[..]);
        for record in reader.records() {
            let record = record.map_err(|error| self.wrong_text(1, error.to_string()))?;
            let line = record.position().map_or(1, |position| position.line() as usize);
            let number = record.get(0).and_then(|number| number.parse::<u32>().ok());
            let (Some(number), Some(text)) = (number, record.get(1)) else {
                return Err(self.wrong_text(line, "expected a number and a text".to_owned()));
            };
            take(line, number, text)?;
        }
        Ok(())
    }

    fn wrong_text(&self, line: usize, message: String) -> Error {
        Error::diagnostic(damaged(at_line(&self.folder.join(NAMES), line), message))
    }
}

/// The error that `text` stands in `shard` and is none of its texts.
fn foreign(shard: &Shard, text: &str) -> Error {
    let message = format!("`{text}` stands in this shard, but not among its names");
    Error::diagnostic(damaged(in_file(&shard.folder.join(NAMES)), message))
}
