//! The tokens of a graph, and what each operator needs, takes and gives.

use super::report::{self, End, Leftover, Wait};
use crate::netlist::{ENVIRONMENT, In, Netlist, Rule, Unit};
use dfquery_graph::{
    bits::Bits,
    semantics::{Kind, Semantics},
};
use std::{collections::VecDeque, ops::Range};

/// The values that a firing writes, output by output.
pub(super) type Written = [Option<Bits>; 2];

/// The queues of all readers.
pub(super) struct Tokens<'c> {
    netlist: &'c Netlist<'c>,
    queues: Vec<VecDeque<Bits>>,
    /// Capacity of each LIC in values.
    depths: Vec<usize>,
    /// Number of values in transit to each LIC, for which room is reserved.
    reserved: Vec<usize>,
    /// Number of full queues of each LIC, values in transit included.
    full: Vec<u32>,
    /// The state of each operator between two firings.
    state: Vec<State>,
    /// The contents of queues at rest: initial values, except those that switches drop by themselves.
    rest: Vec<VecDeque<Bits>>,
    /// The values of held parameters, by LIC.
    held: Vec<Option<Bits>>,
    /// Operators that may have become ready since this was last emptied.
    pub touched: Vec<u32>,
    /// Queues that gave a token since this was last emptied.
    pub taken: Vec<u32>,
}

impl<'c> Tokens<'c> {
    pub fn new(netlist: &'c Netlist<'c>, bounded: bool) -> Self {
        let lics = &netlist.graph.lics;
        let depth = |depth: u32| if bounded { depth as usize } else { usize::MAX };
        let mut tokens = Tokens {
            netlist,
            queues: vec![VecDeque::new(); netlist.queues.len()],
            depths: lics.iter().map(|lic| depth(lic.depth)).collect(),
            reserved: vec![0; lics.len()],
            full: vec![0; lics.len()],
            state: vec![State::Idle; netlist.units.len()],
            rest: Vec::new(),
            held: vec![None; netlist.channels.len()],
            touched: Vec::new(),
            taken: Vec::new(),
        };
        for (lic, channel) in (0..).zip(lics) {
            channel.init.iter().for_each(|value| tokens.push(lic, value.clone()));
        }
        netlist.units.iter().for_each(|unit| tokens.drop_initial(unit));
        tokens.taken.clear();
        tokens.rest.clone_from(&tokens.queues);
        tokens
    }

    /// Drops what `unit` drops before anything is asked: a switch whose initial selects write nothing.
    fn drop_initial(&mut self, unit: &Unit) {
        let (Rule::Switch, [In::Queue(select), In::Queue(value)]) = (&unit.rule, &*unit.ins) else { return };
        let selects = &self.queues[*select as usize];
        if selects.iter().all(|bit| unit.outs[usize::from(bit.is_true())].is_none()) {
            for _ in 0..selects.len().min(self.queues[*value as usize].len()) {
                self.pop(*select);
                self.pop(*value);
            }
        }
    }

    /// Lets operators hold `value` for the parameter `lic` from now on, and look again whether they are ready.
    pub fn hold(&mut self, lic: u32, value: Bits) {
        self.held[lic as usize] = Some(value);
        let reads = |unit: &Unit| unit.ins.iter().any(|input| matches!(input, In::Held(own) if *own == lic));
        let readers = (0..).zip(&self.netlist.units).filter(|(_, unit)| reads(unit)).map(|(at, _)| at);
        self.touched.extend(readers);
    }

    /// Gives a value to every reader of `lic`.
    pub fn push(&mut self, lic: u32, value: Bits) {
        self.reserve(lic);
        self.deliver(lic, value);
    }

    /// Takes room for a value in `lic`, which [`Tokens::deliver`] will give to the readers.
    pub fn reserve(&mut self, lic: u32) {
        let at = lic as usize;
        self.reserved[at] += 1;
        let queues = &self.queues[as_range(&self.netlist.channels[at].queues)];
        let is_full = |tokens: &&VecDeque<Bits>| tokens.len() + self.reserved[at] == self.depths[at];
        self.full[at] += queues.iter().filter(is_full).count() as u32;
    }

    /// Gives a value that has room to every reader of `lic`.
    pub fn deliver(&mut self, lic: u32, value: Bits) {
        self.reserved[lic as usize] -= 1;
        let mut queues = self.netlist.channels[lic as usize].queues.clone();
        let last = queues.next_back();
        queues.for_each(|queue| self.push_one(queue, value.clone()));
        if let Some(queue) = last {
            self.push_one(queue, value);
        }
    }

    fn push_one(&mut self, queue: u32, value: Bits) {
        let tokens = &mut self.queues[queue as usize];
        tokens.push_back(value);
        if tokens.len() == 1 {
            self.touch(self.netlist.queues[queue as usize].reader);
        }
    }

    fn touch(&mut self, unit: u32) {
        if unit != ENVIRONMENT {
            self.touched.push(unit);
        }
    }

    fn take(&mut self, input: &In) -> Bits {
        match input {
            In::Fixed(bits) => bits.clone(),
            In::Queue(queue) => self.pop(*queue).expect("a ready operator's inputs are present"),
            In::Held(lic) => self.held[*lic as usize].clone().expect("a ready operator's inputs are present"),
            In::Never => unreachable!("an operator that takes it is never ready"),
        }
    }

    /// Takes the front of `queue`, if there is anything.
    pub fn pop(&mut self, queue: u32) -> Option<Bits> {
        let lic = self.netlist.queues[queue as usize].lic;
        let tokens = &mut self.queues[queue as usize];
        let was_full = tokens.len() + self.reserved[lic as usize] == self.depths[lic as usize];
        let value = tokens.pop_front()?;
        self.taken.push(queue);
        self.full[lic as usize] -= was_full as u32;
        if was_full && self.full[lic as usize] == 0 {
            self.touch(self.netlist.channels[lic as usize].producer);
        }
        Some(value)
    }

    fn peek<'s>(&'s self, input: &'s In) -> Option<&'s Bits> {
        match input {
            In::Fixed(bits) => Some(bits),
            In::Queue(queue) => self.queues[*queue as usize].front(),
            In::Held(lic) => self.held[*lic as usize].as_ref(),
            In::Never => None,
        }
    }

    fn has(&self, input: &In) -> bool {
        self.peek(input).is_some()
    }

    /// The bit at the front of an input.
    fn test(&self, input: &In) -> Option<bool> {
        self.peek(input).map(Bits::is_true)
    }

    /// Returns true if every reader of the LIC `out` has room for another value; what is discarded always has.
    pub fn has_room(&self, out: Option<u32>) -> bool {
        out.is_none_or(|lic| self.full[lic as usize] == 0)
    }

    /// Returns true if the environment is given something in `queue`.
    pub fn is_there(&self, queue: u32) -> bool {
        !self.queues[queue as usize].is_empty()
    }

    fn unit(&self, unit: u32) -> &'c Unit {
        &self.netlist.units[unit as usize]
    }

    /// Returns true if the inputs that `unit` needs are present and the outputs that it will write have room.
    pub fn is_ready(&self, unit: u32) -> bool {
        self.missing(unit).is_none()
    }

    /// The input or output that `unit` waits for, if any.
    fn missing(&self, unit: u32) -> Option<Missing> {
        let Unit { rule, ins, outs } = self.unit(unit);
        match rule {
            Rule::Pick => match self.test(&ins[0]) {
                None => Some(Missing::Input(0)),
                Some(second) => self.needs(ins, &[1 + second as usize]).or_else(|| self.needs_room(outs)),
            },
            Rule::Switch => match self.test(&ins[0]) {
                None => Some(Missing::Input(0)),
                Some(second) => {
                    let out = second as usize;
                    self.needs(ins, &[1]).or_else(|| self.needs_room(&outs[out..=out]))
                }
            },
            Rule::Filter => match self.test(&ins[0]) {
                None => Some(Missing::Input(0)),
                Some(true) => self.needs(ins, &[1]).or_else(|| self.needs_room(outs)),
                Some(false) => self.needs(ins, &[1]),
            },
            Rule::Shortcut(stop) => self.needs_shortcut(ins, *stop).or_else(|| self.needs_room(outs)),
            Rule::Predprop => match self.test(&ins[0]) {
                None => Some(Missing::Input(0)),
                Some(true) => self.needs(ins, &[1]).or_else(|| self.needs_room(outs)),
                Some(false) => self.needs_room(outs),
            },
            Rule::Predmerge => match (self.test(&ins[0]), self.test(&ins[1])) {
                (None, _) => Some(Missing::Input(0)),
                (_, None) => Some(Missing::Input(1)),
                (Some(false), Some(false)) => self.needs_room(&outs[..1]),
                _ => self.needs_room(outs),
            },
            Rule::Repeat { begins } => self.needs_repeat(unit, *begins),
            Rule::Carry { begins } => self.needs_carry(unit, *begins),
            Rule::Count { compare, next } => self.needs_count(unit, compare, *next),
            Rule::Reduce { is_while, .. } => self.needs_reduce(unit, *is_while),
            Rule::Interleave { entries } => self.needs_interleave(unit, *entries),
            Rule::Pickany if self.has(&ins[0]) || self.has(&ins[1]) => self.needs_room(outs),
            Rule::Pickany => Some(Missing::Input(0)),
            Rule::Not | Rule::Mov | Rule::Gate | Rule::All | Rule::Act { .. } => {
                let input = ins.iter().position(|input| !self.has(input)).map(Missing::Input);
                input.or_else(|| self.needs_room(outs))
            }
        }
    }

    fn is_idle(&self, unit: u32) -> bool {
        self.state[unit as usize] == State::Idle
    }

    fn needs_repeat(&self, unit: u32, begins: bool) -> Option<Missing> {
        let Unit { ins, outs, .. } = self.unit(unit);
        match (self.is_idle(unit), begins) {
            (true, true) => self.needs(ins, &[1]).or_else(|| self.needs_room(outs)),
            (idle, _) => {
                self.needs(ins, if idle { &[0, 1] } else { &[0] }).or_else(|| match self.test(&ins[0]) {
                    Some(true) => self.needs_room(outs),
                    _ => None,
                })
            }
        }
    }

    fn needs_carry(&self, unit: u32, begins: bool) -> Option<Missing> {
        let Unit { ins, outs, .. } = self.unit(unit);
        if self.is_idle(unit) && begins {
            return self.needs(ins, &[1]).or_else(|| self.needs_room(&outs[..1]));
        }
        let Some(again) = self.test(&ins[0]) else { return Some(Missing::Input(0)) };
        let out = usize::from(!again);
        let value = if self.is_idle(unit) { 1 } else { 2 };
        self.needs(ins, &[value]).or_else(|| self.needs_room(&outs[out..=out]))
    }

    fn needs_reduce(&self, unit: u32, is_while: bool) -> Option<Missing> {
        let Unit { ins, outs, .. } = self.unit(unit);
        let Some(again) = self.test(&ins[0]) else { return Some(Missing::Input(0)) };
        let first = if self.is_idle(unit) { self.needs(ins, &[1]) } else { None };
        let value = if again || !is_while { self.needs(ins, &[2]) } else { None };
        first.or(value).or_else(|| if again { None } else { self.needs_room(outs) })
    }

    fn needs_interleave(&self, unit: u32, entries: u32) -> Option<Missing> {
        let Unit { ins, outs, .. } = self.unit(unit);
        if self.runs(unit).lets_enter(entries) {
            return self.needs(ins, &[1]).or_else(|| self.needs_room(outs));
        }
        match self.test(&ins[0]) {
            None => Some(Missing::Input(0)),
            Some(true) => self.needs_room(outs),
            Some(false) => None,
        }
    }

    /// The runs of a loop that `unit`, an `interleave`, lets go round now.
    fn runs(&self, unit: u32) -> Runs {
        match self.state[unit as usize] {
            State::Interleaving(runs) => runs,
            _ => Runs::default(),
        }
    }

    fn needs_count(&self, unit: u32, compare: &Semantics, next: bool) -> Option<Missing> {
        let Unit { ins, outs, .. } = self.unit(unit);
        if self.is_idle(unit)
            && let Some(missing) = self.needs(ins, &[0, 1, 2])
        {
            return Some(missing);
        }
        let [value, again] = self.counted(unit, compare, next).1;
        let written = outs.iter().zip([value, again]).filter(|(_, value)| value.is_some());
        written.filter_map(|(out, _)| *out).find(|&lic| !self.has_room(Some(lic))).map(Missing::Room)
    }

    /// The state of a counter after it fires now, and the values that it writes; its inputs are there.
    fn counted(&self, unit: u32, compare: &Semantics, next: bool) -> (State, Written) {
        let ins = &self.unit(unit).ins;
        let peek = |at: usize| self.peek(&ins[at]).expect("a counter begins with all inputs").clone();
        let [value, step, bound] = match &self.state[unit as usize] {
            State::Counting(values) => (**values).clone(),
            _ => [0, 1, 2].map(peek),
        };
        let following = value.plus(&step);
        let tested = if next { following.clone() } else { value.clone() };
        let again = compare.compute(&[tested, bound.clone()]);
        let again = matches!(again, Some(Ok(bit)) if bit.is_true());
        let written = [(next || again).then_some(value), Some(Bits::one_bit(again))];
        let state = if again { State::Counting(Box::new([following, step, bound])) } else { State::Idle };
        (state, written)
    }

    fn needs(&self, ins: &[In], at: &[usize]) -> Option<Missing> {
        at.iter().find(|&&at| !self.has(&ins[at])).map(|&at| Missing::Input(at))
    }

    fn needs_room(&self, outs: &[Option<u32>]) -> Option<Missing> {
        outs.iter().flatten().find(|&&lic| !self.has_room(Some(lic))).map(|&lic| Missing::Room(lic))
    }

    /// The operands up to the first that decides must be present.
    fn needs_shortcut(&self, ins: &[In], stop: bool) -> Option<Missing> {
        for (at, input) in ins.iter().enumerate() {
            match self.test(input) {
                None => return Some(Missing::Input(at)),
                Some(bit) if bit == stop => return None,
                Some(_) => {}
            }
        }
        None
    }

    /// Takes the operands of a meaning; none if `unit` steers tokens.
    ///
    /// Order tokens and triggers are taken and left out.
    pub fn act(&mut self, unit: u32, operands: &mut Vec<Bits>) -> Option<(&'c Semantics, bool)> {
        let Unit { rule: Rule::Act { semantics, ordered }, ins, .. } = self.unit(unit) else { return None };
        operands.clear();
        for input in ins {
            let value = self.take(input);
            operands.push(value);
        }
        if *ordered {
            operands.pop();
        }
        if matches!(semantics.kind, Kind::Source | Kind::Constant) {
            operands.clear();
        }
        Some((semantics, *ordered))
    }

    /// Fires an operator that moves or combines tokens.
    pub fn steer(&mut self, unit: u32) -> Written {
        let Unit { rule, ins, .. } = self.unit(unit);
        match rule {
            Rule::Pick => {
                let second = self.take(&ins[0]).is_true();
                [Some(self.take(&ins[1 + second as usize])), None]
            }
            Rule::Switch => {
                let (second, value) = (self.take(&ins[0]).is_true(), self.take(&ins[1]));
                if second { [None, Some(value)] } else { [Some(value), None] }
            }
            Rule::Filter => {
                let (pass, value) = (self.take(&ins[0]).is_true(), self.take(&ins[1]));
                [pass.then_some(value), None]
            }
            Rule::Shortcut(stop) => {
                let stopped = ins.iter().any(|input| self.take(input).is_true() == *stop);
                [Some(Bits::one_bit(stopped == *stop)), None]
            }
            Rule::Not => [Some(self.take(&ins[0]).not()), None],
            Rule::Mov => [Some(self.take(&ins[0])), None],
            Rule::Gate => {
                self.take(&ins[0]);
                [Some(self.take(&ins[1])), None]
            }
            Rule::Predprop => self.propagate(ins),
            Rule::Predmerge => {
                let [first, second] = [0, 1].map(|at| self.take(&ins[at]).is_true());
                let index = (first || second).then(|| Bits::one_bit(second));
                [Some(Bits::one_bit(first || second)), index]
            }
            Rule::Repeat { begins } => self.repeat(unit, ins, *begins),
            Rule::Carry { begins } => self.carry(unit, ins, *begins),
            Rule::Interleave { entries } => self.interleave(unit, ins, *entries),
            Rule::Count { compare, next } => {
                let (state, written) = self.counted(unit, compare, *next);
                if self.is_idle(unit) {
                    ins.iter().for_each(|input| drop(self.take(input)));
                }
                self.state[unit as usize] = state;
                written
            }
            Rule::Reduce { combine, is_while } => self.reduce(unit, ins, combine.as_deref(), *is_while),
            Rule::Pickany => {
                let second = !self.has(&ins[0]);
                [Some(self.take(&ins[second as usize])), Some(Bits::one_bit(second))]
            }
            Rule::All => {
                ins.iter().for_each(|input| drop(self.take(input)));
                [Some(Bits::zero(0)), None]
            }
            Rule::Act { .. } => unreachable!("actions are performed by the process"),
        }
    }

    fn propagate(&mut self, ins: &[In]) -> Written {
        let executed = self.take(&ins[0]).is_true();
        let condition = executed && self.take(&ins[1]).is_true();
        [Some(Bits::one_bit(executed && !condition)), Some(Bits::one_bit(condition))]
    }

    fn repeat(&mut self, unit: u32, ins: &[In], begins: bool) -> Written {
        let value = match std::mem::replace(&mut self.state[unit as usize], State::Idle) {
            State::Holding(value) => value,
            _ => {
                let value = self.take(&ins[1]);
                if begins {
                    self.state[unit as usize] = State::Holding(value.clone());
                    return [Some(value), None];
                }
                value
            }
        };
        if !self.take(&ins[0]).is_true() {
            return [None, None];
        }
        self.state[unit as usize] = State::Holding(value.clone());
        [Some(value), None]
    }

    fn carry(&mut self, unit: u32, ins: &[In], begins: bool) -> Written {
        let is_idle = self.is_idle(unit);
        let again = is_idle && begins || self.take(&ins[0]).is_true();
        let value = Some(self.take(&ins[if is_idle { 1 } else { 2 }]));
        self.state[unit as usize] = if again { State::Carrying } else { State::Idle };
        if again { [value, None] } else { [None, value] }
    }

    fn interleave(&mut self, unit: u32, ins: &[In], entries: u32) -> Written {
        let mut runs = self.runs(unit);
        let written = if runs.lets_enter(entries) {
            runs.number += 1;
            runs.closed = !self.take(&ins[1]).is_true();
            Some(false)
        } else if self.take(&ins[0]).is_true() {
            Some(true)
        } else {
            runs.number -= 1;
            runs.closed &= runs.number > 0;
            None
        };
        self.state[unit as usize] =
            if runs == Runs::default() { State::Idle } else { State::Interleaving(runs) };
        [written.map(Bits::one_bit), None]
    }

    fn reduce(&mut self, unit: u32, ins: &[In], combine: Option<&Semantics>, is_while: bool) -> Written {
        let sum = match std::mem::replace(&mut self.state[unit as usize], State::Idle) {
            State::Holding(sum) => sum,
            _ => self.take(&ins[1]),
        };
        let again = self.take(&ins[0]).is_true();
        let value = (again || !is_while).then(|| self.take(&ins[2]));
        let combined = combine.zip(value).and_then(|(combine, value)| combine.compute(&[sum.clone(), value]));
        let sum = match combined {
            Some(Ok(combined)) => combined,
            _ => sum,
        };
        if again {
            self.state[unit as usize] = State::Holding(sum);
            return [None, None];
        }
        [Some(sum), None]
    }

    /// Returns true if the results stand, or the last order token where there are none.
    pub fn is_answered(&self) -> bool {
        let Netlist { results, order_out, .. } = self.netlist;
        let awaited = if results.is_empty() { order_out.as_slice() } else { results };
        !awaited.is_empty() && awaited.iter().all(|&queue| self.is_there(queue))
    }

    /// Takes the results and the last order token, and compares what is left with what was there before anything was asked.
    pub fn end(&mut self) -> Result<Vec<Bits>, End> {
        if self.netlist.answers().any(|queue| !self.is_there(queue)) {
            return Err(self.deadlock());
        }
        let results = self.netlist.results.iter().filter_map(|&queue| self.pop(queue)).collect();
        self.netlist.order_out.and_then(|queue| self.pop(queue));
        self.clean()?;
        Ok(results)
    }

    /// The end of a graph in which nothing can fire any more.
    pub fn deadlock(&self) -> End {
        End::Deadlock(self.waits())
    }

    /// Compares what is left with what was there before anything was asked.
    pub fn clean(&self) -> Result<(), End> {
        let leftovers = self.leftovers();
        if leftovers.is_empty() { Ok(()) } else { Err(End::Unclean(leftovers)) }
    }

    /// The operators that have got something in this invocation, and what each waits for; if there is none, those
    /// that hold initial values.
    fn waits(&self) -> Vec<Wait> {
        let moved = |queue: u32| self.queues[queue as usize] != self.rest[queue as usize];
        let waits = self.waits_where(|queue| !self.queues[queue as usize].is_empty() && moved(queue));
        if waits.is_empty() {
            self.waits_where(|queue| !self.queues[queue as usize].is_empty())
        } else {
            waits
        }
    }

    /// The operators with an input that is `present`, and what each waits for.
    fn waits_where(&self, present: impl Fn(u32) -> bool) -> Vec<Wait> {
        let graph = self.netlist.graph;
        let units = (0..).zip(&self.netlist.units).filter(|(_, unit)| has_input(unit, &present));
        let wait = |(at, _): (u32, _)| {
            let missing = self.missing(at)?;
            let (lic, room) = match missing {
                Missing::Room(lic) => (lic, true),
                Missing::Input(input) => (report::input_lic(graph, at, input)?, false),
            };
            Some(Wait {
                operator: report::label(graph, at),
                lic: graph.lics[lic as usize].name.to_string(),
                room,
            })
        };
        units.filter_map(wait).collect()
    }

    /// The queues that do not hold exactly what they did before anything was asked, and the operators that hold something.
    fn leftovers(&self) -> Vec<Leftover> {
        let graph = self.netlist.graph;
        let reader = |unit| match unit {
            ENVIRONMENT => "the environment".to_owned(),
            unit => report::label(graph, unit),
        };
        let queues = self.netlist.queues.iter().zip(&self.queues).zip(&self.rest);
        let queues = queues.filter(|((_, tokens), rest)| tokens != rest).map(|((queue, tokens), _)| {
            let place = graph.lics[queue.lic as usize].name.to_string();
            Leftover { place, reader: reader(queue.reader), found: tokens.iter().cloned().collect() }
        });
        let held = (0..).zip(&self.state).filter_map(|(unit, state)| {
            let found = state.values()?;
            Some(Leftover { place: report::place(graph, unit), reader: report::label(graph, unit), found })
        });
        queues.chain(held).collect()
    }
}

/// The same numbers, as indices.
fn as_range(range: &Range<u32>) -> Range<usize> {
    range.start as usize..range.end as usize
}

/// The state of an operator between two firings.
#[derive(Clone, PartialEq, Eq)]
enum State {
    /// Nothing.
    Idle,
    /// Nothing, but it waits for the next value of a loop that has begun.
    Carrying,
    /// The value of a `repeat`, or the sum of a `reduce` so far.
    Holding(Bits),
    /// The next value of a `count`, its step and its bound.
    Counting(Box<[Bits; 3]>),
    /// The runs of a loop that an `interleave` has let enter.
    Interleaving(Runs),
}

/// The runs of a loop that go round together.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Runs {
    number: u32,
    /// True if none enters any more before all have ended.
    closed: bool,
}

impl Runs {
    fn lets_enter(self, entries: u32) -> bool {
        !self.closed && self.number < entries
    }
}

impl State {
    fn values(&self) -> Option<Vec<Bits>> {
        match self {
            State::Idle => None,
            State::Carrying => Some(Vec::new()),
            State::Holding(value) => Some(vec![value.clone()]),
            State::Counting(values) => Some(values.to_vec()),
            State::Interleaving(runs) => Some(vec![Bits::new(32, runs.number.into())]),
        }
    }
}

/// The condition that an operator waits for.
enum Missing {
    /// A value at the input with this number.
    Input(usize),
    /// Room in this LIC.
    Room(u32),
}

/// Returns true if an input of `unit` is `present`.
fn has_input(unit: &Unit, present: impl Fn(u32) -> bool) -> bool {
    unit.ins.iter().any(|input| matches!(input, In::Queue(queue) if present(*queue)))
}
