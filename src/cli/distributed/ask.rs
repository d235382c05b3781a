//! `dfquery ask` and `dfquery edit`: the clients of `dfquery serve`.

use super::serve::protocol::{Reply, Request};
use crate::cli::{
    args::{Ask, Edit, Format, SCREENS, serving::Question},
    failure::{Failure, is_quiet},
    output, paint, screen,
};
use clap::ValueEnum;
use std::{
    fs,
    os::unix::net::UnixStream,
    path::{Path, PathBuf},
};

/// Asks a server.
pub fn run(command: &Ask) -> Result<(), Failure> {
    let request = if command.stop { Request::Stop } else { Request::Ask(flags(&command.question)) };
    send(&command.socket, &request)
}

/// Has a server read what was edited.
pub fn edit(command: &Edit) -> Result<(), Failure> {
    let whole = |path: &PathBuf| fs::canonicalize(path).map_err(|error| Failure::io("read", path, error));
    let changed = command.files.iter().map(whole).collect::<Result<_, _>>()?;
    let format = name(command.format);
    send(&command.socket, &Request::Edit { changed, removed: command.removed.clone(), format })
}

/// The flags that `question` was given by.
fn flags(question: &Question) -> Vec<String> {
    let several = |flag: &str, values: &[String]| -> Vec<String> {
        values.iter().map(|value| format!("--{flag}={value}")).collect()
    };
    let one = |flag: &str, value: &Option<String>| several(flag, value.as_slice());
    let screens = (question.format == Format::Text && screen::is_terminal()).then_some(SCREENS);
    let limit = question.limit.or(screens).map(|limit| limit.to_string());
    let mut flags =
        vec![format!("--format={}", name(question.format)), format!("--depth={}", question.depth)];
    flags.extend(several("query", &question.query));
    flags.extend(several("relation", &question.relation));
    flags.extend(one("why", &question.why));
    flags.extend(one("why-not", &question.why_not));
    flags.extend(several("function", &question.function));
    flags.extend(one("limit", &limit));
    flags
}

fn name(format: Format) -> String {
    let name = format.to_possible_value().expect("no format is hidden");
    name.get_name().to_owned()
}

/// Sends `request`, and prints what is answered.
fn send(socket: &Path, request: &Request) -> Result<(), Failure> {
    let mut server = UnixStream::connect(socket).map_err(|error| {
        Failure::with_help(
            format!("no server answers at `{}`: {error}", socket.display()),
            format!("dfquery serve INPUT --socket {} starts one", socket.display()),
        )
    })?;
    let lost = |error| Failure::io("ask the server at", socket, error);
    // A server that is busy answers before it has read all.
    let sent = request.write(&mut server);
    let reply = Reply::read(&server).or_else(|error| sent.and(Err(error))).map_err(lost)?;
    for message in reply.messages.iter().filter(|message| message.is_error || !is_quiet()) {
        tell!("{}", paint::message(&message.text));
    }
    output::to(None, |out| Ok(out.write_all(&reply.body)?))?;
    if reply.status == 0 { Ok(()) } else { Err(Failure::Silent(reply.status)) }
}
