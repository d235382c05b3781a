//! What a process costs.

use std::{
    fs,
    io::Read,
    process::{Child, Command, Stdio},
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

/// Until a process is stopped.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// In a second of CPU time, as Linux measures it.
const TICKS: f64 = 100.0;

/// Bytes of what a process says that are kept.
const KEPT: usize = 4096;

/// What a process has cost.
#[derive(Clone, Copy, Default)]
pub struct Cost {
    /// Of its CPU time.
    ticks: u64,
    /// The most kilobytes that it had.
    peak: u64,
}

impl Cost {
    /// CPU seconds, of all threads.
    pub fn seconds(self) -> f64 {
        self.ticks as f64 / TICKS
    }

    /// The most megabytes that it had.
    pub fn megabytes(self) -> u64 {
        self.peak / 1024
    }
}

/// What `command` costs, and the beginning and end of what it says; no cost if it had to be stopped.
pub fn run(command: &mut Command) -> (Option<Cost>, String) {
    let child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn();
    let mut child = child.unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let said = [said(child.stdout.take()), said(child.stderr.take())];
    let cost = watch(&mut child);
    let said = said.map(|said| said.join().expect("what is said can be read"));
    (cost, said.concat())
}

/// Reads what a process says, so that it can go on; keeps the beginning and the end.
fn said(stream: Option<impl Read + Send + 'static>) -> JoinHandle<String> {
    let mut stream = stream.expect("the stream is a pipe");
    thread::spawn(move || {
        let (mut said, mut buffer) = (Vec::new(), vec![0; 1 << 16]);
        while let Ok(count @ 1..) = stream.read(&mut buffer) {
            let kept = said.len().min(KEPT);
            said.drain(..said.len() - kept);
            said.extend_from_slice(&buffer[..count]);
        }
        String::from_utf8_lossy(&said).into_owned()
    })
}

/// What `child` has cost; none if it had to be stopped.
fn watch(child: &mut Child) -> Option<Cost> {
    let started = Instant::now();
    let [status, stat] = ["status", "stat"].map(|file| format!("/proc/{}/{file}", child.id()));
    let mut cost = Cost::default();
    while child.try_wait().expect("the child can be waited for").is_none() {
        if started.elapsed() > PATIENCE {
            child.kill().expect("the child can be stopped");
            child.wait().expect("the child can be waited for");
            return None;
        }
        let text = fs::read_to_string(&status).unwrap_or_default();
        let line = text.lines().find_map(|line| line.strip_prefix("VmHWM:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        cost.peak = cost.peak.max(number.unwrap_or(0));
        // User and system time are fields 14 and 15; the second one, a name in parentheses, can hold anything.
        let text = fs::read_to_string(&stat).unwrap_or_default();
        let fields = text.rsplit_once(')').map_or("", |(_, fields)| fields).split_whitespace();
        let ticks: u64 = fields.skip(11).take(2).filter_map(|field| field.parse::<u64>().ok()).sum();
        cost.ticks = cost.ticks.max(ticks);
        thread::sleep(Duration::from_millis(2));
    }
    Some(cost)
}
