//! `tests/fail`: rule files with one mistake each, and beside each the message that it gets.
//!
//! A line `//// name` begins a further file. `BLESS=1` rewrites the expectations.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{check, diagnostic::render, syntax::Sources};
use std::{fs, path::Path};

/// The files that a case consists of: the first is called like the case.
fn files<'c>(name: &str, text: &'c str) -> Vec<(String, &'c str)> {
    let mut files = vec![(name.to_owned(), text)];
    while let Some((first, rest)) = files.last().and_then(|(_, text)| text.split_once("//// ")) {
        let (name, second) = rest.split_once('\n').expect("a name stands on its own line");
        files.last_mut().expect("there is one").1 = first;
        files.push((name.to_owned(), second));
    }
    files
}

fn messages(name: &str, text: &str) -> String {
    let mut sources = Sources::new();
    for (name, text) in files(name, text) {
        sources.add(name, text);
    }
    let (_, problems) = check::program(sources.clone());
    problems.iter().map(|problem| render(problem, &sources)).collect()
}

#[test]
fn every_mistake_gets_its_message() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/fail");
    let mut cases: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.retain(|path| path.extension().is_some_and(|extension| extension == "dl"));
    cases.sort();
    assert!(cases.len() > 40, "the cases have been moved");
    let mut wrong = Vec::new();
    for case in cases {
        let name = case.file_name().unwrap().to_string_lossy().into_owned();
        let found = messages(&name, &fs::read_to_string(&case).unwrap());
        let expectation = case.with_extension("stderr");
        if std::env::var_os("BLESS").is_some() {
            fs::write(&expectation, &found).unwrap();
        }
        let expected = fs::read_to_string(&expectation).unwrap_or_default();
        assert!(!found.is_empty(), "{name} is without a mistake");
        if found != expected {
            wrong.push(format!("{name}: expected\n{expected}\nfound\n{found}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
