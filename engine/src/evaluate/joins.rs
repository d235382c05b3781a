//! A rule for evaluators that join whole relations: its conditions in the order of the plan, by relations and columns.
//!
//! The order is that of [`planner`](super::planner), without a version of any atom: who keeps relations as sets of
//! changes, as a dataflow does, needs each rule once, not once for each atom that can be new.

use super::plan::{Expression, Register, RulePlan, Scan, Source, Step, Stops};
use crate::{
    check::Program,
    schema::{RelationId, TypeId},
    syntax::{Aggregation, Comparison},
};
use serde::{Deserialize, Serialize};

/// One rule as joins, filters and bindings.
#[derive(Clone, Debug)]
pub struct JoinPlan {
    /// The relation that is derived.
    pub head: RelationId,
    /// The values of its columns.
    pub cells: Vec<Expression>,
    /// The registers that have their values before the first step.
    pub constants: Vec<(Register, Constant)>,
    /// The conditions, each after those that bind what it reads.
    pub steps: Vec<Join>,
}

/// The initial value of a register.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Constant {
    /// A number.
    Number(u32),
    /// A text.
    Text(String),
    /// The entity of that name.
    Entity(TypeId, String),
}

/// A column, and the register that it is equal to.
pub type Column = (usize, Register);

/// One condition of a rule.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Join {
    /// There is such a row.
    Match(Match),
    /// There is no row that agrees with `key`.
    Absent {
        /// The relation, complete before the rule's stratum.
        relation: RelationId,
        /// The columns that are looked at.
        key: Vec<Column>,
    },
    /// The comparison holds.
    Test(Comparison, Expression, Expression),
    /// The register gets the value, if it has one.
    Let(Register, Expression),
    /// The record is taken apart.
    Unpack {
        /// The record.
        record: Expression,
        /// The number of its fields.
        arity: usize,
        /// The fields that registers get.
        binds: Vec<Column>,
        /// The fields that have to be as computed.
        checks: Vec<(usize, Expression)>,
    },
    /// The register gets what is computed over all ways to fulfil `body`; or that is what it holds.
    Aggregate {
        /// The aggregate operation.
        operation: Aggregation,
        /// Of what; none for a count.
        value: Option<Expression>,
        /// The conditions; what they bind is known nowhere else.
        body: Vec<Join>,
        /// The register.
        result: Register,
        /// True if the register has its value before.
        bound: bool,
    },
}

/// A relation that is joined with what is bound so far.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// The relation.
    pub relation: RelationId,
    /// The columns whose registers have their values before, ascending.
    pub key: Vec<Column>,
    /// The columns that registers get, ascending.
    pub binds: Vec<Column>,
    /// The columns that have to be as a column of `binds` to the left: a variable stands twice.
    pub checks: Vec<Column>,
    /// True if nothing reads what `binds` bind: one row is as good as many.
    pub exists: bool,
}

/// Reads the plan of a stratum for joins.
pub(super) struct Reader<'p> {
    /// The checked rules.
    pub program: &'p Program,
    /// By place among what the stratum reads the relation, and the order in which its columns are stored.
    pub reads: Vec<(RelationId, &'p [usize])>,
    /// The relations that the stratum derives.
    pub derives: &'p [RelationId],
    /// By derived relation the sets of columns by which it is looked up.
    pub orders: &'p [Vec<usize>],
}

/// The target of a scan, in declared columns.
struct Place {
    relation: RelationId,
    /// The columns of the key, in the order of its registers.
    key: Vec<usize>,
    /// The column at each position of the rows that are found.
    columns: Vec<usize>,
}

impl Reader<'_> {
    /// `plan`, whose registers hold `constants` from the start.
    pub fn rule(&self, plan: RulePlan, constants: Vec<(Register, Constant)>) -> JoinPlan {
        let steps = self.steps(&plan.steps);
        JoinPlan { head: self.derives[plan.head], cells: plan.cells, constants, steps }
    }

    fn steps(&self, steps: &[Step]) -> Vec<Join> {
        steps.iter().map(|step| self.step(step)).collect()
    }

    fn step(&self, step: &Step) -> Join {
        match step {
            Step::Scan(scan) => Join::Match(self.scan(scan)),
            Step::Absent { source, key } => {
                let place = self.place(*source);
                Join::Absent { relation: place.relation, key: columns(&place.key, key) }
            }
            Step::Test(how, left, right) => Join::Test(*how, left.clone(), right.clone()),
            Step::Let(register, value) => Join::Let(*register, value.clone()),
            Step::Unpack { record, arity, binds, checks } => Join::Unpack {
                record: record.clone(),
                arity: *arity,
                binds: binds.clone(),
                checks: checks.clone(),
            },
            Step::Aggregate { operation, value, body, result, bound } => Join::Aggregate {
                operation: *operation,
                value: value.clone(),
                body: self.steps(body),
                result: *result,
                bound: *bound,
            },
        }
    }

    fn scan(&self, scan: &Scan) -> Match {
        let place = self.place(scan.source);
        let found = |cells: &[(usize, Register)]| {
            let mut found: Vec<Column> =
                cells.iter().map(|&(position, register)| (place.columns[position], register)).collect();
            found.sort_unstable();
            found
        };
        Match {
            relation: place.relation,
            key: columns(&place.key, &scan.key),
            binds: found(&scan.binds),
            checks: found(&scan.checks),
            exists: scan.stops == Stops::Passed,
        }
    }

    fn place(&self, source: Source) -> Place {
        match source {
            Source::Input { read, set, arity } => {
                let (relation, stored) = self.reads[read];
                let is_key = |at: &usize| set & 1 << at != 0;
                let (key, rest): (Vec<usize>, Vec<usize>) = (0..arity).partition(is_key);
                let declared = |at: &usize| stored[*at];
                let columns = key.iter().chain(&rest).map(declared).collect();
                Place { relation, key: key.iter().map(declared).collect(), columns }
            }
            Source::Rows { slot, .. } => self.own(slot, 0),
            Source::Index { slot, index, .. } => self.own(slot, self.orders[slot][index]),
            Source::Member { slot } => self.own(slot, usize::MAX),
        }
    }

    /// A relation of the stratum itself, looked up by the columns of `set`.
    fn own(&self, slot: usize, set: usize) -> Place {
        let relation = self.derives[slot];
        let columns: Vec<usize> = (0..self.program.schema[relation].arity()).collect();
        let key = columns.iter().copied().filter(|at| set & 1 << at != 0).collect();
        Place { relation, key, columns }
    }
}

/// Columns with their registers, ascending.
fn columns(columns: &[usize], registers: &[Register]) -> Vec<Column> {
    let mut pairs: Vec<Column> = columns.iter().copied().zip(registers.iter().copied()).collect();
    pairs.sort_unstable();
    pairs
}
