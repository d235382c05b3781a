//! Numbers other than signed ones: their texts, and their conversions as C++ compiles them.

/// Digits that distinguish all floats.
const DIGITS: i32 = 9;

/// The text of `float` with as many digits as distinguish it from others: `0.25`, `1e+20`, `-inf`.
pub fn text(float: f32) -> String {
    if !float.is_finite() {
        return infinite(float);
    }
    let scientific = format!("{:.*e}", DIGITS as usize - 1, float);
    let (mantissa, exponent) = scientific.split_once('e').expect("the format has an exponent");
    let exponent: i32 = exponent.parse().expect("the format has an exponent");
    if (-4..DIGITS).contains(&exponent) {
        return short(&format!("{:.*}", (DIGITS - 1 - exponent) as usize, float)).to_owned();
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{}e{sign}{:02}", short(mantissa), exponent.abs())
}

/// `digits` without zeros after the last digit of a fraction.
fn short(digits: &str) -> &str {
    match digits.contains('.') {
        true => digits.trim_end_matches('0').trim_end_matches('.'),
        false => digits,
    }
}

fn infinite(float: f32) -> String {
    let sign = if float.is_sign_negative() { "-" } else { "" };
    format!("{sign}{}", if float.is_nan() { "nan" } else { "inf" })
}

/// The text of `float` with six digits after the point, as `to_string` gives it.
pub fn fixed_text(float: f32) -> String {
    if float.is_finite() { format!("{float:.6}") } else { infinite(float) }
}

/// The float that `text` is.
pub fn float(text: &str) -> Option<f32> {
    let text = text.trim_start();
    let is_written = text.contains(|c: char| c.is_ascii_digit());
    let float: f32 = text.parse().ok()?;
    (float.is_finite() || !is_written).then_some(float)
}

/// The unsigned number that `text` is: decimal, or hexadecimal or binary with their prefix.
pub fn unsigned(text: &str) -> Option<u32> {
    let (digits, radix) = match text.get(..2) {
        Some("0x") => (&text[2..], 16),
        Some("0b") => (&text[2..], 2),
        _ => (text, 10),
    };
    u32::from_str_radix(digits, radix).ok()
}

/// `float` without its fraction; the least number where none is near.
pub fn to_signed(float: f32) -> i32 {
    let whole = i64::from(i32::MIN) as f32;
    if (whole..-whole).contains(&float) { float as i32 } else { i32::MIN }
}

/// `float` without its fraction, modulo 2^32; 0 where that has no 64 bits.
pub fn to_unsigned(float: f32) -> u32 {
    wide(f64::from(float)) as u32
}

/// `left ^ right`, computed with 53 bits, modulo 2^32.
pub fn unsigned_power(left: u32, right: u32) -> u32 {
    wide(f64::from(left).powf(f64::from(right))) as u32
}

/// `float` without its fraction; 0 where it has more than 64 bits.
fn wide(float: f64) -> i64 {
    let limit = 2f64.powi(63);
    if (-limit..limit).contains(&float) { float as i64 } else { 0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn floats_are_written_with_nine_digits() {
        let texts = [0.0, -0.0, 1.5, 0.1, 100.0, 123_456_789.0, 1e9, 1e20, 1e-4, 1.5e-5, f32::MAX].map(text);
        let expected = [
            "0",
            "-0",
            "1.5",
            "0.100000001",
            "100",
            "123456792",
            "1e+09",
            "1.00000002e+20",
            "9.99999975e-05",
            "1.49999996e-05",
            "3.40282347e+38",
        ];
        assert_eq!(texts, expected);
        assert_eq!([f32::INFINITY, f32::NEG_INFINITY].map(text), ["inf", "-inf"]);
        assert_eq!([3.25, -2.0].map(fixed_text), ["3.250000", "-2.000000"]);
    }

    #[test]
    fn texts_are_read_whole() {
        assert_eq!(
            ["1", "-1.5", "1e3", "inf", " 2"].map(float).map(Option::unwrap),
            [1.0, -1.5, 1000.0, f32::INFINITY, 2.0]
        );
        assert_eq!(["", "1x", "1e99", "1 "].map(float), [None; 4]);
        assert_eq!(["4294967295", "0x10", "0b11"].map(unsigned), [Some(u32::MAX), Some(16), Some(3)]);
        assert_eq!(["-1", "", "4294967296"].map(unsigned), [None; 3]);
    }

    #[test]
    fn what_does_not_fit_is_as_processors_have_it() {
        assert_eq!([1.9, -1.9, 3e9, f32::NAN].map(to_signed), [1, -1, i32::MIN, i32::MIN]);
        assert_eq!([1.9, -1.0, 5e9, f32::NAN].map(to_unsigned), [1, u32::MAX, 705_032_704, 0]);
        assert_eq!([unsigned_power(2, 31), unsigned_power(2, 32), unsigned_power(3, 100)], [1 << 31, 0, 0]);
    }
}
