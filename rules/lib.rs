//! The rule files, checked and ready to be evaluated.
//!
//! `schema.dl` declares what readers fill; every other file derives relations from it. [`program`] has the checked
//! rules with texts and places, [`units`] evaluates them, stratum by stratum.

use dfquery_engine::{
    base::FactBase,
    check::{self, Program},
    diagnostic::Diagnostic,
    evaluate::{self, Evaluation, Rules},
    run::{self, Layout, Session, Unit},
    schema::{ColumnType, RelationId, RelationKind, Schema},
    syntax::{Again, Sources},
    tuple::Tuple,
};
use std::{
    collections::BTreeSet,
    sync::{Arc, LazyLock, OnceLock},
};

/// What the rules declare, as structs.
#[allow(clippy::empty_docs, missing_docs)]
mod structs {
    include!(concat!(env!("OUT_DIR"), "/structs.rs"));
}

pub use structs::{entity, relation};

include!(concat!(env!("OUT_DIR"), "/sources.rs"));

static PROGRAM: OnceLock<Program> = OnceLock::new();

fn embedded() -> Program {
    let mut sources = Sources::new();
    for (at, (name, text)) in SOURCES.iter().enumerate() {
        if TAKEN.get().is_none_or(|taken| taken.files.contains(&at)) {
            sources.add(*name, *text);
        }
    }
    within_budget(check::program(sources).0.expect("the build has checked the rules"))
}

/// What [`take`] leaves.
struct Taken {
    /// The places of the files that are read.
    files: BTreeSet<usize>,
    /// The relations that are asked about, if that is all.
    names: Option<BTreeSet<String>>,
}

static TAKEN: OnceLock<Taken> = OnceLock::new();

/// Leaves all rule files unread but those that declare one of `names`, what these take, and `schema.dl`: to read and check all
/// takes as long as many a question.
///
/// To be called before anything else of this crate. Nothing is left out if one of the files belongs to a rewriter: these are
/// asked for by more than the rules.
pub fn take(names: BTreeSet<String>) {
    let declaring = names.iter().filter_map(|name| declaring(name));
    let mut files: BTreeSet<usize> = declaring.flat_map(|(_, taken)| taken.iter().copied()).collect();
    if !is_about(&files, &["conversion", "reducify", "graph", "lir"]) {
        files.extend(beside(&files));
        keep(files, Some(names));
    }
}

/// The files that tell what the analyses of `files` do not follow, or what there is to be found, and what these take.
fn beside(files: &BTreeSet<usize>) -> Vec<usize> {
    let is_asked = |core: &str| files.iter().any(|&file| INDEX[file].0.contains(&core));
    let is_beside = |name: &str| name.starts_with("rules/unfollowed/") || name == "rules/taint/tally.dl";
    let tells = |text: &'static str| {
        let followed = |line: &'static str| Some(line.strip_prefix("/// Analysis:")?.split_once(", of ")?.1);
        let core = |line: &'static str| line.strip_prefix("/// Beside:").or_else(|| followed(line));
        text.lines().filter_map(core).any(|core| is_asked(core.trim()))
    };
    let telling = SOURCES.iter().enumerate().filter(|(_, (name, text))| is_beside(name) && tells(text));
    telling.flat_map(|(at, _)| INDEX[at].1.iter().copied()).collect()
}

/// Leaves all rule files unread but those in `folders`, what these take, and `schema.dl`; see [`take`].
pub fn take_folders(folders: &[&str]) {
    let of_folders = (0..SOURCES.len()).filter(|&at| is_about(&BTreeSet::from([at]), folders));
    keep(of_folders.flat_map(|at| INDEX[at].1.iter().copied()).collect(), None);
}

fn keep(mut files: BTreeSet<usize>, names: Option<BTreeSet<String>>) {
    files.extend(SOURCES.iter().position(|(name, _)| *name == "rules/schema.dl"));
    let _ = TAKEN.set(Taken { files, names });
}

/// Whether one of `files` is in one of `folders`.
fn is_about(files: &BTreeSet<usize>, folders: &[&str]) -> bool {
    let folder = |&at: &usize| SOURCES[at].0.split('/').nth(1).expect("the files are below rules/");
    files.iter().any(|file| folders.contains(&folder(file)))
}

/// The relations of readers that what is asked about can follow from; none if all may be needed. Who asks about lanes needs all.
pub fn needed_facts() -> Option<BTreeSet<RelationId>> {
    let Taken { files, names: Some(names) } = TAKEN.get()? else { return None };
    if is_about(files, &["divergence"]) {
        return None;
    }
    let read = program().files.iter().flat_map(|file| &file.reads).copied();
    let asked = names.iter().filter_map(|name| schema().relation(name));
    Some(read.chain(asked).filter(|&id| schema()[id].kind == RelationKind::Input).collect())
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

/// What [`INDEX`] says of the file that declares `name`.
fn declaring(name: &str) -> Option<&'static (&'static [&'static str], &'static [usize])> {
    INDEX.iter().find(|(declared, _)| declared.contains(&name))
}

/// Whether one of our rule files declares `name`.
pub fn declares(name: &str) -> bool {
    declaring(name).is_some()
}

/// The relations that people start with, by topic.
pub fn front_row() -> Vec<(&'static str, Vec<&'static str>)> {
    let lines = include_str!("front.txt").lines().filter_map(|line| line.split_once(": "));
    let topics = lines.filter(|(topic, _)| !topic.starts_with('#'));
    topics.map(|(topic, names)| (topic, names.split_whitespace().collect())).collect()
}

static NAMES: LazyLock<Arc<BTreeSet<String>>> = LazyLock::new(|| {
    let read = program().schema.relations.iter().map(|relation| relation.name.clone());
    let unread = INDEX.iter().flat_map(|(declared, _)| declared.iter()).map(|name| name.to_string());
    Arc::new(match TAKEN.get() {
        Some(_) => read.chain(unread).collect(),
        None => read.collect(),
    })
});

/// The names that our rule files declare, those too that are left unread.
pub fn names() -> Arc<BTreeSet<String>> {
    NAMES.clone()
}

/// How many tuples a relation with a limit may have in one function, if not as many as the rules say.
static BUDGET: OnceLock<u32> = OnceLock::new();

/// Gives every relation that is limited by `.limitsize` another limit.
///
/// To be called before anything else of this crate.
pub fn set_budget(tuples: u32) {
    let _ = BUDGET.set(tuples);
}

/// What was given to [`set_budget`].
pub fn budget() -> Option<u32> {
    BUDGET.get().copied()
}

fn within_budget(mut program: Program) -> Program {
    if let Some(&tuples) = BUDGET.get() {
        program.declared.iter_mut().filter_map(|declared| declared.limit.as_mut()).for_each(|n| *n = tuples);
    }
    program
}

/// The rules that are there twice.
const AGAIN: &str = include_str!("again.txt");

/// Takes the rule files `sources` instead of those that are embedded; `schema.dl` has to be among them.
///
/// To be called before anything else of this crate.
///
/// # Errors
///
/// What is wrong with the rules.
///
/// # Panics
///
/// If rules have been asked for before.
pub fn replace(mut sources: Sources) -> Result<(), Vec<Diagnostic>> {
    let copies: Vec<_> = Again::read(AGAIN).into_iter().flat_map(|again| again.files(&sources)).collect();
    for (name, text) in copies {
        sources.add(name, text);
    }
    let (program, problems) = check::program(sources);
    let program = within_budget(program.ok_or(problems)?);
    assert!(PROGRAM.set(program).is_ok(), "the rules are replaced before they are asked for");
    Ok(())
}

/// The names by which files were [taken](take), if only these are read.
pub fn taken() -> Option<BTreeSet<String>> {
    TAKEN.get()?.names.clone()
}

/// Whether the rules are those that this crate has, all of them or those that were taken by names.
pub fn are_known() -> bool {
    let own = program().sources.iter().all(|(_, file)| source(&file.name) == Some(file.text.as_str()));
    own && TAKEN.get().is_none_or(|taken| taken.names.is_some())
}

/// Whether the time of each rule is measured.
static TIMING: OnceLock<()> = OnceLock::new();

/// Has the time of each rule measured, for [`rules`] to tell.
///
/// To be called before anything else of this crate.
pub fn measure() {
    let _ = TIMING.set(());
}

static RULES: OnceLock<Rules<'static>> = OnceLock::new();

/// The rules that [`units`] evaluate at run time.
#[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
pub fn rules() -> &'static Rules<'static> {
    RULES.get_or_init(|| {
        let nothing = FactBase::new(shared_schema());
        let timing = TIMING.get().is_some();
        Rules::new(program(), &[], &nothing, timing).expect("the build has checked the rules")
    })
}

static EVALUATIONS: LazyLock<Vec<Evaluation<'static>>> = LazyLock::new(|| rules().evaluations(&[]));

static AT_RUN_TIME: LazyLock<Vec<Unit<'static>>> = LazyLock::new(|| evaluate::units(&EVALUATIONS));

static UNITS: OnceLock<&[Unit<'static>]> = OnceLock::new();

/// The checked rules of all files.
pub fn program() -> &'static Program {
    PROGRAM.get_or_init(embedded)
}

/// All types and relations, derived ones too.
pub fn schema() -> &'static Schema {
    &program().schema
}

static SHARED_SCHEMA: LazyLock<Arc<Schema>> = LazyLock::new(|| Arc::new(schema().clone()));

/// The same, for fact bases.
pub fn shared_schema() -> Arc<Schema> {
    SHARED_SCHEMA.clone()
}

/// What derives the relations of all rule files, each behind those that it reads: at run time, stratum by stratum, if
/// nothing else was chosen.
pub fn units() -> &'static [Unit<'static>] {
    UNITS.get().copied().unwrap_or(&AT_RUN_TIME)
}

static LAYOUT: LazyLock<Arc<Layout<'static>>> = LazyLock::new(|| Arc::new(Layout::new(schema(), units())));

/// What evaluates [`units`](fn@units) on the facts of `base`.
pub fn session(base: &FactBase) -> Session<'_> {
    Session::on(base, LAYOUT.clone())
}

/// Lets `units`, as [`with_compiled`] gives them, be the ones of [`units`](fn@units).
///
/// To be called before anybody asks for those.
pub fn choose(units: &'static [Unit<'static>]) {
    let _ = UNITS.set(units);
}

/// What [`rules`] gives, if somebody has asked for it.
pub fn used() -> Option<&'static Rules<'static>> {
    RULES.get()
}

/// Whether `tuples` are as many as `.limitsize` allows the relation of `T` to have in one function.
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
    let others = AT_RUN_TIME.iter().filter(|unit| !unit.derives.iter().any(|name| is_compiled(name)));
    compiled.iter().chain(others).copied().collect()
}

/// The text of a rule file: `rules/loops.dl`.
pub fn source(file: &str) -> Option<&'static str> {
    SOURCES.iter().find(|(name, _)| *name == file).map(|(_, text)| *text)
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

/// What functions of OpenCL, HIP and SYCL say of lanes, on every target: rows of `target_class` as CSV.
pub const LANE_FUNCTIONS: &str = include_str!("targets/functions.csv");

/// The signatures of functions of the C library, as CSV: `name,signature`.
///
/// A signature is the result and, in parentheses, the parameters: `v` for void, `p` for pointers, `i` for integers and
/// `f` for floats of any width, and `...`. It is `?` for functions that pass anything else.
pub const SIGNATURES: &str = include_str!("models/signatures.csv");

/// What functions do that are not entered: tables of models as CSV.
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

/// What gives data from outside to a program, gives it on and must not get it, in libc and POSIX: a table as CSV.
pub const TAINT: &str = include_str!("taint/default.csv");

/// The machines that are known, each with the cycles of its operators: a table as CSV.
pub const MACHINES: [(&str, &str); 2] =
    [("pipelined", include_str!("machines/pipelined.csv")), ("unit", include_str!("machines/unit.csv"))];
