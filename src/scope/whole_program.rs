//! Points-to within a budget: beyond it, objects are merged.

use super::dependencies::dependencies;
use crate::{analysis::Analysis, whole_program::MemoryDetail};
use dfquery_engine::{check, diagnostic::Diagnostic, run::Session, schema::RelationId, syntax::Sources};
use std::{borrow::Cow, sync::PoisonError};

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
    if program.may_merge {
        let budget = dfquery_rules::budget().unwrap_or(BUDGET);
        rules.to_mut().declared[usize::from(points.0)].limit = Some(budget);
    }
}

/// Whether points-to has as many tuples as `rules` allow, so that some may be missing.
pub fn is_too_large(rules: &check::Program, session: &Session<'_>) -> bool {
    let limit = rules.schema.relation(POINTS).and_then(|points| rules.declared[usize::from(points.0)].limit);
    limit.is_some_and(|tuples| session.whole(POINTS).len() >= tuples as usize)
}

/// Has the next evaluation of `rules` merge objects, and says so.
pub fn merge(analysis: &Analysis, rules: &mut Cow<'_, check::Program>) {
    let points = rules.schema.relation(POINTS).expect("it is too large");
    let limit = rules.to_mut().declared[usize::from(points.0)].limit.take();
    if let Some(kept) = &analysis.kept {
        kept.lock().unwrap_or_else(PoisonError::into_inner).retain(|_| false);
    }
    let program = &mut *analysis.program_mut();
    program.may_merge = false;
    MemoryDetail::Merged.fill(&mut program.base);
    let message = format!(
        "`points` reached {} tuples: all memory is taken for one object, told apart by the types of accesses only",
        limit.unwrap_or_default(),
    );
    let help =
        "`--budget-tuples N` raises the budget; `--memory-detail bytes` lifts it, `merged` merges at once";
    program.observer.messages(&[Diagnostic::warning(message).help(help)], &Sources::new());
}
