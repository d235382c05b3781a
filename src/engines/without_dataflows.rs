//! A dfquery without the feature `distributed`: there are no dataflows, and no other processes.

use super::{Engine, without};
use crate::error::Result;
use dfquery_engine::{evaluate::Rules, run::Unit, schema::RelationId};
use std::{convert::Infallible, marker::PhantomData};

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
    pub fn new(
        _: Engine,
        _: &'r Rules<'r>,
        _: &[Unit<'_>],
        _: &[RelationId],
        _: Option<&Away>,
    ) -> Result<Self> {
        Err(without("differential", "distributed"))
    }

    pub fn units(&self) -> Vec<Unit<'_>> {
        match self.0 {}
    }

    pub fn leaves(&self, _: RelationId) -> bool {
        match self.0 {}
    }
}
