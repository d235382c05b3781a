//! Rows of a width known only at run time, as values of one type.

use crate::column::{Cells, Column, Flat, Packed, half, whole};
use differential_dataflow::ExchangeData;
use smallvec::SmallVec;
use std::{cmp::Ordering, hash::Hash, sync::Arc};

/// A row as a set holds it.
pub enum Key {
    /// Up to two cells, the first one in the upper half.
    Two(u64),
    /// Up to four, the first one in the upper quarter.
    Four(u128),
    /// More.
    Row,
}

/// A row that is read.
pub type Read<'r, L> = <<L as Lane>::Column as Column>::Row<'r>;

/// Two rows as one number, in the order of the first and then of the second. All pairs that are compared have as many
/// cells in the first, and in the second.
pub enum Pair {
    /// Of up to two cells in all.
    Two(u64),
    /// Of up to four.
    Four(u128),
    /// Of more.
    Rows,
}

/// A row of up to `WIDTH` cells. All rows in one dataflow have one type, wide enough for the widest of them.
pub trait Lane: ExchangeData + Hash + Ord {
    /// The most cells that fit.
    const WIDTH: usize;

    /// True if each row is a number, which has its first cell in its upper half and the second in its lower one.
    const IS_NUMBER: bool;

    /// Rows in an index.
    type Column: Column;

    /// The row, to be read.
    fn read(&self) -> Read<'_, Self>;

    /// The order of rows that are read.
    fn compare(one: Read<'_, Self>, other: Read<'_, Self>) -> Ordering;

    /// A row that was read.
    fn owned(row: Read<'_, Self>) -> Self;

    /// A row of this number of cells.
    fn of_cells(count: usize, cell: impl FnMut(usize) -> u32) -> Self;

    /// The row of `cells`.
    #[inline]
    fn pack(cells: &[u32]) -> Self {
        Self::of_cells(cells.len(), |at| cells[at])
    }

    /// Cell number `at`, which was packed.
    #[inline]
    fn cell(&self, at: usize) -> u32 {
        self.read().cell(at)
    }

    /// That number; 0 if rows are none.
    #[inline]
    fn number(&self) -> u64 {
        self.read().number()
    }

    /// The row that is this number, if rows are numbers; else one without cells.
    fn of_number(number: u64) -> Self;

    /// Number of cells it is known to have.
    fn width(&self) -> usize;

    /// The row as a set holds it.
    fn key(&self) -> Key;

    /// Two rows as one number.
    fn pair(&self, other: &Self) -> Pair;

    /// Such a number of up to two cells, as one of up to four.
    fn widened(pair: u64) -> u128;

    /// Passes `take` the two rows that are one number, and have this number of cells.
    fn unpaired(pair: u128, widths: [usize; 2], take: impl FnOnce(Read<'_, Self>, Read<'_, Self>));

    /// The bytes that the row takes elsewhere.
    fn spilled(&self) -> usize {
        0
    }
}

impl Lane for u64 {
    const WIDTH: usize = 2;
    const IS_NUMBER: bool = true;

    type Column = Packed;

    #[inline]
    fn read(&self) -> u64 {
        *self
    }

    #[inline]
    fn compare(one: u64, other: u64) -> Ordering {
        one.cmp(&other)
    }

    #[inline]
    fn owned(row: u64) -> u64 {
        row
    }

    #[inline]
    fn of_cells(count: usize, mut cell: impl FnMut(usize) -> u32) -> Self {
        let mut cell = |at: usize| if at < count { u64::from(cell(at)) } else { 0 };
        cell(0) << 32 | cell(1)
    }

    #[inline]
    fn of_number(number: u64) -> Self {
        number
    }

    fn width(&self) -> usize {
        2
    }

    #[inline]
    fn key(&self) -> Key {
        Key::Two(*self)
    }

    #[inline]
    fn pair(&self, other: &u64) -> Pair {
        match (half(*self), half(*other)) {
            (Some(one), Some(other)) => Pair::Two(whole(one) | u64::from(other)),
            _ => Pair::Four(u128::from(*self) << 64 | u128::from(*other)),
        }
    }

    #[inline]
    fn widened(pair: u64) -> u128 {
        u128::from(pair >> 32) << 96 | u128::from(pair as u32) << 32
    }

    #[inline]
    fn unpaired(pair: u128, _: [usize; 2], take: impl FnOnce(u64, u64)) {
        take((pair >> 64) as u64, pair as u64);
    }
}

/// A row of any width; up to four cells are held in place.
pub type Wide = SmallVec<[u32; 4]>;

impl Lane for Wide {
    const WIDTH: usize = usize::MAX;
    const IS_NUMBER: bool = false;

    type Column = Flat;

    #[inline]
    fn read(&self) -> &[u32] {
        self
    }

    #[inline]
    fn compare(one: &[u32], other: &[u32]) -> Ordering {
        one.cmp(other)
    }

    #[inline]
    fn owned(row: &[u32]) -> Wide {
        Wide::from_slice(row)
    }

    #[inline]
    fn of_cells(count: usize, cell: impl FnMut(usize) -> u32) -> Self {
        (0..count).map(cell).collect()
    }

    fn of_number(_: u64) -> Self {
        SmallVec::new()
    }

    fn width(&self) -> usize {
        self.len()
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

    #[inline]
    fn pair(&self, other: &Wide) -> Pair {
        let mut number = 0;
        if self.len() + other.len() > 4 {
            return Pair::Rows;
        }
        let cells = self.iter().chain(other).zip([96, 64, 32, 0]);
        cells.for_each(|(&cell, shift)| number |= u128::from(cell) << shift);
        match self.len() + other.len() <= 2 {
            true => Pair::Two((number >> 64) as u64),
            false => Pair::Four(number),
        }
    }

    #[inline]
    fn widened(pair: u64) -> u128 {
        u128::from(pair) << 64
    }

    #[inline]
    fn unpaired(pair: u128, [one, other]: [usize; 2], take: impl FnOnce(&[u32], &[u32])) {
        let cells = [96, 64, 32, 0].map(|shift| (pair >> shift) as u32);
        take(&cells[..one], &cells[one..one + other]);
    }

    fn spilled(&self) -> usize {
        if SmallVec::spilled(self) { self.capacity() * size_of::<u32>() } else { 0 }
    }
}

/// Makes a row of the cells at `places` of another.
pub fn projector<L: Lane>(places: Arc<[usize]>) -> impl FnMut(&L) -> L {
    move |row| L::of_cells(places.len(), |at| row.cell(places[at]))
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
