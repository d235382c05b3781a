//! Relations that follow edits of a program.
//!
//! Every edit makes a new fact base with new ids. What is kept from one to the next has ids of its own,
//! by name: an entity that keeps its name keeps its id. A function whose facts are unchanged is not looked at
//! again. Relations that are derived by function are derived again for the edited functions, and a dataflow, which is
//! kept, follows what changed in them and in the facts.

mod answer;
mod base;
mod detail;
mod edits;
mod files;
mod ids;
mod layers;
mod reading;

pub use crate::stamp::{Stamp, stamp};
use crate::{
    analysis::{Analysis, Asked, Checked, RuleFile},
    error::{Error, Result},
    program::Program,
    scope::{
        Scope, checked,
        whole_program::{POINTS, all_merged, lift_budget, limited_points},
    },
    whole_program::Budget,
};
pub use answer::{Answer, ChangeTable, Row};
pub use base::Base;
use detail::Detail;
use dfquery_differential::standing_query::{Change, Changed};
use dfquery_engine::{base::Rows, cancel, check, evaluate::parts_named, schema::RelationId, syntax::Sources};
use edits::{Edits, Flow, Seen};
pub use files::Files;
use files::Revision;
use ids::{Ids, Translation};
use layers::{Extent, Layers};
use rayon::prelude::*;
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    path::PathBuf,
    sync::{Arc, OnceLock},
    time::{Duration, Instant},
};

/// Relations that follow edits of a program.
///
/// ```no_run
/// use dfquery::{Program, RuleFile, watch::Watch};
///
/// let mut watch = Watch::new([RuleFile::read("mine.dl")?], ["alerts"]);
/// watch.follow(Program::open(["kernel.ll"])?)?;
/// // The file is edited.
/// for row in watch.follow(Program::open(["kernel.ll"])?)?.added {
///     println!("+ {row}");
/// }
/// # Ok::<(), dfquery::Error>(())
/// ```
pub struct Watch {
    rules: Vec<RuleFile>,
    /// The folder of the `.input` relations of rules, if not that of the rule file.
    inputs: Option<PathBuf>,
    names: Vec<String>,
    /// The relations that are followed.
    asked: Vec<RelationId>,
    /// The rules, once they are checked.
    checked: Option<Arc<Checked>>,
    ids: Ids,
    edits: Edits,
    layers: Option<Layers>,
    detail: Detail,
    /// True if points-to was within a budget.
    is_limited: bool,
    /// The time that the first answer took, if there is one.
    took: Option<Duration>,
}

/// The factor by which a dataflow may take longer than the rules did, and a minimum.
const PATIENCE: (u32, Duration) = (5, Duration::from_secs(2));

/// The outcome of an edit.
enum Followed {
    Answer(Answer),
    /// The functions looked at lack facts that relations depend on.
    Lacks,
    /// Points-to has more tuples than the budget, so objects are to be merged.
    Exceeds(usize),
}

impl Watch {
    /// Follows the relations called `names`, built-in or of `rules`; without names the results of `rules`.
    pub fn new<N: Into<String>>(
        rules: impl IntoIterator<Item = RuleFile>,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        let (rules, names) = (rules.into_iter().collect(), names.into_iter().map(Into::into).collect());
        Watch {
            rules,
            inputs: None,
            names,
            asked: Vec::new(),
            checked: None,
            ids: Ids::default(),
            edits: Edits::default(),
            layers: None,
            detail: Detail::default(),
            is_limited: false,
            took: None,
        }
    }

    /// Says where the `.input` relations of rules are: `NAME.facts` or `NAME.csv` in `folder`, if not beside the rule file.
    pub fn with_inputs(mut self, folder: Option<PathBuf>) -> Self {
        self.inputs = folder;
        self
    }

    /// The changes of the relations since the previous program; the first answer has all rows.
    ///
    /// # Errors
    ///
    /// Wrong rules, unknown relations, and relations that exist only inside dfquery: nothing has changed then.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn follow(&mut self, program: Program) -> Result<Answer> {
        Ok(self.ask(program, &Seen::ALL, Extent::Ordered)?.expect("nothing is lacking"))
    }

    /// The changes of the relations by the edits of `files` since the previous call; the first answer has all rows.
    ///
    /// Only files that were saved are read, and of LLVM IR only the functions that were edited.
    ///
    /// # Errors
    ///
    /// As [`Watch::follow`], and files that cannot be read: nothing has changed then.
    pub fn follow_files(&mut self, files: &mut Files) -> Result<Answer> {
        let started = Instant::now();
        let revision = files.revision()?;
        let read = started.elapsed();
        let answer = self.follow_revision(files, &revision, true)?;
        let functions_read = revision.edited.len();
        files.take(revision);
        Ok(Answer { read, functions_read, ..answer })
    }

    /// Prepares to follow edits, as the second answer would else: relations of the whole program are derived as a whole at
    /// first, which is the fastest way there is, and by a dataflow from then on, unless that takes much longer.
    pub fn load(&mut self) {
        let Some(layers) = self.layers.as_mut().filter(|layers| layers.awaits_dataflow()) else { return };
        let Some(took) = self.took else { return };
        let (times, slack) = PATIENCE;
        layers.load(&self.edits.rows(&layers.reads), slack + times * took);
        match layers.dataflow {
            Some(_) => self.edits.forget(&layers.followed),
            None => self.detail.leave_open(),
        }
    }

    /// The differences of the relations of `files`, which are layered over a base, from those of the base.
    ///
    /// If only relations by function are asked for, only the functions that may differ are evaluated, before and after;
    /// and if the relations of the whole program read nothing that differs, they do not differ. Otherwise both programs
    /// are evaluated.
    ///
    /// # Errors
    ///
    /// As [`Watch::follow_files`].
    pub fn compare(&mut self, files: &mut Files) -> Result<Answer> {
        let started = Instant::now();
        let (before, after) = (files.present(), files.revision()?);
        let read = started.elapsed();
        let answer = match self.compare_functions(files, &before, &after)? {
            Some(answer) => answer,
            None => self.compare_programs(files, &before, &after)?,
        };
        let functions_read = after.edited.len();
        files.take(after);
        Ok(Answer { read, functions_read, ..answer })
    }

    /// The relations that are followed, with their rows in `answer`.
    pub fn tables(&self, answer: &Answer) -> Vec<ChangeTable> {
        let Some(checked) = &self.checked else { return Vec::new() };
        self.asked.iter().map(|&relation| answer.table(&checked.0.schema[relation])).collect()
    }

    /// The same, looking at both programs, of which points-to distinguishes the same.
    fn compare_programs(&mut self, files: &Files, before: &Revision, after: &Revision) -> Result<Answer> {
        self.detail = Detail::Open;
        loop {
            self.ids = Ids::default();
            self.begin_again();
            self.follow_revision(files, before, false)?;
            // It does not pay for one edit.
            self.layers.iter_mut().for_each(Layers::give_up);
            self.detail.leave_open();
            let was_limited = self.is_limited;
            let answer = self.follow_revision(files, after, true)?;
            if self.is_limited == was_limited {
                return Ok(answer);
            }
            self.detail = Detail::Settled;
        }
    }

    /// The same, looking only at functions that may differ; none if that is not enough.
    fn compare_functions(
        &mut self,
        files: &Files,
        before: &Revision,
        after: &Revision,
    ) -> Result<Option<Answer>> {
        let are_by_function = [before, after].iter().all(|side| files.are_asked_by_function(&side.files));
        if before.have_own_names || after.have_own_names || !are_by_function {
            return Ok(None);
        }
        let nothing = self.analysis(files.part(before, |_| false)?);
        let checked = self.check(&nothing)?;
        let named = parts_named(&checked.0);
        let gone: FxHashSet<&str> = after.gone.iter().map(String::as_str).collect();
        let is_wanted =
            |name: &str| after.edited.contains(name) || gone.contains(name) || named.contains(name);
        let some = Seen { dataflow: Flow::Idle, tells: false, ..Seen::ALL };
        if self.ask(files.part(before, is_wanted)?, &some, Extent::Edited)?.is_none() {
            return Ok(None);
        }
        let seen = Seen {
            edited: Some(&after.edited),
            gone: &after.gone,
            is_whole: false,
            dataflow: Flow::Still,
            tells: true,
        };
        self.ask(files.part(after, is_wanted)?, &seen, Extent::Edited)
    }

    /// The changes of the relations in `revision` of `files`; with the rows if `tells`.
    fn follow_revision(&mut self, files: &Files, revision: &Revision, tells: bool) -> Result<Answer> {
        let extent = self.layers.as_ref().map_or(Extent::Whole, |layers| layers.extent);
        let joined = || files.joined(revision);
        let all = Seen { tells, ..Seen::ALL };
        let mut answer = match extent {
            _ if revision.have_own_names => self.ask(joined()?, &all, Extent::Ordered)?,
            Extent::Edited if files.are_asked_by_function(&revision.files) => {
                self.follow_functions(files, revision)?
            }
            Extent::Edited | Extent::Whole => None,
            Extent::Ordered => self.ask(joined()?, &all, Extent::Ordered)?,
        };
        if answer.is_none() {
            let is_first = self.layers.is_none();
            let edited = if is_first { None } else { Some(&revision.edited) };
            let seen = Seen { edited, gone: &revision.gone, tells, ..Seen::ALL };
            answer = self.ask(files.whole(revision)?, &seen, Extent::Whole)?;
        }
        match answer {
            Some(answer) => Ok(answer),
            None => Ok(self.ask(joined()?, &all, Extent::Ordered)?.expect("nothing is lacking")),
        }
    }

    /// The same, looking at the edited functions only; none if that is not enough.
    fn follow_functions(&mut self, files: &Files, revision: &Revision) -> Result<Option<Answer>> {
        let checked = self.checked.clone().expect("the rules were checked at first");
        let named = parts_named(&checked.0);
        let is_wanted = |name: &str| revision.edited.contains(name) || named.contains(name);
        let program = files.part(revision, is_wanted)?;
        let seen =
            Seen { edited: Some(&revision.edited), gone: &revision.gone, is_whole: false, ..Seen::ALL };
        self.ask(program, &seen, Extent::Edited)
    }

    fn analysis(&self, mut program: Program) -> Analysis {
        // An edit of one function leaves what is followed of others as it was.
        program.convert_alone();
        Analysis::new(program).with_rules(self.rules.clone()).with_inputs(self.inputs.clone()).forgetful()
    }

    /// The rules, which are checked once.
    fn check(&mut self, analysis: &Analysis) -> Result<Arc<Checked>> {
        if self.checked.is_none() {
            let (rules, warnings) = checked(analysis, None)?;
            self.checked = Some(Arc::new((rules.into_owned(), warnings)));
        }
        Ok(self.checked.clone().expect("they were checked"))
    }

    /// The changes of the relations in `program`, of which `seen` is known; `None` if it lacks facts that they depend
    /// on.
    fn ask(&mut self, program: Program, seen: &Seen, extent: Extent) -> Result<Option<Answer>> {
        if seen.dataflow == Flow::Follows {
            self.load();
        }
        let started = Instant::now();
        let are_counted = self.layers.as_ref().is_some_and(|layers| layers.dataflow.is_some());
        let analysis = self.analysis(program).with_budget(self.detail.budget(are_counted));
        let known = self.check(&analysis)?;
        let analysis = analysis.with_checked(known);
        let names = self.names.clone();
        let asked = if names.is_empty() { Asked::Results } else { Asked::Relations(&names) };
        let followed = analysis.scoped(asked, |scope| {
            for &relation in &scope.asked {
                scope.requires(relation)?;
            }
            if self.layers.is_none() {
                // Warnings are reported once, and what is not asked for takes no time with each edit.
                let mut rules = restricted(scope.rules, &scope.dependencies(&scope.asked));
                lift_budget(&mut rules);
                self.checked = Some(Arc::new((rules, Vec::new())));
            }
            Ok::<_, Error>(self.update(scope, seen, extent))
        })?;
        match followed {
            Followed::Answer(answer) => {
                self.took.get_or_insert_with(|| started.elapsed());
                Ok(Some(answer))
            }
            Followed::Lacks => Ok(None),
            Followed::Exceeds(tuples) => {
                let program = analysis.into_program();
                program.observer.messages(&[all_merged(POINTS, tuples)], &Sources::new());
                self.detail.exceed();
                self.begin_again();
                self.ask(program, &Seen { tells: seen.tells, ..Seen::ALL }, extent)
            }
        }
    }

    /// Forgets the program, but not the names, and what was reported of it.
    fn begin_again(&mut self) {
        (self.edits, self.layers, self.took) = Default::default();
    }

    fn update(&mut self, scope: &Scope, seen: &Seen, extent: Extent) -> Followed {
        self.ids.take_types(scope.base.record_types());
        self.asked.clone_from(&scope.asked);
        let layers = self.layers.get_or_insert_with(|| Layers::new(scope, &mut self.ids));
        if layers.extent > extent {
            return Followed::Lacks;
        }
        let Some(found) = self.edits.compare(scope, layers, seen) else { return Followed::Lacks };
        let derived = derive(scope, layers, &found.edited);
        let mut whole = layers.others.clone();
        if seen.dataflow == Flow::Follows && layers.dataflow.is_none() {
            whole.extend(&layers.followed);
        }
        let mut translation = Translation::new(scope.base, &mut self.ids);
        let mut changes = self.edits.changes(scope, layers, &found, &derived, &whole, &mut translation);
        let inputs: Changed =
            changes.iter().filter(|(relation, ..)| layers.reads.contains(relation)).cloned().collect();
        match (seen.dataflow, &mut layers.dataflow) {
            (Flow::Follows, Some(dataflow)) => match dataflow.epoch(&inputs) {
                Some(derived) => changes.extend(derived),
                None => return Followed::Exceeds(layers.budget.map_or(0, |(_, tuples)| tuples)),
            },
            (Flow::Still, _) if !inputs.is_empty() => return Followed::Lacks,
            _ => {}
        }
        let functions = found.edited.len();
        changes.retain(|(relation, ..)| scope.asked.contains(relation));
        self.is_limited = limited_points(scope.rules).is_some();
        if matches!(self.detail, Detail::Open) {
            self.detail = match layers.budget {
                _ if !self.is_limited => Detail::Settled,
                Some(_) if layers.awaits_dataflow() => Detail::Bytes(FxHashSet::default()),
                _ => Detail::Open,
            };
        }
        let mut changes = self.detail.told(changes);
        if !seen.tells {
            changes.clear();
        }
        let named = |&relation: &RelationId| (relation, scope.rules.schema[relation].name.as_str().into());
        let names: FxHashMap<RelationId, Arc<str>> = scope.asked.iter().map(named).collect();
        let row = |(relation, row, _): &Change| {
            self.ids.row(&names[relation], &scope.rules.schema[*relation].columns, row)
        };
        let rows = |sign: i64| {
            let mut rows: Vec<Row> = changes.iter().filter(|row| row.2 == sign).map(row).collect();
            rows.sort_unstable();
            rows
        };
        Followed::Answer(Answer { removed: rows(-1), added: rows(1), functions, ..Answer::default() })
    }
}

impl Analysis {
    /// Takes the rules as `checked`, which they are.
    fn with_checked(mut self, checked: Arc<Checked>) -> Self {
        self.checked = Some(checked);
        self
    }

    /// Says who sees to it that points-to stays within its budget.
    fn with_budget(mut self, budget: Budget) -> Self {
        self.budget = budget;
        self
    }
}

/// The part of `rules` that derives the relations `needed`, which include all that they depend on.
fn restricted(rules: &check::Program, needed: &[RelationId]) -> check::Program {
    let needed: FxHashSet<RelationId> = needed.iter().copied().collect();
    let kept = |relations: &[RelationId]| -> Vec<RelationId> {
        relations.iter().copied().filter(|relation| needed.contains(relation)).collect()
    };
    let strata = |file: &check::FileRules| -> Vec<Vec<RelationId>> {
        let strata = file.strata.iter().map(|stratum| kept(stratum));
        strata.filter(|stratum| !stratum.is_empty()).collect()
    };
    let file = |file: &Arc<check::FileRules>| check::FileRules {
        id: file.id,
        derives: kept(&file.derives),
        reads: kept(&file.reads),
        strata: strata(file),
        rules: file.rules.iter().filter(|rule| needed.contains(&rule.head.relation)).cloned().collect(),
        mentioned: OnceLock::new(),
    };
    let files = rules.files.iter().map(file).filter(|file| !file.derives.is_empty()).map(Arc::new).collect();
    let (schema, declared, sources) = (rules.schema.clone(), rules.declared.clone(), rules.sources.clone());
    check::Program { schema, declared, files, sources }
}

/// The rows of what is derived by function, in the edited ones, by relation.
fn derive(scope: &Scope, layers: &Layers, edited: &[u32]) -> Vec<Vec<Rows>> {
    let names: Vec<&str> =
        layers.by_function.iter().map(|&relation| scope.rules.schema[relation].name.as_str()).collect();
    if names.is_empty() || edited.is_empty() {
        return edited.iter().map(|_| Vec::new()).collect();
    }
    scope.session.prepare(names.iter().copied());
    let of_part = |&part: &u32| {
        let part = scope.session.part(part);
        names.iter().map(|name| part.relation(name).clone()).collect()
    };
    edited.par_iter().map(cancel::carried(of_part)).collect()
}
