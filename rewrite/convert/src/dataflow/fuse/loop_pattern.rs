//! Header picks, and what goes round with them.

use crate::dataflow::cleanup::{Reader, readers_of};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};

/// The producer and the readers of each channel.
pub struct Net {
    /// The operator that fills each channel.
    pub producers: Vec<Option<usize>>,
    /// Operators with the number of the input; an answer of the graph counts as an input of no operator.
    pub readers: Vec<Vec<Reader>>,
}

impl Net {
    /// The net of `graph`.
    pub fn new(graph: &Graph) -> Net {
        Net { producers: graph.producers(), readers: readers_of(graph) }
    }

    /// The operator that fills `lic`.
    pub fn producer<'g>(&self, graph: &'g Graph, lic: LicId) -> Option<(usize, &'g Op)> {
        let at = self.producers[lic.0 as usize]?;
        Some((at, &graph.ops[at]))
    }

    /// The one operator and input that reads `lic`.
    pub fn only_reader(&self, lic: LicId) -> Option<(usize, usize)> {
        match self.readers[lic.0 as usize][..] {
            [(Some(op), input)] => Some((op, input)),
            _ => None,
        }
    }
}

/// A header pick: what it takes on entering and what when the loop is repeated.
pub struct LoopPhi {
    /// The operator.
    pub pick: usize,
    /// Its output.
    pub out: LicId,
    /// The operand when the loop is entered.
    pub entering: Operand,
    /// The operand when the loop is repeated.
    pub repeated: Operand,
    /// Says for each iteration whether another follows.
    pub repeats: LicId,
    /// The value of `repeats` that says that another follows.
    pub again: bool,
}

impl LoopPhi {
    /// The loop phi of `pick`, if it is a header pick whose select has its initial value from a `mov`.
    pub fn of(graph: &Graph, net: &Net, pick: usize) -> Option<LoopPhi> {
        let op = &graph.ops[pick];
        let (Operator::Pick, false, &[Some(out)]) = (&op.operator, op.stream, &op.outs[..]) else {
            return None;
        };
        let [Operand::Lic(select), zero, one] = &op.ins[..] else { return None };
        let [init] = &graph.lic(*select).init[..] else { return None };
        let (_, carrier) = net.producer(graph, *select)?;
        let (Operator::Mov, &[Operand::Lic(repeats)]) = (&carrier.operator, &carrier.ins[..]) else {
            return None;
        };
        let again = !init.is_true();
        let [entering, repeated] = if again { [zero, one] } else { [one, zero] }.map(Operand::clone);
        Some(LoopPhi { pick, out, entering, repeated, repeats, again })
    }

    /// All of `graph`.
    pub fn all(graph: &Graph, net: &Net) -> Vec<LoopPhi> {
        (0..graph.ops.len()).filter_map(|pick| LoopPhi::of(graph, net, pick)).collect()
    }

    /// The value that a switch keeps for the next iteration, and the channel that receives it when the loop ends.
    pub fn kept<'g>(&self, graph: &'g Graph, net: &Net) -> Option<(&'g Operand, Option<LicId>)> {
        let Operand::Lic(kept) = self.repeated else { return None };
        let (_, switch) = net.producer(graph, kept)?;
        let asks = switch.operator == Operator::Switch && switch.ins[0] == Operand::Lic(self.repeats);
        let back = usize::from(self.again);
        let is_kept = asks && switch.outs[back] == Some(kept) && graph.lic(kept).init.is_empty();
        is_kept.then(|| (&switch.ins[1], switch.outs[1 - back]))
    }

    /// The switch that lets the phi into the body or out of the loop, if nothing else but the operator `test` reads the phi.
    pub fn entrance(&self, graph: &Graph, net: &Net, test: Option<usize>) -> Option<Entrance> {
        let mut others =
            net.readers[self.out.0 as usize].iter().filter(|(op, _)| op.is_none() || *op != test);
        let (Some(&(Some(switch), 1)), None) = (others.next(), others.next()) else { return None };
        let steers = &graph.ops[switch];
        let asks = steers.operator == Operator::Switch && steers.ins[0] == Operand::Lic(self.repeats);
        let &[last, Some(body)] = &steers.outs[..] else { return None };
        let plain = [self.out, body].iter().all(|lic| graph.lic(*lic).init.is_empty());
        (asks && plain && self.again).then_some(Entrance { switch, body, last })
    }

    /// An operator in the place of the pick.
    pub fn stand_in(
        &self,
        graph: &Graph,
        operator: Operator,
        outs: Vec<Option<LicId>>,
        ins: Vec<Operand>,
    ) -> Op {
        let pick = &graph.ops[self.pick];
        let (origin, block) = (pick.origin.clone(), pick.block.clone());
        Op { outs, ins, origin, block, ..Op::new(operator, pick.width) }
    }
}

/// The switch through which a value enters the body of a loop that tests at its head.
pub struct Entrance {
    /// The operator.
    pub switch: usize,
    /// Its output in the loop.
    pub body: LicId,
    /// Its output behind the loop.
    pub last: Option<LicId>,
}

/// Lets another operator fill `lic`: what did discards it.
pub fn release(graph: &mut Graph, net: &Net, lic: LicId) {
    let outs = net.producers[lic.0 as usize].map(|at| &mut graph.ops[at].outs);
    outs.into_iter().flatten().filter(|out| **out == Some(lic)).for_each(|out| *out = None);
}

/// The constant or held parameter that `operand` brings as tokens, once each time that a loop is entered.
pub fn without_gate(graph: &Graph, net: &Net, operand: &Operand) -> Option<Operand> {
    let Operand::Lic(lic) = operand else { return None };
    let (_, op) = net.producer(graph, *lic).filter(|_| graph.lic(*lic).init.is_empty())?;
    match (&op.operator, &op.ins[..]) {
        (Operator::Gate | Operator::Switch, [_, operand]) if !matches!(operand, Operand::Lic(_)) => {
            Some(operand.clone())
        }
        _ => None,
    }
}
