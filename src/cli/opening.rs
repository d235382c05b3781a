//! Options for opening the inputs, the same for every verb that asks.

use crate::cli::args::{Lanes, TaintOptions, Whole};
use dfquery::Open;
use dfquery_rules::RuleSet;

/// The options of programs about which `rules` are asked.
pub fn options(rules: &'static RuleSet, lanes: &Lanes, whole: &Whole, taint: &TaintOptions) -> Open {
    Open::new()
        .rules(rules)
        .divergence(lanes.divergence())
        .whole_program(whole.program())
        .whole_archives(whole.archives())
        .taint(taint.taint())
}
