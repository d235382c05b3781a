//! Folding of constants, as LLVM does when it reads them.

use super::constant::{Constant, Id, Operation};
use super::module::{Module, ValueKind};
use super::read_constants::fit;
use super::types::{Ty, Type};
use super::wide;

/// Folds the constants among the values from `first` on.
pub fn fold(module: &mut Module, first: usize) {
    // Operands may come later, so that those that have changed are looked at until nothing changes. Each pass folds a
    // level at least, and expressions that fold are rarely nested deeply.
    const PASSES: usize = 64;
    for _ in 0..PASSES {
        let mut has_changed = false;
        for number in first..module.values.len() {
            let ValueKind::Constant(at) = module.values[number].kind else { continue };
            if !matches!(module.constants[at as usize], Constant::Expression(_)) {
                continue;
            }
            if let Some(new) = folded(module, number as Id, at) {
                module.constants[at as usize] = new;
                has_changed = true;
            }
        }
        if !has_changed {
            break;
        }
    }
}

fn folded(module: &Module, value: Id, at: u32) -> Option<Constant> {
    let Constant::Expression(expression) = &module.constants[at as usize] else { return None };
    let operands = &expression.operands;
    let first = module.resolve(operands[0]);
    let same = |id: Id| (id != value).then_some(Constant::Same(id));
    let (types, ty) = (&module.context.types, module.values[value as usize].ty);
    match &expression.operation {
        Operation::Element(_, _, None) => {
            if let Some(constant @ (Constant::Poison | Constant::Undefined)) = module.constant(first) {
                return Some(constant.clone());
            }
            let is_zero = |&index: &Id| is_null(module, index) || is_undefined(module, index);
            let base_ty = module.values[first as usize].ty;
            if operands[1..].iter().all(is_zero) && types.is_vector(base_ty) == types.is_vector(ty) {
                return same(first);
            }
            None
        }
        Operation::Cast(name) => {
            if matches!(module.constant(first), Some(Constant::Poison)) {
                return Some(Constant::Poison);
            }
            if is_undefined(module, first) {
                return Some(Constant::Undefined);
            }
            if is_null(module, first) && *name != "addrspacecast" {
                return Some(Constant::Null);
            }
            if *name == "bitcast" && module.values[first as usize].ty == ty {
                return same(first);
            }
            if *name == "bitcast" && is_all_ones(module, first) {
                return all_ones(module, ty);
            }
            if *name == "trunc"
                && let (Some(Constant::Integer(number)), Some(width)) =
                    (module.constant(first), types.width(ty))
            {
                return Some(Constant::Integer(fit(*number, width)));
            }
            None
        }
        Operation::Binary(name, _) => {
            let (one, other) = (module.integer(first)?, module.integer(operands[1])?);
            let width = types.width(ty).filter(|_| !types.is_vector(ty) && types.width(ty) <= Some(64))?;
            let result = match *name {
                "add" => one.wrapping_add(other),
                "sub" => one.wrapping_sub(other),
                "xor" => one ^ other,
                _ => return None,
            };
            Some(Constant::Integer(fit(result, width)))
        }
        _ => None,
    }
}

/// True for integers, floats, and vectors of these, all of whose bits are set.
fn is_all_ones(module: &Module, id: Id) -> bool {
    let Some(width) = bits(module, module.values[id as usize].ty) else { return false };
    match module.constant(id) {
        Some(Constant::Integer(-1)) => true,
        Some(Constant::Float(bits)) => fit(*bits as i64, width) == -1,
        Some(Constant::Wide(words)) => *words == wide::from_signed(-1, width),
        Some(Constant::Bytes(bytes)) => bytes.iter().all(|&byte| byte == u8::MAX),
        Some(Constant::Numbers(all)) => all.iter().all(|&one| fit(one as i64, width) == -1),
        Some(Constant::Aggregate(parts)) => {
            parts.iter().all(|&part| is_all_ones(module, module.resolve(part)))
        }
        _ => false,
    }
}

/// The integer, float, or vector of these, of type `ty` all of whose bits are set.
fn all_ones(module: &Module, ty: Ty) -> Option<Constant> {
    let types = &module.context.types;
    Some(match (types.width(ty), bits(module, ty)?) {
        (Some(width), _) if width > 64 => Constant::Wide(wide::from_signed(-1, width)),
        (Some(_), _) => Constant::Integer(-1),
        (None, width) => Constant::Float(u64::MAX >> (64 - width)),
    })
}

/// The size in bits of an integer, a float of at most 64 bits, or an element of a vector of these.
fn bits(module: &Module, ty: Ty) -> Option<u32> {
    let types = &module.context.types;
    types.width(ty).or_else(|| match types.get(types.scalar(ty)) {
        Type::Simple("half" | "bfloat") => Some(16),
        Type::Simple("float") => Some(32),
        Type::Simple("double") => Some(64),
        _ => None,
    })
}

/// True for zero of any type.
pub fn is_null(module: &Module, id: Id) -> bool {
    match module.constant(module.resolve(id)) {
        Some(Constant::Null | Constant::Integer(0) | Constant::Float(0) | Constant::Long(0, 0)) => true,
        Some(Constant::Wide(words)) => words.iter().all(|&word| word == 0),
        _ => false,
    }
}

fn is_undefined(module: &Module, id: Id) -> bool {
    matches!(module.constant(module.resolve(id)), Some(Constant::Undefined | Constant::Poison))
}
