//! A machine that runs graphs, one firing at a time, as docs/formats.md says under "Dataflow graphs".
//!
//! The environment is a reader and a writer like the operators: it gives parameters and takes answers when it is its turn.

use super::{
    firing::{self, Effect, Held, Inputs, Memory, Step},
    graph::{Graph, Input, Kind, Lic},
};
use std::collections::{HashMap, VecDeque};

/// Firings of one machine, and turns of the environment.
const FIRINGS: u64 = 2_000_000;

/// Which of those that can fire is next.
#[derive(Clone, Copy, Debug)]
pub enum Order {
    Random(u64),
    /// The one that can fire for the shortest time.
    Newest,
    /// The one that can fire for the longest time.
    Oldest,
}

/// The number after `state` in a random sequence; its upper bits are the better ones.
fn mix(state: u64) -> u64 {
    state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407)
}

/// How a machine runs.
#[derive(Clone, Copy, Debug)]
pub struct Schedule {
    pub order: Order,
    /// Whether a LIC holds no more than its depth.
    pub is_bounded: bool,
}

/// The values that wait for one reader of a LIC.
struct Reader {
    lic: usize,
    /// The operator, or the environment after them.
    by: usize,
    waiting: VecDeque<u128>,
}

/// The environment of a run.
#[derive(Default)]
struct Environment {
    invocations: Vec<Vec<u128>>,
    /// The values that each parameter got, `order_in` last.
    given: Vec<usize>,
    /// The values of each result, those of `order_out` last.
    answers: Vec<Vec<u128>>,
    /// Invocations that have been answered.
    answered: usize,
    /// Invocations at a time.
    window: usize,
}

/// What a run has led to.
pub struct Answers<'m> {
    /// The results of each invocation.
    pub results: Vec<Vec<u128>>,
    /// Memory when each had been answered.
    pub memories: Vec<Memory<'m>>,
}

/// One function that runs.
pub struct Machine<'g> {
    program: &'g [Graph],
    graph: &'g Graph,
    schedule: Schedule,
    readers: Vec<Reader>,
    /// The readers of each LIC.
    of_lic: Vec<Vec<usize>>,
    /// The readers of each input of each operator; those of no LIC have any number.
    inputs: Vec<Vec<usize>>,
    /// Who writes each LIC, as `by` of a reader.
    producers: Vec<usize>,
    held: Vec<Held>,
    /// How many values each LIC got.
    pub counts: Vec<u64>,
    environment: Environment,
    /// The LICs of parameters, `order_in` last, and those of results, `order_out` last.
    given: Vec<usize>,
    asked: Vec<usize>,
    has_effects: bool,
    /// Turns that could be next, in the order in which they became possible.
    ready: VecDeque<usize>,
    is_ready: Vec<bool>,
    random: u64,
    steps: u64,
}

impl Inputs for Machine<'_> {
    fn graph(&self) -> &Graph {
        self.graph
    }

    fn waiting_at(&self, op: usize, at: usize) -> Option<(usize, u128)> {
        let reader = self.inputs[op][at];
        Some((reader, *self.readers[reader].waiting.front()?))
    }

    fn held_by(&self, op: usize) -> &Held {
        &self.held[op]
    }

    fn held_value(&self, lic: usize) -> u128 {
        let last = self.environment.invocations.len().saturating_sub(1);
        let turn = self.environment.answered.min(last);
        let at = self.given.iter().position(|&given| given == lic);
        let values = self.environment.invocations.get(turn);
        at.zip(values).map_or(0, |(at, values)| values[at])
    }
}

impl<'g> Machine<'g> {
    /// The function `at` of a program, with its initial values.
    pub fn new(program: &'g [Graph], at: usize, schedule: Schedule) -> Machine<'g> {
        let graph = &program[at];
        let given: Vec<usize> = graph.params.iter().copied().chain([graph.order_in]).collect();
        let asked: Vec<usize> = graph.results.iter().copied().chain(graph.order_out).collect();
        let turns = graph.ops.len() + given.len() + asked.len();
        let mut machine = Machine {
            program,
            graph,
            schedule,
            readers: Vec::new(),
            of_lic: vec![Vec::new(); graph.lics.len()],
            inputs: Vec::new(),
            producers: vec![0; graph.lics.len()],
            held: vec![Held::default(); graph.ops.len()],
            counts: vec![0; graph.lics.len()],
            environment: Environment::default(),
            given,
            asked,
            has_effects: graph.ops.iter().any(|op| matches!(op.kind, Kind::Store { .. } | Kind::Call { .. })),
            ready: VecDeque::new(),
            is_ready: vec![false; turns],
            random: if let Order::Random(seed) = schedule.order { mix(seed) } else { 0 },
            steps: 0,
        };
        machine.connect();
        machine
    }

    fn connect(&mut self) {
        let graph = self.graph;
        for (at, op) in graph.ops.iter().enumerate() {
            let mut reader =
                |input: &Input| if let Input::Lic(lic) = input { self.reader(*lic, at) } else { 0 };
            let inputs = op.ins.iter().map(&mut reader).collect();
            self.inputs.push(inputs);
            op.outs.iter().flatten().for_each(|&lic| self.producers[lic] = at);
        }
        for at in 0..self.given.len() {
            self.producers[self.given[at]] = graph.ops.len() + at;
        }
        for at in 0..self.asked.len() {
            self.reader(self.asked[at], graph.ops.len() + self.given.len() + at);
        }
    }

    /// The reader of `lic` that is `by`, which may be a new one.
    fn reader(&mut self, lic: usize, by: usize) -> usize {
        let known = self.of_lic[lic].iter().find(|&&reader| self.readers[reader].by == by);
        if let Some(&reader) = known {
            return reader;
        }
        let waiting = self.graph.lics[lic].init.iter().copied().collect();
        self.readers.push(Reader { lic, by, waiting });
        self.of_lic[lic].push(self.readers.len() - 1);
        self.readers.len() - 1
    }

    fn has_room(&self, lic: usize) -> bool {
        let depth = if self.schedule.is_bounded { self.graph.lics[lic].depth } else { usize::MAX };
        self.of_lic[lic].iter().all(|&reader| self.readers[reader].waiting.len() < depth)
    }

    /// The step of the operator `op`, if it can fire.
    fn firing(&self, op: usize, memory: &Memory) -> Option<Step> {
        let step = firing::step(self, op, memory)?;
        step.written.iter().all(|&(lic, _)| self.has_room(lic)).then_some(step)
    }

    /// The step in which the environment gives the parameter `at`, if it can.
    fn gift(&self, at: usize) -> Option<Step> {
        let Environment { invocations, given, answered, window, .. } = &self.environment;
        let waits = self.has_effects && at + 1 == self.given.len();
        let open = (answered + if waits { 1 } else { *window }).min(invocations.len());
        let (turn, lic) = (given[at], self.given[at]);
        let value = *invocations[..open].get(turn)?.get(at).unwrap_or(&0);
        let written = if self.graph.lics[lic].is_held { Vec::new() } else { vec![(lic, value)] };
        let is_possible = written.iter().all(|&(lic, _)| self.has_room(lic));
        is_possible.then_some(Step { written, ..Step::default() })
    }

    /// The step in which the environment takes the answer `at`, if there is one.
    fn answer(&self, at: usize) -> Option<(Step, u128)> {
        let by = self.graph.ops.len() + self.given.len() + at;
        let reader = self.of_lic[self.asked[at]].iter().find(|&&reader| self.readers[reader].by == by)?;
        let value = *self.readers[*reader].waiting.front()?;
        Some((Step { taken: vec![*reader], ..Step::default() }, value))
    }

    fn is_possible(&self, turn: usize, memory: &Memory) -> bool {
        let (ops, given) = (self.graph.ops.len(), self.given.len());
        match turn {
            op if op < ops => self.firing(op, memory).is_some(),
            turn if turn < ops + given => self.gift(turn - ops).is_some(),
            turn => self.answer(turn - ops - given).is_some(),
        }
    }

    /// Notes that `turn` may have become possible.
    fn note(&mut self, turn: usize, memory: &Memory) {
        if !self.is_ready[turn] && self.is_possible(turn, memory) {
            self.is_ready[turn] = true;
            self.ready.push_back(turn);
        }
    }

    fn next(&mut self) -> Option<usize> {
        let last = self.ready.len().checked_sub(1)?;
        match self.schedule.order {
            Order::Newest => self.ready.pop_back(),
            Order::Oldest => self.ready.pop_front(),
            Order::Random(_) => {
                self.random = mix(self.random);
                self.ready.swap(last, (self.random >> 33) as usize % (last + 1));
                self.ready.pop_back()
            }
        }
    }

    /// Runs `invocations` until nothing can happen, at most `window` of them at a time.
    ///
    /// # Errors
    ///
    /// That they have not all been answered, or too often, or that the run has not ended.
    pub fn run<'m>(
        &mut self,
        invocations: &[Vec<u128>],
        window: usize,
        memory: &mut Memory<'m>,
    ) -> Result<Answers<'m>, String> {
        self.environment = Environment {
            invocations: invocations.to_vec(),
            given: vec![0; self.given.len()],
            answers: vec![Vec::new(); self.asked.len()],
            answered: 0,
            window,
        };
        let mut memories = Vec::new();
        self.ready.clear();
        self.is_ready.fill(false);
        (0..self.is_ready.len()).for_each(|turn| self.note(turn, memory));
        while let Some(turn) = self.next() {
            self.is_ready[turn] = false;
            self.steps += 1;
            if self.steps > FIRINGS {
                return Err(format!("{} runs on; {}", self.graph.name, self.waiting()));
            }
            self.turn(turn, memory)?;
            if self.environment.answered > memories.len() {
                memories.resize(self.environment.answered, memory.clone());
            }
        }
        self.conclude(memories)
    }

    fn conclude<'m>(&self, memories: Vec<Memory<'m>>) -> Result<Answers<'m>, String> {
        let environment = &self.environment;
        let all = environment.invocations.len();
        let counts = environment.given.iter().copied().chain(environment.answers.iter().map(Vec::len));
        let is_complete = counts.clone().all(|count| count == all) && memories.len() == all;
        if !is_complete {
            let counts: Vec<usize> = counts.collect();
            return Err(format!("{counts:?} values in and out for {all} invocations; {}", self.waiting()));
        }
        let results = &environment.answers[..self.graph.results.len()];
        let of_turn = |turn: usize| results.iter().map(|values| values[turn]).collect();
        Ok(Answers { results: (0..all).map(of_turn).collect(), memories })
    }

    /// Takes one turn: of an operator or of the environment.
    fn turn(&mut self, turn: usize, memory: &mut Memory) -> Result<(), String> {
        let (ops, given) = (self.graph.ops.len(), self.given.len());
        let step = if turn < ops {
            let Some(step) = self.firing(turn, memory) else { return Ok(()) };
            self.held[turn] = step.held.clone();
            step
        } else if turn < ops + given {
            let Some(step) = self.gift(turn - ops) else { return Ok(()) };
            self.environment.given[turn - ops] += 1;
            step
        } else {
            let Some((step, value)) = self.answer(turn - ops - given) else { return Ok(()) };
            self.environment.answers[turn - ops - given].push(value);
            step
        };
        if step.is_trap {
            return Err(format!("{} is not defined", self.graph.ops[turn].name));
        }
        self.apply(turn, step, memory)
    }

    fn apply(&mut self, turn: usize, mut step: Step, memory: &mut Memory) -> Result<(), String> {
        match step.effect {
            Effect::Nothing => {}
            Effect::Store { address, bytes, value } => memory.store(address, bytes, value),
            Effect::Call { ref callee, ref arguments } => {
                let results = self.call(callee, arguments, memory)?;
                if let (Some(&result), [Some(value), _]) = (results.first(), &self.graph.ops[turn].outs[..]) {
                    let written = step.written.iter_mut().filter(|(lic, _)| lic == value);
                    written.for_each(|(_, written)| *written = result);
                }
            }
        }
        for &reader in &step.taken {
            self.readers[reader].waiting.pop_front();
        }
        for &(lic, value) in &step.written {
            self.counts[lic] += 1;
            self.of_lic[lic].iter().for_each(|&reader| self.readers[reader].waiting.push_back(value));
        }
        self.follow(turn, &step, memory);
        Ok(())
    }

    /// Notes what has become possible by a step.
    fn follow(&mut self, turn: usize, step: &Step, memory: &Memory) {
        self.note(turn, memory);
        for &reader in &step.taken {
            self.note(self.producers[self.readers[reader].lic], memory);
        }
        for &(lic, _) in &step.written {
            for at in 0..self.of_lic[lic].len() {
                self.note(self.readers[self.of_lic[lic][at]].by, memory);
            }
        }
        let answered = self.environment.answers.iter().map(Vec::len).min().unwrap_or(0);
        if answered > self.environment.answered {
            self.environment.answered = answered;
            (0..self.given.len()).for_each(|at| self.note(self.graph.ops.len() + at, memory));
        }
    }

    /// Calls a function of the program, which runs from its first to its last step in this one.
    fn call(&self, callee: &str, arguments: &[u128], memory: &mut Memory) -> Result<Vec<u128>, String> {
        let name = callee.trim_start_matches('@');
        let at = self.program.iter().position(|graph| graph.name == name);
        let at = at.ok_or_else(|| format!("a call of {callee}, which is not there"))?;
        let mut machine = Machine::new(self.program, at, self.schedule);
        let before = machine.state();
        let mut answers = machine.run(&[arguments.to_vec()], 1, memory)?;
        machine.is_as(&before)?;
        Ok(answers.results.remove(0))
    }

    /// The values that wait for each reader.
    pub fn state(&self) -> State {
        State { waiting: self.readers.iter().map(|reader| reader.waiting.clone()).collect() }
    }

    /// Compares with `before`, an earlier state in which no operator held anything.
    ///
    /// # Errors
    ///
    /// The first difference.
    pub fn is_as(&self, before: &State) -> Result<(), String> {
        for (reader, before) in self.readers.iter().zip(&before.waiting) {
            if reader.waiting != *before {
                let name = &self.graph.lics[reader.lic].name;
                let by = self.graph.ops.get(reader.by).map_or("the environment", |op| op.name.as_str());
                return Err(format!("{by} has {:?} of {name} in front, before {before:?}", reader.waiting));
            }
        }
        let mut held = self.held.iter().zip(&self.graph.ops);
        let held = held.find(|(held, _)| **held != Held::default());
        held.map_or(Ok(()), |(held, op)| Err(format!("{} is not empty: {held:?}", op.name)))
    }

    /// Compares how many values the LICs of each group got.
    ///
    /// # Errors
    ///
    /// Two that differ.
    pub fn expect_groups(&self) -> Result<(), String> {
        let mut groups: HashMap<&str, usize> = HashMap::new();
        let known = |lic: &&Lic| !lic.is_held && !lic.group.is_empty();
        for (at, lic) in self.graph.lics.iter().enumerate().filter(|(_, lic)| known(lic)) {
            let first = *groups.entry(&lic.group).or_insert(at);
            let (one, other) = (self.counts[first], self.counts[at]);
            if one != other {
                let (name, group) = (&self.graph.lics[first].name, &lic.group);
                return Err(format!("of group {group} {name} got {one} values, {} got {other}", lic.name));
            }
        }
        Ok(())
    }

    /// What is left where, for messages.
    fn waiting(&self) -> String {
        let left = self.readers.iter().filter(|reader| !reader.waiting.is_empty());
        let said = |reader: &Reader| {
            let by = self.graph.ops.get(reader.by).map_or("the environment", |op| op.name.as_str());
            format!("{} -> {by}: {:?}", self.graph.lics[reader.lic].name, reader.waiting)
        };
        format!("left: {}", left.map(said).collect::<Vec<_>>().join(", "))
    }
}

/// The state of a machine between two turns.
pub struct State {
    waiting: Vec<VecDeque<u128>>,
}
