//! Records of calls and of pads of exceptions.

use super::attribute::{Attribute, Value, kind};
use super::body::{Call, Kind, METADATA};
use super::constant::Constant;
use super::module::{Module, TypeId, UNTOLD};
use super::reader::{Reader, Wrong, end, end_with};
use super::stream::Record;
use super::types::Ty;
use super::upgrade_attributes::{has, with_parameter};

const SHORT: Wrong = "an instruction ends early";

/// The values of a record, one after the other.
struct Values<'v> {
    all: &'v [u64],
    at: usize,
}

impl Values<'_> {
    fn next(&mut self) -> Result<u64, Wrong> {
        self.at += 1;
        self.all.get(self.at - 1).copied().ok_or(SHORT)
    }
}

/// Reads a call of any kind.
pub fn read(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let mut values = Values { all: &record.values, at: 0 };
    let attributes = reader.module.attributes.in_file(values.next()?);
    let flags = values.next()?;
    let mut targets = Vec::new();
    let (name, explicit) = match record.code {
        13 => {
            targets.extend([reader.block_at(values.next()?)?, reader.block_at(values.next()?)?]);
            ("invoke", 13)
        }
        57 => {
            targets.push(reader.block_at(values.next()?)?);
            for _ in 0..values.next()? {
                targets.push(reader.block_at(values.next()?)?);
            }
            ("callbr", 15)
        }
        _ => ("call", 15),
    };
    let is_call = record.code == 34;
    let math = if is_call && flags >> 17 & 1 == 1 { values.next()? as u8 } else { 0 };
    let told = if flags >> explicit & 1 == 1 { Some(values.next()? as TypeId) } else { None };
    let (callee, _, callee_id) = reader.pair(values.all, &mut values.at)?;
    let id = told.unwrap_or_else(|| reader.module.part(callee_id, 0));
    let function = reader.module.ty(u64::from(id)).ok_or("a call of an unknown type")?;
    let Some((result, parameters, is_variadic)) = reader.module.context.types.function(function) else {
        return Err("a call of a type that is none of functions");
    };
    let mut operands = Vec::new();
    let parameters = parameters.to_vec();
    for ty in parameters {
        if reader.module.context.types.is(ty, "label") {
            operands.push(reader.block_at(values.next()?)?);
        } else {
            operands.push(reader.value(values.all, &mut values.at, ty)?);
        }
    }
    while is_variadic && values.at < values.all.len() {
        operands.push(reader.pair(values.all, &mut values.at)?.0);
    }
    if values.at != values.all.len() {
        return Err("a call with too many arguments");
    }
    let mut callee = callee;
    if record.code == 57
        && let Some(new) = labelled(reader, callee, &mut operands, targets.len() - 1)
    {
        callee = new;
    }
    let arguments = operands.len() as u32;
    operands.extend(&targets);
    let convention = if record.code == 13 { flags & 0x3ff } else { (flags & 0x7ff) >> 1 };
    let tail = match () {
        () if !is_call => "",
        () if flags >> 16 & 1 == 1 => "notail ",
        () if flags >> 14 & 1 == 1 => "musttail ",
        () if flags & 1 == 1 => "tail ",
        () => "",
    };
    let bundles = std::mem::take(&mut reader.bundles).into_iter();
    let is_kept = |module: &Module, tag: u32, operands: &[u32]| {
        !operands.is_empty() || *module.bundles[tag as usize] != *b"clang.arc.attachedcall"
    };
    let bundles: Vec<(u32, Vec<u32>)> =
        bundles.filter(|(tag, operands)| is_kept(reader.module, *tag, operands)).collect();
    let bundles = bundles.into_iter().map(|(tag, operands)| (tag, reader.body.store(&operands))).collect();
    let attributes = typed(reader, attributes, callee, id, &operands[..arguments as usize]);
    let call = Call {
        name,
        callee,
        function,
        attributes,
        convention: convention as u32,
        tail,
        math,
        arguments,
        bundles,
    };
    let result_id = reader.module.part(id, 0);
    add(reader, call, result, result_id, &operands, &targets)
}

fn add(
    reader: &mut Reader<'_>,
    call: Call,
    ty: Ty,
    id: TypeId,
    operands: &[u32],
    targets: &[u32],
) -> Result<(), Wrong> {
    let kind = Kind::Call(Box::new(call));
    if targets.is_empty() {
        reader.add(kind, ty, id, operands)
    } else {
        end_with(reader, kind, ty, id, operands, targets)
    }
}

/// Attributes whose types are taken from pointers, where files of old versions do not tell them.
fn typed(reader: &mut Reader<'_>, list: u32, callee: u32, function: TypeId, operands: &[u32]) -> u32 {
    let types = operands.iter().enumerate().map(|(number, &operand)| {
        let told = reader.module.part(function, number + 1);
        let value = reader.module.values.get(operand as usize).filter(|_| operand & METADATA == 0);
        if told == UNTOLD { value.map_or(UNTOLD, |value| value.id) } else { told }
    });
    let types: Vec<TypeId> = types.collect();
    let list = super::upgrade_attributes::with_types(reader.module, list, &types);
    elements(reader.module, list, callee, &types)
}

/// Adds the types of what pointers point to where calls of today tell them.
fn elements(module: &mut Module, mut list: u32, callee: u32, types: &[TypeId]) -> u32 {
    let wanted: Vec<usize> = match module.constant(module.resolve(callee)) {
        Some(Constant::Assembly(assembly)) => indirect(&assembly.constraints),
        _ => {
            let name = module.function(callee).map(|at| &*module.functions[at as usize].symbol.name);
            let is_any = |starts: &[&[u8]]| {
                name.is_some_and(|name| starts.iter().any(|start| name.starts_with(start)))
            };
            if is_any(&STORES) {
                vec![1]
            } else if is_any(&LOADS) {
                vec![0]
            } else {
                return list;
            }
        }
    };
    for argument in wanted {
        let set = module.attributes.of_list(list).parameter(argument);
        let pointee = types.get(argument).and_then(|&id| module.pointee(id));
        if let (Some(ty), false) = (pointee, has(module, set, kind("elementtype"))) {
            let new = Attribute::Known(kind("elementtype"), Value::Type(Some(ty)));
            list = with_parameter(module, list, argument, new);
        }
    }
    list
}

/// Takes the addresses of targets, which old files pass to assembly, from `arguments`; the assembly that has them as
/// labels.
fn labelled(reader: &mut Reader<'_>, callee: u32, arguments: &mut Vec<u32>, targets: usize) -> Option<u32> {
    let callee = reader.module.resolve(callee);
    let Some(Constant::Assembly(assembly)) = reader.module.constant(callee) else { return None };
    let first = arguments.len().checked_sub(targets).filter(|_| targets > 0)?;
    let is_address = |&id: &u32| matches!(reader.module.constant(id), Some(Constant::Block(..)));
    if assembly.constraints.contains(&b'!') || !arguments[first..].iter().all(is_address) {
        return None;
    }
    let (mut constraints, mut argument) = (Vec::new(), 0);
    for constraint in assembly.constraints.split(|&byte| byte == b',') {
        let is_output = constraint.starts_with(b"=") && !constraint.contains(&b'*');
        if !is_output && !constraint.starts_with(b"~") {
            if argument >= first {
                constraints.push(b'!');
            }
            argument += 1;
        }
        constraints.extend_from_slice(constraint);
        constraints.push(b',');
    }
    constraints.pop();
    let mut new = assembly.clone();
    new.constraints = constraints.into();
    arguments.truncate(first);
    let ty = reader.module.values[callee as usize].ty;
    Some(reader.constant(Constant::Assembly(new), ty))
}

/// Intrinsics that store in what their second argument points to.
const STORES: [&[u8]; 4] =
    [b"llvm.aarch64.stlxr.", b"llvm.aarch64.stxr.", b"llvm.arm.stlex.", b"llvm.arm.strex."];
/// Intrinsics that are about what their first argument points to.
const LOADS: [&[u8]; 6] = [
    b"llvm.preserve.array.access.index.",
    b"llvm.preserve.struct.access.index.",
    b"llvm.aarch64.ldaxr.",
    b"llvm.aarch64.ldxr.",
    b"llvm.arm.ldaex.",
    b"llvm.arm.ldrex.",
];

/// The arguments of assembly that are addresses of operands.
fn indirect(constraints: &[u8]) -> Vec<usize> {
    let (mut all, mut argument) = (Vec::new(), 0);
    for constraint in constraints.split(|&byte| byte == b',') {
        let marks = constraint.iter().take_while(|byte| b"=+&*%!~".contains(byte));
        let marks: Vec<u8> = marks.copied().collect();
        if marks.contains(&b'~') || marks.contains(&b'!') {
            continue;
        }
        let is_indirect = marks.contains(&b'*');
        if is_indirect {
            all.push(argument);
        }
        if is_indirect || !marks.contains(&b'=') {
            argument += 1;
        }
    }
    all
}

/// Reads the records of exceptions on Windows.
pub fn pads(reader: &mut Reader<'_>, record: &Record<'_>) -> Result<(), Wrong> {
    let values = &record.values;
    let token = reader.module.context.types.simple("token");
    let mut at = 0;
    let pad = reader.value(values, &mut at, token)?;
    match (record.code, &values[1..]) {
        (48, []) => end(reader, Kind::CleanupReturn, &[pad], &[]),
        (48, &[target]) => {
            let target = reader.block_at(target)?;
            end(reader, Kind::CleanupReturn, &[pad, target], &[target])
        }
        (49, &[target]) => {
            let target = reader.block_at(target)?;
            end(reader, Kind::CatchReturn, &[pad, target], &[target])
        }
        (50 | 51, [count, ..]) => {
            let name = if record.code == 50 { "catchpad" } else { "cleanuppad" };
            let mut operands = vec![pad];
            at += 1;
            for _ in 0..*count {
                operands.push(reader.pair(values, &mut at)?.0);
            }
            let id = reader.module.derive(token, &[]);
            reader.add(Kind::Pad(name), token, id, &operands)
        }
        (52, [count, rest @ ..]) => {
            let count = usize::try_from(*count).map_err(|_| SHORT)?;
            let (handlers, unwind) = rest.split_at_checked(count).ok_or(SHORT)?;
            let blocks: Result<Vec<u32>, Wrong> =
                handlers.iter().chain(unwind).map(|&target| reader.block_at(target)).collect();
            let blocks = blocks?;
            let has_unwind = !unwind.is_empty();
            let operands: Vec<u32> = std::iter::once(pad).chain(blocks.iter().copied()).collect();
            let mut targets = blocks;
            if has_unwind {
                targets.rotate_right(1);
            }
            let id = reader.module.derive(token, &[]);
            end_with(reader, Kind::CatchSwitch { has_unwind }, token, id, &operands, &targets)
        }
        _ => Err(SHORT),
    }
}
