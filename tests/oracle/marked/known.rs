//! Flows that are known to be lost, each until it is found.

/// Parts that a flow has when it is lost, at which levels, and the reason.
pub struct Known {
    pub parts: &'static [&'static str],
    /// A part of the level's name; empty for all.
    pub level: &'static str,
    pub why: &'static str,
}

pub const KNOWN: &[Known] = &[];
