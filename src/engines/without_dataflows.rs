//! A dfquery without the feature `distributed`: there are no dataflows, and no other processes.

use crate::{
    cost::IndexCost,
    error::{Error, Result},
    shards::manifest::Shards,
    table::row_format::RowFormat,
};
use dfquery_engine::{
    base::FactBase,
    check,
    evaluate::Rules,
    run::{Inputs, Unit},
    schema::{Relation, RelationId},
};
use std::{convert::Infallible, marker::PhantomData, path::Path, sync::Arc};

/// Facts that workers read by themselves.
pub enum Away {}

/// Other processes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Processes {}

impl Processes {
    /// There are none.
    pub fn peaks(self) -> Vec<u64> {
        match self {}
    }

    /// There are none.
    pub fn end(self) {
        match self {}
    }
}

/// Strata of the whole program as dataflows.
pub struct Dataflows<'r>(Infallible, PhantomData<&'r ()>);

impl<'r> Dataflows<'r> {
    pub fn on_threads(_: usize, _: &'r Rules<'r>, _: &[Unit<'_>], _: &[RelationId]) -> Result<Self> {
        Err(Error::not_built("differential", "distributed"))
    }

    pub fn in_processes(
        processes: Processes,
        _: &'r Rules<'r>,
        _: &[Unit<'_>],
        _: &[RelationId],
        _: Option<&Away>,
    ) -> Self {
        match processes {}
    }

    pub fn units(&self) -> Vec<Unit<'_>> {
        match self.0 {}
    }

    pub fn index_costs(&self, _: &check::Program, _: &FactBase) -> Vec<IndexCost> {
        match self.0 {}
    }

    pub fn leaves(&self, _: RelationId) -> bool {
        match self.0 {}
    }

    pub fn pass_on(&self, _: RelationId, _: &Inputs<'_>, _: &mut dyn FnMut(&[u32]) -> bool) -> Option<u64> {
        match self.0 {}
    }

    pub fn write_segments(
        &self,
        _: (RelationId, &Relation),
        _: &Inputs<'_>,
        _: Option<&Arc<Shards>>,
        _: (&Path, RowFormat),
    ) -> Option<u64> {
        match self.0 {}
    }
}
