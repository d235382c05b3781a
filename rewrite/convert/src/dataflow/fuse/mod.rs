//! Operators that hold a value from one iteration to the next, in the place of several that send it round the loop.
//!
//! ```text
//!   repeats   pick and switch of an invariant                     repeat
//!   counts    pick, switch, add and icmp of an affine counter     count
//!   sums      pick, switch and add of a sum                       reduce
//! ```
//! Operators that do the same are made once before: several loops may each ask for the width of one bound. All operators that
//! hold something go on where their control is 1, so loop conditions are turned round first where that costs nothing.

mod counts;
mod polarity;
mod repeats;
mod share;
mod sums;

use super::{
    options::Options,
    tidy::{producers, readers_of, sweep},
};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};
use dfquery_rules::entity::Point;

/// Puts the operators that `options` ask for into `graph`, before loop phis are armed; `regions` tells where each channel is filled.
pub fn fuse(graph: &mut Graph, regions: &[Option<Point>], options: &Options) {
    if !options.fuses() {
        return;
    }
    polarity::turn_conditions(graph);
    share::share(graph, regions);
    repeats::repeat_invariants(graph);
    if options.counters {
        sweep(graph);
        counts::count(graph);
        sweep(graph);
        sums::sum_up(graph);
    }
    sweep(graph);
    repeats::repeat_for_body(graph);
    sweep(graph);
}

/// Who fills and who reads each channel.
struct Net {
    producers: Vec<Option<usize>>,
    /// Operators with the number of the input; an answer of the graph counts as an input of no operator.
    readers: Vec<Vec<(Option<usize>, usize)>>,
}

impl Net {
    fn new(graph: &Graph) -> Net {
        Net { producers: producers(graph), readers: readers_of(graph) }
    }

    /// The operator that fills `lic`.
    fn producer<'g>(&self, graph: &'g Graph, lic: LicId) -> Option<(usize, &'g Op)> {
        let at = self.producers[lic.0 as usize]?;
        Some((at, &graph.ops[at]))
    }

    /// The one operator and input that reads `lic`.
    fn only_reader(&self, lic: LicId) -> Option<(usize, usize)> {
        match self.readers[lic.0 as usize][..] {
            [(Some(op), input)] => Some((op, input)),
            _ => None,
        }
    }
}

/// A header pick: what it takes on entering and what when the loop is repeated.
struct LoopPhi {
    /// The operator.
    pick: usize,
    /// Its output.
    out: LicId,
    entering: Operand,
    repeated: Operand,
    /// Says for each iteration whether another follows.
    repeats: LicId,
    /// The value of `repeats` that says that another follows.
    again: bool,
}

impl LoopPhi {
    /// What `pick` is, if it is a header pick whose select has its initial value from a `mov`.
    fn of(graph: &Graph, net: &Net, pick: usize) -> Option<LoopPhi> {
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
    fn all(graph: &Graph, net: &Net) -> Vec<LoopPhi> {
        (0..graph.ops.len()).filter_map(|pick| LoopPhi::of(graph, net, pick)).collect()
    }

    /// What a switch keeps for the next iteration, and the channel where it goes when the loop ends.
    fn kept<'g>(&self, graph: &'g Graph, net: &Net) -> Option<(&'g Operand, Option<LicId>)> {
        let Operand::Lic(kept) = self.repeated else { return None };
        let (_, switch) = net.producer(graph, kept)?;
        let asks = switch.operator == Operator::Switch && switch.ins[0] == Operand::Lic(self.repeats);
        let back = usize::from(self.again);
        let is_kept = asks && switch.outs[back] == Some(kept) && graph.lic(kept).init.is_empty();
        is_kept.then(|| (&switch.ins[1], switch.outs[1 - back]))
    }
}

/// The constant or held parameter that `operand` brings as tokens, once each time that a loop is entered.
fn without_gate(graph: &Graph, net: &Net, operand: &Operand) -> Option<Operand> {
    let Operand::Lic(lic) = operand else { return None };
    let (_, op) = net.producer(graph, *lic).filter(|_| graph.lic(*lic).init.is_empty())?;
    match (&op.operator, &op.ins[..]) {
        (Operator::Gate | Operator::Switch, [_, operand]) if !matches!(operand, Operand::Lic(_)) => {
            Some(operand.clone())
        }
        _ => None,
    }
}
