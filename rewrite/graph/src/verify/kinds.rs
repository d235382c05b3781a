//! What the kinds of operators do with tokens, as the rules about rates want it.

use super::Supply;
use crate::model::{Op, Operator};

/// Tells when `op` takes each input and writes each output.
pub(super) fn supply(supply: &mut Supply, id: u32, op: &Op) {
    let (zero, one) = (0, 1);
    match &op.operator {
        Operator::Pick => {
            supply.push("kind_steered_input", &[id, 0, 1, zero]);
            supply.push("kind_steered_input", &[id, 0, 2, one]);
        }
        Operator::Switch => {
            supply.push("kind_steered_output", &[id, 0, 0, zero]);
            supply.push("kind_steered_output", &[id, 0, 1, one]);
        }
        Operator::Filter => supply.push("kind_steered_output", &[id, 0, 0, one]),
        Operator::Land => short_circuit(supply, id, op, one),
        Operator::Lor => short_circuit(supply, id, op, zero),
        Operator::Predprop => supply.push("kind_steered_input", &[id, 0, 1, one]),
        Operator::Predmerge => supply.push("kind_counted_output", &[id, 0, 1]),
        Operator::Repeat => {
            supply.push("kind_holds", &[id]);
            supply.push("kind_steered_input", &[id, 0, 1, zero]);
        }
        Operator::Pickany => supply.push("kind_free", &[id]),
        Operator::Mov => {
            supply.push("kind_copies", &[id, 0]);
            supply.push("kind_passes", &[id, 0]);
        }
        Operator::Not => supply.push("kind_copies", &[id, 1]),
        Operator::Gate => supply.push("kind_passes", &[id, 1]),
        _ => {}
    }
}

/// Each operand is read where the one before it is `side`.
fn short_circuit(supply: &mut Supply, id: u32, op: &Op, side: u32) {
    for position in 1..op.ins.len() as u32 {
        supply.push("kind_steered_input", &[id, position - 1, position, side]);
    }
}
