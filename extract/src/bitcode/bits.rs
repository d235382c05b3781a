//! Bits of a byte stream, lowest first.

/// A place in a stream of bits. Reading past the end gives none.
#[derive(Clone, Copy)]
pub struct Bits<'b> {
    bytes: &'b [u8],
    at: u64,
}

impl<'b> Bits<'b> {
    /// The start of `bytes`.
    pub fn new(bytes: &'b [u8]) -> Self {
        Bits { bytes, at: 0 }
    }

    /// The offset in bits.
    pub fn at(&self) -> u64 {
        self.at
    }

    /// The number of bits that follow.
    pub fn left(&self) -> u64 {
        (self.bytes.len() as u64 * 8).saturating_sub(self.at)
    }

    /// Goes to the offset `at`, in bits.
    pub fn jump(&mut self, at: u64) {
        self.at = at;
    }

    /// The next `width` bits, at most 64, as a number.
    #[inline]
    pub fn fixed(&mut self, width: u32) -> Option<u64> {
        let (byte, shift) = ((self.at / 8) as usize, (self.at % 8) as u32);
        // Nearly always they are among the eight bytes that follow.
        if let Some(eight) = self.bytes.get(byte..).and_then(|rest| rest.first_chunk())
            && shift + width <= 64
        {
            self.at += u64::from(width);
            let window = u64::from_le_bytes(*eight) >> shift;
            return Some(window & u64::MAX.checked_shr(64 - width).unwrap_or(0));
        }
        self.last_bits(width)
    }

    /// The next `width` bits, where fewer than eight bytes follow or more than eight are needed.
    fn last_bits(&mut self, width: u32) -> Option<u64> {
        if width == 0 {
            return Some(0);
        }
        if u64::from(width) > self.left() {
            return None;
        }
        let (byte, shift) = ((self.at / 8) as usize, (self.at % 8) as u32);
        self.at += u64::from(width);
        let window = match self.bytes.get(byte..byte + 8) {
            Some(eight) => u64::from_le_bytes(eight.try_into().expect("eight bytes")),
            None => self.bytes[byte..].iter().rev().fold(0, |all, &byte| all << 8 | u64::from(byte)),
        };
        let mut value = window >> shift;
        if shift + width > 64 {
            value |= u64::from(self.bytes[byte + 8]) << (64 - shift);
        }
        Some(if width == 64 { value } else { value & ((1 << width) - 1) })
    }

    /// A number of groups of `width` bits, the highest bit of each telling whether another follows.
    pub fn variable(&mut self, width: u32) -> Option<u64> {
        let high = 1_u64 << (width - 1);
        let group = self.fixed(width)?;
        if group & high == 0 {
            return Some(group);
        }
        let mut value = group & (high - 1);
        let mut shift = width - 1;
        loop {
            let group = self.fixed(width)?;
            if shift >= 64 {
                return None;
            }
            value |= (group & (high - 1)) << shift;
            if group & high == 0 {
                return Some(value);
            }
            shift += width - 1;
        }
    }

    /// Goes on at the next multiple of 32 bits.
    pub fn align(&mut self) {
        self.at = self.at.div_ceil(32) * 32;
    }

    /// The next `length` bytes; the place is a multiple of 8 bits.
    pub fn take(&mut self, length: u64) -> Option<&'b [u8]> {
        if length > self.left() / 8 {
            return None;
        }
        let from = (self.at / 8) as usize;
        self.at += length * 8;
        Some(&self.bytes[from..from + length as usize])
    }
}
