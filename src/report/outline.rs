//! The outline that every function of a page has: blocks, lines, edges, loops and source text.

use super::{
    code::{self, Numbers},
    sources::Sources,
    text,
};
use crate::notes;
use dfquery_engine::run::Part;
use dfquery_graph::function::Function;
use dfquery_rules::relation;
use serde_json::{Map, Value, json};
use std::collections::{BTreeMap, BTreeSet};

/// The relations that outlines are derived from.
pub const RELATIONS: [&str; 5] =
    ["in_loop", "irreducible_cycle", "lane_source", "unknown_call", "unknown_private_load"];

/// The outline of `function`, and its line in the index.
pub fn of(sources: &Sources, function: &Function, rows: &Part, whole: bool) -> (Map<String, Value>, Value) {
    let numbers = Numbers::of(function);
    let [loops, irreducible] = [RELATIONS[0], RELATIONS[1]].map(|relation| members(rows, relation, &numbers));
    let base = function.base();
    let summary = json!({
        "name": function.name(),
        "file": base.tuples_of_part::<relation::FunctionLocation>(function.id).next().map(|row| base.symbol_text(row.file)),
        "blocks": function.blocks.len(),
        "instructions": function.instructions.len(),
        "loops": loops.len(),
        "irreducible": !irreducible.is_empty(),
        "lanes": whole && has_lanes(function, rows),
        "whole": whole,
    });
    let mut outline = Map::new();
    let mut put = |name: &str, value: Value| _ = outline.insert(name.to_owned(), value);
    put("blocks", function.blocks.iter().map(|block| function.block_name(block.id)).collect());
    put("sizes", function.blocks.iter().map(|block| block.instructions.len()).collect());
    put("lines", code::lines(sources, function).into());
    put("values", values(function, &numbers));
    put("results", function.instructions.iter().map(|i| i.result.map(|v| numbers.value(v))).collect());
    put("parameters", function.parameters.iter().map(|&value| numbers.value(value)).collect());
    put("edges", edges(function, &numbers));
    put("loops", loops.into_iter().map(|(header, blocks)| json!([header, blocks])).collect());
    put("irreducible", irreducible.into_iter().map(|(entry, blocks)| json!([entry, blocks])).collect());
    outline.extend(text::of(sources, function));
    (outline, summary)
}

/// Returns true if a value differs between lanes for a reason: not only because the result of a call is unknown, or who
/// writes to memory.
fn has_lanes(function: &Function, rows: &Part) -> bool {
    let unknown = RELATIONS[3..].iter().flat_map(|relation| rows.relation(relation).iter());
    let unknown: BTreeSet<u32> = unknown.map(|row| row[0]).collect();
    let results = function.instructions.iter().filter(|instruction| unknown.contains(&instruction.id));
    let unknown: BTreeSet<u32> = results.filter_map(|instruction| instruction.result).collect();
    rows.relation(RELATIONS[2]).iter().any(|row| !unknown.contains(&row[0]))
}

/// The blocks that `relation` puts under another block, by that block.
fn members(rows: &Part, relation: &str, numbers: &Numbers) -> BTreeMap<u32, Vec<u32>> {
    let mut members: BTreeMap<u32, Vec<u32>> = BTreeMap::new();
    for &[header, block] in rows.relation(relation).arrays::<2>() {
        members.entry(numbers.block(header)).or_default().push(numbers.block(block));
    }
    members
}

/// Name and type of each value, and the variables of the source that it is, if it is one.
fn values(function: &Function, numbers: &Numbers) -> Value {
    let results = function.instructions.iter().filter_map(|instruction| instruction.result);
    let mut all: Vec<u32> = results.chain(function.parameters.iter().copied()).collect();
    all.sort_unstable_by_key(|&value| numbers.value(value));
    let variables = notes::variables(function.base(), function.id);
    let value = |&value: &u32| match variables.get(&value) {
        Some(names) => json!([function.value_name(value), function.value_type(value), names]),
        None => json!([function.value_name(value), function.value_type(value)]),
    };
    all.iter().map(value).collect()
}

/// From, to and successor of each edge.
fn edges(function: &Function, numbers: &Numbers) -> Value {
    let edges = function.blocks.iter().flat_map(|block| {
        let from = numbers.block(block.id);
        block
            .successors
            .iter()
            .map(move |successor| json!([from, numbers.block(successor.to), successor.index]))
    });
    edges.collect()
}
