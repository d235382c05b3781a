//! A program as facts: what is read before anything is asked.

use crate::{
    demangle,
    divergence::{self, Convergence, Divergence},
    error::{Result, sound},
    models,
    observer::{Collected, Observer},
    pattern, region,
    shards::manifest::Shards,
    statics,
    taint::{self, Taint},
    whole_program::{self, MemoryOrder, WholeProgram},
};
use dfquery_engine::{
    base::FactBase, check, diagnostic::Diagnostic, likeness, plural::counted, run::Session,
    schema::RelationId, syntax::Sources,
};
use dfquery_extract::{
    analysis::{OnDemand, dominance, frequency},
    lir,
};
use dfquery_graph::{Graph, Skipped};
use dfquery_rules::{RuleSet, relation};
use dfquery_simulate::program::Program as Executable;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{collections::BTreeMap, fmt, path::PathBuf, sync::Arc};

/// A program as facts, ready for rules to run on.
///
/// ```no_run
/// let program = dfquery::Program::open(["kernel.ll", "facts/"])?;
/// println!("{} functions", program.functions().count());
/// # Ok::<(), dfquery::Error>(())
/// ```
#[derive(Clone)]
pub struct Program {
    /// Its facts.
    pub base: FactBase,
    /// The rules that answer questions about it.
    pub rules: &'static RuleSet,
    /// The text of each input that is IR, if texts are kept.
    pub texts: Vec<String>,
    /// By text the file that has it, if it is not made of bitcode.
    pub(crate) text_files: Vec<Option<String>>,
    /// The inputs.
    pub inputs: Vec<PathBuf>,
    /// The folder in which its source files are looked for first.
    pub source_root: Option<PathBuf>,
    /// The functions that are graphs already, by name: they have no facts but that they are there.
    pub graphs: BTreeMap<String, Arc<Graph>>,
    /// The functions that could not be read, each with the reason.
    pub unread: Vec<Skipped>,
    /// The receiver of messages and progress.
    pub observer: Arc<dyn Observer>,
    /// The shards that it was read from, if it was.
    pub(crate) shards: Option<Arc<Shards>>,
    /// The relations that few ask for and that were not asked for yet.
    on_demand: Vec<OnDemand>,
    /// The settings for the program as a whole, until a question has read them.
    whole: Option<whole_program::Checked>,
    /// The number of times that points-to may distinguish less where it is too large: 0 if its detail was chosen.
    pub(crate) coarser: u32,
    /// The most tuples that it may have there, if that is set.
    pub(crate) budget: Option<u32>,
    /// The model of the taint analysis, until a question reads it.
    taint: Option<taint::Model>,
    /// The order of memory with which functions are converted, until the facts that it takes are filled.
    pub(crate) order: Option<MemoryOrder>,
}

/// Relations that a facts directory has or lacks together, since few inputs are about them: trees and linear code, how
/// often control passes, what metadata tells of aliases, what debug information says of functions and values, of
/// inlined code and of files, memory whose highest byte comes first, address spaces of variables, copies and lists of
/// arguments, and constants that hold addresses.
const GROUPS: [&[&str]; 10] = [
    &lir::RELATIONS,
    &frequency::RELATIONS,
    &dfquery_extract::OF_ALIASES,
    &dfquery_extract::OF_PROGRAMS,
    &dfquery_extract::OF_SOURCES,
    &dfquery_extract::OF_PLACES,
    &dfquery_extract::OF_BYTE_ORDER,
    &dfquery_extract::OF_SPACES,
    &dfquery_extract::OF_ARGUMENT_LISTS,
    &dfquery_extract::OF_CONSTANTS,
];

/// Relations of such a group that came later: facts directories that were written before have the others only.
pub(crate) const LATER: [&str; 3] = ["tree_location", "resolver", "comdat"];

/// The relations that a facts directory holds, of [`GROUPS`] those that are `kept`.
pub(crate) fn relations(rules: &RuleSet, kept: impl Fn(&[&str]) -> bool) -> Vec<RelationId> {
    let mut relations = rules.fact_relations();
    for group in GROUPS.into_iter().filter(|group| !kept(group)) {
        relations.retain(|id| !group.contains(&rules.schema()[*id].name.as_str()));
    }
    relations
}

/// The names of the functions of `base`, in module order.
pub(crate) fn function_names(base: &FactBase) -> Vec<String> {
    let functions = base.schema().partition;
    functions
        .map_or_else(Vec::new, |functions| (0..base.parts()).map(|id| base.name(functions, id)).collect())
}

impl Program {
    /// A program of facts that were made otherwise, of the schema of all [built-in](dfquery_rules::built_in) rules.
    ///
    /// # Errors
    ///
    /// See [`Open::open`](crate::Open::open).
    pub fn of(base: FactBase) -> Result<Program> {
        let mut program =
            Program::complete_of(base, dfquery_rules::built_in(), Vec::new(), Arc::new(Collected::default()));
        program.ask_about(&Divergence::default())?;
        program.ask_about_whole(&WholeProgram::default())?;
        program.ask_about_taint(&Taint::default())?;
        Ok(program)
    }

    /// A program without IR: rules of users that stand for themselves are asked about it.
    ///
    /// `rules` are [`RuleSet::empty`].
    pub fn without_ir(rules: &'static RuleSet, observer: Arc<dyn Observer>) -> Program {
        Program::plain(FactBase::new(rules.schema().clone()), rules, observer)
    }

    /// A program of the facts `base` and nothing else.
    fn plain(base: FactBase, rules: &'static RuleSet, observer: Arc<dyn Observer>) -> Program {
        Program {
            base,
            rules,
            texts: Vec::new(),
            text_files: Vec::new(),
            inputs: Vec::new(),
            source_root: None,
            graphs: BTreeMap::new(),
            unread: Vec::new(),
            observer,
            shards: None,
            on_demand: Vec::new(),
            whole: None,
            coarser: 0,
            budget: None,
            taint: None,
            order: None,
        }
    }

    /// Has the facts say what is asked about divergence.
    pub(crate) fn ask_about(&mut self, divergence: &Divergence) -> Result<()> {
        if divergence.interprocedural {
            self.complete_for_ours(divergence::ACROSS_CALLS);
        }
        let Some(region) = &divergence.region else {
            return divergence::ask(&mut self.base, self.rules, divergence);
        };
        let outside = region::restrict(&mut self.base, self.rules, region)?;
        divergence::ask(&mut self.base, self.rules, divergence)?;
        self.observer.messages(&divergence::untold(&self.base, &outside), &Sources::new());
        Ok(())
    }

    /// Has the facts say what is asked about taint, once a question reads it.
    pub(crate) fn ask_about_taint(&mut self, taint: &Taint) -> Result<()> {
        let taint = taint.model()?;
        self.observer.messages(&taint.refused, &Sources::new());
        self.taint = Some(taint);
        Ok(())
    }

    /// Has the facts say what is asked about the program as a whole, once a question reads it.
    pub(crate) fn ask_about_whole(&mut self, whole: &WholeProgram) -> Result<()> {
        self.order = Some(if whole.orders_memory() { MemoryOrder::Program } else { MemoryOrder::Function });
        let has_function = |base: &FactBase, names: &[String]| exist(&function_names(base), names);
        self.whole = Some(whole_program::check(&self.base, whole, has_function)?);
        Ok(())
    }

    /// The same program, with lanes together as `convergence` says.
    pub fn under(&self, convergence: Convergence) -> Program {
        let mut program = self.clone();
        divergence::set_convergence(&mut program.base, convergence);
        program
    }

    /// The program of `inputs` with the facts `base`, about which nothing is asked yet.
    pub(crate) fn complete_of(
        mut base: FactBase,
        rules: &'static RuleSet,
        inputs: Vec<PathBuf>,
        observer: Arc<dyn Observer>,
    ) -> Program {
        let leaves_some = base.leaves_some();
        if !leaves_some {
            dominance::complete(&mut base);
            OnDemand::Constants.complete(&mut base);
        }
        models::intern(&mut base);
        rules.intern(&mut base);
        let is_filled = |relations: &OnDemand| leaves_some || *relations == OnDemand::Constants;
        let on_demand = OnDemand::ALL.into_iter().filter(|relations| !is_filled(relations));
        let order = Some(MemoryOrder::Function);
        Program { inputs, on_demand: on_demand.collect(), order, ..Program::plain(base, rules, observer) }
    }

    /// The names of its functions, in module order.
    pub fn functions(&self) -> impl Iterator<Item = String> {
        (0..self.base.parts()).map(|id| self.function_name(id))
    }

    /// The relations of a facts directory, but for those that few inputs are about, if this one is not.
    pub fn filled_relations(&self) -> Vec<RelationId> {
        relations(self.rules, |group| self.has_some(group))
    }

    /// Returns true if some of `relations` has rows.
    fn has_some(&self, relations: &[&str]) -> bool {
        let rows = |name: &&str| self.base.relation(name).map(|relation| self.base.rows(relation));
        relations.iter().filter_map(rows).any(|rows| !rows.is_empty())
    }

    /// The session that evaluates rules on the facts; rules on cycles and frequencies only once these are filled.
    pub fn session(&self) -> Session<'_> {
        let mut missing: FxHashSet<&str> =
            self.on_demand.iter().flat_map(|relations| relations.relations()).copied().collect();
        missing.extend(self.whole.iter().flat_map(|_| whole_program::RELATIONS));
        missing.extend(self.taint.iter().flat_map(|_| taint::RELATIONS));
        let mut ready = Vec::new();
        for unit in self.rules.units() {
            match unit.reads.iter().any(|read| missing.contains(read.relation)) {
                true => missing.extend(unit.derives),
                false => ready.push(unit),
            }
        }
        self.rules.session(&self.base).only(ready)
    }

    /// Fills all that is not filled on reading, because few ask for it.
    pub fn complete(&mut self) {
        self.on_demand.drain(..).for_each(|relations| relations.complete(&mut self.base));
        self.fill_whole();
        self.fill_taint();
    }

    /// The inputs for running its functions: its memory, its control flow, and the functions that are graphs already.
    pub fn executable(&self) -> Executable<'_> {
        Executable::new(&self.base).with_graphs(self.graphs.values().map(|graph| &**graph))
    }

    /// Converts functions with the order of memory that each function shows by itself.
    pub fn order_memory_by_function(&mut self) {
        self.order = self.order.map(|_| MemoryOrder::Function);
    }

    /// Converts each function without facts about others, so that edits of these leave its graph as it is.
    pub fn convert_alone(&mut self) {
        self.order = None;
    }

    /// True if the facts about the whole program that conversion reads are filled.
    pub(crate) fn is_ready_for_conversion(&self) -> bool {
        self.order.is_none()
    }

    /// Fills what is asked about the program as a whole, once.
    fn fill_whole(&mut self) {
        if let Some(whole) = self.whole.take() {
            let filled = whole.fill(&mut self.base);
            (self.coarser, self.budget) = (filled.coarser, filled.budget);
            self.observer.messages(filled.warning().as_slice(), &Sources::new());
        }
    }

    /// Fills what is asked about taint, once.
    fn fill_taint(&mut self) {
        if let Some(taint) = self.taint.take() {
            let warnings = taint.fill(&mut self.base);
            self.observer.messages(&warnings, &Sources::new());
        }
    }

    /// Fills what our relation `name` follows from.
    ///
    /// # Panics
    ///
    /// If no rule file declares it.
    pub fn complete_for_ours(&mut self, name: &str) {
        let program = self.rules.program();
        let relation = program.schema.relation(name).expect("a rule file declares it");
        self.complete_for(program, &[relation]);
    }

    /// Fills how often control passes, unless that is done.
    pub fn complete_frequencies(&mut self) {
        let is_about_them = |relations: &mut OnDemand| {
            relations.relations().iter().any(|name| frequency::RELATIONS.contains(name))
        };
        self.on_demand.extract_if(.., is_about_them).for_each(|relations| relations.complete(&mut self.base));
    }

    /// Fills what `asked` follows from.
    pub fn complete_for(&mut self, rules: &check::Program, asked: &[RelationId]) {
        let needed = read_for(rules, asked);
        let is_needed = |relations: &mut OnDemand| {
            let mut relations = relations.relations().iter().filter_map(|name| rules.schema.relation(name));
            relations.any(|relation| needed.contains(&relation))
        };
        self.on_demand.extract_if(.., is_needed).for_each(|relations| relations.complete(&mut self.base));
        let mut whole = whole_program::RELATIONS.iter().filter_map(|name| rules.schema.relation(name));
        if whole.any(|relation| needed.contains(&relation)) {
            self.fill_whole();
        }
        let mut of_taint = taint::RELATIONS.iter().filter_map(|name| rules.schema.relation(name));
        if of_taint.any(|relation| needed.contains(&relation)) {
            self.fill_taint();
        }
    }

    /// The name of the function `id`.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn function_name(&self, id: u32) -> String {
        self.base.name(self.base.schema().partition.expect("functions are the parts"), id)
    }

    /// The functions called `names`, in module order; all if there are no names. In a name `*` is any text, and `?` any
    /// character.
    ///
    /// # Errors
    ///
    /// Names that no function has, or only one that could not be read.
    pub fn select(&self, names: &[String]) -> Result<Vec<u32>> {
        self.refuse_unread(names)?;
        select(&self.base, names)
    }

    /// Fails if a function called one of `names` could not be read.
    ///
    /// # Errors
    ///
    /// The reasons.
    pub fn refuse_unread(&self, names: &[String]) -> Result<()> {
        let known = function_names(&self.base);
        let is_lost = |name: &&Skipped| names.contains(&name.name) && !known.contains(&name.name);
        let lost = self.unread.iter().filter(is_lost);
        let errors: Vec<_> =
            lost.map(|lost| Diagnostic::error(format!("`{}` is {}", lost.name, lost.reason))).collect();
        sound(errors)
    }

    /// The functions called `names` that could not be read; all if there are no names.
    pub fn unread<'s>(&'s self, names: &'s [String]) -> impl Iterator<Item = &'s Skipped> {
        self.unread.iter().filter(move |unread| names.is_empty() || demangle::is_one_of(names, &unread.name))
    }
}

/// The relations that `asked` depends on, itself included; files are evaluated as a whole.
pub(crate) fn read_for(rules: &check::Program, asked: &[RelationId]) -> FxHashSet<RelationId> {
    let mut needed: FxHashSet<RelationId> = asked.iter().copied().collect();
    for file in rules.files.iter().rev() {
        if file.derives.iter().any(|relation| needed.contains(relation)) {
            needed.extend(&file.reads);
        }
    }
    needed
}

/// The functions of `base` called `names`, in module order; all if there are no names.
pub(crate) fn select(base: &FactBase, names: &[String]) -> Result<Vec<u32>> {
    let functions = function_names(base);
    if names.is_empty() {
        return Ok((0..functions.len() as u32).collect());
    }
    let is_unmet = |pattern: &&String| !functions.iter().any(|name| demangle::is_called(pattern, name));
    let unmet: Vec<String> = names.iter().filter(is_unmet).cloned().collect();
    let (mut aliased, mut unknown) = (Vec::new(), Vec::new());
    for name in unmet {
        match of_alias(base, &name) {
            Some(function) => aliased.push(function),
            None => unknown.push(name),
        }
    }
    exist(&functions, &unknown)?;
    let is_meant =
        |id: &usize| demangle::is_one_of(names, &functions[*id]) || aliased.contains(&(*id as u32));
    Ok((0..functions.len()).filter(is_meant).map(|id| id as u32).collect())
}

/// The function that has `name` as an alias, as `@sum` is one of `@k.sum`.
fn of_alias(base: &FactBase, name: &str) -> Option<u32> {
    let mut global = base.symbols().find(&format!("@{name}"))?;
    let aliases: FxHashMap<u32, u32> =
        base.tuples::<relation::GlobalAlias>().map(|row| (row.global.0, row.aliasee.0)).collect();
    // An alias can be one of another; as many steps as there are aliases are a circle.
    for _ in 0..aliases.len() {
        global = *aliases.get(&global)?;
        let mut names = base.tuples::<relation::FunctionName>();
        if let Some(row) = names.find(|row| row.global.0 == global) {
            return Some(row.function.0);
        }
    }
    None
}

/// Fails if one of `names` is not among `functions`.
fn exist(functions: &[String], names: &[String]) -> Result<()> {
    sound(
        names
            .iter()
            .filter(|name| !functions.contains(name))
            .map(|name| no_function(functions, name))
            .collect(),
    )
}

/// The message that none of `functions` is called `name`.
fn no_function(functions: &[String], name: &str) -> Diagnostic {
    if pattern::is_pattern(name) {
        return Diagnostic::error(format!("no function matches `{name}`"));
    }
    let error = Diagnostic::error(format!("no function is called `{name}`"));
    let own: Vec<String> =
        functions.iter().filter(|own| statics::is_called(own, name)).map(|own| format!("`{own}`")).collect();
    if !own.is_empty() {
        return error.help(format!("modules have functions of their own with this name: {}", own.join(", ")));
    }
    let within = functions.iter().filter(|function| name.len() > 2 && function.contains(name)).count();
    match likeness::nearest(name, functions) {
        Some(near) => error.help(format!("did you mean `{near}`?")),
        None if within > 0 => error.help(format!("`*{name}*` matches {}", counted(within, "function"))),
        None => error,
    }
}

impl fmt::Debug for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Program").field("origin", &self.base.origin).finish_non_exhaustive()
    }
}
