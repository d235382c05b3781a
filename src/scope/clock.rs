//! Time that units take, and the number of tuples that they derive.

use dfquery_engine::{
    base::Rows,
    run::{Inputs, Run, Unit},
};
use std::{
    sync::atomic::{AtomicU64, Ordering::Relaxed},
    time::Instant,
};

/// Measures one unit.
pub struct Clock<'w> {
    pub unit: Unit<'w>,
    pub nanos: AtomicU64,
    pub runs: AtomicU64,
    /// By relation what was derived.
    pub sizes: Vec<Size>,
}

/// Tuples, of all evaluations and of the largest.
#[derive(Default)]
pub struct Size {
    pub tuples: AtomicU64,
    pub most: AtomicU64,
}

impl<'w> Clock<'w> {
    pub fn new(unit: Unit<'w>) -> Self {
        let sizes = unit.derives.iter().map(|_| Size::default()).collect();
        Clock { unit, nanos: AtomicU64::new(0), runs: AtomicU64::new(0), sizes }
    }

    /// Evaluates the unit, and measures it.
    pub fn timed(&self) -> Box<Run<'_>> {
        Box::new(move |inputs: &Inputs<'_>| self.run(inputs))
    }

    fn run(&self, inputs: &Inputs<'_>) -> Vec<Rows> {
        let began = Instant::now();
        let rows = (self.unit.run)(inputs);
        self.count(began, self.unit.derives.iter().copied().zip(rows.iter().map(|rows| rows.len() as u64)));
        rows
    }

    /// Counts an evaluation that began then, with its rows of each relation of `derived`.
    pub fn count<'r>(&self, began: Instant, derived: impl IntoIterator<Item = (&'r str, u64)>) {
        self.nanos.fetch_add(began.elapsed().as_nanos() as u64, Relaxed);
        self.runs.fetch_add(1, Relaxed);
        for (relation, rows) in derived {
            if let Some(at) = self.unit.derives.iter().position(|derived| *derived == relation) {
                self.sizes[at].tuples.fetch_add(rows, Relaxed);
                self.sizes[at].most.fetch_max(rows, Relaxed);
            }
        }
    }
}

/// The units of `clocks`, evaluated by `timed` if they are to be measured.
pub fn measured<'w>(clocks: &[Clock<'w>], timed: &'w [Box<Run<'w>>], measure: bool) -> Vec<Unit<'w>> {
    let units = clocks.iter().zip(timed);
    units.map(|(clock, run)| if measure { Unit { run, ..clock.unit } } else { clock.unit }).collect()
}
