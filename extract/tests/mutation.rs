//! Whatever happens to a text, reading it ends without a panic, and what is read can be completed.

mod common;

use dfquery_extract::{Source, analysis::dominance, read};
use proptest::prelude::*;

const TEXTS: [&str; 11] = [
    include_str!("cases/aggregates.ll"),
    include_str!("cases/calls.ll"),
    include_str!("cases/control.ll"),
    include_str!("cases/debug.ll"),
    include_str!("cases/floats.ll"),
    include_str!("cases/funclets.ll"),
    include_str!("cases/globals.ll"),
    include_str!("cases/memory.ll"),
    include_str!("cases/names.ll"),
    include_str!("cases/printed.ll"),
    include_str!("cases/unknown.ll"),
];

/// What is put into a text: marks that open and close, and words that lead far.
const PARTS: [&str; 24] = [
    "",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    "\"",
    ";",
    "\n",
    ",",
    "%",
    "@",
    "!0",
    "99999999999999999999",
    "-1",
    "define",
    "label",
    "[ 4294967295 x [ 4294967295 x i64 ] ]",
    "i8388608",
    "%0",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn mutated_text_does_not_panic(
        text in 0..TEXTS.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..12usize, 0..PARTS.len()), 1..6),
    ) {
        let mut bytes = TEXTS[text].as_bytes().to_vec();
        for (at, cut, part) in edits {
            let start = at.index(bytes.len() + 1);
            let end = (start + cut).min(bytes.len());
            bytes.splice(start..end, PARTS[part].bytes());
        }
        let text = String::from_utf8_lossy(&bytes).into_owned();
        let mut reading = common::read_text(&text);
        dominance::complete(&mut reading.base);
    }
}

const TREES: [&str; 4] = [
    include_str!("cases/trees.avr"),
    include_str!("broken/trees.avr"),
    include_str!("../../tests/cases/divergence/models.avr"),
    include_str!("../../tests/cases/divergence/short_circuit.avr"),
];

/// What is put into a tree: marks that open and close, and beginnings of statements.
const TREE_PARTS: [&str; 24] = [
    "",
    "{",
    "}",
    "(",
    ")",
    "<",
    "|",
    ";",
    ":",
    "\n",
    "\n}\nELSE {\n",
    "[",
    "%",
    "@",
    "-",
    "99999999999999999999",
    "goto ",
    " = phi [",
    "AVR_LOOP: loop\n",
    "AVR_IF: if (",
    "AVR_LABEL:<1> | x:\n",
    "AVR_FUNCTION: f(%a)\n",
    "AVR_FBRANCH:<1> | goto x;\n",
    "é",
];

/// Reads a tree and completes what could be read; every message says where.
fn read_tree(text: &str) {
    let mut reading = read(&Source { name: "t.avr", bytes: text.as_bytes() }, common::schema());
    let lines = text.lines().count().max(1) as u32;
    for diagnostic in &reading.diagnostics {
        let place = diagnostic.place.as_ref().expect("a message about a tree has a place");
        assert!((1..=lines).contains(&place.line), "{diagnostic}");
    }
    dfquery_extract::analysis::complete(&mut reading.base);
}

#[test]
fn cut_trees_do_not_panic() {
    for tree in TREES {
        tree.char_indices().for_each(|(end, _)| read_tree(&tree[..end]));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(3000) })]

    #[test]
    fn mutated_trees_do_not_panic(
        tree in 0..TREES.len(),
        edits in prop::collection::vec((any::<prop::sample::Index>(), 0..20usize, 0..TREE_PARTS.len()), 1..6),
    ) {
        let mut bytes = TREES[tree].as_bytes().to_vec();
        for (at, cut, part) in edits {
            let start = at.index(bytes.len() + 1);
            let end = (start + cut).min(bytes.len());
            bytes.splice(start..end, TREE_PARTS[part].bytes());
        }
        read_tree(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn deep_nesting_of_trees_is_refused_or_read() {
    for (open, close) in
        [("(", ")"), ("-", ""), ("AVR_IF: if (%a > 0)\n", "}\n"), ("AVR_LOOP: loop\n", "}\n")]
    {
        let (open, close) = (open.repeat(20_000), close.repeat(20_000));
        match open.starts_with('A') {
            true => read_tree(&[open, close].concat()),
            false => read_tree(&format!("AVR_ASSIGN:<1> | %x = {open}%y{close};\n")),
        }
    }
}

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("@x = global {}i8{} zeroinitializer\n", "[1 x ".repeat(100_000), "]".repeat(100_000));
    let reading = common::read_text(&deep);
    assert!(reading.diagnostics[0].message.contains("nested deeper"), "{}", reading.diagnostics[0]);
}

#[test]
fn huge_constants_are_kept_as_text() {
    let text = "define void @f(ptr %p) {\n  store i8388608 -1, ptr %p\n  store [99999 x i64] [i64 1], ptr %p\n  \
                store <2 x ptr> splat (ptr @g), ptr %p\n  ret void\n}\n";
    let reading = common::read_text(text);
    let rows = common::rows(&reading.base, "constant_expression");
    assert_eq!(rows, ["f/0:0 0 8388608 -1", "f/0:1 0 6399936 [i64 1]", "f/0:2 0 128 splat (ptr @g)"]);
}

#[test]
fn an_initialiser_beyond_the_last_address_is_cut() {
    let part = "[ 4294967295 x [ 4294967295 x i8 ] ]";
    let parts = [part; 3].map(|part| format!("{part} zeroinitializer")).join(", ");
    let reading = common::read_text(&format!("@x = global [ 3 x {part} ] [ {parts} ]\n"));
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
}
