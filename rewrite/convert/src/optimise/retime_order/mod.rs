//! Order tokens that are in their channels when a loop is entered.
//!
//! ```text
//!   o = pick(again, done', start)     load i, o       load i, done      done: INIT, i after start
//!   done', end = switch(more, done)                   end = switch(more', done)      more': INIT
//! ```
//! Accesses that wait for those of the previous iteration need the pick for the first iteration only. Where an operand
//! of each depends on the order that enters the loop, they read what the previous iteration has written: that channel
//! holds one token initially, and when the loop ends, one is left for the next run. The switch at the end receives the
//! first token too, so its condition is delayed by one token, with which it writes nothing. The ring of the loop is one
//! operator shorter. The `mov` that puts several tokens before an order is removed in the same way.

mod gates;
mod rings;

use super::{
    entrances::{behind, retrigger},
    pass::Context,
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, bits::Bits};
use gates::{Gate, gates};
use rings::{Delay, Exit, Ring};
use rustc_hash::{FxHashMap, FxHashSet};

/// Lets the accesses of `graph` read what the iteration before has written.
pub fn order_ahead(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let mut ahead = Ahead { graph, def_use, settled: FxHashSet::default(), later: FxHashMap::default() };
    for at in 0..ahead.graph.ops.len() {
        if let Some(delay) = Delay::of(ahead.graph, ahead.def_use, at) {
            ahead.shorten(&delay);
        } else if let Some(ring) = Ring::of(ahead.graph, ahead.def_use, at)
            && let Some(gates) = gates(ahead.graph, ahead.def_use, &ahead.settled, &ring)
        {
            gates.iter().for_each(|gate| ahead.gate(&ring, gate));
            ahead.open(&ring);
        }
    }
}

/// A graph whose orders are led another way.
struct Ahead<'g> {
    graph: &'g mut Graph,
    def_use: &'g mut DefUse,
    /// The gates that something relies on.
    settled: FxHashSet<usize>,
    /// Delayed conditions of exits: by the condition, its bit for another iteration, and how many such bits come first.
    later: FxHashMap<(LicId, bool, usize), LicId>,
}

impl Ahead<'_> {
    fn gate(&mut self, ring: &Ring, gate: &Gate) {
        match *gate {
            Gate::Of { op } => {
                self.settled.insert(op);
                self.def_use.rewrite(self.graph, op, |gate| retrigger(gate, ring.entering));
            }
            Gate::Before { op, entering } => {
                let entered = self.graph.ops[op].ins[entering].clone();
                self.settled.insert(self.graph.ops.len());
                let gate = behind(self.graph, self.def_use, ring.entering, entered, op);
                self.def_use.retarget(self.graph, op, entering, gate);
            }
        }
    }

    /// Lets what `ring` orders read what the iteration before has written.
    fn open(&mut self, ring: &Ring) {
        self.def_use.replace(self.graph, ring.out, ring.done);
        self.graph.lics[ring.done.0 as usize].init = vec![Bits::zero(0)];
        self.leave(ring.exit, ring.done, 1);
        if ring.exit.op != ring.header {
            self.def_use.rewrite(self.graph, ring.header, |pick| pick.outs = vec![None]);
        }
    }

    fn shorten(&mut self, delay: &Delay) {
        let init = std::mem::take(&mut self.graph.lics[delay.ago.0 as usize].init);
        self.def_use.replace(self.graph, delay.ago, delay.done);
        self.leave(delay.exit, delay.done, init.len());
        self.graph.lics[delay.done.0 as usize].init = init;
        self.def_use.rewrite(self.graph, delay.mov, |mov| mov.outs = vec![None]);
    }

    /// Lets the order that comes by `exit` be one of `done` with initial tokens before it.
    fn leave(&mut self, exit: Exit, done: LicId, tokens: usize) {
        let Exit { op, more, on, end: Some(end) } = exit else {
            self.def_use.rewrite(self.graph, exit.op, |exit| exit.outs.fill(None));
            return;
        };
        let later = match self.later.get(&(more, on, tokens)) {
            Some(later) => *later,
            None => self.later(more, on, tokens),
        };
        let outs = if on { vec![Some(end), None] } else { vec![None, Some(end)] };
        self.def_use.rewrite(self.graph, op, |switch| {
            switch.operator = Operator::Switch;
            switch.ins = vec![later.into(), done.into()];
            switch.outs = outs;
        });
    }

    /// The condition `more` delayed by bits for another iteration.
    fn later(&mut self, more: LicId, on: bool, tokens: usize) -> LicId {
        let name = self.graph.lic(more).name.clone();
        let mov = Op { ins: vec![Operand::Lic(more)], stream: true, ..Op::new(Operator::Mov, 1) };
        let out = self.def_use.add(self.graph, &name, mov);
        self.graph.lics[out.0 as usize].init = vec![Bits::new(1, u64::from(on)); tokens];
        self.later.insert((more, on, tokens), out);
        out
    }
}
