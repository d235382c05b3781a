//! Columns that may hold texts made by rules: these have no order to choose by.

use super::{
    declare::Declarations,
    program::{Atom, FileRules, Literal, Rule, Term, VariableId},
};
use crate::{
    diagnostic::Diagnostic,
    schema::{ColumnType, RelationId},
    syntax::Comparison,
};
use std::{collections::BTreeSet, sync::Arc};

/// A column of a relation.
type Column = (RelationId, usize);

/// Reports relations with `choice-domain` that may hold texts that rules make.
pub fn check(declarations: &Declarations, files: &[Arc<FileRules>], problems: &mut Vec<Diagnostic>) {
    let is_chosen = |id: &RelationId| !declarations.declared[usize::from(id.0)].choice.is_empty();
    let rules = || files.iter().flat_map(|file| &file.rules);
    if !declarations.unchecked().any(|id| is_chosen(&id)) || !rules().any(makes) {
        return;
    }
    let mut made: BTreeSet<Column> = BTreeSet::new();
    let mut known = usize::MAX;
    while std::mem::replace(&mut known, made.len()) != made.len() {
        for rule in rules() {
            let variables = variables(rule, &made);
            let terms = rule.head.terms.iter().enumerate();
            let cells = terms.filter(|(_, term)| is_made(term, &variables));
            made.extend(cells.map(|(at, _)| (rule.head.relation, at)).collect::<Vec<_>>());
        }
    }
    let relations: BTreeSet<RelationId> = made.iter().map(|(relation, _)| *relation).collect();
    for id in relations.into_iter().filter(is_chosen) {
        let message = format!(
            "`{}` has texts that rules make, which have no order to choose by",
            declarations.schema[id].shown
        );
        let span = declarations.declared[usize::from(id.0)].span;
        problems.push(declarations.error(message, span).help("give `choice-domain` numbers and entities"));
    }
}

/// Returns true if a term of `rule` makes texts.
fn makes(rule: &Rule) -> bool {
    let compared = rule.body.iter().flat_map(|literal| match literal {
        Literal::Compare(_, left, right) => vec![left, right],
        Literal::Atom(atom) | Literal::Not(atom) => atom.terms.iter().collect(),
        Literal::Aggregate(_) => Vec::new(),
    });
    rule.head.terms.iter().chain(compared).any(|term| is_made(term, &BTreeSet::new()))
}

/// The variables of `rule` that may be made texts, where the columns `made` may hold such.
fn variables(rule: &Rule, made: &BTreeSet<Column>) -> BTreeSet<VariableId> {
    let mut found = BTreeSet::new();
    let atoms = rule.body.iter().filter_map(|literal| match literal {
        Literal::Atom(atom) => Some(atom),
        _ => None,
    });
    for Atom { relation, terms, .. } in atoms {
        for (at, term) in terms.iter().enumerate() {
            if let (Term::Variable(id), true) = (term, made.contains(&(*relation, at))) {
                found.insert(*id);
            }
        }
    }
    let mut known = usize::MAX;
    while std::mem::replace(&mut known, found.len()) != found.len() {
        for literal in &rule.body {
            let Literal::Compare(Comparison::Equal, left, right) = literal else { continue };
            for (to, from) in [(left, right), (right, left)] {
                if is_made(from, &found) {
                    found.extend(bound(rule, to));
                }
            }
        }
    }
    found
}

/// The texts that `term` binds by what it is equal to.
fn bound(rule: &Rule, term: &Term) -> Vec<VariableId> {
    let is_text = |id: &VariableId| rule.variables[usize::from(id.0)].ty != ColumnType::Number;
    match term {
        Term::Variable(id) => vec![*id].into_iter().filter(is_text).collect(),
        Term::Record(_, fields) => fields.iter().flat_map(|field| bound(rule, field)).collect(),
        _ => Vec::new(),
    }
}

/// Returns true if `term` may be or hold a made text, where `variables` may be such.
fn is_made(term: &Term, variables: &BTreeSet<VariableId>) -> bool {
    match term {
        Term::Variable(id) => variables.contains(id),
        Term::Call(function, _) => function.makes_text(),
        Term::Name(..) => true,
        Term::Record(_, fields) => fields.iter().any(|field| is_made(field, variables)),
        _ => false,
    }
}
