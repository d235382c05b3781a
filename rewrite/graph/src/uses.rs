//! The kinds of values in the channels of a graph, as its operators use them.

use crate::model::{Graph, Op, Operand, Operator};

/// The kind of the values in a channel.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    /// Numbers.
    Number,
    /// Floats.
    Float,
    /// Addresses.
    Address,
}

/// The kind of each LIC of `graph`: what is accessed is an address, what floating-point operators take is a float, and
/// what is passed on is what it is passed on as.
pub fn kinds(graph: &Graph) -> Vec<Kind> {
    let mut kinds = vec![Kind::Number; graph.lics.len()];
    loop {
        let mut is_settled = true;
        for op in graph.ops.iter().rev() {
            let written = op.outs.iter().flatten().map(|out| kinds[out.0 as usize]).max();
            for (at, operand) in op.ins.iter().enumerate() {
                let (Operand::Lic(lic) | Operand::Held(lic)) = operand else { continue };
                let passed = written.filter(|_| passes(op, at)).unwrap_or(Kind::Number);
                let kind = taken(op, at).max(passed);
                let known = &mut kinds[lic.0 as usize];
                is_settled &= *known >= kind;
                *known = kind.max(*known);
            }
        }
        if is_settled {
            return kinds;
        }
    }
}

/// The kind of value that `op` takes at input `at` by what it does.
fn taken(op: &Op, at: usize) -> Kind {
    let is_address = match &op.operator {
        Operator::Load { .. } | Operator::Gep { .. } => at == 0,
        Operator::Store { .. } => at == 1,
        Operator::Atomic { name, .. } => at == usize::from(name == "store.atomic") && name != "fence",
        Operator::Call { callee: Some(callee) } => {
            let moves = callee.starts_with("@llvm.memcpy") || callee.starts_with("@llvm.memmove");
            at == 0 && callee.starts_with("@llvm.mem") || at == 1 && moves
        }
        _ => false,
    };
    match &op.operator {
        _ if is_address => Kind::Address,
        Operator::Pure(name) if is_of_floats(name) => Kind::Float,
        Operator::Reduce { name } if name.rsplit('.').next().is_some_and(|name| name.starts_with('f')) => {
            if at == 0 {
                Kind::Number
            } else {
                Kind::Float
            }
        }
        _ => Kind::Number,
    }
}

/// Returns true if the pure operator `name` takes floats.
fn is_of_floats(name: &str) -> bool {
    let stem = name.split('.').next().unwrap_or(name);
    let own =
        ["fadd", "fsub", "fmul", "fdiv", "frem", "fneg", "fcmp", "fptosi", "fptoui", "fptrunc", "fpext"];
    own.contains(&stem) || name.starts_with("llvm.f") && !name.starts_with("llvm.fsh")
}

/// Returns true if `op` writes the value of input `at` as it is.
fn passes(op: &Op, at: usize) -> bool {
    match &op.operator {
        Operator::Pick | Operator::Carry | Operator::CarryWhile => at > 0,
        Operator::Switch | Operator::Filter | Operator::Gate | Operator::Repeat | Operator::RepeatWhile => {
            at == 1
        }
        Operator::Mov | Operator::Pickany => true,
        Operator::Pure(name) => name == "select" && at > 0 || name == "freeze",
        _ => false,
    }
}
