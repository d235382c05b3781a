//! Small texts beside what is read of them: `cases/` is sound, `broken/` is not. `BLESS=1` rewrites the expectations.

mod common;

use dfquery_extract::{
    OF_PLACES, OF_PROGRAMS, OF_SOURCES, Reading, Source,
    analysis::{self, dominance},
    read, read_all, read_functions,
};
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

fn files(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests").join(folder);
    let entries = std::fs::read_dir(folder).expect("the folder");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|extension| extension == "ll" || extension == "avr"));
    files.sort();
    files
}

fn print(reading: &Reading) -> String {
    let mut out = String::new();
    for message in &reading.diagnostics {
        writeln!(out, "{message}").expect("a string takes it");
        for remark in message.help.iter().chain(&message.notes) {
            writeln!(out, "  {remark}").expect("a string takes it");
        }
    }
    for relation in &reading.base.schema().relations {
        let rows = common::rows(&reading.base, &relation.name);
        if !rows.is_empty() {
            writeln!(out, "\n{relation}\n  {}", rows.join("\n  ")).expect("a string takes it");
        }
    }
    out
}

fn compare(file: &Path) {
    let name = file.file_name().and_then(|name| name.to_str()).expect("a name");
    let bytes = std::fs::read(file).expect("the case");
    let mut reading = read(&Source { name, bytes: &bytes }, common::schema());
    dominance::complete(&mut reading.base);
    let (found, beside) = (print(&reading), file.with_extension("txt"));
    if std::env::var_os("BLESS").is_some() {
        std::fs::write(&beside, &found).expect("the expectation can be written");
    }
    let expected = std::fs::read_to_string(&beside).unwrap_or_default();
    assert!(found == expected, "{name} differs from {beside:?}; found:\n{found}");
}

#[test]
fn sound_texts_give_their_facts() {
    files("cases").iter().for_each(|file| compare(file));
}

#[test]
fn functions_alone_have_the_same_facts() {
    for file in files("cases").into_iter().chain(files("broken")) {
        let bytes = std::fs::read(&file).expect("the case");
        let source = Source { name: "case.ll", bytes: &bytes };
        let (all, alone) = (read(&source, common::schema()), read_functions(&source, common::schema()));
        assert_eq!(all.diagnostics.len(), alone.diagnostics.len(), "{file:?}");
        for relation in &all.base.schema().relations {
            let name = relation.name.as_str();
            let is_left_out =
                [&OF_PROGRAMS[..], &OF_SOURCES, &OF_PLACES].iter().any(|group| group.contains(&name));
            let expected = if is_left_out { Vec::new() } else { common::rows(&all.base, name) };
            assert_eq!(common::rows(&alone.base, name), expected, "{name} of {file:?}");
        }
    }
}

#[test]
fn broken_texts_give_their_messages() {
    files("broken").iter().for_each(|file| compare(file));
}

/// The columns of symbols that are decimals, from the last one on.
const DECIMALS: [(&str, usize); 10] = [
    ("gep_offset", 0),
    ("gep_index", 1),
    ("global_operand", 0),
    ("allocation", 0),
    ("allocation", 1),
    ("global_variable", 1),
    ("global_variable", 2),
    ("global_pointer", 0),
    ("global_alias", 0),
    ("relative_pointer", 1),
];

#[test]
fn every_decimal_has_its_number() {
    let mut seen = BTreeSet::new();
    for file in files("cases").into_iter().filter(|file| file.extension().is_some_and(|end| end == "ll")) {
        let bytes = std::fs::read(&file).expect("the case");
        let mut base = read(&Source { name: "case.ll", bytes: &bytes }, common::schema()).base;
        analysis::complete(&mut base);
        let numerals = common::rows(&base, "numeral");
        for (relation, column) in DECIMALS {
            for row in common::rows(&base, relation) {
                let text = row.rsplit(' ').nth(column).expect("a column");
                let fits = text.parse::<i32>().is_ok();
                assert_eq!(numerals.contains(&format!("{text} 0 {text}")), fits, "{relation}: {row}");
                seen.insert((relation, column));
            }
        }
    }
    assert_eq!(seen.len(), DECIMALS.len(), "the cases have rows of all");
}

#[test]
fn bitcode_has_the_facts_of_its_text() {
    let (bitcode, text) =
        (include_bytes!("bitcode/small.15.O2g.bc"), include_bytes!("bitcode/small.15.O2g.ll"));
    let facts = |bytes: &[u8]| {
        let reading = read(&Source { name: "a.bc", bytes }, common::schema());
        assert_eq!(reading.diagnostics, []);
        reading.base
    };
    let (of_bitcode, of_text) = (facts(bitcode), facts(text));
    assert!(of_bitcode.parts() == 2);
    for relation in ["instruction", "edge", "call_type", "function_location", "variable"] {
        let rows = common::rows(&of_bitcode, relation);
        assert!(!rows.is_empty(), "{relation}");
        assert_eq!(rows, common::rows(&of_text, relation), "{relation}");
    }
}

#[test]
fn what_is_neither_text_nor_bitcode_is_refused() {
    let reading = read(&Source { name: "x", bytes: b"BC\xC0\xDE\x01" }, common::schema());
    assert_eq!(
        reading.diagnostics[0].to_string(),
        "x: error: the bitcode is not read: the file has no module (at byte 4, bit 0, outside of blocks)"
    );
    assert_eq!(reading.base.parts(), 0);
    let reading = read(&Source { name: "z.ll", bytes: b"; \xFF" }, common::schema());
    assert_eq!(
        reading.diagnostics[0].to_string(),
        "z.ll:1:3: error: the file is not UTF-8 text (this byte is not valid here)"
    );
}

#[test]
fn two_files_are_one_program() {
    let (a, b) = (
        "define void @f() {\n  ret void\n}\n",
        "define i32 @g() {\n  ret i32 1\n}\n\ndefine void @f() {\n  ret void\n}\n",
    );
    let sources =
        [Source { name: "a.ll", bytes: a.as_bytes() }, Source { name: "b.ll", bytes: b.as_bytes() }];
    let reading = read_all(&sources, common::schema());
    assert_eq!(common::rows(&reading.base, "function"), ["f", "g"]);
    let message = &reading.diagnostics[0];
    assert_eq!(
        message.to_string(),
        "b.ll:5:13: error: the function `f` is defined twice (second definition, left out)"
    );
    assert_eq!(message.notes, ["the first is at a.ll:1:13"]);
}
