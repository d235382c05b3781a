//! Values that are constants: operators whose operands all are, computed once.

use crate::{
    bits::Bits,
    evaluate::Compute,
    function::{Argument, Function, Instruction},
    graph::Operator,
    operation::{Operation, operation},
};
use rustc_hash::FxHashMap;

/// The constant that each value of `function` is known to be.
///
/// Phis and branches are left as they are: only what one instruction computes from constants counts.
pub fn fold(function: &Function) -> FxHashMap<u32, Argument> {
    let mut constants = FxHashMap::default();
    loop {
        let known = constants.len();
        for instruction in function.instructions.iter().filter(|i| is_pure(function, i)) {
            let Some(value) = instruction.result else { continue };
            if constants.contains_key(&value) {
                continue;
            }
            let operands: Option<Vec<Argument>> =
                instruction.operands.iter().map(|operand| constant(operand, &constants)).collect();
            if let Some(constant) = operands.and_then(|operands| compute(function, instruction, &operands)) {
                constants.insert(value, constant);
            }
        }
        if constants.len() == known {
            return constants;
        }
    }
}

/// Whether `instruction` computes its result from its operands alone and ends no block.
fn is_pure(function: &Function, instruction: &Instruction) -> bool {
    let opcode = function.opcode(instruction);
    !matches!(opcode, "phi" | "alloca" | "call" | "invoke" | "callbr" | "va_arg" | "landingpad" | "freeze")
        && function.access(instruction.id).is_none()
}

fn constant(operand: &Argument, constants: &FxHashMap<u32, Argument>) -> Option<Argument> {
    match operand {
        Argument::Value(value) => constants.get(value).cloned(),
        constant => Some(constant.clone()),
    }
}

/// The constant that `instruction` makes of constants, if one can be written down.
fn compute(function: &Function, instruction: &Instruction, operands: &[Argument]) -> Option<Argument> {
    let Operation { operator, width, lanes, immediates, inputs, .. } = operation(function, instruction);
    let inputs: Vec<&Argument> = inputs.iter().map(|&at| &operands[at as usize]).collect();
    match operator {
        Operator::Gep { offset, scales, index_widths } => {
            let mut bytes = offset;
            for ((index, scale), width) in inputs[1..].iter().zip(scales).zip(index_widths) {
                let Argument::Constant(index) = index else { return None };
                let index = index.resize(width).signed_low();
                bytes = bytes.wrapping_add(index.wrapping_mul(scale));
            }
            match inputs[0] {
                Argument::Constant(base) => {
                    Some(Argument::Constant(Bits::new(width, base.low().wrapping_add(bytes as u64))))
                }
                Argument::Global { width, name, offset } => Some(Argument::Global {
                    width: *width,
                    name: name.clone(),
                    offset: offset.wrapping_add(bytes),
                }),
                _ => None,
            }
        }
        Operator::Pure(name) => {
            let bits: Option<Vec<Bits>> = inputs
                .iter()
                .map(|input| match input {
                    Argument::Constant(bits) => Some(bits.clone()),
                    _ => None,
                })
                .collect();
            let compute = Compute::new(&name, width, lanes, &immediates).ok()?;
            compute.apply(&bits?).ok().map(Argument::Constant)
        }
        _ => None,
    }
}
