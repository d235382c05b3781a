//! The first firing of operators: what starts a graph, or an initial value too early.

use crate::model::{Graph, Op, Operand, Operator};

/// The inputs that operators need for their first firing.
pub struct First<'g> {
    graph: &'g Graph,
    /// The channels that begin with 0, since they are the selects of loops that overlap.
    interleaved: Vec<bool>,
}

impl<'g> First<'g> {
    /// Those of the operators of `graph`.
    pub fn new(graph: &'g Graph) -> First<'g> {
        let mut interleaved = vec![false; graph.lics.len()];
        for op in graph.ops.iter().filter(|op| op.operator == Operator::Interleave) {
            op.outs.iter().flatten().for_each(|lic| interleaved[lic.0 as usize] = true);
        }
        First { graph, interleaved }
    }

    /// The bit that an operand brings first, if that is known.
    fn bit(&self, operand: &Operand) -> Option<bool> {
        let bits = match operand {
            Operand::Lic(lic) => match self.graph.lic(*lic).init.first() {
                Some(bits) => bits,
                None => return self.interleaved[lic.0 as usize].then_some(false),
            },
            Operand::Const(bits) => bits,
            Operand::Global { .. } | Operand::Held(_) | Operand::Never(_) => return None,
        };
        (bits.width() == 1).then(|| bits.is_true())
    }

    /// Returns true if `op` may need input `at` for its first firing.
    pub fn may_need(&self, op: &Op, at: usize) -> bool {
        let is_taken =
            |(select, side): (usize, bool)| self.bit(&op.ins[select]).is_none_or(|bit| bit == side);
        op.takes_first(at) || !op.takes_later(at) && op.taken_for(at).is_none_or(is_taken)
    }

    /// Returns true if `op` needs input `at` for its first firing, whatever bits that are not known may be.
    fn needs(&self, op: &Op, at: usize) -> bool {
        let is_taken = |(select, side): (usize, bool)| self.bit(&op.ins[select]) == Some(side);
        op.takes_first(at) || !op.takes_later(at) && op.taken_for(at).is_none_or(is_taken)
    }

    /// Returns true if `op` could fire for the first time if only what `is_there` had come, whatever bits that are not
    /// known may be.
    pub fn could_fire(&self, op: &Op, is_there: impl Fn(&Operand) -> bool) -> bool {
        let is_one_there = op.operator != Operator::Pick || op.ins[1..].iter().any(&is_there);
        is_one_there && (0..op.ins.len()).all(|at| is_there(&op.ins[at]) || !self.needs(op, at))
    }
}
