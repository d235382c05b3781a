//! Unsigned integers of any width: the values of LICs, registers and constants.

mod arithmetic;

use std::{cmp::Ordering, fmt};

/// Decimal digits that one word holds without loss; 10^19 is the largest power of ten below 2^64.
const DIGITS: usize = 19;
const TEN_TO_DIGITS: u64 = 10_u64.pow(DIGITS as u32);

/// An unsigned integer of a fixed number of bits.
///
/// Shape   up to 64 bits without allocation; wider ones in words, lowest first; bits above the width are 0
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Bits {
    width: u32,
    words: Words,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Words {
    One(u64),
    Many(Box<[u64]>),
}

/// The words that `width` bits take.
fn words_of(width: u32) -> usize {
    (width as usize).div_ceil(64).max(1)
}

/// The bits of the highest word that belong to the value.
fn top_mask(width: u32) -> u64 {
    match width % 64 {
        0 if width > 0 => u64::MAX,
        rest => (1 << rest) - 1,
    }
}

impl Bits {
    /// `value` modulo 2^`width`.
    pub fn new(width: u32, value: u64) -> Bits {
        if width <= 64 {
            return Bits { width, words: Words::One(value & top_mask(width)) };
        }
        let mut words = vec![0; words_of(width)];
        words[0] = value;
        Bits { width, words: Words::Many(words.into()) }
    }

    /// The number 0.
    pub fn zero(width: u32) -> Bits {
        Bits::new(width, 0)
    }

    /// The number whose bits are all 1.
    pub fn ones(width: u32) -> Bits {
        Bits::from_words(width, vec![u64::MAX; words_of(width)])
    }

    /// A predicate.
    pub fn one_bit(value: bool) -> Bits {
        Bits::new(1, value as u64)
    }

    /// `value` modulo 2^`width`.
    pub fn from_u128(width: u32, value: u128) -> Bits {
        if width <= 64 {
            return Bits::new(width, value as u64);
        }
        Bits::from_words(width, vec![value as u64, (value >> 64) as u64])
    }

    /// `value` in two's complement, modulo 2^`width`.
    pub fn from_i64(width: u32, value: i64) -> Bits {
        if width <= 64 {
            return Bits::new(width, value as u64);
        }
        Bits::new(64, value as u64).sign_extend(width)
    }

    /// `number` in `width` bits, if they hold it with a sign or without.
    pub fn holding(width: u32, number: i128) -> Option<Bits> {
        let most = |bits: u32| if bits >= 127 { i128::MAX } else { (1 << bits) - 1 };
        let range = -most(width.saturating_sub(1)) - 1..=most(width);
        range.contains(&number).then(|| Bits::from_u128(128, number as u128).sign_extend(width))
    }

    /// The number with these words, lowest first; missing ones are 0, what does not fit is cut off.
    pub fn from_words(width: u32, mut words: Vec<u64>) -> Bits {
        words.resize(words_of(width), 0);
        if width <= 64 {
            return Bits::new(width, words[0]);
        }
        if let Some(top) = words.last_mut() {
            *top &= top_mask(width);
        }
        Bits { width, words: Words::Many(words.into()) }
    }

    /// The number with these bytes, lowest first, cut to `width` bits.
    pub fn from_bytes(width: u32, bytes: &[u8]) -> Bits {
        let word = |chunk: &[u8]| chunk.iter().rev().fold(0, |word, &byte| word << 8 | byte as u64);
        Bits::from_words(width, bytes.chunks(8).map(word).collect())
    }

    /// Reads an unsigned decimal number; none if it is not one or does not fit in `width` bits.
    pub fn parse(width: u32, text: &str) -> Option<Bits> {
        if text.is_empty() || !text.bytes().all(|b| b.is_ascii_digit()) {
            return None;
        }
        let mut words = vec![0; words_of(width)];
        for chunk in text.as_bytes().chunks(DIGITS) {
            let digits = std::str::from_utf8(chunk).ok()?;
            multiply_add(&mut words, 10_u64.pow(chunk.len() as u32), digits.parse().ok()?)?;
        }
        (words[words.len() - 1] & !top_mask(width) == 0).then(|| Bits::from_words(width, words))
    }

    /// The number of bits.
    pub fn width(&self) -> u32 {
        self.width
    }

    /// Its words, lowest first; one at least.
    pub fn words(&self) -> &[u64] {
        match &self.words {
            Words::One(word) => std::slice::from_ref(word),
            Words::Many(words) => words,
        }
    }

    /// Its bytes, lowest first, as many as hold all bits.
    pub fn bytes(&self) -> impl Iterator<Item = u8> {
        self.words().iter().flat_map(|w| w.to_le_bytes()).take(self.width.div_ceil(8) as usize)
    }

    /// The lowest 64 bits.
    pub fn low(&self) -> u64 {
        self.words()[0]
    }

    /// The lowest 128 bits.
    pub fn low_u128(&self) -> u128 {
        let words = self.words();
        words[0] as u128 | (words.get(1).copied().unwrap_or(0) as u128) << 64
    }

    /// The lowest 64 bits of the number read in two's complement.
    pub fn signed_low(&self) -> i64 {
        match &self.words {
            Words::One(0) => 0,
            Words::One(word) => {
                let spare = 64 - self.width;
                ((word << spare) as i64) >> spare
            }
            Words::Many(words) => words[0] as i64,
        }
    }

    /// Returns true if it is 0.
    pub fn is_zero(&self) -> bool {
        self.words().iter().all(|&w| w == 0)
    }

    /// Returns true if bit 0 is set: the meaning of a predicate.
    pub fn is_true(&self) -> bool {
        self.low() & 1 == 1
    }

    /// Bit `at`, counted from the lowest.
    pub fn bit(&self, at: u32) -> bool {
        at < self.width && self.words()[at as usize / 64] >> (at % 64) & 1 == 1
    }

    /// Returns true if it is negative when read in two's complement.
    pub fn is_negative(&self) -> bool {
        self.width > 0 && self.bit(self.width - 1)
    }

    /// The same number in `width` bits: zeros are added or high bits cut off.
    pub fn resize(&self, width: u32) -> Bits {
        match &self.words {
            Words::One(word) => Bits::new(width, *word),
            Words::Many(words) => Bits::from_words(width, words.to_vec()),
        }
    }

    /// The number read in two's complement, in `width` bits: the sign is repeated or high bits cut off.
    pub fn sign_extend(&self, width: u32) -> Bits {
        if width <= 64 {
            return Bits::new(width, self.signed_low() as u64);
        }
        if width <= self.width || !self.is_negative() {
            return self.resize(width);
        }
        let mut words = self.words().to_vec();
        if let Some(top) = words.last_mut() {
            *top |= !top_mask(self.width);
        }
        words.resize(words_of(width), u64::MAX);
        Bits::from_words(width, words)
    }

    /// The `width` bits from bit `at` on; what lies beyond the number is 0.
    pub fn slice(&self, at: u32, width: u32) -> Bits {
        let (skip, shift) = (at as usize / 64, at % 64);
        let word = |i: usize| self.words().get(skip + i).copied().unwrap_or(0);
        let joined = |i: usize| match shift {
            0 => word(i),
            _ => word(i) >> shift | word(i + 1) << (64 - shift),
        };
        if width <= 64 {
            return Bits::new(width, joined(0));
        }
        Bits::from_words(width, (0..words_of(width)).map(joined).collect())
    }

    /// The number with its bits from `at` on replaced by `part`.
    pub fn with_slice(&self, at: u32, part: &Bits) -> Bits {
        let hole = Bits::ones(part.width).resize(self.width).shl(at);
        self.and(&hole.not()).or(&part.resize(self.width).shl(at))
    }

    /// The numbers of `parts` one after the other, the first lowest.
    pub fn join(parts: impl Iterator<Item = Bits>) -> Bits {
        let (mut words, mut width) = (Vec::new(), 0);
        for part in parts {
            words.resize(words_of(width + part.width) + 1, 0);
            let (at, shift) = (width as usize / 64, width % 64);
            for (i, &word) in part.words().iter().enumerate().filter(|(_, word)| **word != 0) {
                words[at + i] |= word << shift;
                if shift > 0 && word >> (64 - shift) != 0 {
                    words[at + i + 1] |= word >> (64 - shift);
                }
            }
            width += part.width;
        }
        Bits::from_words(width, words)
    }

    /// The order of two numbers of one width.
    pub fn compare(&self, other: &Bits) -> Ordering {
        self.words().iter().rev().cmp(other.words().iter().rev())
    }

    /// The order of two numbers of one width, read in two's complement.
    pub fn compare_signed(&self, other: &Bits) -> Ordering {
        other.is_negative().cmp(&self.is_negative()).then_with(|| self.compare(other))
    }
}

/// Replaces `words` by `words * factor + addend`; none if that does not fit.
fn multiply_add(words: &mut [u64], factor: u64, addend: u64) -> Option<()> {
    let mut carry = addend as u128;
    for word in words {
        carry += *word as u128 * factor as u128;
        *word = carry as u64;
        carry >>= 64;
    }
    (carry == 0).then_some(())
}

/// Divides `words` by `divisor` and returns the remainder.
fn divide_word(words: &mut [u64], divisor: u64) -> u64 {
    words.iter_mut().rev().fold(0, |rest, word| {
        let dividend = (rest as u128) << 64 | *word as u128;
        *word = (dividend / divisor as u128) as u64;
        (dividend % divisor as u128) as u64
    })
}

impl fmt::Display for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut words = match &self.words {
            Words::One(word) => return word.fmt(f),
            Words::Many(words) => words.clone(),
        };
        let mut chunks = Vec::new();
        while words.iter().any(|&w| w != 0) {
            chunks.push(divide_word(&mut words, TEN_TO_DIGITS));
        }
        write!(f, "{}", chunks.pop().unwrap_or(0))?;
        chunks.iter().rev().try_for_each(|chunk| write!(f, "{chunk:0DIGITS$}"))
    }
}

impl fmt::Debug for Bits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self}:{}", self.width)
    }
}

#[cfg(test)]
mod tests;
