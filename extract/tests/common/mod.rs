//! The schema, and short ways to read and to look at facts.
#![allow(dead_code, reason = "every test uses a part")]

use dfquery_engine::base::FactBase;
use dfquery_engine::check;
use dfquery_engine::schema::Schema;
use dfquery_engine::syntax::Sources;
use dfquery_extract::{Reading, Source, read};
use std::sync::{Arc, LazyLock};

static SCHEMA: LazyLock<Arc<Schema>> = LazyLock::new(|| {
    let mut sources = Sources::new();
    sources.add("rules/schema.dl", include_str!("../../../rules/schema.dl"));
    let (program, problems) = check::program(sources);
    Arc::new(program.unwrap_or_else(|| panic!("rules/schema.dl: {problems:?}")).schema.clone())
});

/// What `rules/schema.dl` declares.
pub fn schema() -> Arc<Schema> {
    SCHEMA.clone()
}

/// The facts of a text that is called `t.ll` in messages.
pub fn read_text(text: &str) -> Reading {
    read(&Source { name: "t.ll", bytes: text.as_bytes() }, schema())
}

/// The rows of `relation`, printed.
pub fn rows(base: &FactBase, relation: &str) -> Vec<String> {
    let id = base.schema().relation(relation).expect("a relation of the schema");
    let columns = &base.schema()[id].columns;
    let print = |row: &[u32]| {
        let cells: Vec<String> = row.iter().zip(columns).map(|(&cell, c)| base.text(c.ty, cell)).collect();
        cells.join(" ")
    };
    base.rows(id).iter().map(print).collect()
}
