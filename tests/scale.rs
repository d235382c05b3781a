//! The engine `differential` against the others, on programs.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery::{Analysis, Engine, Program, RuleFile};

/// Rules of the whole program above rules by function.
const RULES: &str = "
.decl reaches(caller: Function, callee: Function)
.output reaches
reaches(f, g) :- called_by(f, g).
reaches(f, h) :- reaches(f, g), reaches(g, h).
.decl alone(function: Function)
.output alone
alone(f) :- function(f), !reaches(_, f).
.decl reached_by(function: Function, callers: number)
.output reached_by
reached_by(g, n) :- reaches(_, g), n = count : { reaches(_, g) }.
";

fn analysis(input: &str, engine: Engine) -> Analysis {
    let rules = RuleFile::new("whole.dl", RULES);
    Analysis::new(Program::open([input]).unwrap()).with_rules([rules]).with_engine(engine)
}

#[cfg(feature = "distributed")]
fn compare(input: &str, relations: &[&str]) {
    for relation in relations {
        let expected = analysis(input, Engine::Runtime).relation(relation).unwrap().to_string();
        assert!(!expected.is_empty(), "`{relation}` of {input}");
        for workers in [1, 2] {
            let rows = analysis(input, Engine::Differential { workers }).relation(relation).unwrap();
            assert_eq!(rows.to_string(), expected, "`{relation}` of {input} by {workers}");
        }
    }
}

#[cfg(feature = "distributed")]
#[test]
fn dataflows_derive_what_the_run_time_evaluator_derives() {
    compare("facts", &["reached_by", "alone"]);
    compare("tests/cases/points/table.ll", &["points", "called_by", "alone"]);
    compare("tests/cases/memory/lists.ll", &["points"]);
    compare("tests/cases/taint/calls.ll", &["memory_from", "reached_by"]);
}

/// Each worker has a line in the report, process by process; together they derive all tuples.
#[cfg(feature = "distributed")]
#[test]
fn the_report_says_what_each_worker_has_done() {
    for (workers, how) in [(3, "--workers 3"), (3, "--processes 3"), (4, "--processes 2 --workers 2")] {
        let dfquery = std::process::Command::new(env!("CARGO_BIN_EXE_dfquery"))
            .args(["tests/cases/points/table.ll", "--relation", "points", "--report", "time"])
            .args(["--engine", "differential"])
            .args(how.split_whitespace())
            .output()
            .unwrap();
        let report = String::from_utf8(dfquery.stderr).unwrap();
        let lines = report.lines().skip_while(|line| !line.starts_with("worker")).skip(1);
        let numbers =
            |line: &str| line.split_whitespace().map(|word| word.parse().unwrap()).collect::<Vec<f64>>();
        let told: Vec<Vec<f64>> =
            lines.take_while(|line| line.starts_with(char::is_numeric)).map(numbers).collect();
        let expected: Vec<f64> = (0..workers).map(f64::from).collect();
        assert_eq!(told.iter().map(|worker| worker[0]).collect::<Vec<f64>>(), expected, "{how}: {report}");
        let [facts, derived] = [1, 2].map(|at| told.iter().map(|worker| worker[at]).sum::<f64>());
        let shown = String::from_utf8(dfquery.stdout).unwrap().lines().count() - 1;
        assert!(shown > 0 && facts > 0.0 && derived >= shown as f64, "{how}: {report}");
    }
}

/// zlib of the corpus that `DFQUERY_CORPUS` names.
#[cfg(feature = "distributed")]
#[test]
fn dataflows_derive_the_points_to_sets_of_a_library() {
    match std::env::var("DFQUERY_CORPUS") {
        Ok(corpus) => compare(&format!("{corpus}/c/zlib.O1.ll"), &["points", "reached_by"]),
        Err(_) => println!("skipped: DFQUERY_CORPUS does not name a corpus"),
    }
}

#[cfg(not(feature = "distributed"))]
#[test]
fn a_build_without_dataflows_says_how_to_get_them() {
    let facts = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
    let engine = Engine::Differential { workers: 1 };
    let error = analysis(facts, engine).relation("reaches").unwrap_err().to_string();
    assert!(error.contains("--features distributed"), "{error}");
}

/// A program of functions that call each other, each with the numbers that it adds.
#[cfg(feature = "distributed")]
fn module(functions: &[(&str, &[&str], &[u32])]) -> String {
    let mut text = String::new();
    for (name, callees, numbers) in functions {
        text += &format!("define i32 @{name}(i32 %x) {{\nentry:\n");
        for (at, number) in numbers.iter().enumerate() {
            text += &format!("  %a{at} = add i32 %x, {number}\n");
        }
        for (at, callee) in callees.iter().enumerate() {
            text += &format!("  %c{at} = call i32 @{callee}(i32 %x)\n");
        }
        text += "  ret i32 %x\n}\n";
    }
    text
}

#[cfg(feature = "distributed")]
mod watching {
    use super::{RULES, module};
    use dfquery::{
        Analysis, Program, RuleFile,
        watch::{Row, Watch},
    };
    use std::{collections::BTreeSet, fs, path::PathBuf, thread};

    /// Rules by function, with records and strings, below rules of the whole program, and a choice above them.
    const MORE: &str = "
.type Sum = [function: Function, many: number]
.decl adds(function: Function, many: number)
.output adds
adds(f, n) :- function(f), n = count : { instruction(_, b, _, \"add\"), block(b, f, _) }.
.decl far(from: Function, total: Sum)
.output far
far(f, [g, n]) :- reaches(f, g), adds(g, n), n > 0.
.decl some(from: Function, to: Function) choice-domain from
.output some
some(f, g) :- reaches(f, g).
.decl named(function: Function)
.output named
named(f) :- reaches(f, \"leaf\").
";
    const NAMES: [&str; 7] = ["reaches", "alone", "reached_by", "adds", "far", "some", "named"];

    fn rules() -> RuleFile {
        RuleFile::new("watch.dl", format!("{RULES}{MORE}"))
    }

    fn open(text: &str) -> Program {
        let path: PathBuf = std::env::temp_dir().join(format!(
            "dfquery-watch-{}-{}.ll",
            std::process::id(),
            thread::current().name().unwrap().replace(':', "-")
        ));
        fs::write(&path, text).unwrap();
        let program = Program::open([&path]).unwrap();
        fs::remove_file(path).unwrap();
        program
    }

    /// How many rows each relation has from the start.
    fn sizes(text: &str) -> usize {
        let analysis = Analysis::new(open(text)).with_rules([rules()]);
        NAMES.iter().map(|name| analysis.relation(name).unwrap().len()).sum()
    }

    #[test]
    fn relations_follow_edits() {
        let main: (&str, &[&str], &[u32]) = ("main", &["middle", "other"], &[1]);
        let leaf: (&str, &[&str], &[u32]) = ("leaf", &[], &[1, 2, 3]);
        let versions = [
            module(&[main, ("middle", &["leaf"], &[1]), leaf, ("other", &[], &[])]),
            // An instruction more: ids after it are others, and `far` has another number.
            module(&[main, ("middle", &["leaf"], &[1, 2]), leaf, ("other", &[], &[])]),
            // A call less, and a cycle.
            module(&[main, ("middle", &["main"], &[1, 2]), leaf, ("other", &[], &[])]),
            // Functions gone, new and in another order.
            module(&[leaf, ("middle", &["leaf"], &[]), ("new", &["middle"], &[7])]),
            module(&[main, ("middle", &["leaf"], &[1]), leaf, ("other", &[], &[])]),
        ];
        let mut watch = Watch::new([rules()], NAMES);
        let mut rows: BTreeSet<Row> = BTreeSet::new();
        let mut edited = Vec::new();
        for text in &versions {
            let answer = watch.follow(open(text)).unwrap();
            assert!(answer.removed.iter().all(|row| rows.remove(row)), "{:?}", answer.removed);
            assert!(answer.added.iter().all(|row| rows.insert(row.clone())), "{:?}", answer.added);
            let mut fresh = Watch::new([rules()], NAMES);
            let expected = fresh.follow(open(text)).unwrap().added;
            assert_eq!(rows, expected.into_iter().collect(), "{text}");
            assert_eq!(rows.len(), sizes(text));
            edited.push(answer.functions);
        }
        assert_eq!(edited[..2], [4, 1], "one function is edited");
        let shown: Vec<String> = rows.iter().map(ToString::to_string).collect();
        for row in ["reaches(main, leaf)", "named(middle)"] {
            assert!(shown.iter().any(|shown| shown == row), "{shown:#?}");
        }
        assert!(watch.follow(open(&versions[4])).unwrap().added.is_empty(), "nothing is edited");
    }

    #[test]
    fn a_program_that_cannot_be_read_changes_nothing() {
        let text = module(&[("leaf", &[], &[1])]);
        let mut watch = Watch::new([rules()], ["adds"]);
        let added = watch.follow(open(&text)).unwrap().added;
        assert_eq!(added.iter().map(ToString::to_string).collect::<Vec<String>>(), ["adds(leaf, 1)"]);
        let unknown = Watch::new([rules()], ["ads"]).follow(open(&text)).unwrap_err().to_string();
        assert!(unknown.contains("did you mean `adds`?"), "{unknown}");
        assert!(watch.follow(open(&text)).unwrap().added.is_empty());
    }
}

/// A base and a changed module, by the command line.
#[cfg(feature = "distributed")]
mod overlays {
    use super::module;
    use std::{
        fs,
        path::PathBuf,
        process::{Command, Output},
    };

    const RULES: &str = ".decl many(function: Function, adds: number)\n.output many\n\
        many(f, n) :- function(f), n = count : { instruction(_, b, _, \"add\"), block(b, f, _) }, n > 1.\n";

    struct Place(PathBuf);

    impl Drop for Place {
        fn drop(&mut self) {
            let _ = fs::remove_dir_all(&self.0);
        }
    }

    impl Place {
        fn new() -> Self {
            let place = Place(std::env::temp_dir().join(format!("dfquery-overlay-{}", std::process::id())));
            fs::create_dir_all(place.0.join("pr")).unwrap();
            fs::write(place.0.join("many.dl"), RULES).unwrap();
            place
        }

        fn write(&self, name: &str, functions: &[(&str, &[&str], &[u32])]) {
            fs::write(self.0.join(name), module(functions)).unwrap();
        }

        fn run(&self, arguments: &str) -> (Option<i32>, String, String) {
            let command = Command::new(env!("CARGO_BIN_EXE_dfquery"))
                .current_dir(&self.0)
                .args(arguments.split(' '))
                .output();
            let Output { status, stdout, stderr } = command.unwrap();
            let text = |bytes| String::from_utf8(bytes).unwrap();
            (status.code(), text(stdout), text(stderr))
        }
    }

    #[test]
    fn a_pull_request_is_told_what_it_adds() {
        let place = Place::new();
        place.write("a.ll", &[("f", &["g"], &[1, 2]), ("g", &[], &[])]);
        place.write("b.ll", &[("h", &[], &[1, 2])]);
        place.write("pr/a.ll", &[("f", &["g"], &[1]), ("g", &[], &[1, 2, 3])]);
        place.write("pr/c.ll", &[("i", &[], &[])]);
        let told = |status: i32, text: &str| (Some(status), text.to_owned(), String::new());
        assert_eq!(place.run("extract a.ll b.ll -o main.base"), told(0, ""));
        let over = "--base main.base --rules many.dl --relation many --new";
        assert_eq!(place.run(&format!("pr/a.ll {over}")), told(1, "- many(f, 2)\n+ many(g, 3)\n"));
        assert_eq!(
            place.run(&format!("pr/a.ll {over} --format csv")),
            told(1, "change,function,adds\n-,f,2\n+,g,3\n")
        );
        assert_eq!(
            place.run(&format!("pr/a.ll {over} --format json")),
            told(
                1,
                "[\n  {\"change\":\"-\",\"function\":\"f\",\"adds\":2},\n  \
                    {\"change\":\"+\",\"function\":\"g\",\"adds\":3}\n]\n"
            )
        );
        assert_eq!(place.run(&format!("pr/c.ll {over} --removed b.ll")), told(0, "- many(h, 2)\n"));
        assert_eq!(place.run(&format!("a.ll {over}")), told(0, ""));
        // What is not denied may come.
        let (status, text, message) =
            place.run("pr/a.ll --base main.base --rules many.dl --relation instruction --deny many --new");
        assert_eq!(status, Some(1));
        assert!(text.contains("+ many(g, 3)\n") && text.contains("instruction("), "{text}");
        assert!(message.contains("`many` is denied and has 1 tuple that the base has not"), "{message}");
        // Without --new it is the program as it would be.
        let (status, text, _) =
            place.run("pr/a.ll --base main.base --rules many.dl --relation many --format csv");
        assert_eq!((status, text.as_str()), (Some(0), "function,adds\ng,3\nh,2\n"));
    }

    #[test]
    fn what_is_no_base_is_refused() {
        let place = Place::new();
        place.write("a.ll", &[("f", &[], &[])]);
        let (status, _, message) = place.run("--base a.ll a.ll --relation block --new");
        assert_eq!(status, Some(2));
        assert!(message.contains("`a.ll` is not a base"), "{message}");
        assert_eq!(place.run("extract a.ll -o a.base").0, Some(0));
        let mut bytes = fs::read(place.0.join("a.base")).unwrap();
        let (last, form) = (bytes.len() - 1, b"dfquery base\n".len());
        bytes[last] ^= 1;
        fs::write(place.0.join("damaged.base"), &bytes).unwrap();
        bytes[form] = 9;
        fs::write(place.0.join("later.base"), &bytes).unwrap();
        let (status, _, message) = place.run("--base damaged.base a.ll --relation call --new");
        assert_eq!(status, Some(2));
        assert!(message.contains("`damaged.base` is damaged: a section is damaged at byte"), "{message}");
        let (_, _, message) = place.run("--base later.base a.ll --relation block --new");
        assert!(message.contains("`later.base` has form 9, and this dfquery reads form 1"), "{message}");
        let (_, _, message) = place.run("--base a.base a.ll --new");
        assert!(message.contains("--new compares relations, and none is named"), "{message}");
    }
}
