//! Liveness and reaching definitions by definition: by searching for a path.

use crate::{
    analyses::{Tuples, tuples},
    code::{Block, Function, Instruction, Opcode, Operand},
    graphs::Graph,
};

/// A function with its graph.
pub struct Liveness<'f> {
    function: &'f Function,
    graph: &'f Graph,
}

fn is_phi(instruction: &Instruction) -> bool {
    matches!(instruction.opcode, Opcode::Phi(_))
}

fn reads(instruction: &Instruction, value: usize) -> bool {
    instruction.operands.contains(&Operand::Value(value))
}

fn defines(block: &Block, value: usize) -> bool {
    block.instructions.iter().any(|instruction| instruction.result == Some(value))
}

fn uses(block: &Block, value: usize) -> bool {
    block.instructions.iter().any(|instruction| !is_phi(instruction) && reads(instruction, value))
}

/// Whether a phi of `block` takes `value` when control comes from `from`.
fn takes(block: &Block, from: usize, value: usize) -> bool {
    block.instructions.iter().any(|instruction| match &instruction.opcode {
        Opcode::Phi(sources) => {
            let mut pairs = instruction.operands.iter().zip(sources);
            pairs.any(|(&operand, &source)| source == from && operand == Operand::Value(value))
        }
        _ => false,
    })
}

impl<'f> Liveness<'f> {
    /// To be asked about `function`, which has the control flow of `graph`.
    pub fn of(function: &'f Function, graph: &'f Graph) -> Liveness<'f> {
        Liveness { function, graph }
    }

    fn block(&self, block: usize) -> &Block {
        &self.function.blocks[block]
    }

    fn pairs(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.graph.blocks())
            .flat_map(|block| (0..self.function.values.len()).map(move |value| (block, value)))
    }

    fn select(&self, holds: impl Fn(usize, usize) -> bool) -> Tuples {
        tuples(self.pairs().filter(|&(block, value)| holds(block, value)).map(<[usize; 2]>::from))
    }

    pub fn phi(&self) -> Tuples {
        let blocks = self.function.blocks.iter().enumerate();
        let all = blocks.flat_map(|(at, block)| block.instructions.iter().map(move |i| (at, i))).enumerate();
        tuples(all.filter(|(_, (_, instruction))| is_phi(instruction)).map(|(id, (block, _))| [id, block]))
    }

    pub fn defined_in(&self) -> Tuples {
        self.select(|block, value| defines(self.block(block), value))
    }

    pub fn used_in(&self) -> Tuples {
        self.select(|block, value| uses(self.block(block), value))
    }

    /// A path from after the phis of `block` leads to a use, and no block on it before the use defines `value`.
    pub fn live_in(&self) -> Tuples {
        self.select(|block, value| self.is_live_in(block, value))
    }

    pub fn live_out(&self) -> Tuples {
        self.select(|block, value| self.is_live_out(block, value))
    }

    fn is_live_in(&self, block: usize, value: usize) -> bool {
        let mut seen = vec![false; self.graph.blocks()];
        let mut open = vec![block];
        while let Some(block) = open.pop() {
            if std::mem::replace(&mut seen[block], true) || defines(self.block(block), value) {
                continue;
            }
            let successors = &self.graph.successors[block];
            if uses(self.block(block), value)
                || successors.iter().any(|&to| takes(self.block(to), block, value))
            {
                return true;
            }
            open.extend(successors);
        }
        false
    }

    fn is_live_out(&self, block: usize, value: usize) -> bool {
        let successors = &self.graph.successors[block];
        successors.iter().any(|&to| takes(self.block(to), block, value) || self.is_live_in(to, value))
    }

    /// A path of at least one edge leads from the definition; parameters are defined before the entry.
    pub fn reaching_definition(&self) -> Tuples {
        let arrives = |block: usize, value: usize| {
            if value < self.function.parameters {
                return self.graph.reached(&[0], None)[block];
            }
            let definer = (0..self.graph.blocks()).find(|&at| defines(self.block(at), value));
            definer.is_some_and(|at| self.graph.reached(&self.graph.successors[at], None)[block])
        };
        self.select(arrives)
    }
}
