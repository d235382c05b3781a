//! Corners, curves and outlines of what stands in rows.

use super::{Arrow, Curve, Frame, GAP, Item, Layout, Rows, Stripe, What};
use std::collections::BTreeMap;

/// The maximum distance between arrows at a box, and the space left free at its corners.
const FAN: f64 = 16.0;
const CORNER: f64 = 20.0;
/// Between a frame and what stands in it.
const PAD: [f64; 2] = [6.0, 12.0];
/// The distance that an arrow leading back extends below its source and above its target.
const TURN: f64 = 0.6 * GAP[1];

/// Upper and lower end of each row.
type Heights = Vec<[f64; 2]>;

impl Rows {
    /// The layout for the final positions of all items.
    pub(super) fn finish(mut self, arrows: &[Arrow]) -> Layout {
        let back = || arrows.iter().filter(|arrow| self.is_back(arrow));
        let margin = |is_passed: bool| if is_passed { GAP[1] } else { PAD[1] };
        let above = margin(back().any(|arrow| self.items[arrow.to].row == 0));
        let below = margin(back().any(|arrow| self.items[arrow.from].row + 1 == self.rows.len()));
        let heights = self.heights(above);
        let end = |item: &Item, side: f64| item.x + side * item.size[0] / 2.0;
        let left = self.items.iter().map(|item| end(item, -1.0)).fold(f64::INFINITY, f64::min);
        self.items.iter_mut().for_each(|item| item.x += PAD[0] - left);
        let right = self.items.iter().map(|item| end(item, 1.0)).fold(0.0, f64::max);
        let bottom = heights.last().map_or(0.0, |row| row[1]);
        let boxes = self.items.iter().filter(|item| item.what == What::Box);
        let titles = self.titles.iter().map(|&title| corner(&self.items[title], &heights));
        let pieces = (0..self.titles.len()).map(|frame| self.pieces(frame, &heights));
        Layout {
            corners: boxes.map(|item| corner(item, &heights)).collect(),
            arrows: self.curves(arrows, &heights),
            frames: titles.zip(pieces).map(|(title, pieces)| Frame { title, pieces }).collect(),
            size: [right + PAD[0], bottom + below],
        }
    }

    fn heights(&self, first: f64) -> Heights {
        let mut top = first;
        let mut heights = Heights::new();
        for row in &self.rows {
            let height = row.iter().map(|&at| self.items[at].size[1]).fold(0.0, f64::max);
            heights.push([top, top + height]);
            top += height + GAP[1];
        }
        heights
    }

    /// The area of a frame, row by row.
    fn pieces(&self, frame: usize, heights: &Heights) -> Vec<Vec<Stripe>> {
        let mut taken: BTreeMap<usize, [f64; 2]> = BTreeMap::new();
        for item in self.items.iter().filter(|item| item.frame == Some(frame)) {
            let half = item.size[0] / 2.0 + PAD[0];
            let ends = taken.entry(item.row).or_insert([f64::INFINITY, f64::NEG_INFINITY]);
            *ends = [ends[0].min(item.x - half), ends[1].max(item.x + half)];
        }
        let mut pieces: Vec<Vec<Stripe>> = Vec::new();
        for (&row, &[left, right]) in &taken {
            let goes_on = |other: Option<usize>| other.is_some_and(|other| taken.contains_key(&other));
            let reach = |goes_on: bool| if goes_on { GAP[1] / 2.0 } else { PAD[1] };
            let (before, after) = (goes_on(row.checked_sub(1)), goes_on(Some(row + 1)));
            let [top, bottom] = heights[row];
            let stripe = [left, right, top - reach(before), bottom + reach(after)];
            match pieces.last_mut().filter(|_| before) {
                Some(piece) => piece.push(stripe),
                None => pieces.push(vec![stripe]),
            }
        }
        pieces
    }

    /// The curves of all arrows: they leave boxes below and enter them from above, side by side in the order of where they go.
    fn curves(&self, arrows: &[Arrow], heights: &Heights) -> Vec<Vec<Curve>> {
        let x = |at: usize| self.items[at].x;
        let mut leaving: BTreeMap<usize, BTreeMap<usize, f64>> = BTreeMap::new();
        let mut entering: BTreeMap<usize, BTreeMap<usize, f64>> = BTreeMap::new();
        for (at, (arrow, route)) in arrows.iter().zip(&self.routes).enumerate() {
            let next = x(route.first().copied().unwrap_or(arrow.to));
            leaving.entry(arrow.from).or_default().entry(arrow.key).or_insert(next);
            let before = x(route.last().copied().unwrap_or(arrow.from));
            entering.entry(arrow.to).or_default().insert(at, before);
        }
        let [leaving, entering] = [leaving, entering].map(|ends| self.fans(ends));
        let curves = arrows.iter().zip(&self.routes).enumerate().map(|(at, (arrow, route))| {
            let ends = [leaving[&(arrow.from, arrow.key)], entering[&(arrow.to, at)]];
            self.arrow(arrow, route, ends, heights)
        });
        curves.collect()
    }

    /// Spreads the ends of arrows at each box, in the order of where they go; gives the place of each.
    fn fans(&self, ends: BTreeMap<usize, BTreeMap<usize, f64>>) -> BTreeMap<(usize, usize), f64> {
        let mut places = BTreeMap::new();
        for (node, ends) in ends {
            let mut ends: Vec<(usize, f64)> = ends.into_iter().collect();
            ends.sort_by(|a, b| a.1.total_cmp(&b.1));
            let item = &self.items[node];
            let count = ends.len() as f64;
            let apart = FAN.min((item.size[0] - CORNER).max(item.size[0] / 2.0) / count);
            for (at, (end, _)) in ends.into_iter().enumerate() {
                places.insert((node, end), item.x + (at as f64 - (count - 1.0) / 2.0) * apart);
            }
        }
        places
    }

    fn arrow(&self, arrow: &Arrow, route: &[usize], [start, end]: [f64; 2], heights: &Heights) -> Vec<Curve> {
        let [from, to] = [arrow.from, arrow.to].map(|end| &self.items[end]);
        let is_back = self.is_back(arrow);
        let below = heights[from.row][1];
        let mut path = Path { at: [start, corner(from, heights)[1] + from.size[1]], curves: Vec::new() };
        path.straight(below);
        for (place, &slot) in route.iter().enumerate() {
            let slot = &self.items[slot];
            let [top, bottom] = heights[slot.row];
            let [first, last] = if is_back { [bottom, top] } else { [top, bottom] };
            let turn = (is_back && place == 0).then_some(bottom + TURN);
            path.go([slot.x, first], turn);
            path.straight(last);
        }
        let top = corner(to, heights)[1];
        path.go([end, top], is_back.then_some(heights[to.row][0] - TURN));
        path.curves
    }
}

/// The upper left corner of a box or a title: at the upper end of its row.
fn corner(item: &Item, heights: &Heights) -> [f64; 2] {
    [item.x - item.size[0] / 2.0, heights[item.row][0]]
}

/// Curves as far as they are drawn.
struct Path {
    at: [f64; 2],
    curves: Vec<Curve>,
}

impl Path {
    fn straight(&mut self, y: f64) {
        if y != self.at[1] {
            self.go([self.at[0], y], None);
        }
    }

    /// Goes on to `end`, upright at both ends, by way of the height `turn`.
    fn go(&mut self, end: [f64; 2], turn: Option<f64>) {
        let turn = turn.unwrap_or((self.at[1] + end[1]) / 2.0);
        self.curves.push([self.at, [self.at[0], turn], [end[0], turn], end]);
        self.at = end;
    }
}
