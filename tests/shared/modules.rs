//! Modules to try things on.

// Not every test that includes this uses all of it.
#![allow(dead_code)]

use dfquery_engine::{
    base::{FactBase, Rows},
    run::{Given, Unit},
};
use dfquery_extract::Source;
use std::{
    collections::BTreeSet,
    env, fs,
    path::{Path, PathBuf},
};

/// The folder that `DFQUERY_CORPUS` names, if it names one.
pub fn corpus() -> Option<PathBuf> {
    env::var_os("DFQUERY_CORPUS").map(PathBuf::from)
}

/// All files of LLVM IR in `folder` and below, sorted.
pub fn modules(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("readable").path());
    let mut found: Vec<PathBuf> = entries
        .flat_map(|path| if path.is_dir() { modules(&path) } else { vec![path] })
        .filter(|path| path.extension().is_some_and(|extension| extension == "ll"))
        .collect();
    found.sort();
    found
}

/// The facts of the module at `path`; all its arguments differ between lanes.
pub fn facts(path: &Path) -> FactBase {
    let bytes = fs::read(path).expect("a module can be read");
    facts_of(&path.display().to_string(), &bytes)
}

/// The facts of the module called `name`; all its arguments differ between lanes.
pub fn facts_of(name: &str, bytes: &[u8]) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name, bytes }, schema).base;
    dfquery_extract::analysis::complete(&mut base);
    let [model, random] = ["iteration", "random"].map(|text| base.symbol(text));
    let id = |base: &FactBase, name: &str| base.relation(name).expect("the schema has it");
    let parameters = base.rows(id(&base, "parameter")).arrays::<3>().iter();
    let sources: Vec<[u32; 3]> = parameters.map(|row| [row[0], random, 0]).collect();
    let (models, all) = (id(&base, "convergence_model"), id(&base, "divergence_source"));
    *base.rows_mut(models) = Rows::from(vec![[model]]);
    *base.rows_mut(all) = Rows::from(sources);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// The units whose relations depend, through others too, on nothing but what readers fill.
pub fn complete() -> Vec<&'static Unit<'static>> {
    let mut fleeting: BTreeSet<&str> = BTreeSet::new();
    let mut complete = Vec::new();
    for unit in dfquery_rules::built_in().units() {
        let supplied = unit.reads.iter().any(|read| read.given == Given::ByCaller);
        if supplied || unit.reads.iter().any(|read| fleeting.contains(read.relation)) {
            fleeting.extend(unit.derives);
        } else {
            complete.push(unit);
        }
    }
    complete
}

/// The units that are about a function while it is converted, and need nothing but its names.
pub fn framed() -> Vec<&'static Unit<'static>> {
    let program = dfquery_rules::built_in().program();
    let file = |relation: &str| {
        let id = program.schema.relation(relation).expect("units mention declared relations");
        program.sources.place(program.declared[usize::from(id.0)].span).file
    };
    let others: BTreeSet<&str> = complete().iter().flat_map(|unit| unit.derives).copied().collect();
    let mut known: BTreeSet<&str> = others.clone();
    let mut framed = Vec::new();
    for unit in dfquery_rules::built_in().units().iter().filter(|unit| !others.contains(unit.derives[0])) {
        let named = unit.reads.iter().all(|read| match read.given {
            Given::ByReader | Given::Elsewhere => true,
            Given::ByCaller => file(read.relation) == "rules/conversion/frame.dl",
            Given::ByUnit => known.contains(read.relation),
        });
        if named {
            known.extend(unit.derives);
            framed.push(unit);
        }
    }
    framed
}
