//! Flows that are known to be lost, each until it is found.

use super::programs::Flow;

/// Parts that a flow has when it is lost, at which levels, and the reason.
struct Known {
    parts: &'static [&'static str],
    /// A part of the level's name; empty for all.
    level: &'static str,
    why: &'static str,
}

const KNOWN: &[Known] = &[];

/// The reason for which it is known that a flow is lost at a level.
pub fn reason(flow: &Flow, level: &[&str]) -> Option<&'static str> {
    let level = level.join(" ");
    let has = |name: &&str| flow.parts.iter().any(|part| part.name == **name);
    let meant = |known: &&Known| known.parts.iter().all(|name| has(name)) && level.contains(known.level);
    KNOWN.iter().find(meant).map(|known| known.why)
}
