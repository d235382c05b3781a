//! Branches that constants decide: the ways that are never taken are no facts of the function.

use super::constants;
use crate::{
    bits::Bits,
    function::{Argument, Function},
};
use dfquery_engine::base::FactBase;
use rustc_hash::{FxHashMap, FxHashSet};

/// A way out of a block that is never taken: the block and the leg.
pub type DeadLeg = (u32, u32);

/// The legs of `function` that are never taken: constants decide otherwise, or the block is not `reachable`.
pub fn dead_legs(function: &Function, reachable: &FxHashSet<u32>) -> FxHashSet<DeadLeg> {
    let constants = constants::fold(function);
    let mut dead = FxHashSet::default();
    for block in function.blocks.iter().filter(|block| !block.legs.is_empty()) {
        let taken = if reachable.contains(&block.id) {
            let condition = function.terminator(block.id).and_then(|last| last.operands.first());
            match condition.and_then(|condition| known(condition, &constants)) {
                Some(bits) if block.legs.len() > 1 => Some(taken_leg(function, block.id, &bits)),
                _ => continue,
            }
        } else {
            None
        };
        let legs = block.legs.iter().map(|leg| leg.leg);
        dead.extend(legs.filter(|&leg| Some(leg) != taken).map(|leg| (block.id, leg)));
    }
    dead
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

/// The leg that the branch or switch at the end of `block` takes when its operand is `bits`.
fn taken_leg(function: &Function, block: u32, bits: &Bits) -> u32 {
    let last = function.terminator(block).expect("a block with legs ends in a terminator");
    if function.opcode(last) != "switch" {
        return u32::from(!bits.is_true());
    }
    let value = bits.to_string();
    let case = function.rows_at::<3>("case_value", block).iter().find(|row| function.text(row[2]) == value);
    case.map_or(0, |row| row[1])
}

/// The facts of `function` without its dead legs, and without what phis would take from there.
///
/// Dominance is left to be computed.
pub fn without(function: &Function, dead: &FxHashSet<DeadLeg>) -> FactBase {
    let alive: FxHashSet<(u32, u32)> = function
        .blocks
        .iter()
        .flat_map(|block| block.legs.iter().map(|leg| (block.id, leg.leg, leg.to)))
        .filter(|&(from, leg, _)| !dead.contains(&(from, leg)))
        .map(|(from, _, to)| (from, to))
        .collect();
    let mut dropped: FxHashSet<(u32, u32)> = FxHashSet::default();
    for phi in function.instructions.iter().filter(|i| !i.incoming.is_empty()) {
        for (operand, &from) in phi.incoming.iter().enumerate() {
            if !alive.contains(&(from, phi.block)) {
                dropped.insert((phi.id, operand as u32));
            }
        }
    }
    let schema = function.base().schema();
    function.base().part_alone(function.id, |relation, row| match schema[relation].name.as_str() {
        "edge" => !dead.contains(&(row[0], row[2])),
        "case_value" | "branch_weight" => !dead.contains(&(row[0], row[1])),
        "phi_operand"
        | "use"
        | "constant"
        | "undefined_operand"
        | "global_operand"
        | "constant_expression" => !dropped.contains(&(row[0], row[1])),
        "idom" | "ipdom" | "dominance" | "postdominance" | "virtual_exit" | "cycle" | "cycle_visit" => false,
        _ => true,
    })
}
