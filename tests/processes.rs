//! Several processes that derive rows together: the same bytes as by one, and what happens when one is lost.

#![cfg(feature = "distributed")]
#![allow(missing_docs, clippy::unwrap_used)]

#[path = "../rules/compiled/programs.rs"]
#[allow(dead_code)]
mod programs;
#[path = "../differential/tests/shared/mod.rs"]
mod shared;

use dfquery_differential::{
    cluster::{Cluster, Options, Program},
    unit::Crew,
};
use dfquery_engine::{cancel, evaluate::Rules};
use programs::{Random, Style};
use std::{
    fs,
    io::Write,
    net::{TcpListener, TcpStream},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    sync::atomic::{AtomicU32, Ordering::Relaxed},
    thread,
    time::{Duration, Instant},
};

/// Points-to makes records while it derives; what is above it reads them.
const RULES: &str = "
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- called_by(f, g).
reaches(f, h) :- reaches(f, g), reaches(g, h).
.decl reached_by(function: Function, callers: number)
.output reached_by
reached_by(g, n) :- reaches(_, g), n = count : { reaches(_, g) }.
";

/// All have to end within this, whatever happens: a deadline of 5 seconds, and a machine with other work.
const DEADLINE: Duration = Duration::from_secs(15);

/// A folder of one test, and a name in the environment of all processes that it starts.
struct Place {
    folder: PathBuf,
    mark: String,
}

impl Drop for Place {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.folder);
    }
}

impl Place {
    fn new() -> Self {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let mark = format!("dfquery-processes-{}-{}", std::process::id(), COUNT.fetch_add(1, Relaxed));
        let folder = std::env::temp_dir().join(&mark);
        fs::create_dir_all(&folder).unwrap();
        fs::write(folder.join("whole.dl"), RULES).unwrap();
        Place { folder, mark }
    }

    fn command(&self, arguments: &str) -> Command {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        let input = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/cases/points/table.ll");
        command.current_dir(&self.folder).env("DFQUERY_TEST", &self.mark).stdin(Stdio::null());
        command.arg(input).args(["--rules", "whole.dl", "--engine", "differential"]);
        command.args(arguments.split_whitespace());
        command
    }

    /// Runs with a fault; nothing may be left of it, no file and no process.
    fn fail(&self, arguments: &str, fault: &str, status: i32) -> String {
        let began = Instant::now();
        let out =
            self.command(arguments).args(["-o", "out.csv"]).env("DFQUERY_FAULT", fault).output().unwrap();
        let (_, message) = texts(&out);
        assert_eq!(out.status.code(), Some(status), "{message}");
        assert!(began.elapsed() < DEADLINE, "{:?}: {message}", began.elapsed());
        assert!(!self.folder.join("out.csv").exists(), "half a result: {message}");
        self.assert_alone();
        message
    }

    /// No process of this place is left.
    fn assert_alone(&self) {
        let mark = format!("DFQUERY_TEST={}", self.mark);
        let began = Instant::now();
        while began.elapsed() < DEADLINE {
            if !processes().any(|environment| environment.contains(&mark)) {
                return;
            }
            thread::sleep(Duration::from_millis(20));
        }
        panic!("a process is left");
    }
}

/// The environments of all processes, where the system reports it.
fn processes() -> impl Iterator<Item = String> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    all.filter_map(|process| {
        Some(String::from_utf8_lossy(&fs::read(process.path().join("environ")).ok()?).into_owned())
    })
}

fn texts(out: &Output) -> (String, String) {
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    (text(&out.stdout), text(&out.stderr))
}

#[test]
fn the_bytes_are_those_of_one_process() {
    let place = Place::new();
    for relation in ["reaches", "reached_by", "points"] {
        let run = |more: &str| {
            let out = place.command(&format!("--relation {relation} --format csv {more}")).output().unwrap();
            let (text, message) = texts(&out);
            assert!(out.status.success() && text.lines().count() > 1, "{more}: {message}");
            text
        };
        let expected = run("");
        for more in ["--processes 1", "--processes 2", "--processes 4", "--processes 2 --workers 3"] {
            assert_eq!(run(more), expected, "`{relation}` by {more}");
        }
    }
    place.assert_alone();
}

/// Records of two types that are taken apart and put together in a loop, on calls that make all of it whole.
const RECORDS: &str = r#"
.type Place = [block: Block, offset: number]
.type Step = [from: Block, over: number, to: Block]
.decl place(place: Place, function: Function)
.output place
place([b, n], f) :- label(b, t), weight(t, n), calls(f, _).
place([b, 0], f) :- edge(b, _), calls(_, f).
.decl moved(from: Place, to: Place)
.output moved
moved(from, to) :- place(from, _), from = [b, n], edge(b, c), to = [c, n].
moved(from, [c, m + 1]) :- moved(from, [b, m]), edge(b, c), m < 6.
.decl step(step: Step, to: Place)
.output step
step([b, n, c], to) :- moved(from, to), from = [b, n], to = [c, _].
.decl back(from: Block, to: Block)
.output back
back(b, c) :- step([b, _, c], _), !edge(b, c).
.decl arrived(to: Place, times: number)
.output arrived
arrived(to, n) :- moved(_, to), n = count : { step(_, to) }.
"#;

fn cluster(processes: usize, workers: usize) -> &'static Cluster {
    let options = Options {
        program: Program {
            path: env!("CARGO_BIN_EXE_dfquery").into(),
            arguments: vec!["derive-with-others".to_owned()],
        },
        workers,
        patience: DEADLINE,
        retries: 0,
        rules: 0,
        tell: Box::new(|_| {}),
    };
    Box::leak(Box::new(Cluster::of_children(processes, options).unwrap()))
}

/// By relation the rows as texts, in which records are what they hold.
fn shown(
    program: &dfquery_engine::check::Program,
    base: &dfquery_engine::base::FactBase,
    crew: Option<Crew>,
) -> Vec<(String, Vec<String>)> {
    let derived = shared::derive_by(program, base, crew, true);
    let texts = derived.into_iter().map(|(name, rows)| {
        let columns = &program.schema[program.schema.relation(&name).unwrap()].columns;
        let mut texts: Vec<String> = rows
            .iter()
            .map(|row| {
                let cells = row.iter().zip(columns).map(|(&cell, column)| {
                    dfquery_engine::facts::ColumnText::new(base, column.ty).text(cell).to_owned()
                });
                cells.collect::<Vec<String>>().join(" ")
            })
            .collect();
        texts.sort_unstable();
        (name, texts)
    });
    texts.collect()
}

#[test]
fn random_programs_derive_the_same_in_several_processes() {
    let clusters = [cluster(2, 1), cluster(3, 2), cluster(4, 1)];
    let mut found = 0;
    for case in 0..20 {
        let mut random = Random::new(case * 7);
        let text = programs::write(
            &mut random,
            Style { aggregates: true, choices: case % 4 == 0, texts: false, kinds: false },
        );
        // Every other one has records.
        let text = if case % 2 == 0 { text } else { RECORDS.to_owned() };
        let program = shared::checked(&text);
        let mut base = programs::facts(&mut random, &program.schema);
        Rules::intern(&program, &mut base);
        let expected = shown(&program, &base, None);
        let crew = Crew::Processes(clusters[case as usize % 3]);
        let derived = cancel::within(|| shown(&program, &base, Some(crew)));
        let derived = derived.unwrap_or_else(|token| panic!("{:?} of\n{text}", token.failure()));
        assert_eq!(derived, expected, "{text}");
        found += expected.iter().map(|(_, rows)| rows.len()).sum::<usize>();
    }
    assert!(found > 200, "programs derive something: {found}");
}

#[test]
fn a_lost_process_is_told_with_what_was_done() {
    let place = Place::new();
    for (fault, phase) in [
        ("1:start", "workers came together"),
        ("2:load", "it was given facts"),
        ("2:loop", "rows were derived"),
        ("0:gather", "its rows were gathered"),
    ] {
        let message = place.fail("--relation points --processes 4", fault, 3);
        let (process, _) = fault.split_once(':').unwrap();
        let expected = format!("error: process {process} of 4 ended (signal 9) while ");
        assert!(message.contains(&expected), "{fault}: {message}");
        // What a process does is known to it before it is to the one that asks.
        let is_known = message.contains(phase) || message.contains("rows were derived");
        assert!(is_known, "{fault}: {message}");
    }
}

#[test]
fn a_process_that_does_not_come_is_told_at_the_deadline() {
    let place = Place::new();
    let message = place.fail("--relation points --processes 2 --patience 1", "1:never", 3);
    assert!(message.contains("error: process 1 of 2 did not come within 1 s"), "{message}");
}

#[test]
fn another_attempt_gives_the_same_bytes() {
    let place = Place::new();
    let arguments = "--relation points --format csv --processes 3";
    let (expected, _) = texts(&place.command(arguments).output().unwrap());
    for fault in ["1:loop", "2:gather"] {
        let out =
            place.command(&format!("{arguments} --retries 1")).env("DFQUERY_FAULT", fault).output().unwrap();
        let (text, message) = texts(&out);
        assert_eq!((out.status.code(), &text), (Some(0), &expected), "{message}");
        let (process, _) = fault.split_once(':').unwrap();
        let warning = format!("warning: process {process} of 3 ended (signal 9) while ");
        assert!(message.contains(&warning) && message.contains("; all begins again"), "{message}");
    }
    let message = place.fail("--relation points --processes 3 --retries 1", "1:loop:always", 3);
    assert!(message.contains("warning: process 1") && message.contains("error: process 1"), "{message}");
}

#[cfg(unix)]
#[test]
fn workers_end_with_the_process_that_asks() {
    let place = Place::new();
    let mut asks = place.command("--relation points --processes 2 --patience 60");
    let mut asks = asks.env("DFQUERY_FAULT", "1:never").stdout(Stdio::null()).spawn().unwrap();
    let workers = || {
        let mark = format!("DFQUERY_TEST={}", place.mark);
        processes().filter(|environment| environment.contains(&mark)).count()
    };
    let began = Instant::now();
    while workers() < 3 && began.elapsed() < DEADLINE {
        thread::sleep(Duration::from_millis(10));
    }
    asks.kill().unwrap();
    asks.wait().unwrap();
    place.assert_alone();
}

/// Processes that are started by hand.
struct Hosts {
    place: Place,
    port: u16,
}

impl Hosts {
    fn new() -> Self {
        let place = Place::new();
        // A free port of the system, which no other process takes that soon.
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        place.write("hosts", &format!("# processes\n127.0.0.1:{port}\n127.0.0.1\n"));
        place.write("token", "between us\n");
        Hosts { place, port }
    }

    fn start(&self, process: usize, more: &str) -> Child {
        let token = if more.contains("--token") { "" } else { "--token token" };
        let arguments =
            format!("--relation points --format csv --hosts hosts {token} --process {process} {more}");
        self.place.command(&arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap()
    }

    /// What both end with, started with these further arguments.
    fn run(&self, more: [&str; 2]) -> [(Option<i32>, String, String); 2] {
        let [zero, one] = [0, 1].map(|process| self.start(process, more[process]));
        [zero, one].map(ended)
    }
}

fn ended(process: Child) -> (Option<i32>, String, String) {
    let out = process.wait_with_output().unwrap();
    let (text, message) = texts(&out);
    (out.status.code(), text, message)
}

impl Place {
    fn write(&self, name: &str, text: &str) {
        fs::write(self.folder.join(Path::new(name)), text).unwrap();
    }
}

#[test]
fn processes_that_are_started_by_hand_find_each_other() {
    let hosts = Hosts::new();
    let (expected, _) = texts(&hosts.place.command("--relation points --format csv").output().unwrap());
    let [zero, one] = hosts.run(["--patience 10", "--patience 10"]);
    assert_eq!((zero.0, &zero.1), (Some(0), &expected), "{}", zero.2);
    assert_eq!(one, (Some(0), String::new(), String::new()));
    hosts.place.assert_alone();
}

#[test]
fn who_does_not_fit_is_told_why() {
    let hosts = Hosts::new();
    hosts.place.write("other.dl", ".decl other(f: Function)\n.output other\nother(f) :- function(f).\n");
    let [zero, one] = hosts.run(["", "--rules other.dl"]);
    assert!(
        zero.2.contains("error: process 1 of 2 does not fit process 0: its rules are other ones"),
        "{zero:?}"
    );
    assert!(one.2.contains("it refuses this process: its rules are other ones"), "{one:?}");
    hosts.place.write("stolen", "a guess");
    let [zero, one] = hosts.run(["--patience 2", "--token stolen"]);
    assert!(zero.2.contains("process 1 of 2 did not come within 2 s; 127.0.0.1:"), "{zero:?}");
    assert!(zero.2.contains("was refused: its token is another one"), "{zero:?}");
    assert!(one.2.contains("its token is another one"), "{one:?}");
    assert_eq!([zero.0, one.0, zero.1.len().try_into().ok()], [Some(2), Some(2), Some(0)]);
    hosts.place.assert_alone();
}

#[test]
fn who_looks_for_open_ports_is_sent_away() {
    let hosts = Hosts::new();
    let zero = hosts.start(0, "--patience 8");
    let began = Instant::now();
    let mut scanner = loop {
        match TcpStream::connect(("127.0.0.1", hosts.port)) {
            Ok(stream) => break stream,
            Err(error) if began.elapsed() > DEADLINE => panic!("{error}"),
            Err(_) => thread::sleep(Duration::from_millis(10)),
        }
    };
    scanner.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
    // Another one says nothing at all, and delays no other.
    let silent = TcpStream::connect(("127.0.0.1", hosts.port)).unwrap();
    let one = ended(hosts.start(1, "--patience 8"));
    let zero = ended(zero);
    assert_eq!([zero.0, one.0], [Some(0), Some(0)], "{zero:?} {one:?}");
    drop(silent);
    // Without the other process it is what is told.
    let zero = hosts.start(0, "--patience 1");
    let began = Instant::now();
    while began.elapsed() < DEADLINE {
        if let Ok(mut scanner) = TcpStream::connect(("127.0.0.1", hosts.port)) {
            scanner.write_all(b"GET / HTTP/1.1\r\n\r\n").unwrap();
            break;
        }
    }
    let zero = ended(zero);
    assert!(zero.2.contains("was refused: what it sent is not of dfquery"), "{zero:?}");
    hosts.place.assert_alone();
}

#[test]
fn a_process_that_is_killed_elsewhere_is_told() {
    let hosts = Hosts::new();
    let with = |process: usize| {
        let arguments =
            format!("--relation points --hosts hosts --token token --process {process} -o out{process}.csv");
        let mut command = hosts.place.command(&arguments);
        command.env("DFQUERY_FAULT", "1:loop").stdout(Stdio::piped()).stderr(Stdio::piped());
        command.spawn().unwrap()
    };
    let [zero, one] = [0, 1].map(with).map(ended);
    assert!(zero.2.contains("error: process 1 of 2 ended (signal 9) while rows were derived"), "{zero:?}");
    assert!(one.2.contains("error: process 0 at 127.0.0.1:"), "{one:?}");
    assert!(!hosts.place.folder.join("out0.csv").exists());
    hosts.place.assert_alone();
}
