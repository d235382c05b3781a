//! Flows that are known to be lost, each until it is found.

use super::programs::Flow;

/// Parts that a flow has when it is lost, what is in the name of the level at which it is, and the reason.
type Known = (&'static [&'static str], &'static str, &'static str);

const KNOWN: &[Known] = &[];

/// The reason for which it is known that a flow is lost at a level.
pub fn reason(flow: &Flow, level: &[&str]) -> Option<&'static str> {
    let level = level.join(" ");
    let has = |name: &&str| flow.parts.iter().any(|part| part.name == **name);
    let meant = |known: &&Known| known.0.iter().all(has) && level.contains(known.1);
    KNOWN.iter().find(meant).map(|known| known.2)
}
