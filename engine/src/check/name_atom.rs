//! `name(entity, text)`: the text that names an entity, unless a relation is called so.

use super::declare::Declarations;
use crate::syntax::{Aggregate, Atom, Comparison, File, Formula, Literal, Term};

/// The name of what looks like a relation.
const NAME: &str = "name";

/// Puts `text = as(entity, symbol)` in the places of `name(entity, text)` in the rules of `tree`.
pub fn file(declarations: &Declarations, tree: &mut File) {
    tree.rules.iter_mut().for_each(|rule| formula(declarations, &mut rule.body));
}

/// The same in the body of a rule.
pub fn formula(declarations: &Declarations, body: &mut Formula) {
    match body {
        Formula::And(parts) | Formula::Or(parts) => {
            parts.iter_mut().for_each(|part| formula(declarations, part));
        }
        Formula::Literal(literal) => replace(declarations, literal),
    }
}

fn replace(declarations: &Declarations, literal: &mut Literal) {
    let how = match literal {
        Literal::Atom(atom) if is_name(declarations, atom) => Comparison::Equal,
        Literal::Not(atom, _) if is_name(declarations, atom) => Comparison::NotEqual,
        Literal::Compare(_, left, right) => {
            for side in [left, right] {
                if let Term::Aggregate(aggregate) = side {
                    let Aggregate { body, .. } = &mut **aggregate;
                    formula(declarations, body);
                }
            }
            return;
        }
        _ => return,
    };
    let (Literal::Atom(atom) | Literal::Not(atom, _)) = literal else { return };
    let [entity, text] = &atom.terms[..] else { return };
    let name = Term::Name(Box::new(entity.clone()), atom.span);
    *literal = Literal::Compare(how, text.clone(), name);
}

/// Returns true if `atom` is about names.
fn is_name(declarations: &Declarations, atom: &Atom) -> bool {
    atom.relation.text == NAME && atom.terms.len() == 2 && declarations.known(&atom.relation).is_none()
}
