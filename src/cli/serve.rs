//! `dfquery serve`: a program that is kept to be asked and edited, behind a Unix socket.

use crate::cli::{args::Serve, failure::Failure};
use dfquery_rules::RuleSet;

#[cfg(all(unix, feature = "distributed"))]
mod answer;
#[cfg(all(unix, feature = "distributed"))]
mod listening;
#[cfg(all(unix, feature = "distributed"))]
pub mod protocol;

/// Serves until somebody asks for the end.
#[cfg(all(unix, feature = "distributed"))]
pub fn run(command: &Serve, rules: &'static RuleSet) -> Result<(), Failure> {
    listening::run(command, rules)
}

/// Serves until somebody asks for the end.
#[cfg(not(all(unix, feature = "distributed")))]
pub fn run(_: &Serve, _: &'static RuleSet) -> Result<(), Failure> {
    Err(missing())
}

/// The error of a build without a server and its clients.
#[cfg(not(all(unix, feature = "distributed")))]
pub fn missing() -> Failure {
    Failure::with_help(
        "this dfquery was built without `serve`, `ask` and `edit`",
        "build them in, on a system with Unix sockets: cargo install --locked --path . --features distributed",
    )
}
