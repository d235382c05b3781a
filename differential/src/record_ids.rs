//! Record ids, equal in all cooperating processes.
//!
//! The records that there are before rows are derived have their numbers. Of those that rules make, each belongs to one
//! process, by what it holds, and that process numbers it: the numbers of process `p` of `n` are every `n`th one from
//! number `p` on. Whoever makes a record that belongs to another process asks that one, and learns all that the other
//! has numbered since it asked last. So a process asks at most once for each record, and mostly much less often.

use crate::wire::{Get, Put};
use dfquery_engine::{
    base::FactBase,
    evaluate::Made,
    records::{Records, WIDEST},
};
use rustc_hash::FxHasher;
use std::{
    array,
    hash::{Hash, Hasher},
    io::{self, BufReader, BufWriter, Write},
    net::TcpStream,
    sync::{
        Arc, Mutex, MutexGuard, PoisonError,
        atomic::{
            AtomicU32,
            Ordering::{Acquire, Relaxed, Release},
        },
    },
};

/// Records with their numbers, as rules make them and take them apart.
pub struct Numbers {
    records: Arc<Records>,
    shared: Option<Shared>,
}

/// The numbers of other processes' records known to this process.
struct Shared {
    process: u32,
    processes: u32,
    /// By number of fields the first number that is handed out.
    first: [u32; WIDEST],
    /// By process and number of fields how many of its records are known here; of this process, how many there are.
    known: Vec<[AtomicU32; WIDEST]>,
    /// One record is numbered at a time.
    numbering: Mutex<()>,
    /// The connections to others, by which these are asked.
    peers: Vec<Option<Mutex<Peer>>>,
}

/// Somebody who is asked.
struct Peer {
    from: BufReader<TcpStream>,
    to: BufWriter<TcpStream>,
}

impl Numbers {
    /// Those of one process.
    pub fn alone(records: Arc<Records>) -> Self {
        Numbers { records, shared: None }
    }

    /// Those of process number `process` of several; `peers` are connections to the others, which answer there.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn shared(records: Arc<Records>, process: usize, peers: Vec<Option<TcpStream>>) -> io::Result<Self> {
        let peer = |stream: TcpStream| -> io::Result<Mutex<Peer>> {
            Ok(Mutex::new(Peer { from: BufReader::new(stream.try_clone()?), to: BufWriter::new(stream) }))
        };
        let shared = Shared {
            process: process as u32,
            processes: peers.len() as u32,
            first: array::from_fn(|at| records.end(at + 1)),
            known: peers.iter().map(|_| Default::default()).collect(),
            numbering: Mutex::default(),
            peers: peers.into_iter().map(|stream| stream.map(peer).transpose()).collect::<io::Result<_>>()?,
        };
        Ok(Numbers { records, shared: Some(shared) })
    }

    /// Has record number `record`, which has `arity` fields, be known here.
    #[inline]
    pub fn learn(&self, arity: usize, record: u32) {
        if let Some(shared) = &self.shared {
            shared.learn(&self.records, arity, record);
        }
    }

    /// Answers requests on `stream`, until that is closed.
    pub fn answer(&self, stream: TcpStream) {
        if let Some(shared) = &self.shared {
            // Whoever asked has ended: if too early, that is seen elsewhere.
            let _ = shared.answer(&self.records, stream);
        }
    }

    /// The fields of all records with `arity` fields that this process has numbered, with their numbers.
    pub fn own(&self, arity: usize) -> Vec<(u32, Vec<u32>)> {
        let Some(shared) = &self.shared else { return Vec::new() };
        let count = shared.known[shared.process as usize][arity - 1].load(Acquire);
        let numbers = (0..count).map(|at| shared.number(arity, shared.process, at));
        numbers.map(|number| (number, self.records.fields(arity, number))).collect()
    }
}

impl Made for Numbers {
    fn records(&self) -> &Records {
        &self.records
    }

    fn facts(&self) -> &FactBase {
        unreachable!("rules that compute of texts are evaluated with the facts")
    }

    fn record(&self, fields: &[u32]) -> u32 {
        match &self.shared {
            None => self.records.intern(fields),
            Some(shared) => shared.record(&self.records, fields),
        }
    }
}

impl Shared {
    fn record(&self, records: &Records, fields: &[u32]) -> u32 {
        if let Some(number) = records.find(fields) {
            return number;
        }
        let mut hasher = FxHasher::default();
        fields.hash(&mut hasher);
        let owner = (hasher.finish() >> 32) as u32 % self.processes;
        if owner == self.process {
            return self.assign(records, fields);
        }
        let mut peer = self.peer(owner);
        match records.find(fields) {
            Some(number) => number,
            None => self.ask(records, owner, &mut peer, fields.len(), fields),
        }
    }

    /// Gives a record of this process a number, unless it has one.
    fn assign(&self, records: &Records, fields: &[u32]) -> u32 {
        let _numbering = self.numbering.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(number) = records.find(fields) {
            return number;
        }
        let count = &self.known[self.process as usize][fields.len() - 1];
        let at = count.load(Relaxed);
        let number = self.number(fields.len(), self.process, at);
        records.put(fields, number);
        count.store(at + 1, Release);
        number
    }

    /// The number of record number `at` of those with `arity` fields that belong to `owner`.
    fn number(&self, arity: usize, owner: u32, at: u32) -> u32 {
        let number = at.checked_mul(self.processes).and_then(|number| number.checked_add(owner));
        let number = number.and_then(|number| number.checked_add(self.first[arity - 1]));
        number.expect("memory ends before the 2^32nd record")
    }

    #[inline]
    fn learn(&self, records: &Records, arity: usize, record: u32) {
        let Some(number) = record.checked_sub(self.first[arity - 1]) else { return };
        let (owner, at) = (number % self.processes, number / self.processes);
        let known = &self.known[owner as usize][arity - 1];
        if at < known.load(Acquire) {
            return;
        }
        let mut peer = self.peer(owner);
        if at >= known.load(Acquire) {
            self.ask(records, owner, &mut peer, arity, &[]);
        }
    }

    fn peer(&self, owner: u32) -> MutexGuard<'_, Peer> {
        let peer = self.peers[owner as usize].as_ref().expect("a process knows its own records");
        peer.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of the record that holds `fields`; none are asked for what is new. Learns all that `owner` has numbered.
    fn ask(&self, records: &Records, owner: u32, peer: &mut Peer, arity: usize, fields: &[u32]) -> u32 {
        let known = &self.known[owner as usize][arity - 1];
        let first = known.load(Acquire);
        let mut exchange = || -> io::Result<(u32, Vec<u32>)> {
            peer.to.put_number(arity as u32)?;
            peer.to.put_number(first)?;
            peer.to.put_numbers(fields)?;
            peer.to.flush()?;
            Ok((peer.from.get_number()?, peer.from.get_numbers()?))
        };
        // The words are those of timely for a peer that is gone: see `worker::mind_panics`.
        let (at, cells) = exchange().unwrap_or_else(|error| panic!("timely communication error: {error}"));
        for (new, fields) in (first..).zip(cells.chunks_exact(arity)) {
            records.put(fields, self.number(arity, owner, new));
        }
        known.store(first + (cells.len() / arity) as u32, Release);
        if fields.is_empty() { 0 } else { self.number(arity, owner, at) }
    }

    fn answer(&self, records: &Records, stream: TcpStream) -> io::Result<()> {
        let (mut from, mut to) = (BufReader::new(stream.try_clone()?), BufWriter::new(stream));
        let count = |arity: usize| self.known[self.process as usize][arity - 1].load(Acquire);
        loop {
            let (arity, first) = (from.get_number()? as usize, from.get_number()?);
            let fields = from.get_numbers()?;
            if !(1..=WIDEST).contains(&arity) || !(fields.is_empty() || fields.len() == arity) {
                return Err(io::ErrorKind::InvalidData.into());
            }
            let at = match fields.is_empty() {
                true => 0,
                false => (self.assign(records, &fields) - self.first[arity - 1]) / self.processes,
            };
            let mut cells = Vec::new();
            for new in first..count(arity) {
                cells.extend(records.fields(arity, self.number(arity, self.process, new)));
            }
            to.put_number(at)?;
            to.put_numbers(&cells)?;
            to.flush()?;
        }
    }
}
