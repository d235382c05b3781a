//! Machine IR of random types with two results: what its reader, the interpreter and graphs make of it, before plain numbers;
//! and the same with one width changed, which has to be refused.

use dfquery_convert::{Options, convert_with};
use dfquery_engine::{base::FactBase, diagnostic::Severity};
use dfquery_extract::{Source, analysis::dominance};
use dfquery_graph::{bits::Bits, random};
use dfquery_simulate::{
    environment::SeededEnvironment,
    interpreter::interpret,
    netlist::Netlist,
    process::Process,
    program::Program,
    simulator::{Order, Schedule, Simulation},
};
use std::fmt::Write as _;

/// Steps and firings that a program may take.
const STEPS: u64 = 10_000;
const WIDTHS: [u32; 6] = [1, 8, 16, 17, 32, 64];
const SAME: [&str; 6] = ["ADD", "SUB", "MUL", "AND", "OR", "XOR"];
const COMPARISONS: [&str; 4] = ["ICMP.EQ", "ICMP.NE", "ICMP.ULT", "ICMP.SGT"];

/// A value with its width, and what it is on each of the runs.
#[derive(Clone)]
struct Value {
    name: String,
    width: u32,
    runs: Vec<u64>,
}

impl Value {
    fn typed(&self) -> String {
        format!("%{}:ci{}", self.name, self.width)
    }

    fn signed(&self, run: usize) -> i64 {
        let unused = 64 - self.width;
        ((self.runs[run] << unused) as i64) >> unused
    }
}

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

struct Draft {
    text: String,
    random: u64,
    names: usize,
}

impl Draft {
    fn next(&mut self, below: usize) -> usize {
        self.random = random::mix(self.random);
        (self.random >> 20) as usize % below
    }

    fn pick<'v>(&mut self, values: &'v [Value]) -> &'v Value {
        &values[self.next(values.len())]
    }

    fn define(&mut self, width: u32, runs: Vec<u64>, operation: &str) -> Value {
        self.names += 1;
        let runs = runs.into_iter().map(|run| run & mask(width)).collect();
        let value = Value { name: format!("v{}", self.names), width, runs };
        writeln!(self.text, "  {} = {operation}", value.typed()).expect("a string takes everything");
        value
    }

    /// One more value, computed from some of `values`.
    fn operation(&mut self, values: &[Value]) -> Value {
        let one = self.pick(values).clone();
        let alike: Vec<Value> = values.iter().filter(|value| value.width == one.width).cloned().collect();
        let (other, width) = (self.pick(&alike).clone(), one.width);
        let both =
            |of: fn(u64, u64) -> u64| one.runs.iter().zip(&other.runs).map(|(a, b)| of(*a, *b)).collect();
        match self.next(6) {
            0 | 1 => {
                let at = self.next(SAME.len());
                let operations: [fn(u64, u64) -> u64; 6] = [
                    u64::wrapping_add,
                    u64::wrapping_sub,
                    u64::wrapping_mul,
                    |a, b| a & b,
                    |a, b| a | b,
                    |a, b| a ^ b,
                ];
                let runs = both(operations[at]);
                self.define(width, runs, &format!("{}{width} {}, {}", SAME[at], one.typed(), other.typed()))
            }
            2 => {
                let at = self.next(COMPARISONS.len());
                let holds = |run: usize| match at {
                    0 => one.runs[run] == other.runs[run],
                    1 => one.runs[run] != other.runs[run],
                    2 => one.runs[run] < other.runs[run],
                    _ => one.signed(run) > other.signed(run),
                };
                let runs = (0..one.runs.len()).map(|run| u64::from(holds(run))).collect();
                let operands = format!("{}, {}", one.typed(), other.typed());
                self.define(1, runs, &format!("{}{width} {operands}", COMPARISONS[at]))
            }
            3 => {
                let to = WIDTHS[self.next(WIDTHS.len())];
                let (name, signed) = match to.cmp(&width) {
                    std::cmp::Ordering::Greater if self.next(2) == 0 => ("SEXT", true),
                    std::cmp::Ordering::Greater => ("ZEXT", false),
                    std::cmp::Ordering::Less => ("TRUNC", false),
                    std::cmp::Ordering::Equal => ("MOV", false),
                };
                let run = |run| if signed { one.signed(run) as u64 } else { one.runs[run] };
                let runs = (0..one.runs.len()).map(run).collect();
                self.define(to, runs, &format!("{name}{width} {}", one.typed()))
            }
            4 => {
                let bits: Vec<Value> = values.iter().filter(|value| value.width == 1).cloned().collect();
                let by = self.pick(&bits).clone();
                let run = |run: usize| if by.runs[run] == 1 { one.runs[run] } else { other.runs[run] };
                let runs = (0..one.runs.len()).map(run).collect();
                let operands = format!("{}, {}, {}", by.typed(), one.typed(), other.typed());
                self.define(width, runs, &format!("SELECT{width} {operands}"))
            }
            _ => {
                let runs = one.runs.iter().map(|run| !run).collect();
                self.define(width, runs, &format!("NOT{width} {}", one.typed()))
            }
        }
    }

    fn operations(&mut self, values: &mut Vec<Value>, most: usize) {
        for _ in 0..1 + self.next(most) {
            let value = self.operation(values);
            values.push(value);
        }
    }
}

/// A program: its text, its arguments, and its two results on each of the runs.
struct Drawn {
    text: String,
    arguments: Vec<Value>,
    results: [Value; 2],
}

/// A branch on an argument, values of both arms merged, and two results.
fn draw(seed: u64, has_interface: bool) -> Drawn {
    let runs = 4;
    let mut draft = Draft { text: String::new(), random: seed, names: 0 };
    let argument = |(at, &width): (usize, &u32)| {
        let runs = (0..runs).map(|run| random::draw(seed, 100 * run + at as u64) & mask(width)).collect();
        Value { name: format!("a{at}"), width, runs }
    };
    let widths: Vec<u32> = [1].into_iter().chain((0..3).map(|_| WIDTHS[draft.next(WIDTHS.len())])).collect();
    let arguments: Vec<Value> = widths.iter().enumerate().map(argument).collect();
    let mut values = arguments.clone();
    draft.operations(&mut values, 4);
    draft.text += "  BT %a0:ci1, %bb.2\n  BR %bb.1\nbb.1:\n";
    let mut arms = [values.clone(), values.clone()];
    draft.operations(&mut arms[0], 4);
    draft.text += "  BR %bb.3\nbb.2:\n";
    draft.operations(&mut arms[1], 4);
    draft.text += "  BR %bb.3\nbb.3:\n";
    for _ in 0..2 {
        let one = draft.pick(&arms[0]).clone();
        let alike: Vec<Value> = arms[1].iter().filter(|value| value.width == one.width).cloned().collect();
        let Some(other) = (!alike.is_empty()).then(|| draft.pick(&alike).clone()) else { continue };
        let taken = &arguments[0].runs;
        let merged =
            (0..taken.len()).map(|run| if taken[run] == 1 { other.runs[run] } else { one.runs[run] });
        let (runs, operands) =
            (merged.collect(), format!("{}, %bb.1, {}, %bb.2", one.typed(), other.typed()));
        let phi = draft.define(one.width, runs, &format!("PHI {operands}"));
        values.push(phi);
    }
    draft.operations(&mut values, 3);
    let results = [0, 1].map(|_| {
        let value = draft.pick(&values).clone();
        draft.define(value.width, value.runs.clone(), &format!("MOV{} {}", value.width, value.typed()))
    });
    let [one, other] = &results;
    let list = |values: &[Value]| values.iter().map(Value::typed).collect::<Vec<_>>().join(", ");
    let text = match has_interface {
        true => {
            let header =
                format!("{}, %o:ci0 -> {}, {}, %o:ci0", list(&arguments), one.typed(), other.typed());
            let end = if seed.is_multiple_of(2) {
                String::new()
            } else {
                format!(" %{}, %{}", one.name, other.name)
            };
            format!("f: {header}\nbb.0:\n{}  RET{end}\n", draft.text)
        }
        false => format!(
            "# Machine code for function f: IsSSA\nbb.0:\n{}  RET %{}, %{}\n",
            draft.text, one.name, other.name
        ),
    };
    Drawn { text, arguments, results }
}

/// The facts of `text`, and whether nothing is wrong with it.
fn read(text: &str) -> (FactBase, bool) {
    let source = Source { name: "f.mir", bytes: text.as_bytes() };
    let reading = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone());
    let sound = reading.diagnostics.iter().all(|found| found.severity != Severity::Error);
    let mut base = reading.base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    (base, sound)
}

fn compare(seed: u64, has_interface: bool) {
    let drawn = draw(seed, has_interface);
    let text = &drawn.text;
    let (base, sound) = read(text);
    assert!(sound, "{seed}: refused\n{text}");
    let session = dfquery_rules::built_in().session(&base);
    let graph = convert_with(&session, &base, 0, &Options::default());
    let graph = graph.unwrap_or_else(|skipped| panic!("{seed}: {}\n{text}", skipped.reason));
    let program = Program::new(&base);
    let netlist = Netlist::new(&graph, &program.layout).expect("it is sound");
    let parameters = dfquery_graph::function::Function::new(&base, 0);
    for run in 0..drawn.arguments[0].runs.len() {
        let named = |value: &u32| {
            let name = parameters.value_name(*value).trim_start_matches('%');
            let argument = drawn.arguments.iter().find(|argument| argument.name == name);
            let argument = argument.expect("parameters are arguments");
            Bits::new(argument.width, argument.runs[run])
        };
        let arguments: Vec<Bits> = parameters.parameters.iter().map(named).collect();
        let expected: Vec<Bits> =
            drawn.results.iter().map(|result| Bits::new(result.width, result.runs[run])).collect();
        let mut process = Process::new(&program, seed, SeededEnvironment::new(seed), STEPS);
        let results = interpret(&mut process, 0, &arguments).expect("it ends");
        assert_eq!(results, expected, "{seed}: control flow of run {run}\n{text}");
        let schedule = Schedule { order: Order::Seeded(seed), bounded: true, firings: STEPS };
        let found = Simulation::new(&netlist, schedule).invoke(&mut process, &arguments);
        assert_eq!(found.expect("it ends").results, expected, "{seed}: graph of run {run}\n{text}");
    }
}

/// Changes the number after one operation; `false` where there is none.
fn mistyped(text: &str, seed: u64) -> Option<String> {
    let lines: Vec<&str> = text.lines().collect();
    let with_number =
        |line: &&&str| SAME.iter().chain(&["SELECT", "NOT"]).any(|name| line.contains(&format!("= {name}")));
    let candidates: Vec<&&str> = lines.iter().filter(with_number).collect();
    let line = candidates.get(random::draw(seed, 7) as usize % candidates.len().max(1))?;
    let (head, tail) = line.split_once(" = ")?;
    let (name, operands) = tail.split_once(' ')?;
    let stem = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let width: u32 = name[stem.len()..].parse().ok()?;
    let wrong = format!("{head} = {stem}{} {operands}", if width == 8 { 16 } else { 8 });
    Some(text.replacen(**line, &wrong, 1))
}

#[test]
fn programs_of_two_results_are_what_their_numbers_say() {
    let cases = std::env::var("DFQUERY_CASES").map_or(500, |cases| cases.parse().expect("a number"));
    let mut refused = 0;
    for seed in 0..cases {
        compare(seed, seed % 3 != 0);
        let Some(wrong) = mistyped(&draw(seed, true).text, seed) else { continue };
        assert!(!read(&wrong).1, "{seed}: not refused\n{wrong}");
        refused += 1;
    }
    assert!(refused > cases / 2, "{refused} of {cases} have an operation to be mistyped");
}
