//! The same rules in plain code: what the rule file is held against.

use super::{Fault, Ports, label, missing_lics};
use crate::model::{Graph, LicId, Op, Operand, Operator};
use rustc_hash::{FxHashMap, FxHashSet};

/// Everything that is wrong with `graph`, in the order of its LICs and operators.
pub fn verify(graph: &Graph) -> Vec<Fault> {
    let mut faults = missing_lics(graph);
    if faults.is_empty() {
        faults.extend(producers(graph));
        faults.extend(readers(graph));
        faults.extend(depths(graph));
        graph.ops.iter().for_each(|op| faults.extend(operator(graph, op)));
    }
    faults
}

fn producers(graph: &Graph) -> Vec<Fault> {
    let mut producers: Vec<Vec<Option<&Op>>> = vec![Vec::new(); graph.lics.len()];
    for lic in graph.params.iter().chain(&graph.order_in) {
        producers[lic.0 as usize].push(None);
    }
    for op in &graph.ops {
        op.outs.iter().flatten().for_each(|lic| producers[lic.0 as usize].push(Some(op)));
    }
    let name = |op: &Option<&Op>| op.map_or("the environment".to_owned(), |op| label(graph, op));
    let mut read: FxHashSet<LicId> = graph.ops.iter().flat_map(Op::inputs).collect();
    read.extend(graph.order_out.iter().chain(&graph.result));
    let faults = |(id, producers): (usize, &Vec<Option<&Op>>)| {
        let lic = || graph.lics[id].name.to_string();
        let tokenless = graph.lics[id].held && read.contains(&LicId(id as u32)) || producers.is_empty();
        let many = || Fault::Producers { lic: lic(), producers: producers.iter().map(name).collect() };
        let many = (producers.len() > 1).then(many);
        tokenless.then(|| Fault::NoProducer { lic: lic() }).into_iter().chain(many).collect::<Vec<_>>()
    };
    producers.iter().enumerate().flat_map(faults).collect()
}

fn readers(graph: &Graph) -> Vec<Fault> {
    let mut read = vec![false; graph.lics.len()];
    let of_operators = graph.ops.iter().flat_map(Op::inputs);
    for lic in of_operators.chain(graph.order_out).chain(graph.result) {
        read[lic.0 as usize] = true;
    }
    let unread = graph.lics.iter().zip(read).filter(|(lic, read)| !read && !lic.held);
    unread.map(|(lic, _)| Fault::NoReader { lic: lic.name.to_string() }).collect()
}

fn depths(graph: &Graph) -> Vec<Fault> {
    let mut needed: Vec<u32> = graph.lics.iter().map(|lic| (lic.init.len() as u32).max(1)).collect();
    for op in &graph.ops {
        for lic in op.inputs().filter(|lic| op.outs.contains(&Some(*lic))) {
            needed[lic.0 as usize] = needed[lic.0 as usize].max(2);
        }
    }
    let mut faults = Vec::new();
    for (lic, needed) in graph.lics.iter().zip(needed).filter(|(lic, _)| !lic.held) {
        if lic.depth < needed {
            faults.push(Fault::Depth { lic: lic.name.to_string(), depth: lic.depth, needed });
        }
        let odd = lic.init.iter().filter(|value| value.width() != lic.width);
        faults
            .extend(odd.map(|value| Fault::InitialWidth { lic: lic.name.to_string(), found: value.width() }));
    }
    faults
}

fn operator(graph: &Graph, op: &Op) -> Vec<Fault> {
    let operator = label(graph, op);
    let Some(ports) = Ports::of(op) else {
        return vec![Fault::Arity { operator, inputs: op.ins.len(), outputs: op.outs.len() }];
    };
    let mut faults = Vec::new();
    if op.inputs().next().is_none() {
        faults.push(Fault::OnlyConstants { operator: operator.clone() });
    }
    for (input, (operand, expected)) in op.ins.iter().zip(ports.inputs).enumerate() {
        let found = operand.width(graph);
        let is_odd = matches!(operand, Operand::Lic(lic) if graph.is_held(*lic));
        if let Some(expected) = expected.filter(|&expected| expected != found && !is_odd) {
            faults.push(Fault::InputWidth { operator: operator.clone(), input, found, expected });
        }
    }
    for (lic, expected) in op.outs.iter().zip(ports.outputs) {
        let lic = lic.map(|lic| graph.lic(lic));
        if let Some(lic) = lic.filter(|lic| lic.width != expected && !lic.held) {
            let (lic, found) = (lic.name.to_string(), lic.width);
            faults.push(Fault::OutputWidth { operator: operator.clone(), lic, found, expected });
        }
    }
    faults
}

/// What is wrong with the times at which values come, in plain code.
#[derive(PartialEq, Eq, Debug)]
pub struct Times {
    /// Operators that may wait for themselves or for such.
    pub starved: Vec<usize>,
    /// Operators that fire by themselves.
    pub restless: Vec<usize>,
    /// Whether some rate would be a part of itself, or both parts of one.
    pub twisted: bool,
}

/// Looks at a graph whose wiring is sound.
pub fn times(graph: &Graph) -> Times {
    let starts = starts(graph);
    let numbered = || graph.ops.iter().enumerate();
    Times {
        starved: numbered().filter(|(at, _)| !starts[*at]).map(|(at, _)| at).collect(),
        restless: numbered()
            .filter(|(_, op)| is_restless(graph, op) && !drops_initial(graph, op))
            .map(|(at, _)| at)
            .collect(),
        twisted: Rates::new(graph).is_twisted(),
    }
}

fn primed(graph: &Graph, operand: &Operand) -> bool {
    match operand {
        Operand::Lic(lic) => !graph.lic(*lic).init.is_empty(),
        _ => true,
    }
}

/// The bit that an operand brings first, if that is known.
fn first_bit(graph: &Graph, operand: &Operand) -> Option<bool> {
    let bits = match operand {
        Operand::Lic(lic) => match graph.lic(*lic).init.first() {
            Some(bits) => bits,
            None => return is_interleaved(graph, *lic).then_some(false),
        },
        Operand::Const(bits) => bits,
        Operand::Global { .. } | Operand::Held(_) => return None,
    };
    (bits.width() == 1).then(|| bits.is_true())
}

/// Whether `lic` begins with 0, since it is the select of loops that overlap.
fn is_interleaved(graph: &Graph, lic: LicId) -> bool {
    graph.ops.iter().any(|op| op.operator == Operator::Interleave && op.outs[0] == Some(lic))
}

/// The inputs that an operator may need when it fires for the first time.
fn first_needs(graph: &Graph, op: &Op) -> Vec<usize> {
    let all = 0..op.ins.len();
    let steered = |select: usize, side: bool| first_bit(graph, &op.ins[select]).is_none_or(|bit| bit == side);
    match op.operator {
        Operator::Pick => all.filter(|&at| at == 0 || steered(0, at == 2)).collect(),
        Operator::Predprop => all.filter(|&at| at == 0 || steered(0, true)).collect(),
        Operator::Land => all.filter(|&at| at == 0 || steered(at - 1, true)).collect(),
        Operator::Lor => all.filter(|&at| at == 0 || steered(at - 1, false)).collect(),
        Operator::Repeat | Operator::Carry | Operator::Interleave => vec![1],
        Operator::CarryWhile => vec![0, 1],
        Operator::Reduce { .. } if is_while(op) => all.filter(|&at| at < 2 || steered(0, true)).collect(),
        _ => all.collect(),
    }
}

fn starts(graph: &Graph) -> Vec<bool> {
    let mut there: Vec<bool> = graph.lics.iter().map(|lic| !lic.init.is_empty()).collect();
    graph.entries().for_each(|lic| there[lic.0 as usize] = true);
    let mut starts = vec![false; graph.ops.len()];
    loop {
        let before = starts.clone();
        for (at, op) in graph.ops.iter().enumerate() {
            let has = |operand: &Operand| !matches!(operand, Operand::Lic(lic) if !there[lic.0 as usize]);
            let any = op.operator == Operator::Pickany && op.ins.iter().any(has);
            if any || first_needs(graph, op).iter().all(|&input| has(&op.ins[input])) {
                starts[at] = true;
                op.outs.iter().flatten().for_each(|lic| there[lic.0 as usize] = true);
            }
        }
        if before == starts {
            return starts;
        }
    }
}

/// Whether initial values and constants are enough for a first firing, whatever unknown bits may be.
fn is_restless(graph: &Graph, op: &Op) -> bool {
    let known = |input: usize| match (&op.operator, input) {
        (_, 0) => true,
        (Operator::Pick | Operator::Predprop, _) => first_bit(graph, &op.ins[0]).is_some(),
        (Operator::Reduce { .. }, 2) if is_while(op) => first_bit(graph, &op.ins[0]).is_some(),
        (Operator::Land | Operator::Lor, at) => first_bit(graph, &op.ins[at - 1]).is_some(),
        _ => true,
    };
    let needs = first_needs(graph, op);
    needs.into_iter().filter(|&input| known(input)).all(|input| primed(graph, &op.ins[input]))
}

/// Whether a switch or a filter writes nothing for the initial values of its select.
fn drops_initial(graph: &Graph, op: &Op) -> bool {
    let Some(Operand::Lic(select)) = op.ins.first() else { return false };
    let mut bits = graph.lic(*select).init.iter();
    let written = |bit: bool| match op.operator {
        Operator::Switch => op.outs[usize::from(bit)].is_some(),
        Operator::Filter => bit && op.outs[0].is_some(),
        _ => true,
    };
    bits.len() > 0 && bits.all(|bits| bits.width() == 1 && !written(bits.is_true()))
}

fn is_while(op: &Op) -> bool {
    matches!(&op.operator, Operator::Reduce { name } if name.contains(".while."))
}

fn is_lic(operand: &&Operand) -> bool {
    matches!(operand, Operand::Lic(_))
}

/// The name of a rate: a condition and its bit, a loop, or a LIC.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Rate {
    Part(LicId, bool),
    Round(LicId),
    Own(LicId),
}

/// Names of rates, which operators unite.
struct Rates<'g> {
    graph: &'g Graph,
    writers: FxHashMap<LicId, (&'g Op, usize)>,
    united: FxHashMap<Rate, Rate>,
    asked: Vec<(LicId, Rate)>,
}

impl<'g> Rates<'g> {
    fn new(graph: &'g Graph) -> Self {
        let outs = graph
            .ops
            .iter()
            .flat_map(|op| (0..).zip(&op.outs).filter_map(move |(at, lic)| Some(((*lic)?, (op, at)))));
        let mut rates =
            Rates { graph, writers: outs.collect(), united: FxHashMap::default(), asked: Vec::new() };
        graph.ops.iter().for_each(|op| rates.ask(op));
        let end = rates.environment();
        let ends = graph.order_out.iter().chain(&graph.result).filter(|_| !graph.endless);
        rates.asked.extend(ends.map(|lic| (*lic, end)));
        for (lic, asked) in rates.asked.clone() {
            if let Some(rate) = rates.rate(lic, 0) {
                let (one, other) = (rates.find(rate), rates.find(asked));
                rates.united.insert(one, other);
            }
        }
        rates
    }

    fn find(&self, rate: Rate) -> Rate {
        let mut at = rate;
        while let Some(&next) = self.united.get(&at).filter(|next| **next != at) {
            at = next;
        }
        at
    }

    fn environment(&self) -> Rate {
        Rate::Own(self.graph.entries().next().expect("something starts it"))
    }

    /// The condition behind copies, and whether it is the opposite.
    fn condition(&self, lic: LicId) -> Option<(LicId, bool)> {
        let (mut at, mut flip) = (lic, false);
        for _ in 0..=self.graph.lics.len() {
            match self.writers.get(&at) {
                Some((
                    Op {
                        operator: operator @ (Operator::Mov | Operator::Not | Operator::Interleave),
                        ins,
                        ..
                    },
                    _,
                )) => {
                    let Some(&Operand::Lic(source)) = ins.first() else { return Some((at, flip)) };
                    (at, flip) = (source, flip ^ (*operator == Operator::Not));
                }
                _ => return Some((at, flip)),
            }
        }
        None
    }

    /// The bit that is all that `lic` brings.
    fn constant(&self, lic: LicId) -> Option<bool> {
        match self.writers.get(&lic) {
            Some((Op { operator: Operator::Gate, ins, .. }, _)) => match &ins[1] {
                Operand::Const(bits) if bits.width() == 1 => Some(bits.is_true()),
                _ => None,
            },
            Some((Op { operator: Operator::Mov, ins, .. }, _)) => match &ins[0] {
                Operand::Const(bits) if bits.width() == 1 => Some(bits.is_true()),
                _ => None,
            },
            _ => None,
        }
    }

    fn turn(&self, lic: LicId, side: bool, depth: usize) -> Option<Rate> {
        let (condition, flip) = self.condition(lic)?;
        match self.constant(condition) {
            Some(bit) if bit == side ^ flip => self.rate(condition, depth + 1),
            _ => Some(Rate::Part(condition, side ^ flip)),
        }
    }

    fn turn_of(&self, operand: &Operand, side: bool, depth: usize) -> Option<Rate> {
        match operand {
            Operand::Lic(lic) => self.turn(*lic, side, depth),
            _ => None,
        }
    }

    /// How often `op` fires; `None` where nothing tells.
    fn pace(&self, op: &Op, depth: usize) -> Option<Option<Rate>> {
        let first = match op.operator {
            Operator::Pickany => None,
            Operator::Repeat | Operator::RepeatWhile | Operator::Carry | Operator::Interleave => {
                let Operand::Lic(control) = op.ins[0] else { return None };
                return Some(self.condition(control).map(|(condition, _)| Rate::Round(condition)));
            }
            Operator::Count { .. } => return op.outs[1].map(|again| Some(Rate::Round(again))),
            Operator::CarryWhile => op.ins[..1].first(),
            Operator::Reduce { .. } if is_while(op) => op.ins[..1].first(),
            Operator::Reduce { .. } => [0, 2].map(|at| &op.ins[at]).into_iter().find(is_lic),
            Operator::Pick | Operator::Land | Operator::Lor | Operator::Predprop => op.ins[..1].first(),
            _ => op.ins.iter().find(is_lic),
        };
        let Some(Operand::Lic(first)) = first else { return None };
        Some(self.rate(*first, depth + 1))
    }

    /// How often output `at` of `op` is written.
    fn output(&self, op: &Op, at: usize, depth: usize) -> Option<Option<Rate>> {
        match op.operator {
            Operator::Switch | Operator::Filter => {
                let side = op.operator == Operator::Filter || at == 1;
                matches!(op.ins[0], Operand::Lic(_)).then(|| self.turn_of(&op.ins[0], side, depth))
            }
            Operator::CarryWhile => {
                matches!(op.ins[0], Operand::Lic(_)).then(|| self.turn_of(&op.ins[0], at == 0, depth))
            }
            Operator::Carry if at == 1 => {
                matches!(op.ins[0], Operand::Lic(_)).then(|| self.turn_of(&op.ins[0], false, depth))
            }
            Operator::RepeatWhile | Operator::Reduce { .. } => {
                let side = op.operator == Operator::RepeatWhile;
                matches!(op.ins[0], Operand::Lic(_)).then(|| self.turn_of(&op.ins[0], side, depth))
            }
            Operator::Count { next: false, .. } if at == 0 => {
                op.outs[1].map(|again| self.turn(again, true, depth))
            }
            Operator::Predmerge if at == 1 => op.outs[0].map(|pred| self.turn(pred, true, depth)),
            _ => self.pace(op, depth),
        }
    }

    /// The name of the rate of `lic`; none on a cycle without initial values.
    fn rate(&self, lic: LicId, depth: usize) -> Option<Rate> {
        if depth > self.graph.lics.len() {
            return None;
        }
        if self.graph.entries().any(|entry| entry == lic) {
            return Some(self.environment());
        }
        let &(op, at) = self.writers.get(&lic)?;
        if !self.graph.lic(lic).init.is_empty() {
            let by = match (&op.operator, &op.ins[..]) {
                (Operator::Pick, [Operand::Lic(select), ..]) => *select,
                _ => lic,
            };
            return self.condition(by).map(|(condition, _)| Rate::Round(condition));
        }
        self.output(op, at, depth).unwrap_or(Some(Rate::Own(lic)))
    }

    fn ask(&mut self, op: &Op) {
        let paced = |at: usize| match op.operator {
            Operator::Pick
            | Operator::Land
            | Operator::Lor
            | Operator::Predprop
            | Operator::Repeat
            | Operator::RepeatWhile
            | Operator::Interleave
            | Operator::CarryWhile => at == 0,
            Operator::Carry => at != 1,
            Operator::Reduce { .. } => at == 0 || at == 2 && !is_while(op),
            Operator::Pickany | Operator::Count { .. } => false,
            _ => true,
        };
        for (at, operand) in op.ins.iter().enumerate() {
            let &Operand::Lic(lic) = operand else { continue };
            let asked = match (&op.operator, at) {
                _ if paced(at) => self.pace(op, 0).flatten(),
                (Operator::Pick, _) => self.turn_of(&op.ins[0], at == 2, 0),
                (Operator::Predprop, _) => self.turn_of(&op.ins[0], true, 0),
                (Operator::Carry | Operator::CarryWhile, 1) => self.turn_of(&op.ins[0], false, 0),
                (Operator::Reduce { .. } | Operator::CarryWhile, 2) => self.turn_of(&op.ins[0], true, 0),
                (
                    Operator::Repeat | Operator::RepeatWhile | Operator::Interleave | Operator::Reduce { .. },
                    _,
                ) => self.turn_of(&op.ins[0], false, 0),
                (Operator::Count { .. }, _) => op.outs[1].and_then(|again| self.turn(again, false, 0)),
                (Operator::Land, _) => self.turn_of(&op.ins[at - 1], true, 0),
                (Operator::Lor, _) => self.turn_of(&op.ins[at - 1], false, 0),
                _ => None,
            };
            self.asked.extend(asked.map(|rate| (lic, rate)));
        }
        for (at, lic) in op.outs.iter().enumerate() {
            let Some(lic) = lic.filter(|lic| !self.graph.lic(*lic).init.is_empty()) else { continue };
            let written = self.output(op, at, 0).flatten();
            self.asked.extend(written.map(|rate| (lic, rate)));
        }
    }

    fn is_twisted(&self) -> bool {
        let rates: FxHashSet<Rate> = self
            .graph
            .lics
            .iter()
            .enumerate()
            .filter_map(|(at, _)| self.rate(LicId(at as u32), 0))
            .chain(self.asked.iter().map(|asked| asked.1))
            .collect();
        let mut above: FxHashMap<Rate, FxHashSet<Rate>> = FxHashMap::default();
        for &rate in &rates {
            let Rate::Part(condition, bit) = rate else { continue };
            if self.united.contains_key(&rate) && self.find(rate) == self.find(Rate::Part(condition, !bit)) {
                return true;
            }
            if self.constant(condition).is_none()
                && let Some(whole) = self.rate(condition, 0)
            {
                above.entry(self.find(rate)).or_default().insert(self.find(whole));
            }
        }
        // Whatever has nothing above it is left out until nothing changes; what remains goes round.
        loop {
            let open: FxHashSet<Rate> = above.keys().copied().collect();
            let before = above.len();
            above.retain(|_, wholes| wholes.iter().any(|whole| open.contains(whole)));
            if above.len() == before {
                return before > 0;
            }
        }
    }
}
