//! The input with all rules on it: the compiled ones, those of the user, and a query.

mod framed;

use crate::{
    args::{Args, Asking, Engine, Report},
    failure::{Failure, report},
    html,
    input::{self, Input},
    memory, relation,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Program, QUERY},
    diagnostic::{Diagnostic, Place},
    evaluate::{self, Rules},
    facts,
    run::{Inputs, Kept, Run, Session, Unit},
    schema::{RelationId, RelationKind},
    syntax::{FILES, FileId, Sources},
};
use std::{
    borrow::Cow,
    collections::HashSet,
    fs,
    path::{Path, PathBuf},
    sync::{
        LazyLock,
        atomic::{AtomicU64, Ordering::Relaxed},
    },
    time::{Duration, Instant},
};

/// The file name that places in a query have.
pub const QUERY_FILE: &str = "query";

/// Everything that can be asked.
pub struct World<'w> {
    /// The facts.
    pub base: &'w FactBase,
    /// The checked rules of all files.
    pub program: &'w Program,
    /// The same, ready to be evaluated without compiling.
    pub rules: &'w Rules<'w>,
    /// What evaluates them, compiled ones where there are.
    pub session: &'w Session<'w>,
    /// The relations that are derived function by function.
    by_part: HashSet<&'w str>,
    /// Whether the base is that of one function while it is converted.
    pub is_framed: bool,
    /// Of the compiled units, and of the others.
    clocks: [&'w [Clock<'w>]; 2],
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

/// What one row of the report says.
pub struct Cost {
    /// Of which rule, by its place, or of which compiled unit.
    pub what: String,
    /// How it is evaluated.
    pub how: &'static str,
    /// The most rounds in one evaluation; none for compiled units, which do not tell.
    pub rounds: Option<u64>,
    /// Tuples that were new.
    pub tuples: u64,
    /// Of all threads together.
    pub time: Duration,
}

/// Reads the rule files of `args`, puts all rules and `query` on `input`, and lets `work` ask.
pub fn with<R>(
    input: &mut Input,
    args: &Args,
    query: Option<&str>,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let files = read(&args.asking.rules)?;
    with_files(input, &files, args, query, &mut None, work)
}

/// Reads the rule files of `args`, puts all rules on `input`, and lets `work` ask for the relations of [`asked`].
pub fn of<R>(
    input: &mut Input,
    args: &Args,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let files = read(&args.asking.rules)?;
    let (program, warnings) = program(&files, None)?;
    let asked = asked(&program, args)?;
    tell(&program, &warnings, &asked);
    assemble(input, &program, args, &asked, &mut None, work)
}

/// The relations that `args` name; if they give rule files and ask for nothing, what these say is a result.
pub fn asked(program: &Program, args: &Args) -> Result<Vec<RelationId>, Failure> {
    let files = &args.asking.rules;
    if !args.relation.is_empty() || files.is_empty() || args.export.is_some() || html::is_asked(args) {
        return args.relation.iter().map(|name| relation::find(&program.schema, name)).collect();
    }
    let own = dfquery_rules::schema().relations.len()..program.schema.relations.len();
    let results: Vec<RelationId> =
        own.filter(|&at| program.declared[at].output).map(|at| RelationId(at as u16)).collect();
    if results.is_empty() {
        let names: Vec<String> = files.iter().map(|path| format!("`{}`", path.display())).collect();
        return Err(Failure::with_help(
            format!("{} has no `.output`, and nothing else is asked for", names.join(", ")),
            "write `.output NAME` for what is to be printed, or ask by --relation NAME",
        ));
    }
    Ok(results)
}

/// What `asked` follows from by the rules of `program`, itself included.
pub fn behind(program: &Program, asked: &[RelationId]) -> Vec<RelationId> {
    let mut found = asked.to_vec();
    let mut seen: HashSet<RelationId> = asked.iter().copied().collect();
    let mut next = 0;
    while let Some(&relation) = found.get(next) {
        next += 1;
        let rules = program.files.iter().flat_map(|file| &file.rules);
        for rule in rules.filter(|rule| rule.head.relation == relation) {
            let atoms = rule.body.iter().flat_map(framed::atoms).map(|atom| atom.relation);
            found.extend(atoms.filter(|&read| seen.insert(read)));
        }
    }
    found
}

/// Prints `warnings`, but not that nothing uses what is `asked` for.
fn tell(program: &Program, warnings: &[Diagnostic], asked: &[RelationId]) {
    let place = |id: &RelationId| program.sources.place(program.declared[usize::from(id.0)].span);
    let places: Vec<Place> = asked.iter().map(place).collect();
    let mut told = warnings.to_vec();
    told.retain(|warning| warning.place.as_ref().is_none_or(|place| !places.contains(place)));
    report(&told, &program.sources);
}

/// As [`with`], of rule files that are read already, and with what was `kept` of other questions.
pub fn with_files<R>(
    input: &mut Input,
    files: &[(String, String)],
    args: &Args,
    query: Option<&str>,
    kept: &mut Option<Kept>,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let (program, warnings) = program(files, query)?;
    report(&warnings, &program.sources);
    let asked: Vec<RelationId> = query.and(program.schema.relation(QUERY)).into_iter().collect();
    assemble(input, &program, args, &asked, kept, work)
}

/// Evaluates `program` on `input`, of which `asked` is needed.
fn assemble<R>(
    input: &mut Input,
    program: &Program,
    args: &Args,
    asked: &[RelationId],
    kept: &mut Option<Kept>,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    input.complete_for(program, asked);
    let mut framed = framed::frame(program, &input.base, asked, args)?;
    let is_framed = framed.is_some();
    let base = framed.as_mut().unwrap_or(&mut input.base);
    let Asking { engine, report, .. } = args.asking;
    let timing = report == Some(Report::Time);
    Rules::intern(program, base);
    let given = read_given(program, base, args.asking.facts.as_deref())?;
    let units = match engine {
        // Our rules are then evaluated among those of the user.
        Engine::Runtime => &[],
        Engine::Ascent | Engine::Datafrog => engine_units(engine),
    };
    let clocks: Vec<Clock> = units.iter().copied().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = clocks.iter().map(Clock::timed).collect();
    let mut compiled = measured(&clocks, &timed, report.is_some());
    compiled.extend(given.iter().map(Given::unit));
    let wrong = |problems| Failure::Bad(problems, program.sources.clone());
    let rules = Rules::new(program, &compiled, base, timing).map_err(wrong)?;
    let ours = dfquery_rules::program().sources.iter().count();
    let unfilled = rules.unfilled(|file, read| {
        usize::from(file.0) >= ours && !relation::needs_frame(&program.schema[read].name)
    });
    if !unfilled.is_empty() {
        return Err(wrong(unfilled));
    }
    let evaluations = rules.evaluations(&compiled);
    let others: Vec<Clock> = evaluate::units(&evaluations).into_iter().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = others.iter().map(Clock::timed).collect();
    let own = measured(&others, &timed, report.is_some());
    let units = compiled.iter().chain(&own);
    let by_part = units.clone().filter(|unit| unit.local).flat_map(|unit| unit.derives).copied().collect();
    let session = match kept {
        _ if is_framed => Session::new(base, &program.schema, units).filled(),
        None => Session::new(base, &program.schema, units),
        Some(kept) => Session::resume(base, &program.schema, units, kept),
    };
    let clocks = [&clocks[..], &others[..]];
    let world = World { base, program, rules: &rules, session: &session, by_part, is_framed, clocks };
    let result = work(&world);
    warn_of_limits(&rules);
    let result = result?;
    match report {
        Some(Report::Time) => print_costs(world.costs()),
        Some(Report::Memory) => world.report_memory(),
        None => {}
    }
    Ok(result)
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
    program: &'w Program,
    base: &mut FactBase,
    folder: Option<&Path>,
) -> Result<Vec<Given<'w>>, Failure> {
    let mut given = Vec::new();
    for id in program.given() {
        let file = Path::new(&program.sources[program.declared[usize::from(id.0)].span.file].name);
        let beside = file.parent().filter(|folder| *folder != Path::new("")).unwrap_or(Path::new("."));
        let relation = &program.schema[id];
        let rows = facts::read_given(folder.unwrap_or(beside), relation, base)
            .map_err(|problems| Failure::Bad(problems, Sources::new()))?;
        let rows = Rows::sorted(relation.arity(), rows.iter().flatten().copied().collect());
        given.push(Given { derives: [relation.name.as_str()], rows: Box::new(move |_| vec![rows.clone()]) });
    }
    Ok(given)
}

/// Warns of functions in which relations of ours have fewer tuples than `rules` say, because of the budget. Limits of users are
/// their own.
pub fn warn_of_limits(rules: &Rules) {
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
    report(&[Diagnostic::warning(message).help(help)], &Sources::new());
}

/// The units of `clocks`, evaluated by `timed` if they are to be measured.
fn measured<'w>(clocks: &[Clock<'w>], timed: &'w [Box<Run<'w>>], measure: bool) -> Vec<Unit<'w>> {
    let units = clocks.iter().zip(timed);
    units.map(|(clock, run)| if measure { Unit { run, ..clock.unit } } else { clock.unit }).collect()
}

/// The texts of rule files, each with the name that messages show.
pub fn read(paths: &[PathBuf]) -> Result<Vec<(String, String)>, Failure> {
    paths.iter().map(|path| read_one(path)).collect()
}

/// The text of one rule file.
pub fn read_one(path: &Path) -> Result<(String, String), Failure> {
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, &error))?;
    Ok((path.display().to_string(), text))
}

/// The checked rules, ours, those of `files`, and the query, with warnings.
fn program(
    files: &[(String, String)],
    query: Option<&str>,
) -> Result<(Cow<'static, Program>, Vec<Diagnostic>), Failure> {
    if files.is_empty() && query.is_none() {
        return Ok((Cow::Borrowed(dfquery_rules::program()), Vec::new()));
    }
    let mut sources: Sources = dfquery_rules::program().sources.clone();
    if sources.iter().count() + files.len() + 1 > FILES {
        return Err(Failure::message(format!("more than {FILES} rule files, ours included")));
    }
    for (name, text) in files {
        sources.add(name.as_str(), text.as_str());
    }
    let ours: Vec<String> =
        dfquery_rules::program().sources.iter().map(|(_, file)| file.name.clone()).collect();
    let query: Option<FileId> = query.map(|text| sources.add(QUERY_FILE, text));
    let (program, mut problems) = check::at_run_time(sources.clone(), query);
    // That nothing uses a relation of ours may be because the files that do are not read.
    let is_ours =
        |problem: &Diagnostic| problem.place.as_ref().is_some_and(|place| ours.contains(&place.file));
    problems.retain(|problem| problem.is_error() || !is_ours(problem));
    match program {
        Some(mut program) => {
            let own = dfquery_rules::schema().relations.len()..program.schema.relations.len();
            let inputs = own.filter(|&at| program.schema.relations[at].kind == RelationKind::Input);
            inputs.collect::<Vec<_>>().into_iter().for_each(|at| program.give(RelationId(at as u16)));
            Ok((Cow::Owned(program), problems))
        }
        None => {
            let errors = problems.iter().filter(|problem| problem.is_error()).cloned();
            let errors: Vec<Diagnostic> = errors.collect();
            Err(Failure::Bad(errors, sources))
        }
    }
}

/// Has `engine` evaluate our rules wherever they are asked.
pub fn choose(engine: Engine) {
    if engine != Engine::Runtime {
        dfquery_rules::choose(engine_units(engine));
    }
}

static ASCENT: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_rules::compiled()));

static DATAFROG: LazyLock<Vec<Unit<'static>>> =
    LazyLock::new(|| dfquery_rules::with_compiled(dfquery_datafrog::units()));

/// The units by which `engine` evaluates our rules; what it has not compiled is evaluated at run time.
pub fn engine_units(engine: Engine) -> &'static [Unit<'static>] {
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

impl World<'_> {
    /// Whether `relation` is derived function by function.
    pub fn is_by_part(&self, relation: RelationId) -> bool {
        self.by_part.contains(self.program.schema[relation].name.as_str())
    }

    /// What each rule and each compiled unit that was needed has cost.
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
        costs.extend(rule_costs(self.program, self.rules));
        costs
    }

    /// The functions called `names`, in module order; all if there are no names.
    pub fn select(&self, names: &[String]) -> Result<Vec<u32>, Failure> {
        match self.is_framed {
            true => Ok(vec![0]),
            false => input::select(self.base, names),
        }
    }

    /// Prints to standard error what facts, tables and derived relations took.
    fn report_memory(&self) {
        let mut report = memory::Report::of(self.base, self.session);
        for clock in self.clocks.into_iter().flatten().filter(|clock| clock.runs.load(Relaxed) > 0) {
            for (&relation, size) in clock.unit.derives.iter().zip(&clock.sizes) {
                let id = self.program.schema.relation(relation).expect("a unit derives declared relations");
                let arity = self.program.schema[id].arity();
                report.derived(relation, arity, size.tuples.load(Relaxed), size.most.load(Relaxed));
            }
        }
        report.print();
    }
}

/// What each of our rules has cost where they are not part of a [`World`]: in a conversion.
pub fn report_conversion() {
    print_costs(rule_costs(dfquery_rules::program(), dfquery_rules::rules()));
}

/// What each rule that was evaluated has cost.
fn rule_costs(program: &Program, rules: &Rules) -> Vec<Cost> {
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

/// Prints `costs` to standard error.
fn print_costs(costs: Vec<Cost>) {
    let width = costs.iter().map(|cost| cost.what.len()).max().unwrap_or(0).max(4);
    tell!("{:width$}  {:>21}  {:>6}  {:>10}  {:>9}", "rule", "evaluated", "rounds", "tuples", "ms");
    for cost in costs {
        let rounds = cost.rounds.map_or("-".to_owned(), |rounds| rounds.to_string());
        let ms = cost.time.as_secs_f64() * 1e3;
        tell!("{:width$}  {:>21}  {rounds:>6}  {:>10}  {ms:>9.2}", cost.what, cost.how, cost.tuples);
    }
}
