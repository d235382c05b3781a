//! Checks that values that meet come equally often: rates.dl in plain code.
//!
//! A rate is a number: four for each LIC `c`, namely once per 0 of `c`, once per 1, once per iteration of the loop that
//! it decides about, and once per value. Operators unite the names of one rate; in a sound graph no rate is then a part
//! of itself, and no condition has both parts in one.

use crate::model::{Graph, LicId, Op, Operand, Operator};

/// The name of a rate.
type Rate = u32;

fn part(of: LicId, side: bool) -> Rate {
    of.0 * 4 + u32::from(side)
}

fn round(of: LicId) -> Rate {
    of.0 * 4 + 2
}

fn own(of: LicId) -> Rate {
    of.0 * 4 + 3
}

/// The LIC and the side that `rate` is once for, if it is a part.
fn parted(rate: Rate) -> Option<LicId> {
    (rate % 4 < 2).then_some(LicId(rate / 4))
}

/// Returns true if some rate of `graph` would be a part of itself, or both parts of one.
pub fn is_contradictory(graph: &Graph) -> bool {
    let Some(first) = graph.entries().next() else { return !graph.ops.is_empty() };
    let mut rates = Rates::new(graph, own(first));
    let mut asked = Vec::new();
    graph.ops.iter().for_each(|op| rates.asked(op, &mut asked));
    asked.extend(graph.answers().filter(|_| !graph.endless).map(|lic| (lic, own(first))));
    let mut classes = Classes((0..graph.lics.len() as u32 * 4).collect());
    for &(lic, asked) in &asked {
        if let Some(rate) = rates.rate(lic) {
            classes.unite(rate, asked);
        }
    }
    let of_lics = (0..graph.lics.len() as u32).filter_map(|lic| rates.rate(LicId(lic)));
    let mut is_used = vec![false; graph.lics.len() * 4];
    of_lics.chain(asked.into_iter().map(|(_, rate)| rate)).for_each(|rate| is_used[rate as usize] = true);
    let mut above = Vec::new();
    for rate in (0..).zip(is_used).filter(|(_, used)| *used).map(|(rate, _)| rate) {
        let Some(of) = parted(rate) else { continue };
        if classes.find(rate) == classes.find(rate ^ 1) {
            return true;
        }
        if rates.constant(of).is_none()
            && let Some(whole) = rates.rate(of)
        {
            above.push((classes.find(rate), classes.find(whole)));
        }
    }
    goes_round(above)
}

/// Returns true if some way along `edges` comes back to where it began.
fn goes_round(mut edges: Vec<(Rate, Rate)>) -> bool {
    edges.sort_unstable();
    edges.dedup();
    // What has nothing above it goes until nothing changes; what is left goes round.
    loop {
        let open: Vec<Rate> = edges.iter().map(|edge| edge.0).collect();
        let before = edges.len();
        edges.retain(|edge| open.binary_search(&edge.1).is_ok());
        if edges.len() == before {
            return before > 0;
        }
    }
}

/// Sets of names, each with one that stands for all.
struct Classes(Vec<Rate>);

impl Classes {
    fn find(&mut self, rate: Rate) -> Rate {
        let mut at = rate;
        while self.0[at as usize] != at {
            let next = self.0[at as usize];
            self.0[at as usize] = self.0[next as usize];
            at = next;
        }
        at
    }

    fn unite(&mut self, one: Rate, other: Rate) {
        let (one, other) = (self.find(one), self.find(other));
        self.0[one as usize] = other;
    }
}

/// The number of times something happens.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Often {
    /// At this rate.
    At(Rate),
    /// Once for each value of the LIC.
    Like(LicId),
    /// On a cycle without initial values, where nothing happens.
    Never,
}

struct Rates<'g> {
    graph: &'g Graph,
    /// By LIC the operator that writes it, and at which output.
    writers: Vec<Option<(&'g Op, usize)>>,
    /// By LIC its rate, once it was asked for; none on a cycle without initial values.
    known: Vec<Option<Option<Rate>>>,
    /// The LICs on the way to a rate that is being found.
    way: Vec<LicId>,
}

impl<'g> Rates<'g> {
    fn new(graph: &'g Graph, invocation: Rate) -> Rates<'g> {
        let mut writers = vec![None; graph.lics.len()];
        for op in &graph.ops {
            for (at, out) in op.outs.iter().enumerate() {
                out.iter().for_each(|lic| writers[lic.0 as usize] = Some((op, at)));
            }
        }
        let mut known = vec![None; graph.lics.len()];
        graph.entries().for_each(|lic| known[lic.0 as usize] = Some(Some(invocation)));
        Rates { graph, writers, known, way: Vec::new() }
    }

    /// The condition after copies, and whether it is the opposite.
    fn condition(&self, lic: LicId) -> Option<(LicId, bool)> {
        let (mut at, mut flip) = (lic, false);
        for _ in 0..=self.graph.lics.len() {
            let Some((op, _)) = self.writers[at.0 as usize] else { return Some((at, flip)) };
            match (op.copies(), op.ins.first()) {
                (Some(opposite), Some(&Operand::Lic(source))) => (at, flip) = (source, flip ^ opposite),
                _ => return Some((at, flip)),
            }
        }
        None
    }

    /// The bit that is all that `lic` brings.
    fn constant(&self, lic: LicId) -> Option<bool> {
        let (op, _) = self.writers[lic.0 as usize]?;
        match &op.ins[op.passes()?] {
            Operand::Const(bits) if bits.width() == 1 => Some(bits.is_true()),
            _ => None,
        }
    }

    /// The number of times `lic` is `side`.
    fn turn(&self, lic: LicId, side: bool) -> Often {
        let Some((condition, flip)) = self.condition(lic) else { return Often::Never };
        match self.constant(condition) {
            Some(bit) if bit == side ^ flip => Often::Like(condition),
            _ => Often::At(part(condition, side ^ flip)),
        }
    }

    /// The number of times `operand` is `side`; none where it is no LIC.
    fn turn_of(&self, operand: &Operand, side: bool) -> Option<Often> {
        match operand {
            Operand::Lic(lic) => Some(self.turn(*lic, side)),
            _ => None,
        }
    }

    /// The number of times the loop that `lic` decides about goes round.
    fn round(&self, lic: LicId) -> Often {
        self.condition(lic).map_or(Often::Never, |(condition, _)| Often::At(round(condition)))
    }

    /// The number of times `op` fires; none where nothing tells.
    fn pace(&self, op: &Op) -> Option<Often> {
        match op.operator {
            Operator::Pickany => return None,
            Operator::Count { .. } => return op.outs[1].map(|again| Often::At(round(again))),
            _ => {}
        }
        let whole = (0..op.ins.len()).filter(|at| op.taken_for(*at).is_none()).map(|at| &op.ins[at]);
        let is_lic = |operand: &&Operand| matches!(operand, Operand::Lic(_));
        match if op.holds() { op.ins.first() } else { whole.into_iter().find(is_lic) } {
            Some(Operand::Lic(control)) if op.holds() => Some(self.round(*control)),
            Some(Operand::Lic(first)) => Some(Often::Like(*first)),
            _ => None,
        }
    }

    /// The number of times output `at` of `op` is written; none where nothing tells.
    fn output(&self, op: &Op, at: usize) -> Option<Often> {
        if let Some(side) = op.written_for(at) {
            return self.turn_of(&op.ins[0], side);
        }
        match op.written_by(at) {
            Some(by) => op.outs[by].map(|by| self.turn(by, true)),
            None => self.pace(op),
        }
    }

    /// The number of times `lic`, which the environment does not fill, gets a value.
    fn often(&self, lic: LicId) -> Often {
        let Some((op, at)) = self.writers[lic.0 as usize] else { return Often::Never };
        if self.graph.lic(lic).init.is_empty() {
            return self.output(op, at).unwrap_or(Often::At(own(lic)));
        }
        match (&op.operator, &op.ins[..]) {
            (Operator::Pick, [Operand::Lic(select), ..]) => self.round(*select),
            _ => self.round(lic),
        }
    }

    /// The name of the rate of `lic`; none on a cycle without initial values.
    fn rate(&mut self, lic: LicId) -> Option<Rate> {
        let mut at = lic;
        let rate = loop {
            if let Some(rate) = self.known[at.0 as usize] {
                break rate;
            }
            // Whoever comes back here while it is being found is on such a cycle.
            self.known[at.0 as usize] = Some(None);
            self.way.push(at);
            match self.often(at) {
                Often::At(rate) => break Some(rate),
                Often::Like(next) => at = next,
                Often::Never => break None,
            }
        };
        self.way.drain(..).for_each(|lic| self.known[lic.0 as usize] = Some(rate));
        rate
    }

    /// The name of the rate at which something happens so often.
    fn name(&mut self, often: Option<Often>) -> Option<Rate> {
        match often? {
            Often::At(rate) => Some(rate),
            Often::Like(lic) => self.rate(lic),
            Often::Never => None,
        }
    }

    /// The LICs that `op` reads, and those with initial values that it writes, with the rates that it asks of them.
    fn asked(&mut self, op: &Op, asked: &mut Vec<(LicId, Rate)>) {
        for (at, operand) in op.ins.iter().enumerate() {
            let &Operand::Lic(lic) = operand else { continue };
            let often = self.asked_of(op, at);
            asked.extend(self.name(often).map(|rate| (lic, rate)));
        }
        for (at, lic) in op.outs.iter().enumerate() {
            let Some(lic) = lic.filter(|lic| !self.graph.lic(*lic).init.is_empty()) else { continue };
            let often = self.output(op, at);
            asked.extend(self.name(often).map(|rate| (lic, rate)));
        }
    }

    /// The number of times `op` takes input `at`.
    fn asked_of(&self, op: &Op, at: usize) -> Option<Often> {
        match op.operator {
            Operator::Pickany => None,
            Operator::Count { .. } => op.outs[1].map(|again| self.turn(again, false)),
            _ => match op.taken_for(at) {
                Some((select, side)) => self.turn_of(&op.ins[select], side),
                None => self.pace(op),
            },
        }
    }
}
