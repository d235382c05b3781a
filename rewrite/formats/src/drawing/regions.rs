//! Rectangles behind the boxes of a frame: as few as hold no box of another one.

use super::{Picture, labels::Area, layers::Layout};
use std::collections::HashMap;

/// Between the boxes of a frame and its edge.
const AROUND: f64 = 6.0;

/// The rectangles of each frame of `picture`, whose boxes and titles are as large as `sizes` and `titles`: a box of its own
/// for each row of boxes, joined with that of the row above where nothing of another frame is between them.
pub fn of(picture: &Picture, sizes: &[[f64; 2]], titles: &[[f64; 2]], layout: &Layout) -> Vec<Vec<Area>> {
    let mut members: Vec<Vec<Area>> = vec![Vec::new(); picture.frames.len()];
    let mut taken = Taken::default();
    for ((node, &corner), &size) in picture.nodes.iter().zip(&layout.corners).zip(sizes) {
        let area = Area { corner, size };
        taken.add(area, node.frame);
        node.frame.into_iter().for_each(|frame| members[frame].push(area));
    }
    for (number, (frame, &size)) in layout.frames.iter().zip(titles).enumerate() {
        let area = Area { corner: frame.title, size };
        taken.add(area, Some(number));
        members[number].push(area);
    }
    let mut regions = vec![Vec::new(); members.len()];
    for (number, frame) in layout.frames.iter().enumerate() {
        let mut rows: Vec<Area> = Vec::new();
        for &[_, _, top, bottom] in frame.pieces.iter().flatten() {
            let stands = |area: &&Area| area.middle(1) >= top && area.middle(1) < bottom;
            let Some(row) = members[number].iter().filter(stands).copied().reduce(Area::around) else {
                continue;
            };
            let row = row.widened(AROUND);
            let joined = rows.last().map(|last| last.around(row)).filter(|area| taken.is_free(area, number));
            match (joined, rows.last_mut()) {
                (Some(area), Some(last)) => *last = area,
                _ => rows.push(row),
            }
        }
        // Those of later frames leave room for it.
        rows.iter().for_each(|&area| taken.add(area, Some(number)));
        regions[number] = rows;
    }
    regions
}

/// An area that something takes, and the frame of that.
type Part = (Area, Option<usize>);

/// The areas that are taken, by cell.
#[derive(Default)]
struct Taken {
    areas: HashMap<(i64, i64), Vec<Part>>,
}

impl Taken {
    fn add(&mut self, area: Area, frame: Option<usize>) {
        area.cells().for_each(|cell| self.areas.entry(cell).or_default().push((area, frame)));
    }

    /// Returns true if only things of `frame` meet `area`.
    fn is_free(&self, area: &Area, frame: usize) -> bool {
        let meets = |(other, of): &Part| *of != Some(frame) && other.meets(area);
        area.cells().all(|cell| self.areas.get(&cell).is_none_or(|near| !near.iter().any(meets)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::drawing::layers::{Arrow, Shape, layout};
    use dfquery_graph::random::draw;

    #[test]
    fn regions_hold_what_is_theirs_and_nothing_else() {
        for seed in 0..200 {
            let mut asked = 0;
            let mut number = |end: usize| {
                asked += 1;
                draw(seed, asked) as usize % end
            };
            let mut picture = Picture::new("random");
            for frame in 0..1 + number(5) {
                picture.frames.push(format!("frame {frame}"));
            }
            for at in 0..picture.frames.len() + number(30) {
                let node = picture.node(format!("n{at}"), "box");
                let frames = picture.frames.len();
                picture.nodes[node].frame = Some(if at < frames { at } else { number(2 * frames) });
                picture.nodes[node].frame = picture.nodes[node].frame.filter(|&frame| frame < frames);
            }
            let nodes = picture.nodes.len();
            let arrow = |key| Arrow { from: number(nodes), to: number(nodes), key, over: false };
            let arrows: Vec<Arrow> = (0..2 * nodes).map(arrow).collect();
            let sizes = vec![[60.0, 30.0]; nodes];
            let titles = vec![[70.0, 15.0]; picture.frames.len()];
            let shapes: Vec<Shape> =
                picture.nodes.iter().map(|node| Shape { size: [60.0, 30.0], frame: node.frame }).collect();
            let found = layout(&shapes, &arrows, &titles);
            let regions = of(&picture, &sizes, &titles, &found);
            for (node, &corner) in picture.nodes.iter().zip(&found.corners) {
                let area = Area { corner, size: [60.0, 30.0] };
                for (frame, areas) in regions.iter().enumerate() {
                    let is_in = areas.iter().any(|region| region.meets(&area));
                    assert_eq!(is_in, node.frame == Some(frame), "seed {seed}: {area:?}");
                }
            }
        }
    }
}
