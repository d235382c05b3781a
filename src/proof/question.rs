//! Subjects of questions about reasons.

use crate::scope::Scope;
use dfquery_engine::{
    base::Rows,
    check::{Atom, Literal, QUERY, Term, VariableId},
    explain::{Explainer, Pattern, Proof},
    schema::{ColumnType, RelationId},
    syntax::Comparison,
};
use std::collections::BTreeMap;

/// The subject of a question.
pub struct Question {
    /// The relation; that of the query if more than one atom was asked about, or an inline one.
    pub relation: RelationId,
    /// The pattern that its tuples have to match.
    pub pattern: Pattern,
    /// Columns that have to be equal, each with the first one of its kind.
    equal: Vec<(usize, usize)>,
}

impl Question {
    /// The subject of the query of `scope`: the tuples of its only atom, or its own.
    pub fn of(scope: &Scope) -> Self {
        let query = scope.rules.schema.relation(QUERY).expect("a query declares its relation");
        let mut rules = scope.rules.files.iter().flat_map(|file| &file.rules);
        let mut rules = rules.by_ref().filter(|rule| rule.head.relation == query);
        let asked = match (rules.next(), rules.next()) {
            (Some(rule), None) => match &rule.body[..] {
                [Literal::Atom(atom), records @ ..] if rule.inlined.is_empty() => {
                    Question::of_atom(scope, atom, records)
                }
                _ => None,
            },
            _ => None,
        };
        let columns = scope.rules.schema[query].arity();
        let whole = || Question { relation: query, pattern: vec![None; columns], equal: Vec::new() };
        asked.unwrap_or_else(whole)
    }

    /// The question for `atom`, of which `records` say what its variables are equal to.
    fn of_atom(scope: &Scope, atom: &Atom, records: &[Literal]) -> Option<Self> {
        let mut first = BTreeMap::new();
        let mut known: BTreeMap<VariableId, u32> = BTreeMap::new();
        for literal in records {
            let Literal::Compare(Comparison::Equal, Term::Variable(id), record) = literal else {
                return None;
            };
            known.insert(*id, constant(scope, record)?);
        }
        let mut asked = Question { relation: atom.relation, pattern: Vec::new(), equal: Vec::new() };
        for (column, term) in atom.terms.iter().enumerate() {
            asked.pattern.push(match term {
                Term::Any => None,
                Term::Variable(id) if known.contains_key(id) => known.get(id).copied(),
                Term::Variable(id) => {
                    let known = *first.entry(*id).or_insert(column);
                    if known != column {
                        asked.equal.push((known, column));
                    }
                    None
                }
                term => Some(constant(scope, term)?),
            });
        }
        Some(asked)
    }

    /// A proof of the first `most` of the tuples that fit, within `parts` if given, with the number of all; none if there
    /// are none.
    pub fn proof<'e>(
        &self,
        scope: &Scope,
        explainer: &Explainer<'e>,
        parts: Option<&[u32]>,
        most: usize,
    ) -> Option<(Proof<'e>, usize)> {
        let rows = self.rows(scope, explainer, parts);
        let first = &rows[..rows.len().min(most)];
        (!rows.is_empty()).then(|| (explainer.why(self.relation, first), rows.len()))
    }

    /// The tuples that fit; within `parts`, if given.
    pub fn rows(&self, scope: &Scope, explainer: &Explainer, parts: Option<&[u32]>) -> Vec<Vec<u32>> {
        let name = &scope.rules.schema[self.relation].name;
        match (self.part(scope), parts) {
            (Some(part), None) => self.fitting(explainer.part(part).relation(name)),
            (_, Some(parts)) => {
                let rows = parts.iter().flat_map(|&part| self.fitting(explainer.part(part).relation(name)));
                rows.collect()
            }
            (None, None) => self.fitting(scope.session.whole(name)),
        }
    }

    fn fitting(&self, rows: &Rows) -> Vec<Vec<u32>> {
        let fits = |row: &&[u32]| {
            row.iter().zip(&self.pattern).all(|(cell, asked)| asked.is_none_or(|asked| asked == *cell))
                && self.equal.iter().all(|&(a, b)| row[a] == row[b])
        };
        rows.iter().filter(fits).map(<[u32]>::to_vec).collect()
    }

    /// The function that a name in the question tells.
    fn part(&self, scope: &Scope) -> Option<u32> {
        let schema = &scope.rules.schema;
        let cells = schema[self.relation].columns.iter().zip(&self.pattern);
        cells.into_iter().find_map(|(column, cell)| match (column.ty, cell) {
            (ColumnType::Entity(ty), Some(cell)) if schema.is_parted(ty) => {
                Some(scope.base.entities(ty).part_of(*cell))
            }
            _ => None,
        })
    }
}

/// The cell that `term` is, if it has no variables and needs no arithmetic; text that nothing has is no cell.
fn constant(scope: &Scope, term: &Term) -> Option<u32> {
    match term {
        Term::Number(number) => Some(*number as u32),
        Term::Bits(_, bits) => Some(*bits),
        Term::Text(text) => Some(scope.base.symbols().find(text).unwrap_or(u32::MAX)),
        Term::Entity(ty, name, _) => scope.base.find(*ty, name),
        Term::Record(_, fields) => {
            let cells: Option<Vec<u32>> = fields.iter().map(|field| constant(scope, field)).collect();
            cells.map(|cells| scope.base.records().intern(&cells))
        }
        Term::Any
        | Term::Variable(_)
        | Term::Unary(..)
        | Term::Binary(..)
        | Term::Call(..)
        | Term::Name(..) => None,
    }
}
