//! Flows that are known to be lost, each until it is found.

use super::programs::Flow;

/// Parts that a flow has when it is lost, what is in the name of the level at which it is, and the reason.
type Known = (&'static [&'static str], &'static str, &'static str);

const OUTSIDE: &str = "what is written to memory that nobody knows is not found there again";
const NODES: &str = "nodes of lists and trees of libstdc++ are linked in by functions without a model";
const THREAD: &str = "`std::thread` calls what no model says";
const ROWS: &str = "iterators of stream buffers have no row";

const KNOWN: &[Known] = &[
    (&["fgets-outside-buffer"], "", OUTSIDE),
    (&["list-of-texts"], "-O2", NODES),
    (&["map-of-plain"], "-O2", NODES),
    (&["set-of-texts"], "-O", NODES),
    (&["list"], "-O2", NODES),
    (&["list-splice"], "-O2", NODES),
    (&["set-of-strings"], "-O2", NODES),
    (&["multimap"], "-O2", NODES),
    (&["map-key"], "-O2", NODES),
    (&["map-iterate"], "-O2", NODES),
    (&["map-find"], "-O2", NODES),
    (&["map-at"], "-O2", NODES),
    (&["thread-text"], "", THREAD),
    (&["thread-argument"], "", THREAD),
    (&["thread-number"], "", THREAD),
    (&["command-in-thread"], "", THREAD),
    (&["async-number"], "-O2", THREAD),
    (&["thread-by-value"], "", THREAD),
    (&["thread"], "", THREAD),
    (&["file-iterator"], "", ROWS),
];

/// The reason for which it is known that a flow is lost at a level.
pub fn reason(flow: &Flow, level: &[&str]) -> Option<&'static str> {
    let level = level.join(" ");
    let has = |name: &&str| flow.parts.iter().any(|part| part.name == **name);
    let meant = |known: &&Known| known.0.iter().all(has) && level.contains(known.1);
    KNOWN.iter().find(meant).map(|known| known.2)
}
