//! `dfquery watch`: how relations change each time an input is saved.

#[cfg(feature = "distributed")]
mod following;
#[cfg(feature = "distributed")]
mod saves;

use crate::cli::{args::Watch, failure::Failure};
use dfquery_rules::RuleSet;

/// Prints all rows, and then how they change.
#[cfg(not(feature = "distributed"))]
pub fn run(_: &Watch, _: &'static RuleSet) -> Result<(), Failure> {
    Err(Failure::with_help(
        "this dfquery was built without `watch`",
        "build it in: cargo install --locked --path . --features distributed",
    ))
}

/// Prints all rows, and then how they change.
#[cfg(feature = "distributed")]
pub fn run(command: &Watch, rules: &'static RuleSet) -> Result<(), Failure> {
    crate::cli::progress::catch_interrupts()?;
    crate::cli::output::on_threads(command.jobs, || following::run(command, rules))
}
