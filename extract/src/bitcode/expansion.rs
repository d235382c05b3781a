//! The expressions that LLVM has no longer, and what is made of them in a function.

use super::constant::{Constant, Expression, Id, Operation};
use super::module::Module;
use super::types::{Ty, Type};
use rustc_hash::FxHashMap;

/// A block between two others, for what a phi of the second takes from the first.
pub struct Edge {
    /// The first block.
    pub from: u32,
    /// The second block.
    pub to: u32,
    /// The instructions.
    pub instructions: Vec<u32>,
    /// The name.
    pub name: String,
}

/// The expressions in a function that were expanded.
#[derive(Default)]
pub struct Expansion {
    /// By value whether it becomes instructions.
    pub known: FxHashMap<Id, bool>,
    /// Blocks between others.
    pub edges: Vec<Edge>,
    /// Names that have been given.
    pub names: Vec<String>,
    /// The last number that has been added to a name.
    pub last: u32,
    /// The block, if not the one that is read, that instructions are added to.
    pub edge: Option<usize>,
}

impl Expansion {
    /// A name that no other has.
    pub fn name(&mut self, base: &str) -> String {
        let mut name = base.to_owned();
        while self.names.contains(&name) {
            self.last += 1;
            name = format!("{base}{}", self.last);
        }
        self.names.push(name.clone());
        name
    }
}

/// True for an expression that LLVM has no longer.
fn is_unsupported(module: &Module, expression: &Expression) -> bool {
    match &expression.operation {
        Operation::Cast(name) => {
            !["trunc", "ptrtoint", "ptrtoaddr", "inttoptr", "bitcast", "addrspacecast"].contains(name)
        }
        Operation::Binary(name, _) => !["add", "sub", "xor"].contains(name),
        Operation::Element(_, source, _) => is_scalable(module, *source),
        Operation::Compare(..) | Operation::Other("select" | "fneg") => true,
        Operation::Other(_) => false,
    }
}

fn is_scalable(module: &Module, ty: Ty) -> bool {
    matches!(module.context.types.get(ty), Type::Vector { is_scalable: true, .. })
}

/// True if a value has an expression in it that LLVM has no longer.
pub fn is_old(module: &Module, id: Id, known: &mut FxHashMap<Id, bool>) -> bool {
    let parts: &[Id] = match module.constant(id) {
        Some(Constant::Expression(expression)) => {
            if is_unsupported(module, expression) {
                return true;
            }
            &expression.operands
        }
        Some(Constant::Aggregate(parts)) => parts,
        Some(Constant::Same(other)) => std::slice::from_ref(other),
        _ => return false,
    };
    if let Some(&is_old) = known.get(&id) {
        return is_old;
    }
    // An expression that mentions itself is damaged, and as good as any.
    known.insert(id, false);
    let found = known.len() < 1 << 20 && parts.iter().any(|&part| is_old(module, part, known));
    known.insert(id, found);
    found
}
