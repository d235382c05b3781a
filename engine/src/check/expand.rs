//! One rule as conjunctions without disjunctions and without inline relations.

mod size;
mod sizes;

use super::declare::Declarations;
use crate::{
    diagnostic::Diagnostic,
    schema::{RelationId, RelationKind},
    syntax::{self, Aggregate, Atom, Comparison, Formula, Literal, Name, Span, Term},
};
use size::Sizes;
use std::{cell::RefCell, collections::HashMap};

/// One rule of an inline relation: its columns by name, and one conjunction.
struct Case {
    columns: Vec<String>,
    body: Vec<Literal>,
}

/// The inline relations.
pub struct Inline {
    /// Their rules; those of relations that use themselves are left out.
    cases: HashMap<RelationId, Vec<Case>>,
    sizes: HashMap<RelationId, Sizes>,
}

/// The most rules that one rule may expand to.
const ALTERNATIVES: usize = 256;

/// The most conditions of a rule, including those of inline relations.
pub const CONDITIONS: usize = 4096;

/// The body as a disjunction of conjunctions; none if they are more than [`ALTERNATIVES`].
pub fn alternatives(formula: &Formula) -> Option<Vec<Vec<Literal>>> {
    let all = match formula {
        Formula::Literal(literal) => vec![vec![literal.clone()]],
        Formula::Or(parts) => {
            let parts: Vec<_> = parts.iter().map(alternatives).collect::<Option<_>>()?;
            parts.concat()
        }
        Formula::And(parts) => {
            let mut all = vec![Vec::new()];
            for part in parts {
                let next = alternatives(part)?;
                if all.len() * next.len() > ALTERNATIVES {
                    return None;
                }
                all = product(all, &next);
            }
            all
        }
    };
    (all.len() <= ALTERNATIVES).then_some(all)
}

/// Each of `left` followed by each of `right`.
fn product<T: Clone>(mut left: Vec<Vec<T>>, right: &[Vec<T>]) -> Vec<Vec<T>> {
    if let [only] = right {
        left.iter_mut().for_each(|a| a.extend_from_slice(only));
        return left;
    }
    let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
    pairs.map(|(a, b)| a.iter().chain(b).cloned().collect()).collect()
}

impl Inline {
    /// The rules of all inline relations.
    pub fn of<'t>(
        declarations: &Declarations,
        trees: impl Iterator<Item = &'t syntax::File>,
        problems: &mut Vec<Diagnostic>,
    ) -> Self {
        let mut cases: HashMap<RelationId, Vec<Case>> = HashMap::new();
        for rule in trees.flat_map(|tree| &tree.rules) {
            for head in &rule.heads {
                let Ok(id) = declarations.relation(&head.relation) else { continue };
                if declarations.schema[id].kind != RelationKind::Inline {
                    continue;
                }
                let Some((columns, equalities)) = columns(head) else {
                    let name = &head.relation.text;
                    let message = format!("the head of the inline relation `{name}` holds `_`");
                    problems.push(declarations.error(message, head.span));
                    continue;
                };
                let bodies = alternatives(&rule.body).unwrap_or_else(|| {
                    problems.push(too_many(declarations, rule.span));
                    Vec::new()
                });
                let bodies = bodies.into_iter().map(|mut body| {
                    body.extend_from_slice(&equalities);
                    Case { columns: columns.clone(), body }
                });
                cases.entry(id).or_default().extend(bodies);
            }
        }
        // Those of users may have no rules, and are empty then.
        for id in declarations.unchecked() {
            if declarations.schema[id].kind == RelationKind::Inline
                && declarations.is_own(declarations.file_of(id))
            {
                cases.entry(id).or_default();
            }
        }
        let mut inline = Inline { cases, sizes: HashMap::new() };
        inline.measure(declarations, problems);
        inline
    }

    /// `body` with inline relations replaced by their rules: again a disjunction of conjunctions. Each literal has the
    /// number of that one of `body` which it stands for.
    pub fn expand(
        &self,
        declarations: &Declarations,
        body: &[Literal],
        fresh: &mut u32,
        problems: &mut Vec<Diagnostic>,
    ) -> Vec<Vec<(usize, Literal)>> {
        let mut expanded = vec![Vec::new()];
        let mut length = 0;
        for (at, literal) in body.iter().enumerate() {
            let size = self.size(declarations, literal);
            length += size.length;
            if length > CONDITIONS as u64 {
                problems.push(too_long(declarations, literal.span()));
                return Vec::new();
            }
            if expanded.len() as u64 * size.ways > ALTERNATIVES as u64 {
                problems.push(too_many(declarations, literal.span()));
                return Vec::new();
            }
            let ways = self.expand_to(declarations, std::slice::from_ref(literal), fresh, problems);
            let numbered = |way: Vec<Literal>| way.into_iter().map(|literal| (at, literal)).collect();
            expanded = product(expanded, &ways.into_iter().map(numbered).collect::<Vec<_>>());
        }
        expanded
    }

    /// `body` with inline relations replaced, of which [`Inline::size`] has said that they are not too many.
    fn expand_to(
        &self,
        declarations: &Declarations,
        body: &[Literal],
        fresh: &mut u32,
        problems: &mut Vec<Diagnostic>,
    ) -> Vec<Vec<Literal>> {
        let mut expanded = vec![Vec::new()];
        for literal in body {
            let Some((atom, negated, cases)) = self.placed(declarations, literal) else {
                expanded.iter_mut().for_each(|conjunction| conjunction.push(literal.clone()));
                continue;
            };
            let bodies = match negated {
                false => cases
                    .iter()
                    .filter(|case| case.columns.len() == atom.terms.len())
                    .map(|case| {
                        *fresh += 1;
                        case.placed(atom, *fresh)
                    })
                    .collect(),
                true => opposites(cases, atom, fresh).unwrap_or_else(|| {
                    problems.push(not_negatable(declarations, atom));
                    vec![Vec::new()]
                }),
            };
            let ways: Vec<_> =
                bodies.iter().flat_map(|way| self.expand_to(declarations, way, fresh, problems)).collect();
            expanded = product(expanded, &ways);
        }
        expanded
    }

    /// The atom of an inline relation that `literal` is, whether it is negated, and the rules that take its place.
    fn placed<'l>(
        &self,
        declarations: &Declarations,
        literal: &'l Literal,
    ) -> Option<(&'l Atom, bool, &[Case])> {
        let (atom, negated) = match literal {
            Literal::Atom(atom) => (atom, false),
            Literal::Not(atom, _) => (atom, true),
            Literal::Compare(..) => return None,
        };
        let id = declarations.relation(&atom.relation).ok()?;
        Some((atom, negated, self.cases.get(&id)?))
    }
}

/// An error for a rule with more than [`CONDITIONS`].
fn too_long(declarations: &Declarations, span: Span) -> Diagnostic {
    declarations
        .error(
            format!("this rule has more than {CONDITIONS} conditions, those of inline relations included"),
            span,
        )
        .label("the first one over the limit")
        .help("give some of them a relation of their own")
}

fn not_negatable(declarations: &Declarations, atom: &Atom) -> Diagnostic {
    declarations
        .error(format!("the inline relation `{}` cannot be negated", atom.relation.text), atom.span)
        .label("its rules have variables of their own, or aggregates")
        .help("write an inline relation for the opposite, or leave `inline` out")
}

/// The conjunctions of which one holds if none of `cases` does at `atom`: of each case one condition fails.
///
/// None if that cannot be said without a relation: a case has an aggregate, or a variable of its own that stands in
/// more than one place.
fn opposites(cases: &[Case], atom: &Atom, fresh: &mut u32) -> Option<Vec<Vec<Literal>>> {
    let mut all = vec![Vec::new()];
    for case in cases.iter().filter(|case| case.columns.len() == atom.terms.len()) {
        *fresh += 1;
        let body = without_own(case.placed(atom, *fresh), &format!("'{fresh}"))?;
        let ways = body.into_iter().map(|literal| Some(vec![opposite(literal)?]));
        let ways: Vec<Vec<Literal>> = ways.collect::<Option<_>>()?;
        if all.len() * ways.len() > ALTERNATIVES {
            return None;
        }
        all = product(all, &ways);
    }
    Some(all)
}

/// `body` with `_` for each variable whose name ends in `mark`, if each stands once and in a column.
fn without_own(mut body: Vec<Literal>, mark: &str) -> Option<Vec<Literal>> {
    let names = names_of(&body);
    let once = |name: &Name| names.iter().filter(|other| **other == name.text).count() == 1;
    for literal in &mut body {
        let Literal::Atom(atom) = literal else { continue };
        for term in &mut atom.terms {
            if let Term::Variable(name) = term
                && name.text.ends_with(mark)
                && once(name)
            {
                *term = Term::Any(name.span);
            }
        }
    }
    let gone = names_of(&body).iter().all(|name| !name.ends_with(mark));
    gone.then_some(body)
}

/// The names of the variables of `body`, as often as they stand in it.
fn names_of(body: &[Literal]) -> Vec<String> {
    let names = RefCell::new(Vec::new());
    let note = |name: &Name| {
        names.borrow_mut().push(name.text.clone());
        Term::Variable(name.clone())
    };
    body.iter().for_each(|literal| _ = rename_literal(literal, &note));
    names.into_inner()
}

/// The negation of `literal`; `None` for a comparison with an aggregate, which may have no result.
fn opposite(literal: Literal) -> Option<Literal> {
    match literal {
        Literal::Atom(atom) => {
            let span = atom.span;
            Some(Literal::Not(atom, span))
        }
        Literal::Not(atom, _) => Some(Literal::Atom(atom)),
        Literal::Compare(_, Term::Aggregate(_), _) | Literal::Compare(_, _, Term::Aggregate(_)) => None,
        Literal::Compare(how, left, right) => Some(Literal::Compare(how.negated(), left, right)),
    }
}

impl Case {
    /// The body with the terms of `atom` for the columns; its other variables get names of their own.
    fn placed(&self, atom: &Atom, fresh: u32) -> Vec<Literal> {
        let given: Vec<Term> =
            atom.terms.iter().enumerate().map(|(at, term)| named(term, &format!("_{at}"), fresh)).collect();
        let terms: HashMap<&str, &Term> = self.columns.iter().map(String::as_str).zip(&given).collect();
        let replace = |name: &Name| match terms.get(name.text.as_str()) {
            Some(Term::Any(span)) => {
                Term::Variable(Name { text: format!("_{}'{fresh}", name.text), span: *span })
            }
            Some(term) => (*term).clone(),
            None => Term::Variable(Name { text: format!("{}'{fresh}", name.text), span: atom.span }),
        };
        self.body.iter().map(|literal| rename_literal(literal, &replace)).collect()
    }
}

/// `term` with names for what is left open in records: these may come to stand in several places.
fn named(term: &Term, path: &str, fresh: u32) -> Term {
    match term {
        Term::Record(fields, span) => {
            let field = |(at, field): (usize, &Term)| match field {
                Term::Any(span) => Term::Variable(Name { text: format!("{path}_{at}'{fresh}"), span: *span }),
                field => named(field, &format!("{path}_{at}"), fresh),
            };
            Term::Record(fields.iter().enumerate().map(field).collect(), *span)
        }
        other => other.clone(),
    }
}

/// `literal` with its variables replaced.
pub fn rename_literal(literal: &Literal, replace: &dyn Fn(&Name) -> Term) -> Literal {
    let atom = |atom: &Atom| Atom {
        relation: atom.relation.clone(),
        terms: atom.terms.iter().map(|term| rename(term, replace)).collect(),
        span: atom.span,
    };
    match literal {
        Literal::Atom(positive) => Literal::Atom(atom(positive)),
        Literal::Not(negative, span) => Literal::Not(atom(negative), *span),
        Literal::Compare(how, left, right) => {
            Literal::Compare(*how, rename(left, replace), rename(right, replace))
        }
    }
}

fn rename_formula(formula: &Formula, replace: &dyn Fn(&Name) -> Term) -> Formula {
    let all = |parts: &[Formula]| parts.iter().map(|part| rename_formula(part, replace)).collect();
    match formula {
        Formula::And(parts) => Formula::And(all(parts)),
        Formula::Or(parts) => Formula::Or(all(parts)),
        Formula::Literal(literal) => Formula::Literal(rename_literal(literal, replace)),
    }
}

/// `term` with its variables replaced.
fn rename(term: &Term, replace: &dyn Fn(&Name) -> Term) -> Term {
    match term {
        Term::Variable(name) => replace(name),
        Term::Unary(operator, inner, span) => Term::Unary(*operator, Box::new(rename(inner, replace)), *span),
        Term::Binary(operator, left, right, span) => {
            Term::Binary(*operator, Box::new(rename(left, replace)), Box::new(rename(right, replace)), *span)
        }
        Term::Record(fields, span) => {
            Term::Record(fields.iter().map(|field| rename(field, replace)).collect(), *span)
        }
        Term::Call(function, arguments, span) => {
            let arguments = arguments.iter().map(|argument| rename(argument, replace));
            Term::Call(*function, arguments.collect(), *span)
        }
        Term::Range(bounds, span) => {
            Term::Range(bounds.iter().map(|bound| rename(bound, replace)).collect(), *span)
        }
        Term::Name(inner, span) => Term::Name(Box::new(rename(inner, replace)), *span),
        Term::Aggregate(aggregate) => Term::Aggregate(Box::new(Aggregate {
            operation: aggregate.operation,
            value: aggregate.value.as_ref().map(|value| rename(value, replace)),
            body: rename_formula(&aggregate.body, replace),
            span: aggregate.span,
        })),
        Term::Any(_) | Term::Tag(..) | Term::Text(..) => term.clone(),
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => term.clone(),
    }
}

/// The columns of the head of an inline relation by name. One that holds something else than a variable of its own gets
/// a name that no text has, and what it equals.
fn columns(head: &Atom) -> Option<(Vec<String>, Vec<Literal>)> {
    let (mut columns, mut equalities) = (Vec::new(), Vec::new());
    for (at, term) in head.terms.iter().enumerate() {
        match term {
            Term::Any(_) => return None,
            Term::Variable(name) if !columns.contains(&name.text) => columns.push(name.text.clone()),
            other => {
                let name = Name { text: format!("column'{at}"), span: other.span() };
                columns.push(name.text.clone());
                equalities.push(Literal::Compare(Comparison::Equal, Term::Variable(name), other.clone()));
            }
        }
    }
    Some((columns, equalities))
}

/// An error for a rule that stands for too many.
pub fn too_many(declarations: &Declarations, span: Span) -> Diagnostic {
    declarations
        .error(format!("the disjunctions of this rule have more than {ALTERNATIVES} combinations"), span)
        .help("give them relations of their own")
}
