//! Sums in one operator.
//!
//! ```text
//!   sum = pick(INIT 0 · again, first, back)
//!   total, back = switch(again, sum + term)         total = reduce.add again, first, term
//! ```
//! If the loop tests at its head, the switch comes before the operator that adds, and the sum is a `reduce.while`.
//!
//! Only a value that nothing else reads in the loop is a sum: it leaves when the loop ends.

use super::{
    loop_pattern::{Entrance, LoopPhi, without_gate},
    pass::Context,
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, REDUCTIONS};

/// Operators whose operands can change places, to the last bit.
const COMMUTATIVE: [&str; 6] = ["all", "add", "mul", "and", "or", "xor"];

/// A value to which something is added in each iteration.
struct Sum {
    name: String,
    /// The summands: more than one only for order tokens.
    terms: Vec<Operand>,
    total: LicId,
}

/// Replaces every sum.
pub fn sum_up(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    for phi in LoopPhi::all(graph, def_use) {
        if let Some(sum) = Sum::of(graph, def_use, &phi) {
            sum.apply(graph, def_use, &phi);
        }
    }
}

impl Sum {
    fn of(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Sum> {
        if !phi.again {
            return None;
        }
        Sum::at_end(graph, def_use, phi).or_else(|| Sum::at_head(graph, def_use, phi))
    }

    /// The sum whose loop tests at its end: a switch gives it away or keeps it, for this phi alone.
    fn at_end(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Sum> {
        let (&Operand::Lic(sum), Some(total)) = phi.kept(graph, def_use)? else { return None };
        let Operand::Lic(kept) = phi.repeated else { return None };
        def_use.only_use(kept)?;
        let (operator, terms) = added(graph, def_use, phi.out, sum)?;
        Some(Sum { name: format!("reduce.{operator}"), terms, total })
    }

    /// The sum whose loop tests at its head: a switch lets it into the body or gives it away.
    fn at_head(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Sum> {
        let Entrance { body, last: Some(total), .. } = phi.entrance(graph, def_use, None)? else {
            return None;
        };
        let Operand::Lic(sum) = phi.repeated else { return None };
        let (operator, terms) = added(graph, def_use, body, sum)?;
        Some(Sum { name: format!("reduce.while.{operator}"), terms, total })
    }

    fn apply(self, graph: &mut Graph, def_use: &mut DefUse, phi: &LoopPhi) {
        let first = without_gate(graph, def_use, &phi.entering).unwrap_or_else(|| phi.entering.clone());
        let Sum { name, terms, total } = self;
        def_use.discard(graph, total);
        let term = match &terms[..] {
            [only] => only.clone(),
            // One order token for all, as often as the phi has one.
            _ => {
                let block = graph.ops[phi.pick].block.clone();
                def_use.add(graph, "%all", Op { ins: terms, block, ..Op::new(Operator::All, 0) }).into()
            }
        };
        let ins = vec![Operand::Lic(phi.repeats), first, term];
        let reduce = phi.stand_in(graph, Operator::Reduce { name }, vec![Some(total)], ins);
        def_use.set(graph, phi.pick, reduce);
    }
}

/// The operation and the summands that make `sum`, which has one reader, from `before`, which has no other reader.
fn added<'g>(
    graph: &'g Graph,
    def_use: &DefUse,
    before: LicId,
    sum: LicId,
) -> Option<(&'g str, Vec<Operand>)> {
    let (adds, at) = def_use.only_use(before)?;
    let op = &graph.ops[adds];
    let operator = match &op.operator {
        Operator::All => "all",
        Operator::Pure(name) if op.ins.len() == 2 && op.lanes.is_none() => name,
        _ => return None,
    };
    let alone = op.outs == [Some(sum)] && def_use.only_use(sum).is_some();
    let plain = [before, sum].iter().all(|lic| graph.lic(*lic).init.is_empty());
    let known = REDUCTIONS.contains(&operator) && (at == 0 || COMMUTATIVE.contains(&operator));
    let mut terms = op.ins.clone();
    terms.remove(at);
    (alone && plain && known && !terms.is_empty()).then_some((operator, terms))
}
