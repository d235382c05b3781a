//! Compiles the rule files, and those of the tests.

use dfquery_engine::{
    check::{self, Program},
    compile::{self, datafrog},
    diagnostic::Diagnostic,
    syntax::Sources,
};
use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

fn main() {
    let rules = rule_files(Path::new(".")).expect("the folder of the rules can be read");
    compile("units.rs", &rules);
    fs::write(output("sources.rs"), embedded(&rules)).expect("the output folder can be written");
    let mut language = vec![PathBuf::from("./schema.dl")];
    language.extend(rule_files(Path::new("./tests/language")).expect("the folder of the tests can be read"));
    compile("language.rs", &language);
    let code = datafrog::compile(&program(&language).expect("it was just compiled")).unwrap_or_default();
    fs::write(output("language_datafrog.rs"), code).expect("the output folder can be written");
}

/// The rule files beside this one and one folder down, but for those of the tests, sorted.
fn rule_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.extension().is_some_and(|extension| extension == "dl") {
            files.push(path);
        } else if path.is_dir()
            && folder == Path::new(".")
            && !path.ends_with("tests")
            && !path.ends_with("datafrog")
        {
            files.extend(rule_files(&path)?);
        }
    }
    files.sort();
    Ok(files)
}

/// Writes the units of `files` to `name`, or reports what is wrong with them.
fn compile(name: &str, files: &[PathBuf]) {
    match program(files).map(|program| compile::compile(&program)) {
        Some(Ok(code)) => fs::write(output(name), code).expect("the output folder can be written"),
        Some(Err(problems)) => problems.iter().for_each(report),
        None => {}
    }
}

/// The checked rules of `files`; what is wrong with them is reported.
fn program(files: &[PathBuf]) -> Option<Program> {
    let mut sources = Sources::new();
    for file in files {
        println!("cargo::rerun-if-changed={}", file.display());
        sources.add(shown(file), fs::read_to_string(file).expect("a rule file is text"));
    }
    let (program, problems) = check::program(sources);
    problems.iter().for_each(report);
    program
}

/// The file as messages show it: `rules/loops.dl`.
fn shown(file: &Path) -> String {
    let parts: Vec<_> = file.components().skip(1).map(|part| part.as_os_str().to_string_lossy()).collect();
    format!("rules/{}", parts.join("/"))
}

fn report(problem: &Diagnostic) {
    let kind = if problem.is_error() { "error" } else { "warning" };
    println!("cargo::{kind}={problem}");
}

/// The texts of `files` as a constant.
fn embedded(files: &[PathBuf]) -> String {
    let here = env::current_dir().expect("a build script runs in the folder of its crate");
    let entry = |file: &PathBuf| format!("({:?}, include_str!({:?})),\n", shown(file), here.join(file));
    let entries: String = files.iter().map(entry).collect();
    format!("const SOURCES: &[(&str, &str)] = &[\n{entries}];\n")
}

fn output(name: &str) -> PathBuf {
    PathBuf::from(env::var_os("OUT_DIR").expect("cargo tells where to")).join(name)
}
