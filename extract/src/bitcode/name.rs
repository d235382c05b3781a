//! Names, texts and numbers as they are printed.

/// Writes a number.
pub fn number(out: &mut Vec<u8>, value: u64) {
    out.extend_from_slice(itoa::Buffer::new().format(value).as_bytes());
}

/// Writes a number with its sign.
pub fn signed(out: &mut Vec<u8>, value: i64) {
    out.extend_from_slice(itoa::Buffer::new().format(value).as_bytes());
}

/// Writes a name without the mark before it, in quotes where it needs them.
pub fn write(out: &mut Vec<u8>, name: &[u8]) {
    let plain = |byte: &u8| byte.is_ascii_alphanumeric() || b"-._".contains(byte);
    if name.first().is_some_and(|first| !first.is_ascii_digit()) && name.iter().all(plain) {
        out.extend_from_slice(name);
    } else {
        out.push(b'"');
        escape(out, name);
        out.push(b'"');
    }
}

/// Writes what stands in quotes.
pub fn escape(out: &mut Vec<u8>, text: &[u8]) {
    for &byte in text {
        match byte {
            b'\\' => out.extend_from_slice(b"\\\\"),
            b'"' => hexadecimal(out, byte),
            b' '..=b'~' => out.push(byte),
            _ => hexadecimal(out, byte),
        }
    }
}

fn hexadecimal(out: &mut Vec<u8>, byte: u8) {
    const DIGITS: &[u8; 16] = b"0123456789ABCDEF";
    out.extend_from_slice(&[b'\\', DIGITS[usize::from(byte >> 4)], DIGITS[usize::from(byte & 15)]]);
}

/// Writes the name of metadata.
pub fn metadata(out: &mut Vec<u8>, name: &[u8]) {
    if name.is_empty() {
        out.extend_from_slice(b"<empty name> ");
    }
    for (position, &byte) in name.iter().enumerate() {
        let is_plain = byte.is_ascii_alphabetic() || b"-$._".contains(&byte);
        if is_plain || (position > 0 && byte.is_ascii_digit()) {
            out.push(byte);
        } else {
            hexadecimal(out, byte);
        }
    }
}
