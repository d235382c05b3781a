//! A pass over the graph, and what it may read.

use crate::{builder::Builder, options::Options};
use dfquery_graph::{DefUse, Graph, LicId};
use dfquery_rules::entity::Point;

/// The input of a pass besides the graph.
pub struct Context<'c, 'a, 'f> {
    /// The options of the conversion.
    pub options: &'c Options,
    /// The sources of the graph: names, regions, and the points at which channels are filled.
    pub builder: &'c Builder<'a, 'f>,
}

impl Context<'_, '_, '_> {
    /// The region in which `lic` is filled; none of a channel that a pass has added.
    pub fn region(&self, lic: LicId) -> Option<Point> {
        let at = self.builder.filled_at.get(lic.0 as usize).copied().flatten()?;
        Some(self.builder.plan.region(at))
    }
}

/// One pass.
pub struct Pass {
    /// Its name, for errors.
    pub name: &'static str,
    /// Returns true if a conversion with these options runs it.
    pub when: fn(&Options) -> bool,
    /// Changes the graph.
    pub run: fn(&mut Graph, &mut DefUse, &Context),
}

/// A read that a pass has left without a producer, in words that name the pass.
#[derive(Debug)]
pub struct Starved(pub String);
