//! The types that the variables of a rule have by all of its text.
//!
//! Which numbers `x + 1` adds follows from what else is said of `x`, also after it. Names are resolved in the order of
//! the text; what that leaves open is derived here.

use super::declare::Declarations;
use crate::{
    schema::{Column, ColumnType},
    syntax::{Aggregate, Aggregation, Atom, Formula, Function, Literal, Term},
};
use std::collections::HashMap;

/// Types by the names of variables, as far as they are known.
#[derive(Default)]
pub struct Kinds {
    known: HashMap<String, ColumnType>,
}

impl Kinds {
    /// Those of a rule with this head and these conditions, outside of its aggregates.
    pub fn of(declarations: &Declarations, head: Option<&Atom>, body: &[Literal]) -> Self {
        Kinds::default().and(declarations, |reader| {
            body.iter().for_each(|literal| reader.literal(literal));
            head.iter().for_each(|head| reader.atom(head));
        })
    }

    /// Those in the braces of `aggregate`, which stands in a rule with these: the variables of what it computes are its
    /// own.
    pub fn inside(&self, declarations: &Declarations, aggregate: &Aggregate) -> Self {
        let mut known = self.known.clone();
        aggregate.value.iter().for_each(|value| forget(value, &mut known));
        Kinds { known }.and(declarations, |reader| {
            reader.formula(&aggregate.body);
            if let Some(value) = &aggregate.value {
                reader.inside(value);
                if aggregate.operation == Aggregation::Mean {
                    reader.put(value, ColumnType::Float);
                }
            }
        })
    }

    /// These with what `read` finds, as often as it finds more.
    fn and(self, declarations: &Declarations, read: impl Fn(&mut Reader<'_, '_>)) -> Self {
        let mut reader = Reader { declarations, kinds: self };
        loop {
            let before = reader.kinds.known.len();
            read(&mut reader);
            if reader.kinds.known.len() == before {
                return reader.kinds;
            }
        }
    }

    /// The type of `term`, if it is known: a plain number has that of its place.
    pub fn of_term(&self, term: &Term) -> Option<ColumnType> {
        match term {
            Term::Variable(name) => self.known.get(&name.text).copied(),
            Term::Unsigned(..) => Some(ColumnType::Unsigned),
            Term::Float(..) => Some(ColumnType::Float),
            Term::Name(..) => Some(ColumnType::Symbol),
            Term::Unary(_, inner, _) => self.of_term(inner),
            Term::Binary(_, left, right, _) if is_text(left) || is_text(right) => Some(ColumnType::Symbol),
            Term::Binary(_, left, right, _) => self.of_term(left).or_else(|| self.of_term(right)),
            Term::Call(function, ..) => Some(match function {
                Function::ToFloat => ColumnType::Float,
                Function::ToUnsigned => ColumnType::Unsigned,
                text if text.makes_text() => ColumnType::Symbol,
                _ => ColumnType::Number,
            }),
            Term::Aggregate(aggregate) => match aggregate.operation {
                Aggregation::Count => Some(ColumnType::Number),
                Aggregation::Mean => Some(ColumnType::Float),
                _ => None,
            },
            Term::Tag(..) => Some(ColumnType::Number),
            Term::Record(fields, _) => match fields.first() {
                Some(Term::Tag(_, Some((ty, _)))) => Some(ColumnType::Record(*ty)),
                _ => None,
            },
            // A text may be the name of an entity.
            Term::Range(bounds, _) => bounds.iter().find_map(|bound| self.of_term(bound)),
            Term::Any(_) | Term::Text(..) | Term::Number(..) => None,
        }
    }

    /// The kind of the numbers that `terms` compute with or compare: that of the first whose kind is known.
    pub fn numeric<'t>(&self, terms: impl IntoIterator<Item = &'t Term>) -> Option<ColumnType> {
        terms.into_iter().find_map(|term| self.of_term(term)).filter(|ty| ty.is_numeric())
    }
}

fn is_text(term: &Term) -> bool {
    matches!(term, Term::Text(..))
}

struct Reader<'r, 's> {
    declarations: &'r Declarations<'s>,
    kinds: Kinds,
}

impl Reader<'_, '_> {
    fn formula(&mut self, formula: &Formula) {
        match formula {
            Formula::And(parts) | Formula::Or(parts) => parts.iter().for_each(|part| self.formula(part)),
            Formula::Literal(literal) => self.literal(literal),
        }
    }

    fn literal(&mut self, literal: &Literal) {
        match literal {
            Literal::Atom(atom) | Literal::Not(atom, _) => self.atom(atom),
            Literal::Compare(_, left, right) => {
                [left, right].into_iter().for_each(|side| self.inside(side));
                self.alike(left, right);
                for (one, other) in [(left, right), (right, left)] {
                    if let Term::Aggregate(aggregate) = one
                        && let Some(ty) = self.of_aggregate(aggregate)
                    {
                        self.put(other, ty);
                    }
                }
            }
        }
    }

    /// The type of the result of `aggregate`.
    fn of_aggregate(&self, aggregate: &Aggregate) -> Option<ColumnType> {
        let inside = self.kinds.inside(self.declarations, aggregate);
        aggregate.value.as_ref().and_then(|value| inside.of_term(value))
    }

    fn atom(&mut self, atom: &Atom) {
        let Ok(id) = self.declarations.relation(&atom.relation) else { return };
        self.columns(&atom.terms, &self.declarations.schema[id].columns);
    }

    fn columns(&mut self, terms: &[Term], columns: &[Column]) {
        for (term, column) in terms.iter().zip(columns) {
            self.inside(term);
            self.put(term, column.ty);
        }
    }

    /// Has `left` and `right` be of one type.
    fn alike(&mut self, left: &Term, right: &Term) {
        match (self.kinds.of_term(left), self.kinds.of_term(right)) {
            (Some(ty), None) => self.put(right, ty),
            (_, Some(ty)) => self.put(left, ty),
            (None, None) => {}
        }
    }

    /// Infers types of the parts of `term` from each other.
    fn inside(&mut self, term: &Term) {
        match term {
            Term::Unary(_, inner, _) | Term::Name(inner, _) => self.inside(inner),
            Term::Binary(_, left, right, _) => {
                [left, right].into_iter().for_each(|side| self.inside(side));
                self.alike(left, right);
            }
            Term::Record(terms, _) | Term::Call(_, terms, _) | Term::Range(terms, _) => {
                terms.iter().for_each(|term| self.inside(term));
            }
            Term::Variable(_) | Term::Any(_) | Term::Tag(..) | Term::Aggregate(_) => {}
            Term::Text(..) => {}
            Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
        }
    }

    /// Has `term` be of type `ty`, unless it has a different type already.
    fn put(&mut self, term: &Term, ty: ColumnType) {
        match term {
            Term::Variable(name) => _ = self.kinds.known.entry(name.text.clone()).or_insert(ty),
            Term::Unary(_, inner, _) => self.put(inner, ty),
            Term::Binary(_, left, right, _) => {
                [left, right].into_iter().for_each(|side| self.put(side, ty));
            }
            Term::Record(fields, _) => {
                if let ColumnType::Record(id) = ty {
                    self.columns(fields, &self.declarations.schema[id].fields);
                }
            }
            _ => {}
        }
    }
}

/// Takes the variables of `term` out of `known`.
fn forget(term: &Term, known: &mut HashMap<String, ColumnType>) {
    match term {
        Term::Variable(name) => drop(known.remove(&name.text)),
        Term::Unary(_, inner, _) | Term::Name(inner, _) => forget(inner, known),
        Term::Binary(_, left, right, _) => [left, right].into_iter().for_each(|side| forget(side, known)),
        Term::Record(terms, _) | Term::Call(_, terms, _) | Term::Range(terms, _) => {
            terms.iter().for_each(|term| forget(term, known));
        }
        Term::Any(_) | Term::Tag(..) | Term::Text(..) | Term::Aggregate(_) => {}
        Term::Number(..) | Term::Unsigned(..) | Term::Float(..) => {}
    }
}
