//! What a run may take: it stops at the bound, keeps what is finished, and says what is not.

use crate::folder::Folder;
use std::{
    fs,
    io::Write,
    path::Path,
    process::{Command, Output, Stdio},
    time::{Duration, Instant},
};

/// Three relations whose product is 10^12 rows.
const PRODUCT: &str = ".decl n(x: number)\nn(0).\nn(x + 1) :- n(x), x < 9999.\n\
    .decl p(x: number, y: number, z: number)\np(x, y, z) :- n(x), n(y), n(z).\n";

fn dfquery(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR"));
    command
}

/// Far more than a command takes until its bound, on any machine, and far less than until its end.
const PATIENCE: Duration = Duration::from_secs(300);

/// The output of the command, which has to stop at a bound.
fn stopped(command: &mut Command) -> Output {
    let began = Instant::now();
    let output = command.output().expect("the binary runs");
    assert_eq!(output.status.code(), Some(3), "{command:?}: {}", message(&output));
    assert!(began.elapsed() < PATIENCE, "{command:?} took {:?}", began.elapsed());
    output
}

fn message(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn written(folder: &Path, name: &str, text: &str) -> String {
    let path = folder.join(name);
    fs::write(&path, text).expect("writable");
    path.to_string_lossy().into_owned()
}

#[test]
fn a_product_stops_at_either_bound() {
    let folder = Folder::new("product");
    let rules = written(folder.as_ref(), "product.dl", PRODUCT);
    let bounds = [
        (["--memory-limit", "300M"], "error: out of memory: ", "note: the limit is 300M"),
        (["--timeout", "0.5"], "error: out of time: ", "note: the limit is 0.5 s"),
    ];
    for (bound, reason, note) in bounds {
        let asked = ["facts", "--rules", &rules, bound[0], bound[1]];
        let relation = stopped(dfquery(&asked).args(["--relation", "p"]));
        assert!(message(&relation).contains(&format!("{reason}`p` is left out")), "{}", message(&relation));
        for question in
            [["--query", "n(X), n(Y), n(Z)"], ["--why", "p(1, 2, _)"], ["--why-not", "p(1, 2, -1)"]]
        {
            let answer = stopped(dfquery(&asked).args(question));
            assert!(
                message(&answer).contains(&format!("{reason}there is no result")),
                "{}",
                message(&answer)
            );
            assert!(message(&answer).contains(note) && answer.stdout.is_empty(), "{}", message(&answer));
        }
    }
}

#[test]
fn relations_that_are_finished_are_kept() {
    let folder = Folder::new("relations");
    let rules = written(folder.as_ref(), "product.dl", PRODUCT);
    let out = folder.as_ref().join("out.csv");
    let asked = ["facts", "--rules", &rules, "--timeout", "1", "--format", "csv", "--relation"];
    let output = stopped(dfquery(&asked).args(["n", "--relation", "p", "--relation", "loop_header"]));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("# n(x)\nx\n0\n1\n") && text.ends_with("\n9999\n"), "{text}");
    assert!(message(&output).contains("`p`, `loop_header` are left out"), "{}", message(&output));
    fs::write(&out, "kept").expect("writable");
    stopped(dfquery(&asked).arg("p").arg("-o").arg(&out));
    assert_eq!(fs::read_to_string(out).expect("readable"), "kept", "no result replaces none");
}

// A build without debug assertions takes no such order.
#[cfg(debug_assertions)]
#[test]
fn functions_that_are_finished_are_kept() {
    let emit = ["facts", "--emit", "dataflow", "--format", "json", "--jobs", "1", "--timeout", "2"];
    let whole = dfquery(&emit).output().expect("the binary runs");
    let whole: serde_json::Value = serde_json::from_slice(&whole.stdout).expect("it is JSON");
    let functions = whole["functions"].as_array().expect("a list");
    let last = functions.last().expect("there are functions")["name"].as_str().expect("a text");
    let output = stopped(dfquery(&emit).env("DFQUERY_WAIT_IN", last));
    let graphs: serde_json::Value = serde_json::from_slice(&output.stdout).expect("it is whole");
    assert_eq!(graphs["functions"].as_array().expect("a list"), &functions[..functions.len() - 1]);
    assert_eq!(graphs["skipped"][0]["name"], last);
    assert_eq!(graphs["skipped"][0]["reason"], "not finished: out of time");
    let said = format!("out of time: {} of {} functions are finished", functions.len() - 1, functions.len());
    assert!(message(&output).contains(&said), "{}", message(&output));

    let check = ["facts", "--check", "--jobs", "1", "--timeout", "2"];
    let output = stopped(dfquery(&check).env("DFQUERY_WAIT_IN", last));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.contains(&format!("{last}: skipped, not finished: out of time")), "{text}");
    assert!(message(&output).contains(&said), "{}", message(&output));
}

/// Functions that keep every verb busy for some tenths of a second.
fn large_module(folder: &Path) -> String {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/kernels.ll");
    let kernels = fs::read_to_string(kernels).expect("the kernels are there");
    let copy = |number: usize| kernels.replace(" @", &format!(" @c{number}."));
    written(folder, "large.ll", &(0..300).map(copy).collect::<String>())
}

#[test]
fn every_verb_stops() {
    let folder = Folder::new("verbs");
    let module = large_module(folder.as_ref());
    let out = folder.as_ref().join("out").to_string_lossy().into_owned();
    let graphs = folder.as_ref().join("graphs.json").to_string_lossy().into_owned();
    let done = dfquery(&[&module, "--emit", "dataflow", "--format", "json", "-o", &graphs]).output();
    assert!(done.expect("the binary runs").status.success());
    let csv = format!("csv:{out}");
    let verbs: [&[&str]; 12] = [
        &[&module],
        &["extract", &module, "-o", &out],
        &[&module, "--emit", "dataflow", "-o", &out],
        &[&module, "--emit", "llvm", "-o", &out],
        &[&module, "--check"],
        &[&module, "--relation", "in_loop", "-o", &out],
        &[&module, "--query", "in_loop(H, B), live_in(B, V)"],
        &[&module, "--export", &csv],
        &[&module, "--format", "html", "-o", &out],
        &["verify", &graphs],
        &["diff", &module, &module, "-o", &out],
        &["simulate", &module, "--function", "c0.gcd", "--args", "48,36"],
    ];
    for verb in verbs {
        for bound in [["--timeout", "0.001"], ["--memory-limit", "1M"]] {
            let output = stopped(dfquery(verb).args(bound));
            let reason = if bound[0] == "--timeout" { "out of time" } else { "out of memory" };
            assert!(message(&output).contains(reason), "{verb:?}: {}", message(&output));
        }
    }
}

// A build without debug assertions takes no such order.
#[cfg(debug_assertions)]
#[test]
fn what_does_not_stop_is_ended() {
    let emit = ["facts", "--emit", "dataflow", "--timeout", "2"];
    let output = stopped(dfquery(&emit).env("DFQUERY_HANG_IN", "gcd"));
    assert!(message(&output).contains("work in progress does not stop"), "{}", message(&output));
}

#[test]
fn in_the_shell_each_question_is_bounded() {
    let shell = ["repl", "facts", "--timeout", "1"];
    let mut child = dfquery(&shell)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let mut typed = child.stdin.take().expect("it is piped");
    let product =
        ["A", "B", "C", "D", "E", "F", "G", "I"].map(|block| format!("edge({block}, _, _)")).join(", ");
    let questions = format!("n = count : {{ {product} }}\nloop_header(H)\n");
    typed.write_all(questions.as_bytes()).expect("it is read");
    drop(typed);
    let output = child.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(1), "{}", message(&output));
    assert!(message(&output).contains("out of time: there is no result"), "{}", message(&output));
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(text.starts_with("H\n") && text.lines().count() > 1, "{text}");
}

#[test]
fn bounds_that_say_nothing_are_refused() {
    for (bound, said) in [
        (["--timeout", "0"], "expected more than 0 seconds"),
        (["--timeout", "soon"], "expected a number of seconds"),
        (["--memory-limit", "4"], "expected a number with a unit, as in 500M or 4G"),
        (["--memory-limit", "0G"], "this is not an amount of memory"),
    ] {
        let output = dfquery(&["facts"]).args(bound).output().expect("the binary runs");
        assert_eq!(output.status.code(), Some(2));
        assert!(message(&output).contains(said), "{}", message(&output));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn memory_that_the_system_refuses_is_told() {
    let folder = Folder::new("refused");
    let rules = written(folder.as_ref(), "product.dl", PRODUCT);
    // A gigabyte is the stack of the only worker, which is never filled.
    let limited = "ulimit -v 1500000; exec \"$0\" \"$@\"";
    let mut shell = Command::new("sh");
    shell.args(["-c", limited, env!("CARGO_BIN_EXE_dfquery"), "facts", "--jobs", "1"]);
    shell.args(["--rules", &rules, "--query", "n(X), n(Y), n(Z)"]);
    let output = stopped(shell.current_dir(env!("CARGO_MANIFEST_DIR")));
    assert!(message(&output).contains("out of memory: there is no result"), "{}", message(&output));
    assert!(message(&output).contains("note: the system grants no more"), "{}", message(&output));
}
