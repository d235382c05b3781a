//! The printf family, and numbers read from text.

use super::{
    machine::{Machine, Stop},
    memory::{Datum, FLOAT, POINTER},
};
use dfquery_graph::bits::Bits;

/// Further arguments: given one by one, or after a list as System V has them on x86-64.
pub enum Arguments<'x> {
    Listed(&'x [Datum]),
    Behind(u64),
}

impl<'x> Arguments<'x> {
    pub fn listed(x: &'x [Datum]) -> Self {
        Arguments::Listed(x)
    }

    pub fn behind(list: u64) -> Self {
        Arguments::Behind(list)
    }

    fn next(&mut self, machine: &mut Machine, float: bool) -> Result<Datum, Stop> {
        match self {
            Arguments::Listed(rest) => {
                let (first, others) = rest.split_first().ok_or(Stop::Undefined("no argument".into()))?;
                *rest = others;
                Ok(first.clone())
            }
            Arguments::Behind(list) => {
                let (field, step, end) = if float { (*list + 4, 16, 176) } else { (*list, 8, 48) };
                let used = machine.memory.load(field, 4, 32)?.low();
                let start = machine.memory.load(*list + if used < end { 16 } else { 8 }, 8, 64)?.low();
                if used < end {
                    machine.memory.store(field, 4, &Datum::new(32, used + step))?;
                    return Ok(machine.memory.load(start + used, 8, 64)?);
                }
                machine.memory.store(*list + 8, 8, &Datum::address(start + 8))?;
                Ok(machine.memory.load(start, 8, 64)?)
            }
        }
    }
}

/// What `%` introduces.
#[derive(Default)]
struct Directive {
    flags: Vec<u8>,
    width: Option<usize>,
    precision: Option<usize>,
    long: bool,
    short: bool,
}

impl Directive {
    fn has(&self, flag: u8) -> bool {
        self.flags.contains(&flag)
    }

    fn padded(&self, text: Vec<u8>, zeros: bool) -> Vec<u8> {
        let missing = self.width.unwrap_or(0).saturating_sub(text.len());
        if self.has(b'-') {
            return [text, vec![b' '; missing]].concat();
        }
        if zeros && self.has(b'0') {
            let sign = usize::from(text.first().is_some_and(|c| b"+- ".contains(c)));
            return [&text[..sign], &vec![b'0'; missing], &text[sign..]].concat();
        }
        [vec![b' '; missing], text].concat()
    }

    fn signed(&self, negative: bool, digits: String) -> Vec<u8> {
        let sign = match () {
            _ if negative => "-",
            _ if self.has(b'+') => "+",
            _ if self.has(b' ') => " ",
            _ => "",
        };
        let zeros = "0".repeat(self.precision.unwrap_or(0).saturating_sub(digits.len()));
        self.padded(format!("{sign}{zeros}{digits}").into_bytes(), self.precision.is_none())
    }

    fn integer(&self, conversion: u8, bits: &Bits) -> Vec<u8> {
        let width = if self.long { 64 } else { 32 };
        let bits = Bits::new(width, bits.low());
        let value = bits.low();
        match conversion {
            b'd' | b'i' => {
                let value = bits.signed_low();
                self.signed(value < 0, value.unsigned_abs().to_string())
            }
            b'u' => self.signed(false, value.to_string()),
            b'x' if self.has(b'#') => self.signed(false, format!("{value:#x}")),
            b'x' => self.signed(false, format!("{value:x}")),
            b'X' => self.signed(false, format!("{value:X}")),
            _ => self.signed(false, format!("{value:o}")),
        }
    }

    fn float(&self, conversion: u8, value: f64) -> Vec<u8> {
        let precision = self.precision.unwrap_or(6);
        let size = value.abs();
        let digits = match conversion.to_ascii_lowercase() {
            _ if size.is_infinite() => "inf".to_owned(),
            _ if size.is_nan() => "nan".to_owned(),
            b'f' => format!("{size:.precision$}"),
            b'e' => exponential(size, precision),
            _ => general(size, precision.max(1), self.has(b'#')),
        };
        let sign = if value.is_sign_negative() {
            "-"
        } else if self.has(b'+') {
            "+"
        } else {
            ""
        };
        self.padded(format!("{sign}{digits}").into_bytes(), true)
    }
}

/// `1.5e+01`.
fn exponential(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let (digits, exponent) = text.split_once('e').expect("an exponent");
    let exponent: i32 = exponent.parse().expect("a number");
    let sign = if exponent < 0 { '-' } else { '+' };
    format!("{digits}e{sign}{:02}", exponent.abs())
}

/// A number of digits, without zeros at the end, with an exponent where that is shorter.
fn general(value: f64, precision: usize, all: bool) -> String {
    let text = format!("{value:.*e}", precision - 1);
    let exponent: i32 = text.split_once('e').expect("an exponent").1.parse().expect("a number");
    let plain = (-4..precision as i32).contains(&exponent);
    let text = match plain {
        true => format!("{value:.*}", (precision as i32 - 1 - exponent).max(0) as usize),
        false => exponential(value, precision - 1),
    };
    let (digits, end) =
        text.split_once('e').map_or((text.as_str(), String::new()), |(d, e)| (d, format!("e{e}")));
    let digits = match digits.contains('.') && !all {
        true => digits.trim_end_matches('0').trim_end_matches('.'),
        false => digits,
    };
    format!("{digits}{end}")
}

impl Machine<'_, '_> {
    pub(super) fn print(
        &mut self,
        handle: Option<u64>,
        format: u64,
        arguments: Arguments,
    ) -> Result<Option<Datum>, Stop> {
        let (text, _) = self.formatted(format, arguments)?;
        self.output(handle, &text)?;
        Ok(Some(Datum::new(32, text.len() as u64)))
    }

    pub(super) fn print_to(
        &mut self,
        to: u64,
        room: u64,
        format: u64,
        arguments: Arguments,
    ) -> Result<Option<Datum>, Stop> {
        let (text, shadow) = self.formatted(format, arguments)?;
        if room > 0 {
            let end = text.len().min(room as usize - 1);
            self.put(to, &text[..end], &shadow[..end])?;
            self.memory.write(to + end as u64, &[0], &[])?;
        }
        Ok(Some(Datum::new(32, text.len() as u64)))
    }

    /// The text that a format makes, with its shadow.
    fn formatted(&mut self, format: u64, mut arguments: Arguments) -> Result<(Vec<u8>, Vec<u8>), Stop> {
        let format = self.memory.text(format)?;
        let (mut text, mut shadow): (Vec<u8>, Vec<u8>) = Default::default();
        let mut rest = &format[..];
        while let Some((&c, others)) = rest.split_first() {
            rest = others;
            if c != b'%' {
                text.push(c);
                continue;
            }
            let directive = self.directive(&mut rest, &mut arguments)?;
            let (&conversion, others) = rest.split_first().ok_or(Stop::Undefined("a format".into()))?;
            rest = others;
            let (part, marks) = self.converted(&directive, conversion, &mut arguments)?;
            shadow.resize(text.len(), 0);
            shadow.extend(std::iter::repeat_n(marks & !(POINTER | FLOAT), part.len()));
            text.extend(part);
        }
        shadow.resize(text.len(), 0);
        Ok((text, shadow))
    }

    fn directive(&mut self, rest: &mut &[u8], arguments: &mut Arguments) -> Result<Directive, Stop> {
        let mut directive = Directive::default();
        while let Some((&c, others)) = rest.split_first().filter(|(c, _)| b"-+ #0".contains(c)) {
            directive.flags.push(c);
            *rest = others;
        }
        directive.width = self.count(rest, arguments)?;
        if let Some((b'.', others)) = rest.split_first() {
            *rest = others;
            directive.precision = Some(self.count(rest, arguments)?.unwrap_or(0));
        }
        while let Some((&c, others)) = rest.split_first().filter(|(c, _)| b"hlLqjzt".contains(c)) {
            directive.long |= c != b'h' && c != b'L';
            directive.short |= c == b'h';
            *rest = others;
        }
        Ok(directive)
    }

    fn count(&mut self, rest: &mut &[u8], arguments: &mut Arguments) -> Result<Option<usize>, Stop> {
        if let Some((b'*', others)) = rest.split_first() {
            *rest = others;
            let value = arguments.next(self, false)?;
            return Ok(Some(Bits::new(32, value.low()).signed_low().max(0) as usize));
        }
        let digits = rest.iter().take_while(|c| c.is_ascii_digit()).count();
        let (number, others) = rest.split_at(digits);
        *rest = others;
        Ok(std::str::from_utf8(number).expect("digits").parse().ok())
    }

    fn converted(
        &mut self,
        directive: &Directive,
        conversion: u8,
        arguments: &mut Arguments,
    ) -> Result<(Vec<u8>, u8), Stop> {
        if conversion == b'%' {
            return Ok((vec![b'%'], 0));
        }
        let value = arguments.next(self, b"eEfFgGaA".contains(&conversion))?;
        let text = match conversion {
            b'd' | b'i' | b'u' | b'x' | b'X' | b'o' => directive.integer(conversion, &value.bits),
            b'c' => directive.padded(vec![value.low() as u8], false),
            b'p' => directive.padded(format!("{:#x}", value.low()).into_bytes(), false),
            b's' => {
                let mut text = match directive.precision {
                    Some(most) => {
                        let bytes =
                            self.memory.bytes(value.low(), self.memory.room(value.low()).min(most as u64));
                        let bytes = if most == 0 { &[] } else { bytes? };
                        bytes.split(|&byte| byte == 0).next().unwrap_or_default().to_vec()
                    }
                    None => self.memory.text(value.low())?,
                };
                text.truncate(directive.precision.unwrap_or(usize::MAX));
                let marks = self.memory.shadow(value.low(), text.len() as u64).unwrap_or_default();
                let marks = marks.iter().fold(0, |all, mark| all | mark);
                return Ok((directive.padded(text, false), marks));
            }
            b'e' | b'E' | b'f' | b'F' | b'g' | b'G' => {
                directive.float(conversion, f64::from_bits(value.low()))
            }
            _ => return Err(Stop::Unsupported(format!("%{}", conversion as char))),
        };
        Ok((text, value.shadow))
    }
}

/// The number at the beginning of a text, and how many bytes it takes.
pub fn scan_long(text: &[u8], base: u32) -> (i64, usize) {
    let mut at = text.iter().take_while(|c| c.is_ascii_whitespace()).count();
    let negative = text.get(at) == Some(&b'-');
    at += usize::from(matches!(text.get(at), Some(b'-' | b'+')));
    let hexadecimal = text[at..].starts_with(b"0x") || text[at..].starts_with(b"0X");
    let base = match base {
        0 if hexadecimal => 16,
        0 if text.get(at) == Some(&b'0') => 8,
        0 => 10,
        base => base,
    };
    at += if base == 16 && hexadecimal { 2 } else { 0 };
    let digits = text[at..].iter().map_while(|&c| (c as char).to_digit(base));
    let (mut value, mut count) = (0_i64, 0);
    for digit in digits {
        value = value.wrapping_mul(base.into()).wrapping_add(digit.into());
        count += 1;
    }
    if count == 0 {
        return (0, 0);
    }
    (if negative { value.wrapping_neg() } else { value }, at + count)
}

/// The same for a float.
pub fn scan_double(text: &[u8]) -> (f64, usize) {
    let start = text.iter().take_while(|c| c.is_ascii_whitespace()).count();
    let end = text[start..].iter().take_while(|c| b"+-0123456789.eE".contains(c)).count();
    let found = (1..=end).rev().find_map(|end| {
        let number = std::str::from_utf8(&text[start..start + end]).ok()?;
        let number: f64 = number.parse().ok()?;
        Some((number, start + end))
    });
    found.unwrap_or((0.0, 0))
}
