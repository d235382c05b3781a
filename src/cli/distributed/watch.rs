//! `dfquery watch`: how relations change each time an input is saved.

mod following;
mod saves;

use crate::cli::{args::Watch, failure::Failure, output, progress};
use dfquery_rules::RuleSet;

/// Prints all rows, and then how they change.
pub fn run(command: &Watch, rules: &'static RuleSet) -> Result<(), Failure> {
    progress::catch_interrupts()?;
    output::on_threads(command.jobs, || following::run(command, rules))
}
