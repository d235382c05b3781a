//! Functions as LLVM IR text.

use crate::code::{Function, Instruction, Opcode, Operand, Type};
use std::fmt::Write;

/// The text of a module of `functions`.
pub fn module(functions: &[&Function]) -> String {
    functions.iter().map(|function| text(function)).collect::<Vec<_>>().join("\n")
}

fn text(function: &Function) -> String {
    let result = function.result.map_or("void".to_owned(), Type::name);
    let parameters: Vec<String> =
        (0..function.parameters).map(|value| typed(function, Operand::Value(value))).collect();
    let mut text = format!("define {result} @{}({}) {{\n", function.name, parameters.join(", "));
    for (number, block) in function.blocks.iter().enumerate() {
        let _ = writeln!(text, "{}:", Function::block_name(number));
        for instruction in &block.instructions {
            let result = instruction
                .result
                .map_or(String::new(), |value| format!("{} = ", function.value_name(value)));
            let _ =
                writeln!(text, "  {result}{}", instruction_text(function, instruction, &block.successors));
        }
    }
    text + "}\n"
}

/// An operand without its type.
fn plain(function: &Function, operand: Operand) -> String {
    match operand {
        Operand::Value(value) => function.value_name(value),
        Operand::Constant(Type::Int(1), bits) => (bits == 1).to_string(),
        Operand::Constant(Type::Int(width), bits) => signed(width, bits).to_string(),
        Operand::Constant(Type::Pointer, _) => "null".to_owned(),
    }
}

/// A constant as LLVM prints it.
fn signed(width: u32, bits: u64) -> i64 {
    let unused = 64 - width;
    (bits as i64) << unused >> unused
}

fn typed(function: &Function, operand: Operand) -> String {
    format!("{} {}", function.type_of(operand).name(), plain(function, operand))
}

fn instruction_text(function: &Function, instruction: &Instruction, successors: &[usize]) -> String {
    let name = instruction.opcode.name();
    let first = || typed(function, instruction.operands[0]);
    let all = || {
        instruction.operands.iter().map(|&operand| typed(function, operand)).collect::<Vec<_>>().join(", ")
    };
    let result = || function.values[instruction.result.expect("it has a result")].name();
    match &instruction.opcode {
        Opcode::Binary(_) => format!("{name} {}, {}", first(), plain(function, instruction.operands[1])),
        Opcode::Compare(predicate) => {
            format!("{name} {predicate} {}, {}", first(), plain(function, instruction.operands[1]))
        }
        Opcode::Cast(_) => format!("{name} {} to {}", first(), result()),
        Opcode::Phi(sources) => {
            let pair = |(&operand, &from): (&Operand, &usize)| {
                format!("[ {}, %{} ]", plain(function, operand), Function::block_name(from))
            };
            let pairs: Vec<String> = instruction.operands.iter().zip(sources).map(pair).collect();
            format!("{name} {} {}", result(), pairs.join(", "))
        }
        Opcode::Address(element) => format!("{name} {}, {}", element.name(), all()),
        Opcode::Load => format!("{name} {}, {}", result(), all()),
        Opcode::Call(callee) => format!("{name} {} @{callee}({})", result(), all()),
        Opcode::Go(cases) => way_text(cases, successors, &all()),
        Opcode::Return if instruction.operands.is_empty() => format!("{name} void"),
        Opcode::Unreachable => name.to_owned(),
        Opcode::Select | Opcode::Store | Opcode::Return => format!("{name} {}", all()),
    }
}

fn way_text(cases: &[u64], successors: &[usize], operand: &str) -> String {
    let label = |successor: &usize| format!("label %{}", Function::block_name(*successor));
    let labels: Vec<String> = successors.iter().map(label).collect();
    if cases.is_empty() {
        let parts = [operand].into_iter().filter(|operand| !operand.is_empty());
        return format!(
            "br {}",
            parts.chain(labels.iter().map(String::as_str)).collect::<Vec<_>>().join(", ")
        );
    }
    let (ty, _) = operand.split_once(' ').expect("a type");
    let width: u32 = ty[1..].parse().expect("an integer type");
    let case = |(value, label): (&u64, &String)| format!("    {ty} {}, {label}\n", signed(width, *value));
    let cases: String = cases.iter().zip(&labels[1..]).map(case).collect();
    format!("switch {operand}, {} [\n{cases}  ]", labels[0])
}
