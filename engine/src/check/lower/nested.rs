//! Aggregates and ranges within terms and atoms: each gets a variable, which a condition beside binds.

use crate::syntax::{
    Aggregate, Atom, BinaryOperator, ColumnDeclaration, Comparison, Declaration, File, Formula, Literal,
    Name, Rule, Span, Term,
};
use std::collections::BTreeMap;

/// The aggregates and ranges that were taken out so far.
#[derive(Default)]
pub struct Taken {
    variables: usize,
    /// The places of the ranges.
    ranges: Vec<Span>,
    /// The ranges that get relations at once, each with the place where it stands first.
    fixed: Option<BTreeMap<[i32; 3], Span>>,
}

impl Taken {
    /// The places of the ranges.
    pub fn into_ranges(self) -> impl Iterator<Item = Span> {
        self.ranges.into_iter()
    }

    fn variable(&mut self, span: Span) -> Name {
        self.variables += 1;
        Name { text: format!("_result{}", self.variables), span }
    }
}

/// Takes the aggregates and ranges in the rules of `tree` out of the terms around them. Ranges of whole numbers that are
/// written down become relations of the file, if `are_declared`: what is compiled has all relations in the order of files.
pub fn take_out(tree: &mut File, are_declared: bool) {
    let mut taken = Taken { fixed: are_declared.then(BTreeMap::new), ..Taken::default() };
    tree.rules.iter_mut().for_each(|rule| of_rule(rule, &mut taken));
    for (range, span) in taken.fixed.unwrap_or_default() {
        let column = ColumnDeclaration { name: word("number", span), ty: word("number", span) };
        let [from, to, _] = range;
        tree.declarations.push(Declaration {
            name: word(&range_name(range), span),
            columns: vec![column],
            inline: None,
            equivalence: None,
            choice: Vec::new(),
            doc: range_doc(from, to),
        });
        tree.rules.extend(range_rules(&word(&range_name(range), span), range));
    }
}

fn word(text: &str, span: Span) -> Name {
    Name { text: text.to_owned(), span }
}

/// The name of the relation of a range.
pub fn range_name([from, to, step]: [i32; 3]) -> String {
    format!("range_{from}_{to}_{step}").replace('-', "m")
}

/// The documentation of that relation.
pub fn range_doc(from: i32, to: i32) -> String {
    format!("Holds if `number` is in the range from {from} to {to}.")
}

/// `name(from). name(n + step) :- name(n), n + step < to.`
pub fn range_rules(name: &Name, [from, to, step]: [i32; 3]) -> [Rule; 2] {
    let span = name.span;
    let before = if step > 0 { Comparison::Less } else { Comparison::Greater };
    let atom = |term| Atom { relation: name.clone(), terms: vec![term], span };
    let number = || Term::Variable(word("number", span));
    let step_term = Box::new(Term::Number(step, span));
    let next = Term::Binary(BinaryOperator::Add, Box::new(number()), step_term, span);
    // The last number that has a next one: the sum itself could be beyond the numbers that there are.
    let last = Term::Number(to.saturating_sub(step), span);
    let body = Formula::And(vec![
        Formula::Literal(Literal::Atom(atom(number()))),
        Formula::Literal(Literal::Compare(before, number(), last)),
    ]);
    [Rule::made(atom(Term::Number(from, span)), Formula::And(Vec::new())), Rule::made(atom(next), body)]
}

/// From, to and step of a range that has numbers, if its `bounds` are written down.
pub fn fixed(bounds: &[Term]) -> Option<[i32; 3]> {
    let number = |term: &Term| if let Term::Number(number, _) = term { Some(*number) } else { None };
    let (from, to) = (number(&bounds[0])?, number(&bounds[1])?);
    let step = match bounds.get(2) {
        Some(step) => number(step)?,
        None => 1 - 2 * i32::from(to < from),
    };
    (step != 0 && from != to && (to > from) == (step > 0)).then_some([from, to, step])
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
        Term::Variable(_) | Term::Any(_) | Term::Tag(..) | Term::Text(..) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        Term::Unary(_, inner, _) | Term::Name(inner, _) => of_term(inner, found, taken),
        Term::Binary(_, left, right, _) => {
            of_term(left, found, taken);
            of_term(right, found, taken);
        }
        Term::Record(terms, _) | Term::Call(_, terms, _) => {
            terms.iter_mut().for_each(|term| of_term(term, found, taken));
        }
        Term::Range(bounds, span) => {
            bounds.iter_mut().for_each(|bound| of_term(bound, found, taken));
            taken.ranges.push(*span);
            let variable = taken.variable(*span);
            if let (Some(range), Some(known)) = (fixed(bounds), &mut taken.fixed) {
                let span = *span;
                known.entry(range).or_insert(span);
                *term = Term::Variable(variable.clone());
                let relation = word(&range_name(range), span);
                let atom = Atom { relation, terms: vec![Term::Variable(variable)], span };
                found.push(Formula::Literal(Literal::Atom(atom)));
                return;
            }
            let range = std::mem::replace(term, Term::Variable(variable.clone()));
            let equal = Literal::Compare(Comparison::Equal, Term::Variable(variable), range);
            found.push(Formula::Literal(equal));
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
