//! Loops that are entered again before their previous run has left.
//!
//! ```text
//!   select = INIT 0 · again                      select = interleave again, more
//!   x = pick(select, first, next)                x = pick(select, first, next)
//! ```
//! `more` says for each entry whether another one follows in the same run of the loop around. So up to so many runs of the
//! loop go round one behind the other, and a recurrence that takes several rounds is full of them.
//! rules/graph/overlap.dl derives for which loops that is right.

use super::{
    cleanup::{Starved, add, pass, swept},
    fuse::{LoopPhi, Net, turn_conditions},
};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, latency::Latencies, name::Name};
use dfquery_throughput::{
    Interval, loops,
    overlap::{Nest, nests},
};
use rustc_hash::FxHashMap;

/// Limits for the overlap of runs of a loop.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Overlap {
    /// The most runs that go round at a time.
    pub most: u32,
    /// The machine whose rounds are to be filled.
    pub latencies: &'static Latencies,
}

/// Lets the runs of loops in `graph` overlap, where iterations would take more than one round each: `fused` is the graph
/// without that, with operators that hold values.
///
/// # Errors
///
/// Those of `fused`, and [`Starved`] if something reads what nothing fills any more.
pub fn overlap(
    graph: &mut Graph,
    how: Overlap,
    fused: impl FnOnce(&Graph) -> Result<Graph, Starved>,
) -> Result<(), Starved> {
    if how.most < 2 || !graph.ops.iter().any(|op| op.operator == Operator::Pick) {
        return Ok(());
    }
    pass(graph, "polarity", turn_conditions)?;
    let nests = nests(graph);
    if nests.is_empty() {
        return Ok(());
    }
    let alone = rounds(&fused(graph)?, how.latencies);
    swept(graph, "overlap", |graph| enter_early(graph, how, &nests, &alone))
}

/// Lets the runs of `nests` overlap where iterations would take more than one round each `alone`.
fn enter_early(graph: &mut Graph, how: Overlap, nests: &[Nest], alone: &FxHashMap<LicId, u32>) {
    let here = rounds(graph, how.latencies);
    for nest in nests.iter().filter(|nest| alone.get(&nest.inner).is_some_and(|&rounds| rounds > 1)) {
        let entries = here.get(&nest.inner).map_or(1, |&rounds| rounds.min(how.most));
        if entries > 1 {
            interleave(graph, nest, entries);
        }
    }
}

/// The rounds that an iteration of each loop takes by its recurrences.
fn rounds(graph: &Graph, latencies: &Latencies) -> FxHashMap<LicId, u32> {
    let rounds = |interval| match interval {
        Interval::Every(ratio) => u32::try_from(ratio.ceil()).ok(),
        Interval::Never => None,
    };
    let found = loops(graph, latencies);
    found.iter().filter_map(|each| Some((each.header, rounds(each.recurrence)?))).collect()
}

/// Lets `entries` runs of the loop of `nest` go round at a time.
fn interleave(graph: &mut Graph, nest: &Nest, entries: u32) {
    let net = Net::new(graph);
    let phis: Option<Vec<LoopPhi>> = nest.entrances.iter().map(|&at| LoopPhi::of(graph, &net, at)).collect();
    let Some(phis) = phis else { return };
    let Some(LoopPhi { repeats, again, .. }) = phis.first() else { return };
    let alike = |phi: &LoopPhi| phi.repeats == *repeats && phi.again == *again;
    if !phis.iter().all(alike) || traced(graph, &net, *repeats) != Some(nest.inner) {
        return;
    }
    let mut added = Added { block: graph.ops[phis[0].pick].block.clone(), graph };
    let mut more = added.bit(nest.outer, nest.goes_on, "%more");
    if let Some((guard, way)) = nest.guard {
        more = added.where_is(guard, way, more);
    }
    let again = added.bit(*repeats, *again, "%again");
    let select = added.op(Operator::Interleave, 1, "%turn", vec![again.into(), more.into()]);
    added.graph.ops.last_mut().expect("it has just been added").immediates = vec![entries.into()];
    let mut constants = FxHashMap::default();
    for phi in &phis {
        let entering = added.entering(&net, phi, more, &mut constants);
        added.graph.ops[phi.pick].ins = vec![select.into(), entering, phi.repeated.clone()];
    }
}

/// The condition that `lic` brings, or brings the opposite of.
fn traced(graph: &Graph, net: &Net, mut lic: LicId) -> Option<LicId> {
    while let Some((_, op)) = net.producer(graph, lic)
        && matches!(op.operator, Operator::Mov | Operator::Not)
    {
        lic = op.inputs().next()?;
    }
    Some(lic)
}

/// A graph to which operators of one block are added.
struct Added<'g> {
    graph: &'g mut Graph,
    block: Name,
}

impl Added<'_> {
    /// A channel of `width` bits that `operator` fills from `ins`.
    fn op(&mut self, operator: Operator, width: u32, name: &str, ins: Vec<Operand>) -> LicId {
        let (stream, block) = (width == 1, self.block.clone());
        add(self.graph, name, Op { ins, stream, block, ..Op::new(operator, width) })
    }

    /// `lic`, or its opposite unless it `is_plain`.
    fn bit(&mut self, lic: LicId, is_plain: bool, name: &str) -> LicId {
        if is_plain { lic } else { self.op(Operator::Not, 1, name, vec![lic.into()]) }
    }

    /// The values of `lic` where `guard` is `way`.
    fn where_is(&mut self, guard: LicId, way: bool, lic: LicId) -> LicId {
        let out = self.op(Operator::Switch, 1, "%more", vec![guard.into(), lic.into()]);
        let switch = self.graph.ops.last_mut().expect("it has just been added");
        switch.outs = if way { vec![None, Some(out)] } else { vec![Some(out), None] };
        out
    }

    /// The value of `phi` on entering. A constant is triggered by `more`: any other trigger may come after the loop.
    fn entering(
        &mut self,
        net: &Net,
        phi: &LoopPhi,
        more: LicId,
        constants: &mut FxHashMap<Operand, LicId>,
    ) -> Operand {
        let Operand::Lic(entering) = phi.entering else { return phi.entering.clone() };
        let gate = net.producer(self.graph, entering).map(|(_, op)| op);
        let constant = gate.filter(|op| op.operator == Operator::Gate).map(|op| op.ins[1].clone());
        match constant {
            None | Some(Operand::Lic(_)) => phi.entering.clone(),
            Some(constant) => {
                let known = constants.get(&constant).copied();
                let width = self.graph.lic(entering).width;
                let gated = known.unwrap_or_else(|| {
                    let ins = vec![more.into(), constant.clone()];
                    self.op(Operator::Gate, width, "%k", ins)
                });
                constants.insert(constant, gated);
                gated.into()
            }
        }
    }
}
