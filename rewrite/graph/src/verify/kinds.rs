//! The tokens that each kind of operator takes and writes, in the form that the rules about rates read.

use crate::model::{Op, Operator, Reduction};
use dfquery_engine::run::Batch;
use dfquery_rules::{entity, relation};

/// Tells when `op` takes each input and writes each output.
pub(super) fn supply(supply: &mut Batch, operator: entity::Operator, op: &Op) {
    let (zero, one) = (0, 1);
    let input = |select, position, side| relation::KindSteeredInput { operator, select, position, side };
    let later = |position| relation::KindTakesLater { operator, position };
    let output = |position, side| relation::KindSteeredOutput { operator, select: 0, position, side };
    match &op.operator {
        Operator::Pick => supply.extend([input(0, 1, zero), input(0, 2, one)]),
        Operator::Switch => supply.extend([output(0, zero), output(1, one)]),
        Operator::Filter => supply.push(output(0, one)),
        Operator::Land => supply.extend((1..op.ins.len() as u32).map(|at| input(at - 1, at, one))),
        Operator::Lor => supply.extend((1..op.ins.len() as u32).map(|at| input(at - 1, at, zero))),
        Operator::Predprop => supply.push(input(0, 1, one)),
        Operator::Predmerge => supply.push(relation::KindCountedOutput { operator, by: 0, position: 1 }),
        Operator::Repeat | Operator::RepeatWhile => {
            supply.push(relation::KindHolds { operator });
            supply.push(relation::KindTakesFirst { operator, position: 1 });
            supply.push(input(0, 1, zero));
            if op.operator == Operator::RepeatWhile {
                supply.push(output(0, one));
            } else {
                supply.push(later(0));
            }
        }
        Operator::Carry => {
            supply.push(relation::KindHolds { operator });
            supply.push(relation::KindTakesFirst { operator, position: 1 });
            supply.push(input(0, 1, zero));
            supply.push(output(1, zero));
            supply.extend([0, 2].map(later));
        }
        Operator::CarryWhile => {
            supply.push(relation::KindTakesFirst { operator, position: 1 });
            supply.extend([input(0, 1, zero), input(0, 2, one)]);
            supply.extend([output(0, one), output(1, zero)]);
            supply.push(later(2));
        }
        Operator::Count { next, .. } => {
            let input = |position| relation::KindCountedInput { operator, by: 1, position, side: zero };
            supply.extend([0, 1, 2].map(input));
            if !next {
                supply.push(relation::KindCountedOutput { operator, by: 1, position: 0 });
            }
        }
        Operator::Reduce { name } => {
            if Reduction::of(name).is_some_and(|reduction| reduction.is_while) {
                supply.push(input(0, 2, one));
            }
            supply.push(relation::KindTakesFirst { operator, position: 1 });
            supply.push(input(0, 1, zero));
            supply.push(output(0, zero));
        }
        Operator::Interleave => {
            supply.push(relation::KindHolds { operator });
            supply.push(relation::KindTakesFirst { operator, position: 1 });
            supply.push(input(0, 1, zero));
            supply.push(later(0));
            supply.push(relation::KindCopies { operator, flip: 0 });
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
        Operator::Mov => {
            supply.push(relation::KindCopies { operator, flip: 0 });
            supply.push(relation::KindPasses { operator, position: 0 });
        }
        Operator::Not => supply.push(relation::KindCopies { operator, flip: 1 }),
        Operator::Gate => supply.push(relation::KindPasses { operator, position: 1 }),
        _ => {}
    }
}
