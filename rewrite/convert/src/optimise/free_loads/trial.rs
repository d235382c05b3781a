//! A graph whose loads are without order, until it is known which of them can be.

use super::{
    super::entrances::{behind, entrance, gate_of, retrigger},
    groups::Group,
    rings::Ring,
    starts::{Starts, Waiting},
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, bits::Bits};
use rustc_hash::FxHashSet;

/// An operator that something enters a loop by.
#[derive(Clone, Copy)]
struct Leading {
    op: usize,
    /// The input by which it enters.
    entering: usize,
    ring: usize,
}

/// A graph whose loads are without order, until it is known which of them can be.
pub struct Trial<'t> {
    /// The graph.
    pub graph: &'t mut Graph,
    def_use: &'t mut DefUse,
    starts: &'t Starts,
    /// The operators by which something enters after the order.
    gated: FxHashSet<usize>,
    /// Those of them since it was last asked what is early.
    pub fresh: FxHashSet<usize>,
}

impl<'t> Trial<'t> {
    /// A trial in which nothing has lost its order yet.
    pub fn new(graph: &'t mut Graph, def_use: &'t mut DefUse, starts: &'t Starts) -> Trial<'t> {
        Trial { graph, def_use, starts, gated: FxHashSet::default(), fresh: FxHashSet::default() }
    }

    /// Changes the operator `at`, which is put back if `group` is given up.
    fn change(&mut self, group: &mut Group, at: usize, change: impl FnOnce(&mut Op)) {
        group.before.push((at, self.graph.ops[at].clone()));
        self.def_use.rewrite(self.graph, at, change);
    }

    /// Lets the loads of `group` have their order again.
    pub fn give_up(&mut self, group: &mut Group) {
        group.loads.clear();
        for (at, op) in group.before.drain(..).rev() {
            self.def_use.set(self.graph, at, op);
        }
    }

    /// Takes the loads of `group` their order.
    pub fn begin(&mut self, group: &mut Group) {
        for Waiting { op, ring, all } in group.loads.clone() {
            let Some(all) = all else {
                self.change(group, op, |load| load.ins[1] = Operand::Const(Bits::zero(0)));
                continue;
            };
            let start = Operand::Lic(self.starts.rings[ring].out);
            let mut others = self.graph.ops[all].ins.clone();
            others.retain(|order| *order != start);
            match <[Operand; 1]>::try_from(others) {
                Ok([other]) => self.change(group, op, |load| load.ins[1] = other),
                Err(others) if others.len() < self.graph.ops[all].ins.len() => {
                    self.change(group, all, |all| all.ins = others);
                }
                Err(_) => {}
            }
        }
        for &(gate, ring, other) in &self.starts.triggers {
            if self.starts.around(ring).any(|ring| ring == group.ring) {
                self.change(group, gate, |gate| gate.ins[0] = Operand::Lic(other));
            }
        }
    }

    /// Lets something that the address of `load` is computed from enter its loop after the order. Returns false if
    /// there is nothing.
    pub fn lead(&mut self, group: &mut Group, load: usize) -> bool {
        let Some(waiting) = group.loads.iter().find(|waiting| waiting.op == load) else { return false };
        let rings: Vec<usize> = self.starts.around(waiting.ring).collect();
        let Some(found) = self.leading(&rings, load) else { return true };
        let gated = |found: &&Leading| self.gate(found.op, found.entering).is_some();
        let Some(&Leading { op, entering, ring }) = found.iter().find(gated).or(found.first()) else {
            return false;
        };
        self.gated.insert(op);
        self.fresh.insert(op);
        let trigger = self.trigger(ring, group.ring);
        if let Some(gate) = self.gate(op, entering) {
            self.change(group, gate, |gate| retrigger(gate, trigger));
        } else {
            let entered = self.graph.ops[op].ins[entering].clone();
            let gate = behind(self.graph, self.def_use, trigger, entered, op);
            group.added += 1;
            self.change(group, op, |op| op.ins[entering] = Operand::Lic(gate));
        }
        true
    }

    fn gate(&self, op: usize, entering: usize) -> Option<usize> {
        gate_of(self.graph, self.def_use, &self.graph.ops[op], entering)
    }

    /// A channel with one token per entry of the loop of `ring` that follows the order: another phi of the enclosing
    /// loop, up to `outermost`, if the order of that loop is removed too.
    fn trigger(&self, ring: usize, outermost: usize) -> LicId {
        let Ring { entering, around, .. } = self.starts.rings[ring];
        let outer = around.filter(|&outer| ring != outermost && self.starts.rings[outer].out == entering);
        let sibling = outer.and_then(|outer| self.starts.rings[outer].sibling(self.graph, self.def_use));
        sibling.unwrap_or(entering)
    }

    /// The values that the address of `load` is computed from and that enter the loops of `rings`; none if one of them
    /// has only just been made to wait for the order.
    fn leading(&self, rings: &[usize], load: usize) -> Option<Vec<Leading>> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work: Vec<&Operand> = vec![&self.graph.ops[load].ins[0]];
        while let Some(operand) = work.pop() {
            let &Operand::Lic(lic) = operand else { continue };
            let made = self.def_use.maker(self.graph, lic);
            let Some((at, op)) = made.filter(|(at, _)| seen.insert(*at)) else { continue };
            let Some((condition, entering)) = entrance(self.graph, op) else {
                work.extend(&op.ins);
                continue;
            };
            if self.fresh.contains(&at) {
                return None;
            }
            let own = rings.iter().find(|ring| self.starts.rings[**ring].condition == condition);
            match own.filter(|_| !self.gated.contains(&at)) {
                Some(&ring) => found.push(Leading { op: at, entering, ring }),
                None => work.push(&op.ins[entering]),
            }
        }
        Some(found)
    }
}
