//! Compact containers for the keys, values and offsets of incremental batches.

use crate::{
    column::Column,
    row::{Lane, Read},
};
use differential_dataflow::trace::implementations::BatchContainer;
use std::cmp::Ordering;
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

/// The bounds of lists in the concatenation of all lists. While each list has one element, a bound is its own index.
pub struct Offsets {
    /// The capacity.
    room: usize,
    /// The number of those that are their own numbers.
    steps: usize,
    /// Those after them.
    small: Vec<u32>,
    /// Those after the first one that has more than 32 bits.
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

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::row::Wide;
    use proptest::prelude::*;
    use std::fmt::Debug;

    /// The items pushed into a container are in it: both pushed one by one and copied from another container.
    pub fn check<C: BatchContainer<Owned: Debug>>(given: &[C::Owned], room: usize) {
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
            offsets in offsets(),
            rows in proptest::collection::vec(cells(), 0..20),
            room in 0..50_usize,
        ) {
            check::<Offsets>(&offsets, room);
            check::<Lanes<u64>>(&rows.iter().map(|row| u64::pack(row)).collect::<Vec<_>>(), room);
            check::<Lanes<Wide>>(&rows.iter().map(|row| Wide::pack(row)).collect::<Vec<_>>(), room);
        }
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
