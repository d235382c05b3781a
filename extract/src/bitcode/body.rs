//! The body of a function.

use super::constant::Id;
use super::metadata::Node;
use super::module::{ListId, SetId, Value};
use super::types::Ty;

/// A span in a pool of numbers: where it starts, and how long it is.
pub type Span = (u32, u32);

/// An instruction.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// The operation.
    pub kind: Kind,
    /// The type of its result; void if it has none.
    pub ty: Ty,
    /// The number of the result among the local values.
    pub local: u32,
    /// Operands and blocks, in the pool of the body, in the order in which they are printed.
    pub operands: Span,
    /// Its location; none if [`super::metadata::NONE`].
    pub location: Node,
    /// Metadata attached to it, in the list of the body.
    pub attached: Span,
    /// Debug records before it, in the list of the body.
    pub records: Span,
}

/// The operation of an instruction.
#[derive(Clone, Debug)]
#[allow(missing_docs)]
pub enum Kind {
    /// With operands of the same type, and words between name and operands.
    Plain(&'static str, Words),
    Cast(&'static str, Words),
    Element(u8, Ty),
    ExtractValue,
    InsertValue,
    Select(u8),
    Shuffle,
    Compare {
        is_float: bool,
        predicate: u8,
        flags: u8,
    },
    Return,
    Branch,
    Switch,
    IndirectBranch,
    Call(Box<Call>),
    Phi(u8),
    LandingPad {
        is_cleanup: bool,
        filters: Box<[bool]>,
    },
    Allocate {
        ty: Ty,
        align: u64,
        space: u32,
        is_argument: bool,
        is_swift_error: bool,
    },
    Load {
        align: u64,
        is_volatile: bool,
        ordering: u8,
        scope: u32,
    },
    Store {
        align: u64,
        is_volatile: bool,
        ordering: u8,
        scope: u32,
    },
    CompareExchange {
        align: u64,
        is_volatile: bool,
        is_weak: bool,
        orderings: (u8, u8),
        scope: u32,
    },
    Update {
        operation: &'static str,
        align: u64,
        is_volatile: bool,
        ordering: u8,
        scope: u32,
    },
    Fence {
        ordering: u8,
        scope: u32,
    },
    VariableArgument,
    CleanupReturn,
    CatchReturn,
    Pad(&'static str),
    CatchSwitch {
        has_unwind: bool,
    },
    /// A debug intrinsic or dropped call; it is not printed, but the debug record of this number.
    Gone(Option<u32>),
}

/// Words after the name of an instruction.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Words {
    /// None.
    None,
    /// Fast-math flags.
    Math(u8),
    /// `nuw` and `nsw`.
    Wrap(u8),
    /// `exact`.
    Exact,
    /// `disjoint`.
    Disjoint,
    /// `nneg`, with fast-math flags before it.
    NonNegative(u8),
}

/// A call of any kind.
#[derive(Clone, Debug)]
pub struct Call {
    /// The name of the instruction.
    pub name: &'static str,
    /// The callee.
    pub callee: Id,
    /// Its type as a function.
    pub function: Ty,
    /// The attributes.
    pub attributes: ListId,
    /// The calling convention.
    pub convention: u32,
    /// `tail`, `musttail`, `notail` or nothing.
    pub tail: &'static str,
    /// Fast-math flags.
    pub math: u8,
    /// The number of operands that are arguments; the blocks follow.
    pub arguments: u32,
    /// Operand bundles: the tag and the operands.
    pub bundles: Vec<(u32, Span)>,
}

/// A block.
#[derive(Clone, Default, Debug)]
pub struct Block {
    /// The instructions.
    pub instructions: Vec<u32>,
    /// The name, in the names of the body; empty if it has none.
    pub name: Span,
    /// The number by which it is printed if it has no name.
    pub slot: u32,
    /// The blocks from which control comes, in the order in which their uses are printed.
    pub before: Vec<u32>,
}

/// A debug record.
#[derive(Clone, Debug)]
pub struct DebugRecord {
    /// The name after `#dbg_`.
    pub name: &'static str,
    /// The operands and at last the location; [`super::metadata::NONE`] for one that is missing.
    pub operands: Vec<Node>,
}

/// An operand that is metadata and no value: this bit and the number of the item.
pub const METADATA: Id = 1 << 30;

/// The body of a function.
#[derive(Default)]
pub struct Body {
    /// The function.
    pub function: u32,
    /// The instructions, in the order in which they are read.
    pub instructions: Vec<Instruction>,
    /// The blocks.
    pub blocks: Vec<Block>,
    /// The order in which blocks are printed.
    pub order: Vec<u32>,
    /// Operands and blocks of instructions.
    pub pool: Vec<u32>,
    /// Names of local values and of blocks.
    pub names: Vec<u8>,
    /// By local value its name.
    pub local_names: Vec<Span>,
    /// By local value the number by which it is printed.
    pub slots: Vec<u32>,
    /// Values that the file does not count.
    pub added: Vec<Value>,
    /// Debug records.
    pub records: Vec<DebugRecord>,
    /// Kinds and nodes of attached metadata.
    pub attached: Vec<(u32, Node)>,
    /// Kinds and nodes of metadata attached to the function.
    pub own: Vec<(u32, Node)>,
    /// The number of values of the module when the function starts.
    pub first: u32,
    /// The number of parameters.
    pub parameters: u32,
    /// Sets of attributes of calls, in the order in which they are numbered.
    pub call_sets: Vec<SetId>,
}

impl Body {
    /// The numbers of a span of the pool.
    pub fn span(&self, (from, count): Span) -> &[u32] {
        &self.pool[from as usize..(from + count) as usize]
    }

    /// Stores numbers in the pool.
    pub fn store(&mut self, numbers: &[u32]) -> Span {
        let from = self.pool.len() as u32;
        self.pool.extend_from_slice(numbers);
        (from, numbers.len() as u32)
    }

    /// The bytes of a name.
    pub fn name(&self, (from, length): Span) -> &[u8] {
        &self.names[from as usize..(from + length) as usize]
    }

    /// Calls `each` for the operands of an instruction that are values or metadata, in the order in which LLVM stores them.
    pub fn each_value(&self, number: u32, mut each: impl FnMut(Id)) {
        let instruction = &self.instructions[number as usize];
        let all = self.span(instruction.operands);
        match &instruction.kind {
            Kind::Branch => all.iter().take(usize::from(all.len() == 3)).for_each(|&one| each(one)),
            Kind::Switch => {
                each(all[0]);
                all[2..].iter().step_by(2).for_each(|&one| each(one));
            }
            Kind::IndirectBranch | Kind::ExtractValue => each(all[0]),
            Kind::CatchReturn | Kind::CleanupReturn | Kind::CatchSwitch { .. } => each(all[0]),
            Kind::InsertValue => all[..2].iter().for_each(|&one| each(one)),
            Kind::Phi(_) => all.iter().step_by(2).for_each(|&one| each(one)),
            Kind::Shuffle => all[..2].iter().for_each(|&one| each(one)),
            Kind::Pad(_) => {
                all[1..].iter().for_each(|&one| each(one));
                each(all[0]);
            }
            Kind::Call(call) => {
                all[..call.arguments as usize].iter().for_each(|&one| each(one));
                for &(_, span) in &call.bundles {
                    self.span(span).iter().for_each(|&one| each(one));
                }
                each(call.callee);
            }
            _ => all.iter().for_each(|&one| each(one)),
        }
    }
}
