//! `--format handshake` against CIRCT: its parser, its verifier, and a run of what it has read.
//!
//! `DFQUERY_PYTHON` names a Python that has `pycde`; without one the tests say that they are skipped.

use crate::{
    calls::{Call, dfquery, printed},
    folder::Folder,
};
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The Python to run, if it has CIRCT.
fn python() -> Option<String> {
    let python = env::var("DFQUERY_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let found = Command::new(&python).args(["-c", "import pycde"]).output();
    if found.is_ok_and(|output| output.status.success()) {
        return Some(python);
    }
    println!("skipped: {python} has no pycde (pip install pycde==0.12.1)");
    None
}

/// What the script prints for a module and its runs.
fn script(python: &str, module: &Path, runs: Option<&Path>) -> String {
    let mut command = Command::new(python);
    command.arg(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/handshake.py")).arg(module).args(runs);
    printed(&command.output().expect("python runs"))
}

/// A module of `inputs`, in `folder`.
fn module(folder: &Folder, inputs: &[&str], options: &[&str]) -> PathBuf {
    let path = folder.as_ref().join("module.mlir");
    let text = path.to_string_lossy().into_owned();
    dfquery(&[inputs, &["--emit", "dataflow", "--format", "handshake", "-o", &text], options].concat());
    path
}

/// Functions with the arguments to run them with; a buffer is its name, their type and its elements.
const RUNS: [(&str, &[&str]); 29] = [
    ("bubble_inner", &["a=i32:5:3:-9:7:1", "4"]),
    ("dowhile_loop", &["7", "3"]),
    ("dowhile_loop", &["4", "9"]),
    ("fallthrough", &["0", "4", "9"]),
    ("fallthrough", &["1", "4", "9"]),
    ("gcd", &["48", "36"]),
    ("gcd", &["0", "36"]),
    ("gcd_sub", &["48", "36"]),
    ("histogram", &["a=i64:0:1:2:1:0", "b=i32:1:10:100:1000:-5", "c=i32:0:0:0", "5"]),
    ("if_else", &["3", "9"]),
    ("if_then", &["9", "3"]),
    ("irreducible", &["1", "2", "10"]),
    ("irreducible", &["0", "2", "10"]),
    ("live_through", &["1", "2", "3", "4", "5"]),
    ("loop_break", &["10", "3", "14"]),
    ("loop_break", &["10", "3", "1000"]),
    ("loop_continue", &["10", "3"]),
    ("loop_two_exits", &["10", "3", "14"]),
    ("nested_if", &["1", "-2", "3"]),
    ("nested_loops", &["4", "5"]),
    ("nested_loops", &["0", "5"]),
    ("short_circuit_and", &["1", "2", "3"]),
    ("short_circuit_while", &["10", "3", "14"]),
    ("switch_chain", &["2", "5", "7"]),
    ("switch_op", &["1", "5", "7"]),
    ("switch_op", &["9", "5", "7"]),
    ("two_returns", &["1", "2"]),
    ("two_returns", &["2", "1"]),
    ("while_loop", &["10", "3"]),
];

/// What `dfquery simulate` says of a run: the result and the buffers.
fn simulated(folder: &Folder, file: &str, function: &str, arguments: &[&str]) -> String {
    let is_buffer = |argument: &&&str| argument.contains('=');
    let buffers = arguments.iter().filter(is_buffer).map(|argument| {
        let (name, values) = argument.split_once('=').expect("a buffer");
        format!("{name} = {}\n", values.replace(':', " "))
    });
    let memory = folder.as_ref().join("memory.txt");
    fs::write(&memory, buffers.collect::<String>()).expect("writable");
    let names: Vec<&str> = arguments
        .iter()
        .map(|argument| argument.split_once('=').map_or(*argument, |(name, _)| name))
        .collect();
    let (names, memory) = (names.join(","), memory.to_string_lossy());
    let told = dfquery(&["simulate", file, "--function", function, "--args", &names, "--memory", &memory]);
    let kept = |line: &&str| line.starts_with("result") || *line == "no result" || line.contains(" = ");
    told.lines().filter(kept).map(|line| format!("{line}\n")).collect()
}

/// The file that has the function.
fn case(function: &str) -> String {
    format!("tests/cases/conversion/{function}.ll")
}

/// The runs as calls.
pub fn calls() -> Vec<Call> {
    let call = |(function, arguments): (&str, &[&str])| {
        Call::new(case(function), function, arguments.iter().copied())
    };
    RUNS.into_iter().map(call).collect()
}

#[test]
fn circt_reads_what_runs_as_our_graphs_do() {
    let Some(python) = python() else { return };
    let folder = Folder::new("handshake");
    let runs = folder.as_ref().join("runs.txt");
    let lines = RUNS.map(|(function, arguments)| format!("{function} {}\n", arguments.join(" ")));
    fs::write(&runs, lines.concat()).expect("writable");
    let expected = RUNS.map(|(function, arguments)| simulated(&folder, &case(function), function, arguments));
    let files: Vec<String> = RUNS.chunk_by(|a, b| a.0 == b.0).map(|chunk| case(chunk[0].0)).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    for options in [&[][..], &["--repeat-invariants"]] {
        let module = module(&folder, &files, options);
        assert_eq!(script(&python, &module, Some(&runs)), expected.concat(), "{options:?}");
    }
}

#[test]
fn circt_reads_the_committed_facts() {
    let Some(python) = python() else { return };
    let folder = Folder::new("handshake-facts");
    let arguments = ["a=i32:1:2:3*2", "b=i32:10:16:-1:0", "4"];
    let runs = folder.as_ref().join("runs.txt");
    fs::write(&runs, format!("fir {}\n", arguments.join(" "))).expect("writable");
    let module = module(&folder, &["facts"], &[]);
    let expected = simulated(&folder, "facts", "fir", &["a=i32:1:2:3:3", arguments[1], arguments[2]]);
    assert_eq!(script(&python, &module, Some(&runs)), expected);
}
