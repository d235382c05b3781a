//! Entries of the tables of operators.

use crate::{bits::Bits, trap::Reason};

/// One lane of an operation.
pub struct Lane<'a> {
    /// Its operands.
    pub x: &'a [Bits],
    /// Bits of its result.
    pub width: u32,
    /// True if 16-bit floats are `bfloat`.
    pub bfloat: bool,
}

/// A whole operation, where lanes are not treated one by one.
pub struct Whole<'a> {
    /// Its operands.
    pub x: &'a [Bits],
    /// Bits of its result.
    pub width: u32,
    /// The number of its lanes.
    pub lanes: u32,
    /// True if 16-bit floats are `bfloat`.
    pub bfloat: bool,
    /// Bit positions and shuffle masks.
    pub immediates: &'a [i64],
    /// The operator's name.
    pub name: &'a str,
}

/// The function that computes the value of an operator.
#[derive(Clone, Copy)]
pub enum Function {
    /// Lane by lane; the first `lanewise` operands have lanes, the others are the same for all.
    Lanes { lanewise: usize, apply: fn(&Lane) -> Result<Bits, Reason> },
    /// The same where a mask and a length, two more operands, leave a lane; the others are 0.
    Masked { lanewise: usize, apply: fn(&Lane) -> Result<Bits, Reason> },
    /// All at once.
    Whole { apply: fn(&Whole) -> Result<Bits, Reason> },
}

/// An entry of the tables of operators.
#[derive(Clone, Copy)]
pub struct Entry {
    /// Number of operands.
    pub operands: usize,
    /// The function.
    pub function: Function,
}

/// An operator on lanes, all of whose operands have lanes.
pub fn lanes(operands: usize, apply: fn(&Lane) -> Result<Bits, Reason>) -> Option<Entry> {
    partly(operands, operands, apply)
}

/// An operator on lanes with `lanewise` operands that have lanes and further ones that have not.
pub fn partly(operands: usize, lanewise: usize, apply: fn(&Lane) -> Result<Bits, Reason>) -> Option<Entry> {
    Some(Entry { operands, function: Function::Lanes { lanewise, apply } })
}

/// An operator that sees its operands whole.
pub fn whole(operands: usize, apply: fn(&Whole) -> Result<Bits, Reason>) -> Option<Entry> {
    Some(Entry { operands, function: Function::Whole { apply } })
}

/// Lane `at` of `lanes`.
pub fn part(vector: &Bits, at: u32, lanes: u32) -> Bits {
    let width = vector.width() / lanes;
    vector.slice(at * width, width)
}
