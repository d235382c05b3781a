//! A dfquery without the feature `compiled`.

use crate::error::{Error, Result};
use dfquery_engine::run::Unit;
use dfquery_rules::RuleSet;

pub fn ascent(_: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Err(Error::not_built("ascent", "compiled"))
}

pub fn datafrog(_: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Err(Error::not_built("datafrog", "compiled"))
}
