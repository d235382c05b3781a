//! One function of a fact base, ready to be walked: its blocks, instructions and operands.

use crate::bits::Bits;
use dfquery_engine::{
    base::FactBase,
    schema::{RelationId, TypeId},
};
use std::{cell::OnceCell, ops::Range};

/// What an instruction reads at one operand.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Argument {
    /// A parameter or the result of an instruction.
    Value(u32),
    /// A constant; undef and poison are 0.
    Constant(Bits),
    /// The address of a global or function plus bytes.
    Global {
        /// Bits of the operand.
        width: u32,
        /// The name with its `@`.
        name: String,
        /// Signed bytes behind its start.
        offset: i64,
    },
    /// A constant expression that facts only quote.
    Expression {
        /// Bits of the operand.
        width: u32,
        /// Its text in the IR.
        text: String,
    },
}

/// A load, store or read-modify-write.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Access {
    /// The operand that holds the address.
    pub address: u32,
    /// Bytes read or written.
    pub bytes: u32,
}

/// The address arithmetic of a `getelementptr`.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Indexing {
    /// Bytes added by the constant indices.
    pub offset: i64,
    /// The variable indices: operand, bytes a step, bits.
    pub indices: Vec<(u32, i64, u32)>,
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// Its id in the fact base.
    pub id: u32,
    /// The block it stands in.
    pub block: u32,
    /// LLVM's opcode, as a symbol id.
    opcode: u32,
    /// The value it defines.
    pub result: Option<u32>,
    /// Its operands; for a phi the incoming values.
    pub operands: Vec<Argument>,
    /// For a phi the blocks its operands come from; empty otherwise.
    pub incoming: Vec<u32>,
}

/// One way out of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Successor {
    /// LLVM's successor number.
    pub index: u32,
    /// Where it leads.
    pub to: u32,
}

/// One block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its id in the fact base.
    pub id: u32,
    /// Its instructions, as indices into [`Function::instructions`].
    pub instructions: Range<usize>,
    /// Its ways out, in the order of their successors.
    pub successors: Vec<Successor>,
}

/// One function.
pub struct Function<'a> {
    base: &'a FactBase,
    relations: Relations,
    /// By relation the cells of this function's rows, once they were asked for.
    cells: Vec<OnceCell<&'a [u32]>>,
    /// The id of the function.
    pub id: u32,
    /// Its blocks; the first is the entry.
    pub blocks: Vec<Block>,
    /// Its instructions in order.
    pub instructions: Vec<Instruction>,
    /// Its parameters in order.
    pub parameters: Vec<u32>,
    /// Bits of its result.
    pub result_width: Option<u32>,
    widths: Vec<u32>,
    /// For each value the place of its definition in `instructions`; past the end for parameters.
    definitions: Vec<u32>,
    first_value: u32,
    first_block: u32,
    first_instruction: u32,
}

/// The relations that a function is made of.
#[derive(Clone, Copy)]
struct Relations {
    block: RelationId,
    instruction: RelationId,
    value: RelationId,
    blocks: TypeId,
    values: TypeId,
    instructions: TypeId,
}

impl Relations {
    fn of(base: &FactBase) -> Self {
        let relation = |name| base.relation(name).expect("a relation of the schema");
        let entity = |name| base.schema().entity_type(name).expect("a type of the schema");
        Relations {
            block: relation("block"),
            instruction: relation("instruction"),
            value: relation("value"),
            blocks: entity("Block"),
            values: entity("Value"),
            instructions: entity("Instruction"),
        }
    }
}

impl<'a> Function<'a> {
    /// Gathers the facts of the function `id`.
    pub fn new(base: &'a FactBase, id: u32) -> Self {
        let relations = Relations::of(base);
        let mut function = Function {
            base,
            relations,
            cells: vec![OnceCell::new(); base.schema().relations.len()],
            id,
            blocks: Vec::new(),
            instructions: Vec::new(),
            parameters: Vec::new(),
            result_width: None,
            widths: base.rows_of_part::<4>(relations.value, id).iter().map(|row| row[3]).collect(),
            definitions: vec![u32::MAX; base.entities(relations.values).of_part(id).len()],
            first_value: base.entities(relations.values).of_part(id).start,
            first_block: base.entities(relations.blocks).of_part(id).start,
            first_instruction: base.entities(relations.instructions).of_part(id).start,
        };
        function.read_instructions();
        function.read_blocks();
        function.read_operands();
        function.result_width = function.rows::<3>("function_result").first().map(|row| row[2]);
        let mut parameters: Vec<_> =
            function.rows::<3>("parameter").iter().map(|row| (row[2], row[0])).collect();
        parameters.sort_unstable();
        function.parameters = parameters.into_iter().map(|(_, value)| value).collect();
        function
    }

    fn read_instructions(&mut self) {
        let rows = self.base.rows_of_part::<4>(self.relations.instruction, self.id);
        self.instructions = rows
            .iter()
            .map(|&[id, block, _, opcode]| Instruction {
                id,
                block,
                opcode,
                result: None,
                operands: Vec::new(),
                incoming: Vec::new(),
            })
            .collect();
    }

    fn read_blocks(&mut self) {
        let mut next = 0;
        for &[id, ..] in self.base.rows_of_part::<3>(self.relations.block, self.id) {
            let first = next;
            while self.instructions.get(next).is_some_and(|i| i.block == id) {
                next += 1;
            }
            self.blocks.push(Block { id, instructions: first..next, successors: Vec::new() });
        }
        for &[from, to, index] in self.rows::<3>("edge") {
            let at = (from - self.first_block) as usize;
            self.blocks[at].successors.push(Successor { index, to });
        }
        for block in &mut self.blocks {
            block.successors.sort_unstable_by_key(|successor| successor.index);
        }
    }

    fn read_operands(&mut self) {
        for &[instruction, value] in self.rows::<2>("def") {
            self.at(instruction).result = Some(value);
            self.definitions[(value - self.first_value) as usize] = instruction - self.first_instruction;
        }
        for &[instruction, operand, value] in self.rows::<3>("use") {
            self.set(instruction, operand, Argument::Value(value));
        }
        for &[instruction, operand, width, bits] in self.rows::<4>("constant") {
            let bits = Bits::parse(width, self.text(bits)).unwrap_or_else(|| Bits::zero(width));
            self.set(instruction, operand, Argument::Constant(bits));
        }
        for &[instruction, operand, width, global, offset] in self.rows::<5>("global_operand") {
            let name = self.text(global).to_owned();
            let offset = self.text(offset).parse().unwrap_or(0);
            self.set(instruction, operand, Argument::Global { width, name, offset });
        }
        for &[instruction, operand, width, text] in self.rows::<4>("constant_expression") {
            let text = self.text(text).to_owned();
            self.set(instruction, operand, Argument::Expression { width, text });
        }
        for &[instruction, operand, from] in self.rows::<3>("phi_operand") {
            let incoming = &mut self.at(instruction).incoming;
            if incoming.len() <= operand as usize {
                incoming.resize(operand as usize + 1, from);
            }
            incoming[operand as usize] = from;
        }
    }

    fn at(&mut self, instruction: u32) -> &mut Instruction {
        &mut self.instructions[(instruction - self.first_instruction) as usize]
    }

    /// Puts an operand in its place; a place that nothing fills is a zero.
    fn set(&mut self, instruction: u32, operand: u32, argument: Argument) {
        let operands = &mut self.at(instruction).operands;
        let at = operand as usize;
        if operands.len() <= at {
            operands.resize(at + 1, Argument::Constant(Bits::zero(1)));
        }
        operands[at] = argument;
    }

    /// The rows of `relation` that belong to this function.
    pub fn rows<const N: usize>(&self, relation: &str) -> &'a [[u32; N]] {
        let relation = self.base.relation(relation).expect("a relation of the schema");
        let cells = &self.cells[relation.0 as usize];
        let rows = || self.base.rows_of_part::<N>(relation, self.id).as_flattened();
        cells.get_or_init(rows).as_chunks().0
    }

    /// The rows of `relation` that begin with `key`, an entity of this function.
    pub fn rows_at<const N: usize>(&self, relation: &str, key: u32) -> &'a [[u32; N]] {
        let rows = self.rows::<N>(relation);
        let first = rows.partition_point(|row| row[0] < key);
        let count = rows[first..].iter().take_while(|row| row[0] == key).count();
        &rows[first..first + count]
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: u32) -> &'a str {
        self.base.symbols().get(symbol)
    }

    /// Whether no exit is reached from some block.
    pub fn is_endless(&self) -> bool {
        let ends = self.base.relation("virtual_exit").expect("a relation of the schema");
        let ends = self.base.rows(ends).arrays::<1>().iter();
        ends.into_iter().any(|&[block]| self.blocks.iter().any(|other| other.id == block))
    }

    /// The fact base that the function is part of.
    pub fn base(&self) -> &'a FactBase {
        self.base
    }

    /// The name of the function.
    pub fn name(&self) -> &'a str {
        let partition = self.base.schema().partition.expect("functions are the parts");
        self.base.entities(partition).local_name(self.id)
    }

    /// The block with the id `block`.
    pub fn block(&self, block: u32) -> &Block {
        &self.blocks[(block - self.first_block) as usize]
    }

    /// The instruction with the id `instruction`.
    pub fn instruction(&self, instruction: u32) -> &Instruction {
        &self.instructions[self.place(instruction)]
    }

    /// The place of an instruction in [`Function::instructions`].
    pub fn place(&self, instruction: u32) -> usize {
        (instruction - self.first_instruction) as usize
    }

    /// The instruction that defines `value`; none for a parameter.
    pub fn definition(&self, value: u32) -> Option<&Instruction> {
        let at = *self.definitions.get((value - self.first_value) as usize)?;
        self.instructions.get(at as usize)
    }

    /// The last instruction of `block`.
    pub fn terminator(&self, block: u32) -> Option<&Instruction> {
        self.instructions[self.block(block).instructions.clone()].last()
    }

    /// LLVM's opcode of `instruction`.
    pub fn opcode(&self, instruction: &Instruction) -> &'a str {
        self.text(instruction.opcode)
    }

    /// Bits of `value`.
    pub fn width(&self, value: u32) -> u32 {
        self.widths[(value - self.first_value) as usize]
    }

    /// The type of `value` as LLVM prints it.
    pub fn value_type(&self, value: u32) -> &'a str {
        self.text(
            self.base.rows_of_part::<4>(self.relations.value, self.id)[(value - self.first_value) as usize]
                [2],
        )
    }

    /// Bits of an operand.
    pub fn argument_width(&self, argument: &Argument) -> u32 {
        match argument {
            Argument::Value(value) => self.width(*value),
            Argument::Constant(bits) => bits.width(),
            Argument::Global { width, .. } | Argument::Expression { width, .. } => *width,
        }
    }

    /// The name of `value` without the function: `%x`.
    pub fn value_name(&self, value: u32) -> &'a str {
        self.base.entities(self.relations.values).local_name(value)
    }

    /// The name of `block` without the function: `bb3`.
    pub fn block_name(&self, block: u32) -> &'a str {
        self.base.entities(self.relations.blocks).local_name(block)
    }

    /// The name of `instruction` without the function: `bb3:2`.
    pub fn instruction_name(&self, instruction: u32) -> &'a str {
        self.base.entities(self.relations.instructions).local_name(instruction)
    }

    /// The text of the second column of the row of `relation` for `instruction`.
    pub fn attribute(&self, relation: &str, instruction: u32) -> Option<&'a str> {
        self.rows_at::<2>(relation, instruction).first().map(|row| self.text(row[1]))
    }

    /// Whether `instruction` carries `flag`.
    pub fn has_flag(&self, instruction: u32, flag: &str) -> bool {
        self.rows_at::<2>("instruction_flag", instruction).iter().any(|row| self.text(row[1]) == flag)
    }

    /// How `instruction` touches memory, if it is a load, store or read-modify-write.
    pub fn access(&self, instruction: u32) -> Option<Access> {
        let rows = self.rows_at::<4>("access", instruction);
        rows.first().map(|&[_, _, address, bytes]| Access { address, bytes })
    }

    /// The address arithmetic of a `getelementptr`.
    pub fn indexing(&self, instruction: u32) -> Indexing {
        let offset =
            self.attribute("gep_offset", instruction).and_then(|text| text.parse().ok()).unwrap_or(0);
        let mut indices: Vec<_> = self
            .rows_at::<4>("gep_index", instruction)
            .iter()
            .map(|&[_, operand, scale, width]| (operand, self.text(scale).parse().unwrap_or(0), width))
            .collect();
        indices.sort_unstable();
        Indexing { offset, indices }
    }

    /// `file:line:column` of `instruction`, if debug information tells.
    pub fn location(&self, instruction: u32) -> Option<String> {
        let row = self.rows_at::<4>("location", instruction).first()?;
        Some(format!("{}:{}:{}", self.text(row[1]), row[2], row[3]))
    }
}
