//! Circuits and their test benches, run by Icarus Verilog where that is installed; and functions that have no circuit.

use crate::folder::Folder;
use std::{
    fs,
    path::PathBuf,
    process::{Command, Output},
};

fn dfquery(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the binary runs")
}

/// Text of what ended well.
fn printed(output: &Output) -> String {
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn told(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// Returns true if Icarus Verilog is there, and says so if not.
fn has_icarus() -> bool {
    let found = Command::new("iverilog").arg("-V").output().is_ok();
    if !found {
        println!("skipped: iverilog is not installed");
    }
    found
}

const CIRCUIT: [&str; 4] = ["--emit", "dataflow", "--format", "verilog"];

/// A circuit and a bench in files.
struct Pair {
    folder: Folder,
    circuit: PathBuf,
    bench: PathBuf,
}

impl Pair {
    /// Of `function` in `file`: with `options`, for a run on `start`.
    fn new(file: &str, function: &str, options: &[&str], start: &[&str]) -> Pair {
        let folder = Folder::new(&format!("circuit-{function}"));
        let asked = [&[file, "--function", function], &CIRCUIT[..], options].concat();
        let (circuit, bench) = (folder.as_ref().join("circuit.sv"), folder.as_ref().join("bench.sv"));
        fs::write(&circuit, printed(&dfquery(&asked))).expect("writable");
        fs::write(&bench, printed(&dfquery(&[&asked[..], &["--bench"], start].concat()))).expect("writable");
        Pair { folder, circuit, bench }
    }

    /// The output of the bench, and true if it passes.
    fn run(&self, latency: u32) -> (String, bool) {
        let binary = self.folder.as_ref().join("bench.vvp");
        let mut compile = Command::new("iverilog");
        compile.arg("-g2012").arg(format!("-Pbench.LATENCY={latency}")).arg("-o").arg(&binary);
        let compiled = compile.args([&self.circuit, &self.bench]).output().expect("iverilog runs");
        assert_eq!(printed(&compiled) + &told(&compiled), "");
        let run = Command::new("vvp").arg("-n").arg(&binary).output().expect("vvp runs");
        (String::from_utf8_lossy(&run.stdout).into_owned(), run.status.success())
    }
}

#[test]
fn a_bench_repeats_the_run_of_the_simulator() {
    if !has_icarus() {
        return;
    }
    let pair = Pair::new("tests/kernels/gcd.ll", "gcd", &[], &["--args", "48,36", "--args", "35,0"]);
    let simulated =
        printed(&dfquery(&["simulate", "tests/kernels/gcd.ll", "--function", "gcd", "--args", "48,36"]));
    let cycles = simulated.lines().nth(1).expect("a number of cycles");
    let (text, passes) = pair.run(0);
    assert!(passes && text.ends_with("PASS: 2 invocations\n"), "{text}");
    assert!(text.starts_with(&format!("result 12 after {cycles}\nresult 35 after ")), "{text}");
    assert!(pair.run(3).1);
}

#[test]
fn a_bench_fills_and_compares_memory() {
    if !has_icarus() {
        return;
    }
    let start = ["--args", "a,b,c,2", "--memory", "tests/cases/jobs/matmul.txt"];
    for options in [&[][..], &["--counters", "--depths", "sized", "--latency", "mul=3,add=2"]] {
        let pair = Pair::new("tests/cases/jobs/matmul.ll", "matmul", options, &start);
        let (text, passes) = pair.run(0);
        assert!(passes, "{text}");
        let simulate = ["simulate", "tests/cases/jobs/matmul.ll", "--function", "matmul"];
        let simulated = printed(&dfquery(&[&simulate[..], &start, options].concat()));
        let cycles = simulated.lines().nth(1).expect("a number of cycles");
        assert!(text.contains(&format!("no result after {cycles}\n")), "{text} {simulated}");
        assert!(pair.run(2).1);
        // Another circuit than the one that was meant.
        let wrong =
            fs::read_to_string(&pair.circuit).expect("readable").replace("out = a * b", "out = a + b");
        fs::write(&pair.circuit, wrong).expect("writable");
        let (text, passes) = pair.run(0);
        assert!(!passes && text.contains("memory at 0x2000"), "{text}");
    }
}

#[test]
fn floats_are_computed_as_the_simulator_computes_them() {
    if !has_icarus() {
        return;
    }
    let file = "tests/cases/jobs/floats.ll";
    let memory = ["--memory", "tests/cases/jobs/floats.txt"];
    let functions = [
        ("arithmetic", "x,y,6"),
        ("doubles", "p,q,6"),
        ("conversions", "x,i,6"),
        ("comparisons", "x,y,i,6"),
        ("halves", "x,h,6"),
    ];
    for (function, arguments) in functions {
        for options in [&[][..], &["--machine", "pipelined", "--depths", "sized"]] {
            let start = [&["--args", arguments], &memory[..]].concat();
            let pair = Pair::new(file, function, options, &start);
            let (text, passes) = pair.run(0);
            assert!(passes, "{function} {options:?} {text}");
            let simulate = ["simulate", file, "--function", function];
            let simulated = printed(&dfquery(&[&simulate[..], &start, options].concat()));
            let cycles = simulated.lines().nth(1).expect("a number of cycles");
            // The time of loads and stores is that of the memory in a circuit.
            assert!(!options.is_empty() || text.contains(&format!("after {cycles}\n")), "{text} {simulated}");
        }
    }
}

#[test]
fn a_core_can_be_replaced() {
    if !has_icarus() {
        return;
    }
    let start = ["--args", "x,y,6", "--memory", "tests/cases/jobs/floats.txt"];
    let pair = Pair::new("tests/cases/jobs/floats.ll", "arithmetic", &[], &start);
    let text = fs::read_to_string(&pair.circuit).expect("readable");
    let cores = text.split("`ifndef DF_CORES\n").skip(1).filter_map(|part| part.split("`endif\n").next());
    let cores: String = cores.collect();
    assert!(cores.contains("\nmodule df_fmul_core #("));
    fs::write(&pair.circuit, format!("`define DF_CORES\n{text}\n{cores}")).expect("writable");
    let (text, passes) = pair.run(0);
    assert!(passes, "{text}");
}

#[test]
fn a_named_function_without_a_circuit_is_a_failure() {
    let file = "tests/cases/jobs/floats.ll";
    let named = dfquery(&[&[file, "--function", "remainder_of"], &CIRCUIT[..]].concat());
    assert_eq!(named.status.code(), Some(1));
    let error = "error: `remainder_of` has no circuit: `frem` has no circuit in entry at ";
    assert!(told(&named).starts_with(error), "{}", told(&named));
    let bench = dfquery(&[&[file, "--function", "remainder_of", "--bench"], &CIRCUIT[..]].concat());
    assert_eq!(bench.status.code(), Some(1));
    // Among all functions it is a comment.
    let all = dfquery(&[&[file], &CIRCUIT[..]].concat());
    assert!(all.status.success() && printed(&all).contains("// remainder_of: skipped, "));
    let patterns = dfquery(&[&[file, "--function", "*of"], &CIRCUIT[..]].concat());
    assert!(patterns.status.success());
}

#[test]
fn sets_of_options_are_beside_each_other() {
    let asked = ["tests/cases/jobs/matmul.ll", "--function", "prefix", "--explore", "--format", "json"];
    let rows: Vec<serde_json::Value> = serde_json::from_str(&printed(&dfquery(&asked))).expect("JSON");
    let options: Vec<&str> = rows.iter().filter_map(|row| row["options"].as_str()).collect();
    assert!(options.contains(&"") && options.contains(&"--counters --depths sized --memory-order program"));
    let marked = rows.iter().filter(|row| row["pareto"] == "*").count();
    assert!(marked > 0 && marked < rows.len());
    for row in &rows {
        let interval = row["interval"].as_f64().expect("a number");
        assert!(interval >= 1.0 && row["cycles"].as_u64().is_some_and(|cycles| cycles > 0), "{row}");
        // The numbers are those of conversion with these options.
        let flags = row["options"].as_str().expect("a text").split_whitespace();
        let asked: Vec<&str> = [
            "tests/cases/jobs/matmul.ll",
            "--function",
            "prefix",
            "--dump",
            "throughput",
            "--format",
            "json",
        ]
        .into_iter()
        .chain(flags)
        .collect();
        let loops: Vec<serde_json::Value> = serde_json::from_str(&printed(&dfquery(&asked))).expect("JSON");
        let found: Vec<f64> = loops
            .iter()
            .filter(|row| row["loop"] != "(invocations)")
            .filter_map(|row| row["interval"].as_f64())
            .collect();
        assert_eq!(found, [interval], "{row}");
    }
}

#[test]
fn an_interval_is_a_number_in_every_format() {
    let asked = ["tests/kernels/dot.ll", "--dump", "throughput", "--latency", "load=2", "--depths", "1"];
    let json: Vec<serde_json::Value> =
        serde_json::from_str(&printed(&dfquery(&[&asked[..], &["--format", "json"]].concat())))
            .expect("JSON");
    assert!(json[0]["interval"].is_number(), "{}", json[0]);
    let halves = ["tests/kernels/dot.ll", "--dump", "throughput"];
    for format in ["csv", "json", "text", "tsv"] {
        let text = printed(&dfquery(&[&halves[..], &["--format", format]].concat()));
        assert!(text.contains("4.5") && !text.contains("9/2"), "{format} {text}");
    }
}
