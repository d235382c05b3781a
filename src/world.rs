//! The input with all rules on it: the compiled ones, those of the user, and a query.

use crate::{
    args::{Asking, Engine},
    failure::{Failure, report},
    input::Input,
    relation,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    check::{self, Program, QUERY},
    diagnostic::Diagnostic,
    evaluate::{self, Rules},
    run::{Inputs, Run, Session, Unit},
    schema::RelationId,
    syntax::{FileId, Sources},
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
    clocks: &'w [Clock<'w>],
}

/// Measures one compiled unit.
struct Clock<'w> {
    unit: Unit<'w>,
    nanos: AtomicU64,
    runs: AtomicU64,
    tuples: AtomicU64,
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

/// Reads the rule files of `asking`, puts all rules and `query` on `input`, and lets `work` ask.
pub fn with<R>(
    input: &mut Input,
    asking: &Asking,
    query: Option<&str>,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let files = read(&asking.rules)?;
    with_files(input, &files, asking, query, work)
}

/// Reads the rule files of `asking`, puts all rules on `input`, and lets `work` ask for `relations`.
pub fn of<R>(
    input: &mut Input,
    asking: &Asking,
    relations: &[String],
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let files = read(&asking.rules)?;
    let program = program(&files, None)?;
    let asked: Vec<RelationId> =
        relations.iter().map(|name| relation::find(&program.schema, name)).collect::<Result<_, _>>()?;
    assemble(input, &program, asking, &asked, work)
}

/// As [`with`], of rule files that are read already.
pub fn with_files<R>(
    input: &mut Input,
    files: &[(String, String)],
    asking: &Asking,
    query: Option<&str>,
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let program = program(files, query)?;
    let asked: Vec<RelationId> = query.and(program.schema.relation(QUERY)).into_iter().collect();
    assemble(input, &program, asking, &asked, work)
}

/// Evaluates `program` on `input`, of which `asked` is needed.
fn assemble<R>(
    input: &mut Input,
    program: &Program,
    asking: &Asking,
    asked: &[RelationId],
    work: impl FnOnce(&World) -> Result<R, Failure>,
) -> Result<R, Failure> {
    let timing = asking.report.is_some();
    input.complete_for(program, asked);
    Rules::intern(program, &mut input.base);
    let clocks: Vec<Clock> = engine_units(asking.engine).iter().copied().map(Clock::new).collect();
    let timed: Vec<Box<Run>> = clocks.iter().map(Clock::timed).collect();
    let compiled: Vec<Unit> = clocks
        .iter()
        .zip(&timed)
        .map(|(clock, run)| if timing { Unit { run, ..clock.unit } } else { clock.unit })
        .collect();
    let wrong = |problems| Failure::Bad(problems, program.sources.clone());
    let rules = Rules::new(program, &compiled, &input.base, timing).map_err(wrong)?;
    let ours = dfquery_rules::program().sources.iter().count();
    let unfilled = rules.unfilled(|file| usize::from(file.0) >= ours);
    if !unfilled.is_empty() {
        return Err(wrong(unfilled));
    }
    let evaluations = rules.evaluations(&compiled);
    let own = evaluate::units(&evaluations);
    let session = Session::new(&input.base, &program.schema, compiled.iter().chain(&own));
    let by_part = compiled.iter().chain(&own).filter(|unit| unit.local).flat_map(|unit| unit.derives);
    let world = World {
        base: &input.base,
        program,
        rules: &rules,
        session: &session,
        by_part: by_part.copied().collect(),
        clocks: &clocks,
    };
    let result = work(&world)?;
    if timing {
        world.report_costs();
    }
    Ok(result)
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

/// The checked rules: ours, those of `files`, and the query. Warnings are told.
fn program(files: &[(String, String)], query: Option<&str>) -> Result<Cow<'static, Program>, Failure> {
    if files.is_empty() && query.is_none() {
        return Ok(Cow::Borrowed(dfquery_rules::program()));
    }
    let mut sources: Sources = dfquery_rules::program().sources.clone();
    for (name, text) in files {
        sources.add(name.as_str(), text.as_str());
    }
    let query: Option<FileId> = query.map(|text| sources.add(QUERY_FILE, text));
    let (program, problems) = check::at_run_time(sources.clone(), query);
    match program {
        Some(program) => {
            report(&problems, &sources);
            Ok(Cow::Owned(program))
        }
        None => {
            let errors = problems.iter().filter(|problem| problem.is_error()).cloned();
            let errors: Vec<Diagnostic> = errors.collect();
            Err(Failure::Bad(errors, sources))
        }
    }
}

/// Datafrog's units, and ascent's for what datafrog does not evaluate.
static DATAFROG: LazyLock<Vec<Unit<'static>>> = LazyLock::new(|| {
    let all = dfquery_rules::units().iter();
    let own =
        |unit: &&Unit<'static>| dfquery_datafrog::units().iter().find(|own| own.derives == unit.derives);
    all.map(|unit| *own(&unit).unwrap_or(unit)).collect()
});

/// The units that `engine` has compiled.
pub fn engine_units(engine: Engine) -> &'static [Unit<'static>] {
    match engine {
        Engine::Ascent => dfquery_rules::units(),
        Engine::Datafrog => &DATAFROG,
        Engine::Runtime => &[],
    }
}

impl<'w> Clock<'w> {
    fn new(unit: Unit<'w>) -> Self {
        let zero = || AtomicU64::new(0);
        Clock { unit, nanos: zero(), runs: zero(), tuples: zero() }
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
        self.tuples.fetch_add(rows.iter().map(|rows| rows.len() as u64).sum(), Relaxed);
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
        for clock in self.clocks.iter().filter(|clock| clock.runs.load(Relaxed) > 0) {
            costs.push(Cost {
                what: format!("{} ({})", clock.unit.name, clock.unit.derives.join(", ")),
                how: if clock.unit.local { "compiled, by function" } else { "compiled, whole" },
                rounds: None,
                tuples: clock.tuples.load(Relaxed),
                time: Duration::from_nanos(clock.nanos.load(Relaxed)),
            });
        }
        let control = self.rules.control();
        for piece in self.rules.pieces() {
            for (number, rule) in piece.numbers.clone().zip(&piece.file.rules) {
                let time = control.time(number);
                if time.rounds > 0 {
                    let place = self.program.sources.place(rule.span);
                    let head = &self.program.schema[rule.head.relation].name;
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

    /// Prints [`World::costs`] to standard error.
    fn report_costs(&self) {
        let costs = self.costs();
        let width = costs.iter().map(|cost| cost.what.len()).max().unwrap_or(0).max(4);
        eprintln!("{:width$}  {:>21}  {:>6}  {:>10}  {:>9}", "rule", "evaluated", "rounds", "tuples", "ms");
        for cost in costs {
            let rounds = cost.rounds.map_or("-".to_owned(), |rounds| rounds.to_string());
            let ms = cost.time.as_secs_f64() * 1e3;
            eprintln!("{:width$}  {:>21}  {rounds:>6}  {:>10}  {ms:>9.2}", cost.what, cost.how, cost.tuples);
        }
    }
}
