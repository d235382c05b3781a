//! Instructions as lines with references: as the IR has them, or from their facts.

use super::sources::Sources;
use crate::place::end_of_operands;
use dfquery_extract::text::{InstructionText, Listing, Token, canonical, tokens};
use dfquery_graph::function::{Argument, Function, Instruction};
use dfquery_rules::relation;
use serde_json::Value;
use std::{collections::HashMap, ops::Range};

/// A line: texts, and numbers between them for what the line mentions.
///
/// Shape   a value is its number in the function, a block is -1 - its number
#[derive(Default)]
struct Line {
    pieces: Vec<Value>,
    text: String,
}

impl Line {
    fn text(&mut self, text: &str) {
        self.text.push_str(text);
    }

    fn mention(&mut self, number: i64) {
        if !self.text.is_empty() {
            self.pieces.push(std::mem::take(&mut self.text).into());
        }
        self.pieces.push(number.into());
    }

    fn end(mut self) -> Value {
        if !self.text.is_empty() {
            self.pieces.push(self.text.into());
        }
        self.pieces.into()
    }
}

/// The lines of `function`, one an instruction.
pub fn lines(sources: &Sources, function: &Function) -> Vec<Value> {
    let numbers = Numbers::of(function);
    for listings in &sources.listings {
        let Some(listing) = listings.of(function.name()) else { continue };
        let texts: Vec<&InstructionText> = listing.blocks.iter().flat_map(|b| &b.instructions).collect();
        if texts.len() == function.instructions.len() {
            let names = numbers.by_name(function);
            let line = |text: &&InstructionText| written(listings.text(), &listing, &text.span, &names);
            return texts.iter().map(line).collect();
        }
    }
    function.instructions.iter().map(|instruction| told(function, &numbers, instruction)).collect()
}

/// Numbers of what lines mention.
pub struct Numbers {
    first_block: u32,
    first_value: u32,
}

impl Numbers {
    /// Those of `function`.
    pub fn of(function: &Function) -> Self {
        let base = function.base();
        let first = |name| {
            let ty = base.schema().entity_type(name).expect("the schema has it");
            base.entities(ty).of_part(function.id).start
        };
        Numbers { first_block: first("Block"), first_value: first("Value") }
    }

    /// The number of `block` in its function.
    pub fn block(&self, block: u32) -> u32 {
        block - self.first_block
    }

    /// The number of `value` in its function.
    pub fn value(&self, value: u32) -> u32 {
        value - self.first_value
    }

    /// The numbers of blocks and values by their names in the IR's text, without `%`.
    fn by_name<'f>(&self, function: &Function<'f>) -> HashMap<&'f str, i64> {
        let blocks = function.blocks.iter().map(|block| block.id);
        let blocks = blocks.map(|id| (function.block_name(id), -1 - i64::from(self.block(id))));
        let results = function.instructions.iter().filter_map(|instruction| instruction.result);
        let values = results.chain(function.parameters.iter().copied());
        let values = values.map(|id| {
            let name = function.value_name(id);
            (name.strip_prefix('%').unwrap_or(name), i64::from(self.value(id)))
        });
        blocks.chain(values).collect()
    }
}

/// A line as the IR has it, up to its metadata, with one space for any white space.
fn written(text: &str, listing: &Listing, span: &Range<usize>, names: &HashMap<&str, i64>) -> Value {
    let mut line = Line::default();
    let mut done = span.start;
    for (place, token) in tokens(text, span.start..end_of_operands(text, span)) {
        let between = &text[done..place.start];
        line.text(if between.trim().is_empty() && !between.is_empty() { " " } else { between });
        done = place.end;
        let mentioned = match token {
            Token::Local(raw) if listing.names.contains(&place.start) => names.get(canonical(raw).as_ref()),
            _ => None,
        };
        match mentioned {
            Some(&number) => line.mention(number),
            None => line.text(&text[place]),
        }
    }
    line.end()
}

/// A line made of facts, where there is no IR to show.
fn told(function: &Function, numbers: &Numbers, instruction: &Instruction) -> Value {
    let mut line = Line::default();
    if let Some(result) = instruction.result {
        line.mention(numbers.value(result).into());
        line.text(" = ");
    }
    line.text(function.opcode(instruction));
    let predicate = function.row_at(instruction.id).map(|row: relation::Predicate| row.predicate);
    let callee = function.row_at(instruction.id).map(|row: relation::Call| row.callee);
    for symbol in predicate.into_iter().chain(callee) {
        line.text(&format!(" {}", function.text(symbol)));
    }
    for (at, operand) in instruction.operands.iter().enumerate() {
        line.text(if at == 0 { " " } else { ", " });
        argument(&mut line, numbers, operand);
        if let Some(&from) = instruction.incoming.get(at) {
            line.text(" from ");
            line.mention(-1 - i64::from(numbers.block(from)));
        }
    }
    let block = function.block(instruction.block);
    let is_last = function.terminator(block.id).is_some_and(|last| last.id == instruction.id);
    for successor in block.successors.iter().filter(|_| is_last) {
        line.text(" → ");
        line.mention(-1 - i64::from(numbers.block(successor.to)));
    }
    line.end()
}

fn argument(line: &mut Line, numbers: &Numbers, argument: &Argument) {
    match argument {
        Argument::Value(value) => line.mention(numbers.value(*value).into()),
        Argument::Constant(bits) => line.text(&bits.to_string()),
        Argument::Global { name, offset: 0, .. } => line.text(name),
        Argument::Global { name, offset, .. } => line.text(&format!("{name}{offset:+}")),
        Argument::Expression { text, .. } => line.text(text),
    }
}
