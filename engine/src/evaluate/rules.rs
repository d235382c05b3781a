//! The rules of a program, cut into strata.

use super::{
    control::Control,
    file_part::FilePart,
    joins::JoinPlan,
    names::{self, Names},
    partitioning::Locality,
    plan::{Plan, WIDEST},
    planner,
    semi_naive::{self, Purpose},
    stratum::Piece,
};
use crate::{
    base::{FactBase, Rows},
    check::{self, Program, QUERY},
    diagnostic::Diagnostic,
    run::{Inputs, Unit},
    schema::{RelationId, RelationKind, TypeId},
    store::flat::Flat,
    syntax::FileId,
};
use std::sync::Arc;

/// The rules of a program, stratum by stratum.
pub struct Rules<'p> {
    program: &'p Program,
    names: Names,
    pieces: Vec<Piece<'p>>,
    /// By relation the piece that derives it.
    producers: Vec<Option<usize>>,
    locality: Locality,
    control: Arc<Control>,
}

impl<'p> Rules<'p> {
    /// Interns the texts that the rules of `program` mention; to be called on a base before [`Rules::new`].
    pub fn intern(program: &Program, base: &mut FactBase) {
        names::intern(program, base);
    }

    /// The strata of `program`, which run beside `compiled` units: what these derive is read from them.
    ///
    /// # Errors
    ///
    /// Rules that cannot be evaluated here: names that no entity has, relations of no or of too many columns, rules
    /// that compare what exists for one part only with that of another.
    pub fn new(
        program: &'p Program,
        compiled: &[Unit<'_>],
        base: &FactBase,
        timing: bool,
    ) -> Result<Self, Vec<Diagnostic>> {
        Rules::extending(None, program, compiled, base, timing)
    }

    /// The same, with the strata of `known` where these are the first of `program`: they are looked at and planned once.
    /// Nothing of theirs is compiled.
    ///
    /// # Errors
    ///
    /// As of [`Rules::new`].
    pub fn extending(
        known: Option<&Rules<'p>>,
        program: &'p Program,
        compiled: &[Unit<'_>],
        base: &FactBase,
        timing: bool,
    ) -> Result<Self, Vec<Diagnostic>> {
        let known = known.filter(|known| known.begins(program));
        let mut problems = Vec::new();
        let known_files = known.map_or(0, |known| known.program.files.len());
        let files = FilePart::all(&program.files[known_files..]);
        let before = known.map(|known| &known.locality);
        let locality = Locality::of(program, before, &files, &mut problems);
        let is_compiled = |relation: RelationId| {
            let name = program.schema[relation].name.as_str();
            compiled.iter().find(|unit| unit.derives.contains(&name))
        };
        let pieces = known.map_or(&[][..], |known| &known.pieces);
        let mut first = pieces.last().map_or(0, |piece| piece.numbers.end);
        let rules = first + files.iter().map(|file| file.rules.len()).sum::<usize>();
        let control = Arc::new(if timing { Control::timing(rules) } else { Control::default() });
        let mut pieces: Vec<Piece> = pieces.iter().map(|piece| piece.of(program, &control)).collect();
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
            pieces.push(Piece::new(program, &locality, &by_part, file, numbers, unfilled, &control));
        }
        let names = Names::of(program, &program.files[known_files..], base).unwrap_or_else(|unknown| {
            problems.extend(unknown);
            Names::default()
        });
        let mut producers = vec![None; program.schema.relations.len()];
        for (at, piece) in pieces.iter().enumerate() {
            piece.file.derives.iter().for_each(|relation| producers[usize::from(relation.0)] = Some(at));
        }
        if problems.is_empty() {
            Ok(Rules { program, names, pieces, producers, locality, control })
        } else {
            Err(problems)
        }
    }

    /// Returns true if the first rules of `program` are these, about the same inputs, and mean the same on all facts.
    fn begins(&self, program: &Program) -> bool {
        let (ours, theirs) = (&self.program, program);
        let has_file = |(ours, theirs): (&Arc<_>, &Arc<_>)| Arc::ptr_eq(ours, theirs);
        let kinds = |program: &'_ Program| -> Vec<_> {
            let relations = program.schema.relations.iter().zip(&program.declared);
            relations
                .take(ours.schema.relations.len())
                .map(|(it, declared)| (it.kind, declared.given))
                .collect()
        };
        self.names.is_empty()
            && ours.files.len() <= theirs.files.len()
            && ours.files.iter().zip(&theirs.files).all(has_file)
            && kinds(ours) == kinds(theirs)
    }

    /// Errors: rules that read what only callers supply, where the file and the relation that is read are asked about.
    pub fn unfilled(&self, is_asked: impl Fn(FileId, RelationId) -> bool) -> Vec<Diagnostic> {
        let all =
            self.pieces.iter().flat_map(|piece| piece.unfilled.iter().map(|read| (piece.file.id, read)));
        let asked = all.filter(|(file, (read, _))| is_asked(*file, *read));
        asked.map(|(_, (_, error))| error.clone()).collect()
    }

    /// Returns true if `relation` exists only while inputs for a part are supplied.
    pub fn is_fleeting(&self, relation: RelationId) -> bool {
        self.locality.is_fleeting(relation)
    }

    /// All strata, each after those that it reads.
    pub fn pieces(&self) -> &[Piece<'p>] {
        &self.pieces
    }

    /// The stratum that derives `relation`.
    pub fn piece(&self, relation: RelationId) -> Option<&Piece<'p>> {
        Some(&self.pieces[self.number(relation)?])
    }

    /// The number of that stratum among all.
    pub(crate) fn number(&self, relation: RelationId) -> Option<usize> {
        self.producers[usize::from(relation.0)]
    }

    /// The rules as they were checked.
    pub fn program(&self) -> &'p Program {
        self.program
    }

    /// The control that stops and measures evaluations of these rules.
    pub fn control(&self) -> &Arc<Control> {
        &self.control
    }

    /// Derives the relations of `piece` from `inputs`; in its order of relations.
    pub fn solve(&self, piece: &Piece, inputs: &Inputs<'_>, purpose: Purpose) -> Vec<Flat> {
        semi_naive::solve(piece, self.plan(piece), inputs, purpose, None)
    }

    /// Derives the rows `known` of the relations of `piece` again, for proofs, in its order of relations.
    pub fn retrace(&self, piece: &Piece, inputs: &Inputs<'_>, known: &[&Rows]) -> Vec<Flat> {
        // What is taken out is what others may have followed from.
        let known = Some(known).filter(|_| !piece.removes());
        semi_naive::solve(piece, self.plan(piece), inputs, Purpose::Proofs, known)
    }

    fn plan<'q>(&self, piece: &'q Piece) -> &'q Plan {
        piece.plan.get_or_init(|| planner::plan(self.program, &self.names, piece))
    }

    /// The rules of `piece`, each once, for evaluators that join whole relations.
    pub fn joins(&self, piece: &Piece) -> Vec<JoinPlan> {
        planner::joins(self.program, &self.names, piece)
    }

    /// The id of an entity that rules name.
    ///
    /// # Panics
    ///
    /// If no rule names it.
    pub fn entity(&self, ty: TypeId, name: &str) -> u32 {
        self.names.entity(ty, name)
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

/// The data that a unit borrows from the rules.
pub struct Evaluation<'r> {
    piece: &'r Piece<'r>,
    seeds: Vec<&'r [usize]>,
    run: Box<Evaluator<'r>>,
}

/// As [`crate::run::Run`], and to be kept in a static.
type Evaluator<'r> = dyn Fn(&Inputs<'_>) -> Vec<Rows> + Send + Sync + 'r;

impl<'p> Rules<'p> {
    /// The pieces that are units of their own beside `compiled`, and what evaluates them.
    pub fn evaluations(&self, compiled: &[Unit<'_>]) -> Vec<Evaluation<'_>> {
        let is_compiled =
            |piece: &Piece| compiled.iter().any(|unit| unit.derives.contains(&piece.derives[0]));
        self.evaluations_of(|piece| !is_compiled(piece))
    }

    /// Evaluations of the pieces that `is_wanted` accepts.
    pub fn evaluations_of(&self, is_wanted: impl Fn(&Piece) -> bool) -> Vec<Evaluation<'_>> {
        let wanted = self.pieces.iter().filter(|piece| is_wanted(piece));
        wanted
            .map(|piece| Evaluation {
                piece,
                seeds: piece.seeds.iter().map(Vec::as_slice).collect(),
                run: Box::new(move |inputs| self.evaluate(piece, inputs)),
            })
            .collect()
    }
}

/// The units of `evaluations`.
pub fn units<'u>(evaluations: &'u [Evaluation<'u>]) -> Vec<Unit<'u>> {
    evaluations.iter().map(Evaluation::unit).collect()
}

impl<'r> Evaluation<'r> {
    /// The piece that is evaluated.
    pub fn piece(&self) -> &'r Piece<'r> {
        self.piece
    }

    /// The unit.
    pub fn unit(&self) -> Unit<'_> {
        let Evaluation { piece, seeds, run } = self;
        Unit {
            name: &piece.name,
            local: piece.local,
            reads: &piece.reads,
            derives: &piece.derives,
            types: &piece.type_names,
            supplied: &piece.supplied,
            texts: &piece.texts,
            made: &piece.made,
            seeds,
            run,
        }
    }
}

fn unsupported(program: &Program, relation: RelationId) -> Option<Diagnostic> {
    let columns = program.schema[relation].arity();
    let name = &program.schema[relation].shown;
    if name == QUERY || (1..=WIDEST).contains(&columns) {
        return None;
    }
    let place = program.sources.place(program.declared[relation.0 as usize].span);
    let error = Diagnostic::error(format!("`{name}` has {columns} columns")).at(place);
    Some(error.help(format!("relations have 1 to {WIDEST}")))
}

/// An error if nothing fills `read`, which `file` reads.
fn unfilled(
    program: &Program,
    locality: &Locality,
    file: &FilePart<'_>,
    read: RelationId,
) -> Option<Diagnostic> {
    if !locality.is_fleeting(read) {
        return None;
    }
    let name = &program.schema[read].shown;
    let rule = file.rules.iter().find(|rule| check::reads(&[], [**rule]).contains(&read))?;
    let error =
        Diagnostic::error(format!("`{name}` cannot be read here")).at(program.sources.place(rule.span));
    Some(match program.schema[read].kind {
        RelationKind::Input => error
            .label("no reader fills it")
            .help("only the inputs of rules/schema.dl are filled; write rows as facts: `p(1).`"),
        _ => error.label("it is derived from relations that no reader fills"),
    })
}
