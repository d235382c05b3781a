//! `dfquery shard`: the facts of a program in shards, which are numbered as one program.

use crate::cli::{args::Shard, failure::Failure, progress, rules};
use dfquery::{Analysis, Open, engine::cancel::Writing, export::claim, shards};
use dfquery_engine::cancel;

/// Reads the inputs and writes their facts in shards, with what rules declare as inputs.
pub fn run(command: &Shard) -> Result<(), Failure> {
    let _claim = claim(&command.output)?;
    let program = Open::new().plain().observer(progress::observer()).open(&command.inputs)?;
    let analysis = Analysis::new(program)
        .with_rules(rules::read_all(&command.rules)?)
        .with_inputs(command.facts.clone());
    analysis.complete();
    cancel::check();
    let _writing = Writing::begin();
    Ok(shards::write(&analysis, &command.output, usize::from(command.shards))?)
}
