//! Whatever happens to facts, rules and machine IR, reading and converting them ends with an answer or with diagnostics.

use dfquery_engine::{
    base::FactBase,
    check,
    diagnostic::{Diagnostic, render},
    facts::{self, Directory},
    syntax::{self, Sources},
};
use dfquery_extract::{analysis::dominance, order};
use proptest::prelude::*;
use proptest::sample::Index;
use std::{
    fs,
    path::{Path, PathBuf},
};

/// What is put into a text: marks that open and close, numbers that overflow, words that lead far.
const PARTS: [&str; 24] = [
    "",
    ",",
    "\n",
    "\"",
    "/",
    "(",
    ")",
    "{",
    "}",
    ":-",
    ".",
    "!",
    ";",
    "_",
    "=",
    "-1",
    "2147483648",
    "99999999999999999999",
    "sum x : ",
    ".decl ",
    "gcd/%0",
    "\u{0}",
    "é",
    "/*",
];

/// Where something is cut out, how many bytes, and what is put in.
type Edit = (Index, usize, usize);

fn edits() -> impl Strategy<Value = Vec<Edit>> {
    prop::collection::vec(
        (any::<Index>(), prop_oneof![9 => 0..12usize, 1 => 0..100_000usize], 0..PARTS.len()),
        1..6,
    )
}

fn edited(text: &str, edits: &[Edit]) -> String {
    edited_with(text, edits, &PARTS)
}

fn edited_with(text: &str, edits: &[Edit], parts: &[&str; PARTS.len()]) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for (at, cut, part) in edits {
        let start = at.index(bytes.len() + 1);
        let end = (start + cut).min(bytes.len());
        bytes.splice(start..end, parts[*part].bytes());
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

fn committed_facts() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("facts")
}

/// The committed facts by file, and a folder with a copy of them.
struct Copy {
    files: Vec<(PathBuf, String)>,
    folder: PathBuf,
}

impl Copy {
    fn new() -> Self {
        let folder = std::env::temp_dir().join(format!("dfquery-mutation-{}", std::process::id()));
        fs::create_dir_all(&folder).expect("a folder can be made");
        let entries = fs::read_dir(committed_facts()).expect("the facts are there");
        let paths = entries.map(|entry| entry.expect("readable").path());
        let csv = paths.filter(|path| path.extension().is_some_and(|extension| extension == "csv"));
        let copy = |path: PathBuf| {
            let text = fs::read_to_string(&path).expect("facts are text");
            let to = folder.join(path.file_name().expect("a file"));
            fs::write(&to, &text).expect("writable");
            (to, text)
        };
        let mut files: Vec<_> = csv.map(copy).collect();
        files.sort();
        Copy { files, folder }
    }

    fn read(&self) -> Result<FactBase, Vec<Diagnostic>> {
        let schema = dfquery_rules::built_in().schema();
        let mut relations = dfquery_rules::built_in().fact_relations();
        relations.retain(|&id| self.folder.join(format!("{}.csv", schema[id].name)).exists());
        let directory = Directory {
            folder: &self.folder,
            relations: &relations,
            wanted: &relations,
            optional: &dominance::RELATIONS,
            single: &[],
            is_derived: dfquery_rules::declares,
            check: None,
        };
        let schema = dfquery_rules::built_in().schema().clone();
        let mut base = facts::read(&directory, &schema)?.0;
        match order::check(&base) {
            errors if errors.is_empty() => {
                dfquery_extract::analysis::complete(&mut base);
                Ok(base)
            }
            errors => Err(errors),
        }
    }
}

impl Drop for Copy {
    fn drop(&mut self) {
        _ = fs::remove_dir_all(&self.folder);
    }
}

fn cases() -> u32 {
    std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(400)
}

/// Converts every function that can be.
fn convert(mut base: FactBase) {
    dfquery_rules::built_in().intern(&mut base);
    let session = dfquery_rules::built_in().session(&base);
    (0..base.parts()).for_each(|id| drop(dfquery_convert::convert(&session, &base, id)));
}

#[test]
fn mutated_facts_are_read_or_refused() {
    let copy = Copy::new();
    assert!(copy.read().is_ok(), "the facts as they are");
    let mut runner = proptest::test_runner::TestRunner::new(ProptestConfig {
        failure_persistence: None,
        ..ProptestConfig::with_cases(cases())
    });
    let outcome = runner.run(&(0..copy.files.len(), edits()), |(file, edits)| {
        let (path, text) = &copy.files[file];
        fs::write(path, edited(text, &edits)).expect("writable");
        let read = copy.read();
        fs::write(path, text).expect("writable");
        match read {
            Ok(base) => convert(base),
            Err(errors) => {
                prop_assert!(!errors.is_empty());
                prop_assert!(errors.iter().all(|error| !render(error, &Sources::new()).is_empty()));
            }
        }
        Ok(())
    });
    outcome.unwrap_or_else(|failure| panic!("{failure}"));
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn mutated_rules_are_read_or_refused(file in any::<Index>(), edits in edits()) {
        let whole = &dfquery_rules::built_in().program().sources;
        let mutated = file.index(whole.iter().count());
        let mut sources = Sources::new();
        for (number, (_, source)) in whole.iter().enumerate() {
            let text = if number == mutated { edited(&source.text, &edits) } else { source.text.clone() };
            sources.add(source.name.as_str(), text);
        }
        let (checked, diagnostics) = check::program(sources.clone());
        prop_assert!(checked.is_some() || diagnostics.iter().any(Diagnostic::is_error));
        prop_assert!(diagnostics.iter().all(|found| !render(found, &sources).is_empty()));
    }
}

const MACHINE: [&str; 3] = [
    include_str!("../cases/machine/joined-ways.mir"),
    include_str!("../cases/machine/predicated-loop.mir"),
    include_str!("../cases/machine/short-circuit.mir"),
];

/// What is put into machine IR.
const MACHINE_PARTS: [&str; 24] = [
    "",
    ",",
    "\n",
    "\"",
    ":",
    "{",
    "}",
    "%",
    "$ign",
    "@g - 9",
    "...",
    "->",
    "=",
    "-1",
    "99999999999999999999",
    ":ci0",
    ":ci8388608",
    "depth 0",
    "INIT1 0",
    "PHI ",
    "name: f\n",
    "bb.1:\n",
    "\u{0}",
    "é",
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(cases()) })]

    #[test]
    fn mutated_machine_ir_is_read_or_refused(
        file in 0..MACHINE.len(),
        edits in edits(),
        whole in any::<bool>(),
        end in any::<Index>(),
    ) {
        let mut text = edited_with(MACHINE[file], &edits, &MACHINE_PARTS);
        if !whole {
            let end = (0..=end.index(text.len() + 1)).rev().find(|&end| text.is_char_boundary(end));
            text.truncate(end.unwrap_or(0));
        }
        let (graphs, diagnostics) = dfquery_graph::machine::read("f.mir", &text);
        let mut sources = Sources::new();
        sources.add("f.mir", text.as_str());
        prop_assert!(diagnostics.iter().all(|found| !render(found, &sources).is_empty()));
        graphs.iter().for_each(|graph| drop(dfquery_graph::verify::verify(graph)));
        let source = dfquery_extract::Source { name: "f.mir", bytes: text.as_bytes() };
        let mut reading = dfquery_extract::read(&source, dfquery_rules::built_in().schema().clone());
        let told = !diagnostics.is_empty() || !reading.diagnostics.is_empty();
        prop_assert!(reading.base.parts() > 0 || !graphs.is_empty() || told);
        dominance::complete(&mut reading.base);
        convert(reading.base);
    }
}

#[test]
fn deep_nesting_in_rules_is_refused() {
    for (open, close) in [("(", ")"), ("-", ""), ("count : {", "}"), ("!", "")] {
        let depth = 100_000;
        let text = format!(".decl a(x: number)\na({}1{}) .\n", open.repeat(depth), close.repeat(depth));
        let mut sources = Sources::new();
        sources.add("deep.dl", text);
        let (checked, diagnostics) = check::program(sources);
        assert!(checked.is_none() && !diagnostics.is_empty(), "{open}");
        let mut sources = Sources::new();
        let query = format!("a(x), x = {}1{}", open.repeat(depth), close.repeat(depth));
        let id = sources.add("query", query);
        assert!(syntax::parse_query(&sources, id).is_err(), "{open}");
    }
}
