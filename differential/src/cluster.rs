//! Derivation by several processes, coordinated by one that runs no worker.
//!
//! A worker that loses another cannot go on, so the coordinator runs none itself: it starts workers, hands out
//! facts, merges the sorted rows that come back, and tells which worker was lost and when. Texts and entities have their
//! numbers from it, records from [`record_ids`](crate::record_ids). Each run has workers of its own, so that another attempt
//! begins from nothing but the facts.

use crate::{
    index_stats::Weights,
    merge::{Block, merge, merge_each},
    output_part::{self, Leave, Way},
    protocol::{
        BEAT, BOUNDS, DONE, END, ENDED, FAILED, Inlet, JOB, ORPHAN, Outlet, PEER_LOST, PEERS, RECORDS,
        REFUSED, ROWS, Report, SAMPLE, START, Start, TOLD, WRITTEN, decode, encode, headed,
    },
    remote_facts::Away,
    rendezvous::{Arrival, Door, Hello, Purpose, Seal, connect},
    run_once::{Facts, Plan, Take},
    wire::{Put, bytes, numbers},
    worker::late_text,
};
use dfquery_engine::{
    base::Rows,
    cancel,
    diagnostic::Diagnostic,
    evaluate::Control,
    records::{Held, Records, WIDEST},
    schema::RelationId,
};
use rustc_hash::FxHashMap;
use std::{
    collections::hash_map::RandomState,
    hash::BuildHasher,
    io::{self, Read},
    net::{IpAddr, Ipv4Addr, Shutdown, SocketAddr, TcpStream},
    path::PathBuf,
    process::{Child, Command, ExitStatus, Stdio},
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicU32, Ordering::Relaxed},
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

/// The interval between checks.
const TICK: Duration = Duration::from_millis(20);
/// Time to wait for the reason for which another process has ended.
const GRACE: Duration = Duration::from_millis(1000);
/// Rows that go to one worker before the next one gets some.
const DEALT: usize = 4096;
/// Frames of rows of a worker that may wait to be merged.
const WAITING: usize = 4;

/// The command that starts a worker: a program with arguments that calls [`worker::main`](crate::worker::main).
#[derive(Clone, Debug)]
pub struct Program {
    /// The program.
    pub path: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// Options of a cluster of processes.
pub struct Options {
    /// The command that starts a worker.
    pub program: Program,
    /// The threads of each worker.
    pub workers: usize,
    /// Time limit for the connections of other processes.
    pub patience: Duration,
    /// The number of times a run is begun again whose workers were lost.
    pub retries: usize,
    /// A sum of the rules, which is the same in all processes.
    pub rules: u64,
    /// Receives a message about the lost processes before a run is restarted.
    pub tell: Box<dyn Fn(&str) + Send + Sync>,
}

/// Processes that derive rows together.
pub struct Cluster {
    options: Options,
    seal: Seal,
    /// The addresses at which each worker accepts others.
    binds: Vec<IpAddr>,
    /// By process, who starts its worker on another machine.
    hosts: Vec<Option<Host>>,
    /// The door at which workers connect; its lock serializes runs.
    door: Mutex<Door>,
    runs: AtomicU32,
    /// By process the most memory that a worker of it had, in bytes, where its system reports it.
    peaks: Mutex<Vec<u64>>,
}

/// Somebody who starts workers on another machine.
struct Host {
    outlet: Outlet,
    ended: Arc<Mutex<Option<Ended>>>,
}

/// The exit of the last worker of a host, after the number of the run; without a number, the reason it is unknown.
type Ended = (Option<u32>, String);

/// The reason an attempt has no result.
enum Loss {
    /// Work is to stop.
    Stopped,
    /// As this says.
    Failed(String),
    /// The facts that workers read are wrong.
    Refused(Vec<Diagnostic>),
}

impl From<String> for Loss {
    fn from(why: String) -> Self {
        Loss::Failed(why)
    }
}

/// All derived rows, sorted, but for a relation whose rows do not come together and what is derived beside it; and by worker
/// what it kept. None if a relation has as many rows as it must not have.
type Derived = Option<(FxHashMap<RelationId, Rows>, Vec<Weights>)>;

/// A relation whose rows do not come together, and where they go; nothing else is wanted.
pub struct Leaving<'w> {
    /// The relation.
    pub relation: RelationId,
    /// The destination of its rows.
    pub way: Way<'w>,
    /// Number of rows delivered.
    pub rows: u64,
    /// The last one of those that have come here: another attempt begins after it.
    last: Vec<u32>,
}

impl<'w> Leaving<'w> {
    /// The rows of `relation` go this way.
    pub fn new(relation: RelationId, way: Way<'w>) -> Self {
        Leaving { relation, way, rows: 0, last: Vec::new() }
    }
}

/// A request to the workers.
pub struct Request<'r> {
    /// The derivation.
    pub plan: &'r Plan,
    /// The relations that they load themselves.
    pub away: Option<&'r Away>,
    /// True if they report the sizes of their tables.
    pub weighs: bool,
}

impl Cluster {
    /// This number of children of this process.
    ///
    /// # Errors
    ///
    /// No connection can be made on this machine.
    pub fn of_children(processes: usize, options: Options) -> Result<Self, String> {
        let random = RandomState::new();
        let secret: Vec<u8> = (0..4_u32).flat_map(|at| random.hash_one(at).to_le_bytes()).collect();
        let seal = Seal::new(&secret, options.rules, processes);
        let here = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let door = Door::open(SocketAddr::new(here, 0), &seal, options.patience)
            .map_err(|error| format!("cannot wait at {here} for other processes: {error}"))?;
        Ok(Cluster {
            binds: vec![here; processes],
            hosts: (0..processes).map(|_| None).collect(),
            door: Mutex::new(door),
            runs: AtomicU32::new(0),
            peaks: Mutex::new(vec![0; processes]),
            seal,
            options,
        })
    }

    /// A child of this process, and one of each of others that were started with [`lend`]: they find this one at the
    /// first of `addresses`, and have their workers at the others.
    ///
    /// # Errors
    ///
    /// Some of them do not come, or do not fit.
    pub fn of_hosts(addresses: &[SocketAddr], secret: &[u8], options: Options) -> Result<Self, String> {
        let processes = addresses.len();
        let seal = Seal::new(secret, options.rules, processes);
        let door = Door::open(addresses[0], &seal, options.patience)
            .map_err(|error| format!("cannot wait at {} for other processes: {error}", addresses[0]))?;
        let end = Instant::now() + options.patience;
        let mut hosts: Vec<Option<Host>> = (0..processes).map(|_| None).collect();
        while let Some(late) = (1..processes).find(|&process| hosts[process].is_none()) {
            match door.arrivals.recv_timeout(end.saturating_duration_since(Instant::now())) {
                Ok(Arrival::Welcome(Hello { purpose: Purpose::Host, process, .. }, stream)) => {
                    let host = Host::new(stream).map_err(|error| error.to_string())?;
                    hosts[process as usize].get_or_insert(host);
                }
                Ok(Arrival::Welcome(..)) => {}
                Ok(Arrival::Unfit(process, why)) => return Err(unfit(process, processes, &why)),
                Err(_) => return Err(late_text(late, processes, options.patience, &door.refused())),
            }
        }
        Ok(Cluster {
            binds: addresses.iter().map(SocketAddr::ip).collect(),
            hosts,
            door: Mutex::new(door),
            runs: AtomicU32::new(0),
            peaks: Mutex::new(vec![0; processes]),
            seal,
            options,
        })
    }

    /// The rows of all relations that the plan of `request` derives from `facts` and from what workers read away from here;
    /// none if one has as many as it must not have.
    ///
    /// Unwinds if work is to stop, by [`cancel::refuse`] if workers cannot read what is away, and by [`cancel::fail`] if they
    /// are lost more often than the options allow.
    pub fn run(
        &self,
        request: &Request<'_>,
        facts: &Facts,
        records: &Records,
        control: &Control,
        mut leaving: Option<&mut Leaving<'_>>,
    ) -> Derived {
        let door = self.door.lock().unwrap_or_else(PoisonError::into_inner);
        // Nobody else may take numbers that records get elsewhere.
        let mut held = records.hold();
        let &Request { plan, away, weighs } = request;
        let leave = leaving.as_ref().map(|leaving| {
            let files = if let Way::Files(files) = leaving.way { Some(files.clone()) } else { None };
            Leave { relation: leaving.relation, files }
        });
        let job = encode(&(plan, away, weighs, leave));
        for attempt in 0.. {
            let run = self.runs.fetch_add(1, Relaxed);
            let attempt =
                Attempt { cluster: self, door: &door, plan, job: &job, control, run, number: attempt };
            match attempt.make(facts, &mut held, leaving.as_deref_mut()) {
                Ok(derived) => return derived,
                Err(Loss::Stopped) => break,
                Err(Loss::Failed(why)) if attempt.number < self.options.retries => {
                    (self.options.tell)(&format!("{why}; all begins again"));
                }
                Err(Loss::Failed(why)) => cancel::fail(why),
                Err(Loss::Refused(messages)) => cancel::refuse(messages),
            }
        }
        drop(held);
        control.check();
        unreachable!("an attempt ends without a result only if work is to stop")
    }
}

impl Cluster {
    /// By process the most memory that it had while it derived rows, in bytes; 0 where the system does not report it.
    pub fn peaks(&self) -> Vec<u64> {
        lock(&self.peaks).clone()
    }

    /// Returns true if all workers see the files that this process sees.
    pub fn is_here(&self) -> bool {
        self.hosts.iter().all(Option::is_none)
    }

    /// Lets processes on other machines go: all is done.
    pub fn end(&self) {
        for host in self.hosts.iter().flatten() {
            let _ = host.outlet.send(DONE, &[]);
        }
    }
}

fn unfit(process: u32, processes: usize, why: &str) -> String {
    format!("process {process} of {processes} does not fit process 0: {why}")
}

impl Host {
    fn new(stream: TcpStream) -> io::Result<Self> {
        let mut inlet = Inlet::new(stream.try_clone()?)?;
        let outlet = Outlet::new(stream);
        outlet.beat(Vec::new)?;
        let ended: Arc<Mutex<Option<Ended>>> = Arc::default();
        let known = ended.clone();
        thread::spawn(move || {
            let set = |run: Option<u32>, how: String| *lock(&known) = Some((run, how));
            loop {
                match inlet.next_word().and_then(|(_, bytes)| decode::<(u32, String)>(&bytes)) {
                    Ok((run, how)) => set(Some(run), how),
                    Err(error) => return set(None, format!("is gone ({error})")),
                }
            }
        });
        Ok(Host { outlet, ended })
    }

    /// The exit of its worker of `run`, if it has ended, or a message that the exit is unknown.
    fn ended(&self, run: u32) -> Option<String> {
        let ended = lock(&self.ended).clone();
        ended.filter(|(of, _)| of.is_none_or(|of| of == run)).map(|(_, how)| how)
    }
}

/// Starts workers for the process that waits at the first of `addresses`, as process number `process`, until it has got
/// all.
///
/// # Errors
///
/// That process is not there, does not want this one, or goes away too early.
pub fn lend(
    addresses: &[SocketAddr],
    process: usize,
    secret: &[u8],
    options: &Options,
) -> Result<(), String> {
    let front = addresses[0];
    let seal = Seal::new(secret, options.rules, addresses.len());
    let hello = Hello { purpose: Purpose::Host, process: process as u32, run: 0 };
    let stream = connect(front, &seal, &hello, Instant::now() + options.patience)
        .map_err(|why| format!("cannot reach process 0 at {front}: {why}"))?;
    let gone = |error: io::Error| format!("process 0 at {front} is gone: {error}");
    let outlet = Outlet::new(stream.try_clone().map_err(gone)?);
    outlet.beat(Vec::new).map_err(gone)?;
    let mut inlet = Inlet::new(stream).map_err(gone)?;
    let mut running: Option<Arc<Mutex<Running>>> = None;
    loop {
        let (tag, bytes) = inlet.next_word().map_err(gone)?;
        // The worker before this one has ended, or is to end.
        running.take().iter().for_each(|running| _ = lock(running).child.kill());
        if tag != START {
            return Ok(());
        }
        let run = decode::<Start>(&bytes).map_err(gone)?.run;
        let child = Arc::new(Mutex::new(
            Running::start(&options.program, &bytes)
                .map_err(|error| format!("cannot start `{}`: {error}", options.program.path.display()))?,
        ));
        running = Some(child.clone());
        let outlet = outlet.clone();
        thread::spawn(move || {
            loop {
                if let Some(how) = lock(&child).how() {
                    return outlet.send(ENDED, &encode(&(run, how)));
                }
                thread::sleep(TICK);
            }
        });
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A worker that is a child of this process, and ends with it.
struct Running {
    child: Child,
    /// Its output to standard error.
    said: Arc<Mutex<String>>,
}

impl Running {
    /// Starts one with the message `start`.
    fn start(program: &Program, start: &[u8]) -> io::Result<Self> {
        let mut child = Command::new(&program.path)
            .args(&program.arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn()?;
        let said: Arc<Mutex<String>> = Arc::default();
        if let Some(mut errors) = child.stderr.take() {
            let said = said.clone();
            thread::spawn(move || {
                let mut bytes = [0; 1024];
                while let Ok(count @ 1..) = errors.read(&mut bytes) {
                    lock(&said).push_str(&String::from_utf8_lossy(&bytes[..count]));
                }
            });
        }
        // A child that has ended already is found to have ended.
        let _ = child.stdin.as_mut().map(|stdin| stdin.put_frame(START, start));
        Ok(Running { child, said })
    }

    /// The exit, if it has ended: empty if another process is to blame.
    fn how(&mut self) -> Option<String> {
        let status = self.child.try_wait().ok()??;
        if matches!(status.code(), Some(PEER_LOST | ORPHAN | 0)) {
            return Some(String::new());
        }
        let said = lock(&self.said);
        let last = said.lines().rfind(|line| !line.trim().is_empty()).unwrap_or_default();
        Some(match last {
            last if status.code() == Some(TOLD) => format!("ended: {last}"),
            "" => format!("ended ({})", how(status)),
            last => format!("ended ({}): {last}", how(status)),
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn how(status: ExitStatus) -> String {
    #[cfg(unix)]
    if let Some(signal) = std::os::unix::process::ExitStatusExt::signal(&status) {
        return format!("signal {signal}");
    }
    status.code().map_or_else(|| "of itself".to_owned(), |code| format!("status {code}"))
}

/// A message of a worker other than rows.
enum Event {
    /// It has found all others.
    Ready,
    /// Numbers of rows of limited relations.
    Sizes(Vec<u32>),
    /// Records that it has numbered, each after its number, and how many fields they have.
    Records(usize, Vec<u32>),
    /// It has derived all.
    Report(Report),
    /// It ends for this reason.
    Failed(String),
    /// The facts that it reads are wrong.
    Refused(Vec<Diagnostic>),
    /// The number of its rows of the relation that workers write, and some of these rows.
    Sample(Vec<u32>),
    /// The number of rows that it has written, and its peak of memory.
    Written(u64, Option<u64>),
    /// Its connection has ended.
    Gone(String),
}

/// A worker as the coordinator sees it.
struct Member {
    stream: TcpStream,
    outlet: Outlet,
    address: SocketAddr,
    blocks: Receiver<Block>,
}

impl Member {
    fn new(
        process: usize,
        address: SocketAddr,
        stream: TcpStream,
        events: Sender<(usize, Event)>,
    ) -> io::Result<Self> {
        stream.set_nodelay(true)?;
        let inlet = Inlet::new(stream.try_clone()?)?;
        let (sender, blocks) = sync_channel(WAITING);
        let closing = stream.try_clone()?;
        thread::Builder::new().name("gather".to_owned()).spawn(move || {
            let error = listen(process, inlet, &events, &sender).err();
            // Who writes to it waits no longer.
            let _ = closing.shutdown(Shutdown::Both);
            let _ = events
                .send((process, Event::Gone(error.map_or_else(String::new, |error| error.to_string()))));
        })?;
        let outlet = Outlet::new(stream.try_clone()?);
        outlet.beat(Vec::new)?;
        Ok(Member { stream, outlet, address, blocks })
    }
}

impl Drop for Member {
    /// A worker without a coordinator ends.
    fn drop(&mut self) {
        // Whose connection has ended already needs no word of it.
        let _ = self.stream.shutdown(Shutdown::Write);
    }
}

/// Passes on what a worker says, until it has said all and the connection ends.
fn listen(
    process: usize,
    mut inlet: Inlet,
    events: &Sender<(usize, Event)>,
    rows: &SyncSender<Block>,
) -> io::Result<()> {
    loop {
        let (tag, bytes) = inlet.next()?;
        let event = match tag {
            BEAT => Event::Sizes(numbers(&bytes)),
            PEERS => Event::Ready,
            RECORDS => {
                let (arity, cells) = headed(&bytes)?;
                Event::Records(arity as usize, cells)
            }
            END => Event::Report(decode(&bytes)?),
            SAMPLE => Event::Sample(numbers(&bytes)),
            WRITTEN => {
                let (rows, peak) = decode(&bytes)?;
                Event::Written(rows, peak)
            }
            FAILED => Event::Failed(String::from_utf8_lossy(&bytes).into_owned()),
            REFUSED => {
                let lines = String::from_utf8_lossy(&bytes);
                Event::Refused(lines.lines().filter_map(Diagnostic::of_json).collect())
            }
            ROWS => {
                let (relation, cells) = headed(&bytes)?;
                // Nobody wants them any more if that fails, which is seen when the connection is closed.
                let _ = rows.send(Block::Rows(RelationId(relation as u16), cells));
                continue;
            }
            DONE => {
                let _ = rows.send(Block::End);
                continue;
            }
            _ => return Err(io::ErrorKind::InvalidData.into()),
        };
        if events.send((process, event)).is_err() {
            return Ok(());
        }
    }
}

/// One attempt to derive rows, with workers of its own.
struct Attempt<'a> {
    cluster: &'a Cluster,
    door: &'a Door,
    plan: &'a Plan,
    job: &'a [u8],
    control: &'a Control,
    run: u32,
    number: usize,
}

/// The workers of an attempt. Those that still run when it is dropped are ended.
struct Team {
    running: Vec<Option<Running>>,
    members: Vec<Member>,
    events: Receiver<(usize, Event)>,
}

impl Attempt<'_> {
    fn make(
        &self,
        facts: &Facts,
        held: &mut Held<'_>,
        leaving: Option<&mut Leaving<'_>>,
    ) -> Result<Derived, Loss> {
        let mut running = self.start()?;
        let (sender, events) = channel();
        let members = self.meet(&mut running, &sender)?;
        let mut team = Team { running, members, events };
        drop(sender);
        self.found(&mut team)?;
        self.feed(&mut team, facts, held)?;
        let mut gathered = Gathered::new(&team, self.plan);
        if !self.wait(&mut team, &mut gathered)? {
            return Ok(None);
        }
        let mut is_whole = true;
        let derived = match leaving {
            None => self.gather(&mut team)?,
            Some(leaving) => {
                match leaving.way {
                    Way::Files(_) => leaving.rows = self.write(&mut team, &mut gathered, leaving.relation)?,
                    Way::Here(_) => is_whole = self.pass_on(&mut team, leaving)?,
                }
                FxHashMap::default()
            }
        };
        if is_whole {
            for member in &team.members {
                // It has nothing more to say.
                let _ = member.outlet.send(DONE, &[]);
            }
            self.end(&mut team);
        }
        gathered.records.iter().for_each(|(arity, cells)| {
            cells.chunks_exact(arity + 1).for_each(|record| held.put(&record[1..], record[0]));
        });
        let mut peaks = lock(&self.cluster.peaks);
        for (most, report) in peaks.iter_mut().zip(gathered.reports.iter().flatten()) {
            *most = report.peak.unwrap_or(0).max(*most);
        }
        let threads = gathered.reports.iter().flatten().flat_map(Report::threads);
        threads.enumerate().for_each(|(worker, done)| self.control.add_worker(worker, done));
        let weights = gathered.reports.into_iter().flatten().flat_map(|report| report.weights).collect();
        let reached = |(relation, limit): &(RelationId, usize)| {
            derived.get(relation).is_some_and(|rows: &Rows| rows.len() >= *limit)
        };
        let reached = self.plan.limits.iter().any(reached);
        Ok((!reached).then_some((derived, weights)))
    }

    fn processes(&self) -> usize {
        self.cluster.binds.len()
    }

    fn start(&self) -> Result<Vec<Option<Running>>, Loss> {
        let (cluster, mut running) = (self.cluster, Vec::new());
        for (process, (&bind, host)) in cluster.binds.iter().zip(&cluster.hosts).enumerate() {
            let start = encode(&Start {
                front: self.door.address,
                bind,
                seal: cluster.seal.clone(),
                process,
                workers: cluster.options.workers,
                run: self.run,
                attempt: self.number,
                patience: cluster.options.patience,
            });
            match host {
                None => {
                    let program = &cluster.options.program;
                    let child = Running::start(program, &start);
                    running
                        .push(Some(child.map_err(|error| {
                            format!("cannot start `{}`: {error}", program.path.display())
                        })?));
                }
                Some(host) => {
                    host.outlet.send(START, &start).map_err(|error| {
                        format!("process {process} of {} is gone ({error})", self.processes())
                    })?;
                    running.push(None);
                }
            }
        }
        Ok(running)
    }

    /// Waits until all workers have come.
    fn meet(
        &self,
        running: &mut [Option<Running>],
        events: &Sender<(usize, Event)>,
    ) -> Result<Vec<Member>, Loss> {
        let end = Instant::now() + self.cluster.options.patience;
        let mut members: Vec<Option<Member>> = running.iter().map(|_| None).collect();
        while let Some(late) = members.iter().position(Option::is_none) {
            match self.door.arrivals.recv_timeout(TICK) {
                Ok(Arrival::Welcome(hello, stream)) if hello.run == self.run => {
                    let Purpose::Work(address) = hello.purpose else { continue };
                    let process = hello.process as usize;
                    let member = Member::new(process, address, stream, events.clone());
                    let member = member.map_err(|error| format!("process {process}: {error}"))?;
                    members[process].get_or_insert(member);
                }
                Ok(Arrival::Welcome(..)) => {}
                Ok(Arrival::Unfit(process, why)) => {
                    return Err(unfit(process, self.processes(), &why).into());
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    self.check()?;
                    if let Some(why) = self.blame(running, "workers came together") {
                        return Err(why.into());
                    }
                    if Instant::now() >= end {
                        let (patience, refused) = (self.cluster.options.patience, self.door.refused());
                        return Err(late_text(late, self.processes(), patience, &refused).into());
                    }
                }
            }
        }
        Ok(members.into_iter().flatten().collect())
    }

    /// Waits until the workers have found each other.
    fn found(&self, team: &mut Team) -> Result<(), Loss> {
        let phase = "workers came together";
        let addresses: Vec<SocketAddr> = team.members.iter().map(|member| member.address).collect();
        self.tell_all(team, PEERS, &encode(&addresses), phase)?;
        let mut ready = 0;
        // The workers have a deadline of their own, and report what is missing.
        while ready < self.processes() {
            ready += usize::from(matches!(self.event(team, phase)?, Some((_, Event::Ready))));
        }
        Ok(())
    }

    fn feed(&self, team: &mut Team, facts: &Facts, held: &Held<'_>) -> Result<(), Loss> {
        let phase = "it was given facts";
        for message in records(held) {
            self.tell_all(team, RECORDS, &message, phase)?;
        }
        self.tell_all(team, JOB, self.job, phase)?;
        let mut dealer = Dealer {
            attempt: self,
            team,
            next: 0,
            relation: RelationId(0),
            cells: Vec::new(),
            left: DEALT,
            lost: None,
        };
        facts(0, 1, &mut dealer);
        dealer.deal();
        match dealer.lost {
            Some(lost) => Err(lost),
            None => self.tell_all(team, END, &[], "rows were derived"),
        }
    }

    /// Waits until all workers have derived all; false if a relation has as many rows as it must not have.
    fn wait(&self, team: &mut Team, gathered: &mut Gathered) -> Result<bool, Loss> {
        while gathered.reports.iter().any(Option::is_none) {
            match self.event(team, "rows were derived")? {
                Some((process, Event::Sizes(sizes))) => gathered.sizes[process] = sizes,
                Some((_, Event::Records(arity, cells))) => gathered.records.push((arity, cells)),
                Some((process, Event::Report(report))) => gathered.reports[process] = Some(report),
                Some((process, Event::Sample(sample))) => gathered.samples[process] = Some(sample),
                _ => {}
            }
            let size = |at: usize| -> usize {
                gathered.sizes.iter().filter_map(|sizes| sizes.get(at)).map(|&size| size as usize).sum()
            };
            if (0..self.plan.limits.len()).any(|at| size(at) >= self.plan.limits[at].1) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// The rows of all workers.
    fn gather(&self, team: &mut Team) -> Result<FxHashMap<RelationId, Rows>, Loss> {
        let blocks: Vec<&Receiver<Block>> = team.members.iter().map(|member| &member.blocks).collect();
        let order = self.plan.strata.iter().flat_map(|stratum| &stratum.derives);
        let order: Vec<(RelationId, usize)> =
            order.map(|&relation| (relation, self.plan.arities[&relation])).collect();
        match merge(&blocks, &order, &|| self.control.is_stopped()) {
            Ok(derived) => Ok(derived),
            Err(_) if self.control.is_stopped() => Err(Loss::Stopped),
            Err(process) => Err(self.lost(team, process, "its rows were gathered", "")),
        }
    }

    /// Passes on the rows of one relation, merged, after those that an earlier attempt gave; false if not all are
    /// wanted.
    fn pass_on(&self, team: &mut Team, leaving: &mut Leaving<'_>) -> Result<bool, Loss> {
        let Leaving { relation, way: Way::Here(take), rows, last } = leaving else { return Ok(true) };
        let blocks: Vec<&Receiver<Block>> = team.members.iter().map(|member| &member.blocks).collect();
        let arity = self.plan.arities[relation];
        let is_known = |row: &&[u32]| !last.is_empty() && **row <= **last;
        let mut known = last.clone();
        let mut all = |cells: &[u32]| {
            let behind = cells.chunks_exact(arity).take_while(is_known).count() * arity;
            let cells = &cells[behind..];
            let Some(end) = cells.len().checked_sub(arity) else { return true };
            known.clear();
            known.extend_from_slice(&cells[end..]);
            *rows += (cells.len() / arity) as u64;
            take(cells)
        };
        let merged = merge_each(&blocks, (*relation, arity), &|| self.control.is_stopped(), &mut all);
        *last = known;
        match merged {
            Ok(is_whole) => Ok(is_whole),
            Err(_) if self.control.is_stopped() => Err(Loss::Stopped),
            Err(process) => Err(self.lost(team, process, "its rows were gathered", "")),
        }
    }

    /// Waits until all workers have written their segments; gives how many rows these have.
    fn write(&self, team: &mut Team, gathered: &mut Gathered, relation: RelationId) -> Result<u64, Loss> {
        let phase = "segments were written";
        while gathered.samples.iter().any(Option::is_none) {
            if let Some((process, Event::Sample(sample))) = self.event(team, phase)? {
                gathered.samples[process] = Some(sample);
            }
        }
        let samples: Vec<Vec<u32>> = gathered.samples.drain(..).flatten().collect();
        let bounds = output_part::bounds(&samples, self.plan.arities[&relation]);
        self.tell_all(team, BOUNDS, &bytes(&bounds), phase)?;
        let (mut rows, mut written) = (0, 0);
        while written < self.processes() {
            if let Some((process, Event::Written(own, peak))) = self.event(team, phase)? {
                rows += own;
                written += 1;
                let mut peaks = lock(&self.cluster.peaks);
                peaks[process] = peaks[process].max(peak.unwrap_or(0));
            }
        }
        Ok(rows)
    }

    /// Gives workers a moment to end by themselves.
    fn end(&self, team: &mut Team) {
        let end = Instant::now() + GRACE;
        while Instant::now() < end && team.running.iter_mut().flatten().any(|running| running.how().is_none())
        {
            thread::sleep(Duration::from_millis(1));
        }
    }

    fn check(&self) -> Result<(), Loss> {
        if self.control.is_stopped() { Err(Loss::Stopped) } else { Ok(()) }
    }

    fn tell_all(&self, team: &mut Team, tag: u8, bytes: &[u8], phase: &str) -> Result<(), Loss> {
        let failed =
            team.members.iter().map(|member| member.outlet.send(tag, bytes)).position(|sent| sent.is_err());
        failed.map_or(Ok(()), |process| Err(self.lost(team, process, phase, "")))
    }

    /// The next event, if one arrives soon.
    fn event(&self, team: &mut Team, phase: &str) -> Result<Option<(usize, Event)>, Loss> {
        match team.events.recv_timeout(TICK) {
            Ok((_, Event::Failed(why))) => Err(why.into()),
            Ok((_, Event::Refused(messages))) => Err(Loss::Refused(messages)),
            Ok((process, Event::Gone(why))) => Err(self.lost(team, process, phase, &why)),
            Ok(event) => Ok(Some(event)),
            Err(_) => self.check().map(|()| None),
        }
    }

    /// The reason the connection to `process` has ended: the process that ended first is to blame, if it is known.
    fn lost(&self, team: &mut Team, process: usize, phase: &str, why: &str) -> Loss {
        let end = Instant::now() + GRACE;
        loop {
            let told = team.events.try_iter().find_map(|(_, event)| match event {
                Event::Failed(why) => Some(why.into()),
                Event::Refused(messages) => Some(Loss::Refused(messages)),
                _ => None,
            });
            if let Some(loss) = told {
                return loss;
            }
            if let Some(why) = self.blame(&mut team.running, phase) {
                return why.into();
            }
            if Instant::now() >= end {
                let why = if why.is_empty() { String::new() } else { format!(" ({why})") };
                return format!("process {process} of {} is gone{why} while {phase}", self.processes())
                    .into();
            }
            thread::sleep(TICK);
        }
    }

    /// The process that has ended for a reason of its own, as a message.
    fn blame(&self, running: &mut [Option<Running>], phase: &str) -> Option<String> {
        let hosts = &self.cluster.hosts;
        running.iter_mut().zip(hosts).enumerate().find_map(|(process, (running, host))| {
            let how = match (running, host) {
                (Some(running), _) => running.how(),
                (None, Some(host)) => host.ended(self.run),
                (None, None) => None,
            };
            let how = how.filter(|how| !how.is_empty())?;
            Some(format!("process {process} of {} {how} while {phase}", self.processes()))
        })
    }
}

/// The messages of the workers other than rows.
struct Gathered {
    /// By process how many rows limited relations have there.
    sizes: Vec<Vec<u32>>,
    records: Vec<(usize, Vec<u32>)>,
    reports: Vec<Option<Report>>,
    /// By process some rows of what workers write.
    samples: Vec<Option<Vec<u32>>>,
}

impl Gathered {
    fn new(team: &Team, plan: &Plan) -> Self {
        let processes = team.members.len();
        Gathered {
            sizes: vec![vec![0; plan.limits.len()]; processes],
            records: Vec::new(),
            reports: (0..processes).map(|_| None).collect(),
            samples: (0..processes).map(|_| None).collect(),
        }
    }
}

/// All records, as messages.
fn records(held: &Held<'_>) -> Vec<Vec<u8>> {
    let mut messages = Vec::new();
    for arity in 1..=WIDEST {
        for some in held.numbers(arity).chunks(DEALT) {
            let all = some.iter().flat_map(|&number| [number].into_iter().chain(held.fields(arity, number)));
            let message = [arity as u32].into_iter().chain(all);
            messages.push(message.flat_map(u32::to_le_bytes).collect());
        }
    }
    messages
}

/// Deals facts out to workers, some rows at a time. Who works on them does not depend on that.
struct Dealer<'a, 'c> {
    attempt: &'a Attempt<'a>,
    team: &'c mut Team,
    next: usize,
    relation: RelationId,
    cells: Vec<u32>,
    left: usize,
    lost: Option<Loss>,
}

impl Dealer<'_, '_> {
    fn deal(&mut self) {
        self.left = DEALT;
        if self.cells.is_empty() || self.lost.is_some() {
            return self.cells.clear();
        }
        let process = self.next;
        self.next = (process + 1) % self.team.members.len();
        self.cells.insert(0, self.relation.0.into());
        let sent = self.team.members[process].outlet.send_numbers(ROWS, &self.cells);
        self.cells.clear();
        self.lost = match sent {
            Ok(()) => self.attempt.check().err(),
            Err(_) => Some(self.attempt.lost(self.team, process, "it was given facts", "")),
        };
    }
}

impl Take for Dealer<'_, '_> {
    fn relation(&mut self, relation: RelationId) {
        self.deal();
        self.relation = relation;
    }

    fn row(&mut self, row: &[u32]) {
        self.cells.extend_from_slice(row);
        self.left -= 1;
        if self.left == 0 {
            self.deal();
        }
    }
}
