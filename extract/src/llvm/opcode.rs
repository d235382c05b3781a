//! The operand syntax of each opcode.

use rustc_hash::FxHashMap;
use std::sync::LazyLock;

/// The kinds of instructions by their syntax.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Shape {
    /// `T a, b`
    Binary,
    /// `T a`
    Unary,
    /// `T a to T`
    Cast,
    /// The same, of `bitcast`.
    BitCast,
    Compare,
    Select,
    Phi,
    Load,
    Store,
    Alloca,
    Address,
    Call,
    Invoke,
    CallBranch,
    Return,
    Branch,
    Switch,
    IndirectBranch,
    Unreachable,
    ExtractValue,
    InsertValue,
    ExtractElement,
    InsertElement,
    Shuffle,
    Fence,
    ReadWrite,
    CompareExchange,
    VariableArgument,
    LandingPad,
    Resume,
    Pad,
    CatchSwitch,
    CatchReturn,
    CleanupReturn,
}

const SHAPES: [(Shape, &[&str]); 34] = [
    (
        Shape::Binary,
        &[
            "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor",
            "fadd", "fsub", "fmul", "fdiv", "frem",
        ],
    ),
    (Shape::Unary, &["fneg", "freeze"]),
    (
        Shape::Cast,
        &[
            "trunc",
            "zext",
            "sext",
            "fptrunc",
            "fpext",
            "fptoui",
            "fptosi",
            "uitofp",
            "sitofp",
            "ptrtoint",
            "ptrtoaddr",
            "inttoptr",
            "addrspacecast",
        ],
    ),
    (Shape::BitCast, &["bitcast"]),
    (Shape::Compare, &["icmp", "fcmp"]),
    (Shape::Select, &["select"]),
    (Shape::Phi, &["phi"]),
    (Shape::Load, &["load"]),
    (Shape::Store, &["store"]),
    (Shape::Alloca, &["alloca"]),
    (Shape::Address, &["getelementptr"]),
    (Shape::Call, &["call"]),
    (Shape::Invoke, &["invoke"]),
    (Shape::CallBranch, &["callbr"]),
    (Shape::Return, &["ret"]),
    (Shape::Branch, &["br"]),
    (Shape::Switch, &["switch"]),
    (Shape::IndirectBranch, &["indirectbr"]),
    (Shape::Unreachable, &["unreachable"]),
    (Shape::ExtractValue, &["extractvalue"]),
    (Shape::InsertValue, &["insertvalue"]),
    (Shape::ExtractElement, &["extractelement"]),
    (Shape::InsertElement, &["insertelement"]),
    (Shape::Shuffle, &["shufflevector"]),
    (Shape::Fence, &["fence"]),
    (Shape::ReadWrite, &["atomicrmw"]),
    (Shape::CompareExchange, &["cmpxchg"]),
    (Shape::VariableArgument, &["va_arg"]),
    (Shape::LandingPad, &["landingpad"]),
    (Shape::Resume, &["resume"]),
    (Shape::Pad, &["catchpad", "cleanuppad"]),
    (Shape::CatchSwitch, &["catchswitch"]),
    (Shape::CatchReturn, &["catchret"]),
    (Shape::CleanupReturn, &["cleanupret"]),
];

static TABLE: LazyLock<FxHashMap<&'static str, Shape>> = LazyLock::new(|| {
    SHAPES.iter().flat_map(|(shape, names)| names.iter().map(|&name| (name, *shape))).collect()
});

/// The syntax of `opcode`; none if it is not known.
pub fn shape(opcode: &str) -> Option<Shape> {
    TABLE.get(opcode).copied()
}

/// Returns true if `opcode` begins an instruction, as known opcodes and the markers of calls do.
pub fn begins_instruction(word: &str) -> bool {
    shape(word).is_some() || matches!(word, "tail" | "musttail" | "notail" | "uselistorder")
}

impl Shape {
    /// Returns true if a block ends with it.
    pub fn is_terminator(self) -> bool {
        use Shape::*;
        matches!(
            self,
            Return
                | Branch
                | Switch
                | IndirectBranch
                | Unreachable
                | Invoke
                | CallBranch
                | Resume
                | CatchSwitch
                | CatchReturn
                | CleanupReturn
        )
    }
}
