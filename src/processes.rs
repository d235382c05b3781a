//! Several processes that derive relations of the whole program together.
//!
//! The coordinator reads the inputs and prints; its workers derive, and hold nothing but rows. They read facts in
//! shards by themselves. `docs/scale.md` has the whole of it.

use crate::error::{Error, Result};
use dfquery_differential::{
    cluster::{self, Cluster, Options},
    unit::Crew,
};
use dfquery_engine::{
    codec::sum,
    diagnostic::{Diagnostic, Place},
    syntax::Sources,
};
use std::{
    fmt, fs,
    net::{SocketAddr, ToSocketAddrs},
    path::Path,
    ptr,
    time::Duration,
};

pub use dfquery_differential::cluster::Program as Worker;

/// Processes for [`Engine::Processes`](crate::Engine::Processes).
#[derive(Clone, Copy)]
pub struct Processes(&'static Cluster);

impl PartialEq for Processes {
    fn eq(&self, other: &Self) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Processes {}

impl fmt::Debug for Processes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Processes").finish_non_exhaustive()
    }
}

/// The settings of processes that work together.
pub struct Together {
    /// The command that starts a worker: this program, with arguments by which it calls [`work`](crate::workers::work).
    pub worker: Worker,
    /// The threads of each process.
    pub threads: usize,
    /// The time that other processes have to connect.
    pub patience: Duration,
    /// The number of retries of the whole evaluation when processes are lost.
    pub retries: usize,
    /// The receiver of messages about lost processes.
    pub tell: fn(&str),
}

impl Together {
    fn options(self, rules: u64) -> Options {
        Options {
            program: self.worker,
            workers: self.threads,
            patience: self.patience,
            retries: self.retries,
            rules,
            tell: Box::new(self.tell),
        }
    }
}

impl Processes {
    /// Children of this process, which start when there is something to derive. They are there until the end of
    /// the program.
    ///
    /// # Errors
    ///
    /// No connections can be made.
    pub fn of_children(processes: usize, together: Together) -> Result<Self> {
        let cluster = Cluster::of_children(processes, together.options(0)).map_err(Error::message)?;
        Ok(Processes(Box::leak(Box::new(cluster))))
    }

    /// This process, which is number 0, and those of other machines, which [`lend`] workers.
    ///
    /// # Errors
    ///
    /// Some of them do not come in time, or have other rules, another version or another secret.
    pub fn of_hosts(hosts: &Hosts, together: Together) -> Result<Self> {
        let options = together.options(hosts.rules);
        let cluster = Cluster::of_hosts(&hosts.addresses, &hosts.secret, options).map_err(Error::message)?;
        Ok(Processes(Box::leak(Box::new(cluster))))
    }

    /// By process the most memory that it had while it derived rows, in bytes; 0 where its system does not report it.
    pub fn peaks(self) -> Vec<u64> {
        self.0.peaks()
    }

    /// Lets the others go: all is done.
    pub fn end(self) {
        self.0.end();
    }

    /// The workers that derive rows.
    pub(crate) fn crew(self) -> Crew {
        Crew::Processes(self.0)
    }
}

/// Processes on several machines, as all of them are configured.
pub struct Hosts {
    addresses: Vec<SocketAddr>,
    secret: Vec<u8>,
    rules: u64,
}

impl Hosts {
    /// Those that the lines of the file `hosts` name: the first one with a port, which others find. The file `token` has
    /// a secret, and `rules` are all texts on which the processes have to agree.
    ///
    /// # Errors
    ///
    /// Files that cannot be read, lines that are no names, an empty token.
    pub fn read<'t>(hosts: &Path, token: &Path, rules: impl IntoIterator<Item = &'t str>) -> Result<Self> {
        let text = fs::read_to_string(hosts).map_err(|error| Error::io("read", hosts, error))?;
        let secret = fs::read(token).map_err(|error| Error::io("read", token, error))?;
        let secret = secret.trim_ascii().to_vec();
        if secret.is_empty() {
            let message = format!("the token in `{}` is empty", token.display());
            return Err(Error::with_help(message, "write something into it that nobody else knows"));
        }
        let (mut addresses, mut wrong) = (Vec::new(), Vec::new());
        for (at, line) in text.lines().enumerate() {
            let name = line.trim();
            if name.is_empty() || name.starts_with('#') {
                continue;
            }
            match address(name, addresses.is_empty()) {
                Ok(address) => addresses.push(address),
                Err(why) => {
                    let place = Place::new(hosts.display().to_string(), at as u32 + 1, 1);
                    wrong.push(Diagnostic::error(format!("`{name}`: {why}")).at(place));
                }
            }
        }
        if !wrong.is_empty() {
            let mut sources = Sources::new();
            sources.add(hosts.display().to_string(), text);
            return Err(Error::Invalid { messages: wrong, sources });
        }
        if addresses.len() < 2 {
            return Err(Error::message(format!("`{}` names fewer than two processes", hosts.display())));
        }
        let texts: Vec<&str> = rules.into_iter().collect();
        Ok(Hosts { addresses, secret, rules: sum(texts.join("\0").as_bytes()) })
    }

    /// The number of processes.
    pub fn count(&self) -> usize {
        self.addresses.len()
    }
}

/// The address of a line: with the port of the first one, without any of others.
fn address(name: &str, is_first: bool) -> Result<SocketAddr, String> {
    let found = match is_first {
        true => name.to_socket_addrs(),
        false => (name, 0).to_socket_addrs(),
    };
    let help = if is_first { "HOST:PORT" } else { "a host, without a port" };
    match found {
        Ok(mut found) => found.next().ok_or_else(|| "it has no address".to_owned()),
        Err(error) => Err(format!("{error}; this line says {help}")),
    }
}

/// Has this process, which is number `process` of `hosts`, start workers for number 0 until that one has got all.
///
/// # Errors
///
/// Number 0 does not come in time, does not want this one, or goes away too early.
pub fn lend(hosts: &Hosts, process: usize, together: Together) -> Result<()> {
    let options = together.options(hosts.rules);
    cluster::lend(&hosts.addresses, process, &hosts.secret, &options).map_err(Error::message)
}
