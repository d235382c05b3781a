//! Integer operators, comparisons and casts.

use super::entry::{Entry, Lane, lanes, partly};
use crate::{bits::Bits, trap::Reason};
use std::cmp::Ordering::{Equal, Greater, Less};

/// The operators of LLVM's instructions.
pub(super) fn find(name: &str) -> Option<Entry> {
    if let Some(predicate) = name.strip_prefix("icmp.") {
        return find_comparison(predicate);
    }
    match name {
        "add" => lanes(2, |l| Ok(l.x[0].plus(&l.x[1]))),
        "sub" => lanes(2, |l| Ok(l.x[0].minus(&l.x[1]))),
        "mul" => lanes(2, |l| Ok(l.x[0].times(&l.x[1]))),
        "udiv" => lanes(2, |l| Ok(divide(l)?.0)),
        "urem" => lanes(2, |l| Ok(divide(l)?.1)),
        "sdiv" => lanes(2, |l| Ok(divide_signed(l)?.0)),
        "srem" => lanes(2, |l| Ok(divide_signed(l)?.1)),
        "and" => lanes(2, |l| Ok(l.x[0].and(&l.x[1]))),
        "or" => lanes(2, |l| Ok(l.x[0].or(&l.x[1]))),
        "xor" => lanes(2, |l| Ok(l.x[0].xor(&l.x[1]))),
        "shl" => lanes(2, |l| Ok(l.x[0].shl(amount(&l.x[1])))),
        "lshr" => lanes(2, |l| Ok(l.x[0].lshr(amount(&l.x[1])))),
        "ashr" => lanes(2, |l| Ok(l.x[0].ashr(amount(&l.x[1])))),
        "zext" | "trunc" | "ptrtoint" | "ptrtoaddr" | "inttoptr" | "addrspacecast" => {
            lanes(1, |l| Ok(l.x[0].resize(l.width)))
        }
        "sext" => lanes(1, |l| Ok(l.x[0].sign_extend(l.width))),
        _ => None,
    }
}

fn find_comparison(predicate: &str) -> Option<Entry> {
    match predicate {
        "eq" => lanes(2, |l| Ok(Bits::one_bit(l.x[0] == l.x[1]))),
        "ne" => lanes(2, |l| Ok(Bits::one_bit(l.x[0] != l.x[1]))),
        "ult" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare(&l.x[1]) == Less))),
        "ule" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare(&l.x[1]) != Greater))),
        "ugt" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare(&l.x[1]) == Greater))),
        "uge" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare(&l.x[1]) != Less))),
        "slt" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare_signed(&l.x[1]) == Less))),
        "sle" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare_signed(&l.x[1]) != Greater))),
        "sgt" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare_signed(&l.x[1]) == Greater))),
        "sge" => lanes(2, |l| Ok(Bits::one_bit(l.x[0].compare_signed(&l.x[1]) != Less))),
        _ => None,
    }
}

/// The intrinsics on integers.
pub(super) fn find_intrinsic(name: &str) -> Option<Entry> {
    match name {
        "umin" => lanes(2, |l| Ok(umin(&l.x[0], &l.x[1]))),
        "umax" => lanes(2, |l| Ok(umax(&l.x[0], &l.x[1]))),
        "smin" => lanes(2, |l| Ok(smin(&l.x[0], &l.x[1]))),
        "smax" => lanes(2, |l| Ok(smax(&l.x[0], &l.x[1]))),
        "abs" => partly(2, 1, |l| Ok(l.x[0].magnitude())),
        "ucmp" => lanes(2, |l| Ok(Bits::from_i64(l.width, l.x[0].compare(&l.x[1]) as i64))),
        "scmp" => lanes(2, |l| Ok(Bits::from_i64(l.width, l.x[0].compare_signed(&l.x[1]) as i64))),
        "ctpop" => lanes(1, |l| Ok(count(l, l.x[0].count_ones()))),
        "ctlz" => partly(2, 1, |l| Ok(count(l, l.x[0].leading_zeros()))),
        "cttz" => partly(2, 1, |l| Ok(count(l, l.x[0].trailing_zeros()))),
        "bswap" => lanes(1, |l| Ok(l.x[0].swap_bytes())),
        "bitreverse" => lanes(1, |l| Ok(l.x[0].reverse_bits())),
        "fshl" => lanes(3, |l| Ok(funnel(l, true))),
        "fshr" => lanes(3, |l| Ok(funnel(l, false))),
        _ => find_saturating(name).or_else(|| find_annotation(name)),
    }
}

fn find_saturating(name: &str) -> Option<Entry> {
    match name {
        "uadd.sat" => lanes(2, |l| Ok(saturate_unsigned(l, Bits::plus))),
        "usub.sat" => lanes(2, |l| Ok(clamp_at_zero(l))),
        "sadd.sat" => lanes(2, |l| Ok(saturate_signed(l, Bits::plus))),
        "ssub.sat" => lanes(2, |l| Ok(saturate_signed(l, Bits::minus))),
        "ushl.sat" => lanes(2, |l| Ok(saturate_unsigned(l, shift_exactly))),
        "sshl.sat" => lanes(2, |l| Ok(saturate_signed(l, shift_exactly))),
        _ => None,
    }
}

/// Intrinsics that only tell the optimiser something.
fn find_annotation(name: &str) -> Option<Entry> {
    match name {
        "expect" => lanes(2, |l| Ok(l.x[0].clone())),
        "expect.with.probability" => lanes(3, |l| Ok(l.x[0].clone())),
        "launder.invariant.group" | "strip.invariant.group" | "ssa.copy" | "threadlocal.address" => {
            lanes(1, |l| Ok(l.x[0].clone()))
        }
        "preserve.union.access.index" => partly(2, 1, |l| Ok(l.x[0].clone())),
        "ptrmask" => lanes(2, |l| Ok(l.x[0].and(&l.x[1].sign_extend(l.width)))),
        "is.constant" => partly(1, 0, |l| Ok(Bits::zero(l.width))),
        "objectsize" => {
            partly(4, 0, |l| Ok(if l.x[1].is_true() { Bits::zero(l.width) } else { Bits::ones(l.width) }))
        }
        _ => None,
    }
}

fn divide(l: &Lane) -> Result<(Bits, Bits), Reason> {
    l.x[0].divide(&l.x[1]).ok_or(Reason::DivisionByZero)
}

fn divide_signed(l: &Lane) -> Result<(Bits, Bits), Reason> {
    let reason = if l.x[1].is_zero() { Reason::DivisionByZero } else { Reason::DivisionOverflow };
    l.x[0].divide_signed(&l.x[1]).ok_or(reason)
}

/// A shift amount; what no width reaches is the same as the largest.
fn amount(bits: &Bits) -> u32 {
    let high = bits.words()[1..].iter().any(|&word| word != 0);
    if high { u32::MAX } else { bits.low().min(u32::MAX as u64) as u32 }
}

fn count(l: &Lane, count: u32) -> Bits {
    Bits::new(l.width, count as u64)
}

pub(super) fn umin(a: &Bits, b: &Bits) -> Bits {
    if a.compare(b) == Less { a.clone() } else { b.clone() }
}

pub(super) fn umax(a: &Bits, b: &Bits) -> Bits {
    if a.compare(b) == Less { b.clone() } else { a.clone() }
}

pub(super) fn smin(a: &Bits, b: &Bits) -> Bits {
    if a.compare_signed(b) == Less { a.clone() } else { b.clone() }
}

pub(super) fn smax(a: &Bits, b: &Bits) -> Bits {
    if a.compare_signed(b) == Less { b.clone() } else { a.clone() }
}

/// The upper or lower half of the two numbers side by side, shifted by the third modulo the width.
fn funnel(l: &Lane, left: bool) -> Bits {
    let modulus = Bits::new(l.width, l.width as u64);
    let by = l.x[2].divide(&modulus).map_or(0, |(_, rest)| rest.low() as u32);
    let (high, low) = (&l.x[0], &l.x[1]);
    match left {
        true => high.shl(by).or(&low.lshr(l.width - by)),
        false => high.shl(l.width - by).or(&low.lshr(by)),
    }
}

/// Shifts in as many bits as it takes to lose none, for numbers made wide enough by the caller.
fn shift_exactly(value: &Bits, by: &Bits) -> Bits {
    value.shl(amount(by))
}

/// Bits in which no sum and no shift of a sensible number of `width` bits is lost.
fn ample(width: u32) -> u32 {
    2 * width + 1
}

/// Does `operation` with room to spare, and takes the largest number for what does not fit.
fn saturate_unsigned(l: &Lane, operation: fn(&Bits, &Bits) -> Bits) -> Bits {
    let exact = operation(&l.x[0].resize(ample(l.width)), &l.x[1].resize(ample(l.width)));
    if exact.lshr(l.width).is_zero() { exact.resize(l.width) } else { Bits::ones(l.width) }
}

/// Does `operation` with room to spare, and takes the nearest number for what does not fit.
fn saturate_signed(l: &Lane, operation: fn(&Bits, &Bits) -> Bits) -> Bits {
    let wide = ample(l.width);
    let exact = operation(&l.x[0].sign_extend(wide), &l.x[1].sign_extend(wide));
    let fits = exact.resize(l.width);
    if fits.sign_extend(wide).compare(&exact) == Equal {
        return fits;
    }
    let highest = Bits::ones(l.width).lshr(1);
    if exact.is_negative() { highest.not() } else { highest }
}

fn clamp_at_zero(l: &Lane) -> Bits {
    if l.x[0].compare(&l.x[1]) == Less { Bits::zero(l.width) } else { l.x[0].minus(&l.x[1]) }
}

/// Returns true if `operation` (`sadd`, `umul`, …) leaves the range of its operands, and its result modulo 2^width.
pub(super) fn with_overflow(
    signed: bool,
    operation: fn(&Bits, &Bits) -> Bits,
    a: &Bits,
    b: &Bits,
) -> (Bits, bool) {
    let wide = ample(a.width());
    let extend = |bits: &Bits, width| if signed { bits.sign_extend(width) } else { bits.resize(width) };
    let exact = operation(&extend(a, wide), &extend(b, wide));
    let value = exact.resize(a.width());
    let overflow = extend(&value, wide).compare(&exact) != Equal;
    (value, overflow)
}
