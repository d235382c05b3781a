//! The output and messages of `--emit llvm`, held to files. `BLESS=1` writes them anew.
//!
//! The first line of a case has the arguments after its `;`.

use std::{
    env, fs,
    io::Write,
    path::{Path, PathBuf},
    process::{Command, Output, Stdio},
};

fn cases() -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/reducify");
    let entries = fs::read_dir(folder).expect("the folder is there");
    let mut paths: Vec<PathBuf> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    paths.sort();
    paths
}

fn dfquery(arguments: &[&str], input: &str) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let mut child = command.spawn().expect("it was built");
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(input.as_bytes()).expect("it reads its input");
    drop(stdin);
    child.wait_with_output().expect("it ends")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("only text is printed")
}

/// The messages and the output for the case `input`, at some number of threads.
fn emitted(input: &str, jobs: &str) -> String {
    let first = input.lines().next().and_then(|line| line.strip_prefix(';')).expect("arguments come first");
    let mut arguments = vec!["-", "--emit", "llvm", "--jobs", jobs];
    arguments.extend(first.split_whitespace());
    let output = dfquery(&arguments, input);
    let status = i32::from(text(&output.stderr).contains("left irreducible"));
    assert_eq!(output.status.code(), Some(status), "{}", text(&output.stderr));
    format!("{}---\n{}", text(&output.stderr), text(&output.stdout))
}

/// Lets LLVM verify `module`, where it is installed.
fn verify(name: &str, module: &str) {
    let mut command = Command::new("opt-22");
    command.args(["-passes=verify", "-disable-output"]).stdin(Stdio::piped()).stderr(Stdio::piped());
    let Ok(mut child) = command.spawn() else { return println!("skipped: opt-22 is not installed") };
    let mut stdin = child.stdin.take().expect("it was piped");
    stdin.write_all(module.as_bytes()).expect("opt reads its input");
    drop(stdin);
    let output = child.wait_with_output().expect("opt ends");
    assert!(output.status.success(), "{name}: {}", text(&output.stderr));
}

#[test]
fn modules_are_printed_as_expected() {
    for path in cases() {
        let input = fs::read_to_string(&path).expect("the case can be read");
        let found = emitted(&input, "1");
        let expected = path.with_extension("out");
        if env::var_os("BLESS").is_some() {
            fs::write(&expected, &found).expect("the case can be written");
        }
        let expected = fs::read_to_string(&expected).expect("the expectation is there");
        assert_eq!(found, expected, "{}", path.display());
        assert_eq!(found, emitted(&input, "2"), "{}", path.display());
        let (_, module) = found.split_once("---\n").expect("the printed text follows");
        verify(&path.display().to_string(), module);
    }
}

#[test]
fn what_is_reducible_is_printed_as_it_was() {
    let kernels = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/kernels.ll");
    let input = fs::read_to_string(kernels).expect("the case can be read");
    assert_eq!(text(&dfquery(&["-", "--emit", "llvm"], &input).stdout), input);
}

#[test]
fn a_facts_directory_cannot_be_printed_as_llvm() {
    let facts = Path::new(env!("CARGO_MANIFEST_DIR")).join("facts").display().to_string();
    let output = dfquery(&[&facts, "--emit", "llvm"], "");
    assert_eq!(output.status.code(), Some(2));
    assert!(
        text(&output.stderr).contains("a facts directory does not contain the IR"),
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn relations_under_an_order_can_be_asked_for() {
    let input = "define void @f(i1 %c) {\ne:\n  br i1 %c, label %a, label %b\na:\n  br label %b\nb:\n  br label %a\n}\n";
    let output = dfquery(&["-", "--relation", "in_cycle", "--format", "csv"], input);
    assert_eq!(text(&output.stdout), "header,block\nf/a,f/a\nf/a,f/b\n");
    let output = dfquery(&["-", "--relation", "phi_needed"], input);
    assert_eq!(output.status.code(), Some(2));
}
