//! Dead operators go, and unread outputs are discarded.
//!
//! ```text
//!   a, b = switch c, x        a, _ = switch c, x
//!   y = add b, 1              store a, …
//!   store a, …
//! ```

use crate::live::live_ops;
use dfquery_graph::{DefUse, Graph};

/// Removes dead operators and discards unread outputs.
pub fn sweep(graph: &mut Graph, def_use: &mut DefUse) {
    let live = live_ops(graph, def_use);
    def_use.retain(graph, &live);
    def_use.discard_unread(graph);
}
