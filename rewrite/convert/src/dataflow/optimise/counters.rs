//! Phis that count: a select and a step, in the place of a step, a switch and a pick.
//!
//! ```text
//!   armed     i = pick(again, first, switch(again, i) + step)        i holds `first` before anything has fired
//!   counting  i = select(again, i, first - step) + step
//! ```
//!
//! When the loop ends, the select gives what one more step makes `first` again. It asks `again`, so nothing of that fires
//! before the loop is entered. The way round is shorter by one operator.

use super::armed::Armed;
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
    /// The counting form of `phi`, if there is one: its next value only adds a constant, and nothing else reads the
    /// sum.
    pub fn of(graph: &Graph, def_use: &DefUse, phi: &Armed) -> Option<Counting> {
        let (out, back) = (Operand::Lic(phi.out), phi.back(graph));
        let last = made_for_one(graph, def_use, back)?;
        if let Some(sum) = kept(&graph.ops[last], phi, back) {
            let step = made_for_one(graph, def_use, sum)?;
            let alone = graph.ops[last].outs.iter().flatten().count() == 1;
            return Counting::by(&graph.ops[step], step, phi, |operand| alone && *operand == out);
        }
        Counting::by(&graph.ops[last], last, phi, |operand| {
            let Operand::Lic(lic) = operand else { return false };
            let switch = def_use.producer(graph, *lic);
            switch.and_then(|(_, switch)| kept(switch, phi, operand)) == Some(&out)
        })
    }

    /// The step that `op`, the operator `step`, makes from what `is_counted`.
    fn by(op: &Op, step: usize, phi: &Armed, is_counted: impl Fn(&Operand) -> bool) -> Option<Counting> {
        let Operator::Pure(name) = &op.operator else { return None };
        let (counted, before) = match (name.as_str(), &op.ins[..]) {
            ("add", [one, Operand::Const(by)]) if is_counted(one) => (0, phi.bits.minus(by)),
            ("add", [Operand::Const(by), other]) if is_counted(other) => (1, phi.bits.minus(by)),
            ("sub", [one, Operand::Const(by)]) if is_counted(one) => (0, phi.bits.plus(by)),
            _ => return None,
        };
        op.lanes.is_none().then_some(Counting { step, counted, before })
    }

    /// Lets `phi` count in `graph`.
    pub fn apply(self, graph: &mut Graph, def_use: &mut DefUse, phi: &Armed) {
        let (open, quote) = name::open(&graph.lic(phi.out).name);
        let (name, width) = (format!("{open}.before{quote}"), graph.lic(phi.out).width);
        let before = def_use.add_lic(graph, &name, width);
        let [zero, one] = phi.sides(Operand::Const(self.before), Operand::Lic(phi.out));
        def_use.rewrite(graph, phi.op, |pick| {
            pick.operator = Operator::Pure("select".to_owned());
            pick.ins = vec![Operand::Lic(phi.repeats), one, zero];
            pick.outs = vec![Some(before)];
        });
        let block = graph.ops[phi.op].block.clone();
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

/// The value that `switch` passes to `out` if the loop of `phi` is repeated.
fn kept<'g>(switch: &'g Op, phi: &Armed, out: &Operand) -> Option<&'g Operand> {
    let written = switch.outs.get(usize::from(!phi.negated)).copied().flatten().map(Operand::Lic);
    let asks = switch.operator == Operator::Switch && switch.ins[0] == Operand::Lic(phi.repeats);
    (asks && written.as_ref() == Some(out)).then(|| &switch.ins[1])
}
