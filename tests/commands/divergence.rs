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
fn results_of_calls_follow_the_arguments_that_reach_them() {
    let file = case("calls.ll");
    let asked = [&file[..], "--function", "kernel", "--relation", "divergent", "--format", "csv"];
    let all = ask(&asked);
    assert_eq!(all, ["%lane", "%v", "%w", "%x", "%y", "%z"].map(|name| format!("kernel/{name}")));
    let followed = ask(&[&asked[..], &["--interprocedural"]].concat());
    assert_eq!(followed, ["%lane", "%w", "%x", "%y"].map(|name| format!("kernel/{name}")));
}

#[test]
fn strides_go_through_calls_and_addresses_are_returned() {
    let file = case("returned.ll");
    let asked = [&file[..], "--function", "kernel", "--relation", "stride", "--format", "csv"];
    let strides = ask(&[&asked[..], &["--interprocedural", "--workgroup", "64"]].concat());
    let expected = ["%u,0", "%lane,1", "%other,4", "%twice,8", "%both,12", "%plain,0"];
    assert_eq!(strides, expected.map(|row| format!("kernel/{row}")));
    let asked = [&file[..], "--function", "kernel", "--relation", "divergent", "--format", "csv"];
    let divergent = ask(&[&asked[..], &["--interprocedural", "--workgroup", "64"]].concat());
    let random = ["%address", "%expression", "%replaced", "%once", "%chosen", "%none"];
    random
        .iter()
        .for_each(|name| assert!(divergent.contains(&format!("kernel/{name}")), "{name}: {divergent:?}"));
}

#[test]
fn a_work_group_has_three_sizes_at_most() {
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args([&case("traced.ll"), "--relation", "divergent", "--workgroup", "8,4,2,1"])
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("a work group has at most 3 sizes, not 4"), "{errors}");
}

#[test]
fn the_tree_of_the_design_document_is_told() {
    let file = case("short_circuit.avr");
    let asked = |relation: &'static str, source: &'static str| {
        ask(&[&file, "--divergence-source", source, "--relation", relation, "--format", "csv"])
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
        "--divergence-source",
        "models/%t",
        "--convergence",
        "diff",
        "--relation",
        "tainted_use",
        "--format",
        "csv",
    ]);
    assert_eq!(differs, ["iteration,models/u:0,0,models/3"]);
}

/// Whether `parts` stand in `text` in this order.
fn tells_in_order(text: &str, parts: &[&str]) -> Result<(), String> {
    let mut rest = text;
    for part in parts {
        let at = rest.find(part).ok_or_else(|| format!("`{part}` does not follow in\n{text}"))?;
        rest = &rest[at + part.len()..];
    }
    Ok(())
}

#[test]
fn reasons_tell_branch_source_ways_and_join_with_lines() {
    let file = case("traced.ll");
    let why = |fact: &str| ask(&[&file, "--workgroup", "64", "--why", fact, "--depth", "30"]).join("\n");
    let joined = why(r#"tainted_use("pick/join:1", 0, "pick/entry")"#);
    let parts = [
        r#"divergent_branch("pick/entry")"#,
        r#"lane_source("pick/%lane", "strided", 1)"#,
        r#"divergent_result("pick/entry:0", "strided", 1)"#,
        r#""br")   at pick.cl:3:7"#,
        r#"sync_join("pick/entry", "pick/join", "pick/far", "pick/near")"#,
        r#"disjoint_paths("pick/entry", "pick/far""#,
        r#"visit_edge("pick/far", "#,
        r#"visit_edge("pick/near", "#,
        r#"merges_distinct("pick/%d", "pick/far", "pick/near")"#,
        r#"use("pick/join:1", 0, "pick/%d")   at pick.cl:8:3"#,
        r#""amdgcn.workitem.id.x")   at pick.cl:2:9"#,
    ];
    assert_eq!(tells_in_order(&joined, &parts), Ok(()));
    let late = why(r#"tainted_use("count/end:0", 0, "count/loop")"#);
    let parts = [
        r#"divergent_branch("count/loop")"#,
        r#""br")   at pick.cl:15:12"#,
        r#"divergent_exit("count/loop", "count/loop", "count/end")"#,
        r#"temporally_divergent("count/loop", "count/end", "count/end")"#,
        r#"use("count/end:0", 0, "count/%next")   at pick.cl:16:3"#,
    ];
    assert_eq!(tells_in_order(&late, &parts), Ok(()));
}

#[test]
fn a_source_that_is_no_value_is_an_error() {
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args([
            &case("short_circuit.avr"),
            "--relation",
            "divergent",
            "--divergence-source",
            "short_circuit/%none",
        ])
        .output()
        .expect("the binary runs");
    assert_eq!(output.status.code(), Some(2));
    let errors = String::from_utf8_lossy(&output.stderr);
    assert!(errors.contains("no value is called `short_circuit/%none`"), "{errors}");
}
