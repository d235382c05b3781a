//! A simulator of dataflow graphs that knows of them what docs/formats.md says, and nothing else: it reads the JSON, and has
//! its own arithmetic, queues and memory. Results and memory are compared with those of the interpreter of control flow.
//!
//! One invocation runs alone until nothing can happen, then a stream of them on the same graph, where what an invocation has
//! left over meets the next one. The operator that fires is a random one, the newest or the oldest that can. When all is done
//! every LIC has what it had before, and every operator is empty.

mod arithmetic;
mod firing;
mod graph;
mod machine;

use crate::{
    code::Function,
    facts, modules,
    nests::{self, Maker},
    programs::{irreducible_recipe, recipe},
    runs::{arguments, bits, cases, economy, process, program_of, three_runs},
    text,
    written::Draws,
};
use dfquery_convert::{Arguments, Mechanism, Options, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_graph::{SkipReason, bits::Bits, json::Writer, latency, random};
use dfquery_simulate::{interpreter::interpret, memory, program::Program};
use dfquery_throughput::Depths;
use firing::Memory;
use graph::{Graph, Unread};
use machine::{Machine, Order, Schedule};
use proptest::{prelude::*, test_runner::TestRunner};
use serde_json::{Value, json};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
};

/// Where programs have buffers, and the bytes of each that are compared, whether stored to or not.
const BUFFERS: [u64; 2] = [0x1000, 0x2000];
const BYTES: u64 = 0x80;
/// One invocation that is alone, and others after it.
const INVOCATIONS: u64 = 4;

/// What the interpreter of control flow says.
struct Expected {
    invocations: Vec<Vec<u128>>,
    first: memory::Memory,
    /// The results of each invocation, and memory after it.
    runs: Vec<(Vec<u128>, memory::Memory)>,
}

fn numbers(values: &[Bits]) -> Vec<u128> {
    values.iter().map(|value| u128::from(value.low())).collect()
}

impl Expected {
    fn of(program: &Program, seed: u64, invocations: &[Vec<Bits>]) -> Result<Expected, String> {
        let mut process = process(program, seed);
        let first = process.memory.clone();
        let run = |arguments: &Vec<Bits>| {
            let results = interpret(&mut process, 0, arguments).map_err(|stop| stop.to_string())?;
            Ok((numbers(&results), process.memory.clone()))
        };
        let runs = invocations.iter().map(run).collect::<Result<_, String>>()?;
        Ok(Expected { invocations: invocations.iter().map(|values| numbers(values)).collect(), first, runs })
    }

    /// Runs the first function of `program` as `schedule` says: an invocation alone, and the others after it.
    fn judge_by(&self, program: &[Graph], schedule: Schedule) -> Result<(), String> {
        let first = |address| self.first.byte(address);
        let mut memory = Memory { first: &first, stored: BTreeMap::new() };
        let mut machine = Machine::new(program, 0, schedule);
        machine.run(&[], 1, &mut memory)?;
        if machine.counts.iter().any(|&count| count > 0) {
            return Err("a LIC gets a value before anything is asked".to_owned());
        }
        let before = machine.state();
        for range in [0..1, 1..self.invocations.len()] {
            let context = |why: String| format!("invocations {range:?}: {why}");
            let answers = machine.run(&self.invocations[range.clone()], 1, &mut memory).map_err(context)?;
            for (turn, memory) in range.clone().zip(&answers.memories) {
                self.compare(turn, &answers.results[turn - range.start], memory).map_err(context)?;
            }
            machine.is_as(&before).map_err(context)?;
            machine.expect_groups().map_err(context)?;
        }
        self.judge_in_flight(program, schedule).map_err(|why| format!("in flight: {why}"))
    }

    /// Runs invocations in flight, if the graph has them.
    fn judge_in_flight(&self, program: &[Graph], schedule: Schedule) -> Result<(), String> {
        if program[0].in_flight < 2 {
            return Ok(());
        }
        let first = |address| self.first.byte(address);
        let mut memory = Memory { first: &first, stored: BTreeMap::new() };
        let mut machine = Machine::new(program, 0, schedule);
        machine.run(&[], 1, &mut memory)?;
        let before = machine.state();
        let answers = machine.run(&self.invocations, program[0].in_flight, &mut memory)?;
        let last = self.invocations.len() - 1;
        for (turn, results) in answers.results.iter().enumerate() {
            // What is stored before the last one has been answered may be its own.
            let memory = if turn == last { Some(&memory) } else { None };
            self.compare_results(turn, results)?;
            memory.map_or(Ok(()), |memory| self.compare(turn, results, memory))?;
        }
        machine.is_as(&before)
    }

    fn compare_results(&self, turn: usize, results: &[u128]) -> Result<(), String> {
        let expected = &self.runs[turn].0;
        if results == expected {
            return Ok(());
        }
        Err(format!("{:?} returns {results:?} instead of {expected:?}", self.invocations[turn]))
    }

    fn compare(&self, turn: usize, results: &[u128], memory: &Memory) -> Result<(), String> {
        self.compare_results(turn, results)?;
        let expected = &self.runs[turn].1;
        let buffers = BUFFERS.into_iter().flat_map(|start| start..start + BYTES);
        let mut places = buffers.chain(memory.stored.keys().copied());
        let differs = places.find(|&place| memory.byte(place) != expected.byte(place));
        differs.map_or(Ok(()), |place| {
            let bytes = [memory.byte(place), expected.byte(place)];
            Err(format!(
                "{:?} leaves {} instead of {} at {place:#x}",
                self.invocations[turn], bytes[0], bytes[1]
            ))
        })
    }

    /// Runs `program` in all orders.
    fn judge(&self, program: &[Graph], seed: u64) -> Result<(), String> {
        schedules(seed).into_iter().try_for_each(|schedule| {
            self.judge_by(program, schedule).map_err(|why| format!("{schedule:?}, {why}"))
        })
    }
}

fn schedules(seed: u64) -> [Schedule; 6] {
    let (random, other) = (Order::Random(seed), Order::Random(seed.wrapping_add(1)));
    let bounded = [random, other, Order::Newest, Order::Oldest].map(|order| (order, true));
    let [a, b, c, d] = bounded;
    [a, b, c, d, (other, false), (Order::Newest, false)]
        .map(|(order, is_bounded)| Schedule { order, is_bounded })
}

/// How many graphs there were.
#[derive(Default, Debug)]
struct Seen {
    programs: usize,
    graphs: usize,
    /// Those of them that have invocations in flight.
    in_flight: usize,
    /// Those that conversion refused, since values could come out of turn.
    refused: usize,
    /// Those that the simulator has left alone, by the operator that it does not know.
    unknown: BTreeMap<String, usize>,
    operators: BTreeMap<String, usize>,
}

impl Seen {
    fn note(&mut self, program: &[Graph]) {
        self.graphs += 1;
        self.in_flight += usize::from(program[0].in_flight > 1);
        let names: BTreeSet<&str> =
            program.iter().flat_map(|graph| &graph.ops).map(|op| op.name.as_str()).collect();
        names.iter().for_each(|&name| *self.operators.entry(name.to_owned()).or_default() += 1);
    }

    /// Says what there was, and refuses to have left out more than a few graphs.
    fn conclude(&self, needed: &[&str]) {
        println!("{self:?}");
        let unknown: usize = self.unknown.values().sum();
        assert!(unknown * 50 <= self.graphs, "{unknown} of {} graphs were not run", self.graphs);
        if self.programs >= 100 {
            let missing: Vec<_> = needed.iter().filter(|&&name| !self.operators.contains_key(name)).collect();
            assert!(missing.is_empty() && self.in_flight > 0, "no graph has {missing:?}");
        }
    }
}

/// The functions of `base` as JSON, the first `count` of them; none if values could come out of turn.
fn document(base: &FactBase, count: u32, options: &Options) -> Result<Option<String>, String> {
    let session = dfquery_rules::built_in().session(base);
    let mut writer = Writer::new(Vec::new()).map_err(|why| why.to_string())?;
    for function in 0..count {
        match convert_with(&session, base, function, options) {
            Ok(graph) => writer.function(&graph).map_err(|why| why.to_string())?,
            Err(why) if matches!(why.reason, SkipReason::OutOfTurn { .. }) => return Ok(None),
            Err(why) => return Err(why.reason.to_string()),
        }
    }
    let bytes = writer.finish(&[]).map_err(|why| why.to_string())?;
    String::from_utf8(bytes).map(Some).map_err(|why| why.to_string())
}

/// Converts the first `count` functions of `base` as `options` say, and runs the first one.
fn hold(
    base: &FactBase,
    count: u32,
    options: &Options,
    expected: &Expected,
    seed: u64,
    seen: &mut Seen,
) -> Result<(), String> {
    let Some(text) = document(base, count, options)? else {
        seen.refused += 1;
        return Ok(());
    };
    match graph::read(&text) {
        Ok(program) => {
            seen.note(&program);
            expected.judge(&program, seed)
        }
        Err(Unread::Unknown(name)) => {
            *seen.unknown.entry(name).or_default() += 1;
            Ok(())
        }
        Err(Unread::Fault(why)) => Err(why),
    }
}

/// Options of which each may be there, whatever the others are.
fn options() -> impl Strategy<Value = Options> {
    let mechanisms = [Mechanism::Auto, Mechanism::Structured, Mechanism::Predicated, Mechanism::Pickany];
    let depths = [Depths::Declared, Depths::Sized(&latency::UNITS), Depths::AtLeast(2)];
    (economy(), prop::sample::select(mechanisms.to_vec()), prop::sample::select(depths.to_vec()))
        .prop_map(|(economy, mechanism, depths)| Options { mechanism, depths, ..economy })
}

/// With all operators that hold something.
fn holding() -> Options {
    Options {
        counters: true,
        repeat_invariants: true,
        arguments: Arguments::Held,
        overlap: Some(three_runs()),
        mechanism: Mechanism::Auto,
        depths: Depths::Sized(&latency::UNITS),
        ..Options::default()
    }
}

/// Runs the graphs of a program with `drawn` options and with those that all programs have.
fn hold_program(functions: &[Function; 2], drawn: Options, seed: u64, seen: &mut Seen) -> Result<(), String> {
    seen.programs += 1;
    let base = facts::module(&functions.each_ref());
    let program = Program::new(&base);
    let invocations: Vec<Vec<Bits>> = (0..INVOCATIONS).map(|turn| bits(arguments(seed + turn))).collect();
    let expected = Expected::of(&program, seed, &invocations)?;
    [Options::default(), holding(), drawn].iter().try_for_each(|options| {
        hold(&base, 2, options, &expected, seed, seen).map_err(|why| format!("{options:?}: {why}"))
    })
}

#[test]
fn programs_run_as_formats_say() {
    let seen = RefCell::new(Seen::default());
    let config = ProptestConfig {
        cases: cases(200),
        failure_persistence: None,
        max_shrink_iters: 4000,
        ..ProptestConfig::default()
    };
    let programs = prop_oneof![3 => recipe(), 1 => irreducible_recipe()];
    let outcome =
        TestRunner::new(config).run(&(programs, options(), 0..1000_u64), |(recipe, drawn, seed)| {
            let functions = program_of(&recipe);
            hold_program(&functions, drawn, seed, &mut seen.borrow_mut())
                .map_err(|why| TestCaseError::fail(format!("{why}\n{}", text::module(&functions.each_ref()))))
        });
    outcome.unwrap_or_else(|why| panic!("{why}"));
    seen.borrow().conclude(&["call", "carry", "land", "lor", "pick", "repeat", "store", "switch"]);
}

/// Runs the graph of the nest `text`.
fn hold_nest(text: &str, options: &Options, seed: u64, seen: &mut Seen) -> Result<(), String> {
    seen.programs += 1;
    let base = modules::facts_of("nest.ll", text.as_bytes());
    let program = Program::new(&base);
    let invocation = |turn| {
        let [_, one, other, _] = arguments(seed % 1000 + turn);
        [BUFFERS[0], BUFFERS[1], one, other]
            .iter()
            .zip([64, 64, 32, 32])
            .map(|(&word, w)| Bits::new(w, word))
            .collect()
    };
    let invocations: Vec<Vec<Bits>> = (0..INVOCATIONS).map(invocation).collect();
    let expected = Expected::of(&program, seed, &invocations)?;
    hold(&base, 1, options, &expected, seed, seen)
}

#[test]
fn nests_run_as_formats_say() {
    let (mut seen, mut wrong) = (Seen::default(), Vec::new());
    for number in 0..u64::from(cases(400)) {
        let seed = random::draw(4701, number);
        let (text, options) = (Maker::module(seed), nests::options(&mut Draws(!seed)));
        if let Err(why) = hold_nest(&text, &options, seed, &mut seen) {
            println!("nest {number}: {}\n    {options:?}", why.lines().next().unwrap_or_default());
            wrong.push((text, options, why));
        }
    }
    if let Some((text, options, why)) = wrong.iter().min_by_key(|(text, ..)| text.len()) {
        panic!("{} of {} nests are wrong; {options:?}: {why}\n{text}", wrong.len(), seen.programs);
    }
    seen.conclude(&[
        "carry",
        "carry.while",
        "count.slt",
        "interleave",
        "reduce.add",
        "reduce.while.add",
        "repeat",
    ]);
}

/// A loop with a branch within, that reads and writes memory.
const LOOP: &str = "define i32 @f(ptr %p, ptr %q, i32 %n, i32 %m) {
entry:
  %few = and i32 %n, 3
  %turns = add i32 %few, 2
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i1, %join ]
  %s = phi i32 [ %m, %entry ], [ %s1, %join ]
  %at = getelementptr i32, ptr %p, i32 %i
  %v = load i32, ptr %at
  %odd = trunc i32 %i to i1
  br i1 %odd, label %then, label %join
then:
  %w = add i32 %s, %v
  store i32 %w, ptr %at
  br label %join
join:
  %x = phi i32 [ %v, %head ], [ %w, %then ]
  %s1 = sub i32 %x, %s
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %turns
  br i1 %c, label %head, label %end
end:
  ret i32 %s1
}
";

/// A loop in which two values change places.
const SWAP: &str = "define i32 @f(ptr %p, ptr %q, i32 %n, i32 %m) {
entry:
  %few = and i32 %n, 3
  %turns = add i32 %few, 2
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %i1, %loop ]
  %one = phi i32 [ %m, %entry ], [ %other, %loop ]
  %other = phi i32 [ 5, %entry ], [ %one, %loop ]
  %i1 = add i32 %i, 1
  %c = icmp ult i32 %i1, %turns
  br i1 %c, label %loop, label %end
end:
  ret i32 %one
}
";

/// Changes a LIC or an operator, if it is one that it can change.
type Mutation = fn(&mut Value) -> bool;

fn swap_inputs(op: &mut Value) -> bool {
    let is_pick = op["op"] == "pick" && op["width"] != 0;
    if let (true, Some(ins)) = (is_pick, op["ins"].as_array_mut()) {
        ins.swap(1, 2);
    }
    is_pick
}

fn swap_outputs(op: &mut Value) -> bool {
    let is_switch = op["op"] == "switch";
    if let (true, Some(outs)) = (is_switch, op["outs"].as_array_mut()) {
        outs.swap(0, 1);
    }
    is_switch
}

fn drop_init(lic: &mut Value) -> bool {
    let has_init = lic["init"].as_array().is_some_and(|init| !init.is_empty());
    lic["init"] = json!([]);
    has_init
}

fn other_init(lic: &mut Value) -> bool {
    let is_select = lic["width"] == 1 && lic["init"].as_array().is_some_and(|init| !init.is_empty());
    if is_select {
        lic["init"][0] = json!(if lic["init"][0] == "0" { "1" } else { "0" });
    }
    is_select
}

fn other_operation(op: &mut Value) -> bool {
    let is_sum = op["op"] == "add" || op["op"] == "sub";
    op["op"] = json!(if op["op"] == "add" { "sub" } else { "add" });
    is_sum
}

/// The graph of a module of one function, and the verdicts about changed versions of it.
struct Tried {
    document: Value,
    expected: Expected,
}

impl Tried {
    fn of(module: &str, options: &Options) -> Tried {
        let base = modules::facts_of("tried.ll", module.as_bytes());
        let argument = |turn| {
            vec![Bits::new(64, 0x1000), Bits::new(64, 0x2000), Bits::new(32, turn), Bits::new(32, 7 + turn)]
        };
        let invocations: Vec<Vec<Bits>> = (0..INVOCATIONS).map(argument).collect();
        let expected = Expected::of(&Program::new(&base), 7, &invocations).expect("it ends");
        let text = document(&base, 1, options).expect("it is converted").expect("in turn");
        let tried = Tried { document: serde_json::from_str(&text).expect("JSON"), expected };
        assert_eq!(tried.judge(&tried.document), Ok(()));
        tried
    }

    fn judge(&self, document: &Value) -> Result<(), String> {
        match graph::functions(document) {
            Ok(program) => self.expected.judge(&program, 7),
            Err(why) => Err(format!("{why:?}")),
        }
    }

    /// How many graphs there are with one change in `list`, and how many of them nothing is noticed of.
    fn mutants(&self, mutate: Mutation, list: &str) -> [usize; 2] {
        let count = self.document["functions"][0][list].as_array().map_or(0, Vec::len);
        let mutant = |at| {
            let mut mutant = self.document.clone();
            mutate(&mut mutant["functions"][0][list][at]).then_some(mutant)
        };
        let mutants: Vec<Value> = (0..count).filter_map(mutant).collect();
        let passed = mutants.iter().filter(|mutant| self.judge(mutant).is_ok()).count();
        [mutants.len(), passed]
    }
}

#[test]
fn mistakes_are_noticed() {
    let plain = Tried::of(LOOP, &Options::default());
    let kinds: [(&str, Mutation, &str); 5] = [
        ("inputs of a pick", swap_inputs, "ops"),
        ("outputs of a switch", swap_outputs, "ops"),
        ("no initial value", drop_init, "lics"),
        ("another initial value", other_init, "lics"),
        ("sums and differences", other_operation, "ops"),
    ];
    for (what, mutate, list) in kinds {
        let [all, passed] = plain.mutants(mutate, list);
        assert!(all > 0 && passed == 0, "{what}: nothing is noticed of {passed} of {all}");
    }
    // One of the two needs room for what the other one has not taken yet.
    let swap = Tried::of(SWAP, &Options { counters: true, ..Options::default() });
    let mut shallow = swap.document.clone();
    let lics = shallow["functions"][0]["lics"].as_array_mut().expect("a list");
    lics.iter_mut().for_each(|lic| lic["depth"] = json!(1));
    assert!(swap.judge(&shallow).is_err());
}
