//! Phis that count: a select and a step, in the place of a step, a switch and a pick.
//!
//! ```text
//!   armed     i = pick(again, first, switch(again, i) + step)        i holds `first` before anything has fired
//!   counting  i = select(again, i, first - step) + step
//! ```
//!
//! When the loop ends, the select gives what one more step makes `first` again. It asks `again`, so nothing of that fires
//! before the loop is entered. The way round is shorter by one operator.

use super::loop_pattern::LoopPhi;
use dfquery_graph::{DefUse, Graph, Op, Operand, Operator, bits::Bits, name};

/// The counting form of an armed phi.
pub struct Counting {
    /// The operator that makes a step.
    pub step: usize,
    /// Which of its inputs is counted.
    counted: usize,
    /// The constant from which a step makes the first value.
    before: Bits,
}

impl Counting {
    /// The counting form of `phi`, which enters with `first`, if there is one: its next value only adds a constant, and
    /// nothing else reads the sum.
    pub fn of(graph: &Graph, def_use: &DefUse, phi: &LoopPhi, first: &Bits) -> Option<Counting> {
        let out = Operand::Lic(phi.out);
        let last = made_for_one(graph, def_use, &phi.repeated)?;
        if let Some((sum, left)) = phi.kept(graph, def_use) {
            let step = made_for_one(graph, def_use, sum)?;
            return Counting::by(&graph.ops[step], step, first, |operand| left.is_none() && *operand == out);
        }
        let is_kept =
            |operand: &Operand| phi.kept_as(graph, def_use, operand).is_some_and(|(kept, _)| *kept == out);
        Counting::by(&graph.ops[last], last, first, is_kept)
    }

    /// The step that `op`, the operator `step`, makes from what `is_counted`.
    fn by(op: &Op, step: usize, first: &Bits, is_counted: impl Fn(&Operand) -> bool) -> Option<Counting> {
        let Operator::Pure(name) = &op.operator else { return None };
        let (counted, before) = match (name.as_str(), &op.ins[..]) {
            ("add", [one, Operand::Const(by)]) if is_counted(one) => (0, first.minus(by)),
            ("add", [Operand::Const(by), other]) if is_counted(other) => (1, first.minus(by)),
            ("sub", [one, Operand::Const(by)]) if is_counted(one) => (0, first.plus(by)),
            _ => return None,
        };
        op.lanes.is_none().then_some(Counting { step, counted, before })
    }

    /// Lets `phi` count in `graph`.
    pub fn apply(self, graph: &mut Graph, def_use: &mut DefUse, phi: &LoopPhi) {
        let (open, quote) = name::open(&graph.lic(phi.out).name);
        let (name, width) = (format!("{open}.before{quote}"), graph.lic(phi.out).width);
        let before = def_use.add_lic(graph, &name, width);
        let [zero, one] = phi.sides(Operand::Const(self.before), Operand::Lic(phi.out));
        def_use.rewrite(graph, phi.pick, |pick| {
            pick.operator = Operator::Pure("select".to_owned());
            pick.ins = vec![Operand::Lic(phi.repeats), one, zero];
            pick.outs = vec![Some(before)];
        });
        let block = graph.ops[phi.pick].block.clone();
        def_use.rewrite(graph, self.step, |step| {
            step.ins[self.counted] = Operand::Lic(before);
            step.outs = vec![Some(phi.out)];
            step.block = block;
        });
    }
}

/// The operator that makes `operand`, if the operand has no other reader.
fn made_for_one(graph: &Graph, def_use: &DefUse, operand: &Operand) -> Option<usize> {
    let Operand::Lic(lic) = operand else { return None };
    let (at, _) = def_use.maker(graph, *lic)?;
    (def_use.uses(*lic).len() == 1).then_some(at)
}
