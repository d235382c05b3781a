//! The structures that a module mentions, in the order in which LLVM finds them.

use super::attribute::{Attribute, Value};
use super::body::{Body, Kind, METADATA};
use super::constant::{ADDED, Constant, Id, Operation};
use super::metadata::{Item, NONE, Node};
use super::module::{DEBUG, ListId, Module, SetId, ValueKind};
use super::slots::Slots;
use super::types::{Ty, Type};
use rustc_hash::FxHashSet;

/// The nodes visited so far.
#[derive(Default)]
pub struct Finder {
    types: Vec<bool>,
    constants: Vec<bool>,
    nodes: FxHashSet<Node>,
    lists: FxHashSet<ListId>,
    /// Structures with names, in order.
    pub structures: Vec<u32>,
}

impl Finder {
    /// Looks at variables, aliases and indirect functions.
    pub fn symbols(&mut self, module: &Module, slots: &mut Slots) {
        for global in &module.globals {
            self.ty(module, slots, global.symbol.ty);
            if let Some(start) = global.start {
                self.value(module, slots, start);
            }
        }
        for alias in module.aliases.iter().filter(|alias| !alias.is_indirect) {
            self.ty(module, slots, alias.symbol.ty);
            self.value(module, slots, alias.target);
        }
        for alias in module.aliases.iter().filter(|alias| alias.is_indirect) {
            self.ty(module, slots, alias.symbol.ty);
        }
    }

    /// Looks at a function.
    pub fn function(&mut self, module: &Module, slots: &mut Slots, number: u32, body: Option<&Body>) {
        let function = &module.functions[number as usize];
        self.ty(module, slots, function.symbol.ty);
        self.list(module, slots, function.attributes);
        for part in [function.personality, function.prefix, function.prologue].into_iter().flatten() {
            self.value(module, slots, part);
        }
        let Some(body) = body else { return };
        for &block in &body.order {
            for &number in &body.blocks[block as usize].instructions {
                self.instruction(module, slots, body, number);
            }
        }
    }

    /// Looks at metadata with names.
    pub fn named(&mut self, module: &Module, slots: &mut Slots) {
        for (_, nodes) in &module.metadata.named {
            for &node in nodes {
                self.node(module, slots, node);
            }
        }
    }

    fn instruction(&mut self, module: &Module, slots: &mut Slots, body: &Body, number: u32) {
        let instruction = &body.instructions[number as usize];
        if let Kind::Gone(record) = instruction.kind {
            let own = record.map(|record| record..record + 1).unwrap_or(0..0);
            let (from, count) = instruction.records;
            for record in (from..from + count).chain(own) {
                self.record(module, slots, body, record);
            }
            return;
        }
        self.ty(module, slots, instruction.ty);
        body.each_value(number, |operand| self.operand(module, slots, operand));
        match &instruction.kind {
            Kind::Element(_, ty) | Kind::Allocate { ty, .. } => self.ty(module, slots, *ty),
            Kind::Call(call) => self.list(module, slots, call.attributes),
            _ => {}
        }
        let (from, count) = instruction.attached;
        for &(kind, node) in &body.attached[from as usize..(from + count) as usize] {
            if kind != DEBUG {
                self.node(module, slots, node);
            }
        }
        let (from, count) = instruction.records;
        for record in from..from + count {
            self.record(module, slots, body, record);
        }
    }

    fn operand(&mut self, module: &Module, slots: &mut Slots, operand: u32) {
        if operand & ADDED != 0 {
            return;
        }
        if operand & METADATA != 0 {
            return self.wrapped(module, slots, operand & !METADATA);
        }
        self.value(module, slots, operand);
    }

    fn record(&mut self, module: &Module, slots: &mut Slots, body: &Body, record: u32) {
        let record = &body.records[record as usize];
        if record.name == "label" || module.drops_debug {
            return;
        }
        let places: &[usize] = if record.name == "assign" { &[0, 4] } else { &[0] };
        for &place in places {
            if let Some(&node) = record.operands.get(place)
                && module.metadata.node(node).is_none()
            {
                self.wrapped(module, slots, node);
            }
        }
    }

    /// Looks at metadata that is an operand.
    fn wrapped(&mut self, module: &Module, slots: &mut Slots, node: Node) {
        match module.metadata.item(node) {
            Some(Item::Node(_)) => self.node(module, slots, node),
            Some(&Item::Value(value)) => self.value(module, slots, value),
            Some(Item::Arguments(all)) => {
                for &node in all {
                    self.wrapped(module, slots, node);
                }
            }
            _ => {}
        }
    }

    /// Looks at a type, and at what it is made of that has not been seen.
    pub fn ty(&mut self, module: &Module, slots: &mut Slots, ty: Ty) {
        if !self.see(ty) {
            return;
        }
        let mut open = vec![ty];
        while let Some(ty) = open.pop() {
            if let Type::Named(number) = *module.context.types.get(ty) {
                slots.add_structure(module, ty);
                if !module.context.types.named[number as usize].name.is_empty() {
                    self.structures.push(number);
                }
            }
            let mut parts = Vec::new();
            module.context.types.parts(ty, |part| parts.push(part));
            for &part in parts.iter().rev() {
                if self.see(part) {
                    open.push(part);
                }
            }
        }
    }

    fn see(&mut self, ty: Ty) -> bool {
        let at = ty as usize;
        if self.types.len() <= at {
            self.types.resize(at + 1, false);
        }
        !std::mem::replace(&mut self.types[at], true)
    }

    /// Looks at a constant and its operands.
    fn value(&mut self, module: &Module, slots: &mut Slots, id: Id) {
        // Most operands are no constants, or seen, and take no list.
        let id = module.resolve(id);
        let is_new = |value: &super::module::Value| match value.kind {
            ValueKind::Constant(number) => self.constants.get(number as usize) != Some(&true),
            _ => false,
        };
        if !module.values.get(id as usize).is_some_and(is_new) {
            return;
        }
        let mut open = vec![id];
        while let Some(id) = open.pop() {
            let id = module.resolve(id);
            let Some(value) = module.values.get(id as usize) else { continue };
            let ValueKind::Constant(number) = value.kind else { continue };
            let at = number as usize;
            if self.constants.len() <= at {
                self.constants.resize(module.constants.len(), false);
            }
            if std::mem::replace(&mut self.constants[at], true) {
                continue;
            }
            match &module.constants[at] {
                Constant::Assembly(_) => continue,
                Constant::Expression(expression) => {
                    self.ty(module, slots, value.ty);
                    if let Operation::Element(_, source, _) = expression.operation {
                        self.ty(module, slots, source);
                    }
                    open.extend(expression.operands.iter().rev());
                }
                Constant::Aggregate(parts) | Constant::Signed(parts) => {
                    self.ty(module, slots, value.ty);
                    open.extend(parts.iter().rev());
                }
                _ => self.ty(module, slots, value.ty),
            }
        }
    }

    /// Forgets the constants from `first` on, whose numbers others will get.
    pub fn forget(&mut self, first: usize) {
        self.constants.truncate(first);
    }

    fn node(&mut self, module: &Module, slots: &mut Slots, node: Node) {
        if node == NONE || self.nodes.contains(&module.metadata.resolve(node)) {
            return;
        }
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if node == NONE {
                continue;
            }
            let node = module.metadata.resolve(node);
            match module.metadata.item(node) {
                Some(&Item::Value(value)) => self.value(module, slots, value),
                Some(&Item::Node(part)) if self.nodes.insert(node) => {
                    open.extend(module.metadata.operands_of(part).iter().rev());
                }
                _ => {}
            }
        }
    }

    fn list(&mut self, module: &Module, slots: &mut Slots, list: ListId) {
        if list == 0 || !self.lists.insert(list) {
            return;
        }
        let of = module.attributes.of_list(list);
        let sets: Vec<SetId> =
            [of.function, of.result].into_iter().chain(of.parameters.iter().copied()).collect();
        for set in sets {
            for attribute in module.attributes.of_set(set) {
                if let Attribute::Known(_, Value::Type(Some(ty))) = attribute {
                    self.ty(module, slots, *ty);
                }
            }
        }
    }
}
