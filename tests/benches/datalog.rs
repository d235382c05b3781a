//! Classic Datalog programs on rows of their own: dfquery beside Soufflé's interpreter and compiled programs.
//!
//! Run by `cargo bench --bench datalog`. Where `souffle` is not installed only dfquery runs. Each is a process that reads its
//! rows, derives, and writes what it derived; CPU seconds of all threads, of which there is one, and the most megabytes.

#![allow(missing_docs)]

mod process;
mod random;

use process::Cost;
use random::Random;
use std::{
    collections::BTreeSet,
    env,
    fmt::Write,
    fs,
    path::Path,
    process::{Command, Stdio},
};

/// A program, what it is called, and its rows by relation.
struct Case {
    name: &'static str,
    program: &'static str,
    rows: fn(&mut Random) -> Vec<(&'static str, Rows)>,
}

type Rows = BTreeSet<[usize; 2]>;

const CASES: [Case; 7] = [
    Case {
        name: "closure, sparse",
        program: "closure",
        rows: |random| vec![("arc", graph(random, 1500, 3000))],
    },
    Case {
        name: "closure, dense",
        program: "closure",
        rows: |random| vec![("arc", graph(random, 1500, 60_000))],
    },
    Case {
        name: "same generation",
        program: "generation",
        rows: |random| vec![("parent", tree(random, 2000))],
    },
    Case {
        name: "Andersen, sparse",
        program: "andersen",
        rows: |random| pointers(random, 50_000, 100_000, 50),
    },
    Case { name: "Andersen, dense", program: "andersen", rows: |random| pointers(random, 5000, 20_000, 200) },
    Case { name: "CSPA", program: "cspa", rows: aliases },
    Case {
        name: "triangles",
        program: "triangles",
        rows: |random| vec![("arc", graph(random, 3000, 200_000))],
    },
];

fn main() {
    let folder = env::temp_dir().join(format!("dfquery-datalog-{}", std::process::id()));
    fs::create_dir_all(&folder).expect("a folder for the rows can be made");
    let module = folder.join("empty.ll");
    fs::write(&module, "define void @f() {\n  ret void\n}\n").expect("the module can be written");
    let has_souffle = Command::new("souffle").arg("--version").stdout(Stdio::null()).status().is_ok();
    if !has_souffle {
        println!("souffle is not installed: its columns are left out");
    }
    println!("| program | rows | tuples | dfquery, s | MB | interpreted, s | MB | compiled, s | MB |");
    println!("|---|--:|--:|--:|--:|--:|--:|--:|--:|");
    for case in CASES {
        let mut random = Random(7);
        let relations = (case.rows)(&mut random);
        for (name, rows) in &relations {
            let lines = rows.iter().fold(String::new(), |mut lines, [a, b]| {
                writeln!(lines, "{a}\t{b}").expect("a string takes everything");
                lines
            });
            fs::write(folder.join(format!("{name}.facts")), lines).expect("the rows can be written");
        }
        let program =
            Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/benches/datalog/{}.dl", case.program));
        let out = folder.join("answer.tsv");
        let mut ours = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        ours.args([&module, Path::new("--rules"), &program, Path::new("--facts"), &folder]);
        ours.args(["--jobs", "1", "--format", "tsv", "--output"]).arg(&out);
        _ = fs::remove_file(&out);
        let (cost, said) = process::run(&mut ours);
        let answer = match cost {
            Some(_) => fs::read_to_string(&out).unwrap_or_else(|error| panic!("{error}: {said}")),
            None => String::new(),
        };
        let tuples =
            answer.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_digit())).count();
        let rows: usize = relations.iter().map(|(_, rows)| rows.len()).sum();
        print!("| {} | {rows} | {tuples} | {} |", case.name, told(cost));
        if has_souffle {
            let given = |command: &mut Command| {
                command.args(["-F".as_ref(), folder.as_os_str(), "-D".as_ref(), folder.as_os_str()]);
                process::run(command).0
            };
            let interpreted = given(Command::new("souffle").arg(&program));
            let binary = folder.join("compiled");
            let made = Command::new("souffle").arg("-o").arg(&binary).arg(&program).status();
            assert!(made.is_ok_and(|status| status.success()), "souffle compiles {}", case.name);
            print!(" {} | {} |", told(interpreted), told(given(&mut Command::new(&binary))));
        }
        println!();
    }
    fs::remove_dir_all(&folder).expect("the folder can be removed");
}

fn told(cost: Option<Cost>) -> String {
    match cost {
        Some(cost) => format!("{:.2} | {}", cost.seconds(), cost.megabytes()),
        None => format!("over {} | -", process::PATIENCE.as_secs()),
    }
}

fn graph(random: &mut Random, nodes: usize, arcs: usize) -> Rows {
    (0..arcs).map(|_| [random.below(nodes), random.below(nodes)]).collect()
}

/// Everyone but the first has one or two parents, among those before.
fn tree(random: &mut Random, people: usize) -> Rows {
    let parents = |child: usize| [child / 3, child / 3 + 1].map(|parent| [child, parent.min(child - 1)]);
    let all = (1..people).flat_map(parents);
    all.filter(|_| random.below(4) > 0).collect()
}

/// A sixth of `statements` each stores and loads, a third each copies and takes addresses, among variables less than `window`
/// apart: without such neighbourhoods everything soon points everywhere.
fn pointers(
    random: &mut Random,
    variables: usize,
    statements: usize,
    window: usize,
) -> Vec<(&'static str, Rows)> {
    let mut some = |share: usize| near(random, variables, statements / share, window);
    vec![("takes", some(3)), ("copies", some(3)), ("loads", some(6)), ("stores", some(6))]
}

/// Pairs of nodes in one window.
fn near(random: &mut Random, nodes: usize, pairs: usize, window: usize) -> Rows {
    let pair = |_| {
        let from = random.below(nodes);
        [from, (from / window) * window + random.below(window)]
    };
    (0..pairs).map(pair).collect()
}

/// Assignments between near variables, and what they point to.
fn aliases(random: &mut Random) -> Vec<(&'static str, Rows)> {
    vec![("assign", near(random, 2000, 3000, 20)), ("dereference", near(random, 2000, 4000, 20))]
}
