//! The calls to the system that tracing takes.
//!
//! None has an equivalent in the standard library, and crates that wrap them do not take the real-time signals, whose
//! processes would wait for ever. Recording without these calls takes ten times as long, as [`trace`](super) says.

#![allow(unsafe_code)]

use std::{ffi::c_void, io, os::unix::process::ExitStatusExt, process::ExitStatus, ptr};

/// An event of a process that is traced.
pub enum Event {
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
        // SAFETY: none of the requests above reads or writes memory of this process: the address is unused,
        // and the data is a number.
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
