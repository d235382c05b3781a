//! Boxes in rows, so that arrows lead downwards, and what leads back up goes beside them. What no arrow joins stands side by
//! side, and then below. The page of `--format html` is laid out in the same way.
//!
//! Source   Sugiyama, Tagawa, Toda: Methods for visual understanding of hierarchical system structures (IEEE SMC 1981): rows
//!          are longest paths, the order within a row is found by barycentres, arrows over several rows have slots on their
//!          way; places within a row by least squares under the order of the row (pool adjacent violators)
//!
//! An arrow over several rows passes a slot in each of them, and one that leads back also in the rows of its ends. Arrows with
//! one key share their slots: they run together. What stands in a frame stands side by side in every row, and so does the
//! title of the frame in its first row: what is not of the frame passes beside it.

mod places;
mod results;

use std::collections::{BTreeMap, HashMap};

/// Space between boxes of a row, and between rows.
const GAP: [f64; 2] = [22.0, 46.0];
/// The ratio of width to height of a picture of many pieces.
const ASPECT: f64 = 1.4;
/// The number of times the order within rows is improved, and the places.
const SWEEPS: usize = 10;
/// Slots; where more were needed, long arrows go straight.
const LARGEST_ROUTES: usize = 200_000;

/// A box.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    /// Width and height.
    pub size: [f64; 2],
    /// The frame that it stands in.
    pub frame: Option<usize>,
}

/// An arrow from one box to another, or to itself.
#[derive(Clone, Copy, Debug)]
pub struct Arrow {
    pub from: usize,
    pub to: usize,
    /// Arrows with one key begin in one place, and run together.
    pub key: usize,
    /// True if it does not say which box stands above the other: then that is the one that was added first.
    pub over: bool,
}

/// The four points of a cubic curve.
pub type Curve = [[f64; 2]; 4];

/// Left, right, upper and lower end of what a frame takes of one row, and of half the gaps to rows in which it goes on.
pub type Stripe = [f64; 4];

/// The place of a frame.
#[derive(Clone, Default, Debug)]
pub struct Frame {
    /// The upper left corner of its title.
    pub title: [f64; 2],
    /// Its stripes, those of adjacent rows together.
    pub pieces: Vec<Vec<Stripe>>,
}

/// The place of everything.
pub struct Layout {
    /// The upper left corner of each box.
    pub corners: Vec<[f64; 2]>,
    /// The curves of each arrow, from its source to its target.
    pub arrows: Vec<Vec<Curve>>,
    /// Each frame.
    pub frames: Vec<Frame>,
    /// Width and height of the whole.
    pub size: [f64; 2],
}

/// Lays out these boxes, and frames whose titles are so large.
pub fn layout(boxes: &[Shape], arrows: &[Arrow], titles: &[[f64; 2]]) -> Layout {
    let laid_out = |piece: Piece| {
        let layout = piece.layout(boxes, arrows, titles);
        (piece, layout)
    };
    let pieces: Vec<(Piece, Layout)> =
        Piece::all(boxes, arrows, titles.len()).into_iter().map(laid_out).collect();
    let taken = |layout: &Layout| [0, 1].map(|axis| layout.size[axis] + GAP[0]);
    let area: f64 = pieces.iter().map(|(_, layout)| taken(layout).iter().product::<f64>()).sum();
    let widest = pieces.iter().map(|(_, layout)| taken(layout)[0]).fold(0.0, f64::max);
    let room = widest.max(ASPECT * area.sqrt());
    let mut whole = Layout {
        corners: vec![[0.0; 2]; boxes.len()],
        arrows: vec![Vec::new(); arrows.len()],
        frames: vec![Frame::default(); titles.len()],
        size: [0.0; 2],
    };
    let [mut x, mut y, mut bottom] = [0.0; 3];
    for (piece, layout) in pieces {
        let [width, height] = taken(&layout);
        if x + width > room {
            (x, y) = (0.0, bottom);
        }
        whole.take(&piece, layout, [x, y]);
        x += width;
        bottom = f64::max(bottom, y + height);
    }
    whole
}

impl Layout {
    /// Takes over what `layout` says of `piece`, whose upper left corner is `at`.
    fn take(&mut self, piece: &Piece, layout: Layout, at: [f64; 2]) {
        let shift = |point: [f64; 2]| [0, 1].map(|axis| point[axis] + at[axis]);
        for (&node, corner) in piece.boxes.iter().zip(layout.corners) {
            self.corners[node] = shift(corner);
        }
        for (&arrow, curves) in piece.arrows.iter().zip(layout.arrows) {
            self.arrows[arrow] = curves.into_iter().map(|curve| curve.map(shift)).collect();
        }
        for (&number, mut frame) in piece.frames.iter().zip(layout.frames) {
            frame.title = shift(frame.title);
            let stripe = |[left, right, top, bottom]: Stripe| {
                let ([left, top], [right, bottom]) = (shift([left, top]), shift([right, bottom]));
                [left, right, top, bottom]
            };
            frame.pieces.iter_mut().flatten().for_each(|one| *one = stripe(*one));
            self.frames[number] = frame;
        }
        let end = shift(layout.size);
        self.size = [0, 1].map(|axis| self.size[axis].max(end[axis]));
    }
}

/// Boxes that arrows or frames join, and these arrows and frames.
#[derive(Default)]
struct Piece {
    boxes: Vec<usize>,
    arrows: Vec<usize>,
    frames: Vec<usize>,
}

impl Piece {
    /// All pieces, in the order of their first boxes.
    fn all(boxes: &[Shape], arrows: &[Arrow], frames: usize) -> Vec<Piece> {
        // Frames are numbered after the boxes.
        let mut neighbours = vec![Vec::new(); boxes.len() + frames];
        let framed = boxes.iter().enumerate().filter_map(|(at, one)| Some((at, boxes.len() + one.frame?)));
        for (one, other) in arrows.iter().map(|arrow| (arrow.from, arrow.to)).chain(framed) {
            neighbours[one].push(other);
            neighbours[other].push(one);
        }
        let mut pieces: Vec<Piece> = Vec::new();
        let mut owner = vec![usize::MAX; neighbours.len()];
        for root in 0..boxes.len() {
            if owner[root] != usize::MAX {
                continue;
            }
            owner[root] = pieces.len();
            let mut open = vec![root];
            while let Some(node) = open.pop() {
                let met = neighbours[node].iter().filter(|&&other| owner[other] == usize::MAX);
                let met: Vec<usize> = met.copied().collect();
                met.iter().for_each(|&other| owner[other] = pieces.len());
                open.extend(met);
            }
            pieces.push(Piece::default());
        }
        let (of_boxes, of_frames) = owner.split_at(boxes.len());
        of_boxes.iter().enumerate().for_each(|(node, &owner)| pieces[owner].boxes.push(node));
        for (frame, &owner) in of_frames.iter().enumerate().filter(|(_, owner)| **owner != usize::MAX) {
            pieces[owner].frames.push(frame);
        }
        arrows.iter().enumerate().for_each(|(at, arrow)| pieces[owner[arrow.from]].arrows.push(at));
        pieces
    }

    /// This piece by itself, of a graph with these boxes, arrows and titles of frames.
    fn layout(&self, boxes: &[Shape], arrows: &[Arrow], titles: &[[f64; 2]]) -> Layout {
        let number = |members: &[usize], one: usize| {
            members.binary_search(&one).expect("what is joined is of one piece, in ascending order")
        };
        let own = |&at: &usize| {
            let Shape { size, frame } = boxes[at];
            Shape { size, frame: frame.map(|frame| number(&self.frames, frame)) }
        };
        let boxes: Vec<Shape> = self.boxes.iter().map(own).collect();
        let ends = |&at: &usize| {
            let [from, to] = [arrows[at].from, arrows[at].to].map(|end| number(&self.boxes, end));
            Arrow { from, to, ..arrows[at] }
        };
        let arrows: Vec<Arrow> = self.arrows.iter().map(ends).collect();
        let titles: Vec<[f64; 2]> = self.frames.iter().map(|&frame| titles[frame]).collect();
        let mut rows = Rows::new(&boxes, &arrows, &titles);
        rows.order();
        rows.place();
        rows.finish(&arrows)
    }
}

/// The kind of an item in a row.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum What {
    Box,
    Slot,
    Title,
}

/// A box, a slot or a title.
#[derive(Clone, Debug)]
struct Item {
    what: What,
    size: [f64; 2],
    row: usize,
    frame: Option<usize>,
    /// The items of rows above that it is joined with, and of rows below, and how strongly.
    near: [Vec<(usize, f64)>; 2],
    /// The box beside which it stands if nothing joins it with others.
    beside: usize,
    /// The position in the order in which boxes are visited.
    start: f64,
    /// Its place in its row.
    at: usize,
    /// Its middle.
    x: f64,
}

/// Items in rows.
struct Rows {
    /// Boxes first, in their order.
    items: Vec<Item>,
    /// The items of each row, from left to right.
    rows: Vec<Vec<usize>>,
    /// The slots of each arrow, from its source to its target.
    routes: Vec<Vec<usize>>,
    /// The title of each frame.
    titles: Vec<usize>,
}

impl Rows {
    fn new(boxes: &[Shape], arrows: &[Arrow], titles: &[[f64; 2]]) -> Rows {
        let (number, row) = ranks(boxes.len(), arrows);
        let item = |(at, one): (usize, &Shape)| Item {
            what: What::Box,
            size: one.size,
            row: row[at],
            frame: one.frame,
            near: Default::default(),
            beside: at,
            start: number[at] as f64,
            at: 0,
            x: 0.0,
        };
        let mut rows = Rows {
            items: boxes.iter().enumerate().map(item).collect(),
            rows: vec![Vec::new(); row.iter().max().map_or(0, |last| last + 1)],
            routes: Vec::new(),
            titles: Vec::new(),
        };
        (0..boxes.len()).for_each(|at| rows.rows[row[at]].push(at));
        rows.add_titles(titles);
        rows.add_slots(arrows);
        rows
    }

    fn add(&mut self, item: Item) -> usize {
        self.rows[item.row].push(self.items.len());
        self.items.push(item);
        self.items.len() - 1
    }

    fn add_titles(&mut self, titles: &[[f64; 2]]) {
        for (frame, &size) in titles.iter().enumerate() {
            let members =
                self.items.iter().filter(|item| item.what == What::Box && item.frame == Some(frame));
            let first = members.min_by_key(|item| item.row).expect("a frame of a piece has boxes");
            let title = Item { what: What::Title, size, ..first.clone() };
            let title = self.add(title);
            self.titles.push(title);
        }
    }

    /// Returns true if an arrow leads up, or to its own row.
    fn is_back(&self, arrow: &Arrow) -> bool {
        self.items[arrow.to].row <= self.items[arrow.from].row
    }

    /// The rows in which an arrow has slots, from its source to its target.
    fn passed(&self, arrow: &Arrow) -> Vec<usize> {
        let [from, to] = [arrow.from, arrow.to].map(|end| self.items[end].row);
        if self.is_back(arrow) { (to..=from).rev().collect() } else { (from + 1..to).collect() }
    }

    fn add_slots(&mut self, arrows: &[Arrow]) {
        let long: usize = arrows.iter().map(|arrow| self.passed(arrow).len()).sum();
        let mut known: HashMap<(bool, usize, usize), usize> = HashMap::new();
        let mut joined = std::collections::HashSet::new();
        for arrow in arrows {
            let is_back = self.is_back(arrow);
            let passed = if long > LARGEST_ROUTES { Vec::new() } else { self.passed(arrow) };
            let frames = [arrow.from, arrow.to].map(|end| self.items[end].frame);
            let frame = if frames[0] == frames[1] { frames[0] } else { None };
            let mut route = Vec::new();
            for row in passed {
                let slot = match known.get(&(is_back, arrow.key, row)) {
                    Some(&slot) => slot,
                    None => self.add(Item {
                        what: What::Slot,
                        size: [6.0, 0.0],
                        row,
                        frame,
                        near: Default::default(),
                        ..self.items[arrow.from].clone()
                    }),
                };
                if self.items[slot].frame != frame {
                    self.items[slot].frame = None;
                }
                known.insert((is_back, arrow.key, row), slot);
                route.push(slot);
            }
            let mut chain = route.clone();
            match is_back {
                true => chain.reverse(),
                false => chain = [&[arrow.from], &route[..], &[arrow.to]].concat(),
            }
            for pair in chain.windows(2) {
                if joined.insert((pair[0], pair[1])) {
                    self.join(pair[0], pair[1]);
                }
            }
            self.routes.push(route);
        }
    }

    /// Long arrows are to be straight.
    fn join(&mut self, upper: usize, lower: usize) {
        let slots = [upper, lower].iter().filter(|&&at| self.items[at].what == What::Slot).count();
        let weight = [1.0, 2.0, 8.0][slots];
        self.items[upper].near[1].push((lower, weight));
        self.items[lower].near[0].push((upper, weight));
    }

    /// Orders each row by the mean position of neighbours above, or below, and keeps what has the fewest crossings.
    fn order(&mut self) {
        let start = |rows: &Rows, at: usize| {
            let item = &rows.items[at];
            item.start + if item.what == What::Slot { 0.5 } else { 0.0 }
        };
        (0..self.rows.len()).for_each(|row| self.arrange(row, start));
        let mut best = (self.crossings(), self.rows.clone());
        for sweep in 0..SWEEPS {
            if best.0 == 0 {
                break;
            }
            let side = sweep % 2;
            for step in 0..self.rows.len() {
                let row = if side == 0 { step } else { self.rows.len() - 1 - step };
                self.arrange(row, |rows, at| rows.centre(at, side));
            }
            let crossings = self.crossings();
            if crossings < best.0 {
                best = (crossings, self.rows.clone());
            }
        }
        self.rows = best.1;
        (0..self.rows.len()).for_each(|row| self.number(row));
    }

    fn number(&mut self, row: usize) {
        self.rows[row].iter().enumerate().for_each(|(at, &item)| self.items[item].at = at);
    }

    /// Sorts a row by `value`, with what is of one frame together, and its title first.
    fn arrange(&mut self, row: usize, value: impl Fn(&Rows, usize) -> f64) {
        let members = std::mem::take(&mut self.rows[row]);
        let values: Vec<f64> = members.iter().map(|&at| value(self, at)).collect();
        let mut sums: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
        for (&at, value) in members.iter().zip(&values).filter(|(at, _)| self.items[**at].what != What::Title)
        {
            if let Some(frame) = self.items[at].frame {
                let sum = sums.entry(frame).or_default();
                *sum = (sum.0 + value, sum.1 + 1.0);
            }
        }
        let mut keyed: Vec<(f64, Option<usize>, bool, f64, usize)> = Vec::new();
        for (&at, &value) in members.iter().zip(&values) {
            let Item { frame, what, .. } = self.items[at];
            let of_frame = frame.and_then(|frame| sums.get(&frame)).map(|(sum, count)| sum / count);
            keyed.push((of_frame.unwrap_or(value), frame, what != What::Title, value, at));
        }
        keyed.sort_by(|a, b| {
            let inner = |one: &(f64, Option<usize>, bool, f64, usize)| (one.1, one.2);
            a.0.total_cmp(&b.0).then_with(|| inner(a).cmp(&inner(b))).then_with(|| a.3.total_cmp(&b.3))
        });
        self.rows[row] = keyed.into_iter().map(|key| key.4).collect();
        self.number(row);
    }

    /// The mean place of an item's neighbours on one side; its own, or that of its source, if it has none.
    fn centre(&self, at: usize, side: usize) -> f64 {
        let item = &self.items[at];
        let near = &item.near[side];
        if !near.is_empty() {
            return near.iter().map(|&(other, _)| self.items[other].at as f64).sum::<f64>()
                / near.len() as f64;
        }
        let beside = &self.items[item.beside];
        match item.what == What::Slot && beside.row == item.row {
            true => beside.at as f64 + 0.5,
            false => item.at as f64,
        }
    }

    fn crossings(&self) -> usize {
        self.rows.iter().skip(1).map(|row| self.crossings_above(row)).sum()
    }

    /// Number of crossings between the links of a row to the one above it.
    fn crossings_above(&self, row: &[usize]) -> usize {
        let mut ends: Vec<(usize, usize)> = Vec::new();
        for &at in row {
            let item = &self.items[at];
            ends.extend(item.near[0].iter().map(|&(upper, _)| (self.items[upper].at, item.at)));
        }
        ends.sort_unstable();
        let mut tree = vec![0; row.len() + 1];
        let mut count = 0;
        for (seen, &(_, low)) in ends.iter().enumerate() {
            let mut at = low + 1;
            count += seen;
            while at > 0 {
                count -= tree[at];
                at -= at & at.wrapping_neg();
            }
            at = low + 1;
            while at < tree.len() {
                tree[at] += 1;
                at += at & at.wrapping_neg();
            }
        }
        count
    }
}

/// The number of each box in an order in which an arrow leads back only within a cycle, and the row of each: below all from
/// which an arrow leads on to it.
fn ranks(boxes: usize, arrows: &[Arrow]) -> (Vec<usize>, Vec<usize>) {
    let ends: Vec<(usize, usize)> = arrows.iter().map(upper_and_lower).collect();
    let mut next = vec![Vec::new(); boxes];
    ends.iter().for_each(|&(from, to)| next[from].push(to));
    let order = reverse_postorder(&next);
    let mut number = vec![0; boxes];
    order.iter().enumerate().for_each(|(at, &node)| number[node] = at);
    let mut row = vec![0; boxes];
    let mut entered = vec![false; boxes];
    let on = |from: usize, to: usize| number[from] < number[to];
    for &from in &order {
        for &to in next[from].iter().filter(|&&to| on(from, to)) {
            row[to] = row[to].max(row[from] + 1);
            entered[to] = true;
        }
    }
    // What nothing leads to stands right above its first reader.
    for &from in order.iter().filter(|&&from| !entered[from]) {
        let first = next[from].iter().filter(|&&to| on(from, to)).map(|&to| row[to]).min();
        row[from] = first.map_or(row[from], |first| first - 1);
    }
    (number, row)
}

/// Which end of an arrow is to stand above the other one.
fn upper_and_lower(arrow: &Arrow) -> (usize, usize) {
    match arrow.over {
        true => (arrow.from.min(arrow.to), arrow.from.max(arrow.to)),
        false => (arrow.from, arrow.to),
    }
}

/// Walks begin where no arrow ends, so that these stand at the top.
fn reverse_postorder(next: &[Vec<usize>]) -> Vec<usize> {
    let mut entered = vec![false; next.len()];
    next.iter().flatten().for_each(|&to| entered[to] = true);
    let (inner, first): (Vec<usize>, Vec<usize>) = (0..next.len()).partition(|&node| entered[node]);
    let mut seen = vec![false; next.len()];
    let mut order = Vec::new();
    for root in first.iter().chain(&inner) {
        if std::mem::replace(&mut seen[*root], true) {
            continue;
        }
        let mut stack = vec![(*root, next[*root].len())];
        while let Some((node, left)) = stack.last_mut() {
            if *left == 0 {
                order.push(*node);
                stack.pop();
                continue;
            }
            *left -= 1;
            let to = next[*node][*left];
            if !std::mem::replace(&mut seen[to], true) {
                stack.push((to, next[to].len()));
            }
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::{super::svg::bezier, *};
    use dfquery_graph::random::draw;

    fn arrow(from: usize, to: usize) -> Arrow {
        Arrow { from, to, key: from, over: false }
    }

    /// Boxes and arrows at random, and the sizes of titles of frames.
    fn random(seed: u64) -> (Vec<Shape>, Vec<Arrow>, Vec<[f64; 2]>) {
        let mut question = 0;
        let mut number = |limit: usize| {
            question += 1;
            (draw(seed, question) % limit as u64) as usize
        };
        let (nodes, frames) = (1 + number(30), number(5));
        let mut shape = |_| Shape {
            size: [10.0 + number(90) as f64, 10.0 + number(40) as f64],
            frame: Some(number(2 * frames + 1)).filter(|&frame| frame < frames),
        };
        let boxes: Vec<Shape> = (0..nodes).map(&mut shape).collect();
        let arrows = (0..number(60)).map(|_| arrow(number(nodes), number(nodes))).collect();
        (boxes, arrows, vec![[70.0, 15.0]; frames])
    }

    /// Returns true if two rectangles, each a corner and a size, have more than a border in common.
    fn meet(one: ([f64; 2], [f64; 2]), other: ([f64; 2], [f64; 2])) -> bool {
        let before = |axis: usize, (corner, size): ([f64; 2], [f64; 2]), next: [f64; 2]| {
            corner[axis] + size[axis] <= next[axis] + 1e-6
        };
        [0, 1].iter().all(|&axis| !before(axis, one, other.0) && !before(axis, other, one.0))
    }

    fn rectangle([left, right, top, bottom]: Stripe) -> ([f64; 2], [f64; 2]) {
        ([left, top], [right - left, bottom - top])
    }

    /// All boxes and all titles.
    fn things(boxes: &[Shape], titles: &[[f64; 2]], found: &Layout) -> Vec<([f64; 2], [f64; 2])> {
        let boxes = boxes.iter().zip(&found.corners).map(|(one, &corner)| (corner, one.size));
        let titles = titles.iter().zip(&found.frames).filter(|(_, frame)| !frame.pieces.is_empty());
        boxes.chain(titles.map(|(&size, frame)| (frame.title, size))).collect()
    }

    #[test]
    fn many_pieces_do_not_stand_in_one_row() {
        let arrows: Vec<Arrow> = (0..100).map(|at| arrow(2 * at, 2 * at + 1)).collect();
        let found = layout(&[Shape { size: [80.0, 20.0], frame: None }; 200], &arrows, &[]);
        assert!(found.size[0] < 2.0 * found.size[1], "{:?}", found.size);
    }

    #[test]
    fn boxes_and_titles_do_not_touch_and_stay_within_the_whole() {
        for seed in 0..200 {
            let (boxes, arrows, titles) = random(seed);
            let found = layout(&boxes, &arrows, &titles);
            assert_eq!((found.corners.len(), found.arrows.len()), (boxes.len(), arrows.len()));
            let things = things(&boxes, &titles, &found);
            for (at, one) in things.iter().enumerate() {
                let within =
                    |axis: usize| one.0[axis] >= 0.0 && one.0[axis] + one.1[axis] <= found.size[axis];
                assert!(within(0) && within(1), "seed {seed}: {one:?}");
                assert!(things[at + 1..].iter().all(|other| !meet(*one, *other)), "seed {seed}: {one:?}");
            }
        }
    }

    #[test]
    fn frames_have_all_that_is_theirs_and_nothing_else() {
        for seed in 0..200 {
            let (boxes, arrows, titles) = random(seed);
            let found = layout(&boxes, &arrows, &titles);
            for (number, frame) in found.frames.iter().enumerate() {
                let stripes: Vec<_> = frame.pieces.iter().flatten().map(|&one| rectangle(one)).collect();
                for (shape, &corner) in boxes.iter().zip(&found.corners) {
                    let is_in = stripes.iter().any(|&stripe| meet(stripe, (corner, shape.size)));
                    assert_eq!(is_in, shape.frame == Some(number), "seed {seed}: {corner:?}");
                }
                for other in found.frames[number + 1..].iter().flat_map(|frame| frame.pieces.iter().flatten())
                {
                    assert!(stripes.iter().all(|&stripe| !meet(stripe, rectangle(*other))), "seed {seed}");
                }
            }
        }
    }

    #[test]
    fn no_arrow_is_over_a_box_or_a_title() {
        for seed in 0..200 {
            let (boxes, arrows, titles) = random(seed);
            let found = layout(&boxes, &arrows, &titles);
            let things = things(&boxes, &titles, &found);
            for curve in found.arrows.iter().flatten() {
                for step in 0..=20 {
                    let point = [0, 1].map(|axis| bezier(curve.map(|point| point[axis]), step as f64 / 20.0));
                    let is_over = |(corner, size): &([f64; 2], [f64; 2])| {
                        let inside = |axis: usize| {
                            corner[axis] + 1e-6 < point[axis]
                                && point[axis] < corner[axis] + size[axis] - 1e-6
                        };
                        inside(0) && inside(1)
                    };
                    assert!(!things.iter().any(is_over), "seed {seed}: {curve:?}");
                }
            }
        }
    }

    #[test]
    fn a_graph_without_cycles_leads_downwards() {
        for seed in 0..100 {
            let (boxes, arrows, titles) = random(seed);
            let arrows: Vec<Arrow> = arrows.into_iter().filter(|arrow| arrow.from < arrow.to).collect();
            let found = layout(&boxes, &arrows, &titles);
            for (arrow, curves) in arrows.iter().zip(&found.arrows) {
                let mut heights = vec![found.corners[arrow.from][1] + boxes[arrow.from].size[1]];
                heights.extend(curves.iter().flatten().map(|point| point[1]));
                heights.push(found.corners[arrow.to][1]);
                assert!(heights.is_sorted(), "seed {seed}: {heights:?}");
            }
        }
    }
}
