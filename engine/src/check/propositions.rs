//! Relations without columns: they hold or do not, and have a hidden column, which is 0.

use super::declare::Declarations;
use crate::{
    diagnostic::Diagnostic,
    syntax::{Atom, File, Formula, Term},
};

/// Fills in the hidden column in the atoms of `tree`.
pub fn fill(declarations: &Declarations, tree: &mut File, problems: &mut Vec<Diagnostic>) {
    for rule in &mut tree.rules {
        rule.atoms_mut(&mut |atom| give(declarations, atom, problems));
    }
}

/// The same in the body of a rule.
pub fn formula(declarations: &Declarations, body: &mut Formula, problems: &mut Vec<Diagnostic>) {
    body.atoms_mut(&mut |atom| give(declarations, atom, problems));
}

fn give(declarations: &Declarations, atom: &mut Atom, problems: &mut Vec<Diagnostic>) {
    let is_proposition =
        declarations.known(&atom.relation).is_some_and(|id| declarations.schema[id].is_proposition());
    if !is_proposition {
        return;
    }
    if !atom.terms.is_empty() {
        let message = format!("`{}` has no columns", atom.relation.text);
        let help = format!("write `{}()`", atom.relation.text);
        problems.push(declarations.error(message, atom.span).help(help));
    }
    atom.terms = vec![Term::Number(0, atom.span)];
}
