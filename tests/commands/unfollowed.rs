//! Each reason for which an analysis may not follow something has a case in which it is told.

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
    let listed: BTreeSet<(String, String)> = incomplete(dfquery_rules::program())
        .into_iter()
        .flat_map(|analysis| analysis.reasons.into_iter().map(move |reason| (analysis.name.clone(), reason)))
        .collect();
    assert_eq!(told, listed);
}
