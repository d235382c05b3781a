//! A dfquery without the feature `distributed`: nothing is a dataflow.

use super::Scope;
use crate::{
    analysis::Analysis,
    cost::IndexCost,
    engines::{Away, Dataflows},
    program::Program,
    table::RowFormat,
};
use dfquery_engine::{base::FactBase, evaluate::Rules, schema::RelationId};
use std::path::Path;

pub fn index_costs(_: &Scope, _: &Dataflows) -> Vec<IndexCost> {
    Vec::new()
}

pub fn away(
    _: &Analysis,
    _: &Program,
    _: &FactBase,
    _: &Rules,
    _: &[RelationId],
    _: &[RelationId],
) -> Option<Away> {
    None
}

pub fn pass_on(_: &Scope, _: RelationId, _: &mut dyn FnMut(&[u32]) -> bool) -> bool {
    false
}

pub fn write_segments(_: &Scope, _: RelationId, _: &Path, _: RowFormat) -> bool {
    false
}
