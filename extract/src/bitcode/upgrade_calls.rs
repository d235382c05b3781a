//! Calls as they would be written today.

use super::attribute::{Attribute, Value, kind};
use super::body::{Body, DebugRecord, Kind, METADATA};
use super::metadata::{Class, Item, NONE, Node};
use super::module::{Module, ValueKind};
use super::types::Ty;
use super::upgrade_attributes::{fitting, has, with, with_parameter, without};

/// Upgrades the calls of a body.
pub fn upgrade(module: &mut Module, body: &mut Body) {
    let list = module.functions[body.function as usize].attributes;
    let is_strict = has(module, module.attributes.of_list(list).function, kind("strictfp"));
    for number in 0..body.instructions.len() {
        let Kind::Call(call) = &body.instructions[number].kind else { continue };
        let (result, count) = (body.instructions[number].ty, call.arguments as usize);
        let name = module.function(call.callee).map(|at| module.functions[at as usize].symbol.name.clone());
        let name = name.unwrap_or_default();
        let list = call.attributes;
        let types: Vec<Ty> = if list == 0 {
            Vec::new()
        } else {
            let operands = &body.span(body.instructions[number].operands)[..count];
            operands.iter().map(|&operand| ty_of(module, body, operand)).collect()
        };
        let list = fitting(module, list, result, &types);
        let list = if is_strict { list } else { unstrict(module, list, &name) };
        if let Kind::Call(call) = &mut body.instructions[number].kind {
            call.attributes = list;
        }
        if let Some(rest) = name.strip_prefix(b"llvm.") {
            one(module, body, number, rest);
        }
    }
}

fn ty_of(module: &mut Module, body: &Body, operand: u32) -> Ty {
    let value = if operand & super::constant::ADDED != 0 {
        body.added.get((operand & !super::constant::ADDED) as usize)
    } else {
        module.values.get(operand as usize).filter(|_| operand & METADATA == 0)
    };
    match value {
        Some(value) => value.ty,
        None => module.context.types.simple("metadata"),
    }
}

/// Calls are strict about floats only in functions that are.
fn unstrict(module: &mut Module, list: u32, name: &[u8]) -> u32 {
    let strict = kind("strictfp");
    let set = module.attributes.of_list(list).function;
    if name.starts_with(b"llvm.experimental.constrained.") || !has(module, set, strict) {
        return list;
    }
    let set = without(module, set, |one| !matches!(one, Attribute::Known(kind, _) if *kind == strict));
    let set = with(module, set, Attribute::Known(kind("nobuiltin"), Value::Plain));
    let mut new = module.attributes.of_list(list).clone();
    new.function = set;
    module.attributes.list(new)
}

fn one(module: &mut Module, body: &mut Body, number: usize, name: &[u8]) {
    let Kind::Call(call) = &body.instructions[number].kind else { return };
    let (count, from) = (call.arguments, body.instructions[number].operands);
    let operands: Vec<u32> = body.span(from)[..count as usize].to_vec();
    if let Some(end) = name.strip_prefix(b"dbg.") {
        return debug(module, body, number, end, &operands);
    }
    let starts = |start: &[u8]| name.starts_with(start);
    if count == 5 && (starts(b"memcpy.") || starts(b"memmove.") || starts(b"memset.")) {
        let align = module.integer(operands[3]).unwrap_or(0);
        let arguments = if starts(b"memset.") { 1 } else { 2 };
        aligned(module, body, number, &[0, 1, 2, 4], align, arguments);
    } else if count == 2 && (starts(b"lifetime.start") || starts(b"lifetime.end")) {
        lifetime(module, body, number, operands[1]);
    }
}

/// Drops arguments of a call but those of these places, and gives the first `pointers` an alignment.
fn aligned(module: &mut Module, body: &mut Body, number: usize, kept: &[usize], align: i64, pointers: usize) {
    let operands = body.span(body.instructions[number].operands).to_vec();
    let new: Vec<u32> = kept.iter().map(|&at| operands[at]).collect();
    let span = body.store(&new);
    let function = called_type(module, body, number);
    body.instructions[number].operands = span;
    let Kind::Call(call) = &mut body.instructions[number].kind else { return };
    call.arguments = kept.len() as u32;
    call.function = function.unwrap_or(call.function);
    let mut list = module.attributes.of_list(call.attributes).clone();
    list.parameters = kept.iter().map(|&at| list.parameter(at)).collect();
    let mut list = module.attributes.list(list);
    for pointer in 0..pointers {
        if align > 0 {
            let value = Attribute::Known(kind("align"), Value::Number(align as u64));
            list = with_parameter(module, list, pointer, value);
        }
    }
    call.attributes = list;
}

/// The type of the function that is called as it is declared.
fn called_type(module: &Module, body: &Body, number: usize) -> Option<Ty> {
    let Kind::Call(call) = &body.instructions[number].kind else { return None };
    module.function(call.callee).map(|at| module.functions[at as usize].symbol.ty)
}

/// Keeps the mark of the life of a variable only if it is about a variable of a function.
fn lifetime(module: &mut Module, body: &mut Body, number: usize, pointer: u32) {
    let mut pointer = pointer;
    let variable = loop {
        let Some(ValueKind::Local(local)) = module.values.get(pointer as usize).map(|value| value.kind)
        else {
            break false;
        };
        let maker = body.instructions.iter().find(|one| one.local == local);
        match maker.map(|one| (&one.kind, body.span(one.operands))) {
            Some((Kind::Allocate { .. }, _)) => break true,
            Some((Kind::Cast("bitcast" | "addrspacecast", _), operands)) => pointer = operands[0],
            Some((Kind::Element(..), operands))
                if operands[1..].iter().all(|&index| module.integer(index) == Some(0)) =>
            {
                pointer = operands[0];
            }
            _ => break false,
        }
    };
    if !variable {
        body.instructions[number].kind = Kind::Gone(None);
        return;
    }
    let span = body.store(&[pointer]);
    let function = called_type(module, body, number);
    body.instructions[number].operands = span;
    let Kind::Call(call) = &mut body.instructions[number].kind else { return };
    call.arguments = 1;
    call.function = function.unwrap_or(call.function);
    call.attributes = 0;
    call.tail = "";
}

/// Makes a debug record of a call.
fn debug(module: &mut Module, body: &mut Body, number: usize, end: &[u8], operands: &[u32]) {
    let location = body.instructions[number].location;
    let node = |at: usize| {
        operands
            .get(at)
            .filter(|&&operand| operand & METADATA != 0)
            .map_or(NONE, |&operand| operand & !METADATA)
    };
    let record = match (end, operands.len()) {
        (b"label", _) => Some(("label", vec![node(0), location])),
        (b"assign", _) => {
            Some(("assign", vec![node(0), node(1), node(2), node(3), node(4), node(5), location]))
        }
        (b"declare", _) => Some(("declare", vec![node(0), node(1), node(2), location])),
        (b"value", 4) => {
            let is_zero = module.integer(operands[1]) == Some(0);
            is_zero.then(|| ("value", vec![node(0), node(2), node(3), location]))
        }
        (b"value", _) => Some(("value", vec![node(0), node(1), node(2), location])),
        (b"addr", _) => {
            let expression = dereferenced(module, node(2));
            Some(("value", vec![node(0), node(1), expression, location]))
        }
        _ => return,
    };
    let at = record.map(|(name, operands)| {
        body.records.push(DebugRecord { name, operands });
        body.records.len() as u32 - 1
    });
    body.instructions[number].kind = Kind::Gone(at);
}

/// The expression with a dereference at its end, before a fragment.
fn dereferenced(module: &mut Module, node: Node) -> Node {
    const DEREFERENCE: u64 = 0x06;
    const FRAGMENT: u64 = 0x1000;
    let Some(part) = module.metadata.node(node).filter(|part| part.class == Class::Expression) else {
        return node;
    };
    let mut elements = module.metadata.numbers_of(part).to_vec();
    let length = elements.len();
    let at = if length >= 3 && elements[length - 3] == FRAGMENT { length - 3 } else { length };
    elements.insert(at, DEREFERENCE);
    let part = module.metadata.part(Class::Expression, false, &[], &elements);
    module.metadata.add(Item::Node(part))
}
