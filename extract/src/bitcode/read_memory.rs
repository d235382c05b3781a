//! Records of instructions that access memory.

use super::body::Kind;
use super::layout;
use super::module::{TypeId, UNTOLD};
use super::opcode;
use super::reader::{Operand, Reader, Wrong, truth, void};
use super::stream::Record;
use super::types::{Ty, Type};

const SHORT: Wrong = "an instruction ends early";

/// The alignment of an exponent, or none for 0.
fn align(exponent: u64) -> Result<u64, Wrong> {
    match exponent {
        0 => Ok(0),
        1..=33 => Ok(1 << (exponent - 1)),
        _ => Err("an alignment of more than 32 bits"),
    }
}

/// The alignment of an exponent, or that of a type.
fn align_of(reader: &Reader<'_>, exponent: u64, ty: Ty) -> Result<u64, Wrong> {
    let told = align(exponent)?;
    if told != 0 {
        return Ok(told);
    }
    Ok(layout::size_and_align(&reader.module.context.types, &reader.module.layout, ty).1)
}

/// The synchronization scope of a number.
pub fn scope(reader: &Reader<'_>, number: u64) -> u32 {
    match number {
        0 | 1 => number as u32,
        _ => reader.module.scopes.get(number as usize).copied().unwrap_or(1),
    }
}

/// Reads a variable on the stack.
pub fn allocate(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let [first, _, size, flags, rest @ ..] = values else { return Err(SHORT) };
    let mut id = *first as TypeId;
    if flags >> 6 & 1 == 0 {
        id = reader.module.part(id, 0);
    }
    let ty = reader.module.ty(u64::from(id)).ok_or("a variable of an unknown type")?;
    let size = *size as u32;
    let exponent = (flags & 31) | (flags >> 8 & 7) << 5;
    let space = match rest.first() {
        Some(&space) => space as u32,
        None => {
            let text = String::from_utf8_lossy(&reader.module.layout).into_owned();
            text.split('-').find_map(|part| part.strip_prefix('A')?.parse().ok()).unwrap_or(0)
        }
    };
    let kind = Kind::Allocate {
        ty,
        align: match align(exponent)? {
            0 => layout::preferred(&reader.module.context.types, &reader.module.layout, ty),
            told => told,
        },
        space,
        is_argument: flags >> 5 & 1 == 1,
        is_swift_error: flags >> 7 & 1 == 1,
    };
    let pointer = reader.module.context.types.pointer(space);
    let id = reader.module.derive(pointer, &[id]);
    reader.add(kind, pointer, id, &[size])
}

/// Reads a load.
pub fn load(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let mut at = 0;
    let (pointer, _, pointer_id) = reader.pair(values, &mut at)?;
    let rest = if record.code == 20 { 2 } else { 4 };
    let mut id = reader.module.part(pointer_id, 0);
    if values.len() == at + rest + 1 {
        id = values[at] as TypeId;
        at += 1;
    }
    let ty = reader.module.ty(u64::from(id)).ok_or("a load of an unknown type")?;
    let (exponent, is_volatile, ordering, scope) = access(reader, &values[at..], rest)?;
    let align = align_of(reader, exponent, ty)?;
    reader.add(Kind::Load { align, is_volatile, ordering, scope }, ty, id, &[pointer])
}

/// Alignment, volatility, ordering and scope of an access.
fn access(reader: &Reader<'_>, values: &[u64], count: usize) -> Result<(u64, bool, u8, u32), Wrong> {
    match (values, count) {
        (&[align, is_volatile], 2) => Ok((align, is_volatile != 0, 0, 1)),
        (&[align, is_volatile, ordering, number], 4) => {
            Ok((align, is_volatile != 0, ordering as u8, scope(reader, number)))
        }
        _ => Err("an access with a wrong number of operands"),
    }
}

/// Reads a store.
pub fn store(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let mut at = 0;
    let (pointer, _, pointer_id) = reader.pair(values, &mut at)?;
    let (value, ty) = if record.code >= 44 {
        let (value, ty, _) = reader.pair(values, &mut at)?;
        (value, ty)
    } else {
        pointed(reader, values, &mut at, pointer_id)?
    };
    let rest = if matches!(record.code, 24 | 44) { 2 } else { 4 };
    let (exponent, is_volatile, ordering, scope) = access(reader, values.get(at..).unwrap_or(&[]), rest)?;
    let align = align_of(reader, exponent, ty)?;
    let void = void(reader);
    reader.add(Kind::Store { align, is_volatile, ordering, scope }, void, UNTOLD, &[value, pointer])
}

/// Reads a value of the type that a pointer of an old version points to.
fn pointed(
    reader: &mut Reader<'_>,
    values: &[u64],
    at: &mut usize,
    pointer: TypeId,
) -> Result<(u32, Ty), Wrong> {
    let ty = reader.module.pointee(pointer).ok_or("a value of a type that is not told")?;
    Ok((reader.value(values, at, ty)?, ty))
}

/// The first operand beside the pointer of an atomic access: with its type, or of the type that old pointers point to.
fn first_operand(
    reader: &mut Reader<'_>,
    values: &[u64],
    at: &mut usize,
    pointer: TypeId,
    has_type: bool,
) -> Result<Operand, Wrong> {
    if has_type {
        return reader.pair(values, at);
    }
    let (value, ty) = pointed(reader, values, at, pointer)?;
    Ok((value, ty, reader.module.part(pointer, 0)))
}

/// Reads a comparison with exchange.
pub fn exchange(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let mut at = 0;
    let (pointer, _, pointer_id) = reader.pair(values, &mut at)?;
    let (old, ty, id) = first_operand(reader, values, &mut at, pointer_id, record.code == 46)?;
    let new = reader.value(values, &mut at, ty)?;
    let [is_volatile, success, number, rest @ ..] = values.get(at..).unwrap_or(&[]) else {
        return Err(SHORT);
    };
    let strongest = match success {
        5 => 3,
        4 => 2,
        other => *other,
    };
    let failure = rest.first().copied().unwrap_or(strongest);
    let size = layout::size_and_align(&reader.module.context.types, &reader.module.layout, ty).0;
    let told = align(rest.get(2).copied().unwrap_or(0))?;
    let kind = Kind::CompareExchange {
        align: if told == 0 { size } else { told },
        is_volatile: *is_volatile != 0,
        is_weak: rest.get(1).is_some_and(|&is_weak| is_weak != 0),
        orderings: (*success as u8, failure as u8),
        scope: scope(reader, *number),
    };
    let truth = truth(reader);
    let fields = [ty, truth].into();
    let result = reader.module.context.types.number(Type::Structure { fields, is_packed: false });
    if record.code == 37 && rest.len() < 2 {
        let both = reader.add_extra(kind, result, &[pointer, old, new], None)?;
        return reader.add(Kind::ExtractValue, ty, id, &[both, 0]);
    }
    let truth = reader.module.derive(truth, &[]);
    let result_id = reader.module.derive(result, &[id, truth]);
    reader.add(kind, result, result_id, &[pointer, old, new])
}

/// Reads an atomic update.
pub fn update(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let mut at = 0;
    let (pointer, _, pointer_id) = reader.pair(values, &mut at)?;
    let (value, ty, id) = first_operand(reader, values, &mut at, pointer_id, record.code == 59)?;
    let [code, is_volatile, ordering, number, rest @ ..] = values.get(at..).unwrap_or(&[]) else {
        return Err(SHORT);
    };
    let size = layout::size_and_align(&reader.module.context.types, &reader.module.layout, ty).0;
    let told = align(rest.first().copied().unwrap_or(0))?;
    let kind = Kind::Update {
        operation: opcode::update(*code).ok_or("an unknown atomic operation")?,
        align: if told == 0 { size } else { told },
        is_volatile: *is_volatile != 0,
        ordering: *ordering as u8,
        scope: scope(reader, *number),
    };
    reader.add(kind, ty, id, &[pointer, value])
}
