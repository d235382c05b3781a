//! What reads input from outside, on mutated inputs: nothing panics, whatever the bytes are.
//!
//! For a second, or for `DFQUERY_FUZZ_SECONDS`; `tests/fuzz/` has the same for libFuzzer, which needs a nightly compiler.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{check, diagnostic::render, syntax::Sources};
use dfquery_extract::{Source, analysis::complete};
use std::{
    env, fs,
    panic::catch_unwind,
    path::Path,
    time::{Duration, Instant},
};

/// What is put into a text: marks that open and close, numbers at limits, words that lead far.
const PARTS: [&str; 26] = [
    "",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    "\"",
    ";",
    "\n",
    ",",
    "%0",
    "@f",
    "!0",
    "/*",
    "*/",
    "-1",
    "99999999999999999999",
    "define",
    "inline",
    "label %0",
    "t1 = ",
    ":ci32",
    "\u{202e}",
];

/// Good inputs with their names.
fn seeds(folder: &Path, found: &mut Vec<(String, Vec<u8>)>) {
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.to_string_lossy().into_owned();
        if path.is_dir() {
            seeds(&path, found);
        } else if [".ll", ".avr", ".mir", ".hir", ".lir", ".dl"].iter().any(|end| name.ends_with(end)) {
            found.push((name, fs::read(&path).unwrap()));
        }
    }
}

fn random(state: &mut u64, below: usize) -> usize {
    *state ^= *state << 13;
    *state ^= *state >> 7;
    *state ^= *state << 17;
    (*state % below.max(1) as u64) as usize
}

/// `bytes` with some of them cut, replaced or doubled.
fn mutated(mut bytes: Vec<u8>, state: &mut u64) -> Vec<u8> {
    for _ in 0..=random(state, 6) {
        let start = random(state, bytes.len() + 1);
        let end = bytes.len().min(start + random(state, 40));
        let part = match random(state, 4) {
            0 => bytes[start..end].repeat(2),
            1 => vec![random(state, 256) as u8],
            _ => PARTS[random(state, PARTS.len())].into(),
        };
        bytes.splice(start..end, part);
    }
    bytes
}

fn reads(name: &str, bytes: &[u8]) {
    if name.ends_with(".dl") {
        let mut sources = Sources::new();
        sources.add(name, String::from_utf8_lossy(bytes));
        let (_, problems) = check::at_run_time(sources.clone(), None);
        return problems.iter().for_each(|problem| _ = render(problem, &sources));
    }
    let schema = dfquery_rules::built_in().schema().clone();
    let mut reading = dfquery_extract::read(&Source { name, bytes }, schema);
    complete(&mut reading.base);
}

#[test]
fn mutated_inputs_of_all_readers_do_not_panic() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut inputs = Vec::new();
    ["tests/cases", "tests/fail", "extract/tests", "rules"]
        .iter()
        .for_each(|folder| seeds(&root.join(folder), &mut inputs));
    inputs.retain(|(_, bytes)| bytes.len() < 100_000);
    inputs.sort();
    let seconds = env::var("DFQUERY_FUZZ_SECONDS").map_or(1, |text| text.parse().unwrap());
    let mut state = env::var("PROPTEST_RNG_SEED").map_or(1, |text| text.parse().unwrap()) | 1 << 40;
    let (started, mut runs) = (Instant::now(), 0);
    while started.elapsed() < Duration::from_secs(seconds) {
        let (name, bytes) = &inputs[random(&mut state, inputs.len())];
        let bytes = mutated(bytes.clone(), &mut state);
        let one = Instant::now();
        let end = catch_unwind(|| reads(name, &bytes));
        if end.is_err() || one.elapsed() > Duration::from_secs(10) {
            let kept = env::temp_dir().join(Path::new(name).file_name().unwrap());
            fs::write(&kept, &bytes).unwrap();
            panic!("a panic, or more than 10 s, of what was made of {name}: {}", kept.display());
        }
        runs += 1;
    }
    println!("{runs} mutated inputs");
    assert!(runs > 10, "too few inputs were tried");
}
