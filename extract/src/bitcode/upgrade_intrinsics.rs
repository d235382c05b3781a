//! Declarations of intrinsic functions, with the names and attributes that they have today.

use super::attribute::{Attribute, Form, Value, form, kind};
use super::intrinsics::{self, Intrinsic};
use super::module::{Function, List, ListId, Module, UNTOLD, ValueKind};
use super::types::{Ty, Type};
use super::wide;
use rustc_hash::FxHashMap;

/// The ends of the names of debug intrinsics, which become records.
const DEBUG: [&str; 5] = ["addr", "value", "assign", "declare", "label"];

/// Upgrades the declarations of intrinsics.
pub fn upgrade(module: &mut Module) {
    let names = module.functions.iter().map(|function| &*function.symbol.name);
    let known = intrinsics::find(names.filter(|name| name.starts_with(b"llvm.")));
    let (mut at, count) = (0, module.functions.len());
    // Functions that are added are looked at as well.
    while at < module.functions.len() {
        let name = module.functions[at].symbol.name.clone();
        if name.starts_with(b"llvm.") && !module.functions[at].is_gone {
            let known = if at < count { Some(&known) } else { None };
            one(module, at as u32, &String::from_utf8_lossy(&name), known);
        }
        at += 1;
    }
    attributes(module);
}

/// Upgrades one declaration; `known` has those of the names that the file has.
fn one(module: &mut Module, number: u32, name: &str, known: Option<&FxHashMap<Vec<u8>, Intrinsic>>) {
    let rest = &name["llvm.".len()..];
    if rest.strip_prefix("dbg.").is_some_and(|end| DEBUG.contains(&end)) {
        module.functions[number as usize].is_gone = true;
        return;
    }
    let ty = module.functions[number as usize].symbol.ty;
    let (new_ty, new_base) = renamed(module, rest, ty).unwrap_or((ty, rest.to_owned()));
    let full = format!("llvm.{new_base}");
    let found = match known.filter(|_| full == name) {
        Some(known) => known.get(full.as_bytes()).cloned(),
        None => intrinsics::find(std::iter::once(full.as_bytes())).remove(full.as_bytes()),
    };
    let Some(intrinsic) = found else {
        module.functions[number as usize].is_unknown = true;
        return;
    };
    let wanted = full_name(module, &intrinsic, new_ty);
    if wanted != name || new_ty != ty {
        replace(module, number, &wanted, new_ty);
    }
}

/// The type and the name of an intrinsic that was replaced by another.
fn renamed(module: &mut Module, name: &str, ty: Ty) -> Option<(Ty, String)> {
    let (result, parameters, _) = module.context.types.function(ty)?;
    let parameters = parameters.to_vec();
    let count = parameters.len();
    let starts = |all: &[&'static str]| all.iter().copied().find(|start| name.starts_with(start));
    let truth = module.context.types.integer(1);
    let pointer = module.context.types.pointer(0);
    let (base, new): (&str, Vec<Ty>) = match () {
        () if count == 1 && starts(&["ctlz.", "cttz."]).is_some() => (&name[..4], vec![parameters[0], truth]),
        // LLVM declares one of the size by mistake; calls are of a different one.
        () if count == 2 && name.starts_with("lifetime.start") => ("lifetime.start", vec![parameters[0]]),
        () if count == 2 && name.starts_with("lifetime.end") => ("lifetime.end", vec![parameters[0]]),
        () if count == 5 && starts(&["memcpy.", "memmove.", "memset."]).is_some() => {
            let base = name.split('.').next()?;
            (base, vec![parameters[0], parameters[1], parameters[2], parameters[4]])
        }
        () if count == 4 && starts(&["masked.load", "masked.gather"]).is_some() => {
            let base = starts(&["masked.load", "masked.gather"])?;
            (base, vec![parameters[0], parameters[2], parameters[3]])
        }
        () if count == 4 && starts(&["masked.store", "masked.scatter"]).is_some() => {
            let base = starts(&["masked.store", "masked.scatter"])?;
            (base, vec![parameters[0], parameters[1], parameters[3]])
        }
        () if matches!(count, 2 | 3) && name.starts_with("objectsize.") => {
            ("objectsize", vec![parameters[0], truth, truth, truth])
        }
        () if count == 4 && name.starts_with("ptr.annotation.") => {
            ("ptr.annotation", [&parameters[..], &[parameters[1]]].concat())
        }
        () if count == 4 && name == "var.annotation" => {
            ("var.annotation", [&parameters[..], &[pointer]].concat())
        }
        () if name.starts_with("aarch64.neon.addp.") && has_floats(module, result) => {
            ("aarch64.neon.faddp", parameters)
        }
        () if name.starts_with("aarch64.sve.rev.nxv") => ("vector.reverse", parameters),
        () if name.starts_with("aarch64.neon.frintn.") => ("roundeven", parameters),
        () if starts(&["aarch64.rbit.", "arm.rbit", "aarch64.neon.rbit."]).is_some() => {
            ("bitreverse", parameters)
        }
        () if starts(&["aarch64.thread.pointer", "arm.thread.pointer"]).is_some() => {
            ("thread.pointer", parameters)
        }
        () if name.starts_with("arm.neon.") && name_of_neon(name).is_some() => {
            (name_of_neon(name)?, parameters)
        }
        () if name.starts_with("flt.rounds") => ("get.rounding", parameters),
        () if name.starts_with("invariant.group.barrier") => ("launder.invariant.group", parameters),
        () if name.starts_with("experimental.stepvector.") => ("stepvector", parameters),
        () => return moved(name).map(|base| (ty, base)),
    };
    let parameters = new.into();
    let ty = module.context.types.number(Type::Function { result, parameters, is_variadic: false });
    Some((ty, base.to_owned()))
}

/// The intrinsic of every target that one of Arm's vectors is today.
fn name_of_neon(name: &str) -> Option<&'static str> {
    const ALL: [(&str, &str); 11] = [
        ("vcnt.", "ctpop"),
        ("vqadds.", "sadd.sat"),
        ("vqaddu.", "uadd.sat"),
        ("vqsubs.", "ssub.sat"),
        ("vqsubu.", "usub.sat"),
        ("vrinta.", "round"),
        ("vrintn.", "roundeven"),
        ("vrintm.", "floor"),
        ("vrintp.", "ceil"),
        ("vrintx.", "rint"),
        ("vrintz.", "trunc"),
    ];
    let rest = name.strip_prefix("arm.neon.")?;
    ALL.iter().find(|(old, _)| rest.starts_with(old)).map(|&(_, new)| new)
}

/// True for floats and vectors of them.
fn has_floats(module: &Module, ty: Ty) -> bool {
    let types = &module.context.types;
    matches!(types.get(types.scalar(ty)), Type::Simple("half" | "bfloat" | "float" | "double"))
}

/// The name of an intrinsic that is no experiment any more.
fn moved(name: &str) -> Option<String> {
    let rest = name.strip_prefix("experimental.vector.")?;
    const MOVED: [&str; 6] =
        ["extract.", "insert.", "reverse.", "interleave2.", "deinterleave2.", "partial.reduce.add"];
    if rest.starts_with("extract.last.active.") {
        return None;
    }
    if let Some(base) = MOVED.iter().find(|base| rest.starts_with(*base)) {
        return Some(format!("vector.{}", base.trim_end_matches('.')));
    }
    const REDUCTIONS: [&str; 11] =
        ["add", "mul", "and", "or", "xor", "smax", "smin", "umax", "umin", "fmax", "fmin"];
    let reduction = rest.strip_prefix("reduce.")?;
    let (reduction, all): (&str, &[&str]) = match reduction.strip_prefix("v2.") {
        Some(second) => (second, &["fadd", "fmul"]),
        None => (reduction, &REDUCTIONS),
    };
    let operation = reduction.split('.').next()?;
    all.contains(&operation).then(|| format!("vector.reduce.{operation}"))
}

/// The name of an intrinsic with what its types add.
fn full_name(module: &Module, intrinsic: &Intrinsic, ty: Ty) -> String {
    let mut name = format!("llvm.{}", intrinsic.name);
    let Some((result, parameters, _)) = module.context.types.function(ty) else { return name };
    for place in intrinsic.overloads.split(' ').filter(|place| !place.is_empty()) {
        let ty = match place.strip_prefix('r') {
            Some("") => Some(result),
            Some(part) => part.parse().ok().and_then(|part| module.context.types.part(result, part)),
            None => place.parse().ok().and_then(|at: usize| parameters.get(at).copied()),
        };
        if let Some(ty) = ty {
            name.push('.');
            mangle(module, ty, &mut name);
        }
    }
    name
}

/// Adds a type to the name of an intrinsic.
fn mangle(module: &Module, ty: Ty, name: &mut String) {
    let all = |name: &mut String, parts: &[Ty]| parts.iter().for_each(|&part| mangle(module, part, name));
    match module.context.types.get(ty) {
        Type::Simple(simple) => name.push_str(match *simple {
            "half" => "f16",
            "bfloat" => "bf16",
            "float" => "f32",
            "double" => "f64",
            "x86_fp80" => "f80",
            "fp128" => "f128",
            "ppc_fp128" => "ppcf128",
            "x86_amx" => "x86amx",
            "metadata" => "Metadata",
            "void" => "isVoid",
            other => other,
        }),
        Type::Integer(width) => name.push_str(&format!("i{width}")),
        Type::Pointer(space) => name.push_str(&format!("p{space}")),
        Type::Array(length, element) => {
            name.push_str(&format!("a{length}"));
            mangle(module, *element, name);
        }
        Type::Vector { length, element, is_scalable } => {
            name.push_str(if *is_scalable { "nxv" } else { "v" });
            name.push_str(&length.to_string());
            mangle(module, *element, name);
        }
        Type::Structure { fields, .. } => {
            name.push_str("sl_");
            all(name, fields);
            name.push('s');
        }
        Type::Named(number) => {
            let named = &module.context.types.named[*number as usize].name;
            name.push_str(&format!("s_{}s", String::from_utf8_lossy(named)));
        }
        Type::Function { result, parameters, is_variadic } => {
            name.push_str("f_");
            mangle(module, *result, name);
            all(name, parameters);
            name.push_str(if *is_variadic { "varargf" } else { "f" });
        }
        Type::Target { name: target, types, numbers } => {
            name.push('t');
            name.push_str(&String::from_utf8_lossy(target));
            for &part in types {
                name.push('_');
                mangle(module, part, name);
            }
            for number in numbers {
                name.push_str(&format!("_{number}"));
            }
            name.push('t');
        }
    }
}

/// Puts the function `wanted` of type `ty` in the place of another.
fn replace(module: &mut Module, number: u32, wanted: &str, ty: Ty) {
    let is_it = |function: &Function| {
        !function.is_gone && *function.symbol.name == *wanted.as_bytes() && function.symbol.ty == ty
    };
    let old = &module.functions[number as usize];
    let mut new = Function { is_declaration: true, id: UNTOLD, attributes: 0, ..Function::default() };
    new.symbol.name = wanted.as_bytes().into();
    new.symbol.ty = ty;
    new.symbol.space = old.symbol.space;
    module.functions[number as usize].is_gone = true;
    let known = module.functions.iter().position(is_it);
    let at = known.unwrap_or_else(|| {
        module.functions.push(new);
        module.functions.len() - 1
    });
    for value in module.values.iter_mut().filter(|value| value.kind == ValueKind::Function(number)) {
        value.kind = ValueKind::Function(at as u32);
    }
}

/// Gives intrinsics the attributes that they have today.
fn attributes(module: &mut Module) {
    let names = module.functions.iter().filter(|function| !function.is_gone);
    let names = names.map(|function| &*function.symbol.name).filter(|name| name.starts_with(b"llvm."));
    let known = intrinsics::find(names);
    let mut lists: FxHashMap<(&str, &str, Ty), ListId> = FxHashMap::default();
    for number in 0..module.functions.len() {
        let function = &module.functions[number];
        let Some(intrinsic) = known.get(&*function.symbol.name).filter(|_| !function.is_gone) else {
            continue;
        };
        let ty = function.symbol.ty;
        if is_mistaken(module, intrinsic, ty) {
            continue;
        }
        let key = (intrinsic.function, intrinsic.parameters, ty);
        let list = match lists.get(&key) {
            Some(&list) => list,
            None => {
                let list = told(module, intrinsic, ty);
                lists.insert(key, list);
                list
            }
        };
        module.functions[number].attributes = list;
    }
}

/// True if LLVM does not take the type for one of the intrinsic, which is then without attributes.
fn is_mistaken(module: &Module, intrinsic: &Intrinsic, ty: Ty) -> bool {
    let parameters = module.context.types.function(ty).map_or(&[][..], |(_, parameters, _)| parameters);
    match &intrinsic.name[..] {
        "memcpy" | "memmove" | "memset" => parameters.len() != 4,
        "lifetime.start" | "lifetime.end" => {
            !matches!(parameters, [pointer] if module.context.types.space(*pointer).is_some())
        }
        _ => false,
    }
}

/// Adds the declaration of the intrinsic of this full name and type unless it is there, and returns its number.
pub fn declare(module: &mut Module, name: &str, ty: Ty) -> u32 {
    let is_it = |function: &Function| !function.is_gone && *function.symbol.name == *name.as_bytes();
    if let Some(at) = module.functions.iter().position(is_it) {
        return at as u32;
    }
    let mut new = Function { is_declaration: true, id: UNTOLD, ..Function::default() };
    new.symbol.name = name.as_bytes().into();
    new.symbol.ty = ty;
    let found = intrinsics::find(std::iter::once(name.as_bytes()));
    if let Some(intrinsic) = found.get(name.as_bytes()) {
        new.attributes = told(module, intrinsic, ty);
    }
    module.functions.push(new);
    module.functions.len() as u32 - 1
}

/// The attributes that the table tells of an intrinsic of type `ty`.
fn told(module: &mut Module, intrinsic: &Intrinsic, ty: Ty) -> ListId {
    let mut list = List { function: set(module, intrinsic.function, 0), ..List::default() };
    let Some((result, parameters, _)) = module.context.types.function(ty) else { return 0 };
    let types: Vec<Ty> = std::iter::once(result).chain(parameters.iter().copied()).collect();
    for part in intrinsic.parameters.split(';').filter(|part| !part.is_empty()) {
        let Some((place, words)) = part.split_once('=') else { continue };
        let Ok(place) = place.parse::<usize>() else { continue };
        let width = types.get(place).and_then(|&ty| module.context.types.width(ty)).unwrap_or(0);
        let set = set(module, words, width);
        match place.checked_sub(1) {
            None => list.result = set,
            Some(parameter) => {
                list.parameters.resize(list.parameters.len().max(parameter + 1), 0);
                list.parameters[parameter] = set;
            }
        }
    }
    module.attributes.list(list)
}

fn set(module: &mut Module, words: &str, width: u32) -> u32 {
    let attribute = |word: &str| {
        let mut parts = word.split(':');
        let known = kind(parts.next().unwrap_or(""));
        let mut number = || parts.next().and_then(|part| part.parse::<i64>().ok()).unwrap_or(0);
        let value = match form(known) {
            Form::Plain => Value::Plain,
            Form::Range => {
                let (low, high) = (wide::from_signed(number(), width), wide::from_signed(number(), width));
                Value::Ranges(width, [(low, high)].into())
            }
            _ => Value::Number(number() as u64),
        };
        Attribute::Known(known, value)
    };
    let all = words.split(' ').filter(|word| !word.is_empty()).map(attribute).collect();
    module.attributes.set(all)
}
