//! `dfquery diff`: what changed between two inputs, by relation and function.

use crate::{
    args::{Args, Diff, DiffFormat, InputFormat},
    failure::Failure,
    input::{self, Input},
    lanes, output,
    tuples::{self, Tuples},
    watch, world,
};
use clap::Parser;
use dfquery_engine::plural::counted;
use rayon::prelude::*;
use serde_json::{Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
    path::Path,
};

/// What stands for the function of tuples that belong to none.
const MODULE: &str = "-";

/// Prints what changed; fails if something did.
pub fn run(command: &Diff) -> Result<(), Failure> {
    watch::catch_interrupts()?;
    output::pool(command.jobs)?.install(|| {
        let [mut before, mut after] = [read(&command.before, command)?, read(&command.after, command)?];
        let functions = Functions::of(&before, &after, &command.function)?;
        let changes = compare(&mut before, &mut after, &functions, command)?;
        output::to(command.output.as_deref(), |out| {
            let print = match command.format {
                DiffFormat::Text => print_text,
                DiffFormat::Json => print_json,
            };
            Ok(print(out, command, &functions, &changes)?)
        })?;
        if changes.is_empty() && functions.is_same() { Ok(()) } else { Err(Failure::Found) }
    })
}

fn read(path: &Path, command: &Diff) -> Result<Input, Failure> {
    let mut input = input::read(&[path.to_owned()], InputFormat::Ll)?;
    lanes::ask(&mut input, &command.lanes)?;
    Ok(input)
}

/// The functions of both inputs.
struct Functions {
    /// In the order of the first input.
    both: Vec<String>,
    only_before: Vec<String>,
    only_after: Vec<String>,
    /// Those in both by their number in each input.
    parts: [Vec<u32>; 2],
}

impl Functions {
    /// The functions called `names`, or all.
    ///
    /// Errors  a name that neither input has
    fn of(before: &Input, after: &Input, names: &[String]) -> Result<Self, Failure> {
        let all = |input: &Input| -> Vec<String> {
            let names = (0..input.base.parts()).map(|id| input.function_name(id));
            names.collect()
        };
        let sides = [all(before), all(after)];
        if let Some(unknown) = names.iter().find(|name| !sides.iter().any(|side| side.contains(name))) {
            return Err(Failure::message(format!("no function is called `{unknown}` in either input")));
        }
        let sets = [0, 1].map(|side| sides[side].iter().collect::<BTreeSet<&String>>());
        let is_meant = |name: &&String| names.is_empty() || names.contains(name);
        let pick = |side: usize, in_other: bool| -> Vec<String> {
            let picked = sides[side].iter().filter(is_meant);
            picked.filter(|name| sets[1 - side].contains(name) == in_other).cloned().collect()
        };
        let both = pick(0, true);
        let shared: BTreeSet<&String> = both.iter().collect();
        let parts = |side: usize| -> Vec<u32> {
            let numbered = (0..).zip(&sides[side]);
            numbered.filter(|(_, name)| shared.contains(name)).map(|(id, _)| id).collect()
        };
        let parts = [parts(0), parts(1)];
        Ok(Functions { both, only_before: pick(0, false), only_after: pick(1, false), parts })
    }

    fn is_same(&self) -> bool {
        self.only_before.is_empty() && self.only_after.is_empty()
    }
}

/// What changed in one relation and function.
struct Change {
    relation: String,
    function: String,
    removed: Vec<String>,
    added: Vec<String>,
}

/// Finds the changes of all relations that are meant, in schema order, and in the functions that both inputs have.
fn compare(
    before: &mut Input,
    after: &mut Input,
    functions: &Functions,
    command: &Diff,
) -> Result<Vec<Change>, Failure> {
    let mut args = Args::parse_from(["dfquery", "-"]);
    args.asking.rules.clone_from(&command.rules);
    args.relation.clone_from(&command.relation);
    if command.relation.is_empty() {
        before.complete();
        after.complete();
    }
    world::of(before, &args, |one| {
        world::of(after, &args, |other| {
            let wanted = tuples::wanted(&one.program.schema, &command.relation, args.conversion.options())?;
            let one = tuples::gather(one, &wanted, &functions.parts[0], true)?;
            let other = tuples::gather(other, &wanted, &functions.parts[1], true)?;
            let sides = one.par_iter().zip(&other);
            Ok(sides.flat_map_iter(|(one, other)| changes(one, other, &functions.both)).collect())
        })
    })
}

/// The tuples of one relation as texts, by function.
type Lines = BTreeMap<String, Vec<String>>;

fn lines(tuples: &Tuples) -> Lines {
    let mut lines = Lines::new();
    let written = tuples.each_with_function(|function, row| {
        let cells: Vec<String> = row.iter().map(ToString::to_string).collect();
        let function = function.unwrap_or(MODULE);
        lines.entry(function.to_owned()).or_default().push(cells.join(", "));
        Ok::<(), io::Error>(())
    });
    written.expect("texts can be kept");
    lines
}

/// What changed in one relation, by function.
fn changes(before: &Tuples, after: &Tuples, functions: &[String]) -> Vec<Change> {
    let [one, other] = [lines(before), lines(after)];
    let module = MODULE.to_owned();
    let without = |lines: Option<&Vec<String>>, other: Option<&Vec<String>>| -> Vec<String> {
        let other: BTreeSet<&String> = other.into_iter().flatten().collect();
        lines.into_iter().flatten().filter(|line| !other.contains(line)).cloned().collect()
    };
    let change = |function: &String| Change {
        relation: before.relation.name.clone(),
        function: function.clone(),
        removed: without(one.get(function), other.get(function)),
        added: without(other.get(function), one.get(function)),
    };
    let all = functions.iter().chain([&module]).map(change);
    all.filter(|change| !change.removed.is_empty() || !change.added.is_empty()).collect()
}

/// Prints the counts, a line a relation, or a line a function of each relation that was named; then rows.
fn print_text(
    out: &mut dyn Write,
    command: &Diff,
    functions: &Functions,
    changes: &[Change],
) -> io::Result<()> {
    writeln!(out, "- {}\n+ {}", command.before.display(), command.after.display())?;
    writeln!(out, "{} in both", counted(functions.both.len(), "function"))?;
    for (sign, names) in [("-", &functions.only_before), ("+", &functions.only_after)] {
        names.iter().try_for_each(|name| writeln!(out, "{sign} function {name}"))?;
    }
    if changes.is_empty() {
        return if functions.both.is_empty() { Ok(()) } else { writeln!(out, "nothing differs in them") };
    }
    let counts = if command.relation.is_empty() { by_relation(changes) } else { by_function(changes) };
    print_columns(out, &counts)?;
    if command.rows {
        for change in changes {
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

fn print_json(
    out: &mut dyn Write,
    command: &Diff,
    functions: &Functions,
    changes: &[Change],
) -> io::Result<()> {
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
        "functions": functions.both.len(),
        "only_before": functions.only_before,
        "only_after": functions.only_after,
        "changes": changes.iter().map(change).collect::<Vec<Value>>(),
    });
    serde_json::to_writer_pretty(&mut *out, &all)?;
    writeln!(out)
}
