//! Random programs in C, compiled: what the processor makes of them is what both machines do.
//!
//! `DFQUERY_CASES=N cargo test --test oracle native` tries so many programs, each compiled in three ways.

mod random;

use crate::{outside::run, runs::cases};
use dfquery_convert::{Options, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_graph::random as numbers;
use dfquery_rules::entity;
use dfquery_simulate::{
    check::Trials,
    native::{Native, Tally},
    program::Program,
};
use std::env;

/// How programs are compiled: as they stand with variables in registers, little optimised, and optimised.
const LEVELS: [&[&str]; 3] = [&["-O0", "-Xclang", "-disable-O0-optnone"], &["-O1"], &["-O2"]];

/// What clang makes of `program`; none if it is not installed.
fn compiled(program: &str, level: &[&str]) -> Option<String> {
    let flags = ["-x", "c", "-w", "-S", "-emit-llvm", "-fno-math-errno", "-ffp-contract=off", "-o", "-", "-"];
    let text = run("clang-22", &[level, &flags].concat(), program)?;
    if level[0] != "-O0" { Some(text) } else { run("opt-22", &["-passes=mem2reg", "-S", "-"], &text) }
}

/// The facts of `text`, ready for conversion.
fn facts(text: &str) -> FactBase {
    let source = Source { name: "module.ll", bytes: text.as_bytes() };
    let reading = dfquery_extract::read(&source, dfquery_rules::shared_schema());
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
    let mut base = reading.base;
    dfquery_extract::analysis::complete(&mut base);
    dfquery_rules::intern(&mut base);
    base
}

/// Compares all functions of `text`; what differs, and the count of all.
fn differences(text: &str) -> (Vec<String>, Tally) {
    differences_from(text, text)
}

/// Compares all functions of `text` with what is native code of `other`.
fn differences_from(text: &str, other: &str) -> (Vec<String>, Tally) {
    let base = facts(text);
    let program = Program::new(&base);
    let native =
        Native::compile(&program, other).expect("clang has made it, or somebody who knows what it takes");
    let session = dfquery_rules::session(&base);
    let names = base.entities_of::<entity::Function>();
    let trials = Trials { seeds: 3, ..Trials::default() };
    let (mut found, mut tally) = (Vec::from_iter(native.image_difference()), Tally::default());
    for function in 0..base.parts() {
        let Ok(graph) = convert_with(&session, &base, function, &Options::default()) else {
            tally.leave_out("they are not converted");
            continue;
        };
        let verdict = native.check(function, &graph, &trials);
        tally.add(&verdict);
        let is_wrong = verdict.difference.is_some() || verdict.crash.is_some();
        found.extend(is_wrong.then(|| format!("{}: {verdict}", names.local_name(function))));
    }
    (found, tally)
}

/// The seed of the first program.
fn first_seed() -> u64 {
    env::var("PROPTEST_RNG_SEED").map_or(0, |text| text.parse().expect("PROPTEST_RNG_SEED is a number"))
}

#[test]
fn native_code_does_what_the_machines_do() {
    let mut total = Tally::default();
    for case in 0..u64::from(cases(4)) {
        let seed = numbers::draw(first_seed(), case);
        let program = random::program(seed);
        for level in LEVELS {
            let Some(text) = compiled(&program, level) else { return };
            let (found, tally) = differences(&text);
            total.merge(tally);
            if let Ok(folder) = env::var("DFQUERY_KEEP") {
                if !found.is_empty() {
                    let stem = format!("{folder}/{case}.{}", level[0]);
                    std::fs::write(format!("{stem}.c"), &program).expect("the folder can be written");
                    std::fs::write(format!("{stem}.ll"), &text).expect("the folder can be written");
                    std::fs::write(format!("{stem}.txt"), found.join("\n"))
                        .expect("the folder can be written");
                }
                continue;
            }
            assert!(found.is_empty(), "program {case}, {level:?}: {found:#?}\n{program}");
        }
    }
    println!("{total}");
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
    let (found, tally) = differences(SMALL);
    assert_eq!(found, [] as [&str; 0]);
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
        let (found, _) = differences_from(SMALL, &other);
        assert!(found.iter().any(|line| line.contains(told)), "{to}: {found:#?}");
    }
}
