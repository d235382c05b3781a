//! Constants.

use super::types::Ty;
use super::wide::Wide;

/// A value by its number in the module; the values of the function that is being read come last.
pub type Id = u32;

/// The bit of numbers of values that reading has added and the file does not count.
pub const ADDED: Id = 1 << 31;

/// A constant; its type is that of its value.
#[derive(Clone, Debug)]
pub enum Constant {
    /// Zero of whatever type.
    Null,
    /// Undefined.
    Undefined,
    /// Poison.
    Poison,
    /// An integer of at most 64 bits, or a vector of equal ones.
    Integer(i64),
    /// An integer of more bits.
    Wide(Wide),
    /// A float of at most 64 bits, by its bits.
    Float(u64),
    /// A float of 80 or 128 bits: high and low part as LLVM prints them.
    Long(u64, u64),
    /// A structure, array or vector.
    Aggregate(Box<[Id]>),
    /// An array or vector of bytes.
    Bytes(Box<[u8]>),
    /// An array or vector of other numbers, by their bits.
    Numbers(Box<[u64]>),
    /// An expression.
    Expression(Box<Expression>),
    /// The address of a block: function and number.
    Block(Id, u32),
    /// `dso_local_equivalent`.
    Equivalent(Id),
    /// `no_cfi`.
    NoCfi(Id),
    /// `ptrauth`.
    Signed(Box<[Id]>),
    /// Another value, which the constant folds to.
    Same(Id),
    /// Assembly.
    Assembly(Box<Assembly>),
}

/// A constant expression.
#[derive(Clone, Debug)]
pub struct Expression {
    /// The operation.
    pub operation: Operation,
    /// The operands.
    pub operands: Box<[Id]>,
}

/// The operation of a constant expression.
#[derive(Clone, Debug)]
pub enum Operation {
    /// A conversion.
    Cast(&'static str),
    /// An operation with two operands, and its flags.
    Binary(&'static str, u8),
    /// `getelementptr`: flags, the type that it steps over, and the range of `inrange`.
    Element(u8, Ty, Option<Box<(u32, Wide, Wide)>>),
    /// A comparison: whether of floats, and the predicate.
    Compare(bool, u8),
    /// Another operation.
    Other(&'static str),
}

/// Inline assembly.
#[derive(Clone, Debug)]
pub struct Assembly {
    /// The text.
    pub text: Box<[u8]>,
    /// The constraints.
    pub constraints: Box<[u8]>,
    /// True if it does more than compute.
    pub has_effects: bool,
    /// True if it needs an aligned stack.
    pub aligns_stack: bool,
    /// True for the syntax of Intel.
    pub is_intel: bool,
    /// True if it may unwind.
    pub unwinds: bool,
}
