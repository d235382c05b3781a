//! LLVM's own tests: what `opt` reads is read, with as many functions, and nothing is refused without a word.
//!
//! Runs where `DFQUERY_LLVM_TESTS` names the folder `llvm/test` of a source tree, and `opt-22` is installed.

mod common;

use dfquery_extract::{Source, analysis::dominance, read};
use rayon::prelude::*;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Input that the reader refuses with a message although `opt` reads it: parameters of 2^36 bits and a stack of 2^71, which
/// no fact can tell.
const REFUSED: [&str; 3] =
    ["CodeGen/AArch64/alloca-oversized.ll", "Verifier/param-align.ll", "Verifier/param-ret-align.ll"];

/// Every text of LLVM IR below `folder`.
fn texts(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder of the tests") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            texts(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "ll") {
            found.push(path);
        }
    }
}

/// How many functions `opt` finds in the text; none if it does not read it.
fn functions_of_opt(file: &Path) -> Option<usize> {
    let arguments = ["-disable-output", "-disable-verify", "-passes=print<func-properties>"];
    let mut command = Command::new("opt-22");
    let output = command.args(arguments).arg(file).stdin(Stdio::null()).output().expect("opt-22 runs");
    let text = String::from_utf8_lossy(&output.stderr);
    output.status.success().then(|| text.matches("\nBasicBlockCount:").count())
}

/// What is wrong with how `file` is read.
fn difference(file: &Path) -> Option<String> {
    let bytes = std::fs::read(file).ok()?;
    let name = file.display().to_string();
    let mut reading = read(&Source { name: &name, bytes: &bytes }, common::schema());
    dominance::complete(&mut reading.base);
    let (found, error) = (reading.base.parts() as usize, reading.diagnostics.iter().find(|d| d.is_error()));
    let expected = functions_of_opt(file)?;
    match error {
        Some(error) => Some(error.to_string()),
        None if found == expected => None,
        None => Some(format!("{name}: {found} functions instead of {expected}")),
    }
}

#[test]
fn what_opt_reads_is_read() {
    let Some(folder) = std::env::var_os("DFQUERY_LLVM_TESTS").map(PathBuf::from) else {
        return println!("skipped: DFQUERY_LLVM_TESTS is not set");
    };
    if Command::new("opt-22").arg("--version").output().is_err() {
        return println!("skipped: opt-22 is not installed");
    }
    let mut files = Vec::new();
    texts(&folder, &mut files);
    assert!(!files.is_empty(), "{} holds no text of LLVM IR", folder.display());
    files.sort();
    let is_refused = |file: &Path| REFUSED.iter().any(|refused| file.ends_with(refused));
    let differing: Vec<String> =
        files.par_iter().filter(|file| !is_refused(file)).filter_map(|file| difference(file)).collect();
    println!("{} texts, {} differ", files.len(), differing.len());
    assert!(differing.is_empty(), "{}", differing.join("\n"));
}
