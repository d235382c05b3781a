//! Compact containers for the times and multiplicities of updates, most of which are equal.

use crate::time::Moment;
use differential_dataflow::trace::implementations::BatchContainer;
use std::{marker::PhantomData, mem};

/// Items of which one part is mostly the same for all, and the other one small.
pub trait Kind: 'static {
    /// The items.
    type Item: Copy + Ord;

    /// The part that is equal for most items.
    type Common: Copy + PartialEq;

    /// The part that differs.
    type Own: Copy;

    /// Both parts of `item`, unless its own is not small.
    fn parts(item: Self::Item) -> Option<(Self::Common, Self::Own)>;

    /// The item that has these.
    fn whole(common: Self::Common, own: Self::Own) -> Self::Item;
}

/// Times, of which most have one epoch, and rounds of 16 bits.
pub struct OfTimes<T>(PhantomData<T>);

impl<T: Moment> Kind for OfTimes<T> {
    type Item = T;
    type Common = u32;
    type Own = u16;

    #[inline]
    fn parts(time: T) -> Option<(u32, u16)> {
        Some((time.epoch(), time.round().try_into().ok()?))
    }

    #[inline]
    fn whole(epoch: u32, round: u16) -> T {
        T::of(epoch, round.into())
    }
}

/// The number of times rows come, or go: mostly once, and hardly ever more often than 8 bits can say.
pub struct OfCounts;

impl Kind for OfCounts {
    type Item = i64;
    type Common = ();
    type Own = i8;

    #[inline]
    fn parts(count: i64) -> Option<((), i8)> {
        Some(((), count.try_into().ok()?))
    }

    #[inline]
    fn whole((): (), count: i8) -> i64 {
        count.into()
    }
}

/// Times of updates.
pub type Times<T> = Alike<OfTimes<T>>;

/// The number of times rows come, or go, in updates.
pub type Counts = Alike<OfCounts>;

/// Items in as little room as they need.
pub struct Alike<K: Kind> {
    /// The capacity.
    room: usize,
    items: Items<K>,
}

enum Items<K: Kind> {
    None,
    /// A repeated value, with its count.
    One(K::Item, usize),
    /// Those that have one part in common.
    Small(K::Common, Vec<K::Own>),
    /// Any.
    Each(Vec<K::Item>),
}

impl<K: Kind> Alike<K> {
    /// Adds an item that those before leave no place for.
    #[cold]
    fn widen(&mut self, item: K::Item) {
        let room = self.room.max(2 * self.len());
        let mut each = Vec::new();
        match mem::replace(&mut self.items, Items::None) {
            Items::None => {
                self.items = Items::One(item, 1);
                return;
            }
            Items::One(one, count) => {
                if let (Some((common, before)), Some((other, own))) = (K::parts(one), K::parts(item))
                    && common == other
                {
                    let mut small = Vec::with_capacity(room);
                    small.resize(count, before);
                    small.push(own);
                    self.items = Items::Small(common, small);
                    return;
                }
                each.reserve(room);
                each.resize(count, one);
            }
            Items::Small(common, small) => {
                each.reserve(room);
                each.extend(small.into_iter().map(|own| K::whole(common, own)));
            }
            Items::Each(_) => unreachable!("any item has a place there"),
        }
        each.push(item);
        self.items = Items::Each(each);
    }

    /// The bytes that they take.
    pub fn bytes(&self) -> usize {
        match &self.items {
            Items::None | Items::One(..) => 0,
            Items::Small(_, small) => small.capacity() * size_of::<K::Own>(),
            Items::Each(each) => each.capacity() * size_of::<K::Item>(),
        }
    }
}

impl<K: Kind> BatchContainer for Alike<K> {
    type Owned = K::Item;
    type ReadItem<'r> = K::Item;

    #[inline]
    fn into_owned(item: K::Item) -> K::Item {
        item
    }

    #[inline]
    fn push_ref(&mut self, item: K::Item) {
        match &mut self.items {
            Items::One(one, count) if *one == item => *count += 1,
            Items::Small(common, small) => match K::parts(item) {
                Some((other, own)) if *common == other => small.push(own),
                _ => self.widen(item),
            },
            Items::Each(each) => each.push(item),
            Items::None | Items::One(..) => self.widen(item),
        }
    }

    #[inline]
    fn push_own(&mut self, item: &K::Item) {
        self.push_ref(*item);
    }

    fn clear(&mut self) {
        self.items = Items::None;
    }

    fn with_capacity(room: usize) -> Self {
        Alike { room, items: Items::None }
    }

    fn merge_capacity(left: &Self, right: &Self) -> Self {
        Self::with_capacity(left.len() + right.len())
    }

    #[inline]
    fn reborrow<'b, 'a: 'b>(item: K::Item) -> K::Item {
        item
    }

    #[inline]
    fn index(&self, at: usize) -> K::Item {
        match &self.items {
            Items::One(one, _) => *one,
            Items::Small(common, small) => K::whole(*common, small[at]),
            Items::Each(each) => each[at],
            Items::None => panic!("there is no item {at}"),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match &self.items {
            Items::None => 0,
            Items::One(_, count) => *count,
            Items::Small(_, small) => small.len(),
            Items::Each(each) => each.len(),
        }
    }

    /// None: a batch leaves an update out that has the last time and the last count, and notes where that one is. Here it takes
    /// less room, and less time to find, if each row has its own.
    fn last(&self) -> Option<K::Item> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::key_columns::tests::check;
    use proptest::prelude::*;
    use timely::order::Product;

    fn time() -> impl Strategy<Value = Product<u32, u32>> {
        let round = prop_oneof![8 => 0..3_u32, 1 => u32::from(u16::MAX - 1)..u32::from(u16::MAX) + 2];
        (prop_oneof![12 => Just(1_u32), 1 => Just(2)], round)
            .prop_map(|(epoch, round)| Product::new(epoch, round))
    }

    fn count() -> impl Strategy<Value = i64> {
        prop_oneof![20 => -2..3_i64, 2 => -130..130_i64, 1 => any::<i64>()]
    }

    proptest! {
        #[test]
        fn containers_hold_what_comes(
            times in proptest::collection::vec(time(), 0..40),
            epochs in proptest::collection::vec(0..3_u32, 0..9),
            counts in proptest::collection::vec(count(), 0..40),
            room in 0..50_usize,
        ) {
            check::<Times<Product<u32, u32>>>(&times, room);
            check::<Times<u32>>(&epochs, room);
            check::<Counts>(&counts, room);
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
}
