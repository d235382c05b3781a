//! Pictures as SVG, without a program to lay them out.

use super::{
    Edge, Node, Picture,
    layers::{Layout, layout},
};
use std::{
    fmt::Write as _,
    io::{self, Write},
};

/// Width of a character and height of a line of the fixed font, of 12 pixels.
const CHARACTER: [f64; 2] = [7.3, 15.0];
/// Between the text of a box and its edge.
const PADDING: f64 = 7.0;
/// Around the whole, and between a frame and what stands in it.
const MARGIN: f64 = 14.0;
/// How far a curve goes on upright at most.
const BEND: f64 = 60.0;
/// How far an arrow from a box to itself goes aside.
const LOOP: f64 = 18.0;
/// Longer lines of a label are cut.
const LONGEST: usize = 48;

/// Colours for a light and for a dark page.
const STYLE: &str = "\
svg{color:#22272e;background:#fff}\
text{font:12px monospace;fill:currentColor}\
.label{font-size:10px;fill:#8a5a00}\
.node{fill:#fff;stroke:#57606a}\
.frame{fill:#eef2f7;stroke:#9ab}\
.title{font-weight:bold}\
.edge{fill:none;stroke:#4a5568}\
.dotted{stroke-dasharray:3 3;stroke:#888}\
@media(prefers-color-scheme:dark){\
svg{color:#d5dbe2;background:#16191d}\
.label{fill:#e2b354}\
.node{fill:#252b33;stroke:#8b949e}\
.frame{fill:#1c2128;stroke:#445}\
.edge{stroke:#9aa7b4}}";

/// Writes `picture` as one SVG document.
///
/// # Errors
///
/// Those of `out`.
pub fn write(out: &mut impl Write, picture: &Picture) -> io::Result<()> {
    let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
    let arrangement = Arrangement::new(picture, &sizes);
    let [width, height] = arrangement.size.map(|length| length + 2.0 * MARGIN);
    let (name, shift) = (escape(&picture.name), MARGIN);
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" role=\"img\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\">\n<title>{name}</title>\n<style>{STYLE}</style>\n\
         <defs><marker id=\"arrow\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" \
         orient=\"auto\"><path d=\"M0 0L8 4L0 8z\" fill=\"context-stroke\"/></marker></defs>\n\
         <g transform=\"translate({shift} {shift})\">"
    )?;
    for (frame, (corner, size)) in picture.frames.iter().zip(&arrangement.frames) {
        writeln!(out, "{}", rectangle("frame", *corner, *size))?;
        let [x, y] = [corner[0] + PADDING, corner[1] + CHARACTER[1]];
        writeln!(out, "<text class=\"title\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&cut(frame)))?;
    }
    for (edge, points) in picture.edges.iter().zip(arrangement.arrows(picture, &sizes)) {
        writeln!(out, "{}", arrow(edge, &points))?;
    }
    for (at, node) in picture.nodes.iter().enumerate() {
        writeln!(out, "{}", drawn(node, arrangement.corners[at], sizes[at]))?;
    }
    writeln!(out, "</g>\n</svg>")
}

fn lines(node: &Node) -> impl Iterator<Item = String> {
    node.label.lines().map(cut)
}

/// `text`, with an ellipsis for what is too long.
fn cut(text: &str) -> String {
    match text.char_indices().nth(LONGEST) {
        Some((at, _)) => format!("{}…", &text[..at]),
        None => text.to_owned(),
    }
}

fn size(node: &Node) -> [f64; 2] {
    let longest = lines(node).map(|line| line.chars().count()).max().unwrap_or(0).max(2);
    let count = lines(node).count().max(1);
    [longest as f64 * CHARACTER[0] + 2.0 * PADDING, count as f64 * CHARACTER[1] + 2.0 * PADDING]
}

/// What a box takes: an arrow to itself goes around on the right, and the same is left free on the left.
fn room(picture: &Picture, sizes: &[[f64; 2]]) -> Vec<[f64; 2]> {
    let mut room = sizes.to_vec();
    for edge in picture.edges.iter().filter(|edge| edge.from == edge.to) {
        let aside = LOOP + cut(&edge.label).chars().count() as f64 * CHARACTER[0];
        room[edge.from][0] = room[edge.from][0].max(sizes[edge.from][0] + 2.0 * aside);
    }
    room
}

/// Where boxes and frames stand, and how arrows get from one to the other.
struct Arrangement {
    corners: Vec<[f64; 2]>,
    /// Corner and size of each frame.
    frames: Vec<([f64; 2], [f64; 2])>,
    routes: Vec<Vec<[f64; 2]>>,
    size: [f64; 2],
}

impl Arrangement {
    /// Lays out what stands in each frame, and then the frames and what stands in none as boxes of one graph.
    fn new(picture: &Picture, sizes: &[[f64; 2]]) -> Arrangement {
        let room = room(picture, sizes);
        let count = picture.frames.len();
        let mut members = vec![Vec::new(); count];
        let mut outer = Vec::new();
        // The box of the outer graph that each node is, or stands in, and its number within the frame.
        let place: Vec<(usize, usize)> = picture
            .nodes
            .iter()
            .enumerate()
            .map(|(at, node)| match node.frame {
                Some(frame) => {
                    members[frame].push(at);
                    (frame, members[frame].len() - 1)
                }
                None => {
                    outer.push(at);
                    (count + outer.len() - 1, 0)
                }
            })
            .collect();
        // The frame that an arrow does not leave.
        let within = |edge: &Edge| {
            let (from, to) = (place[edge.from].0, place[edge.to].0);
            (from == to && from < count).then_some(from)
        };
        let mut arrows = vec![Vec::new(); count];
        for edge in &picture.edges {
            if let Some(frame) = within(edge) {
                arrows[frame].push((place[edge.from].1, place[edge.to].1));
            }
        }
        let inner: Vec<Layout> = members
            .iter()
            .zip(&arrows)
            .map(|(members, arrows)| {
                let room: Vec<[f64; 2]> = members.iter().map(|&at| room[at]).collect();
                layout(&room, arrows)
            })
            .collect();
        let border = |(frame, layout): (&String, &Layout)| {
            let title = cut(frame).chars().count() as f64 * CHARACTER[0];
            [layout.size[0].max(title) + 2.0 * MARGIN, layout.size[1] + 2.0 * MARGIN + CHARACTER[1]]
        };
        let mut boxes: Vec<[f64; 2]> = picture.frames.iter().zip(&inner).map(border).collect();
        boxes.extend(outer.iter().map(|&at| room[at]));
        let edges: Vec<(usize, usize)> =
            picture.edges.iter().map(|edge| (place[edge.from].0, place[edge.to].0)).collect();
        let whole = layout(&boxes, &edges);
        let inside = |frame: usize, point: [f64; 2]| {
            let corner = whole.corners[frame];
            [corner[0] + MARGIN + point[0], corner[1] + MARGIN + CHARACTER[1] + point[1]]
        };
        let corner = |(at, &(owner, number)): (usize, &(usize, usize))| {
            let [x, y] = match inner.get(owner) {
                Some(layout) => inside(owner, layout.corners[number]),
                None => whole.corners[owner],
            };
            [x + (room[at][0] - sizes[at][0]) / 2.0, y]
        };
        let mut next = vec![0; count];
        let routes = picture.edges.iter().zip(&whole.routes).map(|(edge, route)| {
            let Some(frame) = within(edge) else { return route.clone() };
            next[frame] += 1;
            inner[frame].routes[next[frame] - 1].iter().map(|&point| inside(frame, point)).collect()
        });
        let routes = routes.collect();
        Arrangement {
            corners: place.iter().enumerate().map(corner).collect(),
            frames: (0..count).map(|frame| (whole.corners[frame], boxes[frame])).collect(),
            routes,
            size: whole.size,
        }
    }

    /// The points of each arrow: arrows of one side of a box begin and end side by side, in the order of where they go.
    fn arrows(&self, picture: &Picture, sizes: &[[f64; 2]]) -> Vec<Vec<[f64; 2]>> {
        let middle = |node: usize| self.corners[node][0] + sizes[node][0] / 2.0;
        let mut arrows: Vec<Vec<[f64; 2]>> =
            self.routes.iter().map(|route| [&[[0.0; 2]], &route[..], &[[0.0; 2]]].concat()).collect();
        // By box and side, above and below: where each arrow goes, which it is, and which of its points stands there.
        let mut ends: Vec<[Vec<(f64, usize, usize)>; 2]> = vec![Default::default(); picture.nodes.len()];
        for (at, edge) in picture.edges.iter().enumerate() {
            if edge.from == edge.to {
                arrows[at] = around(self.corners[edge.from], sizes[edge.from]);
                continue;
            }
            let route = &self.routes[at];
            let last = arrows[at].len() - 1;
            let down = self.corners[edge.from][1] < self.corners[edge.to][1];
            let next = route.first().map_or(middle(edge.to), |point| point[0]);
            ends[edge.from][usize::from(down)].push((next, at, 0));
            let before = route.last().map_or(middle(edge.from), |point| point[0]);
            ends[edge.to][usize::from(!down)].push((before, at, last));
        }
        for (node, sides) in ends.iter_mut().enumerate() {
            let ([x, y], [width, height]) = (self.corners[node], sizes[node]);
            for (side, ends) in sides.iter_mut().enumerate() {
                ends.sort_by(|a, b| a.0.total_cmp(&b.0));
                let count = ends.len() as f64;
                for (position, &(_, edge, point)) in ends.iter().enumerate() {
                    let x = x + width * (position as f64 + 1.0) / (count + 1.0);
                    arrows[edge][point] = [x, if side == 0 { y } else { y + height }];
                }
            }
        }
        arrows
    }
}

/// The ends of an arrow from a box to itself, on its right.
fn around(corner: [f64; 2], size: [f64; 2]) -> Vec<[f64; 2]> {
    let x = corner[0] + size[0];
    [0.75, 0.25].map(|part| [x, corner[1] + part * size[1]]).to_vec()
}

fn rectangle(class: &str, corner: [f64; 2], size: [f64; 2]) -> String {
    let ([x, y], [width, height]) = (corner, size);
    format!(
        "<rect class=\"{class}\" x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"{height:.1}\" rx=\"3\"/>"
    )
}

fn drawn(node: &Node, corner: [f64; 2], size: [f64; 2]) -> String {
    let centre = [0, 1].map(|axis| corner[axis] + size[axis] / 2.0);
    let mut text = match node.round {
        true => {
            let [x, y, across, down] = [centre[0], centre[1], size[0] / 2.0, size[1] / 2.0];
            format!(
                "<ellipse class=\"node\" cx=\"{x:.1}\" cy=\"{y:.1}\" rx=\"{across:.1}\" ry=\"{down:.1}\"/>"
            )
        }
        false => rectangle("node", corner, size),
    };
    for (at, line) in lines(node).enumerate() {
        let y = corner[1] + PADDING + (at as f64 + 0.75) * CHARACTER[1];
        let x = centre[0];
        write!(text, "<text text-anchor=\"middle\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&line))
            .expect("a string takes everything");
    }
    text
}

/// A curve through `points` that leaves and enters boxes upright, with the label in its middle.
fn arrow(edge: &Edge, points: &[[f64; 2]]) -> String {
    let mut path = format!("M{:.1} {:.1}", points[0][0], points[0][1]);
    for pair in points.windows(2) {
        let ([x1, y1], [x2, y2]) = (pair[0], pair[1]);
        let bend = ((y2 - y1) / 2.0).clamp(-BEND, BEND);
        let ([left, leave], [right, enter]) = match edge.from == edge.to {
            true => ([x1 + LOOP, y1 + LOOP / 2.0], [x2 + LOOP, y2 - LOOP / 2.0]),
            false => ([x1, y1 + bend], [x2, y2 - bend]),
        };
        write!(path, "C{left:.1} {leave:.1} {right:.1} {enter:.1} {x2:.1} {y2:.1}")
            .expect("a string takes everything");
    }
    let class = if edge.dotted { "edge dotted" } else { "edge" };
    let mut text = format!("<path class=\"{class}\" d=\"{path}\" marker-end=\"url(#arrow)\"/>");
    if !edge.label.is_empty() {
        let at = points.len() / 2;
        let [x, y] = [0, 1].map(|axis| (points[at - 1][axis] + points[at][axis]) / 2.0);
        let label = escape(&cut(&edge.label));
        let aside = if edge.from == edge.to { LOOP } else { 3.0 };
        write!(text, "<text class=\"label\" x=\"{:.1}\" y=\"{y:.1}\">{label}</text>", x + aside)
            .expect("a string takes everything");
    }
    text
}

/// `text` as SVG takes it, without what no XML may hold.
fn escape(text: &str) -> String {
    let text = text.replace(char::is_control, "\u{fffd}");
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        dot::{Clusters, picture},
        testing::gcd,
    };

    fn text(picture: &Picture) -> String {
        let mut out = Vec::new();
        write(&mut out, picture).expect("a vector takes everything");
        String::from_utf8(out).expect("text")
    }

    #[test]
    fn every_box_arrow_and_frame_is_drawn() {
        let mut graph = gcd();
        graph.ops[2].block = "a<b".into();
        graph.ops[5].block = "a<b".into();
        let picture = picture(&graph, Clusters::Block);
        let text = text(&picture);
        let count = |mark: &str| text.matches(mark).count();
        assert_eq!(count("class=\"frame\""), 1);
        assert_eq!(count("class=\"node\""), picture.nodes.len());
        assert_eq!(count("class=\"edge"), picture.edges.len());
        assert!(text.contains("a&lt;b") && !text.contains("NaN"), "{text}");
    }

    #[test]
    fn boxes_stand_in_their_frames_and_in_no_other() {
        let mut graph = gcd();
        for (at, op) in graph.ops.iter_mut().enumerate() {
            op.block = ["one", "two", ""][at % 3].into();
        }
        let picture = picture(&graph, Clusters::Block);
        let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
        let arrangement = Arrangement::new(&picture, &sizes);
        for (at, node) in picture.nodes.iter().enumerate() {
            for (frame, (corner, size)) in arrangement.frames.iter().enumerate() {
                let inside = |axis: usize| {
                    let start = arrangement.corners[at][axis] - corner[axis];
                    start >= 0.0 && start + sizes[at][axis] <= size[axis]
                };
                assert_eq!(inside(0) && inside(1), node.frame == Some(frame), "{}", node.label);
            }
        }
    }

    #[test]
    fn arrows_leave_boxes_on_the_side_of_their_ends() {
        let mut picture = Picture::new("loop");
        let nodes: Vec<usize> = ["head", "body"].iter().map(|name| picture.node(*name, *name)).collect();
        let ends = [(0, 1), (1, 0), (1, 1)];
        ends.iter().for_each(|&(from, to)| picture.edge(nodes[from], nodes[to], "a label"));
        let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
        let arrangement = Arrangement::new(&picture, &sizes);
        let arrows = arrangement.arrows(&picture, &sizes);
        let (head, body) = (arrangement.corners[0][1] + sizes[0][1], arrangement.corners[1][1]);
        let heights = |arrow: &Vec<[f64; 2]>| [arrow[0][1], arrow[arrow.len() - 1][1]];
        assert_eq!(heights(&arrows[0]), [head, body]);
        assert_eq!(heights(&arrows[1]), [body, head]);
        let [[x, top], [_, bottom]] = arrows[2][..] else { panic!("{:?}", arrows[2]) };
        assert!(body < bottom && bottom < top && x + LOOP < arrangement.size[0], "{:?}", arrows[2]);
    }

    #[test]
    fn nothing_can_be_drawn() {
        assert!(text(&Picture::new("nothing")).contains("<title>nothing</title>"));
    }
}
