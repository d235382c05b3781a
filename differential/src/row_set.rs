//! Sets of the rows of a relation.

use crate::{
    lane::{Key, Lane},
    number_set::NumberSet,
};
use rustc_hash::FxHashSet;

/// Rows with equally many cells, each once. Up to four cells are one number, which takes less room than a row, and is
/// hashed and compared at once.
pub struct RowSet<L> {
    two: NumberSet<u64>,
    four: NumberSet<u128>,
    rows: FxHashSet<L>,
}

impl<L> Default for RowSet<L> {
    fn default() -> Self {
        RowSet { two: NumberSet::default(), four: NumberSet::default(), rows: FxHashSet::default() }
    }
}

impl<L: Lane> RowSet<L> {
    /// Prepares for `rows`, which are inserted next: see [`NumberSet::approach`].
    pub fn approach<'r>(&self, rows: impl Iterator<Item = &'r L> + Clone) {
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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.two.len() + self.four.len() + self.rows.len()
    }

    /// The cells of all rows, `arity` of each, in no order of rows.
    pub fn into_cells(self, arity: usize) -> Vec<u32> {
        let mut cells = Vec::with_capacity(self.len() * arity);
        self.two
            .into_numbers()
            .for_each(|key| cells.extend((0..arity).map(|at| (key >> (32 * (1 - at))) as u32)));
        self.four
            .into_numbers()
            .for_each(|key| cells.extend((0..arity).map(|at| (key >> (32 * (3 - at))) as u32)));
        self.rows.into_iter().for_each(|row| cells.extend((0..arity).map(|at| row.cell(at))));
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lane::Wide;

    fn cells_of<L: Lane>(rows: &[&[u32]]) -> Vec<u32> {
        let mut set = RowSet::<L>::default();
        for row in rows {
            assert!(set.insert(&L::pack(row)));
            assert!(!set.insert(&L::pack(row)));
        }
        assert_eq!(set.len(), rows.len());
        set.into_cells(rows[0].len())
    }

    #[test]
    fn rows_of_any_width_are_kept_once() {
        assert_eq!(cells_of::<u64>(&[&[]]), [0; 0]);
        assert_eq!(cells_of::<u64>(&[&[7, u32::MAX]]), [7, u32::MAX]);
        for row in [&[5][..], &[1, 2], &[1, 2, 3], &[u32::MAX, 2, 3, 4], &[1, 2, 3, 4, 5]] {
            assert_eq!(cells_of::<Wide>(&[row]), row);
        }
        let mut two = cells_of::<Wide>(&[&[0, 0, 1], &[0, 1, 0], &[1, 0, 0]]);
        two.sort_unstable();
        assert_eq!(two, [0, 0, 0, 0, 0, 0, 1, 1, 1]);
    }
}
