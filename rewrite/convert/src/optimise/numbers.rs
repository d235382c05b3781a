//! Channels without gaps in their numbers.
//!
//! ```text
//!   0 %a   1 (nothing fills it)   2 %b        0 %a   1 %b
//! ```

use super::pass::Context;
use dfquery_graph::{DefUse, Graph};

/// Drops the channels that nothing fills, and numbers the others anew.
pub fn renumber(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    def_use.pack(graph);
}
