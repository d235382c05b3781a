//! `dfquery mcp`: programs for other programs to ask, by the Model Context Protocol on standard input and output.
//!
//! One thread reads messages and answers what takes no time; another answers the calls of tools, one after the other,
//! each under a token of its own, so that a call can be cancelled while it waits or runs.

mod answer;
mod arguments;
mod calls;
mod fit;
mod message;
mod programs;
mod tools;

use crate::cli::{
    args::Mcp,
    bounds::{Bounds, Clock},
    failure::Failure,
    opening, output,
};
use calls::{Call, Calls};
use dfquery::gate::{Ended, Gate};
use dfquery_engine::cancel::{Cancel, Reason};
use dfquery_rules::RuleSet;
use message::{Era, Message};
use programs::Programs;
use serde_json::{Value, json};
use std::{
    io::{self, BufRead, Write},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Arc, mpsc},
    thread,
    time::Duration,
};

/// The time limit of a call without --timeout.
const USUAL: Duration = Duration::from_secs(60);

/// The time that calls have to end after the last message.
const LAST: Duration = Duration::from_secs(10);

/// The longest message, in bytes; a longer one is no question.
const LONGEST: u64 = 1 << 22;

/// Answers messages until there are no more.
pub fn run(command: &Mcp, rules: &'static RuleSet) -> Result<(), Failure> {
    // Each call has a time limit of its own.
    let clock = Clock::start(Some(&Bounds { timeout: None, ..command.bounds.clone() }))?;
    clock.run(|| serve(command, rules, &clock))
}

fn serve(command: &Mcp, rules: &'static RuleSet, clock: &Clock) -> Result<(), Failure> {
    let options = opening::options(rules, &command.lanes, &command.whole, &command.taint).keep_texts();
    let mut programs = Programs::new(options, command.rules.clone(), command.facts.clone());
    let threads = output::pool(command.jobs)?;
    if !command.inputs.is_empty() {
        let token = Cancel::current();
        threads.install(|| token.install(|| programs.begin(&command.inputs)))?;
    }
    clock.pause();
    let gate = Arc::new(Gate::new(Cancel::current()));
    gate.watch()?;
    let calls = Arc::new(Calls::default());
    let (sender, receiver) = mpsc::channel::<Call>();
    let worker = Worker {
        programs,
        threads,
        gate,
        calls: Arc::clone(&calls),
        limit: command.bounds.timeout.unwrap_or(USUAL),
    };
    let thread = thread::Builder::new().name("calls".to_owned()).spawn(move || worker.work(&receiver));
    let thread = thread.map_err(|error| Failure::message(format!("cannot start a thread: {error}")))?;
    listen(&calls, &sender)?;
    drop(sender);
    calls.end_within(LAST, || thread.is_finished());
    Ok(())
}

/// Reads messages, answers those that take no time, and gives calls to `sender`; until there are no more.
fn listen(calls: &Calls, sender: &mpsc::Sender<Call>) -> Result<(), Failure> {
    let mut input = io::stdin().lock();
    let mut era = None;
    loop {
        let mut line = Vec::new();
        let mut bounded = io::Read::take(&mut input, LONGEST);
        let read = bounded.read_until(b'\n', &mut line);
        let read = read.map_err(|error| Failure::message(format!("cannot read: {error}")))?;
        if read == 0 {
            return Ok(());
        }
        if line.iter().all(u8::is_ascii_whitespace) {
            continue;
        }
        let done = match Message::read(&line) {
            Ok(message) => answer_at_once(message, &mut era, calls, sender),
            Err(refused) => write(&refused),
        };
        if done.is_err() || read as u64 == LONGEST && !line.ends_with(b"\n") {
            // The other side has gone, or the next message has no recognisable begin.
            return Ok(());
        }
    }
}

/// Answers `message`, unless it is a call; `era` is what the client has agreed to by `initialize`.
fn answer_at_once(
    message: Message,
    era: &mut Option<Era>,
    calls: &Calls,
    sender: &mpsc::Sender<Call>,
) -> io::Result<()> {
    let Message { id, method, params } = message;
    let Some(id) = id else {
        if method == "notifications/cancelled" {
            calls.cancel(&params["requestId"]);
        }
        return Ok(());
    };
    if method == "initialize" {
        let (agreed, result) = message::initialized(&params);
        *era = Some(agreed);
        return write(&message::result(&id, agreed, result));
    }
    let era = match message::era_of(&params, *era) {
        Ok(era) => era,
        Err(_) if method == "ping" => Era::Session,
        Err(refused) => return write(&message::error(Some(&id), refused)),
    };
    match method.as_str() {
        "ping" => write(&message::result(&id, era, json!({}))),
        "server/discover" => write(&message::result(&id, era, message::discovered())),
        "tools/list" => write(&message::result(&id, era, tools::listed(era))),
        "subscriptions/listen" => write(&message::acknowledged(&id)),
        "tools/call" => match tools::called(&params) {
            Ok((tool, arguments)) => {
                calls.add(&id);
                let call = Call { id, era, tool, arguments };
                sender.send(call).map_err(|_| io::Error::other("nobody answers calls"))
            }
            Err(refused) => write(&message::error(Some(&id), refused)),
        },
        _ => write(&message::error(Some(&id), message::no_method(&method))),
    }
}

/// Writes one message to standard output.
fn write(message: &Value) -> io::Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "{message}")?;
    out.flush()
}

/// Answers calls.
struct Worker {
    programs: Programs,
    threads: rayon::ThreadPool,
    gate: Arc<Gate>,
    calls: Arc<Calls>,
    limit: Duration,
}

impl Worker {
    fn work(mut self, receiver: &mpsc::Receiver<Call>) {
        for call in receiver {
            if !self.calls.is_wanted(&call.id) {
                continue;
            }
            let answer = self.answer(&call);
            // What was cancelled has no answer.
            if self.calls.end(&call.id) && write(&answer).is_err() {
                return;
            }
        }
    }

    /// The answer to `call`, whatever becomes of it.
    fn answer(&mut self, call: &Call) -> Value {
        let Worker { programs, threads, gate, calls, limit } = self;
        let work = || {
            let token = Cancel::current();
            calls.begin(&call.id, &token);
            let answered =
                threads.install(|| token.install(|| tools::answer(programs, call.tool, &call.arguments)));
            match answered {
                Err(refusal) if refusal.is_stopped => None,
                answered => Some(answered),
            }
        };
        let done = catch_unwind(AssertUnwindSafe(|| gate.run(Some(*limit), work)));
        let result = match done {
            Ok(Ok(Ok(answer))) => message::answer(&answer, false),
            Ok(Ok(Err(refusal))) => message::answer(&refusal.value(), true),
            Ok(Err(ended)) => message::answer(&ended_early(&ended, *limit, programs), true),
            Err(_) => return message::error(Some(&call.id), message::panicked()),
        };
        message::result(&call.id, call.era, result)
    }
}

/// The answer to a call that was stopped.
fn ended_early(ended: &Ended, limit: Duration, programs: &mut Programs) -> Value {
    match ended {
        Ended::Time => json!({
            "error": format!("out of time: the limit is {} s for a call", limit.as_secs_f64()),
            "help": "ask of one function (`functions`), or bind a column in `where`; `dfquery mcp --timeout S` raises the limit",
        }),
        Ended::Memory => {
            programs.forget();
            json!({
                "error": "out of memory: what was derived for earlier calls is dropped",
                "help": "ask of one function (`functions`); `dfquery mcp --memory-limit M` raises the limit",
            })
        }
        Ended::Server => json!({ "error": Reason::User.to_string() }),
        Ended::Failed(error) => json!({ "error": error.to_string() }),
    }
}
