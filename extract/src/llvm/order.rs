//! The places of bytes and lanes in memory, where a data layout puts the highest byte of a number first.
//!
//! In facts lane 0 of a vector is the lowest, whatever the layout. In memory, and in the number that a `bitcast` makes
//! of a vector, lane 0 is the lowest only where the lowest byte comes first; else it is the highest.
//!
//! Source  LLVM's language reference, "Vector Type"; its AsmPrinter for `ppc_fp128`, whose first half is the higher one

use crate::llvm::number::{Bits, Packer};
use crate::llvm::types::{FloatKind, Type, TypeId, Types};

/// Lanes that lie in memory as one number, without gaps; a number is one lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The bit at which it begins.
    pub bit: u64,
    pub lanes: u64,
    /// Bits of a lane.
    pub width: u64,
}

/// More parts than this are not told.
pub const MOST_PARTS: usize = 1 << 16;

/// The parts of a value of type `ty`, no part if it is a number of one byte, which has one order; none if they are more than
/// [`MOST_PARTS`].
pub fn parts(ty: TypeId, types: &mut Types<'_>) -> Option<Vec<Part>> {
    let found = element_parts(ty, types)?;
    let is_byte = matches!(found[..], [Part { bit: 0, lanes: 1, width: ..=8 }]);
    Some(if is_byte { Vec::new() } else { found })
}

/// The parts of an element of type `ty`.
fn element_parts(ty: TypeId, types: &mut Types<'_>) -> Option<Vec<Part>> {
    let mut found = Vec::new();
    add_parts(ty, 0, types, &mut found)?;
    Some(found)
}

fn add_parts(ty: TypeId, bit: u64, types: &mut Types<'_>, found: &mut Vec<Part>) -> Option<()> {
    match types.get(ty).clone() {
        Type::Struct { fields, .. } => {
            for (index, &field) in (0..).zip(&*fields) {
                let offset = types.offset(ty, index)?;
                add_parts(field, bit + 8 * offset, types, found)?;
            }
        }
        Type::Array { count, element } => {
            let stride = 8 * types.step(ty)?;
            let inner = element_parts(element, types)?;
            if let [Part { bit: 0, lanes, width }] = inner[..]
                && width.is_multiple_of(8)
                && lanes * width == stride
            {
                found.push(Part { bit, lanes: lanes.checked_mul(count)?, width });
                return Some(());
            }
            if inner.len() as u64 * count > MOST_PARTS as u64 {
                return None;
            }
            let at =
                |index| inner.iter().map(move |part| Part { bit: bit + index * stride + part.bit, ..*part });
            found.extend((0..count).flat_map(at));
        }
        _ => found.extend(part(ty, types).map(|part| Part { bit, ..part })),
    }
    (found.len() <= MOST_PARTS).then_some(())
}

/// The one part that a number or a vector is; none if it has no bits.
fn part(ty: TypeId, types: &mut Types<'_>) -> Option<Part> {
    let (lanes, element) = types.lanes(ty).unwrap_or((1, ty));
    let width = types.bits(element);
    let part = match types.get(element) {
        Type::Float(FloatKind::PpcFp128) => Part { bit: 0, lanes: 2 * lanes, width: width / 2 },
        _ => Part { bit: 0, lanes, width },
    };
    (lanes * width > 0).then_some(part)
}

/// The parts of the operand and of the result of a `bitcast`; none if all lanes keep their places.
pub fn cast_parts(from: TypeId, to: TypeId, types: &mut Types<'_>) -> Option<[Part; 2]> {
    let lanes = |ty| types.lanes(ty).map_or(1, |(lanes, _)| lanes);
    if !types.layout.big_endian || lanes(from) == lanes(to) {
        return None;
    }
    let mut one = |ty| {
        let (lanes, element) = types.lanes(ty).unwrap_or((1, ty));
        Part { bit: 0, lanes, width: types.bits(element) }
    };
    Some([one(from), one(to)])
}

/// The result of a `bitcast` of `value`.
pub fn cast(value: Bits, from: TypeId, to: TypeId, types: &mut Types<'_>) -> Bits {
    match cast_parts(from, to, types) {
        Some([from, to]) => reversed(&reversed(&value, from), to),
        None => value,
    }
}

/// The number as which memory holds `value`, a number or a vector.
pub fn in_memory(value: &Bits, ty: TypeId, types: &mut Types<'_>) -> Bits {
    match part(ty, types).filter(|part| types.layout.big_endian && part.lanes > 1) {
        Some(part) => reversed(value, part),
        None => value.clone(),
    }
}

/// `value` with its lanes in the opposite order.
fn reversed(value: &Bits, Part { lanes, width, .. }: Part) -> Bits {
    if lanes == 1 {
        return value.clone();
    }
    let mut packer = Packer::new(lanes * width);
    for lane in 0..lanes {
        packer.put((lanes - 1 - lane) * width, &slice(value, lane * width, width));
    }
    packer.finish()
}

/// The `width` bits from bit `at` on.
fn slice(value: &Bits, at: u64, width: u64) -> Bits {
    let (skip, shift) = ((at / 64) as usize, at % 64);
    let word = |index: usize| value.words().get(skip + index).copied().unwrap_or(0);
    let joined = |index: usize| match shift {
        0 => word(index),
        _ => word(index) >> shift | word(index + 1) << (64 - shift),
    };
    Bits::from_words((0..width.div_ceil(64) as usize).map(joined).collect(), width)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lanes_turn_round_and_back() {
        let part = Part { bit: 0, lanes: 3, width: 24 };
        let value = Bits::from_u128(0x11_2233_4455_6677_8899, 72);
        let turned = reversed(&value, part);
        assert_eq!(turned.to_u128(), Some(0x77_8899_4455_6611_2233));
        assert_eq!(reversed(&turned, part), value);
    }
}
