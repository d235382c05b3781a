//! Pictures as SVG, without a program to lay them out.

use super::{
    Edge, Kind, Node, Picture,
    labels::{Area, Labels},
    layers::{self, Arrow, Curve, Layout, Shape},
    regions,
};
use std::{
    collections::{HashMap, HashSet},
    fmt::Write as _,
    io::{self, Write},
};

/// Width of a character and height of a line of the fixed font, of 12 pixels.
const CHARACTER: [f64; 2] = [7.3, 15.0];
/// The part of the height of a line that is above its base line.
const BASE: f64 = 0.75;
/// Between the text of a box and its edge.
const PADDING: f64 = 7.0;
/// Around the whole.
const MARGIN: f64 = 14.0;
/// Width of a character and height of a line of the texts of arrows, of 10 pixels, and how much of it is above the base line.
const SMALL: [f64; 2] = [6.1, 12.0];
const ASCENT: f64 = 9.0;
/// Between an arrow and its text.
const ASIDE: f64 = 3.0;
/// Between the text of an arrow and what stands to its right.
const APART: f64 = 6.0;
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
    let arrangement = arranged(picture, &sizes);
    let labels = labels(picture, &sizes, &arrangement);
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
    let titles: Vec<[f64; 2]> = picture.frames.iter().map(|text| title(text)).collect();
    for area in regions::of(picture, &sizes, &titles, &arrangement).into_iter().flatten() {
        writeln!(out, "{}", rectangle("frame", area.corner, area.size))?;
    }
    for (text, frame) in picture.frames.iter().zip(&arrangement.frames) {
        let [x, y] = [frame.title[0], frame.title[1] + BASE * CHARACTER[1]];
        writeln!(out, "<text class=\"title\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(&cut(text)))?;
    }
    // What stands out is drawn over the others.
    for over in [false, true] {
        for (edge, curves) in
            picture.edges.iter().zip(&arrangement.arrows).filter(|(edge, _)| edge.over == over)
        {
            writeln!(out, "{}", arrow(edge, curves))?;
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
    let label = if edge.told { String::new() } else { cut(&edge.label) };
    [edge.way, &label].join(" ").trim().to_owned()
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

/// Width and height of the title of a frame.
fn title(text: &str) -> [f64; 2] {
    [cut(text).chars().count() as f64 * CHARACTER[0], CHARACTER[1]]
}

/// Arrows of one bundle share their path, and their text stands beside one of them.
type Bundle<'e> = (usize, &'e str, &'static str, bool, bool);

fn bundle(edge: &Edge) -> Bundle<'_> {
    (edge.from, &edge.label, edge.way, edge.over, edge.dotted)
}

/// The layout of `picture`.
fn arranged(picture: &Picture, sizes: &[[f64; 2]]) -> Layout {
    let boxes = picture.nodes.iter().zip(sizes).map(|(node, &size)| Shape { size, frame: node.frame });
    let mut keys: HashMap<Bundle<'_>, usize> = HashMap::new();
    let mut arrows = Vec::new();
    for edge in &picture.edges {
        let count = keys.len();
        let key = *keys.entry(bundle(edge)).or_insert(count);
        arrows.push(Arrow { from: edge.from, to: edge.to, key, over: edge.over });
    }
    let titles: Vec<[f64; 2]> = picture.frames.iter().map(|text| title(text)).collect();
    layers::layout(&boxes.collect::<Vec<_>>(), &arrows, &titles)
}

/// The area of each arrow's text, if it has one: near the middle of the arrow, if there is room, and near its box if it says
/// which way it is.
fn labels(picture: &Picture, sizes: &[[f64; 2]], layout: &Layout) -> Vec<Option<Area>> {
    let mut labels = Labels::default();
    for (&corner, &size) in layout.corners.iter().zip(sizes) {
        labels.take(Area { corner, size });
    }
    for (text, frame) in picture.frames.iter().zip(&layout.frames) {
        labels.take(Area { corner: frame.title, size: title(text) });
    }
    let mut named = HashSet::new();
    let mut areas = Vec::new();
    for (edge, curves) in picture.edges.iter().zip(&layout.arrows) {
        let width = text(edge).chars().count() as f64 * SMALL[0];
        let is_first = width > 0.0 && named.insert(bundle(edge));
        areas.push(
            is_first.then(|| {
                labels.place([width + APART, SMALL[1]], &beside(curves, !edge.way.is_empty(), width))
            }),
        );
    }
    areas
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
        let y = corner[1] + PADDING + (at as f64 + BASE) * CHARACTER[1];
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

/// Positions for a text of this width next to an arrow: from its middle outwards, or from where it begins, first on the right.
fn beside(curves: &[Curve], from_begin: bool, width: f64) -> Vec<[f64; 2]> {
    let (begin, parts) = match from_begin {
        true => (0, [0.15, 0.3, 0.5, 0.7, 0.85]),
        false => (curves.len() / 2, [0.5, 0.35, 0.65, 0.2, 0.8]),
    };
    let mut order: Vec<usize> = (0..curves.len()).collect();
    order.sort_by_key(|&at| at.abs_diff(begin));
    let mut corners = Vec::new();
    for at in order {
        for part in parts {
            let [x, y] = [0, 1].map(|axis| bezier(curves[at].map(|point| point[axis]), part));
            let y = y - SMALL[1] / 2.0;
            let left = x - ASIDE - width;
            corners.push([x + ASIDE, y]);
            if left >= 0.0 {
                corners.push([left, y]);
            }
        }
    }
    corners
}

/// The point at `part` of a cubic curve, on one axis.
pub(super) fn bezier([a, b, c, d]: [f64; 4], part: f64) -> f64 {
    let rest = 1.0 - part;
    rest * rest * rest * a
        + 3.0 * rest * rest * part * b
        + 3.0 * rest * part * part * c
        + part * part * part * d
}

fn arrow(edge: &Edge, curves: &[Curve]) -> String {
    let mut path = String::new();
    if let Some([[x, y], ..]) = curves.first() {
        write!(path, "M{x:.1} {y:.1}").expect("a string takes everything");
    }
    for [[start, _], [left, leave], [right, enter], [x, y]] in curves {
        match start == x {
            true => write!(path, "V{y:.1}"),
            false => write!(path, "C{left:.1} {leave:.1} {right:.1} {enter:.1} {x:.1} {y:.1}"),
        }
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
    use crate::dot::{Clusters, picture};
    use dfquery_graph::testing::gcd;

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
        assert!(text.contains("class=\"title\""));
        let count = |mark: &str| text.matches(mark).count();
        assert!(count("class=\"frame\"") >= 1);
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
        assert!(picture.edges.iter().filter(named).all(|edge| shown(edge) == edge.way));
        assert!(picture.edges.iter().any(|edge| shown(edge) == edge.label && !edge.label.is_empty()));
    }

    #[test]
    fn arrows_that_lead_back_go_round_from_below_to_above() {
        let mut picture = Picture::new("loop");
        let nodes: Vec<usize> = ["head", "body"].iter().map(|name| picture.node(*name, *name)).collect();
        let ends = [(0, 1), (1, 0), (1, 1)];
        ends.iter().for_each(|&(from, to)| picture.edge(nodes[from], nodes[to], format!("{from} {to}")));
        let sizes: Vec<[f64; 2]> = picture.nodes.iter().map(size).collect();
        let found = arranged(&picture, &sizes);
        let ends = |arrow: &Vec<Curve>| [arrow[0][0][1], arrow[arrow.len() - 1][3][1]];
        let upper = |at: usize| found.corners[at][1];
        let lower = |at: usize| upper(at) + sizes[at][1];
        let expected = [[lower(0), upper(1)], [lower(1), upper(0)], [lower(1), upper(1)]];
        assert_eq!(found.arrows.iter().map(ends).collect::<Vec<_>>(), expected);
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
        let arrangement = arranged(&picture, &sizes);
        let labels = labels(&picture, &sizes, &arrangement);
        let boxes = arrangement.corners.iter().zip(&sizes);
        let mut areas: Vec<Area> = boxes.map(|(&corner, &size)| Area { corner, size }).collect();
        areas.extend(labels.into_iter().flatten());
        let bundles: HashSet<Bundle<'_>> = picture.edges.iter().map(bundle).collect();
        assert_eq!(areas.len(), picture.nodes.len() + bundles.len());
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
        let tops: Vec<f64> = arranged(&picture, &sizes).corners.iter().map(|corner| corner[1]).collect();
        assert!(tops[0] < tops[1] && tops[1] < tops[2], "{tops:?}");
    }

    #[test]
    fn nothing_can_be_drawn() {
        assert!(text(&Picture::new("nothing")).contains("<title>nothing</title>"));
    }
}
