//! Def-use chains: the operator that fills each channel, and all that reads it.
//!
//! Passes over a graph change it through this index, which is then what a new one would be:
//!
//! ```text
//!   replace(a, b)               all that reads `a` reads `b`
//!   retarget(op, input, b)      one input reads `b`
//!   rewrite(op, change)         any change of one operator
//!   remove(op), compact()       operators keep their numbers until `compact`
//! ```

use crate::model::{Graph, Lic, LicId, Op, Operand};
use smallvec::SmallVec;

/// A read of a channel. The answers of the graph are reads by the environment, after those of all operators.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Use {
    op: u32,
    input: u32,
}

/// Stands for the environment among the operators that read.
const ENVIRONMENT: u32 = u32::MAX;

impl Use {
    fn new(op: usize, input: usize) -> Use {
        Use { op: op as u32, input: input as u32 }
    }

    /// The operator that reads; none if it is the environment.
    pub fn op(self) -> Option<usize> {
        (self.op != ENVIRONMENT).then_some(self.op as usize)
    }

    /// The input of the operator, or the position among the answers of the graph.
    pub fn input(self) -> usize {
        self.input as usize
    }

    /// The operator and its input; none if the environment reads.
    pub fn port(self) -> Option<(usize, usize)> {
        self.op().map(|op| (op, self.input()))
    }
}

/// The uses of one channel, in the order of operators and inputs.
type Uses = SmallVec<[Use; 2]>;

/// The def-use chains of one graph.
#[derive(Clone, Default, Debug)]
pub struct DefUse {
    /// By channel the operator that fills it, with the output.
    defs: Vec<Option<(u32, u32)>>,
    uses: Vec<Uses>,
    /// The operators that are removed, and still have a number.
    removed: Vec<usize>,
    has_changed: bool,
}

impl DefUse {
    /// The chains of `graph`, which names no missing channel.
    pub fn new(graph: &Graph) -> DefUse {
        let lics = graph.lics.len();
        let (defs, uses) = (vec![None; lics], vec![Uses::new(); lics]);
        let mut new = DefUse { defs, uses, removed: Vec::new(), has_changed: false };
        graph.ops.iter().enumerate().for_each(|(at, op)| new.link(at, op));
        for (at, lic) in graph.answers().enumerate() {
            insert(&mut new.uses[lic.0 as usize], Use { op: ENVIRONMENT, input: at as u32 });
        }
        new
    }

    /// Returns true if these are the chains of `graph` as it is.
    pub fn is_current(&self, graph: &Graph) -> bool {
        let new = DefUse::new(graph);
        self.defs == new.defs && self.uses == new.uses
    }

    /// Returns true if anything has changed since this was last asked.
    pub fn take_changed(&mut self) -> bool {
        std::mem::take(&mut self.has_changed)
    }

    // ---- queries

    /// The operator that fills `lic`; none if the environment does, or nothing.
    pub fn def(&self, lic: LicId) -> Option<usize> {
        self.output(lic).map(|(op, _)| op)
    }

    /// The operator that fills `lic`, and by which output.
    pub fn output(&self, lic: LicId) -> Option<(usize, usize)> {
        self.defs[lic.0 as usize].map(|(op, output)| (op as usize, output as usize))
    }

    /// The operator in `graph` that fills `lic`, with its number.
    pub fn producer<'g>(&self, graph: &'g Graph, lic: LicId) -> Option<(usize, &'g Op)> {
        self.def(lic).map(|at| (at, &graph.ops[at]))
    }

    /// The same, if the channel holds nothing at the start: all its values come from there.
    pub fn maker<'g>(&self, graph: &'g Graph, lic: LicId) -> Option<(usize, &'g Op)> {
        self.producer(graph, lic).filter(|_| graph.lic(lic).init.is_empty())
    }

    /// All reads of `lic`, in the order of operators and inputs. A held parameter has none.
    pub fn uses(&self, lic: LicId) -> &[Use] {
        &self.uses[lic.0 as usize]
    }

    /// The operator and the input that alone read `lic`.
    pub fn only_use(&self, lic: LicId) -> Option<(usize, usize)> {
        match self.uses(lic) {
            [only] => only.port(),
            _ => None,
        }
    }

    // ---- changes

    /// A new channel, which nothing fills yet, with a name of its own like `name`.
    pub fn add_lic(&mut self, graph: &mut Graph, name: &str, width: u32) -> LicId {
        let name = graph.fresh_name(name);
        graph.lics.push(Lic::new(name, width));
        self.defs.push(None);
        self.uses.push(Uses::new());
        LicId(graph.lics.len() as u32 - 1)
    }

    /// Adds `op` to `graph`, and the channel that it fills, which gets a name of its own like `name`.
    pub fn add(&mut self, graph: &mut Graph, name: &str, op: Op) -> LicId {
        let out = self.add_lic(graph, name, op.width);
        self.insert(graph, Op { outs: vec![Some(out)], ..op });
        out
    }

    /// Adds `op` to `graph` and returns its number.
    pub fn insert(&mut self, graph: &mut Graph, op: Op) -> usize {
        let at = graph.ops.len();
        self.link(at, &op);
        graph.ops.push(op);
        self.has_changed = true;
        at
    }

    /// Changes the operator `at` of `graph`.
    pub fn rewrite<R>(&mut self, graph: &mut Graph, at: usize, change: impl FnOnce(&mut Op) -> R) -> R {
        self.unlink(at, &graph.ops[at]);
        let result = change(&mut graph.ops[at]);
        self.link(at, &graph.ops[at]);
        self.has_changed = true;
        result
    }

    /// Puts `op` in the place of the operator `at` of `graph`.
    pub fn set(&mut self, graph: &mut Graph, at: usize, op: Op) {
        self.rewrite(graph, at, |old| *old = op);
    }

    /// Lets input `input` of the operator `at` read `operand`.
    pub fn retarget(&mut self, graph: &mut Graph, at: usize, input: usize, operand: impl Into<Operand>) {
        let old = std::mem::replace(&mut graph.ops[at].ins[input], operand.into());
        let port = Use::new(at, input);
        if let Operand::Lic(lic) = old {
            remove(&mut self.uses[lic.0 as usize], port);
        }
        if let Operand::Lic(lic) = graph.ops[at].ins[input] {
            insert(&mut self.uses[lic.0 as usize], port);
        }
        self.has_changed = true;
    }

    /// Lets all that reads `lic` read `by`.
    pub fn replace(&mut self, graph: &mut Graph, lic: LicId, by: LicId) {
        if lic == by {
            return;
        }
        let moved = std::mem::take(&mut self.uses[lic.0 as usize]);
        for read in &moved {
            match read.port() {
                Some((op, input)) => graph.ops[op].ins[input] = Operand::Lic(by),
                None => answer(graph, read.input(), by),
            }
        }
        let uses = &mut self.uses[by.0 as usize];
        uses.extend(moved);
        // Two sorted runs: the stable sort merges them.
        uses.sort();
        self.has_changed = true;
    }

    /// Lets nothing fill `lic` any more: the operator that did discards the output.
    pub fn discard(&mut self, graph: &mut Graph, lic: LicId) {
        if let Some((op, output)) = self.output(lic) {
            self.rewrite(graph, op, |op| op.outs[output] = None);
        }
    }

    /// Discards all outputs that nothing reads.
    pub fn discard_unread(&mut self, graph: &mut Graph) {
        for out in graph.ops.iter_mut().flat_map(|op| &mut op.outs) {
            if let Some(lic) = out.filter(|lic| self.uses[lic.0 as usize].is_empty()) {
                self.defs[lic.0 as usize] = None;
                *out = None;
            }
        }
    }

    /// Takes all channels from the operator `at`, which goes with the next [`DefUse::compact`].
    pub fn remove(&mut self, graph: &mut Graph, at: usize) {
        self.rewrite(graph, at, |op| {
            op.ins.clear();
            op.outs.clear();
        });
        self.removed.push(at);
    }

    // ---- numbers

    /// Drops the operators that are removed, and numbers the others anew.
    pub fn compact(&mut self, graph: &mut Graph) {
        if !self.removed.is_empty() {
            let mut keeps = vec![true; graph.ops.len()];
            std::mem::take(&mut self.removed).into_iter().for_each(|at| keeps[at] = false);
            self.retain(graph, &keeps);
        }
    }

    /// Drops the operators that `keeps` has no true for, and numbers the others anew.
    pub fn retain(&mut self, graph: &mut Graph, keeps: &[bool]) {
        let mut next = 0;
        let new = keeps.iter().map(|keeps| {
            next += u32::from(*keeps);
            keeps.then(|| next - 1)
        });
        let new: Vec<Option<u32>> = new.collect();
        let mut keeps = keeps.iter();
        graph.ops.retain(|_| keeps.next().is_some_and(|keeps| *keeps));
        self.renumber(&new);
    }

    /// Puts the operators in `order`, which has each once.
    pub fn arrange(&mut self, graph: &mut Graph, order: &[usize]) {
        let mut new = vec![None; order.len()];
        (0..).zip(order).for_each(|(to, &from)| new[from] = Some(to));
        let mut ops: Vec<Option<Op>> = std::mem::take(&mut graph.ops).into_iter().map(Some).collect();
        graph.ops = order.iter().filter_map(|&at| ops[at].take()).collect();
        self.renumber(&new);
        self.uses.iter_mut().for_each(|uses| uses.sort_unstable());
    }

    /// Gives each operator its number in `new`; one without a number is dropped.
    fn renumber(&mut self, new: &[Option<u32>]) {
        for def in &mut self.defs {
            *def = def.and_then(|(op, output)| Some((new[op as usize]?, output)));
        }
        for uses in &mut self.uses {
            uses.retain(|read| match read.op() {
                Some(op) => new[op].map(|new| read.op = new).is_some(),
                None => true,
            });
        }
    }

    /// Drops the channels that nothing fills, and numbers the others anew.
    pub fn pack(&mut self, graph: &mut Graph) {
        let mut keeps: Vec<bool> = self.defs.iter().map(Option::is_some).collect();
        graph.params.iter().chain(&graph.order_in).for_each(|lic| keeps[lic.0 as usize] = true);
        let mut next = 0;
        let number = |keeps: &bool| {
            next += u32::from(*keeps);
            LicId(next.saturating_sub(1))
        };
        let numbers: Vec<LicId> = keeps.iter().map(number).collect();
        let new = |lic: &mut LicId| *lic = numbers[lic.0 as usize];
        graph.params.iter_mut().for_each(new);
        graph.order_in.iter_mut().chain(&mut graph.order_out).chain(&mut graph.results).for_each(new);
        for op in &mut graph.ops {
            op.outs.iter_mut().flatten().for_each(new);
            for operand in &mut op.ins {
                if let Operand::Lic(lic) | Operand::Held(lic) = operand {
                    new(lic);
                }
            }
        }
        retain(&mut graph.lics, &keeps);
        retain(&mut self.defs, &keeps);
        retain(&mut self.uses, &keeps);
    }

    fn link(&mut self, at: usize, op: &Op) {
        for (output, lic) in op.outs.iter().enumerate() {
            lic.iter().for_each(|lic| self.defs[lic.0 as usize] = Some((at as u32, output as u32)));
        }
        for (input, operand) in op.ins.iter().enumerate() {
            if let Operand::Lic(lic) = operand {
                insert(&mut self.uses[lic.0 as usize], Use::new(at, input));
            }
        }
    }

    fn unlink(&mut self, at: usize, op: &Op) {
        for lic in op.outs.iter().flatten() {
            let def = &mut self.defs[lic.0 as usize];
            *def = def.filter(|(op, _)| *op as usize != at);
        }
        for (input, operand) in op.ins.iter().enumerate() {
            if let Operand::Lic(lic) = operand {
                remove(&mut self.uses[lic.0 as usize], Use::new(at, input));
            }
        }
    }
}

/// Puts `read` where it belongs in the order of `uses`.
fn insert(uses: &mut Uses, read: Use) {
    match uses.last() {
        Some(last) if *last > read => {
            let at = uses.partition_point(|other| *other < read);
            uses.insert(at, read);
        }
        _ => uses.push(read),
    }
}

fn remove(uses: &mut Uses, read: Use) {
    if let Ok(at) = uses.binary_search(&read) {
        uses.remove(at);
    }
}

/// Lets answer `position` of `graph` be that of `lic`.
fn answer(graph: &mut Graph, position: usize, lic: LicId) {
    match graph.results.get_mut(position) {
        Some(result) => *result = lic,
        None => graph.order_out = Some(lic),
    }
}

fn retain<T>(list: &mut Vec<T>, keeps: &[bool]) {
    let mut keeps = keeps.iter();
    list.retain(|_| keeps.next().is_some_and(|keeps| *keeps));
}

#[cfg(test)]
mod tests;
