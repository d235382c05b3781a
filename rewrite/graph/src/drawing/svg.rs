//! Pictures as SVG, without a program to lay them out.

use super::{
    Edge, Kind, Node, Picture,
    labels::{Area, Labels},
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
/// Width of a character and height of a line of the texts of arrows, of 10 pixels, and how much of it is above the base line.
const SMALL: [f64; 2] = [6.1, 12.0];
const ASCENT: f64 = 9.0;
/// Between an arrow and its text.
const ASIDE: f64 = 3.0;
/// Longer lines of a label are cut.
const LONGEST: usize = 48;

/// Colours for a light and for a dark page.
const STYLE: &str = "\
svg{color:#22272e;background:#fff}\
text{font:12px monospace;fill:currentColor}\
.label{font-size:10px;fill:#8a5a00;stroke:#fff;stroke-width:3px;stroke-linejoin:round;paint-order:stroke}\
.node{fill:#fff;stroke:#57606a}\
.steer{fill:#f7f0e1;stroke:#b98a2b}\
.stream{fill:#f3eaf5;stroke:#9a63b5;stroke-dasharray:3 2}\
.memory{fill:#e2f2ec;stroke:#3a9a75}\
.marked{fill:#fff4d6;stroke:#b7791f;stroke-width:1.5}\
.frame{fill:#eef2f7;stroke:#9ab}\
.title{font-weight:bold}\
.edge{fill:none;stroke:#4a5568}\
.dotted{stroke-dasharray:3 3;stroke:#888}\
.over{stroke:#c05621;stroke-width:1.6}\
@media(prefers-color-scheme:dark){\
svg{color:#d5dbe2;background:#16191d}\
.label{fill:#e2b354;stroke:#16191d}\
.node{fill:#252b33;stroke:#8b949e}\
.steer{fill:#37311f;stroke:#b98a2b}\
.stream{fill:#34283a;stroke:#9a63b5}\
.memory{fill:#1f352e;stroke:#3a9a75}\
.marked{fill:#3a2f14;stroke:#e2b354}\
.frame{fill:#1c2128;stroke:#445}\
.edge{stroke:#9aa7b4}\
.over{stroke:#f6ad55}}";

/// Writes `picture` as one SVG document.
///
/// # Errors
///
/// Those of `out`.
pub fn write(out: &mut impl Write, picture: &Picture) -> io::Result<()> {
    let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
    let arrangement = Arrangement::new(picture, &sizes);
    let arrows = arrangement.arrows(picture, &sizes);
    let labels = arrangement.labels(picture, &sizes, &arrows);
    let reach = |axis: usize| {
        let ends = labels.iter().flatten().map(|area| area.corner[axis] + area.size[axis]);
        ends.fold(arrangement.size[axis], f64::max) + 2.0 * MARGIN
    };
    let [width, height] = [0, 1].map(reach);
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
    // What stands out is drawn over the others.
    for over in [false, true] {
        for (edge, points) in picture.edges.iter().zip(&arrows).filter(|(edge, _)| edge.over == over) {
            writeln!(out, "{}", arrow(edge, points))?;
        }
    }
    for (at, node) in picture.nodes.iter().enumerate() {
        writeln!(out, "{}", drawn(node, arrangement.corners[at], sizes[at]))?;
    }
    for (edge, area) in picture.edges.iter().zip(&labels) {
        let Some(Area { corner: [x, y], .. }) = area else { continue };
        let (y, label) = (y + ASCENT, escape(&text(edge)));
        writeln!(out, "<text class=\"label\" x=\"{x:.1}\" y=\"{y:.1}\">{label}</text>")?;
    }
    writeln!(out, "</g>\n</svg>")
}

/// The text that stands beside an arrow.
fn text(edge: &Edge) -> String {
    if edge.told { String::new() } else { cut(&edge.label) }
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
        let aside = LOOP + text(edge).chars().count() as f64 * CHARACTER[0];
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
                let (upper, lower) = layered(edge);
                arrows[frame].push((place[upper].1, place[lower].1));
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
        let edges: Vec<(usize, usize)> = picture
            .edges
            .iter()
            .map(|edge| {
                let (upper, lower) = layered(edge);
                (place[upper].0, place[lower].0)
            })
            .collect();
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
            let mut route: Vec<[f64; 2]> = match within(edge) {
                Some(frame) => {
                    next[frame] += 1;
                    inner[frame].routes[next[frame] - 1].iter().map(|&point| inside(frame, point)).collect()
                }
                None => route.clone(),
            };
            if layered(edge) != (edge.from, edge.to) {
                route.reverse();
            }
            route
        });
        let routes = routes.collect();
        Arrangement {
            corners: place.iter().enumerate().map(corner).collect(),
            frames: (0..count).map(|frame| (whole.corners[frame], boxes[frame])).collect(),
            routes,
            size: whole.size,
        }
    }

    /// Where the text of each arrow that has one stands: near the middle of its arrow, if there is room.
    fn labels(&self, picture: &Picture, sizes: &[[f64; 2]], arrows: &[Vec<[f64; 2]>]) -> Vec<Option<Area>> {
        let mut labels = Labels::default();
        for (&corner, &size) in self.corners.iter().zip(sizes) {
            labels.take(Area { corner, size });
        }
        for (frame, (corner, _)) in picture.frames.iter().zip(&self.frames) {
            let size = [cut(frame).chars().count() as f64 * CHARACTER[0] + 2.0 * PADDING, 1.3 * CHARACTER[1]];
            labels.take(Area { corner: *corner, size });
        }
        let place = |(edge, points): (&Edge, &Vec<[f64; 2]>)| {
            let width = text(edge).chars().count() as f64 * SMALL[0];
            (width > 0.0).then(|| labels.place([width, SMALL[1]], &beside(edge, points, width)))
        };
        picture.edges.iter().zip(arrows).map(place).collect()
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
        false => rectangle(&class(node), corner, size),
    };
    for (at, line) in lines(node).enumerate() {
        let y = corner[1] + PADDING + (at as f64 + 0.75) * CHARACTER[1];
        let x = centre[0];
        write!(text, "<text text-anchor=\"middle\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&line))
            .expect("a string takes everything");
    }
    text
}

fn class(node: &Node) -> String {
    let kind = match node.kind {
        Kind::Plain => "",
        Kind::Steer => " steer",
        Kind::Stream => " stream",
        Kind::Memory => " memory",
    };
    let marked = if node.marked { " marked" } else { "" };
    format!("node{kind}{marked}")
}

/// Which end of an arrow is to stand above the other one.
fn layered(edge: &Edge) -> (usize, usize) {
    match edge.over {
        true => (edge.from.min(edge.to), edge.from.max(edge.to)),
        false => (edge.from, edge.to),
    }
}

/// The four points of each curve of an arrow through `points`, which leaves and enters boxes upright.
fn curves(edge: &Edge, points: &[[f64; 2]]) -> Vec<[[f64; 2]; 4]> {
    let curve = |pair: &[[f64; 2]]| {
        let ([x1, y1], [x2, y2]) = (pair[0], pair[1]);
        let bend = ((y2 - y1) / 2.0).clamp(-BEND, BEND);
        let (leave, enter) = match edge.from == edge.to {
            true => ([x1 + LOOP, y1 + LOOP / 2.0], [x2 + LOOP, y2 - LOOP / 2.0]),
            false => ([x1, y1 + bend], [x2, y2 - bend]),
        };
        [pair[0], leave, enter, pair[1]]
    };
    points.windows(2).map(curve).collect()
}

/// Where a text of this width can stand beside an arrow: from its middle outwards, first on the right.
fn beside(edge: &Edge, points: &[[f64; 2]], width: f64) -> Vec<[f64; 2]> {
    let curves = curves(edge, points);
    let middle = curves.len() / 2;
    let mut order: Vec<usize> = (0..curves.len()).collect();
    order.sort_by_key(|&at| at.abs_diff(middle));
    let mut corners = Vec::new();
    for at in order {
        for part in [0.5, 0.35, 0.65, 0.2, 0.8] {
            let [x, y] = [0, 1].map(|axis| bezier(curves[at].map(|point| point[axis]), part));
            let y = y - SMALL[1] / 2.0;
            let left = x - ASIDE - width;
            corners.push([x + ASIDE, y]);
            if left >= 0.0 && edge.from != edge.to {
                corners.push([left, y]);
            }
        }
    }
    corners
}

/// The point at `part` of a cubic curve, on one axis.
fn bezier([a, b, c, d]: [f64; 4], part: f64) -> f64 {
    let rest = 1.0 - part;
    rest * rest * rest * a
        + 3.0 * rest * rest * part * b
        + 3.0 * rest * part * part * c
        + part * part * part * d
}

/// A curve through `points`.
fn arrow(edge: &Edge, points: &[[f64; 2]]) -> String {
    let mut path = format!("M{:.1} {:.1}", points[0][0], points[0][1]);
    for [_, [left, leave], [right, enter], [x, y]] in curves(edge, points) {
        write!(path, "C{left:.1} {leave:.1} {right:.1} {enter:.1} {x:.1} {y:.1}")
            .expect("a string takes everything");
    }
    let dotted = if edge.dotted { " dotted" } else { "" };
    let over = if edge.over { " over" } else { "" };
    let class = format!("edge{dotted}{over}");
    format!("<path class=\"{class}\" d=\"{path}\" marker-end=\"url(#arrow)\"/>")
}

/// `text` as SVG takes it, without what no XML may hold.
fn escape(text: &str) -> String {
    let text = text.replace(char::is_control, "\u{fffd}");
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::{text as shown, *};
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
        assert_eq!(count("class=\"node"), picture.nodes.len());
        assert_eq!(
            count("class=\"node steer\""),
            picture.nodes.iter().filter(|node| node.kind == Kind::Steer).count()
        );
        assert_eq!(count("class=\"edge"), picture.edges.len());
        assert!(text.contains("a&lt;b") && !text.contains("NaN"), "{text}");
    }

    #[test]
    fn arrows_tell_no_names_that_their_boxes_have() {
        let picture = picture(&gcd(), Clusters::None);
        let named = |edge: &&Edge| picture.nodes[edge.from].label.ends_with(&edge.label);
        assert!(picture.edges.iter().any(|edge| named(&edge)));
        assert!(picture.edges.iter().filter(named).all(|edge| shown(edge).is_empty()));
        assert!(picture.edges.iter().any(|edge| shown(edge) == edge.label && !edge.label.is_empty()));
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
    fn no_text_is_over_another_one() {
        let mut picture = Picture::new("many");
        let nodes: Vec<usize> =
            (0..9).map(|at| picture.node(format!("n{at}"), format!("block {at}"))).collect();
        for at in 0..90 {
            picture.edge(nodes[at * 7 % 9], nodes[at * 5 % 8 + 1], "%tobool.not17");
            picture.edge_over(nodes[at % 9], nodes[at * 4 % 9], format!("{at}"));
        }
        let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
        let arrangement = Arrangement::new(&picture, &sizes);
        let labels = arrangement.labels(&picture, &sizes, &arrangement.arrows(&picture, &sizes));
        let boxes = arrangement.corners.iter().zip(&sizes);
        let mut areas: Vec<Area> = boxes.map(|(&corner, &size)| Area { corner, size }).collect();
        areas.extend(labels.into_iter().flatten());
        assert_eq!(areas.len(), picture.nodes.len() + picture.edges.len());
        for (at, one) in areas.iter().enumerate() {
            assert!(areas[at + 1..].iter().all(|other| !one.meets(other)), "{one:?}");
        }
    }

    #[test]
    fn what_stands_out_moves_no_box() {
        let mut picture = Picture::new("chain");
        let nodes: Vec<usize> = ["a", "b", "c"].iter().map(|name| picture.node(*name, *name)).collect();
        nodes.windows(2).for_each(|pair| picture.edge(pair[0], pair[1], ""));
        picture.edge_over(nodes[2], nodes[0], "back");
        let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
        let tops: Vec<f64> =
            Arrangement::new(&picture, &sizes).corners.iter().map(|corner| corner[1]).collect();
        assert!(tops[0] < tops[1] && tops[1] < tops[2], "{tops:?}");
    }

    #[test]
    fn nothing_can_be_drawn() {
        assert!(text(&Picture::new("nothing")).contains("<title>nothing</title>"));
    }
}
