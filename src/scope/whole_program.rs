//! Points-to within a budget: beyond it, objects are merged.

use super::dependencies::dependencies;
use crate::{
    analysis::Analysis,
    program::Program,
    whole_program::{Budget, MemoryDetail},
};
use dfquery_engine::{check, diagnostic::Diagnostic, run::Session, schema::RelationId, syntax::Sources};
use std::borrow::Cow;

/// The relation whose tuples are counted.
const POINTS: &str = "points";

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
    match analysis.budget {
        _ if !program.may_merge => {}
        Budget::Kept => {
            let budget = dfquery_rules::budget().unwrap_or(BUDGET);
            rules.to_mut().declared[usize::from(points.0)].limit = Some(budget);
        }
        #[cfg(feature = "distributed")]
        Budget::Counted => {}
        #[cfg(feature = "distributed")]
        Budget::Exceeded => have_merged(program),
    }
}

/// Points-to, and at how many tuples of it objects are merged; none if `rules` do not limit it.
pub fn limited_points(rules: &check::Program) -> Option<(RelationId, usize)> {
    let points = rules.schema.relation(POINTS)?;
    let limit = rules.declared[usize::from(points.0)].limit?;
    Some((points, limit as usize))
}

/// Whether points-to has as many tuples as `rules` allow, so that some may be missing.
pub fn is_too_large(rules: &check::Program, session: &Session<'_>) -> bool {
    limited_points(rules).is_some_and(|(_, tuples)| session.whole(POINTS).len() >= tuples)
}

/// Has the next evaluation of `rules` merge objects, and says so.
pub fn merge(analysis: &Analysis, rules: &mut Cow<'_, check::Program>) {
    let tuples = lift_budget(rules.to_mut());
    analysis.forget();
    let program = &mut *analysis.program_mut();
    have_merged(program);
    tell_merged(program, tuples);
}

/// Takes the limit off points-to, and says at how many tuples it was.
pub fn lift_budget(rules: &mut check::Program) -> usize {
    let limited = limited_points(rules);
    limited.map_or(0, |(points, tuples)| {
        rules.declared[usize::from(points.0)].limit = None;
        tuples
    })
}

fn have_merged(program: &mut Program) {
    program.may_merge = false;
    MemoryDetail::Merged.fill(&mut program.base);
}

/// Says that objects of `program` are merged, since points-to has reached so many `tuples`.
pub fn tell_merged(program: &Program, tuples: usize) {
    let message = format!(
        "`points` reached {tuples} tuples: all memory is taken for one object, told apart by the types of accesses only",
    );
    let help =
        "`--budget-tuples N` raises the budget; `--memory-detail bytes` lifts it, `merged` merges at once";
    program.observer.messages(&[Diagnostic::warning(message).help(help)], &Sources::new());
}
