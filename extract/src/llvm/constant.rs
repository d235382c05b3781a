//! Constants, as far as facts tell them.

use crate::llvm::name::unescape;
use crate::llvm::number::{Bits, Packer};
use crate::llvm::types::{TypeId, Types};

/// A constant of a type that is kept beside it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Constant<'a> {
    Number(Bits),
    /// All bits 0, whatever the type.
    Zero,
    /// undef or poison.
    Undefined,
    /// A global or function plus bytes.
    Address {
        global: &'a str,
        offset: i64,
    },
    /// What stands between the quotes of `c"…"`.
    Bytes(&'a str),
    /// How far a global plus bytes is from another one.
    Difference(Box<Difference<'a>>),
    /// The elements or fields, with their types.
    Aggregate(Vec<(TypeId, Constant<'a>)>),
    /// Anything else, as it is written.
    Expression(&'a str),
}

/// The address `target` plus `addend` bytes, minus the address `base`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference<'a> {
    pub target: &'a str,
    pub addend: i64,
    pub base: &'a str,
    /// As it is written.
    pub text: &'a str,
}

/// Bits of the widest constant that is kept as a number: the time to write one grows with the square of its width.
const WIDEST: u64 = 1 << 16;

impl<'a> Constant<'a> {
    /// The bits of the constant, if it holds no address and is not wider than [`WIDEST`].
    pub fn flatten(&self, ty: TypeId, types: &mut Types<'a>) -> Option<Bits> {
        match self {
            Constant::Zero | Constant::Undefined => Some(Bits::ZERO),
            _ if types.bits(ty) > WIDEST => None,
            Constant::Number(bits) => Some(bits.clone()),
            Constant::Address { .. } | Constant::Difference(_) | Constant::Expression(_) => None,
            Constant::Bytes(text) => Some(pack_bytes(&unescape(text))),
            Constant::Aggregate(parts) => {
                let mut packer = Packer::new(types.bits(ty));
                for (index, (part, constant)) in parts.iter().enumerate() {
                    packer.put(part_bit(ty, index as u64, types)?, &constant.flatten(*part, types)?);
                }
                Some(packer.finish())
            }
        }
    }
}

/// The first bit of part `index` of a value: vector lanes stand side by side, the rest as in memory.
pub fn part_bit(ty: TypeId, index: u64, types: &mut Types<'_>) -> Option<u64> {
    match types.lanes(ty) {
        Some((_, element)) => types.bits(element).checked_mul(index),
        None => types.offset(ty, index)?.checked_mul(8),
    }
}

fn pack_bytes(bytes: &[u8]) -> Bits {
    let mut packer = Packer::new(bytes.len() as u64 * 8);
    for (at, &byte) in bytes.iter().enumerate() {
        packer.put(at as u64 * 8, &Bits::Small(byte.into()));
    }
    packer.finish()
}
