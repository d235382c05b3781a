//! The order of the bytes of what an access moves, where memory has the highest byte of a number first.
//!
//! Lane 0 of a vector is the lowest in a value, whatever the order. In such a memory it is the highest: a vector lies
//! there as the number of all its lanes, the first highest.

use crate::bits::Bits;

/// Lanes that lie in memory as one number, without gaps; a number is one lane.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Part {
    /// The bit of the value, and of memory, at which it begins.
    bit: u32,
    lanes: u32,
    /// Bits of a lane.
    width: u32,
}

impl Part {
    /// Bits that it takes in a value.
    fn bits(self) -> u32 {
        self.lanes * self.width
    }

    /// Bits that it takes in memory, all of its bytes.
    fn room(self) -> u32 {
        self.bits().next_multiple_of(8)
    }
}

/// The parts of what an access moves, each with its highest byte first; without parts the lowest byte is first.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct ByteOrder(Box<[Part]>);

impl ByteOrder {
    /// The order that the immediates of an access to `bytes` bytes tell: three for each part, which are its first bit, its
    /// lanes and the bits of a lane.
    ///
    /// None if they tell no order, or parts that `bytes` bytes do not have.
    pub fn of(immediates: &[i64], bytes: u32) -> Option<ByteOrder> {
        let (parts, rest) = immediates.as_chunks::<3>();
        let room = u64::from(bytes) * 8;
        let part = |&[bit, lanes, width]: &[i64; 3]| {
            let [bit, lanes, width] = [bit, lanes, width].map(u32::try_from);
            let part = Part { bit: bit.ok()?, lanes: lanes.ok()?, width: width.ok()? };
            let bits = u64::from(part.lanes).checked_mul(part.width.into())?;
            let end = u64::from(part.bit) + bits.next_multiple_of(8);
            (bits > 0 && end <= room && end <= i32::MAX as u64).then_some(part)
        };
        let parts = parts.iter().map(part).collect::<Option<_>>()?;
        rest.is_empty().then_some(ByteOrder(parts))
    }

    /// True if the lowest byte is first.
    pub fn is_lowest_first(&self) -> bool {
        self.0.is_empty()
    }

    /// True if the access moves one number of this number of bits.
    pub fn is_number(&self, width: u32) -> bool {
        self.0[..] == [Part { bit: 0, lanes: 1, width }]
    }

    /// The bytes that hold `value`, the first of them lowest.
    pub fn in_memory(&self, value: &Bits, bytes: u32) -> Bits {
        self.0.iter().fold(Bits::zero(bytes.saturating_mul(8)), |all, part| {
            let number = reversed(&value.slice(part.bit, part.bits()), part.lanes);
            all.with_slice(part.bit, &number.resize(part.room()).swap_bytes())
        })
    }

    /// The value of `width` bits that the bytes of `memory`, the first of them lowest, hold.
    pub fn in_value(&self, memory: &Bits, width: u32) -> Bits {
        self.0.iter().fold(Bits::zero(width), |all, part| {
            let number = memory.slice(part.bit, part.room()).swap_bytes().resize(part.bits());
            all.with_slice(part.bit, &reversed(&number, part.lanes))
        })
    }
}

/// `value` with its lanes in the opposite order.
pub fn reversed(value: &Bits, lanes: u32) -> Bits {
    if lanes <= 1 {
        return value.clone();
    }
    let width = value.width() / lanes;
    Bits::join((0..lanes).rev().map(|lane| value.slice(lane * width, width)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn moved(immediates: &[i64], bytes: u32, value: u64, width: u32) -> u64 {
        let order = ByteOrder::of(immediates, bytes).expect("an order");
        let memory = order.in_memory(&Bits::new(width, value), bytes);
        assert_eq!(order.in_value(&memory, width), Bits::new(width, value), "{memory:?}");
        memory.low()
    }

    #[test]
    fn numbers_and_lanes_lie_with_the_highest_first() {
        assert_eq!(moved(&[0, 1, 32], 4, 0x0102_0304, 32), 0x0403_0201);
        assert_eq!(moved(&[0, 1, 24], 3, 0x01_0203, 24), 0x03_0201);
        assert_eq!(moved(&[0, 1, 20], 3, 0x1_0203, 20), 0x03_0201);
        assert_eq!(moved(&[0, 2, 16], 4, 0x0304_0102, 32), 0x0403_0201);
        // Lanes of 4 bits: 1, 2, 3 are the number 0x123 in two bytes.
        assert_eq!(moved(&[0, 3, 4], 2, 0x321, 12), 0x2301);
        // A byte, and a number of 16 bits after a gap.
        assert_eq!(moved(&[0, 1, 8, 16, 1, 16], 4, 0x0203_0001, 32), 0x0302_0001);
    }

    #[test]
    fn what_tells_no_order_is_none() {
        for immediates in
            [&[0, 1][..], &[0, 1, 40], &[-1, 1, 8], &[0, 0, 8], &[8, 1, 32], &[0, 1 << 31, 1 << 31]]
        {
            assert_eq!(ByteOrder::of(immediates, 4), None, "{immediates:?}");
        }
        assert!(ByteOrder::of(&[], 4).is_some_and(|order| order.is_lowest_first()));
    }
}
