//! Facts in shards give the bytes that the modules give, and shards that are not whole are refused with a place.

use crate::folder::Folder;
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};
#[cfg(feature = "distributed")]
use std::{
    process::Stdio,
    time::{Duration, Instant},
};

const CASES: [&str; 2] = ["tests/cases/points/table.ll", "tests/cases/kernels.ll"];

/// Rules of the whole program above built-in ones of functions and of the whole.
const RULES: &str = "
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- called_by(f, g).
reaches(f, h) :- reaches(f, g), reaches(g, h).
.decl told(instruction: Instruction, opcode: symbol, times: number)
.output told
told(i, o, n) :- instruction(i, b, _, o), block(b, f, _), n = count : { reaches(f, _) }.
";

fn dfquery(arguments: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_dfquery"))
        .args(arguments)
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("the binary runs")
}

fn answer(arguments: &[&str]) -> String {
    let out = dfquery(arguments);
    let message = String::from_utf8_lossy(&out.stderr);
    assert!(out.status.success(), "{arguments:?}: {message}");
    assert_eq!(message, "", "{arguments:?}");
    String::from_utf8(out.stdout).expect("results are text")
}

fn error(arguments: &[&str]) -> String {
    let out = dfquery(arguments);
    assert_eq!(out.status.code(), Some(2), "{arguments:?}");
    String::from_utf8(out.stderr).expect("messages are text")
}

fn shard(folder: &Path, count: &str) -> String {
    let shards = folder.join(count).display().to_string();
    answer(&[&["shard"], &CASES[..], &["-o", &shards, "--shards", count]].concat());
    shards
}

#[test]
fn shards_give_the_bytes_of_the_modules() {
    let folder = Folder::new("shards");
    let rules = folder.as_ref().join("whole.dl").display().to_string();
    fs::write(&rules, RULES).expect("writable");
    let all: Vec<String> = ["1", "3", "64"].map(|count| shard(folder.as_ref(), count)).into();
    let several: &[&str] = if cfg!(feature = "distributed") {
        &[
            "",
            "--engine differential",
            "--engine differential --processes 1",
            "--engine differential --processes 2",
            "--engine differential --processes 4 --workers 2",
        ]
    } else {
        &[""]
    };
    let whole: &[&str] = &["reaches", "points", "told"];
    for relation in ["reaches", "points", "told", "call", "live_in", "in_loop", "module_property"] {
        let asked = ["--rules", &rules, "--relation", relation, "--format", "csv"];
        let expected = answer(&[&CASES[..], &asked].concat());
        assert!(expected.lines().count() > 1, "`{relation}` has rows");
        for (shards, how) in all.iter().flat_map(|shards| several.iter().map(move |how| (shards, *how))) {
            if !how.is_empty() && !whole.contains(&relation) {
                continue;
            }
            let more: Vec<&str> = how.split_whitespace().collect();
            let found = answer(&[&[shards.as_str()][..], &asked, &more].concat());
            assert_eq!(found, expected, "`{relation}` of {shards} with {how}");
        }
    }
    let graphs = |input: &[&str]| answer(&[input, &["--emit", "dataflow", "--format", "json"]].concat());
    assert_eq!(graphs(&[&all[1]]), graphs(&CASES));
}

/// A shard is a facts directory, and has some of the functions.
#[test]
fn a_shard_alone_is_a_program() {
    let folder = Folder::new("shard-alone");
    let shards = shard(folder.as_ref(), "3");
    let functions = |input: &str| answer(&[input, "--relation", "function", "--format", "csv"]);
    let alone: Vec<String> = ["0", "1", "2"].iter().map(|at| functions(&format!("{shards}/{at}"))).collect();
    let rows: Vec<&str> = alone.iter().flat_map(|text| text.lines().skip(1)).collect();
    assert!(alone.iter().all(|text| text.lines().count() > 1), "{alone:?}");
    assert_eq!(rows, functions(&shards).lines().skip(1).collect::<Vec<_>>());
}

/// Rules of the whole program on facts and on an input of their own, which workers can read by themselves.
#[cfg(feature = "distributed")]
const DIRECT: &str = r#"
.decl weight(function: Function, label: symbol, grams: number)
.input weight
.decl names(caller: Function, callee: Function)
names(f, g) :- call(i, name), instruction(i, b, _, _), block(b, f, _), function_name(g, name).
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- names(f, g).
reaches(f, h) :- reaches(f, g), names(g, h).
.decl carried(function: Function, label: symbol, grams: number)
.output carried
carried(f, l, n) :- weight(f, l, n).
carried(g, l, n) :- carried(f, l, n), reaches(f, g).
.decl heaviest(function: Function, grams: number)
.output heaviest
heaviest(f, m) :- carried(f, _, _), m = max n : { carried(f, _, n) }.
.decl caller_of(instruction: Instruction, caller: Function, opcode: symbol)
.output caller_of
caller_of(i, f, o) :- reaches(f, g), block(b, g, _), instruction(i, b, _, o).
.decl leaf(function: Function)
.output leaf
leaf(g) :- reaches(_, g), !reaches(g, _).
.decl calling(function: Function, kind: symbol, calls: number)
calling(f, "calls others", n) :- block(_, f, _), n = count : { block(b, f, _), instruction(_, b, _, "call") }, n > 0.
.decl heavy(block: Block, label: symbol)
heavy(b, l) :- dominates(a, b), block(a, f, _), weight(f, l, n), n > 5.
.decl busy(caller: Function, callee: Function, kind: symbol, calls: number)
.output busy
busy(f, g, k, n) :- reaches(f, g), calling(g, k, n).
.decl borne(caller: Function, block: Block, label: symbol)
.output borne
borne(f, b, l) :- reaches(f, g), block(b, g, _), heavy(b, l).
"#;

/// The results of [`DIRECT`].
#[cfg(feature = "distributed")]
const RESULTS: [&str; 7] = ["reaches", "carried", "heaviest", "caller_of", "leaf", "busy", "borne"];

/// A module in which functions call others by name, with the rules of [`DIRECT`] and their input beside it.
#[cfg(feature = "distributed")]
struct Direct {
    folder: Folder,
    module: String,
    rules: String,
}

#[cfg(feature = "distributed")]
impl Direct {
    const FUNCTIONS: u32 = 23;

    fn new(name: &str) -> Self {
        let folder = Folder::new(name);
        let path = |file: &str| folder.as_ref().join(file).display().to_string();
        let (module, rules) = (path("direct.ll"), path("direct.dl"));
        let (mut text, mut weights) = (String::new(), "function,label,grams\n".to_owned());
        for at in 0..Self::FUNCTIONS {
            text += &format!("define i32 @f{at}(i32 %a) {{\nentry:\n  %x = add i32 %a, {at}\n");
            for callee in [at + 1, at * 7 % Self::FUNCTIONS].into_iter().filter(|to| to % 5 != 0) {
                if callee < Self::FUNCTIONS {
                    text += &format!("  %c{callee} = call i32 @f{callee}(i32 %x)\n");
                }
            }
            text += "  ret i32 %x\n}\n";
            weights += &format!("f{at},\"of {}, in all\",{}\n", at % 3, at * 11 % 17);
        }
        for (file, text) in [("direct.ll", &*text), ("direct.dl", DIRECT), ("weight.csv", &weights)] {
            fs::write(folder.as_ref().join(file), text).expect("writable");
        }
        Direct { folder, module, rules }
    }

    fn shard(&self, count: &str) -> String {
        let shards = self.folder.as_ref().join(count).display().to_string();
        answer(&["shard", &self.module, "--rules", &self.rules, "-o", &shards, "--shards", count]);
        shards
    }

    fn asked<'a>(&'a self, input: &'a str, relation: &'a str) -> Vec<&'a str> {
        vec![input, "--rules", &self.rules, "--relation", relation, "--format", "csv"]
    }
}

#[cfg(feature = "distributed")]
#[test]
fn workers_read_their_own_shards() {
    let direct = Direct::new("shards-own");
    let all = ["1", "3", "64"].map(|count| direct.shard(count));
    let relations = RESULTS;
    let expected = relations.map(|relation| answer(&direct.asked(&direct.module, relation)));
    // From here on it is in the shards only.
    fs::remove_file(direct.folder.as_ref().join("weight.csv")).expect("removable");
    for (relation, expected) in relations.iter().zip(&expected) {
        assert!(expected.lines().count() > 1, "`{relation}` has rows: {expected}");
        for shards in &all {
            for processes in [None, Some("1"), Some("2"), Some("4")] {
                let mut asked = direct.asked(shards, relation);
                let several = ["--engine", "differential", "--processes"];
                asked.extend(processes.iter().flat_map(|&count| several.into_iter().chain([count])));
                asked.extend(processes.filter(|&count| count == "2").iter().flat_map(|_| ["--workers", "2"]));
                assert_eq!(
                    &answer(&asked),
                    expected,
                    "`{relation}` of {shards} with {processes:?} processes"
                );
            }
        }
    }
}

/// A function that rules name is in one shard, and the workers that read others know nothing of it.
#[cfg(feature = "distributed")]
#[test]
fn rules_may_name_functions_of_other_shards() {
    let direct = Direct::new("shards-named");
    let rules = direct.folder.as_ref().join("named.dl").display().to_string();
    let text = ".decl from(callee: Function, kind: symbol)\n.output from\n\
        from(g, k) :- reaches(\"f0\", g), calling(g, k, _).\n";
    fs::write(&rules, format!("{DIRECT}{text}")).expect("writable");
    let asked = |input: &str, more: &[&str]| {
        answer(&[&[input, "--rules", &rules, "--relation", "from", "--format", "csv"], more].concat())
    };
    let expected = asked(&direct.module, &[]);
    assert!(expected.lines().count() > 1, "{expected}");
    let shards = direct.shard("3");
    assert_eq!(asked(&shards, &["--engine", "differential", "--processes", "2"]), expected);
}

/// The facts that the coordinator has read, by `--report memory`: none that only its workers need.
#[cfg(feature = "distributed")]
#[test]
fn the_process_that_asks_reads_what_it_prints() {
    let direct = Direct::new("shards-printed");
    let shards = direct.shard("3");
    let held = |relation: &str| {
        let more = ["--engine", "differential", "--processes", "2", "--report", "memory"];
        let out = dfquery(&[&direct.asked(&shards, relation)[..], &more].concat());
        let text = String::from_utf8(out.stderr).expect("messages are text");
        let facts = text.lines().filter(|line| line.split_whitespace().nth(1) == Some("fact"));
        facts.map(|line| line.split_whitespace().next().expect("a name").to_owned()).collect::<Vec<_>>()
    };
    let always = ["function", "target_class", "convergence_model", "all"];
    let others = |relation: &str| -> Vec<String> {
        held(relation).into_iter().filter(|name| !always.contains(&&**name)).collect()
    };
    assert_eq!(others("reaches"), [""; 0]);
    assert_eq!(others("carried"), [""; 0]);
    assert_eq!(others("caller_of"), ["instruction"; 0], "names are read, not rows");
    // What is derived function by function is derived where the facts are.
    assert_eq!(others("busy"), [""; 0]);
    assert_eq!(others("borne"), [""; 0]);
}

/// Names of files in `folder` that were not asked for.
#[cfg(feature = "distributed")]
fn hidden(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("readable").flatten();
    let names = entries.map(|entry| entry.file_name().to_string_lossy().into_owned());
    names.filter(|name| name.starts_with('.')).collect()
}

#[cfg(feature = "distributed")]
#[test]
fn segments_of_workers_are_the_bytes_of_one_process() {
    let direct = Direct::new("segments");
    let root = direct.folder.as_ref();
    let out = root.join("out").display().to_string();
    let all = ["1", "3", "64"].map(|count| direct.shard(count));
    for relation in RESULTS {
        let formats = if relation == "busy" { &["csv", "tsv", "json"][..] } else { &["csv"] };
        for &format in formats {
            let asked = |input: &str, more: &[&str]| {
                let mut asked = direct.asked(input, relation);
                *asked.last_mut().expect("a format") = format;
                let asked: Vec<String> = asked.iter().chain(more).map(ToString::to_string).collect();
                answer(&asked.iter().map(String::as_str).collect::<Vec<_>>())
            };
            let expected = asked(&direct.module, &[]);
            for (shards, processes) in
                all.iter().flat_map(|shards| ["1", "2", "4"].map(|count| (shards, count)))
            {
                let more = ["--engine", "differential", "--processes", processes, "-o", &out];
                assert_eq!(asked(shards, &more), "");
                let found = fs::read_to_string(&out).expect("it was written");
                assert_eq!(found, expected, "`{relation}` as {format} of {shards} by {processes} processes");
            }
            let more = ["--engine", "differential", "--processes", "3", "-o", &out];
            assert_eq!(asked(&direct.module, &more), "");
            assert_eq!(fs::read_to_string(&out).expect("it was written"), expected, "without shards");
        }
    }
    assert_eq!(hidden(root), [""; 0]);
}

#[cfg(feature = "distributed")]
#[test]
fn a_worker_that_is_lost_writes_no_half_segment() {
    let direct = Direct::new("segments-lost");
    let root = direct.folder.as_ref();
    let (shards, out) = (direct.shard("3"), root.join("out").display().to_string());
    let run = |format: &str, fault: &str, more: &[&str]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        let mut asked = direct.asked(&shards, "reaches");
        *asked.last_mut().expect("a format") = format;
        command.args(asked).args(["--engine", "differential"]).args(more);
        let out = command.env("DFQUERY_FAULT", fault).output().expect("the binary runs");
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        (out.status.code(), text(&out.stdout), text(&out.stderr))
    };
    for (processes, fault, format) in
        [("1", "0:segment", "csv"), ("2", "1:segment", "json"), ("4", "2:segment", "tsv")]
    {
        let (_, expected, _) = run(format, "", &[]);
        let run =
            |more: &[&str]| run(format, fault, &[&["--processes", processes, "-o", &out], more].concat());
        let (status, text, message) = run(&[]);
        let told = format!("error: process {} of {processes} ended (signal 9) while ", &fault[..1]);
        assert!(message.contains(&told) && message.contains("segments were written"), "{message}");
        assert_eq!((status, &*text), (Some(3), ""), "{message}");
        assert!(!Path::new(&out).exists(), "half a result: {message}");
        assert_eq!(hidden(root), [""; 0], "{message}");
        let (status, _, message) = run(&["--retries", "1"]);
        assert!(message.contains("segments were written; all begins again"), "{message}");
        assert_eq!(status, Some(0), "{message}");
        assert_eq!(fs::read_to_string(&out).expect("it was written"), expected);
        fs::remove_file(&out).expect("removable");
    }
    // Rows that are printed as they come are printed once.
    let (_, expected, _) = run("csv", "", &[]);
    let (status, text, message) = run("csv", "1:gather", &["--processes", "3", "--retries", "1"]);
    assert!(message.contains("; all begins again"), "{message}");
    assert_eq!((status, text), (Some(0), expected));
    assert_eq!(hidden(root), [""; 0]);
}

/// A closure of numbers in a row.
#[cfg(feature = "distributed")]
#[test]
fn memory_of_the_process_that_asks_does_not_grow_with_the_answer() {
    let direct = Direct::new("segments-memory");
    let root = direct.folder.as_ref();
    let rules = root.join("far.dl").display().to_string();
    let text = ".decl next(a: number, b: number)\n.input next\n.decl far(a: number, b: number)\n.output far\n\
        far(a, b) :- next(a, b).\nfar(a, c) :- far(a, b), next(b, c).\n";
    fs::write(&rules, text).expect("writable");
    let out = root.join("out").display().to_string();
    let peak = |count: u32, more: &[&str]| {
        let next: String = (0..count).map(|at| format!("{at},{}\n", at + 1)).collect();
        fs::write(root.join("next.csv"), format!("a,b\n{next}")).expect("writable");
        let asked = [&direct.module, "--rules", &rules, "--relation", "far", "--format", "csv"];
        let several = ["--engine", "differential", "--processes", "2", "--report", "memory"];
        let ran = dfquery(&[&asked[..], &several, more].concat());
        let message = String::from_utf8(ran.stderr).expect("messages are text");
        assert!(ran.status.success(), "{message}");
        let text = if more.is_empty() { ran.stdout } else { fs::read(&out).expect("it was written") };
        let rows = text.iter().filter(|byte| **byte == b'\n').count() as u32;
        assert_eq!(rows, count * (count + 1) / 2 + 1);
        let words = |line: &str| line.split_whitespace().map(str::to_owned).collect::<Vec<_>>();
        let lines = message.lines().map(words);
        let mut peak =
            lines.filter(|words| words[..].starts_with(&["process".to_owned(), "peak".to_owned()]));
        peak.next_back().expect("it is told")[2].parse::<u64>().expect("kilobytes")
    };
    for more in [&[][..], &["-o", &out]] {
        let (few, many) = (peak(700, more), peak(2000, more));
        // As rows alone these would be 14 MB more.
        assert!(many < few + 4000, "{few} kB for 245,350 rows, and {many} kB for 2,001,000");
    }
}

#[cfg(feature = "distributed")]
#[test]
fn no_more_rows_are_printed_than_are_wanted() {
    let direct = Direct::new("segments-few");
    let shards = direct.shard("3");
    let all = answer(&direct.asked(&direct.module, "reaches"));
    let more = ["--engine", "differential", "--processes", "2", "--limit", "5"];
    let some = answer(&[&direct.asked(&shards, "reaches")[..], &more].concat());
    assert_eq!(some.lines().collect::<Vec<_>>(), all.lines().take(6).collect::<Vec<_>>());
}

/// One function calls all others, and one is called by all: `--report memory` names them.
#[cfg(feature = "distributed")]
#[test]
fn indexes_of_workers_are_told_with_their_heaviest_keys() {
    let direct = Direct::new("indexes");
    let rules = direct.folder.as_ref().join("hub.dl").display().to_string();
    let text = ".decl to(from: Function, to: Function)\n.input to\n.decl reached(from: Function, to: Function)\n\
        .output reached\nreached(f, g) :- to(f, g).\nreached(f, h) :- reached(f, g), to(g, h).\n";
    fs::write(&rules, text).expect("writable");
    let all = (1..Direct::FUNCTIONS)
        .map(|at| format!("f0,f{at}\n{}", if at > 1 { format!("f{at},f1\n") } else { String::new() }));
    fs::write(direct.folder.as_ref().join("to.csv"), format!("from,to\n{}", all.collect::<String>()))
        .expect("writable");
    let count = u64::from(Direct::FUNCTIONS);
    for (how, workers) in
        [("--workers 1", 1), ("--workers 3", 3), ("--processes 1", 1), ("--processes 2 --workers 2", 4)]
    {
        let asked = [&direct.module, "--rules", &rules, "--relation", "reached", "--engine", "differential"];
        let out =
            dfquery(&[&asked[..], &["--report", "memory"], &how.split(' ').collect::<Vec<_>>()].concat());
        let text = String::from_utf8(out.stderr).expect("messages are text");
        let lines = |index: &str| -> Vec<Vec<String>> {
            let lines = text.lines().filter_map(|line| line.strip_prefix(index));
            lines.map(|line| line.split_whitespace().map(str::to_owned).collect()).collect()
        };
        let number = |text: &String| text.parse::<u64>().expect("a number");
        let rows = |index: &str| lines(index).iter().map(|line| number(&line[1])).sum::<u64>();
        let keys = |index: &str| lines(index).iter().map(|line| number(&line[2])).sum::<u64>();
        let derived = 2 * (count - 1) - 1;
        assert_eq!(rows("to by from "), derived, "{how}: {text}");
        assert_eq!(keys("to by from "), count - 1, "{how}: {text}");
        assert_eq!(rows("reached by to "), derived, "{how}: {text}");
        assert_eq!(keys("reached by to "), count - 1, "{how}: {text}");
        assert_eq!(rows("reached, each once "), derived, "{how}: {text}");
        let heaviest =
            |index: &str| lines(index).into_iter().max_by_key(|line| number(&line[4])).expect("a line");
        assert_eq!(
            heaviest("to by from ")[4..],
            [&*(count - 1).to_string(), "from", "=", "f0"],
            "{how}: {text}"
        );
        assert_eq!(
            heaviest("reached by to ")[4..],
            [&*(count - 1).to_string(), "to", "=", "f1"],
            "{how}: {text}"
        );
        assert!(lines("to by from ").iter().all(|line| number(&line[3]) > 0), "bytes: {text}");
        let all: Vec<u64> = lines("all ").iter().filter_map(|line| line[0].parse().ok()).collect();
        assert_eq!(all, (0..workers).collect::<Vec<_>>(), "a sum for each worker: {text}");
    }
}

#[cfg(feature = "distributed")]
#[test]
fn shards_that_a_worker_cannot_read_are_refused_with_a_place() {
    let direct = Direct::new("shards-worker");
    let out = direct.folder.as_ref().join("out.csv").display().to_string();
    let refused = |damage: &dyn Fn(&Path), processes: &str| {
        let shards = direct.shard("3");
        damage(shards.as_ref());
        let more = ["--engine", "differential", "--processes", processes, "--retries", "3", "-o", &out];
        let began = Instant::now();
        let told = error(&[&direct.asked(&shards, "carried")[..], &more].concat());
        assert!(began.elapsed() < Duration::from_secs(10), "{:?}: {told}", began.elapsed());
        assert!(!Path::new(&out).exists(), "half a result: {told}");
        told
    };
    let change = |path: &Path| {
        let text = fs::read_to_string(path).expect("readable");
        fs::write(path, text.replacen('f', "g", 2)).expect("writable");
    };
    for processes in ["1", "2", "4"] {
        let told = [
            refused(&|shards| change(&shards.join("2/instruction.csv")), processes),
            refused(&|shards| change(&shards.join("1/given/weight.csv")), processes),
            refused(&|shards| fs::remove_file(shards.join("0/call.csv")).expect("removable"), processes),
        ];
        let expected = [
            ["3/2/instruction.csv", "this file is another one than `shards.csv` describes"],
            ["3/1/given/weight.csv", "this file is another one than `shards.csv` describes"],
            ["3/0/call.csv", "cannot read a file that `shards.csv` has"],
        ];
        expect_damage(&told, &expected);
        for told in told {
            assert!(!told.contains("all begins again"), "another attempt reads the same: {told}");
        }
    }
}

/// Another machine may have other shards where this one has some.
#[cfg(feature = "distributed")]
#[test]
fn other_shards_on_another_machine_are_refused() {
    let direct = Direct::new("shards-machines");
    let root = direct.folder.as_ref();
    let port =
        std::net::TcpListener::bind("127.0.0.1:0").and_then(|door| door.local_addr()).expect("a port").port();
    fs::write(root.join("hosts"), format!("127.0.0.1:{port}\n127.0.0.1\n")).expect("writable");
    fs::write(root.join("token"), "between us").expect("writable");
    let (hosts, token) = (root.join("hosts").display().to_string(), root.join("token").display().to_string());
    for (machine, count) in [("a", "3"), ("b", "4"), ("c", "")] {
        fs::create_dir(root.join(machine)).expect("creatable");
        if !count.is_empty() {
            fs::rename(direct.shard(count), root.join(machine).join("shards")).expect("movable");
        }
    }
    let start = |machine: &str, process: &str| {
        Command::new(env!("CARGO_BIN_EXE_dfquery"))
            .current_dir(root.join(machine))
            .args(direct.asked("shards", "carried"))
            .args(["--engine", "differential", "--hosts", &hosts, "--token", &token, "--process", process])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the binary runs")
    };
    let told = |other: &str| {
        let [zero, one] = [start("a", "0"), start(other, "1")].map(|child| child.wait_with_output());
        let (zero, _) = (zero.expect("it ends"), one.expect("it ends"));
        (zero.status.code(), String::from_utf8(zero.stderr).expect("messages are text"))
    };
    let (status, message) = told("b");
    assert!(message.contains("shards/shards.csv") && message.contains("these are other shards"), "{message}");
    assert_eq!(status, Some(2), "{message}");
    let (status, message) = told("c");
    assert!(message.contains("shards/shards.csv") && message.contains("there is no such file"), "{message}");
    assert_eq!(status, Some(2), "{message}");
    assert_eq!(told("a"), (Some(0), String::new()));
}

#[test]
fn shards_that_are_not_whole_are_refused_with_a_place() {
    let folder = Folder::new("shards-damaged");
    let damaged = |damage: &dyn Fn(&Path)| {
        let shards = shard(folder.as_ref(), "3");
        damage(shards.as_ref());
        error(&[&shards, "--relation", "instruction"])
    };
    let cut = |path: &Path| {
        let text = fs::read_to_string(path).expect("readable");
        fs::write(path, &text[..text.len() - 9]).expect("writable");
    };
    let told = [
        damaged(&|shards| fs::remove_dir_all(shards.join("1")).expect("removable")),
        damaged(&|shards| fs::create_dir(shards.join("3")).expect("creatable")),
        damaged(&|shards| cut(&shards.join("2/instruction.csv"))),
        damaged(&|shards| cut(&shards.join("0/names"))),
        damaged(&|shards| {
            _ = fs::copy(shards.join("0/block.csv"), shards.join("1/block.csv")).expect("readable")
        }),
        damaged(&|shards| fs::remove_file(shards.join("1/block.csv")).expect("removable")),
        damaged(&|shards| cut(&shards.join("shards.csv"))),
        damaged(&|shards| {
            let path = shards.join("shards.csv");
            let text = fs::read_to_string(&path).expect("readable");
            fs::write(path, text.replacen("0,block.csv,", "0,block.csv,1", 1)).expect("writable");
        }),
    ];
    let expected = [
        ["3/1", "this shard is missing; `shards.csv` has 3"],
        ["3/3", "this is none of the 3 shards in `shards.csv`"],
        ["3/2/instruction.csv", "bytes, and `shards.csv` says"],
        ["3/0/names", "bytes, and `shards.csv` says"],
        ["3/1/block.csv", "`shards.csv`"],
        ["3/1/block.csv", "cannot read a file that `shards.csv` has"],
        ["3/shards.csv:", "this file is cut off: its last line begins with `all`"],
        ["3/shards.csv:", "the lines before are not those that were written"],
    ];
    expect_damage(&told, &expected);
}

/// Each message has both texts, a place and what is wrong, and says what to do.
fn expect_damage(told: &[String], expected: &[[&str; 2]]) {
    assert_eq!(told.len(), expected.len());
    for (told, expected) in told.iter().zip(expected) {
        assert!(expected.iter().all(|text| told.contains(text)), "{expected:?}: {told}");
        assert!(told.contains("make the shards again with dfquery shard"), "{told}");
    }
}

#[test]
fn shards_replace_older_ones_and_nothing_else() {
    let folder = Folder::new("shards-place");
    let shards = shard(folder.as_ref(), "3");
    answer(&["shard", CASES[0], "-o", &shards, "--shards", "2"]);
    assert!(Path::new(&shards).join("1").is_dir() && !Path::new(&shards).join("2").exists());
    let rest: Vec<_> = fs::read_dir(folder.as_ref()).expect("readable").collect();
    assert_eq!(rest.len(), 1, "nothing else is left: {rest:?}");
    let other = folder.as_ref().join("other");
    fs::create_dir(&other).expect("creatable");
    fs::write(other.join("mine.txt"), "mine").expect("writable");
    let told = error(&["shard", CASES[0], "-o", &other.display().to_string()]);
    assert!(told.contains("is not an empty folder and does not contain shards"), "{told}");
    // What is not complete has no name, and without its manifest a folder is no folder of shards.
    fs::remove_file(Path::new(&shards).join("shards.csv")).expect("removable");
    let told = error(&[&shards, "--relation", "instruction"]);
    assert!(told.contains("holds neither facts nor LLVM IR"), "{told}");
}
