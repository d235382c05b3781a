//! Insert-only batches of rows by key, and their merges.
//!
//! A row has a time, but mostly all rows of a batch have the same one: that of their round, or once nothing tells earlier
//! times apart the time since when that is so.

use crate::{
    column::Column,
    index_stats::Weighed,
    row::{Lane, Read},
};
use differential_dataflow::{
    lattice::Lattice,
    trace::{
        implementations::spine_fueled::{Merger, SpineBatch},
        wrappers::enter::BatchEnter,
    },
};
use std::{cmp::Ordering, ops::Range, rc::Rc};
use timely::progress::{Antichain, Timestamp, frontier::AntichainRef, timestamp::Refines};

/// Keys in order, and the values of each in order.
pub struct Sorted<L: Lane, T> {
    keys: L::Column,
    /// By key the number of the first value that is not its own any more.
    ends: Vec<u32>,
    values: L::Column,
    times: Times<T>,
}

/// The times of rows.
enum Times<T> {
    /// All have this one.
    One(T),
    /// One for each.
    Each(Vec<T>),
}

impl<L: Lane, T: Timestamp> Default for Sorted<L, T> {
    fn default() -> Self {
        Sorted {
            keys: L::Column::default(),
            ends: Vec::new(),
            values: L::Column::default(),
            times: Times::One(T::minimum()),
        }
    }
}

impl<L: Lane, T> Sorted<L, T> {
    /// The number of keys.
    #[inline]
    pub fn keys(&self) -> usize {
        self.ends.len()
    }

    /// Key number `at`.
    #[inline]
    pub fn key(&self, at: usize) -> Read<'_, L> {
        self.keys.get(at)
    }

    /// The numbers of the values of key number `at`.
    #[inline]
    pub fn values(&self, at: usize) -> Range<usize> {
        let first = if at == 0 { 0 } else { self.ends[at - 1] };
        first as usize..self.ends[at] as usize
    }

    /// Value number `at`.
    #[inline]
    pub fn value(&self, at: usize) -> Read<'_, L> {
        self.values.get(at)
    }

    /// The time of the row with value number `at`.
    #[inline]
    pub fn time(&self, at: usize) -> &T {
        match &self.times {
            Times::One(time) => time,
            Times::Each(times) => &times[at],
        }
    }

    /// The first key from number `from` on that does not come before `key`.
    #[inline]
    pub fn seek(&self, from: usize, key: Read<'_, L>) -> usize {
        let is_before = |at: usize| at < self.keys() && L::compare(self.key(at), key).is_lt();
        let (mut known, mut step) = (from, 1);
        while is_before(known + step - 1) {
            known += step;
            step *= 2;
        }
        let mut end = self.keys().min(known + step - 1);
        while known < end {
            let middle = known.midpoint(end);
            if is_before(middle) { known = middle + 1 } else { end = middle }
        }
        known
    }
}

impl<L: Lane, T: Timestamp> Sorted<L, T> {
    /// Says that the last key has all values that there are.
    fn end(&mut self) {
        let end = u32::try_from(self.values.len());
        *self.ends.last_mut().expect("a value has a key") =
            end.expect("a worker has fewer than 2^32 rows of one index");
    }

    fn begin(&mut self, key: Read<'_, L>) {
        self.keys.push(key);
        self.ends.push(0);
    }

    /// Adds a row that comes after all others.
    pub fn push(&mut self, key: Read<'_, L>, value: Read<'_, L>, time: &T) {
        if self.ends.is_empty() || L::compare(self.key(self.keys() - 1), key).is_ne() {
            self.begin(key);
        }
        self.push_value(value, time);
        self.end();
    }

    /// Adds a value of the last key, unless the value before it is the same.
    fn push_value(&mut self, value: Read<'_, L>, time: &T) {
        let end = self.values.len();
        let first = self.ends.len().checked_sub(2).map_or(0, |at| self.ends[at] as usize);
        if end > first && L::compare(self.value(end - 1), value).is_eq() && self.time(end - 1) == time {
            return;
        }
        self.push_times(time, 1);
        self.values.push(value);
    }

    /// Gives the next values, as many as this, `time`.
    fn push_times(&mut self, time: &T, count: usize) {
        let known = self.values.len();
        match &mut self.times {
            Times::One(one) if known == 0 => one.clone_from(time),
            Times::One(one) if one == time => {}
            Times::One(one) => {
                let mut times = vec![one.clone(); known];
                times.resize(known + count, time.clone());
                self.times = Times::Each(times);
            }
            Times::Each(times) => times.resize(known + count, time.clone()),
        }
    }

    /// Adds values of `from` to the last key; who looks at their times does so `since` some time.
    fn extend(&mut self, from: &Self, values: Range<usize>, since: AntichainRef<'_, T>)
    where
        T: Lattice,
    {
        match &from.times {
            Times::One(time) => {
                self.push_times(&since_then(time, since), values.len());
                self.values.copy(&from.values, values);
            }
            Times::Each(times) => values.for_each(|at| {
                self.push_value(from.value(at), &since_then(&times[at], since));
            }),
        }
    }

    /// Forgets the times of rows if they do not differ.
    fn settle(&mut self) {
        if let Times::Each(times) = &mut self.times
            && times.windows(2).all(|two| two[0] == two[1])
        {
            self.times = Times::One(times.pop().unwrap_or_else(T::minimum));
        }
    }
}

/// `time`, as those tell it from others who look at it `since` some time.
fn since_then<T: Timestamp + Lattice>(time: &T, since: AntichainRef<'_, T>) -> T {
    let mut time = time.clone();
    time.advance_by(since);
    time
}

impl<L: Lane, T: Timestamp + Lattice> SpineBatch for Sorted<L, T> {
    type Time = T;
    type Merger = Merge<L, T>;

    fn len(&self) -> usize {
        self.values.len()
    }
}

impl<L: Lane, T: Timestamp + Lattice> Sorted<L, T> {
    /// The rows of both.
    pub fn with(self, other: Self) -> Self {
        let mut merge = Merge::new(&self, &other, Antichain::from_elem(T::minimum()).borrow());
        merge.work(&self, &other, &mut { isize::MAX });
        merge.made
    }
}

/// Two batches on their way to one.
pub struct Merge<L: Lane, T> {
    /// The next keys.
    at: [usize; 2],
    made: Sorted<L, T>,
    since: Antichain<T>,
}

impl<L: Lane, T: Timestamp + Lattice> Merge<L, T> {
    fn copy(&mut self, from: &Sorted<L, T>, key: usize) {
        self.made.begin(from.key(key));
        self.made.extend(from, from.values(key), self.since.borrow());
        self.made.end();
    }

    /// Merges the values of the next key of both.
    fn both(&mut self, left: &Sorted<L, T>, right: &Sorted<L, T>) {
        self.made.begin(left.key(self.at[0]));
        let (mut lefts, mut rights) = (left.values(self.at[0]), right.values(self.at[1]));
        while !lefts.is_empty() && !rights.is_empty() {
            let (one, other) = (left.value(lefts.start), right.value(rights.start));
            match L::compare(one, other) {
                Ordering::Less => self.take(left, &mut lefts),
                Ordering::Greater => self.take(right, &mut rights),
                Ordering::Equal => {
                    let times = [left.time(lefts.start), right.time(rights.start)];
                    let [before, after] = times.map(|time| since_then(time, self.since.borrow()));
                    match before <= after {
                        true => self.take(left, &mut lefts),
                        false => self.take(right, &mut rights),
                    }
                }
            }
        }
        for (from, mut values) in [(left, lefts), (right, rights)] {
            if !values.is_empty() {
                // The first one may be there already.
                self.take(from, &mut values);
                self.made.extend(from, values, self.since.borrow());
            }
        }
        self.made.end();
    }

    fn take(&mut self, from: &Sorted<L, T>, values: &mut Range<usize>) {
        let time = since_then(from.time(values.start), self.since.borrow());
        self.made.push_value(from.value(values.start), &time);
        values.start += 1;
    }
}

impl<L: Lane, T: Timestamp + Lattice> Merger<Sorted<L, T>> for Merge<L, T> {
    fn new(left: &Sorted<L, T>, right: &Sorted<L, T>, since: AntichainRef<'_, T>) -> Self {
        let made = Sorted {
            keys: L::Column::with_room(&left.keys, &right.keys),
            ends: Vec::with_capacity(left.keys() + right.keys()),
            values: L::Column::with_room(&left.values, &right.values),
            times: Times::One(T::minimum()),
        };
        Merge { at: [0; 2], made, since: since.to_owned() }
    }

    fn work(&mut self, left: &Sorted<L, T>, right: &Sorted<L, T>, fuel: &mut isize) {
        let begun = self.made.values.len();
        let done = |merge: &Self| (merge.made.values.len() - begun) as isize;
        while done(self) < *fuel {
            let order = match (self.at[0] < left.keys(), self.at[1] < right.keys()) {
                (true, true) => L::compare(left.key(self.at[0]), right.key(self.at[1])),
                (true, false) => Ordering::Less,
                (false, true) => Ordering::Greater,
                (false, false) => break,
            };
            match order {
                Ordering::Less => self.copy(left, self.at[0]),
                Ordering::Greater => self.copy(right, self.at[1]),
                Ordering::Equal => self.both(left, right),
            }
            self.at[0] += usize::from(order.is_le());
            self.at[1] += usize::from(order.is_ge());
        }
        *fuel -= done(self);
    }

    fn done(mut self) -> Option<Sorted<L, T>> {
        self.made.settle();
        (self.made.values.len() > 0).then_some(self.made)
    }
}

impl<L: Lane, T: Timestamp> Weighed<L> for Rc<Sorted<L, T>> {
    fn key_and_rows(&self, at: usize) -> Option<(L, u64)> {
        (at < self.keys()).then(|| (L::owned(self.key(at)), self.values(at).len() as u64))
    }

    fn bytes(&self) -> u64 {
        let times = match &self.times {
            Times::One(_) => 0,
            Times::Each(times) => times.capacity() * size_of::<T>(),
        };
        let ends = self.ends.capacity() * size_of::<u32>();
        (self.keys.bytes() + ends + self.values.bytes() + times) as u64
    }
}

/// A batch that is read in some scope.
pub trait Shared<L: Lane, T>: 'static {
    /// Time in the scope where it was made.
    type Outer;

    /// The batch.
    fn sorted(&self) -> &Sorted<L, Self::Outer>;

    /// The time of this scope that corresponds to `time`.
    fn inner(time: &Self::Outer) -> T;
}

impl<L: Lane, T: Timestamp> Shared<L, T> for Rc<Sorted<L, T>> {
    type Outer = T;

    fn sorted(&self) -> &Sorted<L, T> {
        self
    }

    #[inline]
    fn inner(time: &T) -> T {
        time.clone()
    }
}

impl<L: Lane, O: Timestamp, T: Timestamp + Refines<O>> Shared<L, T> for BatchEnter<Rc<Sorted<L, O>>, T> {
    type Outer = O;

    fn sorted(&self) -> &Sorted<L, O> {
        BatchEnter::<Rc<Sorted<L, O>>, T>::inner(self)
    }

    #[inline]
    fn inner(time: &O) -> T {
        T::to_inner(time.clone())
    }
}
