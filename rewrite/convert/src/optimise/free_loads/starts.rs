//! The uses of the order with which a function starts.

use super::rings::{Ring, loads_behind, returns};
use dfquery_graph::{DefUse, Graph, LicId, Operand, Operator};
use rustc_hash::FxHashSet;

/// A channel that brings the order of the function's start.
pub struct Copied {
    /// The channel.
    pub lic: LicId,
    /// The channel and the operator that it comes from.
    pub from: Option<(LicId, usize)>,
    /// The innermost ring that it has passed.
    pub ring: Option<usize>,
}

/// A load that waits for such a channel.
#[derive(Clone, Copy)]
pub struct Waiting {
    /// The load.
    pub op: usize,
    /// The innermost ring that the channel has passed.
    pub ring: usize,
    /// The operator that joins the channel with other orders, if that is what it reads.
    pub all: Option<usize>,
}

/// The uses of the order of a function's start.
#[derive(Default)]
pub struct Starts {
    /// The loops that it goes round.
    pub rings: Vec<Ring>,
    /// The channels that bring it.
    pub copies: Vec<Copied>,
    /// The loads that wait for it.
    pub loads: Vec<Waiting>,
    /// Gates that a ring triggers, with what else can: another phi of its loop.
    pub triggers: Vec<(usize, usize, LicId)>,
    /// The channels that something else needs.
    pub kept: FxHashSet<LicId>,
}

impl Starts {
    /// The uses in `graph`.
    pub fn of(graph: &Graph, def_use: &DefUse) -> Starts {
        let mut starts = Starts::default();
        starts.copies.extend(graph.order_in.map(|lic| Copied { lic, from: None, ring: None }));
        let mut at = 0;
        while at < starts.copies.len() {
            let Copied { lic, ring, .. } = starts.copies[at];
            for read in def_use.uses(lic) {
                match read.port() {
                    Some(port) => starts.follow(graph, def_use, (lic, ring), port),
                    None => _ = starts.kept.insert(lic),
                }
            }
            at += 1;
        }
        starts.keep();
        starts
    }

    /// Notes what the operator `reader` does with the order in `lic`.
    fn follow(
        &mut self,
        graph: &Graph,
        def_use: &DefUse,
        (lic, ring): (LicId, Option<usize>),
        (reader, input): (usize, usize),
    ) {
        let op = &graph.ops[reader];
        let plain = op.outs.iter().flatten().all(|out| graph.lic(*out).init.is_empty());
        match (&op.operator, input, ring) {
            // A load, or loads after the order that several are joined to, could do without.
            (Operator::Load { volatile: false, .. }, 1, Some(ring)) => {
                self.loads.push(Waiting { op: reader, ring, all: None });
            }
            (Operator::All, _, Some(ring)) if plain => match loads_behind(graph, def_use, op) {
                Some(loads) => {
                    self.loads.extend(loads.map(|load| Waiting { op: load, ring, all: Some(reader) }));
                }
                None => _ = self.kept.insert(lic),
            },
            // What steers the order brings it as well, and what repeats it sends it round a loop.
            (Operator::Switch | Operator::Filter, 1, _) if plain => {
                let outs = op.outs.iter().flatten();
                self.copies.extend(outs.map(|&out| Copied { lic: out, from: Some((lic, reader)), ring }));
            }
            (Operator::Repeat | Operator::RepeatWhile, 1, _) if plain => {
                let Operand::Lic(condition) = op.ins[0] else {
                    self.kept.insert(lic);
                    return;
                };
                self.ring(op.outs[0], (condition, false), (lic, reader), ring);
            }
            (Operator::Pick, 1 | 2, _) if plain => match graph.header(op) {
                Some((select, entering)) if entering == input && returns(graph, def_use, op, 3 - input) => {
                    self.ring(op.outs[0], (select, true), (lic, reader), ring);
                }
                Some((_, entering)) if entering != input && returns(graph, def_use, op, input) => {}
                _ => _ = self.kept.insert(lic),
            },
            // A gate only asks when: another phi of the loop tells that too. All else needs the order.
            (Operator::Gate, 0, Some(ring)) if self.rings[ring].out == lic => {
                match self.rings[ring].sibling(graph, def_use) {
                    Some(other) => self.triggers.push((reader, ring, other)),
                    None => _ = self.kept.insert(lic),
                }
            }
            _ => _ = self.kept.insert(lic),
        }
    }

    fn ring(
        &mut self,
        out: Option<LicId>,
        (condition, picks): (LicId, bool),
        from: (LicId, usize),
        around: Option<usize>,
    ) {
        let Some(out) = out else { return };
        self.copies.push(Copied { lic: out, from: Some(from), ring: Some(self.rings.len()) });
        self.rings.push(Ring { out, condition, picks, entering: from.0, around });
    }

    /// Keeps what something is kept from.
    fn keep(&mut self) {
        for copied in self.copies.iter().rev() {
            if let Some((from, _)) = copied.from
                && self.kept.contains(&copied.lic)
            {
                self.kept.insert(from);
            }
        }
    }

    /// The rings around `ring`, and `ring` itself, from the inside out.
    pub fn around(&self, ring: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(ring), |&ring| self.rings[ring].around)
    }
}
