//! Triggers for constants that become tokens.
//!
//! The trigger is a channel of the same region whose values come before the point in every execution; a channel that is
//! filled after it could depend on the constant itself. Where there is none, the constant is switched by the decision
//! that leads to its region, filtered by the region's predicate, or carried round the loop that begins there.

use super::{Builder, Gated};
use crate::{
    control_points::Place,
    decision::{Decision, Scope},
    live::live_ops,
    options::Mechanism,
};
use dfquery_engine::cancel;
use dfquery_graph::{DefUse, LicId, Operand, Operator};
use dfquery_rules::entity::Point;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

impl Builder<'_, '_> {
    /// Gives every constant that must become tokens something to wait for.
    pub fn give_triggers(&mut self) {
        let live = live_ops(&self.graph, &DefUse::new(&self.graph));
        let gated: Vec<Gated> = self.gated.iter().copied().filter(|gate| live[gate.op]).collect();
        let by_region = self.possible_triggers(&gated, &live);
        let picks = self.graph.ops.iter().filter(|op| op.operator == Operator::Pick);
        let picked: FxHashSet<LicId> = picks.flat_map(|op| op.outs.iter().flatten().copied()).collect();
        let mut known = self.gated.len();
        let mut work = VecDeque::from(gated);
        while let Some(gate) = work.pop_front() {
            cancel::check();
            let region = self.plan.region(gate.at);
            let candidates = by_region.get(&region).map_or(&[][..], Vec::as_slice);
            let trigger = candidates.iter().find(|lic| self.comes_before(&picked, **lic, gate.at));
            match trigger.copied() {
                Some(lic) => self.graph.ops[gate.op].ins[0] = Operand::Lic(lic),
                None if self.streams.mechanism == Mechanism::Predicated => self.filter_constant(gate),
                None if self.plan.idom[region.0 as usize].is_none() => {
                    self.graph.ops[gate.op].ins[0] = Operand::Lic(self.loop_token(region));
                }
                None => self.switch_constant(gate),
            }
            work.extend(&self.gated[known..]);
            known = self.gated.len();
        }
    }

    /// By region the channels that may trigger, the narrowest first: those of the environment and those that live
    /// operators fill, but not what the constants become themselves.
    fn possible_triggers(&self, gated: &[Gated], live: &[bool]) -> FxHashMap<Point, Vec<LicId>> {
        let graph = &self.graph;
        let own: FxHashSet<LicId> =
            gated.iter().flat_map(|gate| graph.ops[gate.op].outs.clone()).flatten().collect();
        let ops = graph.ops.iter().zip(live).filter(|(_, live)| **live);
        let filled = ops.flat_map(|(op, _)| op.outs.iter().flatten().copied());
        let mut by_region: FxHashMap<Point, Vec<LicId>> = FxHashMap::default();
        for lic in graph.entries().chain(filled) {
            if let Some(at) = self.filled_at[lic.0 as usize]
                && graph.lic(lic).init.is_empty()
                && !own.contains(&lic)
            {
                by_region.entry(self.plan.region(at)).or_default().push(lic);
            }
        }
        for lics in by_region.values_mut() {
            lics.sort_unstable_by_key(|lic| (graph.lic(*lic).width, lic.0));
        }
        by_region
    }

    /// Returns true if each value of `lic` is there before anything at `point` has to happen.
    fn comes_before(&self, picked: &FxHashSet<LicId>, lic: LicId, point: Point) -> bool {
        let at = self.filled_at[lic.0 as usize].expect("only such channels are candidates");
        if at != point {
            return self.plan.dominates(at, point);
        }
        self.graph.params.contains(&lic)
            || self.graph.order_in == Some(lic)
            || matches!(self.control.places[at.0 as usize], Place::Head(_)) && picked.contains(&lic)
    }

    /// Turns a gate without a trigger into a filter of the constant by the predicate of its region.
    fn filter_constant(&mut self, gate: Gated) {
        let predicate = self.predicate(gate.at);
        if self.graph.ops[gate.op].operator == Operator::Gate {
            let op = &mut self.graph.ops[gate.op];
            op.operator = Operator::Filter;
            op.ins[0] = predicate;
        } else {
            self.graph.ops[gate.op].ins[0] = Operand::Lic(self.filtered(predicate, gate.at));
        }
    }

    /// Turns a gate without a trigger into a switch of the constant by what leads to its region.
    fn switch_constant(&mut self, gate: Gated) {
        let region = self.plan.region(gate.at);
        let anchor = self.plan.idom[region.0 as usize].expect("a body begins with a trigger");
        let decision = Decision::exec([region], Scope::Toward(region));
        let exec = self.streams.decide(self.plan, self.control, anchor, &decision);
        assert_eq!(self.streams.constant(exec), None, "a region is not passed as often as the one above");
        let select = self.stream_lic(exec.expr);
        if self.graph.ops[gate.op].operator != Operator::Gate {
            let trigger = self.switched_constant(select, exec.negated, gate.at);
            self.graph.ops[gate.op].ins[0] = Operand::Lic(trigger);
            return;
        }
        let op = &mut self.graph.ops[gate.op];
        let out = op.outs[0];
        op.operator = Operator::Switch;
        op.ins[0] = Operand::Lic(select);
        op.outs = if exec.negated { vec![out, None] } else { vec![None, out] };
    }
}
