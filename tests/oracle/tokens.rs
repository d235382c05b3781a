//! Graphs run by the letter of the operators' definition, with queues that are searched for something to do.

use crate::{
    code::Function,
    walk::{self, Buffer},
};
use dfquery_graph::{Graph, LicId, Op, Operand, Operator};
use std::collections::VecDeque;

/// Where a token waits: at an input of an operator, or for the one who reads the result and the last order token.
type Queue = VecDeque<u64>;

/// A graph with its tokens.
pub struct Tokens<'g> {
    graph: &'g Graph,
    functions: &'g [Function],
    /// By operator and input.
    inputs: Vec<Vec<Queue>>,
    result: Queue,
    order_out: Queue,
    /// The arguments of the invocation, by parameter.
    words: Vec<u64>,
    /// What each operator keeps from one firing to the next; nothing where it begins anew.
    kept: Vec<Vec<u64>>,
    /// How often each operator has fired.
    pub fired: Vec<usize>,
}

impl<'g> Tokens<'g> {
    /// The graph with its initial values; calls find their callee among `functions`.
    pub fn new(graph: &'g Graph, functions: &'g [Function]) -> Tokens<'g> {
        let inputs = graph.ops.iter().map(|op| vec![Queue::new(); op.ins.len()]).collect();
        let fired = vec![0; graph.ops.len()];
        let (result, order_out) = (Queue::new(), Queue::new());
        let (words, kept) = (Vec::new(), vec![Vec::new(); graph.ops.len()]);
        let mut tokens = Tokens { graph, functions, inputs, result, order_out, words, kept, fired };
        for lic in 0..graph.lics.len() as u32 {
            for value in &graph.lic(LicId(lic)).init {
                tokens.push(Some(LicId(lic)), value.low());
            }
        }
        tokens
    }

    /// Runs one invocation and returns its result.
    ///
    /// # Errors
    ///
    /// What is left over or missing at the end.
    pub fn invoke(
        &mut self,
        words: &[u64],
        buffer: &mut Buffer,
        mut choices: u64,
    ) -> Result<Option<u64>, String> {
        let graph = self.graph;
        self.words = words.to_vec();
        graph.params.iter().zip(words).for_each(|(&lic, &word)| self.push(Some(lic), word));
        // The order may come last of all, and memory must be left alone before.
        if graph.order_in.is_some() && choices & 1 == 1 {
            let accesses = self.accesses();
            self.settle(buffer, &mut choices);
            if self.accesses() != accesses {
                return Err("memory is touched before the order has come".to_owned());
            }
        }
        self.push(graph.order_in, 0);
        self.settle(buffer, &mut choices);
        self.end()
    }

    /// Fires whatever can, in some order, until nothing can.
    fn settle(&mut self, buffer: &mut Buffer, choices: &mut u64) {
        loop {
            let ready: Vec<usize> = (0..self.graph.ops.len()).filter(|&op| self.is_ready(op)).collect();
            *choices = choices.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            let Some(chosen) = (*choices >> 33).checked_rem(ready.len() as u64) else { break };
            self.fire(ready[chosen as usize], buffer);
        }
    }

    /// How often memory has been touched.
    fn accesses(&self) -> usize {
        let ordered = self.graph.ops.iter().zip(&self.fired).filter(|(op, _)| op.operator.is_ordered());
        ordered.map(|(_, fired)| fired).sum()
    }

    /// Takes the result and the order token, and sees that nothing but initial values is left.
    fn end(&mut self) -> Result<Option<u64>, String> {
        let result = self.result.pop_front();
        let answered = result.is_some() != self.graph.results.is_empty();
        let ordered = self.order_out.pop_front().is_some() == self.graph.order_out.is_some();
        let empty = self.result.is_empty() && self.order_out.is_empty();
        let initial = Tokens::new(self.graph, self.functions);
        if answered && ordered && empty && self.inputs == initial.inputs && self.kept == initial.kept {
            return Ok(result);
        }
        Err(format!("result {result:?}, tokens left over or missing: {:?}", self.inputs))
    }

    /// Puts a token into the queue of every reader.
    fn push(&mut self, lic: Option<LicId>, value: u64) {
        let Some(lic) = lic else { return };
        for (op, queues) in self.graph.ops.iter().zip(&mut self.inputs) {
            let queues = op.ins.iter().zip(queues).filter(|(operand, _)| **operand == Operand::Lic(lic));
            queues.for_each(|(_, queue)| queue.push_back(value));
        }
        let result = self.graph.results.first().copied();
        let ends = [(result, &mut self.result), (self.graph.order_out, &mut self.order_out)];
        ends.into_iter().filter(|(read, _)| *read == Some(lic)).for_each(|(_, queue)| queue.push_back(value));
    }

    /// The value at an input, if there is one.
    fn peek(&self, op: usize, input: usize) -> Option<u64> {
        match &self.graph.ops[op].ins[input] {
            Operand::Lic(_) => self.inputs[op][input].front().copied(),
            Operand::Const(bits) => Some(bits.low()),
            Operand::Held(lic) => {
                self.graph.params.iter().position(|param| param == lic).map(|at| self.words[at])
            }
            Operand::Global { .. } | Operand::Never(_) => panic!("programs have neither"),
        }
    }

    /// Whether a LIC can take one more token: no reader has as many as its depth.
    fn has_room(&self, lic: Option<LicId>) -> bool {
        let Some(lic) = lic else { return true };
        let depth = self.graph.lic(lic).depth as usize;
        let full = |(op, queues): (&Op, &Vec<Queue>)| {
            op.ins.iter().zip(queues).any(|(read, queue)| *read == Operand::Lic(lic) && queue.len() >= depth)
        };
        !self.graph.ops.iter().zip(&self.inputs).any(full)
    }

    /// The inputs that the operator consumes when it fires now, and the outputs that it writes; none if it cannot.
    fn plan(&self, op: usize) -> Option<(Vec<usize>, Vec<usize>)> {
        let it = &self.graph.ops[op];
        let all = || (0..it.ins.len()).collect::<Vec<_>>();
        Some(match &it.operator {
            Operator::Pick => (vec![0, 1 + self.peek(op, 0)? as usize], vec![0]),
            Operator::Switch => (all(), vec![self.peek(op, 0)? as usize]),
            Operator::Filter => (all(), if self.peek(op, 0)? == 1 { vec![0] } else { vec![] }),
            Operator::Land => (self.until(op, 0)?, vec![0]),
            Operator::Lor => (self.until(op, 1)?, vec![0]),
            Operator::Predprop => (if self.peek(op, 0)? == 1 { all() } else { vec![0] }, vec![0, 1]),
            Operator::Predmerge if self.peek(op, 0)? | self.peek(op, 1)? == 0 => (all(), vec![0]),
            Operator::Pickany => (vec![(0..2).find(|&input| self.peek(op, input).is_some())?], vec![0, 1]),
            Operator::Repeat if self.kept[op].is_empty() => (vec![1], vec![0]),
            Operator::Repeat | Operator::RepeatWhile => {
                let taken = if self.kept[op].is_empty() { all() } else { vec![0] };
                (taken, if self.peek(op, 0)? == 1 { vec![0] } else { vec![] })
            }
            Operator::Carry if self.kept[op].is_empty() => (vec![1], vec![0]),
            Operator::Carry | Operator::CarryWhile => {
                let value = if self.kept[op].is_empty() { 1 } else { 2 };
                (vec![0, value], vec![1 - self.peek(op, 0)? as usize])
            }
            Operator::Reduce { name } => {
                let mut taken = if self.kept[op].is_empty() { all() } else { vec![0, 2] };
                if self.peek(op, 0)? == 0 && name.starts_with("reduce.while.") {
                    taken.pop();
                }
                (taken, if self.peek(op, 0)? == 0 { vec![0] } else { vec![] })
            }
            Operator::Count { next, .. } => {
                let taken = if self.kept[op].is_empty() { all() } else { vec![] };
                let (_, again) = self.count(op)?;
                (taken, if *next || again { vec![0, 1] } else { vec![1] })
            }
            _ => (all(), (0..it.outs.len()).collect()),
        })
    }

    /// The value, step and bound of a counter, and whether it goes on.
    fn count(&self, op: usize) -> Option<([u64; 3], bool)> {
        let it = &self.graph.ops[op];
        let Operator::Count { name, next } = &it.operator else { return None };
        let inputs = || (0..3).map(|input| self.peek(op, input)).collect::<Option<Vec<u64>>>();
        let values = if self.kept[op].is_empty() { inputs()? } else { self.kept[op].clone() };
        let [value, step, bound] = values[..] else { return None };
        let tested = if *next { walk::binary("add", it.width, value, step) } else { value };
        Some(([value, step, bound], walk::compare(&name["count.".len()..], it.width, tested, bound)))
    }

    /// What an operator that keeps something writes, given what it takes; it keeps what it needs for the next firing.
    fn step(&mut self, op: usize, x: &[u64]) -> Option<Vec<u64>> {
        let it = &self.graph.ops[op];
        let is_new = self.kept[op].is_empty();
        match &it.operator {
            Operator::Repeat | Operator::RepeatWhile => {
                let value = if is_new { *x.last()? } else { self.kept[op][0] };
                let begins = is_new && it.operator == Operator::Repeat;
                self.kept[op] = if begins || x[0] == 1 { vec![value] } else { vec![] };
                Some(vec![value])
            }
            Operator::Carry | Operator::CarryWhile => {
                let begins = is_new && it.operator == Operator::Carry;
                self.kept[op] = if begins || x[0] == 1 { vec![1] } else { vec![] };
                Some(vec![*x.last()?; 2])
            }
            Operator::Reduce { name } => {
                let so_far = if is_new { x[1] } else { self.kept[op][0] };
                let name = name.trim_start_matches("reduce.").trim_start_matches("while.");
                let ends = x[0] == 0 && it.operator.name().starts_with("reduce.while.");
                let sum = if ends {
                    so_far
                } else if name == "all" {
                    0
                } else {
                    walk::binary(name, it.width, so_far, *x.last()?)
                };
                self.kept[op] = if x[0] == 1 { vec![sum] } else { vec![] };
                Some(vec![sum])
            }
            Operator::Count { .. } => {
                let ([value, step, bound], again) = self.count(op)?;
                let following = vec![walk::binary("add", it.width, value, step), step, bound];
                self.kept[op] = if again { following } else { vec![] };
                Some(vec![value, again.into()])
            }
            _ => None,
        }
    }

    /// The inputs up to the first one that is `last`.
    fn until(&self, op: usize, last: u64) -> Option<Vec<usize>> {
        let mut consumed = Vec::new();
        for input in 0..self.graph.ops[op].ins.len() {
            consumed.push(input);
            if self.peek(op, input)? == last {
                break;
            }
        }
        Some(consumed)
    }

    fn is_ready(&self, op: usize) -> bool {
        self.plan(op).is_some_and(|(inputs, outputs)| {
            inputs.iter().all(|&input| self.peek(op, input).is_some())
                && outputs.iter().all(|&output| self.has_room(self.graph.ops[op].outs[output]))
        })
    }

    fn fire(&mut self, op: usize, buffer: &mut Buffer) {
        let (inputs, outputs) = self.plan(op).expect("it is ready");
        let first = inputs.first().copied().unwrap_or_default();
        let x: Vec<u64> = inputs.iter().map(|&input| self.peek(op, input).expect("it is ready")).collect();
        let stepped = self.step(op, &x);
        for input in inputs {
            self.inputs[op][input].pop_front();
        }
        self.fired[op] += 1;
        let it = &self.graph.ops[op];
        let values = match it.operator {
            _ if stepped.is_some() => stepped.unwrap_or_default(),
            Operator::Predprop => x.get(1).map_or(vec![0, 0], |condition| vec![1 - condition, *condition]),
            Operator::Predmerge => vec![x[0] | x[1], x[1]],
            Operator::Pickany => vec![x[0], first as u64],
            _ => vec![self.value(it, &x, buffer); it.outs.len()],
        };
        let is_order = |output: usize| it.operator.is_ordered() && output + 1 == it.outs.len();
        outputs
            .into_iter()
            .for_each(|output| self.push(it.outs[output], if is_order(output) { 0 } else { values[output] }));
    }

    /// What an operator writes, and what it does to memory, given what it has consumed.
    fn value(&self, op: &Op, x: &[u64], buffer: &mut Buffer) -> u64 {
        let last = || *x.last().expect("it has inputs");
        match &op.operator {
            Operator::Pick | Operator::Switch | Operator::Filter | Operator::Gate | Operator::Mov => last(),
            Operator::Land | Operator::Lor => last(),
            Operator::Not => 1 - x[0],
            Operator::All => 0,
            Operator::Load { bytes, .. } => walk::cut(op.width, walk::load(buffer, x[0], *bytes)),
            Operator::Store { bytes, .. } => {
                walk::store(buffer, x[1], *bytes, x[0]);
                0
            }
            Operator::Gep { offset, scales, .. } => x[1..]
                .iter()
                .zip(scales)
                .fold(x[0] + *offset as u64, |address, (&x, &scale)| address + x * scale as u64),
            Operator::Call { callee: Some(callee) } => {
                let called = |function: &Function| callee[1..] == function.name;
                let at = self.functions.iter().position(called).expect("it is there");
                walk::walk(&self.functions[at..], &x[..x.len() - 1], buffer)
                    .result
                    .expect("it returns a value")
            }
            Operator::Pure(name) => compute(name, op, x),
            other => panic!("conversion makes no {other:?} of these programs"),
        }
    }
}

fn compute(name: &str, op: &Op, x: &[u64]) -> u64 {
    let from = op.operand_width.unwrap_or(op.width);
    match name {
        "select" => x[2 - x[0] as usize],
        "zext" | "sext" | "trunc" => walk::cast(name, from, op.width, x[0]),
        _ => match name.strip_prefix("icmp.") {
            Some(predicate) => walk::compare(predicate, from, x[0], x[1]) as u64,
            None => walk::binary(name, op.width, x[0], x[1]),
        },
    }
}
