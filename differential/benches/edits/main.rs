//! What edits cost where millions of derived rows are kept: CPU time of the thread that follows them.
//!
//!     cargo bench -p dfquery-differential --bench edits -- WORKLOAD FACTS
//!
//! Workloads: closure, reach, points. Every edit is taken back; at the end there have to be the rows of the beginning.

#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../whole/data.rs"]
#[allow(dead_code)]
mod data;
#[path = "../whole/usage.rs"]
#[allow(dead_code)]
mod usage;

use dfquery_differential::{
    standing_query::{Cells, Changed, Dataflow, Plan},
    unit::strata,
};
use dfquery_engine::{
    base::FactBase,
    check::Program,
    evaluate::{Piece, Rules, joins::Constant},
    schema::{RelationId, RelationKind},
};
use std::{collections::BTreeSet, fs, time::Instant};
use usage::usage;

/// The number of tuples, and of functions, that are changed one by one.
const TUPLES: u32 = 400;
const FUNCTIONS: u32 = 100;

/// The number of edits measured together, each with its inverse: Linux counts in ticks of 4 ms.
const TOGETHER: usize = 10;

fn main() {
    let args: Vec<String> = std::env::args().skip(1).filter(|arg| arg != "--bench").collect();
    let [workload, facts] = &args[..] else {
        println!("skipped: closure|reach|points FACTS");
        return;
    };
    let facts: usize = facts.parse().unwrap();
    let program = data::program(workload);
    let mut base = data::base(workload, facts, &program);
    Rules::intern(&program, &mut base);
    let mut kept = Kept::new(workload, facts, &program, &base);
    let before = usage();
    let load = kept.load();
    let there = kept.rows;
    let more = usage().now - before.now;
    println!(
        "{workload} {facts}: {there} rows in {load:.2} s CPU, {} kB more, {:.1} B a row",
        more / 1024,
        more as f64 / there as f64
    );
    kept.measure("one tuple", TUPLES, |kept, at| kept.tuple(at));
    kept.measure("one function", FUNCTIONS, |kept, at| {
        let function = at.wrapping_mul(7919) % kept.functions;
        kept.edit(&[function])
    });
    let hundredth: Vec<u32> = (0..kept.functions).step_by(100).collect();
    let one = kept.measure("1% of functions", 5, |kept, _| kept.edit(&hundredth));
    println!("1% of functions: {:.1}% of the load", one / load * 100.0);
    assert_eq!((kept.rows, kept.sum), (there, kept.loaded), "every edit was taken back");
}

/// A dataflow, with how many rows it has derived and a sum of their hashes.
struct Kept<'p> {
    workload: &'p str,
    program: &'p Program,
    dataflow: Dataflow,
    functions: u32,
    facts: BTreeSet<(RelationId, Cells)>,
    rows: i64,
    sum: u64,
    loaded: u64,
}

impl<'p> Kept<'p> {
    fn new(workload: &'p str, facts: usize, program: &'p Program, base: &FactBase) -> Self {
        let rules = Rules::new(program, &[], base, false).unwrap();
        let pieces: Vec<&Piece> = rules.pieces().iter().collect();
        let resolve = |_: &Constant| unreachable!("the rules name nothing");
        let told: Vec<RelationId> = pieces.iter().flat_map(|piece| piece.file.derives.clone()).collect();
        let reads: Vec<RelationId> = inputs(program);
        let all = told.iter().chain(&reads);
        let plan = Plan {
            strata: strata(&rules, &pieces, &resolve),
            arities: all.map(|&id| (id, program.schema[id].arity())).collect(),
            reads,
            told,
            limit: None,
            records: base.records().clone(),
        };
        let functions = data::functions(workload, facts);
        let dataflow = Dataflow::new(&plan);
        let facts_of =
            |relation| base.rows(relation).iter().map(move |row| (relation, Cells::from_slice(row)));
        let facts = inputs(program).into_iter().flat_map(facts_of).collect();
        Kept { workload, program, dataflow, functions, facts, rows: 0, sum: 0, loaded: 0 }
    }

    /// Loads all facts; gives the CPU seconds.
    fn load(&mut self) -> f64 {
        let all: Changed = self.facts.iter().map(|(relation, row)| (*relation, row.clone(), 1)).collect();
        let seconds = self.epoch(&all);
        self.loaded = self.sum;
        seconds
    }

    /// Follows `changes`; gives the CPU seconds.
    fn epoch(&mut self, changes: &Changed) -> f64 {
        let before = thread_nanos();
        let changed = self.dataflow.epoch(changes).expect("nothing has a limit");
        let seconds = (thread_nanos() - before) as f64 / 1e9;
        for (_, row, change) in changed {
            self.rows += change;
            let hash = row.iter().fold(0u64, |hash, &cell| {
                (hash.rotate_left(23) ^ u64::from(cell)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
            });
            self.sum = self.sum.wrapping_add(hash.wrapping_mul(change as u64));
        }
        seconds
    }

    /// Makes this number of edits and takes each back; returns the median of CPU seconds.
    fn measure(&mut self, what: &str, times: u32, edit: impl Fn(&Self, u32) -> Changed) -> f64 {
        let (mut cpu, mut wall) = (Vec::new(), Vec::new());
        for at in 0..times {
            let changes = edit(self, at);
            let back = changes.iter().map(|(id, row, change)| (*id, row.clone(), -change)).collect();
            for changes in [changes, back] {
                let started = Instant::now();
                cpu.push(self.epoch(&changes));
                wall.push(started.elapsed().as_secs_f64());
            }
        }
        let mean = |times: &[f64]| times.iter().sum::<f64>() / times.len() as f64;
        let mut cpu: Vec<f64> = cpu.chunks(2 * TOGETHER).map(mean).collect();
        [&mut cpu, &mut wall].into_iter().for_each(|times| times.sort_by(f64::total_cmp));
        let [median, most] = [cpu[cpu.len() / 2], cpu[cpu.len() - 1]].map(|seconds| seconds * 1e3);
        let (half, late) = (wall[wall.len() / 2] * 1e3, wall[wall.len() * 95 / 100] * 1e3);
        println!(
            "{what}: median {median:.2} ms CPU (most {most:.2}), {half:.2} ms wall (95%: {late:.2}), {times} times"
        );
        median / 1e3
    }

    /// One fact goes.
    fn tuple(&self, at: u32) -> Changed {
        let (relation, row) = self.facts.iter().nth(at as usize * 97 % self.facts.len()).unwrap();
        vec![(*relation, row.clone(), -1)]
    }

    /// Some functions become others.
    fn edit(&self, functions: &[u32]) -> Changed {
        let [mut gone, mut new]: [BTreeSet<(RelationId, Cells)>; 2] = Default::default();
        for &function in functions {
            self.facts_of(function, 0, &mut gone);
            self.facts_of(function, 1, &mut new);
        }
        // What another function says too stays.
        let changes = gone.difference(&new).map(|(id, row)| (*id, row.clone(), -1));
        let added = new.difference(&gone).filter(|fact| !self.facts.contains(fact));
        changes.chain(added.map(|(id, row)| (*id, row.clone(), 1))).collect()
    }

    fn facts_of(&self, function: u32, version: u64, facts: &mut BTreeSet<(RelationId, Cells)>) {
        data::function(self.workload, function, self.functions, version, &mut |relation, row| {
            facts.insert((self.program.schema.relation(relation).unwrap(), Cells::from_slice(row)));
        });
    }
}

fn inputs(program: &Program) -> Vec<RelationId> {
    let all = (0..program.schema.relations.len()).map(|at| RelationId(at as u16));
    all.filter(|&id| program.schema[id].kind == RelationKind::Input).collect()
}

/// The time that this thread has had a processor for, as Linux says.
fn thread_nanos() -> u64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").unwrap();
    text.split_whitespace().next().unwrap().parse().unwrap()
}
