//! Floating-point operators on IEEE bits.
//!
//! Results of binary64 are rounded twice in the end, to binary64 and to the format. For sums, products, quotients
//! and roots of the narrower formats that is the same as rounding directly, since 53 bits are more than twice theirs and
//! two. For everything else the first step is exact, or keeps that something was lost: it is rounded to odd.
//!
//! Source  S. Boldo, G. Melquiond: Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd, 2008

use super::{
    entry::{Entry, Lane, Whole, lanes, part, partly, whole},
    types::integer_in,
};
use crate::{bits::Bits, trap::Reason};

/// A binary interchange format.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Format {
    exponent: u32,
    fraction: u32,
}

const HALF: Format = Format { exponent: 5, fraction: 10 };
const BFLOAT: Format = Format { exponent: 8, fraction: 7 };
const SINGLE: Format = Format { exponent: 8, fraction: 23 };
const DOUBLE: Format = Format { exponent: 11, fraction: 52 };

impl Format {
    fn of(width: u32, bfloat: bool) -> Result<Format, Reason> {
        match width {
            16 if bfloat => Ok(BFLOAT),
            16 => Ok(HALF),
            32 => Ok(SINGLE),
            64 => Ok(DOUBLE),
            80 => Err(Reason::Unsupported("arithmetic on x86_fp80".into())),
            _ => Err(Reason::Unsupported(format!("floating-point arithmetic on {width} bits"))),
        }
    }

    /// The exponent of the smallest normal number.
    fn lowest(self) -> i32 {
        2 - (1 << (self.exponent - 1))
    }

    fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    fn width(self) -> u32 {
        self.exponent + self.fraction + 1
    }

    /// The number that `bits` stand for.
    fn read(self, bits: u64) -> f64 {
        match self {
            DOUBLE => return f64::from_bits(bits),
            SINGLE => return f32::from_bits(bits as u32) as f64,
            BFLOAT => return f32::from_bits((bits as u32) << 16) as f64,
            _ => {}
        }
        let sign = bits >> (self.width() - 1) & 1;
        let magnitude = bits & !(1 << (self.width() - 1));
        let (field, fraction) = (magnitude >> self.fraction, magnitude & ((1 << self.fraction) - 1));
        let value = match magnitude >= self.infinity() {
            true => f64::from_bits(f64::INFINITY.to_bits() | fraction << (52 - self.fraction)),
            false if field == 0 => fraction as f64 * power_of_two(self.lowest() - self.fraction as i32),
            false => {
                let significand = fraction | 1 << self.fraction;
                let exponent = field as i32 - 1 + self.lowest() - self.fraction as i32;
                significand as f64 * power_of_two(exponent)
            }
        };
        if sign == 1 { -value } else { value }
    }

    /// The fraction of `frexp` and its power of two.
    fn split(self, bits: u64) -> (u64, i64) {
        let sign = bits & 1 << (self.width() - 1);
        let magnitude = bits ^ sign;
        if magnitude == 0 || magnitude >= self.infinity() {
            let quiet = if magnitude > self.infinity() { 1 << (self.fraction - 1) } else { 0 };
            return (bits | quiet, 0);
        }
        let (significand, exponent) = self.parts(magnitude);
        let bits = significand.ilog2() + 1;
        (sign | self.nearest(significand, -i64::from(bits)), exponent + i64::from(bits))
    }

    /// The bits of the nearest number, ties to even.
    fn round(self, value: f64) -> u64 {
        match self {
            DOUBLE => return value.to_bits(),
            SINGLE => return (value as f32).to_bits() as u64,
            _ => {}
        }
        let sign = (value.is_sign_negative() as u64) << (self.width() - 1);
        sign | self.round_magnitude(value.abs())
    }

    fn round_magnitude(self, value: f64) -> u64 {
        if value.is_nan() {
            let payload = value.to_bits() << 12 >> (64 - self.fraction);
            return self.infinity() | 1 << (self.fraction - 1) | payload;
        }
        if value.is_infinite() {
            return self.infinity();
        }
        let (significand, exponent) = DOUBLE.parts(value.to_bits());
        self.nearest(significand, exponent)
    }

    /// The significand and the exponent of the finite number that `bits` stand for, without its sign.
    fn parts(self, bits: u64) -> (u64, i64) {
        let field = bits >> self.fraction & ((1 << self.exponent) - 1);
        let fraction = bits & ((1 << self.fraction) - 1);
        let exponent = i64::from(self.lowest()) - i64::from(self.fraction);
        match field {
            0 => (fraction, exponent),
            _ => (fraction | 1 << self.fraction, exponent + field as i64 - 1),
        }
    }

    /// The bits of the number nearest to `significand` × 2^`exponent`, ties to even.
    ///
    /// A significand that was rounded to odd stands for the exact one, if it has two bits more than the format.
    fn nearest(self, significand: u64, exponent: i64) -> u64 {
        if significand == 0 {
            return 0;
        }
        let lowest = i64::from(self.lowest());
        let leading = exponent.saturating_add(i64::from(significand.ilog2()));
        if leading > 1 - lowest {
            return self.infinity();
        }
        let kept = leading.max(lowest);
        let dropped = (kept - i64::from(self.fraction)).saturating_sub(exponent);
        let rounded = match u32::try_from(dropped) {
            Ok(dropped) => shift_to_nearest(significand, dropped),
            Err(_) if dropped < 0 => significand << dropped.unsigned_abs(),
            Err(_) => 0,
        };
        let bits = (((kept - lowest) as u64) << self.fraction) + rounded;
        bits.min(self.infinity())
    }
}

/// 2^`exponent`, for exponents of normal numbers.
fn power_of_two(exponent: i32) -> f64 {
    f64::from_bits(((exponent + 1023) as u64) << 52)
}

/// `value` without its lowest `by` bits, rounded to nearest, ties to even.
fn shift_to_nearest(value: u64, by: u32) -> u64 {
    if by == 0 || by > 64 {
        return if by == 0 { value } else { 0 };
    }
    let (wide, half) = (u128::from(value), 1_u128 << (by - 1));
    let (kept, rest) = (wide >> by, wide & (2 * half - 1));
    (kept + u128::from(rest > half || rest == half && kept & 1 == 1)) as u64
}

fn read(l: &Lane, at: usize) -> Result<f64, Reason> {
    Ok(Format::of(l.x[at].width(), l.bfloat)?.read(l.x[at].low()))
}

fn write(l: &Lane, value: f64) -> Result<Bits, Reason> {
    Ok(Bits::new(l.width, Format::of(l.width, l.bfloat)?.round(value)))
}

/// A float to the power of an integer, which counts the steps of a computation: 32 bits are enough.
fn power(l: &Lane) -> Result<Bits, Reason> {
    let exponent = Some(&l.x[1]).filter(|exponent| exponent.width() <= 64);
    match exponent.and_then(|exponent| i32::try_from(exponent.signed_low()).ok()) {
        Some(exponent) => write(l, read(l, 0)?.powi(exponent)),
        None => Err(Reason::Unsupported("a power that does not fit 32 bits".into())),
    }
}

fn unary(l: &Lane, function: fn(f64) -> f64) -> Result<Bits, Reason> {
    write(l, function(read(l, 0)?))
}

fn binary(l: &Lane, function: fn(f64, f64) -> f64) -> Result<Bits, Reason> {
    write(l, function(read(l, 0)?, read(l, 1)?))
}

/// Combines two floats of one format.
pub(super) fn combine(
    bfloat: bool,
    a: &Bits,
    b: &Bits,
    function: fn(f64, f64) -> f64,
) -> Result<Bits, Reason> {
    binary(&Lane { x: &[a.clone(), b.clone()], width: a.width(), bfloat }, function)
}

/// The operators of LLVM's instructions.
pub(super) fn find(name: &str) -> Option<Entry> {
    if let Some(predicate) = name.strip_prefix("fcmp.") {
        return find_comparison(predicate);
    }
    match name {
        "fadd" => lanes(2, |l| binary(l, |a, b| a + b)),
        "fsub" => lanes(2, |l| binary(l, |a, b| a - b)),
        "fmul" => lanes(2, |l| binary(l, |a, b| a * b)),
        "fdiv" => lanes(2, |l| binary(l, |a, b| a / b)),
        "frem" => lanes(2, |l| binary(l, |a, b| a % b)),
        "fneg" => lanes(1, |l| Ok(l.x[0].xor(&sign_bit(l.width)))),
        "fpext" => lanes(1, |l| write_plain(l, read(l, 0)?)),
        "fptrunc" => lanes(1, |l| write(l, read_plain(l)?)),
        "fptosi" => lanes(1, |l| Ok(to_signed(read(l, 0)?, l.width))),
        "fptoui" => lanes(1, |l| Ok(to_unsigned(read(l, 0)?, l.width))),
        "sitofp" => lanes(1, |l| write_integer(l, true)),
        "uitofp" => lanes(1, |l| write_integer(l, false)),
        _ => None,
    }
}

/// Comparisons; the first letter says what an unordered pair gives.
fn find_comparison(predicate: &str) -> Option<Entry> {
    match predicate {
        "false" => lanes(2, |_| Ok(Bits::one_bit(false))),
        "true" => lanes(2, |_| Ok(Bits::one_bit(true))),
        "ord" => lanes(2, |l| compare(l, |a, b| !(a.is_nan() || b.is_nan()))),
        "uno" => lanes(2, |l| compare(l, |a, b| a.is_nan() || b.is_nan())),
        "oeq" => lanes(2, |l| compare(l, |a, b| a == b)),
        "one" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_some_and(|o| o.is_ne()))),
        "olt" => lanes(2, |l| compare(l, |a, b| a < b)),
        "ole" => lanes(2, |l| compare(l, |a, b| a <= b)),
        "ogt" => lanes(2, |l| compare(l, |a, b| a > b)),
        "oge" => lanes(2, |l| compare(l, |a, b| a >= b)),
        "ueq" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_none_or(|o| o.is_eq()))),
        "une" => lanes(2, |l| compare(l, |a, b| a != b)),
        "ult" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_none_or(|o| o.is_lt()))),
        "ule" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_none_or(|o| o.is_le()))),
        "ugt" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_none_or(|o| o.is_gt()))),
        "uge" => lanes(2, |l| compare(l, |a, b| a.partial_cmp(&b).is_none_or(|o| o.is_ge()))),
        _ => None,
    }
}

/// The intrinsics on floats.
pub(super) fn find_intrinsic(name: &str) -> Option<Entry> {
    match name {
        "fabs" => lanes(1, |l| Ok(l.x[0].and(&sign_bit(l.width).not()))),
        "copysign" => lanes(2, |l| Ok(copy_sign(l))),
        "fma" | "fmuladd" => lanes(3, fused),
        "minnum" => lanes(2, |l| binary(l, f64::min)),
        "maxnum" => lanes(2, |l| binary(l, f64::max)),
        "minimumnum" => lanes(2, |l| binary(l, |a, b| lower(a, b, true))),
        "maximumnum" => lanes(2, |l| binary(l, |a, b| -lower(-a, -b, true))),
        "minimum" => lanes(2, |l| binary(l, |a, b| lower(a, b, false))),
        "maximum" => lanes(2, |l| binary(l, |a, b| -lower(-a, -b, false))),
        "powi" => partly(2, 1, power),
        "ldexp" => lanes(2, scale),
        "frexp" => whole(1, split),
        "modf" => whole(1, |w| pairs(w, |a| [fraction(a), a.trunc()])),
        "sincos" => whole(1, |w| pairs(w, |a| [a.sin(), a.cos()])),
        "convert.to.fp16" => lanes(1, |l| Ok(Bits::new(l.width, HALF.round(read_plain(l)?)))),
        "convert.from.fp16" => lanes(1, |l| write_plain(l, HALF.read(l.x[0].low()))),
        "is.fpclass" => partly(2, 1, |l| Ok(Bits::one_bit(l.x[1].low() >> class(l)? & 1 == 1))),
        "fptosi.sat" => lanes(1, |l| Ok(to_signed(read(l, 0)?, l.width))),
        "fptoui.sat" => lanes(1, |l| Ok(to_unsigned(read(l, 0)?, l.width))),
        "lround" | "llround" => lanes(1, |l| Ok(to_signed(read(l, 0)?.round(), l.width))),
        "lrint" | "llrint" => lanes(1, |l| Ok(to_signed(read(l, 0)?.round_ties_even(), l.width))),
        _ => find_function(name),
    }
}

/// The functions of one or two numbers.
fn find_function(name: &str) -> Option<Entry> {
    match name {
        "sqrt" => lanes(1, |l| unary(l, f64::sqrt)),
        "floor" => lanes(1, |l| unary(l, f64::floor)),
        "ceil" => lanes(1, |l| unary(l, f64::ceil)),
        "trunc" => lanes(1, |l| unary(l, f64::trunc)),
        "round" => lanes(1, |l| unary(l, f64::round)),
        "rint" | "nearbyint" | "roundeven" => lanes(1, |l| unary(l, f64::round_ties_even)),
        "canonicalize" | "arithmetic.fence" => lanes(1, |l| unary(l, |a| a)),
        "sin" => lanes(1, |l| unary(l, f64::sin)),
        "cos" => lanes(1, |l| unary(l, f64::cos)),
        "tan" => lanes(1, |l| unary(l, f64::tan)),
        "asin" => lanes(1, |l| unary(l, f64::asin)),
        "acos" => lanes(1, |l| unary(l, f64::acos)),
        "atan" => lanes(1, |l| unary(l, f64::atan)),
        "sinh" => lanes(1, |l| unary(l, f64::sinh)),
        "cosh" => lanes(1, |l| unary(l, f64::cosh)),
        "tanh" => lanes(1, |l| unary(l, f64::tanh)),
        "exp" => lanes(1, |l| unary(l, f64::exp)),
        "exp2" => lanes(1, |l| unary(l, f64::exp2)),
        "exp10" => lanes(1, |l| unary(l, |a| 10_f64.powf(a))),
        "log" => lanes(1, |l| unary(l, f64::ln)),
        "log2" => lanes(1, |l| unary(l, f64::log2)),
        "log10" => lanes(1, |l| unary(l, f64::log10)),
        "pow" => lanes(2, |l| binary(l, f64::powf)),
        "atan2" => lanes(2, |l| binary(l, f64::atan2)),
        _ => None,
    }
}

fn sign_bit(width: u32) -> Bits {
    Bits::new(width, 1).shl(width.saturating_sub(1))
}

fn copy_sign(l: &Lane) -> Bits {
    let sign = sign_bit(l.width);
    l.x[0].and(&sign.not()).or(&l.x[1].and(&sign))
}

fn compare(l: &Lane, holds: fn(f64, f64) -> bool) -> Result<Bits, Reason> {
    Ok(Bits::one_bit(holds(read(l, 0)?, read(l, 1)?)))
}

/// A product and a sum rounded once. The product of two numbers of 16 bits is exact in binary64, and the sum is rounded to
/// odd there.
fn fused(l: &Lane) -> Result<Bits, Reason> {
    if l.width == 32 {
        let [a, b, c] = [0, 1, 2].map(|i| f32::from_bits(l.x[i].low() as u32));
        return Ok(Bits::new(32, a.mul_add(b, c).to_bits() as u64));
    }
    let [a, b, c] = [read(l, 0)?, read(l, 1)?, read(l, 2)?];
    write(l, if l.width == 64 { a.mul_add(b, c) } else { odd_sum(a * b, c) })
}

/// The sum of two numbers: if it is not exact, that of its two neighbours in binary64 whose last bit is 1.
fn odd_sum(a: f64, b: f64) -> f64 {
    let sum = a + b;
    if !sum.is_finite() {
        return sum;
    }
    // What the sum lacks, exactly: Knuth's TwoSum.
    let part = sum - a;
    let lost = (a - (sum - part)) + (b - part);
    match sum.to_bits() {
        bits if lost == 0.0 || bits & 1 == 1 => sum,
        bits if (lost > 0.0) == (sum > 0.0) => f64::from_bits(bits + 1),
        bits => f64::from_bits(bits - 1),
    }
}

/// The part after the point, with the sign of the number.
fn fraction(a: f64) -> f64 {
    if a.is_infinite() { 0_f64.copysign(a) } else { (a - a.trunc()).copysign(a) }
}

/// The structure of two vectors, or two numbers, that `function` makes of each lane.
fn pairs(w: &Whole, function: fn(f64) -> [f64; 2]) -> Result<Bits, Reason> {
    let (mut all, field) = (Bits::zero(w.width), w.width / 2);
    for lane in 0..w.lanes {
        let value = part(&w.x[0], lane, w.lanes);
        let format = Format::of(value.width(), w.bfloat)?;
        for (number, at) in function(format.read(value.low())).into_iter().zip([0, field]) {
            let bits = Bits::new(value.width(), format.round(number));
            all = all.with_slice(at + lane * value.width(), &bits);
        }
    }
    Ok(all)
}

/// The structure of a fraction from a half up to 1 and a power of two, whose product each lane is; 0, infinities and NaN are
/// themselves, to the power 0.
fn split(w: &Whole) -> Result<Bits, Reason> {
    let power_width = integer_in(w.name).unwrap_or(32);
    let width = w.x[0].width() / w.lanes;
    let format = Format::of(width, w.bfloat)?;
    let behind = field_behind(w.x[0].width(), w.lanes * power_width);
    let mut all = Bits::zero(w.width);
    for lane in 0..w.lanes {
        let bits = part(&w.x[0], lane, w.lanes).low();
        let (fraction, power) = format.split(bits);
        all = all.with_slice(lane * width, &Bits::new(width, fraction));
        all = all.with_slice(behind + lane * power_width, &Bits::from_i64(power_width, power));
    }
    Ok(all)
}

/// The bit at which a field of `width` bits starts after a first one of `first` bits.
fn field_behind(first: u32, width: u32) -> u32 {
    8 * first.div_ceil(8).next_multiple_of(width.div_ceil(8).next_power_of_two().min(16))
}

/// The lower of two numbers, -0 below 0; of a NaN and a number the number if `skip_nan`, else the NaN.
fn lower(a: f64, b: f64, skip_nan: bool) -> f64 {
    if a.is_nan() || b.is_nan() {
        return if a.is_nan() == skip_nan { b } else { a };
    }
    if a < b || a == b && a.is_sign_negative() { a } else { b }
}

/// A float × 2^an integer, rounded once.
fn scale(l: &Lane) -> Result<Bits, Reason> {
    let (format, bits) = (Format::of(l.width, l.bfloat)?, l.x[0].low());
    let sign = bits & 1 << (format.width() - 1);
    let magnitude = bits ^ sign;
    if magnitude >= format.infinity() {
        return write(l, format.read(bits));
    }
    let by = nearest_i64(&l.x[1]);
    let (significand, exponent) = format.parts(magnitude);
    Ok(Bits::new(l.width, sign | format.nearest(significand, exponent.saturating_add(by))))
}

/// The number in two's complement, or the nearest one of 64 bits.
fn nearest_i64(number: &Bits) -> i64 {
    let low = number.resize(64).signed_low();
    match () {
        _ if number.width() <= 64 => number.signed_low(),
        _ if Bits::from_i64(number.width(), low) == *number => low,
        _ if number.is_negative() => i64::MIN,
        _ => i64::MAX,
    }
}

/// The wider side of a conversion between formats is never a `bfloat`.
fn read_plain(l: &Lane) -> Result<f64, Reason> {
    Ok(Format::of(l.x[0].width(), false)?.read(l.x[0].low()))
}

fn write_plain(l: &Lane, value: f64) -> Result<Bits, Reason> {
    Ok(Bits::new(l.width, Format::of(l.width, false)?.round(value)))
}

/// The nearest signed integer towards 0 that has `width` bits; 0 for NaN.
fn to_signed(value: f64, width: u32) -> Bits {
    let highest = Bits::ones(width).lshr(1);
    let limit = if value < 0.0 { highest.not() } else { highest };
    let magnitude = whole_part(value, &limit);
    if value < 0.0 { magnitude.negate() } else { magnitude }
}

/// The nearest unsigned integer towards 0 that has `width` bits; 0 for NaN.
fn to_unsigned(value: f64, width: u32) -> Bits {
    if value < 0.0 { Bits::zero(width) } else { whole_part(value, &Bits::ones(width)) }
}

/// The part before the point of the magnitude of `value`, `limit` at most; 0 for NaN.
fn whole_part(value: f64, limit: &Bits) -> Bits {
    let width = limit.width();
    if value.is_nan() {
        return Bits::zero(width);
    }
    if value.is_infinite() {
        return limit.clone();
    }
    let (significand, exponent) = DOUBLE.parts(value.abs().to_bits());
    let wide = width.max(64) + 64;
    let whole = match u32::try_from(exponent) {
        Ok(by) if by > width => return limit.clone(),
        Ok(by) => Bits::new(wide, significand).shl(by),
        Err(_) => Bits::new(wide, significand).lshr(exponent.unsigned_abs() as u32),
    };
    if whole.compare(&limit.resize(wide)).is_gt() { limit.clone() } else { whole.resize(width) }
}

/// The float nearest to the integer operand, through its highest 64 bits, rounded to odd.
fn write_integer(l: &Lane, signed: bool) -> Result<Bits, Reason> {
    let format = Format::of(l.width, l.bfloat)?;
    let magnitude = if signed { l.x[0].magnitude() } else { l.x[0].clone() };
    let negative = signed && l.x[0].is_negative();
    let below = (magnitude.width() - magnitude.leading_zeros()).saturating_sub(64);
    let is_cut = magnitude.trailing_zeros() < below;
    let significand = magnitude.lshr(below).low() | u64::from(is_cut);
    let sign = u64::from(negative) << (format.width() - 1);
    Ok(Bits::new(l.width, sign | format.nearest(significand, below.into())))
}

/// The bit of the operand's class in the mask of `llvm.is.fpclass`.
fn class(l: &Lane) -> Result<u32, Reason> {
    let format = Format::of(l.x[0].width(), l.bfloat)?;
    let bits = l.x[0].low();
    let magnitude = bits & !(1 << (format.width() - 1));
    if magnitude > format.infinity() {
        return Ok((magnitude >> (format.fraction - 1) & 1) as u32);
    }
    let distance = match magnitude {
        m if m == format.infinity() => 3,
        m if m >> format.fraction != 0 => 2,
        0 => 0,
        _ => 1,
    };
    Ok(if magnitude == bits { 6 + distance } else { 5 - distance })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        #[test]
        fn rounding_is_that_of_the_machine(bits in any::<u64>(), exponent in 880_u64..1160) {
            let value = f64::from_bits(bits & !(0x7ff << 52) | exponent << 52);
            let magnitude = (value.abs() as f32).to_bits() as u64;
            prop_assert_eq!(SINGLE.round_magnitude(value.abs()), magnitude);
        }

        #[test]
        fn a_rounded_half_is_the_nearest(value in -70000.0..70000.0_f64, scale in -30..1_i32) {
            let value = value * power_of_two(scale);
            let bits = HALF.round(value);
            let error = |bits| (HALF.read(bits) - value).abs();
            if error(bits).is_finite() {
                prop_assert!(error(bits) <= error(bits + 1) && error(bits) <= error(bits.saturating_sub(1)));
            }
        }
    }

    #[test]
    fn narrow_formats_are_read_and_written_exactly() {
        for format in [HALF, BFLOAT] {
            for bits in 0..1_u64 << 16 {
                let value = format.read(bits);
                let quiet = 1 << (format.fraction - 1);
                let expected = if value.is_nan() { bits | quiet } else { bits };
                assert_eq!(format.round(value), expected, "{format:?} {bits:#x} {value}");
            }
        }
    }

    #[test]
    fn ties_go_to_even_and_the_far_end_to_infinity() {
        assert_eq!(HALF.round(1.0 + 1.0 / 2048.0), 0x3c00);
        assert_eq!(HALF.round(1.0 + 3.0 / 2048.0), 0x3c02);
        assert_eq!(HALF.round(65519.0), 0x7bff);
        assert_eq!(HALF.round(65520.0), 0x7c00);
        assert_eq!(HALF.round(-power_of_two(-25)), 0x8000);
        assert_eq!(HALF.round(1.5 * power_of_two(-25)), 1);
    }
}
