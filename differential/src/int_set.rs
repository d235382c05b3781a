//! A set of integers larger than the CPU caches.
//!
//! A number is mostly found within one line of memory, since places are tried one after the other (linear probing). With
//! [`NumberSet::approach`] the lines of many numbers are read before any of them is looked for, so that the processor
//! waits for all of these at once.

use std::hint::black_box;

/// A number of a fixed width.
pub trait Number: Copy + Eq + Default {
    /// A hash, of which the upper bits are used.
    fn mixed(self) -> u64;
}

/// Odd, and about 2^64 divided by the golden ratio.
const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;

impl Number for u64 {
    #[inline]
    fn mixed(self) -> u64 {
        let product = u128::from(self) * u128::from(FACTOR);
        (product >> 64) as u64 ^ product as u64
    }
}

impl Number for u128 {
    #[inline]
    fn mixed(self) -> u64 {
        (((self >> 64) as u64).mixed() ^ self as u64).mixed()
    }
}

/// A set of numbers.
pub struct NumberSet<N> {
    /// A power of two of places, or none; those that are free have 0.
    places: Vec<N>,
    /// Number of places taken.
    taken: usize,
    /// True if 0 is in the set.
    has_zero: bool,
}

impl<N> Default for NumberSet<N> {
    fn default() -> Self {
        NumberSet { places: Vec::new(), taken: 0, has_zero: false }
    }
}

impl<N: Number> NumberSet<N> {
    /// The places of a new set.
    const FIRST: usize = 16;

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.taken + usize::from(self.has_zero)
    }

    /// The bytes that the set takes.
    pub fn bytes(&self) -> usize {
        self.places.capacity() * size_of::<N>()
    }

    /// Reads where `numbers` would be, without looking for them.
    #[inline]
    pub fn approach(&self, numbers: impl Iterator<Item = N>) {
        if !self.places.is_empty() {
            numbers.for_each(|number| _ = black_box(self.places[self.home(number)]));
        }
    }

    /// Adds `number`, and says whether it was not there.
    #[inline]
    pub fn insert(&mut self, number: N) -> bool {
        if number == N::default() {
            return !std::mem::replace(&mut self.has_zero, true);
        }
        // Three of four places are taken at most.
        if self.taken * 4 >= self.places.len() * 3 {
            self.grow();
        }
        let is_new = self.put(number);
        self.taken += usize::from(is_new);
        is_new
    }

    /// The numbers, in no order.
    pub fn into_numbers(self) -> impl Iterator<Item = N> {
        let zero = self.has_zero.then(N::default);
        zero.into_iter().chain(self.places.into_iter().filter(|&number| number != N::default()))
    }

    /// The place where a search for `number` begins.
    #[inline]
    fn home(&self, number: N) -> usize {
        (number.mixed() >> (64 - self.places.len().trailing_zeros())) as usize
    }

    /// Puts `number`, which is not 0, where it belongs, and says whether it was not there.
    #[inline]
    fn put(&mut self, number: N) -> bool {
        let mut at = self.home(number);
        loop {
            match &mut self.places[at] {
                found if *found == number => return false,
                free if *free == N::default() => {
                    *free = number;
                    return true;
                }
                _ => at = (at + 1) & (self.places.len() - 1),
            }
        }
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.places.len() * 2).max(Self::FIRST);
        // Those of neighbouring places become neighbours, so that memory is written from one end to the other.
        for number in std::mem::replace(&mut self.places, vec![N::default(); size]) {
            if number != N::default() {
                self.put(number);
            }
        }
    }
}

/// Some of the numbers that came last: those that come often are mostly found here, and so within the caches.
pub struct Recent<N> {
    /// A power of two of places, each with the last number that came there; 0 where none did.
    places: Vec<N>,
    /// The number of elements before the table grows.
    until_more: usize,
}

impl<N> Default for Recent<N> {
    fn default() -> Self {
        Recent { places: Vec::new(), until_more: 0 }
    }
}

impl<N: Number> Recent<N> {
    /// The places of a new set.
    const FIRST: usize = 1 << 6;
    /// The most places: 64 kB of numbers.
    const MOST: usize = 1 << 13;

    /// Keeps `number`, and says whether it is not known to have come before.
    #[inline]
    pub fn insert(&mut self, number: N) -> bool {
        if self.until_more == 0 {
            self.grow();
        }
        let at = number.mixed() >> (64 - self.places.len().trailing_zeros());
        let place = &mut self.places[at as usize];
        if *place == number && number != N::default() {
            return false;
        }
        *place = number;
        self.until_more -= 1;
        true
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.places.len() * 4).clamp(Self::FIRST, Self::MOST);
        self.places = vec![N::default(); size];
        self.until_more = if size < Self::MOST { size } else { usize::MAX };
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    fn all<N: Number + Ord>(numbers: &[N]) -> (NumberSet<N>, BTreeSet<N>) {
        let (mut set, mut known) = (NumberSet::default(), BTreeSet::new());
        for some in numbers.chunks(7) {
            set.approach(some.iter().copied());
            for &number in some {
                assert_eq!(set.insert(number), known.insert(number));
                assert_eq!(set.len(), known.len());
            }
        }
        (set, known)
    }

    proptest! {
        #[test]
        fn numbers_are_there_once(
            numbers in proptest::collection::vec(
                prop_oneof![0..40u64, any::<u64>(), (0..9u64).prop_map(|n| n << 32)],
                0..200,
            ),
        ) {
            let (set, known) = all(&numbers);
            prop_assert_eq!(set.into_numbers().collect::<BTreeSet<_>>(), known);
            let (set, known) = all(&numbers.iter().map(|&n| u128::from(n) << (n % 70)).collect::<Vec<_>>());
            prop_assert_eq!(set.into_numbers().collect::<BTreeSet<_>>(), known);
        }
    }

    proptest! {
        #[test]
        fn what_came_last_did_come(numbers in proptest::collection::vec(0..3000u64, 0..9000)) {
            let (mut recent, mut known) = (Recent::default(), BTreeSet::new());
            let found = numbers.iter().filter(|&&number| {
                let is_found = !recent.insert(number);
                assert!(!known.insert(number) || !is_found, "{number} did not come before");
                is_found
            });
            let found = found.count();
            prop_assert!(numbers.len() < 8000 || found > numbers.len() / 4, "{} of {}", found, numbers.len());
        }
    }

    #[test]
    fn numbers_that_follow_each_other_do_not_come_to_one_place() {
        for step in [1, 8, 1 << 16, 1 << 32, (1 << 32) + 1, FACTOR] {
            let (set, _) = all(&(1..=3000).map(|at: u64| at.wrapping_mul(step)).collect::<Vec<_>>());
            let places = set.places.len();
            let away = |(at, &number): (usize, &u64)| match number {
                0 => 0,
                _ => (at + places - set.home(number)) % places,
            };
            let longest = set.places.iter().enumerate().map(away).max();
            assert!(longest < Some(200), "{step}: {longest:?}");
        }
    }
}
