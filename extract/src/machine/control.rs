//! Control flow as facts.

mod checks;
mod returns;

use super::tree::{Block, Function, Line, Operand, Register, Span, Successor};
use crate::{
    analysis::dominance::{Adjacency, DominatorTree},
    function_writer::FunctionWriter,
    llvm::fault::Fault,
};
use dfquery_engine::plural::counted;
use dfquery_engine::{base::FactBase, diagnostic::Severity, schema::Schema};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Bits of an address.
const POINTER: u32 = 64;

/// The largest weight of a branch.
const HEAVIEST: u64 = (1 << 31) - 1;

/// The operations that end a block.
const ENDS: [&str; 5] = ["BT", "BF", "BR", "RET", "RETURN"];

/// Operations that IR has under the same name, by how many operands they take.
const PLAIN: [&[&str]; 3] = [
    &[
        "ZEXT", "SEXT", "TRUNC", "PTRTOINT", "INTTOPTR", "BITCAST", "FREEZE", "FNEG", "FPTOSI", "FPTOUI",
        "SITOFP", "UITOFP",
    ],
    &[
        "ADD", "SUB", "MUL", "UDIV", "SDIV", "UREM", "SREM", "AND", "OR", "XOR", "SHL", "LSHR", "ASHR",
        "FADD", "FSUB", "FMUL", "FDIV", "FREM",
    ],
    &["SELECT"],
];

/// Number of operands of the plain operation `name`; `None` for other operations.
fn plain_operands(name: &str) -> Option<usize> {
    (1..).zip(PLAIN).find(|(_, names)| names.contains(&name)).map(|(operands, _)| operands)
}

/// The facts of `function`, and what is wrong with it; with an error among that the facts are of no use.
pub fn write(function: &Function, file: &str, text: &str, schema: &Arc<Schema>) -> (FactBase, Vec<Fault>) {
    let mut writer = Writer {
        facts: FunctionWriter::new(&function.name, file, text, schema),
        function,
        values: FxHashMap::default(),
        definitions: Vec::new(),
        ends: Vec::new(),
        faults: Vec::new(),
        position: 0,
        dominators: None,
    };
    writer.check_labels();
    writer.define();
    writer.ends = function.blocks.iter().enumerate().map(|(at, block)| writer.end(at, block)).collect();
    let failed = writer.faults.iter().any(|fault| fault.severity == Severity::Error);
    if !failed {
        writer.write();
    }
    (writer.facts.base, writer.faults)
}

/// The end of a block.
enum End<'f> {
    /// To the first block where the register is 1, else to the second.
    Branch(&'f Register, [usize; 2]),
    Jump(usize),
    Return(Vec<Operand>),
}

impl End<'_> {
    /// The blocks that it leads to, in the order of their successors.
    fn successors(&self) -> &[usize] {
        match self {
            End::Branch(_, successors) => successors,
            End::Jump(to) => std::slice::from_ref(to),
            End::Return(_) => &[],
        }
    }
}

/// The definition of a value, with its width in bits.
struct Definition {
    width: u32,
    /// The block that writes it; none for a parameter.
    block: Option<usize>,
}

struct Writer<'f> {
    facts: FunctionWriter<'f>,
    function: &'f Function,
    /// The number of each value, by name.
    values: FxHashMap<&'f str, usize>,
    definitions: Vec<Definition>,
    ends: Vec<End<'f>>,
    faults: Vec<Fault>,
    position: u32,
    /// Of the blocks, once their ends are known.
    dominators: Option<DominatorTree>,
}

/// Returns true if a register carries memory order, which facts know from the instructions.
fn is_order(register: &Register) -> bool {
    register.width == Some(0)
}

impl<'f> Writer<'f> {
    fn error(&mut self, at: Span, message: String) {
        self.faults.push(*Fault::error(at.start, at.end, message));
    }

    fn warn(&mut self, at: Span, message: String, help: String) {
        self.faults.push(*Fault::warning(at.start, at.end, message).help(help));
    }

    /// Finds all values with their widths: parameters, what is written, and what a header without interface leaves open.
    fn define(&mut self) {
        let function = self.function;
        let mut widths: FxHashMap<&str, u32> = FxHashMap::default();
        let interface = function.interface.iter().flatten().flatten();
        let mentions =
            function.lines().flat_map(|line| line.outs.iter().chain(line.registers())).chain(interface);
        for register in mentions {
            let Some(width) = register.width else { continue };
            let first = *widths.entry(&register.name).or_insert(width);
            if first != width {
                let message =
                    format!("`{}` has {} here and {first} before", register.name, counted(width, "bit"));
                self.warn(register.at, message, format!("it is read as ci{first}"));
            }
        }
        let parameters = function.interface.iter().flat_map(|[inputs, _]| inputs);
        for parameter in parameters.filter(|register| !is_order(register)) {
            self.add(parameter, None, &widths);
        }
        for (at, block) in function.blocks.iter().enumerate() {
            let written = block.lines.iter().flat_map(|line| &line.outs);
            for register in written.filter(|register| !is_order(register) && !register.is_ignored()) {
                self.add(register, Some(at), &widths);
            }
        }
        let read = function.lines().flat_map(Line::registers);
        for register in read.filter(|register| !is_order(register)) {
            let is_block = self.find_block(&register.name).is_some();
            if self.values.contains_key(register.name.as_str()) || is_block || register.is_ignored() {
                continue;
            }
            if function.interface.is_some() {
                self.error(register.at, format!("`{}` is never written", register.name));
            } else {
                let message = format!("`{}` is never written", register.name);
                self.warn(register.at, message, "it is read as a parameter".to_owned());
                self.add(register, None, &widths);
            }
        }
    }

    fn add(&mut self, register: &'f Register, block: Option<usize>, widths: &FxHashMap<&str, u32>) {
        let Some(&width) = widths.get(register.name.as_str()) else {
            return self.error(register.at, format!("the width of `{}` is never given", register.name));
        };
        if self.values.insert(&register.name, self.definitions.len()).is_some() {
            self.error(register.at, format!("`{}` is assigned twice", register.name));
        }
        self.definitions.push(Definition { width, block });
    }

    /// The block that `%bb.1` names: `bb.1`, or `bb.1.entry`.
    fn find_block(&self, name: &str) -> Option<usize> {
        let label = name.strip_prefix('%')?;
        let blocks = &self.function.blocks;
        let numbered =
            |block: &Block| block.label.strip_prefix(label).is_some_and(|rest| rest.starts_with('.'));
        blocks.iter().position(|block| block.label == label).or_else(|| blocks.iter().position(numbered))
    }

    /// The label of the block `at`; `bb.0` for the block before the first label.
    fn label(&self, at: usize) -> &'f str {
        match self.function.blocks[at].label.as_str() {
            "" => "bb.0",
            label => label,
        }
    }

    fn target(&mut self, register: Option<&'f Register>, at: Span) -> usize {
        match register.and_then(|register| self.find_block(&register.name)) {
            Some(block) => block,
            None => {
                let at = register.map_or(at, |register| register.at);
                self.error(at, "no block of this name".to_owned());
                0
            }
        }
    }

    fn end(&mut self, at: usize, block: &'f Block) -> End<'f> {
        let first = block.lines.iter().position(|line| ENDS.contains(&line.opcode.as_str()));
        let ends = first.map_or(&[][..], |first| &block.lines[first..]);
        if let Some(line) = ends.iter().find(|line| !ENDS.contains(&line.opcode.as_str())) {
            self.error(line.at, format!("`{}` is after the end of its block", line.opcode));
        }
        let Some(line) = ends.first() else { return self.open_end(at, block) };
        let registers: Vec<&Register> = line.registers().collect();
        match line.opcode.as_str() {
            "BR" => End::Jump(self.target(registers.first().copied(), line.at)),
            "BT" | "BF" => {
                let Some(&condition) = registers.first() else {
                    self.error(line.at, "expected a condition and a block".to_owned());
                    return End::Return(Vec::new());
                };
                let taken = self.target(registers.get(1).copied(), line.at);
                let other = match ends.get(1) {
                    Some(jump) => self.target(jump.registers().next(), jump.at),
                    None => self.next(at, line.at),
                };
                End::Branch(condition, if line.opcode == "BT" { [taken, other] } else { [other, taken] })
            }
            _ => End::Return(self.returned(line)),
        }
    }

    /// The block after the block `at`, which a branch falls through to.
    fn next(&mut self, at: usize, place: Span) -> usize {
        if at + 1 == self.function.blocks.len() {
            self.error(place, "the successor for a branch that is not taken is missing".to_owned());
            return 0;
        }
        at + 1
    }

    /// The end of a block without a terminator: to its only successor if that is listed, else a return.
    fn open_end(&mut self, at: usize, block: &'f Block) -> End<'f> {
        let name = if block.label.is_empty() { &self.function.name } else { &block.label };
        let message = format!("`{name}` has no terminator");
        if let Some([Successor { block: only, .. }]) = block.successors.as_deref() {
            let to = self.target(Some(only), only.at);
            if to != at + 1 {
                self.warn(block.at, message, format!("it is read as a jump to `{}`", only.name));
            }
            return End::Jump(to);
        }
        self.warn(block.at, message, "it is read as a return".to_owned());
        End::Return(self.declared())
    }

    fn write(&mut self) {
        self.infer_results();
        self.check_single_assignment();
        self.check_returns();
        self.check_widths();
        if self.faults.iter().any(|fault| fault.severity == Severity::Error) {
            return;
        }
        self.write_values();
        for at in 0..self.function.blocks.len() {
            let label = self.label(at);
            self.facts.entity("Block", label);
            self.facts.push("block", [at as u32, self.facts.part, at as u32]);
        }
        for at in 0..self.ends.len() {
            for (successor, &to) in self.ends[at].successors().iter().enumerate() {
                self.facts.push("edge", [at as u32, to as u32, successor as u32]);
            }
        }
        (0..self.ends.len()).for_each(|at| self.weigh(at));
        for (at, block) in self.function.blocks.iter().enumerate() {
            self.position = 0;
            let body = block.lines.iter().take_while(|line| !ENDS.contains(&line.opcode.as_str()));
            body.for_each(|line| self.line(at, line));
            self.terminator(at);
        }
    }

    fn write_values(&mut self) {
        let mut names: Vec<(&str, usize)> = self.values.iter().map(|(name, at)| (*name, *at)).collect();
        names.sort_unstable_by_key(|(_, at)| *at);
        let mut position = 0;
        for (name, at) in names {
            let id = self.facts.entity("Value", name);
            let width = self.definitions[at].width;
            let ty = self.facts.symbol(&format!("i{width}"));
            self.facts.push("value", [id, self.facts.part, ty, width]);
            if self.definitions[at].block.is_none() {
                self.facts.push("parameter", [id, self.facts.part, position]);
                position += 1;
            }
        }
        let returned = self.ends.iter().find_map(|end| match end {
            End::Return(values) => values.first(),
            _ => None,
        });
        if let Some(width) = returned.and_then(|operand| self.width(operand)) {
            let ty = self.facts.symbol(&format!("i{width}"));
            self.facts.push("function_result", [self.facts.part, ty, width]);
        }
    }

    fn width(&self, operand: &Operand) -> Option<u32> {
        match operand {
            Operand::Register(register) => self.register_width(register),
            Operand::Number(number) => number.width,
            Operand::Global { width, .. } => Some(width.unwrap_or(POINTER)),
        }
    }

    /// Writes the probabilities of the successors of the block `at`, if all of them are listed with one.
    ///
    /// Two ways to one block share its probability.
    fn weigh(&mut self, at: usize) {
        let (End::Branch(_, successors), Some(listed)) =
            (&self.ends[at], &self.function.blocks[at].successors)
        else {
            return;
        };
        let of = |to: usize| {
            let named = listed.iter().filter(|listed| self.find_block(&listed.block.name) == Some(to));
            let (mut sum, mut known) = (0_u64, false);
            for successor in named {
                sum += u64::from(successor.probability?);
                known = true;
            }
            let ways = successors.iter().filter(|&&other| other == to).count() as u64;
            known.then(|| (sum / ways).min(HEAVIEST) as u32)
        };
        let weights: Vec<Option<u32>> = successors.iter().map(|&to| of(to)).collect();
        let [Some(taken), Some(other)] = weights[..] else { return };
        for (successor, weight) in (0..).zip([taken, other]) {
            self.facts.push("branch_weight", [at as u32, successor, weight]);
        }
    }

    fn terminator(&mut self, at: usize) {
        let place = self.end_place(at);
        let (opcode, operands) = match &self.ends[at] {
            End::Branch(condition, _) => ("br", vec![Operand::Register((*condition).clone())]),
            End::Jump(_) => ("br", Vec::new()),
            End::Return(values) => ("ret", values.clone()),
        };
        let id = self.instruction(at, place, opcode);
        for (number, operand) in (0..).zip(&operands) {
            let width = self.width(operand).unwrap_or(1);
            self.operand(id, number, operand, width);
        }
    }

    fn instruction(&mut self, block: usize, at: Span, opcode: &str) -> u32 {
        let name = format!("{}:{}", self.label(block), self.position);
        let id = self.facts.entity("Instruction", &name);
        let opcode = self.facts.symbol(opcode);
        self.facts.push("instruction", [id, block as u32, self.position, opcode]);
        self.position += 1;
        self.facts.locate("location", id, at.start);
        id
    }

    /// Writes operand `number` of `instruction`; a constant has `width` bits unless it says otherwise.
    fn operand(&mut self, instruction: u32, number: u32, operand: &Operand, width: u32) {
        match operand {
            Operand::Register(register) => match self.values.get(register.name.as_str()) {
                Some(&value) => self.facts.push("use", [instruction, number, value as u32]),
                None => self.undefined(instruction, number, width),
            },
            Operand::Number(constant) => {
                let width = constant.width.unwrap_or(width);
                let bits = unsigned(&constant.text, width);
                let bits = self.facts.symbol(&bits);
                self.facts.push("constant", [instruction, number, width, bits]);
            }
            Operand::Global { name, offset, width, .. } => {
                let width = width.unwrap_or(POINTER);
                let (name, offset) = (self.facts.symbol(name), self.facts.symbol(&offset.to_string()));
                self.facts.push("global_operand", [instruction, number, width, name, offset]);
            }
        }
    }

    fn undefined(&mut self, instruction: u32, number: u32, width: u32) {
        let zero = self.facts.symbol("0");
        self.facts.push("constant", [instruction, number, width, zero]);
        self.facts.push("undefined_operand", [instruction, number]);
    }

    fn line(&mut self, block: usize, line: &'f Line) {
        let mut outs = line.outs.iter().filter(|register| !is_order(register));
        let out = outs.next().filter(|register| !register.is_ignored());
        let defined = out.and_then(|register| self.values.get(register.name.as_str()).copied());
        let width = defined.map_or(line.width.unwrap_or(0), |value| self.definitions[value].width);
        self.check_count(line);
        let id = match line.opcode.as_str() {
            "PHI" => self.phi(block, line, width),
            "..." => self.instruction(block, line.at, "source"),
            "NOT" => {
                let id = self.instruction(block, line.at, "xor");
                self.operands(id, line, width);
                let ones = self.facts.symbol(&unsigned("-1", width));
                self.facts.push("constant", [id, 1, width, ones]);
                id
            }
            "MOV" => self.plain(block, line, "freeze", width),
            "LOAD" | "STORE" => self.access(block, line),
            "GEP" => self.gep(block, line, width),
            "CALL" => self.call(block, line, width),
            name if name.starts_with("ICMP.") || name.starts_with("FCMP.") => {
                let (opcode, predicate) = name.split_at(4);
                let id = self.plain(block, line, &opcode.to_lowercase(), line.width.unwrap_or(1));
                let predicate = self.facts.symbol(&predicate[1..].to_lowercase());
                self.facts.push("predicate", [id, predicate]);
                id
            }
            name if plain_operands(name).is_some() => {
                let width = line.width.unwrap_or(width);
                self.plain(block, line, &name.to_lowercase(), width)
            }
            name => {
                let message = format!("unknown operation `{name}`");
                self.warn(line.at, message, "its result is an opaque value".to_owned());
                self.instruction(block, line.at, "source")
            }
        };
        if let Some(value) = defined {
            self.facts.push("def", [id, value as u32]);
        }
    }

    fn register_width(&self, register: &Register) -> Option<u32> {
        self.values.get(register.name.as_str()).map(|&at| self.definitions[at].width)
    }

    fn operands(&mut self, id: u32, line: &'f Line, width: u32) {
        let values = line.operands.iter().filter(|operand| !is_token(operand));
        for (number, operand) in (0..).zip(values) {
            self.operand(id, number, operand, width);
        }
    }

    fn plain(&mut self, block: usize, line: &'f Line, opcode: &str, width: u32) -> u32 {
        let id = self.instruction(block, line.at, opcode);
        self.operands(id, line, width);
        id
    }

    fn phi(&mut self, block: usize, line: &'f Line, width: u32) -> u32 {
        let id = self.instruction(block, line.at, "phi");
        for (number, pair) in (0..).zip(line.operands.chunks(2)) {
            let [value, Operand::Register(from)] = pair else { continue };
            let Some(from) = self.find_block(&from.name) else { continue };
            match self.reaches(value, from) {
                true => self.operand(id, number, value, width),
                false => self.undefined(id, number, width),
            }
            self.facts.push("phi_operand", [id, number, from as u32]);
        }
        id
    }

    fn access(&mut self, block: usize, line: &'f Line) -> u32 {
        let (opcode, address) = if line.opcode == "LOAD" { ("load", 0) } else { ("store", 1) };
        let width = line.width.unwrap_or(0);
        let id = self.plain(block, line, opcode, width);
        let kind = self.facts.symbol(opcode);
        let bytes =
            attribute(line, "bytes").and_then(|bytes| bytes.parse().ok()).unwrap_or(width.div_ceil(8));
        self.facts.push("access", [id, kind, address, bytes]);
        id
    }

    fn gep(&mut self, block: usize, line: &'f Line, width: u32) -> u32 {
        let id = self.plain(block, line, "getelementptr", width);
        let offset = self.facts.symbol(attribute(line, "offset").unwrap_or("0"));
        self.facts.push("gep_offset", [id, offset]);
        let scales = line.attributes.iter().filter_map(|word| word.strip_prefix("scale "));
        for (number, scale) in (1..).zip(scales) {
            let index = line.operands.get(number as usize).and_then(|operand| self.width(operand));
            let scale = self.facts.symbol(scale);
            self.facts.push("gep_index", [id, number, scale, index.unwrap_or(POINTER)]);
        }
        id
    }

    /// A call: by name if its first operand is one, else of the address that stands first.
    fn call(&mut self, block: usize, line: &'f Line, width: u32) -> u32 {
        let id = self.instruction(block, line.at, "call");
        let mut operands: Vec<&Operand> = line.operands.iter().filter(|operand| !is_token(operand)).collect();
        match operands.first() {
            Some(Operand::Global { name, offset: 0, .. }) => {
                let name = self.facts.symbol(name);
                self.facts.push("call", [id, name]);
                operands.remove(0);
            }
            Some(_) => operands.rotate_left(1),
            None => {}
        }
        for (number, operand) in (0..).zip(operands) {
            self.operand(id, number, operand, width);
        }
        id
    }

    /// Returns true if `value` is there at the end of the block `from`.
    fn reaches(&self, value: &Operand, from: usize) -> bool {
        let Operand::Register(register) = value else { return true };
        let Some(&at) = self.values.get(register.name.as_str()) else { return false };
        let dominators = self.dominators.as_ref().expect("computed before anything is written");
        self.definitions[at].block.is_none_or(|block| dominators.dominates(block as u32, from as u32))
    }

    fn compute_dominators(&self) -> DominatorTree {
        let edges: Vec<(u32, u32)> = (0..)
            .zip(&self.ends)
            .flat_map(|(from, end)| end.successors().iter().map(move |&to| (from, to as u32)))
            .collect();
        DominatorTree::new(&Adjacency::new(self.ends.len(), edges.iter().copied()), &[0])
    }
}

fn is_token(operand: &Operand) -> bool {
    matches!(operand, Operand::Register(register) if is_order(register))
}

/// The value of the attribute `name` among the words in braces.
fn attribute<'l>(line: &'l Line, name: &str) -> Option<&'l str> {
    line.attributes.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix(' '))
}

/// A decimal number as an unsigned one of `width` bits, in decimal.
///
/// A number with sign is taken modulo 2^width if it has no more than 127 bits, else it stays as it is written.
fn unsigned(text: &str, width: u32) -> String {
    match text.parse::<i128>() {
        Ok(number) if number < 0 && width < 128 => (number & ((1 << width) - 1)).to_string(),
        _ => text.to_owned(),
    }
}
