//! A stratum as both printers see it.

use crate::body;
use dfquery_engine::{
    check::{Aggregate, Literal, Program, Rule, Term},
    evaluate::{Piece, Rules},
    run::Given,
    schema::{ColumnType, RelationId},
};

/// A stratum, whose rules read inputs and the relations of the stratum.
pub struct Stratum<'p> {
    /// The rules.
    pub rules: &'p [&'p Rule],
    /// The relations that it derives.
    pub derives: &'p [RelationId],
    /// The relations that it reads, each with the order in which its columns are stored.
    pub reads: Vec<(RelationId, Vec<usize>)>,
    /// The texts in its rules, in the order of the unit.
    pub texts: Vec<String>,
    /// The aggregates in its rules.
    pub aggregates: Vec<Rows<'p>>,
    program: &'p Program,
}

/// The rows over which an aggregate runs.
pub struct Rows<'p> {
    /// The aggregate.
    pub aggregate: &'p Aggregate,
    /// The conditions.
    pub body: Vec<Literal>,
    /// The columns: the variables that the rule around binds, the others, and the value, 0 of what is counted.
    pub columns: Vec<Term>,
}

impl<'p> Stratum<'p> {
    /// The stratum that `piece` is; none if it has records, functions of texts or a choice, which the printers leave out.
    pub fn of(program: &'p Program, rules: &Rules<'p>, piece: &'p Piece<'p>) -> Option<Self> {
        let file = &piece.file;
        let is_chosen = |id: &RelationId| !program.declared[usize::from(id.0)].choice.is_empty();
        if file.derives.iter().any(is_chosen) || file.rules.iter().any(|rule| has_made(rule)) {
            return None;
        }
        let evaluations = rules.evaluations_of(|other| other.file.derives == file.derives);
        let unit = evaluations.first()?.unit();
        let given = unit.reads.iter().map(|read| read.given);
        let reads = file.reads.iter().zip(given);
        let is_by_part = |id| rules.piece(id).is_some_and(|maker| maker.local);
        let stored = |(&id, given): (&RelationId, Given)| match given {
            Given::ByCaller => (id, (0..program.schema[id].arity()).collect()),
            Given::ByUnit if is_by_part(id) => (id, (0..program.schema[id].arity()).collect()),
            _ => (id, program.schema.home_first(id)),
        };
        let is_own =
            |literal: &Literal| matches!(literal, Literal::Atom(a) if file.derives.contains(&a.relation));
        let aggregates = file.rules.iter().flat_map(|rule| {
            let aggregates = rule.body.iter().filter_map(|literal| match literal {
                Literal::Aggregate(aggregate) => Some(aggregate),
                _ => None,
            });
            aggregates.map(move |aggregate| (rule, aggregate))
        });
        let aggregates = aggregates.map(|(rule, aggregate)| Rows {
            aggregate,
            body: body::of_aggregate(rule, aggregate, is_own),
            columns: columns(aggregate),
        });
        Some(Stratum {
            rules: &file.rules,
            derives: &file.derives,
            reads: reads.map(stored).collect(),
            texts: unit.texts.iter().map(|text| text.to_string()).collect(),
            aggregates: aggregates.collect(),
            program,
        })
    }

    /// The columns of `relation`.
    pub fn arity(&self, relation: RelationId) -> usize {
        self.program.schema[relation].arity()
    }

    /// The place of `aggregate` among those of the stratum.
    pub fn place(&self, aggregate: &Aggregate) -> usize {
        self.aggregates
            .iter()
            .position(|rows| std::ptr::eq(rows.aggregate, aggregate))
            .expect("one of the stratum")
    }
}

/// The variables that the rule around `aggregate` binds, the others, and the value.
fn columns(aggregate: &Aggregate) -> Vec<Term> {
    let variables = aggregate.outer.iter().chain(&aggregate.inner).map(|&variable| Term::Variable(variable));
    variables.chain([aggregate.value.clone().unwrap_or(Term::Number(0))]).collect()
}

/// Returns true if `rule` holds records, functions of texts, or other numbers than signed ones.
fn has_made(rule: &Rule) -> bool {
    let is_other = |ty| matches!(ty, ColumnType::Record(_) | ColumnType::Unsigned | ColumnType::Float);
    rule.variables.iter().any(|variable| is_other(variable.ty))
        || rule.head.terms.iter().any(is_made)
        || rule.body.iter().any(literal_has_made)
}

fn literal_has_made(literal: &Literal) -> bool {
    match literal {
        Literal::Atom(atom) | Literal::Not(atom) => atom.terms.iter().any(is_made),
        Literal::Compare(_, left, right) => is_made(left) || is_made(right),
        Literal::Aggregate(aggregate) => {
            aggregate.value.iter().any(is_made) || aggregate.body.iter().any(literal_has_made)
        }
    }
}

fn is_made(term: &Term) -> bool {
    match term {
        Term::Record(..) | Term::Call(..) | Term::Name(..) | Term::Bits(..) => true,
        Term::Unary(_, operand) => is_made(operand),
        Term::Binary(_, left, right) => is_made(left) || is_made(right),
        Term::Variable(_) | Term::Any | Term::Text(_) | Term::Number(_) | Term::Entity(..) => false,
    }
}
