//! Subsumption: `a(x) <= a(y) :- body` takes a row out where another dominates it.
//!
//! Such a rule becomes one whose body has both rows and says that they are two.

use crate::{
    diagnostic::Diagnostic,
    syntax::{Atom, Comparison, File, Formula, Literal, Name, Sources, Term},
};

/// Puts both atoms of the subsumptions of `tree` into their bodies.
pub fn take_in(sources: &Sources, tree: &mut File, problems: &mut Vec<Diagnostic>) {
    for rule in &mut tree.rules {
        let (Some(greater), [lesser]) = (&mut rule.dominating, &mut rule.heads[..]) else { continue };
        if greater.relation.text != lesser.relation.text || greater.terms.len() != lesser.terms.len() {
            let message =
                format!("`{}` does not dominate rows of `{}`", greater.relation.text, lesser.relation.text);
            let error = Diagnostic::error(message).at(sources.place(greater.span));
            problems.push(error.help("write two rows of one relation"));
            continue;
        }
        fill(lesser, "lesser");
        fill(greater, "greater");
        let atoms = [&*lesser, &*greater].map(|atom| Formula::Literal(Literal::Atom(atom.clone())));
        let differ = Formula::Or(differences(lesser, greater));
        let body = std::mem::replace(&mut rule.body, Formula::And(Vec::new()));
        rule.body = Formula::And(atoms.into_iter().chain([body, differ]).collect());
    }
}

/// Gives what is left open in `atom` names.
fn fill(atom: &mut Atom, word: &str) {
    for (at, term) in atom.terms.iter_mut().enumerate() {
        if let Term::Any(span) = term {
            *term = Term::Variable(Name { text: format!("_{word}{at}"), span: *span });
        }
    }
}

/// The ways in which two rows differ, a column each.
fn differences(lesser: &Atom, greater: &Atom) -> Vec<Formula> {
    let can_differ = |(one, other): &(&Term, &Term)| match (one, other) {
        (Term::Variable(one), Term::Variable(other)) => one.text != other.text,
        _ => true,
    };
    let differs = |(one, other): (&Term, &Term)| {
        Formula::Literal(Literal::Compare(Comparison::NotEqual, one.clone(), other.clone()))
    };
    lesser.terms.iter().zip(&greater.terms).filter(can_differ).map(differs).collect()
}
