//! What batches of rows that come and go are made of: cells side by side, a time only where it is another one than that of
//! all, and a count in one byte while all are small.

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

/// How often rows are there: a byte for each, unless one is there more often than a byte can say.
pub enum Counts {
    /// Counts that a byte can say.
    Small(Vec<i8>),
    /// All others.
    Large(Vec<i64>),
}

impl Counts {
    #[cold]
    fn widen(&mut self) -> &mut Vec<i64> {
        if let Counts::Small(small) = self {
            let mut all = Vec::with_capacity(small.capacity());
            all.extend(small.iter().map(|&count| i64::from(count)));
            *self = Counts::Large(all);
        }
        match self {
            Counts::Large(all) => all,
            Counts::Small(_) => unreachable!("they were widened"),
        }
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        match self {
            Counts::Small(small) => small.capacity(),
            Counts::Large(all) => all.capacity() * size_of::<i64>(),
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
        match self {
            Counts::Small(small) => match i8::try_from(count) {
                Ok(count) => small.push(count),
                Err(_) => self.widen().push(count),
            },
            Counts::Large(all) => all.push(count),
        }
    }

    #[inline]
    fn push_own(&mut self, count: &i64) {
        self.push_ref(*count);
    }

    fn clear(&mut self) {
        match self {
            Counts::Small(small) => small.clear(),
            Counts::Large(all) => all.clear(),
        }
    }

    fn with_capacity(counts: usize) -> Self {
        Counts::Small(Vec::with_capacity(counts))
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        let count = left.len() + right.len();
        match (left, right) {
            (Counts::Small(_), Counts::Small(_)) => Counts::Small(Vec::with_capacity(count)),
            _ => Counts::Large(Vec::with_capacity(count)),
        }
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(count: i64) -> i64 {
        count
    }

    #[inline]
    fn index(&self, at: usize) -> i64 {
        match self {
            Counts::Small(small) => i64::from(small[at]),
            Counts::Large(all) => all[at],
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match self {
            Counts::Small(small) => small.len(),
            Counts::Large(all) => all.len(),
        }
    }
}

/// Times, mostly of one epoch: only their rounds are there then, and none if all are the same.
pub struct Times<T> {
    /// For so many there is room to be.
    room: usize,
    kept: Spans<T>,
}

enum Spans<T> {
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
        match mem::replace(&mut self.kept, Spans::One(time, 0)) {
            Spans::One(one, count) => {
                if let (Some(before), Some(round)) = (Self::narrow(one), Self::narrow(time))
                    && one.epoch() == time.epoch()
                {
                    let mut rounds = Vec::with_capacity(room);
                    rounds.resize(count, before);
                    rounds.push(round);
                    self.kept = Spans::Rounds(one.epoch(), rounds);
                    return;
                }
                each.reserve(room);
                each.resize(count, one);
            }
            Spans::Rounds(epoch, rounds) => {
                each.reserve(room);
                each.extend(rounds.into_iter().map(|round| T::of(epoch, round.into())));
            }
            Spans::Each(times) => each = times,
        }
        each.push(time);
        self.kept = Spans::Each(each);
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        match &self.kept {
            Spans::One(..) => 0,
            Spans::Rounds(_, rounds) => rounds.capacity() * size_of::<u16>(),
            Spans::Each(times) => times.capacity() * size_of::<T>(),
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
            Spans::One(one, count) if *count == 0 || *one == time => {
                *one = time;
                *count += 1;
            }
            Spans::Rounds(epoch, rounds) if *epoch == time.epoch() => match Self::narrow(time) {
                Some(round) => rounds.push(round),
                None => self.widen(time),
            },
            Spans::Each(times) => times.push(time),
            _ => self.widen(time),
        }
    }

    #[inline]
    fn push_own(&mut self, time: &T) {
        self.push_ref(*time);
    }

    fn clear(&mut self) {
        self.kept = Spans::One(T::minimum(), 0);
    }

    fn with_capacity(room: usize) -> Self {
        Times { room, kept: Spans::One(T::minimum(), 0) }
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
            Spans::One(one, _) => *one,
            Spans::Rounds(epoch, rounds) => T::of(*epoch, rounds[at].into()),
            Spans::Each(times) => times[at],
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match &self.kept {
            Spans::One(_, count) => *count,
            Spans::Rounds(_, rounds) => rounds.len(),
            Spans::Each(times) => times.len(),
        }
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
        assert!(one.last().map(C::into_owned).as_ref() == given.last());
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

    fn cells() -> impl Strategy<Value = [u32; 2]> {
        (any::<u32>(), prop_oneof![9 => Just(0), 1 => any::<u32>()]).prop_map(|(one, other)| [one, other])
    }

    proptest! {
        #[test]
        fn containers_hold_what_comes(
            times in proptest::collection::vec(time(), 0..40),
            epochs in proptest::collection::vec(0..3_u32, 0..9),
            counts in proptest::collection::vec(count(), 0..40),
            rows in proptest::collection::vec(cells(), 0..20),
            room in 0..50_usize,
        ) {
            check::<Times<Product<u32, u32>>>(&times, room);
            check::<Times<u32>>(&epochs, room);
            check::<Counts>(&counts, room);
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
        let mut counts = Counts::with_capacity(3);
        [1, -128, 127].iter().for_each(|count| counts.push_own(count));
        assert_eq!(counts.bytes(), 3);
        counts.push_own(&128);
        assert_eq!((0..4).map(|at| counts.index(at)).collect::<Vec<_>>(), [1, -128, 127, 128]);
    }

    #[test]
    fn rows_are_ordered_by_their_cells() {
        let mut lanes = Lanes::<u64>::with_capacity(2);
        [[1, 5], [2, 0]].iter().for_each(|row| lanes.push_into(u64::pack(row)));
        assert!(lanes.index(0) < lanes.index(1) && lanes.index(0) != lanes.index(1));
        assert!(lanes.index(0) == &u64::pack(&[1, 5]) && lanes.index(1) != &u64::pack(&[1, 5]));
    }
}
