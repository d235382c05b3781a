//! What the analysis of throughput predicts, and what the simulator takes.
//!
//! A loop that runs for long is periodic: the rounds of its machine between two of its own, over the second half of the
//! longest time that it goes on, are its interval. That is exact or between two bounds.

use crate::modules::{self, modules};
use dfquery_convert::{Arguments, Options, convert_with};
use dfquery_graph::{Graph, bits::Bits, latency::Latencies};
use dfquery_simulate::{
    environment::SeededEnvironment,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{Order, Schedule, Simulation},
    trace::Event,
};
use dfquery_throughput::{Depths, Interval, Loop, loops, proven};
use std::path::Path;

/// What an argument is that is a number.
const SIZE: u64 = 240;
/// Firings after which a run is broken off.
const FIRINGS: u64 = 200_000;
/// Rounds of a loop that are enough to know its interval.
const ENOUGH: usize = 60;

/// The firings of one invocation, with pointers to buffers far from each other, and numbers.
fn run(program: &Program, graph: &Graph, latencies: &Latencies) -> Vec<Event> {
    let argument = |(at, lic): (usize, &_)| match graph.lic(*lic).width {
        64 => Bits::new(64, 0x10_0000 * (at as u64 + 1)),
        width => Bits::new(width, SIZE),
    };
    let arguments: Vec<Bits> = graph.params.iter().enumerate().map(argument).collect();
    let netlist = Netlist::new(graph, &program.layout).expect("a sound graph");
    let mut process = Process::new(program, 5, SeededEnvironment::new(5), FIRINGS);
    let schedule = Schedule { order: Order::Rounds, bounded: true, firings: FIRINGS };
    let mut simulation = Simulation::new(&netlist, schedule).with_latencies(latencies);
    simulation.record(usize::MAX);
    // A run that is broken off is as good as one that ends.
    let _ = simulation.invoke(&mut process, &arguments);
    simulation.into_trace()
}

/// The longest time that `each` goes on: the rounds of the machine in which its condition is computed.
fn longest(graph: &Graph, each: &Loop, events: &[Event]) -> Vec<u64> {
    let (mut best, mut now) = (Vec::new(), Vec::new());
    let value = |event: &Event| {
        event.tokens(graph).find(|(lic, _)| *lic == each.header).map(|(_, bit)| bit.is_true())
    };
    for (round, bit) in events.iter().filter_map(|event| Some((event.round, value(event)?))) {
        now.push(round);
        if bit != each.goes_on {
            now.clear();
        }
        if now.len() > best.len() {
            best.clone_from(&now);
        }
    }
    best
}

/// Rounds of the machine for each round of the loop, in the second half of `times`.
fn measured(times: &[u64]) -> f64 {
    let half = times.len() / 2;
    (times[times.len() - 1] - times[half]) as f64 / (times.len() - 1 - half) as f64
}

fn value(interval: Interval) -> f64 {
    match interval {
        Interval::Every(ratio) => ratio.value(),
        Interval::Never => f64::INFINITY,
    }
}

/// What became of the loops of a graph.
#[derive(Default, Debug)]
struct Tally {
    exact: usize,
    bounded: usize,
    short: usize,
    wrong: Vec<String>,
}

/// Holds what was found to what the rules prove.
fn prove(graph: &Graph, loops: &[Loop], latencies: &Latencies) {
    let proven = proven(graph, latencies);
    assert_eq!(proven.len(), 3 * loops.len(), "{}: every interval is proven", graph.name);
    for (header, view, ratio) in proven {
        let each = loops.iter().find(|each| each.header == header).expect("a loop");
        let found = [each.recurrence, each.initiation, each.certain][view as usize];
        assert_eq!(found, Interval::Every(ratio), "{} {}", graph.name, graph.lic(header).name);
    }
}

/// Holds the loops of `graph` to a run.
fn compare(program: &Program, graph: &Graph, latencies: &Latencies, tally: &mut Tally) {
    let loops = loops(graph, latencies);
    if loops.is_empty() {
        return;
    }
    prove(graph, &loops, latencies);
    let events = run(program, graph, latencies);
    for each in &loops {
        let times = longest(graph, each, &events);
        if times.len() < ENOUGH {
            tally.short += 1;
            continue;
        }
        let [low, high] = [each.certain, each.initiation].map(value);
        let (found, slack) = (measured(&times), 2.0 * high.min(1e6) / (times.len() / 2) as f64);
        let is_bounded = found >= low - slack && (found <= high + slack || !each.inner.is_empty());
        let is_right = if each.is_exact() { (found - high).abs() <= slack } else { is_bounded };
        match (is_right, each.is_exact()) {
            (true, true) => tally.exact += 1,
            (true, false) => tally.bounded += 1,
            (false, _) => tally.wrong.push(format!(
                "{} {}: {found:.2} instead of {low:.2} to {high:.2}, {:?}",
                graph.name,
                graph.lic(each.header).name,
                each.limits
            )),
        }
    }
}

/// Holds all functions of the module at `path` to runs.
fn compare_module(path: &Path, options: &Options, latencies: &Latencies, tally: &mut Tally) {
    let base = modules::facts(path);
    let program = Program::new(&base);
    let session = dfquery_rules::session(&base);
    for id in 0..base.parts() {
        let Ok(graph) = convert_with(&session, &base, id, options) else { continue };
        compare(&program, &graph, latencies, tally);
    }
}

#[test]
fn loops_of_the_cases_and_kernels_take_what_is_predicted() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let plain = Options::default();
    let repeats = Options { repeat_invariants: true, arguments: Arguments::Held, ..plain };
    let counters = Options { counters: true, ..repeats };
    for (options, latencies) in [
        (plain, "add=1"),
        (plain, "load=7,mul=3"),
        (repeats, "add=1"),
        (counters, "add=1"),
        (counters, "load=5,icmp=2,count=3"),
    ] {
        let latencies = Latencies::list(latencies).expect("a list");
        let mut tally = Tally::default();
        for folder in ["tests/kernels", "tests/cases/conversion"] {
            for path in modules(&repository.join(folder)) {
                compare_module(&path, &options, &latencies, &mut tally);
            }
        }
        assert_eq!(tally.wrong, Vec::<String>::new());
        assert!(tally.exact > 20 && tally.bounded > 3, "few loops run for long: {tally:?}");
    }
}

#[test]
fn sized_loops_are_as_fast_as_their_recurrences() {
    let repository = Path::new(env!("CARGO_MANIFEST_DIR"));
    let plain = Options::default();
    let counters = Options { counters: true, repeat_invariants: true, arguments: Arguments::Held, ..plain };
    for (options, latencies) in [(plain, "add=1"), (counters, "load=4,mul=3")] {
        let latencies: &'static Latencies = Box::leak(Box::new(Latencies::list(latencies).expect("a list")));
        let options = Options { depths: Depths::Sized(latencies), ..options };
        let mut tally = Tally::default();
        for path in modules(&repository.join("tests/kernels")) {
            let base = modules::facts(&path);
            let program = Program::new(&base);
            let session = dfquery_rules::session(&base);
            for id in 0..base.parts() {
                let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
                for each in loops(&graph, latencies) {
                    let [initiation, recurrence] = [each.initiation, each.recurrence].map(value);
                    assert!(
                        (initiation - recurrence).abs() < 1e-9,
                        "{}: {initiation}, {recurrence}",
                        graph.name
                    );
                }
                compare(&program, &graph, latencies, &mut tally);
            }
        }
        assert_eq!(tally.wrong, Vec::<String>::new());
        assert!(tally.exact >= 15, "few loops run for long: {tally:?}");
    }
}
