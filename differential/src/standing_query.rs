//! A standing dataflow that reports how its relations change with its inputs.
//!
//! It runs on the thread that asks: every round of every loop would have to be agreed upon with other threads, which
//! takes longer than a small change.

use crate::{
    incremental::Changes,
    index_stats::Scale,
    mode::Keeps,
    pipeline::Operator,
    record_ids::Numbers,
    render::{Stratum, render},
    row::{Lane, Wide},
};
use dfquery_engine::{records::Records, schema::RelationId};
use differential_dataflow::input::InputSession;
use rustc_hash::FxHashMap;
use std::{
    cell::{Cell, RefCell},
    rc::Rc,
    sync::Arc,
    time::{Duration, Instant},
};
use timely::{
    WorkerConfig,
    communication::allocator::{generic::Allocator, thread::Thread},
    dataflow::{
        ProbeHandle,
        operators::{Inspect, Probe},
    },
    worker::Worker,
};

/// The cells of a row; few of them are held in place.
pub type Cells = Wide;

/// A row of a relation that comes, or goes if the number is negative.
pub type Change = (RelationId, Cells, i64);

/// Rows that come and go.
pub type Changed = Vec<Change>;

/// The plan of a standing query: its strata, their inputs, and the relations whose changes are reported.
pub struct Plan {
    /// The strata, each after those that it reads.
    pub strata: Vec<Stratum>,
    /// The relations that they read and others fill.
    pub reads: Vec<RelationId>,
    /// The derived relations whose changes are reported.
    pub told: Vec<RelationId>,
    /// Number of columns of all these relations.
    pub arities: FxHashMap<RelationId, usize>,
    /// A derived relation that may have fewer rows than this only.
    pub limit: Option<(RelationId, usize)>,
    /// The records that rules make.
    pub records: Arc<Records>,
}

/// A dataflow that is kept.
pub struct Dataflow {
    flow: Box<dyn Flow>,
}

impl Dataflow {
    /// One of which all inputs are empty; [`Dataflow::epoch`] has to be asked once before rows come.
    pub fn new(plan: &Plan) -> Self {
        let operators =
            plan.strata.iter().flat_map(|stratum| &stratum.rules).flat_map(|rule| &rule.operators);
        let width = operators.map(Operator::width).chain(plan.arities.values().copied()).max().unwrap_or(0);
        match width <= <u64 as Lane>::WIDTH {
            true => Dataflow { flow: Box::new(Running::<u64>::new(plan)) },
            false => Dataflow { flow: Box::new(Running::<Wide>::new(plan)) },
        }
    }

    /// Changes the inputs so, and gives how the derived relations change; none if a relation has as many rows as it must not
    /// have: then there are no further epochs.
    ///
    /// No row may go that is not there, or come that is.
    ///
    /// # Panics
    ///
    /// If a relation is not an input.
    #[must_use]
    pub fn epoch(&mut self, changes: &[Change]) -> Option<Changed> {
        self.flow.epoch(changes, None)
    }

    /// The same, and there are no further epochs either if it takes longer than `most`.
    #[must_use]
    pub fn epoch_within(&mut self, changes: &[Change], most: Duration) -> Option<Changed> {
        self.flow.epoch(changes, Some(Instant::now() + most))
    }
}

/// A dataflow on rows of some type.
trait Flow {
    fn epoch(&mut self, changes: &[Change], end: Option<Instant>) -> Option<Changed>;
}

type Session<L> = InputSession<u32, L, <Changes as Keeps>::Diff>;

/// The changes since the last query, by relation and row.
type Told<L> = Rc<RefCell<Vec<(usize, L, i64)>>>;

struct Running<L: Lane> {
    worker: Worker,
    inputs: FxHashMap<RelationId, Session<L>>,
    /// The derived relations that are reported, with their columns.
    relations: Vec<(RelationId, usize)>,
    told: Told<L>,
    limit: Option<Limit>,
    probe: ProbeHandle<u32>,
    epoch: u32,
}

/// A relation that may have few rows only.
#[derive(Clone)]
struct Limit {
    relation: RelationId,
    /// The limit.
    rows: i64,
    /// Their number.
    count: Rc<Cell<i64>>,
}

impl Limit {
    /// Rows that come are there before others have gone.
    const SLACK: i64 = 2;

    fn is_reached(&self) -> bool {
        self.count.get() >= self.rows
    }

    fn is_far_beyond(&self) -> bool {
        self.count.get() / Self::SLACK >= self.rows
    }
}

impl<L: Lane> Running<L> {
    fn new(plan: &Plan) -> Self {
        let allocator = Allocator::Thread(Thread::default());
        let mut worker = Worker::new(WorkerConfig::default(), allocator, None);
        let relations = plan.told.iter().map(|relation| (*relation, plan.arities[relation])).collect();
        let (told, probe) = (Told::<L>::default(), ProbeHandle::new());
        let limit =
            plan.limit.map(|(relation, rows)| Limit { relation, rows: rows as i64, count: Rc::default() });
        let inputs = build(&mut worker, plan, &told, limit.as_ref(), &probe);
        Running { worker, inputs, relations, told, limit, probe, epoch: 0 }
    }

    fn changed(&self) -> Changed {
        let mut told = self.told.take();
        told.sort_unstable_by(|a, b| (a.0, &a.1).cmp(&(b.0, &b.1)));
        let same = |a: &(usize, L, i64), b: &(usize, L, i64)| a.0 == b.0 && a.1 == b.1;
        let sums = told.chunk_by(same).map(|rows| (&rows[0], rows.iter().map(|row| row.2).sum::<i64>()));
        let changed = sums.filter(|(_, sum)| *sum != 0).map(|((at, row, _), sum)| {
            let (relation, arity) = self.relations[*at];
            (relation, (0..arity).map(|column| row.cell(column)).collect(), sum)
        });
        changed.collect()
    }
}

impl<L: Lane> Flow for Running<L> {
    fn epoch(&mut self, changes: &[Change], end: Option<Instant>) -> Option<Changed> {
        for (relation, row, change) in changes {
            let input = self.inputs.get_mut(relation).expect("only inputs change");
            input.update(L::pack(row), *change);
        }
        self.epoch += 1;
        for input in self.inputs.values_mut() {
            input.advance_to(self.epoch);
            input.flush();
        }
        while self.probe.less_than(&self.epoch) {
            self.worker.step();
            let is_late = end.is_some_and(|end| Instant::now() > end);
            if is_late || self.limit.as_ref().is_some_and(Limit::is_far_beyond) {
                return None;
            }
        }
        let changed = self.changed();
        self.limit.as_ref().is_none_or(|limit| !limit.is_reached()).then_some(changed)
    }
}

fn build<L: Lane>(
    worker: &mut Worker,
    plan: &Plan,
    told: &Told<L>,
    limit: Option<&Limit>,
    probe: &ProbeHandle<u32>,
) -> FxHashMap<RelationId, Session<L>> {
    worker.dataflow::<u32, _, _>(|scope| {
        // It closes at the end of this function: its row comes first and stays.
        let mut unit = Session::new();
        let one = unit.to_collection(scope);
        unit.update(L::pack(&[]), Changes::one());
        let (mut inputs, mut rows) = (FxHashMap::default(), FxHashMap::default());
        for &relation in &plan.reads {
            let mut session = Session::new();
            rows.insert(relation, session.to_collection(scope));
            inputs.insert(relation, session);
        }
        let (rows, _) = render::<L, Changes>(
            scope,
            &plan.strata,
            one,
            rows,
            &Arc::new(Numbers::alone(plan.records.clone())),
            &Scale::default(),
        );
        for (at, relation) in plan.told.iter().enumerate() {
            let told = told.clone();
            let changes = rows[relation].clone().inner;
            let changes =
                changes.inspect(move |(row, _, change)| told.borrow_mut().push((at, row.clone(), *change)));
            changes.probe_with(probe);
        }
        if let Some(Limit { relation, count, .. }) = limit.cloned() {
            let changes = rows[&relation].clone().inner;
            changes.inspect(move |(.., change)| count.set(count.get() + *change)).probe_with(probe);
        }
        inputs
    })
}
