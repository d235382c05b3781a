//! Floating-point literals to bits.
//!
//! LLVM writes `half`, `bfloat`, `float` and `double` in decimal or as the bits of a double (`0x…`), and the other
//! formats as their own bits after a letter: `0xH` half, `0xR` bfloat, `0xK` x86, `0xL` IEEE quad and `0xM` the pair of
//! PowerPC (both with the less significant word first). Newer text has `f0x…`, the bits of any format, and `+inf`, `-nan`.

use crate::llvm::number::Bits;
use crate::llvm::types::FloatKind;

/// Bits of the exponent, and stored bits of the significand, of an IEEE-like format.
struct Format {
    exponent: u32,
    fraction: u32,
}

impl Format {
    fn of(kind: FloatKind) -> Format {
        let (exponent, fraction) = match kind {
            FloatKind::Half => (5, 10),
            FloatKind::BFloat => (8, 7),
            FloatKind::Single => (8, 23),
            FloatKind::Double | FloatKind::PpcFp128 => (11, 52),
            FloatKind::X86Fp80 => (15, 63),
            FloatKind::Fp128 => (15, 112),
        };
        Format { exponent, fraction }
    }

    fn bias(&self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// Sign, exponent field and fraction field side by side.
    fn join(&self, negative: bool, exponent: u128, fraction: u128) -> u128 {
        let sign = u128::from(negative) << (self.exponent + self.fraction);
        sign | ((exponent << self.fraction) + fraction)
    }

    fn infinite_exponent(&self) -> u128 {
        (1 << self.exponent) - 1
    }
}

/// The bits of the literal `text` as a number of `kind`; none if it is no such literal.
pub fn bits(text: &str, kind: FloatKind) -> Option<Bits> {
    if let Some(digits) = text.strip_prefix("f0x") {
        return Bits::parse(digits, 16, kind.bits().into());
    }
    if let Some(special) = special(text, kind) {
        return Some(special);
    }
    let Some(digits) = text.strip_prefix("0x") else {
        let value: f64 = text.parse().ok()?;
        return Some(from_double(value.to_bits(), kind));
    };
    let letter = digits.chars().next().filter(|c| "HRKLM".contains(*c));
    let Some(letter) = letter else {
        return Some(from_double(bits_of_double(digits)?, kind));
    };
    let own = match kind {
        FloatKind::Half => 'H',
        FloatKind::BFloat => 'R',
        FloatKind::X86Fp80 => 'K',
        FloatKind::Fp128 => 'L',
        FloatKind::PpcFp128 => 'M',
        FloatKind::Single | FloatKind::Double => return None,
    };
    (letter == own).then(|| hexadecimal(&digits[1..], kind)).flatten()
}

/// The bits of a double by their digits. Where these are too many, LLVM reads 0, or the last 64 bits if no digit makes
/// less of them.
fn bits_of_double(digits: &str) -> Option<u64> {
    let mut bits = 0u64;
    for digit in digits.chars() {
        let longer = bits.wrapping_mul(16).wrapping_add(digit.to_digit(16)?.into());
        if longer < bits {
            return Some(0);
        }
        bits = longer;
    }
    Some(bits)
}

/// Reads the digits after `0xL` and its like.
fn hexadecimal(digits: &str, kind: FloatKind) -> Option<Bits> {
    let value = u128::from_str_radix(digits, 16).ok()?;
    let swapped = matches!(kind, FloatKind::Fp128 | FloatKind::PpcFp128) && digits.len() > 16;
    Some(Bits::from_u128(if swapped { value.rotate_left(64) } else { value }, kind.bits().into()))
}

/// `inf` and `nan` with their signs.
fn special(text: &str, kind: FloatKind) -> Option<Bits> {
    let name = text.trim_start_matches(['+', '-']);
    let fraction = match name {
        "inf" => 0,
        "nan" | "qnan" => 1 << 51,
        _ => return None,
    };
    let sign = u64::from(text.starts_with('-')) << 63;
    Some(from_double(sign | 0x7FF << 52 | fraction, kind))
}

/// The number of `kind` that is nearest to a double given by its bits. NaN keeps the top of its payload.
pub fn from_double(double: u64, kind: FloatKind) -> Bits {
    let format = Format::of(kind);
    let (negative, exponent) = (double >> 63 == 1, (double >> 52) as i32 & 0x7FF);
    let fraction = u128::from(double & ((1 << 52) - 1));
    let value = match exponent {
        _ if kind == FloatKind::Double || kind == FloatKind::PpcFp128 => double.into(),
        0x7FF => format.join(negative, format.infinite_exponent(), resize(fraction, &format)),
        0 if fraction == 0 => format.join(negative, 0, 0),
        0 => normalised(negative, fraction, -1022, &format),
        _ => normalised(negative, fraction | 1 << 52, exponent - 1023, &format),
    };
    let value = if kind == FloatKind::X86Fp80 { with_integer_bit(value) } else { value };
    Bits::from_u128(value, kind.bits().into())
}

/// A fraction of 52 bits in the room that `format` has, cut.
fn resize(fraction: u128, format: &Format) -> u128 {
    match format.fraction.checked_sub(52) {
        Some(more) => fraction << more,
        None => fraction >> (52 - format.fraction),
    }
}

/// The number significand × 2^(exponent − 52), rounded to nearest, ties to even.
fn normalised(negative: bool, significand: u128, exponent: i32, format: &Format) -> u128 {
    let shift = significand.leading_zeros() as i32 - (127 - 52);
    let (significand, exponent) = (significand << shift, exponent - shift);
    let biased = exponent + format.bias();
    if biased >= format.infinite_exponent() as i32 {
        return format.join(negative, format.infinite_exponent(), 0);
    }
    // 58 spare bits below the 52 make room for every format's fraction and for rounding.
    let wide = significand << 60;
    let denormal = (1 - biased).max(0) as u32;
    let drop = 112 - format.fraction + denormal;
    let kept = if drop > 0 { round(wide, drop) } else { wide };
    let field = biased.max(1) as u128 - 1;
    format.join(negative, field, kept)
}

/// `value` without its last `drop` bits, to nearest, ties to even.
fn round(value: u128, drop: u32) -> u128 {
    if drop >= 127 {
        return 0;
    }
    let (kept, rest, half) = (value >> drop, value & ((1 << drop) - 1), 1 << (drop - 1));
    kept + u128::from(rest > half || rest == half && kept & 1 == 1)
}

/// The x86 format stores the bit before the point, which is 1 for all but zeroes and denormals.
fn with_integer_bit(value: u128) -> u128 {
    let exponent = value >> 63 & 0x7FFF;
    let sign = value >> 78;
    let fraction = value & ((1 << 63) - 1);
    sign << 79 | exponent << 64 | u128::from(exponent != 0) << 63 | fraction
}

#[cfg(test)]
mod tests {
    use super::*;

    fn value(text: &str, kind: FloatKind) -> Option<u128> {
        bits(text, kind).and_then(|bits| bits.to_u128())
    }

    #[test]
    fn every_spelling_has_its_bits() {
        let cases = [
            ("1.000000e+00", FloatKind::Double, 0x3FF0_0000_0000_0000),
            ("-1.5e-3", FloatKind::Double, (-1.5e-3f64).to_bits().into()),
            ("0x3FB99999A0000000", FloatKind::Single, 0x3DCC_CCCD),
            ("0x7FF4000000000000", FloatKind::Single, 0x7FA0_0000),
            ("0x1397723CCABD0000401C666660000000", FloatKind::Double, 0),
            ("0x36A0000000000000", FloatKind::Single, 1),
            ("1.5", FloatKind::Half, 0x3E00),
            ("0xH3C00", FloatKind::Half, 0x3C00),
            ("1.5", FloatKind::BFloat, 0x3FC0),
            ("0xR3F80", FloatKind::BFloat, 0x3F80),
            ("0xK3FFF8000000000000000", FloatKind::X86Fp80, 0x3FFF_8000_0000_0000_0000),
            ("1.0", FloatKind::X86Fp80, 0x3FFF_8000_0000_0000_0000),
            ("0xL00000000000000013FFF000000000000", FloatKind::Fp128, 0x3FFF << 112 | 1),
            ("1.0", FloatKind::Fp128, 0x3FFF << 112),
            ("0xM3FF00000000000010000000000000002", FloatKind::PpcFp128, 2 << 64 | 0x3FF0_0000_0000_0001),
            ("-inf", FloatKind::Single, 0xFF80_0000),
            ("+nan", FloatKind::Double, 0x7FF8_0000_0000_0000),
            ("f0x3F80", FloatKind::BFloat, 0x3F80),
        ];
        for (text, kind, expected) in cases {
            assert_eq!(value(text, kind), Some(expected), "{text} as {kind:?}");
        }
        assert_eq!(bits("0xH3C00", FloatKind::Double), None);
        assert_eq!(bits("x", FloatKind::Double), None);
    }

    #[test]
    fn singles_are_rounded_as_the_processor_rounds() {
        let mut seed = 0x9E37_79B9_7F4A_7C15u64;
        for _ in 0..200_000 {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            let near = (seed & 0x800F_FFFF_FFFF_FFFF) | (0x360 + seed % 0x120) << 52;
            let expected = (f64::from_bits(near) as f32).to_bits();
            assert_eq!(from_double(near, FloatKind::Single), Bits::Small(expected.into()), "{near:#x}");
        }
    }
}
