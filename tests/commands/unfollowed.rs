//! Each reason for which an analysis may not follow something has a case in which it is reported.

#![allow(clippy::unwrap_used)]

use dfquery::{Analysis, MemoryDetail, Open, Row, WholeProgram, unfollowed::incomplete};
use std::{collections::BTreeSet, fs};

/// Reasons of which no LLVM IR that is read can have a case: of linear code, of facts that others made, of large functions.
const ELSEWHERE: [(&str, &str); 4] = [
    ("facts", "linear code that cannot be executed"),
    ("conversion", "code that is not in SSA form"),
    ("conversion", "way back to the entry"),
    ("divergence", "more paths than the budget allows"),
];

#[test]
fn every_reason_has_a_case() {
    let cell = |row: Row<'_>, at: usize| row.iter().nth(at).unwrap().to_owned();
    let mut told = BTreeSet::new();
    for entry in fs::read_dir("tests/cases/unfollowed").unwrap() {
        let path = entry.unwrap().path();
        for detail in [MemoryDetail::Bytes, MemoryDetail::Merged] {
            let whole = WholeProgram { detail: Some(detail), ..WholeProgram::default() };
            let program = Open::new().whole_program(whole).open([&path]).unwrap();
            let table = Analysis::new(program).relation("unfollowed").unwrap();
            told.extend(table.rows().map(|row| (cell(row, 0), cell(row, 2))));
        }
    }
    told.extend(ELSEWHERE.map(|(analysis, reason)| (analysis.to_owned(), reason.to_owned())));
    let listed: BTreeSet<(String, String)> = incomplete(dfquery_rules::built_in().program())
        .into_iter()
        .flat_map(|analysis| analysis.reasons.into_iter().map(move |reason| (analysis.name.clone(), reason)))
        .collect();
    assert_eq!(told, listed);
}

/// The machines run other intrinsics than those of arithmetic by a table of their own, or what is told would be another
/// thing than what happens.
#[test]
fn the_rules_know_which_intrinsics_machines_run() {
    let rules = include_str!("../../rules/unfollowed.dl");
    let told: BTreeSet<&str> = rules
        .lines()
        .filter_map(|line| line.strip_prefix("run_intrinsic(\"")?.strip_suffix("\")."))
        .filter(|name| !name.ends_with(".inline"))
        .map(|name| name.split('.').next().unwrap())
        .collect();
    let machine = include_str!("../../rewrite/simulate/src/process.rs");
    let table = machine.split("fn call_intrinsic").nth(1).unwrap();
    let arms = table.split("\n    }\n").next().unwrap().lines().map(str::trim);
    let run: BTreeSet<&str> = arms
        .filter(|arm| {
            arm.starts_with("(\"") && !arm.starts_with("(\"call\"") && !arm.contains("\"va_start\"")
        })
        .flat_map(|arm| arm.split(',').next().unwrap().split('|'))
        .map(|name| name.trim_matches([' ', '(', '"']))
        .collect();
    assert_eq!(told, run);
}
