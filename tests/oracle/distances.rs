//! Loops whose iterations access what others do a constant number of iterations away, or a number that is not constant:
//! graphs agree with control flow, in random orders of firing too. A seed says which loop it is.

use crate::{
    overlap::{agreeing, options},
    runs::cases,
    written::Draws,
};
use dfquery_graph::random;

/// Types of what is accessed.
const TYPES: [&str; 3] = ["i8", "i16", "i32"];

/// A loop in the making.
struct Maker {
    draws: Draws,
    text: String,
    /// Numbers that can be stored.
    values: Vec<String>,
    /// Bytes between an access and the same one of the next iteration.
    stride: i64,
    /// What addresses are made of in most cases.
    kind: &'static str,
}

impl Maker {
    /// A load or a store, whose value or address is called after `name`.
    fn access(&mut self, name: &str) {
        let kind = if self.draws.below(5) == 0 { TYPES[self.draws.below(3)] } else { self.kind };
        let buffer = self.draws.of(&["%p", "%p", "%p", "%q", "@table"]);
        let offset = match self.draws.below(6) {
            0 => self.draws.below(24) as i64,
            _ => self.stride * self.draws.below(9) as i64,
        };
        let index = if self.draws.below(12) == 0 { "%s" } else { "%at" };
        self.text += &format!("  {name}.row = getelementptr i8, ptr {buffer}, i64 {index}\n");
        self.text += &format!("  {name}.place = getelementptr i8, ptr {name}.row, i64 {}\n", 64 + offset);
        if self.draws.below(2) == 0 {
            self.text += &format!("  {name}.read = load {kind}, ptr {name}.place\n");
            self.text += &match kind {
                "i32" => format!("  {name} = add i32 {name}.read, 1\n"),
                _ => format!("  {name} = sext {kind} {name}.read to i32\n"),
            };
            self.values.push(name.to_owned());
            return;
        }
        let value = self.values[self.draws.below(self.values.len())].clone();
        let value = match kind {
            "i32" => value,
            _ => {
                self.text += &format!("  {name}.part = trunc i32 {value} to {kind}\n");
                format!("{name}.part")
            }
        };
        self.text += &format!("  store {kind} {value}, ptr {name}.place\n");
    }

    /// Accesses and what is computed of them, some of it under a condition.
    fn body(&mut self) {
        for at in 0..2 + self.draws.below(4) {
            match self.draws.below(10) {
                0 => self.under_condition(at),
                1 | 2 => {
                    let [one, other] =
                        [0; 2].map(|_| self.values[self.draws.below(self.values.len())].clone());
                    self.text += &format!("  %v{at} = mul i32 {one}, {other}\n");
                    self.values.push(format!("%v{at}"));
                }
                _ => self.access(&format!("%v{at}")),
            }
        }
    }

    fn under_condition(&mut self, at: usize) {
        let known = self.values.len();
        let value = self.values[self.draws.below(known)].clone();
        self.text += &format!(
            "  %c{at} = icmp slt i32 {value}, 100\n  br i1 %c{at}, label %then{at}, label %join{at}\nthen{at}:\n"
        );
        self.access(&format!("%t{at}"));
        self.values.truncate(known);
        self.text += &format!("  br label %join{at}\njoin{at}:\n");
    }

    /// What ends an iteration. `%j` goes on by `step`, and if the loop tests `late`, that is here.
    fn end(&mut self, step: i64, late: bool) {
        let value = self.values[self.draws.below(self.values.len())].clone();
        self.text += &format!("  %s1 = xor i64 %s, 8\n  %r1 = add i32 %r, {value}\n");
        self.text += &match self.draws.below(6) {
            0 => format!("  %stop = icmp eq i32 {value}, 77\n  br i1 %stop, label %out, label %latch\n"),
            _ => "  br label %latch\n".to_owned(),
        };
        self.text += &format!("latch:\n  %i1 = add i64 %i, 1\n  %j1 = add i64 %j, {step}\n");
        self.text += match late {
            true => "  %more = icmp slt i64 %i1, %trip\n  br i1 %more, label %loop, label %out\n",
            false => "  br label %loop\n",
        };
    }

    /// A loop, maybe nested, that tests at its end or at its head.
    fn module(seed: u64) -> String {
        let mut draws = Draws(seed);
        let (at, down) = (draws.below(3), draws.below(4) == 0);
        let stride = [1, 2, 4][at] * (1 + draws.below(2) as i64);
        let [nested, late] = [draws.below(3) == 0, draws.below(3) > 0];
        let values = ["%n", "%r", "%count"].map(str::to_owned).to_vec();
        let (first, step) = if down { (15, -1) } else { (0, 1) };
        let text = format!(
            "loop:\n  %i = phi i64 [ 0, %pre ], [ %i1, %latch ]\n  %j = phi i64 [ {first}, %pre ], [ %j1, %latch ]\n  \
             %s = phi i64 [ 0, %pre ], [ %s1, %latch ]\n  %r = phi i32 [ %n, %pre ], [ %r1, %latch ]\n  \
             %count = trunc i64 %i to i32\n  %at = mul i64 %j, {stride}\n"
        );
        let mut maker = Maker { draws, text, values, stride, kind: TYPES[at] };
        if !late {
            maker.text +=
                "  %more = icmp slt i64 %i, %trip\n  br i1 %more, label %inside, label %out\ninside:\n";
        }
        maker.body();
        maker.end(step, late);
        let text = maker.text;
        let (last, from) = if late { ("%r1", "%latch") } else { ("%r", "%loop") };
        let stopped = stopping(&text).map_or_else(String::new, |block| format!(", [ %r1, %{block} ]"));
        let (before, behind) = match nested {
            true => (
                "  br label %outer\nouter:\n  %o = phi i32 [ 0, %entry ], [ %o1, %out ]\n  br label %pre\n",
                "  %o1 = add i32 %o, 1\n  %rounds = and i32 %m, 3\n  %another = icmp slt i32 %o1, %rounds\n  \
                 br i1 %another, label %outer, label %end\nend:\n  ret i32 %sum\n",
            ),
            false => ("  br label %pre\n", "  ret i32 %sum\n"),
        };
        format!(
            "@table = global [256 x i8] zeroinitializer\n\ndefine i32 @f(ptr noalias %p, ptr %q, i32 %n, i32 %m) {{\n\
             entry:\n  %low = and i32 %n, 15\n  %trip = zext i32 %low to i64\n{before}pre:\n  br label %loop\n\
             {text}out:\n  %sum = phi i32 [ {last}, {from} ]{stopped}\n{behind}}}\n"
        )
    }
}

/// The block of `text` that leaves the loop before its latch, if one does.
fn stopping(text: &str) -> Option<&str> {
    let (before, _) = text.split_once("  %stop =")?;
    before.lines().filter_map(|line| line.strip_suffix(':')).next_back()
}

#[test]
fn loops_that_wait_for_earlier_iterations_compute_what_programs_do() {
    let (all, mut staggered) = (cases(400), 0);
    for seed in 0..u64::from(all) {
        let text = Maker::module(random::draw(418, seed));
        let options = options(&mut Draws(!seed), |draws| (draws.below(3) == 0).then_some(3));
        let graph = agreeing(seed, &text, &options, 4);
        staggered += usize::from(graph.lics.iter().any(|lic| lic.width == 0 && lic.init.len() > 1));
    }
    assert!(staggered * 20 > all as usize, "only {staggered} of {all} loops wait for earlier iterations");
    println!("{staggered} of {all} loops wait for earlier iterations");
}
