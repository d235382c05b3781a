//! Throughput of the loops of dataflow graphs, and its limits.

use crate::{
    analysis::Analysis,
    convert,
    error::{Error, Result},
    program::Program,
    table::{Table, Texts},
};
use dfquery_convert::Options;
pub use dfquery_graph::latency::Latencies;
use dfquery_graph::{Graph, LicId, Operand, Operator};
pub use dfquery_throughput::{Depths, Interval, Loop, Step, loops};
use std::{collections::BTreeSet, fs, path::Path};

/// The columns that hold texts; the others are numbers where they are known.
const TEXTS: [&str; 6] = ["function", "loop", "condition", "bound", "limited_by", "where"];

/// Decimals of an interval that is not whole.
const DECIMALS: usize = 4;

/// The columns of a table of loops.
const COLUMNS: [&str; 15] = [
    "function",
    "loop",
    "condition",
    "operators",
    "picks",
    "switches",
    "repeats",
    "streams",
    "memory",
    "interval",
    "bound",
    "at_least",
    "recurrence",
    "limited_by",
    "where",
];

/// The cycles of operators on the machine `name`: a known one, or a table of `operator,cycles` in a file `NAME.csv`.
///
/// # Errors
///
/// The fault in the name or the table.
#[expect(clippy::missing_panics_doc, reason = "an invariant, whatever the caller does")]
pub fn machine(name: &str) -> Result<Latencies, String> {
    let known = dfquery_rules::MACHINES.iter().find(|(known, _)| *known == name);
    if let Some((_, table)) = known {
        return Ok(Latencies::table(table).expect("the tables of known machines are right"));
    }
    let path = Path::new(name);
    if path.extension().is_none_or(|extension| extension != "csv") {
        let known: Vec<&str> = dfquery_rules::MACHINES.iter().map(|(name, _)| *name).collect();
        return Err(format!("{} are known; a table of your own is a file NAME.csv", known.join(" and ")));
    }
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read the file: {error}"))?;
    Latencies::table(&text).map_err(|misread| format!("line {}: {}", misread.line, misread.problem))
}

impl Analysis {
    /// The loops of the function called `name`, on a machine with these latencies.
    ///
    /// # Errors
    ///
    /// See [`Analysis::convert`].
    pub fn throughput(&self, name: &str, latencies: &Latencies) -> Result<Vec<Loop>> {
        Ok(loops(&self.convert(name)?, latencies))
    }
}

/// A row for each loop of the functions called `names`, or of all; functions that are not converted have none.
///
/// # Errors
///
/// Unknown functions; [`Error::Stopped`]; one function that is named and not converted.
pub fn table(program: &Program, names: &[String], options: &Options, latencies: &Latencies) -> Result<Table> {
    let mut rows = Texts::new(COLUMNS.len());
    let make = |graph: Graph| -> Vec<[String; 15]> {
        loops(&graph, latencies).iter().map(|each| row(&graph, each)).collect()
    };
    convert::each_as(program, names, options, make, |made| match made {
        Ok(made) => {
            made.into_iter().for_each(|row| rows.extend(row));
            Ok(())
        }
        Err(skipped) if names.len() == 1 => Err(Error::NotConverted(skipped)),
        Err(_) => Ok(()),
    })?;
    let numbers = COLUMNS.map(|column| !TEXTS.contains(&column)).to_vec();
    let notes = vec![None; COLUMNS.len()];
    Ok(Table { header: COLUMNS.map(str::to_owned).to_vec(), numbers, notes, rows })
}

fn row(graph: &Graph, each: &Loop) -> [String; 15] {
    let count = |counts: fn(&Graph, u32) -> bool| {
        each.operators.iter().filter(|(operator, _)| counts(graph, *operator)).count().to_string()
    };
    [
        graph.name.clone(),
        block(graph, each),
        name(graph, each.header),
        each.operators.len().to_string(),
        count(|graph, at| graph.ops[at as usize].operator == Operator::Pick),
        count(|graph, at| graph.ops[at as usize].operator == Operator::Switch),
        count(|graph, at| graph.ops[at as usize].operator == Operator::Repeat),
        count(|graph, at| graph.ops[at as usize].stream),
        count(|graph, at| graph.ops[at as usize].operator.is_ordered()),
        interval(each.initiation),
        bound(each).to_owned(),
        interval(each.certain),
        interval(each.recurrence),
        each.limits.join(", "),
        places(graph, each),
    ]
}

fn name(graph: &Graph, lic: LicId) -> String {
    graph.lic(lic).name.to_string()
}

/// The block of the loop, `(invocations)` if it is the function itself: that of the first operator that takes its first
/// value from outside of it.
fn block(graph: &Graph, each: &Loop) -> String {
    if each.is_function {
        return "(invocations)".to_owned();
    }
    let has_initial =
        |operand: &Operand| matches!(operand, Operand::Lic(lic) if !graph.lic(*lic).init.is_empty());
    let operators = || each.operators.iter().map(|(operator, _)| &graph.ops[*operator as usize]);
    let entry = operators().find(|op| op.operator == Operator::Pick && has_initial(&op.ins[0]));
    let condition = || operators().find(|op| op.outs.contains(&Some(each.header)));
    entry.or_else(condition).map_or_else(String::new, |op| op.block.to_string())
}

/// A number of rounds, with up to [`DECIMALS`] decimals if it is not whole; empty if there is none.
pub(crate) fn interval(interval: Interval) -> String {
    let Interval::Every(ratio) = interval else { return String::new() };
    let text = format!("{:.DECIMALS$}", ratio.value());
    text.trim_end_matches('0').trim_end_matches('.').to_owned()
}

/// The meaning of the interval of a loop.
fn bound(each: &Loop) -> &'static str {
    match each {
        each if each.initiation == Interval::Never => "standstill",
        each if !each.inner.is_empty() => "besides inner loops",
        each if each.runs > 1 => "while runs overlap",
        each if each.is_exact() => "exact",
        _ => "at most",
    }
}

/// The lines of the source that the limiting ring goes through, or else the operators on it.
fn places(graph: &Graph, each: &Loop) -> String {
    let operators = || each.ring.iter().map(|step| &graph.ops[step.operator as usize]);
    let lines: BTreeSet<(&str, u32)> = operators().filter_map(|op| line(op.loc.as_deref()?)).collect();
    if lines.is_empty() {
        let labels = operators().map(|op| dfquery_graph::verify::label(graph, op));
        return labels.collect::<Vec<_>>().join(" -> ");
    }
    let mut files: Vec<String> = Vec::new();
    for group in lines.into_iter().collect::<Vec<_>>().chunk_by(|one, other| one.0 == other.0) {
        let numbers: Vec<String> = group.iter().map(|(_, line)| line.to_string()).collect();
        files.push(format!("{}:{}", group[0].0, numbers.join(",")));
    }
    files.join(" ")
}

/// The file and the line of `file:line:column`.
fn line(place: &str) -> Option<(&str, u32)> {
    let (rest, _) = place.rsplit_once(':')?;
    let (file, line) = rest.rsplit_once(':')?;
    Some((file, line.parse().ok()?))
}
