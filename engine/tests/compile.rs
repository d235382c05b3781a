//! What the compiler makes of rules: the order of joins, what is local, what it refuses.

#![allow(missing_docs)]

use dfquery_engine::{check, compile, syntax::Sources};

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
.decl dominance(block: Block, pre: number, post: number)
.input dominance
.decl rank(number: number, block: Block)
.input rank
"#;

/// The generated source, or the messages of the compiler, each on a line.
fn compiled(rules: &str) -> Result<String, String> {
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", SCHEMA);
    sources.add("rules/test.dl", rules);
    let (program, problems) = check::program(sources);
    let program = program.unwrap_or_else(|| panic!("{problems:?}"));
    compile::compile(&program, |_| true)
        .map_err(|problems| problems.iter().map(|problem| format!("{problem}\n")).collect())
}

/// The bodies of the rules for `relation`, without what separates their first two atoms.
fn bodies(code: &str, relation: &str) -> Vec<Vec<String>> {
    let head = format!("\nr_{relation}(");
    let rules = code.split(&head).skip(1).filter_map(|rule| rule.split(';').next());
    let bodies = rules.filter_map(|rule| rule.split_once("<--")).map(|(_, body)| body.split(",\n"));
    bodies
        .map(|items| items.map(|item| item.trim().to_owned()).filter(|item| item != "if true").collect())
        .collect()
}

#[test]
fn an_inline_interval_test_is_two_looks_by_key() {
    let code = compiled(
        ".decl dominates(a: Block, b: Block) inline
         dominates(a, b) :- dominance(a, pre, post), dominance(b, at, _), pre <= at, at <= post.
         .decl back_edge(from: Block, to: Block)
         back_edge(from, to) :- dominates(to, from), edge(from, to).
         .output back_edge",
    );
    let code = code.expect("it can be compiled");
    let body = &bodies(&code, "back_edge")[0];
    assert!(body[0].starts_with("r_edge("), "{body:?}");
    assert!(body[1].starts_with("r_dominance(") && body[2].starts_with("r_dominance("), "{body:?}");
    assert!(code.contains("relation: \"dominance\", given: Given::ByReader, orders: &[1]"), "{code}");
}

#[test]
fn delta_comes_first_and_tests_as_early_as_they_can() {
    let code = compiled(
        ".decl in_loop(header: Block, block: Block)
         in_loop(header, header) :- edge(header, header).
         in_loop(header, before) :- edge(before, block), edge(before, _), in_loop(header, block), block != header.
         .output in_loop",
    );
    let code = code.expect("it can be compiled");
    let recursive = &bodies(&code, "in_loop")[1];
    assert!(recursive[0].starts_with("r_in_loop("), "{recursive:?}");
    assert!(recursive[1].starts_with("if (") && recursive[2].starts_with("r_edge("), "{recursive:?}");
}

#[test]
fn the_column_that_tells_the_part_is_stored_first() {
    let code = compiled(
        ".decl low(block: Block)
         low(block) :- rank(number, block), number < 3.
         .output low",
    );
    let code = code.expect("it can be compiled");
    let body = &bodies(&code, "low")[0];
    assert_eq!(body[0], "r_rank(v0, v1)", "{code}");
    assert_eq!(body[1], "if (*v1 as i32) < (3i32)");
}

#[test]
fn a_file_is_local_if_rows_link_all_entities_of_each_rule() {
    let local = |rule: &str| {
        let code = compiled(&format!(".decl found(block: Block, other: Block)\n{rule}\n.output found"));
        code.expect("it can be compiled").contains("local: true")
    };
    assert!(local("found(a, b) :- edge(a, b), !edge(b, _)."));
    assert!(local("found(a, b) :- block(a, f, n), block(b, f, n)."));
    assert!(!local("found(a, b) :- block(a, _, n), block(b, _, n)."), "equal numbers link nothing");
    assert!(!local("found(a, a) :- edge(a, a), !edge(_, _)."), "an edge of any function is meant");
    assert!(!local("found(a, a) :- edge(a, a), 1 = count : { function(_) }."), "all functions are counted");
}

#[test]
fn a_head_without_entities_is_of_the_whole() {
    let code =
        compiled(".decl any(n: number)\nany(n) :- block(_, _, n).\n.output any").expect("it can be compiled");
    assert!(code.contains("local: false"));
}

#[test]
fn files_are_cut_into_what_can_be_asked_for() {
    let code = compiled(
        ".decl first(block: Block)
         first(block) :- helper(block).
         .decl helper(block: Block)
         helper(block) :- block(block, _, 0).
         .decl second(block: Block)
         second(block) :- edge(block, _).
         .output first
         .output second",
    );
    let code = code.expect("it can be compiled");
    assert!(code.contains("derives: &[\"first\", \"helper\"]"), "{code}");
    assert!(code.contains("derives: &[\"second\"]"), "{code}");
}

fn refused(rules: &str) -> String {
    compiled(rules).expect_err("it cannot be compiled")
}

#[test]
fn a_choice_is_refused() {
    let message = refused(
        ".decl stride(block: Block, n: number) choice-domain block
         stride(block, n) :- block(block, _, n).
         .output stride",
    );
    assert_eq!(
        message,
        "rules/test.dl:1:7: error: `stride` has a `choice-domain`, which compiled rules do not\n"
    );
}

#[test]
fn seven_columns_are_refused() {
    let message = refused(
        ".decl wide(a: Block, b: number, c: number, d: number, e: number, f: number, g: number)
         wide(a, b, b, b, b, b, b) :- block(a, _, b).
         .output wide",
    );
    assert_eq!(message, "rules/test.dl:1:7: error: `wide` has 7 columns\n");
}

#[test]
fn an_aggregate_over_seven_variables_is_refused() {
    let message = refused(
        ".decl many(block: Block, n: number)
         many(block, n) :-
           block(block, _, _),
           n = count : { edge(block, a), edge(a, b), edge(b, c), edge(c, d), edge(d, e), edge(e, _) }.
         .output many",
    );
    assert_eq!(message, "rules/test.dl:4:16: error: this aggregate runs over 7 variables\n");
}

#[test]
fn an_aggregate_that_needs_what_still_grows_is_refused() {
    let message = refused(
        ".decl level(block: Block, n: number)
         level(block, 0) :- block(block, _, 0).
         level(block, m) :-
           level(before, n),
           edge(before, block),
           m = count : { block(block, _, position), position < n }.
         .output level",
    );
    assert_eq!(message, "rules/test.dl:6:16: error: nothing binds `n` inside this aggregate\n");
}

#[test]
fn a_file_that_can_only_be_local_must_not_cross_parts() {
    let message = refused(
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
    assert_eq!(message, expected);
}
