//! Reads one file several times and prints the seconds each step takes: `extract_time FILE [RUNS]`.

use dfquery_engine::check;
use dfquery_engine::syntax::Sources;
use dfquery_extract::source::Source;
use dfquery_extract::{analysis::dominance, read};
use std::sync::Arc;
use std::time::Instant;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let name = arguments.next().expect("a file");
    let runs = arguments.next().map_or(5, |runs| runs.parse().expect("a number of runs"));
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", include_str!("../../rules/schema.dl"));
    let schema = Arc::new(check::program(sources).0.expect("the schema is right").schema.clone());
    let bytes = std::fs::read(&name).expect("the file can be read");
    for _ in 0..runs {
        let start = Instant::now();
        let mut reading = read(&Source { name: &name, bytes: &bytes }, schema.clone());
        let read = start.elapsed();
        dominance::complete(&mut reading.base);
        let all = start.elapsed();
        println!("read {:.3} s, dominance {:.3} s", read.as_secs_f64(), (all - read).as_secs_f64());
    }
}
