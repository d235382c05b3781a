//! Recording by tracing: the system stops each process of the build as it becomes another program, and
//! resumes it when the program's line is written down.
//!
//! Programs are seen whichever way they are started, by name or by path, and the build runs as without
//! recording. It costs two switches of context where a process begins and where a program does, 0.15 ms of a
//! process. A link that writes down its line and becomes the tool costs 1.6 ms, and does not see what is
//! started by its path.
//!
//! A process that has become a compiler is let go: the programs that it starts in turn are its own business.

mod system;

use super::super::commands::Recorded;
use crate::cli::failure::Failure;
use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write},
    path::{Path, PathBuf},
    process::{Command, ExitStatus},
    thread,
};
use system::Event;

/// Runs the build `line`, whose commands go to `file`; nothing if the system does not let it be traced.
///
/// # Errors
///
/// A build that cannot be started.
pub fn run(line: &[String], file: &Path) -> Result<Option<ExitStatus>, Failure> {
    let commands = OpenOptions::new().create(true).append(true).open(file);
    let mut commands = commands.map_err(|error| Failure::io("write to", file, error))?;
    // When a thread ends, the system lets go of what it has traced: what a build leaves running runs on.
    let traced = thread::scope(|scope| scope.spawn(|| trace(line, &mut commands)).join());
    let cannot = |error: io::Error| Failure::message(format!("cannot run the build: {error}"));
    traced.map_err(|_| Failure::FOUND)?.map_err(cannot)
}

fn trace(line: &[String], commands: &mut File) -> io::Result<Option<ExitStatus>> {
    // It stops itself, so that it is traced before it begins.
    let waiting = ["-c", "kill -STOP $$; exec \"$@\"", "sh"];
    let mut child = Command::new("/bin/sh").args(waiting).args(line).spawn()?;
    let root = system::Process(child.id().cast_signed());
    system::wait_until_stopped(root)?;
    if root.seize().is_err() {
        child.kill()?;
        child.wait()?;
        return Ok(None);
    }
    root.wake()?;
    loop {
        let (process, event) = system::wait()?;
        match event {
            Event::Ended(status) if process == root => return Ok(Some(status)),
            Event::Ended(_) => {}
            // Processes that end meanwhile are no error.
            Event::Signal(signal) => process.resume(signal),
            Event::Stopped => process.stay(),
            Event::Began => process.resume(0),
            Event::Program => match command(process.0) {
                Some(command) => {
                    commands.write_all(command.to_line().as_bytes())?;
                    process.let_go();
                }
                None => process.resume(0),
            },
        }
    }
}

/// The command that the process has become, if it is a tool of builds.
fn command(process: i32) -> Option<Recorded> {
    let folder = PathBuf::from(format!("/proc/{process}"));
    let texts = |name: &str| -> Option<Vec<String>> {
        let bytes = fs::read(folder.join(name)).ok()?;
        let bytes = bytes.strip_suffix(b"\0").unwrap_or(&bytes);
        Some(bytes.split(|byte| *byte == 0).map(|text| String::from_utf8_lossy(text).into_owned()).collect())
    };
    let line = texts("cmdline")?;
    let environment = || texts("environ").unwrap_or_default().into_iter();
    let split = |text: String| text.split_once('=').map(|(name, value)| (name.to_owned(), value.to_owned()));
    let directory = || fs::read_link(folder.join("cwd"));
    // Most programs are none, and then the rest is not read.
    Recorded::names_tool(&line)
        .then(|| Recorded::new(directory().ok()?, &line, environment().filter_map(split)))?
}
