//! One batch: facts in, the rows of all derived relations out.

use crate::{
    lane::{Lane, Wide},
    mode::{Batch, HasDiff},
    pipeline::Operator,
    render::{Derived, Stratum, render},
};
use dfquery_engine::{
    evaluate::{Control, WorkerTime},
    records::Records,
    schema::RelationId,
};
use differential_dataflow::input::InputSession;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    fs,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};
use timely::{
    CommunicationConfig, WorkerConfig,
    communication::allocator::{generic::Allocator, thread::Thread},
    execute::execute_from,
    worker::Worker,
};

/// Calls its last argument with every so-manieth row of a relation, from a first one on.
pub type Facts = dyn Fn(RelationId, usize, usize, &mut dyn FnMut(&[u32])) + Send + Sync;

/// What is derived from what. Threads own it together.
pub struct Job {
    /// The strata, each behind those that it reads.
    pub strata: Vec<Stratum>,
    /// The relations that they read and others fill.
    pub reads: Vec<RelationId>,
    /// The rows of these.
    pub facts: Box<Facts>,
    /// How many columns all these relations have.
    pub arities: FxHashMap<RelationId, usize>,
    /// The records that rules make.
    pub records: Arc<Records>,
    /// Relations that must not have so many rows.
    pub limits: Vec<(RelationId, usize)>,
    /// How many threads work.
    pub workers: usize,
    /// What stops them.
    pub control: Arc<Control>,
}

impl Job {
    /// The most cells of a row, a key or a value.
    fn width(&self) -> usize {
        let operators =
            self.strata.iter().flat_map(|stratum| &stratum.rules).flat_map(|rule| &rule.operators);
        operators.map(Operator::width).chain(self.arities.values().copied()).max().unwrap_or(0)
    }
}

/// The cells of derived relations, row by row in no order.
pub type Cells = FxHashMap<RelationId, Vec<u32>>;

/// The rows of all derived relations; none if one of them has as many as it must not have.
///
/// Unwinds if work is to stop.
///
/// # Panics
///
/// If a worker does.
pub fn run(job: Job) -> Option<Cells> {
    let control = job.control.clone();
    let parts = match job.width() <= <u64 as Lane>::WIDTH {
        true => run_on::<u64>(job),
        false => run_on::<Wide>(job),
    };
    control.check();
    let mut parts = parts.into_iter().collect::<Option<Vec<Cells>>>()?.into_iter();
    let mut all = parts.next().expect("there is a worker");
    for (relation, cells) in parts.flatten() {
        all.entry(relation).or_default().extend(cells);
    }
    Some(all)
}

/// What all workers look at.
struct Shared {
    /// Whether everybody has to stop.
    halted: AtomicBool,
    /// By limit how many rows there are.
    sizes: Vec<AtomicUsize>,
}

/// Halts the others if a worker panics: they would wait for it.
struct Alarm<'a>(&'a Shared);

impl Drop for Alarm<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.halted.store(true, Relaxed);
        }
    }
}

fn run_on<L: Lane>(job: Job) -> Vec<Option<Cells>> {
    let shared = Shared {
        halted: AtomicBool::new(false),
        sizes: job.limits.iter().map(|_| AtomicUsize::new(0)).collect(),
    };
    if job.workers <= 1 {
        let allocator = Allocator::Thread(Thread::default());
        return vec![work::<L>(&mut Worker::new(WorkerConfig::default(), allocator, None), &job, &shared)];
    }
    let (builders, others) = CommunicationConfig::Process(job.workers)
        .try_build()
        .expect("threads of one process need no network");
    let workers = execute_from(builders, others, WorkerConfig::default(), move |worker| {
        let _alarm = Alarm(&shared);
        work::<L>(worker, &job, &shared)
    });
    let workers = workers.expect("the system has room for threads").join();
    workers.into_iter().map(|cells| cells.unwrap_or_else(|panic| panic!("a worker ended: {panic}"))).collect()
}

type Session<L> = InputSession<(), L, <Batch as HasDiff>::Diff>;

/// The inputs of a dataflow.
struct Inputs<L: Lane> {
    unit: Session<L>,
    facts: Vec<(RelationId, Session<L>)>,
}

fn work<L: Lane>(worker: &mut Worker, job: &Job, shared: &Shared) -> Option<Cells> {
    let started = thread_time();
    let (inputs, derived) = build::<L>(worker, job);
    let facts = feed(worker, inputs, job);
    let mut known = vec![0; job.limits.len()];
    while worker.has_dataflows() {
        if shared.halted.load(Relaxed) || job.control.is_stopped() {
            worker.installed_dataflows().into_iter().for_each(|dataflow| worker.drop_dataflow(dataflow));
            return None;
        }
        worker.step_or_park(Some(PATIENCE));
        count(job, shared, &derived, &mut known);
    }
    let mut tuples = 0;
    let cells = derived.into_iter().map(|(relation, kept)| {
        let rows = kept.expect("a batch keeps what it derives").take();
        tuples += rows.len() as u64;
        (relation, cells(rows, job.arities[&relation]))
    });
    let cells: Cells = cells.collect();
    let time = started.zip(thread_time()).map(|(started, ended)| ended.saturating_sub(started));
    job.control.add_worker(worker.index(), WorkerTime { facts, tuples, time });
    Some(cells)
}

/// How long the processor has worked on this thread, where the system tells.
fn thread_time() -> Option<Duration> {
    let numbers = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(numbers.split(' ').next()?.parse().ok()?))
}

fn cells<L: Lane>(rows: FxHashSet<L>, arity: usize) -> Vec<u32> {
    let mut cells = Vec::with_capacity(rows.len() * arity);
    rows.into_iter().for_each(|row| cells.extend((0..arity).map(|at| row.cell(at))));
    cells
}

/// How long a worker waits for others before it looks whether it has to stop.
const PATIENCE: Duration = Duration::from_millis(20);

fn build<L: Lane>(worker: &mut Worker, job: &Job) -> (Inputs<L>, Derived<L>) {
    worker.dataflow::<(), _, _>(|scope| {
        let mut inputs = Inputs { unit: Session::new(), facts: Vec::new() };
        let unit = inputs.unit.to_collection(scope);
        let mut rows = FxHashMap::default();
        for &relation in &job.reads {
            let mut session = Session::new();
            rows.insert(relation, session.to_collection(scope));
            inputs.facts.push((relation, session));
        }
        let (_, derived) = render::<L, Batch>(scope, &job.strata, unit, rows, &job.records);
        (inputs, derived)
    })
}

/// So many rows are fed until those that came before are worked on.
const FED: u64 = 1 << 16;

/// Gives the dataflow this worker's share of the facts, and says how many these are.
fn feed<L: Lane>(worker: &mut Worker, mut inputs: Inputs<L>, job: &Job) -> u64 {
    let (index, peers) = (worker.index(), worker.peers());
    if index == 0 {
        inputs.unit.update(L::pack(&[]), Batch::one());
    }
    let mut fed = 0;
    for (relation, mut session) in inputs.facts {
        (job.facts)(relation, index, peers, &mut |row| {
            session.update(L::pack(row), Batch::one());
            fed += 1;
            if fed % FED == 0 {
                worker.step();
            }
        });
    }
    fed
}

/// Halts all workers once a relation has as many rows as it must not have.
fn count<L: Lane>(job: &Job, shared: &Shared, derived: &Derived<L>, known: &mut [usize]) {
    for (at, (relation, limit)) in job.limits.iter().enumerate() {
        let kept =
            derived.iter().find(|(derived, _)| derived == relation).and_then(|(_, kept)| kept.as_ref());
        let own = kept.map_or(0, |kept| kept.borrow().len());
        let before = shared.sizes[at].fetch_add(own - known[at], Relaxed);
        if before + (own - known[at]) >= *limit {
            shared.halted.store(true, Relaxed);
        }
        known[at] = own;
    }
}
