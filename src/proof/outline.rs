//! What is printed as a tree: nodes with what is below them.

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
    /// What is said beside its entities, if that is wanted.
    pub mentions: Vec<Mention>,
    /// Lines behind the first one, before what is below it.
    pub notes: Vec<String>,
    /// What is below it.
    pub under: Vec<Under>,
    /// What there is to know of it.
    pub kind: Kind,
    /// The question that opens it where it is folded.
    pub opens: String,
}

/// What there is to know of a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Its title says all.
    Leaf,
    /// It is explained by what is below it.
    Explained,
    /// It is explained elsewhere.
    Folded,
}
