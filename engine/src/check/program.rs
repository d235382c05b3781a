//! The checked program: names resolved, inline relations expanded, one head and one conjunction a rule.

use super::modules;
use crate::{
    facts::Store,
    schema::{ColumnType, RecordId, RelationId, RelationKind, Schema, TypeId},
    syntax::{Aggregation, BinaryOperator, Comparison, FileId, Function, Sources, Span, UnaryOperator},
};
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

/// Rules without a mistake, ready to be compiled or run.
#[derive(Clone, Debug)]
pub struct Program {
    /// All types and relations, inline ones too.
    pub schema: Schema,
    /// The place and result mark of each relation, by [`RelationId`].
    pub declared: Vec<Declared>,
    /// The files with their relations and rules. A file comes after all files whose relations it reads.
    pub files: Vec<Arc<FileRules>>,
    /// The texts that all places refer to.
    pub sources: Sources,
}

impl Program {
    /// The relation that users mean by `name`: one of their own, or one of the library, which may have the name of its file
    /// before it, as in `loops.in_loop`.
    pub fn find(&self, name: &str) -> Option<RelationId> {
        let own = |id: &RelationId| !self.sources.is_library(self.file_of(*id));
        let all = || (0..self.schema.relations.len()).map(|at| RelationId(at as u16));
        let (module, plain) =
            name.split_once('.').map_or((None, name), |(module, name)| (Some(module), name));
        let known = |id: &RelationId| self.schema[*id].name.rsplit('.').next() == Some(plain);
        let Some(module) = module else {
            return all().filter(own).find(known).or_else(|| self.schema.relation(name));
        };
        let is_of =
            |id: &RelationId| modules::of(&self.sources, self.file_of(*id)).iter().any(|m| m == module);
        self.schema.relation(name).or_else(|| all().filter(known).find(is_of))
    }

    /// Returns true if `relation` is for users: an input, a result, or a condition that other files use. All others are
    /// internal: steps on the way to results.
    pub fn is_public(&self, relation: RelationId) -> bool {
        match self.schema[relation].kind {
            RelationKind::Input => true,
            RelationKind::Derived => self.declared[usize::from(relation.0)].output,
            RelationKind::Inline => {
                let mut others = self.files.iter().filter(|file| file.id != self.file_of(relation));
                let uses = |rule: &Rule| rule.inlined.iter().any(|inlined| inlined.atom.relation == relation);
                others.any(|file| file.rules.iter().any(uses))
            }
        }
    }

    /// The places of the rules that derive `relation`, each once, in the order of the texts.
    pub fn rules_of(&self, relation: RelationId) -> Vec<Span> {
        let rules = self.files.iter().flat_map(|file| &file.rules);
        let mut spans: Vec<Span> =
            rules.filter(|rule| rule.head.relation == relation).map(|rule| rule.span).collect();
        spans.dedup();
        spans
    }

    /// The file that declares `relation`.
    pub fn file_of(&self, relation: RelationId) -> FileId {
        self.declared[usize::from(relation.0)].span.file
    }

    /// Has the stores of all relations say what Soufflé assumes where their parameters say nothing.
    pub fn store_as_souffle(&mut self) {
        for (declared, relation) in self.declared.iter_mut().zip(&self.schema.relations) {
            declared.input = declared.input.as_souffle(&relation.shown, "facts");
            declared.outputs.iter_mut().for_each(|store| *store = store.as_souffle(&relation.shown, "csv"));
        }
    }

    /// Has the rows of the input `relation` given by a unit that reads nothing, in the place of a reader or a caller.
    pub fn give(&mut self, relation: RelationId) {
        self.schema.relations[usize::from(relation.0)].kind = RelationKind::Derived;
        self.declared[usize::from(relation.0)].given = true;
    }

    /// The relations of which that is so.
    pub fn given(&self) -> impl Iterator<Item = RelationId> + '_ {
        let all = self.declared.iter().zip(0..);
        all.filter(|(declared, _)| declared.given).map(|(_, at)| RelationId(at))
    }
}

/// The properties of a declaration other than its columns.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Declared {
    /// The name in the declaration.
    pub span: Span,
    /// The line of the declaration, from 1.
    pub line: u32,
    /// Column groups after `choice-domain`: of rows that agree in a group, the first derived is kept.
    pub choice: Vec<Vec<usize>>,
    /// True if an `.output` names it.
    pub output: bool,
    /// The place that an `.input` names for its rows.
    pub input: Store,
    /// The places that `.output` lines name for its rows.
    pub outputs: Vec<Store>,
    /// True if a `.printsize` names it.
    pub prints_size: bool,
    /// True if its rows are given, and not derived: see [`Program::give`].
    pub given: bool,
}

impl Declared {
    /// Returns true if an `.output` or a `.printsize` names it.
    pub fn is_result(&self) -> bool {
        self.output || self.prints_size
    }
}

/// One rule file: the unit of compilation.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct FileRules {
    /// Which file.
    pub id: FileId,
    /// The relations derived here, in the order of declaration.
    pub derives: Vec<RelationId>,
    /// The relations read here that are inputs or derived in files before this one, in schema order.
    pub reads: Vec<RelationId>,
    /// The relations derived here in the order of their strata: rules of a stratum read negated, or in an
    /// aggregate, only relations of strata before it.
    pub strata: Vec<Vec<RelationId>>,
    /// The rules, in the order of the text.
    pub rules: Vec<Rule>,
    /// By relation derived here those that its rules mention, once that was asked for.
    #[serde(skip)]
    pub mentioned: OnceLock<FxHashMap<RelationId, Vec<RelationId>>>,
}

impl FileRules {
    /// The relations that the rules of `relation` mention, in aggregates too, in schema order; none if it is not derived
    /// here.
    pub fn mentioned(&self, relation: RelationId) -> &[RelationId] {
        let mentioned = self.mentioned.get_or_init(|| {
            let mut by_head: FxHashMap<RelationId, BTreeSet<RelationId>> = FxHashMap::default();
            for rule in &self.rules {
                let found = by_head.entry(rule.head.relation).or_default();
                rule.body.iter().for_each(|literal| literal.relations(found));
            }
            by_head.into_iter().map(|(head, found)| (head, found.into_iter().collect())).collect()
        });
        mentioned.get(&relation).map_or(&[], Vec::as_slice)
    }
}

/// One head and one conjunction.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Rule {
    /// The derived atom.
    pub head: Atom,
    /// Under which conditions; empty for a fact.
    pub body: Vec<Literal>,
    /// The variables; the first ones have the names that the rule's text gives them.
    pub variables: Vec<Variable>,
    /// The rule as it was written, heads, disjunctions and inline atoms included.
    pub span: Span,
    /// The line of its first head, from 1.
    pub line: u32,
    /// Its own `///` lines.
    pub doc: String,
    /// For each literal of `body` which condition of the written conjunction it stands for: several stand for one
    /// inline atom.
    pub written: Vec<usize>,
    /// The inline atoms of the written conjunction.
    pub inlined: Vec<Inlined>,
    /// True if the row of the head is taken out instead of derived.
    pub removes: bool,
}

/// An inline atom as it was written; the rule's body has its conditions instead.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Inlined {
    /// The number of the condition, as in [`Rule::written`].
    pub written: usize,
    /// The atom, of an inline relation.
    pub atom: Atom,
    /// True if it stands negated.
    pub negated: bool,
}

/// A variable of a rule.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Variable {
    /// The name in the text; for one that came in with an inline relation, its name there; `_` for an unnamed one.
    pub name: String,
    /// Its type.
    pub ty: ColumnType,
}

/// Index of a variable in [`Rule::variables`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub struct VariableId(pub u16);

/// `relation(term, …)`; never an inline relation.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Atom {
    /// The relation.
    pub relation: RelationId,
    /// One term a column.
    pub terms: Vec<Term>,
    /// Its place in the text.
    pub span: Span,
}

/// A condition of a rule.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Literal {
    /// The relation holds the row.
    Atom(Atom),
    /// The relation holds no such row; variables are bound elsewhere, `_` stands for anything.
    Not(Atom),
    /// The terms compare so. `=` with a variable that nothing else binds on one side binds it.
    Compare(Comparison, Term, Term),
    /// A variable gets the result of an aggregate.
    Aggregate(Aggregate),
}

impl Literal {
    /// Adds the relations of its atoms to `found`, those of an aggregate too.
    pub(super) fn relations(&self, found: &mut BTreeSet<RelationId>) {
        match self {
            Literal::Atom(atom) | Literal::Not(atom) => _ = found.insert(atom.relation),
            Literal::Compare(..) => {}
            Literal::Aggregate(aggregate) => {
                aggregate.body.iter().for_each(|literal| literal.relations(found));
            }
        }
    }
}

/// An argument or a side of a comparison.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Term {
    /// A variable.
    Variable(VariableId),
    /// Anything; only directly in an atom. In an aggregate's positive atoms it is a variable called `_` instead.
    Any,
    /// A text; of type symbol.
    Text(String),
    /// A number.
    Number(i32),
    /// A number of another kind, by its bits.
    Bits(ColumnType, u32),
    /// The name of an entity; only in rules that are run without compiling.
    Entity(TypeId, String, Span),
    /// An operator on one number.
    Unary(UnaryOperator, Box<Term>),
    /// An operator on two numbers.
    Binary(BinaryOperator, Box<Term>, Box<Term>),
    /// The record that holds these fields. A side of `=` whose other side is bound binds the fields that are variables;
    /// elsewhere all fields are bound. A record in a positive atom has become a variable and such a comparison.
    Record(RecordId, Vec<Term>),
    /// A function of texts.
    Call(Function, Vec<Term>),
    /// The text of a cell of this type: the full name of an entity, or what a number or a record is written as.
    Name(ColumnType, Box<Term>),
}

/// `result = count : { body }`
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Aggregate {
    /// The variable that gets the result, a number. It may be bound elsewhere too: then the two must agree.
    pub result: VariableId,
    /// The operation.
    pub operation: Aggregation,
    /// Of what; none for a count.
    pub value: Option<Term>,
    /// A conjunction without aggregates.
    pub body: Vec<Literal>,
    /// The variables of the body that are bound outside: the aggregate is taken for each of their values.
    pub outer: Vec<VariableId>,
    /// The variables that only the body has.
    pub inner: Vec<VariableId>,
    /// Its place in the text.
    pub span: Span,
}
