//! Order tokens that are in their channels when a loop is entered.
//!
//! ```text
//!   o = pick(again, done', start)     load i, o       load i, done      done: INIT, i behind start
//!   done', end = switch(more, done)                   end = switch(more', done)      more': INIT
//! ```
//! Accesses that wait for those of the previous iteration need the pick for the first iteration only. Where an operand
//! of each depends on the order that enters the loop, they read what the previous iteration has written: that channel
//! holds one token initially, and when the loop ends, one is left for the next run. The switch at the end receives the
//! first token too, so its condition is delayed by one token, with which it writes nothing. The ring of the loop is one
//! operator shorter. The `mov` that puts several tokens before an order is removed in the same way.

use super::{
    cleanup::{Reader, add, sweep},
    free_loads::{behind, entrance, gate_of, retrigger},
    fuse::Net,
};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, bits::Bits};
use rustc_hash::{FxHashMap, FxHashSet};

/// Lets the accesses of `graph` read what the iteration before has written.
pub fn order_ahead(graph: &mut Graph) {
    let net = Net::new(graph);
    let mut ahead = Ahead { net, settled: FxHashSet::default(), later: FxHashMap::default() };
    for at in 0..graph.ops.len() {
        if let Some(delay) = ahead.delay(graph, at) {
            ahead.shorten(graph, &delay);
        } else if let Some(ring) = ahead.ring(graph, at)
            && let Some(gates) = ahead.gates(graph, &ring)
        {
            gates.iter().for_each(|gate| ahead.gate(graph, &ring, gate));
            ahead.open(graph, &ring);
        }
    }
    sweep(graph);
}

/// The exit of an order from its loop: a switch, or an operator that carries it on.
#[derive(Clone, Copy)]
struct Exit {
    op: usize,
    /// The condition of the loop, and its bit for another iteration.
    more: LicId,
    on: bool,
    end: Option<LicId>,
}

/// An order that goes round a loop.
struct Ring {
    /// The pick, or the operator that carries.
    header: usize,
    entering: LicId,
    /// The order that each iteration reads, and the one that it writes.
    out: LicId,
    done: LicId,
    exit: Exit,
}

/// A `mov` that puts tokens before an order.
struct Delay {
    mov: usize,
    ago: LicId,
    done: LicId,
    exit: Exit,
}

/// A value that enters a loop, and is from now on gated by the loop's order.
#[derive(Clone, Copy, PartialEq)]
enum Gate {
    /// The output of the gate `op`.
    Of { op: usize },
    /// The input `entering` of `op`.
    Before { op: usize, entering: usize },
}

/// A graph whose orders are led another way, with what has become of its channels.
struct Ahead {
    net: Net,
    /// The gates that something relies on.
    settled: FxHashSet<usize>,
    /// Delayed conditions of exits: by the condition, its bit for another iteration, and how many such bits come first.
    later: FxHashMap<(LicId, bool, usize), LicId>,
}

impl Ahead {
    /// The operator that fills `lic`, if nothing is there before.
    fn producer<'g>(&self, graph: &'g Graph, lic: LicId) -> Option<(usize, &'g Op)> {
        self.net.producer(graph, lic).filter(|_| graph.lic(lic).init.is_empty())
    }

    fn readers(&self, lic: LicId) -> &[Reader] {
        &self.net.readers[lic.0 as usize]
    }

    /// The ring that begins with the operator `at`.
    fn ring(&self, graph: &Graph, at: usize) -> Option<Ring> {
        let op = &graph.ops[at];
        if op.width > 0 {
            return None;
        }
        let (entering, done, exit) = match op.operator {
            Operator::Carry => {
                let &[Operand::Lic(more), Operand::Lic(first), Operand::Lic(next)] = &op.ins[..] else {
                    return None;
                };
                (first, next, Exit { op: at, more, on: true, end: op.outs[1] })
            }
            Operator::Pick => {
                let (select, entering) = graph.header(op)?;
                let (&Operand::Lic(first), &Operand::Lic(back)) = (&op.ins[entering], &op.ins[3 - entering])
                else {
                    return None;
                };
                let (switch, Op { operator: Operator::Switch, ins, outs, .. }) =
                    self.producer(graph, back)?
                else {
                    return None;
                };
                let &[Operand::Lic(more), Operand::Lic(done)] = &ins[..] else { return None };
                let on = outs[1] == Some(back);
                let alone = self.readers(back).len() == 1 && self.tells(graph, select, more);
                let exit = Exit { op: switch, more, on, end: outs[usize::from(!on)] };
                alone.then_some((first, done, exit))?
            }
            _ => return None,
        };
        let out = op.outs[0]?;
        let accesses = |&(reader, input): &Reader| match reader.map(|at| &graph.ops[at].operator) {
            Some(Operator::Load { .. }) => input == 1,
            Some(Operator::Store { .. }) => input == 2,
            _ => false,
        };
        let fits = graph.lic(out).init.is_empty()
            && graph.lic(exit.more).init.is_empty()
            && self.producer(graph, done).is_some_and(|(maker, _)| maker != at)
            && self.readers(done).len() == 1
            && !self.readers(out).is_empty()
            && self.readers(out).iter().all(accesses);
        fits.then_some(Ring { header: at, entering, out, done, exit })
    }

    /// Returns true if `condition` brings what `more` does, maybe behind an initial value.
    fn tells(&self, graph: &Graph, condition: LicId, more: LicId) -> bool {
        let maker = |lic: LicId| self.net.producer(graph, lic).map(|(_, op)| op);
        let is_copy = |copy: &Op| match copy.operator {
            Operator::Mov => copy.ins[0] == Operand::Lic(more),
            _ => maker(more).is_some_and(|made| copy.operator == made.operator && copy.ins == made.ins),
        };
        condition == more || maker(condition).is_some_and(is_copy)
    }

    /// The delay that the operator `at` makes.
    fn delay(&self, graph: &Graph, at: usize) -> Option<Delay> {
        let op = &graph.ops[at];
        let (Operator::Mov, 0, &[Operand::Lic(done)], &[Some(ago)]) =
            (&op.operator, op.width, &op.ins[..], &op.outs[..])
        else {
            return None;
        };
        self.producer(graph, done)?;
        let &[(one, _), (other, _)] = self.readers(done) else { return None };
        let op = if one == Some(at) { other? } else { one? };
        let switch = &graph.ops[op];
        let (Operator::Switch, &[Operand::Lic(more), Operand::Lic(order)]) =
            (&switch.operator, &switch.ins[..])
        else {
            return None;
        };
        let on = switch.outs[0].is_some();
        let end = switch.outs[usize::from(!on)];
        let fits = order == done
            && graph.lic(more).init.is_empty()
            && !graph.lic(ago).init.is_empty()
            && switch.outs[usize::from(on)].is_none();
        fits.then_some(Delay { mov: at, ago, done, exit: Exit { op, more, on, end } })
    }

    /// The gates by which everything that reads the order of `ring` depends on the order that enters the loop; none where
    /// something reads no other value that enters it.
    fn gates(&self, graph: &Graph, ring: &Ring) -> Option<Vec<Gate>> {
        let mut gates = Vec::new();
        for &(reader, _) in self.readers(ring.out) {
            let entrances = self.entrances(graph, ring, reader?);
            let behind =
                |&(op, entering): &(usize, usize)| self.behind(graph, ring, &graph.ops[op].ins[entering]);
            let of = |&(op, entering): &(usize, usize)| {
                let gate = gate_of(graph, &self.net.producers, &graph.ops[op], entering)?;
                let alone = graph.ops[gate].outs.iter().flatten().all(|out| self.readers(*out).len() == 1);
                (alone && !self.settled.contains(&gate)).then_some(Gate::Of { op: gate })
            };
            let before = |&(op, entering): &(usize, usize)| Gate::Before { op, entering };
            let found = entrances.iter().filter_map(behind);
            let ways: Vec<Gate> =
                found.chain(entrances.iter().filter_map(of)).chain(entrances.iter().map(before)).collect();
            if !ways.iter().any(|way| gates.contains(way)) {
                gates.push(*ways.first()?);
            }
        }
        Some(gates)
    }

    /// The gate by which `operand` comes behind the order that enters the loop of `ring`.
    fn behind(&self, graph: &Graph, ring: &Ring, operand: &Operand) -> Option<Gate> {
        let entering = Operand::Lic(ring.entering);
        let mut operand = operand;
        while let Operand::Lic(lic) = operand {
            let (at, gate) = self.producer(graph, *lic).filter(|(_, op)| op.operator == Operator::Gate)?;
            if gate.ins[0] == entering {
                return Some(Gate::Of { op: at });
            }
            operand = &gate.ins[1];
        }
        None
    }

    /// The operators by which values that the access `at` needs enter the loop of `ring`, each with the input.
    fn entrances(&self, graph: &Graph, ring: &Ring, at: usize) -> Vec<(usize, usize)> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work: Vec<LicId> = graph.ops[at].inputs().filter(|lic| *lic != ring.out).collect();
        while let Some(lic) = work.pop() {
            let Some((at, op)) = self.producer(graph, lic).filter(|(at, _)| seen.insert(*at)) else {
                continue;
            };
            match entrance(graph, op) {
                Some((condition, entering)) if self.tells(graph, condition, ring.exit.more) => {
                    found.push((at, entering));
                }
                Some(_) => {}
                None if needs_all(&op.operator) => work.extend(op.inputs()),
                None => {}
            }
        }
        found
    }

    fn gate(&mut self, graph: &mut Graph, ring: &Ring, gate: &Gate) {
        match *gate {
            Gate::Of { op } => {
                self.settled.insert(op);
                retrigger(&mut graph.ops[op], ring.entering);
            }
            Gate::Before { op, entering } => {
                let entered = graph.ops[op].ins[entering].clone();
                let gate = behind(graph, ring.entering, entered, op);
                self.settled.insert(graph.ops.len() - 1);
                self.net.producers.push(Some(graph.ops.len() - 1));
                self.net.readers.push(vec![(Some(op), entering)]);
                graph.ops[op].ins[entering] = Operand::Lic(gate);
            }
        }
    }

    /// Lets what `ring` orders read what the iteration before has written.
    fn open(&mut self, graph: &mut Graph, ring: &Ring) {
        self.read(graph, ring.out, ring.done);
        graph.lics[ring.done.0 as usize].init = vec![Bits::zero(0)];
        self.leave(graph, ring.exit, ring.done, 1);
        if ring.exit.op != ring.header {
            graph.ops[ring.header].outs = vec![None];
        }
    }

    fn shorten(&mut self, graph: &mut Graph, delay: &Delay) {
        let init = std::mem::take(&mut graph.lics[delay.ago.0 as usize].init);
        self.read(graph, delay.ago, delay.done);
        self.leave(graph, delay.exit, delay.done, init.len());
        graph.lics[delay.done.0 as usize].init = init;
        graph.ops[delay.mov].outs = vec![None];
    }

    /// Lets what reads `from` read `to`.
    fn read(&mut self, graph: &mut Graph, from: LicId, to: LicId) {
        for (reader, input) in std::mem::take(&mut self.net.readers[from.0 as usize]) {
            let Some(reader) = reader else { continue };
            graph.ops[reader].ins[input] = Operand::Lic(to);
            self.net.readers[to.0 as usize].push((Some(reader), input));
        }
    }

    /// Lets the order that comes by `exit` be one of `done` with so many tokens before it.
    fn leave(&mut self, graph: &mut Graph, exit: Exit, done: LicId, tokens: usize) {
        let Some(end) = exit.end else {
            graph.ops[exit.op].outs.fill(None);
            return;
        };
        let Exit { op, more, on, .. } = exit;
        let later = *self.later.entry((more, on, tokens)).or_insert_with(|| later(graph, more, on, tokens));
        let mut outs = vec![None, None];
        outs[usize::from(!on)] = Some(end);
        let switch = &mut graph.ops[op];
        switch.operator = Operator::Switch;
        switch.ins = vec![Operand::Lic(later), Operand::Lic(done)];
        switch.outs = outs;
        self.net.producers.resize(graph.lics.len(), None);
        self.net.readers.resize(graph.lics.len(), Vec::new());
    }
}

/// Returns true if an operator reads a token of each of its channels whenever it fires.
fn needs_all(operator: &Operator) -> bool {
    use Operator::{All, Filter, Gate, Gep, Load, Mov, Not, Pure, Store, Switch};
    matches!(
        operator,
        Pure(_) | Gep { .. } | Load { .. } | Store { .. } | Switch | Filter | Gate | Mov | Not | All
    )
}

/// The condition `more` delayed by so many bits for another iteration.
fn later(graph: &mut Graph, more: LicId, on: bool, tokens: usize) -> LicId {
    let name = graph.lic(more).name.clone();
    let ins = vec![Operand::Lic(more)];
    let out = add(graph, &name, Op { ins, stream: true, ..Op::new(Operator::Mov, 1) });
    graph.lics[out.0 as usize].init = vec![Bits::new(1, u64::from(on)); tokens];
    out
}
