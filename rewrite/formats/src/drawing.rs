//! Boxes joined by arrows, some of them in frames: laid out, and written as SVG or in Graphviz' language.

pub mod dot;
mod labels;
mod layers;
mod regions;
pub mod svg;

/// A box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    /// The Graphviz id.
    pub id: String,
    /// Its text, of one or more lines.
    pub label: String,
    /// The frame that it stands in, an index into [`Picture::frames`].
    pub frame: Option<usize>,
    /// True if it is round: an end of the whole.
    pub round: bool,
    /// True if it stands out.
    pub marked: bool,
    /// The meaning of its colour.
    pub kind: Kind,
}

/// The meaning of the colour of a box.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Kind {
    /// Nothing.
    #[default]
    Plain,
    /// That it merges or steers tokens.
    Steer,
    /// That it only makes a stream of choices.
    Stream,
    /// That it takes part in the order of memory.
    Memory,
}

/// An arrow.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Edge {
    /// The source, an index into [`Picture::nodes`].
    pub from: usize,
    /// The target, an index into [`Picture::nodes`].
    pub to: usize,
    /// Its text; may be empty.
    pub label: String,
    /// The way that control or a token takes from its box: `T` or `F`, or nothing if there is only one.
    pub way: &'static str,
    /// True if the box where it begins has its text already: pictures leave it out then, but not files for Graphviz.
    pub told: bool,
    /// True if it is drawn with dots.
    pub dotted: bool,
    /// True if it stands out, over arrows that say where boxes stand: these are layered in the order in which they were
    /// added.
    pub over: bool,
}

impl Edge {
    /// An arrow of which nothing is said.
    pub fn of(from: usize, to: usize) -> Edge {
        Edge { from, to, label: String::new(), way: "", told: false, dotted: false, over: false }
    }
}

/// A graph that can be drawn.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Picture {
    /// The name of the drawn object.
    pub name: String,
    /// The boxes.
    pub nodes: Vec<Node>,
    /// The arrows.
    pub edges: Vec<Edge>,
    /// The texts of the frames.
    pub frames: Vec<String>,
}

impl Picture {
    /// A picture of nothing yet.
    pub fn new(name: &str) -> Picture {
        Picture { name: name.to_owned(), ..Picture::default() }
    }

    /// Adds a box without a frame, and says which it is.
    pub fn node(&mut self, id: impl Into<String>, label: impl Into<String>) -> usize {
        self.nodes.push(Node {
            id: id.into(),
            label: label.into(),
            frame: None,
            round: false,
            marked: false,
            kind: Kind::Plain,
        });
        self.nodes.len() - 1
    }

    /// Adds an arrow.
    pub fn edge(&mut self, from: usize, to: usize, label: impl Into<String>) {
        self.edges.push(Edge { label: label.into(), ..Edge::of(from, to) });
    }

    /// Adds an arrow that stands out.
    pub fn edge_over(&mut self, from: usize, to: usize, label: impl Into<String>) {
        self.edges.push(Edge { label: label.into(), over: true, ..Edge::of(from, to) });
    }

    /// The frame with this text, made if there is none.
    pub fn frame(&mut self, text: &str) -> usize {
        match self.frames.iter().position(|frame| frame == text) {
            Some(frame) => frame,
            None => {
                self.frames.push(text.to_owned());
                self.frames.len() - 1
            }
        }
    }
}
