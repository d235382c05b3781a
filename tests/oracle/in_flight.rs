//! Invocations in flight: the circuits of functions without memory take their arguments as fast as they can, and answer
//! in turn, beside the token simulator.
//!
//! Icarus Verilog runs the circuits; where it is not installed, the test says that it is skipped.

use crate::{calls, folder::Folder, verilog::is_installed, written::Draws};
use std::{fmt::Write as _, fs, path::Path, process::Command};

/// Functions of tests/cases/conversion without memory, with the number of their arguments, all of 32 bits.
const FUNCTIONS: [(&str, usize); 6] =
    [("if_else", 2), ("nested_if", 3), ("switch_op", 3), ("gcd", 2), ("while_loop", 2), ("live_through", 5)];
/// How many invocations there are.
const NUMBER: usize = 40;

fn file(function: &str) -> String {
    format!("tests/cases/conversion/{function}.ll")
}

/// More invocations may be in flight than there are: how long the environment takes to see an answer makes no difference.
const OPTIONS: [&str; 4] = ["--overlap", "64", "--depths", "sized"];

/// The results of `function` on `lists`, and the cycles at which they stood, as `dfquery simulate` says.
fn simulated(function: &str, lists: &[Vec<u32>], options: &[&str]) -> Vec<(u32, u32)> {
    let path = file(function);
    let lists: Vec<String> =
        lists.iter().map(|list| list.iter().map(u32::to_string).collect::<Vec<_>>().join(",")).collect();
    let arguments: Vec<&str> = lists.iter().flat_map(|list| ["--args", list]).collect();
    let told =
        calls::dfquery(&[&["simulate", &path, "--function", function][..], &arguments, options].concat());
    let line = |line: &str| {
        let (result, cycles) =
            line.strip_prefix("result ")?.strip_suffix(" cycles")?.split_once(" after ")?;
        Some((result.parse().expect("a number"), cycles.parse().expect("a number")))
    };
    told.lines().filter_map(line).collect()
}

/// A bench that gives each argument to the circuit of `function` when it is taken, for one invocation after the other.
fn bench(function: &str, arguments: &[&str], lists: &[Vec<u32>]) -> String {
    let mut text = String::from("module bench;\n  logic clock = 0, reset = 1, bench_finished = 0;\n");
    let mut connected = String::from(".clock(clock), .reset(reset)");
    let mut drive = |name: &str, value: Option<usize>| {
        let valid = format!("!reset && {name}_given < {NUMBER}");
        let _ = write!(
            text,
            "  integer {name}_given = 0;\n  logic {name}_ready;\n  wire {name}_valid = {valid};\n"
        );
        let _ = writeln!(
            text,
            "  always @(posedge clock) if ({name}_valid && {name}_ready) {name}_given <= {name}_given + 1;"
        );
        let _ = write!(connected, ", .{name}_valid({name}_valid), .{name}_ready({name}_ready)");
        if let Some(at) = value {
            let _ = writeln!(
                text,
                "  logic [31:0] {name}_list [0:{}];\n  wire [31:0] {name} = {name}_list[{name}_given];",
                NUMBER
            );
            let _ = write!(connected, ", .{name}({name})");
            let values = lists.iter().enumerate();
            let values: String =
                values.map(|(turn, list)| format!(" {name}_list[{turn}] = {};", list[at])).collect();
            let _ = writeln!(text, "  initial begin{values} end");
        }
    };
    for (at, name) in arguments.iter().enumerate() {
        drive(name, Some(at));
    }
    drive("start", None);
    text + &format!(
        "  logic [31:0] result;
  logic result_valid, done_valid;
  integer bench_results = 0, bench_dones = 0, bench_cycle = 0;
  wire integer bench_ended = bench_results < bench_dones ? bench_results : bench_dones;
  {function} bench_circuit ({connected}, .result(result), .result_valid(result_valid), .result_ready(1'b1),
    .done_valid(done_valid), .done_ready(1'b1));
  always @(posedge clock) if (!reset) begin
    bench_cycle <= bench_cycle + 1;
    if (done_valid) bench_dones <= bench_dones + 1;
    if (result_valid) begin
      bench_results <= bench_results + 1;
      $display(\"BENCH %0d %0d\", result, bench_cycle);
    end
    if (bench_ended == {NUMBER} || bench_cycle > 100000) bench_finished <= 1;
  end
  initial while (!bench_finished) #5 clock = ~clock;
  initial begin repeat (2) @(negedge clock); reset = 0; end
endmodule
"
    )
}

/// The same as [`simulated`], of the circuit in `folder`.
fn run(folder: &Path, function: &str, lists: &[Vec<u32>], options: &[&str]) -> Vec<(u32, u32)> {
    let circuit = folder.join(format!("{function}.sv"));
    let path = file(function);
    let form = ["--emit", "dataflow", "--format", "verilog"];
    let text = calls::dfquery(&[&[path.as_str()][..], &form, options].concat());
    fs::write(&circuit, &text).expect("writable");
    let names: Vec<&str> = text.lines().filter_map(argument).collect();
    assert_eq!(names.len(), lists[0].len(), "{text}");
    let (top, binary) = (folder.join("bench.sv"), folder.join("bench.vvp"));
    fs::write(&top, bench(function, &names, lists)).expect("writable");
    let mut compile = Command::new("iverilog");
    compile.args(["-g2012", "-s", "bench", "-o"]).arg(&binary).args([&circuit, &top]);
    calls::printed(&compile.output().expect("iverilog runs"));
    let told = calls::printed(&Command::new("vvp").arg("-n").arg(&binary).output().expect("vvp runs"));
    let line = |line: &str| {
        let (result, cycle) = line.strip_prefix("BENCH ")?.split_once(' ')?;
        Some((result.parse().expect("a number"), cycle.parse().expect("a number")))
    };
    told.lines().filter_map(line).collect()
}

/// The name of an argument of 32 bits, if `line` declares its port.
fn argument(line: &str) -> Option<&str> {
    line.trim().strip_prefix("input  logic [31:0] ")?.strip_suffix(',')
}

#[test]
fn circuits_answer_invocations_in_flight_in_their_turn() {
    if !is_installed("iverilog") {
        return;
    }
    let folder = Folder::new("in-flight");
    let mut draws = Draws(1974);
    for (function, arguments) in FUNCTIONS {
        let lists: Vec<Vec<u32>> =
            (0..NUMBER).map(|_| (0..arguments).map(|_| 1 + draws.below(30) as u32).collect()).collect();
        let results = |runs: &[(u32, u32)]| runs.iter().map(|run| run.0).collect::<Vec<u32>>();
        let alone = simulated(function, &lists, &[]);
        let expected = simulated(function, &lists, &OPTIONS);
        assert_eq!(results(&expected), results(&alone), "{function}");
        assert_eq!(expected.len(), NUMBER, "{function}");
        let found = run(folder.as_ref(), function, &lists, &OPTIONS);
        let since =
            |runs: &[(u32, u32)]| runs.iter().map(|run| (run.0, run.1 - runs[0].1)).collect::<Vec<_>>();
        assert_eq!(since(&found), since(&expected), "{function}");
        let cycles = [&alone, &expected].map(|runs| runs[NUMBER - 1].1);
        println!(
            "{function}: {NUMBER} invocations in {} cycles, one after the other in {}",
            cycles[1], cycles[0]
        );
    }
}
