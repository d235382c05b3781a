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
    let from = out.len();
    if value.is_finite() {
        // Five digits after the point; LLVM appends a zero.
        write!(out, "{value:.5e}").expect("writing to memory");
        let text = std::str::from_utf8(&out[from..]).unwrap_or("");
        if text.parse() == Ok(value) {
            let at = out[from..].iter().position(|&byte| byte == b'e').unwrap_or(0) + from;
            let exponent: i32 =
                std::str::from_utf8(&out[at + 1..]).ok().and_then(|text| text.parse().ok()).unwrap_or(0);
            out.truncate(at);
            let sign = if exponent < 0 { '-' } else { '+' };
            write!(out, "0e{sign}{:02}", exponent.unsigned_abs()).expect("writing to memory");
            return;
        }
        out.truncate(from);
    }
    write!(out, "0x{bits:X}").expect("writing to memory");
}
