//! Blocks of metadata.

use super::bits::Bits;
use super::constant::Id;
use super::error::Result;
use super::metadata::{Class, Item, NONE, Node};
use super::module::{Module, ValueKind};
use super::read_nodes;
use super::stream::{Record, Stream};

/// Reads the block of kinds, which has been announced.
pub fn kinds<'b>(stream: &mut Stream<'b>, module: &mut Module) -> Result<()> {
    stream.enter(22)?;
    let mut record = Record::default();
    while stream.record(&mut record)? {
        if record.code == 6 {
            kind(module, &record);
        }
    }
    Ok(())
}

fn kind(module: &mut Module, record: &Record<'_>) {
    if let [number, name @ ..] = &record.values[..] {
        let name: Vec<u8> = name.iter().map(|&letter| letter as u8).collect();
        let kind = module.context.kind(&name);
        module.kinds.insert(*number, kind);
    }
}

/// Reads a block of metadata, which has been announced, of a module or a function.
pub fn read<'b>(stream: &mut Stream<'b>, module: &mut Module, is_module: bool) -> Result<()> {
    stream.enter(15)?;
    let mut reader = Reader { next: module.metadata.list.len() as u32, largest: stream.size() };
    let mut record = Record::default();
    let mut name: Option<Box<[u8]>> = None;
    while stream.record(&mut record)? {
        let read = match (record.code, name.take()) {
            (10, Some(name)) => reader.named(module, &record, name),
            (_, Some(_)) => Err("a name of metadata without its nodes"),
            (4, None) => {
                name = Some(record.values.iter().map(|&letter| letter as u8).collect());
                Ok(())
            }
            (_, None) => reader.one(module, &record),
        };
        read.map_err(|message| stream.wrong(&record, message))?;
    }
    if module.metadata.pending > 0 {
        return Err(stream.error("metadata is mentioned that is not defined"));
    }
    if is_module {
        upgrade_units(module);
    }
    Ok(())
}

/// Gives functions the compile units whose lists they are in, as old versions have it.
fn upgrade_units(module: &mut Module) {
    let metadata = &mut module.metadata;
    for (unit, list) in std::mem::take(&mut metadata.unit_functions) {
        let Some(part) = metadata.node(list) else { continue };
        for function in metadata.operands_of(part).to_vec() {
            if let Some(part) = metadata.node(function).filter(|part| part.class == Class::Subprogram) {
                metadata.operands[part.operands.0 as usize + read_nodes::UNIT] = unit;
            }
        }
    }
}

type Wrong = &'static str;
const SHORT: Wrong = "metadata ends early";

struct Reader {
    /// The number of the next item in the file.
    next: u32,
    /// No number of an item is as large.
    largest: u64,
}

impl Reader {
    /// The item of a number in the file.
    fn at(&self, module: &mut Module, number: u64) -> Result<Node, Wrong> {
        if number >= self.largest {
            return Err("metadata of this number cannot be in the file");
        }
        Ok(module.metadata.at(number as u32))
    }

    /// The item of a number in the file, counted from 1; none for 0.
    fn optional(&self, module: &mut Module, number: u64) -> Result<Node, Wrong> {
        if number == 0 { Ok(NONE) } else { self.at(module, number - 1) }
    }

    /// Defines the next item of the file.
    fn define(&mut self, module: &mut Module, item: Item) -> Result<(), Wrong> {
        let node = module.metadata.at(self.next);
        let old = &mut module.metadata.items[node as usize];
        if !matches!(old, Item::Pending) {
            return Err("metadata is defined twice");
        }
        *old = item;
        module.metadata.pending -= 1;
        self.next += 1;
        Ok(())
    }

    fn named(&self, module: &mut Module, record: &Record<'_>, name: Box<[u8]>) -> Result<(), Wrong> {
        let nodes: Result<Vec<Node>, Wrong> =
            record.values.iter().map(|&number| self.at(module, number)).collect();
        let nodes = nodes?;
        match module.metadata.named.iter_mut().find(|(known, _)| *known == name) {
            Some((_, known)) => known.extend(nodes),
            None => module.metadata.named.push((name, nodes)),
        }
        Ok(())
    }

    fn one(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        let values = &record.values;
        match record.code {
            1 => {
                let text: Vec<u8> = values.iter().map(|&letter| letter as u8).collect();
                module.has_old_loops |= text.starts_with(b"llvm.vectorizer.");
                let from = module.metadata.texts.len() as u32;
                module.metadata.texts.extend_from_slice(&text);
                self.define(module, Item::Text(from, text.len() as u32))
            }
            2 => {
                let [ty, value] = values[..] else { return Err(SHORT) };
                module.ty(ty).ok_or("a value of an unknown type in metadata")?;
                self.define(module, Item::Value(value as Id))
            }
            3 | 5 => {
                let operands: Result<Vec<Node>, Wrong> =
                    values.iter().map(|&number| self.optional(module, number)).collect();
                let part = module.metadata.part(Class::Tuple, record.code == 5, &operands?, &[]);
                self.define(module, Item::Node(part))
            }
            6 => {
                kind(module, record);
                Ok(())
            }
            8 | 9 => self.old(module, record),
            35 => self.texts(module, record),
            36 => self.attach(module, record),
            46 => {
                let nodes: Result<Box<[Node]>, Wrong> =
                    values.iter().map(|&number| self.at(module, number)).collect();
                self.define(module, Item::Arguments(nodes?))
            }
            38 | 39 => Ok(()),
            _ => self.node(module, record),
        }
    }

    /// Nodes as LLVM before 3.6 stored them.
    fn old(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        if let ([ty, value], 9) = (&record.values[..], record.code) {
            let ty = module.ty(*ty).ok_or("a value of an unknown type in metadata")?;
            if !module.context.types.is(ty, "metadata") && !module.context.types.is_void(ty) {
                return self.define(module, Item::Value(*value as Id));
            }
        }
        let mut operands = Vec::new();
        if record.code == 8 {
            for pair in record.values.chunks_exact(2) {
                let ty = module.ty(pair[0]).ok_or("a value of an unknown type in metadata")?;
                operands.push(if module.context.types.is(ty, "metadata") {
                    self.at(module, pair[1])?
                } else if module.context.types.is_void(ty) {
                    NONE
                } else {
                    module.metadata.add(Item::Value(pair[1] as Id))
                });
            }
        }
        let part = module.metadata.part(Class::Tuple, false, &operands, &[]);
        self.define(module, Item::Node(part))
    }

    fn texts(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        let [count, offset] = record.values[..] else { return Err(SHORT) };
        let split = record.blob.split_at_checked(usize::try_from(offset).map_err(|_| SHORT)?);
        let (lengths, mut letters) = split.ok_or("texts of metadata end early")?;
        let mut lengths = Bits::new(lengths);
        for _ in 0..count {
            let length = lengths.variable(6).ok_or("texts of metadata end early")?;
            let text = usize::try_from(length).ok().and_then(|length| letters.split_at_checked(length));
            let (text, rest) = text.ok_or("texts of metadata end early")?;
            letters = rest;
            let from = module.metadata.texts.len() as u32;
            module.metadata.texts.extend_from_slice(text);
            module.has_old_loops |= text.starts_with(b"llvm.vectorizer.");
            self.define(module, Item::Text(from, text.len() as u32))?;
        }
        Ok(())
    }

    fn attach(&self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        let [value, pairs @ ..] = &record.values[..] else { return Err(SHORT) };
        let value = module.values.get(*value as usize).ok_or("metadata of an unknown value")?.kind;
        for pair in pairs.chunks_exact(2) {
            let kind = *module.kinds.get(&pair[0]).ok_or("metadata of an unknown kind")?;
            let node = self.at(module, pair[1])?;
            match value {
                ValueKind::Global(at) => module.globals[at as usize].symbol.attached.push((kind, node)),
                ValueKind::Function(at) => module.functions[at as usize].symbol.attached.push((kind, node)),
                ValueKind::Alias(at) if module.aliases[at as usize].is_indirect => {
                    module.aliases[at as usize].symbol.attached.push((kind, node));
                }
                _ => {}
            }
        }
        Ok(())
    }

    /// One of the classes of nodes that debug information has.
    fn node(&mut self, module: &mut Module, record: &Record<'_>) -> Result<(), Wrong> {
        let Some(shape) = read_nodes::shape(record)? else { return Ok(()) };
        let mut operands = Vec::with_capacity(shape.operands.len());
        for operand in &shape.operands {
            operands.push(match *operand {
                read_nodes::Operand::Number(number) => self.optional(module, number)?,
                read_nodes::Operand::Integer(value) => module.metadata.add(Item::Integer(value, 64)),
            });
        }
        if shape.class == Class::Location && !shape.is_distinct {
            return self.location(module, &operands, &shape.numbers);
        }
        if shape.class == Class::CompileUnit {
            let functions = self.optional(module, record.values[11])?;
            let unit = module.metadata.at(self.next);
            if functions != NONE {
                module.metadata.unit_functions.push((unit, functions));
            }
        }
        module.upgrades_declared |= shape.moves_dereference;
        let part = module.metadata.part(shape.class, shape.is_distinct, &operands, &shape.numbers);
        self.define(module, Item::Node(part))
    }

    /// A location that is the same as others like it.
    fn location(&mut self, module: &mut Module, operands: &[Node], numbers: &[u64]) -> Result<(), Wrong> {
        let known = location(module, operands, numbers);
        self.define(module, Item::Same(known))
    }
}

/// The one location of these operands and numbers.
pub fn location(module: &mut Module, operands: &[Node], numbers: &[u64]) -> Node {
    let key = (
        [numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]],
        [module.metadata.resolve(operands[0]), module.metadata.resolve(operands[1])],
    );
    if let Some(&known) = module.metadata.locations.get(&key) {
        return known;
    }
    let node = module.metadata.add_node(Class::Location, false, operands, numbers);
    module.metadata.locations.insert(key, node);
    node
}
