//! Relations as pictures: the first two columns are arrows, further ones their labels; a function stands in its frame.

use crate::{error::Error, relations::Tuples};
use dfquery_formats::drawing::{Edge, Picture};
use std::{
    collections::{BTreeMap, BTreeSet},
    convert::Infallible,
};

/// More boxes than this are no picture any more.
const MOST: usize = 20_000;

/// Says that a drawing needs a relation.
pub fn names_missing() -> Error {
    Error::with_help(
        "a drawing needs a relation",
        "--relation edge draws control flow, idom the dominator tree, control_dependent control dependence",
    )
}

/// The picture of `tuples`: a box a name, in the order in which tuples name them.
pub fn picture(tuples: &[Tuples]) -> Picture {
    let names: Vec<&str> = tuples.iter().map(|tuples| tuples.relation.shown.as_str()).collect();
    let mut sketch = Sketch { picture: Picture::new(&names.join(", ")), ..Sketch::default() };
    for tuples in tuples {
        let relation = (names.len() > 1).then(|| tuples.relation.shown.clone());
        let has_frames = !tuples.are_of_functions();
        let drawn: Result<(), Infallible> = tuples.each_with_function(|function, _, row| {
            let function = function.filter(|_| has_frames);
            sketch.add(function, row.iter().map(|cell| cell.to_string()), relation.clone());
            Ok(())
        });
        drawn.unwrap_or_else(|never| match never {});
    }
    sketch.picture
}

/// The part of `picture` that is at most `steps` arrows from the boxes called `names`.
pub fn around(picture: Picture, names: &BTreeSet<String>, steps: usize) -> Picture {
    let mut kept: Vec<bool> = picture.nodes.iter().map(|node| names.contains(&node.label)).collect();
    let mut edge: Vec<usize> = (0..kept.len()).filter(|&at| kept[at]).collect();
    let mut left = steps;
    while left > 0 && !edge.is_empty() {
        let is_next = |to: &usize| !std::mem::replace(&mut kept[*to], true);
        let reached = picture.edges.iter().filter(|one| edge.contains(&one.from)).map(|one| one.to);
        edge = reached.filter(is_next).collect();
        left -= 1;
    }
    let mut nodes = Vec::new();
    let numbers: Vec<Option<usize>> = (picture.nodes.into_iter().zip(kept))
        .map(|(node, is_kept)| {
            is_kept.then(|| {
                nodes.push(node);
                nodes.len() - 1
            })
        })
        .collect();
    let moved = |one: Edge| Some(Edge { from: numbers[one.from]?, to: numbers[one.to]?, ..one });
    let edges = picture.edges.into_iter().filter_map(moved).collect();
    Picture { nodes, edges, ..picture }
}

/// The same, unless there is too much of it to be seen.
pub fn viewable(picture: Picture) -> Result<Picture, Error> {
    match picture.nodes.len() {
        boxes if boxes > MOST => Err(Error::with_help(
            format!("{boxes} boxes are too many for one picture"),
            "choose functions with --function",
        )),
        _ => Ok(picture),
    }
}

/// A picture, and where things are in it.
#[derive(Default)]
struct Sketch {
    picture: Picture,
    frames: BTreeMap<String, usize>,
    /// By frame and name.
    boxes: BTreeMap<(Option<usize>, String), usize>,
}

impl Sketch {
    /// Draws a row; `relation` is printed if there are several.
    fn add(&mut self, function: Option<&str>, row: impl Iterator<Item = String>, relation: Option<String>) {
        let frame = function.map(|name| self.frame(name));
        let mut cells = row.map(|cell| match function {
            Some(function) => local(&cell, function).to_owned(),
            None => cell,
        });
        let from = cells.next().map(|name| self.node(frame, name));
        let to = cells.next().map(|name| self.node(frame, name));
        if let (Some(from), Some(to)) = (from, to) {
            let label: Vec<String> = relation.into_iter().chain(cells).collect();
            self.picture.edge(from, to, label.join(" "));
        }
    }

    fn frame(&mut self, function: &str) -> usize {
        if let Some(&frame) = self.frames.get(function) {
            return frame;
        }
        self.picture.frames.push(function.to_owned());
        let frame = self.picture.frames.len() - 1;
        self.frames.insert(function.to_owned(), frame);
        frame
    }

    fn node(&mut self, frame: Option<usize>, name: String) -> usize {
        let key = (frame, name);
        if let Some(&node) = self.boxes.get(&key) {
            return node;
        }
        let node = self.picture.node(format!("n{}", self.boxes.len()), key.1.as_str());
        self.picture.nodes[node].frame = frame;
        self.boxes.insert(key, node);
        node
    }
}

/// A name as it is within `function`.
fn local<'n>(name: &'n str, function: &str) -> &'n str {
    name.strip_prefix(function).and_then(|rest| rest.strip_prefix('/')).unwrap_or(name)
}
