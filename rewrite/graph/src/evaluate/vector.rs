//! Operators that take values apart and put them together.

use super::{
    entry::{Entry, Whole, part, whole},
    float,
    integer::{smax, smin, umax, umin, with_overflow},
};
use crate::{bits::Bits, order::reversed, trap::Reason};

/// The operators of LLVM's instructions, and the moves.
pub(super) fn find(name: &str) -> Option<Entry> {
    match name {
        "bitcast" => whole(1, cast),
        "freeze" => whole(1, |w| Ok(w.x[0].clone())),
        "select" => whole(3, |w| Ok(select(w))),
        "extractvalue" => whole(1, |w| Ok(w.x[0].slice(position(w), w.width))),
        "insertvalue" => whole(2, |w| Ok(w.x[0].with_slice(position(w), &w.x[1]))),
        "extractelement" => whole(2, |w| Ok(extract(w))),
        "insertelement" => whole(3, |w| Ok(insert(w))),
        "shufflevector" => whole(2, |w| Ok(shuffle(w))),
        _ => None,
    }
}

/// The intrinsics on vectors, and those that return a structure.
pub(super) fn find_intrinsic(name: &str) -> Option<Entry> {
    match name {
        "uadd.with.overflow" => whole(2, |w| Ok(flagged(w, false, Bits::plus))),
        "sadd.with.overflow" => whole(2, |w| Ok(flagged(w, true, Bits::plus))),
        "usub.with.overflow" => whole(2, |w| Ok(flagged(w, false, Bits::minus))),
        "ssub.with.overflow" => whole(2, |w| Ok(flagged(w, true, Bits::minus))),
        "umul.with.overflow" => whole(2, |w| Ok(flagged(w, false, Bits::times))),
        "smul.with.overflow" => whole(2, |w| Ok(flagged(w, true, Bits::times))),
        "vector.reverse" => {
            whole(1, |w| Ok(Bits::join((0..w.lanes).rev().map(|i| part(&w.x[0], i, w.lanes)))))
        }
        _ => find_reduction(name.strip_prefix("vector.reduce.")?),
    }
}

fn find_reduction(name: &str) -> Option<Entry> {
    match name {
        "add" => whole(1, |w| Ok(reduce(w, Bits::plus))),
        "mul" => whole(1, |w| Ok(reduce(w, Bits::times))),
        "and" => whole(1, |w| Ok(reduce(w, Bits::and))),
        "or" => whole(1, |w| Ok(reduce(w, Bits::or))),
        "xor" => whole(1, |w| Ok(reduce(w, Bits::xor))),
        "smin" => whole(1, |w| Ok(reduce(w, smin))),
        "smax" => whole(1, |w| Ok(reduce(w, smax))),
        "umin" => whole(1, |w| Ok(reduce(w, umin))),
        "umax" => whole(1, |w| Ok(reduce(w, umax))),
        "fadd" => whole(2, |w| reduce_float(w, |a, b| a + b)),
        "fmul" => whole(2, |w| reduce_float(w, |a, b| a * b)),
        "fmin" => whole(1, |w| reduce_float(w, f64::min)),
        "fmax" => whole(1, |w| reduce_float(w, f64::max)),
        _ => None,
    }
}

/// The same bits. Where memory has the highest byte first, the lanes of the operand and of the result are told, and what is
/// kept is the number of all lanes, the first highest.
fn cast(w: &Whole) -> Result<Bits, Reason> {
    let (from, to) = match *w.immediates {
        [] => return Ok(w.x[0].clone()),
        [from, to] => (from, to),
        _ => return Err(Reason::Unsupported("a `bitcast` of such lanes".into())),
    };
    let divides =
        |lanes: i64| u32::try_from(lanes).ok().filter(|&lanes| lanes > 0 && w.width.is_multiple_of(lanes));
    match (divides(from), divides(to)) {
        (Some(from), Some(to)) => Ok(reversed(&reversed(&w.x[0], from), to)),
        _ => Err(Reason::Unsupported(format!("a `bitcast` of {} bits in {from} lanes to {to}", w.width))),
    }
}

/// The operation that combines two lanes.
pub(super) type Fold = fn(&Bits, &Bits) -> Bits;

/// The operation on integers that a fold of lanes is called by.
pub(super) fn fold(name: &str) -> Option<Fold> {
    Some(match name {
        "add" => Bits::plus,
        "mul" => Bits::times,
        "and" => Bits::and,
        "or" => Bits::or,
        "xor" => Bits::xor,
        "smin" => smin,
        "smax" => smax,
        "umin" => umin,
        "umax" => umax,
        _ => return None,
    })
}

/// Chooses whole, or lane by lane where the condition has lanes.
fn select(w: &Whole) -> Bits {
    let condition = &w.x[0];
    if condition.width() == 1 {
        return w.x[if condition.is_true() { 1 } else { 2 }].clone();
    }
    let lanes = condition.width();
    Bits::join((0..lanes).map(|i| part(&w.x[if condition.bit(i) { 1 } else { 2 }], i, lanes)))
}

/// The bit at which the selected part of an aggregate begins.
fn position(w: &Whole) -> u32 {
    w.immediates.first().map_or(0, |&bit| bit as u32)
}

/// The bit at which lane `index` begins, if there is that lane.
fn lane_start(vector: &Bits, width: u32, index: &Bits) -> Option<u32> {
    let lanes = (vector.width() / width.max(1)) as u128;
    (index.low_u128() < lanes).then(|| index.low() as u32 * width)
}

fn extract(w: &Whole) -> Bits {
    let start = lane_start(&w.x[0], w.width, &w.x[1]);
    start.map_or(Bits::zero(w.width), |start| w.x[0].slice(start, w.width))
}

fn insert(w: &Whole) -> Bits {
    let start = lane_start(&w.x[0], w.x[1].width(), &w.x[2]);
    start.map_or(w.x[0].clone(), |start| w.x[0].with_slice(start, &w.x[1]))
}

/// Lanes of both vectors as the mask names them; a negative index is poison.
fn shuffle(w: &Whole) -> Bits {
    let width = w.width / w.immediates.len().max(1) as u32;
    let first = (w.x[0].width() / width.max(1)) as i64;
    let lane = |&index: &i64| match index {
        i if i < 0 => Bits::zero(width),
        i if i < first => w.x[0].slice(i as u32 * width, width),
        i => w.x[1].slice((i - first) as u32 * width, width),
    };
    Bits::join(w.immediates.iter().map(lane))
}

/// The structure of results and overflow bits, the latter after the former as the data layout puts them.
fn flagged(w: &Whole, signed: bool, operation: fn(&Bits, &Bits) -> Bits) -> Bits {
    let lane = |i| with_overflow(signed, operation, &part(&w.x[0], i, w.lanes), &part(&w.x[1], i, w.lanes));
    let (values, overflows): (Vec<Bits>, Vec<bool>) = (0..w.lanes).map(lane).unzip();
    let values = Bits::join(values.into_iter());
    let overflows = Bits::join(overflows.into_iter().map(Bits::one_bit));
    values.resize(w.width).with_slice(second_field(w.x[0].width()), &overflows)
}

/// The bit at which a structure's second field starts after a first one of `width` bits.
///
/// The first takes its size rounded up to its alignment: the next power of two of bytes, 16 at most. A flag follows.
pub fn second_field(width: u32) -> u32 {
    let bytes = width.div_ceil(8);
    8 * bytes.next_multiple_of(bytes.next_power_of_two().min(16))
}

fn reduce(w: &Whole, operation: fn(&Bits, &Bits) -> Bits) -> Bits {
    let first = part(&w.x[0], 0, w.lanes);
    (1..w.lanes).fold(first, |sum, i| operation(&sum, &part(&w.x[0], i, w.lanes)))
}

/// Combines the lanes of the last operand in order, from the first operand on if there are two.
fn reduce_float(w: &Whole, operation: fn(f64, f64) -> f64) -> Result<Bits, Reason> {
    let vector = &w.x[w.x.len() - 1];
    let parts = (0..w.lanes).map(|i| part(vector, i, w.lanes));
    let start = (w.x.len() == 2).then(|| w.x[0].clone());
    let mut values = start.into_iter().chain(parts);
    let first = values.next().unwrap_or_else(|| Bits::zero(w.width));
    values.try_fold(first, |sum, value| float::combine(w.bfloat, &sum, &value, operation))
}
