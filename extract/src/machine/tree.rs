//! Machine IR as it is written.

/// The operations that only a dataflow graph has.
pub const DATAFLOW: [&str; 12] = [
    "PICK",
    "SWITCH",
    "LAND",
    "LOR",
    "FILTER",
    "GATE",
    "PREDPROP",
    "PREDMERGE",
    "REPEAT",
    "PICKANY",
    "ALL",
    "INIT",
];

/// A stretch of the text, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    /// Its first byte.
    pub start: usize,
    /// Behind its last byte.
    pub end: usize,
}

/// A virtual register, or a channel.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Register {
    /// Its name with the `%`.
    pub name: String,
    /// Its bits, where they are written.
    pub width: Option<u32>,
    /// Its place.
    pub at: Span,
}

impl Register {
    /// Returns true if it stands for a value that nothing wants, or that never comes.
    pub fn is_ignored(&self) -> bool {
        matches!(self.name.as_str(), "%ign" | "$ign" | "%na" | "$na")
    }
}

/// A constant.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Number {
    /// Its decimal digits, with a sign if it has one.
    pub text: String,
    /// Its bits, where they are written.
    pub width: Option<u32>,
    /// Its place.
    pub at: Span,
}

/// An operand of an operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A register; a block is written as one too.
    Register(Register),
    /// A constant.
    Number(Number),
    /// The address of a global or function plus bytes.
    Global {
        /// Its name with the `@`.
        name: String,
        /// Its bits, where they are written.
        width: Option<u32>,
        /// Signed bytes after its start.
        offset: i64,
        /// Its place.
        at: Span,
    },
}

impl Operand {
    /// Its place.
    pub fn at(&self) -> Span {
        match self {
            Operand::Register(register) => register.at,
            Operand::Number(number) => number.at,
            Operand::Global { at, .. } => *at,
        }
    }
}

/// One operation.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Line {
    /// The registers that it writes.
    pub outs: Vec<Register>,
    /// Its name in capitals, without a number; `...` where nothing is known of it.
    pub opcode: String,
    /// The number behind its name.
    pub width: Option<u32>,
    /// Its operands.
    pub operands: Vec<Operand>,
    /// The words in braces.
    pub attributes: Vec<String>,
    /// The comments on lines of their own above it, and then that after it, which may be empty: each on a line.
    pub comment: String,
    /// The name where it stands.
    pub at: Span,
}

impl Line {
    /// The registers among its operands.
    pub fn registers(&self) -> impl Iterator<Item = &Register> {
        self.operands.iter().filter_map(|operand| match operand {
            Operand::Register(register) => Some(register),
            _ => None,
        })
    }
}

/// A successor as a block lists it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Successor {
    /// The block.
    pub block: Register,
    /// The probability in parts of 2^31, where it is written: `(0x40000000)` is a half.
    pub probability: Option<u32>,
}

/// A basic block.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Block {
    /// Its label: `bb.0.entry`; empty for what stands before the first label.
    pub label: String,
    /// The place of the label.
    pub at: Span,
    /// Its successors, where they are listed.
    pub successors: Option<Vec<Successor>>,
    /// Its operations.
    pub lines: Vec<Line>,
}

/// One function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Its name.
    pub name: String,
    /// The place of the name.
    pub name_at: Span,
    /// Its parameters and results; `None` if the header does not list them.
    pub interface: Option<[Vec<Register>; 2]>,
    /// Its blocks.
    pub blocks: Vec<Block>,
    /// The channels that say how many values they hold.
    pub depths: Vec<(Register, u32)>,
    /// The parameters that operators hold.
    pub held: Vec<Register>,
    /// The words in braces after channels.
    pub channels: Vec<(Register, Vec<String>)>,
    /// The comments above its header, each on a line.
    pub comment: String,
    /// True if it says that some way through it never ends.
    pub endless: bool,
    /// Number of invocations that may be in flight, if given.
    pub in_flight: Option<u32>,
}

impl Function {
    /// All operations.
    pub fn lines(&self) -> impl Iterator<Item = &Line> {
        self.blocks.iter().flat_map(|block| &block.lines)
    }

    /// Returns true if it is a graph already: it has an operator that only graphs have, or operations and no block.
    pub fn is_dataflow(&self) -> bool {
        let unlabelled = self.blocks.iter().all(|block| block.label.is_empty());
        unlabelled || self.lines().any(|line| DATAFLOW.contains(&line.opcode.as_str()))
    }
}
