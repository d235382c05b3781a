//! Joins of insert-only batches.

use crate::{
    batch::Shared,
    exchange::Update,
    row::{Lane, Read},
    row_program::Machine,
};
use differential_dataflow::{
    AsCollection, VecCollection,
    difference::Present,
    lattice::Lattice,
    operators::{
        arrange::Arranged,
        join::{Fresh, JoinTactic, join_with_tactic},
    },
    trace::TraceReader,
};
use std::{cell::RefCell, cmp::Ordering, iter, mem, ops::Range, rc::Rc};
use timely::{
    Accountable,
    container::NoopBuilder,
    dataflow::{channels::pact::Pipeline, operators::generic::operator::Operator},
    progress::Timestamp,
};

/// About the number of rows that are made at once.
const SOME: usize = 1 << 10;

/// Rows that a join has made.
///
/// A join makes rows until it has made a million, as its driver counts. So many would have left the caches by the time
/// they are read: here each counts for several.
#[derive(Clone)]
struct Made<D>(Vec<D>);

impl<D> Default for Made<D> {
    fn default() -> Self {
        Made(Vec::new())
    }
}

impl<D> Made<D> {
    /// Weight of a row in the record count.
    const WEIGHT: i64 = 32;
}

impl<D> Accountable for Made<D> {
    fn record_count(&self) -> i64 {
        self.0.len() as i64 * Self::WEIGHT
    }
}

/// Applies `machine` to the pairs of rows of `left` and `right` with the same key; rows of `left` are its right rows if
/// `is_swapped`.
pub fn join<'s, A, B, L, T>(
    left: Arranged<'s, A>,
    right: Arranged<'s, B>,
    machine: Machine,
    is_swapped: bool,
) -> VecCollection<'s, T, L, Present>
where
    A: TraceReader<Time = T, Batch: Shared<L, T>> + 'static,
    B: TraceReader<Time = T, Batch: Shared<L, T>> + 'static,
    L: Lane,
    T: Timestamp + Lattice,
{
    let pairs = Pairs { machine: Rc::new(RefCell::new(machine)), is_swapped };
    let made = join_with_tactic(left, right, "Join", pairs);
    let rows = made.unary::<NoopBuilder<Vec<Update<L, T>>>, _, _, _>(Pipeline, "Made", |_, _| {
        |input, output| {
            input.for_each(|time, made| output.session_with_builder(&time).give_container(&mut made.0));
        }
    });
    rows.as_collection()
}

/// Pairs rows of two indexes.
struct Pairs {
    machine: Rc<RefCell<Machine>>,
    is_swapped: bool,
}

impl<L, T, A, B> JoinTactic<T, A, B, Made<Update<L, T>>> for Pairs
where
    L: Lane,
    T: Timestamp + Lattice,
    A: Shared<L, T>,
    B: Shared<L, T>,
{
    fn prep(
        &mut self,
        left: Vec<A>,
        right: Vec<B>,
        _: Fresh,
        _: T,
    ) -> Box<dyn Iterator<Item = Made<Update<L, T>>>> {
        let pairs = 0..left.len() * right.len();
        let mut pairing = Pairing { left, right, pairs, at: At::default() };
        let (machine, is_swapped) = (self.machine.clone(), self.is_swapped);
        Box::new(iter::from_fn(move || {
            let mut machine = machine.borrow_mut();
            let made = match is_swapped {
                true => pairing.some(|key, left, right| machine.pair::<L>(key, right, left)),
                false => pairing.some(|key, left, right| machine.pair::<L>(key, left, right)),
            };
            (!made.is_empty()).then_some(Made(made))
        }))
    }
}

/// Some batches that are paired with others.
struct Pairing<A, B> {
    left: Vec<A>,
    right: Vec<B>,
    /// The pairs of batches that are not done, by number.
    pairs: Range<usize>,
    /// The place in the first of these.
    at: At,
}

/// A place in two batches.
#[derive(Default)]
struct At {
    /// The next keys.
    left: usize,
    right: usize,
    /// Number of finished values of the next key on the left, and of finished values on the right for the next left
    /// value.
    done: [usize; 2],
}

impl<A, B> Pairing<A, B> {
    /// Some of the rows that `make` makes of pairs that are not done; none at the end.
    fn some<L, T>(
        &mut self,
        mut make: impl FnMut(Read<'_, L>, Read<'_, L>, Read<'_, L>) -> Option<L>,
    ) -> Vec<Update<L, T>>
    where
        L: Lane,
        T: Timestamp + Lattice,
        A: Shared<L, T>,
        B: Shared<L, T>,
    {
        let mut made = Vec::with_capacity(SOME);
        while let Some(pair) = self.pairs.clone().next() {
            let left = &self.left[pair / self.right.len()];
            let right = &self.right[pair % self.right.len()];
            if !self.at.go_on(left, right, &mut make, &mut made) {
                break;
            }
            self.pairs.next();
            self.at = At::default();
        }
        made
    }
}

impl At {
    /// Adds to `made` what `make` makes of pairs from here on; says whether that is all.
    fn go_on<L, T, A, B>(
        &mut self,
        left: &A,
        right: &B,
        make: &mut impl FnMut(Read<'_, L>, Read<'_, L>, Read<'_, L>) -> Option<L>,
        made: &mut Vec<Update<L, T>>,
    ) -> bool
    where
        L: Lane,
        T: Timestamp + Lattice,
        A: Shared<L, T>,
        B: Shared<L, T>,
    {
        let (left, right) = (left.sorted(), right.sorted());
        while self.left < left.keys() && self.right < right.keys() {
            let (key, other) = (left.key(self.left), right.key(self.right));
            match L::compare(key, other) {
                Ordering::Less => self.left = left.seek(self.left + 1, other),
                Ordering::Greater => self.right = right.seek(self.right + 1, key),
                Ordering::Equal => {
                    let (lefts, rights) = (left.values(self.left), right.values(self.right));
                    for one in lefts.clone().skip(self.done[0]) {
                        let (row, time) = (left.value(one), A::inner(left.time(one)));
                        let mut others = rights.clone();
                        others.start += mem::take(&mut self.done[1]);
                        while !others.is_empty() {
                            if made.len() >= SOME {
                                self.done = [one - lefts.start, others.start - rights.start];
                                return false;
                            }
                            let end = others.end.min(others.start + SOME);
                            for other in others.start..end {
                                if let Some(new) = make(key, row, right.value(other)) {
                                    made.push((new, time.join(&B::inner(right.time(other))), Present));
                                }
                            }
                            others.start = end;
                        }
                    }
                    *self = At { left: self.left + 1, right: self.right + 1, done: [0; 2] };
                }
            }
        }
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        batch::Sorted,
        batcher::tests::{batches, rows},
        column::Cells,
        row::Wide,
    };

    type Row = (Vec<u32>, Vec<u32>, u32);

    /// Three keys: one with many values on both sides, one with very many on one side, and one only on one side.
    fn given(shift: u32) -> Vec<Row> {
        let many = (0..70).map(|value| (vec![3], vec![value + shift], value % 4));
        let some = (0..5000 * shift).map(|value| (vec![5], vec![value], 2));
        many.chain(some).chain([(vec![5], vec![99], 1), (vec![6 + shift], vec![0], 0)]).collect()
    }

    fn check<L: Lane>(left: Vec<Rc<Sorted<L, u32>>>, right: Vec<Rc<Sorted<L, u32>>>) {
        let all = |batches: &[Rc<_>]| -> Vec<Row> {
            batches.iter().flat_map(|batch| rows(batch, [1, 1])).collect()
        };
        let mut expected = Vec::new();
        for (key, one, time) in all(&left) {
            let others = all(&right).into_iter().filter(|(other, _, _)| *other == key);
            expected.extend(others.map(|(_, other, its)| ([key[0], one[0], other[0]], time.max(its))));
        }
        let pairs = 0..left.len() * right.len();
        let mut pairing = Pairing { left, right, pairs, at: At::default() };
        let mut found = Vec::new();
        let mut largest = 0;
        loop {
            let keys = RefCell::new(Vec::new());
            let made: Vec<Update<L, u32>> = pairing.some(|key, one, other| {
                keys.borrow_mut().push(key.cell(0));
                Some(L::pack(&[one.cell(0), other.cell(0)]))
            });
            if made.is_empty() {
                break;
            }
            largest = largest.max(made.len());
            let rows = made.iter().zip(keys.into_inner());
            found.extend(rows.map(|((row, time, Present), key)| ([key, row.cell(0), row.cell(1)], *time)));
        }
        expected.sort_unstable();
        found.sort_unstable();
        assert_eq!(found, expected);
        assert!(expected.len() > 3 * SOME && largest <= 2 * SOME, "{} {largest}", expected.len());
    }

    #[test]
    fn all_rows_with_one_key_are_paired_some_at_a_time() {
        for uppers in [&[9][..], &[1, 9], &[1, 2, 3, 9]] {
            check::<u64>(batches(&given(0), uppers), batches(&given(1), &[9]));
            check::<u64>(batches(&given(1), &[9]), batches(&given(0), uppers));
            check::<Wide>(batches(&given(0), uppers), batches(&given(1), uppers));
        }
    }
}
