//! The meaning of words of trees and of linear code.

use super::{
    foreign,
    lexer::Cursor,
    method::Signature,
    operation::{Access, Half, Op, Operation, Target, Type},
};
use crate::fault::Fault;

/// The operation and the type that `add.i32` names; of a `cast` that is its target.
pub fn operation(word: &str, start: usize, end: usize) -> Result<(Op, Option<Type>), Fault> {
    let (name, ty) = word.split_once('.').map_or((word, None), |(name, ty)| (name, Some(ty)));
    let Some(op) = Op::named(name) else {
        if let Some(explained) = foreign::explained(name) {
            return Err(Fault::new(start, end, explained));
        }
        let near = Op::ALL.iter().map(|op| op.name()).collect::<Vec<_>>().join(", ");
        let fault = Fault::new(start, end, format!("unknown operation `{name}` (known: {near})"));
        return Err(fault);
    };
    if op == Op::Cast {
        let fault = Fault::new(start, end, "`cast` says what its operand is cast to, as in `cast.u8`");
        let target = target(word)
            .ok_or_else(|| fault.help("targets are i8, u8, i16, u16, i32, u32, i64, u64 and ref"))?;
        return Ok((op, Some(target.ty)));
    }
    let ty = match ty {
        None => None,
        Some(ty) => Some(Type::named(ty).ok_or_else(|| {
            Fault::new(start, end, format!("unknown type `{ty}`")).help("types are i32, i64, ref and void")
        })?),
    };
    Ok((op, ty))
}

/// The target of a cast such as `cast.u8`.
fn target(word: &str) -> Option<Target> {
    Target::named(word.split_once('.')?.1)
}

/// The operation of `word`, with the words between it and the operands: a target, a variable, a number, or the callee.
pub fn payload(
    cursor: &mut Cursor<'_>,
    signature: &Signature,
    op: Op,
    word: &str,
) -> Result<Operation, Fault> {
    let mut operation = Operation::new(op, Type::Void);
    match op {
        Op::Lcl | Op::Store => {
            let (word, start, end) = cursor.word("a variable")?;
            operation.access = Some(access(signature, word, start, end)?);
        }
        Op::Cast => operation.target = target(word),
        Op::Il => operation.number = offset(cursor)?,
        Op::Stmt => operation.number = if cursor.eat("@") { offset(cursor)? } else { -1 },
        Op::Cns | Op::Field => operation.number = cursor.number()?,
        Op::Call => operation.callee = cursor.word("the name of the callee")?.0.to_owned(),
        _ => {}
    }
    Ok(operation)
}

/// An offset into IL.
pub fn offset(cursor: &mut Cursor<'_>) -> Result<i64, Fault> {
    let fault = cursor.fault("offsets of IL count from 0");
    Some(cursor.number()?).filter(|&number| number >= 0).ok_or(fault)
}

/// The type of an operation: what the text says, or what follows.
pub fn settled(operation: &Operation, said: Option<Type>, operands: &[Type], signature: &Signature) -> Type {
    let stored = |half: bool, local: usize| if half { Type::I32 } else { signature.locals[local].1 };
    match (said, operation.access) {
        _ if operation.op.is_void() => Type::Void,
        (Some(said), _) => said,
        (None, Some(access)) => stored(access.half.is_some(), access.local),
        (None, None) => Operation::inferred(operation.op, operands),
    }
}

/// The variable, or the half of one, that `word` names.
fn access(signature: &Signature, word: &str, start: usize, end: usize) -> Result<Access, Fault> {
    let halves = [(".lo", Half::Low), (".hi", Half::High)];
    let half = halves.iter().find_map(|(end, half)| Some((word.strip_suffix(end)?, *half)));
    let (name, half) = half.map_or((word, None), |(name, half)| (name, Some(half)));
    let Some(local) = signature.local(name) else {
        let fault = Fault::new(start, end, format!("unknown variable `{name}`"));
        return Err(fault.help("declare it after `locals`, as in `x:i32`"));
    };
    if half.is_some() && signature.locals[local].1 != Type::I64 {
        return Err(Fault::new(start, end, format!("`{name}` has no halves")));
    }
    Ok(Access { local, half })
}
