//! Constant expressions to addresses plus bytes, or to numbers.

use crate::llvm::constant::{Constant, Difference};
use crate::llvm::number::Bits;
use crate::llvm::order;
use crate::llvm::types::{Type, TypeId, Types};

/// Returns true if `word` begins a constant expression.
pub fn is_expression(word: &str) -> bool {
    const NAMES: [&str; 34] = [
        "getelementptr",
        "bitcast",
        "addrspacecast",
        "ptrtoint",
        "ptrtoaddr",
        "inttoptr",
        "trunc",
        "zext",
        "sext",
        "fptrunc",
        "fpext",
        "uitofp",
        "sitofp",
        "fptoui",
        "fptosi",
        "add",
        "sub",
        "mul",
        "xor",
        "and",
        "or",
        "shl",
        "lshr",
        "ashr",
        "icmp",
        "fcmp",
        "select",
        "extractelement",
        "insertelement",
        "shufflevector",
        "extractvalue",
        "insertvalue",
        "udiv",
        "sdiv",
    ];
    NAMES.contains(&word)
}

/// The value of an expression of type `ty`; none if it is neither bits nor an address plus bytes.
pub fn fold<'a>(
    opcode: &str,
    source: Option<TypeId>,
    operands: &[(TypeId, Constant<'a>)],
    ty: TypeId,
    types: &mut Types<'a>,
) -> Option<Constant<'a>> {
    if let Some(source) = source {
        return address(source, operands, types);
    }
    match operands {
        [(from, operand)] => cast(opcode, (*from, operand), ty, types),
        [(left, a), (_, b)] => binary(opcode, a, b, *left, types),
        _ => None,
    }
}

/// The difference of two addresses that an expression of type `ty`, written as `text`, is: all of it, or its low bits.
///
/// Fewer than [`RELATIVE`] bits do not say how far the addresses are apart.
pub fn difference<'a>(
    opcode: &str,
    operands: &[(TypeId, Constant<'a>)],
    ty: TypeId,
    text: &'a str,
    types: &mut Types<'a>,
) -> Option<Constant<'a>> {
    match (opcode, operands) {
        ("trunc", [(_, Constant::Difference(whole))]) if types.bits(ty) >= RELATIVE => {
            Some(Constant::Difference(Box::new(Difference { text, ..(**whole).clone() })))
        }
        (
            "sub",
            [
                (_, Constant::Address { global, offset }),
                (_, Constant::Address { global: base, offset: start }),
            ],
        ) => {
            let addend = offset.wrapping_sub(*start);
            Some(Constant::Difference(Box::new(Difference { target: global, addend, base, text })))
        }
        _ => None,
    }
}

/// Bits of a pointer that is relative to its table.
const RELATIVE: u64 = 32;

fn address<'a>(
    source: TypeId,
    operands: &[(TypeId, Constant<'a>)],
    types: &mut Types<'a>,
) -> Option<Constant<'a>> {
    let ((base_type, base), indices) = operands.split_first()?;
    if types.is_scalable(source) || operands.iter().any(|(ty, _)| types.lanes(*ty).is_some()) {
        return None;
    }
    let mut steps = Steps::new(source);
    for (ty, index) in indices {
        let width = types.bits(*ty);
        let value = index.flatten(*ty, types)?.to_signed(width)?;
        steps.constant(value, types)?;
    }
    moved(base, steps.offset, *base_type, types)
}

/// The state of a chain of indices.
#[derive(Debug)]
pub struct Steps {
    at: TypeId,
    is_first: bool,
    /// Bytes of the constant indices so far.
    pub offset: i64,
}

impl Steps {
    /// Begins at a pointer to `source`.
    pub fn new(source: TypeId) -> Self {
        Steps { at: source, is_first: true, offset: 0 }
    }

    /// Takes an index that is a number.
    pub fn constant(&mut self, index: i64, types: &mut Types<'_>) -> Option<()> {
        let field = !self.is_first && matches!(types.get(self.at), Type::Struct { .. });
        let bytes = if field {
            let index = u64::try_from(index).ok()?;
            let bytes = types.offset(self.at, index)?;
            self.at = types.part(self.at, index)?;
            bytes as i64
        } else {
            index.wrapping_mul(self.scale(types)? as i64)
        };
        self.offset = self.offset.wrapping_add(bytes);
        Some(())
    }

    /// Takes an index that is not known, and returns the bytes it counts.
    pub fn scale(&mut self, types: &mut Types<'_>) -> Option<u64> {
        if std::mem::take(&mut self.is_first) {
            return Some(types.extent(self.at).stride);
        }
        let step = types.step(self.at)?;
        self.at = types.part(self.at, 0)?;
        Some(step)
    }
}

/// `base` plus bytes.
fn moved<'a>(base: &Constant<'a>, by: i64, ty: TypeId, types: &mut Types<'a>) -> Option<Constant<'a>> {
    match base {
        Constant::Address { global, offset } => {
            Some(Constant::Address { global, offset: offset.wrapping_add(by) })
        }
        Constant::Number(_) | Constant::Zero => {
            let start = base.flatten(ty, types)?.to_u128()?;
            let width = types.bits(ty);
            Some(Constant::Number(Bits::from_u128(start.wrapping_add_signed(by.into()), width)))
        }
        _ => None,
    }
}

fn cast<'a>(
    opcode: &str,
    (from, operand): (TypeId, &Constant<'a>),
    to: TypeId,
    types: &mut Types<'a>,
) -> Option<Constant<'a>> {
    if opcode != "bitcast" && types.lanes(from).is_some() {
        return None; // its lanes are cast one by one
    }
    let (old, new) = (types.bits(from), types.bits(to));
    if let Constant::Address { .. } = operand {
        let keeps = matches!(opcode, "bitcast" | "addrspacecast")
            || matches!(opcode, "ptrtoint" | "ptrtoaddr" | "inttoptr") && old == new;
        return keeps.then(|| operand.clone());
    }
    let value = operand.flatten(from, types)?;
    let bits = match opcode {
        "sext" => Bits::parse(&value.to_signed(old)?.to_string(), 10, new)?,
        "bitcast" if old == new => order::cast(value, from, to, types),
        "trunc" | "zext" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "addrspacecast" => {
            Bits::from_words(value.words().to_vec(), new)
        }
        _ => return None,
    };
    Some(Constant::Number(bits))
}

fn binary<'a>(
    opcode: &str,
    a: &Constant<'a>,
    b: &Constant<'a>,
    ty: TypeId,
    types: &mut Types<'a>,
) -> Option<Constant<'a>> {
    let width = types.bits(ty);
    if let (Constant::Address { global: x, offset: i }, Constant::Address { global: y, offset: j }) = (a, b) {
        let same = opcode == "sub" && x == y;
        return same.then(|| Constant::Number(Bits::from_u128(i.wrapping_sub(*j) as i128 as u128, width)));
    }
    if let (Constant::Address { .. }, "add" | "sub") = (a, opcode) {
        let by = b.flatten(ty, types)?.to_signed(width)?;
        return moved(a, if opcode == "add" { by } else { by.wrapping_neg() }, ty, types);
    }
    if let (Constant::Address { .. }, "add") = (b, opcode) {
        return binary(opcode, b, a, ty, types);
    }
    if !matches!(types.get(ty), Type::Integer(1..=128)) {
        return None;
    }
    let (a, b) = (a.flatten(ty, types)?.to_u128()?, b.flatten(ty, types)?.to_u128()?);
    arithmetic(opcode, a, b, width).map(|value| Constant::Number(Bits::from_u128(value, width)))
}

fn arithmetic(opcode: &str, a: u128, b: u128, width: u64) -> Option<u128> {
    let shift = u32::try_from(b).ok().filter(|&by| u64::from(by) < width);
    let unused = 128 - width as u32;
    Some(match opcode {
        "add" => a.wrapping_add(b),
        "sub" => a.wrapping_sub(b),
        "mul" => a.wrapping_mul(b),
        "xor" => a ^ b,
        "and" => a & b,
        "or" => a | b,
        "shl" => a << shift?,
        "lshr" => a >> shift?,
        "ashr" => ((a << unused) as i128 >> unused >> shift?) as u128,
        _ => return None,
    })
}
