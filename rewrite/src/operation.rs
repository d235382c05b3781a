//! Pure instructions as operators: one reading of the facts for the interpreter, the folder and the converter.

use crate::{
    evaluate,
    function::{Argument, Function, Instruction},
    graph::Operator,
};

/// A pure instruction as an operator, without its operands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Operation {
    /// What it computes.
    pub operator: Operator,
    /// Bits of its result.
    pub width: u32,
    /// Bits of its operands where they differ from the result's by nature.
    pub operand_width: Option<u32>,
    /// Lanes of a vector operation.
    pub lanes: Option<u32>,
    /// Bit positions and shuffle masks.
    pub immediates: Vec<i64>,
    /// The operands of the instruction that are its inputs, in their order.
    pub inputs: Vec<u32>,
}

/// Opcodes whose operands have another width than their result.
const CONVERSIONS: [&str; 13] = [
    "trunc", "zext", "sext", "fptrunc", "fpext", "fptoui", "fptosi", "uitofp", "sitofp", "ptrtoint", "inttoptr",
    "ptrtoaddr", "addrspacecast",
];

/// The operator of `instruction`, which touches no memory and has a result.
///
/// An instruction whose value nobody can compute from its operands is an [`Operator::Source`].
pub fn operation(function: &Function, instruction: &Instruction) -> Operation {
    let width = instruction.result.map_or(0, |value| function.width(value));
    let opcode = function.opcode(instruction);
    let lanes = function.rows_at::<3>("vector_lanes", instruction.id).first().map(|row| row[1]);
    let all = (0..instruction.operands.len() as u32).collect();
    let mut operation = Operation {
        operator: Operator::Pure(opcode.to_owned()),
        width,
        operand_width: None,
        lanes,
        immediates: Vec::new(),
        inputs: all,
    };
    let operand_width = instruction.operands.first().map(|operand| function.argument_width(operand));
    match opcode {
        "getelementptr" => {
            let indexing = function.indexing(instruction.id);
            operation.inputs =
                std::iter::once(0).chain(indexing.indices.iter().map(|index| index.0)).collect();
            operation.operator = Operator::Gep {
                offset: indexing.offset,
                scales: indexing.indices.iter().map(|index| index.1).collect(),
                index_widths: indexing.indices.iter().map(|index| index.2).collect(),
            };
        }
        "icmp" | "fcmp" => {
            let predicate = function.attribute("predicate", instruction.id).unwrap_or("eq");
            operation.operator = Operator::Pure(format!("{opcode}.{predicate}"));
            operation.operand_width = operand_width;
        }
        "extractvalue" | "insertvalue" => {
            let part = function.rows_at::<3>("aggregate_part", instruction.id);
            operation.immediates = part.iter().map(|row| i64::from(row[1])).collect();
        }
        "shufflevector" => {
            let mut mask = function.rows_at::<3>("literal_index", instruction.id).to_vec();
            mask.sort_unstable_by_key(|row| row[1]);
            operation.immediates = mask.iter().map(|row| i64::from(row[2] as i32)).collect();
        }
        "call" => {
            let callee = function.attribute("call", instruction.id).unwrap_or("");
            operation.operator = Operator::Pure(callee.trim_start_matches('@').to_owned());
        }
        _ if CONVERSIONS.contains(&opcode) => operation.operand_width = operand_width,
        _ => {}
    }
    mark_floats(function, instruction, &mut operation.operator);
    if let Operator::Pure(name) = &operation.operator
        && !evaluate::is_pure(name)
    {
        operation.operator = Operator::Source;
        operation.inputs.truncate(1);
    }
    operation
}

/// Adds the suffix of the float formats that share their width with another one.
fn mark_floats(function: &Function, instruction: &Instruction, operator: &mut Operator) {
    let Operator::Pure(name) = operator else { return };
    if name.starts_with("llvm.") {
        return;
    }
    let operands = instruction.operands.iter().filter_map(|operand| match operand {
        Argument::Value(value) => Some(*value),
        _ => None,
    });
    for value in instruction.result.into_iter().chain(operands) {
        let ty = function.value_type(value);
        for (format, suffix) in [("bfloat", ".bf16"), ("ppc_fp128", ".ppcf128")] {
            if ty.contains(format) && is_arithmetic(name) {
                name.push_str(suffix);
                return;
            }
        }
    }
}

/// Whether the operator `name` reads or makes floats as numbers.
fn is_arithmetic(name: &str) -> bool {
    name.starts_with('f') && name != "freeze" || name.ends_with("tofp")
}
