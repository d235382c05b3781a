//! A header phi whose channel holds its first value before anything has fired: see [`super::initial_tokens`].

use dfquery_graph::{Graph, LicId, Operand, bits::Bits};

/// A header phi that enters with a constant.
pub struct Armed {
    /// Its pick.
    pub op: usize,
    /// The channel that the pick fills.
    pub out: LicId,
    /// The stream that says whether the loop is repeated.
    pub repeats: LicId,
    /// True if that stream is negated.
    pub negated: bool,
    /// The constant.
    pub bits: Bits,
}

impl Armed {
    /// The operand that the phi takes when the loop is repeated.
    pub fn back<'g>(&self, graph: &'g Graph) -> &'g Operand {
        &graph.ops[self.op].ins[if self.negated { 1 } else { 2 }]
    }

    /// The values for `zero` and `one` of the stream: `back` where the loop is repeated, else `first`.
    pub fn sides(&self, first: Operand, back: Operand) -> [Operand; 2] {
        if self.negated { [back, first] } else { [first, back] }
    }
}
