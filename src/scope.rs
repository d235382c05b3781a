//! The view of one question: the facts, and the rules that derive from them.

mod clock;
mod conversion;
mod dependencies;
#[cfg(feature = "distributed")]
pub(crate) mod distributed;
#[cfg(not(feature = "distributed"))]
#[path = "scope/without_processes.rs"]
pub(crate) mod distributed;
mod inputs;
mod local_names;
mod merging;
mod query_warnings;
mod question;
mod rows;
mod sites;
pub mod unfollowed;
pub(crate) mod whole_program;

use crate::{
    analysis::{Analysis, Asked},
    cost::{Cost, IndexCost, MemoryCost, WorkerTime},
    engines::{Dataflows, Evaluators, compiled_units},
    error::{Error, Result, stoppable},
    observer::Observer,
    program::{self, Program},
    requires::{self, Requires},
};
use clock::{Clock, measured};
use dependencies::dependencies;
use dfquery_engine::plural::counted;
use dfquery_engine::{
    base::{FactBase, Rows},
    cancel,
    check::{self, QUERY},
    diagnostic::Diagnostic,
    evaluate::{Rules, Teller},
    run::{Cache, Inputs, Part, Run, Session},
    schema::{ColumnType, Relation, RelationId},
    syntax::Sources,
};
use dfquery_rules::RuleSet;
use inputs::{Given, Origin};
use merging::Merged;
pub(crate) use question::QUERY_FILE;
pub(crate) use question::{checked, not_compared};
use question::{requested, warn};
use rayon::prelude::*;
pub use rows::{limited, place};
use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet, HashSet},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};
use unfollowed::Incomplete;

/// The relation of what differs between lanes for reasons of its own.
const SOURCE: &str = "lane_source";
/// The relations of how lanes access memory, which rest on how work-items are arranged.
const PATTERNS: [&str; 5] =
    ["access_pattern", "transactions", "bank_conflict", "meeting_store", "meeting_atomic"];
/// The relation of what analyses do not follow, of accesses too.
const UNFOLLOWED: &str = "unfollowed";
/// Which instructions read the index of a work-item, how large work groups are, and how many lanes run together.
const LAUNCH: [&str; 3] = ["reads_item", "group_size", "wave"];

/// The view of one question; made by [`Analysis::scoped`].
pub struct Scope<'s> {
    /// The program.
    pub program: &'s Program,
    /// Its facts; of a question about conversion those of one function, with the names that conversion gives.
    pub base: &'s FactBase,
    /// The checked rules of all files: ours, those of the user, and the question.
    pub rules: &'s check::Program,
    /// The same, ready to be evaluated without compiling.
    pub evaluator: &'s Rules<'s>,
    /// The session that evaluates the rules, compiled ones where there are.
    pub session: &'s Session<'s>,
    /// The relations that were asked for.
    pub asked: Vec<RelationId>,
    /// The functions that were asked for, in module order.
    pub parts: Vec<u32>,
    /// True if these are not simply all.
    pub selected: bool,
    /// True if steps on the way to results are among all relations.
    pub internals: bool,
    /// True if places and texts are put beside entities.
    pub lines: bool,
    /// The options of conversion for relations about conversion.
    pub conversion: dfquery_convert::Options,
    /// The latencies of operators for relations about throughput; one cycle each by default.
    pub machine: Option<&'static dfquery_graph::latency::Latencies>,
    /// True if nothing else will be asked.
    is_alone: bool,
    /// The analyses that the answer follows from, and that do not follow everything.
    incomplete: Vec<Incomplete>,
    /// True if what they do not follow is to be reported.
    is_to_tell: AtomicBool,
    /// True if functions were asked one by one, so that those of each are taken down.
    is_noted: AtomicBool,
    /// By analysis and reason the entities that were not followed.
    unfollowed: Mutex<BTreeMap<String, BTreeMap<String, BTreeSet<String>>>>,
    /// The relations that are derived function by function.
    by_part: HashSet<&'s str>,
    /// Of the compiled units, and of the others.
    clocks: [&'s [Clock<'s>]; 2],
    /// The evaluators of rules that are not compiled.
    evaluators: &'s Evaluators<'s>,
}

impl Analysis {
    /// Puts all rules and the question on the program, and lets `work` ask whatever it wants; what `work` is given is gone
    /// afterwards.
    ///
    /// # Errors
    ///
    /// Wrong rules or questions; unknown relations and functions; those of `work`; [`Error::Stopped`].
    pub fn scoped<R, E: From<Error>>(
        &self,
        asked: Asked,
        work: impl FnOnce(&Scope) -> Result<R, E>,
    ) -> Result<R, E> {
        stoppable(|| self.answered(asked, work))?
    }

    /// The same, which unwinds if it is stopped.
    fn answered<R, E: From<Error>>(
        &self,
        asked: Asked,
        work: impl FnOnce(&Scope) -> Result<R, E>,
    ) -> Result<R, E> {
        let query = if let Asked::Query(text) = asked { Some(text) } else { None };
        let (mut rules, mut warnings) = match (&self.checked, query) {
            (Some(known), None) => (Cow::Borrowed(&known.0), known.1.clone()),
            _ => checked(self, query)?,
        };
        if query.is_some() {
            let base = &self.program().base;
            warnings.extend(query_warnings::warnings(&rules, base));
            let part = match &program::select(base, &self.functions)?[..] {
                [only] if !self.functions.is_empty() => Some(*only),
                _ => None,
            };
            local_names::complete(rules.to_mut(), base, part);
        }
        let requested = requested(&rules, self, asked)?;
        warn(&rules, &warnings, &requested, &*self.observer());
        let ours = self.program().rules.schema().relations.len();
        let hiding = if ours == 0 { Vec::new() } else { question::hiding(&rules, ours, &self.rules) };
        self.observer().messages(&hiding, &rules.sources);
        within_budget(self, &mut rules, requested, work)
    }
}

/// The facts that a question is about, if not those of the program, and what the user's rules take from files.
type Prepared<'r> = (Option<FactBase>, Vec<Given<'r>>);

/// Adds to the facts what `rules` need of them, of which `asked` is needed.
fn prepare<'r>(analysis: &Analysis, rules: &'r check::Program, asked: &[RelationId]) -> Result<Prepared<'r>> {
    let program = &mut *analysis.program_mut();
    let needed = program::read_for(rules, asked);
    if requires::converts(rules, &needed) && program.complete_for_conversion()? {
        analysis.forget();
    }
    program.complete_for(rules, asked);
    let mut framed = conversion::facts(analysis, rules, program, asked)?;
    let from = match (&program.shards, &framed) {
        (None, _) => Origin::Files,
        (Some(shards), None) => Origin::Shards(shards.clone()),
        (Some(shards), Some(_)) => Origin::Names(shards.clone()),
    };
    let base = framed.as_mut().unwrap_or(&mut program.base);
    Rules::intern(rules, base);
    let given = inputs::read(rules, base, analysis, &needed, &from)?;
    Ok((framed, given))
}

/// The rows of what the rules of `analysis` declare as inputs.
pub(crate) fn given(analysis: &Analysis) -> Result<Vec<(Relation, Rows)>> {
    let (rules, _) = checked(analysis, None)?;
    inputs::rows(&rules, &mut analysis.program_mut().base, analysis)
}

/// Evaluates `rules` on the program, of which `asked` is needed, and does `work` on that; merges objects if points-to
/// is too large.
fn within_budget<R, E: From<Error>>(
    analysis: &Analysis,
    rules: &mut Cow<'_, check::Program>,
    asked: Vec<RelationId>,
    work: impl FnOnce(&Scope) -> Result<R, E>,
) -> Result<R, E> {
    whole_program::limit(analysis, rules, &asked);
    let mut work = Some(work);
    let mut told = None;
    let again = Mutex::default();
    loop {
        match assemble(analysis, rules, asked.clone(), &mut work, &again, told.as_ref())? {
            Assembled::Done(result) => return Ok(result),
            Assembled::TooLarge(counted, merged) => {
                told = whole_program::merge(analysis, rules, &again, counted, merged.as_ref());
            }
        }
    }
}

/// The outcome of a question.
enum Assembled<R> {
    /// Its answer.
    Done(R),
    /// Points-to is too large: the relation that is, and what would make it smaller, if anything but to merge all
    /// objects.
    TooLarge(&'static str, Option<Merged>),
}

/// Evaluates `checked` on the program, of which `asked` is needed, and does `work` on it; does nothing if points-to is too
/// large and objects may be merged: then it leaves `again` what has been derived. Tells of the `consequence` of that where it
/// works.
fn assemble<R, E: From<Error>>(
    analysis: &Analysis,
    checked: &check::Program,
    asked: Vec<RelationId>,
    work: &mut Option<impl FnOnce(&Scope) -> Result<R, E>>,
    again: &Mutex<Cache>,
    consequence: Option<&Diagnostic>,
) -> Result<Assembled<R>, E> {
    let takes_warnings = analysis.program().observer.takes_warnings();
    let (mut incomplete, sites) = match takes_warnings {
        true => (unfollowed::to_tell(checked, &asked), sites::needed(checked, &asked)),
        false => Default::default(),
    };
    let rows = incomplete.iter().map(|analysis| analysis.rows);
    let told: Vec<RelationId> = asked.iter().copied().chain(rows).chain(sites).collect();
    let (framed, given) = prepare(analysis, checked, &told)?;
    if framed.is_some() {
        incomplete.clear(); // that the function is not converted is an error
    }
    let program = analysis.program();
    let base = framed.as_ref().unwrap_or(&program.base);
    // Our rules are evaluated among those of the user where none are compiled.
    let ours = program.rules;
    let units = compiled_units(ours, analysis.engine)?;
    let clocks: Vec<Clock> = units.iter().copied().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = clocks.iter().map(Clock::timed).collect();
    let mut compiled = measured(&clocks, &timed, analysis.measured);
    compiled.retain(|unit| !whole_program::is_limited(checked, unit));
    compiled.extend(given.iter().map(Given::unit));
    let wrong = |messages| Error::Invalid { messages, sources: checked.sources.clone() };
    let known = units.is_empty().then(|| ours.rules());
    let rules = Rules::extending(known, checked, &compiled, base, analysis.measured).map_err(wrong)?;
    rules.control().tell(teller(ours, program.observer.clone()));
    let files = ours.program().sources.iter().count();
    let unfilled = rules.unfilled(|file, read| {
        let name = &checked.schema[read].name;
        usize::from(file.0) >= files && requires::made(ours, name).is_none()
    });
    if !unfilled.is_empty() {
        return Err(wrong(unfilled).into());
    }
    let needed = dependencies(checked, &told);
    let in_shards: Vec<RelationId> = given.iter().filter_map(|given| given.in_shards).collect();
    let away = distributed::away(analysis, &program, base, &rules, &in_shards, &needed);
    let evaluators = Evaluators::new(analysis.engine, &rules, &compiled, &needed, away.as_ref())?;
    let others: Vec<Clock> = evaluators.units().into_iter().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = others.iter().map(Clock::timed).collect();
    let own = measured(&others, &timed, analysis.measured);
    let units = compiled.iter().chain(&own);
    let by_part = units.clone().filter(|unit| unit.local).flat_map(|unit| unit.derives).copied().collect();
    let session = match &analysis.kept {
        _ if framed.is_some() => Session::new(base, &checked.schema, units).with_external_inputs(),
        None if whole_program::limited_points(checked).is_some() => {
            let mut again = again.lock().unwrap_or_else(PoisonError::into_inner);
            Session::resume(base, &checked.schema, units, &mut again)
        }
        None => Session::new(base, &checked.schema, units),
        Some(kept) => {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            // Each question is a relation of that name.
            kept.retain(|relation| relation != QUERY);
            Session::resume(base, &checked.schema, units, &mut kept)
        }
    };
    if let Some(counted) = whole_program::too_large(checked, &session) {
        return Ok(Assembled::TooLarge(counted, merging::choose(base, &session)));
    }
    if let Some(warning) = consequence {
        program.observer.messages(std::slice::from_ref(warning), &Sources::new());
    }
    let parts = if framed.is_some() { vec![0] } else { program::select(base, &analysis.functions)? };
    let scope = Scope {
        program: &program,
        base,
        rules: checked,
        evaluator: &rules,
        session: &session,
        asked,
        parts,
        selected: !analysis.functions.is_empty(),
        internals: analysis.internals,
        lines: analysis.lines,
        conversion: analysis.conversion,
        machine: analysis.machine,
        is_alone: analysis.kept.is_none(),
        incomplete,
        is_to_tell: AtomicBool::new(false),
        is_noted: AtomicBool::new(false),
        unfollowed: Mutex::default(),
        by_part,
        clocks: [&clocks[..], &others[..]],
        evaluators: &evaluators,
    };
    let work = work.take().expect("it is done once");
    let result = work(&scope);
    if result.is_ok() {
        // Work that is to stop derives nothing more.
        let _ = cancel::within(|| {
            scope.tell_of_sites();
            scope.warn_of_unfollowed();
        });
    }
    warn_of_limits(ours, &rules, &*program.observer);
    result.map(Assembled::Done)
}

/// Reports the progress of derivations to `observer`.
fn teller(ours: &'static RuleSet, observer: Arc<dyn Observer>) -> Box<Teller> {
    Box::new(move |progress| match progress {
        None => observer.derived(),
        Some((relation, tuples)) => {
            let ours = ours.schema().relations.get(usize::from(relation.0));
            observer.derive(ours.map_or("your rules", |relation| &relation.name), tuples);
        }
    })
}

/// Warns of functions in which relations of ours have fewer tuples than `rules` say, because of the budget. Limits of users are
/// their own.
pub fn warn_of_limits(ours: &RuleSet, rules: &Rules, observer: &dyn Observer) {
    let schema = &rules.program().schema;
    let ours = ours.schema().relations.len();
    let limited = rules.control().limited().into_iter().filter(|id| usize::from(id.0) < ours);
    let names: Vec<&str> = limited.map(|id| schema[id].name.as_str()).collect();
    if names.is_empty() {
        return;
    }
    // Rules that are there several times reach it together.
    let is_copy = |name: &str| {
        names.iter().any(|other| name.strip_suffix(other).is_some_and(|prefix| prefix.ends_with('_')))
    };
    let shown: Vec<String> =
        names.iter().filter(|name| !is_copy(name)).map(|name| format!("`{name}`")).collect();
    let message = format!(
        "{} reached the tuple budget in a function: its divergence is coarse, and it is not converted",
        shown.join(", "),
    );
    let help = "`--relation over_budget` lists these functions; `--budget-tuples N` raises the budget";
    observer.messages(&[Diagnostic::warning(message).help(help)], &Sources::new());
}

impl Scope<'_> {
    /// Returns true if `relation` is derived function by function.
    pub(crate) fn is_by_part(&self, relation: RelationId) -> bool {
        self.by_part.contains(self.rules.schema[relation].name.as_str())
    }

    /// The relations that `asked` depends on, itself included.
    pub(crate) fn dependencies(&self, asked: &[RelationId]) -> Vec<RelationId> {
        dependencies(self.rules, asked)
    }

    /// The text of the query, if one is asked.
    pub(crate) fn query_text(&self) -> Option<&str> {
        let mut files = self.rules.sources.iter();
        files.find(|(_, file)| file.name == QUERY_FILE).map(|(_, file)| file.text.as_str())
    }

    /// Tells what the answer rests on: when it is there what analyses do not follow, and at once that nothing diverges
    /// for reasons of its own if what was asked is about divergence.
    pub fn warn_of_assumptions(&self) {
        self.is_to_tell.store(true, Relaxed);
        self.warn_of_groups();
        let is_source = |id: &RelationId| self.rules.schema[*id].name == SOURCE;
        if !self.dependencies(&self.asked).iter().any(is_source) {
            return;
        }
        self.session.prepare([SOURCE]);
        let has_source = |&part: &u32| !self.session.part(part).relation(SOURCE).is_empty();
        if self.parts.par_iter().any(cancel::carried(has_source)) {
            return;
        }
        let warning = Diagnostic::warning("no value is a source of divergence, so nothing diverges");
        let help = "`--divergence-source f/%x` names a value and `--divergence-source arguments` all arguments; `--gpu-target amdgcn` or `nvptx` \
                    tells what differs between the lanes of a GPU";
        self.program.observer.messages(&[warning.help(help)], &Sources::new());
    }

    /// The tuples derived for the function `id`; notes the entities that analyses do not follow there, if these are
    /// reported.
    pub(crate) fn part(&self, id: u32) -> Part<'_> {
        let part = self.session.part(id);
        if self.is_to_tell.load(Relaxed) {
            self.is_noted.store(true, Relaxed);
            for analysis in self.incomplete.iter().filter(|analysis| self.is_by_part(analysis.rows)) {
                let rows = part.relation(&self.rules.schema[analysis.rows].name);
                if !rows.is_empty() {
                    self.note(analysis, rows);
                }
            }
        }
        part
    }

    /// Takes down the `rows` of what `analysis` does not follow; of what answers about each function by itself, only those
    /// of the functions that were asked for.
    fn note(&self, analysis: &Incomplete, rows: &Rows) {
        let mut found = self.unfollowed.lock().unwrap_or_else(PoisonError::into_inner);
        let of_parts = self.selected && analysis.core.is_some_and(|core| self.is_by_part(core));
        let asked: Vec<String> = match of_parts {
            true => self.parts.iter().map(|&id| format!("{}/", self.program.function_name(id))).collect(),
            false => Vec::new(),
        };
        for row in rows.iter() {
            let [entity, reason] = [row[0], row[1]].map(|cell| self.base.text(ColumnType::Symbol, cell));
            let is_place = entity.contains('/') && !entity.starts_with('@');
            if of_parts && is_place && !asked.iter().any(|function| entity.starts_with(function)) {
                continue;
            }
            let reasons = found.entry(analysis.name.clone()).or_default();
            reasons.entry(reason).or_default().insert(entity);
        }
    }

    /// Tells how many sources, sinks and findings there are, if findings were asked for, and why there are none.
    fn tell_of_sites(&self) {
        let is_asked = !sites::needed(self.rules, &self.asked).is_empty();
        if is_asked && self.is_to_tell.load(Relaxed) && self.program.observer.takes_warnings() {
            let notes = sites::notes(self.base, |relation| self.session.whole(relation).len());
            notes.iter().for_each(|note| self.program.observer.note(note));
        }
    }

    /// Counts, for each analysis that the answer follows from, what it does not follow; of what is derived function by function
    /// where it was.
    fn warn_of_unfollowed(&self) {
        if !self.is_to_tell.load(Relaxed) {
            return;
        }
        let is_noted = self.is_noted.load(Relaxed);
        let is_left = |analysis: &&Incomplete| !is_noted || !self.is_by_part(analysis.rows);
        for analysis in self.incomplete.iter().filter(is_left) {
            self.note(analysis, self.session.whole(&self.rules.schema[analysis.rows].name));
        }
        let found = self.unfollowed.lock().unwrap_or_else(PoisonError::into_inner);
        let warnings: Vec<Diagnostic> =
            found.iter().map(|(analysis, reasons)| unfollowed::warning(analysis, reasons)).collect();
        if !warnings.is_empty() {
            self.program.observer.messages(&warnings, &Sources::new());
        }
    }

    /// Names the kernels without a given work-group size, if that was asked.
    fn warn_of_groups(&self) {
        let needed = self.dependencies(&self.asked);
        let needs = |name: &str| needed.iter().any(|id| self.rules.schema[*id].name == name);
        if needs(UNFOLLOWED) || !PATTERNS.into_iter().any(needs) {
            return;
        }
        let [items, size, wave] = LAUNCH;
        self.session.prepare(LAUNCH);
        let lacks = |&id: &u32| {
            let part = self.session.part(id);
            let lacks = [size, wave].map(|relation| part.relation(relation).is_empty());
            (!part.relation(items).is_empty() && lacks != [false; 2]).then_some((id, lacks))
        };
        let found: Vec<(u32, [bool; 2])> = self.parts.par_iter().filter_map(cancel::carried(lacks)).collect();
        if found.is_empty() {
            return;
        }
        let functions = self.base.schema().partition.expect("functions are the parts");
        let names: Vec<String> = found.iter().map(|(id, _)| self.base.name(functions, *id)).collect();
        let kernels = counted(names.len(), "function");
        let message = format!(
            "the work-group size of {kernels} is unknown, so consecutive accesses may be reported as tiled or scattered, and the accesses of a \
             wave are not counted: {}",
            unfollowed::listed(&names)
        );
        let flags = [
            (0, "`--workgroup X,Y,Z` is the size of a work-group"),
            (1, "`--lanes N` how many run together, 64 if nothing says so"),
        ];
        let flags = flags.iter().filter(|(at, _)| found.iter().any(|(_, lacks)| lacks[*at]));
        let help: Vec<&str> = flags.map(|(_, help)| *help).collect();
        let warning = Diagnostic::warning(message).help(help.join(", "));
        self.program.observer.messages(&[warning], &Sources::new());
    }

    /// The cost of each rule and each compiled unit that was needed, if it was measured.
    pub fn costs(&self) -> Vec<Cost> {
        let mut costs = Vec::new();
        let compiled = self.clocks[0].iter().map(|clock| match clock.unit.local {
            true => (clock, "compiled, by function"),
            false => (clock, "compiled, whole"),
        });
        for (clock, how) in compiled.chain(self.dataflows().map(|clock| (clock, "whole, as a dataflow"))) {
            if clock.runs.load(Relaxed) == 0 {
                continue;
            }
            costs.push(Cost {
                what: format!("{} ({})", clock.unit.name, clock.unit.derives.join(", ")),
                how,
                rounds: None,
                tuples: clock.sizes.iter().map(|size| size.tuples.load(Relaxed)).sum(),
                time: Duration::from_nanos(clock.nanos.load(Relaxed)),
            });
        }
        costs.extend(rule_costs(self.rules, self.evaluator));
        costs
    }

    /// The work of each worker of dataflows, if it was measured.
    pub fn worker_costs(&self) -> Vec<WorkerTime> {
        self.evaluator.control().workers()
    }

    /// The size of each index of each worker of dataflows at their end, by relation and key, if it was measured.
    pub fn index_costs(&self) -> Vec<IndexCost> {
        let dataflows = self.evaluators.dataflows();
        dataflows.map_or_else(Vec::new, |dataflows| dataflows.index_costs(self.rules, self.base))
    }

    /// Returns true if processes derive `relation`, and nothing else is asked, so that its rows need not come together.
    pub(crate) fn may_leave(&self, relation: RelationId) -> bool {
        let columns = &self.rules.schema[relation].columns;
        let is_of_parts = columns.iter().any(|column| matches!(column.ty, ColumnType::Entity(_)));
        let is_all = !self.selected || !is_of_parts;
        let leaves = self.evaluators.dataflows().is_some_and(|dataflows| dataflows.leaves(relation));
        self.is_alone && self.asked == [relation] && is_all && leaves
    }

    /// Has the rows of `relation` go somewhere by `leave`, which gives how many there are, if that may be and their
    /// order is that of their cells; false if they have to come together.
    pub(crate) fn leave(
        &self,
        relation: RelationId,
        leave: impl FnOnce(&Dataflows, &Inputs) -> Option<u64>,
    ) -> bool {
        let declared = &self.rules.schema[relation];
        let Some(dataflows) = self.evaluators.dataflows().filter(|_| self.may_leave(relation)) else {
            return false;
        };
        let began = Instant::now();
        let Some(inputs) = self.session.inputs_of(&declared.name) else { return false };
        if !self.base.are_in_order(&declared.columns) {
            return false;
        }
        let Some(rows) = leave(dataflows, &inputs) else { return false };
        let name = declared.name.as_str();
        let own = self.clocks[1].iter().filter(|clock| clock.unit.derives.contains(&name));
        own.for_each(|clock| clock.count(began, [(name, rows)]));
        true
    }

    /// The clocks of units that are dataflows.
    fn dataflows(&self) -> impl Iterator<Item = &Clock<'_>> {
        let is_dataflow = |clock: &&Clock| {
            let first = self.rules.schema.relation(clock.unit.derives[0]);
            let piece = first.and_then(|first| self.evaluator.piece(first));
            let at_run_time = |number| self.evaluator.control().time(number).rounds > 0;
            self.evaluators.dataflows().is_some()
                && !clock.unit.local
                && piece.is_some_and(|piece| !piece.numbers.clone().any(at_run_time))
        };
        self.clocks[1].iter().filter(is_dataflow)
    }

    /// The requirements of `relation`.
    ///
    /// # Errors
    ///
    /// As [`Requires::of`].
    pub fn requires(&self, relation: RelationId) -> Result<Requires> {
        Requires::of(self.program.rules, &self.rules.schema, relation, self.conversion)
    }

    /// The size of facts, tables and derived relations, if it was measured.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn memory_costs(&self) -> Vec<MemoryCost> {
        let mut costs = MemoryCost::of_facts(self.base, self.program.rules, self.session);
        for clock in self.clocks.into_iter().flatten().filter(|clock| clock.runs.load(Relaxed) > 0) {
            for (&relation, size) in clock.unit.derives.iter().zip(&clock.sizes) {
                let id = self.rules.schema.relation(relation).expect("a unit derives declared relations");
                let arity = self.rules.schema[id].arity();
                let (tuples, most) = (size.tuples.load(Relaxed), size.most.load(Relaxed));
                costs.extend(MemoryCost::derived(relation, arity, tuples, most));
            }
        }
        costs
    }
}

/// The cost of each of `rules` in a conversion, if it was measured: see [`RuleSet::measured`].
pub fn conversion_costs(rules: &'static RuleSet) -> Vec<Cost> {
    rule_costs(rules.program(), rules.rules())
}

/// The cost of each rule that was evaluated.
fn rule_costs(program: &check::Program, rules: &Rules) -> Vec<Cost> {
    let mut costs = Vec::new();
    for piece in rules.pieces() {
        for (number, rule) in piece.numbers.clone().zip(&piece.file.rules) {
            let time = rules.control().time(number);
            if time.rounds > 0 {
                let place = program.sources.place(rule.span);
                let head = &program.schema[rule.head.relation].name;
                costs.push(Cost {
                    what: format!("{}:{} {head}", place.file, rule.line),
                    how: if piece.local { "by function" } else { "whole" },
                    rounds: Some(time.rounds),
                    tuples: time.tuples,
                    time: time.time,
                });
            }
        }
    }
    costs
}
