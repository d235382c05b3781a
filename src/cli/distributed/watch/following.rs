//! One answer after the other.

use super::saves::Saves;
use crate::cli::{args::Watch, failure::Failure, opening, paint, progress, rules::read_all};
use dfquery::watch;
use dfquery_engine::plural::counted;
use dfquery_rules::RuleSet;
use std::{
    hint::black_box,
    io::{self, Write},
    path::Path,
    time::Instant,
};

pub fn run(command: &Watch, rules: &'static RuleSet) -> Result<(), Failure> {
    let mut watch = watch::Watch::new(read_all(&command.rules)?, command.relation.clone())
        .with_inputs(command.facts.clone());
    let mut saves = Saves::of(&command.inputs);
    let open = opening::options(rules, &command.lanes, &command.whole, &command.taint);
    let open = open.observer(progress::observer());
    let mut files = watch::Files::new(open, &command.inputs);
    answer(&mut watch, &mut files)?;
    if command.count != Some(0) {
        watch.load();
        settle();
    }
    let mut answers = 0;
    while command.count.is_none_or(|count| answers < count) {
        saves.next()?;
        match answer(&mut watch, &mut files) {
            Ok(()) => answers += 1,
            Err(failure @ Failure::Bad(..)) => _ = failure.report(),
            Err(other) => return Err(other),
        }
    }
    Ok(())
}

/// Reads what was saved and prints how the relations changed.
fn answer(watch: &mut watch::Watch, files: &mut watch::Files) -> Result<(), Failure> {
    let started = Instant::now();
    let answer = watch.follow_files(files)?;
    print(&answer).map_err(|error| Failure::io("write", Path::new("standard output"), error))?;
    tell!(
        "{} went, {} came; {} of {} read; {:.1} ms, of these {:.1} to read",
        counted(answer.removed.len(), "row"),
        answer.added.len(),
        counted(answer.functions, "edited function"),
        answer.functions_read,
        started.elapsed().as_secs_f64() * 1e3,
        answer.read.as_secs_f64() * 1e3,
    );
    drop(answer);
    settle();
    Ok(())
}

/// Has the C library put together the pieces of memory that are free now: it does so for a large allocation, which
/// would else be the next file that is saved.
fn settle() {
    drop(black_box(Vec::<u8>::with_capacity(1 << 16)));
}

fn print(answer: &watch::Answer) -> io::Result<()> {
    let mut out = io::stdout().lock();
    paint::to(&mut out, paint::has_colour(false), paint::of_change, |out| {
        answer.removed.iter().try_for_each(|row| writeln!(out, "- {row}"))?;
        answer.added.iter().try_for_each(|row| writeln!(out, "+ {row}"))
    })?;
    out.flush()
}
