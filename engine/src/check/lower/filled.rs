//! Inputs that rules fill as well: their rows from outside are those of a relation beside them.

use crate::syntax::{Atom, Declaration, Directive, DirectiveKind, File, Formula, Literal, Name, Rule, Term};
use std::collections::{HashMap, HashSet};

/// The ending of the name of the relation beside.
const OUTSIDE: &str = ".outside";

/// Gives each input of `tree` that its rules fill a relation beside it, and a rule that reads it.
pub fn divide(tree: &mut File) {
    let heads = tree.rules.iter().flat_map(|rule| &rule.heads);
    let filled: HashSet<String> = heads.map(|head| head.relation.text.clone()).collect();
    let declared: HashMap<String, Declaration> =
        tree.declarations.iter().map(|some| (some.name.text.clone(), some.clone())).collect();
    let is_divided = |directive: &Directive| {
        directive.kind == DirectiveKind::Input && filled.contains(&directive.relation.text)
    };
    for directive in tree.directives.iter_mut().filter(|directive| is_divided(directive)) {
        let Some(declaration) = declared.get(&directive.relation.text) else { continue };
        let name = &declaration.name;
        let beside = Name { text: format!("{}{OUTSIDE}", name.text), span: name.span };
        tree.rules.push(copy(declaration, name, &beside));
        let is_named = |(key, _): &(Name, Name)| ["filename", "name"].contains(&key.text.as_str());
        if !directive.parameters.iter().any(is_named) {
            let key = Name { text: "name".to_owned(), span: name.span };
            directive.parameters.push((key, name.clone()));
        }
        directive.relation = beside.clone();
        let choice = Vec::new();
        tree.declarations.push(Declaration {
            name: beside,
            choice,
            equivalence: None,
            ..declaration.clone()
        });
    }
}

/// `name(a, b) :- beside(a, b).`
fn copy(declaration: &Declaration, name: &Name, beside: &Name) -> Rule {
    let variable = |at: usize| Term::Variable(Name { text: format!("column{at}"), span: name.span });
    let terms: Vec<Term> = (0..declaration.columns.len()).map(variable).collect();
    let atom = |relation: &Name| Atom { relation: relation.clone(), terms: terms.clone(), span: name.span };
    Rule::made(atom(name), Formula::Literal(Literal::Atom(atom(beside))))
}
