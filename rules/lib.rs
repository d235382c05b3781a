//! The rule files, compiled.
//!
//! `schema.dl` declares what readers fill; every other file is a unit that derives relations from it. What the
//! rules say is known twice: as compiled [`units`], and as the checked [`program`], with texts and places.

use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    run::{self, Unit},
    schema::{RelationId, RelationKind, Schema},
    syntax::Sources,
};
use std::sync::LazyLock;

#[allow(clippy::all, missing_docs, unused)]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/units.rs"));
}

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

static PROGRAM: LazyLock<Program> = LazyLock::new(|| {
    let mut sources = Sources::new();
    for (name, text) in SOURCES {
        sources.add(*name, *text);
    }
    check::program(sources).0.expect("the build has checked the rules")
});

/// The checked rules of all files.
pub fn program() -> &'static Program {
    &PROGRAM
}

/// All types and relations, derived ones too.
pub fn schema() -> &'static Schema {
    &PROGRAM.schema
}

/// The compiled rule files, each behind those that it reads.
pub fn units() -> &'static [Unit<'static>] {
    compiled::UNITS
}

/// The text of a rule file: `rules/loops.dl`.
pub fn source(file: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(name, _)| *name == file).map(|(_, text)| *text)
}

/// Interns what the rules put into tuples; to be called on a base before it is asked.
pub fn intern(base: &mut FactBase) {
    run::intern(units(), base);
}

/// The relations that readers fill and facts directories hold: the inputs that `schema.dl` declares.
pub fn fact_relations() -> Vec<RelationId> {
    let program = program();
    let listing = schema().partition.and_then(|functions| schema()[functions].listed_by);
    let file = |relation: RelationId| program.declared[relation.0 as usize].span.file;
    let all = (0..schema().relations.len()).map(|at| RelationId(at as u16));
    all.filter(|&id| schema()[id].kind == RelationKind::Input)
        .filter(|&id| listing.is_some_and(|listing| file(listing) == file(id)))
        .collect()
}

/// The targets whose lanes are known, each with its table: rows of `target_class` as CSV.
pub const TARGETS: [(&str, &str); 3] = [
    ("amdgcn", include_str!("targets/amdgcn.csv")),
    ("generic", include_str!("targets/generic.csv")),
    ("nvptx", include_str!("targets/nvptx.csv")),
];
