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
