//! The batcher: collects rows until no more can arrive at their time.

use crate::{
    batch::Sorted,
    row::{Lane, Pair},
};
use differential_dataflow::{
    batcher::{Batcher, Extract},
    difference::Present,
    lattice::Lattice,
};
use std::mem;
use timely::progress::{Antichain, Timestamp, frontier::AntichainRef};

/// Gathers rows until their time is complete.
pub struct Piles<L, T> {
    piles: Vec<(T, Pile<L>)>,
    /// The times of what is gathered.
    earliest: Antichain<T>,
}

impl<L, T: Timestamp> Default for Piles<L, T> {
    fn default() -> Self {
        Piles { piles: Vec::new(), earliest: Antichain::new() }
    }
}

impl<L: Lane, T: Timestamp + Lattice> Batcher<Vec<((L, L), T, Present)>> for Piles<L, T> {
    fn insert(&mut self, rows: &mut Vec<((L, L), T, Present)>) {
        let mut at = 0;
        for ((key, value), time, Present) in rows.drain(..) {
            if self.piles.get(at).is_none_or(|(known, _)| *known != time) {
                at = self.piles.iter().position(|(known, _)| *known == time).unwrap_or(self.piles.len());
                if at == self.piles.len() {
                    let widths = [key.width(), value.width()];
                    self.piles.push((time, Pile::new(widths)));
                }
            }
            self.piles[at].1.push(key, value);
        }
    }
}

impl<L: Lane, T: Timestamp + Lattice> Extract for Piles<L, T> {
    type Time = T;
    type Output = Sorted<L, T>;

    fn extract<'a>(&'a mut self, upper: AntichainRef<'_, T>) -> (Option<Sorted<L, T>>, AntichainRef<'a, T>) {
        let piles = mem::take(&mut self.piles);
        let (later, ready): (Vec<_>, Vec<_>) =
            piles.into_iter().partition(|(time, _)| upper.less_equal(time));
        self.piles = later;
        self.earliest = self.piles.iter().map(|(time, _)| time.clone()).collect();
        let batches = ready.into_iter().map(|(time, pile)| pile.sorted(&time));
        (batches.reduce(Sorted::with), self.earliest.borrow())
    }
}

/// Keys with values of one time, in no order.
struct Pile<L> {
    /// Keys and values that are one number, of two cells.
    two: Vec<u64>,
    /// The same, of four.
    four: Vec<u128>,
    /// Those of more cells.
    rows: Vec<(L, L)>,
    /// Number of cells of each key, and of each value.
    widths: [usize; 2],
    /// Number of items at which equal ones are merged.
    most: usize,
}

impl<L: Lane> Pile<L> {
    fn new(widths: [usize; 2]) -> Self {
        Pile { two: Vec::new(), four: Vec::new(), rows: Vec::new(), widths, most: 1 << 16 }
    }

    #[inline]
    fn push(&mut self, key: L, value: L) {
        match key.pair(&value) {
            Pair::Two(pair) => self.two.push(pair),
            Pair::Four(pair) => self.four.push(pair),
            Pair::Rows => self.rows.push((key, value)),
        }
        if self.len() == self.most {
            self.sort();
            // If most are there once, that was in vain: it is not done again soon.
            self.most = self.most.max(4 * self.len());
        }
    }

    fn len(&self) -> usize {
        self.two.len() + self.four.len() + self.rows.len()
    }

    /// Has each pair be there once, in order.
    fn sort(&mut self) {
        self.two.sort_unstable();
        self.two.dedup();
        self.four.sort_unstable();
        self.four.dedup();
        self.rows.sort_unstable();
        self.rows.dedup();
    }

    /// All pairs at `time`.
    fn sorted<T: Timestamp>(mut self, time: &T) -> Sorted<L, T> {
        if !self.four.is_empty() {
            self.four.extend(self.two.drain(..).map(L::widened));
        }
        self.sort();
        let mut made = Sorted::default();
        for pair in self.two.into_iter().map(L::widened).chain(self.four) {
            L::unpaired(pair, self.widths, |key, value| made.push(key, value, time));
        }
        self.rows.iter().for_each(|(key, value)| made.push(key.read(), value.read(), time));
        made
    }
}

#[cfg(test)]
pub mod tests {
    use super::*;
    use crate::{batch::Merge, row::Wide};
    use differential_dataflow::trace::implementations::spine_fueled::Merger;
    use proptest::prelude::*;
    use std::{collections::BTreeSet, rc::Rc};

    type Row = (Vec<u32>, Vec<u32>, u32);

    /// Batches of `rows`, each of those that come before one of the times `uppers`.
    pub fn batches<L: Lane>(rows: &[Row], uppers: &[u32]) -> Vec<Rc<Sorted<L, u32>>> {
        let mut piles = Piles::<L, u32>::default();
        let pack = |(key, value, time): &Row| ((L::pack(key), L::pack(value)), *time, Present);
        for some in rows.chunks(5) {
            piles.insert(&mut some.iter().map(pack).collect());
        }
        let batches = uppers.iter().map(|upper| {
            let left: Vec<u32> = rows.iter().map(|(_, _, time)| *time).filter(|time| time >= upper).collect();
            let (batch, earliest) = piles.extract(Antichain::from_elem(*upper).borrow());
            assert_eq!(earliest.iter().min(), left.iter().min());
            batch
        });
        batches.flatten().map(Rc::new).collect()
    }

    /// The rows of a batch, which are in order, with these numbers of cells of a key and of a value.
    pub fn rows<L: Lane>(batch: &Sorted<L, u32>, [one, other]: [usize; 2]) -> Vec<Row> {
        let cells = |row: L, width: usize| (0..width).map(|at| row.cell(at)).collect();
        let of_key = |key: usize| {
            batch.values(key).map(move |at| {
                let (key, value) = (L::owned(batch.key(key)), L::owned(batch.value(at)));
                (cells(key, one), cells(value, other), *batch.time(at))
            })
        };
        let rows: Vec<Row> = (0..batch.keys()).flat_map(of_key).collect();
        assert!(rows.is_sorted_by(|a, b| a < b), "{rows:?}");
        rows
    }

    fn merged<L: Lane>(
        batches: &[Rc<Sorted<L, u32>>],
        since: u32,
        fuel: isize,
    ) -> Option<Rc<Sorted<L, u32>>> {
        batches.iter().cloned().reduce(|left, right| {
            let mut merge = Merge::new(&left, &right, Antichain::from_elem(since).borrow());
            loop {
                let mut left_over = fuel;
                merge.work(&left, &right, &mut left_over);
                if left_over > 0 {
                    return Rc::new(merge.done().expect("nothing goes"));
                }
            }
        })
    }

    fn check<L: Lane>(given: &[Row], widths: [usize; 2], since: u32, fuel: isize) {
        let all = batches::<L>(given, &[2, 3, 6]);
        let found: BTreeSet<Row> = all.iter().flat_map(|batch| rows(batch, widths)).collect();
        assert_eq!(found, given.iter().cloned().collect());
        if let Some(merged) = merged(&all, since, fuel) {
            let advanced = |(key, value, time): Row| (key, value, time.max(since));
            let known: BTreeSet<Row> = given.iter().cloned().map(advanced).collect();
            let later = |(_, _, time): &Row| all.len() > 1 || *time >= since;
            if given.iter().all(later) {
                assert_eq!(rows(&merged, widths), known.into_iter().collect::<Vec<_>>());
            }
            for cells in given.iter().map(|(key, _, _)| key) {
                let at = merged.seek(0, L::pack(cells).read());
                assert_eq!(L::owned(merged.key(at)), L::pack(cells));
                assert_eq!(merged.seek(at, L::pack(cells).read()), at);
            }
        }
    }

    fn given(widths: [usize; 2]) -> impl Strategy<Value = Vec<Row>> {
        let cells = |width| proptest::collection::vec(prop_oneof![0..3_u32, any::<u32>()], width);
        proptest::collection::vec((cells(widths[0]), cells(widths[1]), 0..6_u32), 0..60)
    }

    proptest! {
        #[test]
        fn batches_and_merges_have_each_row_once(
            rows in given([1, 1]),
            pairs in given([1, 2]),
            wide in given([2, 3]),
            sets in given([2, 0]),
            since in 0..9_u32,
            fuel in 1..20_isize,
        ) {
            check::<u64>(&rows, [1, 1], since, fuel);
            check::<u64>(&pairs, [1, 2], since, fuel);
            check::<u64>(&sets, [2, 0], since, fuel);
            check::<Wide>(&rows, [1, 1], since, fuel);
            check::<Wide>(&pairs, [1, 2], since, fuel);
            check::<Wide>(&wide, [2, 3], since, fuel);
            check::<Wide>(&sets, [2, 0], since, fuel);
        }
    }

    #[test]
    fn equal_rows_do_not_pile_up() {
        let mut pile = Pile::<u64>::new([1, 1]);
        for row in 0..1_000_000 {
            pile.push(u64::pack(&[row % 7]), u64::pack(&[row % 11]));
            assert!(pile.len() < 1 << 16);
        }
        assert_eq!(rows(&pile.sorted(&0), [1, 1]).len(), 77);
    }
}
