//! Flows that are known to be lost, each until it is found.

use super::programs::Flow;

/// Parts that a flow has when it is lost, what is in the name of the level at which it is, and the reason.
type Known = (&'static [&'static str], &'static str, &'static str);

const COPIED: &str = "a pointer from outside is lost where a model copies the structure that it is in";
const CALLED_BACK: &str = "a pointer from outside is lost in an array that a callback reads";
const OUTSIDE: &str = "what is written to memory that nobody knows is not found there again";
const STRTOK: &str = "`strtok(NULL, …)` does not go on with the text of the call before";
const NODES: &str = "nodes of lists and trees of libstdc++ are linked in by functions without a model";
const THROWN: &str = "exceptions carry nothing";
const THREAD: &str = "`std::thread` calls what no model says";
const STREAM: &str = "what is written to a stream is not read from there";
const ALONE: &str = "a pointer from outside is lost in a tuple";
const ROWS: &str = "`operator>>(char *)` and iterators of stream buffers have no row";
const COPY: &str = "`std::string::copy` has no row";

const KNOWN: &[Known] = &[
    (&["jobs"], "-O0", COPIED),
    (&["qsort"], "-O0", COPIED),
    (&["bsearch-key"], "-O1", CALLED_BACK),
    (&["system-in-comparator"], "-O1", CALLED_BACK),
    (&["fgets-outside-buffer"], "", OUTSIDE),
    (&["strtok-second"], "", STRTOK),
    (&["tie"], "-O1", ALONE),
    (&["bind-text"], "-O1", ALONE),
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
    (&["throw-text"], "", THROWN),
    (&["throw-plain"], "", THROWN),
    (&["throw-code"], "", THROWN),
    (&["throw-number"], "", THROWN),
    (&["system-in-catch"], "", THROWN),
    (&["exception-pointer"], "", THROWN),
    (&["throw-again"], "", THROWN),
    (&["throw-failure-what"], "", THROWN),
    (&["throw-failure"], "", THROWN),
    (&["throw-runtime-error"], "", THROWN),
    (&["throw-string"], "", THROWN),
    (&["thread-text"], "", THREAD),
    (&["thread-argument"], "", THREAD),
    (&["thread-number"], "", THREAD),
    (&["command-in-thread"], "", THREAD),
    (&["async-number"], "-O2", THREAD),
    (&["thread-by-value"], "", THREAD),
    (&["thread"], "", THREAD),
    (&["cin-word"], "", ROWS),
    (&["file-iterator"], "", ROWS),
    (&["string-copy"], "", COPY),
    (&["ostringstream"], "", STREAM),
    (&["stringstream"], "", STREAM),
    (&["stringstream-word"], "", STREAM),
    (&["istringstream-line"], "", STREAM),
    (&["stringstream-set"], "", STREAM),
    (&["stringstream-bytes"], "", STREAM),
    (&["joined"], "", STREAM),
    (&["split"], "", STREAM),
    (&["strings-split"], "", STREAM),
    (&["strings-streamed"], "", STREAM),
    (&["stream-number"], "", STREAM),
];

/// The reason for which it is known that a flow is lost at a level.
pub fn reason(flow: &Flow, level: &[&str]) -> Option<&'static str> {
    let level = level.join(" ");
    let has = |name: &&str| flow.parts.iter().any(|part| part.name == **name);
    let meant = |known: &&Known| known.0.iter().all(has) && level.contains(known.1);
    KNOWN.iter().find(meant).map(|known| known.2)
}
