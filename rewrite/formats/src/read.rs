//! Graphs in the formats of other tools, told by the names of files and by what is in them.

use crate::{dynamatic, handshake, riptide};
use dfquery_graph::{Graph, json::value};

/// The graphs in the document `text` called `name`; none if it is in no format of another tool.
///
/// # Errors
///
/// The error in the document, or the part of it that graphs have no word for.
pub fn graphs(name: &str, text: &str) -> Option<Result<Vec<Graph>, String>> {
    let read = match name.rsplit('.').next().unwrap_or_default() {
        "o2p" => value::parse(text).and_then(|document| riptide::read(&document)),
        "json" => {
            let document = value::parse(text).ok().filter(riptide::is_riptide)?;
            riptide::read(&document)
        }
        "mlir" if handshake::is_handshake(text) => return Some(handshake::read(text)),
        "dot" if dynamatic::is_dynamatic(text) => dynamatic::read(name, text),
        _ => return None,
    };
    Some(read.map(|graph| vec![graph]))
}
