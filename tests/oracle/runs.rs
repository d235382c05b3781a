//! Programs run by the CFG interpreter, and by the graphs that they are converted to.

use crate::{
    analyses::Truth,
    code::{Function, scattered},
    facts, graphs,
    programs::{PARAMETERS, Recipe, helper, irreducible_recipe, recipe},
    text,
};
use dfquery_convert::{Arguments, Mechanism, Options, Overlap, Preference, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_graph::{Graph, SkipReason, Skipped, bits::Bits, latency};
use dfquery_reducify::Settings;
use dfquery_simulate::{
    environment::SeededEnvironment,
    interpreter::interpret,
    memory::Memory,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{Order, Schedule, Simulation},
    trace::Event,
};
use proptest::{prelude::*, test_runner::TestCaseResult};
use std::{
    collections::BTreeMap,
    panic::{self, AssertUnwindSafe},
};

/// Where the buffer lies: nothing else is there.
const BUFFER: u64 = 0x1000;
/// Steps of the interpreter, and firings, that every program keeps below.
const STEPS: u64 = 2_000_000;
/// Invocations one after another on one graph.
const INVOCATIONS: u64 = 3;

/// The words that one invocation gets.
pub fn arguments(seed: u64) -> [u64; 4] {
    let word = |at: u64| {
        let word = (seed + 1).wrapping_mul(0x9e37_79b9_7f4a_7c15 + 2 * at).rotate_left(23 + at as u32);
        if word & 1 == 0 { word % 23 } else { word }
    };
    [BUFFER, word(1), word(2), word(3)]
}

/// The same as values.
pub fn bits(words: [u64; 4]) -> Vec<Bits> {
    PARAMETERS.iter().zip(words).map(|(ty, word)| Bits::new(ty.width(), word)).collect()
}

/// How many random programs a test takes: `DFQUERY_CASES`, or else `default`.
pub fn cases(default: u32) -> u32 {
    std::env::var("DFQUERY_CASES").map_or(default, |text| text.parse().expect("DFQUERY_CASES is a number"))
}

/// A process whose memory is that of `seed`.
pub fn process<'p>(program: &'p Program, seed: u64) -> Process<'p, SeededEnvironment> {
    Process::new(program, seed, SeededEnvironment::new(seed), STEPS)
}

/// The result of each invocation by the interpreter, and memory after it.
pub fn interpreted(program: &Program, function: u32, seed: u64) -> Result<Vec<(Vec<Bits>, Memory)>, String> {
    let mut process = process(program, seed);
    let mut invoke = |turn| {
        let result = interpret(&mut process, function, &bits(arguments(seed + turn)));
        let result = result.map_err(|stop| stop.to_string())?;
        Ok((result, process.memory.clone()))
    };
    (0..INVOCATIONS).map(&mut invoke).collect()
}

/// Runs `graph` as the interpreter ran, and compares.
fn simulate(
    program: &Program,
    graph: &Graph,
    schedule: Schedule,
    seed: u64,
    expected: &[(Vec<Bits>, Memory)],
) -> Result<(), String> {
    let circuit = Netlist::new(graph, &program.layout).map_err(|faults| format!("{faults:?}"))?;
    let mut process = process(program, seed);
    let mut simulation = Simulation::new(&circuit, schedule);
    let counts = matches!(schedule.order, Order::Rounds);
    simulation.record(if counts { usize::MAX } else { 0 });
    for (turn, (result, memory)) in expected.iter().enumerate() {
        let words = arguments(seed + turn as u64);
        let context = |what: String| format!("invocation {turn} on {words:?}, {schedule:?}: {what}");
        let found =
            simulation.invoke(&mut process, &bits(words)).map_err(|end| context(format!("{end:?}")))?;
        if found.results != *result {
            return Err(context(format!("result {:?} instead of {result:?}", found.results)));
        }
        if let Some(difference) = process.memory.difference(memory) {
            return Err(context(format!("{difference:?}")));
        }
    }
    if counts { expect_groups(graph, simulation.trace(), expected.len()) } else { Ok(()) }
}

/// The channels of a group get equally many values in `invocations`, of which `events` tell.
fn expect_groups(graph: &Graph, events: &[Event], invocations: usize) -> Result<(), String> {
    let mut counts = vec![0; graph.lics.len()];
    graph.entries().for_each(|lic| counts[lic.0 as usize] = invocations);
    events.iter().flat_map(|event| event.tokens(graph)).for_each(|(lic, _)| counts[lic.0 as usize] += 1);
    let mut groups: BTreeMap<&str, (usize, &str)> = BTreeMap::new();
    let known = graph.lics.iter().zip(counts).filter(|(lic, _)| !lic.held && !lic.group.is_empty());
    for (lic, count) in known {
        let (first, name) = *groups.entry(&lic.group).or_insert((count, &lic.name));
        if first != count {
            return Err(format!("group {}: {name} got {first} values, {} got {count}", lic.group, lic.name));
        }
    }
    Ok(())
}

/// In rounds and in random orders, with the declared depths and without bounds.
fn schedules(seed: u64) -> impl Iterator<Item = Schedule> {
    let orders = [Order::Rounds].into_iter().chain((0..4).map(move |order| Order::Seeded(seed + order)));
    let schedule = |(at, order)| Schedule { order, bounded: at != 4, firings: STEPS };
    orders.enumerate().map(schedule)
}

/// The graph of the first function.
pub fn converted(base: &FactBase) -> Result<Graph, String> {
    converted_as(base, &Options::default())?.map_err(|skipped| skipped.reason.to_string())
}

/// The graph of the first function as `options` say.
///
/// # Errors
///
/// What went wrong: that a function is skipped does not.
pub fn converted_as(base: &FactBase, options: &Options) -> Result<Result<Graph, Skipped>, String> {
    let session = dfquery_rules::built_in().session(base);
    let graph = panic::catch_unwind(AssertUnwindSafe(|| convert_with(&session, base, 0, options)));
    graph.map_err(|_| "conversion panics".to_owned())
}

/// The graph of the first function as `options` say; none if values could come out of turn.
pub fn converted_by(base: &FactBase, options: &Options) -> Result<Option<Graph>, String> {
    match converted_as(base, options)? {
        Ok(graph) => Ok(Some(graph)),
        Err(why) if matches!(why.reason, SkipReason::OutOfTurn { .. }) => Ok(None),
        Err(why) => Err(why.reason.to_string()),
    }
}

/// The program of a recipe: the function `f` in front, and what it calls.
pub fn program_of(recipe: &Recipe) -> [Function; 2] {
    [recipe.function("f"), helper()]
}

fn agree(functions: &[Function; 2], seed: u64) -> Result<(), String> {
    let base = facts::module(&functions.each_ref());
    agree_with(&base, &converted(&base)?, seed)
}

/// The graph as `options` say, which agrees; none if values could come out of turn.
///
/// # Errors
///
/// What differs.
pub fn agree_by(base: &FactBase, options: &Options, seed: u64) -> Result<Option<Graph>, String> {
    let Some(graph) = converted_by(base, options)? else { return Ok(None) };
    agree_with(base, &graph, seed)?;
    Ok(Some(graph))
}

/// Runs `graph` as the graph of the first function.
///
/// # Errors
///
/// A difference from the interpreter.
pub fn agree_with(base: &FactBase, graph: &Graph, seed: u64) -> Result<(), String> {
    let program = Program::new(base);
    let expected = interpreted(&program, 0, seed)?;
    schedules(seed).try_for_each(|schedule| simulate(&program, graph, schedule, seed, &expected))
}

/// Options that say what to save, and with which operators.
pub fn economy() -> impl Strategy<Value = Options> {
    any::<([bool; 5], u8)>().prop_map(|([eager, repeat_invariants, counters, held, overlaps], rest)| {
        Options {
            prefer: if eager { Preference::Latency } else { Preference::Area },
            arguments: if held { Arguments::Held } else { Arguments::Tokens },
            repeat_invariants,
            counters,
            selects: rest % 4 > 0,
            overlap: overlaps.then(three_runs),
            ..Options::default()
        }
    })
}

/// Three runs of a loop at a time.
pub fn three_runs() -> Overlap {
    Overlap { most: 3, latencies: &latency::UNITS }
}

/// All mechanisms agree, and what chooses among them makes no more operators than structured conversion.
fn expect_mechanisms(recipe: &Recipe, economy: Options, seed: u64) -> TestCaseResult {
    let functions = program_of(recipe);
    let base = facts::module(&functions.each_ref());
    let by = |mechanism| {
        let options = Options { mechanism, ..economy };
        let said = |why| format!("{options:?}: {why}\n{}", text::module(&functions.each_ref()));
        agree_by(&base, &options, seed).map_err(|why| TestCaseError::fail(said(why)))
    };
    let structured = by(Mechanism::Structured)?;
    let auto = by(Mechanism::Auto)?;
    by(Mechanism::Predicated)?;
    by(Mechanism::Pickany)?;
    if let (Preference::Area, Some(structured), Some(auto)) = (economy.prefer, structured, auto) {
        prop_assert!(auto.ops.len() <= structured.ops.len());
    }
    Ok(())
}

fn expect(recipe: &Recipe, seed: u64) -> TestCaseResult {
    let functions = program_of(recipe);
    agree(&functions, seed)
        .map_err(|why| TestCaseError::fail(format!("{why}\n{}", text::module(&functions.each_ref()))))
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(2000),
        failure_persistence: None,
        max_shrink_iters: 20_000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn programs_end(recipe in recipe(), seed in 0..1000_u64) {
        let functions = program_of(&recipe);
        let base = facts::module(&functions.each_ref());
        let ends = interpreted(&Program::new(&base), 0, seed);
        prop_assert!(ends.is_ok(), "{:?}\n{}", ends.err(), text::module(&functions.each_ref()));
    }

    #[test]
    fn all_functions_are_converted(graph in prop_oneof![graphs::wild(8), graphs::structured()]) {
        let function = scattered(&graph, &Vec::new());
        let base = facts::module(&[&function]);
        let converted = converted(&base);
        prop_assert!(converted.is_ok(), "{:?}\n{}", converted.err(), text::module(&[&function]));
        let session = dfquery_rules::built_in().session(&base);
        let unchanged = convert_with(&session, &base, 0, &Options { reduce: Settings::OFF, ..Options::default() });
        let refused = unchanged.as_ref().is_err_and(|skipped| matches!(skipped.reason, SkipReason::Irreducible { .. }));
        prop_assert_eq!(refused, !Truth::of(&graph).is_reducible());
    }

    #[test]
    fn graphs_compute_what_programs_do(recipe in recipe(), seed in 0..1000_u64) {
        expect(&recipe, seed)?;
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(400),
        failure_persistence: None,
        max_shrink_iters: 5000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn all_mechanisms_compute_what_programs_do(
        recipe in prop_oneof![3 => recipe(), 1 => irreducible_recipe()],
        economy in economy(),
        seed in 0..1000_u64,
    ) {
        expect_mechanisms(&recipe, economy, seed)?;
    }

    #[test]
    fn graphs_compute_what_irreducible_programs_do(recipe in irreducible_recipe(), seed in 0..1000_u64) {
        expect(&recipe, seed)?;
    }
}
