//! The committed fact base is what dfquery makes of its source, and both give the same graphs.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

fn dfquery(arguments: &[&str]) -> Vec<u8> {
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the binary runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
    output.stdout
}

/// The data files of `folder`, by name.
fn files(folder: &Path) -> Vec<(String, Vec<u8>)> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let mut files: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|e| e == "csv")).collect();
    files.sort();
    let name = |path: &Path| path.file_name().expect("a file").to_string_lossy().into_owned();
    files.iter().map(|path| (name(path), fs::read(path).expect("readable"))).collect()
}

#[test]
fn the_committed_facts_are_those_of_their_source() {
    let made = env::temp_dir().join(format!("dfquery-facts-{}", std::process::id()));
    dfquery(&["extract", "tests/cases/kernels.ll", "-o", &made.to_string_lossy()]);
    let found = files(&made);
    fs::remove_dir_all(&made).expect("it was just made");
    let committed = files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("facts"));
    assert!(!committed.is_empty());
    for (expected, found) in committed.iter().zip(&found) {
        assert_eq!(String::from_utf8_lossy(&expected.1), String::from_utf8_lossy(&found.1), "{}", expected.0);
    }
    assert_eq!(committed.len(), found.len());
}

#[test]
fn facts_and_their_source_give_the_same_bytes_at_any_number_of_threads() {
    let emit =
        |input: &str, jobs: &str| dfquery(&[input, "--emit", "dataflow", "--format", "json", "--jobs", jobs]);
    let expected = emit("facts", "1");
    assert!(expected.len() > 1000);
    for jobs in ["2", "8"] {
        assert!(emit("facts", jobs) == expected);
        assert!(emit("tests/cases/kernels.ll", jobs) == expected);
    }
}

/// The facts with the rows of every file turned round, but for those that list entities.
#[test]
fn the_order_of_rows_does_not_matter() {
    let turned = env::temp_dir().join(format!("dfquery-turned-{}", std::process::id()));
    fs::create_dir_all(&turned).expect("a folder can be made");
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("facts");
    for (name, bytes) in files(&folder) {
        let text = String::from_utf8(bytes).expect("facts are text");
        let (header, rows) = text.split_once('\n').expect("a header");
        let mut rows: Vec<&str> = rows.lines().collect();
        if !["function.csv", "block.csv", "value.csv", "instruction.csv"].contains(&&*name) {
            rows.reverse();
        }
        fs::write(turned.join(name), format!("{header}\n{}\n", rows.join("\n"))).expect("writable");
    }
    let emit = |input: &str| dfquery(&[input, "--emit", "dataflow", "--format", "json"]);
    let found = emit(&turned.to_string_lossy());
    fs::remove_dir_all(&turned).expect("it was just made");
    assert_eq!(String::from_utf8_lossy(&found), String::from_utf8_lossy(&emit("facts")));
}

/// What is told of the facts of some functions after `change` has been made to the lines of `file`.
fn told_of_faulty(file: &str, change: impl Fn(&str) -> Option<String>) -> String {
    let folder = env::temp_dir().join(format!("dfquery-{file}-{}", std::process::id()));
    let faulty = folder.to_string_lossy().into_owned();
    let sources = ["tests/cases/kernels.ll", "tests/cases/conversion/switch_op.ll"];
    dfquery(&[&["extract"], &sources[..], &["-o", &faulty]].concat());
    let path = folder.join(format!("{file}.csv"));
    let content = fs::read_to_string(&path).expect("readable");
    let changed: String = content.lines().filter_map(change).map(|line| line + "\n").collect();
    assert_ne!(changed, content, "nothing was changed");
    fs::write(path, changed).expect("writable");
    let output = Command::new(env!("CARGO_BIN_EXE_dfquery")).args([&faulty, "--check"]).output();
    let output = output.expect("the binary runs");
    fs::remove_dir_all(&folder).expect("it was just made");
    assert_eq!(output.status.code(), Some(2), "{file}");
    assert_eq!(String::from_utf8_lossy(&output.stdout), "", "{file}");
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// All but the lines that begin so.
fn without(start: &'static str) -> impl Fn(&str) -> Option<String> {
    move |line| (!line.starts_with(start)).then(|| line.to_owned())
}

#[test]
fn facts_with_holes_are_refused_by_name() {
    let ambiguous = |line: &str| Some(line.replace("gcd/head:2,1,", "gcd/head:2,0,"));
    let moved = |line: &str| Some(line.replace("gcd/body,gcd/head", "gcd/body,gcd/entry"));
    for (found, expected) in [
        (told_of_faulty("use", without("gcd/exit:0,0,")), "operand 0 of `ret` in `gcd/exit:0` has no row"),
        (told_of_faulty("use", without("gcd/head:1,0,")), "operand 0 of `phi` in `gcd/head:1` has no row"),
        (told_of_faulty("use", without("gcd/body:0,1,")), "operand 1 of `urem` in `gcd/body:0` has no row"),
        (told_of_faulty("constant", ambiguous), "operand 0 of `icmp` in `gcd/head:2` has two rows"),
        (
            told_of_faulty("phi_operand", without("gcd/head:1,1,")),
            "operand 1 of `phi` in `gcd/head:1` has no incoming block",
        ),
        (
            told_of_faulty("edge", without("gcd/head,gcd/body,")),
            "`br` in `gcd/head:3` has fewer successors than it needs",
        ),
        (
            told_of_faulty("case_value", without("switch_op/bb,1,")),
            "successor 1 of `switch` in `switch_op/bb` has no row in `case_value`",
        ),
        (
            told_of_faulty("def", without("gcd/body:0,")),
            "`gcd/%r` is neither a parameter nor the result of an instruction",
        ),
        (
            told_of_faulty("idom", without("gcd/body,")),
            "`idom` of `gcd/body` is none, but `gcd/head` according to `edge`",
        ),
        (
            told_of_faulty("idom", moved),
            "`idom` of `gcd/body` is `gcd/entry`, but `gcd/head` according to `edge`",
        ),
        (
            told_of_faulty("ipdom", without("gcd/body,")),
            "`ipdom` of `gcd/body` is none, but `gcd/head` according to `edge`",
        ),
    ] {
        assert!(found.contains(&format!("error: {expected}\n")), "{expected}: {found}");
    }
}

/// Loops follow from blocks and edges: what instructions do is then not even looked at.
#[test]
fn what_a_question_does_not_need_is_not_read() {
    let folder = env::temp_dir().join(format!("dfquery-partly-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    for (name, bytes) in files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("facts")) {
        fs::write(folder.join(name), bytes).expect("writable");
    }
    fs::write(folder.join("use.csv"), "instruction,operand\n").expect("writable");
    let broken = folder.to_string_lossy().into_owned();
    let ask = |question: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_dfquery")).arg(&broken).args(question).output();
        output.expect("the binary runs")
    };
    let loops = ["--relation", "in_loop"];
    let found = ask(&loops).stdout;
    let refused = [ask(&["--relation", "live_in"]), ask(&["--emit", "dataflow"]), ask(&[])];
    fs::remove_dir_all(&folder).expect("it was just made");
    assert_eq!(found, dfquery(&[&["facts"], &loops[..]].concat()));
    for refused in refused {
        assert_eq!(refused.status.code(), Some(2));
        assert!(String::from_utf8_lossy(&refused.stderr).contains("use.csv:1"), "{refused:?}");
    }
}
