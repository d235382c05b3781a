//! The shape of a function: its blocks, instructions and loops, with the source lines that they come from.

use crate::scope::Scope;
use dfquery_engine::base::FactBase;
use dfquery_rules::{entity, relation};
use std::collections::{BTreeMap, BTreeSet};

/// A function.
#[derive(Clone, Default, Debug)]
pub struct Shape {
    /// The full names of its parameters, in their order.
    pub parameters: Vec<String>,
    /// In module order.
    pub blocks: Vec<Block>,
    /// Outer loops before inner ones, otherwise in the order of their headers.
    pub loops: Vec<Loop>,
}

/// A block.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its full name.
    pub name: String,
    /// The lines of its instructions.
    pub lines: BTreeSet<u32>,
    /// The opcodes of its instructions, in order.
    pub opcodes: Vec<String>,
    /// The full names of what these define, or nothing.
    pub results: Vec<String>,
    /// The places of its successors among the blocks, in their order.
    pub successors: Vec<usize>,
}

/// A natural loop.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loop {
    /// The place of its header among the blocks.
    pub header: usize,
    /// In how many loops its header is, itself included.
    pub depth: usize,
    /// The number of its blocks.
    pub blocks: usize,
    /// The lines of their instructions.
    pub lines: BTreeSet<u32>,
}

impl Shape {
    /// The function `part`.
    pub fn of(scope: &Scope, part: u32) -> Shape {
        let base = scope.base;
        let blocks = blocks(base, part);
        let first = base.entities_of::<entity::Block>().of_part(part).start;
        let mut members: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
        for row in scope.session.part(part).rows::<relation::InLoop>() {
            members.entry((row.header.0 - first) as usize).or_default().push((row.block.0 - first) as usize);
        }
        let depth = |header: &usize| members.values().filter(|blocks| blocks.contains(header)).count();
        let found = members.iter().map(|(header, members)| Loop {
            header: *header,
            depth: depth(header),
            blocks: members.len(),
            lines: members.iter().flat_map(|&block| blocks[block].lines.iter().copied()).collect(),
        });
        let mut loops: Vec<Loop> = found.collect();
        loops.sort_by_key(|found| (found.depth, found.header));
        Shape { parameters: parameters(base, part), blocks, loops }
    }

    /// The number of times each opcode occurs.
    pub fn opcodes(&self) -> BTreeMap<&str, usize> {
        let mut counts = BTreeMap::new();
        let all = self.blocks.iter().flat_map(|block| &block.opcodes);
        all.for_each(|opcode| *counts.entry(opcode.as_str()).or_default() += 1);
        counts
    }
}

fn parameters(base: &FactBase, part: u32) -> Vec<String> {
    let mut rows: Vec<relation::Parameter> = base.tuples_of_part(part).collect();
    rows.sort_by_key(|row| row.position);
    let values = base.type_of::<entity::Value>();
    rows.iter().map(|row| base.name(values, row.value.0)).collect()
}

fn blocks(base: &FactBase, part: u32) -> Vec<Block> {
    let ty = base.type_of::<entity::Block>();
    let ids = base.entities(ty).of_part(part);
    let named = |id| Block { name: base.name(ty, id), ..Block::default() };
    let mut blocks: Vec<Block> = ids.clone().map(named).collect();
    let mut home = BTreeMap::new();
    for row in base.tuples_of_part::<relation::Instruction>(part) {
        let block = (row.block.0 - ids.start) as usize;
        home.insert(row.instruction.0, (block, blocks[block].opcodes.len()));
        blocks[block].opcodes.push(base.symbol_text(row.opcode).to_owned());
        blocks[block].results.push(String::new());
    }
    let values = base.type_of::<entity::Value>();
    for row in base.tuples_of_part::<relation::Def>(part) {
        if let Some(&(block, at)) = home.get(&row.instruction.0) {
            blocks[block].results[at] = base.name(values, row.value.0);
        }
    }
    let mut edges: Vec<relation::Edge> = base.tuples_of_part(part).collect();
    edges.sort_by_key(|edge| (edge.from.0, edge.successor));
    for edge in edges {
        blocks[(edge.from.0 - ids.start) as usize].successors.push((edge.to.0 - ids.start) as usize);
    }
    // Of inlined code it is the line of the call: that is in the function.
    let mut calls: BTreeMap<u32, (u32, u32)> = BTreeMap::new();
    for row in base.tuples_of_part::<relation::InlinedAt>(part) {
        let last = calls.entry(row.instruction.0).or_default();
        *last = (*last).max((row.depth, row.line));
    }
    for row in base.tuples_of_part::<relation::Location>(part).filter(|row| row.line > 0) {
        if let Some(&(block, _)) = home.get(&row.instruction.0) {
            blocks[block].lines.insert(calls.get(&row.instruction.0).map_or(row.line, |&(_, line)| line));
        }
    }
    blocks
}
