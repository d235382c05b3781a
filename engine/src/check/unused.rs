//! Relations that nothing derives or uses, and variables that occur once.

use super::declare::Declarations;
use crate::{
    diagnostic::Diagnostic,
    schema::{Relation, RelationId, RelationKind},
    syntax::{self, Formula, Literal, Name, Rule, Span, Term},
};
use std::collections::{BTreeMap, BTreeSet};

/// Reports derived relations without a rule, and relations that stand in no body and in no `.output`.
pub fn check(declarations: &Declarations, trees: &[syntax::File], problems: &mut Vec<Diagnostic>) {
    let rules = || trees.iter().flat_map(|tree| &tree.rules);
    let known = |name: &Name| declarations.relation(name).ok();
    let derived: BTreeSet<RelationId> =
        rules().flat_map(|rule| &rule.heads).filter_map(|head| known(&head.relation)).collect();
    let mut names = Vec::new();
    rules().for_each(|rule| collect(&rule.body, &mut names));
    let used: BTreeSet<RelationId> = names.into_iter().filter_map(known).collect();
    rules().for_each(|rule| warn_of_single_variables(declarations, rule, problems));
    for id in declarations.unchecked() {
        let (relation, declared) = (&declarations.schema[id], &declarations.declared[usize::from(id.0)]);
        let name = relation.shown.as_str();
        if relation.kind != RelationKind::Input && !derived.contains(&id) {
            problems.push(without_rules(declarations, relation, declared.span));
        }
        let is_result = declared.output || relation.kind == RelationKind::Input;
        if !is_result && !used.contains(&id) && relation.kind != RelationKind::Inline {
            problems.push(
                declarations
                    .warning(format!("nothing uses `{name}`"), declared.span)
                    .help(format!("`.output {name}` makes it a result")),
            );
        }
    }
}

/// Rules that are run without compiling are those of users, who have no inputs of their own: a relation without rows is empty.
fn without_rules(declarations: &Declarations, relation: &Relation, span: Span) -> Diagnostic {
    let name = &relation.shown;
    if declarations.is_own(span.file) {
        return declarations
            .warning(format!("`{name}` has no rule, and is empty"), span)
            .help("write a rule for it, or its rows as facts: `p(1).`");
    }
    declarations
        .error(format!("`{name}` has no rule and is not an input"), span)
        .help(format!("write a rule for it, or `.input {name}`"))
}

/// Puts the names of the relations in `formula` into `used`.
pub fn collect<'t>(formula: &'t Formula, used: &mut Vec<&'t Name>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| collect(part, used)),
        Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
            used.push(&atom.relation);
        }
        Formula::Literal(Literal::Compare(_, left, right)) => {
            for term in [left, right] {
                if let Term::Aggregate(aggregate) = term {
                    collect(&aggregate.body, used);
                }
            }
        }
    }
}

/// Warns of each variable that is in `rule` once, does not begin with `_`, and is not named in the text of the rule.
fn warn_of_single_variables(declarations: &Declarations, rule: &Rule, problems: &mut Vec<Diagnostic>) {
    let mut names: Vec<&Name> = Vec::new();
    rule.heads.iter().flat_map(|head| &head.terms).for_each(|term| term_names(term, &mut names));
    formula_names(&rule.body, &mut names);
    let mut counts: BTreeMap<&str, u32> = BTreeMap::new();
    names.iter().for_each(|name| *counts.entry(&name.text).or_default() += 1);
    let is_told = |name: &Name| rule.doc.split('`').skip(1).step_by(2).any(|piece| piece == name.text);
    let is_single = |name: &&&Name| counts[name.text.as_str()] == 1 && !name.text.starts_with('_');
    for name in names.iter().filter(is_single).filter(|name| !is_told(name)) {
        problems.push(
            declarations
                .warning(format!("`{}` is used once", name.text), name.span)
                .help("write `_` if it may be anything"),
        );
    }
}

fn formula_names<'t>(formula: &'t Formula, names: &mut Vec<&'t Name>) {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| formula_names(part, names)),
        Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
            atom.terms.iter().for_each(|term| term_names(term, names));
        }
        Formula::Literal(Literal::Compare(_, left, right)) => {
            term_names(left, names);
            term_names(right, names);
        }
    }
}

fn term_names<'t>(term: &'t Term, names: &mut Vec<&'t Name>) {
    match term {
        Term::Variable(name) => names.push(name),
        Term::Unary(_, inner, _) => term_names(inner, names),
        Term::Binary(_, left, right, _) => {
            term_names(left, names);
            term_names(right, names);
        }
        Term::Name(inner, _) => term_names(inner, names),
        Term::Record(fields, _) | Term::Call(_, fields, _) | Term::Range(fields, _) => {
            fields.iter().for_each(|field| term_names(field, names))
        }
        Term::Aggregate(aggregate) => {
            aggregate.value.iter().for_each(|value| term_names(value, names));
            formula_names(&aggregate.body, names);
        }
        Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
    }
}
