//! From the built graph to the final one: dead operators, triggers, cheaper loop entries, depths.

use super::{
    builder::{Builder, Gated},
    cleanup::{
        Starved, carries_initial, declare_depths, live_ops, pack, pass, readers, sink_unused, sweep, swept,
    },
    control_points::Place,
    decision::{Decision, Scope},
    free_loads::free_loads,
    fuse::{fuse, share},
    groups::name_groups,
    initial_tokens::arm_phis,
    interleave_runs::overlap,
    options::{Mechanism, Options, Preference},
    pointer_chasing::carry_addresses,
    retime_order::order_ahead,
};
use dfquery_engine::cancel;
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};
use dfquery_rules::entity::Point;
use dfquery_throughput::overlap::deepen;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Removes what nobody needs, gives constants their triggers, and declares depths; also tells whether there was a
/// choice between mechanisms.
///
/// # Errors
///
/// [`Starved`] names the pass that left something without a producer, which none should.
pub fn finish(mut builder: Builder, options: &Options) -> Result<(Graph, bool), Starved> {
    let live = live_ops(&builder.graph);
    give_triggers(&mut builder, &live);
    let mut graph = std::mem::take(&mut builder.graph);
    pass(&mut graph, "triggers", sweep)?;
    hold(&builder, &mut graph, options)?;
    if graph.ops.iter().any(|op| carries_initial(&graph, op)) {
        pass(&mut graph, "initial values", |graph| begin(graph, options))?;
    }
    pass(&mut graph, "unordered loads", free_loads)?;
    if options.counters {
        pass(&mut graph, "orders ahead", order_ahead)?;
        pass(&mut graph, "addresses", carry_addresses)?;
    }
    pass(&mut graph, "chains", merge_chains)?;
    sort_by_use(&mut graph);
    sink_unused(&mut graph);
    name_groups(&builder, &mut graph);
    pack(&mut graph);
    declare_depths(&mut graph);
    deepen(&mut graph);
    Ok((graph, builder.streams.chooses))
}

/// Makes one operator of those that are alike, and puts in those that `options` ask for: they let loops overlap, or hold values
/// from one iteration to the next.
fn hold(builder: &Builder, graph: &mut Graph, options: &Options) -> Result<(), Starved> {
    let mut regions: Vec<Option<Point>> =
        builder.filled_at.iter().map(|at| at.map(|at| builder.plan.region(at))).collect();
    if let Some(how) = options.overlap {
        let fused = |graph: &Graph| {
            let mut fused = graph.clone();
            if options.fuses() {
                fuse(&mut fused, &regions, options.counters)?;
            }
            Ok(fused)
        };
        overlap(graph, how, fused)?;
        regions.resize(graph.lics.len(), None);
    }
    match options.fuses() {
        true => fuse(graph, &regions, options.counters),
        false => swept(graph, "share", |graph| share(graph, &regions)),
    }
}

/// Lets the operators of loops begin with initial values.
fn begin(graph: &mut Graph, options: &Options) {
    if arm_phis(graph, options.selects) {
        sweep(graph);
    }
    drop_movs(graph);
    if options.fuses() || options.prefer == Preference::Latency {
        copy_conditions(graph);
    }
}

/// Gives every constant that must become tokens something to wait for.
///
/// The trigger is a channel of the same region whose values come before the point in every execution; a channel that
/// is filled behind it could depend on the constant itself. Where there is none, the constant is switched by the
/// decision that leads to its region, filtered by the region's predicate, or carried round the loop that begins there.
fn give_triggers(builder: &mut Builder, live: &[bool]) {
    let gated: Vec<Gated> = builder.gated.iter().copied().filter(|gate| live[gate.op]).collect();
    let own: FxHashSet<LicId> =
        gated.iter().flat_map(|gate| builder.graph.ops[gate.op].outs.clone()).flatten().collect();
    let mut by_region: FxHashMap<Point, Vec<LicId>> = FxHashMap::default();
    for lic in live_lics(&builder.graph, live) {
        if let Some(at) = builder.filled_at[lic.0 as usize]
            && builder.graph.lic(lic).init.is_empty()
            && !own.contains(&lic)
        {
            by_region.entry(builder.plan.region(at)).or_default().push(lic);
        }
    }
    for lics in by_region.values_mut() {
        lics.sort_unstable_by_key(|lic| (builder.graph.lic(*lic).width, lic.0));
    }
    let picks = builder.graph.ops.iter().filter(|op| op.operator == Operator::Pick);
    let picked: FxHashSet<LicId> = picks.flat_map(|op| op.outs.iter().flatten().copied()).collect();
    let mut known = builder.gated.len();
    let mut work = VecDeque::from(gated);
    while let Some(gate) = work.pop_front() {
        cancel::check();
        let region = builder.plan.region(gate.at);
        let candidates = by_region.get(&region).map_or(&[][..], Vec::as_slice);
        let trigger = candidates.iter().find(|lic| comes_before(builder, &picked, **lic, gate.at));
        match trigger.copied() {
            Some(lic) => builder.graph.ops[gate.op].ins[0] = Operand::Lic(lic),
            None if builder.streams.mechanism == Mechanism::Predicated => filter_constant(builder, gate),
            None if builder.plan.idom[region.0 as usize].is_none() => {
                builder.graph.ops[gate.op].ins[0] = Operand::Lic(builder.loop_token(region));
            }
            None => switch_constant(builder, gate),
        }
        work.extend(&builder.gated[known..]);
        known = builder.gated.len();
    }
}

/// The environment's channels and those that live operators fill.
fn live_lics(graph: &Graph, live: &[bool]) -> Vec<LicId> {
    let filled =
        graph.ops.iter().zip(live).filter(|(_, live)| **live).flat_map(|(op, _)| op.outs.iter().flatten());
    graph.entries().chain(filled.copied()).collect()
}

/// Returns true if each value of `lic` is there before anything at `point` has to happen.
fn comes_before(builder: &Builder, picked: &FxHashSet<LicId>, lic: LicId, point: Point) -> bool {
    let at = builder.filled_at[lic.0 as usize].expect("only such channels are candidates");
    if at != point {
        return builder.plan.dominates(at, point);
    }
    builder.graph.params.contains(&lic)
        || builder.graph.order_in == Some(lic)
        || matches!(builder.control.places[at.0 as usize], Place::Head(_)) && picked.contains(&lic)
}

/// Turns a gate without a trigger into a filter of the constant by the predicate of its region.
fn filter_constant(builder: &mut Builder, gate: Gated) {
    let predicate = builder.predicate(gate.at);
    if builder.graph.ops[gate.op].operator == Operator::Gate {
        let op = &mut builder.graph.ops[gate.op];
        op.operator = Operator::Filter;
        op.ins[0] = predicate;
    } else {
        builder.graph.ops[gate.op].ins[0] = Operand::Lic(builder.filtered(predicate, gate.at));
    }
}

/// Turns a gate without a trigger into a switch of the constant by what leads to its region.
fn switch_constant(builder: &mut Builder, gate: Gated) {
    let region = builder.plan.region(gate.at);
    let anchor = builder.plan.idom[region.0 as usize].expect("a body begins with a trigger");
    let decision = Decision::exec([region], Scope::Toward(region));
    let exec = builder.streams.decide(builder.plan, builder.control, anchor, &decision);
    assert_eq!(builder.streams.constant(exec), None, "a region is not passed as often as the one above");
    let select = builder.stream_lic(exec.expr);
    if builder.graph.ops[gate.op].operator != Operator::Gate {
        let trigger = builder.switched_constant(select, exec.negated, gate.at);
        builder.graph.ops[gate.op].ins[0] = Operand::Lic(trigger);
        return;
    }
    let op = &mut builder.graph.ops[gate.op];
    let out = op.outs[0];
    op.operator = Operator::Switch;
    op.ins[0] = Operand::Lic(select);
    op.outs = if exec.negated { vec![out, None] } else { vec![None, out] };
}

/// Lets a `mov` go where the stream behind it has no other reader: its producer fills the channel with the initial value.
fn drop_movs(graph: &mut Graph) {
    let (producers, readers) = (graph.producers(), readers(graph));
    let carriers: Vec<usize> =
        (0..graph.ops.len()).filter(|&at| carries_initial(graph, &graph.ops[at])).collect();
    let mut gone = vec![false; graph.ops.len()];
    for at in carriers {
        let Some(Operand::Lic(source)) = graph.ops[at].ins.first().cloned() else { continue };
        let Some(producer) = producers[source.0 as usize] else { continue };
        if readers[source.0 as usize] == 1 && graph.lic(source).init.is_empty() {
            let carried = graph.ops[at].outs[0];
            for out in graph.ops[producer].outs.iter_mut().filter(|out| **out == Some(source)) {
                *out = carried;
            }
            gone[at] = true;
        }
    }
    let mut gone = gone.into_iter();
    graph.ops.retain(|_| !gone.next().unwrap_or(false));
}

/// Makes what a `mov` puts an initial value before a second time, where that is one comparison or connective: the way round a
/// loop is shorter by one operator, and there are no more of them.
fn copy_conditions(graph: &mut Graph) {
    let producers = graph.producers();
    for at in 0..graph.ops.len() {
        if !carries_initial(graph, &graph.ops[at]) {
            continue;
        }
        let Operand::Lic(source) = graph.ops[at].ins[0] else { continue };
        let Some(producer) = producers[source.0 as usize].map(|producer| &graph.ops[producer]) else {
            continue;
        };
        if graph.lic(source).init.is_empty() && is_connective(producer) {
            graph.ops[at] = Op { outs: graph.ops[at].outs.clone(), stream: true, ..producer.clone() };
        }
    }
}

/// Returns true if `op` makes one bit of what it reads, and holds nothing.
fn is_connective(op: &Op) -> bool {
    match &op.operator {
        Operator::Land | Operator::Lor | Operator::Not => true,
        Operator::Pure(name) => {
            op.lanes.is_none() && (name.starts_with("icmp.") || name.starts_with("fcmp."))
        }
        _ => false,
    }
}

/// Makes one operator of `land` (or `lor`) into `land` where nobody else reads what is between.
///
/// Only the first and the last operand may be opened: short circuit keeps its order.
fn merge_chains(graph: &mut Graph) {
    let is_chain = |op: &Op| matches!(op.operator, Operator::Land | Operator::Lor);
    if graph.ops.iter().filter(|op| is_chain(op)).count() < 2 {
        return;
    }
    let (producers, readers) = (graph.producers(), readers(graph));
    let mut gone = vec![false; graph.ops.len()];
    let mut chains: FxHashMap<usize, VecDeque<Operand>> = FxHashMap::default();
    for at in 0..graph.ops.len() {
        if gone[at] || !is_chain(&graph.ops[at]) {
            continue;
        }
        let mut chain = VecDeque::from(std::mem::take(&mut graph.ops[at].ins));
        while let Some((end, inner)) = opened(graph, &producers, &readers, &gone, at, &chain) {
            let operands = std::mem::take(&mut graph.ops[inner].ins).into();
            end.open(&mut chain, chains.remove(&inner).unwrap_or(operands));
            gone[inner] = true;
        }
        chains.insert(at, chain);
    }
    for (at, chain) in chains {
        graph.ops[at].ins = chain.into();
    }
    let mut gone = gone.into_iter();
    graph.ops.retain(|_| !gone.next().unwrap_or(false));
}

/// An end of a chain.
#[derive(Clone, Copy)]
enum End {
    Front,
    Back,
}

impl End {
    /// Puts `inner` in the place of the operand at this end of `chain`; the shorter one is moved.
    fn open(self, chain: &mut VecDeque<Operand>, mut inner: VecDeque<Operand>) {
        match self {
            End::Front => chain.pop_front(),
            End::Back => chain.pop_back(),
        };
        let is_longer = inner.len() > chain.len();
        if is_longer {
            std::mem::swap(chain, &mut inner);
        }
        match (self, is_longer) {
            (End::Front, true) | (End::Back, false) => chain.append(&mut inner),
            (End::Front, false) | (End::Back, true) => {
                inner.into_iter().rev().for_each(|operand| chain.push_front(operand));
            }
        }
    }
}

/// The end of `chain`, the operands of `at`, that can be opened, and the operator that makes what is there.
fn opened(
    graph: &Graph,
    producers: &[Option<usize>],
    readers: &[usize],
    gone: &[bool],
    at: usize,
    chain: &VecDeque<Operand>,
) -> Option<(End, usize)> {
    [(End::Back, chain.back()), (End::Front, chain.front())].into_iter().find_map(|(end, operand)| {
        let Some(&Operand::Lic(lic)) = operand else { return None };
        let inner = producers[lic.0 as usize]?;
        let same = graph.ops[inner].operator == graph.ops[at].operator && inner != at && !gone[inner];
        let alone = readers[lic.0 as usize] == 1 && graph.lic(lic).init.is_empty();
        (same && alone).then_some((end, inner))
    })
}

/// Puts operators behind those whose results they read, except around loops.
fn sort_by_use(graph: &mut Graph) {
    let producers = graph.producers();
    let mut order = Vec::with_capacity(graph.ops.len());
    let mut seen = vec![false; graph.ops.len()];
    let mut stack = Vec::new();
    for root in 0..graph.ops.len() {
        stack.push((root, false));
        while let Some((at, left)) = stack.pop() {
            if left {
                order.push(at);
            } else if !std::mem::replace(&mut seen[at], true) {
                stack.push((at, true));
                let first = stack.len();
                let read = graph.ops[at].inputs().filter_map(|lic| producers[lic.0 as usize]);
                stack.extend(read.map(|op| (op, false)));
                stack[first..].reverse();
            }
        }
    }
    let mut ops: Vec<Option<Op>> = std::mem::take(&mut graph.ops).into_iter().map(Some).collect();
    graph.ops = order.into_iter().filter_map(|at| ops[at].take()).collect();
}
