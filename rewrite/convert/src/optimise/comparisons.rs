//! Comparisons of integers with their operands turned round, and the opposite ones.

/// A predicate of `icmp`, that with the operands turned round, and that which holds where this one does not.
const COMPARISONS: [[&str; 3]; 10] = [
    ["eq", "eq", "ne"],
    ["ne", "ne", "eq"],
    ["slt", "sgt", "sge"],
    ["sgt", "slt", "sle"],
    ["sle", "sge", "sgt"],
    ["sge", "sle", "slt"],
    ["ult", "ugt", "uge"],
    ["ugt", "ult", "ule"],
    ["ule", "uge", "ugt"],
    ["uge", "ule", "ult"],
];

fn of(name: &str) -> Option<&'static [&'static str; 3]> {
    let predicate = name.strip_prefix("icmp.")?;
    COMPARISONS.iter().find(|[own, ..]| *own == predicate)
}

/// The predicate of the operator `name`, or that with its operands turned round.
pub fn predicate(name: &str, swapped: bool) -> Option<&'static str> {
    of(name).map(|all| all[usize::from(swapped)])
}

/// The operator that is 1 where `name` is 0: `icmp.uge` for `icmp.ult`.
pub fn opposite(name: &str) -> Option<String> {
    of(name).map(|[.., opposite]| format!("icmp.{opposite}"))
}
