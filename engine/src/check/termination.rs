//! Rules that count without bound.
//!
//! ```text
//! n(x + 1) :- n(x).
//! ```
//!
//! Numbers wrap, so such a rule ends after 2^32 rounds, which is never. What is looked at is a head that is computed
//! from what the rules of its own stratum derive. A bound is whatever else the body says of the number: a comparison, a
//! negated relation, a relation that is complete before. Whether it bounds on the right side is not asked.

use super::{
    declare::Declarations,
    program::{Atom, FileRules, Literal, Rule, Term, VariableId},
    safety::collect,
};
use crate::{
    diagnostic::Diagnostic,
    schema::RelationId,
    syntax::{BinaryOperator, Comparison},
};
use std::collections::{BTreeMap, BTreeSet};

/// Warns of the rules of `file` whose heads may grow without end.
pub fn check(declarations: &Declarations, file: &FileRules, problems: &mut Vec<Diagnostic>) {
    let strata = file.strata.iter().enumerate();
    let stratum: BTreeMap<RelationId, usize> =
        strata.flat_map(|(at, relations)| relations.iter().map(move |&relation| (relation, at))).collect();
    let mut rules: BTreeMap<usize, Vec<&Rule>> = BTreeMap::new();
    file.rules.iter().for_each(|rule| rules.entry(stratum[&rule.head.relation]).or_default().push(rule));
    let mut told = BTreeSet::new();
    for (home, rules) in rules {
        let is_own = |atom: &&Atom| stratum.get(&atom.relation) == Some(&home);
        let bounded: BTreeSet<RelationId> =
            rules.iter().filter(|rule| rule.removes).map(|rule| rule.head.relation).collect();
        let recursive = rules
            .iter()
            .filter(|rule| !bounded.contains(&rule.head.relation) && atoms(rule).any(|atom| is_own(&atom)));
        let climbing: Vec<&Rule> =
            recursive.copied().filter(|rule| climbs(declarations, rule, &is_own).next().is_some()).collect();
        if climbing.is_empty() {
            continue;
        }
        let flow = flow(&rules, &is_own);
        for rule in climbing {
            let returns = climbs(declarations, rule, &is_own).any(|(column, raised)| {
                let reached = reached(&flow, (rule.head.relation, column));
                raised.iter().any(|&id| columns(rule, id, &is_own).all(|column| reached.contains(&column)))
            });
            if returns && told.insert((rule.head.relation, rule.line)) {
                problems.push(endless(declarations, rule));
            }
        }
    }
}

/// A column of a relation.
type Column = (RelationId, usize);

/// The columns whose numbers come from each column of a stratum by one of its `rules`.
fn flow(rules: &[&Rule], is_own: &impl Fn(&&Atom) -> bool) -> BTreeMap<Column, BTreeSet<Column>> {
    let mut flow: BTreeMap<Column, BTreeSet<Column>> = BTreeMap::new();
    for rule in rules {
        let others = others(rule, is_own);
        for (at, term) in rule.head.terms.iter().enumerate() {
            let number = Number::of(rule, &others, term);
            let from = number.members.difference(&others).flat_map(|&id| columns(rule, id, is_own));
            from.for_each(|from| _ = flow.entry(from).or_default().insert((rule.head.relation, at)));
        }
    }
    flow
}

/// The columns of the stratum that hold `id` in the body of `rule`.
fn columns(rule: &Rule, id: VariableId, is_own: &impl Fn(&&Atom) -> bool) -> impl Iterator<Item = Column> {
    atoms(rule).filter(is_own).flat_map(move |atom| {
        let terms = atom.terms.iter().enumerate();
        terms.filter(move |(_, term)| **term == Term::Variable(id)).map(|(at, _)| (atom.relation, at))
    })
}

fn reached(flow: &BTreeMap<Column, BTreeSet<Column>>, from: Column) -> BTreeSet<Column> {
    let (mut seen, mut work) = (BTreeSet::from([from]), vec![from]);
    while let Some(at) = work.pop() {
        work.extend(flow.get(&at).into_iter().flatten().filter(|&&to| seen.insert(to)));
    }
    seen
}

/// The variables that relations bind which are complete before.
fn others(rule: &Rule, is_own: &impl Fn(&&Atom) -> bool) -> BTreeSet<VariableId> {
    let mut others = BTreeSet::new();
    let complete = atoms(rule).filter(|atom| !is_own(atom));
    complete.flat_map(|atom| &atom.terms).for_each(|term| collect(term, &mut others));
    others
}

fn endless(declarations: &Declarations, rule: &Rule) -> Diagnostic {
    let name = &declarations.schema[rule.head.relation].shown;
    declarations
        .warning(
            format!("`{name}` is computed from itself without a bound, and may never end"),
            rule.head.span,
        )
        .help("bound it in the body, as in `x < 100`, or let `choice-domain` keep one row of each")
}

/// The columns of the head of `rule` to which something is added, with the variables of its stratum to which it is,
/// unless the body bounds them.
fn climbs(
    declarations: &Declarations,
    rule: &Rule,
    is_own: &impl Fn(&&Atom) -> bool,
) -> impl Iterator<Item = (usize, Vec<VariableId>)> {
    let others = others(rule, is_own);
    let choices = &declarations.declared[rule.head.relation.0 as usize].choice;
    let is_chosen = |column: usize| choices.iter().any(|group| !group.contains(&column));
    rule.head.terms.iter().enumerate().filter(move |(column, _)| !is_chosen(*column)).filter_map(
        move |(column, term)| {
            let number = Number::of(rule, &others, term);
            (!number.raised.is_empty() && !number.is_bounded()).then_some((column, number.raised))
        },
    )
}

fn atoms(rule: &Rule) -> impl Iterator<Item = &Atom> {
    rule.body.iter().filter_map(atom)
}

fn atom(literal: &Literal) -> Option<&Atom> {
    match literal {
        Literal::Atom(atom) => Some(atom),
        _ => None,
    }
}

/// A number of a head, and what it is computed from.
struct Number<'r> {
    rule: &'r Rule,
    /// The variables that relations bind which are complete before.
    others: &'r BTreeSet<VariableId>,
    /// The variables that it is computed from.
    members: BTreeSet<VariableId>,
    /// Those that atoms of its stratum hold, and to which something is added.
    raised: Vec<VariableId>,
}

impl<'r> Number<'r> {
    fn of(rule: &'r Rule, others: &'r BTreeSet<VariableId>, term: &Term) -> Self {
        let mut number = Number { rule, others, members: BTreeSet::new(), raised: Vec::new() };
        number.follow(term, false);
        number
    }

    /// Goes through `term`, to which something is added already if it is `raised`.
    fn follow(&mut self, term: &Term, raised: bool) {
        match term {
            Term::Binary(
                BinaryOperator::Add | BinaryOperator::Subtract | BinaryOperator::Multiply,
                left,
                right,
            ) => {
                self.follow(left, true);
                self.follow(right, true);
            }
            Term::Variable(id) => self.follow_variable(*id, raised),
            _ => {}
        }
    }

    fn follow_variable(&mut self, id: VariableId, raised: bool) {
        if !self.members.insert(id) || self.others.contains(&id) {
            return;
        }
        match self.definition(id) {
            Some(term) => self.follow(term, raised),
            None if raised && atoms(self.rule).any(|atom| holds(atom, id)) => self.raised.push(id),
            None => {}
        }
    }

    /// The term equal to `id` by an `=`, if no atom holds `id`.
    fn definition(&self, id: VariableId) -> Option<&'r Term> {
        if atoms(self.rule).any(|atom| holds(atom, id)) {
            return None;
        }
        self.rule.body.iter().find_map(|literal| match literal {
            Literal::Compare(Comparison::Equal, left, right) if *left == Term::Variable(id) => Some(right),
            Literal::Compare(Comparison::Equal, left, right) if *right == Term::Variable(id) => Some(left),
            _ => None,
        })
    }

    /// Returns true if the body says more of the number than what it is computed from.
    fn is_bounded(&self) -> bool {
        let names = |terms: &[&Term]| {
            let mut ids = BTreeSet::new();
            terms.iter().for_each(|term| collect(term, &mut ids));
            ids.intersection(&self.members).next().is_some()
        };
        let defines = |term: &Term| matches!(term, Term::Variable(id) if self.definition(*id).is_some());
        self.rule.body.iter().any(|literal| match literal {
            Literal::Compare(Comparison::Equal, left, right) if defines(left) || defines(right) => false,
            Literal::Compare(_, left, right) => names(&[left, right]),
            Literal::Not(atom) => names(&atom.terms.iter().collect::<Vec<_>>()),
            Literal::Aggregate(aggregate) => {
                aggregate.outer.iter().chain([&aggregate.result]).any(|id| self.members.contains(id))
            }
            Literal::Atom(_) => false,
        })
    }
}

fn holds(atom: &Atom, id: VariableId) -> bool {
    atom.terms.contains(&Term::Variable(id))
}
