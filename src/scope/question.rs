//! The rules of one question: ours, those of the user, and what is asked.

use super::{dependencies::dependents, whole_program::POINTS};
use crate::{
    analysis::{Analysis, Asked, RuleFile},
    divergence,
    error::{Error, Result},
    observer::Observer,
    requires::{self, Requires},
};
use dfquery_engine::{
    check::{self, QUERY},
    diagnostic::{Diagnostic, Place},
    schema::{Relation, RelationId, RelationKind},
    syntax::{FILES, FileId, Sources},
};
use dfquery_rules::RuleSet;
use rustc_hash::FxHashSet;
use std::{borrow::Cow, collections::BTreeSet};

/// The file name that places in a query have.
pub const QUERY_FILE: &str = "query";

/// The checked rules, ours, those of the user, and the query, with warnings.
pub fn checked(
    analysis: &Analysis,
    query: Option<&str>,
) -> Result<(Cow<'static, check::Program>, Vec<Diagnostic>)> {
    of_files(analysis.program().rules, &analysis.rules, query)
}

/// The checked rules, ours, those of `files`, and the query, with warnings.
pub fn of_files(
    ours: &'static RuleSet,
    files: &[RuleFile],
    query: Option<&str>,
) -> Result<(Cow<'static, check::Program>, Vec<Diagnostic>)> {
    if files.is_empty() && query.is_none() {
        return Ok((Cow::Borrowed(ours.program()), Vec::new()));
    }
    let mut sources: Sources = ours.program().sources.clone();
    if sources.iter().count() + files.len() + 1 > FILES {
        return Err(Error::message(format!("more than {FILES} rule files, including the built-in ones")));
    }
    sources.end_library(ours.names().clone());
    for file in files {
        sources.add(file.name.as_str(), file.text.as_str());
    }
    let query: Option<FileId> = query.map(|text| sources.add(QUERY_FILE, text));
    let (program, mut problems) = check::extending(ours.program(), sources.clone(), query);
    let Some(mut program) = program else {
        problems.retain(Diagnostic::is_error);
        return Err(Error::Invalid { messages: problems, sources });
    };
    let own = ours.schema().relations.len()..program.schema.relations.len();
    let inputs = own.filter(|&at| program.schema.relations[at].kind == RelationKind::Input);
    inputs.collect::<Vec<_>>().into_iter().for_each(|at| program.give(RelationId(at as u16)));
    if ours.is_empty() {
        program.store_as_souffle();
    }
    Ok((Cow::Owned(program), problems))
}

/// Warnings about relations of `files` that have the names of ours which people ask for, unless ours are named there too;
/// those from number `first` on are theirs.
pub fn hiding(program: &check::Program, first: usize, files: &[RuleFile]) -> Vec<Diagnostic> {
    let own = program.schema.relations.iter().enumerate().skip(first);
    let names_ours = |name: &str| files.iter().any(|file| file.text.contains(&format!(".{name}(")));
    let hides = own
        .filter(|(_, relation)| dfquery_rules::is_asked_for(&relation.shown) && !names_ours(&relation.shown));
    let warning = |(at, relation): (usize, &Relation)| {
        let name = &relation.shown;
        Diagnostic::warning(format!("`{name}` hides the built-in relation of this name"))
            .at(program.sources.place(program.declared[at].span))
            .help("give it another name, if you do not mean to replace that one")
    };
    hides.map(warning).collect()
}

/// The relations that are `asked` for; of rule files by themselves their results.
pub fn requested(rules: &check::Program, analysis: &Analysis, asked: Asked) -> Result<Vec<RelationId>> {
    match asked {
        Asked::Nothing => Ok(Vec::new()),
        Asked::Query(_) => Ok(rules.schema.relation(QUERY).into_iter().collect()),
        Asked::Relations(names) => names.iter().map(|name| requires::find(rules, name)).collect(),
        Asked::Front => Ok(front(rules, analysis)),
        Asked::Compared => Ok(compared(rules, analysis)),
        Asked::Results => results(rules, analysis),
    }
}

/// The facts, the results of users, and the relations that people start with, those about lanes only for a GPU; or all
/// that is derived from nothing else, steps on the way to results too, if `analysis` has internals.
fn front(rules: &check::Program, analysis: &Analysis) -> Vec<RelationId> {
    let program = analysis.program();
    let (ours, schema) = (program.rules, &rules.schema);
    let facts = ours.fact_relations();
    let has_lanes = divergence::has_lanes(&program.base);
    let topics = dfquery_rules::front_row().into_iter();
    let topics = topics.filter(|(topic, _)| has_lanes || *topic != dfquery_rules::LANES);
    let front: BTreeSet<&str> = topics.flat_map(|(_, names)| names).collect();
    let is_own = |id: &RelationId| !rules.sources.is_library(rules.file_of(*id));
    let is_fit = |id: &RelationId| match schema[*id].kind {
        RelationKind::Input => facts.contains(id),
        RelationKind::Derived => {
            analysis.internals || front.contains(&*schema[*id].name) || is_own(id) && rules.is_public(*id)
        }
        RelationKind::Inline => false,
    };
    let needs_facts = |id: &RelationId| {
        Requires::of(ours, schema, *id, analysis.conversion).is_ok_and(|requires| requires == Requires::Facts)
    };
    let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
    all.filter(is_fit).filter(needs_facts).collect()
}

/// Those of [`front`] that do not wait for points-to analysis; with internals all of them.
fn compared(rules: &check::Program, analysis: &Analysis) -> Vec<RelationId> {
    let waiting = waiting(rules, analysis);
    front(rules, analysis).into_iter().filter(|id| !waiting.contains(id)).collect()
}

/// The names of the relations that a comparison leaves out where none is named.
pub fn not_compared(rules: &check::Program, analysis: &Analysis) -> Vec<String> {
    let waiting = waiting(rules, analysis);
    let left_out = front(rules, analysis).into_iter().filter(|id| waiting.contains(id));
    left_out.map(|id| rules.schema[id].shown.clone()).collect()
}

/// The relations that wait for points-to analysis, unless `analysis` has internals.
fn waiting(rules: &check::Program, analysis: &Analysis) -> FxHashSet<RelationId> {
    let points = rules.schema.relation(POINTS).filter(|_| !analysis.internals);
    dependents(rules, points.as_slice())
}

fn results(rules: &check::Program, analysis: &Analysis) -> Result<Vec<RelationId>> {
    let own = analysis.program().rules.schema().relations.len()..rules.schema.relations.len();
    let results: Vec<RelationId> =
        own.filter(|&at| rules.declared[at].is_result()).map(|at| RelationId(at as u16)).collect();
    if results.is_empty() {
        let names: Vec<String> = analysis.rules.iter().map(|file| format!("`{}`", file.name)).collect();
        return Err(Error::with_help(
            format!("{} has no `.output`, and there is no query", names.join(", ")),
            "mark a result with `.output NAME`, or print a relation with --relation NAME",
        ));
    }
    Ok(results)
}

/// Tells of `warnings`, but not that nothing uses what is `asked` for.
pub fn warn(rules: &check::Program, warnings: &[Diagnostic], asked: &[RelationId], observer: &dyn Observer) {
    let place = |id: &RelationId| rules.sources.place(rules.declared[usize::from(id.0)].span);
    let places: Vec<Place> = asked.iter().map(place).collect();
    let mut told = warnings.to_vec();
    told.retain(|warning| warning.place.as_ref().is_none_or(|place| !places.contains(place)));
    observer.messages(&told, &rules.sources);
}
