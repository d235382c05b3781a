//! The replies of the server to requests.

use super::super::changes;
use super::protocol::{Message, Reply};
use crate::cli::{
    args::{Args, Format, Verb, serving::Question},
    failure, output, progress, query,
    tables::Tables,
    why,
};
use clap::Parser;
use dfquery::{
    Analysis, Asked,
    observer::Observer,
    proof::{Missing, Proof},
    serve::{Edit, Editor, Ended, Server},
};
use dfquery_engine::{
    cancel::{self, Cancel},
    diagnostic::{self, Diagnostic},
    syntax::Sources,
};
use failure::{Failure, STOPPED};
use rayon::ThreadPool;
use std::{
    cell::RefCell,
    io::{self, Write},
    sync::Arc,
    time::Duration,
};

/// The limits of each question.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// The time that it may take.
    pub time: Duration,
    /// The largest size of an answer, in bytes.
    pub bytes: usize,
}

/// The flags of a question, without a socket.
#[derive(Parser)]
#[command(name = "ask", no_binary_name = true, disable_help_flag = true)]
struct Flags {
    #[command(flatten)]
    question: Question,
}

/// Answers the question `flags` from the last complete epoch of `server`.
pub fn question(server: &Server, threads: &ThreadPool, flags: &[String], limits: Limits) -> Reply {
    let flags = match Flags::try_parse_from(flags) {
        Ok(flags) => flags,
        Err(error) => return Reply::error(2, error.to_string().trim_start_matches("error: ").trim_end()),
    };
    let args = args(flags.question);
    let answered = server.gate.run(Some(limits.time), || {
        let epoch = server.epoch();
        let token = Cancel::current();
        let work = || told(|| write(server, &epoch, &args, limits.bytes));
        let reply = threads.install(|| token.install(work));
        (reply.status != STOPPED).then_some((epoch.number, reply))
    });
    match answered {
        Ok((epoch, reply)) => Reply { epoch: Some(epoch), ..reply },
        Err(ended) => {
            if matches!(ended, Ended::Memory) {
                server.forget();
            }
            ended_early(&ended, limits)
        }
    }
}

/// Edits the program, and answers how the relations that are followed have changed.
pub fn edit(server: &Server, editor: &mut Editor, edit: &Edit, format: &str, limits: Limits) -> Reply {
    let Ok(format) = <Format as clap::ValueEnum>::from_str(format, false) else {
        return Reply::error(2, &format!("unknown format `{format}`"));
    };
    let mut args = plain();
    args.format = Some(format);
    let mut ended = None;
    let reply = told(|| match editor.edit_through(edit) {
        Ok(answer) => {
            let mut body = Vec::new();
            changes::print(&mut body, &answer, editor.tables(&answer), &args).map_err(printing)?;
            Ok(body)
        }
        Err(Ended::Failed(error)) => Err(error.into()),
        Err(other) => {
            ended = Some(other);
            Ok(Vec::new())
        }
    });
    match ended {
        Some(ended) => ended_early(&ended, limits),
        None => Reply { epoch: Some(server.epoch().number), ..reply },
    }
}

fn ended_early(ended: &Ended, limits: Limits) -> Reply {
    let text = match ended {
        Ended::Time => format!(
            "out of time: the limit is {} s for a question\n  = help: dfquery serve --timeout S raises it",
            limits.time.as_secs_f64()
        ),
        Ended::Memory => "out of memory: what was derived for questions is dropped\n  = help: dfquery serve \
                          --memory-limit M raises the limit"
            .to_owned(),
        Ended::Server => "the server ends".to_owned(),
        Ended::Failed(error) => return Reply::error(2, error.to_string().trim_start_matches("error: ")),
    };
    Reply::error(STOPPED, &text)
}

/// The flags of the main command that print as a question asks for.
fn args(question: Question) -> Args {
    let mut args = plain();
    args.asking.query = question.query;
    args.asking.why = question.why;
    args.asking.why_not = question.why_not;
    args.asking.depth = question.depth;
    args.relation = question.relation;
    args.function = question.function;
    args.format = Some(question.format);
    args.limit = question.limit.or(args.limit);
    args
}

fn plain() -> Args {
    Args::parse_from(["dfquery", "-", "--limit", "0"])
}

/// The answer to what `args` ask.
fn write(
    server: &Server,
    epoch: &dfquery::serve::Epoch,
    args: &Args,
    most_bytes: usize,
) -> Result<Vec<u8>, Failure> {
    let mut out = Capped { bytes: Vec::new(), most: most_bytes };
    let analysis = epoch.analysis()?;
    let analysis = analysis.shared().of_functions(args.function.clone());
    let written = match args.verb() {
        Verb::Query(bodies) => queries(&analysis, bodies, args, &mut out),
        Verb::Why(atom) => reasons(&analysis, atom, args, &mut out),
        Verb::WhyNot(atom) => gaps(&analysis, atom, args, &mut out),
        Verb::Relations => relations(&analysis, args, &mut out),
        _ => state(server, epoch, &analysis, &mut out).map_err(output::Error::Io),
    };
    written.map_err(printing)?;
    Ok(out.bytes)
}

/// Writes the state of the server: program, epoch and rule files.
fn state(
    server: &Server,
    epoch: &dfquery::serve::Epoch,
    analysis: &Analysis,
    out: &mut dyn Write,
) -> io::Result<()> {
    let program = analysis.program();
    writeln!(out, "{}", program.base.origin)?;
    writeln!(out, "{} functions, epoch {}", program.functions().count(), epoch.number)?;
    server.rules().iter().try_for_each(|rules| writeln!(out, "rules {}", rules.name))
}

fn queries(
    analysis: &Analysis,
    bodies: &[String],
    args: &Args,
    out: &mut dyn Write,
) -> Result<(), output::Error> {
    let mut tables = Tables::new(out, args, bodies.len() > 1);
    for body in bodies {
        let table = analysis.scoped(Asked::Query(body), |scope| {
            scope.warn_of_assumptions();
            query::answers(scope)
        })?;
        tables.table(table, body.trim(), &body.trim().replace('\n', " "))?;
    }
    Ok(tables.finish()?)
}

fn relations(analysis: &Analysis, args: &Args, out: &mut dyn Write) -> Result<(), output::Error> {
    analysis.scoped(Asked::Relations(&args.relation), |scope| {
        scope.warn_of_assumptions();
        let mut tables = Tables::new(out, args, scope.asked.len() > 1);
        for &relation in &scope.asked {
            let declared = &scope.rules.schema[relation];
            scope.requires(relation)?;
            tables.table(scope.table(relation)?, &declared.shown, &declared.to_string())?;
        }
        Ok(tables.finish()?)
    })
}

fn reasons(analysis: &Analysis, atom: &str, args: &Args, out: &mut dyn Write) -> Result<(), output::Error> {
    let proof = analysis.scoped(Asked::Query(atom), |scope| Ok::<_, Failure>(Proof::of(scope)))?;
    match proof {
        Some(proof) => why::print(out, &proof, args),
        None => Err(nothing(why::nothing_fits(atom))),
    }
}

fn gaps(analysis: &Analysis, atom: &str, args: &Args, out: &mut dyn Write) -> Result<(), output::Error> {
    let depth = args.asking.depth;
    let missing = analysis.scoped(Asked::Query(atom), |scope| Ok::<_, Failure>(Missing::of(scope, depth)))?;
    match missing {
        Some(missing) => why::print_missing(out, &missing, args),
        None => Err(nothing(why::holds(atom))),
    }
}

/// Tells why there is no proof, which is an answer.
fn nothing(failure: Failure) -> output::Error {
    if let Failure::Bad(messages, sources) = &failure {
        Told.messages(messages, sources);
    }
    Failure::FOUND.into()
}

fn printing(error: output::Error) -> Failure {
    match error {
        output::Error::Failure(failure) => failure,
        output::Error::Io(error) => {
            Failure::with_help(error.to_string(), "ask for fewer rows with --limit N")
        }
    }
}

/// Bytes, up to a limit.
struct Capped {
    bytes: Vec<u8>,
    most: usize,
}

impl Write for Capped {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        if self.bytes.len() + bytes.len() > self.most {
            let text = format!("the answer has more than {} megabytes", self.most >> 20);
            return Err(io::Error::other(text));
        }
        self.bytes.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

thread_local! {
    /// Messages for the client whose request this thread handles.
    static MESSAGES: RefCell<Option<Vec<Message>>> = const { RefCell::new(None) };
}

/// Is told of messages for the client for whom a thread works, and gives all others to the terminal.
pub struct Told;

impl Observer for Told {
    fn messages(&self, messages: &[Diagnostic], sources: &Sources) {
        let is_taken = MESSAGES.with_borrow_mut(|told| {
            let Some(told) = told else { return false };
            told.extend(messages.iter().map(|problem| Message {
                is_error: problem.is_error(),
                text: diagnostic::render(problem, sources),
            }));
            true
        });
        if !is_taken {
            progress::observer().messages(messages, sources);
        }
    }
}

/// The observer that collects messages for the client.
pub fn observer() -> Arc<dyn Observer> {
    Arc::new(Told)
}

/// The reply with the result and the messages of `work`.
fn told(work: impl FnOnce() -> Result<Vec<u8>, Failure>) -> Reply {
    MESSAGES.set(Some(Vec::new()));
    let done = cancel::within(work);
    let mut reply = Reply::default();
    match done {
        Ok(Ok(body)) => reply.body = body,
        Ok(Err(Failure::Silent(1))) => reply.status = 1,
        Ok(Err(Failure::Bad(messages, sources))) => {
            Told.messages(&messages, &sources);
            reply.status = 2;
        }
        // The gate says why.
        Err(_) | Ok(Err(_)) => reply.status = STOPPED,
    }
    reply.messages = MESSAGES.take().unwrap_or_default();
    reply
}
