//! Random programs in C, compiled: what the processor makes of them is what both machines do.
//!
//! `DFQUERY_CASES=N cargo test --test oracle native` tries `N` programs, each compiled in three ways. With
//! `DFQUERY_KEEP=FOLDER` those that differ are written there, and it goes on.

pub mod random;

use crate::{
    outside::run,
    runs::{cases, process},
};
use dfquery_convert::{Options, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_graph::{Graph, bits::Bits, function::Function, random as numbers};
use dfquery_rules::entity;
use dfquery_simulate::{
    check::Trials,
    native::{Native, Tally, Verdict},
    netlist::Netlist,
    program::Program,
};
use std::env;

/// How programs are compiled: as they stand with variables in registers, little optimised, and optimised.
pub const LEVELS: [&[&str]; 3] = [&["-O0", "-Xclang", "-disable-O0-optnone"], &["-O1"], &["-O2"]];

/// How the names of functions begin that rely on what they are passed.
const HELPERS: [&str; 9] = ["small", "pass", "va", "vh", "own", "other", "deep", "into", "mixed_of"];

/// Returns true if the function called `name` gets whatever arguments are made up: others rely on what their callers
/// pass.
pub fn is_asked(name: &str) -> bool {
    !HELPERS.iter().any(|stem| name.starts_with(stem))
}

/// What clang makes of `program`; none if it is not installed.
pub fn compiled(program: &str, level: &[&str]) -> Option<String> {
    let flags = ["-x", "c", "-w", "-S", "-emit-llvm", "-fno-math-errno", "-ffp-contract=off", "-o", "-", "-"];
    let text = run("clang-22", &[level, &flags].concat(), program)?;
    if level[0] != "-O0" { Some(text) } else { run("opt-22", &["-passes=mem2reg", "-S", "-"], &text) }
}

/// The facts of `text`, ready for conversion.
pub fn facts(text: &str) -> FactBase {
    let source = Source { name: "module.ll", bytes: text.as_bytes() };
    let reading = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone());
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
    let mut base = reading.base;
    dfquery_extract::analysis::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// What native code of `other` says of each function of `text`.
struct Answers {
    functions: Vec<(String, Verdict)>,
    /// What differs before anything runs.
    begins: Option<String>,
    tally: Tally,
}

impl Answers {
    fn new(text: &str, other: &str) -> Answers {
        let base = facts(text);
        let program = Program::new(&base);
        let native = Native::compile(&program, other).expect("clang takes the module");
        let session = dfquery_rules::built_in().session(&base);
        let names = base.entities_of::<entity::Function>();
        let trials = Trials { seeds: 3, ..Trials::default() };
        let mut answers =
            Answers { functions: Vec::new(), begins: native.image_difference(), tally: Tally::default() };
        for function in (0..base.parts()).filter(|function| is_asked(names.local_name(*function))) {
            match convert_with(&session, &base, function, &Options::default()) {
                Ok(graph) => {
                    let verdict = native.check(function, &graph, &trials);
                    answers.tally.add(&verdict);
                    answers.functions.push((names.local_name(function).to_owned(), verdict));
                }
                Err(_) => answers.tally.leave_out("they are not converted"),
            }
        }
        answers
    }

    /// What differs or crashes, a line for each.
    fn wrong(&self) -> Vec<String> {
        let is_wrong = |verdict: &Verdict| verdict.difference.is_some() || verdict.crash.is_some();
        let wrong = self.functions.iter().filter(|(_, verdict)| is_wrong(verdict));
        self.begins.iter().cloned().chain(wrong.map(|(name, verdict)| format!("{name}: {verdict}"))).collect()
    }
}

/// The seed of the first program.
pub fn first_seed() -> u64 {
    env::var("PROPTEST_RNG_SEED").map_or(0, |text| text.parse().expect("PROPTEST_RNG_SEED is a number"))
}

#[test]
fn native_code_does_what_the_machines_do() {
    let mut total = Tally::default();
    for case in 0..u64::from(cases(2)) {
        let program = random::program(numbers::draw(first_seed(), case));
        for level in LEVELS {
            let Some(text) = compiled(&program, level) else { return };
            let answers = Answers::new(&text, &text);
            let wrong = answers.wrong();
            total.merge(answers.tally);
            match env::var("DFQUERY_KEEP") {
                Ok(folder) if !wrong.is_empty() => {
                    keep(&folder, &format!("{case}{}", level[0]), &program, &wrong)
                }
                Ok(_) => {}
                Err(_) => assert!(wrong.is_empty(), "program {case}, {level:?}: {wrong:#?}\n{program}"),
            }
        }
    }
    println!("{total}");
}

/// Writes a program and what is wrong with it to `folder`.
fn keep(folder: &str, stem: &str, program: &str, wrong: &[String]) {
    for (ending, text) in [("c", program), ("txt", &wrong.join("\n"))] {
        std::fs::write(format!("{folder}/{stem}.{ending}"), text).expect("the folder can be written");
    }
}

#[test]
fn random_programs_have_no_undefined_behaviour() {
    let sanitised = ["-O1", "-fsanitize=undefined", "-fsanitize-trap=undefined", "-fno-sanitize=alignment"];
    for case in 0..u64::from(cases(2).div_ceil(2)) {
        let program = random::program(numbers::draw(first_seed(), case));
        let Some(text) = compiled(&program, &sanitised) else { return };
        for (name, verdict) in
            Answers::new(&text, &text).functions.iter().filter(|(name, _)| name.starts_with("run"))
        {
            let traps = |reason: &str| reason.contains("ubsantrap") || reason.contains("undefined");
            let trapped: Vec<&String> = verdict.left_out.keys().filter(|reason| traps(reason)).collect();
            assert!(trapped.is_empty(), "program {case}: {name}: {trapped:?}\n{program}");
        }
    }
}

// ---- modules for processors whose numbers lie with their highest byte first

/// A target whose processor is not at hand.
const HIGHEST_FIRST: &str = "--target=s390x-unknown-linux-gnu";
/// Arguments of functions of an `int` and a `u64`.
const GIVEN: [(i32, i64); 3] = [(3, 12_345), (-6, -2), (1 << 30, 1 << 40)];

/// What `opt-22` finds that `function` of `text` returns for `given`; none if it does not find it out.
fn folded(text: &str, function: &str, given: (i32, i64)) -> Option<i64> {
    let (a, b) = given;
    let whole = format!(
        "{}\ndefine i64 @fold() {{\n  %r = call i64 @{function}(i32 signext {a}, i64 {b})\n  ret i64 %r\n}}\n",
        text.replace(" noinline ", " alwaysinline ")
    );
    let flags = ["-passes=internalize,globalopt,default<O3>", "-internalize-public-api-list=fold", "-S", "-"];
    let answer = run("opt-22", &flags, &whole)?;
    let body = answer.split_once("@fold(")?.1.split_once('{')?.1.split_once('}')?.0;
    body.trim().lines().last()?.trim().strip_prefix("ret i64 ")?.parse().ok()
}

#[test]
fn machines_do_what_opt_finds_out_where_the_highest_byte_is_first() {
    let (mut all, mut known) = (0, 0);
    for case in 0..u64::from(cases(2)) {
        let program = random::program(numbers::draw(first_seed(), case));
        // What is volatile is not found out.
        let known_places = program.replace("volatile ", "");
        let Some(text) = compiled(&known_places, &["-O1", HIGHEST_FIRST]) else { return };
        let base = facts(&text);
        let executable = Program::new(&base);
        let session = dfquery_rules::built_in().session(&base);
        let names = base.entities_of::<entity::Function>();
        for function in (0..base.parts()).filter(|part| takes_two_numbers(&base, *part)) {
            let name = names.local_name(function);
            let graph =
                convert_with(&session, &base, function, &Options::default()).expect("it is converted");
            for given in GIVEN {
                all += 1;
                let Some(expected) = folded(&text, name, given) else { continue };
                let Some(found) = results(&executable, &graph, given) else { continue };
                known += 1;
                let expected = Bits::from_i64(64, expected);
                assert_eq!(found, [expected.clone(), expected], "program {case}: {name}{given:?}\n{program}");
            }
        }
    }
    println!("opt finds out {known} of {all} values");
}

/// Whether `function` is to be asked, and takes an `int` and a `u64`.
fn takes_two_numbers(base: &FactBase, function: u32) -> bool {
    let facts = Function::new(base, function);
    let widths: Vec<&str> = facts.parameters.iter().map(|&value| facts.value_type(value)).collect();
    facts.name().starts_with("run") && widths == ["i32", "i64"] && facts.result_widths == [64]
}

/// What control flow and `graph` make of `given`; none if they call what has no body, or need what nothing computes.
fn results(program: &Program, graph: &Graph, given: (i32, i64)) -> Option<[Bits; 2]> {
    let netlist = Netlist::new(graph, &program.layout).expect("it is sound");
    let arguments = [Bits::from_i64(32, given.0.into()), Bits::from_i64(64, given.1)];
    let result = |as_graph: bool| {
        let mut process = process(program, 1);
        if as_graph {
            process.netlists.insert(&graph.name, &netlist);
        }
        let result = process.call(&format!("@{}", graph.name), &arguments, &[], 64).ok()?;
        let environment = &process.environment;
        (environment.calls.is_empty() && environment.sources.is_empty()).then_some(result)
    };
    Some([result(false)?, result(true)?])
}

/// A module for this machine whose functions do what may go wrong.
const SMALL: &str = "
@data = global [3 x i32] [i32 1, i32 2, i32 3]
@places = global [2 x ptr] [ptr getelementptr (i8, ptr @data, i64 4), ptr @first]
@own = thread_local global i32 7
@outside = external global i32
declare i32 @nobody(i32)
define i32 @first(i32 %a) {
  %r = add i32 %a, 5
  ret i32 %r
}
define ptr @second(i32 %a) {
  %b = and i32 %a, 1
  %p = getelementptr [2 x ptr], ptr @places, i32 0, i32 %b
  %r = load ptr, ptr %p
  store ptr @data, ptr %p
  ret ptr %r
}
define void @third(i32 %a, ptr %p) {
  %o = load i32, ptr @own
  %x = load i32, ptr @outside
  %s = add i32 %o, %x
  store i32 %s, ptr @own
  store i32 %a, ptr @outside
  store i32 9, ptr @data
  ret void
}
define i32 @fourth(i32 %a) {
  %r = call i32 @nobody(i32 %a)
  ret i32 %r
}
define i32 @fifth() {
  %p = alloca i32
  %r = load i32, ptr %p
  ret i32 %r
}
";

/// Whether there is a compiler; else it is said that something is skipped.
fn has_clang() -> bool {
    run("clang-22", &["--version"], "").is_some()
}

#[test]
fn functions_that_cannot_be_compared_are_counted_by_the_reason() {
    if !has_clang() {
        return;
    }
    let answers = Answers::new(SMALL, SMALL);
    assert_eq!(answers.wrong(), [] as [&str; 0]);
    let tally = answers.tally;
    assert_eq!((tally.agree, tally.differ, tally.crash), (3, 0, 0));
    let reasons: Vec<&str> = tally.left_out.keys().map(String::as_str).collect();
    assert_eq!(reasons, ["they call what has no body", "what they do is not defined"]);
}

#[test]
fn native_code_that_does_something_else_is_noticed() {
    if !has_clang() {
        return;
    }
    for (from, to, told) in [
        ("add i32 %a, 5", "add i32 %a, 6", "first: native code differs: first("),
        ("i32 2, i32 3", "i32 2, i32 4", "memory at @data + 8 is "),
        ("i64 4), ptr @first", "i64 8), ptr @first", "memory at @places + 0 is @data + 8, not @data + 4"),
        ("store ptr @data, ptr %p", "store ptr @own, ptr %p", "memory at @places + "),
        ("i32 7", "i32 8", "memory at @own + 0 is "),
        ("store i32 %s, ptr @own", "store i32 %a, ptr @own", "memory at @own + 0 is "),
        (
            "store i32 9, ptr @data",
            "store i32 9, ptr %p",
            "memory at @data + 0 is 0x200000001, not 0x200000009",
        ),
        ("store i32 %a, ptr @outside", "store i32 %s, ptr @outside", "memory at @outside + 0 is "),
    ] {
        let other = SMALL.replace(from, to);
        assert_ne!(other, SMALL);
        let found = Answers::new(SMALL, &other).wrong();
        assert!(found.iter().any(|line| line.contains(told)), "{to}: {found:#?}");
    }
}
