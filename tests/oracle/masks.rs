//! What only some lanes are seen to execute is masked, and what differs because of rounds leaks or is killed in part.

use crate::{
    divergence::{CASES, Model, cases_of, irreducible, observe, reducible},
    lane_programs::program,
    lane_text::{facts, place_of},
    lanes::{Code, Op},
    runs::cases,
};
use dfquery_engine::base::FactBase;
use dfquery_rules::{entity, relation};
use std::collections::BTreeSet;

/// Programs of each kind by default.
const PROGRAMS: u32 = 120;

/// The blocks that are masked.
fn masked(base: &FactBase) -> BTreeSet<usize> {
    let session = dfquery_rules::built_in().session(base);
    session.part(0).rows::<relation::MaskedBlock>().map(|row| row.block.0 as usize).collect()
}

#[test]
fn what_some_lanes_execute_is_masked() {
    let count = cases(PROGRAMS) as usize;
    let graphs = [reducible(count), irreducible(count)].concat();
    let (mut claimed, mut idle) = (0, 0);
    for model in [Model::Iteration, Model::Ipdom] {
        for (seed, graph) in graphs.iter().enumerate() {
            let code = program(graph, seed as u64, false);
            let masked = masked(&facts(&code, model.name()));
            let apart = observe(&code, model, 1).apart;
            let missed: Vec<&usize> = apart.difference(&masked).collect();
            assert!(missed.is_empty(), "{model:?}, program {seed}: {missed:?} of\n{}", code.text());
            claimed += masked.len();
            idle += masked.difference(&apart).count();
        }
    }
    println!("{claimed} blocks masked, {idle} of them never executed by some lanes alone");
    assert!(claimed > 0 && idle * 2 < claimed, "{idle} of {claimed}");
}

/// The labels of the uses that leak, and of those that are killed in part.
fn kinds(code: &Code, model: Model) -> [String; 2] {
    let base = facts(code, model.name());
    let session = dfquery_rules::built_in().session(&base);
    let part = session.part(0);
    let names = base.entities_of::<entity::Instruction>();
    let label = |instruction: entity::Instruction| {
        let (block, statement) = place_of(names.local_name(instruction.0))?;
        let statement = code.blocks[block].statements.get(statement)?;
        matches!(statement.op, Op::Use(_)).then(|| statement.name.clone())
    };
    let leaks = part.rows::<relation::LeakedUse>().filter_map(|row| label(row.instruction));
    let kills = part.rows::<relation::PartiallyKilledUse>().filter_map(|row| label(row.instruction));
    [leaks.collect::<BTreeSet<_>>(), kills.collect()].map(|labels| {
        let labels: Vec<String> = labels.into_iter().collect();
        if labels.is_empty() { "-".to_owned() } else { labels.join(",") }
    })
}

/// By case what leaks and what is killed in part, by iteration and by ipdom; cases in which nothing does have no line.
const KINDS: &str = include_str!("../cases/divergence/kinds.txt");

#[test]
fn leaks_and_partial_kills_are_told_apart() {
    let mut lines = Vec::new();
    for (name, _, code) in CASES.into_iter().flat_map(cases_of) {
        let [iteration, ipdom] = [Model::Iteration, Model::Ipdom].map(|model| kinds(&code, model));
        let kinds = [iteration, ipdom].concat().join(" | ");
        if kinds != "- | - | - | -" {
            lines.push(format!("{name} | {kinds}"));
        }
    }
    let expected: Vec<&str> = KINDS.lines().filter(|line| !line.starts_with('#')).collect();
    assert_eq!(lines, expected, "{}", lines.join("\n"));
}
