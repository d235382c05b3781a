//! Relations that follow edits of a program.
//!
//! Every edit makes another fact base, in which ids are other ones. What is kept from one to the next has ids of its own,
//! by name: an entity that keeps its name keeps its id. Of a function whose facts are as before nothing is looked at
//! again. Relations that are derived by function are derived again for the edited functions, and a dataflow, which is
//! kept, follows what changed in them and in the facts.

mod edits;
mod ids;
mod layers;

use crate::{
    analysis::{Analysis, Asked, RuleFile},
    error::Result,
    program::Program,
    requires::Requires,
    scope::Scope,
};
use dfquery_differential::kept::Changed;
use dfquery_engine::{base::Rows, schema::RelationId};
use edits::Edits;
use ids::{Ids, Translation};
use layers::Layers;
use rayon::prelude::*;

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
}

impl Watch {
    /// Follows the relations called `names`, built-in or of `rules`.
    pub fn new<N: Into<String>>(
        rules: impl IntoIterator<Item = RuleFile>,
        names: impl IntoIterator<Item = N>,
    ) -> Self {
        let (rules, names) = (rules.into_iter().collect(), names.into_iter().map(Into::into).collect());
        Watch { rules, names, ids: Ids::default(), edits: Edits::default(), layers: None }
    }

    /// How the relations differ from those of the program before; the first one has all rows.
    ///
    /// # Errors
    ///
    /// Wrong rules, unknown relations, and those that exist only while something is made: nothing has changed then.
    pub fn follow(&mut self, program: Program) -> Result<Answer> {
        let analysis = Analysis::new(program).with_rules(self.rules.clone()).forgetful();
        let names = self.names.clone();
        analysis.scoped(Asked::Relations(&names), |scope| {
            for &relation in &scope.asked {
                Requires::of(&scope.rules.schema, relation, scope.conversion)?;
            }
            Ok(self.update(scope))
        })
    }

    fn update(&mut self, scope: &Scope) -> Answer {
        self.ids.take_types(scope.base.record_types());
        let layers = self.layers.get_or_insert_with(|| Layers::new(scope, &mut self.ids));
        let found = self.edits.compare(scope, layers);
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
        Answer { removed: texts(-1), added: texts(1), functions: found.edited.len() }
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
