//! Linear code that is right, and code that breaks one rule: each case says in its first line which rules it breaks.
//!
//! The rules are evaluated as they stand in their files, so that readers are held to them without anything compiled.

#![allow(missing_docs, clippy::unwrap_used)]

use dfquery_engine::{
    check::{self, Program},
    evaluate::{self, Rules},
    run::Session,
    syntax::Sources,
};
use dfquery_extract::{Source, read};
use std::{collections::BTreeSet, fs, path::Path, sync::Arc};

const RULES: [&str; 7] = [
    "schema.dl",
    "lir/order.dl",
    "lir/statements.dl",
    "lir/trees.dl",
    "lir/verify.dl",
    "lir/lower.dl",
    "lir/ranges.dl",
];

fn program() -> Program {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../rules");
    let mut sources = Sources::new();
    for file in RULES {
        sources.add(format!("rules/{file}"), fs::read_to_string(folder.join(file)).unwrap());
    }
    let (program, problems) = check::at_run_time(sources, None);
    program.unwrap_or_else(|| panic!("{problems:#?}"))
}

/// Lets `ask` ask the rules about the code of `name`.
fn with_session<R>(program: &Program, name: &str, text: &str, ask: impl FnOnce(&Session<'_>) -> R) -> R {
    let schema = Arc::new(program.schema.clone());
    let reading = read(&Source { name, bytes: text.as_bytes() }, schema);
    assert!(reading.diagnostics.is_empty(), "{name}: {:#?}", reading.diagnostics);
    let mut base = reading.base;
    Rules::intern(program, &mut base);
    let rules = Rules::new(program, &[], &base, false).unwrap_or_else(|problems| panic!("{problems:#?}"));
    let evaluations = rules.evaluations(&[]);
    let units = evaluate::units(&evaluations);
    ask(&Session::new(&base, &program.schema, &units))
}

/// The rules that the code of `name` breaks, by number.
fn broken(program: &Program, name: &str, text: &str) -> BTreeSet<String> {
    with_session(program, name, text, |session| {
        let symbols = session.base().symbols();
        let of = |relation| session.whole(relation).iter().map(|row| symbols.get(row[1]).to_owned());
        of("violation").chain(of("tree_violation")).collect()
    })
}

/// The rows of `relation`, as they are written in facts.
fn rows(program: &Program, text: &str, relation: &str) -> Vec<String> {
    with_session(program, "f.lir", text, |session| {
        let columns = &session.schema()[session.schema().relation(relation).unwrap()].columns;
        let rows = session.whole(relation).iter();
        let texts = rows.map(|row| {
            let cells = row.iter().zip(columns).map(|(&cell, column)| session.base().text(column.ty, cell));
            cells.collect::<Vec<_>>().join(" ")
        });
        texts.collect()
    })
}

/// What a stack along a tree could not tell: `t1` lives across the call, which is no operand of its user.
#[test]
fn values_live_across_other_operations() {
    let text = "method f(a:i32) -> i32 locals x:i32 {
        bb0:
          t1 = lcl.i32 a
               call g
          t3 = lcl.i32 a
          t4 = add.i32 t1 t3
               store x t4
               -> bb1
        bb1:
          t5 = lcl.i32 x
               ret t5
        }";
    let program = program();
    assert_eq!(rows(&program, text, "live_across"), ["f/t1 f/n1", "f/t1 f/t3"]);
    let ranges = ["f/t1 f/t4", "f/t3 f/t4", "f/t4 f/n2", "f/t5 f/n3"];
    assert_eq!(rows(&program, text, "live_range"), ranges);
    assert_eq!(rows(&program, text, "last_read"), ["f/t3 a", "f/t5 x"]);
}

/// Texts of cases with a word left out, doubled, or put in place of another: nothing panics, and what is refused is located.
#[test]
fn changed_texts_are_read_or_refused() {
    let schema = Arc::new(program().schema);
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases/lir");
    let (mut good, mut bad) = (0, 0);
    for path in fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()) {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let text = fs::read_to_string(&path).unwrap();
        let lines: Vec<&str> = text.lines().filter(|line| !line.starts_with(';')).collect();
        let text = lines.join("\n");
        let words: Vec<&str> = text.split(' ').collect();
        for at in (0..words.len()).step_by(3) {
            let other = words[(at * 7 + 3) % words.len()];
            for change in [&[][..], &[words[at], words[at]], &[other], &["\u{e9}(!"]] {
                let changed = [&words[..at], change, &words[at + 1..]].concat().join(" ");
                let source = Source { name: &name, bytes: changed.as_bytes() };
                let mut reading = read(&source, Arc::clone(&schema));
                dfquery_extract::analysis::complete(&mut reading.base);
                good += usize::from(reading.diagnostics.is_empty());
                bad += usize::from(!reading.diagnostics.is_empty());
                assert!(reading.diagnostics.iter().all(|problem| problem.place.is_some()), "{changed}");
            }
        }
    }
    assert!(good > 100 && bad > 100, "{good} were read, {bad} refused");
}

#[test]
fn every_case_breaks_the_rules_that_it_says() {
    let program = program();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tests/cases/lir");
    let mut paths: Vec<_> = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "lir"));
    paths.sort();
    let mut wrong = Vec::new();
    for path in &paths {
        let text = fs::read_to_string(path).unwrap();
        let said = text.lines().next().unwrap().trim_start_matches("; ");
        let expected: BTreeSet<String> =
            said.split_whitespace().filter(|word| *word != "valid").map(str::to_owned).collect();
        let name = path.file_name().unwrap().to_string_lossy();
        let found = broken(&program, &name, &text);
        if found != expected {
            wrong.push(format!("{name}: {found:?} instead of {expected:?}"));
        }
    }
    assert!(paths.len() >= 30, "{} cases", paths.len());
    assert!(wrong.is_empty(), "\n{}", wrong.join("\n"));
}
