//! Names in a question about one function that leave this function out: `"%t"` for `"f/%t"`.

use super::question::QUERY_FILE;
use crate::demangle::is_written;
use dfquery_engine::{
    base::{FactBase, split},
    check::{Aggregate, Atom, Literal, Program, Rule, Term},
    schema::TypeId,
};
use std::sync::Arc;

/// Completes the names of entities in the query of `program`: what is no name in `base` is one in the function number
/// `part`, if one is asked about, or one with the name of its function as people write it.
pub fn complete(program: &mut Program, base: &FactBase, part: Option<u32>) {
    let sources = &program.sources;
    let of_query = program.files.iter_mut().filter(|file| sources[file.id].name == QUERY_FILE);
    for rule in of_query.flat_map(|file| &mut Arc::make_mut(file).rules) {
        terms(rule, &mut |term| complete_term(base, part, term));
    }
}

fn complete_term(base: &FactBase, part: Option<u32>, term: &mut Term) {
    let Term::Entity(ty, name, _) = term else { return };
    if base.find(*ty, name).is_some() {
        return;
    }
    if let Some(full) = local(base, part, *ty, name).or_else(|| readable(base, *ty, name)) {
        *name = full;
    }
}

/// The full name of what is called `name` within the function number `part`.
fn local(base: &FactBase, part: Option<u32>, ty: TypeId, name: &str) -> Option<String> {
    let functions = base.schema().partition.filter(|_| base.schema().is_parted(ty))?;
    let full = format!("{}/{name}", base.name(functions, part?));
    // What a graph is made of is there only once its function is converted.
    let is_supplied = base.schema()[ty].listed_by.is_none() && split(name).is_none();
    (is_supplied || base.find(ty, &full).is_some()).then_some(full)
}

/// The full name of what is called `name` where functions are called as people call them; none if several are.
fn readable(base: &FactBase, ty: TypeId, name: &str) -> Option<String> {
    let functions = base.schema().partition?;
    let is_parted = base.schema().is_parted(ty) && ty != functions;
    // A name in the source may have slashes too, as an operator has; that of a block or value has not.
    let (function, local) = match name.rsplit_once('/') {
        Some((function, local)) if is_parted => (function, Some(local)),
        _ if is_parted => return None,
        _ => (name, None),
    };
    let candidates = (0..base.parts()).map(|part| base.name(functions, part));
    let mut candidates = candidates.filter(|known| is_written(function, known));
    let full = |known: String| local.map_or_else(|| known.clone(), |local| format!("{known}/{local}"));
    let found = full(candidates.next()?);
    (candidates.next().is_none() && base.find(ty, &found).is_some()).then_some(found)
}

/// Calls `visit` for every term of `rule`, parts of terms too.
fn terms(rule: &mut Rule, visit: &mut dyn FnMut(&mut Term)) {
    of_atom(&mut rule.head, visit);
    rule.inlined.iter_mut().for_each(|inlined| of_atom(&mut inlined.atom, visit));
    of_literals(&mut rule.body, visit);
}

fn of_literals(literals: &mut [Literal], visit: &mut dyn FnMut(&mut Term)) {
    for literal in literals {
        match literal {
            Literal::Atom(atom) | Literal::Not(atom) => of_atom(atom, visit),
            Literal::Compare(_, left, right) => [left, right].into_iter().for_each(|side| parts(side, visit)),
            Literal::Aggregate(Aggregate { value, body, .. }) => {
                value.iter_mut().for_each(|value| parts(value, visit));
                of_literals(body, visit);
            }
        }
    }
}

fn of_atom(atom: &mut Atom, visit: &mut dyn FnMut(&mut Term)) {
    atom.terms.iter_mut().for_each(|term| parts(term, visit));
}

fn parts(term: &mut Term, visit: &mut dyn FnMut(&mut Term)) {
    visit(term);
    match term {
        Term::Unary(_, operand) | Term::Name(_, operand) => parts(operand, visit),
        Term::Record(_, fields) | Term::Call(_, fields) => {
            fields.iter_mut().for_each(|field| parts(field, visit))
        }
        Term::Binary(_, left, right) => {
            parts(left, visit);
            parts(right, visit);
        }
        Term::Variable(_)
        | Term::Any
        | Term::Text(_)
        | Term::Number(_)
        | Term::Bits(..)
        | Term::Entity(..) => {}
    }
}
