//! What one question sees: the facts, and the rules that derive from them.

mod conversion;

use crate::{
    analysis::{Analysis, Asked, Engine},
    cost::{Cost, MemoryCost},
    error::{Error, Result},
    observer::Observer,
    program::{self, Program},
    requires,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, QUERY},
    diagnostic::{Diagnostic, Place},
    evaluate::{self, Rules},
    facts,
    run::{Inputs, Run, Session, Unit},
    schema::{RelationId, RelationKind},
    syntax::{FILES, FileId, Sources},
};
use rayon::prelude::*;
use std::{
    borrow::Cow,
    collections::HashSet,
    path::Path,
    sync::{
        LazyLock, PoisonError,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// The relation of what differs between lanes for reasons of its own.
const SOURCE: &str = "lane_source";

/// The file name that places in a query have.
pub(crate) const QUERY_FILE: &str = "query";

/// What one question sees; made by [`Analysis::scoped`].
pub struct Scope<'s> {
    /// The program.
    pub program: &'s Program,
    /// Its facts; of a question about conversion those of one function, with the names that conversion gives.
    pub base: &'s FactBase,
    /// The checked rules of all files: ours, those of the user, and the question.
    pub rules: &'s check::Program,
    /// The same, ready to be evaluated without compiling.
    pub evaluator: &'s Rules<'s>,
    /// What evaluates them, compiled ones where there are.
    pub session: &'s Session<'s>,
    /// The relations that were asked for.
    pub asked: Vec<RelationId>,
    /// The functions that were asked for, in module order.
    pub parts: Vec<u32>,
    /// Whether these are not simply all.
    pub selected: bool,
    /// How functions are converted for relations about conversion.
    pub conversion: dfquery_convert::Options,
    /// Who is told how work goes on.
    pub observer: &'s dyn Observer,
    /// The relations that are derived function by function.
    by_part: HashSet<&'s str>,
    /// Of the compiled units, and of the others.
    clocks: [&'s [Clock<'s>]; 2],
}

/// Measures one unit.
struct Clock<'w> {
    unit: Unit<'w>,
    nanos: AtomicU64,
    runs: AtomicU64,
    /// By relation what was derived.
    sizes: Vec<Size>,
}

/// Tuples, of all evaluations and of the largest.
#[derive(Default)]
struct Size {
    tuples: AtomicU64,
    most: AtomicU64,
}

impl Analysis {
    /// Puts all rules and the question on the program, and lets `work` ask whatever it wants; what `work` is given is gone
    /// afterwards.
    ///
    /// # Errors
    ///
    /// Wrong rules or questions; unknown relations and functions; those of `work`.
    pub fn scoped<R, E: From<Error>>(
        &self,
        asked: Asked,
        work: impl FnOnce(&Scope) -> Result<R, E>,
    ) -> Result<R, E> {
        let query = if let Asked::Query(text) = asked { Some(text) } else { None };
        let (rules, warnings) = checked(self, query)?;
        let requested = requested(&rules, self, asked)?;
        warn(&rules, &warnings, &requested, &*self.observer());
        assemble(self, &rules, requested, work)
    }
}

/// The relations that are `asked` for; of rule files by themselves their results.
fn requested(rules: &check::Program, analysis: &Analysis, asked: Asked) -> Result<Vec<RelationId>> {
    match asked {
        Asked::Nothing => Ok(Vec::new()),
        Asked::Query(_) => Ok(rules.schema.relation(QUERY).into_iter().collect()),
        Asked::Relations(names) => names.iter().map(|name| requires::find(&rules.schema, name)).collect(),
        Asked::Results => results(rules, analysis),
    }
}

fn results(rules: &check::Program, analysis: &Analysis) -> Result<Vec<RelationId>> {
    let own = dfquery_rules::schema().relations.len()..rules.schema.relations.len();
    let results: Vec<RelationId> =
        own.filter(|&at| rules.declared[at].output).map(|at| RelationId(at as u16)).collect();
    if results.is_empty() {
        let names: Vec<String> = analysis.rules.iter().map(|file| format!("`{}`", file.name)).collect();
        return Err(Error::with_help(
            format!("{} has no `.output`, and nothing else is asked for", names.join(", ")),
            "write `.output NAME` for what is to be printed, or ask by --relation NAME",
        ));
    }
    Ok(results)
}

/// What `asked` follows from by `rules`, itself included.
pub(crate) fn dependencies(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    let mut found = asked.to_vec();
    let mut seen: HashSet<RelationId> = asked.iter().copied().collect();
    let mut next = 0;
    while let Some(&relation) = found.get(next) {
        next += 1;
        let all = rules.files.iter().flat_map(|file| &file.rules);
        for rule in all.filter(|rule| rule.head.relation == relation) {
            let atoms = rule.body.iter().flat_map(conversion::atoms).map(|atom| atom.relation);
            found.extend(atoms.filter(|&read| seen.insert(read)));
        }
    }
    found
}

/// Tells of `warnings`, but not that nothing uses what is `asked` for.
fn warn(rules: &check::Program, warnings: &[Diagnostic], asked: &[RelationId], observer: &dyn Observer) {
    let place = |id: &RelationId| rules.sources.place(rules.declared[usize::from(id.0)].span);
    let places: Vec<Place> = asked.iter().map(place).collect();
    let mut told = warnings.to_vec();
    told.retain(|warning| warning.place.as_ref().is_none_or(|place| !places.contains(place)));
    observer.messages(&told, &rules.sources);
}

/// The facts that a question is about, if not those of the program, and what the user's rules take from files.
type Prepared<'r> = (Option<FactBase>, Vec<Given<'r>>);

/// Adds to the facts what `rules` need of them, of which `asked` is needed.
fn prepare<'r>(analysis: &Analysis, rules: &'r check::Program, asked: &[RelationId]) -> Result<Prepared<'r>> {
    let program = &mut *analysis.program_mut();
    program.complete_for(rules, asked);
    let mut framed = conversion::facts(analysis, rules, &program.base, asked)?;
    let base = framed.as_mut().unwrap_or(&mut program.base);
    Rules::intern(rules, base);
    let given = read_given(rules, base, analysis.inputs.as_deref())?;
    Ok((framed, given))
}

/// Evaluates `checked` on the program, of which `asked` is needed.
fn assemble<R, E: From<Error>>(
    analysis: &Analysis,
    checked: &check::Program,
    asked: Vec<RelationId>,
    work: impl FnOnce(&Scope) -> Result<R, E>,
) -> Result<R, E> {
    let (framed, given) = prepare(analysis, checked, &asked)?;
    let program = analysis.program();
    let base = framed.as_ref().unwrap_or(&program.base);
    let units = match analysis.engine {
        // Our rules are then evaluated among those of the user.
        Engine::Runtime => &[],
        engine => engine_units(engine),
    };
    let clocks: Vec<Clock> = units.iter().copied().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = clocks.iter().map(Clock::timed).collect();
    let mut compiled = measured(&clocks, &timed, analysis.measured);
    compiled.extend(given.iter().map(Given::unit));
    let wrong = |messages| Error::Invalid { messages, sources: checked.sources.clone() };
    let rules = Rules::new(checked, &compiled, base, analysis.measured).map_err(wrong)?;
    let ours = dfquery_rules::program().sources.iter().count();
    let unfilled = rules.unfilled(|file, read| {
        usize::from(file.0) >= ours && !requires::needs_conversion(&checked.schema[read].name)
    });
    if !unfilled.is_empty() {
        return Err(wrong(unfilled).into());
    }
    let evaluations = rules.evaluations(&compiled);
    let others: Vec<Clock> = evaluate::units(&evaluations).into_iter().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = others.iter().map(Clock::timed).collect();
    let own = measured(&others, &timed, analysis.measured);
    let units = compiled.iter().chain(&own);
    let by_part = units.clone().filter(|unit| unit.local).flat_map(|unit| unit.derives).copied().collect();
    let session = match &analysis.kept {
        _ if framed.is_some() => Session::new(base, &checked.schema, units).filled(),
        None => Session::new(base, &checked.schema, units),
        Some(kept) => {
            let mut kept = kept.lock().unwrap_or_else(PoisonError::into_inner);
            // Each question is a relation of that name.
            kept.retain(|relation| relation != QUERY);
            Session::resume(base, &checked.schema, units, &mut kept)
        }
    };
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
        conversion: analysis.conversion,
        observer: &*program.observer,
        by_part,
        clocks: [&clocks[..], &others[..]],
    };
    let result = work(&scope);
    warn_of_limits(&rules, scope.observer);
    result
}

/// The rows of a relation that a rule file declares as its input.
struct Given<'w> {
    derives: [&'w str; 1],
    rows: Box<Run<'w>>,
}

impl Given<'_> {
    /// What gives them.
    fn unit(&self) -> Unit<'_> {
        Unit {
            name: self.derives[0],
            local: false,
            reads: &[],
            derives: &self.derives,
            types: &[],
            supplied: &[],
            texts: &[],
            made: &[],
            starts: &[],
            run: &self.rows,
        }
    }
}

/// Reads the inputs that the rule files of users declare, from `folder`, or from where their files are.
fn read_given<'w>(
    rules: &'w check::Program,
    base: &mut FactBase,
    folder: Option<&Path>,
) -> Result<Vec<Given<'w>>> {
    let mut given = Vec::new();
    for id in rules.given() {
        let file = Path::new(&rules.sources[rules.declared[usize::from(id.0)].span.file].name);
        let beside = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let relation = &rules.schema[id];
        let rows = facts::read_given(folder.unwrap_or(beside), relation, base).map_err(Error::invalid)?;
        let rows = Rows::sorted(relation.arity(), rows.iter().flatten().copied().collect());
        given.push(Given { derives: [relation.name.as_str()], rows: Box::new(move |_| vec![rows.clone()]) });
    }
    Ok(given)
}

/// Warns of functions in which relations of ours have fewer tuples than `rules` say, because of the budget. Limits of users are
/// their own.
pub fn warn_of_limits(rules: &Rules, observer: &dyn Observer) {
    let schema = &rules.program().schema;
    let ours = dfquery_rules::schema().relations.len();
    let limited = rules.control().limited().into_iter().filter(|id| usize::from(id.0) < ours);
    let names: Vec<String> = limited.map(|id| format!("`{}`", schema[id].name)).collect();
    if names.is_empty() {
        return;
    }
    let message = format!(
        "{} reached the budget of tuples in a function: there the answer about divergence is coarse, and nothing is converted",
        names.join(", "),
    );
    let help = "`--relation over_budget` names the functions in which more counts as divergent; `--budget-tuples N` raises the budget";
    observer.messages(&[Diagnostic::warning(message).help(help)], &Sources::new());
}

/// The units of `clocks`, evaluated by `timed` if they are to be measured.
fn measured<'w>(clocks: &[Clock<'w>], timed: &'w [Box<Run<'w>>], measure: bool) -> Vec<Unit<'w>> {
    let units = clocks.iter().zip(timed);
    units.map(|(clock, run)| if measure { Unit { run, ..clock.unit } } else { clock.unit }).collect()
}

/// The checked rules, ours, those of the user, and the query, with warnings.
fn checked(
    analysis: &Analysis,
    query: Option<&str>,
) -> Result<(Cow<'static, check::Program>, Vec<Diagnostic>)> {
    let files = &analysis.rules;
    if files.is_empty() && query.is_none() {
        return Ok((Cow::Borrowed(dfquery_rules::program()), Vec::new()));
    }
    let mut sources: Sources = dfquery_rules::program().sources.clone();
    if sources.iter().count() + files.len() + 1 > FILES {
        return Err(Error::message(format!("more than {FILES} rule files, ours included")));
    }
    for file in files {
        sources.add(file.name.as_str(), file.text.as_str());
    }
    let ours: Vec<String> =
        dfquery_rules::program().sources.iter().map(|(_, file)| file.name.clone()).collect();
    let query: Option<FileId> = query.map(|text| sources.add(QUERY_FILE, text));
    let (program, mut problems) = check::at_run_time(sources.clone(), query);
    // That nothing uses a relation of ours may be because the files that do are not read.
    let is_ours =
        |problem: &Diagnostic| problem.place.as_ref().is_some_and(|place| ours.contains(&place.file));
    problems.retain(|problem| problem.is_error() || !is_ours(problem));
    let Some(mut program) = program else {
        problems.retain(Diagnostic::is_error);
        return Err(Error::Invalid { messages: problems, sources });
    };
    let own = dfquery_rules::schema().relations.len()..program.schema.relations.len();
    let inputs = own.filter(|&at| program.schema.relations[at].kind == RelationKind::Input);
    inputs.collect::<Vec<_>>().into_iter().for_each(|at| program.give(RelationId(at as u16)));
    Ok((Cow::Owned(program), problems))
}

/// Has `engine` evaluate the built-in rules wherever they are asked in this process, for conversion too; to be called first.
pub fn choose_engine(engine: Engine) {
    if engine != Engine::Runtime {
        dfquery_rules::choose(engine_units(engine));
    }
}

static ASCENT: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_rules::compiled()));

static DATAFROG: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_datafrog::units()));

/// The units by which `engine` evaluates our rules; what it has not compiled is evaluated at run time.
pub(crate) fn engine_units(engine: Engine) -> &'static [Unit<'static>] {
    match engine {
        Engine::Ascent => &ASCENT,
        Engine::Datafrog => &DATAFROG,
        Engine::Runtime => dfquery_rules::units(),
    }
}

impl<'w> Clock<'w> {
    fn new(unit: Unit<'w>) -> Self {
        let sizes = unit.derives.iter().map(|_| Size::default()).collect();
        Clock { unit, nanos: AtomicU64::new(0), runs: AtomicU64::new(0), sizes }
    }

    /// Evaluates the unit, and measures it.
    fn timed(&self) -> Box<Run<'_>> {
        Box::new(move |inputs: &Inputs<'_>| self.run(inputs))
    }

    fn run(&self, inputs: &Inputs<'_>) -> Vec<Rows> {
        let started = Instant::now();
        let rows = (self.unit.run)(inputs);
        self.nanos.fetch_add(started.elapsed().as_nanos() as u64, Relaxed);
        self.runs.fetch_add(1, Relaxed);
        for (size, rows) in self.sizes.iter().zip(&rows) {
            size.tuples.fetch_add(rows.len() as u64, Relaxed);
            size.most.fetch_max(rows.len() as u64, Relaxed);
        }
        rows
    }
}

impl Scope<'_> {
    /// Whether `relation` is derived function by function.
    pub(crate) fn is_by_part(&self, relation: RelationId) -> bool {
        self.by_part.contains(self.rules.schema[relation].name.as_str())
    }

    /// Tells if what was asked is about divergence and nothing diverges for reasons of its own.
    pub fn warn_without_source(&self) {
        let is_source = |id: &RelationId| self.rules.schema[*id].name == SOURCE;
        if !dependencies(self.rules, &self.asked).iter().any(is_source) {
            return;
        }
        self.session.prepare([SOURCE]);
        if self.parts.par_iter().any(|&part| !self.session.part(part).relation(SOURCE).is_empty()) {
            return;
        }
        let warning = Diagnostic::warning("no value is a source of divergence, so nothing diverges");
        let help = "`--divergence-source f/%x` names a value and `--divergence-source arguments` all arguments; `--gpu-target amdgcn` or `nvptx` \
                    tells what differs between the lanes of a GPU";
        self.observer.messages(&[warning.help(help)], &Sources::new());
    }

    /// What each rule and each compiled unit that was needed has cost, if it was measured.
    pub fn costs(&self) -> Vec<Cost> {
        let mut costs = Vec::new();
        for clock in self.clocks[0].iter().filter(|clock| clock.runs.load(Relaxed) > 0) {
            costs.push(Cost {
                what: format!("{} ({})", clock.unit.name, clock.unit.derives.join(", ")),
                how: if clock.unit.local { "compiled, by function" } else { "compiled, whole" },
                rounds: None,
                tuples: clock.sizes.iter().map(|size| size.tuples.load(Relaxed)).sum(),
                time: Duration::from_nanos(clock.nanos.load(Relaxed)),
            });
        }
        costs.extend(rule_costs(self.rules, self.evaluator));
        costs
    }

    /// What facts, tables and derived relations took, if it was measured.
    pub fn memory_costs(&self) -> Vec<MemoryCost> {
        let mut costs = MemoryCost::of_facts(self.base, self.session);
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

/// What each of our rules has cost in a conversion, if it was measured: see [`dfquery_rules::measure`].
pub fn conversion_costs() -> Vec<Cost> {
    rule_costs(dfquery_rules::program(), dfquery_rules::rules())
}

/// What each rule that was evaluated has cost.
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
