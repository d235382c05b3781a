//! Branches on constants: edges that are never taken are removed.

use super::constants;
use dfquery_engine::{
    base::{FactBase, Rows},
    schema::{ColumnType, RelationId},
};
use dfquery_graph::{
    bits::Bits,
    function::{Argument, Block, Function},
};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::Arc;

/// A way out of a block that is never taken: the block and the successor.
pub type DeadSuccessor = (u32, u32);

/// The successors of `function` that are never taken: constants or the cases of a switch leave nothing for them, or the
/// block is not `reachable`.
pub fn dead_successors(function: &Function, reachable: &FxHashSet<u32>) -> FxHashSet<DeadSuccessor> {
    let constants = constants::fold(function);
    let mut dead = FxHashSet::default();
    for block in function.blocks.iter().filter(|block| !block.successors.is_empty()) {
        let successors = block.successors.iter().map(|successor| successor.index);
        if !reachable.contains(&block.id) {
            dead.extend(successors.map(|successor| (block.id, successor)));
        } else if let Some(live) = live_successors(function, block, &constants) {
            dead.extend(
                successors
                    .filter(|successor| !live.contains(successor))
                    .map(|successor| (block.id, successor)),
            );
        }
    }
    dead
}

/// The successors that `block` may take; none if that is each of them.
fn live_successors(
    function: &Function,
    block: &Block,
    constants: &FxHashMap<u32, Argument>,
) -> Option<FxHashSet<u32>> {
    match taken_successor(function, block, constants) {
        Some(successor) => Some(FxHashSet::from_iter([successor])),
        None => answered_successors(function, block),
    }
}

/// The successors of a switch that some value of its operand takes; none for other terminators.
///
/// Cases for all values leave none for the default: what an interpreter with 256 opcodes has on a byte. Of two cases for
/// one value the first counts.
fn answered_successors(function: &Function, block: &Block) -> Option<FxHashSet<u32>> {
    let switch = function.terminator(block.id).filter(|last| function.opcode(last) == "switch")?;
    let width = function.argument_width(switch.operands.first()?);
    let (mut values, mut successors) = (FxHashSet::default(), FxHashSet::default());
    for relation::CaseValue { successor, bits, .. } in function.rows_at(block.id) {
        if Bits::parse(width, function.text(bits)).is_some_and(|value| values.insert(value)) {
            successors.insert(successor);
        }
    }
    if 1_usize.checked_shl(width) != Some(values.len()) {
        successors.insert(0);
    }
    Some(successors)
}

/// The successor that `block` takes, where `constants` and several successors leave only one.
pub fn taken_successor(
    function: &Function,
    block: &Block,
    constants: &FxHashMap<u32, Argument>,
) -> Option<u32> {
    let last = function.terminator(block.id).filter(|_| block.successors.len() > 1)?;
    let bits = known(last.operands.first()?, constants)?;
    if function.opcode(last) != "switch" {
        return Some(u32::from(!bits.is_true()));
    }
    let value = bits.to_string();
    let mut cases = function.rows_at::<relation::CaseValue>(block.id);
    Some(cases.find(|case| function.text(case.bits) == value).map_or(0, |case| case.successor))
}

fn known(condition: &Argument, constants: &FxHashMap<u32, Argument>) -> Option<Bits> {
    let argument = match condition {
        Argument::Value(value) => constants.get(value)?,
        constant => constant,
    };
    match argument {
        Argument::Constant(bits) => Some(bits.clone()),
        _ => None,
    }
}

/// The facts of `function` without its dead successors, and without what phis would take from there.
///
/// Dominance, cycles and frequencies are left to be computed.
pub fn without(function: &Function, dead: &FxHashSet<DeadSuccessor>) -> FactBase {
    let alive: FxHashSet<(u32, u32)> = function
        .blocks
        .iter()
        .flat_map(|block| block.successors.iter().map(|successor| (block.id, successor.index, successor.to)))
        .filter(|&(from, successor, _)| !dead.contains(&(from, successor)))
        .map(|(from, _, to)| (from, to))
        .collect();
    let schema = function.base().schema();
    let mut pruned =
        function.base().part_alone(function.id, |relation, row| match schema[relation].name.as_str() {
            "edge" => !dead.contains(&(row[0], row[2])),
            "case_value" | "branch_weight" => !dead.contains(&(row[0], row[1])),
            "idom" | "ipdom" | "dominance" | "postdominance" | "virtual_exit" | "cycle" | "cycle_visit"
            | "block_frequency" | "edge_frequency" => false,
            _ => true,
        });
    let mut dropped: FxHashMap<u32, Vec<u32>> = FxHashMap::default();
    for (id, phi) in (0..).zip(&function.instructions).filter(|(_, i)| !i.incoming.is_empty()) {
        for (operand, &from) in (0..).zip(&phi.incoming) {
            if !alive.contains(&(from, phi.block)) {
                dropped.entry(id).or_default().push(operand);
            }
        }
    }
    drop_operands(&mut pruned, &dropped);
    pruned
}

/// Leaves out of each instruction the operands that `dropped` names, and counts the others anew.
fn drop_operands(base: &mut FactBase, dropped: &FxHashMap<u32, Vec<u32>>) {
    let schema = Arc::clone(base.schema());
    let instruction = schema.entity_type("Instruction").map(ColumnType::Entity);
    for (at, relation) in schema.relations.iter().enumerate() {
        let [first, second, ..] = &relation.columns[..] else { continue };
        if Some(first.ty) != instruction || second.name != "operand" {
            continue;
        }
        let rows = base.rows_mut(RelationId(at as u16));
        let mut kept = Rows::new(relation.arity());
        for row in rows.iter() {
            let gone = dropped.get(&row[0]).map_or(&[][..], Vec::as_slice);
            if !gone.contains(&row[1]) {
                let before = gone.iter().filter(|&&operand| operand < row[1]).count();
                let mut row = row.to_vec();
                row[1] -= before as u32;
                kept.push_slice(&row);
            }
        }
        *rows = kept;
    }
}
