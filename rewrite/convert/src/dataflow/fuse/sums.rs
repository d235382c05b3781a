//! Sums in one operator.
//!
//! ```text
//!   sum = pick(INIT 0 · again, first, back)
//!   total, back = switch(again, sum + term)         total = reduce.add again, first, term
//! ```
//! If the loop tests at its head, the switch comes before the operator that adds, and the sum is a `reduce.while`.
//!
//! Only a value that nothing else reads in the loop is a sum: it leaves when the loop ends.

use super::loop_pattern::{Entrance, LoopPhi, Net, release, without_gate};
use dfquery_graph::{Graph, Lic, LicId, Op, Operand, Operator, REDUCTIONS};

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
pub fn sum_up(graph: &mut Graph) {
    let net = Net::new(graph);
    for phi in LoopPhi::all(graph, &net) {
        if let Some(sum) = Sum::of(graph, &net, &phi) {
            sum.apply(graph, &net, &phi);
        }
    }
}

impl Sum {
    fn of(graph: &Graph, net: &Net, phi: &LoopPhi) -> Option<Sum> {
        if !phi.again {
            return None;
        }
        Sum::at_end(graph, net, phi).or_else(|| Sum::at_head(graph, net, phi))
    }

    /// The sum whose loop tests at its end: a switch gives it away or keeps it, for this phi alone.
    fn at_end(graph: &Graph, net: &Net, phi: &LoopPhi) -> Option<Sum> {
        let (&Operand::Lic(sum), Some(total)) = phi.kept(graph, net)? else { return None };
        let Operand::Lic(kept) = phi.repeated else { return None };
        net.only_reader(kept)?;
        let (operator, terms) = added(graph, net, phi.out, sum)?;
        Some(Sum { name: format!("reduce.{operator}"), terms, total })
    }

    /// The sum whose loop tests at its head: a switch lets it into the body or gives it away.
    fn at_head(graph: &Graph, net: &Net, phi: &LoopPhi) -> Option<Sum> {
        let Entrance { body, last: Some(total), .. } = phi.entrance(graph, net, None)? else { return None };
        let Operand::Lic(sum) = phi.repeated else { return None };
        let (operator, terms) = added(graph, net, body, sum)?;
        Some(Sum { name: format!("reduce.while.{operator}"), terms, total })
    }

    fn apply(self, graph: &mut Graph, net: &Net, phi: &LoopPhi) {
        let first = without_gate(graph, net, &phi.entering).unwrap_or_else(|| phi.entering.clone());
        let Sum { name, terms, total } = self;
        release(graph, net, total);
        let term = match &terms[..] {
            [only] => only.clone(),
            _ => joined(graph, terms, phi),
        };
        let ins = vec![Operand::Lic(phi.repeats), first, term];
        graph.ops[phi.pick] = phi.stand_in(graph, Operator::Reduce { name }, vec![Some(total)], ins);
    }
}

/// The operation and the summands that make `sum`, which has one reader, from `before`, which has no other reader.
fn added<'g>(graph: &'g Graph, net: &Net, before: LicId, sum: LicId) -> Option<(&'g str, Vec<Operand>)> {
    let (adds, at) = net.only_reader(before)?;
    let op = &graph.ops[adds];
    let operator = match &op.operator {
        Operator::All => "all",
        Operator::Pure(name) if op.ins.len() == 2 && op.lanes.is_none() => name,
        _ => return None,
    };
    let alone = op.outs == [Some(sum)] && net.only_reader(sum).is_some();
    let plain = [before, sum].iter().all(|lic| graph.lic(*lic).init.is_empty());
    let known = REDUCTIONS.contains(&operator) && (at == 0 || COMMUTATIVE.contains(&operator));
    let mut terms = op.ins.clone();
    terms.remove(at);
    (alone && plain && known && !terms.is_empty()).then_some((operator, terms))
}

/// One order token for all of `orders`, as often as `phi` has one.
fn joined(graph: &mut Graph, orders: Vec<Operand>, phi: &LoopPhi) -> Operand {
    let out = LicId(graph.lics.len() as u32);
    graph.lics.push(Lic { name: graph.fresh_name("%all"), ..graph.lic(phi.out).clone() });
    let block = graph.ops[phi.pick].block.clone();
    graph.ops.push(Op { outs: vec![Some(out)], ins: orders, block, ..Op::new(Operator::All, 0) });
    Operand::Lic(out)
}
