//! Sums in one operator.
//!
//! ```text
//!   sum = pick(INIT 0 · again, first, back)
//!   total, back = switch(again, sum + term)         total = reduce.add again, first, term
//! ```
//! Only what nothing reads on its way is a sum: the loop gives it away when it ends.

use super::phis::{LoopPhi, Net, without_gate};
use dfquery_graph::{Graph, Lic, LicId, Op, Operand, Operator, name::Name};

/// Operators whose operands can change places, to the last bit.
const COMMUTATIVE: [&str; 6] = ["all", "add", "mul", "and", "or", "xor"];

/// A value to which something is added in each iteration.
struct Sum {
    name: String,
    /// What is added: more than one only for order tokens.
    terms: Vec<Operand>,
    total: LicId,
}

/// Replaces every sum.
pub fn sum_up(graph: &mut Graph) {
    let net = Net::new(graph);
    for phi in LoopPhi::all(graph, &net) {
        if let Some(sum) = Sum::of(graph, &net, &phi) {
            sum.apply(graph, &net, phi);
        }
    }
}

impl Sum {
    fn of(graph: &Graph, net: &Net, phi: &LoopPhi) -> Option<Sum> {
        let (&Operand::Lic(sum), Some(total)) = phi.kept(graph, net).filter(|_| phi.again)? else {
            return None;
        };
        let (adds, at) = net.only_reader(phi.out)?;
        let op = &graph.ops[adds];
        let name = match &op.operator {
            Operator::All => "all",
            Operator::Pure(name) if op.ins.len() == 2 => name,
            _ => return None,
        };
        let alone = op.outs == [Some(sum)] && net.only_reader(sum).is_some() && op.lanes.is_none();
        let plain = graph.lic(sum).init.is_empty() && graph.lic(total).init.is_empty();
        let is_sum = alone && plain && (at == 0 || COMMUTATIVE.contains(&name));
        let name = format!("reduce.{name}");
        let known = Operator::named(&name).is_some();
        let mut terms = op.ins.clone();
        terms.remove(at);
        (is_sum && known && !terms.is_empty()).then_some(Sum { name, terms, total })
    }

    fn apply(mut self, graph: &mut Graph, net: &Net, phi: LoopPhi) {
        let first = without_gate(graph, net, &phi.entering).unwrap_or(phi.entering);
        for op in &mut graph.ops {
            op.outs.iter_mut().filter(|out| **out == Some(self.total)).for_each(|out| *out = None);
        }
        let pick = &graph.ops[phi.pick];
        let (width, origin, block) = (pick.width, pick.origin.clone(), pick.block.clone());
        let term = match &self.terms[..] {
            [only] => only.clone(),
            _ => joined(graph, std::mem::take(&mut self.terms), phi.out, &block),
        };
        graph.ops[phi.pick] = Op {
            outs: vec![Some(self.total)],
            ins: vec![Operand::Lic(phi.repeats), first, term],
            origin,
            block,
            ..Op::new(Operator::Reduce { name: self.name }, width)
        };
    }
}

/// One order token for all of `orders`, on a channel like `model`.
fn joined(graph: &mut Graph, orders: Vec<Operand>, model: LicId, block: &Name) -> Operand {
    let out = LicId(graph.lics.len() as u32);
    graph.lics.push(Lic { name: graph.fresh_name("%all"), ..graph.lic(model).clone() });
    let block = block.clone();
    graph.ops.push(Op { outs: vec![Some(out)], ins: orders, block, ..Op::new(Operator::All, 0) });
    Operand::Lic(out)
}
