//! ascent and datafrog.

use crate::error::Result;
use dfquery_engine::run::Unit;
use dfquery_rules::RuleSet;

/// The units of `rules` that ascent evaluates.
pub fn ascent(rules: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Ok(dfquery_compiled::ascent(rules))
}

/// The same units by datafrog.
pub fn datafrog(rules: &'static RuleSet) -> Result<Vec<Unit<'static>>> {
    Ok(dfquery_compiled::datafrog(rules))
}
