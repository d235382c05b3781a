//! A rule as operators on whole relations, with places in rows in the place of registers.
//!
//! A rule becomes a chain: rows of a relation, joined with one relation after the other. Whatever is decided between two
//! joins is decided in the function that makes the rows of the former one, and of what is bound only that is kept which
//! a later condition or the head reads.

use crate::row_program::{Cell, Stage};
use dfquery_engine::{
    evaluate::{
        Expression, Register,
        joins::{Column, Constant, Join, JoinPlan, Match},
    },
    schema::{RelationId, Schema},
    syntax::{Aggregation, Comparison},
};
use serde::{Deserialize, Serialize};
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Arc,
};

/// A rule, ready to be rendered.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Pipeline {
    /// The relation that is derived.
    pub head: RelationId,
    /// From the first rows to those of the head.
    pub operators: Vec<Operator>,
}

/// An operator on the rows so far.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Operator {
    /// Begins with one row without cells.
    Unit(Arc<Stage>),
    /// Begins with rows of a relation.
    Rows(Selection, Arc<Stage>),
    /// Begins with pairs of rows of two relations.
    Pair(Index, Index, Arc<Stage>),
    /// Makes another row of each, or none.
    Map(Arc<Stage>),
    /// Pairs each row with those of a relation that have its key.
    Join(Split, Index, Arc<Stage>),
    /// Drops the rows whose key a relation has.
    Absent(Split, Index),
    /// Computes an aggregate for each key, and goes on with each row and the result for its key.
    Fold {
        /// The key and the rest of the rows that the aggregate is computed for.
        split: Split,
        /// From the keys to one row for each way: the key and a value.
        body: Vec<Operator>,
        /// The operation.
        operation: Aggregation,
        /// The stage for a row and its result.
        stage: Arc<Stage>,
    },
}

/// The cells of a row that are its key, and the others that are needed.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Split {
    /// The places of the cells of the key.
    pub key: Arc<[usize]>,
    /// The places of the rest.
    pub rest: Arc<[usize]>,
}

/// Some rows of a relation.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Selection {
    /// The relation.
    pub relation: RelationId,
    /// The conditions on the rows.
    pub filters: Arc<[Filter]>,
}

/// A condition on one row.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub enum Filter {
    /// The column holds this.
    Is(usize, u32),
    /// The columns hold the same.
    Same(usize, usize),
}

/// Rows of a relation by key. Equal ones are made once and shared by all rules.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
pub struct Index {
    /// The rows.
    pub selection: Selection,
    /// The columns of the key.
    pub key: Arc<[usize]>,
    /// The columns of the value.
    pub value: Arc<[usize]>,
    /// True if each key has to be there once, however many rows have it.
    pub once: bool,
}

impl Operator {
    /// The relations that are read.
    pub fn relations(&self) -> Vec<RelationId> {
        match self {
            Operator::Unit(_) | Operator::Map(_) => Vec::new(),
            Operator::Rows(selection, _) => vec![selection.relation],
            Operator::Pair(left, right, _) => vec![left.selection.relation, right.selection.relation],
            Operator::Join(_, index, _) | Operator::Absent(_, index) => vec![index.selection.relation],
            Operator::Fold { body, .. } => body.iter().flat_map(Operator::relations).collect(),
        }
    }

    /// The indexes that are joined with.
    pub fn indexes(&self) -> Vec<&Index> {
        match self {
            Operator::Unit(_) | Operator::Map(_) | Operator::Rows(..) => Vec::new(),
            Operator::Pair(left, right, _) => vec![left, right],
            Operator::Join(_, index, _) | Operator::Absent(_, index) => vec![index],
            Operator::Fold { body, .. } => body.iter().flat_map(Operator::indexes).collect(),
        }
    }

    /// The most cells of a row, a key or a value.
    pub fn width(&self) -> usize {
        match self {
            Operator::Unit(stage) | Operator::Map(stage) | Operator::Rows(_, stage) => stage.width(),
            Operator::Pair(left, right, stage) => stage.width().max(left.width()).max(right.width()),
            Operator::Join(split, index, stage) => stage.width().max(split.width()).max(index.width()),
            Operator::Absent(split, index) => split.width().max(index.width()),
            Operator::Fold { split, body, stage, .. } => {
                let body = body.iter().map(Operator::width).max().unwrap_or(0);
                body.max(split.width()).max(stage.width())
            }
        }
    }
}

impl Split {
    fn width(&self) -> usize {
        self.key.len().max(self.rest.len())
    }
}

impl Index {
    fn width(&self) -> usize {
        self.key.len().max(self.value.len())
    }
}

/// `plan` as a chain of operators; `resolve` gives the ids of texts and entities.
pub fn lower(schema: &Schema, plan: &JoinPlan, resolve: &dyn Fn(&Constant) -> u32) -> Pipeline {
    let constants = plan.constants.iter().map(|(register, constant)| (*register, resolve(constant)));
    let lowerer = Lowerer { schema, constants: constants.collect(), spare: spare(plan) };
    let goal = Goal { cells: plan.cells.clone(), keeps_all: false };
    Pipeline { head: plan.head, operators: lowerer.chain(Have::Nothing, &plan.steps, &goal) }
}

/// A register that `plan` does not use.
fn spare(plan: &JoinPlan) -> Register {
    let constants = plan.constants.iter().map(|(register, _)| *register);
    let used = plan.steps.iter().flat_map(mentioned);
    let used = used.chain(constants).chain(plan.cells.iter().flat_map(Expression::registers));
    used.max().map_or(0, |last| last + 1)
}

/// The registers that `step` reads or binds.
fn mentioned(step: &Join) -> BTreeSet<Register> {
    let registers = |columns: &[Column]| columns.iter().map(|(_, register)| *register).collect::<Vec<_>>();
    let mut all = BTreeSet::new();
    match step {
        Join::Match(Match { key, binds, checks, .. }) => {
            [key, binds, checks].into_iter().for_each(|columns| all.extend(registers(columns)));
        }
        Join::Absent { key, .. } => all.extend(registers(key)),
        Join::Test(_, left, right) => all.extend(left.registers().chain(right.registers())),
        Join::Let(register, value) => all.extend(value.registers().chain([*register])),
        Join::Unpack { record, binds, checks, .. } => {
            all.extend(record.registers().chain(registers(binds)));
            all.extend(checks.iter().flat_map(|(_, value)| value.registers()));
        }
        Join::Aggregate { value, body, result, .. } => {
            all.extend(value.iter().flat_map(Expression::registers));
            all.extend(body.iter().flat_map(mentioned));
            all.insert(*result);
        }
    }
    all
}

/// The goal of a chain of operators.
struct Goal {
    cells: Vec<Expression>,
    /// True if all that is bound is kept until the end, since each way to bind it counts.
    keeps_all: bool,
}

/// The input of the next operator.
enum Have {
    /// One row without cells.
    Nothing,
    /// Rows of a relation as they are, with the registers of columns.
    Atom(Selection, Vec<Column>),
    /// Rows with the registers of cells.
    Rows(Vec<Register>),
}

struct Lowerer<'s> {
    schema: &'s Schema,
    constants: BTreeMap<Register, u32>,
    spare: Register,
}

/// Conditions that are decided on one row.
fn is_simple(step: &Join) -> bool {
    matches!(step, Join::Test(..) | Join::Let(..) | Join::Unpack { .. })
}

impl Lowerer<'_> {
    fn chain(&self, mut have: Have, steps: &[Join], goal: &Goal) -> Vec<Operator> {
        let mut operators = Vec::new();
        let mut rest = steps;
        let mut is_done = false;
        while let Some((step, behind)) = rest.split_first() {
            let simple = behind.iter().take_while(|step| is_simple(step)).count();
            let (simple, later) = behind.split_at(simple);
            let end = Ending { simple, later, goal };
            (have, rest) = match step {
                Join::Match(m) => (self.matching(have, m, &end, &mut operators), later),
                Join::Absent { relation, key } => {
                    let left = self.rows(have, rest, goal, &mut operators);
                    operators.push(self.absent(&left, *relation, key));
                    (Have::Rows(left), behind)
                }
                Join::Aggregate { .. } => {
                    let left = self.rows(have, rest, goal, &mut operators);
                    (self.fold(&left, step, &end, &mut operators), later)
                }
                _ => (self.simple(have, rest, goal, &mut operators), later),
            };
            // After a stage that ends the chain are the cells of the goal.
            is_done =
                !goal.keeps_all && !matches!(have, Have::Atom(..)) && !matches!(step, Join::Absent { .. });
        }
        if !is_done {
            // Indexes drop equal rows, maps do not: where each way counts, these make the cells.
            let goal = &Goal { cells: goal.cells.clone(), keeps_all: false };
            let end = Ending { simple: &[], later: &[], goal };
            self.stage_of(have, &end, &mut operators);
        }
        operators
    }

    /// Conditions on one row at the begin of `steps`, which no join is before.
    fn simple(&self, have: Have, steps: &[Join], goal: &Goal, operators: &mut Vec<Operator>) -> Have {
        let simple = steps.iter().take_while(|step| is_simple(step)).count();
        let (simple, later) = steps.split_at(simple);
        Have::Rows(self.stage_of(have, &Ending { simple, later, goal }, operators))
    }

    /// Makes rows of what there is, before `steps`; gives the registers of their cells.
    fn rows(&self, have: Have, steps: &[Join], goal: &Goal, operators: &mut Vec<Operator>) -> Vec<Register> {
        match have {
            Have::Rows(registers) => registers,
            have => self.stage_of(have, &Ending { simple: &[], later: steps, goal }, operators),
        }
    }

    /// Adds an operator that does what `end` says with each row there is.
    fn stage_of(&self, have: Have, end: &Ending, operators: &mut Vec<Operator>) -> Vec<Register> {
        let cells = |registers: &[Register]| -> Vec<(Cell, Register)> {
            registers.iter().enumerate().map(|(at, &register)| (Cell::Left(at), register)).collect()
        };
        match have {
            Have::Nothing => {
                let (stage, registers) = self.stage(&[], None, end);
                operators.push(Operator::Unit(stage));
                registers
            }
            Have::Atom(selection, binds) => {
                let loads: Vec<_> =
                    binds.iter().map(|&(column, register)| (Cell::Left(column), register)).collect();
                let (stage, registers) = self.stage(&loads, None, end);
                operators.push(Operator::Rows(selection, stage));
                registers
            }
            Have::Rows(left) => {
                let (stage, registers) = self.stage(&cells(&left), None, end);
                operators.push(Operator::Map(stage));
                registers
            }
        }
    }

    fn matching(&self, have: Have, m: &Match, end: &Ending, operators: &mut Vec<Operator>) -> Have {
        let is_first = matches!(have, Have::Nothing);
        let (selection, key, binds) = self.select(m);
        if is_first && key.is_empty() {
            let have = Have::Atom(selection, binds);
            let joins = matches!(end.later.first(), Some(Join::Match(_)));
            if end.simple.is_empty() && !m.exists && (joins || end.later.is_empty()) {
                return have;
            }
            return Have::Rows(self.stage_of(have, end, operators));
        }
        let index = self.index(selection, &key, &binds, m.exists);
        let mut loads: Vec<(Cell, Register)> =
            key.iter().enumerate().map(|(at, &(_, register))| (Cell::Key(at), register)).collect();
        for (at, column) in index.value.iter().enumerate() {
            let bound = binds.iter().filter(|(bound, _)| bound == column);
            loads.extend(bound.map(|&(_, register)| (Cell::Right(at), register)));
        }
        let keys: Vec<Register> = key.iter().map(|&(_, register)| register).collect();
        let registers = match have {
            Have::Atom(left, left_binds) => {
                let (left, left_loads) = self.left_index(left, &left_binds, &keys);
                loads.extend(left_loads);
                let (stage, registers) = self.stage(&loads, None, end);
                operators.push(Operator::Pair(left, index, stage));
                registers
            }
            have => {
                let left = self.rows(have, end.later, end.goal, operators);
                let (split, left_loads) = split(&left, &keys);
                loads.extend(left_loads);
                let (stage, registers) = self.stage(&loads, None, end);
                operators.push(Operator::Join(split, index, stage));
                registers
            }
        };
        Have::Rows(registers)
    }

    /// The rows of an atom by constants and repeated variables, the columns of its key, and those that it binds.
    fn select(&self, m: &Match) -> (Selection, Vec<Column>, Vec<Column>) {
        let mut filters = Vec::new();
        let mut key = Vec::new();
        for &(column, register) in &m.key {
            match self.constants.get(&register) {
                Some(&value) => filters.push(Filter::Is(column, value)),
                None => key.push((column, register)),
            }
        }
        for &(column, register) in &m.checks {
            match m.binds.iter().find(|(_, bound)| *bound == register) {
                Some(&(first, _)) => filters.push(Filter::Same(first, column)),
                None => key.push((column, register)),
            }
        }
        (Selection { relation: m.relation, filters: filters.into() }, key, m.binds.clone())
    }

    /// The rows of `selection` by `key`. Of rows as they are all columns are kept, so that rules share them.
    fn index(&self, selection: Selection, key: &[Column], binds: &[Column], exists: bool) -> Index {
        let columns: Arc<[usize]> = key.iter().map(|&(column, _)| column).collect();
        let value = match exists {
            true => [].into(),
            false if selection.filters.is_empty() => self.others(selection.relation, &columns),
            false => binds.iter().map(|&(column, _)| column).collect(),
        };
        let once =
            exists && columns.len() + selection.filters.len() < self.schema[selection.relation].arity();
        Index { selection, key: columns, value, once }
    }

    fn others(&self, relation: RelationId, key: &[usize]) -> Arc<[usize]> {
        (0..self.schema[relation].arity()).filter(|column| !key.contains(column)).collect()
    }

    /// The rows of the first atom by the registers `keys`, and where its registers are found.
    fn left_index(
        &self,
        selection: Selection,
        binds: &[Column],
        keys: &[Register],
    ) -> (Index, Vec<(Cell, Register)>) {
        let column = |&key: &Register| {
            let bind = binds.iter().find(|(_, register)| *register == key);
            bind.expect("a key was bound before").0
        };
        let key: Arc<[usize]> = keys.iter().map(column).collect();
        let value = self.others(selection.relation, &key);
        let place = |column: &usize| value.iter().position(|other| other == column);
        let loads =
            binds.iter().filter_map(|(column, register)| Some((Cell::Left(place(column)?), *register)));
        let loads = loads.collect();
        (Index { selection, key, value, once: false }, loads)
    }

    fn absent(&self, left: &[Register], relation: RelationId, key: &[Column]) -> Operator {
        let m = Match { relation, key: key.to_vec(), binds: Vec::new(), checks: Vec::new(), exists: true };
        let (selection, key, _) = self.select(&m);
        let keys: Vec<Register> = key.iter().map(|&(_, register)| register).collect();
        let (split, _) = split(left, &keys);
        Operator::Absent(split, self.index(selection, &key, &[], true))
    }

    fn fold(&self, left: &[Register], step: &Join, end: &Ending, operators: &mut Vec<Operator>) -> Have {
        let Join::Aggregate { operation, value, body, result, bound } = step else {
            unreachable!("only aggregates are folded")
        };
        let read: BTreeSet<Register> =
            body.iter().flat_map(mentioned).chain(value.iter().flat_map(Expression::registers)).collect();
        let keys: Vec<Register> = left.iter().copied().filter(|register| read.contains(register)).collect();
        let mut cells: Vec<Expression> = keys.iter().map(|&key| Expression::Register(key)).collect();
        // What is counted has no value: its place gets one that is there.
        cells.push(value.clone().unwrap_or_else(|| self.anything(&keys)));
        let inner = self.chain(Have::Rows(keys.clone()), body, &Goal { cells, keeps_all: true });
        let (split, mut loads) = split(left, &keys);
        loads.extend(keys.iter().enumerate().map(|(at, &key)| (Cell::Key(at), key)));
        let target = if *bound { self.spare } else { *result };
        loads.push((Cell::Right(0), target));
        let test = bound.then_some((*result, target));
        let (stage, registers) = self.stage(&loads, test, end);
        operators.push(Operator::Fold { split, body: inner, operation: *operation, stage });
        Have::Rows(registers)
    }

    /// Some register that holds a value wherever `keys` do.
    fn anything(&self, keys: &[Register]) -> Expression {
        Expression::Register(keys.first().copied().unwrap_or(self.spare))
    }

    /// The stage for cells loaded into registers; also returns the registers of the cells of a row.
    fn stage(
        &self,
        loads: &[(Cell, Register)],
        same: Option<(Register, Register)>,
        end: &Ending,
    ) -> (Arc<Stage>, Vec<Register>) {
        let mut bound: BTreeSet<Register> = loads.iter().map(|(_, register)| *register).collect();
        bound.extend(end.simple.iter().flat_map(mentioned));
        let needed = end.needed();
        let kept = |register: &Register| {
            !self.constants.contains_key(register)
                && *register != self.spare
                && (end.goal.keeps_all || needed.contains(register))
        };
        let registers: Vec<Register> = bound.into_iter().filter(kept).collect();
        let cells = match end.later.is_empty() && !end.goal.keeps_all {
            true => end.goal.cells.clone(),
            false => registers.iter().map(|&register| Expression::Register(register)).collect(),
        };
        let same = same
            .map(|(a, b)| Join::Test(Comparison::Equal, Expression::Register(a), Expression::Register(b)));
        let steps: Vec<Join> = same.into_iter().chain(end.simple.iter().cloned()).collect();
        (Arc::new(Stage::new(loads, &self.constants, self.spare, steps, cells)), registers)
    }
}

/// The steps after a join.
struct Ending<'e> {
    /// The conditions on one row that follow.
    simple: &'e [Join],
    /// The steps after these.
    later: &'e [Join],
    goal: &'e Goal,
}

impl Ending<'_> {
    /// The registers that are read later.
    fn needed(&self) -> BTreeSet<Register> {
        let cells = self.goal.cells.iter().flat_map(Expression::registers);
        self.later.iter().flat_map(mentioned).chain(cells).collect()
    }
}

/// Rows of `left` by `keys`, and where the registers of the rest are found.
fn split(left: &[Register], keys: &[Register]) -> (Split, Vec<(Cell, Register)>) {
    let place =
        |key: &Register| left.iter().position(|register| register == key).expect("a key was bound before");
    let rest: Vec<usize> = (0..left.len()).filter(|&at| !keys.contains(&left[at])).collect();
    let loads = rest.iter().enumerate().map(|(at, &from)| (Cell::Left(at), left[from])).collect();
    (Split { key: keys.iter().map(place).collect(), rest: rest.into() }, loads)
}
