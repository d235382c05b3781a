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

/// The relation of what values point to.
pub const POINTS: &str = "points";

/// The relations whose tuples are counted, each by itself: addresses that values may be, and those that memory may
/// hold. Memory of thousands of objects that hold each other's addresses has many times as many as values have.
const COUNTED: [&str; 2] = [POINTS, "holds_as"];

/// The facts that say which bytes and objects are distinguished.
const DETAIL: [&str; 2] = ["memory_detail", "merged_object"];

/// The most tuples of points-to that distinguishes bytes of objects.
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
        set_limits(rules.to_mut(), Some(budget));
    }
}

/// Returns true if `unit` derives a relation that `rules` limit: compiled rules do not stop there, the evaluator at run
/// time does.
pub fn is_limited(rules: &check::Program, unit: &Unit<'_>) -> bool {
    limited_points(rules).is_some() && unit.derives.iter().any(|name| is_counted(name))
}

/// Points-to, and at how many tuples of it objects are merged; none if `rules` do not limit it.
pub fn limited_points(rules: &check::Program) -> Option<(RelationId, usize)> {
    let points = rules.schema.relation(POINTS)?;
    Some((points, rules.schema[points].limit? as usize))
}

/// Returns true if the relation `name` is one of those whose tuples are counted.
pub fn is_counted(name: &str) -> bool {
    COUNTED.contains(&name)
}

/// Returns the relation of points-to that has as many tuples as `rules` allow, so that some may be missing.
pub fn too_large(rules: &check::Program, session: &Session<'_>) -> Option<&'static str> {
    let (_, tuples) = limited_points(rules)?;
    COUNTED.into_iter().find(|counted| session.whole(counted).len() >= tuples)
}

/// Has the next evaluation of `rules` distinguish less, as the last one had too many tuples of `counted`, and returns
/// what to say of that: `merged` is what the last one suggests. Of what the last one has derived, `again` keeps what
/// has nothing to do with objects.
pub fn merge(
    analysis: &Analysis,
    rules: &mut Cow<'_, check::Program>,
    again: &Mutex<Cache>,
    counted: &str,
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
        return Some(all_merged(counted, tuples));
    };
    program.coarser -= 1;
    merged.fill(&mut program.base);
    Some(too_many(counted, tuples, &merged.summary()))
}

/// Takes the limit off points-to, and says at how many tuples it was.
pub fn lift_budget(rules: &mut check::Program) -> usize {
    let limited = limited_points(rules);
    limited.map_or(0, |(_, tuples)| {
        set_limits(rules, None);
        tuples
    })
}

fn set_limits(rules: &mut check::Program, tuples: Option<u32>) {
    for counted in COUNTED.iter().filter_map(|name| rules.schema.relation(name)).collect::<Vec<_>>() {
        rules.schema.relations[usize::from(counted.0)].limit = tuples;
    }
}

fn have_merged(program: &mut Program) {
    program.coarser = 0;
    MemoryDetail::Merged.fill(&mut program.base);
    program.base.replace::<MergedObject>([]);
}

/// The warning that all objects are merged, since `counted` has reached `tuples` tuples.
pub fn all_merged(counted: &str, tuples: usize) -> Diagnostic {
    let consequence = "all memory is one object, in which only the types of accesses differ";
    too_many(counted, tuples, consequence)
}

fn too_many(counted: &str, tuples: usize, consequence: &str) -> Diagnostic {
    let help =
        "`--budget-tuples N` raises the budget; `--memory-detail bytes` lifts it, `merged` merges at once";
    Diagnostic::warning(format!("`{counted}` reached {tuples} tuples, so results are coarse: {consequence}"))
        .help(help)
}
