//! Marked data through native runs of random C programs: each sink that a run sees get a mark is in `taint_sink`.
//!
//! Needs `clang-22`. The program runs with functions of the library that write marks, a different one for each kind of
//! source, and sinks that tell which marks they got.

mod programs;

use crate::folder::Folder;
use dfquery::{Analysis, MemoryDetail, Open, WholeProgram, World};
use programs::Program;
use std::{
    collections::{BTreeMap, BTreeSet},
    env, fs,
    path::Path,
    process::Command,
};

/// The ways in which a program is compiled.
const LEVELS: [&[&str]; 3] = [&["-O0"], &["-O1", "-fno-inline"], &["-O2"]];

/// The lines of sinks with the kinds of the data that they get.
type Sinks = BTreeSet<(usize, String)>;

fn clang(arguments: &[&str], folder: &Path) {
    let status = Command::new("clang-22").current_dir(folder).arg("-w").args(arguments).status();
    assert!(status.expect("clang starts").success(), "clang fails: {arguments:?} in {}", folder.display());
}

/// What a run of the program `p.c` in `folder` sees.
fn seen(folder: &Path) -> Sinks {
    clang(&["-O0", "-fno-builtin", "-o", "p", "p.c", "native.o", "-lpthread"], folder);
    let argument = format!("{}={}", "~".repeat(40), "~".repeat(20));
    let output = Command::new(folder.join("p")).arg(argument).output().expect("the program starts");
    assert!(output.status.success(), "the program fails in {}", folder.display());
    let text = String::from_utf8(output.stdout).expect("lines of text");
    let row = |line: &str| {
        let (line, kind) = line.split_once(' ').expect("a line and a kind");
        (line.parse().expect("a number"), kind.to_owned())
    };
    text.lines().map(row).collect()
}

/// What the rules derive of `p.c` in `folder`, compiled at one of the levels.
fn derived(folder: &Path, level: &[&str]) -> Sinks {
    clang(&[level, &["-g", "-S", "-emit-llvm", "-o", "p.ll", "p.c"]].concat(), folder);
    let whole = WholeProgram {
        world: Some(World::Closed),
        detail: Some(MemoryDetail::Bytes),
        ..WholeProgram::default()
    };
    let program = Open::new().whole_program(whole).open([folder.join("p.ll")]).expect("a program");
    let query = "taint_sink(I, _, _, Kind), location(I, _, Line, _)";
    let table = Analysis::new(program).query(query).expect("an answer");
    let sink = |cells: Vec<&str>| (cells[2].parse().expect("a line"), cells[1].to_owned());
    table.rows().map(|row| sink(row.iter().collect())).collect()
}

/// What was planted, and what of it was not found, by level and flow; clean sinks, and those of them with a finding.
#[derive(Default)]
struct Counts {
    planted: usize,
    missed: BTreeMap<String, usize>,
    clean: usize,
    flagged: usize,
}

fn compare(programs: impl Iterator<Item = Program>) -> Counts {
    let folder = Folder::new("marked");
    let folder = folder.as_ref();
    fs::write(folder.join("native.c"), programs::NATIVE).expect("writable");
    clang(&["-O1", "-fno-builtin", "-c", "native.c"], folder);
    let mut counts = Counts::default();
    for program in programs {
        fs::write(folder.join("p.c"), &program.text).expect("writable");
        let seen = seen(folder);
        for level in LEVELS {
            let found = derived(folder, level);
            for (line, parts) in &program.flows {
                let mut kinds = seen.iter().filter(|sink| sink.0 == *line).peekable();
                if kinds.peek().is_none() {
                    counts.clean += 1;
                    counts.flagged += usize::from(found.iter().any(|sink| sink.0 == *line));
                }
                for sink in kinds {
                    counts.planted += 1;
                    if !found.contains(sink) {
                        let flow = format!("{level:?} {}: {}", sink.1, parts.join(" | "));
                        *counts.missed.entry(flow).or_default() += 1;
                    }
                }
            }
        }
    }
    counts
}

fn number(name: &str, other: u64) -> u64 {
    env::var(name).map_or(other, |text| text.parse().expect("a number"))
}

#[test]
fn marked_data_is_found_where_native_runs_see_it() {
    if Command::new("clang-22").arg("--version").output().is_err() {
        return println!("skipped: clang-22 is not installed");
    }
    let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
    let counts = match env::var_os("DFQUERY_EACH") {
        Some(_) => compare(programs::each().into_iter()),
        None => compare((first..first + number("DFQUERY_CASES", 12)).map(programs::program)),
    };
    let missed: Vec<&String> = counts.missed.keys().collect();
    println!(
        "{} planted flows, {} missed; {} clean sinks, {} flagged",
        counts.planted,
        missed.len(),
        counts.clean,
        counts.flagged
    );
    assert!(counts.planted > 50, "flows were planted");
    assert!(
        missed.is_empty(),
        "missed:\n{}",
        missed.iter().map(|flow| flow.as_str()).collect::<Vec<_>>().join("\n")
    );
}
