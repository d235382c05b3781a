//! Two analyses of one program beside each other, row by row.

use super::{
    check::summary,
    derived::{Derived, Places},
};
use std::{collections::BTreeSet, fmt};

/// The rows of two analyses.
pub struct Comparison {
    /// Rows that both have.
    pub same: usize,
    /// Rows that only the first one has, as text, and those that only the second one has.
    pub only: [Vec<String>; 2],
}

impl Comparison {
    /// Panics with the first rows that only one of them has, if there are any.
    pub fn hold(&self, subject: &str) {
        let [first, second] = &self.only;
        let text = format!("of the first alone{}\nof the second alone{}", summary(first), summary(second));
        assert!(first.is_empty() && second.is_empty(), "{subject}: {self}\n{text}");
    }
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = &self.only;
        write!(
            f,
            "{} rows of both, {} of the first alone, {} of the second alone",
            self.same,
            first.len(),
            second.len()
        )
    }
}

/// All of `derived` as text, but what operands are: that is known by their values.
fn rows(derived: &Derived) -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    let mut add = |prefix: String, places: &Places| {
        for (object, all) in places {
            rows.extend(all.iter().map(|at| format!("{prefix}, {object}+{}*{})", at.offset, at.stride)));
        }
    };
    for (value, places) in &derived.points {
        add(format!("points({value}"), places);
    }
    for (object, cells) in &derived.holds {
        for (at, places) in cells {
            add(format!("holds({object}+{}*{}", at.offset, at.stride), places);
        }
    }
    rows.extend(derived.calls.iter().map(|(from, to)| format!("calls({from}, {to})")));
    rows.extend(derived.models.iter().map(|(from, to)| format!("calls_model({from}, {to})")));
    rows.extend(derived.outside.iter().map(|from| format!("calls_outside({from})")));
    rows.extend(derived.escaped.iter().map(|object| format!("escapes({object})")));
    rows
}

/// The rows about values, calls and what escapes that only `exact` has, where `merged` distinguishes less: each object
/// of `exact` is what it is part of there, and anything of that will do.
pub fn lacking(merged: &Derived, exact: &Derived) -> Vec<String> {
    let mut lacking = Vec::new();
    for (value, places) in &exact.points {
        let known = merged.points.get(value);
        for object in places.keys() {
            if !known.is_some_and(|known| known.contains_key(merged.object(object))) {
                lacking.push(format!("points({value}, {object})"));
            }
        }
    }
    for (cell, places) in &exact.holds {
        let known: Vec<_> =
            merged.holds.get(merged.object(cell)).into_iter().flat_map(|at| at.values()).collect();
        for object in places.values().flat_map(|held| held.keys()) {
            if !known.iter().any(|held| held.contains_key(merged.object(object))) {
                lacking.push(format!("holds({cell}, {object})"));
            }
        }
    }
    lacking.extend(exact.calls.difference(&merged.calls).map(|(from, to)| format!("calls({from}, {to})")));
    lacking.extend(exact.outside.difference(&merged.outside).map(|from| format!("calls_outside({from})")));
    let escapes = |object: &&String| !merged.escaped.contains(merged.object(object));
    lacking.extend(exact.escaped.iter().filter(escapes).map(|object| format!("escapes({object})")));
    lacking
}

/// Compares what points where, what memory holds, what calls enter and what escapes.
pub fn compare(one: &Derived, other: &Derived) -> Comparison {
    let (one, other) = (rows(one), rows(other));
    let only = |one: &BTreeSet<String>, other| one.difference(other).cloned().collect();
    Comparison { same: one.intersection(&other).count(), only: [only(&one, &other), only(&other, &one)] }
}
