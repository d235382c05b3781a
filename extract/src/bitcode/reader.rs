//! The state of reading the body of a function.

use super::body::{Block, Body, Instruction, Kind, METADATA};
use super::constant::{ADDED, Id};
use super::expansion::Expansion;
use super::metadata::{NONE, Node};
use super::module::{Module, TypeId, UNTOLD, Value, ValueKind};
use super::read_attributes::unrotate;
use super::types::Ty;

/// The state of reading the body of a function.
pub struct Reader<'m> {
    /// The module; values of the function are at the end of its values.
    pub module: &'m mut Module,
    /// The body.
    pub body: Body,
    /// Uses of blocks as targets, in the order in which they are made: the block, and the block of the use.
    pub uses: Vec<(u32, u32)>,
    /// The number of the block that instructions are added to.
    pub block: u32,
    /// The number of blocks; they are added as their first instructions are read.
    pub count: u32,
    /// Operand bundles for the next call.
    pub bundles: Vec<(u32, Vec<u32>)>,
    /// The last location.
    pub location: Node,
    /// Attached metadata: instruction, kind and node.
    pub attached: Vec<(u32, u32, Node)>,
    /// Orders of uses of blocks.
    pub orders: Vec<(u32, Vec<u64>)>,
    /// The instructions that the file counts.
    pub listed: Vec<u32>,
    /// Expressions that become instructions.
    pub expansion: Expansion,
}

/// The fault of a record.
pub type Wrong = &'static str;

/// An operand: the value, its type, and its type in the file.
pub type Operand = (Id, Ty, TypeId);

impl Reader<'_> {
    /// Adds a local value to those that the file counts.
    pub fn add_local(&mut self, ty: Ty, id: TypeId) -> u32 {
        let local = self.new_local();
        self.module.values.push(Value { ty, id, kind: ValueKind::Local(local) });
        local
    }

    /// The number of a new local value.
    pub fn new_local(&mut self) -> u32 {
        self.body.local_names.push((0, 0));
        self.body.local_names.len() as u32 - 1
    }

    /// The metadata of a number counted from 1; none for 0.
    pub fn node(&self, number: u64) -> Result<Node, Wrong> {
        match number.checked_sub(1) {
            None => Ok(NONE),
            Some(number) => self.known_node(number),
        }
    }

    /// The metadata of a number.
    pub fn known_node(&self, number: u64) -> Result<Node, Wrong> {
        let node = usize::try_from(number).ok().and_then(|number| self.module.metadata.list.get(number));
        node.copied().filter(|&node| node != NONE).ok_or("metadata that is not there")
    }

    /// The number of the next value.
    pub fn next(&self) -> u32 {
        self.module.values.len() as u32
    }

    fn absolute(&self, number: u64) -> Id {
        if self.module.is_relative { self.next().wrapping_sub(number as u32) } else { number as u32 }
    }

    /// Reads a value and, if it is not known yet, its type.
    pub fn pair(&mut self, values: &[u64], at: &mut usize) -> Result<Operand, Wrong> {
        const SHORT: Wrong = "an operand is missing";
        let id = self.absolute(*values.get(*at).ok_or(SHORT)?);
        *at += 1;
        if let Some(&value) = self.module.values.get(id as usize) {
            return Ok((self.expanded(id)?, value.ty, value.id));
        }
        let told = *values.get(*at).ok_or(SHORT)?;
        *at += 1;
        let ty = self.module.ty(told).ok_or("an operand of an unknown type")?;
        Ok((self.checked(id, ty)?, ty, told as TypeId))
    }

    /// The number of a value that is not known yet, or of metadata.
    fn checked(&self, id: Id, ty: Ty) -> Result<Id, Wrong> {
        if self.module.context.types.is(ty, "metadata") {
            return Ok(METADATA | self.known_node(u64::from(id))?);
        }
        if id >= METADATA { Err("a value that cannot be in the file") } else { Ok(id) }
    }

    /// Reads a value whose type is known.
    pub fn value(&mut self, values: &[u64], at: &mut usize, ty: Ty) -> Result<Id, Wrong> {
        let id = self.absolute(*values.get(*at).ok_or("an operand is missing")?);
        *at += 1;
        let id = self.checked(id, ty)?;
        self.expanded(id)
    }

    /// Reads a value of a phi, whose distance has a sign.
    pub fn signed(&mut self, value: u64, ty: Ty) -> Result<Id, Wrong> {
        let distance = unrotate(value) as u32;
        let id = if self.module.is_relative { self.next().wrapping_sub(distance) } else { value as u32 };
        self.checked(id, ty)
    }

    pub fn value_or_metadata(&mut self, values: &[u64], at: &mut usize) -> Result<u32, Wrong> {
        const MARK: u64 = 0x8000_0000;
        if values.get(*at) == Some(&MARK) {
            let number = *values.get(*at + 1).ok_or("an operand is missing")?;
            *at += 2;
            let node = self.known_node(u64::from(self.next().wrapping_sub(number as u32)))?;
            return Ok(METADATA | node);
        }
        Ok(self.pair(values, at)?.0)
    }

    /// A block by its number.
    pub fn block_at(&self, number: u64) -> Result<u32, Wrong> {
        if number < u64::from(self.count) { Ok(number as u32) } else { Err("a block that is not there") }
    }

    /// Adds an instruction; `ids` are the types in the file of a result.
    pub fn add(&mut self, kind: Kind, ty: Ty, id: TypeId, operands: &[u32]) -> Result<(), Wrong> {
        let mut local = u32::MAX;
        if !self.module.context.types.is_void(ty) {
            local = self.add_local(ty, id);
        }
        self.push(kind, ty, local, operands)
    }

    /// Adds an instruction whose result the file does not count, to the block that is read or one between blocks, and
    /// returns its value.
    pub fn add_extra(
        &mut self,
        kind: Kind,
        ty: Ty,
        operands: &[u32],
        edge: Option<usize>,
    ) -> Result<Id, Wrong> {
        let local = self.new_local();
        self.body.added.push(Value { ty, id: UNTOLD, kind: ValueKind::Local(local) });
        let number = self.new_instruction(kind, ty, local, operands);
        match edge {
            Some(edge) => self.expansion.edges[edge].instructions.push(number),
            None => self.append(number)?,
        }
        Ok(ADDED | (self.body.added.len() as u32 - 1))
    }

    /// Counts the last instruction among those of the file.
    pub fn list_last(&mut self) {
        self.listed.push(self.body.instructions.len() as u32 - 1);
    }

    /// Names the last local value.
    pub fn name_last(&mut self, name: &str) {
        if let Some(last) = self.body.local_names.last_mut() {
            *last = (self.body.names.len() as u32, name.len() as u32);
            self.body.names.extend_from_slice(name.as_bytes());
        }
    }

    /// Adds a branch to the end of a block that has been read.
    pub fn branch(&mut self, block: u32, to: u32) {
        let void = self.module.context.types.simple("void");
        let number = self.new_instruction(Kind::Branch, void, u32::MAX, &[to]);
        self.body.blocks[block as usize].instructions.push(number);
    }

    fn push(&mut self, kind: Kind, ty: Ty, local: u32, operands: &[u32]) -> Result<(), Wrong> {
        let number = self.new_instruction(kind, ty, local, operands);
        self.listed.push(number);
        self.append(number)
    }

    fn new_instruction(&mut self, kind: Kind, ty: Ty, local: u32, operands: &[u32]) -> u32 {
        let operands = self.body.store(operands);
        let none = (0, 0);
        self.body.instructions.push(Instruction {
            kind,
            ty,
            local,
            operands,
            location: NONE,
            attached: none,
            records: none,
        });
        self.body.instructions.len() as u32 - 1
    }

    /// Adds an instruction to the block that is read.
    fn append(&mut self, number: u32) -> Result<(), Wrong> {
        if self.block >= self.count {
            return Err("an instruction after the last block");
        }
        if self.block as usize == self.body.blocks.len() {
            self.body.blocks.push(Block { instructions: Vec::with_capacity(8), ..Block::default() });
        }
        self.body.blocks[self.block as usize].instructions.push(number);
        Ok(())
    }
}

/// The type without values.
pub fn void(reader: &mut Reader<'_>) -> Ty {
    reader.module.context.types.simple("void")
}

/// The type of conditions.
pub fn truth(reader: &mut Reader<'_>) -> Ty {
    reader.module.context.types.integer(1)
}

/// Adds an instruction that ends a block and uses `targets` in this order.
pub fn end(reader: &mut Reader<'_>, kind: Kind, operands: &[u32], targets: &[u32]) -> Result<(), Wrong> {
    let void = void(reader);
    end_with(reader, kind, void, UNTOLD, operands, targets)
}

/// Adds an instruction with a result that ends a block.
pub fn end_with(
    reader: &mut Reader<'_>,
    kind: Kind,
    ty: Ty,
    id: TypeId,
    operands: &[u32],
    targets: &[u32],
) -> Result<(), Wrong> {
    reader.add(kind, ty, id, operands)?;
    let block = reader.block;
    reader.uses.extend(targets.iter().map(|&target| (target, block)));
    reader.block += 1;
    Ok(())
}
