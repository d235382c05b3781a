//! The numbers by which things without names are printed.

use super::body::{Body, Kind, METADATA};
use super::metadata::{Class, NONE, Node};
use super::module::{DEBUG, Module, SetId};
use super::types::{Numbering, Ty, Type};
use rustc_hash::FxHashMap;

/// The numbers of metadata, sets of attributes, symbols and structures.
#[derive(Default)]
pub struct Slots {
    /// Of metadata; by item.
    pub nodes: Vec<u32>,
    /// The items in the order of their numbers.
    pub node_order: Vec<Node>,
    /// Of sets of attributes.
    pub sets: FxHashMap<SetId, u32>,
    /// The sets in the order of their numbers.
    pub set_order: Vec<SetId>,
    /// Of variables without names.
    pub globals: FxHashMap<u32, u32>,
    /// Of aliases and indirect functions without names.
    pub aliases: FxHashMap<u32, u32>,
    /// Of functions without names.
    pub functions: FxHashMap<u32, u32>,
    /// Of structures without names.
    pub structures: Numbering,
}

/// No number.
pub const UNNUMBERED: u32 = u32::MAX;

impl Slots {
    /// Numbers what belongs to no function.
    pub fn of_module(module: &Module) -> Self {
        let mut slots = Slots::default();
        let mut next = 0..;
        let mut number = move || next.next().unwrap_or(UNNUMBERED);
        for (at, global) in module.globals.iter().enumerate() {
            if global.symbol.name.is_empty() {
                slots.globals.insert(at as u32, number());
            }
            for &(_, node) in &global.symbol.attached {
                slots.add_node(module, node);
            }
            slots.add_set(global.attributes);
        }
        for is_indirect in [false, true] {
            for (at, alias) in
                module.aliases.iter().enumerate().filter(|(_, one)| one.is_indirect == is_indirect)
            {
                if alias.symbol.name.is_empty() {
                    slots.aliases.insert(at as u32, number());
                }
                for &(_, node) in &alias.symbol.attached {
                    slots.add_node(module, node);
                }
            }
        }
        for (_, nodes) in &module.metadata.named {
            for &node in nodes {
                slots.add_node(module, node);
            }
        }
        for (at, function) in module.functions.iter().enumerate().filter(|(_, function)| !function.is_gone) {
            if function.symbol.name.is_empty() {
                slots.functions.insert(at as u32, number());
            }
            slots.add_set(module.attributes.of_list(function.attributes).function);
        }
        slots
    }

    /// Numbers the attributes of a call or symbol.
    fn add_set(&mut self, set: SetId) {
        if set != 0 && !self.sets.contains_key(&set) {
            self.sets.insert(set, self.set_order.len() as u32);
            self.set_order.push(set);
        }
    }

    /// The number of metadata.
    pub fn node(&self, module: &Module, node: Node) -> u32 {
        let node = module.metadata.resolve(node);
        self.nodes.get(node as usize).copied().unwrap_or(UNNUMBERED)
    }

    /// Numbers a node and what it mentions, each before what it mentions and in order.
    pub fn add_node(&mut self, module: &Module, node: Node) {
        let is_known = |node: Node| self.nodes.get(node as usize).is_some_and(|&slot| slot != UNNUMBERED);
        if node == NONE || is_known(module.metadata.resolve(node)) {
            return;
        }
        let mut open = vec![node];
        while let Some(node) = open.pop() {
            if node == NONE {
                continue;
            }
            let node = module.metadata.resolve(node);
            let Some(part) = module.metadata.node(node).filter(|part| part.class != Class::Expression) else {
                continue;
            };
            if self.nodes.len() <= node as usize {
                self.nodes.resize(module.metadata.items.len(), UNNUMBERED);
            }
            if self.nodes[node as usize] != UNNUMBERED {
                continue;
            }
            self.nodes[node as usize] = self.node_order.len() as u32;
            self.node_order.push(node);
            open.extend(module.metadata.operands_of(part).iter().rev());
        }
    }

    /// Numbers what a function mentions.
    pub fn add_function(&mut self, module: &Module, function: u32, body: Option<&Body>) {
        for (_, node) in attached(module, function) {
            self.add_node(module, node);
        }
        let Some(body) = body else { return };
        for &block in &body.order {
            for &number in &body.blocks[block as usize].instructions {
                self.add_instruction(module, body, number);
            }
        }
        for &set in &body.call_sets {
            self.add_set(set);
        }
    }

    fn add_instruction(&mut self, module: &Module, body: &Body, number: u32) {
        let instruction = &body.instructions[number as usize];
        let (from, count) = instruction.records;
        for record in from..from + count {
            self.add_record(module, body, record);
        }
        match &instruction.kind {
            Kind::Gone(record) => {
                if let Some(record) = record {
                    self.add_record(module, body, *record);
                }
                return;
            }
            Kind::Call(call) => {
                let called =
                    module.function(call.callee).map(|at| &module.functions[at as usize].symbol.name);
                if called.is_some_and(|name| name.starts_with(b"llvm.")) {
                    for &operand in body.span(instruction.operands) {
                        if operand & METADATA != 0 && operand & super::constant::ADDED == 0 {
                            self.add_node(module, operand & !METADATA);
                        }
                    }
                }
            }
            _ => {}
        }
        if !module.drops_debug {
            self.add_node(module, instruction.location);
        }
        let (from, count) = instruction.attached;
        for &(_, node) in &body.attached[from as usize..(from + count) as usize] {
            self.add_node(module, node);
        }
    }

    /// Numbers what a debug record mentions but for expressions and values.
    fn add_record(&mut self, module: &Module, body: &Body, record: u32) {
        if module.drops_debug {
            return;
        }
        let record = &body.records[record as usize];
        let operands = &record.operands;
        let order: &[usize] = match (record.name, operands.len()) {
            ("label", _) => &[0, 1],
            ("assign", 7) => &[0, 1, 3, 4, 6],
            _ => &[0, 1, 3],
        };
        for &at in order {
            if let Some(&node) = operands.get(at) {
                self.add_node(module, node);
            }
        }
    }

    /// Numbers a structure without a name.
    pub fn add_structure(&mut self, module: &Module, ty: Ty) {
        if let Type::Named(number) = *module.context.types.get(ty)
            && module.context.types.named[number as usize].name.is_empty()
        {
            let next = self.structures.len() as u32;
            self.structures.entry(number).or_insert(next);
        }
    }
}

/// Metadata attached to a function, sorted by kind.
pub fn attached(module: &Module, function: u32) -> Vec<(u32, Node)> {
    let all = &module.functions[function as usize].symbol.attached;
    sorted(all, module.drops_debug)
}

/// Attached metadata, sorted by kind.
pub fn sorted(all: &[(u32, Node)], drops_debug: bool) -> Vec<(u32, Node)> {
    let mut all: Vec<(u32, Node)> =
        all.iter().copied().filter(|&(kind, _)| kind != DEBUG || !drops_debug).collect();
    all.sort_by_key(|&(kind, _)| kind);
    all
}

/// Numbers the local values and blocks of a body that have no names, and lists the attributes of its calls.
pub fn number_locals(module: &Module, body: &mut Body) {
    let mut next = 0;
    body.slots = vec![UNNUMBERED; body.local_names.len()];
    for local in 0..body.parameters {
        if body.local_names[local as usize].1 == 0 {
            body.slots[local as usize] = next;
            next += 1;
        }
    }
    body.call_sets.clear();
    for at in 0..body.order.len() {
        let block = body.order[at] as usize;
        if body.blocks[block].name.1 == 0 {
            body.blocks[block].slot = next;
            next += 1;
        }
        for number in 0..body.blocks[block].instructions.len() {
            let instruction = &body.instructions[body.blocks[block].instructions[number] as usize];
            if let Kind::Call(call) = &instruction.kind {
                body.call_sets.push(module.attributes.of_list(call.attributes).function);
            }
            let local = instruction.local as usize;
            if instruction.local != u32::MAX
                && !matches!(instruction.kind, Kind::Gone(_))
                && body.local_names[local].1 == 0
            {
                body.slots[local] = next;
                next += 1;
            }
        }
    }
}
