//! Graphs that are run and verified from the command line: buffers, traces, and the messages about a faulty graph.

use crate::folder::Folder;
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

/// Writes `content` to the file `name` in `folder`, and says where it is.
fn file(folder: &Folder, name: &str, content: &str) -> String {
    let path = path(folder, name);
    fs::write(&path, content).expect("writable");
    path
}

fn path(folder: &Folder, name: &str) -> String {
    folder.as_ref().join(name).to_string_lossy().into_owned()
}

fn dfquery(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the binary runs")
}

fn printed(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The graphs of the committed facts as JSON, in `folder`.
fn graphs(folder: &Folder) -> String {
    let path = path(folder, "graphs.json");
    let output = dfquery(&["facts", "--emit", "dataflow", "--format", "json", "-o", &path]);
    assert!(output.status.success());
    path
}

#[test]
fn buffers_are_read_and_printed_and_a_trace_can_be_read_back() {
    let folder = Folder::new("buffers");
    let memory =
        file(&folder, "memory.txt", "samples = i32 1 2 3 4 # four\n\nweights = i32 10 0x10 -1 0*1\n");
    let trace = path(&folder, "fir.vcd");
    let output = dfquery(&[
        "simulate",
        "facts",
        "--function",
        "fir",
        "--args",
        "samples,weights,4",
        "--memory",
        &memory,
        "--trace",
        &trace,
    ]);
    let text = printed(&output);
    assert!(text.starts_with(&format!("result {}\n", 10 + 2 * 16 - 3)), "{text}");
    assert!(text.ends_with("samples = 1 2 3 4\nweights = 10 16 -1 0\n"), "{text}");
    let dump = fs::read(trace).expect("the trace is there");
    let mut parser = vcd::Parser::new(&dump[..]);
    let header = parser.parse_header().expect("the header can be read");
    assert!(header.find_var(&["fir", "%sum"]).is_some());
    assert!(parser.all(|command| command.is_ok()));
}

#[test]
fn faulty_buffers_are_told_line_by_line() {
    let folder = Folder::new("faulty");
    let memory = file(&folder, "memory.txt", "x = i9 1\ny i32 2\nz = i8 300\n");
    let output = dfquery(&["simulate", "facts", "--function", "fir", "--args", "x,z,4", "--memory", &memory]);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert_eq!(output.status.code(), Some(2));
    for place in ["memory.txt:1:5", "memory.txt:2:1", "memory.txt:3:8"] {
        assert!(errors.contains(place), "{place} in {errors}");
    }
}

#[test]
fn graphs_are_verified_and_run_from_a_file() {
    let folder = Folder::new("verify");
    let path = graphs(&folder);
    let output = dfquery(&["verify", &path, "--function", "gcd", "--args", "48,36"]);
    assert!(output.status.success());
    assert!(printed(&output).contains("0 are not\nresult 12\n"), "{}", printed(&output));
}

#[test]
fn an_operator_that_is_taken_away_is_missed() {
    let folder = Folder::new("missing");
    let path = graphs(&folder);
    let whole = fs::read_to_string(&path).expect("the graphs are there");
    let mut document: serde_json::Value = serde_json::from_str(&whole).expect("it is JSON");
    document["functions"][0]["ops"].as_array_mut().expect("a list").remove(0);
    fs::write(&path, document.to_string()).expect("writable");
    let output = dfquery(&["verify", &path]);
    assert_eq!(output.status.code(), Some(1));
    assert!(printed(&output).contains("has no producer"), "{}", printed(&output));
}

#[test]
fn a_trace_tells_what_each_firing_wrote() {
    let folder = Folder::new("trace");
    let trace = path(&folder, "gcd.json");
    let output = dfquery(&["simulate", "facts", "--function", "gcd", "--args", "48,36", "--trace", &trace]);
    assert!(output.status.success());
    let events = fs::read_to_string(Path::new(&trace)).expect("the trace is there");
    let events: serde_json::Value = serde_json::from_str(&events).expect("it is JSON");
    let events = events.as_array().expect("a list");
    assert!(printed(&output).contains(&format!("{} firings", events.len())));
    let result = events.iter().rev().flat_map(|event| event["outs"].as_array().expect("a list"));
    assert!(result.into_iter().any(|token| token["lic"] == "%x.2" && token["value"] == "12"));
}
