//! The assumptions that an answer rests on: the rows of `unfollowed`, by analysis.

use super::dependencies::dependencies;
use dfquery_engine::{
    check::{self, Literal, Term},
    diagnostic::Diagnostic,
    plural::counted,
    schema::RelationId,
};
use std::collections::BTreeMap;

/// The relation that names them all.
const UNFOLLOWED: &str = "unfollowed";

/// The line of a text that names the relations which answers of an analysis follow from.
const CONCERNS: &str = "Concerns:";

/// As many names stand in a warning.
const NAMED: usize = 5;

/// An analysis that tells what it does not follow.
#[derive(Debug)]
pub struct Incomplete {
    /// Its name in `unfollowed`.
    pub name: String,
    /// The relation of its rows: an entity and a reason.
    pub rows: RelationId,
    /// The reasons that there are, in the order of its rules.
    pub reasons: Vec<String>,
    /// The relations that its answers follow from.
    concerns: Vec<RelationId>,
}

/// The analyses of `rules` that tell what they do not follow.
pub fn incomplete(rules: &check::Program) -> Vec<Incomplete> {
    let Some(unfollowed) = rules.schema.relation(UNFOLLOWED) else { return Vec::new() };
    let analysis = |rule: &check::Rule| {
        let [Term::Text(name), ..] = &rule.head.terms[..] else { return None };
        let [Literal::Atom(read)] = &rule.body[..] else { return None };
        let doc = &rules.schema[read.relation].doc;
        let named = doc.lines().find_map(|line| line.strip_prefix(CONCERNS)).unwrap_or_default();
        let concerns = named.split(',').filter_map(|name| rules.schema.relation(name.trim())).collect();
        Some(Incomplete {
            name: name.clone(),
            rows: read.relation,
            reasons: reasons(rules, read.relation),
            concerns,
        })
    };
    rules_of(rules, unfollowed).filter_map(analysis).collect()
}

/// The analyses that tell what they do not follow, and from which `asked` follows by `rules`.
pub fn concerned(rules: &check::Program, asked: &[RelationId]) -> Vec<Incomplete> {
    let needed = dependencies(rules, asked);
    let is_needed = |analysis: &Incomplete| analysis.concerns.iter().any(|id| needed.contains(id));
    incomplete(rules).into_iter().filter(is_needed).collect()
}

/// The texts in the last column of the heads of `relation`, each once.
fn reasons(rules: &check::Program, relation: RelationId) -> Vec<String> {
    let mut reasons = Vec::new();
    for rule in rules_of(rules, relation) {
        if let Some(Term::Text(reason)) = rule.head.terms.last()
            && !reasons.contains(reason)
        {
            reasons.push(reason.clone());
        }
    }
    reasons
}

fn rules_of(rules: &check::Program, relation: RelationId) -> impl Iterator<Item = &check::Rule> {
    rules.files.iter().flat_map(|file| &file.rules).filter(move |rule| rule.head.relation == relation)
}

/// The warning about what `analysis` does not follow, by reason the entities, if it is anything.
pub(super) fn warning(analysis: &Incomplete, found: &BTreeMap<String, Vec<String>>) -> Option<Diagnostic> {
    let count: usize = found.values().map(Vec::len).sum();
    let reasons: Vec<String> =
        found.iter().map(|(reason, entities)| format!("{reason} ({})", listed(entities))).collect();
    let places = counted(count, "place");
    let message = format!("`{}` does not follow {places}: {}", analysis.name, reasons.join("; "));
    (count > 0).then(|| Diagnostic::warning(message).help(help(&analysis.name)))
}

/// `a`, `b` and 3 more
pub(super) fn listed(names: &[String]) -> String {
    let some: Vec<String> = names.iter().take(NAMED).map(|name| format!("`{name}`")).collect();
    match names.len() - some.len() {
        0 => some.join(", "),
        others => format!("{} and {others} more", some.join(", ")),
    }
}

/// What to do about what `analysis` does not follow.
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
