//! Bodies of rules in an order in which each condition can be met: a variable is bound before it is asked for.
//!
//! The order is that of the text, but that tests come as early as they can, and atoms that share a variable with what
//! is bound before those that do not. The planner of the runtime evaluator has no part in it.

use dfquery_engine::{
    check::{Aggregate, Literal, Rule, Term, VariableId},
    syntax::Comparison,
};
use std::collections::BTreeSet;

/// Variables that have a value.
pub type Bound = BTreeSet<VariableId>;

/// The conditions of `body` in an order in which each can be met.
pub fn in_order(body: &[Literal]) -> Vec<&Literal> {
    let mut left: Vec<&Literal> = body.iter().collect();
    let mut bound = Bound::new();
    let mut ordered = Vec::new();
    while !left.is_empty() {
        let at = next(&left, &bound).expect("a checked rule binds all that it asks for");
        let literal = left.remove(at);
        bound.extend(binds(literal, &bound));
        ordered.push(literal);
    }
    ordered
}

fn next(left: &[&Literal], bound: &Bound) -> Option<usize> {
    let ready = |&at: &usize| is_ready(left[at], bound);
    let is_atom = |&at: &usize| matches!(left[at], Literal::Atom(_));
    let shares = |&at: &usize| !variables_of(left[at]).is_disjoint(bound);
    let all = || (0..left.len()).filter(ready);
    all().find(|at| !is_atom(at)).or_else(|| all().find(shares)).or_else(|| all().next())
}

/// Returns true if `literal` can be met where the variables `bound` have values.
fn is_ready(literal: &Literal, bound: &Bound) -> bool {
    let known = |term: &Term| variables(term).is_subset(bound);
    match literal {
        Literal::Atom(atom) => {
            let own: Bound = atom.terms.iter().filter(|term| is_variable(term)).flat_map(variables).collect();
            atom.terms.iter().all(|term| variables(term).iter().all(|v| own.contains(v) || bound.contains(v)))
        }
        Literal::Not(atom) => atom.terms.iter().all(known),
        Literal::Compare(Comparison::Equal, left, right) => {
            known(left) && (known(right) || is_variable(right)) || known(right) && is_variable(left)
        }
        Literal::Compare(_, left, right) => known(left) && known(right),
        Literal::Aggregate(aggregate) => aggregate.outer.iter().all(|variable| bound.contains(variable)),
    }
}

/// The variables that `literal` gives a value.
pub fn binds(literal: &Literal, bound: &Bound) -> Bound {
    let mut new = match literal {
        Literal::Not(_) => Bound::new(),
        Literal::Aggregate(aggregate) => Bound::from([aggregate.result]),
        other => variables_of(other),
    };
    new.retain(|variable| !bound.contains(variable));
    new
}

fn is_variable(term: &Term) -> bool {
    matches!(term, Term::Variable(_))
}

fn variables_of(literal: &Literal) -> Bound {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => atom.terms.iter().flat_map(variables).collect(),
        Literal::Compare(_, left, right) => [left, right].into_iter().flat_map(variables).collect(),
        Literal::Aggregate(aggregate) => aggregate.outer.iter().copied().collect(),
    }
}

/// The variables in `term`.
pub fn variables(term: &Term) -> Bound {
    match term {
        Term::Variable(variable) => Bound::from([*variable]),
        Term::Unary(_, operand) => variables(operand),
        Term::Binary(_, left, right) => variables(left).into_iter().chain(variables(right)).collect(),
        _ => Bound::new(),
    }
}

/// The conditions over which `aggregate` runs, in order: its own, and atoms of `rule` that bind what only these bind.
pub fn of_aggregate<'r>(
    rule: &'r Rule,
    aggregate: &'r Aggregate,
    own: impl Fn(&Literal) -> bool,
) -> Vec<Literal> {
    let mut body = aggregate.body.clone();
    let positive = |body: &[Literal]| -> Bound {
        body.iter().filter(|l| matches!(l, Literal::Atom(_))).flat_map(variables_of).collect()
    };
    for variable in &aggregate.outer {
        if !positive(&body).contains(variable) {
            let binds = |literal: &&Literal| {
                matches!(literal, Literal::Atom(_))
                    && variables_of(literal).contains(variable)
                    && !own(literal)
            };
            body.extend(rule.body.iter().find(binds).cloned());
        }
    }
    body
}

/// The name of a variable in generated code, where it is a reference.
pub fn name(variable: VariableId) -> String {
    format!("v{}", variable.0)
}

/// `term` as an expression of type `u32` in a function that gives an option: `?` leaves where it has no value.
pub fn cell(term: &Term, texts: &[String]) -> String {
    match term {
        Term::Variable(variable) => format!("*{}", name(*variable)),
        Term::Text(text) => {
            format!("t{}", texts.iter().position(|t| t == text).expect("a unit has its texts"))
        }
        Term::Number(number) => format!("{}u32", *number as u32),
        other => format!("(({}) as u32)", number(other)),
    }
}

fn number(term: &Term) -> String {
    match term {
        Term::Variable(variable) => format!("(*{} as i32)", name(*variable)),
        Term::Number(number) => format!("({number}i32)"),
        Term::Unary(operator, operand) => format!("UnaryOperator::{operator:?}.apply({})", number(operand)),
        Term::Binary(operator, left, right) => {
            format!("BinaryOperator::{operator:?}.apply({}, {})?", number(left), number(right))
        }
        other => unreachable!("{other:?} is no number, or its rule is left out"),
    }
}

/// `left` compared with `right` as an expression of type `bool`, in a function that gives an option.
pub fn test(comparison: Comparison, left: &Term, right: &Term, texts: &[String]) -> String {
    let sign = if comparison == Comparison::Equal { "==" } else { comparison.sign() };
    format!("({} as i32) {sign} ({} as i32)", cell(left, texts), cell(right, texts))
}
