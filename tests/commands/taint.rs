//! Taint: cases in the manner of Juliet, each function good or bad by its name.
//!
//! `tests/cases/taint/*.c` are compiled by `make.sh` there. A function called `*_bad` lets data from outside reach a sink,
//! one called `*_good` does not, and the helpers of both are distinguished: a path that ends at a sink leads through the
//! functions that take part in it.

#![allow(clippy::unwrap_used)]

use serde_json::Value;
use std::{
    collections::BTreeSet,
    fs,
    process::{Command, Output},
    time::Duration,
};

/// The programs, each of one file or several.
const PROGRAMS: [&[&str]; 6] =
    [&["command"], &["calls"], &["structures"], &["other"], &["arguments"], &["files_one", "files_two"]];

/// CPU time that a program may take in a release build.
const MOST: Duration = Duration::from_millis(150);

const FOLDER: &str = "tests/cases/taint/";

fn run(program: &[&str], arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(program.iter().map(|file| format!("{FOLDER}{file}.ll"))).args(arguments);
    command.args(["--world", "closed", "--taint", "default", "--taint", "tests/cases/taint/other.csv"]);
    command.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap()
}

/// The functions in `program`, by whether they are good or bad; others are helpers of both.
fn functions(program: &[&str], part: &str) -> BTreeSet<String> {
    let texts = program.iter().map(|file| fs::read_to_string(format!("{FOLDER}{file}.ll")).unwrap());
    let lines: Vec<String> =
        texts.flat_map(|text| text.lines().map(str::to_owned).collect::<Vec<_>>()).collect();
    let defined = lines.iter().filter(|line| line.starts_with("define "));
    let name = |line: &String| line.split_once('@').unwrap().1.split('(').next().unwrap().to_owned();
    defined.map(name).filter(|name| name.contains(part)).collect()
}

/// The functions that paths to sinks lead through, and the lengths of these paths.
fn flagged(program: &[&str], more: &[&str]) -> (BTreeSet<String>, Vec<usize>) {
    let question = ["--why", "taint_sink(_, _, _, _)", "--path", "--format", "json"];
    let output = run(program, &[&question, more].concat());
    assert!(output.status.success(), "{program:?}: {}", String::from_utf8_lossy(&output.stderr));
    let log: Value = serde_json::from_slice(&output.stdout).unwrap();
    let (mut functions, mut lengths) = (BTreeSet::new(), Vec::new());
    for path in log["paths"].as_array().unwrap() {
        let steps = path["steps"].as_array().unwrap();
        lengths.push(steps.len());
        functions.extend(steps.iter().filter_map(|step| step["function"].as_str().map(str::to_owned)));
    }
    (functions, lengths)
}

#[test]
fn bad_functions_are_found_and_good_ones_are_not() {
    let (mut bad, mut found, mut good, mut wrong) = (0, 0, 0, 0);
    let mut lengths = Vec::new();
    for program in PROGRAMS {
        let (flagged, more) = flagged(program, &[]);
        lengths.extend(more);
        let (all_bad, all_good) = (functions(program, "_bad"), functions(program, "_good"));
        let missed: Vec<&String> = all_bad.difference(&flagged).collect();
        let alarms: Vec<&String> = all_good.intersection(&flagged).collect();
        println!("{program:?}: missed {missed:?}, false alarms {alarms:?}");
        (bad, good) = (bad + all_bad.len(), good + all_good.len());
        (found, wrong) = (found + all_bad.len() - missed.len(), wrong + alarms.len());
    }
    lengths.sort_unstable();
    println!(
        "{found} of {bad} bad found, {wrong} of {good} good flagged; {} steps a path",
        lengths[lengths.len() / 2]
    );
    assert!(bad + good >= 160 && bad >= 80);
    assert!(found * 100 >= bad * 98, "{found} of {bad} bad found");
    assert!(wrong * 100 <= good * 2, "{wrong} of {good} good flagged");
    assert!(lengths[lengths.len() / 2] <= 12 && lengths.iter().all(|&length| length >= 1));
}

/// Guards, barriers, comparisons of sizes, and literal formats.
#[test]
fn bad_functions_are_told_from_good_ones_at_each_level_of_optimisation() {
    let cases: [(&str, &[&str]); 5] = [
        ("checked", &["command", "time"]),
        ("sizes", &["size"]),
        ("formats", &["format"]),
        ("lengths", &["overflow"]),
        ("rooms", &["size"]),
    ];
    for (name, kinds) in cases {
        for level in ["", ".O0", ".O1", ".O2"] {
            let file = format!("{name}{level}");
            let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
            command.args([format!("{FOLDER}{file}.ll")]).args([
                "--query",
                "taint_sink(I, n, k, s)",
                "--format",
                "csv",
            ]);
            command.args([
                "--world",
                "closed",
                "--taint",
                "default",
                "--taint",
                "tests/cases/taint/checked.csv",
            ]);
            let output = command.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
            let text = String::from_utf8(output.stdout).unwrap();
            let meant = text.lines().skip(1).filter(|row| kinds.contains(&row.split(',').nth(2).unwrap()));
            let flagged = meant.map(|row| row.split('/').next().unwrap().to_owned());
            // not helpers, nor where all are inlined
            let is_case = |name: &String| name.ends_with("_bad") || name.ends_with("_good");
            let flagged: BTreeSet<String> = flagged.filter(is_case).collect();
            assert_eq!(flagged, functions(&[&file], "_bad"), "{file}");
        }
    }
}

/// Without the rows that say what is a source, or a sink, nothing is found: the cases do not find themselves.
#[test]
fn nothing_is_found_without_sources() {
    let folder = crate::folder::Folder::new("taint");
    let path = folder.as_ref().join("sinks.csv");
    fs::write(&path, "function,role,from,to,kind\nsystem,sink,argument* 0,,command\n,flow,file,command,\n")
        .unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    let file = format!("{FOLDER}command.ll");
    command.args([&file, "--query", "taint_sink(I, n, k, s)", "--format", "csv", "--taint"]).arg(&path);
    let output = command.current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    assert_eq!(String::from_utf8(output.stdout).unwrap(), "I,n,k,s\n");
}

#[test]
fn programs_are_analysed_in_time() {
    for program in PROGRAMS {
        let files: Vec<String> = program.iter().map(|file| format!("{FOLDER}{file}.ll")).collect();
        let ask = format!(
            "{} {} --world closed --relation taint_sink > /dev/null; times",
            env!("CARGO_BIN_EXE_dfquery"),
            files.join(" ")
        );
        let output = Command::new("sh").args(["-c", &ask]).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let Some(taken) = text.lines().nth(1).map(seconds) else {
            println!("skipped: the shell does not know `times`");
            return;
        };
        println!("{program:?}: {taken:?}");
        if cfg!(not(debug_assertions)) {
            assert!(taken <= MOST, "{program:?} took {taken:?} of CPU time");
        }
    }
}

/// The sum of times as shells print them: `0m0.120s 0m0.010s`.
fn seconds(line: &str) -> Duration {
    let part = |text: &str| {
        let (minutes, seconds) = text.trim_end_matches('s').split_once('m').unwrap();
        minutes.parse::<f64>().unwrap() * 60.0 + seconds.parse::<f64>().unwrap()
    };
    Duration::from_secs_f64(line.split_whitespace().map(part).sum())
}

#[test]
fn what_branches_decide_counts_on_request() {
    let implicit = functions(&["implicit"], "_implicit");
    let question = ["--query", "taint_sink(I, n, k, s)", "--format", "csv"];
    let explicit = run(&["implicit"], &question);
    assert_eq!(String::from_utf8(explicit.stdout).unwrap(), "I,n,k,s\n");
    assert_eq!(flagged(&["implicit"], &["--taint-implicit"]).0, implicit);
}
