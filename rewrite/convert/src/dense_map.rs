//! Maps from points and signals, which are dense numbers.

use dfquery_rules::entity::{Point, Signal};
use std::ops::Index;

/// A value for some of the points or signals of a function.
#[derive(Debug)]
pub struct Dense<K, V> {
    values: Vec<Option<V>>,
    keys: std::marker::PhantomData<K>,
}

/// An id numbered from 0.
pub trait Numbered: Copy {
    /// The number.
    fn number(self) -> usize;
}

impl Numbered for Point {
    fn number(self) -> usize {
        self.0 as usize
    }
}

impl Numbered for Signal {
    fn number(self) -> usize {
        self.0 as usize
    }
}

impl<K: Numbered, V> Dense<K, V> {
    /// The value of `key`, if it has one.
    pub fn get(&self, key: &K) -> Option<&V> {
        self.values.get(key.number())?.as_ref()
    }

    fn insert(&mut self, key: K, value: V) {
        if self.values.len() <= key.number() {
            self.values.resize_with(key.number() + 1, || None);
        }
        self.values[key.number()] = Some(value);
    }
}

impl<K: Numbered, V> FromIterator<(K, V)> for Dense<K, V> {
    fn from_iter<I: IntoIterator<Item = (K, V)>>(entries: I) -> Self {
        let mut dense = Dense { values: Vec::new(), keys: std::marker::PhantomData };
        entries.into_iter().for_each(|(key, value)| dense.insert(key, value));
        dense
    }
}

impl<K: Numbered, V> Index<&K> for Dense<K, V> {
    type Output = V;

    fn index(&self, key: &K) -> &V {
        self.get(key).expect("the rules give it a value")
    }
}

/// A set of points that numbers its own from 0 on.
#[derive(Default, Debug)]
pub struct Points {
    len: usize,
    members: Members,
}

#[derive(Debug)]
enum Members {
    /// From the word with the number `first` on, 64 points each, and how many members come before each word.
    Words { first: usize, words: Vec<(u64, u32)> },
    /// In order; where words would take more room.
    List(Vec<Point>),
}

impl Default for Members {
    fn default() -> Self {
        Members::List(Vec::new())
    }
}

impl Points {
    /// The set of `points`, which are in order and each there once.
    pub fn new(points: impl ExactSizeIterator<Item = Point> + DoubleEndedIterator + Clone) -> Points {
        let len = points.len();
        let word = |point: Point| point.number() / 64;
        let ends = (points.clone().next(), points.clone().next_back());
        let members = match ends {
            (Some(least), Some(greatest)) if word(greatest) - word(least) < len => {
                let first = word(least);
                let mut words = vec![(0_u64, 0_u32); word(greatest) - first + 1];
                for point in points {
                    words[word(point) - first].0 |= 1 << (point.0 % 64);
                }
                let mut before = 0;
                for (bits, count) in &mut words {
                    *count = before;
                    before += bits.count_ones();
                }
                Members::Words { first, words }
            }
            _ => Members::List(points.collect()),
        };
        Points { len, members }
    }

    /// The number of points.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Returns true if `point` is one of them.
    pub fn contains(&self, point: Point) -> bool {
        self.rank(point).is_some()
    }

    /// The number of `point` in the set, if it is one of them.
    #[inline]
    pub fn rank(&self, point: Point) -> Option<usize> {
        match &self.members {
            Members::Words { first, words } => {
                let &(bits, before) = words.get((point.number() / 64).wrapping_sub(*first))?;
                let bit = 1 << (point.0 % 64);
                (bits & bit != 0).then(|| before as usize + (bits & (bit - 1)).count_ones() as usize)
            }
            Members::List(list) => list.binary_search(&point).ok(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use std::collections::BTreeSet;

    proptest! {
        /// Near points and far ones: both forms.
        #[test]
        fn members_are_numbered_in_order(
            numbers in prop::collection::btree_set(0u32..400, 0..60),
            stretch in prop::sample::select(vec![1u32, 3, 100]),
        ) {
            let numbers: BTreeSet<u32> = numbers.iter().map(|number| number * stretch).collect();
            let list: Vec<Point> = numbers.iter().copied().map(Point).collect();
            let points = Points::new(list.iter().copied());
            prop_assert_eq!(points.len(), list.len());
            for at in 0..400 * stretch + 70 {
                let rank = list.iter().position(|point| point.0 == at);
                prop_assert_eq!(points.rank(Point(at)), rank);
            }
        }
    }

    #[test]
    fn what_was_not_given_a_value_has_none() {
        let dense: Dense<Point, u32> = [(Point(3), 7)].into_iter().collect();
        assert_eq!([0, 3, 4].map(|point| dense.get(&Point(point)).copied()), [None, Some(7), None]);
    }
}
