//! Trees for printing: nodes with their children.

use super::data::Under;
use crate::notes::Mention;

/// Nodes that refer to each other by their numbers.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// The nodes at the left margin, in order.
    pub roots: Vec<usize>,
    /// All nodes.
    pub nodes: Vec<Node>,
}

/// One node.
#[derive(Clone, Debug)]
pub struct Node {
    /// Its first line, where it is explained.
    pub title: String,
    /// Its first line, where it is folded or explained elsewhere.
    pub brief: String,
    /// The annotations of its entities, if they are wanted.
    pub mentions: Vec<Mention>,
    /// Lines after the first one, before its children.
    pub notes: Vec<String>,
    /// Its children.
    pub under: Vec<Under>,
    /// Its kind.
    pub kind: Kind,
    /// The question that opens it where it is folded.
    pub opens: String,
}

/// The kind of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Its title says all.
    Leaf,
    /// It is explained by what is below it.
    Explained,
    /// It is explained elsewhere.
    Folded,
}
