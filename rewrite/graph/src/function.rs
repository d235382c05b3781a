//! One function of a fact base, ready to be walked: its blocks, instructions and operands.

use crate::bits::Bits;
use dfquery_engine::{
    base::{Entities, FactBase},
    tuple::{Cells, Entity, Symbol, Tuple, Tuples},
};
use dfquery_rules::{entity, relation};
use std::{cell::OnceCell, ops::Range};

/// One operand of an instruction.
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
        /// Signed bytes after its start.
        offset: i64,
    },
    /// A constant expression that facts only quote.
    Expression {
        /// Bits of the operand.
        width: u32,
        /// Its text in the IR.
        text: String,
        /// The addresses in it, and the number beside them, if it is made of these alone.
        parts: Option<Parts>,
    },
}

/// A constant with addresses in it.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Parts {
    /// All of it but the addresses, where it has zeros.
    pub number: Bits,
    /// The addresses.
    pub addresses: Vec<AddressPart>,
}

/// An address in a constant.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct AddressPart {
    /// Its lowest bit.
    pub bit: u32,
    /// Bits of it.
    pub width: u32,
    /// The name with its `@`.
    pub name: String,
    /// Signed bytes after its start.
    pub offset: i64,
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
    /// LLVM's opcode.
    opcode: Symbol,
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
    /// The target block.
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
    /// Bits of its results: one at most, but for machine IR.
    pub result_widths: Vec<u32>,
    /// The rows of its values, in their order.
    values: Tuples<'a, relation::Value>,
    /// For each value the place of its definition in `instructions`; past the end for parameters.
    definitions: Vec<u32>,
    first_value: u32,
    first_block: u32,
    first_instruction: u32,
}

impl<'a> Function<'a> {
    /// Gathers the facts of the function `id`.
    pub fn new(base: &'a FactBase, id: u32) -> Self {
        let values = base.entities_of::<entity::Value>().of_part(id);
        let mut function = Function {
            base,
            cells: vec![OnceCell::new(); base.schema().relations.len()],
            id,
            blocks: Vec::new(),
            instructions: Vec::new(),
            parameters: Vec::new(),
            result_widths: Vec::new(),
            values: base.tuples_of_part(id),
            definitions: vec![u32::MAX; values.len()],
            first_value: values.start,
            first_block: base.entities_of::<entity::Block>().of_part(id).start,
            first_instruction: base.entities_of::<entity::Instruction>().of_part(id).start,
        };
        function.read_instructions();
        function.read_blocks();
        function.read_operands();
        function.result_widths = function.find_result_widths();
        let mut parameters: Vec<_> = function.rows::<relation::Parameter>().collect();
        parameters.sort_unstable_by_key(|parameter| (parameter.position, parameter.value));
        function.parameters = parameters.into_iter().map(|parameter| parameter.value.0).collect();
        function
    }

    /// The width that `function_result` states, then those of what a `ret` gives besides.
    fn find_result_widths(&self) -> Vec<u32> {
        let declared = self.rows::<relation::FunctionResult>().first().map(|row| row.width);
        let ret = self.instructions.iter().find(|i| i.operands.len() > 1 && self.opcode(i) == "ret");
        let further = ret.iter().flat_map(|ret| &ret.operands[1..]);
        declared.into_iter().chain(further.map(|operand| self.argument_width(operand))).collect()
    }

    fn read_instructions(&mut self) {
        let instruction = |row: relation::Instruction| Instruction {
            id: row.instruction.0,
            block: row.block.0,
            opcode: row.opcode,
            result: None,
            operands: Vec::new(),
            incoming: Vec::new(),
        };
        self.instructions = self.rows().map(instruction).collect();
    }

    fn read_blocks(&mut self) {
        let mut next = 0;
        for relation::Block { block: entity::Block(id), .. } in self.rows() {
            let first = next;
            while self.instructions.get(next).is_some_and(|i| i.block == id) {
                next += 1;
            }
            self.blocks.push(Block { id, instructions: first..next, successors: Vec::new() });
        }
        for edge in self.rows::<relation::Edge>() {
            let at = (edge.from.0 - self.first_block) as usize;
            self.blocks[at].successors.push(Successor { index: edge.successor, to: edge.to.0 });
        }
        for block in &mut self.blocks {
            block.successors.sort_unstable_by_key(|successor| successor.index);
        }
    }

    fn read_operands(&mut self) {
        for relation::Def { instruction, value } in self.rows() {
            self.at(instruction).result = Some(value.0);
            self.definitions[(value.0 - self.first_value) as usize] = instruction.0 - self.first_instruction;
        }
        for relation::Use { instruction, operand, value } in self.rows() {
            self.set(instruction, operand, Argument::Value(value.0));
        }
        for relation::Constant { instruction, operand, width, bits } in self.rows() {
            let bits = Bits::parse(width, self.text(bits)).unwrap_or_else(|| Bits::zero(width));
            self.set(instruction, operand, Argument::Constant(bits));
        }
        for relation::GlobalOperand { instruction, operand, width, global, offset } in self.rows() {
            let name = self.text(global).to_owned();
            let offset = self.text(offset).parse().unwrap_or(0);
            self.set(instruction, operand, Argument::Global { width, name, offset });
        }
        for relation::ConstantExpression { instruction, operand, width, text } in self.rows() {
            let text = self.text(text).to_owned();
            let parts = self.parts(instruction, operand);
            self.set(instruction, operand, Argument::Expression { width, text, parts });
        }
        for relation::PhiOperand { instruction, operand, from } in self.rows() {
            let incoming = &mut self.at(instruction).incoming;
            if incoming.len() <= operand as usize {
                incoming.resize(operand as usize + 1, from.0);
            }
            incoming[operand as usize] = from.0;
        }
    }

    /// The parts of a constant expression, where facts tell them all.
    fn parts(&self, instruction: entity::Instruction, operand: u32) -> Option<Parts> {
        let (mut number, mut addresses) = (None, Vec::new());
        let rows = self.rows_at::<relation::ConstantPart>(instruction.0).filter(|row| row.operand == operand);
        for relation::ConstantPart { bit, width, global, text, .. } in rows {
            let (name, text) = (self.text(global), self.text(text));
            if name.is_empty() {
                number = Bits::parse(width, text);
            } else {
                let (name, offset) = (name.to_owned(), text.parse().ok()?);
                addresses.push(AddressPart { bit, width, name, offset });
            }
        }
        Some(Parts { number: number?, addresses })
    }

    fn at(&mut self, instruction: entity::Instruction) -> &mut Instruction {
        &mut self.instructions[(instruction.0 - self.first_instruction) as usize]
    }

    /// Puts an operand in its place; a place that nothing fills is a zero.
    fn set(&mut self, instruction: entity::Instruction, operand: u32, argument: Argument) {
        let operands = &mut self.at(instruction).operands;
        let at = operand as usize;
        if operands.len() <= at {
            operands.resize(at + 1, Argument::Constant(Bits::zero(1)));
        }
        operands[at] = argument;
    }

    /// The rows of the relation of `T` that belong to this function.
    pub fn rows<T: Tuple>(&self) -> Tuples<'a, T> {
        let cells = &self.cells[usize::from(self.base.relation_of::<T>().0)];
        let rows = || self.base.tuples_of_part::<T>(self.id).flat_cells();
        Tuples::new(T::Cells::chunks(cells.get_or_init(rows)))
    }

    /// The rows of the relation of `T` that begin with `key`, an entity of this function.
    pub fn rows_at<T: Tuple>(&self, key: u32) -> Tuples<'a, T> {
        self.rows().starting_with(key)
    }

    /// The first row of the relation of `T` that begins with `key`.
    pub fn row_at<T: Tuple>(&self, key: u32) -> Option<T> {
        self.rows_at(key).first()
    }

    /// The text of a symbol.
    pub fn text(&self, symbol: Symbol) -> &'a str {
        self.base.symbol_text(symbol)
    }

    /// Returns true if no exit is reached from some block.
    pub fn is_endless(&self) -> bool {
        let mut ends = self.base.tuples::<relation::VirtualExit>();
        ends.any(|end| self.blocks.iter().any(|block| block.id == end.block.0))
    }

    /// The fact base that the function is part of.
    pub fn base(&self) -> &'a FactBase {
        self.base
    }

    /// The name of the function.
    pub fn name(&self) -> &'a str {
        self.base.entities_of::<entity::Function>().local_name(self.id)
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
        self.value(value).width
    }

    /// The type of `value` as LLVM prints it.
    pub fn value_type(&self, value: u32) -> &'a str {
        self.text(self.value(value).r#type)
    }

    fn value(&self, value: u32) -> relation::Value {
        self.values.get((value - self.first_value) as usize).expect("a value of this function")
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
        self.names::<entity::Value>().local_name(value)
    }

    /// The name of `block` without the function: `bb3`.
    pub fn block_name(&self, block: u32) -> &'a str {
        self.names::<entity::Block>().local_name(block)
    }

    /// The name of `instruction` without the function: `bb3:2`.
    pub fn instruction_name(&self, instruction: u32) -> &'a str {
        self.names::<entity::Instruction>().local_name(instruction)
    }

    fn names<E: Entity>(&self) -> &'a Entities {
        self.base.entities_of::<E>()
    }

    /// Returns true if `instruction` carries `flag`.
    pub fn has_flag(&self, instruction: u32, flag: &str) -> bool {
        let mut flags = self.rows_at::<relation::InstructionFlag>(instruction);
        flags.any(|row| self.text(row.flag) == flag)
    }

    /// The memory access of `instruction`, if it is a load, store or read-modify-write.
    pub fn access(&self, instruction: u32) -> Option<Access> {
        let row = self.row_at::<relation::Access>(instruction)?;
        Some(Access { address: row.address, bytes: row.bytes })
    }

    /// The address arithmetic of a `getelementptr`.
    pub fn indexing(&self, instruction: u32) -> Indexing {
        let offset = self.row_at::<relation::GepOffset>(instruction);
        let offset = offset.and_then(|row| self.text(row.offset).parse().ok()).unwrap_or(0);
        let index =
            |row: relation::GepIndex| (row.operand, self.text(row.scale).parse().unwrap_or(0), row.width);
        let mut indices: Vec<_> = self.rows_at(instruction).map(index).collect();
        indices.sort_unstable();
        Indexing { offset, indices }
    }

    /// `file:line:column` of `instruction`, if debug information tells.
    pub fn location(&self, instruction: u32) -> Option<String> {
        let row = self.row_at::<relation::Location>(instruction)?;
        Some(format!("{}:{}:{}", self.text(row.file), row.line, row.column))
    }
}
