//! Rules as relations with the orders in which they are read, and steps.

use crate::{
    check::{FileRules, Program, Term, VariableId},
    schema::{ColumnType, TypeId},
    syntax::{Aggregation, Comparison},
};
use std::collections::BTreeSet;

/// The most columns a compiled relation can have.
pub const MAX_ARITY: usize = 6;

/// The name of a unit: its file without folders above the rules and without `.dl`.
pub(crate) fn unit_name<'p>(program: &'p Program, file: &FileRules) -> &'p str {
    let name = &program.sources[file.id].name;
    let name = name.strip_prefix("rules/").unwrap_or(name);
    name.strip_suffix(".dl").unwrap_or(name)
}

/// Index of a relation in [`Unit::relations`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Slot(pub usize);

/// One rule file.
pub struct Unit {
    pub name: String,
    pub local: bool,
    pub relations: Vec<Relation>,
    pub rules: Vec<PlannedRule>,
    /// The texts that rules mention.
    pub texts: Vec<String>,
    /// Of these, the ones that rules put into tuples.
    pub made: BTreeSet<usize>,
    /// The entity types that columns of derived relations have.
    pub types: Vec<EntityType>,
}

/// An entity type.
pub struct EntityType {
    pub id: TypeId,
    pub name: String,
    /// Whether a caller supplies its entities.
    pub supplied: bool,
}

/// A relation as one unit sees it.
pub struct Relation {
    /// The declared name; none for the rows of an aggregate.
    pub name: Option<String>,
    pub given: Given,
    /// The columns in the order in which they are stored: the declared order, except that a column which tells
    /// the part comes first.
    pub columns: Vec<usize>,
    /// The type of each stored column.
    pub types: Vec<ColumnType>,
    /// The sets of columns by which rules look rows up.
    pub orders: BTreeSet<usize>,
    /// Whether rows need not be kept beside a bit matrix.
    pub lean: bool,
    /// Whether reading goes by the listing of a type: its first column determines the others.
    pub lists: bool,
}

/// Where a relation gets its rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Given {
    /// Derived here.
    Here,
    /// Filled by a reader, for all parts.
    ByReader,
    /// Supplied by the caller, for one part.
    ByCaller,
    /// Derived by another unit.
    ByUnit,
}

/// A rule whose steps stand in the order of their evaluation.
pub struct PlannedRule {
    pub head: Atom,
    pub steps: Vec<Step>,
    /// Whether it begins with two atoms that both grow: the shorter one is iterated over.
    pub swaps: bool,
    /// The file and line of the rule.
    pub place: String,
}

/// An atom of distinct variables, numbers and `_`.
#[derive(Clone, PartialEq, Debug)]
pub struct Atom {
    pub relation: Slot,
    pub arguments: Vec<Argument>,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Argument {
    Variable(VariableId),
    Number(i32),
    Any,
}

/// One condition.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// For every row.
    Join(Atom),
    /// If there is no such row.
    Absent(Atom),
    /// The variable is the id of the text.
    Text(VariableId, usize),
    /// A test, or a binding: `=` with an unbound variable on one side. Terms hold no texts.
    Compare(Comparison, Term, Term),
    /// The variable is the result over the matching rows.
    Aggregate { result: VariableId, operation: Aggregation, value: Option<VariableId>, over: Atom },
}

impl Atom {
    pub fn variables(&self) -> impl Iterator<Item = VariableId> {
        self.arguments.iter().filter_map(|argument| match argument {
            Argument::Variable(variable) => Some(*variable),
            _ => None,
        })
    }
}

pub fn given(unit: &Unit) -> impl Iterator<Item = (usize, &Relation)> {
    unit.relations.iter().enumerate().filter(|(_, relation)| relation.given != Given::Here)
}
