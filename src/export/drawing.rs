//! Relations as pictures: the first two columns are edges, further ones their labels; a function is drawn by itself.

use super::layers::Layers;
use crate::{args::Args, failure::Failure, tuples::Tuples};
use std::{
    collections::BTreeMap,
    io::{self, Write},
};

/// More nodes than this are no picture any more.
const MOST: usize = 20_000;

/// Whether `args` say what is to be drawn.
pub fn check(args: &Args) -> Result<(), Failure> {
    if args.relation.is_empty() {
        return Err(Failure::with_help(
            "a drawing is of a relation",
            "--relation edge draws control flow, idom dominators, control_dependent what depends on what",
        ));
    }
    Ok(())
}

/// What is drawn of one function.
#[derive(Default)]
struct Picture {
    /// The names of the nodes, in the order in which tuples name them.
    nodes: Vec<String>,
    ids: BTreeMap<String, usize>,
    /// From, to and label.
    edges: Vec<(usize, usize, String)>,
}

impl Picture {
    fn node(&mut self, name: String) -> usize {
        if let Some(&id) = self.ids.get(&name) {
            return id;
        }
        self.ids.insert(name.clone(), self.nodes.len());
        self.nodes.push(name);
        self.nodes.len() - 1
    }
}

/// The pictures of all functions, in module order, each with its name.
fn pictures(tuples: &[Tuples]) -> Vec<(String, Picture)> {
    let mut places: BTreeMap<String, usize> = BTreeMap::new();
    let mut pictures: Vec<(String, Picture)> = Vec::new();
    let several = tuples.len() > 1;
    for tuples in tuples {
        let kept = tuples.each_with_function(|function, row| {
            let function = function.unwrap_or_default();
            let place = *places.entry(function.to_owned()).or_insert_with(|| {
                pictures.push((function.to_owned(), Picture::default()));
                pictures.len() - 1
            });
            let picture = &mut pictures[place].1;
            let mut cells = row.iter().map(|cell| local(&cell.to_string(), function).to_owned());
            let from = cells.next().map(|name| picture.node(name));
            let to = cells.next().map(|name| picture.node(name));
            let relation = several.then(|| tuples.relation.name.clone());
            if let (Some(from), Some(to)) = (from, to) {
                let label: Vec<String> = relation.into_iter().chain(cells).collect();
                picture.edges.push((from, to, label.join(" ")));
            }
            Ok::<(), io::Error>(())
        });
        kept.expect("texts can be kept");
    }
    pictures
}

/// A name as it is within `function`.
fn local<'n>(name: &'n str, function: &str) -> &'n str {
    name.strip_prefix(function).and_then(|rest| rest.strip_prefix('/')).unwrap_or(name)
}

/// Writes `tuples` in Graphviz' language, a cluster a function.
pub fn dot(out: &mut dyn Write, tuples: &[Tuples]) -> io::Result<()> {
    writeln!(out, "digraph {{\n  node [shape=box, fontname=monospace];")?;
    for (number, (function, picture)) in pictures(tuples).iter().enumerate() {
        writeln!(out, "  subgraph cluster_{number} {{\n    label={};", quote(function))?;
        for (id, name) in picture.nodes.iter().enumerate() {
            writeln!(out, "    n{number}_{id} [label={}];", quote(name))?;
        }
        for (from, to, label) in &picture.edges {
            let label = if label.is_empty() { String::new() } else { format!(" [label={}]", quote(label)) };
            writeln!(out, "    n{number}_{from} -> n{number}_{to}{label};")?;
        }
        writeln!(out, "  }}")?;
    }
    writeln!(out, "}}")
}

/// A quoted text; Graphviz would read a backslash as the start of an escape.
fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\"").replace('\n', "\\n"))
}

// ---- SVG

/// Height of a node, and from one layer to the next.
const NODE: f64 = 24.0;
const LAYER: f64 = 64.0;
/// Width of a letter, and what stands around a name.
const LETTER: f64 = 7.3;
const AROUND: f64 = 16.0;
/// Around and between functions.
const MARGIN: f64 = 24.0;
/// The line of a function's name.
const TITLE: f64 = 28.0;

const STYLE: &str = "\
svg { color: #1b1f24; background: #ffffff; font: 12px monospace }
rect { fill: #eef3f8; stroke: currentColor }
path { fill: none; stroke: currentColor; opacity: 0.75 }
text { fill: currentColor; text-anchor: middle; dominant-baseline: central }
.label { font-size: 10px; fill: #8a5a00 }
.title { font-weight: bold; text-anchor: start }
@media (prefers-color-scheme: dark) {
  svg { color: #d5dbe2; background: #16191d }
  rect { fill: #252b33 }
  .label { fill: #e2b354 }
}";

/// Writes `tuples` as a picture, functions one below the other.
pub fn svg(out: &mut dyn Write, tuples: &[Tuples]) -> io::Result<()> {
    let pictures = pictures(tuples);
    let nodes: usize = pictures.iter().map(|(_, picture)| picture.nodes.len()).sum();
    if nodes > MOST {
        return Err(io::Error::other(format!(
            "{nodes} nodes are too many for one picture; --function chooses what is drawn"
        )));
    }
    let placed: Vec<(&str, &Picture, Layers)> =
        pictures.iter().map(|(name, picture)| (name.as_str(), picture, places(picture))).collect();
    let width = placed.iter().map(|(_, _, layers)| layers.width).fold(200.0, f64::max) + 2.0 * MARGIN;
    let depth = placed.iter().map(|(_, _, layers)| height(layers)).sum::<f64>() + MARGIN;
    writeln!(
        out,
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{depth:.0}\" \
         viewBox=\"0 0 {width:.0} {depth:.0}\">\n<style>\n{STYLE}\n</style>\n\
         <marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"8\" refY=\"4\" markerWidth=\"7\" markerHeight=\"7\" \
         orient=\"auto\"><polygon points=\"0 0 8 4 0 8\" fill=\"context-stroke\"/></marker>"
    )?;
    let mut top = 0.0;
    for (function, picture, layers) in &placed {
        writeln!(out, "<g transform=\"translate({MARGIN} {:.1})\">", top + MARGIN)?;
        writeln!(out, "<text class=\"title\" x=\"0\" y=\"6\">{}</text>", escape(function))?;
        write_picture(out, picture, layers)?;
        writeln!(out, "</g>")?;
        top += height(layers);
    }
    writeln!(out, "</svg>")
}

/// What a function takes from top to bottom.
fn height(layers: &Layers) -> f64 {
    TITLE + layers.depth as f64 * LAYER + MARGIN
}

fn places(picture: &Picture) -> Layers {
    let widths: Vec<f64> = picture.nodes.iter().map(|name| width(name)).collect();
    let edges: Vec<(usize, usize)> = picture.edges.iter().map(|&(from, to, _)| (from, to)).collect();
    Layers::new(&widths, &edges)
}

fn width(name: &str) -> f64 {
    name.chars().count() as f64 * LETTER + AROUND
}

/// The middle of a layer.
fn down(layer: usize) -> f64 {
    TITLE + layer as f64 * LAYER + NODE / 2.0
}

fn write_picture(out: &mut dyn Write, picture: &Picture, layers: &Layers) -> io::Result<()> {
    for (edge, (from, to, label)) in picture.edges.iter().enumerate() {
        let points = points(picture, layers, edge, *from, *to);
        let line: Vec<String> = points.iter().map(|(x, y)| format!("{x:.1} {y:.1}")).collect();
        writeln!(out, "<path marker-end=\"url(#tip)\" d=\"M{}\"/>", line.join(" L"))?;
        if !label.is_empty() {
            let (x, y) = ((points[0].0 + points[1].0) / 2.0, (points[0].1 + points[1].1) / 2.0);
            writeln!(out, "<text class=\"label\" x=\"{x:.1}\" y=\"{y:.1}\">{}</text>", escape(label))?;
        }
    }
    for (node, name) in picture.nodes.iter().enumerate() {
        let (x, y, width) = (layers.across[node], down(layers.layer[node]), width(name));
        writeln!(
            out,
            "<rect x=\"{:.1}\" y=\"{:.1}\" width=\"{width:.1}\" height=\"{NODE}\" rx=\"4\"/>\
             <text x=\"{x:.1}\" y=\"{y:.1}\">{}</text>",
            x - width / 2.0,
            y - NODE / 2.0,
            escape(name)
        )?;
    }
    Ok(())
}

/// The points of an edge: from the border of its start over its bends to the border of its end.
fn points(picture: &Picture, layers: &Layers, edge: usize, from: usize, to: usize) -> Vec<(f64, f64)> {
    let middle = |node: usize| (layers.across[node], down(layers.layer[node]));
    let (start, end) = (middle(from), middle(to));
    if from == to {
        let right = start.0 + width(&picture.nodes[from]) / 2.0;
        return vec![(right, start.1 - 6.0), (right + 14.0, start.1), (right, start.1 + 6.0)];
    }
    let half = if start.1 < end.1 { NODE / 2.0 } else { -NODE / 2.0 };
    let mut points = vec![(start.0, start.1 + half)];
    points.extend(layers.bends[edge].iter().map(|&(across, layer)| (across, down(layer))));
    points.push((end.0, end.1 - half));
    points
}

/// A text as SVG takes it, without what no XML may hold.
fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => escaped.push_str("&amp;"),
            '<' => escaped.push_str("&lt;"),
            '>' => escaped.push_str("&gt;"),
            '"' => escaped.push_str("&quot;"),
            letter if letter.is_control() => escaped.push('\u{fffd}'),
            letter => escaped.push(letter),
        }
    }
    escaped
}
