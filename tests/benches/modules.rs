//! Reading, analyses and conversion of modules, beside LLVM's own tools where they are installed.
//!
//! `DFQUERY_CORPUS=DIR cargo bench --bench modules`: the directory holds `c/sqlite3.O1.ll`. Without it, and after it,
//! the committed kernels are read and analysed many times over, to see whether the cost of an instruction stays the
//! same: up to a million instructions, or ten with `-- large`. Figures are CPU seconds if nothing else is said.

use dfquery_convert::convert;
use dfquery_engine::base::FactBase;
use dfquery_extract::{Source, analysis::dominance};
use rayon::prelude::*;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Instant,
};

/// The relations whose rule files are timed as the analyses.
const ANALYSES: [&str; 5] = ["in_loop", "control_dependent", "control_region", "live_in", "influence"];

/// Conversion follows chains of uses as deep as a function is long.
const STACK_BYTES: usize = 1 << 30;

/// Instructions that take long enough to be measured.
const ENOUGH: usize = 1_000_000;

/// Measurements of which the median is printed.
const RUNS: usize = 5;

fn main() {
    match env::var_os("DFQUERY_CORPUS") {
        Some(corpus) => whole_module(&PathBuf::from(corpus).join("c/sqlite3.O1.ll")),
        None => println!("skipped: DFQUERY_CORPUS does not name a corpus"),
    }
    let largest = if env::args().any(|argument| argument == "large") { 7 } else { 6 };
    (3..=largest).for_each(|exponent| on_threads(1, || repeated(10usize.pow(exponent))));
}

/// Runs `work` on a pool of `threads`.
fn on_threads<R: Send>(threads: usize, work: impl FnOnce() -> R + Send) -> R {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES).build();
    pool.expect("threads can be started").install(work)
}

fn whole_module(path: &Path) {
    let bytes = fs::read(path).expect("the module can be read");
    on_threads(1, || stages(&bytes));
    let parse = tool(path, &["-disable-output", "-disable-verify"]);
    let trees = "-passes=require<domtree>,require<postdomtree>,require<loops>";
    let trees = tool(path, &["-disable-output", "-disable-verify", trees]);
    for (what, seconds) in [("parse", parse), ("parse, both trees, loops", trees)] {
        match seconds {
            Some(seconds) => println!("opt-22 {what:29} {seconds:8.3} s"),
            None => println!("skipped: opt-22 {what}"),
        }
    }
    let [one, two] = [1, 2].map(|threads| on_threads(threads, || median(|| wall(|| analyse(read(&bytes))))));
    println!(
        "read to liveness, wall               {one:8.3} s, by two threads {two:.3} s, {:.2} of it",
        two / one
    );
}

/// Each stage by itself, on one thread.
fn stages(bytes: &[u8]) {
    show("read", median(|| cpu(|| read(bytes)).0));
    let base = read(bytes);
    show("dominance", median(|| cpu(|| dominance::complete(&mut base.clone())).0 - cpu(|| base.clone()).0));
    show("read, dominance, analyses", median(|| cpu(|| analyse(read(bytes))).0));
    let base = complete(base);
    let session = dfquery_rules::built_in().session(&base);
    let (seconds, converted) =
        cpu(|| (0..base.parts()).filter(|&id| convert(&session, &base, id).is_ok()).count());
    show("conversion", seconds);
    println!("{converted} of {} functions converted", base.parts());
}

fn read(bytes: &[u8]) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    dfquery_extract::read(&Source { name: "module.ll", bytes }, schema).base
}

fn complete(mut base: FactBase) -> FactBase {
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

fn analyse(base: FactBase) {
    derive(&complete(base));
}

fn derive(base: &FactBase) {
    let session = dfquery_rules::built_in().session(base);
    session.prepare(ANALYSES);
    (0..base.parts()).into_par_iter().for_each(|id| {
        let part = session.part(id);
        ANALYSES.iter().for_each(|relation| _ = part.relation(relation));
    });
}

/// The committed kernels so often that they have at least `instructions`; small modules are read again and again, since
/// the clock counts milliseconds.
fn repeated(instructions: usize) {
    let kernels = include_str!("../cases/kernels.ll");
    let of_one = instructions_of(&read(kernels.as_bytes()));
    let copies = instructions.div_ceil(of_one);
    let text: String = (0..copies).map(|copy| kernels.replace(" @", &format!(" @c{copy}."))).collect();
    let times = (ENOUGH / instructions).max(1);
    let reading = cpu(|| (0..times).for_each(|_| drop(complete(read(text.as_bytes()))))).0;
    let base = complete(read(text.as_bytes()));
    let analyses = cpu(|| (0..times).for_each(|_| derive(&base))).0;
    let nanoseconds = |seconds: f64| seconds * 1e9 / (times * instructions_of(&base)) as f64;
    println!(
        "{:9} instructions: {:6.0} ns each to read with dominance, {:6.0} ns to analyse, peak {} MB",
        instructions_of(&base),
        nanoseconds(reading),
        nanoseconds(analyses),
        peak_megabytes(),
    );
}

fn instructions_of(base: &FactBase) -> usize {
    base.rows(base.relation("instruction").expect("declared in schema.dl")).len()
}

fn show(what: &str, seconds: f64) {
    println!("{what:36} {seconds:8.3} s");
}

fn median(mut measure: impl FnMut() -> f64) -> f64 {
    let mut runs: Vec<f64> = (0..RUNS).map(|_| measure()).collect();
    runs.sort_by(f64::total_cmp);
    runs[RUNS / 2]
}

fn wall<R>(work: impl FnOnce() -> R) -> f64 {
    let start = Instant::now();
    work();
    start.elapsed().as_secs_f64()
}

/// The seconds of this thread, and what `work` gives.
fn cpu<R>(work: impl FnOnce() -> R) -> (f64, R) {
    let nanoseconds = || -> f64 {
        let text =
            fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells what a thread has used");
        text.split(' ').next().and_then(|first| first.parse().ok()).expect("a number")
    };
    let before = nanoseconds();
    let result = work();
    ((nanoseconds() - before) / 1e9, result)
}

/// The median of the seconds that `opt-22` uses; none if it is not there.
fn tool(path: &Path, arguments: &[&str]) -> Option<f64> {
    let run = || {
        let before = seconds_of_children();
        let mut command = Command::new("opt-22");
        let status = command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null()).status();
        status.is_ok_and(|status| status.success()).then(|| seconds_of_children() - before)
    };
    run()?;
    Some(median(|| run().unwrap_or(f64::NAN)))
}

/// User and system seconds of all processes that this one has waited for.
fn seconds_of_children() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("Linux tells what children have used");
    let behind_name = stat.rsplit(')').next().expect("a line has an end");
    let ticks = behind_name.split_whitespace().skip(13).take(2).flat_map(str::parse::<f64>);
    ticks.sum::<f64>() / 100.0
}

/// The peak of resident memory in MB.
fn peak_megabytes() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("Linux tells what a process has used");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("the peak is among it");
    line.split_whitespace()
        .nth(1)
        .and_then(|number| number.parse().ok())
        .map_or(0, |kilobytes: u64| kilobytes / 1024)
}
