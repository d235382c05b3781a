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
    /// The text between the quotes of `c"…"`.
    Bytes(&'a str),
    /// The distance of a global plus bytes from another global.
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

/// A part of a constant that holds addresses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part<'a> {
    /// The address of `global` plus `offset` bytes, from bit `bit` on.
    Address { bit: u64, width: u64, global: &'a str, offset: i64 },
    /// All that is no address, with zeros where the addresses are.
    Number { width: u64, bits: Bits },
}

impl<'a> Constant<'a> {
    /// The addresses in a structure, an array or a vector, and its numbers; none if it holds anything else, or is too
    /// wide for facts.
    pub fn parts(&self, ty: TypeId, types: &mut Types<'a>) -> Option<Vec<Part<'a>>> {
        let Constant::Aggregate(_) = self else { return None };
        let width = types.bits(ty);
        if width > WIDEST {
            return None;
        }
        let (mut parts, mut packer) = (Vec::new(), Packer::new(width));
        self.gather(0, ty, types, &mut parts, &mut packer)?;
        let bits = packer.finish();
        parts.insert(0, Part::Number { width, bits });
        Some(parts)
    }

    /// Puts numbers into `packer`, from bit `at` on, and addresses into `parts`.
    fn gather(
        &self,
        at: u64,
        ty: TypeId,
        types: &mut Types<'a>,
        parts: &mut Vec<Part<'a>>,
        packer: &mut Packer,
    ) -> Option<()> {
        match self {
            Constant::Address { global, offset } => {
                parts.push(Part::Address { bit: at, width: types.bits(ty), global, offset: *offset });
            }
            Constant::Aggregate(inner) => {
                for (index, (part, constant)) in inner.iter().enumerate() {
                    let bit = at.checked_add(part_bit(ty, index as u64, types)?)?;
                    constant.gather(bit, *part, types, parts, packer)?;
                }
            }
            other => packer.put(at, &other.flatten(ty, types)?),
        }
        Some(())
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
