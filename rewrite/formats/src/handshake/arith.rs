//! Pure operators as operations of `arith`.

use super::netlist::{Kind, Netlist, Type, Value};
use dfquery_graph::{Bits, Op, Operator};

/// Integer operators of two operands, and what they are there.
pub(super) const INTEGER: [(&str, &str); 17] = [
    ("add", "arith.addi"),
    ("sub", "arith.subi"),
    ("mul", "arith.muli"),
    ("udiv", "arith.divui"),
    ("sdiv", "arith.divsi"),
    ("urem", "arith.remui"),
    ("srem", "arith.remsi"),
    ("and", "arith.andi"),
    ("or", "arith.ori"),
    ("xor", "arith.xori"),
    ("shl", "arith.shli"),
    ("lshr", "arith.shrui"),
    ("ashr", "arith.shrsi"),
    ("llvm.umin", "arith.minui"),
    ("llvm.umax", "arith.maxui"),
    ("llvm.smin", "arith.minsi"),
    ("llvm.smax", "arith.maxsi"),
];

/// Operators on floats that give a float of the same format.
pub(super) const FLOAT: [(&str, &str); 10] = [
    ("fadd", "arith.addf"),
    ("fsub", "arith.subf"),
    ("fmul", "arith.mulf"),
    ("fdiv", "arith.divf"),
    ("frem", "arith.remf"),
    ("fneg", "arith.negf"),
    ("llvm.minnum", "arith.minnumf"),
    ("llvm.maxnum", "arith.maxnumf"),
    ("llvm.minimum", "arith.minimumf"),
    ("llvm.maximum", "arith.maximumf"),
];

/// Conversions, whether the operand is a float, and whether the result is one.
pub(super) const CONVERSIONS: [(&str, &str, [bool; 2]); 6] = [
    ("fpext", "arith.extf", [true, true]),
    ("fptrunc", "arith.truncf", [true, true]),
    ("fptosi", "arith.fptosi", [true, false]),
    ("fptoui", "arith.fptoui", [true, false]),
    ("sitofp", "arith.sitofp", [false, true]),
    ("uitofp", "arith.uitofp", [false, true]),
];

/// The value of the pure operator `op`; none if it has no counterpart, so for all vectors.
pub fn compute(netlist: &mut Netlist, op: &Op, ins: &[Value]) -> Option<Value> {
    if op.lanes.unwrap_or(1) != 1 || op.width == 0 {
        return None;
    }
    match &op.operator {
        Operator::Pure(name) => pure(netlist, op, name, ins),
        _ => None,
    }
}

fn pure(netlist: &mut Netlist, op: &Op, name: &str, ins: &[Value]) -> Option<Value> {
    let ty = Type::Int(op.width);
    if let Some(predicate) = name.strip_prefix("icmp.") {
        let kind = Kind::Compare("arith.cmpi", predicate.to_owned());
        return Some(netlist.one(kind, ins.to_vec(), ty));
    }
    match name {
        "zext" | "trunc" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "addrspacecast" => {
            return Some(resize(netlist, ins[0], op.width));
        }
        "sext" => return Some(netlist.one(Kind::Cast("arith.extsi"), ins.to_vec(), ty)),
        "bitcast" | "freeze" => return Some(ins[0]),
        "select" => return Some(netlist.one(Kind::Select, ins.to_vec(), ty)),
        "extractvalue" => {
            return part(netlist, ins[0], u32::try_from(*op.immediates.first()?).ok()?, op.width);
        }
        _ => {}
    }
    let stem = stem(name, op.width);
    if let Some((_, found)) = INTEGER.iter().find(|(operator, _)| *operator == stem) {
        return Some(netlist.one(Kind::Arith(found), ins.to_vec(), ty));
    }
    float(netlist, op, name, ins)
}

/// An intrinsic's name without the type that overloads it, if that is the scalar type of its result.
fn stem(name: &str, width: u32) -> &str {
    let of_type = |prefix: &str| name.strip_suffix(&format!(".{prefix}{width}"));
    if name.starts_with("llvm.") { of_type("i").or(of_type("f")).unwrap_or("") } else { name }
}

fn float(netlist: &mut Netlist, op: &Op, name: &str, ins: &[Value]) -> Option<Value> {
    let brain = name.ends_with(".bf16");
    let name = name.strip_suffix(".bf16").unwrap_or(name);
    let operand_width = op.operand_width.unwrap_or(op.width);
    if let Some(predicate) = name.strip_prefix("fcmp.") {
        let ins = as_floats(netlist, ins, format(operand_width, brain)?);
        let kind = Kind::Compare("arith.cmpf", predicate.to_owned());
        return Some(netlist.one(kind, ins, Type::Int(1)));
    }
    let stem = stem(name, op.width);
    if let Some((_, found)) = FLOAT.iter().find(|(operator, _)| *operator == stem) {
        let ty = format(op.width, brain)?;
        let ins = as_floats(netlist, ins, ty);
        let value = netlist.one(Kind::Arith(found), ins, ty);
        return Some(as_bits(netlist, value, op.width));
    }
    let (_, found, [from, to]) = CONVERSIONS.iter().find(|(operator, ..)| *operator == name)?;
    let ins = match from {
        true => as_floats(netlist, ins, format(operand_width, brain)?),
        false => ins.to_vec(),
    };
    let ty = if *to { format(op.width, brain)? } else { Type::Int(op.width) };
    let value = netlist.one(Kind::Cast(found), ins, ty);
    Some(if *to { as_bits(netlist, value, op.width) } else { value })
}

/// The float format of this number of bits.
fn format(width: u32, brain: bool) -> Option<Type> {
    Some(Type::Float(match width {
        16 if brain => "bf16",
        16 => "f16",
        32 => "f32",
        64 => "f64",
        80 => "f80",
        128 => "f128",
        _ => return None,
    }))
}

fn as_floats(netlist: &mut Netlist, ins: &[Value], ty: Type) -> Vec<Value> {
    let cast = |&value: &Value| netlist.one(Kind::Cast("arith.bitcast"), vec![value], ty);
    ins.iter().map(cast).collect()
}

fn as_bits(netlist: &mut Netlist, value: Value, width: u32) -> Value {
    netlist.one(Kind::Cast("arith.bitcast"), vec![value], Type::Int(width))
}

/// `value` with zeros before it or without its upper bits.
pub fn resize(netlist: &mut Netlist, value: Value, width: u32) -> Value {
    let Type::Int(own) = netlist.ty(value) else { return value };
    let cast = match own.cmp(&width) {
        std::cmp::Ordering::Equal => return value,
        std::cmp::Ordering::Less => "arith.extui",
        std::cmp::Ordering::Greater => "arith.trunci",
    };
    netlist.one(Kind::Cast(cast), vec![value], Type::Int(width))
}

/// `value` with a constant: `arith.shrui` by 8.
fn with_constant(netlist: &mut Netlist, name: &'static str, value: Value, constant: &Bits) -> Value {
    let constant = netlist.constant(constant);
    let ty = netlist.ty(value);
    netlist.one(Kind::Arith(name), vec![value, constant], ty)
}

/// The `width` bits from bit `at` on.
fn part(netlist: &mut Netlist, value: Value, at: u32, width: u32) -> Option<Value> {
    let Type::Int(own) = netlist.ty(value) else { return None };
    let shifted = match at {
        0 => value,
        _ => with_constant(netlist, "arith.shrui", value, &Bits::new(own, at.into())),
    };
    Some(resize(netlist, shifted, width))
}

/// `count` parts of `width` bits each, lowest first.
pub fn parts(netlist: &mut Netlist, value: Value, count: u32, width: u32) -> Vec<Value> {
    (0..count).filter_map(|at| part(netlist, value, at * width, width)).collect()
}

/// One value of parts of `width` bits each, lowest first.
pub fn join_parts(netlist: &mut Netlist, parts: &[Value], width: u32) -> Value {
    let whole = parts.len() as u32 * width;
    let mut joined: Option<Value> = None;
    for (at, &part) in (0..).zip(parts) {
        let wide = resize(netlist, part, whole);
        let by = Bits::new(whole, u64::from(at * width));
        joined = Some(match joined {
            None => wide,
            Some(lower) => {
                let shifted = with_constant(netlist, "arith.shli", wide, &by);
                netlist.one(Kind::Arith("arith.ori"), vec![lower, shifted], Type::Int(whole))
            }
        });
    }
    joined.expect("an access has a part")
}

/// Base + offset + Σ sign-extended index × scale; without a base it is 0.
pub fn address(
    netlist: &mut Netlist,
    width: u32,
    base: Option<Value>,
    offset: i64,
    indices: &[(Value, i64)],
) -> Value {
    let ty = Type::Int(width);
    let mut sum = base;
    for &(index, scale) in indices {
        let index = match netlist.ty(index) {
            Type::Int(own) if own < width => netlist.one(Kind::Cast("arith.extsi"), vec![index], ty),
            _ => resize(netlist, index, width),
        };
        let step = match scale {
            1 => index,
            _ => with_constant(netlist, "arith.muli", index, &Bits::from_i64(width, scale)),
        };
        sum = Some(match sum {
            None => step,
            Some(sum) => netlist.one(Kind::Arith("arith.addi"), vec![sum, step], ty),
        });
    }
    let offset = Bits::from_i64(width, offset);
    match sum {
        None => netlist.constant(&offset),
        Some(sum) if offset.is_zero() => sum,
        Some(sum) => with_constant(netlist, "arith.addi", sum, &offset),
    }
}
