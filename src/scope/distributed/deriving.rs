//! Relations that workers derive from their own shards, function by function, as far as that takes nothing but what is
//! there.

use crate::scope::question;
use crate::{
    analysis::RuleFile,
    error::{Error, Result},
    shards::{
        away::Derive,
        manifest::{Shards, file},
        read::Part,
    },
};
use dfquery_differential::run_once::Take;
use dfquery_engine::{
    base::{FactBase, Rows},
    check,
    diagnostic::Diagnostic,
    evaluate::{self, Piece, Rules, parts_named},
    run::{Given, Inputs, Run, Session, Unit},
    schema::{ColumnType, Relation, RelationId},
};
use dfquery_rules::RuleSet;
use rustc_hash::{FxHashMap, FxHashSet};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;

/// A relation that belongs to no function has more rows than this where workers read no copy of it.
const ROWS: usize = 1 << 14;

/// Instructions for workers to derive relations.
#[derive(Serialize, Deserialize)]
struct Told {
    /// The names by which built-in files were taken, if not all of them are read.
    taken: Option<BTreeSet<String>>,
    /// The rule files of the user, each with its name.
    files: Vec<(String, String)>,
    /// The relations to derive, each with its number in the coordinator.
    relations: Vec<(RelationId, String)>,
    /// The facts that this follows from.
    facts: Vec<String>,
    /// Inputs that rules declare and that it follows from.
    given: Vec<String>,
    /// The rows of what belongs to no function.
    tables: Vec<(String, Vec<Vec<u32>>)>,
    /// The numbers of texts in these and of those that rules make.
    texts: Vec<(String, u32)>,
}

/// The relations that workers derive, and those that they derive them from, by origin.
#[derive(Default)]
struct Sources {
    derived: FxHashSet<RelationId>,
    facts: BTreeSet<RelationId>,
    given: BTreeSet<RelationId>,
    tables: BTreeSet<RelationId>,
}

/// Facts as the coordinator has them, beside its rules.
pub struct Asking<'a> {
    pub base: &'a FactBase,
    pub shards: &'a Shards,
    pub rules: &'a Rules<'a>,
    /// The rules of the program.
    pub ours: &'static RuleSet,
    /// The rule files of the user.
    pub files: &'a [RuleFile],
    /// Inputs that rules declare and that are in the shards.
    pub given: &'a [RelationId],
}

impl Asking<'_> {
    /// The relations that workers derive, of those that the `needed` relations of the whole program follow from, with
    /// the instructions.
    pub fn derived(&self, needed: &[RelationId]) -> Option<(Vec<RelationId>, String)> {
        let program = self.rules.program();
        // A rule about a named function is one that most shards cannot have.
        if !self.ours.are_built_in() || !parts_named(program).is_empty() {
            return None;
        }
        let mut possible = FxHashSet::default();
        let is_needed = |relation: &RelationId| needed.contains(relation);
        let pieces = self.rules.pieces().iter().filter(|piece| piece.file.derives.iter().any(is_needed));
        for piece in pieces.clone().filter(|piece| self.is_plain(piece)) {
            let is_there = |(relation, given)| match given {
                Given::ByReader => self.is_fact(relation) || self.is_table(relation),
                Given::ByUnit => possible.contains(&relation) || self.is_given(relation),
                Given::ByCaller | Given::Elsewhere => false,
            };
            if piece.reads().all(is_there) {
                possible.extend(piece.file.derives.iter().copied());
            }
        }
        let whole = pieces.filter(|piece| !piece.local);
        let read: BTreeSet<RelationId> =
            whole.flat_map(|piece| &piece.file.reads).copied().filter(|id| possible.contains(id)).collect();
        let mut sources = Sources::default();
        read.iter().for_each(|&relation| self.follow(relation, &mut sources));
        (!read.is_empty()).then(|| (read.iter().copied().collect(), self.told(&read, &sources)))
    }

    /// Returns true if workers can derive what `piece` does, if they can have what it reads.
    fn is_plain(&self, piece: &Piece) -> bool {
        let schema = &self.rules.program().schema;
        let is_known = |ty: ColumnType| match ty {
            ColumnType::Number | ColumnType::Symbol => true,
            ColumnType::Record(_) | ColumnType::Unsigned | ColumnType::Float => false,
            ColumnType::Entity(ty) => {
                let known = self.base.schema().entity_type(&schema[ty].name);
                known.is_some_and(|known| known == ty && self.base.schema()[known].listed_by.is_some())
            }
        };
        let fits = |relation: &RelationId| {
            let columns = &schema[*relation].columns;
            !columns.is_empty() && columns.iter().all(|column| is_known(column.ty))
        };
        piece.local
            && !piece.chooses()
            && !piece.computes_texts()
            && !piece.is_limited()
            && piece.file.derives.iter().all(fits)
    }

    fn fact(&self, relation: RelationId) -> Option<RelationId> {
        self.base.schema().relation(&self.rules.program().schema[relation].name)
    }

    /// Returns true if the rows of `relation` are those in the shards, each with the functions that it is about.
    fn is_fact(&self, relation: RelationId) -> bool {
        let Some(id) = self.fact(relation) else { return false };
        let schema = self.base.schema();
        // By the first column rows are dealt out to shards.
        let first = schema[id].columns.first();
        self.base.is_left(id)
            && self.shards.has(&file(&schema[id].name))
            && first.is_some_and(|column| self.is_parted(column.ty))
    }

    /// Returns true if `relation` is an input that rules declare, and has its rows in the shards, each with a function
    /// that it is about.
    fn is_given(&self, relation: RelationId) -> bool {
        let columns = &self.rules.program().schema[relation].columns;
        self.given.contains(&relation) && columns.iter().any(|column| self.is_parted(column.ty))
    }

    fn is_parted(&self, ty: ColumnType) -> bool {
        matches!(ty, ColumnType::Entity(ty) if self.base.schema().is_parted(ty))
    }

    /// Returns true if `relation` has few rows, which are about no entities.
    fn is_table(&self, relation: RelationId) -> bool {
        let Some(id) = self.fact(relation) else { return false };
        let columns = &self.base.schema()[id].columns;
        let is_plain = |ty| matches!(ty, ColumnType::Number | ColumnType::Symbol);
        let held = self.base.held(id);
        match held {
            // No shard has rows either.
            Some(rows) if rows.is_empty() => true,
            _ => columns.iter().all(|column| is_plain(column.ty)) && self.base.rows(id).len() <= ROWS,
        }
    }

    /// Adds what `relation` follows from.
    fn follow(&self, relation: RelationId, sources: &mut Sources) {
        if !sources.derived.insert(relation) {
            return;
        }
        let piece = self.rules.piece(relation).expect("a rule derives it");
        for (read, given) in piece.reads() {
            match given {
                Given::ByReader if self.is_fact(read) => _ = sources.facts.insert(read),
                Given::ByReader => _ = sources.tables.insert(read),
                _ if self.is_given(read) => _ = sources.given.insert(read),
                _ => self.follow(read, sources),
            }
        }
    }

    fn told(&self, relations: &BTreeSet<RelationId>, sources: &Sources) -> String {
        let schema = &self.rules.program().schema;
        let name = |relation: &RelationId| schema[*relation].name.clone();
        let symbols = self.base.symbols();
        let made =
            self.rules.pieces().iter().flat_map(|piece| piece.made().iter().map(|&at| piece.texts()[at]));
        let mut texts: BTreeSet<(String, u32)> =
            made.filter_map(|text| Some((text.to_owned(), symbols.find(text)?))).collect();
        let mut tables = Vec::new();
        for relation in &sources.tables {
            let rows = self.base.rows(self.fact(*relation).expect("a reader fills it"));
            for row in rows.iter() {
                let cells = row.iter().zip(&schema[*relation].columns);
                let of_texts = cells.filter(|(_, column)| column.ty == ColumnType::Symbol);
                texts.extend(of_texts.map(|(&cell, _)| (symbols.get(cell).to_owned(), cell)));
            }
            tables.push((name(relation), rows.iter().map(<[u32]>::to_vec).collect()));
        }
        let told = Told {
            taken: self.ours.asked().cloned(),
            files: self.files.iter().map(|file| (file.name.clone(), file.text.clone())).collect(),
            relations: relations.iter().map(|relation| (*relation, name(relation))).collect(),
            facts: sources.facts.iter().map(name).collect(),
            given: sources.given.iter().map(name).collect(),
            tables,
            texts: texts.into_iter().collect(),
        };
        serde_json::to_string(&told).expect("names and numbers can be written as JSON")
    }
}

/// The derivation by the rules that the coordinator has named in `told`.
///
/// # Errors
///
/// Rules that cannot be read here.
pub fn deriving(told: &str) -> Result<Box<dyn Derive>> {
    let told: Told = serde_json::from_str(told).map_err(|error| Error::message(error.to_string()))?;
    let ours = match &told.taken {
        Some(names) => RuleSet::declaring(names.clone()).keep(),
        None => dfquery_rules::built_in(),
    };
    let files: Vec<RuleFile> = told.files.iter().map(|(name, text)| RuleFile::new(name, text)).collect();
    let program = question::of_files(ours, &files, None)?.0.into_owned();
    Ok(Box::new(Deriving { ours, program, told }))
}

/// The rules and the instructions by which a worker derives relations of a shard.
struct Deriving {
    ours: &'static RuleSet,
    program: check::Program,
    told: Told,
}

impl Deriving {
    fn relation(&self, name: &str) -> RelationId {
        self.program.schema.relation(name).expect("a process of the same version and rules knows it")
    }
}

impl Derive for Deriving {
    fn rules(&self) -> &'static RuleSet {
        self.ours
    }

    fn facts(&self) -> Vec<RelationId> {
        let schema = self.ours.schema();
        self.told.facts.iter().filter_map(|name| schema.relation(name)).collect()
    }

    fn given(&self) -> Vec<Relation> {
        self.told.given.iter().map(|name| self.program.schema[self.relation(name)].clone()).collect()
    }

    fn number(&self, text: &str) -> Option<u32> {
        let texts = &self.told.texts;
        let at = texts.binary_search_by(|(known, _)| known.as_str().cmp(text));
        at.ok().map(|at| texts[at].1)
    }

    fn add(&self, base: &mut FactBase) {
        Rules::intern(&self.program, base);
        let symbols: FxHashMap<u32, &str> =
            self.told.texts.iter().map(|(text, number)| (*number, text.as_str())).collect();
        for (name, rows) in &self.told.tables {
            let Some(id) = base.schema().relation(name) else { continue };
            let columns = base.schema()[id].columns.clone();
            for row in rows {
                let cells = row.iter().zip(&columns).map(|(&cell, column)| match column.ty {
                    ColumnType::Symbol => base.symbol(symbols[&cell]),
                    _ => cell,
                });
                let cells: Vec<u32> = cells.collect();
                base.rows_mut(id).push_slice(&cells);
            }
        }
    }

    fn derive(
        &self,
        part: &Part,
        is_wanted: &dyn Fn(RelationId) -> bool,
        take: &mut dyn Take,
    ) -> Result<(), Vec<Diagnostic>> {
        let schema = &self.program.schema;
        let given: Vec<(&str, &Rows)> =
            self.told.given.iter().map(String::as_str).zip(part.given.iter()).collect();
        let runs: Vec<([&str; 1], Box<Run>)> = self
            .program
            .given()
            .map(|id| {
                let name = schema[id].name.as_str();
                let rows = given.iter().find(|(known, _)| *known == name).map(|(_, rows)| (*rows).clone());
                let rows = rows.unwrap_or_else(|| Rows::new(schema[id].arity()));
                let run: Box<Run> = Box::new(move |_: &Inputs<'_>| vec![rows.clone()]);
                ([name], run)
            })
            .collect();
        let inputs: Vec<Unit> = runs.iter().map(|(names, run)| input(names, run)).collect();
        let rules = Rules::new(&self.program, &inputs, &part.base, false)?;
        let evaluations = rules.evaluations(&inputs);
        let own = evaluate::units(&evaluations);
        let session = Session::new(&part.base, schema, inputs.iter().chain(&own));
        let relations = self.told.relations.iter().filter(|(id, _)| is_wanted(*id));
        let relations: Vec<(RelationId, RelationId)> =
            relations.map(|(id, name)| (*id, self.relation(name))).collect();
        let mut cells = Vec::new();
        for at in 0..part.base.parts() {
            let function = session.part(at);
            for &(id, own) in &relations {
                take.relation(id);
                for row in function.relation(&schema[own].name).iter() {
                    part.moved.cells(&schema[own].columns, row, &mut cells);
                    take.row(&cells);
                }
            }
        }
        Ok(())
    }
}

/// The unit that supplies the rows of an input that rules declare.
fn input<'u>(derives: &'u [&'u str; 1], run: &'u Run<'u>) -> Unit<'u> {
    Unit {
        name: derives[0],
        local: false,
        reads: &[],
        derives,
        types: &[],
        supplied: &[],
        texts: &[],
        made: &[],
        seeds: &[],
        run,
    }
}
