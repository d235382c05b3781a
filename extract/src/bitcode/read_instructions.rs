//! Records of instructions.

use super::body::{Kind, Words};
use super::constant::ADDED;
use super::error::Result;
use super::module::{TypeId, UNTOLD};
use super::opcode;
use super::read_calls;
use super::read_memory;
use super::reader::{Reader, Wrong, end, truth, void};
use super::stream::{Record, Stream};
use super::types::Type;

const SHORT: Wrong = "an instruction ends early";

/// Reads an instruction.
pub fn read(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values[..];
    if !reader.bundles.is_empty() && !matches!(record.code, 13 | 34 | 57) {
        return Err("operand bundles without a call");
    }
    match record.code {
        2 => binary(reader, values),
        3 => cast(reader, values),
        4 | 30 | 43 => element(reader, record),
        5 | 29 => select(reader, record),
        6 => {
            let mut at = 0;
            let (vector, ty, id) = reader.pair(values, &mut at)?;
            let (index, ..) = reader.pair(values, &mut at)?;
            let element = reader.module.context.types.part(ty, 0).ok_or("an element of what is no vector")?;
            let id = reader.module.part(id, 0);
            reader.add(Kind::Plain("extractelement", Words::None), element, id, &[vector, index])
        }
        7 => {
            let mut at = 0;
            let (vector, ty, id) = reader.pair(values, &mut at)?;
            let element = reader.module.context.types.part(ty, 0).ok_or("an element of what is no vector")?;
            let value = reader.value(values, &mut at, element)?;
            let (index, ..) = reader.pair(values, &mut at)?;
            reader.add(Kind::Plain("insertelement", Words::None), ty, id, &[vector, value, index])
        }
        8 => shuffle(reader, values),
        9 | 28 => compare(reader, values),
        10 => {
            let operands = if values.is_empty() { vec![] } else { vec![reader.pair(values, &mut 0)?.0] };
            end(reader, Kind::Return, &operands, &[])
        }
        11 => branch(reader, values),
        12 => switch(reader, values),
        31 => {
            let [ty, _, targets @ ..] = values else { return Err(SHORT) };
            let ty = reader.module.ty(*ty).ok_or("an address of an unknown type")?;
            let address = reader.value(values, &mut 1, ty)?;
            let blocks: Result<Vec<u32>, Wrong> =
                targets.iter().map(|&target| reader.block_at(target)).collect();
            let blocks = blocks?;
            let operands: Vec<u32> = std::iter::once(address).chain(blocks.iter().copied()).collect();
            end(reader, Kind::IndirectBranch, &operands, &blocks)
        }
        13 | 34 | 57 => read_calls::read(reader, record),
        15 => end(reader, Kind::Plain("unreachable", Words::None), &[], &[]),
        16 => phi(reader, values),
        19 => read_memory::allocate(reader, values),
        20 | 41 => read_memory::load(reader, record),
        24 | 42 | 44 | 45 => read_memory::store(reader, record),
        23 => {
            let [ty, _, result, ..] = *values else { return Err(SHORT) };
            let ty = reader.module.ty(ty).ok_or("an argument list of an unknown type")?;
            let list = reader.value(values, &mut 1, ty)?;
            let ty = reader.module.ty(result).ok_or("an argument of an unknown type")?;
            reader.add(Kind::VariableArgument, ty, result as TypeId, &[list])
        }
        26 => parts(reader, values),
        27 => insert(reader, values),
        36 => {
            let [ordering, scope] = *values else { return Err(SHORT) };
            let scope = read_memory::scope(reader, scope);
            let void = void(reader);
            reader.add(Kind::Fence { ordering: ordering as u8, scope }, void, UNTOLD, &[])
        }
        37 | 46 => read_memory::exchange(reader, record),
        38 | 59 => read_memory::update(reader, record),
        39 => {
            let (value, ..) = reader.pair(values, &mut 0)?;
            end(reader, Kind::Plain("resume", Words::None), &[value], &[])
        }
        40 | 47 => landing_pad(reader, record),
        48..=52 => read_calls::pads(reader, record),
        56 => {
            let mut at = 0;
            let (value, ty, id) = reader.pair(values, &mut at)?;
            let math = values.get(at + 1).copied().unwrap_or(0) as u8;
            reader.add(Kind::Plain("fneg", Words::Math(math)), ty, id, &[value])
        }
        58 => {
            let (value, ty, id) = reader.pair(values, &mut 0)?;
            reader.add(Kind::Plain("freeze", Words::None), ty, id, &[value])
        }
        _ => Err("an unknown instruction; the file may be of a later version of LLVM"),
    }
}

fn binary(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (left, ty, id) = reader.pair(values, &mut at)?;
    let right = reader.value(values, &mut at, ty)?;
    let is_float = reader.module.context.types.is_float(ty);
    let name = opcode::binary(*values.get(at).ok_or(SHORT)?, is_float).ok_or("an unknown operation")?;
    let flags = values.get(at + 1).copied().unwrap_or(0) as u8;
    let words = match name {
        _ if flags == 0 => Words::None,
        "add" | "sub" | "mul" | "shl" => Words::Wrap(flags),
        "sdiv" | "udiv" | "lshr" | "ashr" if flags & 1 == 1 => Words::Exact,
        "or" if flags & 1 == 1 => Words::Disjoint,
        _ if is_float => Words::Math(flags),
        _ => Words::None,
    };
    reader.add(Kind::Plain(name, words), ty, id, &[left, right])
}

fn cast(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (mut value, from, _) = reader.pair(values, &mut at)?;
    let [id, code, rest @ ..] = values.get(at..).unwrap_or(&[]) else { return Err(SHORT) };
    let ty = reader.module.ty(*id).ok_or("a conversion to an unknown type")?;
    let mut name = opcode::cast(*code).ok_or("an unknown conversion")?;
    let flags = rest.first().copied().unwrap_or(0) as u8;
    let types = &reader.module.context.types;
    if let ("bitcast", Some(old), Some(new)) = (name, types.space(from), types.space(ty))
        && old != new
    {
        let number = reader.module.context.types.integer(64);
        value = reader.add_extra(Kind::Cast("ptrtoint", Words::None), number, &[value], None)?;
        reader.list_last();
        name = "inttoptr";
    }
    let words = match name {
        _ if flags == 0 => Words::None,
        "zext" => Words::NonNegative(flags & 1),
        "uitofp" => Words::NonNegative(flags),
        "trunc" => Words::Wrap(flags),
        "fptrunc" | "fpext" | "sitofp" => Words::Math(flags),
        _ => Words::None,
    };
    reader.add(Kind::Cast(name, words), ty, *id as TypeId, &[value])
}

fn element(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let (mut at, mut source) = (0, None);
    let mut flags = u8::from(record.code == 30);
    if record.code == 43 {
        let [new, ty, ..] = values[..] else { return Err(SHORT) };
        flags = new as u8;
        source = Some((reader.module.ty(ty).ok_or("an address in an unknown type")?, ty as TypeId));
        at = 2;
    }
    let (base, mut ty, base_id) = reader.pair(values, &mut at)?;
    let (source, mut id) = match source {
        Some(known) => known,
        None => {
            let mut pointer = base_id;
            if reader.module.context.types.is_vector(ty) {
                pointer = reader.module.part(pointer, 0);
            }
            let id = reader.module.part(pointer, 0);
            (reader.module.ty(u64::from(id)).ok_or("an address in a type that is not told")?, id)
        }
    };
    let mut operands = Vec::with_capacity(values.len());
    operands.push(base);
    let mut is_first = true;
    while at < values.len() {
        let (index, index_ty, _) = reader.pair(values, &mut at)?;
        if reader.module.context.types.is_vector(index_ty) && !reader.module.context.types.is_vector(ty) {
            ty = reader.module.context.types.like(index_ty, ty);
        }
        if !is_first {
            let is_structure = reader.module.ty(u64::from(id)).is_some_and(|ty| {
                matches!(reader.module.context.types.get(ty), Type::Structure { .. } | Type::Named(_))
            });
            let field = reader.module.integer(index).filter(|_| is_structure).unwrap_or(0);
            id = reader.module.part(id, usize::try_from(field).unwrap_or(usize::MAX));
        }
        is_first = false;
        operands.push(index);
    }
    let scalar = reader.module.context.types.scalar(ty);
    let mut result = reader.module.derive(scalar, &[id]);
    if scalar != ty {
        result = reader.module.derive(ty, &[result]);
    }
    reader.add(Kind::Element(flags, source), ty, result, &operands)
}

fn select(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let mut at = 0;
    let (yes, ty, id) = reader.pair(values, &mut at)?;
    let no = reader.value(values, &mut at, ty)?;
    let condition = if record.code == 5 {
        let truth = truth(reader);
        reader.value(values, &mut at, truth)?
    } else {
        reader.pair(values, &mut at)?.0
    };
    let math = values.get(at).copied().filter(|_| reader.module.context.types.is_math(ty));
    reader.add(Kind::Select(math.unwrap_or(0) as u8), ty, id, &[condition, yes, no])
}

fn shuffle(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (one, ty, id) = reader.pair(values, &mut at)?;
    let other = reader.value(values, &mut at, ty)?;
    let (mask, mask_ty, _) = reader.pair(values, &mut at)?;
    let types = &mut reader.module.context.types;
    let element = types.part(ty, 0).ok_or("a shuffle of what is no vector")?;
    let result = types.like(mask_ty, element);
    let id = reader.module.part(id, 0);
    let id = reader.module.derive(result, &[id]);
    reader.add(Kind::Shuffle, result, id, &[one, other, mask])
}

fn compare(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (left, ty, _) = reader.pair(values, &mut at)?;
    let right = reader.value(values, &mut at, ty)?;
    let predicate = *values.get(at).ok_or(SHORT)? as u8;
    let flags = values.get(at + 1).copied().unwrap_or(0) as u8;
    let is_float = reader.module.context.types.is_float(ty);
    if opcode::predicate(predicate, is_float).is_none() {
        return Err("an unknown comparison");
    }
    let truth = truth(reader);
    let result = reader.module.context.types.like(ty, truth);
    let mut id = reader.module.derive(truth, &[]);
    if result != truth {
        id = reader.module.derive(result, &[id]);
    }
    reader.add(Kind::Compare { is_float, predicate, flags }, result, id, &[left, right])
}

fn branch(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    match *values {
        [target] => {
            let target = reader.block_at(target)?;
            end(reader, Kind::Branch, &[target], &[target])
        }
        [yes, no, _] => {
            let (yes, no) = (reader.block_at(yes)?, reader.block_at(no)?);
            let truth = truth(reader);
            let condition = reader.value(values, &mut 2, truth)?;
            end(reader, Kind::Branch, &[condition, yes, no], &[no, yes])
        }
        _ => Err("a branch with a wrong number of operands"),
    }
}

fn switch(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let [ty, _, default, cases @ ..] = values else { return Err(SHORT) };
    if ty >> 16 == 0x4b5 || cases.len() % 2 == 1 {
        return Err("a switch with ranges, which no version of LLVM has written");
    }
    let ty = reader.module.ty(*ty).ok_or("a switch over an unknown type")?;
    let condition = reader.value(values, &mut 1, ty)?;
    let default = reader.block_at(*default)?;
    let (mut operands, mut targets) = (vec![condition, default], vec![default]);
    for case in cases.chunks_exact(2) {
        let target = reader.block_at(case[1])?;
        operands.extend([case[0] as u32, target]);
        targets.push(target);
    }
    end(reader, Kind::Switch, &operands, &targets)
}

fn phi(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let [id, pairs @ ..] = values else { return Err(SHORT) };
    let ty = reader.module.ty(*id).ok_or("a phi of an unknown type")?;
    let mut operands = Vec::with_capacity(pairs.len());
    let pairs_only = pairs.chunks_exact(2);
    let math = pairs_only.remainder().first().copied().unwrap_or(0) as u8;
    for pair in pairs_only {
        let (value, from) = (reader.signed(pair[0], ty)?, reader.block_at(pair[1])?);
        // A block that comes twice brings the same value.
        let known = operands.chunks_exact(2).find(|known: &&[u32]| known[1] == from).map(|known| known[0]);
        match known {
            Some(_) if reader.edge(from, reader.block).is_some() => {}
            Some(known) => operands.extend([known, from]),
            None => operands.extend([reader.expanded_edge(value, from)?, from]),
        }
    }
    reader.add(Kind::Phi(math), ty, *id as TypeId, &operands)
}

fn parts(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (whole, mut ty, mut id) = reader.pair(values, &mut at)?;
    let mut operands = vec![whole];
    for &index in &values[at..] {
        ty = reader.module.context.types.part(ty, index).ok_or("a part that is not there")?;
        let is_array = matches!(
            reader.module.ty(u64::from(id)).map(|ty| reader.module.context.types.get(ty)),
            Some(Type::Array(..))
        );
        id = reader.module.part(id, if is_array { 0 } else { index as usize });
        operands.push(index as u32);
    }
    reader.add(Kind::ExtractValue, ty, id, &operands)
}

fn insert(reader: &mut Reader<'_>, values: &[u64]) -> Result<(), Wrong> {
    let mut at = 0;
    let (whole, ty, id) = reader.pair(values, &mut at)?;
    let (part, ..) = reader.pair(values, &mut at)?;
    let indices = values[at..].iter().map(|&index| index as u32);
    let operands: Vec<u32> = [whole, part].into_iter().chain(indices).collect();
    reader.add(Kind::InsertValue, ty, id, &operands)
}

fn landing_pad(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let id = *values.first().ok_or(SHORT)?;
    let ty = reader.module.ty(id).ok_or("a landing pad of an unknown type")?;
    let mut at = 1;
    if record.code == 40 {
        let (personality, ..) = reader.pair(values, &mut at)?;
        let function = &mut reader.module.functions[reader.body.function as usize];
        function.personality.get_or_insert(personality);
    }
    let [is_cleanup, count] = *values.get(at..at + 2).ok_or(SHORT)? else { return Err(SHORT) };
    at += 2;
    let (mut filters, mut operands) = (Vec::new(), Vec::new());
    for _ in 0..count {
        filters.push(*values.get(at).ok_or(SHORT)? == 1);
        at += 1;
        operands.push(reader.pair(values, &mut at)?.0);
    }
    let kind = Kind::LandingPad { is_cleanup: is_cleanup != 0, filters: filters.into() };
    reader.add(kind, ty, id as TypeId, &operands)
}

/// Checks that operands that are values are there.
pub fn check(reader: &Reader<'_>, stream: &Stream<'_>, count: u32) -> Result<()> {
    let body = &reader.body;
    for instruction in &body.instructions {
        let operands = body.span(instruction.operands);
        let is_there = |&operand: &u32| operand < count || operand & (super::body::METADATA | ADDED) != 0;
        let all = match &instruction.kind {
            Kind::Branch => operands.len() == 1 || is_there(&operands[0]),
            Kind::Switch => is_there(&operands[0]) && operands[2..].iter().step_by(2).all(is_there),
            Kind::IndirectBranch | Kind::ExtractValue => is_there(&operands[0]),
            Kind::InsertValue => operands[..2].iter().all(is_there),
            Kind::Phi(_) => operands.iter().step_by(2).all(is_there),
            Kind::Call(call) => {
                is_there(&call.callee)
                    && operands[..call.arguments as usize].iter().all(is_there)
                    && call.bundles.iter().all(|&(_, span)| body.span(span).iter().all(is_there))
            }
            Kind::CatchReturn | Kind::CleanupReturn | Kind::CatchSwitch { .. } => is_there(&operands[0]),
            _ => operands.iter().all(is_there),
        };
        if !all {
            return Err(stream.error("an instruction uses a value that is not there"));
        }
    }
    Ok(())
}
