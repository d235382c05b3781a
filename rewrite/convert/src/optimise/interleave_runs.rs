//! Loops that are entered again before their previous run has left.
//!
//! ```text
//!   select = INIT 0 · again                      select = interleave again, more
//!   x = pick(select, first, next)                x = pick(select, first, next)
//! ```
//! `more` says for each entry whether another follows in the same run of the loop around. So up to so many runs of the
//! loop go round one after the other, and a recurrence that takes several rounds is full of them.
//! rules/graph/overlap.dl derives for which loops that is right.

use super::{fusion::FUSION, loop_pattern::LoopPhi, pass::Context, run::run};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, latency::Latencies, name::Name};
use dfquery_throughput::{
    Interval, loops,
    overlap::{Nest, nests},
};
use rustc_hash::FxHashMap;

/// Lets the runs of loops overlap, where iterations would take more than one round each without that.
pub fn interleave_runs(graph: &mut Graph, def_use: &mut DefUse, context: &Context) {
    let Some(how) = context.options.overlap else { return };
    let nests = nests(graph);
    if nests.is_empty() {
        return;
    }
    let Some(alone) = rounds_alone(graph, def_use, context, how.latencies) else { return };
    let here = rounds(graph, how.latencies);
    for nest in nests.iter().filter(|nest| alone.get(&nest.inner).is_some_and(|&rounds| rounds > 1)) {
        let entries = here.get(&nest.inner).map_or(1, |&rounds| rounds.min(how.most));
        if entries > 1 {
            interleave(graph, def_use, nest, entries);
        }
    }
}

/// The rounds of each loop if no runs overlap and operators hold values; none if there is no such graph, for which the
/// passes that put those in will give the reason.
fn rounds_alone(
    graph: &Graph,
    def_use: &DefUse,
    context: &Context,
    latencies: &Latencies,
) -> Option<FxHashMap<LicId, u32>> {
    let mut fused = graph.clone();
    if context.options.fuses() {
        run(FUSION, &mut fused, &mut def_use.clone(), context).ok()?;
    }
    Some(rounds(&fused, latencies))
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
fn interleave(graph: &mut Graph, def_use: &mut DefUse, nest: &Nest, entries: u32) {
    let value = |&at: &usize| LoopPhi::of(graph, def_use, at).filter(|_| !graph.ops[at].stream);
    let phis = nest.entrances.iter().map(value);
    let Some(phis) = phis.collect::<Option<Vec<LoopPhi>>>() else { return };
    let Some(LoopPhi { repeats, again, .. }) = phis.first() else { return };
    let alike = |phi: &LoopPhi| phi.repeats == *repeats && phi.again == *again;
    if !phis.iter().all(alike) || traced(graph, def_use, *repeats) != Some(nest.inner) {
        return;
    }
    let mut added = Added { block: graph.ops[phis[0].pick].block.clone(), graph, def_use };
    let mut more = added.bit(nest.outer, nest.goes_on, "%more");
    if let Some((guard, way)) = nest.guard {
        more = added.where_is(guard, way, more);
    }
    let again = added.bit(*repeats, *again, "%again");
    let turn = Op { immediates: vec![entries.into()], ..Op::new(Operator::Interleave, 1) };
    let select = added.op(turn, "%turn", vec![again.into(), more.into()]);
    let mut constants = FxHashMap::default();
    for phi in &phis {
        let entering = added.entering(phi, more, &mut constants);
        let ins = vec![select.into(), entering, phi.repeated.clone()];
        added.def_use.rewrite(added.graph, phi.pick, |pick| pick.ins = ins);
    }
}

/// The condition that `lic` brings, or brings the opposite of.
fn traced(graph: &Graph, def_use: &DefUse, mut lic: LicId) -> Option<LicId> {
    while let Some((_, op)) = def_use.producer(graph, lic)
        && matches!(op.operator, Operator::Mov | Operator::Not)
    {
        lic = op.inputs().next()?;
    }
    Some(lic)
}

/// A graph to which operators of one block are added.
struct Added<'g> {
    graph: &'g mut Graph,
    def_use: &'g mut DefUse,
    block: Name,
}

impl Added<'_> {
    /// A channel that `op` fills from `ins`.
    fn op(&mut self, op: Op, name: &str, ins: Vec<Operand>) -> LicId {
        let (stream, block) = (op.width == 1, self.block.clone());
        self.def_use.add(self.graph, name, Op { ins, stream, block, ..op })
    }

    /// `lic`, or its opposite unless it `is_plain`.
    fn bit(&mut self, lic: LicId, is_plain: bool, name: &str) -> LicId {
        if is_plain { lic } else { self.op(Op::new(Operator::Not, 1), name, vec![lic.into()]) }
    }

    /// The values of `lic` where `guard` is `way`.
    fn where_is(&mut self, guard: LicId, way: bool, lic: LicId) -> LicId {
        let out = self.op(Op::new(Operator::Switch, 1), "%more", vec![guard.into(), lic.into()]);
        let outs = if way { vec![None, Some(out)] } else { vec![Some(out), None] };
        let at = self.graph.ops.len() - 1;
        self.def_use.rewrite(self.graph, at, |switch| switch.outs = outs);
        out
    }

    /// The value of `phi` on entering. A constant is triggered by `more`: any other trigger may come after the loop.
    fn entering(&mut self, phi: &LoopPhi, more: LicId, constants: &mut FxHashMap<Operand, LicId>) -> Operand {
        let Operand::Lic(entering) = phi.entering else { return phi.entering.clone() };
        let gate = self.def_use.producer(self.graph, entering).map(|(_, op)| op);
        let constant = gate.filter(|op| op.operator == Operator::Gate).map(|op| op.ins[1].clone());
        let Some(constant) = constant.filter(|constant| !matches!(constant, Operand::Lic(_))) else {
            return phi.entering.clone();
        };
        let width = self.graph.lic(entering).width;
        let gated = constants
            .entry(constant.clone())
            .or_insert_with(|| self.op(Op::new(Operator::Gate, width), "%k", vec![more.into(), constant]));
        (*gated).into()
    }
}
