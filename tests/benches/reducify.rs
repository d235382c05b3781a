//! What it takes to make hard control flow reducible, beside the figures of waffle 0.3.3 (docs/reducify.md).
//!
//! `cargo bench --bench reducify`. Copies alone are tried up to 20,000 blocks; `auto` has the usual budget.

mod irreducible;

use dfquery_extract::{Source, analysis::dominance};
use dfquery_reducify::{Budget, Manner, Report, Settings, reduce};
use irreducible::Successors;
use std::time::Instant;

/// Blocks up to which copies alone are tried.
const MOST: f64 = 20_000.0;

fn main() {
    println!("| input | blocks | waffle | copies | ms | auto | ms | how |");
    println!("|---|--:|--:|--:|--:|--:|--:|---|");
    row("waffle's example", irreducible::example(), "5");
    for (n, waffle) in
        [(2, "5"), (3, "9"), (4, "17"), (5, "33"), (6, "65"), (7, "129"), (8, "257"), (12, "4097")]
    {
        row(&format!("{n}-clique"), irreducible::clique(n, n), waffle);
    }
    for (n, waffle) in [(4, "16"), (5, "30"), (6, "58"), (7, "114"), (8, "226")] {
        row(&format!("{n}-clique, 2 entries"), irreducible::clique(n, 2), waffle);
    }
    for (depth, waffle) in [(1, "13"), (2, "22"), (4, "46"), (8, "118")] {
        row(&format!("nest of {depth}, entered inside"), irreducible::nest_entered_inside(depth), waffle);
    }
    for (depth, waffle) in [(4, "26"), (8, "42")] {
        row(&format!("nest of {depth}, every header"), irreducible::nest_entered_everywhere(depth), waffle);
    }
    for (n, waffle) in [(8, "17"), (16, "33"), (32, "65")] {
        row(&format!("Duff's device of {n}"), irreducible::duff(n), waffle);
    }
    for (k, waffle) in [(2, "9"), (4, "17"), (8, "33")] {
        row(&format!("{k} loops in a row"), irreducible::row_of_loops(k), waffle);
    }
    for (n, waffle) in [(8, "24*"), (16, "199*"), (24, "235*"), (64, "")] {
        row(&format!("state machine of {n}"), irreducible::state_machine(n), waffle);
    }
    for (n, waffle) in [(8, "24*"), (16, "142*"), (32, "1605*"), (64, "over 200,000*")] {
        row(&format!("lexer of {n}"), irreducible::lexer(n), waffle);
    }
}

fn row(name: &str, successors: Successors, waffle: &str) {
    let function = function(&successors);
    let blocks = successors.len();
    let plenty = Budget { cycle: MOST / blocks as f64, function: MOST / blocks as f64 };
    let copies =
        measure(&function, Settings { manner: Manner::Duplicate, budget: plenty, ..Settings::default() });
    let auto = measure(&function, Settings::default());
    let how: Vec<String> =
        auto.0.iter().flat_map(|report| &report.cycles).map(|(_, cycle)| cycle.choice.to_string()).collect();
    println!(
        "| {name} | {blocks} | {waffle} | {} | {:.1} | {} | {:.1} | {} |",
        after(&copies.0),
        copies.1,
        after(&auto.0),
        auto.1,
        summary(&how)
    );
}

fn after(report: &Option<Report>) -> String {
    report.as_ref().map_or("over".to_owned(), |report| report.after.to_string())
}

/// `3 duplicated, 1 dispatched`.
fn summary(how: &[String]) -> String {
    let mut kinds: Vec<&String> = how.iter().collect();
    kinds.sort();
    kinds.dedup();
    let count = |kind: &&String| how.iter().filter(|other| other == kind).count();
    kinds.iter().map(|kind| format!("{} {kind}", count(kind))).collect::<Vec<_>>().join(", ")
}

/// The report of the function, none if it was left, and the milliseconds it took.
fn measure(text: &str, settings: Settings) -> (Option<Report>, f64) {
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name: "shape", bytes: text.as_bytes() }, schema).base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    let session = dfquery_rules::built_in().session(&base);
    let start = Instant::now();
    let reduced = reduce(&session, &base, 0, &settings);
    let time = start.elapsed().as_secs_f64() * 1e3;
    (reduced.ok().flatten().map(|reduced| reduced.report), time)
}

/// A function with this control flow, chosen by its parameter.
fn function(successors: &Successors) -> String {
    let block = |(at, successors): (usize, &Vec<usize>)| {
        let cases = successors.iter().enumerate().skip(1);
        let cases: String = cases.map(|(case, to)| format!(" i32 {case}, label %b{to}")).collect();
        match successors.first() {
            None => format!("b{at}:\n  ret void\n"),
            Some(to) => format!("b{at}:\n  switch i32 %x, label %b{to} [{cases} ]\n"),
        }
    };
    let blocks: String = successors.iter().enumerate().map(block).collect();
    format!("define void @f(i32 %x) {{\n{blocks}}}\n")
}
