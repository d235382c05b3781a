//! Loads that need no order: nothing in the function writes to what they read, and their addresses arrive when it has
//! started.
//!
//! ```text
//!   i = pick(again, 0, i + 1)                  i = pick(again, gate(start, 0), i + 1)
//!   o = pick(again, start, switch(again, o))
//!   load i, o                                  load i
//! ```
//! A load that waits for a store of some iterations ago as well waits for that one alone.
//!
//! The order with which a function starts goes round loops for such loads alone. Their addresses tell the same where
//! what enters the loops waits for it. So the order is taken from all of them; to those that rules/graph/early.dl says
//! could fire early now, addresses are led by what enters behind the order, and where that is not to be had, or takes
//! more operators than it saves, they get their order back.

use super::{
    cleanup::{Reader, add, constant_bits, sweep},
    fuse::Net,
};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator, bits::Bits, verify};
use dfquery_rules::relation;
use rustc_hash::{FxHashMap, FxHashSet};

/// Takes their order from the loads of `graph` that need none.
pub fn free_loads(graph: &mut Graph) {
    let starts = Starts::of(graph);
    let mut groups = starts.groups(graph);
    if groups.is_empty() {
        return;
    }
    let mut trial = Trial {
        starts: &starts,
        producers: graph.producers(),
        gated: FxHashSet::default(),
        fresh: FxHashSet::default(),
    };
    groups.iter_mut().for_each(|group| trial.begin(graph, group));
    loop {
        let early = early_operators(graph);
        trial.fresh.clear();
        let mut settled = true;
        for group in &mut groups {
            let found: Vec<usize> =
                group.loads.iter().map(|load| load.op).filter(|at| early.contains(at)).collect();
            settled &= found.is_empty();
            if !found.into_iter().all(|load| trial.lead(graph, group, load)) {
                group.give_up(graph);
            }
        }
        if settled {
            let dear = groups.iter_mut().filter(|group| !group.loads.is_empty() && group.added > group.saved);
            let given_up = dear.map(|group| group.give_up(graph)).count();
            if given_up == 0 {
                break;
            }
        }
    }
    sweep(graph);
}

/// The operators that may fire before the order of the function has come.
fn early_operators(graph: &Graph) -> FxHashSet<usize> {
    let part = verify::facts(graph);
    part.rows().map(|row: relation::EarlyOperator| row.operator.0 as usize).collect()
}

/// A pick, or an operator that repeats, that sends the order of the function's start round a loop.
struct Ring {
    out: LicId,
    /// The select of the loop's picks, or the operand that decides whether an operator repeats.
    condition: LicId,
    /// True if it is a pick.
    picks: bool,
    entering: LicId,
    /// The ring that it is entered from.
    around: Option<usize>,
}

/// A channel that brings the order of the function's start.
struct Copied {
    lic: LicId,
    /// The channel and the operator that it comes from.
    from: Option<(LicId, usize)>,
    /// The innermost ring that it has passed.
    ring: Option<usize>,
}

/// A load that waits for such a channel.
#[derive(Clone, Copy)]
struct Waiting {
    op: usize,
    ring: usize,
    /// The operator that joins the channel with other orders, if that is what it reads.
    all: Option<usize>,
}

/// The uses of the order of a function's start.
#[derive(Default)]
struct Starts {
    rings: Vec<Ring>,
    copies: Vec<Copied>,
    loads: Vec<Waiting>,
    /// Gates that a ring triggers, with what else can: another phi of its loop.
    triggers: Vec<(usize, usize, LicId)>,
    /// The channels that something else needs.
    kept: FxHashSet<LicId>,
}

impl Starts {
    fn of(graph: &Graph) -> Starts {
        let mut starts = Starts::default();
        let net = Net::new(graph);
        starts.copies.extend(graph.order_in.map(|lic| Copied { lic, from: None, ring: None }));
        let mut at = 0;
        while at < starts.copies.len() {
            let Copied { lic, ring, .. } = starts.copies[at];
            for &(reader, input) in &net.readers[lic.0 as usize] {
                let Some(reader) = reader else {
                    starts.kept.insert(lic);
                    continue;
                };
                starts.follow(graph, &net, (lic, ring), (reader, input));
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
        Net { producers, readers }: &Net,
        (lic, ring): (LicId, Option<usize>),
        (reader, input): (usize, usize),
    ) {
        let op = &graph.ops[reader];
        let plain = op.outs.iter().flatten().all(|out| graph.lic(*out).init.is_empty());
        match (&op.operator, input, ring) {
            (Operator::Load { volatile: false, .. }, 1, Some(ring)) => {
                self.loads.push(Waiting { op: reader, ring, all: None });
            }
            (Operator::All, _, Some(ring)) if plain => match loads_behind(graph, readers, op) {
                Some(loads) => {
                    self.loads.extend(loads.map(|load| Waiting { op: load, ring, all: Some(reader) }));
                }
                None => _ = self.kept.insert(lic),
            },
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
                Some((select, entering)) if entering == input && returns(graph, producers, op, 3 - input) => {
                    self.ring(op.outs[0], (select, true), (lic, reader), ring);
                }
                Some((_, entering)) if entering != input && returns(graph, producers, op, input) => {}
                _ => _ = self.kept.insert(lic),
            },
            (Operator::Gate, 0, Some(ring)) if self.rings[ring].out == lic => {
                match self.rings[ring].sibling(graph, producers) {
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
    fn around(&self, ring: usize) -> impl Iterator<Item = usize> + '_ {
        std::iter::successors(Some(ring), |&ring| self.rings[ring].around)
    }

    /// The loads that may do without, by the outermost ring that goes with their order.
    fn groups(&self, graph: &Graph) -> Vec<Group> {
        let goes = |ring: &usize| !self.kept.contains(&self.rings[*ring].out);
        let mut groups: FxHashMap<usize, Group> = FxHashMap::default();
        for &load in &self.loads {
            if let Some(ring) = self.around(load.ring).take_while(goes).last() {
                let group = groups.entry(ring).or_insert_with(|| Group::new(ring));
                group.loads.push(load);
                group.makers.extend(load.all.filter(|&all| graph.ops[all].ins.len() == 2));
            }
        }
        for copied in &self.copies {
            let ring = copied.ring.and_then(|ring| self.around(ring).take_while(goes).last());
            let group = ring.and_then(|ring| groups.get_mut(&ring));
            if let (Some(group), Some((_, maker))) = (group, copied.from) {
                let all = graph.ops[maker].outs.iter().flatten().all(|out| !self.kept.contains(out));
                group.makers.extend(all.then_some(maker));
            }
        }
        let mut groups: Vec<Group> = groups.into_values().collect();
        groups.sort_unstable_by_key(|group| group.ring);
        for group in &mut groups {
            group.saved = group.makers.len();
        }
        groups
    }
}

/// Returns true if input `later` of the header pick `op` is what it has written itself.
fn returns(graph: &Graph, producers: &[Option<usize>], op: &Op, later: usize) -> bool {
    let Operand::Lic(back) = op.ins[later] else { return false };
    let switch = producers[back.0 as usize].map(|at| &graph.ops[at]);
    graph.lic(back).init.is_empty()
        && switch.is_some_and(|switch| {
            matches!(switch.operator, Operator::Switch | Operator::Filter)
                && op.outs[0].map(Operand::Lic).as_ref() == Some(&switch.ins[1])
        })
}

/// The loads that wait for the order which `op` collects; none where something else does.
fn loads_behind<'g>(
    graph: &'g Graph,
    readers: &'g [Vec<Reader>],
    op: &Op,
) -> Option<impl Iterator<Item = usize> + 'g> {
    let load = |&(reader, input): &Reader| {
        let load = reader.filter(|_| input == 1)?;
        matches!(graph.ops[load].operator, Operator::Load { volatile: false, .. }).then_some(load)
    };
    let readers = &readers[op.outs[0]?.0 as usize];
    readers.iter().all(|reader| load(reader).is_some()).then(|| readers.iter().filter_map(load))
}

/// The entrance of `op`: the channel that decides whether its loop is repeated, and the input that it takes when the
/// loop is entered.
pub(super) fn entrance(graph: &Graph, op: &Op) -> Option<(LicId, usize)> {
    match op.operator {
        Operator::Count { .. } => Some((op.outs[1]?, 0)),
        Operator::Repeat | Operator::Carry => match op.ins[0] {
            Operand::Lic(condition) => Some((condition, 1)),
            _ => None,
        },
        _ => graph.header(op),
    }
}

impl Ring {
    /// Another value that comes as often as what it repeats: that of a counter, or of a header pick, of one that a
    /// constant enters if there is one.
    fn sibling(&self, graph: &Graph, producers: &[Option<usize>]) -> Option<LicId> {
        if self.picks {
            return sibling(graph, producers, self.condition);
        }
        let counts =
            |op: &&Op| matches!(op.operator, Operator::Count { .. }) && op.outs[1] == Some(self.condition);
        graph.ops.iter().find(counts)?.outs[0].filter(|value| graph.lic(*value).init.is_empty())
    }
}

/// A header pick of values that `select` selects; one that a constant enters if there is one.
fn sibling(graph: &Graph, producers: &[Option<usize>], select: LicId) -> Option<LicId> {
    let picks = graph.ops.iter().filter(|op| op.ins.first() == Some(&Operand::Lic(select)) && op.width > 0);
    let headers = picks.filter_map(|op| Some((op, graph.header(op)?.1, op.outs[0]?)));
    let mut headers = headers.filter(|(_, _, out)| graph.lic(*out).init.is_empty());
    let enters_constant =
        |(op, entering, _): &(&Op, usize, LicId)| gate_of(graph, producers, op, *entering).is_some();
    let first = headers.clone().next()?;
    Some(headers.find(enters_constant).unwrap_or(first).2)
}

/// The operator that makes a token of the constant that enters by input `entering` of `op`.
pub(super) fn gate_of(graph: &Graph, producers: &[Option<usize>], op: &Op, entering: usize) -> Option<usize> {
    let Operand::Lic(lic) = op.ins[entering] else { return None };
    let at = producers.get(lic.0 as usize).copied().flatten()?;
    let gate = &graph.ops[at];
    let alone = match gate.operator {
        Operator::Gate => true,
        Operator::Switch => gate.outs.iter().flatten().count() == 1,
        _ => false,
    };
    (alone && constant_bits(&gate.ins[1]).is_some()).then_some(at)
}

/// Loads that may lose their order together.
struct Group {
    /// The outermost of the rings that go with it.
    ring: usize,
    loads: Vec<Waiting>,
    makers: FxHashSet<usize>,
    /// Number of operators removed.
    saved: usize,
    /// Number of operators added.
    added: usize,
    /// The operators that were changed, as they were.
    before: Vec<(usize, Op)>,
}

impl Group {
    fn new(ring: usize) -> Group {
        Group {
            ring,
            loads: Vec::new(),
            makers: FxHashSet::default(),
            saved: 0,
            added: 0,
            before: Vec::new(),
        }
    }

    /// The operator `at`, which is put back if the group is given up.
    fn change<'g>(&mut self, graph: &'g mut Graph, at: usize) -> &'g mut Op {
        self.before.push((at, graph.ops[at].clone()));
        &mut graph.ops[at]
    }

    /// Lets the loads have their order again.
    fn give_up(&mut self, graph: &mut Graph) {
        self.loads.clear();
        for (at, op) in self.before.drain(..).rev() {
            graph.ops[at] = op;
        }
    }
}

/// An operator that something enters a loop by.
#[derive(Clone, Copy)]
struct Leading {
    op: usize,
    /// The input by which it enters.
    entering: usize,
    ring: usize,
}

/// A graph whose loads are without order, until it is known which of them can be.
struct Trial<'s> {
    starts: &'s Starts,
    producers: Vec<Option<usize>>,
    /// The operators by which something enters behind the order.
    gated: FxHashSet<usize>,
    /// Those of them since it was last asked what is early.
    fresh: FxHashSet<usize>,
}

impl Trial<'_> {
    /// Takes the loads of `group` their order.
    fn begin(&mut self, graph: &mut Graph, group: &mut Group) {
        for Waiting { op, ring, all } in group.loads.clone() {
            let Some(all) = all else {
                group.change(graph, op).ins[1] = Operand::Const(Bits::zero(0));
                continue;
            };
            let start = Operand::Lic(self.starts.rings[ring].out);
            let mut others = graph.ops[all].ins.clone();
            others.retain(|order| *order != start);
            match <[Operand; 1]>::try_from(others) {
                Ok([other]) => group.change(graph, op).ins[1] = other,
                Err(others) if others.len() < graph.ops[all].ins.len() => {
                    group.change(graph, all).ins = others
                }
                Err(_) => {}
            }
        }
        for &(gate, ring, other) in &self.starts.triggers {
            if self.starts.around(ring).any(|ring| ring == group.ring) {
                group.change(graph, gate).ins[0] = Operand::Lic(other);
            }
        }
    }

    /// Lets something that the address of `load` is computed from enter its loop behind the order; tells whether there is anything.
    fn lead(&mut self, graph: &mut Graph, group: &mut Group, load: usize) -> bool {
        let Some(waiting) = group.loads.iter().find(|waiting| waiting.op == load) else { return false };
        let rings: Vec<usize> = self.starts.around(waiting.ring).collect();
        let Some(found) = self.leading(graph, &rings, load) else { return true };
        let gated = |found: &&Leading| self.gate(graph, found.op, found.entering).is_some();
        let Some(&Leading { op, entering, ring }) = found.iter().find(gated).or(found.first()) else {
            return false;
        };
        self.gated.insert(op);
        self.fresh.insert(op);
        let trigger = self.trigger(graph, ring, group.ring);
        if let Some(gate) = self.gate(graph, op, entering) {
            retrigger(group.change(graph, gate), trigger);
        } else {
            let entered = graph.ops[op].ins[entering].clone();
            let gate = behind(graph, trigger, entered, op);
            self.producers.push(Some(graph.ops.len() - 1));
            group.added += 1;
            group.change(graph, op).ins[entering] = Operand::Lic(gate);
        }
        true
    }

    fn gate(&self, graph: &Graph, op: usize, entering: usize) -> Option<usize> {
        gate_of(graph, &self.producers, &graph.ops[op], entering)
    }

    /// A channel with one token per entry of the loop of `ring` that follows the order: another phi of the enclosing
    /// loop, up to `outermost`, if the order of that loop is removed too.
    fn trigger(&self, graph: &Graph, ring: usize, outermost: usize) -> LicId {
        let Ring { entering, around, .. } = self.starts.rings[ring];
        let outer = around.filter(|&outer| ring != outermost && self.starts.rings[outer].out == entering);
        outer.and_then(|outer| self.starts.rings[outer].sibling(graph, &self.producers)).unwrap_or(entering)
    }

    /// The values that the address of `load` is computed from and that enter the loops of `rings`; none if one of them
    /// has only just been made to wait for the order.
    fn leading(&self, graph: &Graph, rings: &[usize], load: usize) -> Option<Vec<Leading>> {
        let mut found = Vec::new();
        let mut seen = FxHashSet::default();
        let mut work: Vec<Operand> = vec![graph.ops[load].ins[0].clone()];
        while let Some(operand) = work.pop() {
            let Operand::Lic(lic) = operand else { continue };
            let Some(at) = self.producers[lic.0 as usize].filter(|_| graph.lic(lic).init.is_empty()) else {
                continue;
            };
            if !seen.insert(at) {
                continue;
            }
            let op = &graph.ops[at];
            let Some((condition, entering)) = entrance(graph, op) else {
                work.extend(op.ins.iter().cloned());
                continue;
            };
            if self.fresh.contains(&at) {
                return None;
            }
            let own = rings.iter().find(|ring| self.starts.rings[**ring].condition == condition);
            match own.filter(|_| !self.gated.contains(&at)) {
                Some(&ring) => found.push(Leading { op: at, entering, ring }),
                None => work.push(op.ins[entering].clone()),
            }
        }
        Some(found)
    }
}

/// A channel of what `entered` brings, once `trigger` has come.
pub(super) fn behind(graph: &mut Graph, trigger: LicId, entered: Operand, leading: usize) -> LicId {
    let Op { width, ref origin, ref block, .. } = graph.ops[leading];
    let (origin, block) = (origin.clone(), block.clone());
    let name = if origin.is_empty() { "%k".into() } else { origin.clone() };
    let ins = vec![Operand::Lic(trigger), entered];
    add(graph, &name, Op { ins, origin, block, ..Op::new(Operator::Gate, width) })
}

/// Lets `gate`, which makes a token of a constant, wait for `trigger`.
pub(super) fn retrigger(gate: &mut Op, trigger: LicId) {
    let out = gate.outs.iter().flatten().next().copied();
    gate.operator = Operator::Gate;
    gate.ins[0] = Operand::Lic(trigger);
    gate.outs = vec![out];
}
