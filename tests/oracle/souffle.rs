//! The rule files under Soufflé: they run there as they are, on facts written for it, and derive the same tuples.
//!
//! `tests/cases/souffle` has for each module how many tuples every relation has and a checksum of them; `BLESS=1` writes
//! them anew; zlib is one of them, if `DFQUERY_CORPUS` names a corpus. Where `souffle` is installed (`DFQUERY_SOUFFLE`
//! names another one) its tuples are compared one by one.

use crate::{folder::Folder, modules};
use dfquery_convert::{self, Options};
use dfquery_engine::{
    base::FactBase,
    facts::{self, Layout},
    run::{Session, Unit},
    schema::{RelationId, RelationKind},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    env,
    fmt::Write,
    fs,
    path::{Path, PathBuf},
    process::Command,
};

/// By relation its tuples, as Soufflé writes them.
type Tuples = BTreeMap<&'static str, BTreeSet<String>>;

/// FNV-1a, which no version of a library changes.
fn checksum<'t>(lines: impl Iterator<Item = &'t String>) -> u64 {
    let bytes = lines.flat_map(|line| line.bytes().chain([b'\n']));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What `units` derive of `base`.
fn derived(base: &FactBase, units: &[&'static Unit<'static>]) -> Tuples {
    let schema = dfquery_rules::built_in().schema();
    let session = Session::new(base, schema, dfquery_rules::built_in().units()).with_external_inputs();
    let tuples = |name: &'static str| {
        let columns = &schema[schema.relation(name).expect("units derive declared relations")].columns;
        let rows = session.whole(name).iter();
        let text = |row: &[u32]| {
            let cells = row.iter().zip(columns).map(|(&cell, column)| base.text(column.ty, cell));
            cells.collect::<Vec<_>>().join("\t")
        };
        (name, rows.map(text).collect())
    };
    units.iter().flat_map(|unit| unit.derives).copied().map(tuples).collect()
}

/// A line for each relation that has tuples: its name, how many there are, and their checksum.
fn summary(tuples: &Tuples) -> String {
    let mut text = String::new();
    for (name, rows) in tuples.iter().filter(|(_, rows)| !rows.is_empty()) {
        writeln!(text, "{name} {} {:016x}", rows.len(), checksum(rows.iter())).expect("a string takes all");
    }
    text
}

/// The program that Soufflé runs: our files one after the other, and what is to be written of `units`.
fn program(units: &[&'static Unit<'static>]) -> String {
    let texts = dfquery_rules::built_in().program().sources.iter().map(|(_, source)| source.text.clone());
    let outputs = units.iter().flat_map(|unit| unit.derives).map(|name| format!(".output {name}\n"));
    texts.map(|text| text + "\n").chain(outputs).collect()
}

/// What Soufflé derives of the module `name`; none if it is not installed.
fn by_souffle(name: &str, base: &FactBase, units: &[&'static Unit<'static>]) -> Option<Tuples> {
    let souffle = env::var_os("DFQUERY_SOUFFLE").map_or_else(|| PathBuf::from("souffle"), PathBuf::from);
    Command::new(&souffle).arg("--version").output().ok()?;
    let folder = Folder::new(&format!("souffle-{name}"));
    let (facts, results) = (folder.as_ref().join("facts"), folder.as_ref().join("results"));
    let schema = dfquery_rules::built_in().schema();
    let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
    let inputs: Vec<RelationId> = all.filter(|&id| schema[id].kind == RelationKind::Input).collect();
    facts::write(base, &inputs, &facts, Layout::Souffle).expect("the facts fit Soufflé");
    fs::create_dir(&results).expect("a folder can be made");
    let rules = folder.as_ref().join("rules.dl");
    fs::write(&rules, program(units)).expect("writable");
    let mut command = Command::new(&souffle);
    command.arg("-w").arg("-F").arg(&facts).arg("-D").arg(&results).arg(&rules);
    let output = command.output().expect("souffle runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let tuples = |name: &'static str| {
        let text = fs::read_to_string(results.join(format!("{name}.csv"))).expect("every output is written");
        (name, text.lines().map(str::to_owned).collect())
    };
    Some(units.iter().flat_map(|unit| unit.derives).copied().map(tuples).collect())
}

/// Holds what is derived of `base` against the expectation called `name`, and against Soufflé.
fn hold(name: &str, base: &FactBase, units: &[&'static Unit<'static>]) {
    let ours = derived(base, units);
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/souffle/{name}.txt"));
    let found = summary(&ours);
    if env::var_os("BLESS").is_some() {
        fs::write(&path, &found).expect("writable");
    }
    assert_eq!(found, fs::read_to_string(&path).unwrap_or_default(), "{}", path.display());
    let Some(theirs) = by_souffle(name, base, units) else {
        println!("{name}: held against what is recorded; skipped: souffle is not installed");
        return;
    };
    for (relation, rows) in &ours {
        let others = &theirs[relation];
        let (more, less) = (others.difference(rows).next(), rows.difference(others).next());
        assert!(
            more.is_none() && less.is_none(),
            "`{relation}` of {name}: Soufflé has {more:?}, we {less:?}"
        );
    }
    let tuples: usize = ours.values().map(BTreeSet::len).sum();
    println!("{name}: souffle agrees on {} relations, {tuples} tuples", ours.len());
}

/// The relations of one function, those that conversion is needed for too.
fn hold_function(name: &str) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/conversion/{name}.ll"));
    let base = modules::facts(&path);
    let base =
        dfquery_convert::framed_base(&dfquery_rules::built_in().session(&base), 0, &Options::default())
            .expect("the function can be converted");
    hold(name, &base, &[modules::complete(), modules::framed()].concat());
}

#[test]
fn souffle_derives_the_same_of_gcd() {
    hold_function("gcd");
}

#[test]
fn souffle_derives_the_same_of_fir() {
    hold_function("fir");
}

#[test]
fn souffle_derives_the_same_of_zlib() {
    let Some(corpus) = modules::corpus() else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return;
    };
    hold("zlib.O1", &modules::facts(&corpus.join("c/zlib.O1.ll")), &modules::complete());
}
