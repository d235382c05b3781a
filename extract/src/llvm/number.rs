//! Unsigned integers of any width, as constants need them.

/// A number; its width is that of its type.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Bits {
    /// One that fits a word.
    Small(u64),
    /// A wider one: words from the least significant on, more than one, the last not 0.
    Large(Box<[u64]>),
}

/// The largest power of ten in a word, and its digits.
const CHUNK: (u64, usize) = (10_000_000_000_000_000_000, 19);

/// Digits that are read at once: a word holds as many of any radix up to 16.
const DIGITS: usize = 15;

impl Bits {
    /// Zero.
    pub const ZERO: Bits = Bits::Small(0);

    /// The number that `words` make, least significant first, cut to `width` bits.
    pub fn from_words(mut words: Vec<u64>, width: u64) -> Bits {
        words.truncate(width.div_ceil(64) as usize);
        if words.len() as u64 * 64 > width
            && let Some(last) = words.last_mut()
        {
            *last &= u64::MAX >> (64 - width % 64);
        }
        while words.last() == Some(&0) {
            words.pop();
        }
        match words[..] {
            [] => Bits::ZERO,
            [word] => Bits::Small(word),
            _ => Bits::Large(words.into()),
        }
    }

    /// A number of at most 128 bits.
    pub fn from_u128(value: u128, width: u64) -> Bits {
        Bits::from_words(vec![value as u64, (value >> 64) as u64], width)
    }

    /// The number, if 128 bits hold it.
    pub fn to_u128(&self) -> Option<u128> {
        match self.words() {
            [] => Some(0),
            [low] => Some((*low).into()),
            [low, high] => Some(u128::from(*low) | u128::from(*high) << 64),
            _ => None,
        }
    }

    /// The words from the least significant on.
    pub fn words(&self) -> &[u64] {
        match self {
            Bits::Small(word) => std::slice::from_ref(word),
            Bits::Large(words) => words,
        }
    }

    /// The number as one of `width` bits with sign, if a word with sign holds it.
    pub fn to_signed(&self, width: u64) -> Option<i64> {
        if width > 64 {
            let value = self.to_u128().filter(|_| width <= 128)?;
            let unused = 128 - width as u32;
            return i64::try_from((value << unused) as i128 >> unused).ok();
        }
        let Bits::Small(word) = self else { return None };
        let unused = (64 - width as u32).min(63);
        Some((word << unused) as i64 >> unused)
    }

    /// Reads digits of `radix` with an optional sign; negative numbers become their two's complement.
    pub fn parse(text: &str, radix: u32, width: u64) -> Option<Bits> {
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        if digits.is_empty() || !digits.chars().all(|digit| digit.is_digit(radix)) {
            return None;
        }
        if let (Ok(value), 1..=64) = (u64::from_str_radix(digits, radix), width) {
            let value = if negative { value.wrapping_neg() } else { value };
            return Some(Bits::Small(value & (u64::MAX >> (64 - width))));
        }
        let most = width.div_ceil(64) as usize;
        let mut words = Vec::new();
        for start in (0..digits.len()).step_by(DIGITS) {
            let chunk = &digits[start..digits.len().min(start + DIGITS)];
            let factor = u64::from(radix).pow(chunk.len() as u32);
            let carry = multiply_add(&mut words, factor, u64::from_str_radix(chunk, radix).ok()?);
            words.extend((carry != 0 && words.len() < most).then_some(carry));
        }
        words.resize(most, 0);
        if negative {
            negate(&mut words);
        }
        Some(Bits::from_words(words, width))
    }

    /// Writes the number in decimal.
    pub fn print(&self, out: &mut String) {
        let mut words = self.words().to_vec();
        let mut chunks = Vec::new();
        while words.iter().any(|&word| word != 0) {
            chunks.push(divide(&mut words, CHUNK.0));
        }
        let first = chunks.pop().unwrap_or(0);
        out.push_str(&first.to_string());
        for chunk in chunks.iter().rev() {
            out.push_str(&format!("{chunk:0width$}", width = CHUNK.1));
        }
    }
}

/// Returns what goes beyond the last word.
fn multiply_add(words: &mut [u64], factor: u64, addend: u64) -> u64 {
    let mut carry = u128::from(addend);
    for word in words {
        let sum = u128::from(*word) * u128::from(factor) + carry;
        *word = sum as u64;
        carry = sum >> 64;
    }
    carry as u64
}

fn negate(words: &mut [u64]) {
    let mut carry = true;
    for word in words {
        (*word, carry) = (!*word).overflowing_add(carry.into());
    }
}

/// Divides in place and returns the remainder.
fn divide(words: &mut [u64], by: u64) -> u64 {
    let mut rest = 0u128;
    for word in words.iter_mut().rev() {
        let value = rest << 64 | u128::from(*word);
        *word = (value / u128::from(by)) as u64;
        rest = value % u128::from(by);
    }
    rest as u64
}

/// Writes numbers at bit positions of one wide number.
#[derive(Debug)]
pub struct Packer {
    words: Vec<u64>,
    width: u64,
}

impl Packer {
    /// All bits 0.
    pub fn new(width: u64) -> Self {
        Packer { words: vec![0; width.div_ceil(64) as usize], width }
    }

    /// Sets the bits from `at` on; those beyond the width are lost.
    pub fn put(&mut self, at: u64, bits: &Bits) {
        for (number, &word) in bits.words().iter().enumerate() {
            let at = at + 64 * number as u64;
            let (index, shift) = ((at / 64) as usize, at % 64);
            self.or(index, word << shift);
            if shift > 0 {
                self.or(index + 1, word >> (64 - shift));
            }
        }
    }

    fn or(&mut self, index: usize, word: u64) {
        if let Some(slot) = self.words.get_mut(index) {
            *slot |= word;
        }
    }

    /// The packed number.
    pub fn finish(self) -> Bits {
        Bits::from_words(self.words, self.width)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn printed(text: &str, width: u64) -> String {
        let mut out = String::new();
        Bits::parse(text, 10, width).expect("digits").print(&mut out);
        out
    }

    #[test]
    fn decimals_come_back() {
        for text in [
            "0",
            "7",
            "18446744073709551615",
            "18446744073709551616",
            "340282366920938463463374607431768211455",
        ] {
            assert_eq!(printed(text, 128), text);
        }
        assert_eq!(printed("-1", 8), "255");
        assert_eq!(printed("-1", 128), u128::MAX.to_string());
        assert_eq!(printed("300", 8), "44");
        assert_eq!(printed("-5", 64), (-5i64 as u64).to_string());
    }

    #[test]
    fn long_literals_take_no_time() {
        let digits = "9".repeat(100_000);
        let started = std::time::Instant::now();
        let bits = Bits::parse(&digits, 10, 8_388_607).expect("digits");
        assert_eq!(bits.words().len(), 5191);
        assert_eq!(bits.words()[0], 10u64.wrapping_pow(64).wrapping_sub(1));
        assert!(started.elapsed().as_secs() < 5, "quadratic in the digits with the words of the type");
        assert_eq!(Bits::parse("1+2", 10, 128), None);
    }

    #[test]
    fn signs_are_extended() {
        assert_eq!(Bits::Small(0xFF).to_signed(8), Some(-1));
        assert_eq!(Bits::Small(0x7F).to_signed(8), Some(127));
        assert_eq!(Bits::parse("-3", 10, 128).expect("digits").to_signed(128), Some(-3));
        assert_eq!(Bits::from_u128(1 << 100, 128).to_signed(128), None);
    }

    #[test]
    fn lanes_are_packed() {
        let mut packer = Packer::new(96);
        packer.put(0, &Bits::Small(1));
        packer.put(48, &Bits::Small(0xABCD_EF01_2345));
        assert_eq!(packer.finish().to_u128(), Some(1 | 0xABCD_EF01_2345 << 48));
    }
}
