//! What a unit has to be given before it derives anything.
//!
//! The first tuple of a unit is derived by a rule that reads none of the unit's own relations. So where each such rule
//! has an atom without rows there are no tuples at all, and nothing needs to be evaluated: in small functions most
//! units are about loops, switches or memory that is not there.

use super::planned::{self, Given, PlannedRule, Step, Unit};

/// Sets of reads, by their places among those of `unit`: only where all reads of one set have rows is anything derived.
///
/// What is the same for all parts stands first in a set, since nothing has to be derived to look at it.
pub fn seeds(unit: &Unit) -> Vec<Vec<usize>> {
    least(unit.rules.iter().filter_map(|rule| needs(unit, rule)).collect())
}

/// Those of `sets` that hold no other one, the smallest first.
pub(crate) fn least(mut sets: Vec<Vec<usize>>) -> Vec<Vec<usize>> {
    sets.sort_by_key(Vec::len);
    let mut least: Vec<Vec<usize>> = Vec::new();
    for set in sets {
        if !least.iter().any(|known| known.iter().all(|read| set.contains(read))) {
            least.push(set);
        }
    }
    least
}

/// The reads of `rule` that must have rows; none of a rule that reads what the unit itself derives.
fn needs(unit: &Unit, rule: &PlannedRule) -> Option<Vec<usize>> {
    let mut needs = Vec::new();
    for step in &rule.steps {
        if let Step::Join(atom) = step {
            let place = |(read, (slot, relation)): (usize, (usize, _))| {
                (slot == atom.relation.0).then_some((relation, read))
            };
            needs.push(planned::given(unit).enumerate().find_map(place)?);
        }
    }
    needs.sort_unstable_by_key(|(relation, read)| (relation.given != Given::ByReader, *read));
    needs.dedup_by_key(|(_, read)| *read);
    Some(needs.into_iter().map(|(_, read)| read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::planned::{Atom, Relation, Slot};
    use std::collections::BTreeSet;

    fn relation(given: Given) -> Relation {
        Relation {
            name: Some(String::new()),
            given,
            columns: Vec::new(),
            types: Vec::new(),
            orders: BTreeSet::new(),
            lean: false,
            lists: false,
        }
    }

    /// A unit of two reads, the second of a reader, one relation of its own and one more read.
    fn unit(rules: &[&[Step]]) -> Unit {
        let rules = rules.iter().map(|steps| PlannedRule {
            head: atom(2),
            steps: steps.to_vec(),
            swaps: false,
            place: String::new(),
        });
        Unit {
            name: String::new(),
            local: true,
            relations: [Given::ByUnit, Given::ByReader, Given::Here, Given::ByUnit].map(relation).into(),
            rules: rules.collect(),
            texts: Vec::new(),
            made: BTreeSet::new(),
            types: Vec::new(),
        }
    }

    fn atom(relation: usize) -> Atom {
        Atom { relation: Slot(relation), arguments: Vec::new() }
    }

    fn join(relation: usize) -> Step {
        Step::Join(atom(relation))
    }

    #[test]
    fn a_set_holds_what_a_rule_joins_readers_first() {
        let unit = unit(&[&[join(0), join(1), join(0), Step::Absent(atom(3))], &[join(3), join(2)]]);
        assert_eq!(seeds(&unit), [[1, 0]]);
    }

    #[test]
    fn a_set_that_holds_another_says_nothing() {
        let unit = unit(&[&[join(0), join(3)], &[join(3)], &[join(1)]]);
        assert_eq!(seeds(&unit), [[2], [1]]);
    }

    #[test]
    fn a_rule_without_atoms_needs_nothing() {
        assert_eq!(seeds(&unit(&[&[join(0)], &[Step::Absent(atom(1))]])), [[0; 0]]);
    }
}
