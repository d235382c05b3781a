//! `dfquery shard`: the facts of a program in shards, which are numbered as one program.

use crate::cli::{args::Shard, failure::Failure, progress};
use dfquery::{Open, export::claim, file::Writing, shards};
use dfquery_engine::stop;

/// Reads the inputs and writes their facts in shards.
pub fn run(command: &Shard) -> Result<(), Failure> {
    let _claim = claim(&command.output)?;
    let mut program = Open::new().plain().observer(progress::observer()).open(&command.inputs)?;
    program.complete();
    stop::check();
    let _writing = Writing::begin();
    let count = usize::from(command.shards);
    Ok(shards::write(&program.base, &program.filled_relations(), &command.output, count)?)
}
