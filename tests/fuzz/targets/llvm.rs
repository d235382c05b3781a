//! Any text as LLVM IR, and dominance of what was read.

#![no_main]

use dfquery_engine::{check, schema::Schema, syntax::Sources};
use dfquery_extract::{Source, analysis::dominance};
use libfuzzer_sys::fuzz_target;
use std::sync::{Arc, LazyLock};

static SCHEMA: LazyLock<Arc<Schema>> = LazyLock::new(|| {
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", include_str!("../../../rules/schema.dl"));
    Arc::new(check::program(sources).0.expect("the schema is right").schema)
});

fuzz_target!(|bytes: &[u8]| {
    let mut reading = dfquery_extract::read(&Source { name: "input.ll", bytes }, SCHEMA.clone());
    dominance::complete(&mut reading.base);
});
