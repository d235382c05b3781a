//! Which rules are evaluated function by function.

#![allow(missing_docs)]

use dfquery_engine::{base::FactBase, check, evaluate::Rules, syntax::Sources};
use std::sync::Arc;

const SCHEMA: &str = r#"
.pragma "partition" "Function"
.type Function <: symbol
.type Block <: symbol
.decl function(function: Function)
.input function
.decl block(block: Block, function: Function, position: number)
.input block
.decl edge(from: Block, to: Block)
.input edge
"#;

/// True for each stratum of `rules` that is evaluated part by part; or the messages, each on a line.
fn local(rules: &str) -> Result<Vec<bool>, String> {
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", SCHEMA);
    sources.add("rules/test.dl", rules);
    let (program, problems) = check::program(sources);
    let program = program.unwrap_or_else(|| panic!("{problems:?}"));
    let nothing = FactBase::new(Arc::new(program.schema.clone()));
    let checked = Rules::new(&program, &[], &nothing, false);
    let strata = checked.map(|rules| rules.pieces().iter().map(|piece| piece.local).collect());
    strata.map_err(|problems| problems.iter().map(|problem| format!("{problem}\n")).collect())
}

#[test]
fn a_rule_is_local_if_rows_link_all_its_entities() {
    let local = |rule: &str| {
        let rules = format!(".decl found(block: Block, other: Block)\n{rule}\n.output found");
        local(&rules).expect("it can be evaluated") == [true]
    };
    assert!(local("found(a, b) :- edge(a, b), !edge(b, _)."));
    assert!(local("found(a, b) :- block(a, f, n), block(b, f, n)."));
    assert!(!local("found(a, b) :- block(a, _, n), block(b, _, n)."), "equal numbers link nothing");
    assert!(!local("found(a, a) :- edge(a, a), !edge(_, _)."), "an edge of any function is meant");
    assert!(!local("found(a, a) :- edge(a, a), 1 = count : { function(_) }."), "all functions are counted");
}

#[test]
fn a_head_without_entities_is_of_the_whole() {
    let rules = ".decl any(n: number)\nany(n) :- block(_, _, n).\n.output any";
    assert_eq!(local(rules), Ok(vec![false]));
}

#[test]
fn rules_that_can_only_be_local_must_not_cross_parts() {
    let message = local(
        ".type Mark <: symbol
         .decl mark(mark: Mark, block: Block)
         .input mark
         .decl marked(block: Block)
         marked(block) :- mark(_, block).
         .decl alike(a: Block, b: Block)
         alike(a, b) :- marked(a), marked(b), block(a, _, n), block(b, _, n).
         .output alike",
    );
    let expected = "rules/test.dl:7:10: error: this rule compares entities of different parts, \
        but its file is evaluated part by part (no relation links all its entities)\n";
    assert_eq!(message, Err(expected.to_owned()));
}
