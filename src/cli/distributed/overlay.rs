//! `--base`: changed modules over the saved facts of a program.

use super::changes;
use crate::cli::{
    args::{Args, Extract},
    failure::{self, Failure},
    opening, output, progress,
    rules::read_all,
};
use dfquery::{
    Open, Program,
    watch::{Base, Files, Row, Watch},
};
use dfquery_engine::{cancel::Writing, diagnostic::Diagnostic, plural::counted, syntax::Sources};
use std::path::Path;

/// Writes the facts of the inputs as a base.
pub fn extract(command: &Extract) -> Result<(), Failure> {
    if command.souffle {
        return Err(Failure::with_help(
            "--souffle applies to a directory of facts, not to a base",
            "name a folder: a name that ends in .base is that of a base",
        ));
    }
    let base = Base::of(Open::new().plain().observer(progress::observer()), &command.inputs)?;
    let _writing = Writing::begin();
    Ok(base.write(&command.output)?)
}

fn files(args: &Args, base: &Path) -> Result<Files, Failure> {
    let open = opening::options(args.rules, &args.lanes, &args.whole, &args.taint);
    let open = open.format(args.input_format.into()).observer(progress::observer());
    Ok(Base::open_for(args.rules, base)?.over(open, &args.inputs, &args.asking.removed)?)
}

/// The program of the base in the file `base` with the inputs over it.
pub fn program(args: &Args, base: &Path) -> Result<Program, Failure> {
    Ok(files(args, base)?.program()?)
}

/// Prints how the relations differ from those of the base; fails if rows are new, of relations that are denied if
/// some are.
pub fn compare(args: &Args, base: &Path) -> Result<(), Failure> {
    let denied = &args.asking.deny;
    let mut names = args.relations().to_vec();
    if names.is_empty() && args.asking.rules.is_empty() {
        return Err(Failure::with_help(
            "--new compares relations, and none is named",
            "add --relation NAME, or --rules FILE for its results",
        ));
    }
    if !names.is_empty() {
        let more: Vec<String> = denied.iter().filter(|name| !names.contains(name)).cloned().collect();
        names.extend(more);
    }
    let mut files = files(args, base)?;
    let mut watch = Watch::new(read_all(&args.asking.rules)?, names).with_inputs(args.asking.facts.clone());
    let answer = watch.compare(&mut files)?;
    output::to(args.output.as_deref(), |out| changes::print(out, &answer, watch.tables(&answer), args))?;
    let is_denied = |row: &&Row| denied.is_empty() || denied.iter().any(|name| **name == *row.relation);
    match answer.added.iter().filter(is_denied).count() {
        0 => Ok(()),
        new => {
            if !denied.is_empty() {
                let told = Diagnostic::error(format!(
                    "`{}` is denied and has {} that the base has not",
                    denied.join("`, `"),
                    counted(new, "tuple")
                ));
                failure::report(&[told], &Sources::new());
            }
            Err(Failure::FOUND)
        }
    }
}
