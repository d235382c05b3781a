//! Relations as pictures: the first two columns are arrows, further ones their labels; a function stands in its frame.

use crate::{error::Error, relations::Tuples};
use dfquery_formats::drawing::Picture;
use std::{collections::BTreeMap, convert::Infallible};

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
        // Functions that refer to functions are one graph.
        let columns = tuples.relation.columns.len().min(2);
        let is_of_functions = columns == 2 && (0..2).all(|at| tuples.type_of(at) == Some("Function"));
        let drawn: Result<(), Infallible> = tuples.each_with_function(|function, _, row| {
            let function = function.filter(|_| !is_of_functions);
            sketch.add(function, row.iter().map(|cell| cell.to_string()), relation.clone());
            Ok(())
        });
        drawn.unwrap_or_else(|never| match never {});
    }
    sketch.picture
}

/// The same, unless there is too much of it to be seen.
pub fn viewable(tuples: &[Tuples]) -> Result<Picture, Error> {
    let picture = picture(tuples);
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
