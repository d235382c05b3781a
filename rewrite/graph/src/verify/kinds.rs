//! The tokens that each kind of operator takes and writes, in the form that the rules about rates read.

use crate::model::{Op, Operator};
use dfquery_engine::run::Batch;
use dfquery_rules::{entity, relation};

/// Tells when `op` takes each input and writes each output.
pub(super) fn supply(supply: &mut Batch, operator: entity::Operator, op: &Op) {
    for (at, position) in (0..op.ins.len()).zip(0..) {
        if let Some((select, side)) = op.taken_for(at) {
            let (select, side) = (select as u32, side.into());
            supply.push(relation::KindSteeredInput { operator, select, position, side });
        }
        if op.takes_first(at) {
            supply.push(relation::KindTakesFirst { operator, position });
        }
        if op.takes_later(at) {
            supply.push(relation::KindTakesLater { operator, position });
        }
        if matches!(op.operator, Operator::Count { .. }) {
            supply.push(relation::KindCountedInput { operator, by: 1, position, side: 0 });
        }
    }
    for (at, position) in (0..op.outs.len()).zip(0..) {
        if let Some(side) = op.written_for(at) {
            let (select, side) = (0, side.into());
            supply.push(relation::KindSteeredOutput { operator, select, position, side });
        }
        if let Some(by) = op.written_by(at) {
            supply.push(relation::KindCountedOutput { operator, by: by as u32, position });
        }
    }
    if op.holds() {
        supply.push(relation::KindHolds { operator });
    }
    if let Some(opposite) = op.copies() {
        supply.push(relation::KindCopies { operator, flip: opposite.into() });
    }
    if let Some(position) = op.passes() {
        supply.push(relation::KindPasses { operator, position: position as u32 });
    }
    meaning(supply, operator, op);
}

/// Tells what the values that `op` writes depend on.
fn meaning(supply: &mut Batch, operator: entity::Operator, op: &Op) {
    match &op.operator {
        Operator::Interleave => {
            let entries = op.entries().expect("its ports are those of its kind");
            supply.push(relation::KindOverlaps { operator, entries });
        }
        Operator::Pickany => {
            supply.push(relation::KindFree { operator });
            supply.push(relation::KindOpaque { operator });
        }
        Operator::Source => {
            supply.push(relation::KindOpaque { operator });
            supply.push(relation::KindPerInvocation { operator });
        }
        ordered if ordered.is_ordered() => {
            supply.push(relation::KindOpaque { operator });
            if !matches!(ordered, Operator::Load { volatile: false, .. }) {
                supply.push(relation::KindEffect { operator });
            }
            if matches!(ordered, Operator::Alloca { .. }) {
                supply.push(relation::KindPerInvocation { operator });
            }
        }
        _ => {}
    }
}
