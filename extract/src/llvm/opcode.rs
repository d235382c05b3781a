//! The operand syntax of each opcode.

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

/// The syntax of `opcode`; none if it is not known. Frequent opcodes stand first: they are compared in this order.
pub fn shape(opcode: &str) -> Option<Shape> {
    Some(match opcode {
        "load" => Shape::Load,
        "store" => Shape::Store,
        "call" => Shape::Call,
        "getelementptr" => Shape::Address,
        "br" => Shape::Branch,
        "icmp" | "fcmp" => Shape::Compare,
        "phi" => Shape::Phi,
        "add" | "sub" | "mul" | "and" | "or" | "xor" | "shl" | "lshr" | "ashr" | "udiv" | "sdiv" | "urem"
        | "srem" | "fadd" | "fsub" | "fmul" | "fdiv" | "frem" => Shape::Binary,
        "zext" | "sext" | "trunc" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "fptrunc" | "fpext"
        | "fptoui" | "fptosi" | "uitofp" | "sitofp" | "addrspacecast" => Shape::Cast,
        "bitcast" => Shape::BitCast,
        "select" => Shape::Select,
        "alloca" => Shape::Alloca,
        "ret" => Shape::Return,
        "switch" => Shape::Switch,
        "invoke" => Shape::Invoke,
        "unreachable" => Shape::Unreachable,
        "extractvalue" => Shape::ExtractValue,
        "insertvalue" => Shape::InsertValue,
        "extractelement" => Shape::ExtractElement,
        "insertelement" => Shape::InsertElement,
        "shufflevector" => Shape::Shuffle,
        "fneg" | "freeze" => Shape::Unary,
        "landingpad" => Shape::LandingPad,
        "resume" => Shape::Resume,
        "fence" => Shape::Fence,
        "atomicrmw" => Shape::ReadWrite,
        "cmpxchg" => Shape::CompareExchange,
        "va_arg" => Shape::VariableArgument,
        "indirectbr" => Shape::IndirectBranch,
        "callbr" => Shape::CallBranch,
        "catchpad" | "cleanuppad" => Shape::Pad,
        "catchswitch" => Shape::CatchSwitch,
        "catchret" => Shape::CatchReturn,
        "cleanupret" => Shape::CleanupReturn,
        _ => return None,
    })
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
