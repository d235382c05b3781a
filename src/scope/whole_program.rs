//! Points-to within a budget: beyond it, objects are merged.

use super::{
    dependencies::{dependencies, dependents},
    merging::Merged,
};
use crate::{
    analysis::Analysis,
    program::Program,
    whole_program::{Budget, MemoryDetail},
};
use dfquery_engine::{
    check,
    diagnostic::Diagnostic,
    run::{Cache, Session, Unit},
    schema::RelationId,
};
use dfquery_rules::relation::MergedObject;
use std::{
    borrow::Cow,
    sync::{Mutex, PoisonError},
};

/// The relation whose tuples are counted.
const POINTS: &str = "points";

/// The facts that say which bytes and objects are told apart.
const DETAIL: [&str; 2] = ["memory_detail", "merged_object"];

/// The most tuples of points-to that tells bytes of objects apart.
const BUDGET: u32 = 1_000_000;

/// Limits points-to in `rules` if `asked` follows from it, and if objects may be merged instead.
pub fn limit(analysis: &Analysis, rules: &mut Cow<'_, check::Program>, asked: &[RelationId]) {
    let Some(points) = rules.schema.relation(POINTS) else { return };
    if !dependencies(rules, asked).contains(&points) {
        return;
    }
    let program = &mut *analysis.program_mut();
    program.complete_for(rules, asked);
    let Budget { is_counted, is_exceeded } = analysis.budget;
    if program.coarser > 0 && is_exceeded {
        have_merged(program);
    } else if program.coarser > 0 && !is_counted {
        let budget = program.budget.or_else(|| program.rules.budget()).unwrap_or(BUDGET);
        rules.to_mut().schema.relations[usize::from(points.0)].limit = Some(budget);
    }
}

/// Returns true if `unit` derives a relation that `rules` limit: compiled rules do not stop there, the evaluator at run
/// time does.
pub fn is_limited(rules: &check::Program, unit: &Unit<'_>) -> bool {
    limited_points(rules).is_some() && unit.derives.contains(&POINTS)
}

/// Points-to, and at how many tuples of it objects are merged; none if `rules` do not limit it.
pub fn limited_points(rules: &check::Program) -> Option<(RelationId, usize)> {
    let points = rules.schema.relation(POINTS)?;
    Some((points, rules.schema[points].limit? as usize))
}

/// Returns true if points-to has as many tuples as `rules` allow, so that some may be missing.
pub fn is_too_large(rules: &check::Program, session: &Session<'_>) -> bool {
    limited_points(rules).is_some_and(|(_, tuples)| session.whole(POINTS).len() >= tuples)
}

/// Has the next evaluation of `rules` tell less apart, and returns what to say of that: `merged` is what the last one suggests.
/// Of what the last one has derived, `again` keeps what has nothing to do with objects.
pub fn merge(
    analysis: &Analysis,
    rules: &mut Cow<'_, check::Program>,
    again: &Mutex<Cache>,
    merged: Option<&Merged>,
) -> Option<Diagnostic> {
    let changed: Vec<RelationId> = DETAIL.iter().filter_map(|name| rules.schema.relation(name)).collect();
    let changed = dependents(rules, &changed);
    let keep = |relation: &str| rules.schema.relation(relation).is_some_and(|id| !changed.contains(&id));
    again.lock().unwrap_or_else(PoisonError::into_inner).retain(keep);
    analysis.forget_all_but(keep);
    let program = &mut *analysis.program_mut();
    let (_, tuples) = limited_points(rules)?;
    let Some(merged) = merged.filter(|_| program.coarser > 1) else {
        lift_budget(rules.to_mut());
        have_merged(program);
        return Some(all_merged(tuples));
    };
    program.coarser -= 1;
    merged.fill(&mut program.base);
    Some(too_many(tuples, &merged.summary()))
}

/// Takes the limit off points-to, and says at how many tuples it was.
pub fn lift_budget(rules: &mut check::Program) -> usize {
    let limited = limited_points(rules);
    limited.map_or(0, |(points, tuples)| {
        rules.schema.relations[usize::from(points.0)].limit = None;
        tuples
    })
}

fn have_merged(program: &mut Program) {
    program.coarser = 0;
    MemoryDetail::Merged.fill(&mut program.base);
    program.base.replace::<MergedObject>([]);
}

/// The warning that all objects are merged, since points-to has reached so many `tuples`.
pub fn all_merged(tuples: usize) -> Diagnostic {
    too_many(tuples, "all memory is taken for one object, told apart by the types of accesses only")
}

fn too_many(tuples: usize, consequence: &str) -> Diagnostic {
    let help =
        "`--budget-tuples N` raises the budget; `--memory-detail bytes` lifts it, `merged` merges at once";
    Diagnostic::warning(format!("`{POINTS}` reached {tuples} tuples: {consequence}")).help(help)
}
