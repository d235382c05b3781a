//! Recording of the tools that a build starts.

#[cfg(unix)]
mod links;
#[cfg(not(unix))]
#[path = "record/nothing.rs"]
mod links;
#[cfg(target_os = "linux")]
mod trace;

use super::commands::{self, Recorded};
use crate::cli::failure::Failure;
pub use links::stand_in;
use std::{fs, io, path::Path, process::ExitStatus};

/// The file of commands in the folder of a build, one a line.
const COMMANDS: &str = "commands.jsonl";

/// Runs the build `line` and gives what it has started, after what it has started in earlier runs.
///
/// # Errors
///
/// A build that cannot be started, or that fails.
pub fn run(line: &[String], folder: &Path, by_name: bool) -> Result<Vec<Recorded>, Failure> {
    let file = folder.join(COMMANDS);
    let status = match if by_name { None } else { traced(line, &file)? } {
        Some(status) => status,
        None => links::run(line, &file)?,
    };
    if !status.success() {
        return Err(Failure::message(format!("the build `{}` has failed ({status})", line.join(" "))));
    }
    let text = match fs::read_to_string(&file) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        text => text.map_err(|error| Failure::io("read", &file, error))?,
    };
    let commands = commands::of_lines(&text);
    // What came in between has no effect any more, and the file must not grow with each run.
    let lines: String = commands.iter().map(Recorded::to_line).collect();
    fs::write(&file, lines).map_err(|error| Failure::io("write to", &file, error))?;
    Ok(commands)
}

/// Runs the build `line` traced, if that can be done here.
fn traced(line: &[String], file: &Path) -> Result<Option<ExitStatus>, Failure> {
    #[cfg(target_os = "linux")]
    return trace::run(line, file);
    #[cfg(not(target_os = "linux"))]
    return Ok((line, file)).map(|_| None);
}
