//! Rules of the whole program in one batch: CPU time and memory of a dataflow and of the run-time evaluator.
//!
//!     cargo bench -p dfquery-differential --bench whole -- WORKLOAD FACTS runtime
//!     cargo bench -p dfquery-differential --bench whole -- WORKLOAD FACTS WORKERS
//!     cargo bench -p dfquery-differential --bench whole -- WORKLOAD FACTS PROCESSESxWORKERS
//!
//! Workloads: closure, reach, points. One evaluator a run, since memory is measured as the peak of the process.

#![allow(missing_docs, clippy::unwrap_used)]

mod data;
mod usage;

use dfquery_differential::{
    cluster::{Cluster, Options, Program},
    unit::{Crew, Evaluations},
    worker::{self, Hands},
};
use dfquery_engine::{
    base::Rows,
    evaluate::{self, Rules},
    run::Session,
};
use std::{
    hash::{BuildHasher, BuildHasherDefault, DefaultHasher},
    time::Duration,
};
use usage::usage;

/// The argument by which this program is started to derive rows with others.
const WORK: &str = "work";

fn crew(how: &str) -> Crew {
    let Some((processes, workers)) = how.split_once('x') else {
        return Crew::Threads(how.parse().unwrap_or(1));
    };
    let program = Program { path: std::env::current_exe().unwrap(), arguments: vec![WORK.to_owned()] };
    let (workers, patience) = (workers.parse().unwrap(), Duration::from_secs(5));
    let options = Options { program, workers, patience, retries: 0, rules: 0, tell: Box::new(|_| {}) };
    let cluster = Cluster::of_children(processes.parse().unwrap(), options).unwrap();
    Crew::Processes(Box::leak(Box::new(cluster)))
}

fn main() {
    if std::env::args().nth(1).is_some_and(|first| first == WORK) {
        let hands = Hands {
            load: |_, _, _| unreachable!("all facts are given"),
            form: |_| unreachable!("rows leave as numbers"),
        };
        worker::main(hands);
    }
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [workload, facts, how] = &args[..] else {
        println!("skipped: closure|reach|points FACTS runtime|WORKERS|PROCESSESxWORKERS");
        return;
    };
    let program = data::program(workload);
    let mut base = data::base(workload, facts.parse().unwrap(), &program);
    Rules::intern(&program, &mut base);
    let rules = Rules::new(&program, &[], &base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let crew = crew(how);
    let dataflows = Evaluations::new(&rules, &[], &|_| true, crew);
    let units = if how == "runtime" { evaluate::units(&evaluations) } else { dataflows.units() };
    let session = Session::new(&base, &program.schema, &units);
    let before = usage();
    let derived = rules.pieces().iter().flat_map(|piece| &piece.file.derives);
    let rows: Vec<&Rows> = derived.map(|&id| session.whole(&program.schema[id].name)).collect();
    let (found, after) = (rows.iter().map(|rows| rows.len()).sum::<usize>(), usage());
    let hash = BuildHasherDefault::<DefaultHasher>::default()
        .hash_one(rows.iter().map(|r| r.iter().collect()).collect::<Vec<Vec<_>>>());
    let bytes = (after.peak - before.now) as f64 / found as f64;
    println!(
        "{workload} {facts} {how}: {found} rows, hash {hash:016x}, {:.2} s CPU, peak {} kB more, {bytes:.1} B a row",
        after.cpu - before.cpu,
        (after.peak - before.now) / 1024,
    );
    if let Crew::Processes(cluster) = crew {
        let peaks: Vec<u64> = cluster.peaks().iter().map(|peak| peak / 1024).collect();
        let cpu = after.children - before.children;
        println!("  of all workers {cpu:.2} s CPU, of each a peak of {peaks:?} kB");
    }
}
