//! Names of records that no relation holds: `r = [x, y], r = [v, w]` says that `x` is `v` and `y` is `w`.
//!
//! Such a record needs no type. It takes the place of its name.

use super::{declare::Declarations, expand::rename_literal, kinds::Kinds};
use crate::syntax::{Atom, Comparison, Literal, Name, Term};

/// The conditions `numbered` of a rule, with the numbers that they have there, without names for records that have no
/// type.
pub fn resolved(
    declarations: &Declarations,
    head: &Atom,
    mut numbered: Vec<(usize, Literal)>,
) -> (Vec<usize>, Vec<Literal>) {
    let is_record = |(_, literal): &(usize, Literal)| {
        matches!(literal, Literal::Compare(_, Term::Record(..), _) | Literal::Compare(_, _, Term::Record(..)))
    };
    if numbered.iter().any(is_record) {
        let literals: Vec<Literal> = numbered.iter().map(|(_, literal)| literal.clone()).collect();
        let kinds = Kinds::of(declarations, Some(head), &literals);
        while let Some((at, name, record)) = named(&kinds, &numbered) {
            numbered.remove(at);
            let replace = |other: &Name| match other.text == name {
                true => record.clone(),
                false => Term::Variable(other.clone()),
            };
            for (_, literal) in &mut numbered {
                *literal = rename_literal(literal, &replace);
            }
        }
    }
    numbered.into_iter().unzip()
}

/// The place of an equation between a name without a type and a record that does not hold it, and both.
fn named(kinds: &Kinds, numbered: &[(usize, Literal)]) -> Option<(usize, String, Term)> {
    numbered.iter().enumerate().find_map(|(at, (_, literal))| match literal {
        Literal::Compare(Comparison::Equal, Term::Variable(name), record @ Term::Record(fields, _))
        | Literal::Compare(Comparison::Equal, record @ Term::Record(fields, _), Term::Variable(name))
            if !fields.is_empty()
                && kinds.of_term(&Term::Variable(name.clone())).is_none()
                && !holds(record, &name.text) =>
        {
            Some((at, name.text.clone(), record.clone()))
        }
        _ => None,
    })
}

fn holds(term: &Term, name: &str) -> bool {
    match term {
        Term::Record(fields, _) => fields.iter().any(|field| holds(field, name)),
        Term::Variable(other) => other.text == name,
        _ => false,
    }
}
