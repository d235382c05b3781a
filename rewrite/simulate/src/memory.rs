//! A flat memory of bytes under 64-bit addresses.
//!
//! All address spaces are one, and numbers lie with their lowest byte first: who has another order turns them round. A
//! byte that was not written has a seeded value, so any pointer can be followed and two memories with one seed agree from
//! the start.

use dfquery_graph::{bits::Bits, random};
use rustc_hash::FxHashMap;
use std::{ops::Range, sync::Arc};

/// Bytes of a page: small, since writes scatter and a new page is filled when it is first written.
const PAGE: u64 = 256;

type Bytes = [u8; PAGE as usize];

/// A page that was written to.
#[derive(Clone, Debug)]
struct Page {
    bytes: Bytes,
    /// A bit for each byte: whether it holds what the program or a write has put there.
    given: [u64; (PAGE / 64) as usize],
}

/// The area of the allocations of invocations, for pointers of 64 bits: from here to twice that.
pub const STACK: u64 = 1 << 62;
/// The same for narrower pointers: from here to 2^32.
pub const NARROW_STACK: u64 = 1 << 31;
/// The same for pointers of 16 bits: from here to 2^16.
pub const NEAR_STACK: u64 = 1 << 15;

/// The contents that a program starts with.
#[derive(Clone, Default, Debug)]
pub struct Image {
    pages: FxHashMap<u64, Box<Bytes>>,
    /// First addresses and ends of what is initialised, in order.
    ranges: Vec<(u64, u64)>,
    /// True if the program has the highest byte of a number first.
    pub highest_first: bool,
}

impl Image {
    /// Initialises the `bytes` bytes from `address` on with zeros; after all that came before.
    pub fn reserve(&mut self, address: u64, bytes: u64) {
        self.ranges.push((address, address + bytes));
    }

    /// Sets bytes inside what was reserved.
    pub fn write(&mut self, address: u64, bytes: &[u8]) {
        for (i, &byte) in bytes.iter().enumerate() {
            let at = address + i as u64;
            self.pages.entry(at / PAGE).or_insert_with(|| Box::new([0; PAGE as usize]))
                [(at % PAGE) as usize] = byte;
        }
    }

    fn byte(&self, address: u64) -> Option<u8> {
        let range = self.ranges.partition_point(|&(start, _)| start <= address).checked_sub(1)?;
        let page = || self.pages.get(&(address / PAGE));
        (address < self.ranges[range].1).then(|| page().map_or(0, |page| page[(address % PAGE) as usize]))
    }

    /// Returns true if any byte of the page is initialised.
    fn touches(&self, page: u64) -> bool {
        let range = self.ranges.partition_point(|&(start, _)| start < (page + 1).saturating_mul(PAGE));
        range > 0 && self.ranges[range - 1].1 > page * PAGE
    }
}

/// The first byte in which two memories differ.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Difference {
    /// Its address.
    pub address: u64,
    /// Its value in the first memory.
    pub first: u8,
    /// Its value in the second.
    pub second: u8,
}

/// The contents of memory before any write.
#[derive(Clone, Debug)]
struct Origin {
    seed: u64,
    image: Arc<Image>,
    /// Addresses that also count as initialised: buffers with made-up contents.
    made_up: Range<u64>,
}

impl Origin {
    fn is_given(&self, address: u64) -> bool {
        self.image.byte(address).is_some() || self.made_up.contains(&address)
    }

    fn byte(&self, address: u64) -> u8 {
        self.image.byte(address).unwrap_or_else(|| (self.word(address / 8) >> (address % 8 * 8)) as u8)
    }

    fn word(&self, number: u64) -> u64 {
        random::word(random::mix(self.seed ^ random::mix(number)))
    }

    fn page(&self, number: u64) -> Page {
        let mut given = [0; (PAGE / 64) as usize];
        if self.made_up.contains(&(number * PAGE)) {
            given = [u64::MAX; (PAGE / 64) as usize];
        }
        if self.image.touches(number) {
            for at in (0..PAGE).filter(|at| self.is_given(number * PAGE + at)) {
                given[(at / 64) as usize] |= 1 << (at % 64);
            }
            let bytes = std::array::from_fn(|at| self.byte(number * PAGE + at as u64));
            return Page { bytes, given };
        }
        let mut bytes = [0; PAGE as usize];
        for (chunk, word) in bytes.chunks_exact_mut(8).zip(number * (PAGE / 8)..) {
            chunk.copy_from_slice(&self.word(word).to_le_bytes());
        }
        Page { bytes, given }
    }
}

/// The present contents of memory.
#[derive(Clone, Debug)]
pub struct Memory {
    origin: Origin,
    pages: FxHashMap<u64, Box<Page>>,
}

impl Memory {
    /// The memory at the start of a program.
    pub fn new(seed: u64, image: Arc<Image>) -> Memory {
        Memory { origin: Origin { seed, image, made_up: 0..0 }, pages: FxHashMap::default() }
    }

    /// Treats the memory at `addresses`, whole pages, as initialised, though it was not written.
    pub fn make_up(&mut self, addresses: Range<u64>) {
        self.origin.made_up = addresses;
    }

    /// The byte at `address`.
    pub fn byte(&self, address: u64) -> u8 {
        match self.pages.get(&(address / PAGE)) {
            Some(page) => page.bytes[(address % PAGE) as usize],
            None => self.origin.byte(address),
        }
    }

    /// Returns true if the byte at `address` was initialised or written.
    pub fn is_given(&self, address: u64) -> bool {
        match self.pages.get(&(address / PAGE)) {
            Some(page) => page.given[(address % PAGE / 64) as usize] >> (address % 64) & 1 == 1,
            None => self.origin.is_given(address),
        }
    }

    /// Returns true if all of the `bytes` bytes from `address` on were.
    pub fn are_given(&self, address: u64, bytes: u64) -> bool {
        (0..bytes).all(|at| self.is_given(address.wrapping_add(at)))
    }

    /// The `width` lowest bits of the `bytes` bytes from `address` on.
    pub fn load(&self, address: u64, bytes: u32, width: u32) -> Bits {
        if bytes <= 8 {
            return Bits::new(width, self.word(address, bytes));
        }
        // What is above the width is not wanted, and a prefix of its bits has a number.
        let bytes = bytes.min(width.div_ceil(8));
        let words = (0..u64::from(bytes)).step_by(8);
        let word = |at: u64| self.word(address.wrapping_add(at), (u64::from(bytes) - at).min(8) as u32);
        Bits::from_words(bytes.saturating_mul(8), words.map(word).collect()).resize(width)
    }

    /// Up to 8 bytes from `address` on.
    fn word(&self, address: u64, bytes: u32) -> u64 {
        let offset = (address % PAGE) as usize;
        let inside = offset + bytes as usize <= PAGE as usize;
        match self.pages.get(&(address / PAGE)) {
            Some(page) if inside => {
                let bytes = &page.bytes[offset..offset + bytes as usize];
                bytes.iter().rev().fold(0, |word, &byte| word << 8 | byte as u64)
            }
            _ => (0..bytes as u64)
                .rev()
                .fold(0, |word, i| word << 8 | self.byte(address.wrapping_add(i)) as u64),
        }
    }

    /// Writes `value` into the `bytes` bytes from `address` on, with zeros above its width.
    pub fn store(&mut self, address: u64, bytes: u32, value: &Bits) {
        if bytes <= 8 {
            return self.write(address, &value.low().to_le_bytes()[..bytes as usize]);
        }
        let padded = value.bytes().chain(std::iter::repeat(0)).take(bytes as usize);
        self.write(address, &padded.collect::<Vec<_>>());
    }

    /// The number that the program has in the `bytes` bytes from `address` on.
    pub fn number(&self, address: u64, bytes: u32) -> Bits {
        let number = self.load(address, bytes, 8 * bytes);
        if self.origin.image.highest_first { number.swap_bytes() } else { number }
    }

    /// Writes `number`, of `bytes` bytes, from `address` on as the program has it.
    pub fn set_number(&mut self, address: u64, bytes: u32, number: &Bits) {
        match self.origin.image.highest_first {
            true => self.store(address, bytes, &number.resize(8 * bytes).swap_bytes()),
            false => self.store(address, bytes, number),
        }
    }

    /// Writes `bytes` from `address` on.
    pub fn write(&mut self, mut address: u64, mut bytes: &[u8]) {
        while !bytes.is_empty() {
            let offset = (address % PAGE) as usize;
            let (now, later) = bytes.split_at(bytes.len().min(PAGE as usize - offset));
            let page = self.page_mut(address / PAGE);
            page.bytes[offset..offset + now.len()].copy_from_slice(now);
            (offset..offset + now.len()).for_each(|at| page.given[at / 64] |= 1 << (at % 64));
            (address, bytes) = (address.wrapping_add(now.len() as u64), later);
        }
    }

    fn page_mut(&mut self, number: u64) -> &mut Page {
        self.pages.entry(number).or_insert_with(|| Box::new(self.origin.page(number)))
    }

    /// Copies bytes as if all were read before any is written. Uninitialised bytes stay so where they are copied to.
    pub fn copy(&mut self, to: u64, from: u64, bytes: u64) {
        let read: Vec<u8> = (0..bytes).map(|i| self.byte(from.wrapping_add(i))).collect();
        let left: Vec<u64> = (0..bytes).filter(|i| !self.is_given(from.wrapping_add(*i))).collect();
        self.write(to, &read);
        for at in left {
            let address = to.wrapping_add(at);
            self.page_mut(address / PAGE).given[(address % PAGE / 64) as usize] &= !(1 << (address % 64));
        }
    }

    /// Writes `byte` to the `bytes` bytes from `address` on.
    pub fn fill(&mut self, address: u64, bytes: u64, byte: u8) {
        self.write(address, &vec![byte; bytes as usize]);
    }

    /// Forgets what was written to the pages of an allocation.
    pub fn forget(&mut self, address: u64, bytes: u64) {
        let last = address.saturating_add(bytes.saturating_sub(1));
        let (first, last) = (address / PAGE, last / PAGE);
        if last - first > self.pages.len() as u64 {
            self.pages.retain(|&number, _| !(first..=last).contains(&number));
        } else {
            (first..=last).for_each(|number| drop(self.pages.remove(&number)));
        }
    }

    /// The byte that was at `address` before anyone wrote.
    pub(crate) fn first_byte(&self, address: u64) -> u8 {
        self.origin.byte(address)
    }

    /// The pages outside the allocations of invocations that were written to, as addresses with their bytes.
    pub(crate) fn written_pages(&self) -> impl Iterator<Item = (u64, u64)> {
        let pages = self.pages.keys().map(|number| number * PAGE);
        pages.filter(|&address| !is_stack(address)).map(|address| (address, PAGE))
    }

    /// Returns true if anything was written to the pages of the `bytes` bytes from `address` on.
    pub(crate) fn is_written(&self, address: u64, bytes: u64) -> bool {
        let numbers = address / PAGE..=(address + bytes.max(1) - 1) / PAGE;
        self.pages.keys().any(|number| numbers.contains(number))
    }

    /// The lowest address at which the two memories differ, outside the allocations of invocations.
    pub fn difference(&self, other: &Memory) -> Option<Difference> {
        let mut numbers: Vec<u64> = self.pages.keys().chain(other.pages.keys()).copied().collect();
        numbers.retain(|&number| !is_stack(number * PAGE));
        numbers.sort_unstable();
        numbers.dedup();
        numbers.into_iter().find_map(|number| {
            let (first, second) = (self.bytes(number), other.bytes(number));
            let at = (0..PAGE as usize).find(|&at| first[at] != second[at])?;
            Some(Difference { address: number * PAGE + at as u64, first: first[at], second: second[at] })
        })
    }

    fn bytes(&self, number: u64) -> Bytes {
        self.pages.get(&number).map_or_else(|| self.origin.page(number).bytes, |page| page.bytes)
    }
}

/// Returns true if `address` belongs to the allocations of invocations.
pub(crate) fn is_stack(address: u64) -> bool {
    (STACK..2 * STACK).contains(&address) || (NARROW_STACK..1 << 32).contains(&address)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn memory(seed: u64) -> Memory {
        let mut image = Image::default();
        image.reserve(0x1000, 20);
        image.write(0x1004, &[1, 2, 3]);
        Memory::new(seed, Arc::new(image))
    }

    #[test]
    fn unwritten_memory_depends_on_the_seed_only() {
        let (a, b, c) = (memory(1), memory(1), memory(2));
        let read = |m: &Memory| (0..64).map(|i| m.load(0x5003 + i * 16, 16, 128)).collect::<Vec<_>>();
        assert_eq!(read(&a), read(&b));
        assert_ne!(read(&a), read(&c));
    }

    #[test]
    fn the_image_stands_until_it_is_overwritten() {
        let mut m = memory(1);
        assert_eq!(m.load(0x1002, 8, 64).low(), 0x03_0201_0000);
        assert_eq!(m.load(0x1010, 4, 32).low(), 0);
        m.store(0x1005, 1, &Bits::new(8, 0xff));
        assert_eq!(m.load(0x1002, 8, 64).low(), 0x03_ff01_0000);
    }

    #[test]
    fn stores_are_seen_across_pages_and_around_the_end() {
        let mut m = memory(1);
        let value = Bits::parse(100, "1000000000000000000000000000000").expect("fits");
        for address in [0x10f9, u64::MAX - 3, 0x7000] {
            m.store(address, 13, &value);
            assert_eq!(m.load(address, 13, 100), value);
        }
        assert_eq!(m.load(0x7000 + 12, 1, 8).low(), value.slice(96, 8).low());
    }

    #[test]
    fn numbers_lie_as_the_program_has_them() {
        for highest_first in [false, true] {
            let mut m = Memory::new(1, Arc::new(Image { highest_first, ..Image::default() }));
            m.set_number(0x7000, 4, &Bits::new(32, 0x0102_0304));
            assert_eq!(m.byte(0x7000), if highest_first { 1 } else { 4 });
            assert_eq!(m.number(0x7000, 4).low(), 0x0102_0304);
        }
    }

    #[test]
    fn bytes_above_the_width_are_not_read() {
        let m = memory(1);
        for bytes in [8, 13, 1 << 29, u32::MAX] {
            assert_eq!(m.load(0x1004, bytes, 20).low(), 0x3_0201 & 0xf_ffff);
        }
        assert_eq!(m.load(0x1004, 2, 20).low(), 0x201);
    }

    #[test]
    fn a_copy_reads_before_it_writes() {
        let mut m = memory(1);
        m.store(0x9000, 4, &Bits::new(32, 0x04030201));
        m.copy(0x9001, 0x9000, 4);
        assert_eq!(m.load(0x9000, 5, 40).low(), 0x04_0302_0101);
        m.fill(0x9000, 3, 9);
        assert_eq!(m.load(0x9000, 5, 40).low(), 0x04_0309_0909);
    }

    #[test]
    fn what_was_initialised_or_written_is_given() {
        let mut m = memory(1);
        assert!(m.are_given(0x1000, 20) && !m.is_given(0x1014) && !m.is_given(0x0fff));
        m.write(0x10fe, &[1, 2, 3]);
        assert!(m.are_given(0x10fe, 3) && m.are_given(0x1000, 20) && !m.are_given(0x10fd, 3));
        m.copy(0x9000, 0x10fd, 5);
        assert_eq!([0, 1, 2, 3, 4].map(|at| m.is_given(0x9000 + at)), [false, true, true, true, false]);
        m.forget(0x9000, 1);
        assert!(!m.is_given(0x9001));
        m.make_up(0x9000..0x9100);
        m.write(0x9000, &[1]);
        assert!(m.are_given(0x9000, 0x100) && !m.is_given(0x9100));
    }

    #[test]
    fn differences_are_found_where_one_wrote_and_not_in_allocations() {
        let (mut a, b) = (memory(1), memory(1));
        a.write(STACK + 5, &[1]);
        a.write(NARROW_STACK + 5, &[1]);
        a.write(0x3000, &[b.byte(0x3000)]);
        assert_eq!(a.difference(&b), None);
        let (first, second) = (b.byte(0x3001) ^ 1, b.byte(0x3001));
        a.write(0x3001, &[first]);
        assert_eq!(a.difference(&b), Some(Difference { address: 0x3001, first, second }));
        a.forget(0x3000, 2);
        assert_eq!(a.difference(&b), None);
    }
}
