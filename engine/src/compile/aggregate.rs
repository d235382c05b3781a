//! Aggregates: taken over one atom, which may have to be a relation made for the purpose.
//!
//! `n = count : { p(x, y), y < z }` counts the rows of a relation that holds every `(x, y, z)` with `p(x, y), y < z`.
//! Its rule must bind `z` by itself, so it takes an atom that holds `z` from the rule around.

use super::{
    plan::{Body, UnitBuilder},
    planned::{Argument, Atom, MAX_ARITY, PlannedRule, Step},
};
use crate::{
    check::{Aggregate, Literal, Rule, Term, VariableId},
    diagnostic::Diagnostic,
    schema::ColumnType,
    syntax::Aggregation,
};
use std::collections::BTreeSet;

impl UnitBuilder<'_> {
    /// Appends the step of `aggregate` to `body`; gives the rule of the relation it needs, if it needs one.
    pub(super) fn aggregate(
        &mut self,
        rule: &Rule,
        aggregate: &Aggregate,
        place: &str,
        body: &mut Body,
    ) -> Result<Option<PlannedRule>, Box<Diagnostic>> {
        plan(self, rule, aggregate, place, body)
    }
}

fn plan(
    unit: &mut UnitBuilder,
    rule: &Rule,
    aggregate: &Aggregate,
    place: &str,
    body: &mut Body,
) -> Result<Option<PlannedRule>, Box<Diagnostic>> {
    let Aggregate { result, operation, .. } = *aggregate;
    if let Some((atom, value)) = single_atom(aggregate) {
        let mut over = body.atom(unit, atom);
        for argument in &mut over.arguments {
            if matches!(argument, Argument::Variable(v) if aggregate.inner.contains(v) && Some(*v) != value) {
                *argument = Argument::Any;
            }
        }
        body.steps.push(Step::Aggregate { result, operation, value, over });
        return Ok(None);
    }
    let (rows, value) = rows(unit, rule, aggregate, place)?;
    let mut over = rows.head.clone();
    for argument in &mut over.arguments {
        if matches!(argument, Argument::Variable(variable) if !aggregate.outer.contains(variable)) {
            *argument = Argument::Any;
        }
    }
    let value = value.map(|column| {
        let variable = body.variable(ColumnType::Number);
        over.arguments[column] = Argument::Variable(variable);
        variable
    });
    body.steps.push(Step::Aggregate { result, operation, value, over });
    Ok(Some(rows))
}

/// The only atom of the body, if the aggregate can be taken over it as it stands: no inner variable twice, and
/// the value is one of them.
fn single_atom(aggregate: &Aggregate) -> Option<(&crate::check::Atom, Option<VariableId>)> {
    let [Literal::Atom(atom)] = &aggregate.body[..] else { return None };
    let mut seen = BTreeSet::new();
    let simple = atom.terms.iter().all(|term| match term {
        Term::Variable(variable) => seen.insert(*variable),
        Term::Unary(..) | Term::Binary(..) | Term::Record(..) | Term::Call(..) | Term::Name(..) => false,
        Term::Any | Term::Text(_) | Term::Number(_) | Term::Entity(..) => true,
    });
    let value = match &aggregate.value {
        None => Some(None),
        Some(Term::Variable(value)) if aggregate.inner.contains(value) => Some(Some(*value)),
        Some(_) => None,
    };
    value.filter(|_| simple).map(|value| (atom, value))
}

/// The rule of a relation with one row for every assignment that the aggregate runs over, and the column of the
/// value in it.
fn rows(
    unit: &mut UnitBuilder,
    rule: &Rule,
    aggregate: &Aggregate,
    place: &str,
) -> Result<(PlannedRule, Option<usize>), Box<Diagnostic>> {
    let mut body = Body::new(rule.variables.iter().map(|variable| variable.ty).collect());
    for literal in aggregate.body.iter().chain(binding(unit, rule, aggregate)?) {
        body.literal(unit, literal);
    }
    let value = aggregate.value.as_ref().map(|term| value_variable(unit, aggregate, &mut body, term));
    let mut columns = aggregate.outer.clone();
    if matches!(aggregate.operation, Aggregation::Count | Aggregation::Sum) {
        columns.extend(&aggregate.inner);
    }
    columns.extend(value.filter(|value| !columns.contains(value)));
    let value = value.and_then(|value| columns.iter().position(|&column| column == value));
    if columns.len() > MAX_ARITY {
        let message = format!("this aggregate runs over {} variables", columns.len());
        let help =
            format!("at most {} can be compiled; derive its rows in a relation of their own", MAX_ARITY);
        return Err(refusal(unit, aggregate, message, help));
    }
    let mut types: Vec<ColumnType> =
        columns.iter().map(|variable| body.variables[variable.0 as usize]).collect();
    let mut arguments: Vec<Argument> = columns.into_iter().map(Argument::Variable).collect();
    if arguments.is_empty() {
        (types, arguments) = (vec![ColumnType::Number], vec![Argument::Number(0)]);
    }
    let head = Atom { relation: unit.add_rows(types), arguments };
    Ok((PlannedRule { head, steps: body.steps, swaps: false, place: place.to_owned() }, value))
}

/// The variable whose values are aggregated: an inner one, or a new one that equals the term.
fn value_variable(unit: &mut UnitBuilder, aggregate: &Aggregate, body: &mut Body, term: &Term) -> VariableId {
    match term {
        Term::Variable(variable) if aggregate.inner.contains(variable) => *variable,
        _ => {
            let term = body.term(unit, term);
            body.equal(ColumnType::Number, term)
        }
    }
}

/// Atoms of the rule around that bind those outer variables which the body of the aggregate does not bind itself.
fn binding<'r>(
    unit: &UnitBuilder,
    rule: &'r Rule,
    aggregate: &Aggregate,
) -> Result<Vec<&'r Literal>, Box<Diagnostic>> {
    let mut bound: BTreeSet<VariableId> = aggregate.body.iter().flat_map(bound_by).collect();
    let mut atoms = Vec::new();
    for variable in &aggregate.outer {
        if bound.contains(variable) {
            continue;
        }
        let holds =
            |literal: &&Literal| bound_by(literal).contains(variable) && finished(unit, rule, literal);
        let Some(literal) = rule.body.iter().find(holds) else {
            let name = &rule.variables[variable.0 as usize].name;
            let message = format!("nothing binds `{name}` inside this aggregate");
            let help = format!("bind `{name}` by a positive atom in its body");
            return Err(refusal(unit, aggregate, message, help));
        };
        bound.extend(bound_by(literal));
        atoms.push(literal);
    }
    Ok(atoms)
}

fn refusal(unit: &UnitBuilder, aggregate: &Aggregate, message: String, help: String) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(message).at(unit.program.sources.place(aggregate.span)).help(help))
}

fn bound_by(literal: &Literal) -> Vec<VariableId> {
    let Literal::Atom(atom) = literal else { return Vec::new() };
    let variable = |term: &Term| match term {
        Term::Variable(variable) => Some(*variable),
        _ => None,
    };
    atom.terms.iter().filter_map(variable).collect()
}

/// Whether the relation of the atom is complete before the head of `rule` grows, so that an aggregate may see it.
fn finished(unit: &UnitBuilder, rule: &Rule, literal: &Literal) -> bool {
    let Literal::Atom(atom) = literal else { return false };
    let stratum = |relation| unit.file.strata.iter().position(|stratum| stratum.contains(&relation));
    stratum(atom.relation) < stratum(rule.head.relation)
}
