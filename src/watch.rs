//! Relations that follow edits of a program.
//!
//! Every edit makes another fact base, in which ids are other ones. What is kept from one to the next has ids of its own,
//! by name: an entity that keeps its name keeps its id. Of a function whose facts are as before nothing is looked at
//! again. Relations that are derived by function are derived again for the edited functions, and a dataflow, which is
//! kept, follows what changed in them and in the facts.

mod edits;
mod files;
mod ids;
mod layers;

use crate::{
    analysis::{Analysis, Asked, Checked, RuleFile},
    error::Result,
    program::Program,
    requires::Requires,
    scope::{Scope, checked},
};
use dfquery_differential::kept::Changed;
use dfquery_engine::{base::Rows, evaluate::parts_named, schema::RelationId};
use edits::{Edits, Seen};
pub use files::Files;
use files::Revision;
use ids::{Ids, Translation};
use layers::{Extent, Layers};
use rayon::prelude::*;
use std::{
    sync::Arc,
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
    names: Vec<String>,
    /// The rules, once they are checked.
    checked: Option<Arc<Checked>>,
    ids: Ids,
    edits: Edits,
    layers: Option<Layers>,
}

/// How relations changed.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Answer {
    /// The rows that are no longer there: `relation(cell, cell)`, sorted.
    pub removed: Vec<String>,
    /// The rows that were not there before.
    pub added: Vec<String>,
    /// How many functions were new or other ones, so that rules by function were evaluated for them.
    pub functions: usize,
    /// How many functions were read, of [`Files`].
    pub functions_read: usize,
    /// How long reading took, of [`Files`].
    pub read: Duration,
}

impl Watch {
    /// Follows the relations called `names`, built-in or of `rules`.
    pub fn new<N: Into<String>>(
        rules: impl IntoIterator<Item = RuleFile>,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        let (rules, names) = (rules.into_iter().collect(), names.into_iter().map(Into::into).collect());
        Watch { rules, names, checked: None, ids: Ids::default(), edits: Edits::default(), layers: None }
    }

    /// How the relations differ from those of the program before; the first one has all rows.
    ///
    /// # Errors
    ///
    /// Wrong rules, unknown relations, and those that exist only while something is made: nothing has changed then.
    #[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
    pub fn follow(&mut self, program: Program) -> Result<Answer> {
        let all = Seen { edited: None, gone: &[], is_whole: true };
        Ok(self.ask(program, &all, Extent::Ordered)?.expect("nothing is lacking"))
    }

    /// How the relations differ after the edits of `files` since they were followed last; at first it has all rows.
    ///
    /// Only files that were saved are read, and of LLVM IR only the functions that were edited.
    ///
    /// # Errors
    ///
    /// As [`Watch::follow`], and files that cannot be read: nothing has changed then.
    pub fn follow_files(&mut self, files: &mut Files) -> Result<Answer> {
        let started = Instant::now();
        let extent = self.layers.as_ref().map_or(Extent::Whole, |layers| layers.extent);
        let revision = files.revision()?;
        let read = started.elapsed();
        let mut answer = match extent {
            _ if revision.have_own_names => Some(self.follow(files.open()?)?),
            Extent::Edited if files.are_asked_by_function() => self.follow_functions(files, &revision)?,
            Extent::Edited | Extent::Whole => None,
            Extent::Ordered => Some(self.follow(files.open()?)?),
        };
        if answer.is_none() {
            let is_first = self.layers.is_none();
            let edited = if is_first { None } else { Some(&revision.edited) };
            let seen = Seen { edited, gone: &revision.gone, is_whole: true };
            answer = self.ask(files.whole(&revision)?, &seen, Extent::Whole)?;
        }
        let answer = match answer {
            Some(answer) => answer,
            None => self.follow(files.open()?)?,
        };
        let functions_read = revision.edited.len();
        files.take(revision);
        Ok(Answer { read, functions_read, ..answer })
    }

    /// The same, looking at the edited functions only; none if that is not enough.
    fn follow_functions(&mut self, files: &Files, revision: &Revision) -> Result<Option<Answer>> {
        let checked = self.checked.clone().expect("the rules were checked at first");
        let named = parts_named(&checked.0);
        let is_wanted = |name: &str| revision.edited.contains(name) || named.contains(name);
        let program = files.part(revision, is_wanted)?;
        let seen = Seen { edited: Some(&revision.edited), gone: &revision.gone, is_whole: false };
        self.ask(program, &seen, Extent::Edited)
    }

    /// How the relations differ in `program`, of which is known what was `seen`; none if it lacks what they follow from.
    fn ask(&mut self, program: Program, seen: &Seen, extent: Extent) -> Result<Option<Answer>> {
        let mut analysis = Analysis::new(program).with_rules(self.rules.clone()).forgetful();
        let is_first = self.checked.is_none();
        let known = match self.checked.take() {
            Some(known) => known,
            None => {
                let (rules, warnings) = checked(&analysis, None)?;
                Arc::new((rules.into_owned(), warnings))
            }
        };
        analysis = analysis.with_checked(known.clone());
        // Of warnings is told once.
        self.checked = Some(if is_first { Arc::new((known.0.clone(), Vec::new())) } else { known });
        let names = self.names.clone();
        analysis.scoped(Asked::Relations(&names), |scope| {
            for &relation in &scope.asked {
                Requires::of(&scope.rules.schema, relation, scope.conversion)?;
            }
            Ok(self.update(scope, seen, extent))
        })
    }

    fn update(&mut self, scope: &Scope, seen: &Seen, extent: Extent) -> Option<Answer> {
        self.ids.take_types(scope.base.record_types());
        let layers = self.layers.get_or_insert_with(|| Layers::new(scope, &mut self.ids));
        if layers.extent == Extent::Ordered && extent != Extent::Ordered {
            return None;
        }
        let found = self.edits.compare(scope, layers, seen)?;
        let derived = derive(scope, layers, &found.edited);
        let mut translation = Translation::new(scope.base, &mut self.ids);
        let mut changes = self.edits.changes(scope, layers, &found, &derived, &mut translation);
        let inputs: Changed =
            changes.iter().filter(|(relation, ..)| layers.reads.contains(relation)).cloned().collect();
        changes.extend(layers.dataflow.epoch(&inputs));
        changes.retain(|(relation, ..)| scope.asked.contains(relation));
        let text = |row: &(RelationId, Vec<u32>, i64)| self.ids.row(&scope.rules.schema[row.0], &row.1);
        let texts = |sign: i64| {
            let mut texts: Vec<String> = changes.iter().filter(|row| row.2 == sign).map(text).collect();
            texts.sort_unstable();
            texts
        };
        let (removed, added, functions) = (texts(-1), texts(1), found.edited.len());
        Some(Answer { removed, added, functions, ..Answer::default() })
    }
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
    edited.par_iter().map(of_part).collect()
}
