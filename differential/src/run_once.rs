//! One evaluation: facts in, the rows of all derived relations out.

use crate::{
    index_stats::{self, Scale, Weights, What},
    mode::{Batch, Keeps},
    pipeline::Operator,
    record_ids::Numbers,
    render::{Derived, Stratum, render},
    row::{Lane, Wide},
};
use dfquery_engine::{
    cancel::Cancel,
    evaluate::{Control, WorkerTime},
    schema::RelationId,
};
use differential_dataflow::input::InputSession;
use rustc_hash::FxHashMap;
use serde::{Deserialize, Serialize};
use std::{
    any::Any,
    fs,
    net::TcpStream,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed},
    },
    thread,
    time::Duration,
};
use timely::{
    CommunicationConfig, WorkerConfig,
    communication::{
        AllocatorBuilder, Hooks,
        allocator::{
            ProcessBuilder, generic::Allocator, thread::Thread,
            zero_copy::initialize::initialize_networking_from_sockets,
        },
    },
    execute::execute_from,
    worker::Worker,
};

/// The share of facts of one thread among several, which are numbered.
pub type Facts = dyn Fn(usize, usize, &mut dyn Take) + Send + Sync;

/// Somebody who takes facts.
pub trait Take {
    /// The rows that follow are of this relation.
    fn relation(&mut self, relation: RelationId);

    /// One row.
    fn row(&mut self, row: &[u32]);
}

/// The derivation: strata, their inputs, and limits.
#[derive(Debug, Serialize, Deserialize)]
pub struct Plan {
    /// The strata, each after those that it reads.
    pub strata: Vec<Stratum>,
    /// The relations that they read and others fill.
    pub reads: Vec<RelationId>,
    /// Number of columns of all these relations.
    pub arities: FxHashMap<RelationId, usize>,
    /// Relations with a limit of rows.
    pub limits: Vec<(RelationId, usize)>,
}

/// A derivation with its rows, shared by threads.
pub struct Job {
    /// The derivation.
    pub plan: Plan,
    /// The rows of what the plan reads.
    pub facts: Box<Facts>,
    /// The records that rules make.
    pub numbers: Arc<Numbers>,
    /// Number of threads.
    pub workers: usize,
    /// The control that stops them.
    pub control: Arc<Control>,
    /// True if the sizes of their tables are reported.
    pub weighs: bool,
}

impl Plan {
    /// The most cells of a row, a key or a value.
    fn width(&self) -> usize {
        let operators =
            self.strata.iter().flat_map(|stratum| &stratum.rules).flat_map(|rule| &rule.operators);
        operators.map(Operator::width).chain(self.arities.values().copied()).max().unwrap_or(0)
    }
}

/// The cells of derived relations, row by row in no order.
pub type Cells = FxHashMap<RelationId, Vec<u32>>;

/// The rows of all derived relations, and by worker what it keeps; none if one of the relations has as many rows as it must
/// not have.
///
/// Unwinds if work is to stop.
///
/// # Panics
///
/// If a worker does.
pub fn run(job: Job) -> Option<(Cells, Vec<Weights>)> {
    let control = job.control.clone();
    let shared = Arc::new(Shared::new(&job.plan));
    let parts = run_within(job, shared, None);
    control.check();
    let mut weights = Vec::new();
    let cells = parts?.into_iter().enumerate().map(|(worker, part)| {
        control.add_worker(worker, part.done);
        weights.push(part.weights);
        part.cells
    });
    Some((joined(cells), weights))
}

/// The rows of several parts together.
pub(crate) fn joined(mut parts: impl Iterator<Item = Cells>) -> Cells {
    let mut all = parts.next().expect("there is a worker");
    for (relation, cells) in parts.flatten() {
        all.entry(relation).or_default().extend(cells);
    }
    all
}

/// The rows derived by one worker.
pub(crate) struct Part {
    pub cells: Cells,
    pub done: WorkerTime,
    /// Sizes of its data structures at the end.
    pub weights: Weights,
}

/// The place of a process among several, and connections to the others.
pub(crate) struct Network {
    pub process: usize,
    pub peers: Vec<Option<TcpStream>>,
}

/// As [`run`], with workers in other processes; gives what each worker of this one has derived.
pub(crate) fn run_within(job: Job, shared: Arc<Shared>, network: Option<Network>) -> Option<Vec<Part>> {
    let parts = match job.plan.width() <= <u64 as Lane>::WIDTH {
        true => run_on::<u64>(job, shared, network),
        false => run_on::<Wide>(job, shared, network),
    };
    parts.into_iter().collect()
}

/// State shared by all workers.
pub(crate) struct Shared {
    /// True if everybody has to stop.
    halted: AtomicBool,
    /// By limit how many rows there are.
    sizes: Vec<AtomicUsize>,
    /// True if that alone halts them.
    is_alone: bool,
}

impl Shared {
    /// Of the workers of one process.
    pub fn new(plan: &Plan) -> Self {
        let sizes = plan.limits.iter().map(|_| AtomicUsize::new(0)).collect();
        Shared { halted: AtomicBool::new(false), sizes, is_alone: true }
    }

    /// Of the workers of a process among several: the sizes are added up elsewhere.
    pub fn among_several(plan: &Plan) -> Self {
        Shared { is_alone: false, ..Shared::new(plan) }
    }

    /// By limit how many rows there are.
    pub fn sizes(&self) -> Vec<u32> {
        self.sizes.iter().map(|size| size.load(Relaxed) as u32).collect()
    }
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

fn run_on<L: Lane>(job: Job, shared: Arc<Shared>, network: Option<Network>) -> Vec<Option<Part>> {
    if job.workers <= 1 && network.is_none() {
        let allocator = Allocator::Thread(Thread::default());
        return vec![work::<L>(&mut Worker::new(WorkerConfig::default(), allocator, None), &job, &shared)];
    }
    let (builders, others) = threads(job.workers, network);
    let token = Cancel::current();
    let workers = execute_from(builders, others, WorkerConfig::default(), move |worker| {
        let _alarm = Alarm(&shared);
        token.install(|| work::<L>(worker, &job, &shared))
    });
    let workers = workers.expect("the system has room for threads").join();
    workers.into_iter().map(|part| part.unwrap_or_else(|panic| panic!("a worker ended: {panic}"))).collect()
}

/// Threads, of this process or of several.
fn threads(workers: usize, network: Option<Network>) -> (Vec<AllocatorBuilder>, Box<dyn Any + Send>) {
    let Some(Network { process, peers }) = network else {
        let threads = CommunicationConfig::Process(workers).try_build();
        return threads.expect("threads of one process need no network");
    };
    let hooks = Hooks::default();
    let own = ProcessBuilder::new_typed_vector(workers, hooks.refill.clone(), None);
    let network = initialize_networking_from_sockets(own, peers, process, workers, hooks);
    let (builders, threads) = network.expect("the system has room for threads");
    (builders.into_iter().map(AllocatorBuilder::Tcp).collect(), Box::new(threads))
}

type Session<L> = InputSession<(), L, <Batch as Keeps>::Diff>;

/// The inputs of a dataflow.
struct Inputs<L: Lane> {
    unit: Session<L>,
    facts: Vec<(RelationId, Session<L>)>,
}

fn work<L: Lane>(worker: &mut Worker, job: &Job, shared: &Shared) -> Option<Part> {
    let started = thread_time();
    let scale = Scale::new(job.weighs);
    let (inputs, derived) = build::<L>(worker, job, &scale);
    let facts = feed(worker, inputs, job);
    let mut known = vec![0; job.plan.limits.len()];
    while worker.has_dataflows() {
        if shared.halted.load(Relaxed) || job.control.is_stopped() {
            worker.installed_dataflows().into_iter().for_each(|dataflow| worker.drop_dataflow(dataflow));
            return None;
        }
        worker.step_or_park(Some(PATIENCE));
        count(job, shared, &derived, &mut known);
    }
    let mut weights = scale.weigh();
    let sets = derived.iter().filter(|_| job.weighs).flat_map(|(relation, kept)| {
        kept.iter().map(|kept| (What::Set(*relation), index_stats::set(&kept.borrow())))
    });
    weights.extend(sets);
    let mut tuples = 0;
    let cells = derived.into_iter().map(|(relation, kept)| {
        let rows = kept.expect("a batch keeps what it derives").take();
        tuples += rows.len() as u64;
        // Rows of several threads are sorted when they are together.
        (relation, rows.into_cells(job.plan.arities[&relation], job.workers == 1))
    });
    let cells: Cells = cells.collect();
    let time = started.zip(thread_time()).map(|(started, ended)| ended.saturating_sub(started));
    Some(Part { cells, done: WorkerTime { facts, tuples, time }, weights })
}

/// Processor time of this thread, if the system reports it.
fn thread_time() -> Option<Duration> {
    let numbers = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    Some(Duration::from_nanos(numbers.split(' ').next()?.parse().ok()?))
}

/// Time that a worker waits for others before it checks for a request to stop.
const PATIENCE: Duration = Duration::from_millis(20);

fn build<L: Lane>(worker: &mut Worker, job: &Job, scale: &Scale) -> (Inputs<L>, Derived<L>) {
    worker.dataflow::<(), _, _>(|scope| {
        let mut inputs = Inputs { unit: Session::new(), facts: Vec::new() };
        let unit = inputs.unit.to_collection(scope);
        let mut rows = FxHashMap::default();
        for &relation in &job.plan.reads {
            let mut session = Session::new();
            rows.insert(relation, session.to_collection(scope));
            inputs.facts.push((relation, session));
        }
        let (_, derived) = render::<L, Batch>(scope, &job.plan.strata, unit, rows, &job.numbers, scale);
        (inputs, derived)
    })
}

/// The rows that are fed before earlier ones are processed.
const FED: u64 = 1 << 16;

/// Gives the dataflow this worker's share of the facts, and says how many these are.
fn feed<L: Lane>(worker: &mut Worker, mut inputs: Inputs<L>, job: &Job) -> u64 {
    let index = worker.index();
    if index == 0 {
        inputs.unit.update(L::pack(&[]), Batch::one());
    }
    let mut feed = Feed { worker, sessions: inputs.facts, at: 0, fed: 0 };
    (job.facts)(index % job.workers, job.workers, &mut feed);
    feed.fed
}

/// Gives facts to a dataflow.
struct Feed<'w, L: Lane> {
    worker: &'w mut Worker,
    sessions: Vec<(RelationId, Session<L>)>,
    /// The session of the relation whose rows come.
    at: usize,
    fed: u64,
}

impl<L: Lane> Take for Feed<'_, L> {
    fn relation(&mut self, relation: RelationId) {
        let at = self.sessions.iter().position(|(known, _)| *known == relation);
        self.at = at.expect("only relations that are read have rows here");
    }

    fn row(&mut self, row: &[u32]) {
        self.sessions[self.at].1.update(L::pack(row), Batch::one());
        self.fed += 1;
        if self.fed.is_multiple_of(FED) {
            self.worker.step();
        }
    }
}

/// Halts all workers once a relation has as many rows as it must not have.
fn count<L: Lane>(job: &Job, shared: &Shared, derived: &Derived<L>, known: &mut [usize]) {
    for (at, (relation, limit)) in job.plan.limits.iter().enumerate() {
        let kept =
            derived.iter().find(|(derived, _)| derived == relation).and_then(|(_, kept)| kept.as_ref());
        let own = kept.map_or(0, |kept| kept.borrow().len());
        let before = shared.sizes[at].fetch_add(own - known[at], Relaxed);
        if shared.is_alone && before + (own - known[at]) >= *limit {
            shared.halted.store(true, Relaxed);
        }
        known[at] = own;
    }
}
