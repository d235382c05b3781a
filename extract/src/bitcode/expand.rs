//! Constant expressions that LLVM has no longer, as instructions.

use super::body::{Block, Kind, Words};
use super::constant::{ADDED, Constant, Expression, Id, Operation};
use super::expansion::{Edge, is_old};
use super::module::{UNTOLD, Value, ValueKind};
use super::reader::{Reader, Wrong};
use super::types::Ty;
use rustc_hash::FxHashMap;

impl Reader<'_> {
    /// The value itself, or that of instructions that compute it.
    pub fn expanded(&mut self, id: Id) -> Result<Id, Wrong> {
        let is_compound =
            matches!(self.module.constant(id), Some(Constant::Expression(_) | Constant::Aggregate(_)));
        if !is_compound || !is_old(self.module, id, &mut self.expansion.known) {
            return Ok(id);
        }
        self.compute(id, &mut FxHashMap::default(), 0)
    }

    /// The value in a phi of this block that comes from `from`, and the block that it comes from then.
    pub fn expanded_edge(&mut self, id: Id, from: u32) -> Result<Id, Wrong> {
        if !is_old(self.module, id, &mut self.expansion.known) {
            return Ok(id);
        }
        let to = self.block;
        let known = self.edge(from, to);
        let at = known.unwrap_or_else(|| {
            let name = self.expansion.name("phi.constexpr");
            self.expansion.edges.push(Edge { from, to, instructions: Vec::new(), name });
            self.expansion.edges.len() - 1
        });
        self.expansion.edge = Some(at);
        let computed = self.compute(id, &mut FxHashMap::default(), 0);
        self.expansion.edge = None;
        computed
    }

    /// The block between two blocks, if there is one.
    pub fn edge(&self, from: u32, to: u32) -> Option<usize> {
        self.expansion.edges.iter().position(|edge| (edge.from, edge.to) == (from, to))
    }

    fn compute(&mut self, id: Id, made: &mut FxHashMap<Id, Id>, depth: u32) -> Result<Id, Wrong> {
        const DEEPEST: u32 = 256;
        if !is_old(self.module, id, &mut self.expansion.known) {
            return Ok(id);
        }
        if let Some(&value) = made.get(&id) {
            return Ok(value);
        }
        if depth > DEEPEST {
            return Err("a constant that is nested too deeply");
        }
        let ty = self.module.values[id as usize].ty;
        let value = match self.module.constant(id).cloned() {
            Some(Constant::Expression(expression)) => {
                let mut operands = Vec::new();
                for &operand in &expression.operands {
                    operands.push(self.compute(operand, made, depth + 1)?);
                }
                self.made("constexpr", kind(&expression), ty, &operands)?
            }
            Some(Constant::Aggregate(parts)) => {
                let mut values = Vec::new();
                for &part in &parts {
                    values.push(self.compute(part, made, depth + 1)?);
                }
                self.aggregate(ty, &values)?
            }
            Some(Constant::Same(other)) => self.compute(other, made, depth + 1)?,
            _ => id,
        };
        made.insert(id, value);
        Ok(value)
    }

    fn aggregate(&mut self, ty: Ty, values: &[Id]) -> Result<Id, Wrong> {
        let is_vector = self.module.context.types.is_vector(ty);
        let mut whole = self.constant(Constant::Poison, ty);
        for (position, &value) in values.iter().enumerate() {
            whole = if is_vector {
                let number = self.module.context.types.integer(32);
                let index = self.constant(Constant::Integer(position as i64), number);
                let kind = Kind::Plain("insertelement", Words::None);
                self.made("constexpr.ins", kind, ty, &[whole, value, index])?
            } else {
                self.made("constexpr.ins", Kind::InsertValue, ty, &[whole, value, position as u32])?
            };
        }
        Ok(whole)
    }

    /// A constant that the file does not count.
    pub fn constant(&mut self, constant: Constant, ty: Ty) -> Id {
        self.module.constants.push(constant);
        let kind = ValueKind::Constant(self.module.constants.len() as u32 - 1);
        self.body.added.push(Value { ty, id: UNTOLD, kind });
        ADDED | (self.body.added.len() as u32 - 1)
    }

    /// Adds an instruction with a name that the file does not count.
    fn made(&mut self, base: &str, kind: Kind, ty: Ty, operands: &[u32]) -> Result<Id, Wrong> {
        let name = self.expansion.name(base);
        let edge = self.expansion.edge;
        let id = self.add_extra(kind, ty, operands, edge)?;
        self.name_last(&name);
        Ok(id)
    }

    /// Puts the blocks between others into the body.
    pub fn insert_edges(&mut self) {
        for edge in std::mem::take(&mut self.expansion.edges) {
            let number = self.body.blocks.len() as u32;
            let name = (self.body.names.len() as u32, edge.name.len() as u32);
            self.body.names.extend_from_slice(edge.name.as_bytes());
            let instructions = edge.instructions;
            self.body.blocks.push(Block { instructions, name, ..Block::default() });
            self.branch(number, edge.to);
            self.uses.push((edge.to, number));
            self.redirect(edge.from, edge.to, number);
            let at = self.body.order.iter().position(|&block| block == edge.to).unwrap_or(0);
            self.body.order.insert(at, number);
        }
    }

    /// Lets a block go on at `new` instead of `old`, and the phis of `old` know it.
    fn redirect(&mut self, from: u32, old: u32, new: u32) {
        let Some(&last) = self.body.blocks[from as usize].instructions.last() else { return };
        let instruction = &self.body.instructions[last as usize];
        let (start, count) = instruction.operands;
        let is_target = |at: u32| match &instruction.kind {
            Kind::Branch => count == 1 || at > 0,
            Kind::Switch => at % 2 == 1,
            Kind::Call(call) => at >= call.arguments,
            _ => at > 0,
        };
        let targets: Vec<u32> = (0..count).filter(|&at| is_target(at)).map(|at| start + at).collect();
        for at in targets {
            if self.body.pool[at as usize] == old {
                self.body.pool[at as usize] = new;
                self.uses.push((new, from));
            }
        }
        self.uses.retain(|&used| used != (old, from));
        for &number in &self.body.blocks[old as usize].instructions {
            let Kind::Phi(_) = self.body.instructions[number as usize].kind else { continue };
            let (start, count) = self.body.instructions[number as usize].operands;
            for at in (start + 1..start + count).step_by(2) {
                if self.body.pool[at as usize] == from {
                    self.body.pool[at as usize] = new;
                }
            }
        }
    }
}

/// The instruction that does what an expression does.
fn kind(expression: &Expression) -> Kind {
    match &expression.operation {
        Operation::Cast(name) => Kind::Cast(name, Words::None),
        Operation::Binary(name, flags) => {
            let words = match *name {
                "add" | "sub" | "mul" | "shl" if *flags != 0 => Words::Wrap(*flags),
                "sdiv" | "udiv" | "lshr" | "ashr" if flags & 1 == 1 => Words::Exact,
                _ => Words::None,
            };
            Kind::Plain(name, words)
        }
        Operation::Element(flags, source, _) => Kind::Element(*flags, *source),
        Operation::Compare(is_float, predicate) => {
            Kind::Compare { is_float: *is_float, predicate: *predicate, flags: 0 }
        }
        Operation::Other("select") => Kind::Select(0),
        Operation::Other("shufflevector") => Kind::Shuffle,
        Operation::Other(name) => Kind::Plain(name, Words::None),
    }
}
