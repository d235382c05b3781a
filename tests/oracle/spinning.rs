//! Loops that never end, in the interpreter and in graphs: nothing may happen after them, and no invocation be answered.
//!
//! Conditions of loops depend on arguments alone, so a loop ends at its first test or never; what stands in it, beside it
//! and after it is drawn. Each store has a place of its own and stores what depends on arguments alone, so memory is the
//! same however often a loop goes round. Functions promise no progress.

use crate::printing::read;
use dfquery_convert::{Options, convert_with};
use dfquery_graph::{bits::Bits, random};
use dfquery_simulate::{
    environment::SeededEnvironment,
    interpreter::interpret,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{End, Order, Schedule, Simulation},
};
use std::fmt::Write as _;

/// Steps within which every program ends that ends at all.
const STEPS: u64 = 1_000;

/// A program that is being drawn: its blocks as text, and the state of the generator.
struct Draft {
    text: String,
    random: u64,
    names: usize,
    /// The names of the values of 64 bits that are there and depend on arguments alone.
    values: Vec<String>,
    /// The names of loaded values that are there.
    loaded: Vec<String>,
}

impl Draft {
    fn next(&mut self, below: u64) -> u64 {
        self.random = random::mix(self.random);
        (self.random >> 20) % below
    }

    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn value(&mut self) -> String {
        let at = self.next(self.values.len() as u64) as usize;
        self.values[at].clone()
    }

    fn line(&mut self, line: std::fmt::Arguments) {
        writeln!(self.text, "  {line}").expect("a string takes everything");
    }

    /// Instructions, branches and loops one after the other; control comes in and goes on in the open block.
    fn sequence(&mut self, depth: u64) {
        for _ in 0..1 + self.next(3) {
            match self.next(if depth == 0 { 3 } else { 6 }) {
                0 => self.store(),
                1 => self.compute(),
                2 => self.load(),
                3 => self.branch(depth - 1),
                _ => self.repeat(depth - 1),
            }
        }
    }

    fn store(&mut self) {
        let (at, value) = (self.name(), self.value());
        self.line(format_args!("%p{at} = getelementptr i64, ptr %out, i64 {at}"));
        self.line(format_args!("store i64 {value}, ptr %p{at}"));
    }

    fn load(&mut self) {
        let (at, place) = (self.name(), self.next(8));
        self.line(format_args!("%q{at} = getelementptr i64, ptr %out, i64 {place}"));
        self.line(format_args!("%v{at} = load i64, ptr %q{at}"));
        self.loaded.push(format!("%v{at}"));
    }

    fn compute(&mut self) {
        let (at, one, other) = (self.name(), self.value(), self.value());
        let operation = ["add", "xor", "mul"][self.next(3) as usize];
        self.line(format_args!("%v{at} = {operation} i64 {one}, {other}"));
        self.values.push(format!("%v{at}"));
    }

    fn condition(&mut self) -> String {
        let (at, argument, bit) = (self.name(), self.next(3), 1 << self.next(2));
        self.line(format_args!("%m{at} = and i64 %a{argument}, {bit}"));
        self.line(format_args!("%c{at} = icmp eq i64 %m{at}, 0"));
        format!("%c{at}")
    }

    fn branch(&mut self, depth: u64) {
        let (at, known) = (self.name(), [self.values.len(), self.loaded.len()]);
        let condition = self.condition();
        self.line(format_args!("br i1 {condition}, label %then{at}, label %join{at}\nthen{at}:"));
        self.sequence(depth);
        self.line(format_args!("br label %join{at}\njoin{at}:"));
        self.values.truncate(known[0]);
        self.loaded.truncate(known[1]);
    }

    /// A loop that tests at its head or at its end.
    fn repeat(&mut self, depth: u64) {
        let (at, known) = (self.name(), [self.values.len(), self.loaded.len()]);
        self.line(format_args!("br label %head{at}\nhead{at}:"));
        if self.next(2) == 0 {
            let condition = self.condition();
            self.line(format_args!("br i1 {condition}, label %body{at}, label %out{at}\nbody{at}:"));
            if self.next(2) == 0 {
                self.sequence(depth);
            }
            self.line(format_args!("br label %head{at}\nout{at}:"));
        } else {
            if self.next(2) == 0 {
                self.sequence(depth);
            }
            let condition = self.condition();
            self.line(format_args!("br i1 {condition}, label %head{at}, label %out{at}\nout{at}:"));
        }
        self.values.truncate(known[0]);
        self.loaded.truncate(known[1]);
    }
}

/// A function of three arguments and a buffer.
fn program(seed: u64) -> String {
    let values = ["%a0", "%a1", "%a2", "7"].map(str::to_owned).to_vec();
    let mut draft = Draft { text: String::new(), random: seed, names: 0, values, loaded: Vec::new() };
    draft.sequence(3);
    let result = match (draft.next(3), draft.loaded.pop()) {
        (0, _) => "void".to_owned(),
        (1, Some(loaded)) => format!("i64 {loaded}"),
        _ => format!("i64 {}", draft.value()),
    };
    let ty = result.split(' ').next().unwrap_or_default();
    format!(
        "define {ty} @f(i64 %a0, i64 %a1, i64 %a2, ptr %out) {{\nentry:\n{}  ret {result}\n}}\n",
        draft.text
    )
}

/// Compares the machines on one program; says whether it went round for ever.
fn compare(seed: u64, options: &Options) -> bool {
    let text = program(seed);
    let base = read(&text);
    let session = dfquery_rules::built_in().session(&base);
    let graph = convert_with(&session, &base, 0, options)
        .unwrap_or_else(|skipped| panic!("{}\n{text}", skipped.reason));
    let program = Program::new(&base);
    let netlist = Netlist::new(&graph, &program.layout).expect("it is sound");
    let mut spun = false;
    for turn in 0..4 {
        let argument = |at| Bits::new(64, random::draw(seed, turn * 4 + at) & 3);
        let arguments = [argument(0), argument(1), argument(2), Bits::new(64, 0x2000_0000)];
        let mut process = Process::new(&program, seed, SeededEnvironment::new(seed), STEPS);
        let expected = interpret(&mut process, 0, &arguments);
        let mut other = Process::new(&program, seed, SeededEnvironment::new(seed), STEPS);
        let firings = STEPS * 50;
        let schedule = Schedule { order: Order::Seeded(turn), bounded: true, firings };
        let found = Simulation::new(&netlist, schedule).invoke(&mut other, &arguments);
        match (&expected, &found) {
            (Ok(results), Ok(invocation)) => assert_eq!(results, &invocation.results, "{seed}\n{text}"),
            (Err(trap), Err(End::Trap(_) | End::Deadlock(_))) if trap.reason.is_limit() => spun = true,
            _ => panic!("{seed}: {expected:?} and {found:?} on {arguments:?}\n{text}"),
        }
        assert!(process.memory.difference(&other.memory).is_none(), "{seed} on {arguments:?}\n{text}");
    }
    spun
}

#[test]
fn graphs_go_round_where_programs_do() {
    let cases = std::env::var("DFQUERY_CASES").map_or(300, |cases| cases.parse().expect("a number"));
    let fused = Options { repeat_invariants: true, counters: true, ..Options::default() };
    let mut spun = 0;
    for seed in 0..cases {
        spun += usize::from(compare(seed, &Options::default()));
        compare(seed, &fused);
    }
    assert!(spun as u64 > cases / 4, "{spun} of {cases} go round for ever");
}
