//! `tests/fail/rules`: rule files of users with one mistake each, and beside each what dfquery says of it.
//!
//! The first line has the arguments that stand behind `dfquery facts --rules FILE`. `BLESS=1` rewrites the expectations.

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
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.current_dir(env!("CARGO_MANIFEST_DIR")).args(["facts", "--rules"]).arg(case);
    let output = command.args(arguments.split(' ')).output().expect("the binary runs");
    let streams = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned());
    format!("{}(exit {})\n", streams.concat(), output.status.code().unwrap_or(-1))
}

#[test]
fn every_mistake_in_rules_of_users_gets_its_message() {
    let folder = Path::new("tests/fail/rules");
    let entries = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join(folder)).expect("a folder");
    let names = entries.map(|entry| entry.expect("readable").file_name());
    let mut cases: Vec<PathBuf> = names.map(|name| folder.join(name)).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "dl"));
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
