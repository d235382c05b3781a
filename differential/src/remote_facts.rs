//! Facts that workers read themselves, instead of receiving them from the coordinator.

use crate::run_once::Take;
use dfquery_engine::{diagnostic::Diagnostic, schema::RelationId};
use serde::{Deserialize, Serialize};

/// Relations whose rows workers read by themselves.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Away {
    /// The relations.
    pub relations: Vec<RelationId>,
    /// The place of their rows, as the [`Load`] of the workers interprets it.
    pub place: String,
}

/// One of several shares of facts, each of which one thread reads.
#[derive(Clone, Copy, Debug)]
pub struct Share {
    /// Its number, from 0.
    pub number: usize,
    /// Number of shares.
    pub of: usize,
}

/// Reads a share of the facts, all shares together being all of them.
///
/// Errors  what is wrong with them, with places
pub type Load = fn(&Away, Share, &mut dyn Take) -> Result<(), Vec<Diagnostic>>;
