//! The facts of functions, written straight from their trees: what a reader of their text must find.

use crate::code::{Function, Instruction, Opcode, Operand, Type};
use dfquery_engine::{base::FactBase, schema::TypeId};
use dfquery_extract::analysis::{OnDemand, dominance};

/// The facts of a module of `functions`, with dominance.
pub fn module(functions: &[&Function]) -> FactBase {
    let mut base = FactBase::new(dfquery_rules::built_in().schema().clone());
    for function in functions {
        let part = base.open_part(&function.name);
        Writer::new(&mut base, function, part).write();
    }
    complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// Fills what follows from other facts, but makes no versions: variables that are assigned often stay what they are.
pub fn complete(base: &mut FactBase) {
    dominance::complete(base);
    OnDemand::ALL.into_iter().for_each(|late| late.complete(base));
}

/// Writes the facts of one function.
struct Writer<'w> {
    base: &'w mut FactBase,
    function: &'w Function,
    part: u32,
    blocks: Vec<u32>,
    values: Vec<u32>,
}

impl<'w> Writer<'w> {
    /// Makes the entities.
    fn new(base: &'w mut FactBase, function: &'w Function, part: u32) -> Self {
        let ty = |base: &FactBase, name: &str| base.schema().entity_type(name).expect("the schema has it");
        let (block, value): (TypeId, TypeId) = (ty(base, "Block"), ty(base, "Value"));
        let blocks = 0..function.blocks.len();
        let blocks = blocks.map(|number| base.entity(block, &Function::block_name(number))).collect();
        let values = 0..function.values.len();
        let values = values.map(|number| base.entity(value, &function.value_name(number))).collect();
        Writer { base, function, part, blocks, values }
    }

    fn push<const N: usize>(&mut self, relation: &str, row: [u32; N]) {
        let id = self.base.schema().relation(relation).expect("the schema has it");
        self.base.push(id, row);
    }

    fn write(&mut self) {
        self.push("function", [self.part]);
        self.write_name();
        if let Some(ty) = self.function.result {
            let name = self.base.symbol(&ty.name());
            self.push("function_result", [self.part, name, ty.width()]);
        }
        for (number, ty) in self.function.values.iter().enumerate() {
            let name = self.base.symbol(&ty.name());
            self.push("value", [self.values[number], self.part, name, ty.width()]);
        }
        for number in 0..self.function.parameters {
            self.push("parameter", [self.values[number], self.part, number as u32]);
        }
        for number in 0..self.blocks.len() {
            self.write_block(number);
        }
    }

    /// What the rest of a program knows the function by.
    fn write_name(&mut self) {
        let of_parameters = (0..self.function.parameters).map(|value| self.function.values[value]);
        let ty = signature(self.function.result, of_parameters);
        let names = [format!("@{}", self.function.name), "external".to_owned(), ty];
        let [name, linkage, ty] = names.map(|name| self.base.symbol(&name));
        self.push("function_name", [self.part, name]);
        self.push("linkage", [name, linkage]);
        self.push("function_type", [name, ty]);
    }

    fn write_block(&mut self, number: usize) {
        let block = self.blocks[number];
        self.push("block", [block, self.part, number as u32]);
        for (successor, &to) in self.function.blocks[number].successors.iter().enumerate() {
            self.push("edge", [block, self.blocks[to], successor as u32]);
        }
        let ty = self.base.schema().entity_type("Instruction").expect("the schema has it");
        for (position, instruction) in self.function.blocks[number].instructions.iter().enumerate() {
            let id = self.base.entity(ty, &format!("{}:{position}", Function::block_name(number)));
            let opcode = self.base.symbol(instruction.opcode.name());
            self.push("instruction", [id, block, position as u32, opcode]);
            self.write_instruction(id, block, instruction);
        }
    }

    fn write_instruction(&mut self, id: u32, block: u32, instruction: &Instruction) {
        if let Some(value) = instruction.result {
            self.push("def", [id, self.values[value]]);
        }
        for (number, &operand) in instruction.operands.iter().enumerate() {
            self.write_operand(id, number as u32, operand);
        }
        match &instruction.opcode {
            Opcode::Compare(predicate) => {
                let predicate = self.base.symbol(predicate);
                self.push("predicate", [id, predicate]);
            }
            Opcode::Phi(sources) => {
                for (number, &from) in sources.iter().enumerate() {
                    self.push("phi_operand", [id, number as u32, self.blocks[from]]);
                }
            }
            Opcode::Address(element) => self.write_address(id, instruction, *element),
            Opcode::Load => {
                let result = instruction.result.expect("a load has a result");
                self.write_access(id, "load", 0, self.function.values[result]);
            }
            Opcode::Store => {
                self.write_access(id, "store", 1, self.function.type_of(instruction.operands[0]));
            }
            Opcode::Call(callee) => {
                let callee = self.base.symbol(&format!("@{callee}"));
                self.push("call", [id, callee]);
                let result = instruction.result.map(|value| self.function.values[value]);
                let arguments = instruction.operands.iter().map(|&operand| self.function.type_of(operand));
                let ty = self.base.symbol(&signature(result, arguments));
                self.push("call_type", [id, ty]);
            }
            Opcode::Go(cases) => {
                for (successor, value) in cases.iter().enumerate() {
                    let value = self.base.symbol(&value.to_string());
                    self.push("case_value", [block, successor as u32 + 1, value]);
                }
            }
            _ => {}
        }
    }

    fn write_operand(&mut self, id: u32, number: u32, operand: Operand) {
        match operand {
            Operand::Value(value) => self.push("use", [id, number, self.values[value]]),
            Operand::Constant(ty, bits) => {
                let bits = self.base.symbol(&bits.to_string());
                self.push("constant", [id, number, ty.width(), bits]);
            }
        }
    }

    /// The index of an address has a row of its own if it varies; else its bytes count as offset.
    fn write_address(&mut self, id: u32, instruction: &Instruction, element: Type) {
        let bytes = element.width().div_ceil(8);
        let offset = match instruction.operands[1] {
            Operand::Constant(_, index) => index * bytes as u64,
            Operand::Value(_) => 0,
        };
        let offset = self.base.symbol(&offset.to_string());
        self.push("gep_offset", [id, offset]);
        let source = self.base.symbol(&element.name());
        self.push("gep_type", [id, source]);
        if matches!(instruction.operands[1], Operand::Value(_)) {
            let width = self.function.type_of(instruction.operands[1]).width();
            let scale = self.base.symbol(&bytes.to_string());
            self.push("gep_index", [id, 1, scale, width]);
        }
    }

    fn write_access(&mut self, id: u32, kind: &str, address: u32, ty: Type) {
        let kind = self.base.symbol(kind);
        self.push("access", [id, kind, address, ty.width().div_ceil(8)]);
        self.push("pointer_operand", [id, address, 0]);
    }
}

/// The type of a function.
fn signature(result: Option<Type>, parameters: impl Iterator<Item = Type>) -> String {
    let result = result.map_or("void".to_owned(), Type::name);
    format!("{result} ({})", parameters.map(Type::name).collect::<Vec<_>>().join(", "))
}
