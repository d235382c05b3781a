//! The program between two joins: tests, bindings, and the cells of the next row.

use crate::{
    column::Cells,
    record_ids::Numbers,
    row::{Lane, Read},
};
use dfquery_engine::{
    evaluate::{Expression, Made, Register, joins::Join},
    records::NIL,
};
use serde::{Deserialize, Serialize};
use std::{collections::BTreeMap, sync::Arc};

/// The source of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Cell {
    /// In the key of a pair.
    Key(usize),
    /// In the left row, or in the only one.
    Left(usize),
    /// In the right row.
    Right(usize),
    /// Nowhere: it is always this.
    Constant(u32),
}

/// Tests, bindings and results of one row.
#[derive(Debug, Serialize, Deserialize)]
pub struct Stage {
    /// The registers at the start: constants have their values.
    registers: Vec<u32>,
    loads: Vec<(Cell, Register)>,
    steps: Vec<Join>,
    cells: Vec<Expression>,
    /// The cells, if nothing has to be computed.
    plain: Option<Vec<Cell>>,
}

/// A row of up to two cells, of rows that are numbers: where each half is found, and how far it is from the lower half.
#[derive(Clone, Copy)]
struct Halves {
    from: [usize; 2],
    shift: [u32; 2],
    constants: u64,
}

impl Halves {
    const KEY: usize = 0;
    const LEFT: usize = 1;
    const RIGHT: usize = 2;
    const CONSTANTS: usize = 3;

    fn of(cells: &[Cell]) -> Option<Self> {
        let mut halves = Halves { from: [Self::CONSTANTS; 2], shift: [32, 0], constants: 0 };
        for (half, cell) in cells.iter().enumerate() {
            let (from, at) = match *cell {
                Cell::Key(at) => (Self::KEY, at),
                Cell::Left(at) => (Self::LEFT, at),
                Cell::Right(at) => (Self::RIGHT, at),
                Cell::Constant(value) => {
                    halves.constants |= u64::from(value) << (32 * 1_usize.checked_sub(half)?);
                    continue;
                }
            };
            *halves.from.get_mut(half)? = from;
            halves.shift[half] = 32 * 1_u32.checked_sub(at as u32)?;
        }
        Some(halves)
    }

    #[inline]
    fn row(&self, key: u64, left: u64, right: u64) -> u64 {
        let rows = [key, left, right, self.constants];
        let half = |at: usize| (rows[self.from[at] & 3] >> self.shift[at]) & u64::from(u32::MAX);
        half(0) << 32 | half(1)
    }
}

impl Stage {
    /// Loads registers of `loads`, does `steps`, and makes a row of `cells`; `spare` is the last register.
    pub fn new(
        loads: &[(Cell, Register)],
        constants: &BTreeMap<Register, u32>,
        spare: Register,
        steps: Vec<Join>,
        cells: Vec<Expression>,
    ) -> Self {
        let mut registers = vec![0; usize::from(spare) + 1];
        constants.iter().for_each(|(&register, &value)| registers[usize::from(register)] = value);
        let place = |cell: &Expression| match cell {
            Expression::Register(wanted) => {
                let load = loads.iter().find(|(_, register)| register == wanted).map(|(cell, _)| *cell);
                Some(load.unwrap_or(Cell::Constant(registers[usize::from(*wanted)])))
            }
            _ => None,
        };
        let plain = if steps.is_empty() { cells.iter().map(place).collect() } else { None };
        Stage { registers, loads: loads.to_vec(), steps, cells, plain }
    }

    /// Puts key and rest of a row together again.
    pub fn unsplit(key: &[usize], rest: &[usize]) -> Self {
        let place = |at: usize| {
            let key = key.iter().position(|&place| place == at).map(Cell::Key);
            key.or_else(|| rest.iter().position(|&place| place == at).map(Cell::Left))
        };
        let plain: Vec<Cell> = (0..).map_while(place).collect();
        let cells = vec![Expression::Register(0); plain.len()];
        Stage { registers: Vec::new(), loads: Vec::new(), steps: Vec::new(), cells, plain: Some(plain) }
    }

    /// Number of cells of the rows.
    pub fn width(&self) -> usize {
        self.cells.len()
    }
}

/// Runs a stage row by row.
pub struct Machine {
    stage: Arc<Stage>,
    /// The row, if it is made of cells of others, and of at most two.
    halves: Option<Halves>,
    state: State,
}

/// Working memory for one row.
struct State {
    numbers: Arc<Numbers>,
    registers: Vec<u32>,
    row: Vec<u32>,
}

impl Machine {
    /// One that makes records of `numbers`.
    pub fn new(stage: &Arc<Stage>, numbers: &Arc<Numbers>) -> Self {
        let row = Vec::with_capacity(stage.cells.len());
        let state = State { numbers: numbers.clone(), registers: stage.registers.clone(), row };
        let halves = stage.plain.as_deref().and_then(Halves::of);
        Machine { stage: stage.clone(), halves, state }
    }

    /// The row made of `row`, if any.
    #[inline]
    pub fn one<L: Lane>(&mut self, row: &L) -> Option<L> {
        self.pair(row.read(), row.read(), row.read())
    }

    /// The row made of two rows with `key`, if any.
    #[inline]
    pub fn pair<L: Lane>(&mut self, key: Read<'_, L>, left: Read<'_, L>, right: Read<'_, L>) -> Option<L> {
        match &self.halves {
            Some(halves) if L::IS_NUMBER => {
                Some(L::of_number(halves.row(key.number(), left.number(), right.number())))
            }
            _ => self.general::<L>(key, left, right),
        }
    }

    fn general<L: Lane>(&mut self, key: Read<'_, L>, left: Read<'_, L>, right: Read<'_, L>) -> Option<L> {
        let cell = |cell: &Cell| match *cell {
            Cell::Key(at) => key.cell(at),
            Cell::Left(at) => left.cell(at),
            Cell::Right(at) => right.cell(at),
            Cell::Constant(value) => value,
        };
        if let Some(cells) = &self.stage.plain {
            return Some(L::of_cells(cells.len(), |at| cell(&cells[at])));
        }
        for (from, register) in &self.stage.loads {
            self.state.registers[usize::from(*register)] = cell(from);
        }
        self.state.computes(&self.stage).then(|| L::pack(&self.state.row))
    }
}

impl State {
    /// Does the steps and computes the cells; says whether all tests hold.
    fn computes(&mut self, stage: &Stage) -> bool {
        self.row.clear();
        stage.steps.iter().all(|step| self.step(step))
            && stage.cells.iter().all(|cell| {
                let value = self.value(cell);
                self.row.extend(value.map(|value| value as u32));
                value.is_some()
            })
    }

    fn step(&mut self, step: &Join) -> bool {
        match step {
            Join::Test(how, left, right) => match (self.value(left), self.value(right)) {
                (Some(left), Some(right)) => how.holds(left, right),
                _ => false,
            },
            Join::Let(register, value) => {
                self.value(value).map(|value| self.registers[usize::from(*register)] = value as u32).is_some()
            }
            Join::Unpack { record, arity, binds, checks } => {
                let Some(record) = self.value(record).filter(|&record| record as u32 != NIL) else {
                    return false;
                };
                self.numbers.learn(*arity, record as u32);
                for &(field, register) in binds {
                    self.registers[usize::from(register)] = self.field(*arity, record, field);
                }
                let is_field = |(field, value): &(usize, Expression)| {
                    self.value(value) == Some(self.field(*arity, record, *field) as i32)
                };
                checks.iter().all(is_field)
            }
            Join::Match(_) | Join::Absent { .. } | Join::Aggregate { .. } => {
                unreachable!("a stage reads one row")
            }
        }
    }

    fn field(&self, arity: usize, record: i32, field: usize) -> u32 {
        self.numbers.records().field(arity, record as u32, field)
    }

    fn value(&self, expression: &Expression) -> Option<i32> {
        expression.value(&|register| self.registers[usize::from(register)], &*self.numbers)
    }
}
