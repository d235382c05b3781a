//! Values that are constants: operators whose operands all are, computed once.

use dfquery_graph::{
    Operator,
    bits::Bits,
    function::{Argument, Function, Instruction},
    semantics::Semantics,
    spec::OperatorSpec,
};
use rustc_hash::{FxHashMap, FxHashSet};

/// The constant that each value of `function` is known to be.
///
/// An operator is constant if its operands are, a phi if all its operands are the same constant.
pub fn fold(function: &Function) -> FxHashMap<u32, Argument> {
    let mut constants = FxHashMap::default();
    loop {
        let known = constants.len();
        for instruction in &function.instructions {
            if let Some(value) = instruction.result
                && !constants.contains_key(&value)
                && let Some(constant) = constant(function, instruction, &constants)
            {
                constants.insert(value, constant);
            }
        }
        if constants.len() == known {
            return constants;
        }
    }
}

/// The constant that each value of `function` is known to be when control enters the loop of `header` and has passed the
/// header once, beside those that `constants` tells anyway; `within` are the blocks of the loop.
pub fn on_entry(
    function: &Function,
    header: u32,
    within: &FxHashSet<u32>,
    mut constants: FxHashMap<u32, Argument>,
) -> FxHashMap<u32, Argument> {
    for instruction in &function.instructions[function.block(header).instructions.clone()] {
        let Some(value) = instruction.result else { continue };
        let known = if instruction.incoming.is_empty() {
            constant(function, instruction, &constants)
        } else {
            let operands = instruction.incoming.iter().zip(&instruction.operands);
            common(
                operands.filter(|(from, _)| !within.contains(from)).map(|(_, operand)| operand),
                &constants,
            )
        };
        constants.extend(known.map(|constant| (value, constant)));
    }
    constants
}

/// The constant that all of `operands` are.
fn common<'a>(
    operands: impl IntoIterator<Item = &'a Argument>,
    constants: &FxHashMap<u32, Argument>,
) -> Option<Argument> {
    let mut constant = None;
    for operand in operands {
        let mut operand = operand.clone();
        if !replace(&mut operand, constants) || constant.as_ref().is_some_and(|known| *known != operand) {
            return None;
        }
        constant = Some(operand);
    }
    constant
}

/// The constant that `instruction` gives, where that follows from the constants known so far.
fn constant(
    function: &Function,
    instruction: &Instruction,
    constants: &FxHashMap<u32, Argument>,
) -> Option<Argument> {
    let unknown =
        |operand: &Argument| matches!(operand, Argument::Value(value) if !constants.contains_key(value));
    if instruction.operands.first().is_some_and(unknown) {
        return None;
    }
    if !instruction.incoming.is_empty() {
        return common(&instruction.operands, constants);
    }
    if !is_pure(function, instruction) {
        return None;
    }
    let mut spec = OperatorSpec::of(function, instruction)?;
    if !spec.operands.iter_mut().all(|operand| replace(operand, constants)) {
        return None;
    }
    compute(&spec)
}

/// Returns true if `instruction` computes its result from its operands alone and ends no block.
fn is_pure(function: &Function, instruction: &Instruction) -> bool {
    let opcode = function.opcode(instruction);
    !matches!(opcode, "phi" | "alloca" | "call" | "invoke" | "callbr" | "va_arg" | "landingpad")
        && function.access(instruction.id).is_none()
}

/// Puts the constant that `operand` is known to be in its place; false if it is none.
fn replace(operand: &mut Argument, constants: &FxHashMap<u32, Argument>) -> bool {
    if let Argument::Value(value) = operand {
        match constants.get(value) {
            Some(constant) => *operand = constant.clone(),
            None => return false,
        }
    }
    true
}

/// The constant that an operator makes of constants, if one can be written down.
fn compute(spec: &OperatorSpec) -> Option<Argument> {
    match &spec.operator {
        Operator::Gep { offset, scales, index_widths } if spec.lanes.is_none_or(|lanes| lanes == 1) => {
            let (base, indices) = spec.operands.split_first()?;
            let mut bytes = *offset;
            for ((index, scale), &width) in indices.iter().zip(scales).zip(index_widths) {
                let index = bits(index)?.resize(width).signed_low();
                bytes = bytes.wrapping_add(index.wrapping_mul(*scale));
            }
            displace(base, bytes)
        }
        Operator::Gep { .. } | Operator::Pure(_) => {
            let operands: Vec<Bits> =
                spec.operands.iter().map(|o| bits(o).cloned()).collect::<Option<_>>()?;
            let semantics = Semantics::new(&spec.operator, spec.width, spec.lanes, &spec.immediates, "")?;
            semantics.compute(&operands)?.ok().map(Argument::Constant)
        }
        _ => None,
    }
}

fn bits(argument: &Argument) -> Option<&Bits> {
    match argument {
        Argument::Constant(bits) => Some(bits),
        _ => None,
    }
}

/// The address `bytes` after `base`.
fn displace(base: &Argument, bytes: i64) -> Option<Argument> {
    match base {
        Argument::Constant(base) => {
            Some(Argument::Constant(Bits::new(base.width(), base.low().wrapping_add(bytes as u64))))
        }
        Argument::Global { width, name, offset } => {
            Some(Argument::Global { width: *width, name: name.clone(), offset: offset.wrapping_add(bytes) })
        }
        _ => None,
    }
}
