//! Questions that other processes help to answer.

pub(crate) mod deriving;

use crate::{
    analysis::Analysis,
    engines::{Away, Engine},
    program::Program,
    shards::away,
};
use dfquery_engine::{base::FactBase, evaluate::Rules, schema::RelationId};

/// The relations that workers in other processes read by themselves: facts left in the shards of `base`, the `given`
/// inputs there, and relations that follow from these alone and that the `needed` ones are derived from.
pub fn away(
    analysis: &Analysis,
    program: &Program,
    base: &FactBase,
    evaluated: &Rules,
    given: &[RelationId],
    needed: &[RelationId],
) -> Option<Away> {
    let rules = evaluated.program();
    let shards = program.shards.as_ref().filter(|_| matches!(analysis.engine, Engine::Processes(_)))?;
    let is_left = |id: &RelationId| {
        base.schema().relation(&rules.schema[*id].name).is_some_and(|relation| base.is_left(relation))
    };
    let all = (0..rules.schema.relations.len()).map(|at| RelationId(at as u16));
    let facts: Vec<RelationId> = all.filter(is_left).collect();
    let (ours, files) = (program.rules, &analysis.rules[..]);
    let asking = deriving::Asking { base, shards, rules: evaluated, ours, files, given };
    away::kept(shards, &rules.schema, &facts, given, asking.derived(needed))
}
