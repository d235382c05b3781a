//! A dfquery without the feature `distributed`: no other processes help.

use crate::{analysis::Analysis, engines::Away, program::Program};
use dfquery_engine::{base::FactBase, evaluate::Rules, schema::RelationId};

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
