//! `dfquery serve`: a program that is kept to be asked and edited, behind a Unix socket.

use crate::cli::{args::Serve, failure::Failure};
use dfquery_rules::RuleSet;

mod answer;
mod listening;
pub mod protocol;

/// Serves until a client asks for the end.
pub fn serve(command: &Serve, rules: &'static RuleSet) -> Result<(), Failure> {
    listening::run(command, rules)
}
