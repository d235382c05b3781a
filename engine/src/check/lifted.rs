//! Aggregates within aggregates, and ranges: each becomes a relation of its own.
//!
//! An aggregate over a body that has aggregates is one over a relation whose rows are the assignments of the variables
//! of that body:
//!
//! ```text
//! p(x) :- q(x), n = sum m : { r(y), m = count : { s(x, y) } }, n > 2.
//! p(x) :- q(x), n = sum m : { p_inner1(x, y, m) }, n > 2.
//! p_inner1(x, y, m) :- q(x), r(y), m = count : { s(x, y) }.
//! ```
//!
//! A variable of the rule around the braces, `x`, is bound in the new rule by the conditions that bind it there.
//! Likewise a range has its numbers by its ends, which conditions around it bind.

use super::{
    declare::Declarations,
    expand::{Inline, rename_literal},
    kinds::Kinds,
    lower::nested,
    resolve::{formula_names, types},
};
use crate::{
    diagnostic::Diagnostic,
    records::WIDEST,
    schema::{Column, ColumnType},
    syntax::{
        Aggregate, Aggregation, Atom, BinaryOperator, Comparison, File, Formula, Literal, Name, Rule, Span,
        Term,
    },
};
use std::collections::{BTreeMap, BTreeSet};

/// Gives relations to the ranges in the rules of `trees`, and to aggregates over aggregates.
pub fn take_out(
    declarations: &mut Declarations,
    inline: &Inline,
    trees: &mut [File],
    problems: &mut Vec<Diagnostic>,
) {
    let mut lifter = Lifter { declarations, inline, problems, rules: Vec::new(), ranges: BTreeMap::new() };
    for tree in trees {
        tree.rules.iter_mut().for_each(|rule| lifter.rule(rule));
        tree.rules.append(&mut lifter.rules);
        lifter.ranges.clear();
    }
}

struct Lifter<'l, 's> {
    declarations: &'l mut Declarations<'s>,
    inline: &'l Inline,
    problems: &'l mut Vec<Diagnostic>,
    /// The rules of the new relations of this file.
    rules: Vec<Rule>,
    /// The ranges of this file between numbers that are written down, each with its relation.
    ranges: BTreeMap<[i32; 3], Name>,
}

impl Lifter<'_, '_> {
    fn rule(&mut self, rule: &mut Rule) {
        let Some(head) = rule.heads.first().cloned() else { return };
        if has_lifted(&rule.body) {
            self.formula(&mut rule.body, &head, &[]);
        }
    }

    /// Replaces what has to go in `formula`, which holds where `around` does, in a rule with this head.
    fn formula(&mut self, formula: &mut Formula, head: &Atom, around: &[Literal]) {
        flatten(formula);
        match formula {
            Formula::And(parts) => {
                let mut all = around.to_vec();
                all.extend(parts.iter().filter_map(plain).cloned());
                parts.iter_mut().for_each(|part| self.formula(part, head, &all));
            }
            Formula::Or(parts) => parts.iter_mut().for_each(|part| self.formula(part, head, around)),
            Formula::Literal(Literal::Compare(
                Comparison::Equal,
                Term::Variable(name),
                Term::Range(bounds, span),
            )) => {
                let numbers = self.range(name, bounds, *span, head, around);
                *formula = numbers.unwrap_or(Formula::Or(Vec::new()));
            }
            Formula::Literal(Literal::Compare(_, left, right)) => {
                for side in [left, right] {
                    if let Term::Aggregate(aggregate) = side {
                        self.aggregate(aggregate, head, around);
                    }
                }
            }
            Formula::Literal(_) => {}
        }
    }

    fn aggregate(&mut self, aggregate: &mut Aggregate, head: &Atom, around: &[Literal]) {
        if !has_aggregate(&aggregate.body) {
            return self.formula(&mut aggregate.body, head, around);
        }
        let span = aggregate.span;
        let mut own = Vec::new();
        aggregate.value.iter().for_each(|value| term_names(value, &mut own));
        let own: BTreeSet<String> = own.into_iter().map(|name| name.text.clone()).collect();
        flatten(&mut aggregate.body);
        name_open(&mut aggregate.body);
        let mut known = Known::of(around, head);
        let mut shared: BTreeSet<String> = BTreeSet::new();
        for name in all_names(&aggregate.body) {
            // What the body binds has more rows then than the rule needs, and depends on less.
            let is_outside = known.clone().bind(&name.text);
            if !own.contains(&name.text) && is_outside {
                shared.insert(name.text.clone());
                let is_bound = is_bound(&aggregate.body, &name.text);
                _ = is_bound || known.bind(&name.text);
            }
        }
        let mut names: Vec<Name> = Vec::new();
        let shared = all_names(&aggregate.body).into_iter().filter(|name| shared.contains(&name.text));
        // How often a value is there does not matter to its least and its greatest.
        let is_counted = !matches!(aggregate.operation, Aggregation::Min | Aggregation::Max);
        let inside = formula_names(&aggregate.body).into_iter();
        for name in shared.chain(inside.filter(|name| is_counted || own.contains(&name.text))) {
            if names.iter().all(|other| other.text != name.text) {
                names.push(name.clone());
            }
        }
        if names.len() > WIDEST {
            let message = format!("what is aggregated here has more than {WIDEST} variables");
            let help = "derive the aggregates in it in rules of their own";
            self.problems.push(self.declarations.error(message, span).help(help));
            return;
        }
        let mut parts: Vec<Formula> = known.conditions.into_iter().map(Formula::Literal).collect();
        parts.push(aggregate.body.clone());
        let name = self.fresh(&format!("{}_inner", head.relation.text), span);
        let terms: Vec<Term> = names.iter().cloned().map(Term::Variable).collect();
        let atom = Atom { relation: name.clone(), terms, span };
        let mut rule = Rule { span, ..Rule::made(atom.clone(), Formula::And(parts)) };
        self.rule(&mut rule);
        let Some(types) = types(self.declarations, self.inline, &rule.body, &names, self.problems) else {
            return;
        };
        let columns = names.iter().zip(types).map(|(name, ty)| Column { name: name.text.clone(), ty });
        let doc = format!("Holds for what an aggregate of `{}` is taken over.", head.relation.text);
        self.declarations.add_derived(&name.text, columns.collect(), doc, span);
        self.rules.push(rule);
        aggregate.body = Formula::Literal(Literal::Atom(atom));
    }

    /// The condition that `name` is in the range with these `bounds`.
    fn range(
        &mut self,
        name: &Name,
        bounds: &[Term],
        span: Span,
        head: &Atom,
        around: &[Literal],
    ) -> Option<Formula> {
        let kinds = Kinds::of(self.declarations, Some(head), around);
        let told = kinds.numeric(std::slice::from_ref(&Term::Variable(name.clone())));
        let kind = told.or_else(|| kinds.numeric(bounds)).unwrap_or(ColumnType::Number);
        if let (Some(range), ColumnType::Number) = (nested::fixed(bounds), kind) {
            let relation = self.fixed_range(range, span);
            let terms = vec![Term::Variable(name.clone())];
            return Some(Formula::Literal(Literal::Atom(Atom { relation, terms, span })));
        }
        let step = match bounds.get(2) {
            None => None,
            Some(step) => match size(step) {
                Some(step) => Some(step),
                None => {
                    let error =
                        self.declarations.error("the step of this range is not a number but 0", step.span());
                    self.problems.push(error.help("write a number, as in `range(x, y, 2)`"));
                    return None;
                }
            },
        };
        Some(self.computed_range(name, bounds, step, kind, span, head, around))
    }

    /// The relation of the numbers of a range that is written down.
    fn fixed_range(&mut self, range: [i32; 3], span: Span) -> Name {
        if let Some(known) = self.ranges.get(&range) {
            return Name { span, ..known.clone() };
        }
        let name = self.fresh(&nested::range_name(range), span);
        let column = Column { name: "number".to_owned(), ty: ColumnType::Number };
        let doc = nested::range_doc(range[0], range[1]);
        self.declarations.add_derived(&name.text, vec![column], doc, span);
        self.ranges.insert(range, name.clone());
        self.rules.extend(nested::range_rules(&name, range));
        name
    }

    /// The condition that `name` is in the range with these `bounds`, which conditions of `around` may bind: a relation
    /// has its numbers after its ends.
    #[allow(clippy::too_many_arguments)]
    fn computed_range(
        &mut self,
        name: &Name,
        bounds: &[Term],
        step: Option<(bool, Term)>,
        kind: ColumnType,
        span: Span,
        head: &Atom,
        around: &[Literal],
    ) -> Formula {
        let relation = self.fresh(&format!("{}_range", head.relation.text), span);
        let column = |name: &str| Column { name: name.to_owned(), ty: kind };
        let columns = ["from", "to", "number"].map(column).to_vec();
        let doc = format!("Holds if `number` is in a range of `{}`.", head.relation.text);
        self.declarations.add_derived(&relation.text, columns, doc, span);
        let [from, to, number, next] = ["from", "to", "number", "next"].map(|word| variable(word, span));
        let atom = |last: &Term| Atom {
            relation: relation.clone(),
            terms: vec![from.clone(), to.clone(), last.clone()],
            span,
        };
        let mut known = Known::of(around, head);
        let mut names = Vec::new();
        bounds[..2].iter().for_each(|bound| term_names(bound, &mut names));
        names.iter().for_each(|name| _ = known.bind(&name.text));
        // The variables of the rule have other names than those of the relation.
        let mark = |name: &Name| Term::Variable(Name { text: format!("{}'", name.text), span: name.span });
        let conditions = known.conditions.iter().map(|one| rename_literal(one, &mark));
        let ends = [(&from, &bounds[0]), (&to, &bounds[1])].map(|(end, bound)| {
            let marked =
                rename_literal(&Literal::Compare(Comparison::Equal, bound.clone(), bound.clone()), &mark);
            match marked {
                Literal::Compare(how, bound, _) => Literal::Compare(how, end.clone(), bound),
                other => other,
            }
        });
        let mut first: Vec<Formula> = conditions.chain(ends).map(Formula::Literal).collect();
        let directions: Vec<(Comparison, BinaryOperator, Term)> = match step {
            None => vec![
                (Comparison::Less, BinaryOperator::Add, Term::Number(1, span)),
                (Comparison::Greater, BinaryOperator::Subtract, Term::Number(1, span)),
            ],
            Some((true, step)) => vec![(Comparison::Less, BinaryOperator::Add, step)],
            Some((false, step)) => vec![(Comparison::Greater, BinaryOperator::Subtract, step)],
        };
        let begins = directions.iter().map(|(before, ..)| compare(*before, from.clone(), to.clone()));
        first.push(Formula::Or(begins.collect()));
        self.rules.push(Rule::made(atom(&from), Formula::And(first)));
        for (before, operator, step) in directions {
            let sum = plus(operator, number.clone(), step, span);
            let body = vec![
                Formula::Literal(Literal::Atom(atom(&number))),
                compare(before, from.clone(), to.clone()),
                compare(Comparison::Equal, next.clone(), sum),
                compare(before, next.clone(), to.clone()),
                compare(before, number.clone(), next.clone()),
            ];
            self.rules.push(Rule::made(atom(&next), Formula::And(body)));
        }
        let terms = vec![bounds[0].clone(), bounds[1].clone(), Term::Variable(name.clone())];
        Formula::Literal(Literal::Atom(Atom { relation, terms, span }))
    }

    /// A name that no relation has.
    fn fresh(&self, beginning: &str, span: Span) -> Name {
        let named = |text: String| Name { text, span };
        let is_free = |name: &Name| self.declarations.known(name).is_none();
        let plain =
            Some(named(beginning.to_owned())).filter(|name| beginning.starts_with("range_") && is_free(name));
        plain.unwrap_or_else(|| {
            let numbered = (1..).map(|number| named(format!("{beginning}{number}")));
            numbered.into_iter().find(is_free).expect("there are fewer relations than numbers")
        })
    }
}

/// Conditions that bind variables.
#[derive(Clone)]
struct Known<'a> {
    /// The conditions to choose from, those of the relation that is derived last: what depends on it may not be counted
    /// for it.
    around: Vec<&'a Literal>,
    /// The variables that are bound so far.
    bound: BTreeSet<String>,
    /// The conditions that bind them.
    conditions: Vec<Literal>,
}

impl<'a> Known<'a> {
    fn of(around: &'a [Literal], head: &Atom) -> Self {
        let is_of_head = |literal: &&Literal| match literal {
            Literal::Atom(atom) => atom.relation.text == head.relation.text,
            _ => false,
        };
        let mut around: Vec<&Literal> = around.iter().collect();
        around.sort_by_key(is_of_head);
        Known { around, bound: BTreeSet::new(), conditions: Vec::new() }
    }

    /// Has a condition bind the variable `name`; returns false if none can.
    fn bind(&mut self, name: &str) -> bool {
        if self.bound.contains(name) {
            return true;
        }
        for literal in self.around.clone() {
            if let Literal::Atom(atom) = literal
                && atom.terms.iter().any(|term| binds(term, name))
            {
                let mut atom = atom.clone();
                let others = atom.terms.iter_mut().filter(|term| !binds(term, name));
                others.for_each(|term| *term = Term::Any(term.span()));
                let mut names = Vec::new();
                atom.terms.iter().for_each(|term| term_names(term, &mut names));
                self.bound.extend(names.iter().map(|name| name.text.clone()));
                self.conditions.push(Literal::Atom(atom));
                return true;
            }
        }
        for literal in self.around.clone() {
            let Literal::Compare(Comparison::Equal, left, right) = literal else { continue };
            for (side, other) in [(left, right), (right, left)] {
                if !matches!(side, Term::Variable(side) if side.text == name) {
                    continue;
                }
                let mut names = Vec::new();
                term_names(other, &mut names);
                let before = (self.bound.clone(), self.conditions.len());
                if names.iter().all(|other| other.text != name && self.bind(&other.text)) {
                    self.conditions.push(literal.clone());
                    self.bound.insert(name.to_owned());
                    return true;
                }
                self.bound = before.0;
                self.conditions.truncate(before.1);
            }
        }
        false
    }
}

/// Returns true if a condition of the conjunction `body` binds the variable `name`.
fn is_bound(body: &Formula, name: &str) -> bool {
    match body {
        Formula::And(parts) => parts.iter().any(|part| is_bound(part, name)),
        Formula::Literal(Literal::Atom(atom)) => atom.terms.iter().any(|term| binds(term, name)),
        _ => false,
    }
}

/// Returns true if an atom with `term` binds the variable `name`.
fn binds(term: &Term, name: &str) -> bool {
    match term {
        Term::Variable(other) => other.text == name,
        Term::Record(fields, _) => fields.iter().any(|field| binds(field, name)),
        _ => false,
    }
}

/// The condition that `part` is, if it can bind something and has no aggregate or range.
fn plain(part: &Formula) -> Option<&Literal> {
    match part {
        Formula::Literal(literal @ Literal::Atom(_)) => Some(literal),
        Formula::Literal(literal @ Literal::Compare(_, left, right)) => {
            let is_plain = |term: &Term| !matches!(term, Term::Aggregate(_) | Term::Range(..));
            (is_plain(left) && is_plain(right)).then_some(literal)
        }
        _ => None,
    }
}

/// Returns true if `formula` has a range, or an aggregate over aggregates.
fn has_lifted(formula: &Formula) -> bool {
    aggregates(formula).iter().any(|aggregate| has_aggregate(&aggregate.body) || has_lifted(&aggregate.body))
        || literals(formula).iter().any(|literal| {
            matches!(
                literal,
                Literal::Compare(_, Term::Range(..), _) | Literal::Compare(_, _, Term::Range(..))
            )
        })
}

fn has_aggregate(formula: &Formula) -> bool {
    !aggregates(formula).is_empty()
}

/// The aggregates that conditions of `formula` compare something with.
fn aggregates(formula: &Formula) -> Vec<&Aggregate> {
    let sides = literals(formula).into_iter().flat_map(|literal| match literal {
        Literal::Compare(_, left, right) => vec![left, right],
        _ => Vec::new(),
    });
    let mut found = Vec::new();
    for side in sides {
        if let Term::Aggregate(aggregate) = side {
            found.push(&**aggregate);
        }
    }
    found
}

fn literals(formula: &Formula) -> Vec<&Literal> {
    match formula {
        Formula::And(parts) | Formula::Or(parts) => parts.iter().flat_map(literals).collect(),
        Formula::Literal(literal) => vec![literal],
    }
}

/// Puts the parts of conjunctions within `formula`, if that is one, in their places.
fn flatten(formula: &mut Formula) {
    let Formula::And(parts) = formula else { return };
    let mut flat = Vec::new();
    for mut part in std::mem::take(parts) {
        flatten(&mut part);
        match part {
            Formula::And(inner) => flat.extend(inner),
            other => flat.push(other),
        }
    }
    *parts = flat;
}

/// Gives what is left open in the atoms of `formula` names: an aggregate counts it.
fn name_open(formula: &mut Formula) {
    let mut count = 0;
    let mut open: Vec<&mut Formula> = vec![formula];
    while let Some(formula) = open.pop() {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => open.extend(parts),
            Formula::Literal(Literal::Atom(atom)) => {
                for term in &mut atom.terms {
                    if let Term::Any(span) = term {
                        count += 1;
                        *term = Term::Variable(Name { text: format!("_open{count}"), span: *span });
                    }
                }
            }
            Formula::Literal(_) => {}
        }
    }
}

/// The variables of `formula`, those of aggregates in it included, but for those that these compute with.
fn all_names(formula: &Formula) -> Vec<&Name> {
    let mut names = formula_names(formula);
    for aggregate in aggregates(formula) {
        let mut own = Vec::new();
        aggregate.value.iter().for_each(|value| term_names(value, &mut own));
        let inner = all_names(&aggregate.body).into_iter();
        names.extend(inner.filter(|name| own.iter().all(|own| own.text != name.text)));
    }
    names
}

fn term_names<'t>(term: &'t Term, names: &mut Vec<&'t Name>) {
    match term {
        Term::Variable(name) => names.push(name),
        Term::Unary(_, inner, _) | Term::Name(inner, _) => term_names(inner, names),
        Term::Binary(_, left, right, _) => [left, right].into_iter().for_each(|side| term_names(side, names)),
        Term::Record(terms, _) | Term::Call(_, terms, _) | Term::Range(terms, _) => {
            terms.iter().for_each(|term| term_names(term, names));
        }
        Term::Any(_) | Term::Tag(..) | Term::Text(..) | Term::Aggregate(_) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
    }
}

/// The direction of `step`, true for up, and its distance; none if it is 0 or no number that is written down.
fn size(step: &Term) -> Option<(bool, Term)> {
    match *step {
        Term::Number(number, span) if number != 0 => {
            Some((number > 0, Term::Number(number.checked_abs()?, span)))
        }
        Term::Unsigned(number, span) if number != 0 => Some((true, Term::Unsigned(number, span))),
        Term::Float(number, span) if number != 0.0 => Some((number > 0.0, Term::Float(number.abs(), span))),
        _ => None,
    }
}

fn variable(text: &str, span: Span) -> Term {
    Term::Variable(Name { text: text.to_owned(), span })
}

fn compare(how: Comparison, left: Term, right: Term) -> Formula {
    Formula::Literal(Literal::Compare(how, left, right))
}

fn plus(operator: BinaryOperator, left: Term, right: Term, span: Span) -> Term {
    Term::Binary(operator, Box::new(left), Box::new(right), span)
}
