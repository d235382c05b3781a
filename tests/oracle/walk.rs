//! Functions run straight from their trees: the plainest interpreter there can be.

use crate::code::{Function, Instruction, Opcode, Operand};

/// The bytes that programs read and write. A pointer is an offset into them.
pub type Buffer = [u8; 64];

/// What one invocation has done.
pub struct Walk {
    /// The result.
    pub result: Option<u64>,
    /// How often each block was executed.
    pub executed: Vec<usize>,
}

/// `value` cut to `width` bits.
pub fn cut(width: u32, value: u64) -> u64 {
    if width == 0 { 0 } else { value & (u64::MAX >> (64 - width)) }
}

/// The signed number that the low `width` bits of `value` are.
fn signed(width: u32, value: u64) -> i64 {
    (value as i64) << (64 - width) >> (64 - width)
}

/// The result of an operation on two operands of `width` bits.
pub fn binary(name: &str, width: u32, a: u64, b: u64) -> u64 {
    let (x, y) = (signed(width, a), signed(width, b));
    let value = match name {
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        "mul" => a.wrapping_mul(b),
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "shl" => a << b,
        "lshr" => a >> b,
        "ashr" => (x >> b) as u64,
        "udiv" => a / b,
        "urem" => a % b,
        "sdiv" => (x / y) as u64,
        "srem" => (x % y) as u64,
        _ => panic!("programs have no `{name}`"),
    };
    cut(width, value)
}

/// Whether a comparison of operands of `width` bits holds.
pub fn compare(predicate: &str, width: u32, a: u64, b: u64) -> bool {
    let (x, y) = (signed(width, a), signed(width, b));
    match predicate {
        "eq" => a == b,
        "ne" => a != b,
        "ult" => a < b,
        "ule" => a <= b,
        "ugt" => a > b,
        "uge" => a >= b,
        "slt" => x < y,
        "sle" => x <= y,
        "sgt" => x > y,
        "sge" => x >= y,
        _ => panic!("programs have no `{predicate}`"),
    }
}

/// `value` of `from` bits extended or cut to `to` bits.
pub fn cast(name: &str, from: u32, to: u32, value: u64) -> u64 {
    cut(to, if name == "sext" { signed(from, value) as u64 } else { value })
}

/// The `bytes` bytes at `address`, the lowest first.
pub fn load(buffer: &Buffer, address: u64, bytes: u32) -> u64 {
    let bytes = &buffer[address as usize..][..bytes as usize];
    bytes.iter().rev().fold(0, |value, &byte| value << 8 | byte as u64)
}

/// Puts the low bytes of `value` at `address`.
pub fn store(buffer: &mut Buffer, address: u64, bytes: u32, value: u64) {
    let place = &mut buffer[address as usize..][..bytes as usize];
    place.copy_from_slice(&value.to_le_bytes()[..bytes as usize]);
}

/// Runs the first of `functions`, which may call the others.
pub fn walk(functions: &[Function], arguments: &[u64], buffer: &mut Buffer) -> Walk {
    let function = &functions[0];
    let mut values = vec![0; function.values.len()];
    values[..arguments.len()].copy_from_slice(arguments);
    let mut walker = Walker { functions, function, values, executed: vec![0; function.blocks.len()] };
    let (mut from, mut at) = (0, 0);
    loop {
        walker.executed[at] += 1;
        match walker.pass(from, at, buffer) {
            Ok(next) => (from, at) = (at, next),
            Err(result) => return Walk { result, executed: walker.executed },
        }
    }
}

struct Walker<'f> {
    functions: &'f [Function],
    function: &'f Function,
    values: Vec<u64>,
    executed: Vec<usize>,
}

impl Walker<'_> {
    fn read(&self, operand: Operand) -> u64 {
        match operand {
            Operand::Value(value) => self.values[value],
            Operand::Constant(_, bits) => bits,
        }
    }

    /// Executes the block `at` and returns the next one, or else the result.
    fn pass(&mut self, from: usize, at: usize, buffer: &mut Buffer) -> Result<usize, Option<u64>> {
        let block = &self.function.blocks[at];
        let (end, steps) = block.instructions.split_last().expect("a block has an end");
        self.take_phis(from, steps);
        for step in steps.iter().filter(|step| !matches!(step.opcode, Opcode::Phi(_))) {
            let value = self.execute(step, buffer);
            if let Some(result) = step.result {
                self.values[result] = value;
            }
        }
        let operand = end.operands.first().map(|&operand| self.read(operand));
        match &end.opcode {
            Opcode::Go(cases) if cases.is_empty() => Ok(block.successors[(operand == Some(0)) as usize]),
            Opcode::Go(cases) => {
                let case = cases.iter().position(|&case| Some(case) == operand);
                Ok(block.successors[case.map_or(0, |case| case + 1)])
            }
            _ => Err(operand),
        }
    }

    /// All phis read what stood before any of them.
    fn take_phis(&mut self, from: usize, steps: &[Instruction]) {
        let taken = |phi: &Instruction| match &phi.opcode {
            Opcode::Phi(sources) => {
                let edge =
                    sources.iter().position(|&source| source == from).expect("an operand for each edge");
                Some((phi.result.expect("a phi has a result"), self.read(phi.operands[edge])))
            }
            _ => None,
        };
        let taken: Vec<(usize, u64)> = steps.iter().filter_map(taken).collect();
        taken.into_iter().for_each(|(phi, value)| self.values[phi] = value);
    }

    fn execute(&self, step: &Instruction, buffer: &mut Buffer) -> u64 {
        let x: Vec<u64> = step.operands.iter().map(|&operand| self.read(operand)).collect();
        let from = step.operands.first().map_or(0, |&operand| self.function.type_of(operand).width());
        let to = step.result.map_or(0, |result| self.function.values[result].width());
        match &step.opcode {
            Opcode::Binary(name) => binary(name, to, x[0], x[1]),
            Opcode::Compare(predicate) => compare(predicate, from, x[0], x[1]) as u64,
            Opcode::Select => x[2 - x[0] as usize],
            Opcode::Cast(name) => cast(name, from, to, x[0]),
            Opcode::Address(element) => x[0] + x[1] * (element.width() / 8) as u64,
            Opcode::Load => load(buffer, x[0], to / 8),
            Opcode::Store => {
                store(buffer, x[1], from / 8, x[0]);
                0
            }
            Opcode::Call(callee) => {
                let at = self.functions.iter().position(|function| function.name == *callee);
                let called = walk(&self.functions[at.expect("it is there")..], &x, buffer);
                called.result.expect("it returns a value")
            }
            Opcode::Phi(_) | Opcode::Go(_) | Opcode::Return | Opcode::Unreachable => {
                panic!("no step: {:?}", step.opcode)
            }
        }
    }
}
