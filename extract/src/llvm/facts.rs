//! One function's tree, and the module around it, as rows.

use crate::llvm::arrays::Arrays;
use crate::llvm::assembly;
use crate::llvm::attribute::Attribute;
use crate::llvm::constant::{Constant, Part as ConstantPart};
use crate::llvm::convention::{self, Passed, Taken};
use crate::llvm::fault::Fault;
use crate::llvm::function::{Body, Detail, Header, INLINE, Instruction, OperandKind, Reader};
use crate::llvm::global::{Alias, Global, Image, Target};
use crate::llvm::instruction::decimal;
use crate::llvm::launch;
use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::locals::{Local, Locals, push_number};
use crate::llvm::metadata::{self, LONGEST_CHAIN, Location};
use crate::llvm::module::Module;
use crate::llvm::name::canonical;
use crate::llvm::number::Bits;
use crate::llvm::order::Part;
use crate::llvm::relations::Relations;
use crate::llvm::tbaa::{self, TypeNode};
use crate::llvm::types::{Type, TypeId, Types};
use crate::llvm::variable;
use dfquery_engine::base::FactBase;
use dfquery_engine::schema::RelationId;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::ops::Range;

/// Writes functions of one module into one fact base.
pub struct Writer<'m, 'a> {
    base: &'m mut FactBase,
    relations: Relations,
    pub module: &'m Module<'a>,
    /// True if the relations about the program as a whole, and those about its source, are filled.
    as_program: bool,
    /// Symbol and width of every type that has been written.
    types: FxHashMap<TypeId, (u32, u32)>,
    /// Symbols of small numbers.
    numbers: FxHashMap<u64, u32>,
    /// Symbols of globals, by their names as written.
    global_names: FxHashMap<&'a str, u32>,
    /// Symbols of the attributes of every callee.
    callees: FxHashMap<&'a str, Called>,
    /// Symbols of files, by their nodes.
    file_names: FxHashMap<u32, u32>,
    /// Files of scopes.
    scopes: FxHashMap<u32, u32>,
    /// By node of a call at which code was inlined, the symbol of its function and that of its file, its line, and the node
    /// of the next call; none for nodes that are no calls.
    calls: FxHashMap<u32, Option<InlinedCall>>,
    /// Symbols of the names and types of variables, by their nodes; none for nodes that are not variables.
    variables: FxHashMap<u32, Option<[u32; 2]>>,
    /// The prefix of the names of a block's instructions.
    stem: String,
    /// True if the target passes arguments as x86-64 System V does.
    is_system_v: bool,
    /// The registers and memory that parameters of the present function take, if it is variadic and that is known.
    taken: Option<Taken>,
}

/// Symbols of the attributes of a callee, and of those of its result.
#[derive(Default)]
struct Called {
    attributes: Vec<u32>,
    result_attributes: Vec<u32>,
}

/// A call at which code was inlined, as columns have it.
#[derive(Clone, Copy)]
struct InlinedCall {
    function: u32,
    file: u32,
    line: Option<u32>,
    next: Option<u32>,
}

/// The ids of the entities of one function begin at these.
#[derive(Clone, Copy)]
struct First {
    function: u32,
    block: u32,
    value: u32,
    instruction: u32,
}

/// Errors for names in a body that are undefined or of the wrong kind. Each is reported once.
pub fn unresolved(body: &Body<'_>, locals: &Locals<'_>) -> Vec<Fault> {
    if locals.are_resolved() {
        return Vec::new();
    }
    let operands = body.operands.iter().filter_map(|operand| match operand.kind {
        OperandKind::Local(slot) => Some((slot, Some(operand.at as usize))),
        OperandKind::Constant(_) => None,
    });
    let blocks = body.details.iter().filter_map(|detail| match detail {
        Detail::Edge(slot) | Detail::Incoming(slot) | Detail::Label(slot) => Some((*slot, None)),
        _ => None,
    });
    let mut told = FxHashSet::default();
    let wrong = operands.chain(blocks).filter_map(|(slot, at)| misuse(locals, slot, at));
    let mut faults: Vec<Fault> = wrong.filter(|fault| told.insert(fault.message.clone())).collect();
    faults.sort_by_key(|fault| fault.start);
    faults
}

/// The error for a name that is used as a value `at` a place, or as a block, if any.
fn misuse(locals: &Locals<'_>, slot: u32, at: Option<usize>) -> Option<Fault> {
    let local = locals.get(slot);
    if matches!((local, at), (Local::Value(_), Some(_)) | (Local::Block(_), None)) {
        return None;
    }
    let (name, first) = locals.spelled(slot);
    let message = match (local, at) {
        (Local::Missing, None) => format!("the block `{name}` is not defined in this function"),
        (Local::Missing, Some(_)) => format!("`{name}` is not defined in this function"),
        (_, None) => format!("`{name}` is a value, not a block"),
        (_, Some(_)) => format!("`{name}` is a block, not a value"),
    };
    let start = at.unwrap_or(first);
    Some(*Fault::error(start, start + name.len(), message))
}

impl<'m, 'a> Writer<'m, 'a> {
    /// Writes after what is in `base`.
    pub fn new(module: &'m Module<'a>, base: &'m mut FactBase, as_program: bool) -> Self {
        Writer {
            relations: Relations::new(base.schema()),
            base,
            module,
            as_program,
            types: FxHashMap::default(),
            numbers: FxHashMap::default(),
            global_names: FxHashMap::default(),
            callees: FxHashMap::default(),
            file_names: FxHashMap::default(),
            scopes: FxHashMap::default(),
            calls: FxHashMap::default(),
            variables: FxHashMap::default(),
            stem: String::new(),
            is_system_v: module.target().is_some_and(convention::is_system_v),
            taken: None,
        }
    }

    /// Writes the function that `reader` has read.
    pub fn function(&mut self, header: &Header<'a>, reader: &mut Reader<'a>) {
        let first = self.open(header);
        let Reader { parser, locals, body, .. } = reader;
        let has_list = header.variadic && self.is_system_v;
        self.taken = if has_list { Taken::of(header, &mut parser.types) } else { None };
        self.header(header, first, &mut parser.types);
        self.values(header, body, first, &mut parser.types);
        self.blocks(body, first);
        for block in 0..body.blocks.len() {
            for (position, number) in body.of_block(block).enumerate() {
                self.instruction(body, number, (block as u32, position as u32), first);
                self.operands(body, number, locals, first, &mut parser.types);
                self.details(body, number, block as u32, locals, first, &mut parser.types);
            }
        }
        if self.as_program {
            self.debug_records(body, locals, first);
        }
    }

    /// Says which variables of the source the values are.
    fn debug_records(&mut self, body: &Body<'a>, locals: &Locals<'a>, first: First) {
        let mut rows = Vec::new();
        for record in body.records.iter().flat_map(|&at| variable::records(self.module.text, at as usize)) {
            let Some(Local::Value(value)) = locals.find(record.value) else { continue };
            if let Some([name, ty]) = self.variable(record.variable) {
                rows.push([first.value + value, name, ty, self.base.symbol(record.kind)]);
            }
        }
        rows.sort_unstable();
        rows.dedup();
        rows.into_iter().for_each(|row| self.base.push(self.relations.variable, row));
    }

    fn variable(&mut self, node: u32) -> Option<[u32; 2]> {
        if let Some(&known) = self.variables.get(&node) {
            return known;
        }
        let found = self.module.nodes.variable(self.module.text, node);
        let symbols = found.map(|(name, ty)| [self.base.symbol(&name), self.base.symbol(&ty)]);
        self.variables.insert(node, symbols);
        symbols
    }

    fn function_location(&mut self, header: &Header<'a>, function: u32) {
        let nodes = &self.module.nodes;
        let start = header.subprogram.and_then(|node| match node & INLINE {
            0 => nodes.start(node),
            _ => Some((node & !INLINE) as usize),
        });
        if let Some((file, line)) = start.and_then(|start| nodes.subprogram(self.module.text, start))
            && let Some(file) = self.file_name(file)
        {
            self.base.push(self.relations.function_location, [function, file, line]);
        }
    }

    fn open(&mut self, header: &Header<'a>) -> First {
        let function = self.base.open_part(&canonical(header.name));
        let Relations { block_type, value_type, instruction_type, .. } = self.relations;
        let next = |ty| self.base.entities(ty).len() as u32;
        First {
            function,
            block: next(block_type),
            value: next(value_type),
            instruction: next(instruction_type),
        }
    }

    fn header(&mut self, header: &Header<'a>, first: First, types: &mut Types<'a>) {
        let relations = self.relations;
        self.base.push(relations.function, [first.function]);
        if self.as_program {
            let name = self.global_name(header.name);
            self.base.push(relations.function_name, [first.function, name]);
            self.function_location(header, first.function);
        }
        if header.result != TypeId::VOID {
            let (ty, width) = self.ty(header.result, types);
            self.base.push(relations.function_result, [first.function, ty, width]);
        }
        let attributes = self.expanded(&header.attributes);
        for text in &attributes {
            let attribute = self.base.symbol(text);
            self.base.push(relations.function_attribute, [first.function, attribute]);
        }
        if self.module.is_annotated_kernel(header.name) && !attributes.contains(&"ptx_kernel") {
            let attribute = self.base.symbol("ptx_kernel");
            self.base.push(relations.function_attribute, [first.function, attribute]);
        }
        if let Some(linkage) = header.linkage {
            let linkage = self.base.symbol(linkage);
            self.base.push(relations.function_linkage, [first.function, linkage]);
        }
        for (kind, name) in launch::targets(&attributes) {
            let [kind, name] = [kind, name].map(|text| self.base.symbol(text));
            self.base.push(relations.code_target, [first.function, kind, name]);
        }
        if let Some(lanes) = self.module.sub_group(header) {
            let [kind, name] = ["lanes", &lanes.to_string()].map(|text| self.base.symbol(text));
            self.base.push(relations.code_target, [first.function, kind, name]);
        }
        if let Some([x, y, z]) = self.module.work_group(header, &attributes) {
            self.base.push(relations.work_group_size, [first.function, number(x), number(y), number(z)]);
        }
    }

    /// The texts of `attributes`, groups spelled out, each once.
    fn expanded(&self, attributes: &[Attribute<'a>]) -> Vec<&'a str> {
        let mut texts: Vec<&str> = Vec::new();
        for attribute in attributes {
            let group = match attribute {
                Attribute::Text(text) => std::slice::from_ref(text),
                Attribute::Group(number) => self.module.groups.get(number).map_or(&[][..], Vec::as_slice),
            };
            for text in group {
                if !texts.contains(text) {
                    texts.push(text);
                }
            }
        }
        texts
    }

    fn values(&mut self, header: &Header<'a>, body: &Body<'a>, first: First, types: &mut Types<'a>) {
        let relations = self.relations;
        for value in &body.values {
            let id = self.base.entity_with(relations.value_type, |name| {
                name.push('%');
                value.name.print(name);
            });
            let (ty, width) = self.ty(value.ty, types);
            self.base.push(relations.value, [id, first.function, ty, width]);
        }
        for (position, parameter) in header.parameters.iter().enumerate() {
            let value = first.value + position as u32;
            self.base.push(relations.parameter, [value, first.function, position as u32]);
            for text in &parameter.attributes {
                let attribute = self.base.symbol(text);
                self.base.push(relations.parameter_attribute, [value, attribute]);
            }
            if let Some(copied) = parameter.copied {
                let bytes = types.extent(copied).stride;
                let attribute = self.base.symbol(&format!("dereferenceable({bytes})"));
                self.base.push(relations.parameter_attribute, [value, attribute]);
            }
        }
    }

    fn blocks(&mut self, body: &Body<'a>, first: First) {
        let relations = self.relations;
        for (position, block) in body.blocks.iter().enumerate() {
            self.stem.clear();
            block.name.print(&mut self.stem);
            let id = self.base.entity(relations.block_type, &self.stem);
            self.base.push(relations.block, [id, first.function, position as u32]);
            self.stem.push(':');
            for number in 0..body.of_block(position).len() as u32 {
                self.base.entity_with(relations.instruction_type, |name| {
                    name.push_str(&self.stem);
                    push_number(name, number);
                });
            }
        }
    }

    fn instruction(&mut self, body: &Body<'a>, number: usize, place: (u32, u32), first: First) {
        let relations = self.relations;
        let instruction = &body.instructions[number];
        let id = first.instruction + number as u32;
        let opcode = self.base.symbol(instruction.opcode);
        self.base.push(relations.instruction, [id, first.block + place.0, place.1, opcode]);
        if let Some(result) = instruction.result {
            self.base.push(relations.def, [id, first.value + result]);
        }
        if let Some(found) = self.location(instruction)
            && let Some(file) = self.file_name(found.file)
        {
            self.base.push(relations.location, [id, file, found.line, found.column]);
        }
        if self.as_program {
            self.inlined_at(instruction, id);
        }
    }

    fn location(&mut self, instruction: &Instruction<'a>) -> Option<Location> {
        let start = self.start_of_location(instruction)?;
        self.module.nodes.location(self.module.text, start, &mut self.scopes)
    }

    fn start_of_location(&self, instruction: &Instruction<'a>) -> Option<usize> {
        let node = instruction.location?;
        if node & INLINE != 0 { Some((node & !INLINE) as usize) } else { self.module.nodes.start(node) }
    }

    /// Says at which calls `instruction`, which is number `id`, was inlined.
    fn inlined_at(&mut self, instruction: &Instruction<'a>, id: u32) {
        let Some(start) = self.start_of_location(instruction) else { return };
        let mut next = self.module.nodes.inlined_at(self.module.text, start);
        for depth in 1..LONGEST_CHAIN as u32 {
            let Some(call) = next.and_then(|node| self.inlined_call(node)) else { return };
            if let Some(line) = call.line {
                self.base.push(self.relations.inlined_at, [id, depth, call.function, call.file, line]);
            }
            next = call.next;
        }
    }

    fn inlined_call(&mut self, node: u32) -> Option<InlinedCall> {
        if let Some(&known) = self.calls.get(&node) {
            return known;
        }
        let found = self.module.nodes.call(self.module.text, node, &mut self.scopes);
        let call = found.and_then(|found| {
            let (function, file) = (self.base.symbol(&found.function), self.file_name(found.file)?);
            Some(InlinedCall { function, file, line: found.line, next: found.next })
        });
        self.calls.insert(node, call);
        call
    }

    fn file_name(&mut self, file: u32) -> Option<u32> {
        if let Some(&symbol) = self.file_names.get(&file) {
            return Some(symbol);
        }
        let (name, _) = self.module.nodes.file_name(self.module.text, file)?;
        let symbol = self.base.symbol(&name);
        self.file_names.insert(file, symbol);
        Some(symbol)
    }

    fn operands(
        &mut self,
        body: &Body<'a>,
        number: usize,
        locals: &Locals<'a>,
        first: First,
        types: &mut Types<'a>,
    ) {
        let id = first.instruction + number as u32;
        for (operand, at) in body.operands_of(number).enumerate() {
            let operand = operand as u32;
            match &body.operands[at].kind {
                OperandKind::Local(slot) => {
                    if let Local::Value(value) = locals.get(*slot) {
                        self.base.push(self.relations.r#use, [id, operand, first.value + value]);
                    }
                }
                OperandKind::Constant(constant) => {
                    self.constant([id, operand], constant, body.operands[at].ty, body.operands[at].at, types);
                }
            }
        }
    }

    fn constant(
        &mut self,
        key: [u32; 2],
        constant: &Constant<'a>,
        ty: TypeId,
        at: u32,
        types: &mut Types<'a>,
    ) {
        let relations = self.relations;
        let (_, width) = self.ty(ty, types);
        let [id, operand] = key;
        if let Constant::Address { global, offset } = constant {
            let (global, offset) = (self.global_name(global), self.signed(*offset));
            return self.base.push(relations.global_operand, [id, operand, width, global, offset]);
        }
        if *constant == Constant::Undefined {
            self.base.push(relations.undefined_operand, key);
            if self.module.text[at as usize..].starts_with("poison") {
                self.base.push(relations.poison_operand, key);
            }
        }
        let bits = match constant {
            Constant::Number(Bits::Small(word)) if width <= u64::BITS => Some(self.small(*word)),
            _ => constant.flatten(ty, types).map(|bits| self.number(&bits)),
        };
        if let Some(bits) = bits {
            return self.base.push(relations.constant, [id, operand, width, bits]);
        }
        let text = match constant {
            Constant::Expression(text) => text,
            Constant::Difference(difference) => difference.text,
            _ => constant_text(self.module.text, at as usize),
        };
        let text = self.base.symbol(text);
        self.base.push(relations.constant_expression, [id, operand, width, text]);
        for part in constant.parts(ty, types).unwrap_or_default() {
            let (bit, width, global, number) = match part {
                ConstantPart::Address { bit, width, global, offset } => {
                    (bit, width, self.global_name(global), self.signed(offset))
                }
                ConstantPart::Number { width, bits } => (0, width, self.base.symbol(""), self.number(&bits)),
            };
            let row = [id, operand, self::number(bit), self::number(width), global, number];
            self.base.push(relations.constant_part, row);
        }
    }

    /// Says where a call passes arguments after the parameters, and of which arguments it passes copies.
    fn passed_arguments(&mut self, body: &Body<'a>, number: usize, id: u32, types: &mut Types<'a>) {
        let operands = body.operands_of(number);
        let mut passed: Vec<(u32, Passed)> = Vec::new();
        for detail in &body.details[body.details_of(number)] {
            match detail {
                Detail::Copied { operand, ty, align } => {
                    passed.push((*operand, Passed::copy(*ty, *align, types)));
                }
                Detail::Further { from, to } if self.is_system_v => {
                    let of = |operand| Passed::of(body.operands[operands.start + operand as usize].ty, types);
                    let further: Vec<_> = (*from..*to).zip((*from..*to).map(of)).collect();
                    passed.extend(further);
                }
                _ => {}
            }
        }
        // Copies are told first, and stay where an argument is both.
        passed.sort_by_key(|(operand, _)| *operand);
        passed.dedup_by_key(|(operand, _)| *operand);
        for (operand, Passed { place, bytes, align }) in passed {
            let place = self.base.symbol(place.name());
            let row = [id, operand, place, self::number(bytes), self::number(align)];
            self.base.push(self.relations.passed_argument, row);
        }
    }

    /// Says what a list of further arguments begins after, where that is known.
    fn argument_list(&mut self, id: u32, intrinsic: &str) {
        let taken = match without_types(intrinsic) {
            "va_start" => self.taken,
            "va_copy" | "va_end" if self.is_system_v => Some(Taken::default()),
            _ => None,
        };
        if let Some(Taken { general, vector, memory }) = taken {
            self.base.push(self.relations.argument_list, [id, general, vector, number(memory)]);
        }
    }

    /// Says where the pointers lead that an access, or the call of an intrinsic, gets.
    fn pointer_operands(&mut self, body: &Body<'a>, number: usize, id: u32, types: &Types<'a>) {
        let is_asked = |operand: usize| {
            body.details[body.details_of(number)].iter().any(|detail| match detail {
                Detail::Access { address, .. } => *address as usize == operand,
                Detail::Callee(callee) => callee.starts_with("llvm."),
                _ => false,
            })
        };
        for (operand, at) in body.operands_of(number).enumerate() {
            if let Some(space) = types.pointer_space(body.operands[at].ty)
                && is_asked(operand)
            {
                self.base.push(self.relations.pointer_operand, [id, operand as u32, space]);
            }
        }
    }

    fn details(
        &mut self,
        body: &Body<'a>,
        number: usize,
        block: u32,
        locals: &Locals<'a>,
        first: First,
        types: &mut Types<'a>,
    ) {
        let id = first.instruction + number as u32;
        let block = first.block + block;
        let (mut successor, mut incoming, mut index) = (0, 0, 0);
        let details = body.details_of(number);
        for detail in &body.details[details.clone()] {
            match detail {
                Detail::Edge(slot) => {
                    self.edge(block, locals.get(*slot), successor, first);
                    successor += 1;
                }
                Detail::Incoming(slot) => {
                    if let Local::Block(from) = locals.get(*slot) {
                        self.base.push(self.relations.phi_operand, [id, incoming, first.block + from]);
                    }
                    incoming += 1;
                }
                Detail::Index(value) => {
                    self.base.push(self.relations.literal_index, [id, index, value.cast_unsigned()]);
                    index += 1;
                }
                Detail::Case(successor, bits) => {
                    let bits = self.base.symbol(bits);
                    self.base.push(self.relations.case_value, [block, *successor, bits]);
                }
                other => self.detail(id, other, types),
            }
        }
        self.pointer_operands(body, number, id, types);
        let details = &body.details[details];
        if successor > 0 {
            self.weights(block, successor, details);
        }
        let is_of_call = |detail: &Detail<'_>| {
            matches!(detail, Detail::Callee(_) | Detail::CallAttribute(_) | Detail::ResultAttribute(_))
        };
        if details.iter().any(is_of_call) {
            self.call_attributes(id, details);
        }
        if details.iter().any(|detail| matches!(detail, Detail::Further { .. } | Detail::Copied { .. })) {
            self.passed_arguments(body, number, id, types);
        }
    }

    fn edge(&mut self, from: u32, to: Local, successor: u32, first: First) {
        if let Local::Block(to) = to {
            self.base.push(self.relations.edge, [from, first.block + to, successor]);
        }
    }

    fn detail(&mut self, id: u32, detail: &Detail<'a>, types: &mut Types<'a>) {
        let relations = self.relations;
        match detail {
            Detail::Predicate(text) => self.text(relations.predicate, id, text),
            Detail::Flag(text) => self.text(relations.instruction_flag, id, text),
            Detail::Loop(node) if !self.makes_progress(*node) => {}
            Detail::Loop(_) => self.text(relations.instruction_flag, id, "mustprogress"),
            Detail::Ordering(text) => self.text(relations.ordering, id, text),
            Detail::Operation(text) => self.text(relations.atomic_operation, id, text),
            Detail::Callee(text) => self.callee(id, text),
            Detail::Part { bit, width } => {
                self.base.push(relations.aggregate_part, [id, number(*bit), number(*width)]);
            }
            Detail::Lanes { lanes, width } => {
                self.base.push(relations.vector_lanes, [id, number(*lanes), number(*width)]);
            }
            Detail::Offset(offset) => {
                let offset = self.signed(*offset);
                self.base.push(relations.gep_offset, [id, offset]);
            }
            Detail::Scale { operand, scale, width } => {
                let scale = self.small(*scale);
                self.base.push(relations.gep_index, [id, *operand, scale, number(*width)]);
            }
            Detail::Access { kind, address, bytes } => {
                let kind = self.base.symbol(kind);
                self.base.push(relations.access, [id, kind, *address, number(*bytes)]);
            }
            Detail::Ordered { position, part } => {
                let Part { bit, lanes, width } = *part;
                let row = [id, *position, number(bit), number(lanes), number(width)];
                self.base.push(relations.highest_first, row);
            }
            Detail::Tag(node) => {
                if let Some(tag) = self.type_name(*node) {
                    self.base.push(relations.access_tag, [id, tag]);
                }
            }
            Detail::Scopes { node, within } => {
                let relation = if *within { relations.alias_scope } else { relations.noalias_scope };
                self.scopes(relation, id, *node);
            }
            Detail::Allocation { size, align } => {
                let (size, align) = (self.small(*size), self.small(*align));
                self.base.push(relations.allocation, [id, size, align]);
            }
            other if self.as_program => self.detail_of_program(id, other, types),
            _ => {}
        }
    }

    fn detail_of_program(&mut self, id: u32, detail: &Detail<'a>, types: &mut Types<'a>) {
        let relations = self.relations;
        match detail {
            Detail::Allocated { ty, count } => {
                self.typed(relations.allocation_type, id, *ty, types);
                if let Some(count) = count {
                    self.base.push(relations.allocation_count, [id, count.cast_unsigned()]);
                }
            }
            Detail::Source(ty) => self.typed(relations.gep_type, id, *ty, types),
            Detail::CalleeOperand(operand) => self.base.push(relations.callee_operand, [id, *operand]),
            Detail::CallType(ty) => self.typed(relations.call_type, id, *ty, types),
            _ => {}
        }
    }

    fn text(&mut self, relation: RelationId, id: u32, text: &str) {
        let symbol = self.base.symbol(text);
        self.base.push(relation, [id, symbol]);
    }

    /// Gives `relation` a row of `id` and a type.
    fn typed(&mut self, relation: RelationId, id: u32, ty: TypeId, types: &mut Types<'a>) {
        let (ty, _) = self.ty(ty, types);
        self.base.push(relation, [id, ty]);
    }

    fn callee(&mut self, id: u32, callee: &'a str) {
        if callee.starts_with("asm ") {
            self.text(self.relations.call, id, callee);
            for (position, constraint) in (0..).zip(assembly::outputs(callee)) {
                let constraint = self.base.symbol(&constraint);
                self.base.push(self.relations.asm_output, [id, position, constraint]);
            }
            return;
        }
        let symbol = self.global_name(callee);
        self.base.push(self.relations.call, [id, symbol]);
        if let Some(intrinsic) = callee.strip_prefix("llvm.") {
            self.text(self.relations.intrinsic, id, without_types(intrinsic));
            let family = intrinsic.split_once('.').map_or(intrinsic, |(family, _)| family);
            self.text(self.relations.intrinsic_family, id, family);
            self.argument_list(id, intrinsic);
        }
    }

    /// The symbol of `@` and the name.
    fn global_name(&mut self, name: &'a str) -> u32 {
        let base = &mut self.base;
        *self.global_names.entry(name).or_insert_with(|| base.symbol(&format!("@{}", canonical(name))))
    }

    /// Attributes of the call first, then those of the function that it names.
    fn call_attributes(&mut self, id: u32, details: &[Detail<'a>]) {
        let callee =
            details.iter().find_map(|d| if let Detail::Callee(name) = d { Some(*name) } else { None });
        let own: Vec<_> = details.iter().filter_map(Detail::call_attribute).collect();
        let own: Vec<u32> = self.expanded(&own).into_iter().map(|text| self.base.symbol(text)).collect();
        if let Some(callee) = callee.filter(|callee| !self.callees.contains_key(callee)) {
            let found = self.called(callee);
            self.callees.insert(callee, found);
        }
        let known = callee.map(|callee| &self.callees[callee]);
        let also = known.map_or(&[][..], |known| &known.attributes);
        for &attribute in own.iter().chain(also.iter().filter(|a| !own.contains(a))) {
            self.base.push(self.relations.call_attribute, [id, attribute]);
        }
        if self.as_program {
            let own = details.iter().filter_map(Detail::result_attribute);
            let own: Vec<u32> = own.map(|text| self.base.symbol(text)).collect();
            let also = known.map_or(&[][..], |known| &known.result_attributes);
            for &attribute in own.iter().chain(also.iter().filter(|a| !own.contains(a))) {
                self.base.push(self.relations.call_result_attribute, [id, attribute]);
            }
        }
    }

    /// Attributes of a function, without the texts in quotes: those are about code generation.
    fn called(&mut self, callee: &'a str) -> Called {
        let Some(callee) = self.module.callees.get(&*canonical(callee)) else { return Called::default() };
        let attributes = self.expanded(&callee.attributes).into_iter().filter(|text| !text.starts_with('"'));
        Called {
            attributes: attributes.map(|text| self.base.symbol(text)).collect(),
            result_attributes: callee.result_attributes.iter().map(|text| self.base.symbol(text)).collect(),
        }
    }

    /// The symbol of a numbered node: `!7`.
    fn node_name(&mut self, node: u32) -> u32 {
        self.base.symbol(&format!("!{node}"))
    }

    /// Gives `relation` a row for each scope in the list `node`.
    fn scopes(&mut self, relation: RelationId, id: u32, node: u32) {
        let Some(start) = self.module.nodes.start(node) else { return };
        for scope in tbaa::nodes(self.module.text, start) {
            let scope = self.node_name(scope);
            self.base.push(relation, [id, scope]);
        }
    }

    /// Writes the nodes of types and access tags.
    fn type_nodes(&mut self) {
        let relations = self.relations;
        for (number, node) in &self.module.type_nodes {
            let Some(name) = self.type_name(*number) else { continue };
            match node {
                TypeNode::Tag { base, ty, offset } => {
                    if let [Some(base), Some(ty)] = [*base, *ty].map(|node| self.type_name(node)) {
                        self.base.push(relations.type_tag, [name, base, ty, *offset]);
                    }
                }
                TypeNode::Type { members, .. } => {
                    for member in members {
                        let Some(ty) = self.type_name(member.ty) else { continue };
                        self.base.push(relations.type_member, [name, ty, member.offset, member.end]);
                    }
                }
            }
        }
    }

    /// The symbol of the name of a type or an access tag, if it has one.
    fn type_name(&mut self, node: u32) -> Option<u32> {
        self.module.type_names.get(&node).map(|name| self.base.symbol(name))
    }

    /// Returns true if the metadata `node` of a loop says that it makes progress.
    fn makes_progress(&self, node: u32) -> bool {
        self.module.nodes.has_property(self.module.text, node, "llvm.loop.mustprogress")
    }

    fn weights(&mut self, block: u32, successors: u32, details: &[Detail<'a>]) {
        let node =
            details.iter().find_map(|d| if let Detail::Weights(node) = d { Some(*node) } else { None });
        let Some(weights) = node.and_then(|node| self.module.nodes.weights(self.module.text, node)) else {
            return;
        };
        if weights.len() != successors as usize {
            return; // a select's weights, or a call's count
        }
        let largest = weights.iter().copied().max().unwrap_or(0);
        let scale = largest / (i32::MAX as u64) + 1;
        for (successor, weight) in weights.into_iter().enumerate() {
            let row = [block, successor as u32, (weight / scale) as u32];
            self.base.push(self.relations.branch_weight, row);
        }
    }

    fn ty(&mut self, ty: TypeId, types: &mut Types<'a>) -> (u32, u32) {
        if let Some(&known) = self.types.get(&ty) {
            return known;
        }
        let known = (self.base.symbol(&types.text(ty)), number(types.bits(ty)));
        self.types.insert(ty, known);
        known
    }

    fn number(&mut self, bits: &Bits) -> u32 {
        match bits {
            Bits::Small(word) => self.small(*word),
            Bits::Large(_) => self.base.symbol(&decimal(bits)),
        }
    }

    fn small(&mut self, word: u64) -> u32 {
        let base = &mut self.base;
        *self.numbers.entry(word).or_insert_with(|| base.symbol(&word.to_string()))
    }

    fn signed(&mut self, value: i64) -> u32 {
        match u64::try_from(value) {
            Ok(word) => self.small(word),
            Err(_) => self.base.symbol(&value.to_string()),
        }
    }

    /// Writes what is said of the module as a whole; returns warnings.
    pub fn module(&mut self, types: &mut Types<'a>) -> Vec<Fault> {
        let module = self.module;
        for (key, value) in &module.properties {
            let row = [self.base.symbol(key), self.base.symbol(value)];
            self.base.push(self.relations.module_property, row);
        }
        self.type_nodes();
        let faults = module.globals.iter().flat_map(|global| self.global(global, types)).collect();
        if !self.as_program {
            return faults;
        }
        self.type_arrays(types);
        self.source_directories();
        module.aliases.iter().for_each(|alias| self.alias(alias, types));
        for (header, _) in &module.definitions {
            self.signature(header, types);
        }
        for header in &module.declarations {
            self.without_body(header);
            self.signature(header, types);
        }
        faults
    }

    /// Says in which directories the compiler read the files of the source whose names are relative.
    fn source_directories(&mut self) {
        let files = self.module.file_nodes.iter();
        let found = files.filter_map(|&file| self.module.nodes.file_name(self.module.text, file));
        let told = found.filter_map(|(name, directory)| Some((name, directory?)));
        let told: BTreeSet<(String, String)> =
            told.filter(|(name, _)| !metadata::is_absolute(name)).collect();
        for (name, directory) in told {
            let row = [self.base.symbol(&name), self.base.symbol(&directory)];
            self.base.push(self.relations.source_directory, row);
        }
    }

    /// Writes the arrays of scalars in named structures and globals.
    fn type_arrays(&mut self, types: &mut Types<'a>) {
        let globals = self.module.globals.iter().map(|global| global.ty);
        let all: BTreeSet<TypeId> = types.structures().into_iter().chain(globals).collect();
        for ty in all {
            if !types.has_structure(ty) {
                continue;
            }
            let (text, _) = self.ty(ty, types);
            for Arrays { offset, bytes, stride, count } in types.arrays(ty) {
                let numbers = [offset, bytes, stride, count].map(i32::try_from);
                if let [Ok(offset), Ok(bytes), Ok(stride), Ok(count)] = numbers {
                    let row = [offset, bytes, stride, count].map(i32::cast_unsigned);
                    self.base.push(self.relations.type_array, [text, row[0], row[1], row[2], row[3]]);
                }
            }
        }
    }

    /// Says that the body of `header` is not known.
    pub fn without_body(&mut self, header: &Header<'a>) {
        if !self.as_program {
            return;
        }
        let name = self.global_name(header.name);
        self.base.push(self.relations.declared_function, [name]);
    }

    /// Writes the parts of a function's header that concern the rest of the program.
    fn signature(&mut self, header: &Header<'a>, types: &mut Types<'a>) {
        let name = self.global_name(header.name);
        self.linkage(name, header.linkage);
        self.comdat(name, header.name, header.comdat);
        let parameters = header.parameters.iter().map(|parameter| parameter.ty).collect();
        let (result, variadic) = (header.result, header.variadic);
        let ty = types.intern(Type::Function { result, parameters, variadic });
        self.typed(self.relations.function_type, name, ty, types);
        if variadic {
            self.base.push(self.relations.variadic, [name]);
        }
        for text in &header.result_attributes {
            self.text(self.relations.result_attribute, name, text);
        }
    }

    /// Writes the linkage of the symbol `name`; `external` by default.
    fn linkage(&mut self, name: u32, written: Option<&str>) {
        self.text(self.relations.linkage, name, written.unwrap_or("external"));
    }

    /// Writes the group of the symbol `name`, called `own`, if it has one; a group without a name is called as the symbol.
    fn comdat(&mut self, name: u32, own: &str, group: Option<&str>) {
        let Some(group) = group else { return };
        let group = canonical(if group.is_empty() { own } else { group });
        let selection = self.module.comdats.get(&group).copied().unwrap_or("any");
        let row = [name, self.base.symbol(&group), self.base.symbol(selection)];
        self.base.push(self.relations.comdat, row);
    }

    fn alias(&mut self, alias: &Alias<'a>, types: &mut Types<'a>) {
        let name = self.global_name(alias.name);
        self.linkage(name, alias.linkage);
        if alias.is_found_late {
            if let Constant::Address { global, offset: 0 } = alias.aliasee {
                let resolver = self.global_name(global);
                self.base.push(self.relations.resolver, [name, resolver]);
            }
            self.typed(self.relations.function_type, name, alias.ty, types);
            return self.base.push(self.relations.declared_function, [name]);
        }
        if let Constant::Address { global, offset } = alias.aliasee {
            let (aliasee, addend) = (self.global_name(global), self.signed(offset));
            self.base.push(self.relations.global_alias, [name, aliasee, addend]);
        }
    }

    fn global(&mut self, global: &Global<'a>, types: &mut Types<'a>) -> Option<Fault> {
        let extent = types.extent(global.ty);
        let name = self.global_name(global.name);
        let (bytes, kind) = (self.small(extent.stride), self.base.symbol(global.kind));
        let align = self.small(global.align.unwrap_or(extent.align));
        self.base.push(self.relations.global_variable, [name, bytes, align, kind]);
        if self.as_program {
            self.linkage(name, global.linkage);
            self.comdat(name, global.name, global.comdat);
            self.typed(self.relations.global_type, name, global.ty, types);
        }
        if global.thread_local {
            self.base.push(self.relations.thread_local_variable, [name]);
        }
        if global.space != 0 {
            self.base.push(self.relations.global_space, [name, global.space]);
        }
        let image = Image::new(global.initialiser.as_ref()?, global.ty, types);
        let far = |offset: u64| offset > i32::MAX as u64;
        for (offset, run) in image.data.iter().filter(|(offset, _)| !far(*offset)) {
            let text = self.base.symbol(&hexadecimal(run));
            self.base.push(self.relations.global_data, [name, number(*offset), text]);
        }
        for &(offset, target, addend) in image.pointers.iter().filter(|(offset, ..)| !far(*offset)) {
            let target = match target {
                Target::Global(target) => self.global_name(target),
                Target::Block(text) => self.base.symbol(text),
            };
            let addend = self.signed(addend);
            self.base.push(self.relations.global_pointer, [name, number(offset), target, addend]);
        }
        let distances = if self.as_program { &image.distances[..] } else { &[] };
        for (offset, distance) in distances.iter().filter(|(offset, _)| !far(*offset)) {
            let [target, base] = [distance.target, distance.base].map(|name| self.global_name(name));
            let row = [name, number(*offset), target, self.signed(distance.addend), base];
            self.base.push(self.relations.relative_pointer, row);
        }
        let pointers = image.pointers.iter().map(|pointer| pointer.0);
        let offsets = image.data.iter().map(|run| run.0).chain(pointers);
        let offsets = offsets.chain(image.distances.iter().map(|distance| distance.0));
        if let Some(offset) = offsets.filter(|&offset| far(offset)).min() {
            let at = global.name.as_ptr() as usize - self.module.text.as_ptr() as usize;
            let message =
                format!("the initialiser of `@{}` is not kept from byte {offset} on", canonical(global.name));
            let label = "offsets have 31 bits";
            return Some(*Fault::warning(at, at + global.name.len(), message).label(label));
        }
        let (offset, text) = *image.unknown.first()?;
        let at = text.as_ptr() as usize - self.module.text.as_ptr() as usize;
        let message = format!("the initialiser of `@{}` is unknown at byte {offset}", canonical(global.name));
        Some(
            *Fault::warning(at, at + text.len(), message).label("neither a number nor an address plus bytes"),
        )
    }
}

/// A number for a column of 32 bits with sign. The reader has refused what is larger.
fn number(value: u64) -> u32 {
    value.min(i32::MAX as u64) as u32
}

fn hexadecimal(bytes: &[u8]) -> String {
    let mut text = String::with_capacity(bytes.len() * 2);
    for byte in bytes {
        write!(text, "{byte:02x}").expect("a string takes what is written");
    }
    text
}

/// The text of the constant that begins at `at`: one token, or all between brackets that match.
fn constant_text(text: &str, at: usize) -> &str {
    let mut lexer = Lexer::new(text, at, text.len());
    let mut depth = 0usize;
    loop {
        match lexer.next().1 {
            Token::Mark(b'<' | b'[' | b'{' | b'(') => depth += 1,
            Token::Mark(b'>' | b']' | b'}' | b')') => depth = depth.saturating_sub(1),
            Token::Word("splat") => continue,
            Token::End => depth = 0,
            _ => {}
        }
        if depth == 0 {
            return &text[at..lexer.at()];
        }
    }
}

impl Body<'_> {
    /// The numbers of the instructions of a block.
    pub fn of_block(&self, block: usize) -> Range<usize> {
        let end = self.blocks.get(block + 1).map_or(self.instructions.len(), |next| next.first as usize);
        self.blocks[block].first as usize..end
    }

    /// The numbers of the operands of an instruction.
    pub fn operands_of(&self, number: usize) -> Range<usize> {
        let next = self.instructions.get(number + 1);
        let end = next.map_or(self.operands.len(), |next| next.first_operand as usize);
        self.instructions[number].first_operand as usize..end
    }

    fn details_of(&self, number: usize) -> Range<usize> {
        let next = self.instructions.get(number + 1);
        let end = next.map_or(self.details.len(), |next| next.first_detail as usize);
        self.instructions[number].first_detail as usize..end
    }
}

/// The name of an intrinsic without the types that distinguish its overloads: `smax` for `smax.v4i32`.
pub fn without_types(name: &str) -> &str {
    match name.rsplit_once('.') {
        Some((rest, last)) if is_mangled_type(last) => without_types(rest),
        _ => name,
    }
}

/// Returns true if `part` is how a type is written at the end of an intrinsic's name: `i32`, `p0`, `v4f32`, `nxv2i64`,
/// `sl_i32i1s`.
fn is_mangled_type(part: &str) -> bool {
    let numbered = |text: &str, letters: &str| {
        text.strip_prefix(letters)
            .is_some_and(|rest| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit()))
    };
    let counted = |prefix: &str| {
        let element = part.strip_prefix(prefix)?.trim_start_matches(|c: char| c.is_ascii_digit());
        (element.len() < part.len() - prefix.len()).then_some(element)
    };
    numbered(part, "i")
        || numbered(part, "f")
        || numbered(part, "p")
        || numbered(part, "bf")
        || matches!(part, "ppcf128" | "x86mmx" | "x86amx" | "isVoid" | "Metadata")
        || ["v", "nxv", "a"].into_iter().any(|prefix| counted(prefix).is_some_and(is_mangled_type))
        || part.starts_with("sl_")
        || part.starts_with("s_")
}
