//! The divergence analysis on small modules, asked on the command line.

use std::{path::Path, process::Command};

fn case(name: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/divergence");
    folder.join(name).display().to_string()
}

/// What `dfquery` prints, without the header row.
fn ask(arguments: &[&str]) -> Vec<String> {
    let output =
        Command::new(env!("CARGO_BIN_EXE_dfquery")).args(arguments).output().expect("the binary runs");
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{errors}");
    let text = String::from_utf8(output.stdout).expect("text");
    text.lines().skip(1).map(str::to_owned).collect()
}

#[test]
fn accesses_of_kernels_have_their_patterns() {
    let file = case("kernels.ll");
    let text = std::fs::read_to_string(&file).expect("the case");
    let is_access = |line: &&str| line.contains(" = load ") || line.contains("  store ");
    let expected: Vec<&str> =
        text.lines().filter(is_access).filter_map(|line| Some(line.rsplit_once(" ; ")?.1)).collect();
    let found = ask(&[&file, "--relation", "access_pattern", "--format", "csv"]);
    let found: Vec<String> =
        found.iter().map(|row| row.split(',').skip(1).collect::<Vec<_>>().join(" ")).collect();
    assert_eq!(found, expected);
}

#[test]
fn results_of_calls_follow_the_arguments_that_reach_them() {
    let file = case("calls.ll");
    let asked = [&file[..], "--function", "kernel", "--relation", "divergent", "--format", "csv"];
    let all = ask(&asked);
    assert_eq!(all, ["%lane", "%v", "%w", "%x", "%y", "%z"].map(|name| format!("kernel/{name}")));
    let followed = ask(&[&asked[..], &["--interprocedural"]].concat());
    assert_eq!(followed, ["%lane", "%w", "%x", "%y"].map(|name| format!("kernel/{name}")));
}

#[test]
fn the_tree_of_the_design_document_is_told() {
    let file = case("short_circuit.avr");
    let asked = |relation: &'static str, source: &'static str| {
        ask(&[&file, "--source", source, "--relation", relation, "--format", "csv"])
    };
    assert_eq!(asked("divergent_branch", "short_circuit/%b"), ["short_circuit/2"]);
    assert_eq!(asked("divergent_branch", "short_circuit/%a"), ["short_circuit/1"]);
    assert_eq!(asked("tainted_use", "short_circuit/%b"), ["short_circuit/8:0,0,short_circuit/2"]);
    let random = asked("divergent", "short_circuit/%b");
    assert!(!random.contains(&"short_circuit/%div".to_owned()), "{random:?}");
    let strided = asked("stride", "short_circuit/%a=1");
    assert!(strided.contains(&"short_circuit/%a,1".to_owned()), "{strided:?}");
}

#[test]
fn models_differ_where_lanes_come_back_at_different_times() {
    let file = case("models.avr");
    let differs = ask(&[
        &file,
        "--source",
        "models/%t",
        "--model",
        "diff",
        "--relation",
        "tainted_use",
        "--format",
        "csv",
    ]);
    assert_eq!(differs, ["iteration,models/u:0,0,models/3"]);
}

#[test]
fn a_source_that_is_no_value_is_an_error() {
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args([&case("short_circuit.avr"), "--relation", "divergent", "--source", "short_circuit/%none"])
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("no value is called `short_circuit/%none`"), "{errors}");
}
