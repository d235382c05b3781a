//! Recording by tracing: the system stops each process of the build as it becomes another program, and resumes it when the
//! program's line is written down.
//!
//! Programs are seen whichever way they are started, by name or by path, and the build runs as without recording. It costs
//! two switches of context where a process begins and where a program does, which is a hundredth of what starting a
//! program costs. A link that writes down its line and becomes the tool costs as much as starting three.
//!
//! A process that has become a compiler is let go: the programs that it starts in turn are its own business.

use super::super::commands::Recorded;
use crate::cli::failure::Failure;
use std::{
    ffi::c_void,
    fs::{self, File, OpenOptions},
    io::{self, Write},
    os::unix::process::ExitStatusExt,
    path::{Path, PathBuf},
    process::{Command, ExitStatus},
    ptr, thread,
};

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

/// An event of a process that is traced.
enum Event {
    Ended(ExitStatus),
    /// It is about to be given a signal.
    Signal(i32),
    /// It was stopped, as by a terminal.
    Stopped,
    /// It, or a process that it has started, begins.
    Began,
    /// It has become another program.
    Program,
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

/// The calls to the system. None has an equivalent in the standard library, and crates that wrap them do not take the
/// real-time signals, whose processes would wait for ever.
#[allow(unsafe_code)]
mod system {
    use super::{Event, ExitStatus, ExitStatusExt, c_void, io, ptr};

    /// A process or a thread, by its number.
    #[derive(Clone, Copy, PartialEq, Eq)]
    pub struct Process(pub i32);

    const OPTIONS: i32 = libc::PTRACE_O_TRACEFORK
        | libc::PTRACE_O_TRACEVFORK
        | libc::PTRACE_O_TRACECLONE
        | libc::PTRACE_O_TRACEEXEC;

    impl Process {
        /// Begins to trace the process, and all that it will start.
        pub fn seize(self) -> io::Result<()> {
            self.ask(libc::PTRACE_SEIZE, OPTIONS)
        }

        /// Goes on, with `signal` if it is not 0.
        pub fn resume(self, signal: i32) {
            _ = self.ask(libc::PTRACE_CONT, signal);
        }

        /// Remains stopped until a signal wakes it.
        pub fn stay(self) {
            _ = self.ask(libc::PTRACE_LISTEN, 0);
        }

        /// Goes on, and is no longer traced.
        pub fn let_go(self) {
            _ = self.ask(libc::PTRACE_DETACH, 0);
        }

        /// Wakes the process that has stopped itself.
        pub fn wake(self) -> io::Result<()> {
            // SAFETY: the call takes numbers only.
            checked(unsafe { libc::kill(self.0, libc::SIGCONT) }.into())
        }

        fn ask(self, request: RequestType, data: i32) -> io::Result<()> {
            let (address, data) =
                (ptr::null_mut::<c_void>(), ptr::without_provenance_mut::<c_void>(data as usize));
            // SAFETY: none of the requests above reads or writes memory of this process: the address is unused, and the data
            // is a number.
            checked(unsafe { libc::ptrace(request, self.0, address, data) })
        }
    }

    /// The type of requests, which differs between C libraries.
    #[cfg(not(target_env = "musl"))]
    type RequestType = libc::c_uint;
    #[cfg(target_env = "musl")]
    type RequestType = libc::c_int;

    fn checked(result: i64) -> io::Result<()> {
        if result == -1 { Err(io::Error::last_os_error()) } else { Ok(()) }
    }

    /// Waits until `process`, a child, is stopped.
    pub fn wait_until_stopped(process: Process) -> io::Result<()> {
        wait_for(process.0, libc::WUNTRACED).map(|_| ())
    }

    /// Waits for the next event of any traced process.
    pub fn wait() -> io::Result<(Process, Event)> {
        let (process, status) = wait_for(-1, libc::__WALL)?;
        if !libc::WIFSTOPPED(status) {
            return Ok((process, Event::Ended(ExitStatus::from_raw(status))));
        }
        let signal = libc::WSTOPSIG(status);
        let is_stop = [libc::SIGSTOP, libc::SIGTSTP, libc::SIGTTIN, libc::SIGTTOU].contains(&signal);
        let event = match status >> 16 {
            0 => Event::Signal(signal),
            libc::PTRACE_EVENT_EXEC => Event::Program,
            libc::PTRACE_EVENT_STOP if is_stop => Event::Stopped,
            _ => Event::Began,
        };
        Ok((process, event))
    }

    fn wait_for(process: i32, options: i32) -> io::Result<(Process, i32)> {
        loop {
            let mut status = 0;
            // SAFETY: the status is a variable of this function.
            let found = unsafe { libc::waitpid(process, &raw mut status, options) };
            match checked(found.into()) {
                Ok(()) => return Ok((Process(found), status)),
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }
}
