//! Any bytes as one file of an otherwise good facts directory; the first byte says which.

#![no_main]

use dfquery_engine::facts::{self, Directory};
use dfquery_engine::schema::{RelationId, RelationKind, Schema};
use dfquery_engine::{check, syntax::Sources};
use dfquery_extract::{order, analysis::dominance};
use libfuzzer_sys::fuzz_target;
use std::path::{Path, PathBuf};
use std::sync::{Arc, LazyLock};
use std::{env, fs, process};

struct Given {
    schema: Arc<Schema>,
    relations: Vec<RelationId>,
    folder: PathBuf,
    /// The files with what belongs into them.
    files: Vec<(PathBuf, Vec<u8>)>,
}

static GIVEN: LazyLock<Given> = LazyLock::new(|| {
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", include_str!("../../../rules/schema.dl"));
    let schema = Arc::new(check::program(sources).0.expect("the schema is right").schema);
    let inputs = (0..schema.relations.len() as u16).map(RelationId);
    let facts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../facts");
    let is_there = |id: RelationId| facts.join(format!("{}.csv", schema[id].name)).exists();
    let inputs = inputs.filter(|&id| schema[id].kind == RelationKind::Input && is_there(id));
    let relations = inputs.collect();
    let folder = env::temp_dir().join(format!("dfquery-fuzz-{}", process::id()));
    fs::create_dir_all(&folder).expect("a folder can be made");
    let mut files = Vec::new();
    for entry in fs::read_dir(&facts).expect("the facts are there") {
        let path = entry.expect("readable").path();
        if path.extension().is_some_and(|extension| extension == "csv") {
            let to = folder.join(path.file_name().expect("a file"));
            fs::copy(&path, &to).expect("writable");
            files.push((to, fs::read(path).expect("readable")));
        }
    }
    files.sort();
    Given { schema, relations, folder, files }
});

fuzz_target!(|bytes: &[u8]| {
    let Some((&which, content)) = bytes.split_first() else { return };
    let Given { schema, relations, folder, files } = &*GIVEN;
    let (path, good) = &files[which as usize % files.len()];
    fs::write(path, content).expect("writable");
    let is_derived = dfquery_rules::declares;
    let directory = Directory { folder, relations, wanted: relations, optional: &dominance::RELATIONS, single: &[], is_derived, check: None };
    if let Ok((mut base, _)) = facts::read(&directory, schema)
        && order::check(&base).is_empty()
    {
        dominance::complete(&mut base);
    }
    fs::write(path, good).expect("writable");
});
