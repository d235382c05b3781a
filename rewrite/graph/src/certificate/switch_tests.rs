//! The tests of values against constants that stand for a `switch`.

use crate::model::{Op, Operand, Operator};

/// A comparison of a value, as an unsigned number, with a constant.
pub struct Test<'o> {
    predicate: &'o str,
    constant: u128,
    /// Bits of the value.
    pub width: u32,
    /// The input that is compared.
    pub position: u32,
}

impl Test<'_> {
    /// The test that `op` is, if it is one.
    pub fn of(op: &Op) -> Option<Test<'_>> {
        let Operator::Pure(name) = &op.operator else { return None };
        let predicate = name.strip_prefix("icmp.")?;
        let (position, constant) = match &op.ins[..] {
            [_, Operand::Const(constant)] => (0, constant),
            [Operand::Const(constant), _] => (1, constant),
            _ => return None,
        };
        let swapped = match predicate {
            "eq" | "ne" => predicate,
            "ult" => "ugt",
            "ule" => "uge",
            "ugt" => "ult",
            "uge" => "ule",
            _ => return None,
        };
        let width = constant.width();
        let predicate = if position == 0 { predicate } else { swapped };
        (width <= 64).then(|| Test { predicate, constant: constant.low_u128(), width, position })
    }

    /// Returns true if it gives `answer` for a value from the first of `values` to the last.
    pub fn gives(&self, values: (u128, u128), answer: bool) -> bool {
        let (first, last) = values;
        let constant = self.constant;
        match (self.predicate, answer) {
            ("eq", true) | ("ne", false) => first <= constant && constant <= last,
            ("eq", false) | ("ne", true) => first != constant || last != constant,
            ("ult", true) | ("uge", false) => first < constant,
            ("ult", false) | ("uge", true) => last >= constant,
            ("ule", true) | ("ugt", false) => first <= constant,
            _ => last > constant,
        }
    }
}
