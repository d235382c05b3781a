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
