//! Functions, variables, aliases and comdats.

use super::error::Result;
use super::module::{Alias, Function, Global, Module, Symbol, TypeId, Value, ValueKind};
use super::opcode;
use super::stream::{Record, Stream};
use super::types::{Ty, Type};

type Wrong = &'static str;
const SHORT: Wrong = "a record ends early";

/// The table of names, if names are not in the symbol table of values.
pub type Names<'b> = Option<&'b [u8]>;

/// Reads a record of the module about a symbol.
pub fn read(stream: &Stream<'_>, module: &mut Module, record: &Record<'_>, names: Names<'_>) -> Result<()> {
    let read = match record.code {
        7 => variable(module, record, names),
        8 => function(module, record, names),
        12 => comdat(module, record, names),
        _ => alias(module, record, names),
    };
    read.map_err(|message| stream.wrong(record, message))
}

/// The name that a record starts with, and the rest of the record.
fn named<'v>(values: &'v [u64], names: Names<'_>) -> Result<(Box<[u8]>, &'v [u64]), Wrong> {
    let Some(table) = names else { return Ok((Box::default(), values)) };
    let [at, length, rest @ ..] = values else { return Err(SHORT) };
    Ok((piece(table, *at, *length)?, rest))
}

/// A piece of the table of names.
fn piece(table: &[u8], at: u64, length: u64) -> Result<Box<[u8]>, Wrong> {
    let end = at.checked_add(length).filter(|&end| end <= table.len() as u64);
    end.map(|end| table[at as usize..end as usize].into()).ok_or("a name after the end of the string table")
}

fn align(exponent: u64) -> Result<u64, Wrong> {
    match exponent {
        0 => Ok(0),
        1..=33 => Ok(1 << (exponent - 1)),
        _ => Err("an alignment of more than 32 bits"),
    }
}

/// One of a table of names, counted from 1.
fn of_table(table: &[Box<[u8]>], number: u64) -> Result<Box<[u8]>, Wrong> {
    match number {
        0 => Ok(Box::default()),
        number => table.get(number as usize - 1).cloned().ok_or("an unknown section or garbage collector"),
    }
}

fn thread_local(code: u64) -> u8 {
    if code <= 4 { code as u8 } else { 1 }
}

fn at_most_two(code: u64) -> u8 {
    if code <= 2 { code as u8 } else { 0 }
}

impl Symbol {
    /// A symbol of a name and the code of a linkage.
    fn new(name: Box<[u8]>, linkage: u64, ty: Ty, space: u32) -> Self {
        Symbol { name, linkage: opcode::linkage(linkage), ty, space, ..Symbol::default() }
    }

    fn see(&mut self, visibility: Option<&u64>, dll: Option<&u64>, linkage: u64) {
        if self.is_private() {
            return;
        }
        self.visibility = visibility.map_or(0, |&code| at_most_two(code));
        self.dll = match (dll, linkage) {
            (Some(&code), _) => at_most_two(code),
            (None, 5) => 1,
            (None, 6) => 2,
            (None, _) => 0,
        };
    }

    fn place(&mut self, is_local: Option<&u64>) {
        self.is_local = is_local == Some(&1) || self.is_implicitly_local();
    }

    fn join(&mut self, comdat: Option<&u64>, linkage: u64, count: usize) -> Result<(), Wrong> {
        match comdat {
            Some(0) => {}
            Some(&number) if number <= count as u64 => self.comdat = Some(number as u32 - 1),
            Some(_) => return Err("an unknown comdat"),
            None => self.has_own_comdat = matches!(linkage, 1 | 4 | 10 | 11),
        }
        Ok(())
    }
}

fn variable(module: &mut Module, record: &Record<'_>, names: Names<'_>) -> Result<(), Wrong> {
    let (name, values) = named(&record.values, names)?;
    if values.len() < 6 {
        return Err(SHORT);
    }
    let mut id = values[0] as TypeId;
    let mut ty = module.ty(values[0]).ok_or("a variable of an unknown type")?;
    let mut space = (values[1] >> 2) as u32;
    if values[1] & 2 == 0 {
        space = module.context.types.space(ty).ok_or("a variable of a type that is no pointer")?;
        id = module.part(id, 0);
        ty = module.ty(u64::from(id)).ok_or("a variable of a type that is not told")?;
    }
    let linkage = values[3];
    let mut symbol = Symbol::new(name, linkage, ty, space);
    symbol.align = align(values[4])?;
    symbol.section = of_table(&module.sections, values[5])?;
    symbol.see(values.get(6), values.get(10), linkage);
    symbol.thread_local = values.get(7).map_or(0, |&code| thread_local(code));
    symbol.unnamed = values.get(8).map_or(0, |&code| at_most_two(code));
    symbol.join(values.get(11), linkage, module.comdats.len())?;
    symbol.place(values.get(13));
    if let (Some(table), Some(&[at, length])) = (names, values.get(14..16).and_then(|two| two.first_chunk()))
    {
        symbol.partition = piece(table, at, length)?;
    }
    let list = values.get(12).map_or(0, |&number| module.attributes.in_file(number));
    let code_model = match values.get(17) {
        None | Some(0) => "",
        Some(&number) => *["", "tiny", "small", "kernel", "medium", "large"]
            .get(number as usize)
            .ok_or("an unknown code model")?,
    };
    let global = Global {
        symbol,
        is_constant: values[1] & 1 == 1,
        is_initialized_elsewhere: values.get(9).is_some_and(|&elsewhere| elsewhere != 0),
        start: (values[2] as u32).checked_sub(1),
        attributes: module.attributes.of_list(list).function,
        sanitizers: values.get(16).copied().unwrap_or(0) as u8,
        code_model,
    };
    module.globals.push(global);
    add_value(module, space, id, ValueKind::Global(module.globals.len() as u32 - 1));
    Ok(())
}

fn add_value(module: &mut Module, space: u32, id: TypeId, kind: ValueKind) {
    let ty = module.context.types.pointer(space);
    let id = module.derive(ty, &[id]);
    module.values.push(Value { ty, id, kind });
}

fn function(module: &mut Module, record: &Record<'_>, names: Names<'_>) -> Result<(), Wrong> {
    let (name, values) = named(&record.values, names)?;
    if values.len() < 8 {
        return Err(SHORT);
    }
    let mut id = values[0] as TypeId;
    let mut ty = module.ty(values[0]).ok_or("a function of an unknown type")?;
    if module.context.types.space(ty).is_some() {
        id = module.part(id, 0);
        ty = module.ty(u64::from(id)).ok_or("a function of a type that is not told")?;
    }
    if !matches!(module.context.types.get(ty), Type::Function { .. }) {
        return Err("a function of a type that is none of functions");
    }
    if values[1] > 1023 {
        return Err("an unknown calling convention");
    }
    let linkage = values[3];
    let space = values.get(16).map_or_else(|| program_space(&module.layout), |&space| space as u32);
    let mut symbol = Symbol::new(name, linkage, ty, space);
    symbol.align = align(values[5])?;
    symbol.section = of_table(&module.sections, values[6])?;
    symbol.see(values.get(7), values.get(11), linkage);
    symbol.unnamed = values.get(9).map_or(0, |&code| at_most_two(code));
    symbol.join(values.get(12), linkage, module.comdats.len())?;
    symbol.place(values.get(15));
    if let (Some(table), Some(&[at, length])) = (names, values.get(17..19).and_then(|two| two.first_chunk()))
    {
        symbol.partition = piece(table, at, length).unwrap_or_default();
    }
    let other = |at: usize| values.get(at).and_then(|&number| (number as u32).checked_sub(1));
    let function = Function {
        symbol,
        id,
        convention: values[1] as u32,
        attributes: module.attributes.in_file(values[4]),
        is_declaration: values[2] != 0,
        collector: of_table(&module.collectors, values.get(8).copied().unwrap_or(0))?,
        prologue: other(10),
        prefix: other(13),
        personality: other(14),
        ..Function::default()
    };
    module.functions.push(function);
    add_value(module, space, id, ValueKind::Function(module.functions.len() as u32 - 1));
    Ok(())
}

/// The address space of functions that a data layout tells.
pub fn program_space(layout: &[u8]) -> u32 {
    let number = |part: &[u8]| std::str::from_utf8(part.strip_prefix(b"P")?).ok()?.parse().ok();
    layout.split(|&letter| letter == b'-').find_map(number).unwrap_or(0)
}

fn alias(module: &mut Module, record: &Record<'_>, names: Names<'_>) -> Result<(), Wrong> {
    let (name, values) = named(&record.values, names)?;
    let mut values = values.iter();
    let mut next = || values.next().copied().ok_or(SHORT);
    let first = next()?;
    let mut id = first as TypeId;
    let mut ty = module.ty(first).ok_or("an alias of an unknown type")?;
    let space = if record.code == 9 {
        let space = module.context.types.space(ty).ok_or("an alias of a type that is no pointer")?;
        id = module.part(id, 0);
        ty = module.ty(u64::from(id)).ok_or("an alias of a type that is not told")?;
        space
    } else {
        next()? as u32
    };
    let (target, linkage) = (next()? as u32, next()?);
    let mut symbol = Symbol::new(name, linkage, ty, space);
    let is_indirect = record.code == 18;
    let visibility = values.next();
    let dll = if is_indirect { None } else { values.next() };
    symbol.see(visibility, dll, linkage);
    if !is_indirect {
        symbol.thread_local = values.next().map_or(0, |&code| thread_local(code));
        symbol.unnamed = values.next().map_or(0, |&code| at_most_two(code));
    }
    symbol.place(values.next());
    if let (Some(table), [at, length, ..]) = (names, values.as_slice()) {
        symbol.partition = piece(table, *at, *length)?;
    }
    module.aliases.push(Alias { symbol, is_indirect, target });
    add_value(module, space, id, ValueKind::Alias(module.aliases.len() as u32 - 1));
    Ok(())
}

fn comdat(module: &mut Module, record: &Record<'_>, names: Names<'_>) -> Result<(), Wrong> {
    let (mut name, values) = named(&record.values, names)?;
    let kind = *values.first().ok_or(SHORT)?;
    if names.is_none() {
        let length = *values.get(1).ok_or(SHORT)?;
        let letters = values[2..].get(..usize::try_from(length).unwrap_or(usize::MAX)).ok_or(SHORT)?;
        name = letters.iter().map(|&letter| letter as u8).collect();
    }
    module.comdats.push((name, kind));
    Ok(())
}
