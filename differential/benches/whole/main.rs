//! Rules of the whole program in one batch: CPU time and memory of a dataflow and of the run-time evaluator.
//!
//!     cargo bench -p dfquery-differential --bench whole -- WORKLOAD FACTS runtime
//!     cargo bench -p dfquery-differential --bench whole -- WORKLOAD FACTS WORKERS
//!
//! Workloads: closure, reach, points. One evaluator a run, since memory is measured as the peak of the process.

#![allow(missing_docs, clippy::unwrap_used)]

mod data;
mod usage;

use dfquery_differential::unit::Evaluations;
use dfquery_engine::{
    base::Rows,
    evaluate::{self, Rules},
    run::Session,
};
use std::hash::{BuildHasher, BuildHasherDefault, DefaultHasher};
use usage::usage;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [workload, facts, how] = &args[..] else {
        println!("skipped: closure|reach|points FACTS runtime|WORKERS");
        return;
    };
    let program = data::program(workload);
    let mut base = data::base(workload, facts.parse().unwrap(), &program);
    Rules::intern(&program, &mut base);
    let rules = Rules::new(&program, &[], &base, false).unwrap();
    let evaluations = rules.evaluations(&[]);
    let dataflows = Evaluations::new(&rules, &[], &|_| true, how.parse().unwrap_or(1));
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
}
