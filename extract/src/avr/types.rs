//! Which variables of a tree are floating-point numbers: trees do not say it of most.

use super::{
    expression::{Expression, Kind},
    tree::{Action, Function},
};
use crate::fault::Fault;
use std::collections::BTreeSet;

/// The variables of a function that hold floating-point numbers; all others hold integers.
///
/// A variable does if the function says so of a parameter, or if a floating-point number is assigned to it anywhere: integers
/// that are assigned to it too are converted, as in C.
#[derive(Default)]
pub struct Floats(BTreeSet<String>);

impl Floats {
    pub fn of(function: &Function) -> Self {
        let mut floats = Floats(function.floats.iter().cloned().collect());
        loop {
            let before = floats.0.len();
            for statement in function.blocks.iter().flat_map(|block| &block.statements) {
                floats.learn(&statement.action);
            }
            if floats.0.len() == before {
                return floats;
            }
        }
    }

    fn learn(&mut self, action: &Action) {
        let (target, is_float) = match action {
            Action::Assign(target, value) => (target, self.is_float(value)),
            Action::Phi(target, arms) => (target, arms.iter().any(|(value, _)| self.is_float(value))),
            _ => return,
        };
        if is_float && !self.0.contains(target) {
            self.0.insert(target.clone());
        }
    }

    /// Returns true if the variable `name` holds floating-point numbers.
    pub fn holds(&self, name: &str) -> bool {
        self.0.contains(name)
    }

    /// Returns true if `expression` is a floating-point number.
    pub fn is_float(&self, expression: &Expression) -> bool {
        match expression {
            Expression::Variable(name) => self.holds(name),
            Expression::Float(_) => true,
            Expression::Number(_) | Expression::Global(_) | Expression::Call(..) => false,
            Expression::Load(kind, _) | Expression::Cast(kind, _) => kind.is_float(),
            Expression::Select(_, one, other) => self.is_float(one) || self.is_float(other),
            Expression::Operation(opcode, _, operands) => {
                *opcode != "icmp" && operands.iter().any(|operand| self.is_float(operand))
            }
        }
    }

    /// The statements of `function` in which integers alone can stand where a floating-point number does.
    pub fn faults(&self, function: &Function) -> Vec<Fault> {
        let statements = function.blocks.iter().flat_map(|block| &block.statements);
        let fault = |at: usize, sign: String| {
            let message = format!("{sign} a floating-point number");
            Fault::new(at, at + 1, message).help("`(i64)` before it makes an integer of it")
        };
        statements
            .filter_map(|statement| {
                let mut expressions = statement.action.expressions().into_iter();
                let sign = expressions.find_map(|expression| self.integers_only(expression))?;
                Some(fault(statement.at, sign))
            })
            .collect()
    }

    /// The integer-only use of a floating-point number in `expression`, if any, as the start of a message.
    fn integers_only(&self, expression: &Expression) -> Option<String> {
        let inner = expression.operands().into_iter().find_map(|operand| self.integers_only(operand));
        if inner.is_some() {
            return inner;
        }
        let float = |operand: &Expression| self.is_float(operand);
        match expression {
            Expression::Operation(opcode @ ("and" | "or" | "xor" | "shl" | "ashr"), _, operands)
                if operands.iter().any(float) =>
            {
                Some(format!("`{}` of", sign(opcode)))
            }
            Expression::Load(_, address) if address.operands().into_iter().any(float) => {
                Some("an address with".to_owned())
            }
            _ => None,
        }
    }
}

fn sign(opcode: &str) -> &str {
    match opcode {
        "and" => "&",
        "or" => "|",
        "xor" => "^",
        "shl" => "<<",
        _ => ">>",
    }
}

/// The opcode for floating-point numbers that means what `opcode` does for integers.
pub fn floating(opcode: &str) -> &'static str {
    match opcode {
        "add" => "fadd",
        "sub" => "fsub",
        "mul" => "fmul",
        "sdiv" => "fdiv",
        "srem" => "frem",
        _ => "fcmp",
    }
}

/// The predicate of `fcmp` that means what one of `icmp` does: none holds of what is no number, but `!=`.
pub fn ordered(predicate: &str) -> &'static str {
    match predicate {
        "eq" => "oeq",
        "ne" => "une",
        "sle" => "ole",
        "sge" => "oge",
        "slt" => "olt",
        _ => "ogt",
    }
}

impl Kind {
    /// Returns true if it is one of floating-point numbers.
    pub fn is_float(self) -> bool {
        matches!(self, Kind::Float | Kind::Double)
    }

    /// The type as LLVM writes it.
    pub fn name(self) -> &'static str {
        match self {
            Kind::I1 => "i1",
            Kind::I8 => "i8",
            Kind::I16 => "i16",
            Kind::I32 => "i32",
            Kind::I64 => "i64",
            Kind::Float => "float",
            Kind::Double => "double",
        }
    }

    /// The number of its bits.
    pub fn width(self) -> u32 {
        match self {
            Kind::I1 => 1,
            Kind::I8 => 8,
            Kind::I16 => 16,
            Kind::I32 | Kind::Float => 32,
            Kind::I64 | Kind::Double => 64,
        }
    }
}
