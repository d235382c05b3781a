//! `dfquery diff`: what changed between two inputs, by relation and function.

use crate::cli::{
    args::{Diff, DiffFormat},
    failure::Failure,
    output, paint, progress,
    rules::read_all,
};
use dfquery::{
    Analysis, Open,
    diff::{COUNTED, Change, Difference, LoopShape, MODULE, Overview},
};
use dfquery_engine::plural::counted;
use dfquery_rules::RuleSet;
use serde_json::{Map, Value, json};
use std::{
    cmp::Reverse,
    collections::BTreeSet,
    io::{self, Write},
    path::Path,
};

/// Prints what changed; fails if something did.
pub fn run(command: &Diff, rules: &'static RuleSet) -> Result<(), Failure> {
    progress::catch_interrupts()?;
    output::on_threads(command.jobs, || {
        let [before, after] = [open(&command.before, command, rules)?, open(&command.after, command, rules)?];
        let found = before.diff(&after, &command.relation)?;
        output::to(command.output.as_deref(), |out| {
            let print = match command.format {
                DiffFormat::Text => print_text,
                DiffFormat::Json => print_json,
            };
            Ok(print(out, command, &found)?)
        })?;
        if found.is_empty() { Ok(()) } else { Err(Failure::FOUND) }
    })
}

fn open(path: &Path, command: &Diff, rules: &'static RuleSet) -> Result<Analysis, Failure> {
    let open = Open::new().rules(rules).divergence(command.lanes.divergence()).observer(progress::observer());
    let open = open.whole_program(command.whole.program());
    let open = open.source_root(command.source_root.clone());
    let open = if command.lines { open.keep_texts() } else { open };
    let analysis = Analysis::new(open.open([path])?).with_rules(read_all(&command.rules)?).forgetful();
    Ok(analysis.of_functions(command.function.clone()).with_internals(command.all).with_lines(command.lines))
}

/// Prints the counts, a line a relation, or a line a function of each relation that was named; then rows.
fn print_text(out: &mut dyn Write, command: &Diff, found: &Difference) -> io::Result<()> {
    let limit = command.limit.map(|limit| if limit > 0 { limit } else { usize::MAX });
    let mut page = Page { out, coloured: paint::has_colour(command.output.is_some()), limit };
    page.changes(&format!("- {}\n+ {}\n", command.before.display(), command.after.display()))?;
    writeln!(page.out, "{}", functions(found))?;
    for (sign, names) in [("-", &found.only_before), ("+", &found.only_after)] {
        names.iter().try_for_each(|name| page.changes(&format!("{sign} function {name}\n")))?;
    }
    if found.changes.is_empty() {
        return if found.both.is_empty() { Ok(()) } else { writeln!(page.out, "no differences in them") };
    }
    if command.relation.is_empty() {
        print_overview(&mut page, &found.overview)?;
    }
    let counts =
        if command.relation.is_empty() { by_relation(&found.changes) } else { by_function(&found.changes) };
    if command.relation.is_empty() {
        writeln!(page.out)?;
    }
    page.columns(&counts)?;
    page.not_compared(&found.not_compared)?;
    if command.rows {
        for change in &found.changes {
            page.heading(&format!("\n{} in {}\n", change.relation, change.function))?;
            page.tuples("-", &change.removed)?;
            page.tuples("+", &change.added)?;
        }
    }
    Ok(())
}

/// Differences on their way out as text.
struct Page<'o> {
    out: &'o mut dyn Write,
    coloured: bool,
    /// The most lines of a table, if that was given.
    limit: Option<usize>,
}

impl Page<'_> {
    /// Prints `rows`, which went or came.
    fn tuples(&mut self, sign: &str, rows: &[String]) -> io::Result<()> {
        let limit = self.limit.unwrap_or(usize::MAX);
        rows.iter().take(limit).try_for_each(|row| self.changes(&format!("{sign} {row}\n")))?;
        self.more(rows.len().saturating_sub(limit))
    }

    /// Prints how many lines were left out.
    fn more(&mut self, left_out: usize) -> io::Result<()> {
        match left_out {
            0 => Ok(()),
            more => writeln!(self.out, "{more} more; --limit 0 prints all"),
        }
    }

    fn changes(&mut self, lines: &str) -> io::Result<()> {
        paint::to(self.out, self.coloured, paint::of_change, |out| out.write_all(lines.as_bytes()))
    }

    fn heading(&mut self, lines: &str) -> io::Result<()> {
        paint::to(self.out, self.coloured, paint::of_heading, |out| out.write_all(lines.as_bytes()))
    }

    /// Prints a table with its header: names to the left, counts to the right.
    fn columns(&mut self, rows: &[[String; 4]]) -> io::Result<()> {
        let printed = &rows[..rows.len().min(self.limit.unwrap_or(usize::MAX).saturating_add(1))];
        let width = |at: usize| printed.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let [one, two, three, four] = [0, 1, 2, 3].map(width);
        paint::to(self.out, self.coloured, paint::of_table, |out| {
            printed.iter().try_for_each(|[name, function, removed, added]| {
                writeln!(out, "{name:one$}  {function:two$}  {removed:>three$}  {added:>four$}")
            })
        })?;
        self.more(rows.len() - printed.len())
    }

    /// Prints which relations were not compared.
    fn not_compared(&mut self, names: &[String]) -> io::Result<()> {
        if names.is_empty() {
            return Ok(());
        }
        let names = names.join(", ");
        writeln!(self.out, "\nnot compared, for they wait for points-to analysis: {names}")?;
        writeln!(self.out, "--relation NAME compares one of them")
    }

    /// Prints a table of `rows` below `header`, if there are any.
    fn part(&mut self, header: &[&str], rows: impl Iterator<Item = Vec<String>>) -> io::Result<()> {
        let rows: Vec<Vec<String>> = rows.collect();
        if rows.is_empty() {
            return Ok(());
        }
        let header = header.iter().map(|name| (*name).to_owned()).collect();
        let printed = [header].into_iter().chain(rows.iter().take(self.limit.unwrap_or(LISTED)).cloned());
        let printed: Vec<Vec<String>> = printed.collect();
        let width = |at: usize| printed.iter().map(|row| row[at].chars().count()).max().unwrap_or(0);
        let widths: Vec<usize> = (0..printed[0].len()).map(width).collect();
        writeln!(self.out)?;
        paint::to(self.out, self.coloured, paint::of_table, |out| {
            printed.iter().try_for_each(|row| {
                let cells = row.iter().zip(&widths).enumerate().map(|(at, (cell, &width))| match at {
                    0 => format!("{cell:width$}"),
                    _ => format!("{cell:>width$}"),
                });
                writeln!(out, "{}", cells.collect::<Vec<_>>().join("  "))
            })
        })?;
        self.more(rows.len() + 1 - printed.len())
    }
}

/// The number of functions, and in how many something has changed.
fn functions(found: &Difference) -> String {
    let changed: BTreeSet<&str> = found.changes.iter().map(|change| change.function.as_str()).collect();
    let changed = changed.into_iter().filter(|function| *function != MODULE).count();
    let both = counted(found.both.len(), "function");
    match changed {
        0 => format!("{both} in both"),
        changed => format!("{both} in both, {changed} of them changed"),
    }
}

/// Functions, opcodes and loops on the first page.
const LISTED: usize = 15;

/// Prints what functions are made of: a table of functions, one of opcodes, and the loops.
fn print_overview(page: &mut Page, overview: &Overview) -> io::Result<()> {
    let arrow = |[one, other]: &[usize; 2]| match one == other {
        true => one.to_string(),
        false => format!("{one} → {other}"),
    };
    let functions = overview.functions.iter().map(|change| {
        std::iter::once(change.function.clone()).chain(change.counts.iter().map(arrow)).collect()
    });
    page.part(&[&["function"][..], &COUNTED[..]].concat(), functions)?;
    let opcodes = overview.opcodes.iter();
    page.part(
        &["opcode", "-", "+"],
        opcodes.map(|(opcode, [one, other])| vec![opcode.clone(), one.to_string(), other.to_string()]),
    )?;
    let loops = overview.loops.iter().map(|change| {
        let (one, other) = (change.before.as_ref(), change.after.as_ref());
        let line = |found: &LoopShape| found.line.map_or("-".to_owned(), |line| line.to_string());
        let sign = match (one, other) {
            (Some(_), None) => "- ",
            (None, Some(_)) => "+ ",
            _ => "",
        };
        vec![
            format!("{sign}{}", both(one, other, &|found| found.header.clone())),
            both(one, other, &line),
            both(one, other, &|found| found.depth.to_string()),
            both(one, other, &|found| found.blocks.to_string()),
        ]
    });
    page.part(&["loop", "line", "depth", "blocks"], loops)
}

/// One text if there is one loop, or it is the same for both; else the text before and after.
fn both(one: Option<&LoopShape>, other: Option<&LoopShape>, of: &dyn Fn(&LoopShape) -> String) -> String {
    match (one.map(of), other.map(of)) {
        (Some(one), Some(other)) if one != other => format!("{one} → {other}"),
        (one, other) => one.or(other).unwrap_or_default(),
    }
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
    let size =
        |row: &[String; 4]| row[2..].iter().filter_map(|number| number.parse::<usize>().ok()).sum::<usize>();
    // What people start with comes before facts.
    let front: Vec<&str> = dfquery_rules::front_row().into_iter().flat_map(|(_, names)| names).collect();
    let is_fact = |row: &[String; 4]| !front.contains(&row[0].as_str());
    counts[1..].sort_by_key(|row| (is_fact(row), Reverse(size(row))));
    counts
}

fn by_function(changes: &[Change]) -> Vec<[String; 4]> {
    let mut counts = vec![["relation", "function", "-", "+"].map(str::to_owned)];
    counts.extend(changes.iter().map(|Change { relation, function, removed, added }| {
        [relation.clone(), function.clone(), removed.len().to_string(), added.len().to_string()]
    }));
    counts
}

/// The first page as data.
fn overview(overview: &Overview) -> Value {
    let pair = |[before, after]: &[usize; 2]| json!({ "before": before, "after": after });
    let functions = overview.functions.iter().map(|change| {
        let counts =
            COUNTED.iter().zip(&change.counts).map(|(name, counts)| ((*name).to_owned(), pair(counts)));
        let mut object: Map<String, Value> = counts.collect();
        object.insert("function".to_owned(), change.function.as_str().into());
        Value::from(object)
    });
    let opcodes = overview
        .opcodes
        .iter()
        .map(|(opcode, counts)| json!({ "opcode": opcode, "before": counts[0], "after": counts[1] }));
    let found = |found: &Option<LoopShape>| {
        let LoopShape { header, line, depth, blocks } = found.as_ref()?;
        Some(json!({ "header": header, "line": line, "depth": depth, "blocks": blocks }))
    };
    let loops = overview.loops.iter().map(|change| {
        json!({ "function": change.function, "before": found(&change.before), "after": found(&change.after) })
    });
    json!({
        "functions": functions.collect::<Vec<Value>>(),
        "opcodes": opcodes.collect::<Vec<Value>>(),
        "loops": loops.collect::<Vec<Value>>(),
    })
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
        "overview": command.relation.is_empty().then(|| overview(&found.overview)),
        "changes": found.changes.iter().map(change).collect::<Vec<Value>>(),
        "not_compared": found.not_compared,
    });
    serde_json::to_writer_pretty(&mut *out, &all)?;
    writeln!(out)
}
