//! Reasons: why tuples hold, and what is missing for those that do not.

mod absence;
mod data;
mod detour;
mod dot;
mod json;
mod missing;
mod outline;
mod path;
mod question;
mod text;
mod words;

use crate::{notes::Notes, scope::Scope};
pub use data::{By, Counted, Premise, Proof, Step, Tuple, Under};
use dfquery_engine::{
    explain::{self, Explainer, How},
    schema::RelationId,
};
pub use missing::{Absent, Cut, Miss, Missing, Near};
pub use path::{Event, Path};
use question::Question;
use std::{
    collections::HashSet,
    fmt,
    io::{self, Write},
};
pub(crate) use text::DEPTH;
pub(crate) use words::{Words, without_step};

impl Proof {
    /// The proof of the tuples that the question of `scope` asks about; `None` if none holds.
    pub fn of(scope: &Scope) -> Option<Proof> {
        Proof::of_first(scope, usize::MAX).map(|(proof, _)| proof)
    }

    /// The proof of the first `most` of these tuples, and their number.
    pub fn of_first(scope: &Scope, most: usize) -> Option<(Proof, usize)> {
        let explainer = Explainer::new(scope.evaluator, scope.session);
        let parts = scope.selected.then_some(&scope.parts[..]);
        let (proof, tuples) = Question::of(scope).proof(scope, &explainer, parts, most)?;
        let words = Words::new(scope);
        let mut notes = Notes::wanted(scope);
        let steps = proof.steps.iter().map(|step| step_of(&words, notes.as_mut(), step)).collect();
        Some((Proof { roots: proof.roots.clone(), steps }, tuples))
    }

    /// Writes trees for the eye, folded below `depth` levels; 0 folds nothing.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(&self, out: &mut dyn Write, depth: usize) -> io::Result<()> {
        text::write(out, &text::outline(self), depth)
    }

    /// Writes all steps as JSON, schema `dfquery-proof/1`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        json::write(out, self)
    }

    /// Writes one graph of all steps for Graphviz.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_dot(&self, out: &mut dyn Write) -> io::Result<()> {
        dot::write(out, self)
    }
}

impl fmt::Display for Proof {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        self.write_text(&mut text, text::DEPTH).map_err(|_| fmt::Error)?;
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}

/// The relation that the question of `scope` asks about, and its tuples that fit.
pub(crate) fn asked(scope: &Scope) -> (RelationId, Vec<Vec<u32>>) {
    let explainer = Explainer::new(scope.evaluator, scope.session);
    let asked = Question::of(scope);
    let rows = asked.rows(scope, &explainer, scope.selected.then_some(&scope.parts[..]));
    (asked.relation, rows)
}

/// Returns true if proofs of `relation` may tell paths: it follows from what is documented as a step.
pub(crate) fn tells_paths(scope: &Scope, relation: RelationId) -> bool {
    let below: HashSet<RelationId> = scope.dependencies(&[relation]).into_iter().collect();
    let rules = scope.rules.files.iter().flat_map(|file| &file.rules);
    let mut of_rules = rules.filter(|rule| below.contains(&rule.head.relation)).map(|rule| &rule.doc);
    let mut of_relations = below.iter().map(|&id| &scope.rules.schema[id].doc);
    of_relations.any(|doc| words::is_step(doc)) || of_rules.any(|doc| words::is_step(doc))
}

fn step_of(words: &Words, notes: Option<&mut Notes>, step: &explain::Step) -> Step {
    let by = match &step.how {
        How::Given => None,
        How::Rule { rule, values, premises } => {
            let met = rule.body.iter().zip(premises);
            let premises = met.map(|(literal, premise)| match premise {
                explain::Premise::Tuple(step) => Premise::Step(*step),
                explain::Premise::Absent(relation, pattern) => {
                    Premise::Absent(words.pattern(*relation, pattern))
                }
                explain::Premise::Compare(..) => Premise::Compare(words.literal(rule, values, literal)),
                explain::Premise::Aggregate(result, all) => Premise::Aggregate {
                    text: words.literal(rule, values, literal),
                    result: *result,
                    over: all.iter().map(|one| counted(words, one)).collect(),
                },
            });
            let premises = premises.collect();
            let under = words.under(step);
            Some(By { rule: words.place(rule), round: step.round, premises, under })
        }
    };
    let mentions = notes.map(|notes| notes.mentions(words.named_cells(step))).unwrap_or_default();
    let tuple = words.whole(step);
    Step { tuple, says: words.says(step), location: words.location(step), mentions, by }
}

fn counted(words: &Words, counted: &explain::Counted) -> Counted {
    let tuples = counted.tuples.iter();
    let tuples =
        tuples.map(|(relation, row)| words.pattern(*relation, &row.iter().copied().map(Some).collect()));
    Counted { value: counted.value, tuples: tuples.collect() }
}
