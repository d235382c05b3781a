//! The meaning of rules, written down as directly as possible: all relations of the whole program, by trying every
//! row of every atom until nothing new comes. Slow, and the measure of what the compiled rules derive.

use dfquery_engine::{
    base::Symbols,
    check::{Aggregate, Atom, Literal, Program, Rule, Term, VariableId},
    schema::RelationId,
    syntax::{Aggregation, Comparison},
};
use std::collections::{BTreeMap, BTreeSet};

/// A value for each variable that has one.
type Binding = Vec<Option<u32>>;

/// The rows of each relation.
pub type Relations = BTreeMap<RelationId, BTreeSet<Vec<u32>>>;

/// Adds all that the rules of `program` derive to `relations`.
pub fn evaluate(program: &Program, symbols: &Symbols, relations: Relations) -> Relations {
    let mut naive = Naive { symbols, relations };
    for file in &program.files {
        for stratum in &file.strata {
            let rules: Vec<&Rule> =
                file.rules.iter().filter(|rule| stratum.contains(&rule.head.relation)).collect();
            while rules.iter().any(|rule| naive.fire(rule)) {}
        }
    }
    naive.relations
}

struct Naive<'s> {
    symbols: &'s Symbols,
    relations: Relations,
}

impl Naive<'_> {
    /// Adds what `rule` derives, and says whether anything was new.
    fn fire(&mut self, rule: &Rule) -> bool {
        let mut heads = Vec::new();
        let literals: Vec<&Literal> = rule.body.iter().collect();
        self.solve(&literals, vec![None; rule.variables.len()], &mut |binding| {
            heads.push(
                rule.head.terms.iter().map(|term| self.value(term, binding)).collect::<Option<Vec<u32>>>(),
            );
        });
        let known = self.relations.entry(rule.head.relation).or_default();
        let before = known.len();
        known.extend(heads.into_iter().flatten());
        known.len() > before
    }

    /// Calls `found` for every binding under which all `literals` hold.
    fn solve(&self, literals: &[&Literal], binding: Binding, found: &mut dyn FnMut(&Binding)) {
        if literals.is_empty() {
            return found(&binding);
        }
        let decided = literals.iter().position(|literal| self.is_decided(literal, &binding));
        let next = decided.or_else(|| literals.iter().position(|literal| can_be_matched(literal, &binding)));
        self.step(literals, next.expect("every variable is bound by something"), binding, found);
    }

    fn step(&self, literals: &[&Literal], at: usize, binding: Binding, found: &mut dyn FnMut(&Binding)) {
        let rest: Vec<&Literal> =
            literals.iter().enumerate().filter(|(i, _)| *i != at).map(|(_, l)| *l).collect();
        match literals[at] {
            Literal::Atom(atom) => {
                for row in self.rows(atom) {
                    if let Some(binding) = self.matches(atom, row, &binding) {
                        self.solve(&rest, binding, found);
                    }
                }
            }
            Literal::Not(atom) => {
                if !self.rows(atom).any(|row| self.matches(atom, row, &binding).is_some()) {
                    self.solve(&rest, binding, found);
                }
            }
            Literal::Compare(comparison, left, right) => {
                if let Some(binding) = self.compare(*comparison, left, right, binding) {
                    self.solve(&rest, binding, found);
                }
            }
            Literal::Aggregate(aggregate) => {
                let result = self.aggregate(aggregate, &binding);
                let result = result.and_then(|result| bind(aggregate.result, result as u32, &binding));
                if let Some(binding) = result {
                    self.solve(&rest, binding, found);
                }
            }
        }
    }

    fn rows(&self, atom: &Atom) -> impl Iterator<Item = &Vec<u32>> {
        self.relations.get(&atom.relation).into_iter().flatten()
    }

    fn is_decided(&self, literal: &Literal, binding: &Binding) -> bool {
        let known = |variable: &VariableId| binding[variable.0 as usize].is_some();
        match literal {
            Literal::Atom(_) => false,
            Literal::Not(atom) => atom.terms.iter().all(|term| is_known(term, binding)),
            Literal::Compare(Comparison::Equal, left, right) => {
                let either = is_known(left, binding) || is_known(right, binding);
                let both = is_known(left, binding) && is_known(right, binding);
                let variable = |term: &Term| matches!(term, Term::Variable(_)) || is_known(term, binding);
                both || either && variable(left) && variable(right)
            }
            Literal::Compare(_, left, right) => is_known(left, binding) && is_known(right, binding),
            Literal::Aggregate(aggregate) => aggregate.outer.iter().all(known),
        }
    }

    fn matches(&self, atom: &Atom, row: &[u32], binding: &Binding) -> Option<Binding> {
        let mut binding = binding.clone();
        let mut later = Vec::new();
        for (term, &cell) in atom.terms.iter().zip(row) {
            match term {
                Term::Any => {}
                Term::Variable(variable) => binding = bind(*variable, cell, &binding)?,
                term => later.push((term, cell)),
            }
        }
        later.iter().all(|(term, cell)| self.value(term, &binding) == Some(*cell)).then_some(binding)
    }

    fn compare(
        &self,
        comparison: Comparison,
        left: &Term,
        right: &Term,
        binding: Binding,
    ) -> Option<Binding> {
        match (left, right, self.value(left, &binding), self.value(right, &binding)) {
            (_, _, Some(left), Some(right)) => comparison.holds(left as i32, right as i32).then_some(binding),
            (Term::Variable(variable), _, None, Some(value))
            | (_, Term::Variable(variable), Some(value), None) => bind(*variable, value, &binding),
            _ => None,
        }
    }

    fn aggregate(&self, aggregate: &Aggregate, binding: &Binding) -> Option<i32> {
        let literals: Vec<&Literal> = aggregate.body.iter().collect();
        let mut rows = BTreeSet::new();
        self.solve(&literals, binding.clone(), &mut |binding| {
            let inner: Vec<_> = aggregate.inner.iter().map(|variable| binding[variable.0 as usize]).collect();
            let value = aggregate.value.as_ref().map(|value| self.value(value, binding));
            if value != Some(None) {
                rows.insert((inner, value.flatten().map(|value| value as i32)));
            }
        });
        let values = rows.iter().filter_map(|(_, value)| *value);
        match aggregate.operation {
            Aggregation::Count => Some(rows.len() as i32),
            Aggregation::Sum => Some(values.fold(0, i32::wrapping_add)),
            Aggregation::Min => values.min(),
            Aggregation::Max => values.max(),
        }
    }

    fn value(&self, term: &Term, binding: &Binding) -> Option<u32> {
        let number = |term| self.value(term, binding).map(|value| value as i32);
        match term {
            Term::Any => None,
            Term::Variable(variable) => binding[variable.0 as usize],
            Term::Text(text) => Some(self.symbols.find(text).unwrap_or(u32::MAX)),
            Term::Number(number) => Some(*number as u32),
            Term::Unary(operator, operand) => Some(operator.apply(number(operand)?) as u32),
            Term::Binary(operator, left, right) => {
                operator.apply(number(left)?, number(right)?).map(|n| n as u32)
            }
        }
    }
}

/// `binding` with a value for `variable`, unless it has another one.
fn bind(variable: VariableId, value: u32, binding: &Binding) -> Option<Binding> {
    let mut binding = binding.clone();
    let known = &mut binding[variable.0 as usize];
    (*known.get_or_insert(value) == value).then_some(binding)
}

fn is_known(term: &Term, binding: &Binding) -> bool {
    match term {
        Term::Any | Term::Text(_) | Term::Number(_) => true,
        Term::Variable(variable) => binding[variable.0 as usize].is_some(),
        Term::Unary(_, operand) => is_known(operand, binding),
        Term::Binary(_, left, right) => is_known(left, binding) && is_known(right, binding),
    }
}

/// Whether the terms of an atom can be computed once its own variables are bound.
fn can_be_matched(literal: &Literal, binding: &Binding) -> bool {
    let Literal::Atom(atom) = literal else { return false };
    let mut binding = binding.clone();
    for term in &atom.terms {
        if let Term::Variable(variable) = term {
            binding[variable.0 as usize].get_or_insert(0);
        }
    }
    atom.terms.iter().all(|term| is_known(term, &binding))
}
