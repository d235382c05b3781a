//! The program after one edit, and before the next.

use super::spare::{Spares, Taken};
use crate::{
    analysis::{Analysis, RuleFile},
    error::Result,
    open::Open,
    program::Program,
    watch::Base,
};
use std::{
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
};

/// The program after one edit, and before the next.
pub struct Epoch {
    /// The number of earlier edits.
    pub number: u64,
    pub(super) base: Base,
    options: Open,
    rules: Vec<RuleFile>,
    inputs: Option<PathBuf>,
    /// One of those that are asked, made at the first request.
    first: Mutex<Option<Analysis>>,
    /// A question waits for the one before it on the same analysis, so each has its own.
    spares: Spares<Analysis>,
}

impl Epoch {
    pub(super) fn new(
        number: u64,
        options: &Open,
        rules: &[RuleFile],
        inputs: Option<&PathBuf>,
        base: Base,
    ) -> Arc<Self> {
        let (options, rules, inputs) = (options.clone(), rules.to_vec(), inputs.cloned());
        let (first, spares) = (Mutex::default(), Spares::default());
        Arc::new(Epoch { number, base, options, rules, inputs, first, spares })
    }

    /// The program with its rules, for one question at a time. What was derived for earlier ones is kept.
    ///
    /// # Errors
    ///
    /// As [`Open::open`].
    pub fn analysis(&self) -> Result<Taken<'_, Analysis>> {
        self.spares.take(|| {
            let mut first = self.first.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(first) = &*first {
                return Ok(self.ready(first.program().clone()));
            }
            let made = self.ready(self.base.program(self.options.clone())?);
            *first = Some(made.shared());
            Ok(made)
        })
    }

    fn ready(&self, program: Program) -> Analysis {
        Analysis::new(program).with_rules(self.rules.clone()).with_inputs(self.inputs.clone())
    }
}
