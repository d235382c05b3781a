//! The bodies of functions.

use super::body::{Body, DebugRecord};
use super::constant::Constant;
use super::error::Result;
use super::expansion::Expansion;
use super::metadata::{Item, NONE, Node};
use super::module::{Module, ValueKind};
use super::read::check_constants;
use super::read_instructions;
use super::reader::{Reader, Wrong};
use super::stream::{Entry, Record, Stream};
use super::{read_constants, read_metadata};

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
