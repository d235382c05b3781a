//! Blocks of methods as instructions have them.

use super::method::Signature;

/// The blocks that a method has as instructions, which may be more than its text has.
pub struct Layout {
    /// The labels of the blocks.
    pub labels: Vec<String>,
    /// By block where it leads.
    pub successors: Vec<Vec<usize>>,
    /// By block of the text the one that it begins with.
    pub first: Vec<usize>,
}

impl Layout {
    /// The blocks of the text.
    pub fn of(signature: &Signature) -> Self {
        let Signature { labels, successors, .. } = signature;
        let first = (0..labels.len()).collect();
        Layout { labels: labels.clone(), successors: successors.clone(), first }
    }

    /// The same blocks for a text whose blocks begin with those of `first`.
    pub fn beginning(&self, first: Vec<usize>) -> Self {
        Layout { labels: self.labels.clone(), successors: self.successors.clone(), first }
    }
}
