//! Executables, and what their processes are told and tell.

use super::{
    compare::{Image, State},
    module::Module,
    tools::Unavailable,
};
use crate::program::Program;
use std::{
    fmt::Write as _,
    io::{Read, Write as _},
    path::PathBuf,
    process::{Child, Command, Stdio},
    thread,
    time::{Duration, Instant},
};

/// Seconds that one call may take: the machines take far fewer steps than this allows.
const SECONDS: u64 = 2;
/// Seconds that a process may take besides.
const PATIENCE: u64 = 10;
/// The interval at which a process is asked whether it has ended.
const TICK: Duration = Duration::from_millis(2);
/// The signal with which a call ends that takes too long.
const ALARM: u64 = 14;
/// The signal of an instruction that the processor does not know.
const ILLEGAL: u64 = 4;

/// An executable of the driver and a module.
pub struct Executable {
    /// Its place.
    pub path: PathBuf,
    /// The address at which its stack begins.
    pub stack: u64,
    /// The byte that its stack is filled with.
    pub pattern: u8,
}

/// A call that is to be made.
pub struct Request {
    /// The function, by its number in the program.
    pub function: u32,
    /// The seed of memory.
    pub seed: u64,
    /// Bytes of its result.
    pub result_bytes: usize,
    /// Its arguments, as the function of the module takes them.
    pub arguments: Vec<u8>,
}

/// The result of a call.
#[derive(Clone, Debug)]
pub enum Run {
    /// It came to its end.
    Returned(State),
    /// It says nothing: why.
    LeftOut(String),
    /// It ended early: how.
    Crash(String),
}

impl Executable {
    /// The addresses and initial contents of the variables of `program`.
    pub fn image(&self, program: &Program, module: &Module) -> Result<Image, Unavailable> {
        let told = self.talk("").map_err(|why| Unavailable::new(why, "use --check alone"))?;
        let mut image = Image::new(program, module, self.stack);
        for line in told.lines() {
            let words: Vec<&str> = line.split(' ').collect();
            if let ["at", number, address, bytes] = words[..] {
                image.place(self::number(number) as usize, self::number(address), self::bytes(bytes));
            }
        }
        Ok(image)
    }

    /// Makes the calls, each in a process of its own.
    ///
    /// # Errors
    ///
    /// The reason why there are no results.
    pub fn run(&self, requests: &[Request]) -> Result<Vec<Run>, String> {
        let mut text = String::new();
        for Request { function, seed, result_bytes, arguments } in requests {
            let _ = writeln!(text, "{function:x} {seed:x} {result_bytes:x}");
            text.extend(arguments.iter().map(|byte| format!("{byte:02x}")));
            text.push('\n');
        }
        let told = self.talk(&text)?;
        let runs: Vec<Run> = told.split("end\n").map(run).collect();
        if runs.len() <= requests.len() {
            return Err("the process that runs native code ended early".to_owned());
        }
        Ok(runs.into_iter().take(requests.len()).collect())
    }

    /// Runs the executable on `input` and returns its output.
    fn talk(&self, input: &str) -> Result<String, String> {
        let words = [format!("{:x}", self.stack), format!("{:x}", self.pattern), SECONDS.to_string()];
        let mut command = Command::new(&self.path);
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().map_err(|error| format!("native code does not start: {error}"))?;
        let calls = input.lines().count() as u64 / 2;
        let limit = Duration::from_secs(PATIENCE + SECONDS * calls);
        let (Some(mut stdin), Some(mut stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("native code cannot be talked to".to_owned());
        };
        let told = thread::scope(|scope| {
            // A process that ends early reads no further, and what it has told says so.
            scope.spawn(move || drop(stdin.write_all(input.as_bytes())));
            let reader = scope.spawn(move || {
                let mut told = Vec::new();
                stdout.read_to_end(&mut told).map(|_| told)
            });
            let ended = end(&mut child, limit, || reader.is_finished());
            let told = reader.join().ok().and_then(Result::ok);
            told.filter(|_| ended)
        });
        let told = told.ok_or("the process that runs native code took too long")?;
        Ok(String::from_utf8_lossy(&told).into_owned())
    }
}

/// Waits for the end of `child`, and makes one when `limit` is over. Returns whether it ended by itself.
fn end(child: &mut Child, limit: Duration, is_read: impl Fn() -> bool) -> bool {
    let start = Instant::now();
    while start.elapsed() < limit && dfquery_engine::cancel::asked().is_none() {
        if is_read() && matches!(child.try_wait(), Ok(Some(_))) {
            return true;
        }
        thread::sleep(TICK);
    }
    // It may have ended just now.
    let _ = child.kill();
    let _ = child.wait();
    false
}

/// The result of one call, parsed from the output `told`.
fn run(told: &str) -> Run {
    let mut state = State::default();
    for line in told.lines() {
        let words: Vec<&str> = line.split(' ').collect();
        match words[..] {
            ["thread", object, address] => state.threads.push((number(object) as usize, number(address))),
            ["result", bytes] => state.result = self::bytes(bytes),
            ["mask", bytes] => state.mask = self::bytes(bytes),
            ["object", object, offset, bytes] => {
                state.objects.push((number(object) as usize, number(offset) as usize, self::bytes(bytes)));
            }
            ["page", address, bytes] => state.pages.push((number(address), self::bytes(bytes))),
            ["returned"] => return Run::Returned(state),
            ["outside", _] => return Run::LeftOut("they call what has no body".to_owned()),
            ["pages", _] => return Run::LeftOut("they need more memory than there is".to_owned()),
            ["address", _] => {
                let why = "they access what no process may, or with less alignment than promised";
                return Run::LeftOut(why.to_owned());
            }
            ["missing", _] => {
                let why = "they need a function of the compiler's library, which is not installed";
                return Run::LeftOut(why.to_owned());
            }
            ["constant", _] => return Run::LeftOut("they write to a constant".to_owned()),
            ["signal", signal] => return ended(number(signal)),
            _ => {}
        }
    }
    Run::Crash("it ended without a reason".to_owned())
}

/// The result of a call that ended with a signal.
fn ended(signal: u64) -> Run {
    match signal {
        ILLEGAL => {
            Run::LeftOut("they reach what is undefined, or instructions that this processor lacks".to_owned())
        }
        ALARM => Run::Crash(format!("it did not end within {SECONDS} seconds")),
        signal => Run::Crash(format!("it ended with signal {signal}")),
    }
}

/// The number that hexadecimal digits spell.
fn number(text: &str) -> u64 {
    u64::from_str_radix(text, 16).unwrap_or(0)
}

fn bytes(text: &str) -> Vec<u8> {
    let digit = |letter: u8| (letter as char).to_digit(16).unwrap_or(0) as u8;
    text.as_bytes().chunks_exact(2).map(|pair| digit(pair[0]) << 4 | digit(pair[1])).collect()
}
