//! The options of conversion beside each other: what each set of them costs and gives, function by function.

use crate::{
    area::Areas,
    convert,
    error::{Error, Result},
    made_up,
    notes::TYPED,
    program::Program,
    simulate::{Buffers, Executable, Latencies, Limits, execute},
    table::{Table, Texts},
    throughput::{Depths, Interval, interval, loops},
};
use dfquery_convert::{Arguments, Options, Overlap, Preference};
use dfquery_graph::{Graph, bits::Bits};
use dfquery_throughput::Ratio;
use std::{
    collections::{BTreeMap, BTreeSet},
    sync::Mutex,
};

/// The columns of the table.
const COLUMNS: [&str; 7] = ["function", "cycles", "operators", "interval", "area", "pareto", "options"];

/// Runs of an inner loop, and invocations, in sets with `--overlap`.
const RUNS: u32 = 4;

/// A set of options.
struct Set {
    /// The flags as they are typed.
    flags: &'static str,
    counters: bool,
    repeats: bool,
    latency: bool,
    sized: bool,
    overlaps: bool,
}

const PLAIN: Set =
    Set { flags: "", counters: false, repeats: false, latency: false, sized: false, overlaps: false };

/// The sets, those with fewer flags first.
const SETS: [Set; 9] = [
    PLAIN,
    Set { flags: "--counters", counters: true, ..PLAIN },
    Set { flags: "--depths sized", sized: true, ..PLAIN },
    Set { flags: "--counters --depths sized", counters: true, sized: true, ..PLAIN },
    Set { flags: "--repeat-invariants --depths sized", repeats: true, sized: true, ..PLAIN },
    Set { flags: "--prefer latency --depths sized", latency: true, sized: true, ..PLAIN },
    Set { flags: "--overlap 4 --depths sized", overlaps: true, sized: true, ..PLAIN },
    Set {
        flags: "--counters --overlap 4 --depths sized",
        counters: true,
        overlaps: true,
        sized: true,
        ..PLAIN
    },
    Set {
        flags: "--counters --prefer latency --overlap 4 --depths sized",
        counters: true,
        latency: true,
        overlaps: true,
        sized: true,
        ..PLAIN
    },
];

impl Set {
    /// These options, and otherwise those of `base`.
    fn options(&self, base: &Options, latencies: &'static Latencies) -> Options {
        let mut options = *base;
        options.counters |= self.counters;
        options.repeat_invariants |= self.repeats;
        if self.counters || self.repeats {
            options.arguments = Arguments::Held;
        }
        if self.latency {
            options.prefer = Preference::Latency;
        }
        if self.sized {
            options.depths = Depths::Sized(latencies);
        }
        if self.overlaps {
            options.overlap = Some(Overlap { most: RUNS, latencies });
        }
        options
    }
}

/// The measures of a graph.
#[derive(Clone, Debug)]
struct Figures {
    /// Of a run on arguments that are made up.
    cycles: Option<u64>,
    operators: u64,
    /// Of the slowest innermost loop.
    interval: Option<Ratio>,
    area: u64,
}

impl Figures {
    /// True if nothing of `other` is worse, and something is better.
    fn is_below(&self, other: &Figures) -> bool {
        let pairs = [
            (self.cycles.map(|cycles| cycles as f64), other.cycles.map(|cycles| cycles as f64)),
            (self.interval.map(Ratio::value), other.interval.map(Ratio::value)),
            (Some(self.area as f64), Some(other.area as f64)),
        ];
        let value = |number: Option<f64>| number.unwrap_or(f64::INFINITY);
        pairs.iter().all(|(own, others)| value(*own) <= value(*others))
            && pairs.iter().any(|(own, others)| value(*own) < value(*others))
    }

    fn is_as(&self, other: &Figures) -> bool {
        !self.is_below(other) && !other.is_below(self) && {
            let numbers = |figures: &Figures| (figures.cycles, figures.area);
            numbers(self) == numbers(other)
        }
    }
}

/// A program to explore, and the flags with which it was opened.
#[derive(Clone, Copy)]
pub struct Variant<'p> {
    /// The program, ready for conversion.
    pub program: &'p Program,
    /// The flags besides those of conversion.
    pub flags: &'p str,
}

/// A row for each set of options and each of `variants`, of each of the functions called `names`, or of all; with the
/// same made-up arguments for all rows of a function.
///
/// Rows of which no other is better in cycles, interval and area are marked; of equal ones the first.
///
/// # Errors
///
/// Unknown functions; [`Error::Stopped`]; one function that is named and never converted.
pub fn table(
    variants: &[Variant],
    names: &[String],
    base: &Options,
    latencies: &'static Latencies,
    buffers: &Buffers,
) -> Result<Table> {
    let explorer = Explorer { latencies, buffers, areas: Areas::new(), made_up: Mutex::default() };
    let mut functions: Vec<String> = Vec::new();
    let mut rows: BTreeMap<String, Vec<(String, Figures)>> = BTreeMap::new();
    let mut refused = None;
    for variant in variants {
        let executable = variant.program.executable();
        for set in &SETS {
            let options = set.options(base, latencies);
            let make = |graph: Graph| -> Result<(String, Figures)> {
                let figures = explorer.figures(&graph, &executable)?;
                Ok((graph.name, figures))
            };
            let flags = [set.flags, variant.flags].into_iter().filter(|text| !text.is_empty());
            let flags = flags.collect::<Vec<_>>().join(" ");
            convert::each_as(variant.program, names, &options, make, |made| {
                match made {
                    Ok(made) => {
                        let (name, figures) = made?;
                        if !rows.contains_key(&name) {
                            functions.push(name.clone());
                        }
                        rows.entry(name).or_default().push((flags.clone(), figures));
                    }
                    Err(skipped) => refused = Some(skipped),
                }
                Ok::<(), Error>(())
            })?;
        }
    }
    match refused {
        Some(skipped) if names.len() == 1 && functions.is_empty() => Err(Error::NotConverted(skipped)),
        _ => Ok(tabulated(&functions, &rows)),
    }
}

/// The input of all sets.
struct Explorer<'b> {
    latencies: &'static Latencies,
    buffers: &'b Buffers,
    areas: Areas,
    /// By function the arguments of its runs.
    made_up: Mutex<BTreeMap<String, Option<Vec<Bits>>>>,
}

impl Explorer<'_> {
    fn figures(&self, graph: &Graph, executable: &Executable) -> Result<Figures> {
        let cycles = match self.arguments(graph, executable)? {
            None => None,
            Some(list) => {
                let limits = Limits::default();
                let run = execute(graph, executable, None, self.buffers, &[list], self.latencies, limits)?;
                run.last().ok().and_then(|invocation| invocation.cycles)
            }
        };
        let loops = loops(graph, self.latencies);
        let innermost = || loops.iter().filter(|each| each.inner.is_empty());
        let of_function = innermost().all(|each| each.is_function);
        let intervals = innermost().filter(|each| each.is_function == of_function);
        let intervals = intervals.filter_map(|each| match each.initiation {
            Interval::Every(ratio) => Some(ratio),
            Interval::Never => None,
        });
        Ok(Figures {
            cycles,
            operators: graph.ops.len() as u64,
            interval: intervals.max_by(|one, other| one.value().total_cmp(&other.value())),
            area: self.areas.of(graph),
        })
    }

    /// The arguments of the runs of a function, those that its first graph was given.
    fn arguments(&self, graph: &Graph, executable: &Executable) -> Result<Option<Vec<Bits>>> {
        let known = || self.made_up.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(list) = known().get(&graph.name) {
            return Ok(list.clone());
        }
        let list = made_up::arguments(graph, executable, self.buffers, self.latencies)?;
        known().insert(graph.name.clone(), list.clone());
        Ok(list)
    }
}

fn tabulated(functions: &[String], rows: &BTreeMap<String, Vec<(String, Figures)>>) -> Table {
    let mut texts = Texts::new(COLUMNS.len());
    for name in functions {
        let all = &rows[name];
        for (at, (flags, figures)) in all.iter().enumerate() {
            let is_worse = all.iter().any(|(_, other)| other.is_below(figures))
                || all[..at].iter().any(|(_, other)| other.is_as(figures));
            texts.extend([
                name.clone(),
                figures.cycles.map_or_else(String::new, |cycles| cycles.to_string()),
                figures.operators.to_string(),
                figures.interval.map_or_else(String::new, |ratio| interval(Interval::Every(ratio))),
                figures.area.to_string(),
                if is_worse { "" } else { "*" }.to_owned(),
                flags.clone(),
            ]);
        }
    }
    let numeric: BTreeSet<&str> = ["cycles", "operators", "interval", "area"].into();
    let numbers = COLUMNS.map(|column| numeric.contains(column)).to_vec();
    let notes = COLUMNS.map(|column| (column == "options").then_some(TYPED)).to_vec();
    Table { header: COLUMNS.map(str::to_owned).to_vec(), numbers, notes, rows: texts }
}
