//! Two analyses of one program beside each other: what one says that the other does not.

use super::derived::{Derived, Places};
use std::{collections::BTreeSet, fmt};

/// How the answers of a sharper analysis stand to those of a plainer one.
#[derive(Default)]
pub struct Comparison {
    /// Values of which both say something.
    pub values: usize,
    /// Of these, values to which both give the same objects.
    pub same: usize,
    /// Pairs of a value and an object, in the sharper answer and in the plainer one.
    pub pairs: [usize; 2],
    /// What only the sharper one says, as text.
    pub more: Vec<String>,
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [sharper, plainer] = self.pairs;
        write!(
            f,
            "{} values, {} with the same objects; {sharper} objects beside {plainer}, {} that only the first has",
            self.values,
            self.same,
            self.more.len()
        )
    }
}

/// What `plainer` calls the object `name`: it has no objects for calls, but those that are made in what is called.
fn objects<'n>(plainer: &'n Derived, known: &BTreeSet<&str>, name: &'n str) -> Vec<&'n str> {
    match plainer.points.get(name) {
        Some(made) if !known.contains(name) => made.keys().map(String::as_str).collect(),
        _ => vec![name],
    }
}

/// All objects that `derived` names.
fn known(derived: &Derived) -> BTreeSet<&str> {
    derived.points.values().flat_map(Places::keys).map(String::as_str).collect()
}

/// Compares to which objects values point, and which functions instructions call.
pub fn compare(sharper: &Derived, plainer: &Derived) -> Comparison {
    let (mut comparison, known, none) = (Comparison::default(), known(plainer), Places::new());
    for (value, places) in &sharper.points {
        let plain = plainer.points.get(value).unwrap_or(&none);
        let mut named = BTreeSet::new();
        for object in places.keys() {
            let candidates = objects(plainer, &known, object);
            if !candidates.iter().any(|&candidate| plain.contains_key(candidate)) {
                comparison.more.push(format!("points(`{value}`, {object})"));
            }
            named.extend(candidates);
        }
        comparison.values += 1;
        comparison.same += usize::from(plain.keys().map(String::as_str).collect::<BTreeSet<_>>() == named);
        comparison.pairs[0] += places.len();
        comparison.pairs[1] += plain.len();
    }
    let more = sharper.calls.difference(&plainer.calls).map(|(from, to)| format!("calls(`{from}`, {to})"));
    comparison.more.extend(more);
    comparison
}
