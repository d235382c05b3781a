//! A process that derives rows with others, and does nothing else: a child of one that asks, or of one that was started
//! for it on another machine.

use crate::{
    index_stats::Weights,
    merge::{Block, merge_each},
    output_part::{self, Files, Form, Leave},
    protocol::{
        BOUNDS, DONE, END, FAILED, Inlet, JOB, ORPHAN, Outlet, PEER_LOST, PEERS, RECORDS, REFUSED, ROWS,
        Report, SAMPLE, Start, TOLD, WRITTEN, decode, encode, headed,
    },
    record_ids::Numbers,
    remote_facts::{Away, Load, Share},
    rendezvous::{Arrival, Door, Hello, Purpose, connect},
    run_once::{Cells, Job, Network, Plan, Shared, Take, joined, run_within},
    wire::{Get, Put, bytes, numbers},
};
use dfquery_engine::{
    base::Rows,
    diagnostic::Diagnostic,
    evaluate::{Control, WorkerTime},
    records::{Records, WIDEST},
    schema::RelationId,
};
use std::{
    env,
    fs::{self, File},
    io::{self, BufReader, BufWriter, Read, Write},
    net::{SocketAddr, TcpStream},
    panic, process,
    process::Command,
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        mpsc::{Receiver, RecvTimeoutError, Sender, SyncSender, channel, sync_channel},
    },
    thread,
    time::{Duration, Instant},
};

/// Frames of rows that may wait for a thread.
const WAITING: usize = 16;

/// Blocks of rows of one worker that may wait to be merged.
const BLOCKS: usize = 4;

/// The approximate number of cells in a frame of rows.
const CELLS: usize = 1 << 16;

/// Time that a process informed of wrong facts has to end this one.
const GRACE: Duration = Duration::from_secs(10);

/// The operations of a worker that depend on the meaning of rows.
#[derive(Clone, Copy)]
pub struct Hands {
    /// Reads what the coordinator leaves to its workers.
    pub load: Load,
    /// Makes texts of rows.
    pub form: Form,
}

/// Does what a process says that has started this one as its child, by standard input, and ends.
pub fn main(hands: Hands) -> ! {
    mind_panics();
    let status = match start(hands) {
        Ok(()) => 0,
        Err(why) => {
            eprintln!("{why}");
            TOLD
        }
    };
    process::exit(status)
}

fn start(hands: Hands) -> Result<(), String> {
    let (_, bytes) = io::stdin().lock().get_frame().map_err(|error| format!("cannot start: {error}"))?;
    let start: Start = decode(&bytes).map_err(|error| format!("cannot start: {error}"))?;
    // The parent closes it when it ends, however it ends.
    let watch = || {
        let _ = io::stdin().lock().read_to_end(&mut Vec::new());
        process::exit(ORPHAN)
    };
    thread::spawn(watch);
    fault(&start, "start");
    let end = Instant::now() + start.patience;
    let door = Door::open(SocketAddr::new(start.bind, 0), &start.seal, start.patience)
        .map_err(|error| format!("cannot wait at {} for others: {error}", start.bind))?;
    let hello = |purpose| Hello { purpose, process: start.process as u32, run: start.run };
    let front = connect(start.front, &start.seal, &hello(Purpose::Work(door.address)), end)
        .map_err(|why| format!("cannot reach the process that asks, at {}: {why}", start.front))?;
    let outlet = Outlet::new(front.try_clone().map_err(|error| error.to_string())?);
    let done = Worker { start: &start, outlet: outlet.clone(), hello: &hello, end, hands }.work(front, &door);
    if let Err(why) = &done {
        let _ = outlet.send(FAILED, why.as_bytes());
    }
    done
}

/// Has a panic end the process: others wait for all of its threads.
fn mind_panics() {
    panic::set_hook(Box::new(|panicked| {
        let payload = panicked.payload();
        let text = payload.downcast_ref::<String>().map(String::as_str);
        let text = text.or_else(|| payload.downcast_ref::<&str>().copied()).unwrap_or_default();
        // The words by which timely says that a peer is gone.
        if text.starts_with("timely communication error:") {
            process::exit(PEER_LOST);
        }
        eprintln!("{panicked}");
        process::exit(TOLD);
    }));
}

/// Ends or stops here if a test says so: `DFQUERY_FAULT=PROCESS:POINT`, with `:always` for more than the first attempt.
fn fault(start: &Start, point: &str) {
    let Ok(wanted) = env::var("DFQUERY_FAULT") else { return };
    let (wanted, always) = wanted.strip_suffix(":always").map_or((&*wanted, false), |wanted| (wanted, true));
    let is_here = |point: &str| wanted == format!("{}:{point}", start.process);
    if start.attempt > 0 && !always {
        return;
    }
    if point == "start" && is_here("never") {
        thread::sleep(Duration::from_secs(60));
    }
    if is_here(point) {
        // As if it had been ended from outside.
        let _ = Command::new("kill").args(["-9", &process::id().to_string()]).status();
        process::abort();
    }
}

/// Rows sent by others during the derivation.
type Facts = (RelationId, Vec<u32>);

struct Worker<'s> {
    start: &'s Start,
    outlet: Outlet,
    hello: &'s (dyn Fn(Purpose) -> Hello + Sync),
    end: Instant,
    hands: Hands,
}

impl Worker<'_> {
    fn work(&self, front: TcpStream, door: &Door) -> Result<(), String> {
        let text = |error: io::Error| format!("the process that asks is gone: {error}");
        let mut inlet = Inlet::new(front).map_err(text)?;
        let shared: Arc<OnceLock<Arc<Shared>>> = Arc::default();
        let sizes = shared.clone();
        let sizes = move || sizes.get().map_or_else(Vec::new, |shared: &Arc<Shared>| shared.sizes());
        self.outlet.beat(sizes).map_err(text)?;
        let (tag, bytes) = inlet.next_word().map_err(text)?;
        let peers: Vec<SocketAddr> = decode(&bytes).map_err(text)?;
        if tag != PEERS || peers.len() != self.start.seal.processes as usize {
            return Err("the process that asks does not say where others are".to_owned());
        }
        let Mesh { rows, asked, asking } = self.meet(door, &peers)?;
        self.outlet.send(PEERS, &[]).map_err(text)?;
        let records = Arc::new(Records::default());
        let (plan, away, weighs, leave): (Plan, Option<Away>, bool, Option<Leave>) = loop {
            let (tag, bytes) = inlet.next_word().map_err(text)?;
            match tag {
                RECORDS => put(&records, &bytes).map_err(text)?,
                JOB => break decode(&bytes).map_err(text)?,
                _ => return Err(format!("the process that asks says {tag} before what is to be derived")),
            }
        };
        let numbers = Arc::new(Numbers::shared(records, self.start.process, asked).map_err(text)?);
        for stream in asking {
            let numbers = numbers.clone();
            thread::spawn(move || numbers.answer(stream));
        }
        let (sender, facts) = sync_channel(WAITING);
        let (finish, finished) = channel();
        let (bound, bounds) = channel();
        thread::scope(|scope| {
            scope.spawn(|| self.receive(inlet, sender, bound, finish));
            let all = plan.strata.iter().flat_map(|stratum| &stratum.derives);
            let is_wanted =
                |relation: &&RelationId| leave.as_ref().is_none_or(|leave| leave.relation == **relation);
            let order: Vec<(RelationId, usize)> =
                all.filter(is_wanted).map(|&relation| (relation, plan.arities[&relation])).collect();
            let shared = shared.get_or_init(|| Arc::new(Shared::among_several(&plan)));
            let network = Network { process: self.start.process, peers: rows };
            let task = Task { plan, away, weighs };
            let (mut cells, done, weights) = self.derive(task, facts, &numbers, shared, network);
            let mut rows = |(relation, arity)| {
                (relation, Rows::sorted(arity, cells.remove(&relation).unwrap_or_default()))
            };
            let rows: Vec<(RelationId, Rows)> = order.into_iter().map(&mut rows).collect();
            drop(cells);
            self.tell(&numbers, &Report::new(done, weights, peak())).map_err(text)?;
            match leave.and_then(|leave| leave.files) {
                Some(files) => self.write(&rows[0], &files, door, &peers, &bounds)?,
                None => self.tell_rows(&rows).map_err(text)?,
            }
            self.outlet.send(DONE, &[]).map_err(text)?;
            finished.recv().map_err(|_| "the process that asks is gone".to_owned())
        })
    }

    /// Connects to all others.
    fn meet(&self, door: &Door, peers: &[SocketAddr]) -> Result<Mesh, String> {
        let (own, count) = (self.start.process, peers.len());
        let empty = || peers.iter().map(|_| None).collect::<Vec<Option<TcpStream>>>();
        let (mut rows, mut asked, mut asking) = (empty(), empty(), empty());
        let reach = |other: usize, purpose| {
            connect(peers[other], &self.start.seal, &(self.hello)(purpose), self.end).map_err(|why| {
                format!("process {own} of {count} cannot reach process {other} at {}: {why}", peers[other])
            })
        };
        for other in (0..count).filter(|&other| other != own) {
            asked[other] = Some(reach(other, Purpose::Numbers)?);
            if other < own {
                rows[other] = Some(reach(other, Purpose::Rows)?);
            }
        }
        let late = |rows: &[Option<TcpStream>], asking: &[Option<TcpStream>]| {
            (0..count).find(|&other| other != own && (rows[other].is_none() || asking[other].is_none()))
        };
        while let Some(other) = late(&rows, &asking) {
            let left = self.end.saturating_duration_since(Instant::now());
            match door.arrivals.recv_timeout(left) {
                Ok(Arrival::Welcome(hello, stream)) if hello.run == self.start.run => {
                    let _ = stream.set_nodelay(true);
                    let from = hello.process as usize;
                    match hello.purpose {
                        Purpose::Rows if from > own => rows[from] = Some(stream),
                        Purpose::Numbers if from != own => asking[from] = Some(stream),
                        _ => {}
                    }
                }
                Ok(Arrival::Welcome(..)) => {}
                Ok(Arrival::Unfit(process, why)) => {
                    return Err(format!("process {process} of {count} does not fit process {own}: {why}"));
                }
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    return Err(late_text(other, count, self.start.patience, &door.refused()));
                }
            }
        }
        Ok(Mesh { rows, asked, asking: asking.into_iter().flatten().collect() })
    }

    /// Hands facts to the deriving threads, until the coordinator has got all.
    fn receive(
        &self,
        mut inlet: Inlet,
        sender: SyncSender<Facts>,
        bound: Sender<Vec<u32>>,
        finish: Sender<()>,
    ) {
        let mut sender = Some(sender);
        let mut receive = || -> io::Result<()> {
            loop {
                match inlet.next_word()? {
                    (ROWS, bytes) => {
                        fault(self.start, "load");
                        let (relation, cells) = headed(&bytes)?;
                        let _ =
                            sender.as_ref().map(|sender| sender.send((RelationId(relation as u16), cells)));
                    }
                    (END, _) => {
                        fault(self.start, "loop");
                        sender = None;
                    }
                    (BOUNDS, bytes) => _ = bound.send(numbers(&bytes)),
                    (DONE, _) => return Ok(()),
                    _ => return Err(io::ErrorKind::InvalidData.into()),
                }
            }
        };
        match receive() {
            Ok(()) => _ = finish.send(()),
            // Nobody waits for rows any more, and other threads may wait for others.
            Err(_) => process::exit(ORPHAN),
        }
    }

    /// The rows derived by the threads of this process.
    fn derive(
        &self,
        Task { plan, away, weighs }: Task,
        facts: Receiver<Facts>,
        numbers: &Arc<Numbers>,
        shared: &Arc<Shared>,
        network: Network,
    ) -> (Cells, Vec<WorkerTime>, Vec<Weights>) {
        let arities = plan.arities.clone();
        let facts = Mutex::new(facts);
        let (start, outlet, load) = (self.start.clone(), self.outlet.clone(), self.hands.load);
        let next = move || facts.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let take = move |thread, threads, take: &mut dyn Take| {
            if let Some(away) = &away {
                fault(&start, "read");
                let number = start.process * threads + thread;
                let share = Share { number, of: start.seal.processes as usize * threads };
                if let Err(messages) = load(away, share, take) {
                    refuse(&messages, &outlet, &|| next().is_ok());
                }
            }
            while let Ok((relation, cells)) = next() {
                take.relation(relation);
                cells.chunks_exact(arities[&relation]).for_each(|row| take.row(row));
            }
        };
        let job = Job {
            plan,
            facts: Box::new(take),
            numbers: numbers.clone(),
            workers: self.start.workers,
            control: Arc::new(Control::default()),
            weighs,
        };
        let parts =
            run_within(job, shared.clone(), Some(network)).expect("nobody halts the workers of one process");
        let (mut done, mut weights) = (Vec::new(), Vec::new());
        let cells = parts.into_iter().map(|part| {
            done.push(part.done);
            weights.push(part.weights);
            part.cells
        });
        (joined(cells), done, weights)
    }

    /// Tells which records were made, and what was done.
    fn tell(&self, numbers: &Numbers, report: &Report) -> io::Result<()> {
        for arity in 1..=WIDEST {
            for some in numbers.own(arity).chunks(CELLS / WIDEST) {
                let all = some
                    .iter()
                    .flat_map(|(number, fields)| [*number].into_iter().chain(fields.iter().copied()));
                let message: Vec<u32> = [arity as u32].into_iter().chain(all).collect();
                self.outlet.send_numbers(RECORDS, &message)?;
            }
        }
        self.outlet.send(END, &encode(report))
    }

    /// Tells what was derived, relation by relation.
    fn tell_rows(&self, rows: &[(RelationId, Rows)]) -> io::Result<()> {
        for (relation, rows) in rows {
            for cells in blocks(rows.cells(), rows.arity()) {
                self.outlet.send_numbers(ROWS, &[&[relation.0.into()], cells].concat())?;
                fault(self.start, "gather");
            }
        }
        Ok(())
    }

    /// Writes the segment of this process, and gives others the `rows` of theirs.
    fn write(
        &self,
        rows: &(RelationId, Rows),
        files: &Files,
        door: &Door,
        peers: &[SocketAddr],
        bounds: &Receiver<Vec<u32>>,
    ) -> Result<(), String> {
        let (own, (relation, rows)) = (self.start.process, rows);
        let gone = |error: io::Error| format!("the process that asks is gone: {error}");
        let mut texts = (self.hands.form)(&files.form)
            .unwrap_or_else(|messages| refuse(&messages, &self.outlet, &|| false));
        self.outlet.send_numbers(SAMPLE, &output_part::sample(rows, peers.len())).map_err(gone)?;
        let bounds = bounds.recv().map_err(|_| "the process that asks is gone".to_owned())?;
        let shares = output_part::cut(rows, &bounds, peers.len());
        let path = files.path(own);
        let failed = |error: io::Error| format!("cannot write `{}`: {error}", path.display());
        let mut out = BufWriter::with_capacity(1 << 16, File::create(&path).map_err(failed)?);
        let (senders, merged): (Vec<SyncSender<Block>>, Vec<Receiver<Block>>) =
            peers.iter().map(|_| sync_channel(BLOCKS)).unzip();
        let (relation, arity) = (*relation, rows.arity());
        let (mut written, mut cells) = (Ok(()), 0);
        thread::scope(|scope| {
            for (process, share) in shares.into_iter().enumerate() {
                let (cells, sender) = (&rows.cells()[share], senders[process].clone());
                scope.spawn(move || match process == own {
                    true => keep(relation, cells, arity, &sender),
                    false => self.pass(process, peers, cells, arity),
                });
            }
            for (process, stream) in self.segments(door, peers.len()) {
                let sender = senders[process].clone();
                scope.spawn(move || take(stream, relation, &sender));
            }
            drop(senders);
            let merged: Vec<&Receiver<Block>> = merged.iter().collect();
            let done = merge_each(&merged, (relation, arity), &|| false, &mut |some| {
                cells += some.len();
                written = texts.write(some, &mut out);
                if env::var_os("DFQUERY_FAULT").is_some() {
                    let _ = out.flush();
                    fault(self.start, "segment");
                }
                written.is_ok()
            });
            if done.is_err() {
                // Somebody else has ended.
                process::exit(PEER_LOST);
            }
        });
        written.and_then(|()| out.flush()).map_err(failed)?;
        self.outlet.send(WRITTEN, &encode(&((cells / arity) as u64, peak()))).map_err(gone)
    }

    /// Gives process number `process` these cells of its segment.
    fn pass(&self, process: usize, peers: &[SocketAddr], cells: &[u32], arity: usize) {
        let end = Instant::now() + self.start.patience;
        let stream = connect(peers[process], &self.start.seal, &(self.hello)(Purpose::Segment), end);
        let send = |stream: TcpStream| -> io::Result<()> {
            let mut stream = BufWriter::new(stream);
            blocks(cells, arity).try_for_each(|cells| stream.put_frame(ROWS, &bytes(cells)))?;
            stream.put_frame(DONE, &[])?;
            stream.flush()
        };
        if stream.map_err(io::Error::other).and_then(send).is_err() {
            process::exit(PEER_LOST);
        }
    }

    /// The connections of all others that have rows of the segment of this process.
    fn segments(&self, door: &Door, processes: usize) -> Vec<(usize, TcpStream)> {
        let end = Instant::now() + self.start.patience;
        let mut streams = Vec::new();
        while streams.len() + 1 < processes {
            let left = end.saturating_duration_since(Instant::now());
            match door.arrivals.recv_timeout(left) {
                Ok(Arrival::Welcome(Hello { purpose: Purpose::Segment, process, run }, stream))
                    if run == self.start.run =>
                {
                    streams.push((process as usize, stream));
                }
                Ok(_) => {}
                // It is gone: who has ended is known to the coordinator.
                Err(_) => process::exit(PEER_LOST),
            }
        }
        streams
    }
}

/// Has rows of the segment of this process be merged with those of others.
fn keep(relation: RelationId, cells: &[u32], arity: usize, sender: &SyncSender<Block>) {
    let all = blocks(cells, arity).map(|cells| Block::Rows(relation, cells.to_vec()));
    // Nobody wants them any more if nothing can be written.
    let _ = all.chain([Block::End]).try_for_each(|block| sender.send(block));
}

/// `cells` in pieces of whole rows, of `arity` cells each.
fn blocks(cells: &[u32], arity: usize) -> impl Iterator<Item = &[u32]> {
    cells.chunks((CELLS / arity).max(1) * arity)
}

/// Takes rows of `relation` from another worker, until it has sent all.
fn take(stream: TcpStream, relation: RelationId, sender: &SyncSender<Block>) {
    let mut stream = BufReader::with_capacity(1 << 16, stream);
    loop {
        let block = match stream.get_frame() {
            Ok((ROWS, bytes)) => Block::Rows(relation, numbers(&bytes)),
            Ok((DONE, _)) => Block::End,
            _ => process::exit(PEER_LOST),
        };
        let is_last = matches!(block, Block::End);
        if sender.send(block).is_err() || is_last {
            return;
        }
    }
}

/// Tells what is wrong with the facts that this process reads, and waits to be ended: nothing that comes meanwhile, which
/// `drain` drops, may cut the message off.
fn refuse(messages: &[Diagnostic], outlet: &Outlet, drain: &dyn Fn() -> bool) -> ! {
    let lines: Vec<String> = messages.iter().map(Diagnostic::json).collect();
    let _ = outlet.send(REFUSED, lines.join("\n").as_bytes());
    messages.iter().take(1).for_each(|message| eprintln!("{message}"));
    while drain() {}
    thread::sleep(GRACE);
    process::exit(TOLD)
}

/// The work of a worker.
struct Task {
    plan: Plan,
    away: Option<Away>,
    /// True if it reports the sizes of its tables.
    weighs: bool,
}

/// Connections to the other workers.
struct Mesh {
    /// For rows, by process.
    rows: Vec<Option<TcpStream>>,
    /// For numbers of records of others, by process.
    asked: Vec<Option<TcpStream>>,
    /// From which others ask for the numbers of this process.
    asking: Vec<TcpStream>,
}

/// The message about a process that has not connected.
pub fn late_text(process: usize, processes: usize, patience: Duration, refused: &[String]) -> String {
    let refused: Vec<String> = refused.iter().map(|refused| format!("; {refused}")).collect();
    let seconds = patience.as_secs_f64();
    format!("process {process} of {processes} did not come within {seconds} s{}", refused.concat())
}

fn put(records: &Records, bytes: &[u8]) -> io::Result<()> {
    let (arity, cells) = headed(bytes)?;
    let arity = arity as usize;
    if !(1..=WIDEST).contains(&arity) {
        return Err(io::ErrorKind::InvalidData.into());
    }
    cells.chunks_exact(arity + 1).for_each(|record| records.put(&record[1..], record[0]));
    Ok(())
}

/// The most memory that the process had, in bytes, where the system reports it.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok().map(|kilobytes| kilobytes * 1024)
}
