//! A dfquery without the feature `compiled`.

use super::without;
use crate::error::Result;
use dfquery_engine::run::Unit;
use dfquery_rules::RuleSet;

pub fn ascent(_: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Err(without("ascent", "compiled"))
}

pub fn datafrog(_: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Err(without("datafrog", "compiled"))
}
