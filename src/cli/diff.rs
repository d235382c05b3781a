//! `dfquery diff`: what changed between two inputs, by relation and function.

use crate::cli::{
    args::{Diff, DiffFormat},
    failure::Failure,
    output, progress,
    rules::read_all,
};
use dfquery::{
    Analysis, Open,
    diff::{Change, Difference, MODULE},
};
use dfquery_engine::plural::counted;
use serde_json::{Value, json};
use std::{
    io::{self, Write},
    path::Path,
};

/// Prints what changed; fails if something did.
pub fn run(command: &Diff) -> Result<(), Failure> {
    progress::catch_interrupts()?;
    output::pool(command.jobs)?.install(|| {
        let [before, after] = [open(&command.before, command)?, open(&command.after, command)?];
        let found = before.diff(&after, &command.relation)?;
        output::to(command.output.as_deref(), |out| {
            let print = match command.format {
                DiffFormat::Text => print_text,
                DiffFormat::Json => print_json,
            };
            Ok(print(out, command, &found)?)
        })?;
        if found.is_empty() { Ok(()) } else { Err(Failure::Found) }
    })
}

fn open(path: &Path, command: &Diff) -> Result<Analysis, Failure> {
    let open = Open::new().divergence(command.lanes.divergence()).observer(progress::observer());
    let open = open.whole_program(command.whole.program());
    let analysis = Analysis::new(open.open([path])?).with_rules(read_all(&command.rules)?).forgetful();
    Ok(analysis.of_functions(command.function.clone()).with_internals(command.all))
}

/// Prints the counts, a line a relation, or a line a function of each relation that was named; then rows.
fn print_text(out: &mut dyn Write, command: &Diff, found: &Difference) -> io::Result<()> {
    writeln!(out, "- {}\n+ {}", command.before.display(), command.after.display())?;
    writeln!(out, "{} in both", counted(found.both.len(), "function"))?;
    for (sign, names) in [("-", &found.only_before), ("+", &found.only_after)] {
        names.iter().try_for_each(|name| writeln!(out, "{sign} function {name}"))?;
    }
    if found.changes.is_empty() {
        return if found.both.is_empty() { Ok(()) } else { writeln!(out, "no differences in them") };
    }
    let counts =
        if command.relation.is_empty() { by_relation(&found.changes) } else { by_function(&found.changes) };
    print_columns(out, &counts)?;
    if command.rows {
        for change in &found.changes {
            writeln!(out, "\n{} in {}", change.relation, change.function)?;
            change.removed.iter().try_for_each(|row| writeln!(out, "- {row}"))?;
            change.added.iter().try_for_each(|row| writeln!(out, "+ {row}"))?;
        }
    }
    Ok(())
}

fn by_relation(changes: &[Change]) -> Vec<[String; 4]> {
    let mut counts = vec![["relation", "functions", "-", "+"].map(str::to_owned)];
    for changes in changes.chunk_by(|a, b| a.relation == b.relation) {
        let count = |rows: fn(&Change) -> &Vec<String>| -> usize {
            changes.iter().map(|change| rows(change).len()).sum()
        };
        let (removed, added) = (count(|change| &change.removed), count(|change| &change.added));
        let functions = changes.iter().filter(|change| change.function != MODULE).count();
        let numbers = [functions, removed, added].map(|number| number.to_string());
        let [functions, removed, added] = numbers;
        counts.push([changes[0].relation.clone(), functions, removed, added]);
    }
    counts
}

fn by_function(changes: &[Change]) -> Vec<[String; 4]> {
    let mut counts = vec![["relation", "function", "-", "+"].map(str::to_owned)];
    counts.extend(changes.iter().map(|Change { relation, function, removed, added }| {
        [relation.clone(), function.clone(), removed.len().to_string(), added.len().to_string()]
    }));
    counts
}

/// Prints a table: names to the left, counts to the right.
fn print_columns(out: &mut dyn Write, rows: &[[String; 4]]) -> io::Result<()> {
    let width = |at: usize| rows.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
    let [one, two, three, four] = [0, 1, 2, 3].map(width);
    for [name, function, removed, added] in rows {
        writeln!(out, "{name:one$}  {function:two$}  {removed:>three$}  {added:>four$}")?;
    }
    Ok(())
}

fn print_json(out: &mut dyn Write, command: &Diff, found: &Difference) -> io::Result<()> {
    let change = |change: &Change| {
        let Change { relation, function, removed, added } = change;
        let function = if function == MODULE { Value::Null } else { function.as_str().into() };
        let mut object = json!({ "relation": relation, "function": function,
            "removed": removed.len(), "added": added.len() });
        if command.rows {
            object["removed_rows"] = removed.as_slice().into();
            object["added_rows"] = added.as_slice().into();
        }
        object
    };
    let all = json!({
        "before": command.before.display().to_string(),
        "after": command.after.display().to_string(),
        "functions": found.both.len(),
        "only_before": found.only_before,
        "only_after": found.only_after,
        "changes": found.changes.iter().map(change).collect::<Vec<Value>>(),
    });
    serde_json::to_writer_pretty(&mut *out, &all)?;
    writeln!(out)
}
