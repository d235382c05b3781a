//! `--format handshake` against CIRCT: its parser, its verifier, and a run of what it has read.
//!
//! `DFQUERY_PYTHON` names a Python that has `pycde`; without one the tests say that they are skipped.

use crate::{
    calls::{Call, dfquery, kernels, printed},
    folder::Folder,
};
use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// The Python to run, if it has CIRCT.
pub fn python() -> Option<String> {
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

/// Holds what CIRCT reads of the functions of `calls` to what the simulator says of them.
fn compare(name: &str, calls: &[Call], options: &[&str]) {
    let Some(python) = python() else { return };
    let folder = Folder::new(name);
    let runs = folder.as_ref().join("runs.txt");
    let lines: Vec<String> = calls.iter().map(|call| format!("{call}\n")).collect();
    fs::write(&runs, lines.concat()).expect("writable");
    let is_time = |line: &String| line.ends_with(" cycles");
    let simulated = calls.iter().flat_map(|call| call.simulated(folder.as_ref(), options));
    let expected: Vec<String> = simulated.filter(|line| !is_time(line)).collect();
    let files: BTreeSet<&str> = calls.iter().map(|call| call.file.as_str()).collect();
    let module = module(&folder, &files.into_iter().collect::<Vec<&str>>(), options);
    let found = script(&python, &module, Some(&runs));
    assert_eq!(found.lines().collect::<Vec<_>>(), expected, "{options:?}");
}

#[test]
fn circt_reads_what_runs_as_our_graphs_do() {
    for options in [&[][..], &["--repeat-invariants"]] {
        compare("handshake-cases", &calls(), options);
    }
}

/// Without the list, whose memory is the whole address space, and the convolution, whose filter has bytes for elements.
#[test]
fn circt_reads_kernels_that_run_as_our_graphs_do() {
    let left_out = ["linked_list", "convolution"];
    let is_kept = |call: &Call| !left_out.contains(&call.function.as_str());
    let calls: Vec<Call> = kernels().into_iter().filter(is_kept).collect();
    for (name, options) in [("handshake-kernels", &[][..]), ("handshake-repeats", &["--repeat-invariants"])] {
        compare(name, &calls, options);
    }
}

/// Kernels that `tests/circt.py` does not translate: memory that is the whole address space, and bytes for elements.
const UNTRANSLATED: [&str; 2] = ["linked_list", "convolution"];

/// Kernels whose iterations overlap more than in CIRCT's circuits, at the price of some operators.
const AHEAD: [&str; 1] = ["echo"];

#[test]
fn kernels_have_fewer_operators_than_circt_makes_of_them() {
    let Some(python) = python() else { return };
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let files: BTreeSet<String> = kernels().into_iter().map(|call| call.file).collect();
    let files = files.iter().filter(|file| !UNTRANSLATED.iter().any(|name| file.contains(name)));
    let mut command = Command::new(python);
    command.current_dir(root).arg("tests/circt.py").arg(env!("CARGO_BIN_EXE_dfquery")).args(files);
    let printed = printed(&command.output().expect("python runs"));
    let (mut theirs, mut ours) = (0, 0);
    for line in printed.lines() {
        let [name, circt, own] = line.split(' ').collect::<Vec<_>>()[..] else { panic!("{line}") };
        let own: usize = own.parse().expect("a number");
        let circt: usize = circt.parse().unwrap_or_else(|_| panic!("CIRCT converts {name}"));
        assert!(own <= circt || AHEAD.contains(&name), "{name}: {own} operators, and CIRCT's {circt}");
        theirs += circt;
        ours += own;
    }
    assert!(ours * 20 <= theirs * 17, "{ours} operators, and CIRCT's {theirs}");
}

#[test]
fn circt_reads_the_committed_facts() {
    let arguments = ["samples=i32:1:2:3*2", "weights=i32:10:16:-1:0", "4"];
    compare("handshake-facts", &[Call::new("facts".to_owned(), "fir", arguments)], &[]);
}
