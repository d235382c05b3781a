//! Connection set-up between cooperating processes, which rejects strangers.
//!
//! A connecting process first sends a greeting: a mark, the token of the run, the version, the rules, and its number.
//! The other side accepts or replies with the reason for rejection, and the greeting must be complete before a
//! deadline. Other connections, such as those of a port scan, are closed and recorded. The token prevents accidents,
//! not eavesdropping: nothing is encrypted.

use crate::wire::{Get, Put};
use dfquery_engine::codec::sum;
use serde::{Deserialize, Serialize};
use std::{
    io::{self, Read, Write},
    net::{Shutdown, SocketAddr, TcpListener, TcpStream},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
    time::{Duration, Instant},
};

/// The first bytes of every connection; the last one is the version of the format that follows.
const MARK: [u8; 8] = *b"dfquery\x01";

/// The most bytes of a name or an address.
const MOST: usize = 1 << 12;

/// Interval between attempts to reach another process.
const PAUSE: Duration = Duration::from_millis(20);

/// The data that all processes of a run have in common.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seal {
    /// A secret unknown to outsiders.
    pub token: [u8; 32],
    /// The version of dfquery.
    pub version: String,
    /// A sum of the rules.
    pub rules: u64,
    /// The number of processes.
    pub processes: u32,
}

impl Seal {
    /// One whose token is a secret of any length.
    pub fn new(secret: &[u8], rules: u64, processes: usize) -> Self {
        let mut token = [0; 32];
        for (at, part) in token.chunks_exact_mut(8).enumerate() {
            part.copy_from_slice(&sum(&[&[at as u8], secret].concat()).to_le_bytes());
        }
        let version = env!("CARGO_PKG_VERSION").to_owned();
        Seal { token, version, rules, processes: processes as u32 }
    }
}

/// The greeting of a connecting process.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Hello {
    /// The purpose of the connection.
    pub purpose: Purpose,
    /// The number of the process.
    pub process: u32,
    /// Which of the runs it is for, each of which has processes of its own.
    pub run: u32,
}

/// The purpose of a connection.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub enum Purpose {
    /// A process that starts workers where it runs.
    Host,
    /// A worker, which waits for others at this address.
    Work(SocketAddr),
    /// Rows between workers.
    Rows,
    /// The numbers of records, for which the process that connects asks.
    Numbers,
    /// Rows of the segment of a worker, which those have that connect.
    Segment,
}

/// A connecting process.
pub enum Arrival {
    /// Somebody who belongs here.
    Welcome(Hello, TcpStream),
    /// Somebody who knows the token, and does not fit for this reason.
    Unfit(u32, String),
}

/// A place where others connect.
pub struct Door {
    /// Its place.
    pub address: SocketAddr,
    /// The connecting processes.
    pub arrivals: Receiver<Arrival>,
    refused: Arc<Mutex<Vec<String>>>,
}

impl Door {
    /// Opens one for those with `seal`, who have so long to say what they are.
    ///
    /// # Errors
    ///
    /// Those of the system.
    pub fn open(address: SocketAddr, seal: &Seal, patience: Duration) -> io::Result<Self> {
        let listener = TcpListener::bind(address)?;
        let (sender, arrivals) = channel();
        let refused: Arc<Mutex<Vec<String>>> = Arc::default();
        let door = Door { address: listener.local_addr()?, arrivals, refused: refused.clone() };
        let seal = seal.clone();
        thread::Builder::new().name("door".to_owned()).spawn(move || {
            for stream in listener.incoming() {
                let Ok(stream) = stream else { continue };
                let (seal, sender, refused) = (seal.clone(), sender.clone(), refused.clone());
                // A silent connection does not delay the others.
                let greeting = move || greet(stream, &seal, patience, &sender, &refused);
                let _ = thread::Builder::new().name("greeting".to_owned()).spawn(greeting);
            }
        })?;
        Ok(door)
    }

    /// The rejected connections, each with the reason.
    pub fn refused(&self) -> Vec<String> {
        self.refused.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

fn greet(
    mut stream: TcpStream,
    seal: &Seal,
    patience: Duration,
    sender: &Sender<Arrival>,
    refused: &Mutex<Vec<String>>,
) {
    let from = stream.peer_addr().map_or_else(|_| "somebody".to_owned(), |address| address.to_string());
    let refuse = |why: &str| {
        let mut refused = refused.lock().unwrap_or_else(PoisonError::into_inner);
        refused.push(format!("{from} was refused: {why}"));
    };
    match read_hello(&mut stream, seal, patience) {
        Ok(Ok(hello)) => {
            let is_sent = stream.write_all(&[0]).and_then(|()| stream.set_read_timeout(None)).is_ok();
            // Nobody waits for them any more if there is no receiver.
            let _ = if is_sent { sender.send(Arrival::Welcome(hello, stream)) } else { Ok(()) };
        }
        Ok(Err((process, why))) => {
            refuse(&why);
            let _ = stream.write_all(&[1]).and_then(|()| stream.put_frame(0, why.as_bytes()));
            let _ = process.map(|process| sender.send(Arrival::Unfit(process, why)));
            let _ = leave(stream, patience);
        }
        Err(error) => refuse(&match error.kind() {
            io::ErrorKind::WouldBlock | io::ErrorKind::TimedOut => "it did not say what it is".to_owned(),
            _ => "what it sent is not of dfquery".to_owned(),
        }),
    }
}

/// Closes `stream` when the other side has: data that it has sent and that was not read would make the system take back
/// what was written.
fn leave(mut stream: TcpStream, patience: Duration) -> io::Result<()> {
    stream.shutdown(Shutdown::Write)?;
    let mut until = Until { stream: &mut stream, end: Instant::now() + patience };
    io::copy(&mut (&mut until).take(MOST as u64), &mut io::sink()).map(drop)
}

/// A greeting; or the reason for rejection, with the number of the process if it knows the token.
type Said = Result<Hello, (Option<u32>, String)>;

fn read_hello(stream: &mut TcpStream, seal: &Seal, patience: Duration) -> io::Result<Said> {
    let mut stream = Until { stream, end: Instant::now() + patience };
    let mut mark = [0; MARK.len()];
    stream.read_exact(&mut mark)?;
    if mark != MARK {
        return Err(io::ErrorKind::InvalidData.into());
    }
    let mut token = [0; 32];
    stream.read_exact(&mut token)?;
    let differs = token.iter().zip(&seal.token).fold(0, |differs, (a, b)| differs | (a ^ b));
    if differs != 0 {
        return Ok(Err((None, "its token is another one".to_owned())));
    }
    let length = stream.get_number()? as usize;
    let bytes = stream.get_bytes(length.min(MOST))?;
    let text = |error: bincode::Error| io::Error::new(io::ErrorKind::InvalidData, error);
    let (version, rest): (String, Vec<u8>) = bincode::deserialize(&bytes).map_err(text)?;
    if version != seal.version {
        return Ok(Err((None, format!("it is dfquery {version}, and this one is {}", seal.version))));
    }
    let (rules, processes, hello): (u64, u32, Hello) = bincode::deserialize(&rest).map_err(text)?;
    let unfit = |why: String| Ok(Err((Some(hello.process), why)));
    if processes != seal.processes {
        return unfit(format!("it is one of {processes} processes, not of {}", seal.processes));
    }
    if rules != seal.rules {
        return unfit("its rules are other ones".to_owned());
    }
    if hello.process >= processes {
        return unfit(format!("there is no process {} of {processes}", hello.process));
    }
    Ok(Ok(hello))
}

/// Reads until a moment, in whatever pieces.
struct Until<'s> {
    stream: &'s mut TcpStream,
    end: Instant,
}

impl Read for Until<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let left = self.end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err(io::ErrorKind::TimedOut.into());
        }
        self.stream.set_read_timeout(Some(left))?;
        self.stream.read(buffer)
    }
}

/// Connects to `address` before `end`, and says `hello`; gives why not if that fails.
///
/// # Errors
///
/// Nobody is there, does not answer, or refuses.
pub fn connect(address: SocketAddr, seal: &Seal, hello: &Hello, end: Instant) -> Result<TcpStream, String> {
    loop {
        let left = end.saturating_duration_since(Instant::now());
        if left.is_zero() {
            return Err("nobody is there".to_owned());
        }
        match TcpStream::connect_timeout(&address, left) {
            Ok(stream) => return introduce(stream, seal, hello, end),
            // It may come later.
            Err(error) if error.kind() == io::ErrorKind::ConnectionRefused => thread::sleep(PAUSE.min(left)),
            Err(error) => return Err(error.to_string()),
        }
    }
}

fn introduce(mut stream: TcpStream, seal: &Seal, hello: &Hello, end: Instant) -> Result<TcpStream, String> {
    let mut say = || -> io::Result<Option<String>> {
        stream.set_nodelay(true)?;
        let encoded = "a greeting can be encoded";
        let rest = bincode::serialize(&(seal.rules, seal.processes, hello)).expect(encoded);
        let bytes = bincode::serialize(&(&seal.version, rest)).expect(encoded);
        let length = (bytes.len() as u32).to_le_bytes();
        stream.write_all(&[&MARK[..], &seal.token, &length, &bytes].concat())?;
        let mut until = Until { stream: &mut stream, end };
        let mut answer = [0];
        until.read_exact(&mut answer)?;
        let refusal = if answer[0] == 0 { None } else { Some(until.get_frame()?.1) };
        stream.set_read_timeout(None)?;
        Ok(refusal.map(|why| String::from_utf8_lossy(&why).into_owned()))
    };
    match say() {
        Ok(None) => Ok(stream),
        Ok(Some(why)) => Err(format!("it refuses this process: {why}")),
        Err(error) => Err(format!("it does not answer: {error}")),
    }
}
