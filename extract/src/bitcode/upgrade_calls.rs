//! Calls as they would be written today.

use super::attribute::{Attribute, Value, kind};
use super::body::{Body, DebugRecord, Kind, METADATA};
use super::constant::{ADDED, Constant};
use super::flags::operation_size;
use super::metadata::{Class, Item, NONE, Node};
use super::module::{Module, PROFILE, UNTOLD, Value as ModuleValue, ValueKind};
use super::types::{Ty, Type};
use super::upgrade_attributes::{fitting, has, with, with_parameter, without};
use super::upgrade_intrinsics::declare;

/// Upgrades the calls of a body, and what profiles tell of it.
pub fn upgrade(module: &mut Module, body: &mut Body) {
    weigh(module, body);
    if module.functions[body.function as usize].has_unsafe_atomics {
        loosen(module, body);
    }
    let list = module.functions[body.function as usize].attributes;
    let strict = kind("strictfp");
    let is_strict = has(module, module.attributes.of_list(list).function, strict);
    for number in 0..body.instructions.len() {
        let Kind::Call(call) = &body.instructions[number].kind else { continue };
        let (result, count) = (body.instructions[number].ty, call.arguments as usize);
        let callee = module.function(call.callee).map(|at| &module.functions[at as usize]);
        // Most functions are no intrinsics, and most calls have no attributes.
        let name = callee.map(|callee| &callee.symbol.name).filter(|name| name.starts_with(b"llvm."));
        let name = name.cloned().unwrap_or_default();
        let called = callee.map_or(0, |callee| module.attributes.of_list(callee.attributes).function);
        let calls_strict = !is_strict && has(module, called, strict);
        if call.attributes != 0 || calls_strict {
            let list = call.attributes;
            let operands = &body.span(body.instructions[number].operands)[..count];
            let types: Vec<Ty> = operands.iter().map(|&operand| ty_of(module, body, operand)).collect();
            let list = fitting(module, list, result, &types);
            let list = if is_strict { list } else { unstrict(module, list, calls_strict, &name) };
            if let Kind::Call(call) = &mut body.instructions[number].kind {
                call.attributes = list;
            }
        }
        if let Some(rest) = name.strip_prefix(b"llvm.") {
            one(module, body, number, rest);
        }
    }
}

/// Drops the weights of branches whose number is not that of the branches.
fn weigh(module: &Module, body: &mut Body) {
    for number in 0..body.instructions.len() {
        let (from, count) = body.instructions[number].attached;
        let all = from as usize..(from + count) as usize;
        let Some(at) = body.attached[all].iter().position(|&(kind, _)| kind == PROFILE) else { continue };
        let at = from as usize + at;
        let Some(part) = module.metadata.node(body.attached[at].1) else { continue };
        let operands = module.metadata.operands_of(part);
        let is_text = |at: usize, text: &[u8]| {
            operands.get(at).and_then(|&node| module.metadata.text(node)).is_some_and(|known| known == text)
        };
        if !is_text(0, b"branch_weights") {
            continue;
        }
        let instruction = &body.instructions[number];
        let expected = match &instruction.kind {
            Kind::Branch => instruction.operands.1.div_ceil(2),
            Kind::Switch => instruction.operands.1 / 2,
            Kind::Call(call) if call.name == "call" => 1,
            Kind::IndirectBranch => instruction.operands.1 - 1,
            Kind::Select(_) => 2,
            _ => continue,
        };
        let before = if is_text(1, b"expected") { 2 } else { 1 };
        if operands.len() != before + expected as usize {
            // The rest of the span moves over it.
            body.attached[at..(from + count) as usize].rotate_left(1);
            body.instructions[number].attached.1 -= 1;
        }
    }
}

/// Attaches to atomic operations on floats what an attribute of functions told before.
fn loosen(module: &mut Module, body: &mut Body) {
    const KINDS: [&str; 3] = [
        "amdgpu.no.fine.grained.host.memory",
        "amdgpu.no.remote.memory.access",
        "amdgpu.ignore.denormal.mode",
    ];
    let kinds = KINDS.map(|kind| module.context.kind(kind.as_bytes()));
    let empty = module.metadata.tuple(&[]);
    for instruction in &mut body.instructions {
        let Kind::Update { operation, .. } = instruction.kind else { continue };
        if !["fadd", "fsub", "fmax", "fmin", "fmaximum", "fminimum"].contains(&operation) {
            continue;
        }
        let (from, count) = instruction.attached;
        let mut all = body.attached[from as usize..(from + count) as usize].to_vec();
        all.retain(|(kind, _)| !kinds.contains(kind));
        all.extend(kinds.map(|kind| (kind, empty)));
        all.sort_unstable();
        instruction.attached = (body.attached.len() as u32, all.len() as u32);
        body.attached.extend(all);
    }
}

fn ty_of(module: &mut Module, body: &Body, operand: u32) -> Ty {
    let value = if operand & ADDED != 0 {
        body.added.get((operand & !ADDED) as usize)
    } else {
        module.values.get(operand as usize).filter(|_| operand & METADATA == 0)
    };
    match value {
        Some(value) => value.ty,
        None => module.context.types.simple("metadata"),
    }
}

/// Calls are strict about floats only in functions that are, be it that the call is or, as `calls_strict` says, the
/// function that is called.
fn unstrict(module: &mut Module, list: u32, calls_strict: bool, name: &[u8]) -> u32 {
    let strict = kind("strictfp");
    let set = module.attributes.of_list(list).function;
    let is_strict = calls_strict || has(module, set, strict);
    if name.starts_with(b"llvm.experimental.constrained.") || !is_strict {
        return list;
    }
    let set = without(module, set, |one| !matches!(one, Attribute::Known(kind, _) if *kind == strict));
    let set = with(module, set, Attribute::Known(kind("nobuiltin"), Value::Plain));
    let mut new = module.attributes.of_list(list).clone();
    new.function = set;
    module.attributes.list(new)
}

/// True if upgrading calls may add functions.
pub fn adds_functions(module: &Module) -> bool {
    let is_old = |name: &[u8]| name.starts_with(b"llvm.lifetime.") && name.ends_with(b".i64");
    module.functions.iter().any(|function| !function.is_gone && is_old(&function.symbol.name))
}

fn one(module: &mut Module, body: &mut Body, number: usize, name: &[u8]) {
    let Kind::Call(call) = &body.instructions[number].kind else { return };
    let (count, from) = (call.arguments, body.instructions[number].operands);
    let operands: Vec<u32> = body.span(from)[..count as usize].to_vec();
    if let Some(end) = name.strip_prefix(b"dbg.") {
        return debug(module, body, number, end, &operands);
    }
    let starts = |start: &[u8]| name.starts_with(start);
    let all: Option<Vec<u32>> = match count {
        5 if starts(b"memcpy.") || starts(b"memmove.") || starts(b"memset.") => {
            let align = module.integer(operands[3]).unwrap_or(0);
            let arguments = if starts(b"memset.") { 1 } else { 2 };
            return aligned(module, body, number, &[0, 1, 2, 4], align, &[0, 1][..arguments]);
        }
        4 if starts(b"masked.load") || starts(b"masked.gather") => {
            let align = module.integer(operands[1]).unwrap_or(0);
            return aligned(module, body, number, &[0, 2, 3], align, &[0]);
        }
        4 if starts(b"masked.store") || starts(b"masked.scatter") => {
            let align = module.integer(operands[2]).unwrap_or(0);
            return aligned(module, body, number, &[0, 1, 3], align, &[1]);
        }
        2 if starts(b"lifetime.start") => return lifetime(module, body, number, operands[1], "start"),
        2 if starts(b"lifetime.end") => return lifetime(module, body, number, operands[1], "end"),
        1 if starts(b"ctlz.") || starts(b"cttz.") => {
            Some(vec![operands[0], added(module, body, Added::False)])
        }
        2 if starts(b"objectsize.") => {
            let no = added(module, body, Added::False);
            Some([&operands[..], &[no, no]].concat())
        }
        3 if starts(b"objectsize.") => {
            let no = added(module, body, Added::False);
            Some([&operands[..], &[no]].concat())
        }
        4 if starts(b"ptr.annotation.") || starts(b"var.annotation") => {
            let null = added(module, body, Added::NullPointer);
            Some([&operands[..], &[null]].concat())
        }
        _ => None,
    };
    if let Some(all) = all {
        renew(module, body, number, &all);
    }
}

/// A constant that upgrading adds.
enum Added {
    False,
    NullPointer,
}

fn added(module: &mut Module, body: &mut Body, which: Added) -> u32 {
    let (constant, ty) = match which {
        Added::False => (Constant::Integer(0), module.context.types.integer(1)),
        Added::NullPointer => (Constant::Null, module.context.types.pointer(0)),
    };
    module.constants.push(constant);
    let kind = ValueKind::Constant(module.constants.len() as u32 - 1);
    body.added.push(ModuleValue { ty, id: UNTOLD, kind });
    ADDED | (body.added.len() as u32 - 1)
}

/// Makes a new call of what is called, with these arguments and without what is told of the old one.
fn renew(module: &mut Module, body: &mut Body, number: usize, arguments: &[u32]) {
    let span = body.store(arguments);
    let function = called_type(module, body, number);
    body.instructions[number].operands = span;
    body.instructions[number].attached = (0, 0);
    let Kind::Call(call) = &mut body.instructions[number].kind else { return };
    call.arguments = arguments.len() as u32;
    call.function = function.unwrap_or(call.function);
    call.attributes = 0;
    call.tail = "";
    call.math = 0;
    call.convention = 0;
    call.bundles.clear();
}

/// Drops arguments of a call but those of these places, and gives some of the rest an alignment.
fn aligned(
    module: &mut Module,
    body: &mut Body,
    number: usize,
    kept: &[usize],
    align: i64,
    pointers: &[usize],
) {
    let Kind::Call(call) = &body.instructions[number].kind else { return };
    let (old, tail) = (module.attributes.of_list(call.attributes).clone(), call.tail);
    let (attached, is_masked) = (body.instructions[number].attached, kept.len() == 3);
    let operands = body.span(body.instructions[number].operands).to_vec();
    let new: Vec<u32> = kept.iter().map(|&at| operands[at]).collect();
    renew(module, body, number, &new);
    let mut list = old;
    list.parameters = kept.iter().map(|&at| list.parameter(at)).collect();
    let mut list = if is_masked { 0 } else { module.attributes.list(list) };
    for &pointer in pointers.iter().filter(|_| align > 0) {
        let value = Attribute::Known(kind("align"), Value::Number(align as u64));
        list = with_parameter(module, list, pointer, value);
    }
    if is_masked {
        body.instructions[number].attached = attached;
    }
    let Kind::Call(call) = &mut body.instructions[number].kind else { return };
    call.attributes = list;
    if is_masked {
        call.tail = tail;
    }
}

/// The type of the function that is called as it is declared.
fn called_type(module: &Module, body: &Body, number: usize) -> Option<Ty> {
    let Kind::Call(call) = &body.instructions[number].kind else { return None };
    module.function(call.callee).map(|at| module.functions[at as usize].symbol.ty)
}

/// Keeps the mark of the life of a variable only if it is about a variable of a function.
fn lifetime(module: &mut Module, body: &mut Body, number: usize, pointer: u32, end: &str) {
    let mut pointer = pointer;
    // Each step goes to an instruction before; what goes on for longer is damaged.
    let mut steps = 0..1000;
    let variable = loop {
        let value = module.values.get(pointer as usize).map(|value| value.kind);
        let (Some(ValueKind::Local(local)), Some(_)) = (value, steps.next()) else { break false };
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
    let ty = module.values[pointer as usize].ty;
    let space = module.context.types.space(ty).unwrap_or(0);
    let void = module.context.types.simple("void");
    let function = Type::Function { result: void, parameters: [ty].into(), is_variadic: false };
    let function = module.context.types.number(function);
    let called = declare(module, &format!("llvm.lifetime.{end}.p{space}"), function);
    let address = module.context.types.pointer(0);
    body.added.push(ModuleValue { ty: address, id: UNTOLD, kind: ValueKind::Function(called) });
    renew(module, body, number, &[pointer]);
    let Kind::Call(call) = &mut body.instructions[number].kind else { return };
    call.callee = ADDED | (body.added.len() as u32 - 1);
    call.function = function;
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
        (b"declare", _) => {
            let expression =
                if is_parameter(module, body, node(0)) { undereferenced(module, node(2)) } else { node(2) };
            Some(("declare", vec![node(0), node(1), expression, location]))
        }
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
    let elements = without_additions_of_zero(&elements);
    let part = module.metadata.part(Class::Expression, false, &[], &elements);
    module.metadata.add(Item::Node(part))
}

/// The elements without additions of zero.
fn without_additions_of_zero(elements: &[u64]) -> Vec<u64> {
    const ADD: u64 = 0x23;
    let (mut kept, mut rest) = (Vec::new(), elements);
    while let Some(&operation) = rest.first() {
        let size = operation_size(operation);
        let (one, further) = rest.split_at(size.min(rest.len()));
        if one != [ADD, 0] {
            kept.extend_from_slice(one);
        }
        rest = further;
    }
    kept
}

/// True if old files tell of a dereference too many of what `node` tells of: a parameter of the function.
fn is_parameter(module: &Module, body: &Body, node: Node) -> bool {
    let Some(&Item::Value(value)) = module.metadata.item(node) else { return false };
    let kind = module.values.get(value as usize).map(|value| value.kind);
    module.upgrades_declared && matches!(kind, Some(ValueKind::Local(local)) if local < body.parameters)
}

/// The expression without a dereference at its start.
fn undereferenced(module: &mut Module, node: Node) -> Node {
    const DEREFERENCE: u64 = 0x06;
    let Some(part) = module.metadata.node(node).filter(|part| part.class == Class::Expression) else {
        return node;
    };
    let elements = module.metadata.numbers_of(part).to_vec();
    let Some((&DEREFERENCE, rest)) = elements.split_first() else { return node };
    let part = module.metadata.part(Class::Expression, false, &[], rest);
    module.metadata.add(Item::Node(part))
}
