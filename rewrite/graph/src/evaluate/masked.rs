//! Operators on the lanes that a mask and a length leave: the intrinsics `llvm.vp`. The other lanes of a result are 0.

use super::{
    entry::{Entry, Function, Whole, part, whole},
    float, integer,
    vector::{self, Fold},
};
use crate::{bits::Bits, trap::Reason};

/// The operation that `llvm.vp.` and `name` stand for.
pub(super) fn find(name: &str) -> Option<Entry> {
    find_masked(name).or_else(|| find_masked_reduction(name.strip_prefix("reduce.")?))
}

/// The operators with a mask and a length after their operands.
fn find_masked(name: &str) -> Option<Entry> {
    match name {
        "add" | "sub" | "mul" | "udiv" | "urem" | "sdiv" | "srem" => masked(integer::find(name)?),
        "and" | "or" | "xor" | "shl" | "lshr" | "ashr" => masked(integer::find(name)?),
        "zext" | "sext" | "trunc" | "ptrtoint" | "inttoptr" => masked(integer::find(name)?),
        "smin" | "smax" | "umin" | "umax" | "abs" => masked(integer::find_intrinsic(name)?),
        "ctpop" | "ctlz" | "cttz" | "bswap" | "bitreverse" => masked(integer::find_intrinsic(name)?),
        "fshl" | "fshr" => masked(integer::find_intrinsic(name)?),
        "sadd.sat" | "uadd.sat" | "ssub.sat" | "usub.sat" => masked(integer::find_intrinsic(name)?),
        "fadd" | "fsub" | "fmul" | "fdiv" | "frem" | "fneg" => masked(float::find(name)?),
        "fpext" | "fptrunc" | "fptosi" | "fptoui" | "sitofp" | "uitofp" => masked(float::find(name)?),
        "fma" | "fmuladd" | "fabs" | "sqrt" | "copysign" => masked(float::find_intrinsic(name)?),
        "minnum" | "maxnum" | "minimum" | "maximum" => masked(float::find_intrinsic(name)?),
        "floor" | "ceil" | "round" | "roundeven" | "rint" | "nearbyint" => {
            masked(float::find_intrinsic(name)?)
        }
        "roundtozero" => masked(float::find_intrinsic("trunc")?),
        "select" => whole(4, |w| Ok(chosen(w, false))),
        "merge" => whole(4, |w| Ok(chosen(w, true))),
        _ => None,
    }
}

/// The folds of a first value and of lanes, with a mask and a length after them.
fn find_masked_reduction(name: &str) -> Option<Entry> {
    match name {
        "add" => whole(4, |w| fold(w, "add")),
        "mul" => whole(4, |w| fold(w, "mul")),
        "and" => whole(4, |w| fold(w, "and")),
        "or" => whole(4, |w| fold(w, "or")),
        "xor" => whole(4, |w| fold(w, "xor")),
        "smin" => whole(4, |w| fold(w, "smin")),
        "smax" => whole(4, |w| fold(w, "smax")),
        "umin" => whole(4, |w| fold(w, "umin")),
        "umax" => whole(4, |w| fold(w, "umax")),
        "fadd" => whole(4, |w| fold_floats(w, |a, b| a + b)),
        "fmul" => whole(4, |w| fold_floats(w, |a, b| a * b)),
        _ => None,
    }
}

fn masked(entry: Entry) -> Option<Entry> {
    match entry.function {
        Function::Lanes { lanewise, apply } => {
            let operands = entry.operands + 2;
            Some(Entry { operands, function: Function::Masked { lanewise, apply } })
        }
        _ => None,
    }
}

/// True if the mask and the length leave lane `lane`.
pub(super) fn is_left(mask: &Bits, length: &Bits, lane: u32) -> bool {
    mask.bit(lane) && u128::from(lane) < length.low_u128()
}

/// Lanes of the second operand where the first has a 1, else of the third; those after the length are of the third if
/// `merges`, else 0.
fn chosen(w: &Whole, merges: bool) -> Bits {
    let lane = |at: u32| {
        let is_within = u128::from(at) < w.x[3].low_u128();
        match is_within && w.x[0].bit(at) {
            true => part(&w.x[1], at, w.lanes),
            false if is_within || merges => part(&w.x[2], at, w.lanes),
            false => Bits::zero(w.width / w.lanes),
        }
    };
    Bits::join((0..w.lanes).map(lane))
}

fn left<'w>(w: &'w Whole) -> impl Iterator<Item = Bits> + 'w {
    let lanes = (0..w.lanes).filter(|&lane| is_left(&w.x[2], &w.x[3], lane));
    lanes.map(|lane| part(&w.x[1], lane, w.lanes))
}

fn fold(w: &Whole, name: &str) -> Result<Bits, Reason> {
    let operation: Fold = vector::fold(name).expect("each of the names above has one");
    Ok(left(w).fold(w.x[0].clone(), |sum, value| operation(&sum, &value)))
}

fn fold_floats(w: &Whole, operation: fn(f64, f64) -> f64) -> Result<Bits, Reason> {
    left(w).try_fold(w.x[0].clone(), |sum, value| float::combine(w.bfloat, &sum, &value, operation))
}
