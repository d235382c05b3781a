//! Floats as LLVM prints them.

/// Writes a float of a simple type by its bits.
pub fn write(out: &mut Vec<u8>, ty: &str, bits: u64) {
    match ty {
        "double" => double(out, f64::from_bits(bits), bits),
        "float" => {
            let value = f32::from_bits(bits as u32);
            double(out, f64::from(value), widened(bits as u32));
        }
        "half" => out.extend_from_slice(format!("0xH{bits:04X}").as_bytes()),
        _ => out.extend_from_slice(format!("0xR{bits:04X}").as_bytes()),
    }
}

/// Writes a float of 80 or 128 bits.
pub fn write_long(out: &mut Vec<u8>, ty: &str, first: u64, second: u64) {
    let text = match ty {
        "x86_fp80" => format!("0xK{first:04X}{second:016X}"),
        "fp128" => format!("0xL{first:016X}{second:016X}"),
        _ => format!("0xM{first:016X}{second:016X}"),
    };
    out.extend_from_slice(text.as_bytes());
}

/// The bits of a float as a double, with the bits of what is no number kept.
fn widened(bits: u32) -> u64 {
    let value = f32::from_bits(bits);
    if !value.is_nan() {
        return f64::from(value).to_bits();
    }
    u64::from(bits >> 31) << 63 | 0x7ff << 52 | u64::from(bits & 0x7f_ffff) << 29
}

/// Writes a double with six digits if they tell it exactly, and in hexadecimal if not.
fn double(out: &mut Vec<u8>, value: f64, bits: u64) {
    use std::io::Write;
    if value == 0.0 {
        return out.extend_from_slice(if bits == 0 { b"0.000000e+00" } else { b"-0.000000e+00" });
    }
    if value.is_finite()
        && let Some((digits, exponent)) = digits(value)
    {
        let sign = if value < 0.0 { "-" } else { "" };
        let (first, rest) = digits.split_at(1);
        let sign_of = if exponent < 0 { '-' } else { '+' };
        write!(out, "{sign}{first}.{rest:0<6}e{sign_of}{:02}", exponent.unsigned_abs())
            .expect("writing to memory");
        return;
    }
    write!(out, "0x{bits:X}").expect("writing to memory");
}

/// At most six digits of a number and the exponent of the first of them, if they tell it exactly.
///
/// LLVM computes the digits of an integer, the odd part of the number times a power of five. It cuts off digits to about
/// as many bits as six digits need, and rounds what is left. The cut is part of what it prints: 0.999 is in hexadecimal
/// since 998999 is left.
fn digits(value: f64) -> Option<(String, i32)> {
    const MOST: usize = 6;
    // As many bits as that many digits need.
    const NEEDED: i64 = (MOST as i64 * 196 + 58) / 59;
    let shortest = format!("{:e}", value.abs());
    let (mantissa, _) = shortest.split_once('e')?;
    if mantissa.len() > MOST + 1 {
        return None;
    }
    // More digits than any run of nines at which the cut would be another.
    let long = format!("{:.50e}", value.abs());
    let (mantissa, exponent) = long.split_once('e')?;
    let mut exponent: i32 = exponent.parse().ok()?;
    let (odd, power) = odd_part(value);
    let fives = i64::from((-power).max(0));
    let size = (odd as f64).log2() + fives as f64 * 5_f64.log2() + f64::from(power.max(0));
    let cut = (size.floor() as i64 + 1 - NEEDED).max(0) * 59 / 196;
    let left = usize::try_from(i64::from(exponent) + fives + 1 - cut).ok()?;
    let mut digits: Vec<u8> = mantissa.bytes().filter(u8::is_ascii_digit).take(left).collect();
    if digits.len() > MOST {
        let rounds_up = digits[MOST] >= b'5';
        digits.truncate(MOST);
        if rounds_up {
            let kept = digits.iter().rposition(|&digit| digit != b'9');
            match kept {
                Some(at) => {
                    digits[at] += 1;
                    digits.truncate(at + 1);
                }
                None => {
                    digits = vec![b'1'];
                    exponent += 1;
                }
            }
        }
    }
    while digits.len() > 1 && digits.last() == Some(&b'0') {
        digits.pop();
    }
    let digits = String::from_utf8(digits).ok()?;
    let (first, rest) = digits.split_at_checked(1)?;
    let again: f64 = format!("{first}.{rest}e{exponent}").parse().ok()?;
    (again == value.abs()).then_some((digits, exponent))
}

/// The odd integer and the power of two whose product a number is.
fn odd_part(value: f64) -> (u64, i32) {
    let bits = value.to_bits();
    let (exponent, fraction) = ((bits >> 52 & 0x7ff) as i32, bits & ((1 << 52) - 1));
    let (significand, power) =
        if exponent == 0 { (fraction, -1074) } else { (fraction | 1 << 52, exponent - 1075) };
    let zeros = significand.trailing_zeros();
    (significand >> zeros, power + zeros as i32)
}
