//! The values of pure operators, for the interpreter and the simulator alike.
//!
//! Conventions, where LLVM leaves a choice or says poison:
//! `nsw`, `nuw`, `exact` and fast-math flags are ignored; a shift by the width or more gives 0, or the sign for
//! `ashr`; division by 0 and of the lowest number by -1 end the run; a float that does not fit an integer becomes the
//! nearest one that does, and NaN becomes 0; an index after a vector's end reads 0 and writes nothing.
//! `ctlz` and `cttz` of 0 give the width, `abs` of the lowest number gives itself.
//! Fixed-point numbers are rounded down, and lanes that `llvm.vp` leaves out are 0.
//!
//! Operators on `bfloat` and `ppc_fp128` have the suffix `.bf16` and `.ppcf128`, since their width does not tell
//! them from `half` and `fp128`; intrinsics carry their types in their names already.

mod entry;
mod fixed;
mod float;
mod integer;
mod lanes;
mod masked;
mod target;
mod types;
mod vector;

use crate::{bits::Bits, trap::Reason};
use dfquery_extract::without_types;
use entry::{Entry, Function, Lane, Whole, part};
use integer::find as integer;
use types::is_on;
pub use types::lanes_in;
pub use vector::second_field;

/// A pure operator, ready to be applied.
#[derive(Clone)]
pub struct Compute {
    entry: Entry,
    width: u32,
    lanes: u32,
    bfloat: bool,
    immediates: Box<[i64]>,
    name: Box<str>,
}

impl Compute {
    /// The operator `name` with a result of `width` bits.
    ///
    /// # Errors
    ///
    /// [`Reason::Unsupported`] if there is no such operator, or none on these floats.
    pub fn new(name: &str, width: u32, lanes: Option<u32>, immediates: &[i64]) -> Result<Compute, Reason> {
        if is_on(name, "ppcf128") {
            return Err(Reason::Unsupported(format!("`{name}`")));
        }
        let entry = find(name).ok_or_else(|| Reason::Unsupported(format!("`{name}`")))?;
        let bfloat = is_on(name, "bf16");
        let lanes = lanes.or_else(|| lanes_in(name)).unwrap_or(1).max(1);
        Ok(Compute { entry, width, lanes, bfloat, immediates: immediates.into(), name: name.into() })
    }

    /// The number of operands that it takes.
    pub fn operands(&self) -> usize {
        self.entry.operands
    }

    /// Its name.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Its lanes, and how many of its first operands have lanes too; 0 if it does not treat lanes one by one.
    pub fn lanewise(&self) -> (u32, usize) {
        match self.entry.function {
            Function::Lanes { lanewise, .. } | Function::Masked { lanewise, .. } => (self.lanes, lanewise),
            Function::Whole { .. } => (self.lanes, 0),
        }
    }

    /// The value for these operands.
    ///
    /// # Errors
    ///
    /// [`Reason::DivisionByZero`], [`Reason::DivisionOverflow`], or floats that are not supported.
    pub fn apply(&self, x: &[Bits]) -> Result<Bits, Reason> {
        match self.entry.function {
            Function::Lanes { apply, .. } if self.lanes == 1 => {
                apply(&Lane { x, width: self.width, bfloat: self.bfloat })
            }
            Function::Lanes { lanewise, apply } => self.apply_lanes(lanewise, apply, x, |_| true),
            Function::Masked { lanewise, apply } => {
                let (operands, last) = x.split_at(x.len() - 2);
                self.apply_lanes(lanewise, apply, operands, |lane| masked::is_left(&last[0], &last[1], lane))
            }
            Function::Whole { apply } => {
                let (width, lanes, bfloat, name) = (self.width, self.lanes, self.bfloat, &*self.name);
                apply(&Whole { x, width, lanes, bfloat, immediates: &self.immediates, name })
            }
        }
    }

    /// Applies the operator to the lanes that are `left`; the others are 0.
    fn apply_lanes(
        &self,
        lanewise: usize,
        apply: fn(&Lane) -> Result<Bits, Reason>,
        x: &[Bits],
        left: impl Fn(u32) -> bool,
    ) -> Result<Bits, Reason> {
        let width = self.width / self.lanes;
        let lane = |at: u32| {
            if !left(at) {
                return Ok(Bits::zero(width));
            }
            let operands = x.iter().enumerate().map(|(i, operand)| match i < lanewise {
                true => part(operand, at, self.lanes),
                false => operand.clone(),
            });
            apply(&Lane { x: &operands.collect::<Vec<_>>(), width, bfloat: self.bfloat })
        };
        let values: Vec<Bits> = (0..self.lanes).map(lane).collect::<Result<_, _>>()?;
        Ok(Bits::join(values.into_iter()))
    }
}

/// Returns true if `name` is a pure operator with a value of its own here: `add`, `icmp.slt`, `llvm.smax.i32`.
pub fn is_pure(name: &str) -> bool {
    find(name).is_some()
}

/// The number of operands of the pure operator `name`, if there is one.
pub fn operands(name: &str) -> Option<usize> {
    find(name).map(|entry| entry.operands)
}

/// The widths of a pure operator's operands beside that of its result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Form {
    /// All alike: `add`, `fneg`.
    Plain,
    /// A bit a lane, of operands of any width: `icmp.eq`.
    Comparison,
    /// More bits than the operand has: `zext`.
    Extension,
    /// Fewer bits than the operand has: `trunc`.
    Truncation,
    /// Any width of any other: `fptosi`, `inttoptr`.
    Conversion,
    /// As its name says: `llvm.ctpop.i32`.
    Intrinsic,
}

/// The form of the pure operator `name`; `bitcast` gives as many bits as it takes, and is plain.
pub fn form(name: &str) -> Form {
    match name.split('.').next().unwrap_or(name) {
        "icmp" | "fcmp" => Form::Comparison,
        "zext" | "sext" | "fpext" => Form::Extension,
        "trunc" | "fptrunc" => Form::Truncation,
        "fptosi" | "fptoui" | "sitofp" | "uitofp" | "ptrtoint" | "ptrtoaddr" | "inttoptr"
        | "addrspacecast" => Form::Conversion,
        "llvm" => Form::Intrinsic,
        _ => Form::Plain,
    }
}

fn find(name: &str) -> Option<Entry> {
    match name.strip_prefix("llvm.") {
        Some(intrinsic) => find_intrinsic(intrinsic),
        None => {
            let plain = name.strip_suffix(".bf16").or(name.strip_suffix(".ppcf128")).unwrap_or(name);
            integer(plain).or_else(|| float::find(plain)).or_else(|| vector::find(plain))
        }
    }
}

/// True if `name` is that of an intrinsic with a value of its own, as LLVM prints it: with its types, if it has an overload,
/// and with `operands`.
///
/// Anything else of such a name is a call: `llvm.cttz.i8` with one operand, as it was once, or `llvm.vector.reverse`.
pub fn is_intrinsic(name: &str, operands: usize) -> bool {
    let Some(name) = name.strip_prefix("llvm.") else { return false };
    let is_printed = without_types(name) != name || target::intrinsic(name).is_some();
    is_printed && find_intrinsic(name).is_some_and(|entry| entry.operands == operands)
}

/// Looks an intrinsic up by its name without the types that overload it.
fn find_intrinsic(name: &str) -> Option<Entry> {
    let stem = without_types(name);
    if let Some(operator) = stem.strip_prefix("vp.") {
        return masked::find(operator);
    }
    integer::find_intrinsic(stem)
        .or_else(|| float::find_intrinsic(stem))
        .or_else(|| vector::find_intrinsic(stem))
        .or_else(|| fixed::find_intrinsic(stem))
        .or_else(|| lanes::find_intrinsic(stem))
        .or_else(|| target::intrinsic(stem))
}

#[cfg(test)]
mod tests;
