//! Seeded values: the same for the same seed and the same question, on every machine.

use crate::bits::Bits;
use rustc_hash::FxHasher;
use std::{
    hash::{Hash, Hasher},
    ops::Range,
};

/// The start of the buffers that made-up pointers point into: low enough for pointers of 32 bits.
pub const BUFFERS: u64 = 0x2000_0000;
/// Bytes of one buffer.
const BUFFER_BYTES: u64 = 0x1000;
/// The number of buffers.
pub const BUFFER_COUNT: u64 = 4;

/// A row of buffers, as long as one needs it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Buffers {
    /// The start of the first one.
    pub start: u64,
    /// Bytes of one.
    pub bytes: u64,
    /// The distance between the starts of buffers with a single owner: an overrun of one does not reach the next for
    /// long.
    apart: u64,
}

impl Buffers {
    /// Those that pointers of `width` bits point into.
    pub fn of(width: u32) -> Buffers {
        match width {
            ..=16 => Buffers { start: 0x4000, bytes: 0x400, apart: 0x400 },
            _ => Buffers { start: BUFFERS, bytes: BUFFER_BYTES, apart: 0x40_0000 },
        }
    }

    /// An address inside one of those that are shared, aligned to 8 and not near the buffer's end.
    pub fn shared(self, draw: u64) -> u64 {
        self.start + draw % BUFFER_COUNT * self.bytes + (draw >> 8) % 16 * 8
    }

    /// The addresses of all of them, those of up to 32 owners counted.
    pub fn all(self) -> Range<u64> {
        self.start..self.private(32)
    }

    /// The start of a buffer with a single owner, for `number` from 0 on.
    pub fn private(self, number: u64) -> u64 {
        self.start + BUFFER_COUNT * self.bytes + (1 + number) * self.apart
    }
}

/// Spreads the bits of `value` over a word.
///
/// Source  the output function of splitmix64
pub fn mix(value: u64) -> u64 {
    let value = value.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    value ^ (value >> 31)
}

/// A number that depends on `seed` and all of `question`.
pub fn draw(seed: u64, question: impl Hash) -> u64 {
    let mut hasher = FxHasher::default();
    seed.hash(&mut hasher);
    question.hash(&mut hasher);
    mix(hasher.finish())
}

/// A word as programs hold it: small numbers often, so that loops end; else flags, text, pointers or any bits.
pub fn word(draw: u64) -> u64 {
    let rest = mix(draw);
    match draw >> 60 {
        0..=3 => rest % 12,
        4..=7 => (rest % 12) | (((rest >> 32) % 12) << 32),
        8 | 9 => rest & 0x0303_0303_0303_0303,
        10 => rest & 0x0001_0001_0001_0001,
        11..=13 => Buffers::of(64).shared(rest),
        14 => (rest % 24).wrapping_sub(12),
        _ => rest,
    }
}

/// A number of `width` bits as programs pass it: small mostly, at times negative, rarely any bits.
pub fn value(draw: u64, width: u32) -> Bits {
    if width > 64 {
        let words = (0..width.div_ceil(64) as u64).map(|i| word(mix(draw ^ i)));
        return Bits::from_words(width, words.collect());
    }
    let rest = mix(draw);
    Bits::new(
        width,
        match draw >> 60 {
            0..=10 => rest % 12,
            11 | 12 => (rest % 24).wrapping_sub(12),
            13 => rest % 256,
            14 => 1 << (rest % 64),
            _ => rest,
        },
    )
}

/// The bits of a float of `width` bits: a small multiple of a quarter mostly.
pub fn float(draw: u64, width: u32) -> Bits {
    if draw >> 60 == 0 {
        return Bits::from_words(width, (0..width.div_ceil(64) as u64).map(|i| mix(draw ^ i)).collect());
    }
    let quarters = (draw % 64) as f64 / 4.0 - 4.0;
    match width {
        32 => Bits::new(32, (quarters as f32).to_bits() as u64),
        64 => Bits::new(64, quarters.to_bits()),
        _ => value(draw, width),
    }
}
