//! The assumptions that an answer rests on: the rows of `unfollowed`, by analysis.

use super::dependencies::dependencies;
use dfquery_engine::{
    check::{self, Term},
    diagnostic::Diagnostic,
    plural::counted,
    schema::RelationId,
};
use std::collections::{BTreeMap, BTreeSet};

/// The line that makes a relation the rows of an analysis begins so: `Analysis: points, of points` has its name, and a relation
/// from which its answers follow.
const ANALYSIS: &str = "Analysis:";

/// The line of a text that says that another warning covers the rows.
const TOLD: &str = "Told:";

/// As many names stand in a warning.
const NAMED: usize = 5;

/// An analysis that reports what it does not follow.
#[derive(Debug)]
pub struct Incomplete {
    /// Its name in `unfollowed`.
    pub name: String,
    /// The relation of its rows: an entity and a reason.
    pub rows: RelationId,
    /// The reasons that there are, in the order of its rules.
    pub reasons: Vec<String>,
    /// True if a warning of another kind covers its rows.
    pub is_told: bool,
    /// The relation from which its answers follow, if questions are answered by it.
    pub core: Option<RelationId>,
}

/// The analyses of `rules` that report what they do not follow.
pub fn incomplete(rules: &check::Program) -> Vec<Incomplete> {
    let all = (0..rules.schema.relations.len()).map(|at| RelationId(at as u16));
    let analysis = |rows: RelationId| {
        let doc = &rules.schema[rows].doc;
        let line = doc.lines().find_map(|line| line.strip_prefix(ANALYSIS))?;
        let (name, core) = line.split_once(", of ").unwrap_or((line, ""));
        Some(Incomplete {
            name: name.trim().to_owned(),
            rows,
            reasons: reasons(rules, rows),
            is_told: doc.lines().any(|line| line.starts_with(TOLD)),
            core: rules.schema.relation(core.trim()),
        })
    };
    all.filter_map(analysis).collect()
}

/// The analyses that report what they do not follow, and from which `asked` follows by `rules`.
pub fn concerned(rules: &check::Program, asked: &[RelationId]) -> Vec<Incomplete> {
    among(rules, &dependencies(rules, asked))
}

/// Those whose rows are reported with an answer to `asked`: neither asked for, nor covered by another warning.
pub(super) fn to_tell(rules: &check::Program, asked: &[RelationId]) -> Vec<Incomplete> {
    let needed = dependencies(rules, asked);
    let mut found = among(rules, &needed);
    found.retain(|analysis| !analysis.is_told && !needed.contains(&analysis.rows));
    found
}

/// The analyses whose answers are among the relations `needed`.
fn among(rules: &check::Program, needed: &[RelationId]) -> Vec<Incomplete> {
    let is_needed = |analysis: &Incomplete| analysis.core.is_some_and(|id| needed.contains(&id));
    incomplete(rules).into_iter().filter(is_needed).collect()
}

/// The texts in the last column of the heads of `relation`, each once.
fn reasons(rules: &check::Program, relation: RelationId) -> Vec<String> {
    let mut reasons = Vec::new();
    for rule in rules.files.iter().flat_map(|file| &file.rules) {
        if rule.head.relation == relation
            && let Some(Term::Text(reason)) = rule.head.terms.last()
            && !reasons.contains(reason)
        {
            reasons.push(reason.clone());
        }
    }
    reasons
}

/// The warning about what `analysis` does not follow, by reason the entities.
pub(super) fn warning(analysis: &str, found: &BTreeMap<String, BTreeSet<String>>) -> Diagnostic {
    let count: usize = found.values().map(BTreeSet::len).sum();
    let reason = |(reason, entities): (&String, &BTreeSet<String>)| {
        format!("{reason} ({})", listed(&entities.iter().collect::<Vec<_>>()))
    };
    let reasons: Vec<String> = found.iter().map(reason).collect();
    let message = format!("`{analysis}` does not follow {}: {}", counted(count, "place"), reasons.join("; "));
    Diagnostic::warning(message).help(help(analysis))
}

/// `a`, `b` and 3 more
pub(super) fn listed<T: std::fmt::Display>(names: &[T]) -> String {
    let some: Vec<String> = names.iter().take(NAMED).map(|name| format!("`{name}`")).collect();
    match names.len() - some.len() {
        0 => some.join(", "),
        others => format!("{} and {others} more", some.join(", ")),
    }
}

/// The help about entities that `analysis` does not follow.
fn help(analysis: &str) -> String {
    let list = format!("`--query 'unfollowed(\"{analysis}\", Entity, Reason)'` lists them");
    match analysis {
        "divergence" => format!(
            "{list}; `--divergence-source f/%x=uniform` or `=1` says what a value is, `--interprocedural` follows calls"
        ),
        "points" => format!("{list}; `--models FILE` says what functions do, see docs/whole-program.md"),
        _ => list,
    }
}
