//! Rows as sets: of the rows that agree in all columns but the last, what stands in that one.
//!
//! Rules that follow edges derive most rows many times. Where the last cells are numbers that count up from 0, as those
//! of records do, whether such a row is known is one bit next to those that were asked for before.

use crate::cancel;
use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

/// The most cells of a set that is a list.
const LISTED: usize = 8;

/// Rows of a fixed width.
#[derive(Debug)]
pub struct Sets {
    /// Number of leading cells of a row that identify the set of its last cell.
    width: usize,
    /// The numbers of the sets, found by these cells.
    numbers: HashTable<u32>,
    /// These cells, one set after the other.
    keys: Vec<u32>,
    sets: Vec<Set>,
    /// The set that was asked for last: rules derive the rows of one set after each other.
    last: u32,
}

#[derive(Debug)]
enum Set {
    List(Vec<u32>),
    /// From the word `first` on.
    Words {
        first: u32,
        words: Vec<u64>,
    },
}

impl Sets {
    /// No rows of `arity` columns.
    pub fn new(arity: usize) -> Self {
        Sets {
            width: arity - 1,
            numbers: HashTable::new(),
            keys: Vec::new(),
            sets: Vec::new(),
            last: u32::MAX,
        }
    }

    /// Returns true if there is `row`.
    #[inline]
    pub fn contains(&self, row: &[u32]) -> bool {
        let (key, cell) = row.split_at(self.width);
        let number = if self.is(self.last, key) { Some(self.last) } else { self.find(key) };
        number.is_some_and(|number| self.sets[number as usize].contains(cell[0]))
    }

    /// Adds `row`, and says whether it is new.
    #[inline]
    pub fn insert(&mut self, row: &[u32]) -> bool {
        let (key, cell) = row.split_at(self.width);
        if !self.is(self.last, key) {
            self.last = self.find(key).unwrap_or_else(|| self.add(key));
        }
        self.sets[self.last as usize].insert(cell[0])
    }

    #[inline(always)]
    fn is(&self, number: u32, key: &[u32]) -> bool {
        self.keys.get(number as usize * self.width..).is_some_and(|keys| keys.starts_with(key))
    }

    fn find(&self, key: &[u32]) -> Option<u32> {
        self.numbers.find(hash(key), |&number| self.is(number, key)).copied()
    }

    fn add(&mut self, key: &[u32]) -> u32 {
        let Sets { width, numbers, keys, sets, .. } = self;
        let number = u32::try_from(sets.len()).expect("there are fewer sets than rows");
        keys.extend_from_slice(key);
        sets.push(Set::List(Vec::new()));
        let hash_of = |&number: &u32| hash(&keys[number as usize * *width..][..*width]);
        numbers.insert_unique(hash(key), number, hash_of);
        number
    }
}

impl Set {
    #[inline]
    fn contains(&self, cell: u32) -> bool {
        match self {
            Set::List(cells) => cells.contains(&cell),
            Set::Words { first, words } => {
                let word = (cell >> 6).checked_sub(*first).and_then(|at| words.get(at as usize));
                word.is_some_and(|word| word >> (cell & 63) & 1 == 1)
            }
        }
    }

    #[inline]
    fn insert(&mut self, cell: u32) -> bool {
        match self {
            Set::List(cells) if cells.contains(&cell) => false,
            Set::List(cells) if cells.len() < LISTED => {
                cells.push(cell);
                true
            }
            Set::List(cells) => {
                cells.push(cell);
                *self = Set::words(cells);
                true
            }
            Set::Words { first, words } => {
                let Some(at) = (cell >> 6).checked_sub(*first).map(|at| at as usize) else {
                    self.make_room_before(cell);
                    return self.insert(cell);
                };
                if at >= words.len() {
                    cancel::make_room((at - words.len()) * size_of::<u64>());
                    words.resize(at + 1, 0);
                }
                let before = words[at];
                words[at] |= 1 << (cell & 63);
                words[at] != before
            }
        }
    }

    fn words(cells: &[u32]) -> Set {
        let first = cells.iter().min().map_or(0, |cell| cell >> 6);
        let mut set = Set::Words { first, words: Vec::new() };
        cells.iter().for_each(|&cell| _ = set.insert(cell));
        set
    }

    /// Makes the words begin with that of `cell`, which is before the first one.
    #[cold]
    fn make_room_before(&mut self, cell: u32) {
        let Set::Words { first, words } = self else { return };
        let more = (*first - (cell >> 6)) as usize;
        cancel::make_room(more * size_of::<u64>());
        words.splice(0..0, std::iter::repeat_n(0, more));
        *first = cell >> 6;
    }
}

fn hash(key: &[u32]) -> u64 {
    let mut hasher = FxHasher::default();
    key.iter().for_each(|cell| cell.hash(&mut hasher));
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::HashSet;

    proptest! {
        #[test]
        fn sets_hold_what_was_put_in(
            rows in prop::collection::vec((0u32..4, 0u32..3, prop_oneof![0u32..70, 1000u32..1100]), 0..200),
            asked in (0u32..4, 0u32..3, 0u32..1200),
        ) {
            let (mut sets, mut known) = (Sets::new(3), HashSet::new());
            for (a, b, c) in rows {
                prop_assert_eq!(sets.contains(&[a, b, c]), known.contains(&(a, b, c)));
                prop_assert_eq!(sets.insert(&[a, b, c]), known.insert((a, b, c)));
            }
            prop_assert_eq!(sets.contains(&[asked.0, asked.1, asked.2]), known.contains(&asked));
        }
    }
}
