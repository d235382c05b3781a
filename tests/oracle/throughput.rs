//! What the analysis of throughput predicts, and what the simulator takes.
//!
//! A loop that runs for long is periodic: the rounds of its machine between two of its own, over the second half of the
//! longest time that it goes on, are its interval. That is exact or between two bounds. It is the interval also where
//! several runs of a loop go round at a time. The invocations of a function are such a loop if they may be in flight together.

use crate::modules::{self, modules};
use dfquery_convert::{Arguments, Options, Overlap, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_graph::{Graph, bits::Bits, latency::Latencies, random};
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

/// How many invocations are run to know how often one begins.
const INVOCATIONS: u64 = 120;

/// The rounds at which invocations with the same arguments are answered, as many of them in flight as may be.
fn answered(program: &Program, graph: &Graph, latencies: &Latencies) -> Vec<u64> {
    let argument = |(at, lic): (usize, &_)| Bits::new(graph.lic(*lic).width, 0x10_0000 * (at as u64 + 1));
    let arguments: Vec<Bits> = graph.params.iter().enumerate().map(argument).collect();
    let netlist = Netlist::new(graph, &program.layout).expect("a sound graph");
    let mut process = Process::new(program, 5, SeededEnvironment::new(5), FIRINGS);
    let schedule = Schedule { order: Order::Rounds, bounded: true, firings: FIRINGS };
    let mut simulation = Simulation::new(&netlist, schedule).with_latencies(latencies);
    let lists = vec![arguments; INVOCATIONS as usize];
    let invocations = simulation.invoke_all(&mut process, &lists).expect("all end");
    invocations.into_iter().map(|invocation| invocation.cycles.expect("rounds")).collect()
}

/// What became of the loops of a graph.
#[derive(Default, Debug)]
struct Tally {
    exact: usize,
    bounded: usize,
    /// Those of `exact` whose runs overlap.
    overlapping: usize,
    /// Those of `exact` and `bounded` whose rounds are invocations.
    functions: usize,
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
    // How long an invocation takes that runs loops is not known.
    for each in loops.iter().filter(|each| !each.is_function || each.inner.is_empty()) {
        let times = match each.is_function {
            true => answered(program, graph, latencies),
            false => longest(graph, each, &events),
        };
        if times.len() < ENOUGH {
            tally.short += 1;
            continue;
        }
        let [low, high] = [each.certain, each.initiation].map(value);
        let (found, slack) = (measured(&times), 2.0 * high.min(1e6) / (times.len() / 2) as f64);
        let is_bounded = found >= low - slack && (found <= high + slack || !each.inner.is_empty());
        let is_exact = each.inner.is_empty() && low.total_cmp(&high).is_eq();
        let is_right = if is_exact { (found - high).abs() <= slack } else { is_bounded };
        tally.overlapping += usize::from(is_right && is_exact && each.runs > 1);
        tally.functions += usize::from(is_right && each.is_function);
        match (is_right, is_exact) {
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
    compare_all(&modules::facts(path), options, latencies, tally);
}

/// Holds all functions of `base` to runs.
fn compare_all(base: &FactBase, options: &Options, latencies: &Latencies, tally: &mut Tally) {
    let program = Program::new(base);
    let session = dfquery_rules::built_in().session(base);
    for id in 0..base.parts() {
        let Ok(graph) = convert_with(&session, base, id, options) else { continue };
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
            let session = dfquery_rules::built_in().session(&base);
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

/// A counted loop with recurrences, accesses and branches that `seed` chooses.
struct Maker {
    seed: u64,
    text: String,
    /// The values that can be used.
    values: Vec<String>,
}

impl Maker {
    fn draw(&mut self, below: u64) -> u64 {
        self.seed = random::mix(self.seed);
        self.seed % below
    }

    fn value(&mut self) -> String {
        let at = self.draw(self.values.len() as u64);
        self.values[at as usize].clone()
    }

    /// One more instruction, whose value is called `name`.
    fn instruction(&mut self, name: &str) {
        let (one, other) = (self.value(), self.value());
        let buffer = ["%p", "%q"][self.draw(2) as usize];
        let address = format!(
            "  {name}.low = and i32 {one}, 63\n  {name}.at = getelementptr i32, ptr {buffer}, i32 {name}.low\n"
        );
        let line = match self.draw(6) {
            0 => format!("{address}  {name} = load i32, ptr {name}.at\n"),
            1 => format!("{address}  store i32 {other}, ptr {name}.at\n  {name} = add i32 {one}, 7\n"),
            2 => format!("  {name} = mul i32 {one}, {other}\n"),
            3 => format!("  {name} = xor i32 {one}, {other}\n"),
            _ => format!("  {name} = add i32 {one}, {other}\n"),
        };
        self.text.push_str(&line);
        self.values.push(name.to_owned());
    }

    /// A branch with instructions on one side or both, and what comes of it; returns the block after it.
    fn branch(&mut self, at: u64) {
        let (one, other) = (self.value(), self.value());
        self.text += &format!(
            "  %c{at} = icmp slt i32 {one}, {other}\n  br i1 %c{at}, label %t{at}, label %e{at}\nt{at}:\n"
        );
        let known = self.values.len();
        let before = self.value();
        self.instruction(&format!("%t{at}.a"));
        self.instruction(&format!("%t{at}.b"));
        self.values.truncate(known);
        self.text += &format!("  br label %j{at}\ne{at}:\n");
        if self.draw(2) == 0 {
            self.instruction(&format!("%e{at}.a"));
            self.values.truncate(known);
        }
        self.text += &format!(
            "  br label %j{at}\nj{at}:\n  %v{at} = phi i32 [ %t{at}.b, %t{at} ], [ {before}, %e{at} ]\n"
        );
        self.values.push(format!("%v{at}"));
    }

    /// A loop that loads and computes, run once for each element of a buffer.
    fn nest(seed: u64) -> String {
        let values = ["%x", "%s", "%t", "%k"].map(str::to_owned).to_vec();
        let mut maker = Maker { seed, text: String::new(), values };
        for at in 0..1 + maker.draw(5) {
            let (one, other) = (maker.value(), maker.value());
            let line = match maker.draw(5) {
                0 => format!(
                    "  %low{at} = and i32 {one}, 63\n  %at{at} = getelementptr i32, ptr %q, i32 %low{at}\n  \
                     %v{at} = load i32, ptr %at{at}\n"
                ),
                1 => format!("  %v{at} = mul i32 {one}, {other}\n"),
                2 => format!("  %v{at} = xor i32 {one}, {other}\n"),
                _ => format!("  %v{at} = add i32 {one}, {other}\n"),
            };
            maker.text.push_str(&line);
            maker.values.push(format!("%v{at}"));
        }
        let (s, t) = (maker.values[maker.values.len() - 1].clone(), maker.value());
        let body = maker.text;
        format!(
            "define void @f(ptr noalias %p, ptr noalias %q, ptr noalias %r, i32 %n) {{\nentry:\n  br label %outer\n\
             outer:\n  %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %from = getelementptr i32, ptr %p, i32 %i\n  \
             %x = load i32, ptr %from\n  br label %inner\ninner:\n  %k = phi i32 [ 0, %outer ], [ %k1, %inner ]\n  \
             %s = phi i32 [ %x, %outer ], [ {s}, %inner ]\n  %t = phi i32 [ 1, %outer ], [ {t}, %inner ]\n{body}  \
             %k1 = add i32 %k, 1\n  %more = icmp slt i32 %k1, %n\n  br i1 %more, label %inner, label %latch\nlatch:\n  \
             %sum = add i32 %s, %t\n  %to = getelementptr i32, ptr %r, i32 %i\n  store i32 %sum, ptr %to\n  \
             %i1 = add i32 %i, 1\n  %again = icmp slt i32 %i1, %n\n  br i1 %again, label %outer, label %exit\nexit:\n  \
             ret void\n}}\n"
        )
    }

    /// A function without loops.
    fn function(seed: u64) -> String {
        let values = ["%i", "%s"].map(str::to_owned).to_vec();
        let mut maker = Maker { seed, text: String::new(), values };
        for at in 0..2 + maker.draw(7) {
            match maker.draw(4) {
                0 => maker.branch(at),
                _ => maker.instruction(&format!("%v{at}")),
            }
        }
        let result = maker.value();
        let body = maker.text;
        format!(
            "define i32 @f(ptr noalias %p, ptr noalias %q, i32 %i, i32 %s) {{\nentry:\n{body}  ret i32 {result}\n}}\n"
        )
    }

    fn module(seed: u64) -> String {
        let values = ["%i", "%s", "%x", "%y"].map(str::to_owned).to_vec();
        let mut maker = Maker { seed, text: String::new(), values };
        for at in 0..2 + maker.draw(6) {
            match maker.draw(4) {
                0 => maker.branch(at),
                _ => maker.instruction(&format!("%v{at}")),
            }
        }
        let (x, y) = (maker.value(), maker.value());
        let body = maker.text;
        format!(
            "define i32 @f(ptr noalias %p, ptr noalias %q, i32 %n, i32 %s) {{\nentry:\n  br label %loop\nloop:\n  \
             %i = phi i32 [ 0, %entry ], [ %next, %latch ]\n  %x = phi i32 [ %s, %entry ], [ {x}, %latch ]\n  \
             %y = phi i32 [ 1, %entry ], [ {y}, %latch ]\n{body}  br label %latch\nlatch:\n  \
             %next = add i32 %i, 1\n  %more = icmp slt i32 %next, %n\n  br i1 %more, label %loop, label %exit\n\
             exit:\n  %r = add i32 %x, %y\n  ret i32 %r\n}}\n"
        )
    }
}

#[test]
fn random_loops_take_what_is_predicted() {
    let plain = Options::default();
    let counters = Options { counters: true, repeat_invariants: true, arguments: Arguments::Held, ..plain };
    let machines =
        ["add=1", "load=5,mul=3", "add=2,pick=2,store=3"].map(|list| Latencies::list(list).expect("a list"));
    let mut tally = Tally::default();
    for seed in 0..u64::from(crate::runs::cases(60)) {
        let text = Maker::module(random::draw(77, seed));
        let base = modules::facts_of("random.ll", text.as_bytes());
        assert_eq!(base.parts(), 1, "{text}");
        for options in [plain, counters] {
            let wrong = tally.wrong.len();
            compare_all(&base, &options, &machines[(seed % 3) as usize], &mut tally);
            assert_eq!(tally.wrong.len(), wrong, "{:?}\n{text}", tally.wrong);
        }
    }
    assert!(tally.exact >= 20 && tally.bounded >= 20, "few loops run for long: {tally:?}");
}

#[test]
fn runs_that_overlap_take_what_is_predicted() {
    let machines: Vec<&'static Latencies> = ["add=1", "load=5,mul=3", "add=2,pick=2,xor=3"]
        .map(|list| &*Box::leak(Box::new(Latencies::list(list).expect("a list"))))
        .to_vec();
    let mut tally = Tally::default();
    let all = u64::from(crate::runs::cases(24));
    for seed in 0..all {
        let text = Maker::nest(random::draw(81, seed));
        let base = modules::facts_of("random.ll", text.as_bytes());
        assert_eq!(base.parts(), 1, "{text}");
        let latencies = machines[(seed % 3) as usize];
        let plain = Options {
            overlap: Some(Overlap { most: 2 + (seed / 3 % 6) as u32, latencies }),
            depths: if seed % 2 == 0 { Depths::Sized(latencies) } else { Depths::Declared },
            ..Options::default()
        };
        let counters =
            Options { counters: true, repeat_invariants: true, arguments: Arguments::Held, ..plain };
        for options in [plain, counters] {
            let wrong = tally.wrong.len();
            compare_all(&base, &options, latencies, &mut tally);
            assert_eq!(tally.wrong.len(), wrong, "seed {seed}, {options:?}: {:?}\n{text}", tally.wrong);
        }
    }
    println!("{} loops whose runs overlap", tally.overlapping);
    assert!(tally.overlapping as u64 * 2 >= all, "few runs overlap: {tally:?}");
}

#[test]
fn invocations_in_flight_take_what_is_predicted() {
    let machines: [&'static Latencies; 3] = ["add=1", "load=5,mul=3", "add=2,pick=2,store=3"]
        .map(|list| &*Box::leak(Box::new(Latencies::list(list).expect("a list"))));
    let mut tally = Tally::default();
    for seed in 0..u64::from(crate::runs::cases(80)) {
        let draw = random::draw(1974, seed);
        let text = Maker::function(draw);
        let base = modules::facts_of("random.ll", text.as_bytes());
        assert_eq!(base.parts(), 1, "{text}");
        let latencies = machines[(seed % 3) as usize];
        let overlap = Some(Overlap { most: 2 + (draw % 12) as u32, latencies });
        for depths in [Depths::Declared, Depths::Sized(latencies)] {
            let wrong = tally.wrong.len();
            let options = Options { overlap, depths, ..Options::default() };
            compare_all(&base, &options, latencies, &mut tally);
            assert_eq!(tally.wrong.len(), wrong, "{overlap:?} {depths:?} {:?}\n{text}", tally.wrong);
        }
    }
    assert!(tally.exact > 40 && tally.functions == tally.exact + tally.bounded, "{tally:?}");
    println!("{tally:?}");
}
