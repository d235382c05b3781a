//! The bodies of functions.

use super::body::{Block, Body, DebugRecord, Instruction, Kind, METADATA};
use super::constant::{Constant, Id};
use super::error::Result;
use super::expand::Expansion;
use super::metadata::{Item, NONE, Node};
use super::module::{Module, TypeId, UNTOLD, Value, ValueKind};
use super::read::check_constants;
use super::read_instructions;
use super::stream::{Entry, Record, Stream};
use super::types::Ty;
use super::{read_constants, read_metadata};

/// What is known of a function while its body is read.
pub struct Reader<'m> {
    /// The module; values of the function are at the end of its values.
    pub module: &'m mut Module,
    /// The body.
    pub body: Body,
    /// Uses of blocks as targets, in the order in which they are made: the block, and the block of the use.
    pub uses: Vec<(u32, u32)>,
    /// The number of the block that instructions are added to.
    pub block: u32,
    /// How many blocks there are; they are added as their first instructions are read.
    count: u32,
    /// Operand bundles for the next call.
    pub bundles: Vec<(u32, Vec<u32>)>,
    /// The last location.
    location: Node,
    /// Attached metadata: instruction, kind and node.
    attached: Vec<(u32, u32, Node)>,
    /// Orders of uses of blocks.
    orders: Vec<(u32, Vec<u64>)>,
    /// The instructions that the file counts.
    listed: Vec<u32>,
    /// Expressions that become instructions.
    pub expansion: Expansion,
}

/// What makes a record wrong.
pub type Wrong = &'static str;

/// An operand: the value, its type, and its type in the file.
pub type Operand = (Id, Ty, TypeId);

/// Reads the body of a function, which starts at `at`.
pub fn read<'b>(stream: &mut Stream<'b>, module: &mut Module, function: u32) -> Result<Body> {
    stream.jump(module.functions[function as usize].body);
    stream.enter(12)?;
    let first_constant = module.constants.len();
    let first = module.values.len() as u32;
    let mut reader = Reader {
        module,
        body: Body { function, first, ..Body::default() },
        uses: Vec::new(),
        block: 0,
        count: 0,
        bundles: Vec::new(),
        location: NONE,
        attached: Vec::new(),
        orders: Vec::new(),
        listed: Vec::new(),
        expansion: Expansion::default(),
    };
    reader.parameters();
    let mut record = Record::default();
    loop {
        match stream.next()? {
            Entry::End => break,
            Entry::Block(block) => reader.inner(stream, block)?,
            Entry::Record(abbreviation) => {
                stream.read(abbreviation, &mut record)?;
                reader.record(&record).map_err(|message| stream.wrong(&record, message))?;
            }
        }
    }
    reader.finish(stream, first_constant)
}

impl Reader<'_> {
    fn parameters(&mut self) {
        let function = &self.module.functions[self.body.function as usize];
        let (ty, id) = (function.symbol.ty, function.id);
        let parameters = self.module.context.types.function(ty).map(|(_, parameters, _)| parameters.to_vec());
        for (number, ty) in parameters.unwrap_or_default().into_iter().enumerate() {
            let id = self.module.part(id, number + 1);
            self.add_local(ty, id);
        }
        self.body.parameters = self.body.local_names.len() as u32;
    }

    /// Adds a local value to those that the file counts.
    fn add_local(&mut self, ty: Ty, id: TypeId) -> u32 {
        let local = self.new_local();
        self.module.values.push(Value { ty, id, kind: ValueKind::Local(local) });
        local
    }

    /// The number of a new local value.
    fn new_local(&mut self) -> u32 {
        self.body.local_names.push((0, 0));
        self.body.local_names.len() as u32 - 1
    }

    fn inner<'b>(&mut self, stream: &mut Stream<'b>, block: u32) -> Result<()> {
        match block {
            11 => read_constants::read(stream, self.module),
            14 => self.names(stream),
            15 => read_metadata::read(stream, self.module, false),
            16 => self.attachments(stream),
            18 => self.use_orders(stream),
            _ => stream.skip(),
        }
    }

    fn names<'b>(&mut self, stream: &mut Stream<'b>) -> Result<()> {
        stream.enter(14)?;
        let mut record = Record::default();
        while stream.record(&mut record)? {
            let [number, name @ ..] = &record.values[..] else { continue };
            let span = (self.body.names.len() as u32, name.len() as u32);
            self.body.names.extend(name.iter().map(|&letter| letter as u8));
            let place = match record.code {
                1 => match self.module.values.get(*number as usize).map(|value| value.kind) {
                    Some(ValueKind::Local(local)) => self.body.local_names.get_mut(local as usize),
                    _ => None,
                },
                2 => self.body.blocks.get_mut(*number as usize).map(|block| &mut block.name),
                _ => continue,
            };
            *place.ok_or_else(|| stream.wrong(&record, "a name of an unknown value"))? = span;
        }
        Ok(())
    }

    fn attachments<'b>(&mut self, stream: &mut Stream<'b>) -> Result<()> {
        stream.enter(16)?;
        let mut record = Record::default();
        while stream.record(&mut record)? {
            if record.code != 11 {
                continue;
            }
            let is_function = record.values.len() % 2 == 0;
            let pairs = if is_function { &record.values[..] } else { &record.values[1..] };
            for pair in pairs.chunks_exact(2) {
                let kind = self.module.kinds.get(&pair[0]).copied();
                let node =
                    self.module.metadata.list.get(pair[1] as usize).copied().filter(|&node| node != NONE);
                let (Some(kind), Some(node)) = (kind, node) else {
                    return Err(stream.wrong(&record, "attached metadata that is not there"));
                };
                if is_function {
                    self.body.own.push((kind, node));
                } else if self.module.metadata.node(node).is_none() {
                    break;
                } else if let Some(&number) = self.listed.get(record.values[0] as usize) {
                    self.attached.push((number, kind, node));
                } else {
                    return Err(stream.wrong(&record, "metadata attached to an unknown instruction"));
                }
            }
        }
        Ok(())
    }

    fn use_orders<'b>(&mut self, stream: &mut Stream<'b>) -> Result<()> {
        stream.enter(18)?;
        let mut record = Record::default();
        while stream.record(&mut record)? {
            if record.code == 2 && record.values.len() >= 3 {
                let block = record.values.pop().unwrap_or(0);
                self.orders.push((block as u32, record.values.clone()));
            }
        }
        Ok(())
    }

    fn record(&mut self, record: &Record<'_>) -> Result<(), Wrong> {
        let values = &record.values;
        match record.code {
            1 => {
                let count = values.first().copied().unwrap_or(0);
                if count == 0 || count > u64::from(u32::MAX) || self.count > 0 {
                    return Err("a function with a wrong number of blocks");
                }
                self.count = count as u32;
                self.addressed_blocks(0);
                Ok(())
            }
            33 => self.locate(self.location),
            35 => {
                let [line, column, scope, inlined, rest @ ..] = &values[..] else {
                    return Err("a location ends early");
                };
                let at = |number: usize| rest.get(number).copied().unwrap_or(0);
                let group = if rest.len() == 3 { (at(1), at(2)) } else { (0, 0) };
                let operands = [self.node(*scope)?, self.node(*inlined)?];
                let numbers =
                    [*line & 0xffff_ffff, (*column).min(0xffff), u64::from(at(0) != 0), group.0, group.1];
                self.location = read_metadata::location(self.module, &operands, &numbers);
                self.locate(self.location)
            }
            60 => Ok(()),
            61..=66 => self.debug_record(record),
            55 => {
                let [tag, rest @ ..] = &values[..] else { return Err("an operand bundle ends early") };
                if *tag >= self.module.bundles.len() as u64 {
                    return Err("an operand bundle of an unknown tag");
                }
                let (mut at, mut operands) = (0, Vec::new());
                while at < rest.len() {
                    operands.push(self.value_or_metadata(rest, &mut at)?);
                }
                self.bundles.push((*tag as u32, operands));
                Ok(())
            }
            _ => read_instructions::read(self, record),
        }
    }

    /// The metadata of a number counted from 1; none for 0.
    fn node(&self, number: u64) -> Result<Node, Wrong> {
        match number.checked_sub(1) {
            None => Ok(NONE),
            Some(number) => self.known_node(number),
        }
    }

    /// The metadata of a number.
    pub fn known_node(&self, number: u64) -> Result<Node, Wrong> {
        let node = usize::try_from(number).ok().and_then(|number| self.module.metadata.list.get(number));
        node.copied().filter(|&node| node != NONE).ok_or("metadata that is not there")
    }

    fn locate(&mut self, location: Node) -> Result<(), Wrong> {
        let last = self.body.instructions.last_mut().ok_or("a location without an instruction")?;
        last.location = location;
        Ok(())
    }

    fn debug_record(&mut self, record: &Record<'_>) -> Result<(), Wrong> {
        let values = &record.values;
        let name = match record.code {
            61 | 64 => "value",
            62 => "declare",
            63 => "assign",
            65 => "label",
            _ => "declare_value",
        };
        let at = |number: usize| values.get(number).copied().ok_or("a debug record ends early");
        let location = self.known_node(at(0)?)?;
        let mut operands = Vec::new();
        if record.code == 65 {
            operands.extend([self.known_node(at(1)?)?, location]);
        } else {
            let (variable, expression) = (self.known_node(at(1)?)?, self.known_node(at(2)?)?);
            let place = if record.code == 64 {
                let (value, ..) = self.pair(values, &mut 3)?;
                self.module.metadata.add(Item::Value(value))
            } else {
                self.known_node(at(3)?)?
            };
            operands.extend([place, variable, expression]);
            if record.code == 63 {
                operands.extend([
                    self.known_node(at(4)?)?,
                    self.known_node(at(6)?)?,
                    self.known_node(at(5)?)?,
                ]);
            }
            operands.push(location);
        }
        let last = self.body.instructions.last_mut().ok_or("a debug record without an instruction")?;
        if last.records.1 == 0 {
            last.records.0 = self.body.records.len() as u32;
        }
        last.records.1 += 1;
        self.body.records.push(DebugRecord { name, operands });
        Ok(())
    }

    /// The number of the next value.
    fn next(&self) -> u32 {
        self.module.values.len() as u32
    }

    fn absolute(&self, number: u64) -> Id {
        if self.module.is_relative { self.next().wrapping_sub(number as u32) } else { number as u32 }
    }

    /// Reads a value and, if it is not known yet, its type.
    pub fn pair(&mut self, values: &[u64], at: &mut usize) -> Result<Operand, Wrong> {
        const SHORT: Wrong = "an operand is missing";
        let id = self.absolute(*values.get(*at).ok_or(SHORT)?);
        *at += 1;
        if let Some(&value) = self.module.values.get(id as usize) {
            return Ok((self.expanded(id)?, value.ty, value.id));
        }
        let told = *values.get(*at).ok_or(SHORT)?;
        *at += 1;
        let ty = self.module.ty(told).ok_or("an operand of an unknown type")?;
        Ok((self.checked(id, ty)?, ty, told as TypeId))
    }

    /// The number of a value that is not known yet, or of metadata.
    fn checked(&self, id: Id, ty: Ty) -> Result<Id, Wrong> {
        if self.module.context.types.is(ty, "metadata") {
            return Ok(METADATA | self.known_node(u64::from(id))?);
        }
        if id >= METADATA { Err("a value that cannot be in the file") } else { Ok(id) }
    }

    /// Reads a value whose type is known.
    pub fn value(&mut self, values: &[u64], at: &mut usize, ty: Ty) -> Result<Id, Wrong> {
        let id = self.absolute(*values.get(*at).ok_or("an operand is missing")?);
        *at += 1;
        let id = self.checked(id, ty)?;
        self.expanded(id)
    }

    /// Reads a value of a phi, whose distance has a sign.
    pub fn signed(&mut self, value: u64, ty: Ty) -> Result<Id, Wrong> {
        let distance = super::read_attributes::unrotate(value) as u32;
        let id = if self.module.is_relative { self.next().wrapping_sub(distance) } else { value as u32 };
        self.checked(id, ty)
    }

    fn value_or_metadata(&mut self, values: &[u64], at: &mut usize) -> Result<u32, Wrong> {
        const MARK: u64 = 0x8000_0000;
        if values.get(*at) == Some(&MARK) {
            let number = *values.get(*at + 1).ok_or("an operand is missing")?;
            *at += 2;
            let node = self.known_node(u64::from(self.next().wrapping_sub(number as u32)))?;
            return Ok(METADATA | node);
        }
        Ok(self.pair(values, at)?.0)
    }

    /// A block by its number.
    pub fn block_at(&self, number: u64) -> Result<u32, Wrong> {
        if number < u64::from(self.count) { Ok(number as u32) } else { Err("a block that is not there") }
    }

    /// Adds an instruction; `ids` are the types in the file of a result.
    pub fn add(&mut self, kind: Kind, ty: Ty, id: TypeId, operands: &[u32]) -> Result<(), Wrong> {
        let mut local = u32::MAX;
        if !self.module.context.types.is_void(ty) {
            local = self.add_local(ty, id);
        }
        self.push(kind, ty, local, operands)
    }

    /// Adds an instruction whose result the file does not count, to the block that is read or one between blocks, and
    /// returns its value.
    pub fn add_extra(
        &mut self,
        kind: Kind,
        ty: Ty,
        operands: &[u32],
        edge: Option<usize>,
    ) -> Result<Id, Wrong> {
        let local = self.new_local();
        self.body.added.push(Value { ty, id: UNTOLD, kind: ValueKind::Local(local) });
        let number = self.new_instruction(kind, ty, local, operands);
        match edge {
            Some(edge) => self.expansion.edges[edge].instructions.push(number),
            None => self.append(number)?,
        }
        Ok(super::constant::ADDED | (self.body.added.len() as u32 - 1))
    }

    /// Counts the last instruction among those of the file.
    pub fn list_last(&mut self) {
        self.listed.push(self.body.instructions.len() as u32 - 1);
    }

    /// Names the last local value.
    pub fn name_last(&mut self, name: &str) {
        if let Some(last) = self.body.local_names.last_mut() {
            *last = (self.body.names.len() as u32, name.len() as u32);
            self.body.names.extend_from_slice(name.as_bytes());
        }
    }

    /// Adds a branch to the end of a block that has been read.
    pub fn branch(&mut self, block: u32, to: u32) {
        let void = self.module.context.types.simple("void");
        let number = self.new_instruction(Kind::Branch, void, u32::MAX, &[to]);
        self.body.blocks[block as usize].instructions.push(number);
    }

    fn push(&mut self, kind: Kind, ty: Ty, local: u32, operands: &[u32]) -> Result<(), Wrong> {
        let number = self.new_instruction(kind, ty, local, operands);
        self.listed.push(number);
        self.append(number)
    }

    fn new_instruction(&mut self, kind: Kind, ty: Ty, local: u32, operands: &[u32]) -> u32 {
        let operands = self.body.store(operands);
        let none = (0, 0);
        self.body.instructions.push(Instruction {
            kind,
            ty,
            local,
            operands,
            location: NONE,
            attached: none,
            records: none,
        });
        self.body.instructions.len() as u32 - 1
    }

    /// Adds an instruction to the block that is read.
    fn append(&mut self, number: u32) -> Result<(), Wrong> {
        if self.block >= self.count {
            return Err("an instruction after the last block");
        }
        if self.block as usize == self.body.blocks.len() {
            self.body.blocks.push(Block::default());
        }
        self.body.blocks[self.block as usize].instructions.push(number);
        Ok(())
    }

    /// Counts the uses of blocks as addresses in constants from `first` on.
    fn addressed_blocks(&mut self, first: usize) {
        let Module { constants, values, .. } = &*self.module;
        for constant in &constants[first..] {
            if let Constant::Block(function, block) = constant
                && values.get(*function as usize).map(|value| value.kind)
                    == Some(ValueKind::Function(self.body.function))
                && *block < self.count
                && !self.uses.contains(&(*block, u32::MAX))
            {
                self.uses.push((*block, u32::MAX));
            }
        }
    }

    fn finish(mut self, stream: &Stream<'_>, first_constant: usize) -> Result<Body> {
        let count = self.next();
        check_constants(self.module, stream, first_constant, count)?;
        if self.block != self.count || self.body.blocks.len() != self.count as usize {
            return Err(stream.error("a block of a function is missing"));
        }
        read_instructions::check(&self, stream, count)?;
        self.body.order = (0..self.count).collect();
        self.insert_edges();
        self.attach();
        self.predecessors();
        Ok(self.body)
    }

    /// Gives instructions their metadata, sorted by kind.
    fn attach(&mut self) {
        self.attached.sort_by_key(|&(instruction, kind, _)| (instruction, kind));
        for (instruction, kind, node) in std::mem::take(&mut self.attached) {
            let to = &mut self.body.instructions[instruction as usize];
            if to.attached.1 == 0 {
                to.attached.0 = self.body.attached.len() as u32;
            }
            let from = to.attached.0 as usize;
            match self.body.attached[from..].iter_mut().find(|(known, _)| *known == kind) {
                // A later one of a kind stands in the place of an earlier one.
                Some(known) => known.1 = node,
                None => {
                    to.attached.1 += 1;
                    self.body.attached.push((kind, node));
                }
            }
        }
    }

    /// Lists the blocks before each block, the last use first, or in the order that the file tells.
    fn predecessors(&mut self) {
        let mut of_block: Vec<Vec<u32>> = vec![Vec::new(); self.body.blocks.len()];
        for &(block, from) in self.uses.iter().rev() {
            of_block[block as usize].push(from);
        }
        for (block, order) in std::mem::take(&mut self.orders) {
            let Some(uses) = of_block.get_mut(block as usize).filter(|uses| uses.len() == order.len()) else {
                continue;
            };
            let mut sorted: Vec<(u64, u32)> = order.into_iter().zip(uses.iter().copied()).collect();
            sorted.sort_by_key(|&(place, _)| place);
            *uses = sorted.into_iter().map(|(_, from)| from).collect();
        }
        for (block, mut before) in self.body.blocks.iter_mut().zip(of_block) {
            before.retain(|&from| from != u32::MAX);
            block.before = before;
        }
    }
}
