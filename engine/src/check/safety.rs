//! Range restriction: every variable of a rule is bound.

use super::{
    declare::Declarations,
    program::{Literal, Rule, Term, VariableId},
};
use crate::{
    diagnostic::Diagnostic,
    syntax::{Comparison, Span},
};
use std::collections::BTreeSet;

/// The variables of `term`.
pub fn collect(term: &Term, ids: &mut BTreeSet<VariableId>) {
    match term {
        Term::Variable(id) => _ = ids.insert(*id),
        Term::Unary(_, inner) => collect(inner, ids),
        Term::Binary(_, left, right) => {
            collect(left, ids);
            collect(right, ids);
        }
        Term::Name(_, inner) => collect(inner, ids),
        Term::Record(_, fields) | Term::Call(_, fields) => {
            fields.iter().for_each(|field| collect(field, ids));
        }
        Term::Any | Term::Text(_) | Term::Number(_) | Term::Bits(..) | Term::Entity(..) => {}
    }
}

/// The variables of `rule` that something reads and nothing binds; `spans` says where each stands first.
///
/// An atom binds the variables that stand in it by themselves; `=` binds a variable when its other side is bound; an
/// aggregate binds its result.
pub fn check(declarations: &Declarations, rule: &Rule, spans: &[Span]) -> Vec<Diagnostic> {
    let bound = bound(&rule.body, BTreeSet::new());
    let mut read = BTreeSet::new();
    rule.head.terms.iter().for_each(|term| collect(term, &mut read));
    read_outside_atoms(&rule.body, &mut read);
    for literal in &rule.body {
        if let Literal::Aggregate(aggregate) = literal {
            let inside = self::bound(&aggregate.body, bound.clone());
            let mut needed = BTreeSet::new();
            read_outside_atoms(&aggregate.body, &mut needed);
            aggregate.value.iter().for_each(|value| collect(value, &mut needed));
            read.extend(&aggregate.outer);
            read.extend(needed.into_iter().filter(|id| !inside.contains(id)));
        }
    }
    let aggregates = || {
        rule.body.iter().filter_map(|literal| match literal {
            Literal::Aggregate(aggregate) => Some(aggregate),
            _ => None,
        })
    };
    // The result of an aggregate that waits for a variable which is none: that one is told.
    let is_result = |id: &VariableId| aggregates().any(|aggregate| aggregate.result == *id);
    let waits = |id: &VariableId| {
        let mut of_it = aggregates().filter(|aggregate| aggregate.result == *id);
        of_it.any(|aggregate| aggregate.outer.iter().any(|outer| !bound.contains(outer) && !is_result(outer)))
    };
    let mut problems: Vec<Diagnostic> = read
        .into_iter()
        .filter(|id| !bound.contains(id) && !waits(id))
        .map(|id| {
            let (name, span) = (&rule.variables[id.0 as usize].name, spans[id.0 as usize]);
            let error = declarations.error(format!("nothing binds `{name}`"), span);
            let witness = aggregates().find(|aggregate| !is_result(&id) && aggregate.outer.contains(&id));
            let Some(aggregate) = witness else {
                return error.help(format!("bind `{name}` by a positive atom in the body"));
            };
            let result = &rule.variables[usize::from(aggregate.result.0)].name;
            error.label("an aggregate reads it, and gives it no value").help(format!(
                "for the rows in which the result `{result}` stands, add the conditions in the braces behind them, with \
                 `{result}` in the place of the value"
            ))
        })
        .collect();
    if rule.head.terms.contains(&Term::Any) {
        problems.push(declarations.error("`_` is not allowed in a head", rule.head.span));
    }
    problems
}

/// The variables that `literals` bind, with those that are bound already.
pub fn bound(literals: &[Literal], mut bound: BTreeSet<VariableId>) -> BTreeSet<VariableId> {
    for literal in literals {
        match literal {
            Literal::Atom(atom) => bound.extend(atom.terms.iter().filter_map(variable)),
            Literal::Aggregate(_) | Literal::Not(_) | Literal::Compare(..) => {}
        }
    }
    loop {
        let before = bound.len();
        for literal in literals {
            if let Literal::Aggregate(aggregate) = literal
                && aggregate.outer.iter().all(|id| bound.contains(id))
            {
                bound.insert(aggregate.result);
            }
            let Literal::Compare(Comparison::Equal, left, right) = literal else { continue };
            for (one, other) in [(left, right), (right, left)] {
                let mut needed = BTreeSet::new();
                collect(other, &mut needed);
                if *other != Term::Any && needed.is_subset(&bound) {
                    bound.extend(matched(one));
                }
            }
        }
        if bound.len() == before {
            return bound;
        }
    }
}

/// The variables that `term` binds by what it is equal to.
fn matched(term: &Term) -> Vec<VariableId> {
    match term {
        Term::Variable(id) => vec![*id],
        Term::Record(_, fields) => fields.iter().flat_map(matched).collect(),
        _ => Vec::new(),
    }
}

fn variable(term: &Term) -> Option<VariableId> {
    match term {
        Term::Variable(id) => Some(*id),
        _ => None,
    }
}

/// The variables that have to be bound by something else than where they stand.
fn read_outside_atoms(literals: &[Literal], read: &mut BTreeSet<VariableId>) {
    for literal in literals {
        match literal {
            Literal::Atom(atom) => {
                let computed = atom.terms.iter().filter(|term| variable(term).is_none());
                computed.for_each(|term| collect(term, read));
            }
            Literal::Not(atom) => atom.terms.iter().for_each(|term| collect(term, read)),
            Literal::Compare(_, left, right) => {
                collect(left, read);
                collect(right, read);
            }
            Literal::Aggregate(_) => {}
        }
    }
}
