//! `dfquery extract`: the facts of IR as a directory.

use crate::{
    args::{Extract, InputFormat},
    failure::Failure,
    input,
};
use dfquery_engine::facts::{self, Layout};

/// Reads the inputs and writes their facts.
pub fn run(command: &Extract) -> Result<(), Failure> {
    let mut input = input::read(&command.inputs, InputFormat::Ll)?;
    input.complete();
    let layout = if command.souffle { Layout::Souffle } else { Layout::Csv };
    let relations = input::relations(|group| input.has_some(group));
    facts::write(&input.base, &relations, &command.output, layout)
        .map_err(|error| Failure::message(format!("cannot write facts: {error}")))
}
