//! Values as they are printed.

use super::body::{Body, METADATA};
use super::constant::{ADDED, Id};
use super::metadata::{Item, Node};
use super::module::{Module, Value, ValueKind};
use super::name;
use super::slots::{Slots, UNNUMBERED};
use super::types::{self, Ty};

/// Blocks of functions whose addresses are taken: by function, what stands for each block.
pub type Addressed = rustc_hash::FxHashMap<u32, Vec<Vec<u8>>>;

/// Writes a module.
pub struct Printer<'m> {
    /// The module.
    pub module: &'m Module,
    /// The numbers of what has no name.
    pub slots: &'m Slots,
    /// The function that is printed.
    pub body: Option<&'m Body>,
    /// Blocks whose addresses are taken.
    pub addressed: &'m Addressed,
    /// The text.
    pub out: Vec<u8>,
    /// The address space of functions by default.
    pub program_space: u32,
    /// The largest length of the text.
    pub limit: usize,
    /// The nesting of the constant that is printed.
    pub depth: u32,
    /// True if something could not be printed as it is too long or too deep.
    pub is_cut: bool,
}

/// The deepest nesting of constants.
const DEEPEST: u32 = 256;

impl Printer<'_> {
    /// Writes text.
    pub fn put(&mut self, text: &str) {
        self.out.extend_from_slice(text.as_bytes());
    }

    /// Writes a number.
    pub fn number(&mut self, value: u64) {
        name::number(&mut self.out, value);
    }

    /// Writes a text with its escapes.
    pub fn escaped(&mut self, text: &[u8]) {
        name::escape(&mut self.out, text);
    }

    /// Writes a type.
    pub fn ty(&mut self, ty: Ty) {
        if self.out.len() > self.limit {
            self.is_cut = true;
            return;
        }
        types::write(&mut self.out, &self.module.context.types, &self.slots.structures, ty);
    }

    /// Writes ` addrspace(n)` between `before` and `after`.
    pub fn space(&mut self, before: &str, space: u32, after: &str) {
        self.put(before);
        self.put("addrspace(");
        self.number(u64::from(space));
        self.put(")");
        self.put(after);
    }

    /// The value of a number.
    pub fn value(&self, id: Id) -> Option<Value> {
        match (id & ADDED, self.body) {
            (0, _) => self.module.values.get(self.module.resolve(id) as usize).copied(),
            (_, Some(body)) => body.added.get((id & !ADDED) as usize).copied(),
            _ => None,
        }
    }

    /// The type of an operand; none if it is metadata.
    pub fn type_of(&self, id: Id) -> Option<Ty> {
        if id & ADDED == 0 && id & METADATA != 0 {
            return None;
        }
        self.value(id).map(|value| value.ty)
    }

    /// Writes an operand with its type.
    pub fn typed(&mut self, id: Id) {
        if let Some(ty) = self.type_of(id) {
            self.ty(ty);
            self.put(" ");
        } else {
            self.put("metadata ");
        }
        self.operand(id);
    }

    /// Writes an operand.
    pub fn operand(&mut self, id: Id) {
        if id & ADDED == 0 && id & METADATA != 0 {
            return self.wrapped(id & !METADATA);
        }
        let Some(value) = self.value(id) else { return self.put("<badref>") };
        match value.kind {
            ValueKind::Global(number) => {
                self.symbol(
                    &self.module.globals[number as usize].symbol.name,
                    self.slots.globals.get(&number),
                );
            }
            ValueKind::Function(number) => {
                let function = &self.module.functions[number as usize];
                self.symbol(&function.symbol.name, self.slots.functions.get(&number));
            }
            ValueKind::Alias(number) => {
                self.symbol(
                    &self.module.aliases[number as usize].symbol.name,
                    self.slots.aliases.get(&number),
                );
            }
            ValueKind::Local(local) => self.local(local),
            ValueKind::Constant(number) => {
                if self.depth >= DEEPEST || self.out.len() > self.limit {
                    self.is_cut = true;
                    return;
                }
                self.depth += 1;
                self.constant(&self.module.constants[number as usize], value.ty);
                self.depth -= 1;
            }
        }
    }

    fn symbol(&mut self, name: &[u8], slot: Option<&u32>) {
        self.put("@");
        match slot {
            Some(&slot) => self.number(u64::from(slot)),
            None => name::write(&mut self.out, name),
        }
    }

    fn local(&mut self, local: u32) {
        let Some(body) = self.body else { return self.put("<badref>") };
        self.put("%");
        match body.local_names.get(local as usize) {
            Some(&span) if span.1 > 0 => name::write(&mut self.out, body.name(span)),
            _ => match body.slots.get(local as usize) {
                Some(&slot) if slot != UNNUMBERED => self.number(u64::from(slot)),
                _ => {
                    self.out.pop();
                    self.put("<badref>");
                }
            },
        }
    }

    /// Writes a block of the function that is printed.
    pub fn block(&mut self, block: u32) {
        let Some(body) = self.body else { return self.put("<badref>") };
        let block = &body.blocks[block as usize];
        self.put("%");
        if block.name.1 > 0 {
            name::write(&mut self.out, body.name(block.name));
        } else {
            self.number(u64::from(block.slot));
        }
    }

    /// Writes metadata that is an operand.
    pub fn wrapped(&mut self, node: Node) {
        match self.module.metadata.item(node) {
            Some(&Item::Value(value)) => self.metadata_value(value),
            Some(Item::Arguments(all)) => {
                self.put("!DIArgList(");
                for (position, &node) in all.iter().enumerate() {
                    self.comma(position);
                    self.wrapped(node);
                }
                self.put(")");
            }
            _ => self.node(node),
        }
    }

    /// Writes a comma before all but the first.
    pub fn comma(&mut self, position: usize) {
        if position > 0 {
            self.put(", ");
        }
    }
}
