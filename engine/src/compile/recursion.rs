//! Which rules are evaluated together until nothing new comes.
//!
//! ascent's strata are of rules, not of relations: rules that need each other's heads. A relation can grow in
//! several of them, and enters each later one as delta, whole.

use super::planned::{PlannedRule, Slot, Step};
use std::collections::BTreeSet;

/// The heads that grow while a rule is evaluated, for each rule.
pub struct Components(Vec<BTreeSet<Slot>>);

/// Finds the strata of `rules`.
pub fn components(rules: &[PlannedRule]) -> Components {
    let needs: Vec<Vec<usize>> = rules
        .iter()
        .map(|rule| {
            let read: BTreeSet<Slot> = rule.steps.iter().filter_map(relation_of).collect();
            (0..rules.len()).filter(|&other| read.contains(&rules[other].head.relation)).collect()
        })
        .collect();
    let reached: Vec<Vec<bool>> = (0..rules.len()).map(|rule| reach(&needs, rule)).collect();
    let together = |a: usize, b: usize| a == b || reached[a][b] && reached[b][a];
    let heads = |rule| (0..rules.len()).filter(move |&other| together(rule, other));
    Components(
        (0..rules.len()).map(|rule| heads(rule).map(|other| rules[other].head.relation).collect()).collect(),
    )
}

/// Whether `relation` grows while rule number `rule` is evaluated.
pub fn grows(components: &Components, rule: usize, relation: Slot) -> bool {
    components.0[rule].contains(&relation)
}

fn reach(needs: &[Vec<usize>], from: usize) -> Vec<bool> {
    let mut reached = vec![false; needs.len()];
    let mut pending = needs[from].clone();
    while let Some(rule) = pending.pop() {
        if !std::mem::replace(&mut reached[rule], true) {
            pending.extend(&needs[rule]);
        }
    }
    reached
}

fn relation_of(step: &Step) -> Option<Slot> {
    match step {
        Step::Join(atom) | Step::Absent(atom) | Step::Aggregate { over: atom, .. } => Some(atom.relation),
        Step::Text(..) | Step::Compare(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::compile::planned::Atom;

    fn rule(head: usize, reads: &[usize]) -> PlannedRule {
        let atom = |relation: &usize| Atom { relation: Slot(*relation), arguments: Vec::new() };
        let steps = reads.iter().map(|relation| Step::Join(atom(relation))).collect();
        PlannedRule { head: atom(&head), steps, swaps: false, place: String::new() }
    }

    #[test]
    fn a_relation_grows_only_while_its_recursive_rules_are_evaluated() {
        let rules = [rule(1, &[0]), rule(1, &[1, 0]), rule(2, &[1]), rule(1, &[0, 3])];
        let components = components(&rules);
        let growing =
            |at| (0..4).filter(|&relation| grows(&components, at, Slot(relation))).collect::<Vec<_>>();
        assert_eq!([growing(0), growing(1), growing(2), growing(3)], [vec![1], vec![1], vec![2], vec![1]]);
    }

    #[test]
    fn rules_that_need_each_other_grow_together() {
        let rules = [rule(1, &[2]), rule(2, &[1]), rule(2, &[0])];
        let components = components(&rules);
        assert!(grows(&components, 0, Slot(2)) && grows(&components, 1, Slot(1)));
        assert!(!grows(&components, 2, Slot(1)), "a base rule is evaluated before");
    }
}
