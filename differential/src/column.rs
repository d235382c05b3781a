//! Columns of an index, compressed.

use std::ops::Range;

/// A row that is read.
pub trait Cells: Copy {
    /// Cell number `at`, which is there.
    fn cell(self, at: usize) -> u32;

    /// The number that the row is, if rows are numbers; else 0.
    fn number(self) -> u64;
}

impl Cells for u64 {
    #[inline]
    fn cell(self, at: usize) -> u32 {
        (self >> (32 * (1 - at))) as u32
    }

    #[inline]
    fn number(self) -> u64 {
        self
    }
}

impl Cells for &[u32] {
    #[inline]
    fn cell(self, at: usize) -> u32 {
        self[at]
    }

    #[inline]
    fn number(self) -> u64 {
        0
    }
}

/// Rows one after the other, all with equally many cells.
pub trait Column: Default + 'static {
    /// A row that is read.
    type Row<'c>: Cells;

    /// A row that is read for a shorter time.
    fn shorter<'b, 'a: 'b>(row: Self::Row<'a>) -> Self::Row<'b>;

    /// None, with room for `rows`.
    fn with_capacity(rows: usize) -> Self;

    /// None, with room for those of `left` and `right` together.
    fn with_room(left: &Self, right: &Self) -> Self;

    /// Number of rows.
    fn len(&self) -> usize;

    /// Row number `at`.
    fn get(&self, at: usize) -> Self::Row<'_>;

    /// Adds `row`.
    fn push(&mut self, row: Self::Row<'_>);

    /// Adds some of the rows of `from`.
    fn copy(&mut self, from: &Self, rows: Range<usize>);

    /// The bytes that they take.
    fn bytes(&self) -> usize;
}

/// Rows that are numbers: those of one cell have half the room.
pub enum Packed {
    /// The upper halves of numbers whose lower halves are 0.
    Halves(Vec<u32>),
    /// Numbers, of which at least one has a lower half.
    Whole(Vec<u64>),
}

/// The upper half of `number`, if that is all of it.
#[inline]
pub fn half(number: u64) -> Option<u32> {
    let upper = (number >> u32::BITS) as u32;
    (whole(upper) == number).then_some(upper)
}

/// The number with that upper half.
#[inline]
pub fn whole(half: u32) -> u64 {
    u64::from(half) << u32::BITS
}

impl Default for Packed {
    fn default() -> Self {
        Packed::Halves(Vec::new())
    }
}

impl Packed {
    /// The numbers as they are, from now on.
    #[cold]
    fn widen(&mut self) -> &mut Vec<u64> {
        if let Packed::Halves(halves) = self {
            let mut all = Vec::with_capacity(halves.capacity());
            all.extend(halves.iter().map(|&half| whole(half)));
            *self = Packed::Whole(all);
        }
        match self {
            Packed::Whole(all) => all,
            Packed::Halves(_) => unreachable!("they were widened"),
        }
    }
}

impl Column for Packed {
    type Row<'c> = u64;

    fn shorter<'b, 'a: 'b>(row: u64) -> u64 {
        row
    }

    fn with_capacity(rows: usize) -> Self {
        Packed::Halves(Vec::with_capacity(rows))
    }

    fn with_room(left: &Self, right: &Self) -> Self {
        let count = left.len() + right.len();
        match (left, right) {
            (Packed::Halves(_), Packed::Halves(_)) => Packed::Halves(Vec::with_capacity(count)),
            _ => Packed::Whole(Vec::with_capacity(count)),
        }
    }

    #[inline]
    fn len(&self) -> usize {
        match self {
            Packed::Halves(halves) => halves.len(),
            Packed::Whole(all) => all.len(),
        }
    }

    #[inline]
    fn get(&self, at: usize) -> u64 {
        match self {
            Packed::Halves(halves) => whole(halves[at]),
            Packed::Whole(all) => all[at],
        }
    }

    #[inline]
    fn push(&mut self, row: u64) {
        match self {
            Packed::Halves(halves) => match half(row) {
                Some(half) => halves.push(half),
                None => self.widen().push(row),
            },
            Packed::Whole(all) => all.push(row),
        }
    }

    #[inline]
    fn copy(&mut self, from: &Self, rows: Range<usize>) {
        match (&mut *self, from) {
            (Packed::Halves(halves), Packed::Halves(more)) => halves.extend_from_slice(&more[rows]),
            (Packed::Whole(all), Packed::Whole(more)) => all.extend_from_slice(&more[rows]),
            _ => rows.for_each(|at| self.push(from.get(at))),
        }
    }

    fn bytes(&self) -> usize {
        match self {
            Packed::Halves(halves) => halves.capacity() * size_of::<u32>(),
            Packed::Whole(all) => all.capacity() * size_of::<u64>(),
        }
    }
}

/// The cells of rows of any width.
#[derive(Default)]
pub struct Flat {
    width: usize,
    rows: usize,
    cells: Vec<u32>,
}

impl Column for Flat {
    type Row<'c> = &'c [u32];

    fn shorter<'b, 'a: 'b>(row: &'a [u32]) -> &'b [u32] {
        row
    }

    fn with_capacity(_: usize) -> Self {
        Flat::default()
    }

    fn with_room(left: &Self, right: &Self) -> Self {
        Flat { width: 0, rows: 0, cells: Vec::with_capacity(left.cells.len() + right.cells.len()) }
    }

    #[inline]
    fn len(&self) -> usize {
        self.rows
    }

    #[inline]
    fn get(&self, at: usize) -> &[u32] {
        assert!(at < self.rows);
        &self.cells[at * self.width..][..self.width]
    }

    #[inline]
    fn push(&mut self, row: &[u32]) {
        debug_assert!(self.rows == 0 || self.width == row.len(), "rows have equally many cells");
        self.width = row.len();
        self.rows += 1;
        self.cells.extend_from_slice(row);
    }

    #[inline]
    fn copy(&mut self, from: &Self, rows: Range<usize>) {
        debug_assert!(self.rows == 0 || self.width == from.width, "rows have equally many cells");
        self.width = from.width;
        self.rows += rows.len();
        self.cells.extend_from_slice(&from.cells[rows.start * self.width..rows.end * self.width]);
    }

    fn bytes(&self) -> usize {
        self.cells.capacity() * size_of::<u32>()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn column<'r, C: Column>(rows: &[C::Row<'r>]) -> C {
        let mut column = C::default();
        rows.iter().for_each(|row| column.push(*row));
        column
    }

    /// Some of the rows of `left`, and some of `right`.
    fn together<C: Column>(left: &C, right: &C) -> C {
        let mut together = C::with_room(left, right);
        together.copy(left, 1..3);
        together.copy(right, 0..2);
        together
    }

    #[test]
    fn numbers_of_one_cell_take_half_the_room() {
        let narrow = [0, 7, u32::MAX].map(whole);
        let wide = [0, 1 << 32 | 2, u64::MAX];
        let mixed = [narrow, wide].concat();
        let all = |column: &Packed| (0..column.len()).map(|at| column.get(at)).collect::<Vec<_>>();
        for (left, right, room) in [
            (&narrow[..], &narrow[..], 4),
            (&narrow, &wide, 8),
            (&wide, &narrow, 8),
            (&wide, &wide, 8),
            (&mixed, &narrow, 8),
        ] {
            let columns = [left, right].map(column::<Packed>);
            assert_eq!(all(&columns[0]), left);
            let both = together(&columns[0], &columns[1]);
            assert_eq!(all(&both), [&left[1..3], &right[0..2]].concat());
            assert_eq!(both.bytes(), (left.len() + right.len()) * room);
        }
    }

    #[test]
    fn cells_of_rows_of_any_width_are_side_by_side() {
        for width in [0, 1, 5] {
            let rows = [3, 1, 2].map(|cell| vec![cell; width]);
            let rows = [&rows[0][..], &rows[1], &rows[2]];
            let one = column::<Flat>(&rows);
            let both = together(&one, &one);
            assert_eq!([0, 1, 2, 3].map(|at| both.get(at)), [rows[1], rows[2], rows[0], rows[1]]);
            assert_eq!((both.len(), both.bytes()), (4, 6 * width * 4));
        }
    }
}
