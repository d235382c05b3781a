//! The widths that operations of control flow ask for.
//!
//! ```text
//! %x:ci8 = TRUNC32 %a:ci32        the number is the width of the operand
//! %x:ci8 = ADD8 %a:ci8, 3         the number is the width of the operands and of the result
//! %x:ci1 = ICMP.EQ32 %a:ci32, 0   the number is the width of the operands, and the result has one bit
//! ```

/// The width that an operation asks for at one place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Width {
    /// Any width.
    Any,
    /// A number of bits.
    Bits(u32),
    /// The width of the data: the number behind the name, else that of the result.
    Data,
    /// The width of the operand: the number behind the name, else that of the first operand.
    Operand,
}

/// The width of a conversion's result compared with that of its operand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The result has more bits.
    Wider,
    /// The result has fewer bits.
    Narrower,
    /// The result has as many bits.
    Equal,
}

/// The widths of an operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Widths {
    /// That of the result.
    pub result: Width,
    /// Those of the first operands.
    pub first: &'static [Width],
    /// That of the operands after `first`.
    pub others: Width,
    /// The change of width by a conversion.
    pub change: Option<Change>,
    /// True if the result, and whether the operands, are floating-point numbers.
    pub floats: [bool; 2],
}

/// The widths of floating-point numbers.
pub const FLOATS: [u32; 5] = [16, 32, 64, 80, 128];

/// The widths of the operation `name`; none of an operation that takes any.
pub fn of(name: &str) -> Option<Widths> {
    use Width::{Any, Bits, Data, Operand};
    let alike = Widths { result: Data, first: &[], others: Data, change: None, floats: [false; 2] };
    let conversion = Widths { result: Any, others: Operand, ..alike };
    let changed = |change| Some(Widths { change: Some(change), ..conversion });
    match name {
        "ADD" | "SUB" | "MUL" | "UDIV" | "SDIV" | "UREM" | "SREM" | "AND" | "OR" | "XOR" | "SHL" | "LSHR"
        | "ASHR" | "NOT" | "MOV" | "FREEZE" => Some(alike),
        "FADD" | "FSUB" | "FMUL" | "FDIV" | "FREM" | "FNEG" => Some(Widths { floats: [true; 2], ..alike }),
        "SELECT" => Some(Widths { first: &[Bits(1)], ..alike }),
        "ZEXT" | "SEXT" => changed(Change::Wider),
        "TRUNC" => changed(Change::Narrower),
        "BITCAST" => changed(Change::Equal),
        "PTRTOINT" | "INTTOPTR" => Some(conversion),
        "FPTOSI" | "FPTOUI" => Some(Widths { floats: [false, true], ..conversion }),
        "SITOFP" | "UITOFP" => Some(Widths { floats: [true, false], ..conversion }),
        "LOAD" => Some(Widths { others: Any, ..alike }),
        "STORE" => Some(Widths { first: &[Operand], others: Any, ..alike }),
        "GEP" => Some(Widths { first: &[Data], others: Any, ..alike }),
        _ if name.starts_with("ICMP.") => Some(Widths { result: Bits(1), others: Operand, ..alike }),
        _ if name.starts_with("FCMP.") => {
            Some(Widths { result: Bits(1), others: Operand, floats: [false, true], ..alike })
        }
        _ => None,
    }
}
