//! Cases of `tests/cases/agreement`: the lines `; NAME: VERDICT` above the first definition say what `--check` has to
//! say of each function, in every way to convert.

#![allow(missing_docs, clippy::unwrap_used)]

use std::{
    fs,
    path::{Path, PathBuf},
    process::{Command, Output},
};

const MECHANISMS: [&str; 4] = ["structured", "predicated", "auto", "pickany"];
/// What a conversion is to save, operators that it may use beside those that it uses anyway, and the room in LICs.
const OPTIONS: [&[&str]; 5] = [
    &[],
    &["--prefer", "latency"],
    &["--counters", "--arguments", "held"],
    &["--overlap", "4"],
    &["--counters", "--repeat-invariants", "--overlap", "2", "--depths", "sized"],
];

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/agreement");
    let mut cases: Vec<PathBuf> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.sort();
    cases
}

fn dfquery(arguments: &[&str], variables: &[(&str, &str)]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).envs(variables.iter().copied());
    command.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap()
}

fn printed(output: &Output) -> String {
    String::from_utf8(output.stdout.clone()).unwrap()
}

/// The verdicts in the head of a case, function by function.
fn expected(text: &str) -> Vec<&str> {
    let head = text.lines().take_while(|line| !line.starts_with("define"));
    let is_verdict = |line: &&str| line.contains(": agrees") || line.contains(": skipped, ");
    head.filter_map(|line| line.strip_prefix("; ")).filter(is_verdict).collect()
}

#[test]
fn all_cases_come_to_their_verdicts() {
    for case in cases() {
        let text = fs::read_to_string(&case).unwrap();
        let expected = expected(&text);
        assert_eq!(expected.len(), text.matches("\ndefine ").count(), "{}", case.display());
        for mechanism in MECHANISMS {
            for options in OPTIONS {
                expect_verdicts(&case, &expected, &[&["--convert", mechanism], options].concat());
            }
        }
    }
}

/// Holds what `--check` says of `case`, converted as `options` say, to the verdicts that are `expected`; pickany may refuse a
/// function.
fn expect_verdicts(case: &Path, expected: &[&str], options: &[&str]) {
    let file = case.to_str().unwrap();
    let found = printed(&dfquery(&[&[file, "--check", "--seeds", "4"], options].concat(), &[]));
    assert!(found.lines().count() > expected.len(), "{file}: {found}");
    for (line, expected) in found.lines().zip(expected) {
        let is_refused = options.contains(&"pickany") && line.contains(": skipped, pickany could take ");
        assert!(line.starts_with(expected) || is_refused, "{file} {options:?}: {line}, not {expected}");
    }
}

/// What is told of two functions when the program panics at one of them; only builds with debug assertions do that.
#[cfg(debug_assertions)]
#[test]
fn a_panic_at_one_function_is_told_and_leaves_the_others_alone() {
    let files = ["tests/cases/conversion/gcd.ll", "tests/cases/conversion/fir.ll"];
    let asked: [(&[&str], &str); 5] = [
        (&["--check"], "fir: agrees"),
        (&["--emit", "dataflow"], "fir: "),
        (&["--emit", "dataflow", "--format", "json"], "\"name\": \"fir\""),
        (&["--relation", "steer"], "fir/%i3"),
        (&[], "1 cannot: internal error"),
    ];
    for (asked, other) in asked {
        let output = dfquery(&[&files, asked].concat(), &[("DFQUERY_PANIC_IN", "gcd")]);
        let errors = String::from_utf8(output.stderr.clone()).unwrap();
        assert_eq!(output.status.code(), Some(1), "{asked:?}: {errors}");
        assert!(printed(&output).contains(other), "{asked:?}: {}", printed(&output));
        let told = errors.contains("error: `gcd` is left out: internal error at rewrite/graph/src/border.rs");
        assert!(told && errors.contains("please report it") && !errors.contains("thread"), "{errors}");
    }
    let arguments = ["simulate", files[0], "--function", "gcd", "--args", "3,4"];
    let output = dfquery(&arguments, &[("DFQUERY_PANIC_IN", "gcd")]);
    assert_eq!((output.status.code(), printed(&output).as_str()), (Some(1), ""));
    let json = dfquery(
        &[&files[..], &["--emit", "dataflow", "--format", "json"]].concat(),
        &[("DFQUERY_PANIC_IN", "gcd")],
    );
    assert!(
        printed(&json).contains("\"skipped\": [\n     {\"name\": \"gcd\", \"reason\": \"internal error at ")
    );
}
