//! Aggregates and ranges within terms and atoms: each gets a variable, which a condition beside binds.

use crate::syntax::{
    Aggregate, Atom, BinaryOperator, ColumnDeclaration, Comparison, Declaration, File, Formula, Literal,
    Name, Range, Rule, Span, Term,
};
use std::collections::BTreeMap;

/// The variables and ranges that were taken out so far.
#[derive(Default)]
pub struct Taken {
    variables: usize,
    /// The ranges, each with the place where it stands first.
    ranges: BTreeMap<Range, Span>,
}

impl Taken {
    /// The places of the ranges.
    pub fn into_ranges(self) -> impl Iterator<Item = Span> {
        self.ranges.into_values()
    }

    fn variable(&mut self, span: Span) -> Name {
        self.variables += 1;
        Name { text: format!("_result{}", self.variables), span }
    }
}

/// Takes the aggregates and ranges in the rules of `tree` out of the terms around them.
pub fn take_out(tree: &mut File) {
    let mut taken = Taken::default();
    tree.rules.iter_mut().for_each(|rule| of_rule(rule, &mut taken));
    for (range, span) in taken.ranges {
        let column = ColumnDeclaration { name: word("number", span), ty: word("number", span) };
        tree.declarations.push(Declaration {
            name: name(range, span),
            columns: vec![column],
            inline: None,
            equivalence: None,
            choice: Vec::new(),
            doc: format!("Holds if `number` is in the range from {} to {}.", range.from, range.to),
        });
        tree.rules.extend(rules(range, span));
    }
}

fn word(text: &str, span: Span) -> Name {
    Name { text: text.to_owned(), span }
}

/// The relation of the numbers of `range`.
fn name(range: Range, span: Span) -> Name {
    let Range { from, to, step } = range;
    word(&format!("range_{from}_{to}_{step}").replace('-', "m"), span)
}

/// `range(from). range(n + step) :- range(n), n + step < to.`
fn rules(range: Range, span: Span) -> [Rule; 2] {
    let Range { from, to, step } = range;
    let before = if step > 0 { Comparison::Less } else { Comparison::Greater };
    let atom = |term| Atom { relation: name(range, span), terms: vec![term], span };
    let number = || Term::Variable(word("number", span));
    let next =
        Term::Binary(BinaryOperator::Add, Box::new(number()), Box::new(Term::Number(step, span)), span);
    // The last number that has a next one: the sum itself could be beyond the numbers that there are.
    let last = Term::Number(to.saturating_sub(step), span);
    let body = Formula::And(vec![
        Formula::Literal(Literal::Atom(atom(number()))),
        Formula::Literal(Literal::Compare(before, number(), last)),
    ]);
    [Rule::made(atom(Term::Number(from, span)), Formula::And(Vec::new())), Rule::made(atom(next), body)]
}

fn of_rule(rule: &mut Rule, taken: &mut Taken) {
    of_body(&mut rule.body, taken);
    let mut found = Vec::new();
    for term in rule.heads.iter_mut().flat_map(|head| &mut head.terms) {
        of_term(term, &mut found, taken);
    }
    put_before(found, &mut rule.body);
}

/// The same in the body of a rule or an aggregate.
pub fn of_body(body: &mut Formula, taken: &mut Taken) {
    let mut found = Vec::new();
    match body {
        Formula::And(parts) | Formula::Or(parts) => parts.iter_mut().for_each(|part| of_body(part, taken)),
        Formula::Literal(Literal::Atom(atom) | Literal::Not(atom, _)) => {
            atom.terms.iter_mut().for_each(|term| of_term(term, &mut found, taken));
        }
        Formula::Literal(Literal::Compare(_, left, right)) => match (&mut *left, &mut *right) {
            // A comparison with an aggregate is a condition of its own.
            (Term::Aggregate(aggregate), other) | (other, Term::Aggregate(aggregate)) => {
                of_aggregate(aggregate, taken);
                of_term(other, &mut found, taken);
            }
            (left, right) => [left, right].into_iter().for_each(|side| of_term(side, &mut found, taken)),
        },
    }
    put_before(found, body);
}

fn of_aggregate(aggregate: &mut Aggregate, taken: &mut Taken) {
    of_body(&mut aggregate.body, taken);
    let mut found = Vec::new();
    aggregate.value.iter_mut().for_each(|value| of_term(value, &mut found, taken));
    put_before(found, &mut aggregate.body);
}

/// Adds the conditions `found` before those of `body`.
fn put_before(mut found: Vec<Formula>, body: &mut Formula) {
    if !found.is_empty() {
        found.push(std::mem::replace(body, Formula::And(Vec::new())));
        *body = Formula::And(found);
    }
}

/// Puts variables in the places of the aggregates in `term`, and their equations into `found`.
fn of_term(term: &mut Term, found: &mut Vec<Formula>, taken: &mut Taken) {
    match term {
        Term::Variable(_) | Term::Any(_) | Term::Text(..) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        Term::Unary(_, inner, _) | Term::Name(inner, _) => of_term(inner, found, taken),
        Term::Binary(_, left, right, _) => {
            of_term(left, found, taken);
            of_term(right, found, taken);
        }
        Term::Record(terms, _) | Term::Call(_, terms, _) => {
            terms.iter_mut().for_each(|term| of_term(term, found, taken));
        }
        Term::Range(range, span) => {
            let (range, span) = (*range, *span);
            if range.is_empty() {
                *term = Term::Number(range.from, span);
                found.push(Formula::Or(Vec::new()));
                return;
            }
            let variable = Term::Variable(taken.variable(span));
            taken.ranges.entry(range).or_insert(span);
            *term = variable.clone();
            let atom = Atom { relation: name(range, span), terms: vec![variable], span };
            found.push(Formula::Literal(Literal::Atom(atom)));
        }
        Term::Aggregate(aggregate) => {
            of_aggregate(aggregate, taken);
            let variable = taken.variable(aggregate.span);
            let aggregate = std::mem::replace(term, Term::Variable(variable.clone()));
            found.push(Formula::Literal(Literal::Compare(
                Comparison::Equal,
                Term::Variable(variable),
                aggregate,
            )));
        }
    }
}
