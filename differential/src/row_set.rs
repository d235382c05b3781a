//! Sets of the rows of a relation.

use crate::{
    int_set::{NumberSet, Recent},
    row::{Key, Lane},
};
use rustc_hash::FxHashSet;

/// Rows with equally many cells, each once. Up to four cells are one number, which takes less room than a row, and is
/// hashed and compared at once.
pub struct RowSet<L> {
    two: NumberSet<u64>,
    four: NumberSet<u128>,
    rows: FxHashSet<L>,
}

/// The rows that are looked for at once.
const NEAR: usize = 512;

impl<L> Default for RowSet<L> {
    fn default() -> Self {
        RowSet { two: NumberSet::default(), four: NumberSet::default(), rows: FxHashSet::default() }
    }
}

impl<L: Lane> RowSet<L> {
    /// Lets `take` have those of `all` whose `row` was not there, which are added.
    #[inline]
    pub fn unseen<A>(&mut self, all: &[A], row: impl Fn(&A) -> &L + Copy, mut take: impl FnMut(&A)) {
        for some in all.chunks(NEAR) {
            self.approach(some.iter().map(row));
            some.iter().filter(|each| self.insert(row(each))).for_each(&mut take);
        }
    }

    /// Prepares for `rows`, which are inserted next: see [`NumberSet::approach`].
    fn approach<'r>(&self, rows: impl Iterator<Item = &'r L> + Clone) {
        self.two.approach(rows.clone().filter_map(|row| match row.key() {
            Key::Two(key) => Some(key),
            _ => None,
        }));
        self.four.approach(rows.filter_map(|row| match row.key() {
            Key::Four(key) => Some(key),
            _ => None,
        }));
    }

    /// Adds `row`, and says whether it was not there.
    #[inline]
    pub fn insert(&mut self, row: &L) -> bool {
        match row.key() {
            Key::Two(key) => self.two.insert(key),
            Key::Four(key) => self.four.insert(key),
            Key::Row => self.rows.insert(row.clone()),
        }
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.two.len() + self.four.len() + self.rows.len()
    }

    /// The cells of all rows, `arity` of each; with at most two, these are `in_order` if so wished.
    pub fn into_cells(self, arity: usize, in_order: bool) -> Vec<u32> {
        let RowSet { two, four, rows } = self;
        let mut two: Vec<u64> = two.into_numbers().collect();
        if in_order {
            // Numbers are sorted faster than the cells would be.
            two.sort_unstable();
        }
        let mut cells = Vec::with_capacity((two.len() + four.len() + rows.len()) * arity);
        for key in two {
            cells.extend((0..arity).map(|at| (key >> (32 * (1 - at))) as u32));
        }
        four.into_numbers()
            .for_each(|key| cells.extend((0..arity).map(|at| (key >> (32 * (3 - at))) as u32)));
        rows.into_iter().for_each(|row| cells.extend((0..arity).map(|at| row.cell(at))));
        cells
    }

    /// The bytes that the set takes.
    pub fn bytes(&self) -> usize {
        // Of eight places of a table seven are taken at most, and each has a byte beside its row.
        let places = self.rows.capacity().div_ceil(7) * 8;
        let spilled: usize = self.rows.iter().map(Lane::spilled).sum();
        self.two.bytes() + self.four.bytes() + places * (size_of::<L>() + 1) + spilled
    }
}

/// Some of the rows that came last, of those with up to four cells.
#[derive(Default)]
pub struct RecentRows {
    two: Recent<u64>,
    four: Recent<u128>,
}

impl RecentRows {
    /// Keeps `row`, and says whether it is not known to have come before.
    #[inline]
    pub fn insert<L: Lane>(&mut self, row: &L) -> bool {
        match row.key() {
            Key::Two(key) => self.two.insert(key),
            Key::Four(key) => self.four.insert(key),
            Key::Row => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::row::Wide;

    fn cells_of<L: Lane>(rows: &[&[u32]]) -> Vec<u32> {
        let mut set = RowSet::<L>::default();
        for row in rows {
            assert!(set.insert(&L::pack(row)));
            assert!(!set.insert(&L::pack(row)));
        }
        assert_eq!(set.len(), rows.len());
        set.into_cells(rows[0].len(), true)
    }

    #[test]
    fn rows_of_any_width_are_kept_once() {
        assert_eq!(cells_of::<u64>(&[&[]]), [0; 0]);
        assert_eq!(cells_of::<u64>(&[&[7, u32::MAX]]), [7, u32::MAX]);
        for row in [&[5][..], &[1, 2], &[1, 2, 3], &[u32::MAX, 2, 3, 4], &[1, 2, 3, 4, 5]] {
            assert_eq!(cells_of::<Wide>(&[row]), row);
        }
        assert_eq!(cells_of::<u64>(&[&[7, 1], &[0, 9], &[7, 0]]), [0, 9, 7, 0, 7, 1]);
        let mut two = cells_of::<Wide>(&[&[0, 0, 1], &[0, 1, 0], &[1, 0, 0]]);
        two.sort_unstable();
        assert_eq!(two, [0, 0, 0, 0, 0, 0, 1, 1, 1]);
    }
}
