//! A verb that is misspelt: it is taken for an input, which is not there.

use crate::cli::{args::verbs, failure::Failure};
use dfquery::Error;
use std::{io::ErrorKind, path::PathBuf};

/// The failure for `error` from reading `inputs`. If the first input does not exist and its name is close to a verb,
/// the message suggests that verb.
pub fn guessed(error: Error, inputs: &[PathBuf]) -> Failure {
    let missing = match &error {
        Error::Io { path, error, .. } if error.kind() == ErrorKind::NotFound => path,
        _ => return error.into(),
    };
    let near = inputs.first().filter(|first| *first == missing).and_then(|first| near(first.to_str()?));
    let Some(verb) = near else { return error.into() };
    let Failure::Bad(mut messages, sources) = Failure::from(error) else {
        unreachable!("a file that is not there is bad input")
    };
    messages =
        messages.into_iter().map(|message| message.help(format!("did you mean `dfquery {verb}`?"))).collect();
    Failure::Bad(messages, sources)
}

/// The verb whose name is near `word`.
fn near(word: &str) -> Option<String> {
    let command = verbs::command();
    let verbs = command.get_subcommands().map(|verb| verb.get_name().to_owned());
    let measured = verbs.map(|verb| (strsim::jaro_winkler(word, &verb), verb));
    let (likeness, verb) = measured.max_by(|one, other| one.0.total_cmp(&other.0))?;
    (likeness > NEAR).then_some(verb)
}

/// Words that are less alike have nothing to do with each other.
const NEAR: f64 = 0.85;
