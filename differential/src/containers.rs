//! What batches of rows that come and go are made of: cells side by side, and times, counts and offsets only where they
//! are other ones than one would think.

use crate::{
    column::Column,
    lane::{Lane, Read},
    moment::Moment,
};
use differential_dataflow::trace::implementations::BatchContainer;
use std::{cmp::Ordering, mem};
use timely::container::PushInto;

/// Rows side by side.
pub struct Lanes<L: Lane>(L::Column);

/// A row of [`Lanes`].
pub struct Seen<'r, L: Lane>(pub Read<'r, L>);

impl<L: Lane> Clone for Seen<'_, L> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<L: Lane> Copy for Seen<'_, L> {}

impl<L: Lane> Ord for Seen<'_, L> {
    #[inline]
    fn cmp(&self, other: &Self) -> Ordering {
        L::compare(self.0, other.0)
    }
}

impl<L: Lane> PartialOrd for Seen<'_, L> {
    #[inline]
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl<L: Lane> PartialEq for Seen<'_, L> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl<L: Lane> Eq for Seen<'_, L> {}

impl<L: Lane> PartialEq<&L> for Seen<'_, L> {
    #[inline]
    fn eq(&self, other: &&L) -> bool {
        L::compare(self.0, other.read()).is_eq()
    }
}

impl<L: Lane> Lanes<L> {
    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        self.0.bytes()
    }
}

impl<L: Lane> PushInto<L> for Lanes<L> {
    #[inline]
    fn push_into(&mut self, row: L) {
        self.0.push(row.read());
    }
}

impl<L: Lane> BatchContainer for Lanes<L> {
    type Owned = L;
    type ReadItem<'r> = Seen<'r, L>;

    #[inline]
    fn into_owned(row: Seen<'_, L>) -> L {
        L::owned(row.0)
    }

    #[inline]
    fn push_ref(&mut self, row: Seen<'_, L>) {
        self.0.push(L::Column::shorter(row.0));
    }

    #[inline]
    fn push_own(&mut self, row: &L) {
        self.0.push(row.read());
    }

    fn clear(&mut self) {
        self.0 = L::Column::default();
    }

    fn with_capacity(rows: usize) -> Self {
        Lanes(L::Column::with_capacity(rows))
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        Lanes(L::Column::with_room(&left.0, &right.0))
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(row: Seen<'a, L>) -> Seen<'b, L> {
        Seen(L::Column::shorter(row.0))
    }

    #[inline]
    fn index(&self, at: usize) -> Seen<'_, L> {
        Seen(self.0.get(at))
    }

    #[inline]
    fn len(&self) -> usize {
        self.0.len()
    }
}

/// How often rows come, or go: once if all are the same, and a byte for each as long as that can say it.
pub struct Counts {
    /// For so many there is room to be.
    room: usize,
    kept: CountsKept,
}

enum CountsKept {
    /// So many times the same.
    One(i64, usize),
    /// Those that a byte can say.
    Small(Vec<i8>),
    /// Any.
    Large(Vec<i64>),
}

impl Counts {
    /// Adds a count that those before leave no place for.
    #[cold]
    fn widen(&mut self, count: i64) {
        let room = self.room.max(2 * self.len());
        let mut large = Vec::new();
        match mem::replace(&mut self.kept, CountsKept::One(0, 0)) {
            CountsKept::One(one, times) => {
                if let (Ok(before), Ok(count)) = (i8::try_from(one), i8::try_from(count)) {
                    let mut small = Vec::with_capacity(room);
                    small.resize(times, before);
                    small.push(count);
                    self.kept = CountsKept::Small(small);
                    return;
                }
                large.reserve(room);
                large.resize(times, one);
            }
            CountsKept::Small(small) => {
                large.reserve(room);
                large.extend(small.into_iter().map(i64::from));
            }
            CountsKept::Large(counts) => large = counts,
        }
        large.push(count);
        self.kept = CountsKept::Large(large);
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        match &self.kept {
            CountsKept::One(..) => 0,
            CountsKept::Small(small) => small.capacity(),
            CountsKept::Large(large) => large.capacity() * size_of::<i64>(),
        }
    }
}

impl BatchContainer for Counts {
    type Owned = i64;
    type ReadItem<'r> = i64;

    #[inline]
    fn into_owned(count: i64) -> i64 {
        count
    }

    #[inline]
    fn push_ref(&mut self, count: i64) {
        match &mut self.kept {
            CountsKept::One(one, times) if *times == 0 || *one == count => {
                *one = count;
                *times += 1;
            }
            CountsKept::Small(small) => match i8::try_from(count) {
                Ok(count) => small.push(count),
                Err(_) => self.widen(count),
            },
            CountsKept::Large(large) => large.push(count),
            CountsKept::One(..) => self.widen(count),
        }
    }

    #[inline]
    fn push_own(&mut self, count: &i64) {
        self.push_ref(*count);
    }

    fn clear(&mut self) {
        self.kept = CountsKept::One(0, 0);
    }

    fn with_capacity(room: usize) -> Self {
        Counts { room, kept: CountsKept::One(0, 0) }
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        Self::with_capacity(left.len() + right.len())
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(count: i64) -> i64 {
        count
    }

    #[inline]
    fn index(&self, at: usize) -> i64 {
        match &self.kept {
            CountsKept::One(one, _) => *one,
            CountsKept::Small(small) => i64::from(small[at]),
            CountsKept::Large(large) => large[at],
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match &self.kept {
            CountsKept::One(_, times) => *times,
            CountsKept::Small(small) => small.len(),
            CountsKept::Large(large) => large.len(),
        }
    }
}

/// Where lists begin and end in the list of all of their elements. As long as each has one element, that is its number.
pub struct Offsets {
    /// For so many there is room to be.
    room: usize,
    /// So many are their own numbers.
    steps: usize,
    /// Those behind them.
    small: Vec<u32>,
    /// Those behind the first one that has more than 32 bits.
    large: Vec<u64>,
}

impl Offsets {
    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        self.small.capacity() * size_of::<u32>() + self.large.capacity() * size_of::<u64>()
    }
}

impl BatchContainer for Offsets {
    type Owned = usize;
    type ReadItem<'r> = usize;

    #[inline]
    fn into_owned(offset: usize) -> usize {
        offset
    }

    #[inline]
    fn push_ref(&mut self, offset: usize) {
        if self.small.is_empty() {
            if offset == self.steps && self.large.is_empty() {
                self.steps += 1;
                return;
            }
            self.small.reserve(self.room.saturating_sub(self.steps));
        }
        match u32::try_from(offset) {
            Ok(offset) if self.large.is_empty() => self.small.push(offset),
            _ => self.large.push(offset as u64),
        }
    }

    #[inline]
    fn push_own(&mut self, offset: &usize) {
        self.push_ref(*offset);
    }

    fn clear(&mut self) {
        *self = Self::with_capacity(self.room);
    }

    fn with_capacity(room: usize) -> Self {
        Offsets { room, steps: 0, small: Vec::new(), large: Vec::new() }
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        Self::with_capacity(left.len() + right.len())
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(offset: usize) -> usize {
        offset
    }

    #[inline]
    fn index(&self, at: usize) -> usize {
        match at.checked_sub(self.steps) {
            None => at,
            Some(at) => match self.small.get(at) {
                Some(&offset) => offset as usize,
                None => self.large[at - self.small.len()] as usize,
            },
        }
    }

    #[inline]
    fn len(&self) -> usize {
        self.steps + self.small.len() + self.large.len()
    }
}

/// Times, mostly of one epoch: only their rounds are there then, and none if all are the same.
pub struct Times<T> {
    /// For so many there is room to be.
    room: usize,
    kept: TimesKept<T>,
}

enum TimesKept<T> {
    /// So many times the same.
    One(T, usize),
    /// Times of this epoch.
    Rounds(u32, Vec<u16>),
    /// Any.
    Each(Vec<T>),
}

impl<T: Moment> Times<T> {
    fn narrow(time: T) -> Option<u16> {
        time.round().try_into().ok()
    }

    /// Adds a time that those before leave no place for.
    #[cold]
    fn widen(&mut self, time: T) {
        let room = self.room.max(2 * self.len());
        let mut each = Vec::new();
        match mem::replace(&mut self.kept, TimesKept::One(time, 0)) {
            TimesKept::One(one, count) => {
                if let (Some(before), Some(round)) = (Self::narrow(one), Self::narrow(time))
                    && one.epoch() == time.epoch()
                {
                    let mut rounds = Vec::with_capacity(room);
                    rounds.resize(count, before);
                    rounds.push(round);
                    self.kept = TimesKept::Rounds(one.epoch(), rounds);
                    return;
                }
                each.reserve(room);
                each.resize(count, one);
            }
            TimesKept::Rounds(epoch, rounds) => {
                each.reserve(room);
                each.extend(rounds.into_iter().map(|round| T::of(epoch, round.into())));
            }
            TimesKept::Each(times) => each = times,
        }
        each.push(time);
        self.kept = TimesKept::Each(each);
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        match &self.kept {
            TimesKept::One(..) => 0,
            TimesKept::Rounds(_, rounds) => rounds.capacity() * size_of::<u16>(),
            TimesKept::Each(times) => times.capacity() * size_of::<T>(),
        }
    }
}

impl<T: Moment> BatchContainer for Times<T> {
    type Owned = T;
    type ReadItem<'r> = T;

    #[inline]
    fn into_owned(time: T) -> T {
        time
    }

    #[inline]
    fn push_ref(&mut self, time: T) {
        match &mut self.kept {
            TimesKept::One(one, count) if *count == 0 || *one == time => {
                *one = time;
                *count += 1;
            }
            TimesKept::Rounds(epoch, rounds) if *epoch == time.epoch() => match Self::narrow(time) {
                Some(round) => rounds.push(round),
                None => self.widen(time),
            },
            TimesKept::Each(times) => times.push(time),
            _ => self.widen(time),
        }
    }

    #[inline]
    fn push_own(&mut self, time: &T) {
        self.push_ref(*time);
    }

    fn clear(&mut self) {
        self.kept = TimesKept::One(T::minimum(), 0);
    }

    fn with_capacity(room: usize) -> Self {
        Times { room, kept: TimesKept::One(T::minimum(), 0) }
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        Self::with_capacity(left.len() + right.len())
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(time: T) -> T {
        time
    }

    #[inline]
    fn index(&self, at: usize) -> T {
        match &self.kept {
            TimesKept::One(one, _) => *one,
            TimesKept::Rounds(epoch, rounds) => T::of(*epoch, rounds[at].into()),
            TimesKept::Each(times) => times[at],
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match &self.kept {
            TimesKept::One(_, count) => *count,
            TimesKept::Rounds(_, rounds) => rounds.len(),
            TimesKept::Each(times) => times.len(),
        }
    }

    /// None: a batch leaves an update out that has the last time and the last count, and notes where that one is. Here it takes
    /// less room, and less time to find, if each row has its own.
    fn last(&self) -> Option<T> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Wide;
    use proptest::prelude::*;
    use timely::order::Product;

    /// What is in a container, some of which come as they are and the others from another one.
    fn check<C: BatchContainer>(given: &[C::Owned], room: usize)
    where
        C::Owned: std::fmt::Debug,
    {
        let mut one = C::with_capacity(room);
        given.iter().for_each(|item| one.push_own(item));
        let all = |container: &C| (0..container.len()).map(|at| C::into_owned(container.index(at))).collect();
        let found: Vec<C::Owned> = all(&one);
        assert_eq!(found, given);
        let mut both = C::merge_capacity(&one, &one);
        (0..one.len()).rev().for_each(|at| both.push_ref(one.index(at)));
        given.iter().for_each(|item| both.push_own(item));
        let found: Vec<C::Owned> = all(&both);
        assert_eq!(found, given.iter().rev().chain(given).cloned().collect::<Vec<_>>());
        both.clear();
        assert!(both.is_empty() && both.get(0).is_none());
        given.iter().for_each(|item| both.push_own(item));
        assert!(given.iter().enumerate().all(|(at, item)| C::into_owned(both.index(at)) == *item));
    }

    fn time() -> impl Strategy<Value = Product<u32, u32>> {
        let round = prop_oneof![8 => 0..3_u32, 1 => u32::from(u16::MAX - 1)..u32::from(u16::MAX) + 2];
        (prop_oneof![12 => Just(1_u32), 1 => Just(2)], round)
            .prop_map(|(epoch, round)| Product::new(epoch, round))
    }

    fn count() -> impl Strategy<Value = i64> {
        prop_oneof![20 => -2..3_i64, 2 => -130..130_i64, 1 => any::<i64>()]
    }

    /// Offsets, some of which are their own numbers; any in the end.
    fn offsets() -> impl Strategy<Value = Vec<usize>> {
        let more = prop_oneof![0..9_usize, any::<usize>()];
        (0..9_usize, proptest::collection::vec(more, 0..9))
            .prop_map(|(steps, more)| (0..steps).chain(more).collect())
    }

    fn cells() -> impl Strategy<Value = [u32; 2]> {
        (any::<u32>(), prop_oneof![9 => Just(0), 1 => any::<u32>()]).prop_map(|(one, other)| [one, other])
    }

    proptest! {
        #[test]
        fn containers_hold_what_comes(
            times in proptest::collection::vec(time(), 0..40),
            epochs in proptest::collection::vec(0..3_u32, 0..9),
            counts in proptest::collection::vec(count(), 0..40),
            offsets in offsets(),
            rows in proptest::collection::vec(cells(), 0..20),
            room in 0..50_usize,
        ) {
            check::<Times<Product<u32, u32>>>(&times, room);
            check::<Times<u32>>(&epochs, room);
            check::<Counts>(&counts, room);
            check::<Offsets>(&offsets, room);
            check::<Lanes<u64>>(&rows.iter().map(|row| u64::pack(row)).collect::<Vec<_>>(), room);
            check::<Lanes<Wide>>(&rows.iter().map(|row| Wide::pack(row)).collect::<Vec<_>>(), room);
        }
    }

    #[test]
    fn what_is_alike_takes_little_room() {
        let mut times = Times::<Product<u32, u32>>::with_capacity(100);
        (0..100).for_each(|_| times.push_own(&Product::new(7, 1)));
        assert_eq!(times.bytes(), 0);
        times.push_own(&Product::new(7, 2));
        assert_eq!(times.bytes(), 2 * 200);
        times.push_own(&Product::new(8, 2));
        assert_eq!(
            (times.bytes(), times.index(100), times.index(101)),
            (8 * 202, Product::new(7, 2), Product::new(8, 2))
        );
        let mut counts = Counts::with_capacity(4);
        counts.push_own(&1);
        assert_eq!(counts.bytes(), 0);
        [-128, 127].iter().for_each(|count| counts.push_own(count));
        assert_eq!(counts.bytes(), 4);
        counts.push_own(&128);
        assert_eq!((0..4).map(|at| counts.index(at)).collect::<Vec<_>>(), [1, -128, 127, 128]);
    }

    #[test]
    fn offsets_of_lists_of_one_element_take_no_room() {
        let mut offsets = Offsets::with_capacity(10);
        (0..6).for_each(|offset| offsets.push_own(&offset));
        assert_eq!((offsets.bytes(), offsets.index(5), offsets.len()), (0, 5, 6));
        [7, 9, 1 << 40, 3].iter().for_each(|offset| offsets.push_own(offset));
        assert_eq!(
            (0..10).map(|at| offsets.index(at)).collect::<Vec<_>>(),
            [0, 1, 2, 3, 4, 5, 7, 9, 1 << 40, 3]
        );
        assert_eq!(offsets.small.capacity(), 4);
    }

    #[test]
    fn rows_are_ordered_by_their_cells() {
        let mut lanes = Lanes::<u64>::with_capacity(2);
        [[1, 5], [2, 0]].iter().for_each(|row| lanes.push_into(u64::pack(row)));
        assert!(lanes.index(0) < lanes.index(1) && lanes.index(0) != lanes.index(1));
        assert!(lanes.index(0) == &u64::pack(&[1, 5]) && lanes.index(1) != &u64::pack(&[1, 5]));
    }
}
