//! Every module of a corpus gives the same bytes at any number of threads, and from its facts as from its IR.
//!
//! `DFQUERY_CORPUS=DIR cargo test --release --test oracle corpus -- --nocapture`; skipped without a corpus.

use crate::modules;
use std::{
    env, fs,
    hash::{DefaultHasher, Hash, Hasher},
    path::Path,
    process::Command,
};

/// What is asked of each module: graphs, and relations of all kinds of rule files.
const QUESTIONS: [&[&str]; 2] = [
    &["--emit", "dataflow", "--format", "json"],
    &["--relation", "live_in", "--relation", "in_loop", "--relation", "control_dependent", "--format", "csv"],
];

/// Exit code and hash of what dfquery prints.
fn answer(input: &Path, question: &[&str], jobs: &str) -> (Option<i32>, u64) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    let output = command.arg(input).args(question).args(["--jobs", jobs]).output().expect("the binary runs");
    let mut hasher = DefaultHasher::new();
    output.stdout.hash(&mut hasher);
    (output.status.code(), hasher.finish())
}

#[test]
fn threads_and_facts_change_no_byte() {
    let Some(corpus) = modules::corpus() else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return;
    };
    let facts = env::temp_dir().join(format!("dfquery-corpus-{}", std::process::id()));
    for module in modules::modules(&corpus) {
        let mut extract = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        let extracted = extract.arg("extract").arg(&module).arg("-o").arg(&facts).output().expect("it runs");
        for question in QUESTIONS {
            let expected = answer(&module, question, "1");
            for jobs in ["2", "8"] {
                assert_eq!(answer(&module, question, jobs), expected, "{} --jobs {jobs}", module.display());
            }
            if extracted.status.success() {
                assert_eq!(answer(&facts, question, "2"), expected, "the facts of {}", module.display());
            }
        }
        println!("{}", module.display());
        _ = fs::remove_dir_all(&facts);
    }
}
