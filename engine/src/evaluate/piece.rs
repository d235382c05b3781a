//! Strata as units beside the compiled ones.

use super::{
    Control,
    names::{self, Names},
    plan::{self, Plan, WIDEST},
    rounds::{self, Purpose},
};
use crate::{
    base::{FactBase, Rows},
    check::{FileRules, Literal, Program, QUERY, Rule},
    compile::{self, locality::Locality},
    diagnostic::Diagnostic,
    run::{Given, Inputs, Read, Unit},
    schema::{Column, ColumnType, RelationId, RelationKind, TypeId},
    store::{flat::Flat, provider::Look},
    syntax::FileId,
};
use std::{
    collections::BTreeSet,
    ops::Range,
    sync::{Arc, OnceLock},
};

/// The rules of a program, stratum by stratum.
pub struct Rules<'p> {
    program: &'p Program,
    names: Names,
    pieces: Vec<Piece<'p>>,
    /// By relation the piece that derives it.
    makers: Vec<Option<usize>>,
    /// By relation whether it exists only while a part is evaluated by somebody who supplies inputs.
    fleeting: Vec<bool>,
    control: Arc<Control>,
}

/// One stratum: relations that need each other, and their rules.
pub struct Piece<'p> {
    /// The file that it is a part of, without folders above the rules and without `.dl`.
    pub name: String,
    /// Its relations and rules.
    pub file: FileRules,
    /// Whether it is evaluated part by part.
    pub local: bool,
    /// The numbers of its rules among those of all pieces.
    pub numbers: Range<usize>,
    pub(super) readings: Vec<Reading>,
    /// By relation, by column the place of its type among the types.
    pub(super) column_types: Vec<Vec<Option<usize>>>,
    /// By relation its choices.
    pub(crate) choices: Vec<Vec<Vec<usize>>>,
    /// By relation the rows at which the stratum stops.
    pub(super) limits: Vec<usize>,
    /// The entity types that columns of its relations have.
    types: Vec<(TypeId, bool)>,
    pub(super) control: Arc<Control>,
    /// What it reads and no reader fills.
    unfilled: Vec<(RelationId, Diagnostic)>,
    plan: OnceLock<Plan>,
    reads: Vec<Read<'p>>,
    derives: Vec<&'p str>,
    type_names: Vec<&'p str>,
    supplied: Vec<&'p str>,
    /// The texts that its rules mention.
    texts: Vec<&'p str>,
    /// The places of those that its rules put into tuples.
    made: Vec<usize>,
    /// See [`Unit::starts`].
    starts: Vec<Vec<usize>>,
}

/// A relation that a piece reads and others fill.
pub(super) struct Reading {
    pub relation: RelationId,
    pub given: Given,
    /// The order in which its columns are stored.
    pub columns: Vec<usize>,
    /// Whether its first column determines the others.
    pub lists: bool,
}

impl<'p> Rules<'p> {
    /// Interns the texts that the rules of `program` mention; to be called on a base before [`Rules::new`].
    pub fn intern(program: &Program, base: &mut FactBase) {
        names::intern(program, base);
    }

    /// The strata of `program`, which run beside `compiled` units: what these derive is read from them.
    ///
    /// Errors  rules that cannot be evaluated here: names that no entity has, relations of no or of too many columns,
    ///         rules that compare what exists for one part only with that of another
    pub fn new(
        program: &'p Program,
        compiled: &[Unit<'_>],
        base: &FactBase,
        timing: bool,
    ) -> Result<Self, Vec<Diagnostic>> {
        let mut problems = Vec::new();
        let files = strata(program);
        let locality = Locality::of(program, &files, &mut problems);
        let is_compiled = |relation: RelationId| {
            let name = program.schema[relation].name.as_str();
            compiled.iter().find(|unit| unit.derives.contains(&name))
        };
        let rules: usize = files.iter().map(|file| file.rules.len()).sum();
        let control = Arc::new(if timing { Control::timing(rules) } else { Control::default() });
        let mut pieces = Vec::new();
        let mut first = 0;
        for file in files {
            let numbers = first..first + file.rules.len();
            first = numbers.end;
            let by_part = |relation: RelationId| match is_compiled(relation) {
                Some(unit) => unit.local,
                None => locality.is_local_relation(relation),
            };
            let made_here = file.derives.iter().all(|&relation| is_compiled(relation).is_none());
            if made_here {
                problems.extend(file.derives.iter().filter_map(|&relation| unsupported(program, relation)));
            }
            let reads = file.reads.iter();
            let unfilled = reads.filter_map(|&read| Some((read, unfilled(program, &locality, &file, read)?)));
            let unfilled = unfilled.collect();
            let piece = Piece::new(program, &locality, &by_part, file, numbers, &control);
            pieces.push(Piece { unfilled, ..piece });
        }
        let all = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
        let fleeting = all.map(|relation| locality.is_fleeting(relation)).collect();
        let names = Names::of(program, base).unwrap_or_else(|unknown| {
            problems.extend(unknown);
            Names::default()
        });
        let mut makers = vec![None; program.schema.relations.len()];
        for (at, piece) in pieces.iter().enumerate() {
            piece.file.derives.iter().for_each(|relation| makers[usize::from(relation.0)] = Some(at));
        }
        if problems.is_empty() {
            Ok(Rules { program, names, pieces, makers, fleeting, control })
        } else {
            Err(problems)
        }
    }

    /// Errors: rules that read what only callers supply, where the file and the relation that is read are asked about.
    pub fn unfilled(&self, is_asked: impl Fn(FileId, RelationId) -> bool) -> Vec<Diagnostic> {
        let all =
            self.pieces.iter().flat_map(|piece| piece.unfilled.iter().map(|read| (piece.file.id, read)));
        let asked = all.filter(|(file, (read, _))| is_asked(*file, *read));
        asked.map(|(_, (_, error))| error.clone()).collect()
    }

    /// Whether `relation` exists only while somebody supplies inputs for a part.
    pub fn is_fleeting(&self, relation: RelationId) -> bool {
        self.fleeting[usize::from(relation.0)]
    }

    /// All strata, each behind those that it reads.
    pub fn pieces(&self) -> &[Piece<'p>] {
        &self.pieces
    }

    /// The stratum that derives `relation`.
    pub fn piece(&self, relation: RelationId) -> Option<&Piece<'p>> {
        Some(&self.pieces[self.number(relation)?])
    }

    /// The number of that stratum among all.
    pub(crate) fn number(&self, relation: RelationId) -> Option<usize> {
        self.makers[usize::from(relation.0)]
    }

    /// The rules as they were checked.
    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// What stops and measures evaluations of these rules.
    pub fn control(&self) -> &Arc<Control> {
        &self.control
    }

    /// Derives the relations of `piece` from `inputs`; in its order of relations.
    pub fn solve(&self, piece: &Piece, inputs: &Inputs<'_>, purpose: Purpose) -> Vec<Flat> {
        rounds::solve(piece, self.plan(piece), inputs, purpose, None)
    }

    /// Derives the rows `known` of the relations of `piece` again, for proofs, in its order of relations.
    pub fn retrace(&self, piece: &Piece, inputs: &Inputs<'_>, known: &[&Rows]) -> Vec<Flat> {
        rounds::solve(piece, self.plan(piece), inputs, Purpose::Proofs, Some(known))
    }

    fn plan<'q>(&self, piece: &'q Piece) -> &'q Plan {
        piece.plan.get_or_init(|| plan::plan(self.program, &self.names, piece))
    }

    /// The ids of the names and texts that rules mention.
    pub(crate) fn names(&self) -> &Names {
        &self.names
    }

    /// Derives the relations of `piece` as rows.
    pub fn evaluate(&self, piece: &Piece, inputs: &Inputs<'_>) -> Vec<Rows> {
        self.solve(piece, inputs, Purpose::Rows).into_iter().map(Flat::into_sorted).collect()
    }
}

/// What a unit refers to, kept beside the rules.
pub struct Evaluation<'r> {
    piece: &'r Piece<'r>,
    starts: Vec<&'r [usize]>,
    run: Box<Evaluator<'r>>,
}

/// As [`crate::run::Run`], and to be kept in a static.
type Evaluator<'r> = dyn Fn(&Inputs<'_>) -> Vec<Rows> + Send + Sync + 'r;

impl<'p> Rules<'p> {
    /// The pieces that are units of their own beside `compiled`, and what evaluates them.
    pub fn evaluations(&self, compiled: &[Unit<'_>]) -> Vec<Evaluation<'_>> {
        let is_compiled =
            |piece: &Piece| compiled.iter().any(|unit| unit.derives.contains(&piece.derives[0]));
        let own = self.pieces.iter().filter(|piece| !is_compiled(piece));
        own.map(|piece| Evaluation {
            piece,
            starts: piece.starts.iter().map(Vec::as_slice).collect(),
            run: Box::new(move |inputs| self.evaluate(piece, inputs)),
        })
        .collect()
    }
}

/// The units of `evaluations`.
pub fn units<'u>(evaluations: &'u [Evaluation<'u>]) -> Vec<Unit<'u>> {
    evaluations
        .iter()
        .map(|Evaluation { piece, starts, run }| Unit {
            name: &piece.name,
            local: piece.local,
            reads: &piece.reads,
            derives: &piece.derives,
            types: &piece.type_names,
            supplied: &piece.supplied,
            texts: &piece.texts,
            made: &piece.made,
            starts,
            run,
        })
        .collect()
}

impl<'p> Piece<'p> {
    fn new(
        program: &'p Program,
        locality: &Locality,
        by_part: &dyn Fn(RelationId) -> bool,
        file: FileRules,
        numbers: Range<usize>,
        control: &Arc<Control>,
    ) -> Self {
        let schema = &program.schema;
        let readings: Vec<Reading> =
            file.reads.iter().map(|&relation| Reading::new(program, locality, by_part, relation)).collect();
        let mut types: Vec<(TypeId, bool)> = Vec::new();
        let columns = file.derives.iter().flat_map(|&relation| &schema[relation].columns);
        let of_columns = columns.filter_map(|column| match column.ty {
            ColumnType::Entity(ty) => Some(ty),
            ColumnType::Symbol | ColumnType::Number => None,
        });
        let named = file.rules.iter().flat_map(names::needed).map(|(ty, _)| ty);
        for ty in of_columns.chain(named) {
            if types.iter().all(|(known, _)| *known != ty) {
                types.push((ty, locality.is_supplied(ty)));
            }
        }
        let local = file.derives.iter().all(|&relation| by_part(relation));
        let place = |column: &Column| match column.ty {
            ColumnType::Entity(ty) => types.iter().position(|(known, _)| *known == ty),
            ColumnType::Symbol | ColumnType::Number => None,
        };
        let column_types =
            file.derives.iter().map(|&relation| schema[relation].columns.iter().map(place).collect());
        let choice = |relation: &RelationId| program.declared[relation.0 as usize].choice.clone();
        let limit = |relation: &RelationId| {
            program.declared[relation.0 as usize].limit.map_or(usize::MAX, |rows| rows as usize)
        };
        let read = |reading: &Reading| Read {
            relation: schema[reading.relation].name.as_str(),
            given: reading.given,
            orders: &[],
        };
        let (texts, made) = names::texts(rules_of(program, &file));
        Piece {
            name: compile::unit_name(program, &file).to_owned(),
            local,
            numbers,
            reads: readings.iter().map(read).collect(),
            derives: file.derives.iter().map(|&relation| schema[relation].name.as_str()).collect(),
            type_names: types.iter().map(|(ty, _)| schema[*ty].name.as_str()).collect(),
            supplied: types.iter().filter(|(_, s)| *s).map(|(ty, _)| schema[*ty].name.as_str()).collect(),
            column_types: column_types.collect(),
            choices: file.derives.iter().map(choice).collect(),
            limits: file.derives.iter().map(limit).collect(),
            starts: starts(&file, &readings),
            texts,
            made,
            readings,
            types,
            control: control.clone(),
            unfilled: Vec::new(),
            plan: OnceLock::new(),
            file,
        }
    }

    /// What it reads, as a session wants to know it.
    pub fn reads(&self) -> impl Iterator<Item = (RelationId, Given)> + '_ {
        self.readings.iter().map(|reading| (reading.relation, reading.given))
    }

    /// The entity types of its columns and of the entities that its rules name, in the order of [`Unit::types`].
    pub fn types(&self) -> impl Iterator<Item = TypeId> + '_ {
        self.types.iter().map(|(ty, _)| *ty)
    }

    /// The place of `ty` in that order.
    pub(crate) fn type_place(&self, ty: TypeId) -> usize {
        self.types().position(|known| known == ty).expect("a piece lists all types that its rules name")
    }

    /// The place of `relation` among those that it reads, and the order in which its columns are stored.
    pub(crate) fn reading(&self, relation: RelationId) -> (usize, &[usize]) {
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

    /// What it reads of `inputs`.
    pub(crate) fn looks(&self, inputs: &Inputs<'_>) -> Vec<Box<dyn Look>> {
        let readings = self.readings.iter().enumerate();
        readings.map(|(read, reading)| inputs.look(read, reading.columns.len())).collect()
    }

    /// Whether it stops where one of its relations has as many rows as `.limitsize` allows.
    pub(crate) fn is_limited(&self) -> bool {
        self.limits.iter().any(|&limit| limit != usize::MAX)
    }

    /// Unwinds if somebody wishes to stop.
    pub(crate) fn check_control(&self) {
        self.control.check();
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

/// The files of `program`, one for each stratum.
fn strata(program: &Program) -> Vec<FileRules> {
    program.files.iter().flat_map(|file| file.strata.iter().map(|s| piece(file, s))).collect()
}

fn piece(file: &FileRules, stratum: &[RelationId]) -> FileRules {
    let rules = file.rules.iter().filter(|rule| stratum.contains(&rule.head.relation));
    let rules: Vec<Rule> = rules.cloned().collect();
    let mut reads: BTreeSet<RelationId> = compile::split::reads(rules.iter());
    stratum.iter().for_each(|relation| _ = reads.remove(relation));
    FileRules {
        id: file.id,
        derives: stratum.to_vec(),
        reads: reads.into_iter().collect(),
        strata: vec![stratum.to_vec()],
        rules,
    }
}

/// The rules of the piece `file` as `program` has them.
fn rules_of<'p>(program: &'p Program, file: &FileRules) -> impl Iterator<Item = &'p Rule> {
    let whole = program.files.iter().find(|whole| whole.id == file.id).expect("a piece is of a file");
    whole.rules.iter().filter(|rule| file.derives.contains(&rule.head.relation))
}

/// The sets of [`Unit::starts`]: what each rule reads that reads none of the piece's own relations.
///
/// What is the same for all parts stands first in a set, since nothing has to be derived to look at it.
fn starts(file: &FileRules, readings: &[Reading]) -> Vec<Vec<usize>> {
    compile::starts::least(file.rules.iter().filter_map(|rule| needs(rule, readings)).collect())
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

fn unsupported(program: &Program, relation: RelationId) -> Option<Diagnostic> {
    let columns = program.schema[relation].arity();
    let name = &program.schema[relation].name;
    if name == QUERY || (1..=WIDEST).contains(&columns) {
        return None;
    }
    let place = program.sources.place(program.declared[relation.0 as usize].span);
    let error = Diagnostic::error(format!("`{name}` has {columns} columns")).at(place);
    Some(error.help(format!("relations have 1 to {WIDEST}")))
}

/// An error if nobody fills `read`, which `file` reads.
fn unfilled(
    program: &Program,
    locality: &Locality,
    file: &FileRules,
    read: RelationId,
) -> Option<Diagnostic> {
    if !locality.is_fleeting(read) {
        return None;
    }
    let name = &program.schema[read].name;
    let rule =
        file.rules.iter().find(|rule| compile::split::reads(std::iter::once(*rule)).contains(&read))?;
    let error =
        Diagnostic::error(format!("`{name}` cannot be read here")).at(program.sources.place(rule.span));
    Some(match program.schema[read].kind {
        RelationKind::Input => error
            .label("no reader fills it")
            .help("only the inputs of rules/schema.dl are filled; write rows as facts: `p(1).`"),
        _ => error.label("it is derived from what no reader fills"),
    })
}
