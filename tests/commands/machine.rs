//! Machine IR from the command line: graphs and control flow, slips included.

use std::process::{Command, Output};

fn dfquery(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().expect("the binary runs")
}

fn stdout(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn stderr(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

#[test]
fn slips_of_control_flow_are_told_with_their_places() {
    let output = dfquery(&["verify", "tests/cases/machine/joined-ways.mir"]);
    let told = stderr(&output);
    assert!(output.status.success(), "{told}");
    assert_eq!(stdout(&output), "1 graph is sound, 0 are not\n");
    assert!(
        told.contains(
            "`%two` does not reach the end of `%bb.4`\n  --> tests/cases/machine/joined-ways.mir:34:40"
        ),
        "{told}"
    );
    assert!(told.contains("did you mean `%three`, which is assigned there and never read?"), "{told}");
    assert!(
        told.contains("`bb.6` has no terminator\n  --> tests/cases/machine/joined-ways.mir:33:3"),
        "{told}"
    );
}

#[test]
fn a_repaired_listing_is_one_tree_of_picks() {
    let text = std::fs::read_to_string("tests/cases/machine/joined-ways.mir").expect("readable");
    let repaired = text.replace("%two:ci64, %bb.4", "%three:ci64, %bb.4");
    let path = std::env::temp_dir().join(format!("dfquery-repaired-{}.mir", std::process::id()));
    std::fs::write(&path, repaired).expect("writable");
    let output = dfquery(&[&path.to_string_lossy(), "--emit", "dataflow"]);
    std::fs::remove_file(&path).expect("it was just made");
    let (text, told) = (stdout(&output), stderr(&output));
    assert!(text.contains(", 3, 2\n") && text.contains("%all:ci64 = PICK64 %first:ci1, "), "{text}");
    assert_eq!(text.matches("PICK64").count(), 2, "{text}");
    assert_eq!(told.matches("warning: ").count(), 1, "{told}");
}

#[test]
fn graphs_are_verified_and_run_as_those_of_json() {
    let output = dfquery(&["verify", "tests/cases/machine/short-circuit.mir"]);
    // The listing does not say what becomes of the value that is not chosen, and of a condition that is not asked for:
    // rates tell before it runs, and what is left when it has run.
    let told = stdout(&output);
    assert!(told.contains(
        "%low comes once an invocation, but `pick %mark` asks for it once for each 1 of %neither\n"
    ));
    assert_eq!((told.lines().count(), stderr(&output).as_str()), (4, ""), "{told}");
    for (arguments, left) in [
        ("0,0,7,9", "%high holds [9] for `pick %mark`"),
        ("1,0,7,9", "%not.second holds [1] for `land %neither`, %low holds [7]"),
    ] {
        let file = "tests/cases/machine/short-circuit.mir";
        let output = dfquery(&["simulate", file, "--function", "mark", "--args", arguments]);
        let told = stderr(&output);
        assert!(left.split(", ").all(|left| told.contains(left)), "{told}");
        assert!(!told.contains(if arguments.starts_with('0') { "%low" } else { "%high" }), "{told}");
    }
}

#[test]
fn a_predicated_loop_ends_whatever_its_opaque_conditions_are() {
    let file = "tests/cases/machine/predicated-loop.mir";
    let output = dfquery(&["verify", file]);
    let told = stderr(&output);
    assert_eq!(stdout(&output), "1 graph is sound, 0 are not\n", "{told}");
    assert!(told.contains(&format!("nothing reads `%which.low`\n  --> {file}:42:18")), "{told}");
    assert!(told.contains(&format!("`bb.5.tail` has no terminator\n  --> {file}:49:3")), "{told}");
    let mut lengths = std::collections::BTreeSet::new();
    for seed in 0..24 {
        let output = dfquery(&["simulate", file, "--function", "tail", "--seed", &seed.to_string()]);
        let text = stdout(&output);
        assert!(
            output.status.success() && text.starts_with("result 1\n"),
            "{seed}: {text}{}",
            stderr(&output)
        );
        lengths.insert(text.lines().find(|line| line.ends_with("firings")).map(str::to_owned));
    }
    assert!(lengths.len() > 3, "{lengths:?}");
}
