//! Every file of the corpus, compared with what LLVM says of it.
//!
//! Runs where `DFQUERY_CORPUS` names the corpus and `opt-22` is installed.

mod common;

use dfquery_engine::base::FactBase;
use dfquery_engine::diagnostic::Diagnostic;
use dfquery_extract::analysis::dominance::complete;
use dfquery_extract::{Source, read};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Files above this many bytes are left to the fact tests: LLVM's dominator trees of them are gigabytes of text.
const LARGEST: u64 = 8 << 20;

fn files() -> Vec<PathBuf> {
    let Some(corpus) = std::env::var_os("DFQUERY_CORPUS") else {
        println!("skipped: DFQUERY_CORPUS is not set");
        return Vec::new();
    };
    if Command::new("opt-22").arg("--version").output().is_err() {
        println!("skipped: opt-22 is not installed");
        return Vec::new();
    }
    let mut files = Vec::new();
    for folder in ["c", "gpu", "feat"] {
        let entries = std::fs::read_dir(Path::new(&corpus).join(folder)).expect("a folder of the corpus");
        files.extend(
            entries
                .map(|entry| entry.expect("a file").path())
                .filter(|p| p.extension().is_some_and(|e| e == "ll")),
        );
    }
    files.sort();
    files
}

fn opt(file: &Path, arguments: &[&str]) -> String {
    let output = Command::new("opt-22").args(arguments).arg(file).output().expect("opt-22 runs");
    assert!(output.status.success(), "opt-22 {file:?}");
    let text = [output.stdout, output.stderr].concat();
    String::from_utf8_lossy(&text).into_owned()
}

fn facts(file: &Path) -> FactBase {
    let bytes = std::fs::read(file).expect("the file can be read");
    let name = file.display().to_string();
    let reading = read(&Source { name: &name, bytes: &bytes }, common::schema());
    let errors: Vec<&Diagnostic> = reading.diagnostics.iter().filter(|d| d.is_error()).collect();
    assert!(errors.is_empty(), "{}", errors[0]);
    let mut base = reading.base;
    complete(&mut base);
    base
}

fn id(base: &FactBase, relation: &str) -> dfquery_engine::schema::RelationId {
    base.schema().relation(relation).expect("a relation of the schema")
}

/// Blocks and instructions that the entry reaches, as LLVM counts them, and all phis of every function.
fn counts(base: &FactBase) -> BTreeMap<String, [usize; 3]> {
    let ty = |name| base.schema().entity_type(name).expect("a type of the schema");
    let (functions, blocks) = (base.entities(ty("Function")), base.entities(ty("Block")));
    let mut counts = vec![[0; 3]; base.parts() as usize];
    let mut reached = vec![false; blocks.len()];
    for &[block, ..] in base.rows(id(base, "dominance")).arrays::<3>() {
        reached[block as usize] = true;
        counts[blocks.part_of(block) as usize][0] += 1;
    }
    for &[_, block, _, opcode] in base.rows(id(base, "instruction")).arrays::<4>() {
        let part = &mut counts[blocks.part_of(block) as usize];
        part[1] += usize::from(reached[block as usize]);
        part[2] += usize::from(base.symbols().get(opcode) == "phi");
    }
    (0..base.parts())
        .map(|part| (functions.local_name(part).replace('"', ""), counts[part as usize]))
        .collect()
}

/// The same, as LLVM counts.
fn expected_counts(file: &Path) -> BTreeMap<String, [usize; 3]> {
    let mut counts = BTreeMap::new();
    let mut name = String::new();
    for line in opt(file, &["-passes=print<func-properties>", "-disable-output"]).lines() {
        let (key, value) = line.split_once(": ").unwrap_or((line, ""));
        if let Some((_, quoted)) = line.split_once("function '") {
            name = quoted.trim_end_matches([':', '\'']).to_owned();
            counts.insert(name.clone(), [0; 3]);
        }
        match key {
            "BasicBlockCount" => counts.get_mut(&name).expect("named")[0] = value.parse().expect("a number"),
            "TotalInstructionCount" => {
                counts.get_mut(&name).expect("named")[1] = value.parse().expect("a number")
            }
            _ => {}
        }
    }
    count_phis(&opt(file, &["-S", "-o", "-"]), &mut counts);
    counts
}

fn count_phis(text: &str, counts: &mut BTreeMap<String, [usize; 3]>) {
    let mut name = String::new();
    for line in text.lines() {
        if line.starts_with("define ") {
            let rest = line.split_once('@').expect("a name").1;
            let end = rest.find(if rest.starts_with('"') { "\"(" } else { "(" }).expect("parameters");
            name = rest[..end].replace('"', "");
        } else if line.starts_with("  %") && line.contains(" = phi ") {
            counts.get_mut(&name).expect("a function that has properties")[2] += 1;
        }
    }
}

#[test]
fn counts_equal_those_of_opt() {
    for file in files() {
        let (ours, theirs) = (counts(&facts(&file)), expected_counts(&file));
        let differs = |name: &&String| ours.get(*name) != theirs.get(*name);
        if let Some(name) = ours.keys().chain(theirs.keys()).find(differs) {
            panic!("{file:?} {name}: {:?} here, {:?} in LLVM", ours.get(name), theirs.get(name));
        }
    }
}

/// The immediate dominators that a printed tree says, as `function/block under function/block`.
fn printed_tree(text: &str, title: &str) -> Vec<String> {
    let (mut pairs, mut stack, mut name, mut wanted) =
        (Vec::new(), Vec::<String>::new(), String::new(), false);
    for line in text.lines() {
        if let Some((kind, function)) = line.split_once(" for function: ") {
            (name, wanted) = (function.to_owned(), kind == title);
        }
        let Some(rest) = line.trim_start().strip_prefix('[').filter(|_| wanted) else { continue };
        let (depth, rest) = rest.split_once("] ").expect("a level");
        let depth: usize = depth.parse().expect("a number");
        let block = rest.split(" {").next().expect("a block").trim().trim_start_matches('%').to_owned();
        stack.truncate(depth - 1);
        if let Some(parent) = stack.last().filter(|parent| !parent.contains("exit node")) {
            pairs.push(format!("{name}/{block} {name}/{parent}"));
        }
        stack.push(block);
    }
    pairs.sort();
    pairs
}

#[test]
fn trees_equal_those_of_opt() {
    let small = |file: &PathBuf| std::fs::metadata(file).is_ok_and(|m| m.len() < LARGEST);
    for file in files().into_iter().filter(small) {
        let base = facts(&file);
        let text = opt(&file, &["-passes=print<domtree>,print<postdomtree>", "-disable-output"]);
        assert_eq!(sorted(&base, "idom", &[]), printed_tree(&text, "DominatorTree"), "{file:?}");
        let chosen: Vec<String> = common::rows(&base, "virtual_exit");
        let endless: Vec<&str> = chosen.iter().filter_map(|name| name.split('/').next()).collect();
        let keeps = |pair: &String| !endless.contains(&pair.split('/').next().expect("a function"));
        let theirs: Vec<String> =
            printed_tree(&text, "PostDominatorTree").into_iter().filter(keeps).collect();
        assert_eq!(sorted(&base, "ipdom", &endless), theirs, "{file:?}");
    }
}

/// The rows of `relation`, without those of `left_out` functions, where LLVM may choose another end.
fn sorted(base: &FactBase, relation: &str, left_out: &[&str]) -> Vec<String> {
    let keeps = |row: &String| !left_out.contains(&row.split('/').next().expect("a function"));
    let mut rows: Vec<String> = common::rows(base, relation).into_iter().filter(keeps).collect();
    rows.sort();
    rows
}
