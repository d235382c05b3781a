//! Nests in which loops stand beside each other, and whose phis have to do with each other: two that take one value round, one
//! that takes the counter of this round to the next, sums that something else remembers. Graphs agree with control flow under
//! every combination of the options of conversion, whichever of the operators that are ready fires first.
//!
//! Loops test at their head or at their end, with and without a guard, count up and down, or go on until a value is used up.
//! A seed says which nest it is, and how it is converted.

use crate::{modules, runs::cases, written::Draws};
use dfquery_convert::{Arguments, Mechanism, Options, Overlap, Preference, convert_with};
use dfquery_graph::{DefUse, Graph, Operand, Operator, SkipReason, latency, random, verify::verify};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use dfquery_throughput::Depths;
use std::{collections::BTreeMap, fmt::Write as _, panic};

/// Loops within each other.
const DEEPEST: usize = 3;

/// A function in the making.
pub struct Maker {
    draws: Draws,
    /// Whether loops run as often each time and loads wait for no store: then runs of inner loops may overlap.
    is_steady: bool,
    text: String,
    /// The block that is being written.
    block: String,
    names: usize,
    /// What is there to be read.
    values: Vec<String>,
}

/// What goes round a loop.
struct Phi {
    name: String,
    first: String,
    /// Whether only its own sum reads it.
    is_hidden: bool,
}

/// How often a loop goes round.
struct Turns {
    first: String,
    /// The text that makes the next value of the counter `%i` as `%n`.
    step: String,
    /// The predicate and the bound that let it go on.
    goes_on: String,
}

impl Maker {
    fn name(&mut self) -> usize {
        self.names += 1;
        self.names
    }

    fn line(&mut self, line: &str) {
        writeln!(self.text, "  {line}").expect("a text takes everything");
    }

    fn begin(&mut self, block: &str) {
        writeln!(self.text, "{block}:").expect("a text takes everything");
        block.clone_into(&mut self.block);
    }

    fn value(&mut self) -> String {
        // What is new is read more often.
        let latest = self.values.len().saturating_sub(4);
        let from = if self.draws.below(2) == 0 { latest } else { 0 };
        self.values[from + self.draws.below(self.values.len() - from)].clone()
    }

    fn operand(&mut self) -> String {
        if self.draws.below(5) == 0 { self.draws.below(9).to_string() } else { self.value() }
    }

    /// The address of an element of a buffer, which is to be stored to or not.
    fn place(&mut self, is_stored: bool) -> String {
        let mixed = self.draws.of(&["%p", "%p", "%q"]);
        let buffer = match (self.is_steady, is_stored) {
            (true, true) => "%p",
            (true, false) => "%q",
            (false, _) => mixed,
        };
        let (at, index) = (self.name(), self.value());
        self.line(&format!("%low{at} = and i32 {index}, 7"));
        self.line(&format!("%at{at} = getelementptr i32, ptr {buffer}, i32 %low{at}"));
        format!("%at{at}")
    }

    fn instruction(&mut self) {
        let name = format!("%v{}", self.name());
        match self.draws.below(8) {
            0 | 1 => {
                let place = self.place(false);
                self.line(&format!("{name} = load i32, ptr {place}"));
            }
            2 => {
                let (place, stored) = (self.place(true), self.operand());
                return self.line(&format!("store i32 {stored}, ptr {place}"));
            }
            _ => {
                let (operation, one, other) =
                    (self.draws.of(&["add", "add", "mul", "xor", "sub"]), self.value(), self.operand());
                self.line(&format!("{name} = {operation} i32 {one}, {other}"));
            }
        }
        self.values.push(name);
    }

    /// Instructions, branches and loops, one beside the other.
    fn sequence(&mut self, within: usize) {
        let items = 1 + self.draws.below(if within == 0 { 2 } else { 4 });
        for _ in 0..items {
            match self.draws.below(if within < DEEPEST { 10 } else { 5 }) {
                0..=3 => self.instruction(),
                4 => self.branch(within),
                _ => self.repeat(within + 1),
            }
        }
    }

    /// A way that is taken or not.
    fn branch(&mut self, within: usize) {
        let (at, one, other) = (self.name(), self.value(), self.operand());
        let known = self.values.len();
        self.line(&format!("%c{at} = icmp slt i32 {one}, {other}"));
        self.line(&format!("br i1 %c{at}, label %then{at}, label %join{at}"));
        let (before, past) = (self.block.clone(), self.operand());
        self.begin(&format!("then{at}"));
        self.sequence(within.max(DEEPEST - 1));
        let (taken, end) = (self.value(), self.block.clone());
        self.line(&format!("br label %join{at}"));
        self.begin(&format!("join{at}"));
        self.line(&format!("%v{at} = phi i32 [ {past}, %{before} ], [ {taken}, %{end} ]"));
        self.values.truncate(known);
        self.values.push(format!("%v{at}"));
    }

    /// How often the next loop goes round, a few times at most. A bound that varies is not the same in each run.
    fn turns(&mut self, at: usize) -> Turns {
        let value = self.value();
        let few = self.draws.of(&["1", "2", "3", "3", "4", "%few", "%few", "%low"]).to_owned();
        let few = match (few.as_str(), self.is_steady) {
            ("%low", false) => format!("%low{at}"),
            ("%low", true) => "%few".to_owned(),
            _ => few,
        };
        let add = |by: i32| format!("%n{at} = add i32 %i{at}, {by}");
        self.line(&format!("%low{at} = and i32 {value}, 3"));
        match self.draws.below(8) {
            0 => {
                self.line(&format!("%start{at} = and i32 {value}, 15"));
                let place = self.place(false);
                self.line(&format!("%mask{at} = load i32, ptr {place}"));
                let step = format!("%half{at} = lshr i32 %i{at}, 1\n  %n{at} = and i32 %half{at}, %mask{at}");
                let half = format!("%n{at} = lshr i32 %i{at}, 1");
                let step = if self.draws.below(2) == 0 { step } else { half };
                Turns { first: format!("%start{at}"), step, goes_on: "ne %, 0".to_owned() }
            }
            1 => Turns { first: few, step: add(-1), goes_on: "sgt %, 0".to_owned() },
            2 => Turns { first: "0".to_owned(), step: add(1), goes_on: "ne %, 3".to_owned() },
            3 => Turns { first: "-2".to_owned(), step: add(2), goes_on: format!("slt %, {few}") },
            _ => {
                let predicate = self.draws.of(&["slt", "slt", "ult"]);
                Turns { first: "0".to_owned(), step: add(1), goes_on: format!("{predicate} %, {few}") }
            }
        }
    }

    fn phis(&mut self, at: usize) -> Vec<Phi> {
        let count = self.draws.below(4);
        let mut phi = |number| Phi {
            name: format!("%x{at}.{number}"),
            first: self.operand(),
            is_hidden: self.draws.below(3) == 0,
        };
        (0..count).map(&mut phi).collect()
    }

    /// What each of `phis` is in the next round; the counter of this round is `counter`, and the next one `next`.
    fn latched(&mut self, phis: &[Phi], counter: &str, next: &str) -> Vec<String> {
        let mut latched: Vec<String> = Vec::new();
        for (number, phi) in phis.iter().enumerate() {
            let value = match self.draws.below(8) {
                0 => counter.to_owned(),
                1 => next.to_owned(),
                2 => phis[self.draws.below(phis.len())].name.clone(),
                3 | 4 if number > 0 => latched[self.draws.below(number)].clone(),
                5 => self.value(),
                _ => {
                    let (operation, term) =
                        (self.draws.of(&["add", "add", "xor", "sub", "mul"]), self.value());
                    let sum = format!("{}.sum", phi.name);
                    self.line(&format!("{sum} = {operation} i32 {}, {term}", phi.name));
                    sum
                }
            };
            latched.push(value);
        }
        latched
    }

    /// A loop, `within` others.
    fn repeat(&mut self, within: usize) {
        let at = self.name();
        let known = self.values.len();
        let Turns { first, step, goes_on } = self.turns(at);
        let phis = self.phis(at);
        let ask = |value: &str| {
            let (predicate, rest) = goes_on.split_once(" %").expect("it says of what");
            format!("icmp {predicate} i32 {value}{rest}")
        };
        let (is_late, is_guarded) = (self.draws.below(5) < 3, self.draws.below(2) == 0);
        let before = self.block.clone();
        match is_late && is_guarded {
            true => {
                self.line(&format!("%g{at} = {}", ask(&first)));
                self.line(&format!("br i1 %g{at}, label %loop{at}, label %end{at}"));
            }
            false => self.line(&format!("br label %loop{at}")),
        }
        let head = std::mem::take(&mut self.text);
        self.values.push(format!("%i{at}"));
        self.values.extend(phis.iter().filter(|phi| !phi.is_hidden).map(|phi| phi.name.clone()));
        self.block = if is_late { format!("loop{at}") } else { format!("body{at}") };
        self.sequence(within);
        self.line(&step);
        let latched = self.latched(&phis, &format!("%i{at}"), &format!("%n{at}"));
        let (body, latch) = (std::mem::replace(&mut self.text, head), self.block.clone());
        self.values.truncate(known);
        self.begin(&format!("loop{at}"));
        self.line(&format!("%i{at} = phi i32 [ {first}, %{before} ], [ %n{at}, %{latch} ]"));
        for (phi, latched) in phis.iter().zip(&latched) {
            self.line(&format!(
                "{} = phi i32 [ {}, %{before} ], [ {latched}, %{latch} ]",
                phi.name, phi.first
            ));
        }
        if is_late {
            self.text.push_str(&body);
            self.line(&format!("%c{at} = {}", ask(&format!("%n{at}"))));
            self.line(&format!("br i1 %c{at}, label %loop{at}, label %end{at}"));
            self.begin(&format!("end{at}"));
        } else {
            self.line(&format!("%c{at} = {}", ask(&format!("%i{at}"))));
            self.line(&format!("br i1 %c{at}, label %body{at}, label %end{at}"));
            writeln!(self.text, "body{at}:\n{body}  br label %loop{at}").expect("a text takes everything");
            self.begin(&format!("end{at}"));
        }
        self.leave(&phis, &latched, is_late, (is_late && is_guarded).then_some((&before, &latch)));
    }

    /// The values of a loop that are read after it; `ways` leave the guard and the loop, where there is a guard.
    fn leave(&mut self, phis: &[Phi], latched: &[String], is_late: bool, ways: Option<(&String, &String)>) {
        for (number, phi) in phis.iter().enumerate() {
            let last = if is_late && self.draws.below(3) > 0 { &latched[number] } else { &phi.name };
            if self.draws.below(4) == 0 {
                continue;
            }
            match ways {
                None => self.values.push(last.clone()),
                Some((before, latch)) => {
                    let out = format!("{}.out", phi.name);
                    self.line(&format!("{out} = phi i32 [ {}, %{before} ], [ {last}, %{latch} ]", phi.first));
                    self.values.push(out);
                }
            }
        }
    }

    /// The module of a seed: a function `f` of two pointers and two numbers of 32 bits.
    pub fn module(seed: u64) -> String {
        let values = ["%n", "%m"].map(str::to_owned).to_vec();
        let (is_steady, text) = (Draws(!seed).below(3) == 0, String::new());
        let mut maker =
            Maker { draws: Draws(seed), is_steady, text, block: "entry".to_owned(), names: 0, values };
        let alias = if is_steady { "noalias " } else { maker.draws.of(&["noalias ", ""]) };
        maker.repeat(1);
        if maker.draws.below(2) == 0 {
            maker.sequence(1);
        }
        let (one, other) = (maker.value(), maker.value());
        maker.line(&format!("%result = xor i32 {one}, {other}"));
        format!(
            "define i32 @f(ptr {alias}%p, ptr {alias}%q, i32 %n, i32 %m) {{\nentry:\n  %few = and i32 %n, 3\n{}  ret i32 %result\n}}\n",
            maker.text
        )
    }
}

/// How a nest is converted: each option is there or not, whatever the others are.
pub fn options(draws: &mut Draws) -> Options {
    let mechanisms = [Mechanism::Structured, Mechanism::Auto, Mechanism::Predicated, Mechanism::Pickany];
    let depths = [
        Depths::Declared,
        Depths::Declared,
        Depths::Sized(&latency::UNITS),
        Depths::AtLeast(2),
        Depths::AtLeast(4),
    ];
    let most = 2 + draws.below(7) as u32;
    Options {
        mechanism: mechanisms[draws.below(4)],
        prefer: if draws.below(3) == 0 { Preference::Latency } else { Preference::Area },
        repeat_invariants: draws.below(2) == 0,
        counters: draws.below(3) > 0,
        selects: draws.below(4) > 0,
        arguments: if draws.below(2) == 0 { Arguments::Held } else { Arguments::Tokens },
        overlap: (draws.below(2) == 0).then_some(Overlap { most, latencies: &latency::UNITS }),
        depths: depths[draws.below(5)],
        ..Options::default()
    }
}

/// The graph of the function, which computes what the function does; none if values could come out of turn.
fn agreeing(text: &str, options: &Options) -> Result<Option<Graph>, String> {
    let base = modules::facts_of("nest.ll", text.as_bytes());
    let session = dfquery_rules::built_in().session(&base);
    let graph = match convert_with(&session, &base, 0, options) {
        Ok(graph) => graph,
        Err(skipped) if matches!(skipped.reason, SkipReason::OutOfTurn { .. }) => return Ok(None),
        Err(skipped) => return Err(skipped.reason.to_string()),
    };
    let faults = verify(&graph);
    if !faults.is_empty() {
        return Err(format!("{faults:?}"));
    }
    match check(&Program::new(&base), 0, &graph, &Trials { seeds: 3, orders: 4, ..Trials::default() }) {
        Outcome::Agree { .. } => Ok(Some(graph)),
        wrong => Err(wrong.to_string()),
    }
}

/// How often the graphs have what the module is about.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, usize>);

impl Seen {
    fn note(&mut self, graph: &Graph) {
        let def_use = DefUse::new(graph);
        let from = |operand: &Operand| match operand {
            Operand::Lic(lic) => def_use.producer(graph, *lic).map(|(_, op)| &op.operator),
            _ => None,
        };
        let carries = |operator: &Operator| matches!(operator, Operator::Carry | Operator::CarryWhile);
        let next = |carries: fn(&Operator) -> bool, made: fn(&Operator) -> bool| {
            graph.ops.iter().any(|op| carries(&op.operator) && from(&op.ins[2]).is_some_and(made))
        };
        let mut note = |what, is_there: bool| *self.0.entry(what).or_default() += usize::from(is_there);
        let any = |is: fn(&Operator) -> bool| graph.ops.iter().any(|op| is(&op.operator));
        note("graphs", true);
        note("carry", any(carries));
        note("a carry of a counter", next(carries, |made| matches!(made, Operator::Count { .. })));
        note(
            "a carry of a carry",
            next(carries, |made| matches!(made, Operator::Carry | Operator::CarryWhile)),
        );
        note("reduce", any(|operator| matches!(operator, Operator::Reduce { .. })));
        note("interleave", any(|operator| *operator == Operator::Interleave));
    }
}

#[test]
fn nests_compute_the_same_with_all_options() {
    let (all, mut wrong, mut seen) = (cases(400), Vec::new(), Seen::default());
    for seed in 0..u64::from(all) {
        let text = Maker::module(random::draw(4747, seed));
        let options = options(&mut Draws(!random::draw(4747, seed)));
        match panic::catch_unwind(|| agreeing(&text, &options)) {
            Ok(Ok(graph)) => graph.iter().for_each(|graph| seen.note(graph)),
            Ok(Err(why)) => wrong.push((seed, text, options, why)),
            Err(_) => wrong.push((seed, text, options, "it panics".to_owned())),
        }
    }
    println!("of {all} nests: {:?}", seen.0);
    let shortest = wrong.iter().min_by_key(|(_, text, ..)| text.len());
    let Some((seed, text, options, why)) = shortest else {
        let rare: Vec<_> = seen.0.iter().filter(|(_, count)| **count * 100 < all as usize).collect();
        return assert!(rare.is_empty(), "too rare: {rare:?}");
    };
    for (seed, _, options, why) in &wrong {
        println!("seed {seed}: {}\n    {options:?}", why.lines().next().unwrap_or_default());
    }
    panic!("{} of {all} nests are wrong; seed {seed}, {options:?}: {why}\n{text}", wrong.len());
}
