//! LLVM IR printed again: the functions that changed anew, and everything else as it was.
//!
//! Instructions are copied as text, token by token, with the names of values and blocks replaced. So flags, metadata,
//! attributes and whatever else no fact tells of stay as they are. In a function that changed every unnamed value gets a name;
//! directives about the order of uses are left out, since that order has changed.

pub mod facts;

use crate::{
    labels::Codes,
    names::{Names, Numbers},
    plan::{Act, Operand, Plan, Step, Value},
};
use dfquery_extract::text::{InstructionText, Listing, Listings, Token, canonical, tokens};
use dfquery_graph::function::Function;
use rustc_hash::FxHashMap;
use std::{fmt::Write, ops::Range};

/// A body that takes the place of another.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Body {
    /// The byte range of the old body in the text of its module.
    pub span: Range<usize>,
    /// The new one, with its braces.
    pub text: String,
    /// The names of its blocks, in order.
    pub blocks: Vec<String>,
}

/// The body of the function of `plan`.
///
/// # Errors
///
/// The reason why the text cannot be changed.
pub fn body(listings: &Listings, plan: &Plan) -> Result<Body, String> {
    let name = plan.function.name();
    let listing = listings.of(name).ok_or("its text could not be found")?;
    let text = listings.text();
    if has_block_address(text, name) {
        return Err("the address of one of its blocks is taken".to_owned());
    }
    let same = |(text, block): (&dfquery_extract::text::BlockText, &dfquery_graph::function::Block)| {
        text.instructions.len() == block.instructions.len()
    };
    let blocks = &plan.function.blocks;
    if listing.blocks.len() != blocks.len() || !listing.blocks.iter().zip(blocks).all(same) {
        return Err("its facts are not those of this text".to_owned());
    }
    let names = Names::new(plan, Numbers::Spelled);
    let mut printer = Printer {
        text,
        instructions: listing.blocks.iter().flat_map(|block| &block.instructions).collect(),
        locals: locals(plan.function),
        listing: &listing,
        plan,
        names: &names,
        out: String::new(),
    };
    printer.function();
    let text = printer.out;
    Ok(Body { span: listing.body, text, blocks: names.blocks })
}

/// Returns true if `text` has a `blockaddress` of the function `name`.
fn has_block_address(text: &str, name: &str) -> bool {
    text.match_indices("blockaddress").any(|(at, word)| {
        let mut behind = tokens(text, at + word.len()..text.len()).map(|(_, token)| token);
        behind.next() == Some(Token::Mark(b'('))
            && matches!(behind.next(), Some(Token::Global(raw)) if canonical(raw) == name)
    })
}

/// The text of a module with `bodies` in their places, in order.
pub fn module(text: &str, bodies: &[Body]) -> String {
    if bodies.is_empty() {
        return text.to_owned();
    }
    let mut out = String::with_capacity(text.len() + text.len() / 16);
    let mut at = 0;
    for body in bodies {
        push_without_use_lists(&mut out, &text[at..body.span.start]);
        out.push_str(&body.text);
        at = body.span.end;
    }
    push_without_use_lists(&mut out, &text[at..]);
    out
}

/// Appends `text` without the lines at the top level that tell the order of uses.
fn push_without_use_lists(out: &mut String, text: &str) {
    let mut rest = text;
    while let Some(at) = rest.find("\nuselistorder") {
        out.push_str(&rest[..at]);
        let line = &rest[at + 1..];
        rest = &line[line.find('\n').unwrap_or(line.len())..];
    }
    out.push_str(rest);
}

/// The entity that a name of the old function denotes.
#[derive(Clone, Copy)]
enum Local {
    Value(u32),
    Block,
}

/// The names of `function` without their sigil.
fn locals<'a>(function: &Function<'a>) -> FxHashMap<&'a str, Local> {
    let results = function.instructions.iter().filter_map(|instruction| instruction.result);
    let values = function.parameters.iter().copied().chain(results);
    let values = values.map(|value| (&function.value_name(value)[1..], Local::Value(value)));
    let blocks = function.blocks.iter().map(|block| (function.block_name(block.id), Local::Block));
    values.chain(blocks).collect()
}

struct Printer<'p, 'f, 'a> {
    text: &'p str,
    listing: &'p Listing,
    /// All instructions of the old function, in order.
    instructions: Vec<&'p InstructionText>,
    locals: FxHashMap<&'a str, Local>,
    plan: &'p Plan<'f, 'a>,
    names: &'p Names,
    out: String,
}

impl Printer<'_, '_, '_> {
    fn function(&mut self) {
        self.out.push_str("{\n");
        for node in 0..self.plan.outline.nodes.len() {
            if node > 0 {
                self.out.push('\n');
            }
            self.line(format_args!("{}:", self.names.blocks[node]));
            self.node(node);
        }
        self.out.push('}');
    }

    fn line(&mut self, line: std::fmt::Arguments) {
        writeln!(self.out, "{line}").expect("a string takes what is written");
    }

    fn node(&mut self, node: usize) {
        let plan = self.plan;
        let mut recorded = false;
        for step in &plan.steps[node] {
            if let Act::Copy(old) = step.act {
                if !std::mem::replace(&mut recorded, true) {
                    self.records_of_phis(node);
                }
                self.records(node, old);
                self.copy(node, old);
            } else {
                self.made(node, step);
            }
        }
    }

    fn text_of(&self, instruction: u32) -> &InstructionText {
        self.instructions[(instruction - self.plan.function.instructions[0].id) as usize]
    }

    // ---- copies

    fn copy(&mut self, node: usize, old: u32) {
        let span = self.text_of(old).span.clone();
        self.out.push_str("  ");
        self.rewritten(node, span);
        self.out.push('\n');
    }

    /// Appends what stands at `span`, with the names that `node` has for it; names of blocks are those of its successors.
    fn rewritten(&mut self, node: usize, span: Range<usize>) {
        let (mut done, mut successors) = (span.start, self.plan.outline.nodes[node].successors.iter());
        for (place, token) in tokens(self.text, span.clone()) {
            let Token::Local(raw) = token else { continue };
            if !self.listing.names.contains(&place.start) {
                continue;
            }
            self.out.push_str(&self.text[done..place.start]);
            match self.locals.get(canonical(raw).as_ref()) {
                Some(&Local::Value(value)) => self.value(node, value),
                _ => {
                    let successor =
                        successors.next().expect("a terminator has a successor for each block that it names");
                    write!(self.out, "%{}", self.names.blocks[successor.to])
                        .expect("a string takes what is written");
                }
            }
            done = place.end;
        }
        self.out.push_str(&self.text[done..span.end]);
    }

    /// Appends what stands for the old `value` in `node`.
    fn value(&mut self, node: usize, value: u32) {
        match self.plan.read(node, value) {
            Some(value) => self.name(value),
            None => self.out.push_str("poison"),
        }
    }

    fn name(&mut self, value: Value) {
        write!(self.out, "%{}", self.names.values[&value]).expect("a string takes what is written");
    }

    // ---- debug records

    /// Appends the records before the instruction `old`, which is no phi.
    fn records(&mut self, node: usize, old: u32) {
        let function = self.plan.function;
        let block = function.block(function.instruction(old).block);
        let first = function.instructions[block.instructions.start].id;
        let before = match old == first {
            true => self.listing.blocks[(block.id - function.blocks[0].id) as usize].start,
            false => self.text_of(old - 1).span.end,
        };
        self.recorded(node, before..self.text_of(old).span.start);
    }

    /// Appends the records that stand among phis, where they cannot stay.
    fn records_of_phis(&mut self, node: usize) {
        let phis = self.plan.steps[node].iter().filter_map(|step| match step.act {
            Act::Phi(old) => Some(old),
            _ => None,
        });
        for old in phis.collect::<Vec<_>>() {
            self.records(node, old);
        }
    }

    /// Appends the records that stand at `span`. What is not alive in `node` is poison for them.
    fn recorded(&mut self, node: usize, span: Range<usize>) {
        let tokens: Vec<(Range<usize>, Token)> = tokens(self.text, span).collect();
        let (Some((first, _)), Some((last, _))) = (tokens.first(), tokens.last()) else { return };
        self.out.push_str("  ");
        let mut done = first.start;
        for (at, (place, token)) in tokens.iter().enumerate() {
            // A name before a name is that of a type.
            let is_type = matches!(tokens.get(at + 1), Some((_, Token::Local(_))));
            if let (Token::Local(raw), false) = (token, is_type)
                && let Some(&Local::Value(value)) = self.locals.get(canonical(raw).as_ref())
            {
                self.out.push_str(&self.text[done..place.start]);
                self.value(node, value);
                done = place.end;
            }
        }
        self.out.push_str(&self.text[done..last.end]);
        self.out.push('\n');
    }

    // ---- what is new

    fn made(&mut self, node: usize, step: &Step) {
        self.out.push_str("  ");
        if let (Some(result), false) = (step.result, matches!(step.act, Act::Phi(_))) {
            self.name(result);
            self.out.push_str(" = ");
        }
        match step.act {
            Act::Phi(old) => self.phi(node, old, step),
            Act::Join(value) => {
                write!(self.out, "phi {} ", self.plan.function.value_type(value))
                    .expect("a string takes what is written");
                self.pairs(step);
            }
            Act::Label => {
                let bits = self.plan.labels.of(node).bits;
                write!(self.out, "phi i{bits} ").expect("a string takes what is written");
                self.pairs(step);
            }
            Act::Test => {
                let Operand::Number(bits, _) = step.operands[1] else {
                    unreachable!("a test compares with a number");
                };
                write!(self.out, "icmp eq i{bits} ").expect("a string takes what is written");
                self.operands(step, &["", ", "]);
            }
            Act::Choose => {
                let bits = step.result.map_or(0, |choice| self.plan.label_bits(choice));
                let number = format!(", i{bits} ");
                self.operands(step, &["select i1 ", &number, &number]);
            }
            Act::Dispatch => self.dispatch(node, step),
            Act::Go => {
                let to = self.plan.outline.nodes[node].successors[0].to;
                write!(self.out, "br label %{}", self.names.blocks[to])
                    .expect("a string takes what is written");
            }
            Act::Copy(_) => unreachable!("copies are printed with their records"),
        }
        self.out.push('\n');
    }

    fn operands(&mut self, step: &Step, before: &[&str]) {
        for (text, operand) in before.iter().zip(&step.operands) {
            self.out.push_str(text);
            self.operand(operand);
        }
    }

    fn operand(&mut self, operand: &Operand) {
        match operand {
            Operand::Value(value) => self.name(*value),
            Operand::Number(_, text) => self.out.push_str(text),
            Operand::Poison => self.out.push_str("poison"),
            Operand::Same { instruction, operand } => {
                let at = self.text_of(*instruction).operands[*operand];
                let end = self.end_of_operand(at, self.text_of(*instruction).span.end);
                self.out.push_str(&self.text[at..end]);
            }
        }
    }

    /// The `[ value, %block ]` of a phi.
    fn pairs(&mut self, step: &Step) {
        for (at, (operand, &from)) in step.operands.iter().zip(&step.incoming).enumerate() {
            self.out.push_str(if at == 0 { "[ " } else { ", [ " });
            self.operand(operand);
            write!(self.out, ", %{} ]", self.names.blocks[from]).expect("a string takes what is written");
        }
    }

    /// A phi with new pairs in the place of the old ones.
    fn phi(&mut self, node: usize, old: u32, step: &Step) {
        let InstructionText { span, operands } = self.text_of(old).clone();
        let first = operands.first().copied().unwrap_or(span.end);
        let open = self.text[..first].rfind('[').expect("a pair begins with a bracket");
        let last = self.end_of_operand(operands.last().copied().unwrap_or(span.end), span.end);
        let close = tokens(self.text, last..span.end).find(|(_, token)| *token == Token::Mark(b']'));
        let behind = close.map_or(span.end, |(place, _)| place.end);
        self.rewritten(node, span.start..open);
        self.pairs(step);
        self.out.push_str(&self.text[behind..span.end]);
    }

    /// The end of the operand that begins at `at`: before a comma outside of all brackets.
    fn end_of_operand(&self, at: usize, end: usize) -> usize {
        let (mut depth, mut last) = (0, at);
        for (place, token) in tokens(self.text, at..end) {
            match token {
                Token::Mark(b'(' | b'[' | b'{' | b'<') => depth += 1,
                Token::Mark(b')' | b']' | b'}' | b'>') => depth -= 1,
                Token::Mark(b',') if depth == 0 => break,
                _ => {}
            }
            last = place.end;
        }
        last
    }

    fn dispatch(&mut self, node: usize, step: &Step) {
        let successors = &self.plan.outline.nodes[node].successors;
        let Codes { bits, codes } = self.plan.labels.of(node);
        write!(self.out, "switch i{bits} ").expect("a string takes what is written");
        self.operand(&step.operands[0]);
        for (at, (successor, code)) in successors.iter().zip(codes).enumerate() {
            let to = &self.names.blocks[successor.to];
            let written = match at {
                0 => write!(self.out, ", label %{to} ["),
                _ => write!(self.out, "\n    i{bits} {code}, label %{to}"),
            };
            written.expect("a string takes what is written");
        }
        self.out.push_str("\n  ]");
    }
}
