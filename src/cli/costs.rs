//! `--report`: what rules took in time, and relations in memory.

use crate::cli::failure;
use dfquery::cost::{Cost, IndexCost, MemoryCost, WorkerTime};
use std::{cmp::Reverse, fs, time::Duration};

/// Rules that are listed unless all are asked for.
const LISTED: usize = 20;

/// Prints `costs` to standard error, what took longest first; with --verbose all of them.
pub fn print(costs: &[Cost]) {
    let mut costs: Vec<&Cost> = costs.iter().collect();
    costs.sort_by_key(|cost| Reverse(cost.time));
    let listed = if failure::is_verbose() { costs.len() } else { LISTED };
    let others = costs.split_off(listed.min(costs.len()));
    let width = costs.iter().map(|cost| cost.what.len()).max().unwrap_or(0).max(4);
    tell!("{:width$}  {:>21}  {:>6}  {:>10}  {:>9}", "rule", "evaluated", "rounds", "tuples", "ms");
    for cost in costs {
        let rounds = cost.rounds.map_or("-".to_owned(), |rounds| rounds.to_string());
        let ms = milliseconds(cost.time);
        tell!("{:width$}  {:>21}  {rounds:>6}  {:>10}  {ms:>9.2}", cost.what, cost.how, cost.tuples);
    }
    if !others.is_empty() {
        let tuples: u64 = others.iter().map(|cost| cost.tuples).sum();
        let ms = milliseconds(others.iter().map(|cost| cost.time).sum());
        let left = format!("{} more, --verbose lists them", others.len());
        tell!("{left:width$}  {:>21}  {:>6}  {tuples:>10}  {ms:>9.2}", "", "");
    }
}

fn milliseconds(time: Duration) -> f64 {
    time.as_secs_f64() * 1e3
}

/// Prints what each worker of `--engine differential` has done to standard error.
pub fn print_workers(workers: &[WorkerTime]) {
    if workers.is_empty() {
        return;
    }
    tell!("{:6}  {:>10}  {:>10}  {:>9}", "worker", "facts", "tuples", "CPU ms");
    for (worker, WorkerTime { facts, tuples, time }) in workers.iter().enumerate() {
        let ms = time.map_or("-".to_owned(), |time| format!("{:.2}", milliseconds(time)));
        tell!("{worker:<6}  {facts:>10}  {tuples:>10}  {ms:>9}");
    }
}

/// Prints `costs` to standard error, and what the process took at most, where the system reports it.
pub fn print_memory(costs: &[MemoryCost]) {
    let width = costs.iter().map(|cost| cost.relation.len()).max().unwrap_or(0).max(8);
    tell!("{:width$}  {:>8}  {:>10}  {:>10}  {:>10}", "relation", "kept as", "tuples", "largest", "kB");
    for MemoryCost { relation, form, tuples, most, bytes } in costs {
        let count = |count: u64| if *form == "table" { "-".to_owned() } else { count.to_string() };
        let (tuples, most, kilobytes) = (count(*tuples), count(*most), bytes.div_ceil(1024));
        tell!("{relation:width$}  {form:>8}  {tuples:>10}  {most:>10}  {kilobytes:>10}");
    }
    for form in ["fact", "table", "derived"] {
        let bytes: u64 = costs.iter().filter(|cost| cost.form == form).map(|cost| cost.bytes).sum();
        tell!("{:width$}  {form:>8}  {:>10}  {:>10}  {:>10}", "all", "", "", bytes.div_ceil(1024));
    }
    if let Some(peak) = peak() {
        tell!("{:width$}  {:>8}  {:>10}  {:>10}  {peak:>10}", "process", "peak", "", "");
    }
}

/// Prints what each worker of `--engine differential` keeps to standard error.
pub fn print_indexes(costs: &[IndexCost]) {
    if costs.is_empty() {
        return;
    }
    let width = costs.iter().map(|cost| cost.index.chars().count()).max().unwrap_or(0).max(5);
    tell!(
        "{:width$}  {:>6}  {:>10}  {:>10}  {:>10}  {:>10}  {}",
        "index",
        "worker",
        "rows",
        "keys",
        "kB",
        "most",
        "with the key"
    );
    for IndexCost { worker, index, rows, keys, bytes, heaviest } in costs {
        let kilobytes = bytes.div_ceil(1024);
        let (key, most) =
            heaviest.as_ref().map_or(("-", "-".to_owned()), |(key, most)| (key, most.to_string()));
        tell!("{index:width$}  {worker:>6}  {rows:>10}  {keys:>10}  {kilobytes:>10}  {most:>10}  {key}");
    }
    for worker in 0..=costs.iter().map(|cost| cost.worker).max().unwrap_or(0) {
        let bytes: u64 = costs.iter().filter(|cost| cost.worker == worker).map(|cost| cost.bytes).sum();
        tell!("{:width$}  {worker:>6}  {:>10}  {:>10}  {:>10}", "all", "", "", bytes.div_ceil(1024));
    }
}

/// Prints to standard error what each of several processes took at most while it derived rows, in bytes.
pub fn print_peaks(peaks: &[u64]) {
    for (process, peak) in peaks.iter().enumerate() {
        tell!("process {process} of {}: at most {} kB to derive rows", peaks.len(), peak.div_ceil(1024));
    }
}

/// The most memory that the process had, in kB.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
