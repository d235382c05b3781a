//! The functions of tests/cases/ as facts.

use dfquery_engine::base::FactBase;
use dfquery_extract::{Source, analysis::dominance};
use std::{
    fs,
    path::{Path, PathBuf},
};

/// The facts of the module at `path`, which is read without a warning.
pub fn read(path: &Path) -> FactBase {
    let text = fs::read(path).expect("the case can be read");
    let name = path.display().to_string();
    let schema = dfquery_rules::built_in().schema().clone();
    let reading = dfquery_extract::read(&Source { name: &name, bytes: &text }, schema);
    assert!(reading.diagnostics.is_empty(), "{name}: {:?}", reading.diagnostics);
    let mut base = reading.base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// The folder of the cases.
pub fn cases() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/cases")
}

/// The files of the cases of conversion, sorted.
pub fn conversion_cases() -> Vec<PathBuf> {
    modules("conversion")
}

/// The modules in the folder `name` of the cases, sorted.
pub fn modules(name: &str) -> Vec<PathBuf> {
    let entries = fs::read_dir(cases().join(name)).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    paths.sort();
    paths
}
