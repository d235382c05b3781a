//! Libraries of the corpus, each with a driver of tests/drivers that uses it.

use super::{
    check::{Report, check, summary},
    compare::compare,
    derived::Derived,
    log::Log,
    machine::Machine,
    program::Program,
    reference::Solver,
    taint::Specification,
};
use crate::{folder::Folder, modules};
use dfquery::MemoryDetail;
use std::{
    path::{Path, PathBuf},
    process::Command,
    thread,
};

/// The libraries with the steps that their drivers may take.
pub const LIBRARIES: [(&str, u64); 4] =
    [("zlib", 60_000_000), ("bzip2", 60_000_000), ("lz4", 60_000_000), ("lua", 60_000_000)];
/// The stack of runs, whose calls are calls of the interpreter.
const STACK: usize = 1 << 30;

/// The library of the corpus with its driver as one module; none, with a printed line, where something is missing.
pub fn linked(library: &str, folder: &Folder) -> Option<PathBuf> {
    let Some(corpus) = modules::corpus() else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return None;
    };
    let module = corpus.join(format!("c/{library}.O1.ll"));
    let driver = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/drivers/{library}.c"));
    let (compiled, whole) =
        (folder.as_ref().join(format!("{library}-driver.ll")), folder.as_ref().join(format!("{library}.ll")));
    let run = |tool: &str, arguments: &[&Path], to: &Path| {
        let mut command = Command::new(tool);
        command.args(["-S", "-o"]).arg(to);
        if tool.starts_with("clang") {
            command.args(["-O1", "-emit-llvm"]);
        }
        command.args(arguments).status().is_ok_and(|status| status.success())
    };
    let done = module.exists()
        && run("clang-22", &[&driver], &compiled)
        && run("llvm-link-22", &[&compiled, &module], &whole);
    if !done {
        println!("skipped: {library} needs its module in the corpus, clang-22 and llvm-link-22");
    }
    done.then_some(whole)
}

/// Runs the driver of each library for `test`, and hands over what it has seen.
fn each(test: &str, seen: impl Fn(&str, &Path, &Program, &Log) + Send + Copy + 'static) {
    let folder = Folder::new(test);
    for (library, steps) in LIBRARIES {
        let Some(path) = linked(library, &folder) else { continue };
        let run = move || {
            let base = modules::facts(&path);
            let program = Program::new(&base);
            let taint = Specification::default();
            let mut machine = Machine::new(&program, &taint, steps);
            let result = machine.run("main", &[]).map(|value| value.map_or(0, |value| value.low()));
            let printed = machine.library.files.get("<stdout>").cloned().unwrap_or_default();
            print!("{}", String::from_utf8_lossy(&printed));
            println!("{library}: {} steps, {} rows", steps - machine.steps, machine.log.len());
            assert_eq!(result, Ok(0), "{library} at {}", machine.place());
            seen(library, &path, &program, &machine.log);
        };
        thread::Builder::new().stack_size(STACK).spawn(run).expect("a thread").join().expect("it ends well");
    }
}

fn hold(library: &str, report: &Report) {
    println!("{library}: {report}");
    print!("{}", summary(&report.missed_integers));
    assert!(report.missed.is_empty(), "{}", summary(&report.missed));
}

#[test]
fn the_reference_knows_what_drivers_do() {
    each("drivers-of-reference", |library, _, program, log| {
        // A solver as plain as that does not end on Lua.
        if library != "lua" {
            hold(library, &check(program, log, &Solver::solve(program.base).derived()));
        }
    });
}

#[test]
fn the_rules_know_what_drivers_do() {
    if !Derived::is_there() {
        return;
    }
    each("drivers-of-rules", |library, path, program, log| {
        hold(library, &check(program, log, &Derived::by_rules(path, None)));
        if library == "lz4" {
            hold(library, &check(program, log, &Derived::by_rules(path, Some(MemoryDetail::Merged))));
        }
    });
}

#[test]
fn the_rules_and_the_reference_say_the_same_of_libraries() {
    if !Derived::is_there() {
        return;
    }
    let folder = Folder::new("libraries-compared");
    for library in ["bzip2", "lz4", "zlib"] {
        let Some(path) = linked(library, &folder) else { continue };
        let base = modules::facts(&path);
        let rules = Derived::by_rules(&path, Some(MemoryDetail::Bytes));
        let comparison = compare(&rules, &Solver::solve(&base).derived());
        println!("{library}: {comparison}");
        let [more, fewer] = &comparison.only;
        assert!(
            more.is_empty() && fewer.is_empty(),
            "by rules{}\nby reference{}",
            summary(more),
            summary(fewer)
        );
    }
}
