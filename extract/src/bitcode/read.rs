//! Files and modules.

use super::constant::Constant;
use super::error::{Error, Result};
use super::module::{Context, Module, ValueKind};
use super::read_globals::{self, Names};
use super::stream::{BLOCK_INFO, Entry, Record, Stream};
use super::{layout, read_attributes, read_constants, read_metadata, read_types};
use std::collections::VecDeque;
use std::ops::Range;

/// The bytes that bitcode starts with.
const MAGIC: [u8; 4] = *b"BC\xc0\xde";
/// The bytes that a wrapper around bitcode starts with.
const WRAPPER: [u8; 4] = [0xde, 0xc0, 0x17, 0x0b];

/// True if `bytes` are bitcode, wrapped or not.
pub fn is_bitcode(bytes: &[u8]) -> bool {
    bytes.starts_with(&MAGIC) || bytes.starts_with(&WRAPPER)
}

/// The bitcode in a file, and its offset.
fn unwrapped(bytes: &[u8]) -> Result<(&[u8], usize)> {
    let wrong = |message: &str| Error::new(0, "header", message);
    let mut at = 0;
    let mut inner = bytes;
    if bytes.starts_with(&WRAPPER) {
        let word =
            |number: usize| bytes.get(4 * number..4 * number + 4)?.try_into().ok().map(u32::from_le_bytes);
        let (offset, size) = word(2).zip(word(3)).ok_or_else(|| wrong("the wrapper ends early"))?;
        at = offset as usize;
        let end = at.checked_add(size as usize);
        let within = end.and_then(|end| bytes.get(at..end));
        inner = within.ok_or_else(|| wrong("the wrapper tells of bitcode after the end of the file"))?;
    }
    if !inner.starts_with(&MAGIC) {
        return Err(wrong("this is no bitcode: it does not start with `BC` and 0xC0DE"));
    }
    Ok((inner, at))
}

/// The pieces of bitcode that follow one another in `bytes`, each with the number of its modules, as linkers join them in
/// sections. Zeroes may be between them.
///
/// # Errors
///
/// [`Error`], if something else is there. A piece can still be damaged inside.
pub fn split(bytes: &[u8]) -> Result<Vec<(Range<usize>, usize)>> {
    let (mut pieces, mut at) = (Vec::new(), 0);
    loop {
        at += bytes[at..].iter().take_while(|&&byte| byte == 0).count();
        let rest = &bytes[at..];
        if rest.is_empty() {
            return Ok(pieces);
        }
        let in_file = |error: Error| Error { bit: error.bit + at as u64 * 8, ..error };
        let (length, modules) = first(rest).map_err(in_file)?;
        pieces.push((at..at + length, modules));
        at += length;
    }
}

/// The length of the bitcode at the start of `bytes`, and the number of its modules.
fn first(bytes: &[u8]) -> Result<(usize, usize)> {
    let (inner, start) = unwrapped(bytes)?;
    let mut stream = Stream::new(inner, start as u64 * 8);
    stream.jump(32);
    let mut modules = 0;
    while stream.left() > 64 {
        let rest = &inner[(stream.at() / 8) as usize..];
        if is_bitcode(rest) || rest.starts_with(&[0; 4]) {
            break;
        }
        match stream.next()? {
            Entry::Block(block) => {
                modules += usize::from(block == 8);
                stream.skip()?;
            }
            _ => return Err(stream.error("a record outside of blocks")),
        }
    }
    if modules == 0 {
        return Err(stream.error("the file has no module"));
    }
    // A wrapper tells how long it is; what is too short for a block is padding.
    let is_whole = bytes.starts_with(&WRAPPER) || stream.left() <= 64;
    let length = if is_whole { inner.len() } else { (stream.at() / 8) as usize };
    Ok((start + length, modules))
}

/// A file of modules.
pub struct File<'b> {
    bytes: &'b [u8],
    base: u64,
    /// The starts of modules, and the tables of their names.
    modules: Vec<(u64, Option<&'b [u8]>)>,
}

impl<'b> File<'b> {
    /// Looks through the blocks of `bytes`.
    pub fn new(bytes: &'b [u8]) -> Result<Self> {
        let (bytes, offset) = unwrapped(bytes)?;
        let base = offset as u64 * 8;
        let mut stream = Stream::new(bytes, base);
        stream.jump(32);
        let mut modules: Vec<(u64, Option<&[u8]>)> = Vec::new();
        // What is too short for a block is padding.
        while stream.left() > 64 {
            match stream.next()? {
                Entry::Block(8) => {
                    modules.push((stream.at(), None));
                    stream.skip()?;
                }
                Entry::Block(23) => {
                    let table = blob(&mut stream)?;
                    for (_, names) in modules.iter_mut().filter(|(_, names)| names.is_none()) {
                        *names = Some(table);
                    }
                }
                Entry::Block(_) => stream.skip()?,
                _ => return Err(stream.error("a record outside of blocks")),
            }
        }
        if modules.is_empty() {
            return Err(stream.error("the file has no module"));
        }
        Ok(File { bytes, base, modules })
    }

    /// The number of modules.
    pub fn count(&self) -> usize {
        self.modules.len()
    }

    /// Reads the module `number` but for the bodies of functions.
    pub fn module(&self, number: usize, context: Context) -> Result<(Module, Stream<'b>)> {
        let (at, names) = self.modules[number];
        let mut stream = Stream::new(self.bytes, self.base);
        stream.jump(at);
        let module = module(&mut stream, context, names)?;
        Ok((module, stream))
    }
}

/// Reads the one blob of a block, which has been announced.
fn blob<'b>(stream: &mut Stream<'b>) -> Result<&'b [u8]> {
    stream.enter(23)?;
    let mut record = Record::default();
    let mut found: &[u8] = &[];
    while stream.record(&mut record)? {
        if record.code == 1 {
            found = record.blob;
        }
    }
    Ok(found)
}

/// The state of reading a module.
struct Reader<'b> {
    module: Module,
    names: Names<'b>,
    /// The places of bodies of functions, in bits.
    bodies: VecDeque<u64>,
    /// The places of blocks of metadata, which is read after the symbols.
    metadata: Vec<u64>,
    has_layout: bool,
}

fn module<'b>(stream: &mut Stream<'b>, context: Context, table: Option<&'b [u8]>) -> Result<Module> {
    let mut reader = Reader {
        module: Module::new(context),
        names: None,
        bodies: VecDeque::new(),
        metadata: Vec::new(),
        has_layout: false,
    };
    stream.enter(8)?;
    let mut record = Record::default();
    loop {
        match stream.next()? {
            Entry::End => break,
            Entry::Block(block) => reader.block(stream, block)?,
            Entry::Record(abbreviation) => {
                stream.read(abbreviation, &mut record)?;
                reader.record(stream, &record, table)?;
            }
        }
    }
    reader.finish(stream)
}

impl<'b> Reader<'b> {
    fn block(&mut self, stream: &mut Stream<'b>, block: u32) -> Result<()> {
        let module = &mut self.module;
        match block {
            BLOCK_INFO => stream.block_info(),
            9 => read_attributes::read_lists(stream, module),
            10 => read_attributes::read_groups(stream, module),
            17 => read_types::read(stream, module),
            11 => read_constants::read(stream, module),
            12 => {
                self.bodies.push_back(stream.at());
                stream.skip()
            }
            14 => self.symbols(stream),
            15 => {
                self.metadata.push(stream.at());
                stream.skip()
            }
            21 | 26 => self.words(stream, block),
            22 => read_metadata::kinds(stream, module),
            _ => stream.skip(),
        }
    }

    fn record(&mut self, stream: &Stream<'b>, record: &Record<'_>, table: Option<&'b [u8]>) -> Result<()> {
        let text = || record.values.iter().map(|&letter| letter as u8).collect::<Vec<u8>>();
        let module = &mut self.module;
        match record.code {
            1 => match record.values.first() {
                Some(&version @ 0..=2) => {
                    module.is_relative = version >= 1;
                    self.names = if version >= 2 { Some(table.unwrap_or_default()) } else { None };
                }
                _ => return Err(stream.wrong(record, "a module of an unknown version")),
            },
            2 => module.triple = text(),
            3 => module.layout = text(),
            4 => module.assembly = text(),
            5 => module.sections.push(text().into()),
            11 => module.collectors.push(text().into()),
            16 => {
                module.source = text();
                module.has_source = true;
            }
            7 | 8 | 9 | 12 | 14 | 18 => {
                if record.code == 8 && !self.has_layout {
                    self.has_layout = true;
                    layout::upgrade(&mut module.layout, &module.triple);
                }
                return read_globals::read(stream, module, record, self.names);
            }
            _ => {}
        }
        Ok(())
    }

    /// Reads names of values, which has been announced.
    fn symbols(&mut self, stream: &mut Stream<'b>) -> Result<()> {
        stream.enter(14)?;
        let mut record = Record::default();
        while stream.record(&mut record)? {
            let from = match record.code {
                1 => 1,
                3 if self.names.is_none() => 2,
                _ => continue,
            };
            let name: Box<[u8]> = record.values.iter().skip(from).map(|&letter| letter as u8).collect();
            let value = record.values.first().and_then(|&value| self.module.values.get(value as usize));
            let Some(value) = value else {
                return Err(stream.wrong(&record, "a name of an unknown value"));
            };
            match value.kind {
                ValueKind::Global(at) => self.module.globals[at as usize].symbol.name = name,
                ValueKind::Function(at) => self.module.functions[at as usize].symbol.name = name,
                ValueKind::Alias(at) => self.module.aliases[at as usize].symbol.name = name,
                _ => {}
            }
        }
        Ok(())
    }

    /// Reads the names of bundles or scopes, a block which has been announced.
    fn words(&mut self, stream: &mut Stream<'b>, block: u32) -> Result<()> {
        stream.enter(block)?;
        let mut record = Record::default();
        while stream.record(&mut record)? {
            let name: Vec<u8> = record.values.iter().map(|&letter| letter as u8).collect();
            if block == 21 {
                self.module.bundles.push(name.into());
            } else {
                let scope = self.module.context.scope(&name);
                self.module.scopes.push(scope);
            }
        }
        Ok(())
    }

    /// Reads the metadata, and checks what refers to values.
    fn finish(mut self, stream: &mut Stream<'b>) -> Result<Module> {
        if !self.has_layout {
            layout::upgrade(&mut self.module.layout, &self.module.triple);
        }
        for at in &self.metadata {
            stream.jump(*at);
            read_metadata::read(stream, &mut self.module, true)?;
        }
        for function in self.module.functions.iter_mut().filter(|function| !function.is_declaration) {
            let body = self.bodies.pop_front();
            function.body = body.ok_or_else(|| stream.error("a function has no body"))?;
        }
        self.check(stream)?;
        Ok(self.module)
    }

    /// Checks that what values mention is there.
    fn check(&self, stream: &Stream<'b>) -> Result<()> {
        let module = &self.module;
        let count = module.values.len() as u32;
        let starts = module.globals.iter().filter_map(|global| global.start);
        let targets = module.aliases.iter().map(|alias| alias.target);
        let parts = module.functions.iter().flat_map(|one| [one.prefix, one.prologue, one.personality]);
        let mut all = starts.chain(targets).chain(parts.flatten());
        if all.any(|value| value >= count) {
            return Err(stream.error("a symbol refers to a value that is not there"));
        }
        check_constants(module, stream, 0, count)
    }
}

/// Checks that the constants from `first` on mention only values below `count`.
pub fn check_constants(module: &Module, stream: &Stream<'_>, first: usize, count: u32) -> Result<()> {
    let is_there = |value: &u32| *value < count;
    for constant in &module.constants[first..] {
        let is_whole = match constant {
            Constant::Aggregate(parts) | Constant::Signed(parts) => parts.iter().all(is_there),
            Constant::Expression(expression) => expression.operands.iter().all(is_there),
            Constant::Block(value, _) | Constant::Equivalent(value) | Constant::NoCfi(value) => {
                is_there(value)
            }
            _ => true,
        };
        if !is_whole {
            return Err(stream.error("a constant refers to a value that is not there"));
        }
    }
    Ok(())
}
