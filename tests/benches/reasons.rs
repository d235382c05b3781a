//! Liveness as users write it against the compiled one, and how long an answer to `why` takes.
//!
//! `DFQUERY_MODULE` names a file of LLVM IR; the conversion cases stand in for it. Times of evaluation are those of the
//! thread that works, whatever else the machine does; answers are too short for that. Printed, not asserted.

#![allow(missing_docs)]

use dfquery_engine::{
    check,
    evaluate::{self, Rules},
    explain::Explainer,
    run::Session,
    schema::TypeId,
};
use dfquery_extract::Source;
use std::{env, fs, time::Instant};

const LIVENESS: &str = "
.decl my_used(block: Block, value: Value)
my_used(block, value) :- use(i, _, value), instruction(i, block, _, _), !phi(i, block).
.decl my_in(block: Block, value: Value)
.output my_in
my_in(block, value) :- my_used(block, value), !defined_in(block, value).
my_in(block, value) :- my_out(block, value), !defined_in(block, value).
.decl my_out(block: Block, value: Value)
my_out(from, value) :- phi_operand(i, operand, from), use(i, operand, value).
my_out(from, value) :- my_in(to, value), successor(from, to).
";

fn main() {
    let file = env::var("DFQUERY_MODULE").unwrap_or("tests/cases/kernels.ll".to_owned());
    let bytes = fs::read(&file).expect("the module can be read");
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name: &file, bytes: &bytes }, schema).base;
    let mut sources = dfquery_rules::built_in().program().sources.clone();
    sources.add("mine.dl", LIVENESS);
    let started = cpu_ms();
    let program = check::at_run_time(sources, None).0.expect("the rules are right");
    println!("checking all rules: {:.1} ms", cpu_ms() - started);
    Rules::intern(&program, &mut base);
    let compiled = dfquery_rules::built_in().units();
    let rules = Rules::new(&program, compiled, &base, false).expect("the rules can be evaluated");
    let evaluations = rules.evaluations(compiled);
    let own = evaluate::units(&evaluations);
    for round in 0..3 {
        let session = Session::new(&base, &program.schema, compiled.iter().chain(&own));
        // What both read is there before.
        let parts: Vec<_> = (0..base.parts()).map(|part| session.part(part)).collect();
        let shared = ["phi", "defined_in", "successor"];
        parts.iter().for_each(|part| shared.iter().for_each(|name| _ = part.relation(name)));
        let time = |name: &str| {
            let started = cpu_ms();
            let rows: usize = parts.iter().map(|part| part.relation(name).len()).sum();
            (cpu_ms() - started, rows)
        };
        let ((compiled, rows), (mine, again)) = (time("live_in"), time("my_in"));
        assert_eq!(rows, again);
        println!(
            "round {round}: live_in {rows} tuples, compiled {compiled:.0} ms, as rules {mine:.0} ms: {:.2} times",
            mine / compiled
        );
    }
    let session = Session::new(&base, &program.schema, compiled.iter().chain(&own));
    let block = program.schema.entity_type("Block").expect("declared");
    let largest =
        (0..base.parts()).max_by_key(|&part| base.entities(block).of_part(part).len()).expect("a part");
    let function = base.name(program.schema.partition.unwrap_or(TypeId(0)), largest);
    let live = program.schema.relation("live_in").expect("declared");
    let rows = session.part(largest).relation("live_in").clone();
    println!("why live_in in `{function}`: {} tuples", rows.len());
    let asked = 200.min(rows.len());
    // Spread over all of them.
    let asked: Vec<Vec<u32>> =
        (0..asked).filter_map(|at| Some(rows.iter().nth(at * rows.len() / asked)?.to_vec())).collect();
    let mut times: Vec<(f64, usize)> = vec![(f64::INFINITY, 0); asked.len()];
    for _ in 0..PASSES {
        let explainer = Explainer::new(&rules, &session);
        explainer.part(largest).relation("live_in");
        for (best, row) in times.iter_mut().zip(&asked) {
            let started = Instant::now();
            let proof = explainer.why(live, std::slice::from_ref(row));
            *best = (best.0.min(started.elapsed().as_secs_f64() * 1e3), proof.steps.len());
        }
    }
    println!("first answer: {:.1} ms, {} steps", times[0].0, times[0].1);
    let later = &mut times[1..];
    later.sort_by(|a, b| a.0.total_cmp(&b.0));
    if let Some((worst, steps)) = later.last() {
        println!(
            "later ones: median {:.3} ms, worst {worst:.3} ms ({steps} steps)",
            later[later.len() / 2].0
        );
    }
}

/// Each question is asked so often, every time of an explainer that knows nothing yet but the questions before; the best
/// time counts, since a machine has other things to do.
const PASSES: usize = 5;

/// What this thread has used so far, in milliseconds.
fn cpu_ms() -> f64 {
    let text = fs::read_to_string("/proc/thread-self/schedstat").expect("Linux tells what a thread has used");
    let used: f64 = text.split(' ').next().and_then(|word| word.parse().ok()).expect("nanoseconds");
    used / 1e6
}
