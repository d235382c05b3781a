//! Whatever happens to a text, reading it ends without a panic, and what is read can be completed.

mod common;

use dfquery_extract::dominance;
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

#[test]
fn deep_nesting_is_refused() {
    let deep = format!("@x = global {}i8{} zeroinitializer\n", "[1 x ".repeat(100_000), "]".repeat(100_000));
    let reading = common::read_text(&deep);
    assert!(reading.diagnostics[0].message.contains("nested deeper"), "{}", reading.diagnostics[0]);
}

#[test]
fn huge_constants_are_kept_as_text() {
    let text = "define void @f(ptr %p) {\n  store i8388608 -1, ptr %p\n  store [99999999999 x i64] [i64 1], ptr %p\n  \
                store <2 x ptr> splat (ptr @g), ptr %p\n  ret void\n}\n";
    let reading = common::read_text(text);
    let rows = common::rows(&reading.base, "constant_expression");
    assert_eq!(rows, ["f/0:0 0 8388608 -1", "f/0:1 0 2147483647 [i64 1]", "f/0:2 0 128 splat (ptr @g)"]);
}

#[test]
fn an_initialiser_beyond_the_last_address_is_cut() {
    let part = "[ 4294967295 x [ 4294967295 x i8 ] ]";
    let parts = [part; 3].map(|part| format!("{part} zeroinitializer")).join(", ");
    let reading = common::read_text(&format!("@x = global [ 3 x {part} ] [ {parts} ]\n"));
    assert!(reading.diagnostics.is_empty(), "{:?}", reading.diagnostics);
}
