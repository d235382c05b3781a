//! Intrinsics that move lanes, count them, or combine some of them.

use super::{
    entry::{Entry, Whole, part, whole},
    float,
    types::is_float,
};
use crate::{bits::Bits, trap::Reason};

/// The intrinsics that move lanes.
pub(super) fn find_intrinsic(name: &str) -> Option<Entry> {
    match name {
        "vector.splice.left" => whole(3, |w| Ok(splice(w, w.x[2].low_u128()))),
        "vector.splice.right" => {
            whole(3, |w| Ok(splice(w, u128::from(w.lanes).saturating_sub(w.x[2].low_u128()))))
        }
        "vector.splice" => whole(3, |w| Ok(splice(w, spliced_at(w)))),
        "vector.interleave2" => whole(2, |w| Ok(interleave(w))),
        "vector.interleave3" => whole(3, |w| Ok(interleave(w))),
        "vector.interleave4" => whole(4, |w| Ok(interleave(w))),
        "vector.interleave5" => whole(5, |w| Ok(interleave(w))),
        "vector.interleave6" => whole(6, |w| Ok(interleave(w))),
        "vector.interleave7" => whole(7, |w| Ok(interleave(w))),
        "vector.interleave8" => whole(8, |w| Ok(interleave(w))),
        "vector.deinterleave2" => whole(1, |w| Ok(deinterleave(w, 2))),
        "vector.deinterleave3" => whole(1, |w| Ok(deinterleave(w, 3))),
        "vector.deinterleave4" => whole(1, |w| Ok(deinterleave(w, 4))),
        "vector.deinterleave5" => whole(1, |w| Ok(deinterleave(w, 5))),
        "vector.deinterleave6" => whole(1, |w| Ok(deinterleave(w, 6))),
        "vector.deinterleave7" => whole(1, |w| Ok(deinterleave(w, 7))),
        "vector.deinterleave8" => whole(1, |w| Ok(deinterleave(w, 8))),
        "vector.extract" => whole(2, |w| Ok(w.x[0].slice(lane_bit(w, &w.x[1]), w.width))),
        "vector.insert" => whole(3, |w| Ok(w.x[0].with_slice(lane_bit(w, &w.x[2]), &w.x[1]))),
        _ => find_combining(name),
    }
}

/// The intrinsics that count lanes or combine them.
fn find_combining(name: &str) -> Option<Entry> {
    match name {
        "get.active.lane.mask" => whole(2, |w| Ok(active(w))),
        "experimental.cttz.elts" => whole(2, |w| Ok(leading_zero_lanes(w))),
        "vector.partial.reduce.add" => whole(2, |w| Ok(partial_sums(w))),
        "matrix.multiply" => whole(5, multiply),
        "matrix.transpose" => whole(3, transpose),
        _ => None,
    }
}

/// As many lanes of both operands in a row as one has, from lane `at` of the first on.
fn splice(w: &Whole, at: u128) -> Bits {
    let width = w.width / w.lanes;
    let at = at.min(w.lanes.into()) as u32;
    Bits::join(w.x[..2].iter().cloned()).slice(at * width, w.width)
}

/// The lane at which a splice begins: counted from the start, or from the end if it is negative.
fn spliced_at(w: &Whole) -> u128 {
    let at = w.x[2].signed_low();
    let behind = u64::from(w.lanes).saturating_sub(at.unsigned_abs());
    u128::from(if at < 0 { behind } else { at.unsigned_abs() })
}

/// Lane 0 of all operands, then lane 1 of all.
fn interleave(w: &Whole) -> Bits {
    let lanes = w.lanes / w.x.len() as u32;
    Bits::join((0..lanes).flat_map(|lane| w.x.iter().map(move |vector| part(vector, lane, lanes))))
}

/// The structure of `count` vectors, of which the first has lanes 0, `count` and so on.
fn deinterleave(w: &Whole, count: u32) -> Bits {
    let field = w.width / count;
    (0..count).fold(Bits::zero(w.width), |all, first| {
        let lanes = (first..w.lanes).step_by(count as usize).map(|lane| part(&w.x[0], lane, w.lanes));
        all.with_slice(first * field, &Bits::join(lanes))
    })
}

/// The bit at which lane `index` of the operand begins, whose lanes are as wide as those of the result.
fn lane_bit(w: &Whole, index: &Bits) -> u32 {
    let bit = index.low_u128().saturating_mul(u128::from(w.width / w.lanes));
    bit.min(w.x[0].width().into()) as u32
}

/// A bit for each number from the first operand on that is below the second, without wrapping.
fn active(w: &Whole) -> Bits {
    let wide = w.x[0].width() + 33;
    let (base, end) = (w.x[0].resize(wide), w.x[1].resize(wide));
    let is_below = |lane: u32| base.plus(&Bits::new(wide, lane.into())).compare(&end).is_lt();
    Bits::join((0..w.lanes).map(|lane| Bits::one_bit(is_below(lane))))
}

/// The number of lanes before the first one that is not 0.
fn leading_zero_lanes(w: &Whole) -> Bits {
    let count = (0..w.lanes).take_while(|&lane| part(&w.x[0], lane, w.lanes).is_zero()).count();
    Bits::new(w.width, count as u64)
}

/// The first operand plus the second, which is taken apart into vectors of as many lanes.
fn partial_sums(w: &Whole) -> Bits {
    let count = w.x[1].width() / w.width.max(1);
    let sum = |lane: u32| {
        let parts = (0..count).map(|at| part(&w.x[1], at * w.lanes + lane, count * w.lanes));
        parts.fold(part(&w.x[0], lane, w.lanes), |sum, part| sum.plus(&part))
    };
    Bits::join((0..w.lanes).map(sum))
}

/// The number that operand `at` is, a dimension of a matrix.
fn dimension(w: &Whole, at: usize) -> Result<u32, Reason> {
    let number = w.x[at].low_u128();
    let fits = u32::try_from(number).ok().filter(|&number| (1..=1 << 16).contains(&number));
    fits.ok_or_else(|| Reason::Unsupported(format!("a matrix with a side of {number}")))
}

/// The product of two matrices, column by column: the first has as many rows, the second as many columns. Sums of floats
/// are made in order, as LLVM makes them.
fn multiply(w: &Whole) -> Result<Bits, Reason> {
    let [rows, inner, columns] = [dimension(w, 2)?, dimension(w, 3)?, dimension(w, 4)?];
    fits(rows, inner, &w.x[0], w)?;
    fits(inner, columns, &w.x[1], w)?;
    fits(rows, columns, &Bits::zero(w.width), w)?;
    let cell = |column: u32, row: u32| {
        let term = |at: u32| {
            let a = part(&w.x[0], at * rows + row, rows * inner);
            let b = part(&w.x[1], column * inner + at, inner * columns);
            combine(w, &a, &b, Bits::times, |a, b| a * b)
        };
        (1..inner).try_fold(term(0)?, |sum, at| combine(w, &sum, &term(at)?, Bits::plus, |a, b| a + b))
    };
    let cells = (0..columns).flat_map(|column| (0..rows).map(move |row| (column, row)));
    let cells: Vec<Bits> = cells.map(|(column, row)| cell(column, row)).collect::<Result<_, _>>()?;
    Ok(Bits::join(cells.into_iter()))
}

fn combine(
    w: &Whole,
    a: &Bits,
    b: &Bits,
    integer: fn(&Bits, &Bits) -> Bits,
    real: fn(f64, f64) -> f64,
) -> Result<Bits, Reason> {
    if is_float(w.name) { float::combine(w.bfloat, a, b, real) } else { Ok(integer(a, b)) }
}

/// True if `matrix` is one of such sides, with lanes as wide as those of the result.
fn fits(rows: u32, columns: u32, matrix: &Bits, w: &Whole) -> Result<(), Reason> {
    let bits = u64::from(rows) * u64::from(columns) * u64::from(w.width / w.lanes);
    let is_so = bits == u64::from(matrix.width()) && bits > 0;
    is_so
        .then_some(())
        .ok_or_else(|| Reason::Unsupported(format!("a matrix of {rows} × {columns} in such a vector")))
}

/// A matrix, column by column, as one row by row.
fn transpose(w: &Whole) -> Result<Bits, Reason> {
    let [rows, columns] = [dimension(w, 1)?, dimension(w, 2)?];
    fits(rows, columns, &w.x[0], w)?;
    let at = |row: u32, column: u32| part(&w.x[0], column * rows + row, rows * columns);
    Ok(Bits::join((0..rows).flat_map(|row| (0..columns).map(move |column| at(row, column)))))
}
