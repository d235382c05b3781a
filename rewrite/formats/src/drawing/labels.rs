//! Places for the texts of arrows, none over another and none over a box.

use std::collections::HashMap;

/// Width and height of the cells by which what is near is found.
const CELL: [f64; 2] = [96.0, 48.0];

/// A rectangle: its upper left corner, and its size.
#[derive(Clone, Copy, Debug)]
pub struct Area {
    pub corner: [f64; 2],
    pub size: [f64; 2],
}

impl Area {
    fn end(&self, axis: usize) -> f64 {
        self.corner[axis] + self.size[axis]
    }

    /// Returns true if the two have more than a border in common.
    pub fn meets(&self, other: &Area) -> bool {
        [0, 1].iter().all(|&axis| self.corner[axis] < other.end(axis) && other.corner[axis] < self.end(axis))
    }

    /// Its middle on this axis.
    pub fn middle(&self, axis: usize) -> f64 {
        self.corner[axis] + self.size[axis] / 2.0
    }

    /// The smallest one around both.
    pub fn around(self, other: Area) -> Area {
        let corner = [0, 1].map(|axis| self.corner[axis].min(other.corner[axis]));
        let size = [0, 1].map(|axis| self.end(axis).max(other.end(axis)) - corner[axis]);
        Area { corner, size }
    }

    /// The same with this much more on each side.
    pub fn widened(self, by: f64) -> Area {
        Area { corner: self.corner.map(|at| at - by), size: self.size.map(|size| size + 2.0 * by) }
    }

    /// The cells that it has a part of.
    pub fn cells(&self) -> impl Iterator<Item = (i64, i64)> + use<> {
        let [columns, rows] = [0, 1].map(|axis| {
            let cell = |at: f64| (at / CELL[axis]).floor() as i64;
            cell(self.corner[axis])..=cell(self.end(axis))
        });
        columns.flat_map(move |column| rows.clone().map(move |row| (column, row)))
    }
}

/// The areas that are occupied.
#[derive(Default)]
pub struct Labels {
    taken: HashMap<(i64, i64), Vec<Area>>,
}

impl Labels {
    /// Keeps `area` free of texts that are placed from now on.
    pub fn take(&mut self, area: Area) {
        area.cells().for_each(|cell| self.taken.entry(cell).or_default().push(area));
    }

    fn is_free(&self, area: &Area) -> bool {
        area.cells()
            .all(|cell| self.taken.get(&cell).is_none_or(|near| !near.iter().any(|one| one.meets(area))))
    }

    /// Takes the first free one of `corners` for a text of this size; where none is free, the nearest place above or below
    /// the first one.
    pub fn place(&mut self, size: [f64; 2], corners: &[[f64; 2]]) -> Area {
        let area = |&corner: &[f64; 2]| Area { corner, size };
        let free = corners.iter().map(area).find(|area| self.is_free(area));
        let found = free.unwrap_or_else(|| self.beside(area(&corners[0])));
        self.take(found);
        found
    }

    fn beside(&self, area: Area) -> Area {
        let moved = |step: i32| {
            let [x, y] = area.corner;
            let down = f64::from(if step % 2 == 0 { step / 2 } else { -step / 2 - 1 }) * area.size[1];
            Area { corner: [x, y + down], size: area.size }
        };
        let inside = |area: &Area| area.corner[1] >= 0.0;
        // Below all that is taken there is always room.
        (1..).map(moved).find(|area| inside(area) && self.is_free(area)).unwrap_or(area)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_placed_over_anything_else() {
        let mut labels = Labels::default();
        let mut taken = vec![Area { corner: [10.0, 10.0], size: [200.0, 90.0] }];
        labels.take(taken[0]);
        for at in 0..300 {
            let corner = [f64::from(at % 7) * 13.0, f64::from(at % 11) * 9.0];
            taken.push(
                labels.place([20.0 + f64::from(at % 90), 11.0], &[corner, [corner[0] + 40.0, corner[1]]]),
            );
        }
        // The obvious version: all pairs.
        for (at, one) in taken.iter().enumerate() {
            assert!(taken[at + 1..].iter().all(|other| !one.meets(other)), "{one:?}");
        }
    }

    #[test]
    fn what_is_wanted_first_is_taken_if_it_is_free() {
        let mut labels = Labels::default();
        let size = [50.0, 10.0];
        assert_eq!(labels.place(size, &[[0.0, 0.0], [0.0, 50.0]]).corner, [0.0, 0.0]);
        assert_eq!(labels.place(size, &[[0.0, 0.0], [0.0, 50.0]]).corner, [0.0, 50.0]);
        assert_eq!(labels.place(size, &[[0.0, 0.0], [0.0, 50.0]]).corner, [0.0, 10.0]);
    }
}
