//! Messages between the coordinator and its workers.

use crate::{
    index_stats::Weights,
    rendezvous::Seal,
    wire::{Get, Put, bytes, numbers},
};
use dfquery_engine::evaluate::WorkerTime;
use serde::{Deserialize, Serialize};
use std::{
    io::{self, BufReader, Read, Write},
    net::{IpAddr, SocketAddr, TcpStream},
    sync::{Arc, Mutex, PoisonError},
    thread,
    time::Duration,
};

/// Somebody is still there; of a worker, with how many rows limited relations have.
pub const BEAT: u8 = 0;
/// The addresses of all workers; also the reply of a worker that has connected to them.
pub const PEERS: u8 = 1;
/// The job.
pub const JOB: u8 = 2;
/// Records: how many fields they have, and each with its number in front.
pub const RECORDS: u8 = 3;
/// Rows: the relation, and the cells.
pub const ROWS: u8 = 4;
/// No more rows come; of a worker, with what it has done.
pub const END: u8 = 5;
/// All is derived.
pub const DONE: u8 = 6;
/// The reason a worker ends without a result.
pub const FAILED: u8 = 7;

/// A worker is to be started, as this says.
pub const START: u8 = 8;
/// The exit of a worker that was started for another process.
pub const ENDED: u8 = 9;
/// The errors in the facts that a worker reads: one message per line, as JSON.
pub const REFUSED: u8 = 10;
/// The number of a worker's rows of the relation that workers write, and some of these rows.
pub const SAMPLE: u8 = 11;
/// With which rows the segments begin that workers write, but for the first one.
pub const BOUNDS: u8 = 12;
/// A worker has written its segment; with what it has done.
pub const WRITTEN: u8 = 13;

/// A worker that cannot reach another ends with this status: the other is at fault.
pub const PEER_LOST: i32 = 81;
/// A worker whose parent is gone ends with this status.
pub const ORPHAN: i32 = 82;
/// A worker that has reported its reason ends with this status.
pub const TOLD: i32 = 83;

/// The interval between heartbeats.
const BEATS: Duration = Duration::from_millis(500);
/// Number of missed heartbeats after which a process counts as lost.
const MISSED: u32 = 10;

/// The settings that a worker receives at its start.
#[derive(Clone, Serialize, Deserialize)]
pub struct Start {
    /// The address of the coordinator.
    pub front: SocketAddr,
    /// The address at which others reach the worker.
    pub bind: IpAddr,
    /// The seal common to all processes.
    pub seal: Seal,
    /// Its number.
    pub process: usize,
    /// Its threads.
    pub workers: usize,
    /// Which of the runs it is for.
    pub run: u32,
    /// The number of times the run was begun before.
    pub attempt: usize,
    /// Time limit for the connections of other processes.
    pub patience: Duration,
}

/// The work of a worker's threads, and its peak memory if the system reports it.
#[derive(Default, Serialize, Deserialize)]
pub struct Report {
    threads: Vec<(u64, u64, Option<Duration>)>,
    /// By thread what it kept, if that was asked.
    pub weights: Vec<Weights>,
    /// In bytes.
    pub peak: Option<u64>,
}

impl Report {
    /// The report of these.
    pub fn new(
        threads: impl IntoIterator<Item = WorkerTime>,
        weights: Vec<Weights>,
        peak: Option<u64>,
    ) -> Self {
        let threads = threads.into_iter().map(|done| (done.facts, done.tuples, done.time));
        Report { threads: threads.collect(), weights, peak }
    }

    /// The work of each thread.
    pub fn threads(&self) -> impl Iterator<Item = WorkerTime> + '_ {
        self.threads.iter().map(|&(facts, tuples, time)| WorkerTime { facts, tuples, time })
    }
}

/// The sending side of a connection, shared by threads.
#[derive(Clone)]
pub struct Outlet(Arc<Mutex<TcpStream>>);

impl Outlet {
    /// That of `stream`, on which [`Outlet::beat`] says that the sender is alive.
    pub fn new(stream: TcpStream) -> Self {
        Outlet(Arc::new(Mutex::new(stream)))
    }

    /// Sends a frame.
    ///
    /// # Errors
    ///
    /// Those of the connection.
    pub fn send(&self, tag: u8, bytes: &[u8]) -> io::Result<()> {
        let mut frame = Vec::with_capacity(bytes.len() + 5);
        frame.put_frame(tag, bytes)?;
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write_all(&frame)
    }

    /// Sends numbers as a frame.
    ///
    /// # Errors
    ///
    /// As [`Outlet::send`].
    pub fn send_numbers(&self, tag: u8, numbers: &[u32]) -> io::Result<()> {
        self.send(tag, &bytes(numbers))
    }

    /// Says again and again that the sender is alive, with `numbers`, until the connection ends.
    ///
    /// # Errors
    ///
    /// Those of the system: there is no thread for it.
    pub fn beat(&self, numbers: impl Fn() -> Vec<u32> + Send + 'static) -> io::Result<()> {
        let outlet = self.clone();
        let beats = move || {
            while outlet.send_numbers(BEAT, &numbers()).is_ok() {
                thread::sleep(BEATS);
            }
        };
        thread::Builder::new().name("beat".to_owned()).spawn(beats).map(drop)
    }
}

/// The receiving side of a connection, on which the sender says that it is alive.
pub struct Inlet(BufReader<Patient>);

impl Inlet {
    /// That of `stream`.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn new(stream: TcpStream) -> io::Result<Self> {
        stream.set_read_timeout(Some(BEATS))?;
        Ok(Inlet(BufReader::with_capacity(1 << 16, Patient(stream))))
    }

    /// The next frame.
    ///
    /// # Errors
    ///
    /// The connection has ended, or the other side is silent.
    pub fn next(&mut self) -> io::Result<(u8, Vec<u8>)> {
        self.0.get_frame()
    }

    /// The next frame that is no beat.
    ///
    /// # Errors
    ///
    /// As [`Inlet::next`].
    pub fn next_word(&mut self) -> io::Result<(u8, Vec<u8>)> {
        loop {
            let (tag, bytes) = self.next()?;
            if tag != BEAT {
                return Ok((tag, bytes));
            }
        }
    }
}

/// Reads from a sender that must not be silent for long. Time in which this process was stopped does not count.
struct Patient(TcpStream);

impl Read for Patient {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        for _ in 0..MISSED {
            match self.0.read(buffer) {
                Err(error) if matches!(error.kind(), io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut) => {
                }
                done => return done,
            }
        }
        Err(io::Error::new(io::ErrorKind::TimedOut, "it is silent"))
    }
}

/// `bytes`, which are encoded.
///
/// # Errors
///
/// They are something else.
pub fn decode<'b, T: Deserialize<'b>>(bytes: &'b [u8]) -> io::Result<T> {
    bincode::deserialize(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// `value` as bytes.
pub fn encode<T: Serialize>(value: &T) -> Vec<u8> {
    bincode::serialize(value).expect("all that is sent has an encoding")
}

/// The first of the numbers in `bytes`, and the others.
///
/// # Errors
///
/// There is none.
pub fn headed(bytes: &[u8]) -> io::Result<(u32, Vec<u32>)> {
    let mut all = numbers(bytes);
    if all.is_empty() {
        return Err(io::ErrorKind::InvalidData.into());
    }
    Ok((all.remove(0), all))
}
