//! The tokens that operators take and write: the one table after the facts for rules/graph, the checks in plain code,
//! and the passes of conversion.
//!
//! ```text
//!                 takes where                        first firing     writes where
//!   pick          v0: sel is 0, v1: sel is 1
//!   switch                                                            out0: ctl is 0, out1: ctl is 1
//!   filter                                                            ctl is 1
//!   land, lor     each: the one before is 1, 0
//!   predprop      cond: pred is 1
//!   predmerge                                                         index: pred is written as 1
//!   repeat        v: ctl is 0                        v alone
//!   repeat.while  v: ctl is 0                        v too            ctl is 1
//!   carry         first: ctl is 0                    first alone      last: ctl is 0
//!   carry.while   first: ctl is 0, next: ctl is 1    first too        value: ctl is 1, last: ctl is 0
//!   reduce        first: ctl is 0                    first too        ctl is 0
//!   reduce.while  first: ctl is 0, v: ctl is 1       first too        ctl is 0
//!   interleave    more: again is 0                   more alone
//!   count         all: again is written as 0                          value: again is written as 1, if it is tested
//!   all others    all of their inputs                                 all of their outputs
//! ```
//! `pickany` takes whichever input has come. docs/formats.md says what the values are.

use crate::model::{Op, Operator, Reduction};

impl Op {
    /// The input whose bit decides about input `at`, and the bit with which that is taken; none if it is taken by each
    /// firing, or if something else decides.
    pub fn taken_for(&self, at: usize) -> Option<(usize, bool)> {
        use Operator::{
            Carry, CarryWhile, Interleave, Land, Lor, Pick, Predprop, Reduce, Repeat, RepeatWhile,
        };
        match (&self.operator, at) {
            (_, 0) => None,
            (Pick, _) => Some((0, at == 2)),
            (Predprop, _) | (CarryWhile, 2) => Some((0, true)),
            (Land, _) => Some((at - 1, true)),
            (Lor, _) => Some((at - 1, false)),
            (Repeat | RepeatWhile | Carry | CarryWhile | Interleave | Reduce { .. }, 1) => Some((0, false)),
            (Reduce { name }, _) if Reduction::of(name)?.is_while => Some((0, true)),
            _ => None,
        }
    }

    /// Returns true if it takes input `at` when it fires for the first time, whatever decides about it later.
    pub fn takes_first(&self, at: usize) -> bool {
        at == 1 && (self.holds() || matches!(self.operator, Operator::CarryWhile | Operator::Reduce { .. }))
    }

    /// Returns true if it does not take input `at` when it fires for the first time: it holds nothing yet.
    pub fn takes_later(&self, at: usize) -> bool {
        match self.operator {
            Operator::Repeat | Operator::Interleave => at == 0,
            Operator::Carry => at != 1,
            Operator::CarryWhile => at == 2,
            _ => false,
        }
    }

    /// Returns true if each firing takes a token of each of its channels.
    pub fn takes_all(&self) -> bool {
        let each = |at| self.taken_for(at).is_none() && !self.takes_later(at);
        !matches!(self.operator, Operator::Pickany | Operator::Count { .. }) && (0..self.ins.len()).all(each)
    }

    /// Returns true if it takes input 1, and then input 0 until that is 0.
    pub fn holds(&self) -> bool {
        use Operator::{Carry, Interleave, Repeat, RepeatWhile};
        matches!(self.operator, Repeat | RepeatWhile | Carry | Interleave)
    }

    /// The bit of its first input for which output `at` gets a value; none if it gets one for each firing, or if something
    /// else decides.
    pub fn written_for(&self, at: usize) -> Option<bool> {
        match self.operator {
            Operator::Switch => Some(at == 1),
            Operator::Filter | Operator::RepeatWhile => Some(true),
            Operator::CarryWhile => Some(at == 0),
            Operator::Carry if at == 1 => Some(false),
            Operator::Reduce { .. } => Some(false),
            _ => None,
        }
    }

    /// The output that has to be 1 for output `at` to get a value, if one decides.
    pub fn written_by(&self, at: usize) -> Option<usize> {
        match self.operator {
            Operator::Count { next: false, .. } if at == 0 => Some(1),
            Operator::Predmerge if at == 1 => Some(0),
            _ => None,
        }
    }

    /// For an operator that writes the bits of its first input, true if it writes the opposite.
    pub fn copies(&self) -> Option<bool> {
        match self.operator {
            Operator::Mov | Operator::Interleave => Some(false),
            Operator::Not => Some(true),
            _ => None,
        }
    }

    /// The input whose values it writes as they are.
    pub fn passes(&self) -> Option<usize> {
        match self.operator {
            Operator::Mov => Some(0),
            Operator::Gate => Some(1),
            _ => None,
        }
    }
}
