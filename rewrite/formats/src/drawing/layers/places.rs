//! Places within rows.

use super::{GAP, Item, Rows, What};

/// The number of times items are moved towards their neighbours above and then below.
const TURNS: usize = 8;
/// Between slots that stand side by side.
const NARROW: f64 = 6.0;
/// For the border of a frame.
const BORDER: f64 = 8.0;
/// The weight of an item's own position if nothing pulls it.
const INERTIA: f64 = 0.2;

/// Items side by side, of which the first would otherwise stand right of where the last one wants it.
struct Pool {
    sum: f64,
    weight: f64,
    first: usize,
}

impl Pool {
    fn place(&self) -> f64 {
        self.sum / self.weight
    }
}

impl Rows {
    /// Finds the middle of every item.
    pub(super) fn place(&mut self) {
        for row in 0..self.rows.len() {
            let offsets = self.offsets(row);
            self.move_to(row, offsets.into_iter());
        }
        for _ in 0..TURNS {
            (0..self.rows.len()).for_each(|row| self.settle(row, &[0]));
            (0..self.rows.len()).rev().for_each(|row| self.settle(row, &[1]));
        }
        for _ in 0..2 {
            (0..self.rows.len()).for_each(|row| self.settle(row, &[0, 1]));
        }
        (0..self.titles.len()).for_each(|frame| self.draw_near(self.titles[frame]));
    }

    fn move_to(&mut self, row: usize, places: impl Iterator<Item = f64>) {
        self.rows[row].iter().zip(places).for_each(|(&at, x)| self.items[at].x = x);
    }

    /// The minimum distance of each item of a row from the first one.
    fn offsets(&self, row: usize) -> Vec<f64> {
        let members = &self.rows[row];
        let mut offsets = vec![0.0; members.len()];
        for at in 1..members.len() {
            let [left, right] = [at - 1, at].map(|at| &self.items[members[at]]);
            offsets[at] = offsets[at - 1] + apart(left, right);
        }
        offsets
    }

    /// Moves the items of a row towards their neighbours above and below.
    fn settle(&mut self, row: usize, sides: &[usize]) {
        let offsets = self.offsets(row);
        let mut pools: Vec<Pool> = Vec::new();
        for (at, &item) in self.rows[row].iter().enumerate() {
            let (wish, weight) = self.wish(item, sides);
            let mut pool = Pool { sum: (wish - offsets[at]) * weight, weight, first: at };
            while let Some(before) = pools.pop_if(|before| before.place() > pool.place()) {
                pool = Pool {
                    sum: before.sum + pool.sum,
                    weight: before.weight + pool.weight,
                    first: before.first,
                };
            }
            pools.push(pool);
        }
        let mut places = offsets;
        for (at, pool) in pools.iter().enumerate() {
            let end = pools.get(at + 1).map_or(places.len(), |next| next.first);
            places[pool.first..end].iter_mut().for_each(|place| *place += pool.place());
        }
        self.move_to(row, places.into_iter());
    }

    /// The position that an item is pulled to, and the weight of the pull.
    fn wish(&self, at: usize, sides: &[usize]) -> (f64, f64) {
        let item = &self.items[at];
        if let Some(place) = self.before_next(at) {
            return (place, INERTIA);
        }
        let near = sides.iter().flat_map(|&side| &item.near[side]);
        let pulled = near.fold((0.0, 0.0), |(sum, weight), &(other, pull)| {
            (sum + self.items[other].x * pull, weight + pull)
        });
        match pulled {
            // The one slot of an arrow within a row: it is drawn to its box.
            (_, 0.0) if item.what == What::Slot && item.near.iter().all(Vec::is_empty) => {
                (self.items[item.beside].x, INERTIA)
            }
            (_, 0.0) => (item.x, INERTIA),
            (sum, weight) => (sum / weight, weight),
        }
    }

    /// The position of a title directly before the next item of its frame.
    fn before_next(&self, title: usize) -> Option<f64> {
        let item = &self.items[title];
        let next = &self.items[*self.rows[item.row].get(item.at + 1)?];
        (item.what == What::Title).then(|| next.x - apart(item, next))
    }

    fn draw_near(&mut self, title: usize) {
        if let Some(place) = self.before_next(title) {
            self.items[title].x = place;
        }
    }
}

/// The minimum distance between the middles of two neighbours.
fn apart(left: &Item, right: &Item) -> f64 {
    let are_slots = left.what == What::Slot && right.what == What::Slot;
    let borders = match left.frame == right.frame {
        true => 0,
        false => [left, right].iter().filter(|item| item.frame.is_some()).count(),
    };
    let gap = if are_slots { NARROW } else { GAP[0] };
    (left.size[0] + right.size[0]) / 2.0 + gap + BORDER * borders as f64
}
