//! A rule as a program for registers.
//!
//! Every variable, every constant and every computed argument has a register.

use crate::{
    base::FactBase,
    functions,
    records::Records,
    schema::ColumnType,
    syntax::{Aggregation, BinaryOperator, Comparison, Function, UnaryOperator},
};
use serde::{Deserialize, Serialize};

/// The most columns of a relation that rules read.
pub const WIDEST: usize = crate::run::WIDEST;

/// Holds one value while a rule is evaluated.
pub type Register = u16;

/// The rules of a stratum.
pub struct Plan {
    /// By relation the sets of columns by which it is looked up.
    pub orders: Vec<Vec<usize>>,
    /// True if the relation is tested for rows of rounds before the current one.
    pub numbers: Vec<bool>,
    /// The rules that read no relation of the stratum, or that are read with one atom as new.
    pub rules: Vec<RulePlan>,
    /// Number of joins of inputs in the rules.
    pub joined: usize,
}

impl Plan {
    /// No rules, over this number of relations.
    pub fn new(relations: usize) -> Self {
        Plan {
            orders: vec![Vec::new(); relations],
            numbers: vec![false; relations],
            rules: Vec::new(),
            joined: 0,
        }
    }
}

/// One rule, with one of its atoms as new rows or without such.
pub struct RulePlan {
    /// Its number among the rules of the stratum.
    pub rule: usize,
    /// The atom that is read as new rows; without one it belongs to the first round only.
    pub new: Option<New>,
    /// The relation that is derived.
    pub head: usize,
    /// True if rows are taken out of it instead.
    pub removes: bool,
    pub cells: Vec<Expression>,
    /// The registers of the cells, if none has to be computed.
    pub plain: Option<Vec<Register>>,
    /// The registers at the start: constants have their values.
    pub registers: Vec<u32>,
    /// The registers of texts, each with the place of its text among those of the stratum.
    pub texts: Vec<(Register, usize)>,
    /// The inputs without whose rows nothing is derived.
    pub reads: Vec<usize>,
    /// Entities without which nothing is derived, each after the place of its type: where they are of another part than
    /// the one that is evaluated, looking them up would find rows of that part.
    pub needed: Vec<(usize, u32)>,
    pub steps: Vec<Step>,
    /// The same from each other input on, for a rule that reads no new rows and whose `steps` begin with an input.
    pub starts: Vec<Start>,
    /// The same with inputs joined with each other first, from the largest join to the smallest.
    pub joined: Vec<Joined>,
}

/// The steps of a rule that scan one input, and look the others up.
pub struct Start {
    /// The place of that input.
    pub read: usize,
    pub steps: Vec<Step>,
}

/// An atom that is read as new rows.
#[derive(Clone, Copy)]
pub struct New {
    /// Its number among the conditions of the rule.
    pub condition: usize,
    /// Its relation.
    pub slot: usize,
}

/// Inputs joined with each other once, for a rule that is evaluated in many rounds.
pub struct Joined {
    /// The place that its rows have among the inputs.
    pub read: usize,
    /// The input that is scanned to make it.
    pub start: usize,
    /// The registers that a row has.
    pub columns: Vec<Register>,
    /// The steps that make its rows.
    pub steps: Vec<Step>,
    /// The steps of the rule with these rows.
    pub then: Vec<Step>,
}

/// The value of a register, or a computed value.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub enum Expression {
    /// The value of a register.
    Register(Register),
    /// An operator on one number.
    Unary(UnaryOperator, Box<Expression>),
    /// An operator on two numbers.
    Binary(BinaryOperator, Box<Expression>, Box<Expression>),
    /// The number of the record with these fields.
    Record(Vec<Expression>),
    /// A function of texts.
    Call(Function, Vec<Expression>),
    /// The text of a cell of this type.
    Name(ColumnType, Box<Expression>),
}

impl Expression {
    /// The registers whose values it reads.
    pub fn registers(&self) -> impl Iterator<Item = Register> + '_ {
        registers(self)
    }

    /// The value, where `register` gives those of registers; none for a division by 0, and where a function has none.
    pub fn value(&self, register: &impl Fn(Register) -> u32, made: &impl Made) -> Option<i32> {
        match self {
            Expression::Register(at) => Some(register(*at) as i32),
            Expression::Unary(operator, operand) => Some(operator.apply(operand.value(register, made)?)),
            Expression::Binary(operator, left, right) => {
                operator.apply(left.value(register, made)?, right.value(register, made)?)
            }
            Expression::Record(fields) => {
                let mut cells = [0; WIDEST];
                for (cell, field) in cells.iter_mut().zip(fields) {
                    *cell = field.value(register, made)? as u32;
                }
                Some(made.record(&cells[..fields.len()]) as i32)
            }
            Expression::Call(function, arguments) => {
                let cells =
                    arguments.iter().map(|argument| argument.value(register, made).map(|cell| cell as u32));
                let cells: Vec<u32> = cells.collect::<Option<_>>()?;
                functions::apply(*function, &cells, made.facts().symbols()).map(|value| value as i32)
            }
            Expression::Name(ty, operand) => {
                let text = made.facts().text(*ty, operand.value(register, made)? as u32);
                Some(made.facts().symbols().make(&text) as i32)
            }
        }
    }
}

/// The stores of values that rules construct.
pub trait Made {
    /// The records.
    fn records(&self) -> &Records;

    /// The facts, with texts and names of entities.
    fn facts(&self) -> &FactBase;

    /// The number of the record that holds `fields`.
    fn record(&self, fields: &[u32]) -> u32 {
        self.records().intern(fields)
    }
}

impl Made for FactBase {
    fn records(&self) -> &Records {
        FactBase::records(self)
    }

    fn facts(&self) -> &FactBase {
        self
    }
}

/// For evaluators that leave rules that compute of texts to others: see [`Piece::computes_texts`](super::Piece).
impl Made for Records {
    fn records(&self) -> &Records {
        self
    }

    fn facts(&self) -> &FactBase {
        unreachable!("rules that compute of texts are evaluated with the facts")
    }
}

/// Which rows of a relation that grows are read.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Version {
    /// Those of the round before.
    New,
    /// Those of all rounds before that one.
    Old,
    /// Both.
    All,
}

/// The rows that a lookup searches.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Source {
    /// An input, by the columns of a set; found rows have these columns first.
    Input { read: usize, set: usize, arity: usize },
    /// All rows of a derived relation.
    Rows { slot: usize, version: Version },
    /// The rows of a derived relation that one of its indexes lists.
    Index { slot: usize, index: usize, version: Version },
    /// The one row of a derived relation that the key is.
    Member { slot: usize },
}

/// One step; the following ones are done for each way to do it.
#[derive(Clone, PartialEq, Debug)]
pub enum Step {
    /// For every row: binds cells to registers, and goes on where other cells are as their registers say.
    Scan(Scan),
    /// If there is no such row.
    Absent { source: Source, key: Vec<Register> },
    /// If the comparison holds.
    Test(Comparison, Expression, Expression),
    /// Binds the value, if it has one.
    Let(Register, Expression),
    /// Takes a record apart: binds fields to registers, and goes on where other fields are as they are computed.
    Unpack {
        record: Expression,
        arity: usize,
        binds: Vec<(usize, Register)>,
        checks: Vec<(usize, Expression)>,
    },
    /// Binds the result over all ways to do `body`; or goes on if it is what the register says.
    Aggregate {
        operation: Aggregation,
        value: Option<Expression>,
        body: Vec<Step>,
        result: Register,
        bound: bool,
    },
}

/// The input that is the first thing that `steps` scan.
pub fn start(steps: &[Step]) -> Option<usize> {
    match first_scan(steps)?.source {
        Source::Input { read, .. } => Some(read),
        _ => None,
    }
}

/// The scan that `steps` begin with, but for registers that get constants.
pub fn first_scan(steps: &[Step]) -> Option<&Scan> {
    match steps.iter().find(|step| !matches!(step, Step::Let(_, Expression::Register(_)))) {
        Some(Step::Scan(scan)) => Some(scan),
        _ => None,
    }
}

/// Rows that are looked at one by one.
#[derive(Clone, PartialEq, Debug)]
pub struct Scan {
    pub source: Source,
    pub key: Vec<Register>,
    pub binds: Vec<(usize, Register)>,
    pub checks: Vec<(usize, Register)>,
    pub stops: Stops,
}

/// After which row a scan stops.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Stops {
    /// The last one.
    Never,
    /// The first one with which the goal was reached: the head is known before the scan, so others derive the same.
    Reached,
    /// The first one that passed the checks: nothing reads what it binds.
    Passed,
}

/// The registers of `expression`.
pub fn registers(expression: &Expression) -> Box<dyn Iterator<Item = Register> + '_> {
    match expression {
        Expression::Register(register) => Box::new(std::iter::once(*register)),
        Expression::Unary(_, operand) => registers(operand),
        Expression::Binary(_, left, right) => Box::new(registers(left).chain(registers(right))),
        Expression::Name(_, operand) => registers(operand),
        Expression::Record(fields) | Expression::Call(_, fields) => {
            Box::new(fields.iter().flat_map(registers))
        }
    }
}
