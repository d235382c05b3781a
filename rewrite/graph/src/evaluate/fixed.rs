//! Arithmetic on fixed-point numbers, whose last operand is the number of their bits after the point.
//!
//! LLVM leaves open which way a result is rounded that has more bits: it is the lower of the two, as in LLVM's own code.

use super::entry::{Entry, Lane, partly};
use crate::{bits::Bits, trap::Reason};
use std::cmp::Ordering::Equal;

/// The intrinsics on fixed-point numbers.
pub(super) fn find_intrinsic(name: &str) -> Option<Entry> {
    match name {
        "smul.fix" => partly(3, 2, |l| Ok(product(l, true)?.resize(l.width))),
        "umul.fix" => partly(3, 2, |l| Ok(product(l, false)?.resize(l.width))),
        "smul.fix.sat" => partly(3, 2, |l| Ok(nearest(&product(l, true)?, l.width, true))),
        "umul.fix.sat" => partly(3, 2, |l| Ok(nearest(&product(l, false)?, l.width, false))),
        "sdiv.fix" => partly(3, 2, |l| Ok(quotient(l, true)?.resize(l.width))),
        "udiv.fix" => partly(3, 2, |l| Ok(quotient(l, false)?.resize(l.width))),
        "sdiv.fix.sat" => partly(3, 2, |l| Ok(nearest(&quotient(l, true)?, l.width, true))),
        "udiv.fix.sat" => partly(3, 2, |l| Ok(nearest(&quotient(l, false)?, l.width, false))),
        _ => None,
    }
}

/// The two numbers with enough bits that no product and no shifted number is cut off, and the bits after the point.
fn widened(l: &Lane, signed: bool) -> Result<([Bits; 2], u32), Reason> {
    let scale = l.x[2].low();
    if scale > l.width.into() {
        return Err(Reason::Unsupported(format!(
            "a number of {} bits with {scale} behind the point",
            l.width
        )));
    }
    let wide = 2 * l.width + 2;
    let widen = |x: &Bits| if signed { x.sign_extend(wide) } else { x.resize(wide) };
    Ok(([widen(&l.x[0]), widen(&l.x[1])], scale as u32))
}

fn product(l: &Lane, signed: bool) -> Result<Bits, Reason> {
    let ([a, b], scale) = widened(l, signed)?;
    Ok(a.times(&b).ashr(scale))
}

/// The quotient towards the lower number.
fn quotient(l: &Lane, signed: bool) -> Result<Bits, Reason> {
    let ([a, b], scale) = widened(l, signed)?;
    let (quotient, rest) = a.shl(scale).divide_signed(&b).ok_or(Reason::DivisionByZero)?;
    let is_above = !rest.is_zero() && a.is_negative() != b.is_negative();
    Ok(if is_above { quotient.minus(&Bits::new(quotient.width(), 1)) } else { quotient })
}

/// The number of `width` bits that is nearest to `exact`, which has a sign.
fn nearest(exact: &Bits, width: u32, signed: bool) -> Bits {
    let fits = exact.resize(width);
    let back = if signed { fits.sign_extend(exact.width()) } else { fits.resize(exact.width()) };
    let lowest = if signed { Bits::ones(width).lshr(1).not() } else { Bits::zero(width) };
    match back.compare(exact) {
        Equal => fits,
        _ if exact.is_negative() => lowest,
        _ => lowest.not(),
    }
}
