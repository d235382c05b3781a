//! Arithmetic modulo 2^width, as LLVM's integer instructions have it.

use super::{Bits, Words, words_of};
use std::cmp::Ordering;

/// Combines two numbers of one width, word by word.
fn zip(a: &Bits, b: &Bits, combine: impl Fn(u64, u64) -> u64) -> Bits {
    debug_assert_eq!(a.width, b.width);
    if let (Words::One(a_word), Words::One(b_word)) = (&a.words, &b.words) {
        return Bits::new(a.width, combine(*a_word, *b_word));
    }
    let words = a.words().iter().zip(b.words()).map(|(&a, &b)| combine(a, b));
    Bits::from_words(a.width, words.collect())
}

impl Bits {
    /// The bits that are set in both.
    pub fn and(&self, other: &Bits) -> Bits {
        zip(self, other, |a, b| a & b)
    }

    /// The bits that are set in either.
    pub fn or(&self, other: &Bits) -> Bits {
        zip(self, other, |a, b| a | b)
    }

    /// The bits that differ.
    pub fn xor(&self, other: &Bits) -> Bits {
        zip(self, other, |a, b| a ^ b)
    }

    /// The bits that are not set.
    pub fn not(&self) -> Bits {
        zip(self, self, |a, _| !a)
    }

    /// The number with the other sign.
    pub fn negate(&self) -> Bits {
        Bits::zero(self.width).minus(self)
    }

    /// The sum.
    pub fn plus(&self, other: &Bits) -> Bits {
        self.sum(other, false)
    }

    /// The difference.
    pub fn minus(&self, other: &Bits) -> Bits {
        self.sum(&other.not(), true)
    }

    fn sum(&self, other: &Bits, carry: bool) -> Bits {
        if let (Words::One(a), Words::One(b)) = (&self.words, &other.words) {
            return Bits::new(self.width, a.wrapping_add(*b).wrapping_add(carry as u64));
        }
        let mut carry = carry;
        let words = self.words().iter().zip(other.words()).map(|(&a, &b)| {
            let (partial, over) = a.overflowing_add(b);
            let (total, over_again) = partial.overflowing_add(carry as u64);
            carry = over || over_again;
            total
        });
        Bits::from_words(self.width, words.collect())
    }

    /// The product.
    pub fn times(&self, other: &Bits) -> Bits {
        if let (Words::One(a), Words::One(b)) = (&self.words, &other.words) {
            return Bits::new(self.width, a.wrapping_mul(*b));
        }
        let mut words = vec![0_u64; words_of(self.width)];
        for (i, &a) in self.words().iter().enumerate() {
            let mut carry = 0_u128;
            for (word, &b) in words[i..].iter_mut().zip(other.words()) {
                carry += *word as u128 + a as u128 * b as u128;
                *word = carry as u64;
                carry >>= 64;
            }
        }
        Bits::from_words(self.width, words)
    }

    /// The quotient and the remainder, both unsigned; none if `divisor` is 0.
    pub fn divide(&self, divisor: &Bits) -> Option<(Bits, Bits)> {
        if divisor.is_zero() {
            return None;
        }
        if self.width <= 128 {
            let (a, b) = (self.low_u128(), divisor.low_u128());
            return Some((Bits::from_u128(self.width, a / b), Bits::from_u128(self.width, a % b)));
        }
        Some(self.divide_long(divisor))
    }

    /// School division, bit by bit: numbers this wide are rare.
    fn divide_long(&self, divisor: &Bits) -> (Bits, Bits) {
        let wide = self.width + 1;
        let divisor = divisor.resize(wide);
        let mut quotient = vec![0_u64; words_of(self.width)];
        let mut rest = Bits::zero(wide);
        for at in (0..self.width).rev() {
            rest = rest.shl(1).or(&Bits::new(wide, self.bit(at) as u64));
            if rest.compare(&divisor) != Ordering::Less {
                rest = rest.minus(&divisor);
                quotient[at as usize / 64] |= 1 << (at % 64);
            }
        }
        (Bits::from_words(self.width, quotient), rest.resize(self.width))
    }

    /// The quotient towards 0 and the remainder with the sign of the dividend, in two's complement.
    ///
    /// None if `divisor` is 0 or the quotient does not fit: the lowest number by -1.
    pub fn divide_signed(&self, divisor: &Bits) -> Option<(Bits, Bits)> {
        let (minus_a, minus_b) = (self.is_negative(), divisor.is_negative());
        let (quotient, rest) = self.magnitude().divide(&divisor.magnitude())?;
        if minus_a == minus_b && quotient.is_negative() {
            return None;
        }
        let quotient = if minus_a == minus_b { quotient } else { quotient.negate() };
        Some((quotient, if minus_a { rest.negate() } else { rest }))
    }

    /// The absolute value, read as unsigned.
    pub fn magnitude(&self) -> Bits {
        if self.is_negative() { self.negate() } else { self.clone() }
    }

    /// The bits moved up by `by`; 0 if that is the width or more.
    pub fn shl(&self, by: u32) -> Bits {
        if by >= self.width {
            return Bits::zero(self.width);
        }
        if let Words::One(word) = self.words {
            return Bits::new(self.width, word << by);
        }
        let (skip, shift) = (by as usize / 64, by % 64);
        let word = |i: usize| if i < skip { 0 } else { self.words()[i - skip] };
        let joined = |i: usize| match shift {
            0 => word(i),
            _ => word(i) << shift | if i == 0 { 0 } else { word(i - 1) >> (64 - shift) },
        };
        Bits::from_words(self.width, (0..words_of(self.width)).map(joined).collect())
    }

    /// The bits moved down by `by`; 0 if that is the width or more.
    pub fn lshr(&self, by: u32) -> Bits {
        if by >= self.width {
            return Bits::zero(self.width);
        }
        self.slice(by, self.width)
    }

    /// The bits moved down by `by`, the sign repeated.
    pub fn ashr(&self, by: u32) -> Bits {
        if !self.is_negative() {
            return self.lshr(by);
        }
        self.not().lshr(by).not()
    }

    /// The number of bits that are set.
    pub fn count_ones(&self) -> u32 {
        self.words().iter().map(|w| w.count_ones()).sum()
    }

    /// The number of zeros below the lowest bit that is set; the width if none is.
    pub fn trailing_zeros(&self) -> u32 {
        let found = self.words().iter().position(|&w| w != 0);
        found.map_or(self.width, |i| i as u32 * 64 + self.words()[i].trailing_zeros())
    }

    /// The number of zeros above the highest bit that is set; the width if none is.
    pub fn leading_zeros(&self) -> u32 {
        let found = self.words().iter().rposition(|&w| w != 0);
        found.map_or(self.width, |i| self.width + self.words()[i].leading_zeros() - (i as u32 + 1) * 64)
    }

    /// The bits in the opposite order.
    pub fn reverse_bits(&self) -> Bits {
        let words: Vec<u64> = self.words().iter().rev().map(|w| w.reverse_bits()).collect();
        let wide = words.len() as u32 * 64;
        Bits::from_words(wide, words).slice(wide - self.width, self.width)
    }

    /// The bytes in the opposite order; the width is a multiple of 8.
    pub fn swap_bytes(&self) -> Bits {
        let mut bytes: Vec<u8> = self.bytes().collect();
        bytes.reverse();
        Bits::from_bytes(self.width, &bytes)
    }
}
