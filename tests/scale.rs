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
    compare("tests/cases/taint/calls.ll", &["flows", "reached_by"]);
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
