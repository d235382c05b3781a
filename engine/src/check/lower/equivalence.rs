//! Equivalence relations, closed by rules: `.decl same(a: T, b: T) eqrel`.

use crate::syntax::{Atom, Declaration, File, Formula, Literal, Name, Rule, Span, Term};

/// Adds the rules that make the equivalence relations of `tree` reflexive, symmetric and transitive.
pub fn close(tree: &mut File) {
    let closed = |declaration: &Declaration| {
        declaration
            .equivalence
            .filter(|_| declaration.columns.len() == 2)
            .map(|span| rules(&declaration.name, span))
    };
    let rules: Vec<Rule> = tree.declarations.iter().filter_map(closed).flatten().collect();
    tree.rules.extend(rules);
}

fn rules(relation: &Name, span: Span) -> [Rule; 4] {
    let variable = |name: &str| Term::Variable(Name { text: name.to_owned(), span });
    let atom = |left: Term, right: Term| Atom { relation: relation.clone(), terms: vec![left, right], span };
    let rule = |head: Atom, body: Vec<Atom>| {
        let body = body.into_iter().map(|atom| Formula::Literal(Literal::Atom(atom)));
        Rule::made(head, Formula::And(body.collect()))
    };
    let [a, b, c] = ["a", "b", "c"].map(variable);
    let any = Term::Any(span);
    [
        rule(atom(a.clone(), a.clone()), vec![atom(a.clone(), any.clone())]),
        rule(atom(a.clone(), a.clone()), vec![atom(any, a.clone())]),
        rule(atom(b.clone(), a.clone()), vec![atom(a.clone(), b.clone())]),
        rule(atom(a.clone(), c.clone()), vec![atom(a, b.clone()), atom(b, c)]),
    ]
}
