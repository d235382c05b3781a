//! Blocks of constants.

use super::constant::{Assembly, Constant, Expression, Id, Operation};
use super::error::Result;
use super::module::{Module, UNTOLD, Value, ValueKind};
use super::opcode;
use super::read_attributes::{range, unrotate};
use super::stream::{Record, Stream};
use super::types::{Ty, Type};
use super::wide;

/// The widest integers that are read, in bits.
const WIDEST: u32 = 1 << 16;

/// Reads a block of constants, which has been announced.
pub fn read<'b>(stream: &mut Stream<'b>, module: &mut Module) -> Result<()> {
    stream.enter(11)?;
    let mut record = Record::default();
    let mut ty = module.context.types.integer(32);
    let mut id = module.derive(ty, &[]);
    while stream.record(&mut record)? {
        if record.code == 1 {
            let new = record.values.first().copied().unwrap_or(u64::MAX);
            ty = module.ty(new).ok_or_else(|| stream.wrong(&record, "constants of an unknown type"))?;
            id = new as u32;
            continue;
        }
        let constant = match one(module, &record, ty, id) {
            Ok(constant) => constant,
            Err(message) => return Err(stream.wrong(&record, message)),
        };
        module.constants.push(constant);
        let kind = ValueKind::Constant(module.constants.len() as u32 - 1);
        module.values.push(Value { ty, id, kind });
    }
    Ok(())
}

type Wrong = &'static str;
const SHORT: Wrong = "a constant ends early";

fn one(module: &mut Module, record: &Record<'_>, ty: Ty, id: u32) -> Result<Constant, Wrong> {
    let values = &record.values;
    let first = values.first().copied();
    Ok(match record.code {
        2 => Constant::Null,
        4 => {
            let value = unrotate(first.ok_or(SHORT)?);
            match module.context.types.width(ty) {
                Some(width) if width <= 64 => Constant::Integer(fit(value, width)),
                Some(width) if width <= WIDEST => Constant::Wide(wide::from_signed(value, width)),
                _ => return Err("an integer of a type that is none, or too wide"),
            }
        }
        5 => {
            let width = module.context.types.width(ty).filter(|&width| width <= WIDEST);
            let width = width.ok_or("an integer of a type that is none, or too wide")?;
            let words: Vec<u64> = values.iter().map(|&word| unrotate(word) as u64).collect();
            if width <= 64 {
                return Ok(Constant::Integer(fit(words.first().copied().ok_or(SHORT)? as i64, width)));
            }
            Constant::Wide(wide::cut(words, width))
        }
        6 => float(module, ty, values)?,
        7 => {
            let parts: Box<[Id]> = values.iter().map(|&part| part as Id).collect();
            match module.context.types.get(ty) {
                Type::Structure { .. } | Type::Named(_) | Type::Array(..) | Type::Vector { .. } => {
                    Constant::Aggregate(parts)
                }
                _ => Constant::Poison,
            }
        }
        8 | 9 => {
            let mut bytes: Vec<u8> = values.iter().map(|&byte| byte as u8).collect();
            if record.code == 9 {
                bytes.push(0);
            }
            bytes_or_null(bytes)
        }
        22 => data(module, ty, values)?,
        26 => Constant::Poison,
        21 => {
            let [_, function, block] = values[..] else { return Err(SHORT) };
            Constant::Block(function as Id, block as u32)
        }
        27 => Constant::Equivalent(*values.get(1).ok_or(SHORT)? as Id),
        29 => Constant::NoCfi(*values.get(1).ok_or(SHORT)? as Id),
        33 | 34 => Constant::Signed(values.iter().map(|&part| part as Id).collect()),
        18 | 23 | 28 | 30 => assembly(module, record, id)?,
        10..=17 | 19 | 20 | 24 | 25 | 31 | 32 => return expression(module, record, ty),
        _ => Constant::Undefined,
    })
}

/// The integer of `width` bits with its sign.
pub fn fit(value: i64, width: u32) -> i64 {
    let unused = 64 - width.min(64);
    value << unused >> unused
}

fn float(module: &Module, ty: Ty, values: &[u64]) -> Result<Constant, Wrong> {
    let types = &module.context.types;
    let first = *values.first().ok_or(SHORT)?;
    let second = values.get(1).copied();
    let Type::Simple(name) = *types.get(types.scalar(ty)) else { return Ok(Constant::Poison) };
    Ok(match name {
        "half" | "bfloat" => Constant::Float(first & 0xffff),
        "float" => Constant::Float(first & 0xffff_ffff),
        "double" => Constant::Float(first),
        "x86_fp80" => {
            // The file has the highest 64 bits first, and the text 16 bits and the other 64.
            let second = second.ok_or(SHORT)?;
            Constant::Long(first >> 48, (second & 0xffff) | first << 16)
        }
        "fp128" | "ppc_fp128" => Constant::Long(first, second.ok_or(SHORT)?),
        _ => Constant::Poison,
    })
}

fn bytes_or_null(bytes: Vec<u8>) -> Constant {
    if bytes.iter().all(|&byte| byte == 0) { Constant::Null } else { Constant::Bytes(bytes.into()) }
}

fn data(module: &Module, ty: Ty, values: &[u64]) -> Result<Constant, Wrong> {
    let types = &module.context.types;
    let element = types.part(ty, 0).ok_or("data of a type without elements")?;
    let mask = match types.get(element) {
        Type::Integer(8) => {
            return Ok(bytes_or_null(values.iter().map(|&byte| byte as u8).collect()));
        }
        Type::Integer(16) | Type::Simple("half" | "bfloat") => 0xffff,
        Type::Integer(32) | Type::Simple("float") => 0xffff_ffff,
        Type::Integer(64) | Type::Simple("double") => u64::MAX,
        _ => return Err("data of elements of this type"),
    };
    if values.iter().all(|&value| value & mask == 0) {
        return Ok(Constant::Null);
    }
    Ok(Constant::Numbers(values.iter().map(|&value| value & mask).collect()))
}

fn expression(module: &mut Module, record: &Record<'_>, ty: Ty) -> Result<Constant, Wrong> {
    let values = &record.values;
    let value = |at: usize| values.get(at).map(|&value| value as Id).ok_or(SHORT);
    let is_float = module.context.types.is_float(ty);
    let (operation, operands) = match record.code {
        25 => (Operation::Other("fneg"), vec![value(1)?]),
        10 => {
            let flags = values.get(3).copied().unwrap_or(0) as u8;
            match opcode::binary(*values.first().ok_or(SHORT)?, is_float) {
                Some(name) => (Operation::Binary(name, flags), vec![value(1)?, value(2)?]),
                None => return Ok(Constant::Poison),
            }
        }
        11 => match values.first().and_then(|&code| opcode::cast(code)) {
            Some(name) => (Operation::Cast(name), vec![value(2)?]),
            None => return Ok(Constant::Poison),
        },
        12 | 20 | 24 | 31 | 32 => return element(module, record),
        13 => (Operation::Other("select"), vec![value(0)?, value(1)?, value(2)?]),
        14 => {
            let index = if values.len() == 4 { 3 } else { 2 };
            (Operation::Other("extractelement"), vec![value(1)?, value(index)?])
        }
        15 => {
            let index = if values.len() == 4 { 3 } else { 2 };
            (Operation::Other("insertelement"), vec![value(0)?, value(1)?, value(index)?])
        }
        16 => (Operation::Other("shufflevector"), vec![value(0)?, value(1)?, value(2)?]),
        19 => (Operation::Other("shufflevector"), vec![value(1)?, value(2)?, value(3)?]),
        _ => {
            let compared =
                module.ty(*values.first().ok_or(SHORT)?).ok_or("a comparison of an unknown type")?;
            let is_float = module.context.types.is_float(compared);
            let predicate = value(3)? as u8;
            (Operation::Compare(is_float, predicate), vec![value(1)?, value(2)?])
        }
    };
    Ok(Constant::Expression(Box::new(Expression { operation, operands: operands.into() })))
}

fn element(module: &Module, record: &Record<'_>) -> Result<Constant, Wrong> {
    let values = &record.values;
    let code = record.code;
    let mut at = 0;
    let mut next = || {
        at += 1;
        values.get(at - 1).copied().ok_or(SHORT)
    };
    let mut source = None;
    if matches!(code, 24 | 31 | 32) || values.len() % 2 == 1 {
        source = Some(module.ty(next()?).ok_or("an address in an unknown type")?);
    }
    let flags = match code {
        24 => next()? & 1,
        31 | 32 => next()?,
        20 => 1,
        _ => 0,
    };
    let mut within = None;
    if code == 31 {
        let width = next()? as u32;
        let (low, high) = range(values, &mut at, width).ok_or(SHORT)?;
        within = Some(Box::new((width, low, high)));
    }
    let rest = values.get(at..).ok_or(SHORT)?;
    let (base, operands): (_, Box<[Id]>) =
        (rest.first().copied().ok_or(SHORT)?, rest.chunks_exact(2).map(|pair| pair[1] as Id).collect());
    let source = match source {
        Some(source) => source,
        None => {
            let types = &module.context.types;
            let is_vector = module.ty(base).is_some_and(|ty| types.is_vector(ty));
            let base = if is_vector { module.part(base as u32, 0) } else { base as u32 };
            module.pointee(base).ok_or("an address in a type that is not told")?
        }
    };
    if operands.is_empty() {
        return Err("an address without a base");
    }
    let operation = Operation::Element(flags as u8, source, within);
    Ok(Constant::Expression(Box::new(Expression { operation, operands })))
}

fn assembly(module: &Module, record: &Record<'_>, id: u32) -> Result<Constant, Wrong> {
    let mut values = record.values.iter().copied();
    let function =
        if record.code == 30 { module.ty(values.next().ok_or(SHORT)?) } else { module.pointee(id) };
    function.ok_or("assembly of a type that is not told")?;
    let flags = values.next().ok_or(SHORT)?;
    let mut text = || {
        let length = values.next().ok_or(SHORT)?;
        let text: Box<[u8]> =
            values.by_ref().take(length.min(1 << 32) as usize).map(|byte| byte as u8).collect();
        if text.len() as u64 == length { Ok(text) } else { Err(SHORT) }
    };
    let (text, constraints) = (text()?, text()?);
    debug_assert!(id != UNTOLD);
    Ok(Constant::Assembly(Box::new(Assembly {
        text: old_marker(text),
        constraints,
        has_effects: flags & 1 == 1,
        aligns_stack: flags >> 1 & 1 == 1,
        is_intel: record.code != 18 && flags >> 2 & 1 == 1,
        unwinds: record.code >= 28 && flags >> 3 & 1 == 1,
    })))
}

/// The marker of Objective-C with the comment mark that assemblers of today take.
fn old_marker(mut text: Box<[u8]>) -> Box<[u8]> {
    let find = |part: &[u8]| text.windows(part.len()).position(|window| window == part);
    let is_marker = text.starts_with(b"mov\tfp") && find(b"objc_retainAutoreleaseReturnValue").is_some();
    if let Some(at) = find(b"# marker").filter(|_| is_marker) {
        text[at] = b';';
    }
    text
}
