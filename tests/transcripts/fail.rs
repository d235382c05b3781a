//! `tests/fail/rules` and `tests/fail/lir`: rule files of users, trees and linear code with one mistake each, and beside
//! each what dfquery says of it.
//!
//! The first line of rules has the arguments that follow `dfquery facts --rules FILE`; methods are read as input.
//! `BLESS=1` rewrites the expectations.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::Command,
};

/// What is printed, and the status, when the rules of `case` are asked as its first line says.
fn answer(case: &Path) -> String {
    let text = fs::read_to_string(case).expect("a case can be read");
    let arguments = text.lines().next().and_then(|line| line.strip_prefix("//$ "));
    let arguments = arguments.unwrap_or_else(|| panic!("{} says what is asked", case.display()));
    let mut command = vec!["facts", "--rules", case.to_str().expect("ASCII")];
    command.extend(arguments.split(' '));
    said(&command)
}

/// What dfquery prints with these arguments, and the status.
fn said(arguments: &[&str]) -> String {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(arguments);
    let output = command.output().expect("the binary runs");
    let streams = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    format!("{}(exit {})\n", streams.concat(), output.status.code().unwrap_or(-1))
}

/// Compares what `answer` says of the files in `folder` that end in one of `extensions` with what is expected.
fn compare(folder: &str, extensions: &[&str], answer: impl Fn(&Path) -> String) {
    let folder = Path::new(folder);
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    let mut cases: Vec<PathBuf> = names.map(|name| folder.join(name)).collect();
    cases.retain(|path| {
        extensions.iter().any(|end| path.extension().is_some_and(|extension| extension == *end))
    });
    cases.sort();
    assert!(cases.len() >= 10, "the cases have been moved");
    let mut wrong = Vec::new();
    for case in cases {
        let (found, expectation) = (answer(&case), case.with_extension("stderr"));
        assert!(found.ends_with("(exit 2)\n"), "{} is without a mistake: {found}", case.display());
        if env::var_os("BLESS").is_some() {
            fs::write(&expectation, &found).expect("writable");
        }
        let expected = fs::read_to_string(&expectation).unwrap_or_default();
        if found != expected {
            wrong.push(format!("{}: expected\n{expected}\nfound\n{found}", case.display()));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_mistake_in_rules_of_users_gets_its_message() {
    compare("tests/fail/rules", &["dl"], answer);
}

#[test]
fn every_mistake_in_methods_gets_its_message() {
    compare("tests/fail/lir", &["hir", "lir"], |case| said(&[case.to_str().expect("ASCII")]));
}
