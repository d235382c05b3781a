//! No recording, where programs cannot become others.

use super::commands::Recorded;
use crate::cli::failure::Failure;
use std::path::Path;

pub fn stand_in() {}

pub fn run(_: &[String], _: &Path) -> Result<Vec<Recorded>, Failure> {
    Err(Failure::with_help(
        "builds are recorded on Unix systems only",
        "give their commands: --from compile_commands.json",
    ))
}
