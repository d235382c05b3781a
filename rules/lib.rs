//! The rule files, checked and ready to be evaluated.
//!
//! `schema.dl` declares what readers fill; every other file derives relations from it. [`program`] has the checked
//! rules with texts and places, [`units`] evaluates them, stratum by stratum. A [`RuleSet`] says which files are read;
//! one is [installed](install) in a process.

mod files;
mod set;

use dfquery_engine::{
    base::FactBase,
    check::Program,
    evaluate,
    run::{self, Session, Unit},
    schema::{ColumnType, RelationId, RelationKind, Schema},
    tuple::Tuple,
};
use files::declaring;
pub use files::source;
pub use set::RuleSet;
use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

/// The declarations of the rules, as structs.
#[allow(clippy::empty_docs, missing_docs)]
mod structs {
    include!(concat!(env!("OUT_DIR"), "/structs.rs"));
}

pub use structs::{entity, relation};

/// The rules of this process.
static INSTALLED: OnceLock<RuleSet> = OnceLock::new();

/// Has `rules` be those of this process, unless somebody has asked for its rules before.
pub fn install(rules: impl FnOnce() -> RuleSet) -> &'static RuleSet {
    INSTALLED.get_or_init(rules)
}

/// The rules of this process: all built-in ones, if no others were [installed](install).
pub fn installed() -> &'static RuleSet {
    install(RuleSet::built_in)
}

/// Adds the relations that list the entities in `facts`.
pub fn add_listings(facts: &mut BTreeSet<RelationId>) {
    let schema = schema();
    let listing = |ty: ColumnType| match ty {
        ColumnType::Entity(ty) => schema[ty].listed_by,
        ColumnType::Symbol | ColumnType::Number | ColumnType::Record(_) => None,
    };
    facts.extend(schema.partition.and_then(|functions| schema[functions].listed_by));
    let mut open: Vec<RelationId> = facts.iter().copied().collect();
    while let Some(relation) = open.pop() {
        let listings = schema[relation].columns.iter().filter_map(|column| listing(column.ty));
        open.extend(listings.filter(|&listing| facts.insert(listing)));
    }
}

/// Returns true if one of our rule files declares `name`.
pub fn declares(name: &str) -> bool {
    declaring(name).is_some()
}

/// The relations that people start with, by topic.
pub fn front_row() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = include_str!("front.txt").lines().filter_map(|line| line.split_once(": "));
    let topics = lines.filter(|(topic, _)| !topic.starts_with('#'));
    topics.map(|(topic, names)| (topic, names.split_whitespace().collect())).collect()
}

/// The checked rules of all files.
pub fn program() -> &'static Program {
    installed().program()
}

/// All types and relations, derived ones too.
pub fn schema() -> &'static Schema {
    installed().schema()
}

/// The same, for fact bases.
pub fn shared_schema() -> Arc<Schema> {
    installed().schema().clone()
}

/// The units for the relations of all rule files, each after those that it reads: evaluated at run time, stratum by
/// stratum, by default.
pub fn units() -> &'static [Unit<'static>] {
    installed().units()
}

/// A session that evaluates [`units`](fn@units) on the facts of `base`.
pub fn session(base: &FactBase) -> Session<'_> {
    Session::on(base, installed().layout())
}

/// Returns true if `tuples` are as many as `.limitsize` allows the relation of `T` to have in one function.
///
/// # Panics
///
/// If no rule file declares the relation.
pub fn is_full<T: Tuple>(tuples: usize) -> bool {
    let id = T::relation(schema()).expect("a relation of the rules");
    program().declared[usize::from(id.0)].limit.is_some_and(|limit| tuples >= limit as usize)
}

/// The units `compiled`, and those that work at run time for everything that they do not derive.
pub fn with_compiled(compiled: &[Unit<'static>]) -> Vec<Unit<'static>> {
    let is_compiled = |name: &str| compiled.iter().any(|unit| unit.derives.contains(&name));
    let all = evaluate::units(installed().evaluations());
    let others = all.iter().filter(|unit| !unit.derives.iter().any(|name| is_compiled(name)));
    compiled.iter().chain(others).copied().collect()
}

/// Interns what the rules put into tuples; to be called on a base before it is asked.
pub fn intern(base: &mut FactBase) {
    run::intern(units(), base);
}

/// The facts of `part` of `base`, and those that belong to no part, with the texts of the rules.
pub fn alone(base: &FactBase, part: u32) -> FactBase {
    let mut alone = base.without_parts();
    alone.append(&[base.part_alone(part, |_, _| true)]);
    intern(&mut alone);
    alone
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
pub const TARGETS: [(&str, &str); 4] = [
    ("amdgcn", include_str!("targets/amdgcn.csv")),
    ("generic", include_str!("targets/generic.csv")),
    ("nvptx", include_str!("targets/nvptx.csv")),
    ("spir", include_str!("targets/spir.csv")),
];

/// Lane properties of functions of OpenCL, HIP and SYCL, on every target: rows of `target_class` as CSV.
pub const LANE_FUNCTIONS: &str = include_str!("targets/functions.csv");

/// The signatures of functions of the C library, as CSV: `name,signature`.
///
/// A signature is the result and, in parentheses, the parameters: `v` for void, `p` for pointers, `i` for integers and
/// `f` for floats of any width, and `...`. It is `?` for functions that pass anything else.
pub const SIGNATURES: &str = include_str!("models/signatures.csv");

/// Models of functions whose bodies are not entered: tables as CSV.
pub const MODELS: [(&str, &str); 11] = [
    ("rules/models/cuda.csv", include_str!("models/cuda.csv")),
    ("rules/models/cxx.csv", include_str!("models/cxx.csv")),
    ("rules/models/hip.csv", include_str!("models/hip.csv")),
    ("rules/models/libc.csv", include_str!("models/libc.csv")),
    ("rules/models/libcxx.csv", include_str!("models/libcxx.csv")),
    ("rules/models/math.csv", include_str!("models/math.csv")),
    ("rules/models/network.csv", include_str!("models/network.csv")),
    ("rules/models/posix.csv", include_str!("models/posix.csv")),
    ("rules/models/rust.csv", include_str!("models/rust.csv")),
    ("rules/models/stdio.csv", include_str!("models/stdio.csv")),
    ("rules/models/strings.csv", include_str!("models/strings.csv")),
];

/// Taint sources, summaries and sinks of libc and POSIX: a table as CSV.
pub const TAINT: &str = include_str!("taint/default.csv");

/// The machines that are known, each with the cycles of its operators: a table as CSV.
pub const MACHINES: [(&str, &str); 2] =
    [("pipelined", include_str!("machines/pipelined.csv")), ("unit", include_str!("machines/unit.csv"))];
