//! Rules to evaluate: which files are read, how far, and by what.

use crate::files::{AGAIN, CHECKED, INDEX, SOURCES, beside, declaring, is_about, source};
use dfquery_engine::{
    base::FactBase,
    check::{self, Packed, Program},
    diagnostic::Diagnostic,
    evaluate::{self, Evaluation, Rules},
    run::{self, Layout, Session, Unit},
    schema::{RelationId, RelationKind, Schema},
    syntax::{Again, Sources},
};
use std::{
    collections::{BTreeMap, BTreeSet},
    fmt,
    sync::{Arc, OnceLock},
};

/// Rules, checked when they are first needed, and all that is made of them once.
///
/// Units and sessions point into their rules, and a process has few rule sets: one that is asked lives as long as the
/// process, see [`RuleSet::keep`].
#[derive(Default)]
pub struct RuleSet {
    /// The places of the files that are read; all if there is none.
    files: Option<BTreeSet<usize>>,
    /// The relations that are asked about, if these are known.
    asked: Option<BTreeSet<String>>,
    /// Row limit, in one function, of relations with a limit; `None` for the limits in the rules.
    budget: Option<u32>,
    is_measured: bool,
    program: OnceLock<Program>,
    schema: OnceLock<Arc<Schema>>,
    names: OnceLock<Arc<BTreeSet<String>>>,
    rules: OnceLock<Rules<'static>>,
    evaluations: OnceLock<Vec<Evaluation<'static>>>,
    units: OnceLock<Vec<Unit<'static>>>,
    /// The places of units by the names of what they derive.
    deriving: OnceLock<BTreeMap<&'static str, Vec<usize>>>,
    layout: OnceLock<Arc<Layout<'static>>>,
}

impl fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let RuleSet { asked, budget, .. } = self;
        f.debug_struct("RuleSet").field("asked", asked).field("budget", budget).finish_non_exhaustive()
    }
}

impl RuleSet {
    /// All built-in rules.
    pub fn built_in() -> Self {
        RuleSet::default()
    }

    /// The built-in files that declare one of `names`, and those that they need: to check all files takes as long as many a
    /// question.
    ///
    /// Nothing is left out if one of the files belongs to a rewriter: more than the rules asks for these.
    pub fn declaring(names: BTreeSet<String>) -> Self {
        let declaring = names.iter().filter_map(|name| declaring(name));
        let mut files: BTreeSet<usize> = declaring.flat_map(|(_, needed)| needed.iter().copied()).collect();
        if is_about(&files, &["conversion", "reducify", "graph", "lir"]) {
            return RuleSet::built_in();
        }
        files.extend(beside(&files));
        RuleSet { asked: Some(names), ..RuleSet::reading(files) }
    }

    /// The built-in files in `folders`, and those that they need.
    pub fn of_folders(folders: &[&str]) -> Self {
        let of_folders = (0..SOURCES.len()).filter(|&at| is_about(&BTreeSet::from([at]), folders));
        RuleSet::reading(of_folders.flat_map(|at| INDEX[at].1.iter().copied()).collect())
    }

    /// No rules at all: for programs of users that stand for themselves, without IR.
    pub fn empty() -> Self {
        RuleSet { files: Some(BTreeSet::new()), names: OnceLock::from(Arc::default()), ..RuleSet::default() }
    }

    /// Returns true if there are no rules.
    pub fn is_empty(&self) -> bool {
        self.files.as_ref().is_some_and(BTreeSet::is_empty)
    }

    fn reading(mut files: BTreeSet<usize>) -> Self {
        files.extend(SOURCES.iter().position(|(name, _)| *name == "rules/schema.dl"));
        RuleSet { files: Some(files), ..RuleSet::default() }
    }

    /// The rule files `sources`, in place of those that are built in; `schema.dl` has to be among them.
    ///
    /// # Errors
    ///
    /// The errors in the rules.
    pub fn of_sources(mut sources: Sources) -> Result<Self, Vec<Diagnostic>> {
        let copies: Vec<_> = Again::read(AGAIN).into_iter().flat_map(|again| again.files(&sources)).collect();
        for (name, text) in copies {
            sources.add(name, text);
        }
        let (program, problems) = check::program(sources);
        Ok(RuleSet { program: OnceLock::from(program.ok_or(problems)?), ..RuleSet::default() })
    }

    /// The same with another limit for every relation that `.limitsize` limits.
    pub fn with_budget(mut self, tuples: Option<u32>) -> Self {
        self.budget = tuples;
        if let Some(program) = self.program.take() {
            self.program = OnceLock::from(within(self.budget, program));
        }
        self
    }

    /// The same with the time of each rule measured, if `is_measured`.
    pub fn measured(mut self, is_measured: bool) -> Self {
        self.is_measured = is_measured;
        self
    }

    /// The limit that was given by [`RuleSet::with_budget`].
    pub fn budget(&self) -> Option<u32> {
        self.budget
    }

    /// The rules for the rest of the process.
    pub fn keep(self) -> &'static Self {
        Box::leak(Box::new(self))
    }

    /// The names by which files were chosen, if only these are read.
    pub fn asked(&self) -> Option<&BTreeSet<String>> {
        self.asked.as_ref()
    }

    /// The checked rules.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn program(&self) -> &Program {
        self.program.get_or_init(|| {
            if self.is_empty() {
                return check::program(Sources::new()).0.expect("no rules have no mistakes");
            }
            let is_read = |at: usize| self.files.as_ref().is_none_or(|files| files.contains(&at));
            let mut sources = Sources::new();
            for (_, (name, text)) in SOURCES.iter().enumerate().filter(|(at, _)| is_read(*at)) {
                sources.add(*name, *text);
            }
            within(self.budget, Packed::new(CHECKED).program(is_read, sources))
        })
    }

    /// All types and relations, derived ones too.
    pub fn schema(&self) -> &Arc<Schema> {
        self.schema.get_or_init(|| Arc::new(self.program().schema.clone()))
    }

    /// The names that the built-in files declare, those too that are left unread.
    pub fn names(&self) -> &Arc<BTreeSet<String>> {
        self.names.get_or_init(|| {
            let read = self.program().schema.relations.iter().map(|relation| relation.name.clone());
            let all = INDEX.iter().flat_map(|(declared, _)| declared.iter()).map(|name| name.to_string());
            let unread = all.filter(|_| self.files.is_some());
            Arc::new(read.chain(unread).collect())
        })
    }

    /// The relations of readers that what is asked about can follow from; none if all may be needed. A question about lanes
    /// needs all.
    pub fn needed_facts(&self) -> Option<BTreeSet<RelationId>> {
        let (files, asked) = (self.files.as_ref()?, self.asked.as_ref()?);
        if is_about(files, &["divergence"]) {
            return None;
        }
        let schema = self.schema();
        let read = self.program().files.iter().flat_map(|file| &file.reads).copied();
        let asked = asked.iter().filter_map(|name| schema.relation(name));
        Some(read.chain(asked).filter(|&id| schema[id].kind == RelationKind::Input).collect())
    }

    /// Returns true if the rules are built-in ones: all of them, or those that were chosen by names.
    pub fn are_built_in(&self) -> bool {
        let is_own = |name: &str, text: &str| source(name) == Some(text);
        self.program().sources.iter().all(|(_, file)| is_own(&file.name, &file.text))
            && (self.files.is_none() || self.asked.is_some())
    }

    /// The rules, cut into strata.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn rules(&'static self) -> &'static Rules<'static> {
        self.rules.get_or_init(|| {
            let nothing = FactBase::new(self.schema().clone());
            Rules::new(self.program(), &[], &nothing, self.is_measured)
                .expect("the build has checked the rules")
        })
    }

    /// The same, if they were asked for.
    pub fn used(&self) -> Option<&Rules<'static>> {
        self.rules.get()
    }

    /// The strata, and what evaluates them.
    pub fn evaluations(&'static self) -> &'static [Evaluation<'static>] {
        self.evaluations.get_or_init(|| self.rules().evaluations(&[]))
    }

    /// The units for the relations of all files, each after those that it reads.
    pub fn units(&'static self) -> &'static [Unit<'static>] {
        self.units.get_or_init(|| evaluate::units(self.evaluations()))
    }

    /// The units that derive the relation called `name`.
    pub fn units_of(&'static self, name: &str) -> impl Iterator<Item = &'static Unit<'static>> {
        let deriving = self.deriving.get_or_init(|| {
            let mut all: BTreeMap<&str, Vec<usize>> = BTreeMap::new();
            for (at, unit) in self.units().iter().enumerate() {
                unit.derives.iter().for_each(|name| all.entry(name).or_default().push(at));
            }
            all
        });
        deriving.get(name).into_iter().flatten().map(|&at| &self.units()[at])
    }

    /// Has `units` be those of [`RuleSet::units`], if they were not asked for before.
    pub fn choose(&self, units: Vec<Unit<'static>>) {
        let _ = self.units.set(units);
    }

    /// The state shared by sessions on different facts.
    pub fn layout(&'static self) -> Arc<Layout<'static>> {
        self.layout.get_or_init(|| Arc::new(Layout::new(self.schema(), self.units()))).clone()
    }

    /// A session that evaluates [`RuleSet::units`] on the facts of `base`.
    pub fn session<'b>(&'static self, base: &'b FactBase) -> Session<'b> {
        Session::on(base, self.layout())
    }

    /// The units `compiled`, and those that work at run time for everything that they do not derive.
    pub fn with_compiled(&'static self, compiled: &[Unit<'static>]) -> Vec<Unit<'static>> {
        let is_compiled = |name: &str| compiled.iter().any(|unit| unit.derives.contains(&name));
        let all = evaluate::units(self.evaluations());
        let others = all.iter().filter(|unit| !unit.derives.iter().any(|name| is_compiled(name)));
        compiled.iter().chain(others).copied().collect()
    }

    /// Interns what the rules put into tuples; to be called on a base before it is asked.
    pub fn intern(&'static self, base: &mut FactBase) {
        run::intern(self.units(), base);
    }

    /// The relations that readers fill and facts directories hold: the inputs that `schema.dl` declares.
    pub fn fact_relations(&self) -> Vec<RelationId> {
        let (program, schema) = (self.program(), self.schema());
        let listing = schema.partition.and_then(|functions| schema[functions].listed_by);
        let file = |relation: RelationId| program.declared[relation.0 as usize].span.file;
        let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
        all.filter(|&id| schema[id].kind == RelationKind::Input)
            .filter(|&id| listing.is_some_and(|listing| file(listing) == file(id)))
            .collect()
    }
}

/// `program` with the limit `budget` for every relation that has one.
fn within(budget: Option<u32>, mut program: Program) -> Program {
    if let Some(tuples) = budget {
        program.schema.relations.iter_mut().filter_map(|it| it.limit.as_mut()).for_each(|n| *n = tuples);
    }
    program
}
