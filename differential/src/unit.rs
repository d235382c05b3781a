//! Strata of the whole program as units.
//!
//! A stratum that is evaluated part by part stays with the run-time evaluator: small parts need no dataflow. Of the
//! others, those that need nothing in between which a dataflow does not derive become one dataflow, and so one unit.

use crate::{
    cluster::{Cluster, Leaving, Request},
    index_stats::Weights,
    output_part::Way,
    pipeline::lower,
    record_ids::Numbers,
    remote_facts::Away,
    render::Stratum,
    run_once::{self, Facts, Job, Plan, Take},
};
use dfquery_engine::{
    base::Rows,
    check::{Program, QUERY},
    evaluate::{self, Piece, Rules, joins::Constant},
    run::{Given, Inputs, Read, Unit},
    schema::RelationId,
};
use rustc_hash::FxHashMap;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

/// The workers that derive rows.
#[derive(Clone, Copy)]
pub enum Crew {
    /// Threads of this process.
    Threads(usize),
    /// Other processes.
    Processes(&'static Cluster),
}

/// The data that the units of a program borrow, kept next to its rules.
pub struct Evaluations<'r> {
    /// The strata that the run-time evaluator derives.
    others: Vec<evaluate::Evaluation<'r>>,
    layers: Vec<Layer<'r>>,
    kept: Kept,
}

/// By worker what it kept, of all dataflows that were evaluated, if rules are measured.
type Kept = Arc<Mutex<Vec<Weights>>>;

impl<'r> Evaluations<'r> {
    /// Units for all strata of `rules` that `compiled` does not derive, by `crew`.
    ///
    /// Strata of relations for which `is_asked` is true are derived together.
    pub fn new(
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        is_asked: &dyn Fn(RelationId) -> bool,
        crew: Crew,
    ) -> Self {
        Evaluations::reading(rules, compiled, is_asked, crew, None)
    }

    /// As [`Evaluations::new`], by a crew of processes that reads by itself what is `away`.
    pub fn reading(
        rules: &'r Rules<'r>,
        compiled: &[Unit<'_>],
        is_asked: &dyn Fn(RelationId) -> bool,
        crew: Crew,
        away: Option<&Away>,
    ) -> Self {
        let schema = &rules.program().schema;
        let is_compiled = |piece: &Piece| {
            let name = schema[piece.file.derives[0]].name.as_str();
            compiled.iter().any(|unit| unit.derives.contains(&name))
        };
        let is_other = |piece: &Piece| !is_compiled(piece) && !is_rendered(rules.program(), piece);
        let groups = groups(rules, &|piece| !is_compiled(piece) && !is_other(piece), is_asked);
        let kept = Kept::default();
        let layers = groups.into_iter().map(|pieces| Layer::new(rules, pieces, crew, away, &kept));
        Evaluations { layers: layers.collect(), others: rules.evaluations_of(is_other), kept }
    }

    /// By worker what it kept at the end of each dataflow that was evaluated, if rules are measured.
    pub fn weights(&self) -> Vec<Weights> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Has the rows of `relation` go somewhere without coming together, if other processes derive it for the whole and nothing
    /// else is wanted of what they derive; gives how many there are. None if that is not so: then nothing was done.
    ///
    /// `inputs` are what its unit is evaluated on. Where there is a limit on a relation beside it all has to come together,
    /// and files are written by processes of this machine only.
    ///
    /// Unwinds as [`Cluster::run`].
    pub fn leave(&self, relation: RelationId, inputs: &Inputs<'_>, way: Way<'_>) -> Option<u64> {
        let strata = &self.layers.iter().find(|layer| layer.strata.derives(relation))?.strata;
        let Crew::Processes(cluster) = strata.crew else { return None };
        if matches!(way, Way::Files(_)) && !cluster.is_here() {
            return None;
        }
        let mut leaving = Leaving::new(relation, way);
        strata.derive(inputs, Some(&mut leaving))?;
        Some(leaving.rows)
    }

    /// Returns true if [`Evaluations::leave`] can have the rows of `relation` go somewhere.
    pub fn leaves(&self, relation: RelationId) -> bool {
        let mut layers = self.layers.iter().map(|layer| &layer.strata);
        layers.any(|strata| {
            strata.derives(relation)
                && matches!(strata.crew, Crew::Processes(_))
                && !strata.pieces.iter().any(|piece| piece.is_limited())
        })
    }

    /// The units.
    pub fn units(&self) -> Vec<Unit<'_>> {
        let others = self.others.iter().map(evaluate::Evaluation::unit);
        others.chain(self.layers.iter().map(Layer::unit)).collect()
    }
}

/// Returns true if a dataflow derives what `piece` does: it is about the whole program, and does not depend on rounds
/// or on texts.
pub fn is_rendered(program: &Program, piece: &Piece) -> bool {
    let has_columns = |relation: &RelationId| program.schema[*relation].arity() > 0;
    let name = |relation: &RelationId| program.schema[*relation].name.as_str();
    !piece.local
        && !piece.chooses()
        && !piece.computes_texts()
        && piece.file.derives.iter().all(|relation| has_columns(relation) && name(relation) != QUERY)
}

/// The strata that are `rendered`, those together that need nothing else in between.
fn groups<'r>(
    rules: &'r Rules<'r>,
    rendered: &dyn Fn(&Piece) -> bool,
    is_asked: &dyn Fn(RelationId) -> bool,
) -> Vec<Vec<&'r Piece<'r>>> {
    let mut levels: BTreeMap<RelationId, (usize, bool)> = BTreeMap::new();
    let mut groups: BTreeMap<usize, Vec<&Piece>> = BTreeMap::new();
    let mut alone = Vec::new();
    for piece in rules.pieces() {
        let joined = rendered(piece)
            && !piece.is_limited()
            && piece.file.derives.iter().any(|&relation| is_asked(relation));
        let behind = |relation: &RelationId| match levels.get(relation) {
            Some(&(level, is_joined)) => level + usize::from(is_joined && !joined),
            None => 0,
        };
        let level = piece.file.reads.iter().map(behind).max().unwrap_or(0);
        piece.file.derives.iter().for_each(|&relation| _ = levels.insert(relation, (level, joined)));
        if joined {
            groups.entry(level).or_default().push(piece);
        } else if rendered(piece) {
            alone.push(vec![piece]);
        }
    }
    groups.into_values().chain(alone).collect()
}

/// Strata that are derived together, as a unit refers to them.
struct Layer<'r> {
    reads: Vec<Read<'r>>,
    derives: Vec<&'r str>,
    texts: Vec<&'r str>,
    made: Vec<usize>,
    name: &'r str,
    /// The unit of the run-time evaluator, for a stratum alone.
    alone: Option<evaluate::Evaluation<'r>>,
    strata: Arc<Strata<'r>>,
    run: Box<Runner<'r>>,
}

/// As [`Run`](dfquery_engine::run::Run), to be kept.
type Runner<'r> = dyn Fn(&Inputs<'_>) -> Vec<Rows> + Send + Sync + 'r;

impl<'r> Layer<'r> {
    fn new(
        rules: &'r Rules<'r>,
        pieces: Vec<&'r Piece<'r>>,
        crew: Crew,
        away: Option<&Away>,
        kept: &Kept,
    ) -> Self {
        let schema = &rules.program().schema;
        // What is limited may be evaluated here after all.
        let by_others = matches!(crew, Crew::Processes(_)) && !pieces.iter().any(|piece| piece.is_limited());
        let mut away = away.filter(|_| by_others).cloned();
        let is_away = |away: &Option<Away>, relation: &RelationId| {
            away.as_ref().is_some_and(|away| away.relations.contains(relation))
        };
        let own: Vec<RelationId> =
            pieces.iter().flat_map(|piece| piece.file.derives.iter().copied()).collect();
        let (mut sources, mut reads): (Vec<(RelationId, &[usize])>, Vec<Read>) = Default::default();
        let (mut texts, mut made): (Vec<&str>, Vec<usize>) = Default::default();
        for piece in &pieces {
            for (relation, given) in piece.reads().filter(|(relation, _)| !own.contains(relation)) {
                if sources.iter().all(|(known, _)| *known != relation) {
                    sources.push((relation, piece.reading(relation).1));
                    let given = if is_away(&away, &relation) { Given::Elsewhere } else { given };
                    reads.push(Read { relation: &schema[relation].name, given });
                }
            }
            let places: Vec<usize> = piece.texts().iter().map(|text| place(&mut texts, text)).collect();
            made.extend(piece.made().iter().map(|&text| places[text]));
        }
        let sources = sources.into_iter().enumerate().filter(|(_, (relation, _))| !is_away(&away, relation));
        let sources = sources.map(|(read, (relation, columns))| (read, relation, columns)).collect();
        if let Some(away) = &mut away {
            away.relations.retain(|relation| {
                reads
                    .iter()
                    .any(|read| read.given == Given::Elsewhere && *read.relation == schema[*relation].name)
            });
        }
        let away = away.filter(|away| !away.relations.is_empty());
        let is_own = |piece: &Piece| std::ptr::eq(piece, pieces[0]);
        let alone =
            if pieces.len() == 1 && away.is_none() { rules.evaluations_of(is_own).pop() } else { None };
        let name = &pieces[0].name;
        let strata = Strata { rules, pieces, sources, away, texts: texts.clone(), crew, kept: kept.clone() };
        let strata = Arc::new(strata);
        Layer {
            name,
            derives: own.iter().map(|&relation| schema[relation].name.as_str()).collect(),
            reads,
            made,
            alone,
            texts,
            run: Box::new(Strata::runner(strata.clone())),
            strata,
        }
    }

    fn unit(&self) -> Unit<'_> {
        if let Some(alone) = &self.alone {
            return Unit { run: &*self.run, ..alone.unit() };
        }
        Unit {
            name: self.name,
            local: false,
            reads: &self.reads,
            derives: &self.derives,
            types: &[],
            supplied: &[],
            texts: &self.texts,
            made: &self.made,
            seeds: &[],
            run: &*self.run,
        }
    }
}

fn place<'t>(texts: &mut Vec<&'t str>, text: &'t str) -> usize {
    texts.iter().position(|known| *known == text).unwrap_or_else(|| {
        texts.push(text);
        texts.len() - 1
    })
}

/// Strata that are derived together, as they are evaluated.
struct Strata<'r> {
    rules: &'r Rules<'r>,
    pieces: Vec<&'r Piece<'r>>,
    /// The relations that they read and others derive: the index among the reads, and the order in which columns are
    /// stored.
    sources: Vec<(usize, RelationId, &'r [usize])>,
    /// The relations that they read and workers load themselves.
    away: Option<Away>,
    texts: Vec<&'r str>,
    crew: Crew,
    kept: Kept,
}

impl<'r> Strata<'r> {
    fn runner(strata: Arc<Self>) -> impl Fn(&Inputs<'_>) -> Vec<Rows> + Send + Sync + 'r {
        move |inputs| match strata.run(inputs) {
            Some(rows) => rows,
            // Which rows a relation has that stops at a limit depends on rounds, so the evaluator that has these decides.
            None => strata.rules.evaluate(strata.pieces[0], inputs),
        }
    }

    fn derives(&self, relation: RelationId) -> bool {
        self.pieces.iter().any(|piece| piece.file.derives.contains(&relation))
    }

    fn run(&self, inputs: &Inputs<'_>) -> Option<Vec<Rows>> {
        let mut rows = self.derive(inputs, None)?;
        let own = self.pieces.iter().flat_map(|piece| &piece.file.derives);
        Some(own.map(|relation| rows.remove(relation).expect("every stratum is derived")).collect())
    }

    /// The rows of all relations, but for one of which they go elsewhere; none if one has as many as it must not have.
    fn derive(
        &self,
        inputs: &Inputs<'_>,
        leaving: Option<&mut Leaving<'_>>,
    ) -> Option<FxHashMap<RelationId, Rows>> {
        let schema = &self.rules.program().schema;
        let strata = strata(self.rules, &self.pieces, &|constant| match constant {
            Constant::Number(number) => *number,
            Constant::Text(text) => {
                inputs.text_id(self.texts.iter().position(|known| known == text).expect("listed"))
            }
            Constant::Entity(ty, name) => self.rules.entity(*ty, name),
        });
        let away = self.away.iter().flat_map(|away| away.relations.iter().copied());
        let reads: Vec<RelationId> =
            self.sources.iter().map(|(_, relation, _)| *relation).chain(away).collect();
        let own: Vec<RelationId> =
            self.pieces.iter().flat_map(|piece| piece.file.derives.iter().copied()).collect();
        let all = own.iter().chain(&reads);
        let plan = Plan {
            strata,
            arities: all.map(|&relation| (relation, schema[relation].arity())).collect(),
            reads,
            limits: self.pieces.iter().flat_map(|piece| piece.limits()).collect(),
        };
        let (facts, records) = (self.facts(inputs), inputs.records());
        let control = self.rules.control();
        let weighs = control.is_timing();
        let (rows, weights) = match self.crew {
            Crew::Processes(cluster) => {
                let request = Request { plan: &plan, away: self.away.as_ref(), weighs };
                cluster.run(&request, &*facts, records, control, leaving)?
            }
            Crew::Threads(workers) => {
                let (numbers, control) = (Arc::new(Numbers::alone(records.clone())), control.clone());
                let (cells, weights) = run_once::run(Job { plan, facts, numbers, workers, control, weighs })?;
                let sorted = |(relation, cells): (RelationId, Vec<u32>)| {
                    (relation, Rows::sorted(schema[relation].arity(), cells))
                };
                (cells.into_iter().map(sorted).collect(), weights)
            }
        };
        self.keep(weights);
        Some(rows)
    }

    /// Remembers what workers kept.
    fn keep(&self, weights: Vec<Weights>) {
        let mut kept = self.kept.lock().unwrap_or_else(PoisonError::into_inner);
        for (worker, weights) in weights.into_iter().enumerate() {
            if kept.len() <= worker {
                kept.resize(worker + 1, Weights::new());
            }
            for (what, weight) in weights {
                let known = kept[worker].entry(what).or_default();
                // One dataflow is there at a time.
                if weight.bytes >= known.bytes {
                    *known = weight;
                }
            }
        }
    }

    fn facts(&self, inputs: &Inputs<'_>) -> Box<Facts> {
        let tables = inputs.tables();
        let sources =
            self.sources.iter().map(|(read, relation, columns)| (*read, *relation, columns.to_vec()));
        let sources: Vec<(usize, RelationId, Vec<usize>)> = sources.collect();
        Box::new(move |first, step, take: &mut dyn Take| {
            for (read, relation, columns) in &sources {
                take.relation(*relation);
                tables.visit_rows(*read, columns, first, step, &mut |row| take.row(row));
            }
        })
    }
}

/// The rules of `pieces` as they are rendered; `resolve` gives the ids of texts and entities.
pub fn strata(rules: &Rules<'_>, pieces: &[&Piece<'_>], resolve: &dyn Fn(&Constant) -> u32) -> Vec<Stratum> {
    let stratum = |piece: &&Piece| Stratum {
        derives: piece.file.derives.clone(),
        rules: rules.joins(piece).iter().map(|plan| lower(&rules.program().schema, plan, resolve)).collect(),
    };
    pieces.iter().map(stratum).collect()
}
