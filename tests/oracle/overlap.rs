//! Loops in loops, some of which may be entered again before they have been left: graphs agree with control flow, in random
//! orders of firing too. A seed says which nest it is.
//!
//! Among them are loops whose runs are not equally long, and such that need what the run before has made: there nothing
//! may overlap.

use crate::{modules, runs::cases, written::Draws};
use dfquery_convert::{Arguments, Mechanism, Options, Overlap, Preference, convert_with};
use dfquery_graph::{Graph, Operator, latency, random, verify::verify};
use dfquery_simulate::{
    check::{Outcome, Trials, check},
    program::Program,
};
use dfquery_throughput::Depths;

/// A nest of loops, in the making.
struct Maker {
    draws: Draws,
    text: String,
    values: Vec<String>,
}

impl Maker {
    fn value(&mut self) -> String {
        self.values[self.draws.below(self.values.len())].clone()
    }

    /// Further instructions, whose values are called after `name`.
    fn instructions(&mut self, name: &str, count: usize) {
        for at in 0..count {
            let (one, other, buffer) = (self.value(), self.value(), self.draws.of(&["%p", "%q"]));
            let name = format!("%{name}{at}");
            let place = format!(
                "  {name}.low = and i32 {one}, 15\n  {name}.at = getelementptr i32, ptr {buffer}, i32 {name}.low\n"
            );
            let line = match self.draws.below(8) {
                0 | 1 => format!("{place}  {name} = load i32, ptr {name}.at\n"),
                2 => format!("{place}  store i32 {other}, ptr {name}.at\n  {name} = add i32 {one}, 7\n"),
                3 | 4 => format!("  {name} = mul i32 {one}, {other}\n"),
                5 => format!("  {name} = xor i32 {one}, {other}\n"),
                _ => format!("  {name} = add i32 {one}, {other}\n"),
            };
            self.text.push_str(&line);
            self.values.push(name);
        }
    }

    /// How often the inner loop runs: as often in each run, or not.
    fn bound(&mut self) -> String {
        let differs = self.draws.below(4) == 0;
        let bounds: &[&str] = if differs { &["%i7", "%s7", "%a7"] } else { &["3", "1", "%nm", "%nm", "%m7"] };
        self.draws.of(bounds).to_owned()
    }

    fn module(seed: u64) -> String {
        let outer = ["%i", "%n", "%m", "%s"].map(str::to_owned).to_vec();
        let mut maker = Maker { draws: Draws(seed), text: String::new(), values: outer };
        let before = maker.draws.below(3);
        maker.instructions("a", before);
        let known = maker.values.len();
        let (low, start) = (maker.value(), maker.value());
        let bound = maker.bound();
        let head = std::mem::take(&mut maker.text);
        maker.values.extend(["%k", "%x", "%y"].map(str::to_owned));
        let within = 1 + maker.draws.below(5);
        maker.instructions("b", within);
        let (x, y) = (maker.value(), maker.value());
        let body = std::mem::take(&mut maker.text);
        maker.values.truncate(known);
        maker.values.push("%r".to_owned());
        let behind = maker.draws.below(4);
        maker.instructions("c", behind);
        let sum = maker.value();
        let tail = maker.text.clone();
        let guard = maker.draws.of(&["true", "%g", "%g", "%gi"]);
        let entry = match guard {
            "true" => "  br label %inner\n".to_owned(),
            guard => format!("  br i1 {guard}, label %inner, label %latch\n"),
        };
        let past = if guard == "true" { String::new() } else { ", [ %i, %outer ]".to_owned() };
        format!(
            "define i32 @f(ptr noalias %p, ptr noalias %q, i32 %n, i32 %m) {{\nentry:\n  %nm = and i32 %n, 3\n  \
             %m7 = and i32 %m, 7\n  %g = icmp slt i32 %n, %m\n  br label %outer\nouter:\n  \
             %i = phi i32 [ 0, %entry ], [ %i1, %latch ]\n  %s = phi i32 [ %m, %entry ], [ %s1, %latch ]\n{head}  \
             %i7 = and i32 %i, 3\n  %s7 = and i32 %s, 3\n  %a7 = and i32 {low}, 3\n  \
             %gi = icmp slt i32 %i, %n\n{entry}inner:\n  \
             %k = phi i32 [ 0, %outer ], [ %k1, %inner ]\n  %x = phi i32 [ {start}, %outer ], [ {x}, %inner ]\n  \
             %y = phi i32 [ 1, %outer ], [ {y}, %inner ]\n{body}  %k1 = add i32 %k, 1\n  \
             %more = icmp slt i32 %k1, {bound}\n  br i1 %more, label %inner, label %latch\nlatch:\n  \
             %r = phi i32 [ %x, %inner ]{past}\n{tail}  %s1 = xor i32 %s, {sum}\n  %i1 = add i32 %i, 1\n  \
             %again = icmp slt i32 %i1, %m7\n  br i1 %again, label %outer, label %exit\nexit:\n  ret i32 %s1\n}}\n"
        )
    }
}

/// How a loop is converted, with what `overlap` draws.
pub fn options(draws: &mut Draws, overlap: impl FnOnce(&mut Draws) -> Option<u32>) -> Options {
    let mechanisms = [Mechanism::Structured, Mechanism::Structured, Mechanism::Auto, Mechanism::Predicated];
    let depths = [Depths::Declared, Depths::Declared, Depths::Sized(&latency::UNITS), Depths::AtLeast(3)];
    Options {
        mechanism: mechanisms[draws.below(4)],
        prefer: if draws.below(4) == 0 { Preference::Latency } else { Preference::Area },
        repeat_invariants: draws.below(2) == 0,
        counters: draws.below(2) == 0,
        arguments: if draws.below(2) == 0 { Arguments::Held } else { Arguments::Tokens },
        overlap: overlap(draws).map(|most| Overlap { most, latencies: &latency::UNITS }),
        depths: depths[draws.below(4)],
        ..Options::default()
    }
}

/// The graph of the only function of `text`, which computes what the function does, in `orders` orders of firing.
pub fn agreeing(seed: u64, text: &str, options: &Options, orders: u64) -> Graph {
    let base = modules::facts_of("loop.ll", text.as_bytes());
    assert_eq!(base.parts(), 1, "{text}");
    let session = dfquery_rules::built_in().session(&base);
    let graph = convert_with(&session, &base, 0, options);
    let graph = graph.unwrap_or_else(|skipped| panic!("seed {seed}: {}\n{text}", skipped.reason));
    assert_eq!(verify(&graph), [], "seed {seed}, {options:?}\n{text}");
    let trials = Trials { seeds: 3, orders, ..Trials::default() };
    match check(&Program::new(&base), 0, &graph, &trials) {
        Outcome::Agree { .. } => graph,
        wrong => panic!("seed {seed}, {options:?}: {wrong}\n{text}"),
    }
}

#[test]
fn nests_that_overlap_compute_what_programs_do() {
    let (all, mut overlapping, mut in_flight) = (cases(400), 0, 0);
    for seed in 0..u64::from(all) {
        let text = Maker::module(random::draw(1818, seed));
        let options = options(&mut Draws(!seed), |draws| Some(2 + draws.below(5) as u32));
        let graph = agreeing(seed, &text, &options, 3);
        overlapping += usize::from(graph.ops.iter().any(|op| op.operator == Operator::Interleave));
        in_flight += usize::from(graph.in_flight.is_some());
    }
    assert!(overlapping * 20 > all as usize, "only {overlapping} of {all} nests overlap");
    assert!(
        in_flight * 4 > all as usize,
        "only {in_flight} of {all} functions have several invocations in flight"
    );
    println!(
        "{overlapping} of {all} nests overlap, and {in_flight} functions have several invocations in flight"
    );
}
