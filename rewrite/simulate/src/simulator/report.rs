//! Failures of an invocation of a graph.

use dfquery_graph::{
    Graph, Operand,
    bits::Bits,
    trap::{Reason, Trap},
};
use std::fmt;

/// The reason why an invocation failed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum End {
    /// An operator could not compute, or a limit was reached.
    Trap(Trap),
    /// Nothing can fire, and the result or the last order token is missing.
    Deadlock(Vec<Wait>),
    /// The invocation ended, and LICs do not hold again what they did before anything was asked.
    Unclean(Vec<Leftover>),
}

/// An operator that waits.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Wait {
    /// The operator: `pick %x`.
    pub operator: String,
    /// The LIC that it waits for.
    pub lic: String,
    /// True if it waits for room there, not for a value.
    pub room: bool,
}

/// The values that one reader of a LIC was left with.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Leftover {
    /// The LIC, or the `repeat` that holds a value.
    pub place: String,
    /// The reader.
    pub reader: String,
    /// The values that are there.
    pub found: Vec<Bits>,
}

/// As many waits or leftovers as a message lists.
const LISTED: usize = 12;

impl End {
    /// The end as the stop of a call of `function`.
    pub fn stop(self, function: &str) -> Trap {
        match self {
            End::Trap(stop) => stop,
            end => Reason::Stuck(end.to_string()).at(function),
        }
    }
}

impl From<Trap> for End {
    fn from(stop: Trap) -> End {
        End::Trap(stop)
    }
}

impl fmt::Display for End {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            End::Trap(stop) => stop.fmt(f),
            End::Deadlock(waits) => list(f, "deadlock", waits),
            End::Unclean(leftovers) => list(f, "tokens left over", leftovers),
        }
    }
}

fn list(f: &mut fmt::Formatter<'_>, title: &str, items: &[impl fmt::Display]) -> fmt::Result {
    f.write_str(title)?;
    for (at, item) in items.iter().take(LISTED).enumerate() {
        write!(f, "{} {item}", if at == 0 { ":" } else { ";" })?;
    }
    match items.len().saturating_sub(LISTED) {
        0 => Ok(()),
        more => write!(f, "; and {more} more"),
    }
}

impl fmt::Display for Wait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.room { "room in " } else { "" };
        write!(f, "`{}` waits for {what}{}", self.operator, self.lic)
    }
}

impl fmt::Display for Leftover {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let values: Vec<String> = self.found.iter().map(Bits::to_string).collect();
        write!(f, "{} holds [{}] for `{}`", self.place, values.join(", "), self.reader)
    }
}

/// The operator's name and its first output that is not discarded.
pub(super) fn label(graph: &Graph, unit: u32) -> String {
    let op = &graph.ops[unit as usize];
    match op.outs.iter().flatten().next() {
        Some(lic) => format!("{} {}", op.operator.name(), graph.lic(*lic).name),
        None => format!("{} of {}", op.operator.name(), op.origin),
    }
}

/// The place of an operator: `f/%x`, by its origin, or by its output if it has none.
pub(super) fn place(graph: &Graph, unit: u32) -> String {
    let op = &graph.ops[unit as usize];
    let output = || op.outs.iter().flatten().next().map_or("", |lic| graph.lic(*lic).name.as_str());
    let local = if op.origin.is_empty() { output() } else { &op.origin };
    format!("{}/{local}", graph.name)
}

/// The LIC at input `at` of an operator.
pub(super) fn input_lic(graph: &Graph, unit: u32, at: usize) -> Option<u32> {
    match graph.ops[unit as usize].ins.get(at)? {
        Operand::Lic(lic) => Some(lic.0),
        _ => None,
    }
}
