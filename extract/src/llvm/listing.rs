//! The places of the blocks, instructions and names of a function in its text.

use crate::llvm::function::{Reader, Span};
use crate::llvm::lexer::{Lexer, Token};
use crate::llvm::module::Module;
use crate::llvm::parser::Parser;
use rustc_hash::{FxHashMap, FxHashSet};
use std::ops::Range;

/// The functions of a module by their places.
#[derive(Debug)]
pub struct Listings<'a> {
    module: Module<'a>,
    /// The definitions by name; the first of each.
    numbers: FxHashMap<String, usize>,
}

/// One function.
///
/// Units   bytes of the module's text
#[derive(Debug)]
pub struct Listing {
    /// From its `{` to after its `}`.
    pub body: Range<usize>,
    /// Its blocks in order.
    pub blocks: Vec<BlockText>,
    /// The starts of names of values and blocks, the sigil included; names in debug records are left out.
    pub names: FxHashSet<usize>,
}

/// One block.
#[derive(Debug)]
pub struct BlockText {
    /// Its start, after its label.
    pub start: usize,
    /// Its instructions; what stands between them are debug records and comments.
    pub instructions: Vec<InstructionText>,
}

/// One instruction.
#[derive(Clone, Debug)]
pub struct InstructionText {
    /// Its span, result and metadata included.
    pub span: Range<usize>,
    /// The starts of its operands.
    pub operands: Vec<usize>,
}

impl<'a> Listings<'a> {
    /// Finds the functions of `text`. What cannot be read has no listing.
    pub fn new(text: &'a str) -> Self {
        let module = Module::new(text);
        let mut numbers = FxHashMap::default();
        for (number, (name, _)) in module.definition_names().enumerate() {
            numbers.entry(name).or_insert(number);
        }
        Listings { module, numbers }
    }

    /// The text of the module.
    pub fn text(&self) -> &'a str {
        self.module.text
    }

    /// The function called `name` in facts; none if there is no such function, or if it has an error.
    pub fn of(&self, name: &str) -> Option<Listing> {
        let (header, span) = &self.module.definitions[*self.numbers.get(name)?];
        let parser = Parser::new(self.module.text, 0, 0, self.module.types.clone());
        let mut reader = Reader::new(parser);
        reader.locals.places = Some(Vec::new());
        reader.read(header, *span).ok()?;
        Some(listing(&reader, *span))
    }
}

/// The tokens at `span` of `text`, each with its place; comments are none.
pub fn tokens(text: &str, span: Range<usize>) -> impl Iterator<Item = (Range<usize>, Token<'_>)> {
    let mut lexer = Lexer::new(text, span.start, span.end);
    std::iter::from_fn(move || {
        let (start, token) = lexer.next();
        (token != Token::End).then(|| (start..lexer.at(), token))
    })
}

fn listing(reader: &Reader<'_>, span: Span) -> Listing {
    let body = &reader.body;
    let instruction = |number: usize| {
        let found = &body.instructions[number];
        let operands = body.operands_of(number);
        InstructionText {
            span: found.start as usize..found.end as usize,
            operands: operands.map(|operand| body.operands[operand].at as usize).collect(),
        }
    };
    let blocks = (0..body.blocks.len()).map(|block| BlockText {
        start: body.blocks[block].start as usize,
        instructions: body.of_block(block).map(instruction).collect(),
    });
    Listing {
        body: span.start..span.end,
        blocks: blocks.collect(),
        names: reader.locals.places.iter().flatten().map(|&at| at as usize).collect(),
    }
}
