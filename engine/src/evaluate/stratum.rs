//! One stratum, as a unit.

use super::{control::Control, file_part::FilePart, names, partitioning::Locality, plan::Plan};
use crate::{
    check::{Literal, Program, Rule},
    diagnostic::Diagnostic,
    run::{Given, Inputs, Read},
    schema::{Column, ColumnType, RelationId, RelationKind, TypeId},
    store::input::Look,
};
use std::{
    ops::{Deref, Range},
    sync::{Arc, OnceLock},
};

/// One stratum as it is evaluated in a program: where it stops, and who stops it.
pub struct Piece<'p> {
    stratum: Arc<Stratum<'p>>,
    /// By relation the rows at which the stratum stops.
    pub(super) limits: Vec<usize>,
    pub(super) control: Arc<Control>,
}

impl<'p> Deref for Piece<'p> {
    type Target = Stratum<'p>;

    fn deref(&self) -> &Stratum<'p> {
        &self.stratum
    }
}

/// One stratum: relations that need each other, and their rules.
pub struct Stratum<'p> {
    /// The file that it is a part of, without folders above the rules and without `.dl`.
    pub name: String,
    /// Its relations and rules.
    pub file: FilePart<'p>,
    /// True if it is evaluated part by part.
    pub local: bool,
    /// The numbers of its rules among those of all pieces.
    pub numbers: Range<usize>,
    pub(super) readings: Vec<Reading>,
    /// By relation, by column the place of its type among the types.
    pub(super) column_types: Vec<Vec<Option<usize>>>,
    /// By relation whether its last column has records.
    pub(super) ends_in_record: Vec<bool>,
    /// By relation its choices.
    pub(crate) choices: Vec<Vec<Vec<usize>>>,
    /// The entity types that columns of its relations have.
    pub(super) types: Vec<(TypeId, bool)>,
    /// The relations that it reads and no reader fills.
    pub(super) unfilled: Vec<(RelationId, Diagnostic)>,
    pub(super) plan: OnceLock<Plan>,
    pub(super) reads: Vec<Read<'p>>,
    pub(super) derives: Vec<&'p str>,
    pub(super) type_names: Vec<&'p str>,
    pub(super) supplied: Vec<&'p str>,
    /// The texts that its rules mention.
    pub(super) texts: Vec<&'p str>,
    /// The places of those that its rules put into tuples.
    pub(super) made: Vec<usize>,
    /// See [`Unit::seeds`].
    pub(super) seeds: Vec<Vec<usize>>,
}

/// A relation that a piece reads and others fill.
#[derive(Clone)]
pub(super) struct Reading {
    pub relation: RelationId,
    pub given: Given,
    /// The order in which its columns are stored.
    pub columns: Vec<usize>,
    /// True if its first column determines the others.
    pub lists: bool,
}

impl<'p> Piece<'p> {
    pub(super) fn new(
        program: &'p Program,
        locality: &Locality,
        by_part: &dyn Fn(RelationId) -> bool,
        file: FilePart<'p>,
        numbers: Range<usize>,
        unfilled: Vec<(RelationId, Diagnostic)>,
        control: &Arc<Control>,
    ) -> Self {
        let schema = &program.schema;
        let readings: Vec<Reading> =
            file.reads.iter().map(|&relation| Reading::new(program, locality, by_part, relation)).collect();
        let mut types: Vec<(TypeId, bool)> = Vec::new();
        let columns = file.derives.iter().flat_map(|&relation| &schema[relation].columns);
        let of_columns = columns.filter_map(|column| match column.ty {
            ColumnType::Entity(ty) => Some(ty),
            _ => None,
        });
        let named = file.rules.iter().flat_map(|rule| names::needed(rule)).map(|(ty, _)| ty);
        for ty in of_columns.chain(named) {
            if types.iter().all(|(known, _)| *known != ty) {
                types.push((ty, locality.is_supplied(ty)));
            }
        }
        let local = file.derives.iter().all(|&relation| by_part(relation));
        let place = |column: &Column| match column.ty {
            ColumnType::Entity(ty) => types.iter().position(|(known, _)| *known == ty),
            _ => None,
        };
        let column_types =
            file.derives.iter().map(|&relation| schema[relation].columns.iter().map(place).collect());
        let ends_in_record = |relation: &RelationId| {
            matches!(schema[*relation].columns.last(), Some(Column { ty: ColumnType::Record(_), .. }))
        };
        let choice = |relation: &RelationId| program.declared[relation.0 as usize].choice.clone();
        let read = |reading: &Reading| Read {
            relation: schema[reading.relation].name.as_str(),
            given: reading.given,
        };
        let (texts, made) = names::texts(file.rules.iter().copied());
        let limits = limits(program, &file);
        let stratum = Stratum {
            name: unit_name(program, &file).to_owned(),
            local,
            numbers,
            reads: readings.iter().map(read).collect(),
            derives: file.derives.iter().map(|&relation| schema[relation].name.as_str()).collect(),
            type_names: types.iter().map(|(ty, _)| schema[*ty].name.as_str()).collect(),
            supplied: types.iter().filter(|(_, s)| *s).map(|(ty, _)| schema[*ty].name.as_str()).collect(),
            column_types: column_types.collect(),
            ends_in_record: file.derives.iter().map(ends_in_record).collect(),
            choices: file.derives.iter().map(choice).collect(),
            seeds: seeds(&file, &readings),
            texts,
            made,
            readings,
            types,
            unfilled,
            plan: OnceLock::new(),
            file,
        };
        Piece { stratum: Arc::new(stratum), limits, control: control.clone() }
    }

    /// The same stratum in `program`, which has its rules and may have other limits, under another control.
    pub(super) fn of(&self, program: &Program, control: &Arc<Control>) -> Self {
        Piece { stratum: self.stratum.clone(), limits: limits(program, &self.file), control: control.clone() }
    }

    /// The relations that it derives, with the number of rows at which it stops.
    pub fn limits(&self) -> impl Iterator<Item = (RelationId, usize)> + '_ {
        let all = self.file.derives.iter().copied().zip(self.limits.iter().copied());
        all.filter(|(_, limit)| *limit != usize::MAX)
    }

    /// Returns true if it stops where one of its relations has as many rows as `.limitsize` allows.
    pub fn is_limited(&self) -> bool {
        self.limits.iter().any(|&limit| limit != usize::MAX)
    }

    /// Unwinds if the work is to stop.
    pub fn check_control(&self) {
        self.control.check();
    }
}

impl<'p> Stratum<'p> {
    /// The relations that it reads, in the form that a session takes.
    pub fn reads(&self) -> impl Iterator<Item = (RelationId, Given)> + '_ {
        self.readings.iter().map(|reading| (reading.relation, reading.given))
    }

    /// The entity types of its columns and of the entities that its rules name, in the order of
    /// [`Unit::types`](crate::run::Unit::types).
    pub fn types(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.types.iter().map(|(ty, _)| *ty)
    }

    /// The place of `ty` in that order.
    pub(crate) fn type_place(&self, ty: TypeId) -> usize {
        self.types().position(|known| known == ty).expect("a piece lists all types that its rules name")
    }

    /// The place of `relation` among those that it reads, and the order in which its columns are stored.
    ///
    /// # Panics
    ///
    /// If it does not read it.
    pub fn reading(&self, relation: RelationId) -> (usize, &[usize]) {
        let read = self.readings.iter().position(|reading| reading.relation == relation);
        let read = read.expect("a piece lists all relations that its rules mention");
        (read, &self.readings[read].columns)
    }

    /// The place of `text` among the texts that its rules mention.
    pub(super) fn text_place(&self, text: &str) -> usize {
        self.texts
            .iter()
            .position(|known| *known == text)
            .expect("a piece lists all texts that its rules mention")
    }

    /// The texts that its rules mention.
    pub fn texts(&self) -> &[&'p str] {
        &self.texts
    }

    /// The relations of `inputs` that it reads.
    pub(crate) fn looks(&self, inputs: &Inputs<'_>) -> Vec<Box<dyn Look>> {
        let readings = self.readings.iter().enumerate();
        readings.map(|(read, reading)| inputs.look(read, reading.columns.len())).collect()
    }

    /// The places of the texts that its rules put into tuples.
    pub fn made(&self) -> &[usize] {
        &self.made
    }

    /// Returns true if a rule computes of texts, or asks for the names of entities: that takes the facts.
    pub fn computes_texts(&self) -> bool {
        self.file.rules.iter().any(|rule| names::computes_texts(rule))
    }

    /// Returns true if a rule takes rows out.
    pub fn removes(&self) -> bool {
        self.file.rules.iter().any(|rule| rule.removes)
    }

    /// Returns true if it keeps of some rows only the first, or takes some out: which ones depends on rounds.
    pub fn chooses(&self) -> bool {
        self.choices.iter().any(|choices| !choices.is_empty()) || self.removes()
    }

    /// The place of `relation` among those that it derives.
    pub(crate) fn slot(&self, relation: RelationId) -> Option<usize> {
        self.file.derives.iter().position(|&derived| derived == relation)
    }
}

impl Reading {
    fn new(
        program: &Program,
        locality: &Locality,
        by_part: &dyn Fn(RelationId) -> bool,
        relation: RelationId,
    ) -> Self {
        let schema = &program.schema;
        let given = match schema[relation].kind {
            RelationKind::Input if locality.is_read(relation) => Given::ByReader,
            RelationKind::Input => Given::ByCaller,
            _ => Given::ByUnit,
        };
        let of_module = given == Given::ByReader || given == Given::ByUnit && !by_part(relation);
        let columns = match of_module {
            true => schema.home_first(relation),
            false => (0..schema[relation].arity()).collect(),
        };
        let lists = schema.types.iter().any(|ty| ty.listed_by == Some(relation)) && columns[0] == 0;
        Reading { relation, given, columns, lists }
    }
}

/// By relation the rows at which the stratum stops.
fn limits(program: &Program, file: &FilePart<'_>) -> Vec<usize> {
    let limit =
        |relation: &RelationId| program.schema[*relation].limit.map_or(usize::MAX, |rows| rows as usize);
    file.derives.iter().map(limit).collect()
}

/// The name of a unit: its file without folders above the rules and without `.dl`.
fn unit_name<'p>(program: &'p Program, file: &FilePart<'_>) -> &'p str {
    let name = &program.sources[file.id].name;
    let name = name.strip_prefix("rules/").unwrap_or(name);
    name.strip_suffix(".dl").unwrap_or(name)
}

/// The sets of [`Unit::seeds`]: the reads of each rule that reads none of the piece's own relations.
///
/// Relations that are the same for all parts come first in a set: checking them needs no derivation.
fn seeds(file: &FilePart<'_>, readings: &[Reading]) -> Vec<Vec<usize>> {
    least(file.rules.iter().filter_map(|rule| needs(rule, readings)).collect())
}

/// Those of `sets` that hold no other one, the smallest first.
fn least(mut sets: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    sets.sort_by_key(Vec::len);
    let mut least: Vec<Vec<usize>> = Vec::new();
    for set in sets {
        if !least.iter().any(|known| known.iter().all(|read| set.contains(read))) {
            least.push(set);
        }
    }
    least
}

/// The places of what `rule` needs rows of; none if it reads what its piece derives.
fn needs(rule: &Rule, readings: &[Reading]) -> Option<Vec<usize>> {
    let atoms = rule.body.iter().filter_map(|literal| match literal {
        Literal::Atom(atom) => Some(atom.relation),
        _ => None,
    });
    let place = |relation| readings.iter().position(|reading| reading.relation == relation);
    let mut needs: Vec<usize> = atoms.map(place).collect::<Option<_>>()?;
    needs.sort_unstable_by_key(|&read| (readings[read].given != Given::ByReader, read));
    needs.dedup();
    Some(needs)
}
