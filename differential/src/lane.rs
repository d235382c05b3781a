//! Rows of a width that is known only at run time, as values of one type.

use differential_dataflow::ExchangeData;
use smallvec::SmallVec;
use std::{hash::Hash, sync::Arc};

/// A row as a set holds it.
pub enum Key {
    /// Up to two cells, the first one in the upper half.
    Two(u64),
    /// Up to four, the first one in the upper quarter.
    Four(u128),
    /// More.
    Row,
}

/// A row of up to `WIDTH` cells. All rows in one dataflow have one type, wide enough for the widest of them.
pub trait Lane: ExchangeData + Hash + Ord {
    /// The most cells that fit.
    const WIDTH: usize;

    /// Whether each row is a number, which has its first cell in its upper half and the second in its lower one.
    const IS_NUMBER: bool;

    /// The row of `cells`.
    fn pack(cells: &[u32]) -> Self;

    /// Cell number `at`, which was packed.
    fn cell(&self, at: usize) -> u32;

    /// That number; 0 if rows are none.
    fn number(&self) -> u64;

    /// The row that is this number, if rows are numbers; else one without cells.
    fn of_number(number: u64) -> Self;

    /// The row as a set holds it.
    fn key(&self) -> Key;

    /// The bytes that the row takes elsewhere.
    fn spilled(&self) -> usize {
        0
    }
}

impl Lane for u64 {
    const WIDTH: usize = 2;
    const IS_NUMBER: bool = true;

    #[inline]
    fn pack(cells: &[u32]) -> Self {
        let cell = |at: usize| cells.get(at).map_or(0, |&cell| u64::from(cell));
        cell(0) << 32 | cell(1)
    }

    #[inline]
    fn cell(&self, at: usize) -> u32 {
        (self >> (32 * (1 - at))) as u32
    }

    #[inline]
    fn number(&self) -> u64 {
        *self
    }

    #[inline]
    fn of_number(number: u64) -> Self {
        number
    }

    #[inline]
    fn key(&self) -> Key {
        Key::Two(*self)
    }
}

/// A row of any width; up to four cells are held in place.
pub type Wide = SmallVec<[u32; 4]>;

impl Lane for Wide {
    const WIDTH: usize = usize::MAX;
    const IS_NUMBER: bool = false;

    #[inline]
    fn pack(cells: &[u32]) -> Self {
        SmallVec::from_slice(cells)
    }

    #[inline]
    fn cell(&self, at: usize) -> u32 {
        self[at]
    }

    fn number(&self) -> u64 {
        0
    }

    fn of_number(_: u64) -> Self {
        SmallVec::new()
    }

    #[inline]
    fn key(&self) -> Key {
        let cell = |at: usize| self.get(at).map_or(0, |&cell| u128::from(cell));
        match self.len() {
            0..=2 => Key::Two(u64::pack(self)),
            3 | 4 => Key::Four(cell(0) << 96 | cell(1) << 64 | cell(2) << 32 | cell(3)),
            _ => Key::Row,
        }
    }

    fn spilled(&self) -> usize {
        if SmallVec::spilled(self) { self.capacity() * size_of::<u32>() } else { 0 }
    }
}

/// Makes a row of the cells at `places` of another.
pub fn projector<L: Lane>(places: Arc<[usize]>) -> impl FnMut(&L) -> L {
    let mut cells = Vec::with_capacity(places.len());
    move |row| {
        cells.clear();
        cells.extend(places.iter().map(|&at| row.cell(at)));
        L::pack(&cells)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_and_their_order_survive_packing() {
        let rows = [[0, 0], [0, u32::MAX], [1, 0], [u32::MAX, 7]];
        for row in rows {
            assert_eq!([0, 1].map(|at| u64::pack(&row).cell(at)), row);
            assert_eq!([0, 1].map(|at| Wide::pack(&row).cell(at)), row);
        }
        assert!(rows.map(|row| u64::pack(&row)).is_sorted());
        assert_eq!(u64::pack(&[7]).cell(0), 7);
        assert_eq!(Wide::pack(&[1, 2, 3, 4, 5]).cell(4), 5);
    }
}
