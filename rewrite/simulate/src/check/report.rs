//! The results of a comparison.

use crate::{
    environment::Call,
    layout::Layout,
    memory::Memory,
    process::Volatile,
    simulator::{Order, Schedule},
};
use dfquery_engine::plural::counted;
use dfquery_graph::{bits::Bits, verify::Fault};
use std::{collections::BTreeSet, fmt};

/// The end of a comparison.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// Both machines did the same.
    Agree {
        /// Invocations that were compared, each in all orders.
        compared: u64,
        /// Seeds that said nothing, since the interpreter reached a limit.
        inconclusive: u64,
        /// The assumptions.
        remarks: Remarks,
    },
    /// The graph breaks static rules and was not run.
    Unsound(Vec<Fault>),
    /// The machines differ.
    Mismatch(Box<Mismatch>),
}

/// The assumptions of the invocations that were compared.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Remarks {
    /// Operations without arithmetic here: pure operators with an arbitrary value, and those that ended invocations on
    /// both machines.
    pub unknown: BTreeSet<String>,
    /// In how many an undefined value decided something.
    pub undefined: u64,
    /// In how many uninitialised memory was read, outside of buffers.
    pub unwritten: u64,
}

impl fmt::Display for Remarks {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.undefined > 0 {
            write!(f, ", {} with undefined values", self.undefined)?;
        }
        if self.unwritten > 0 {
            write!(f, ", {} with loads of memory that nobody wrote", self.unwritten)?;
        }
        if !self.unknown.is_empty() {
            let names: Vec<&str> = self.unknown.iter().map(String::as_str).collect();
            write!(f, "; not followed: {}", names.join(", "))?;
        }
        Ok(())
    }
}

/// The first difference between the two machines.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Mismatch {
    /// The function.
    pub function: String,
    /// The seed of memory and arguments.
    pub seed: u64,
    /// The number of the invocation, from 0.
    pub invocation: usize,
    /// Its arguments.
    pub arguments: Vec<Bits>,
    /// The schedule of the graph.
    pub schedule: Schedule,
    /// True if other invocations were in flight.
    pub in_flight: bool,
    /// The difference.
    pub difference: Difference,
}

/// A difference between a graph and its reference: results, ends, calls, accesses or memory.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Difference {
    /// The words before each side: `memory holds `.
    before: String,
    /// The result of the graph.
    found: String,
    /// The result of the reference.
    expected: String,
    /// The words behind: ` at @table + 4`.
    behind: String,
}

impl Difference {
    /// Returns true if one side ended otherwise: early, stuck, or with tokens left over.
    pub fn is_of_ends(&self) -> bool {
        self.before.is_empty()
    }

    /// The result of the graph, in words.
    pub fn found(&self) -> String {
        [&*self.before, &self.found, &self.behind].concat()
    }

    /// The result of the reference, in words.
    pub fn expected(&self) -> String {
        [&*self.before, &self.expected, &self.behind].concat()
    }

    /// Two lists of results that differ.
    pub(super) fn results(found: &[Bits], expected: &[Bits]) -> Difference {
        let (found, expected) = (values(found), values(expected));
        Difference { before: "result ".to_owned(), found, expected, behind: String::new() }
    }

    /// Two ends that differ.
    pub(super) fn ends(found: String, expected: impl ToString) -> Difference {
        let expected = expected.to_string();
        Difference { before: String::new(), found, expected, behind: String::new() }
    }

    /// The first difference between two logs of calls.
    pub(super) fn calls(expected: &[Call], found: &[Call]) -> Option<Difference> {
        Difference::items("call", expected, found, call)
    }

    /// The first difference between two logs of volatile accesses.
    pub(super) fn accesses(expected: &[Volatile], found: &[Volatile], layout: &Layout) -> Option<Difference> {
        let told = |access: &Volatile| {
            let what =
                if access.stores { format!("a store of {}", access.value) } else { "a load".to_owned() };
            format!("{what} at {}", layout.describe(access.address))
        };
        Difference::items("volatile access", expected, found, told)
    }

    /// The first difference between two memories.
    pub(super) fn memories(expected: &Memory, found: &Memory, layout: &Layout) -> Option<Difference> {
        let difference = expected.difference(found)?;
        let (found, expected) = (difference.second.to_string(), difference.first.to_string());
        let behind = format!(" at {}", layout.describe(difference.address));
        Some(Difference { before: "memory holds ".to_owned(), found, expected, behind })
    }

    /// The first items in which two logs of `what` differ.
    fn items<T: PartialEq>(
        what: &str,
        expected: &[T],
        found: &[T],
        told: impl Fn(&T) -> String,
    ) -> Option<Difference> {
        let length = expected.len().max(found.len());
        let at = (0..length).find(|&at| expected.get(at) != found.get(at))?;
        let item = |log: &[T]| log.get(at).map_or("missing".to_owned(), &told);
        let (found, expected) = (item(found), item(expected));
        Some(Difference { before: format!("{what} {} is ", at + 1), found, expected, behind: String::new() })
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Difference { before, found, expected, behind } = self;
        write!(f, "{before}{found} instead of {expected}{behind}")
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Agree { compared, inconclusive, remarks } => {
                write!(f, "agrees in {}", counted(*compared, "invocation"))?;
                if *inconclusive > 0 {
                    write!(f, ", {} without an end", counted(*inconclusive, "seed"))?;
                }
                remarks.fmt(f)
            }
            Outcome::Unsound(faults) => {
                let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
                f.write_str(&faults.join("; "))
            }
            Outcome::Mismatch(mismatch) => mismatch.fmt(f),
        }
    }
}

impl Mismatch {
    /// The invocation, its input and its schedule: `f(1, 2), invocation 1 of seed 0, in rounds with declared depths`.
    pub fn place(&self) -> impl fmt::Display {
        Place(self)
    }

    fn write_place(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let arguments: Vec<String> = self.arguments.iter().map(Bits::to_string).collect();
        write!(f, "{}({}), invocation {} ", self.function, arguments.join(", "), self.invocation + 1)?;
        write!(f, "of seed {}, ", self.seed)?;
        match self.schedule.order {
            Order::Rounds => write!(f, "in rounds")?,
            Order::Seeded(order) => write!(f, "in order {order}")?,
            Order::Newest => write!(f, "newest first")?,
            Order::Oldest => write!(f, "oldest first")?,
        }
        let depths = if self.schedule.bounded { "declared" } else { "unbounded" };
        let others = if self.in_flight { " and other invocations in flight" } else { "" };
        write!(f, " with {depths} depths{others}")
    }
}

/// The place of a mismatch.
struct Place<'m>(&'m Mismatch);

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.write_place(f)
    }
}

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place(), self.difference)
    }
}

/// Results that an invocation ended with, in words.
pub(super) fn told(results: &[Bits]) -> String {
    format!("result {}", values(results))
}

/// Results in words.
fn values(results: &[Bits]) -> String {
    match results {
        [] => "nothing".to_owned(),
        results => results.iter().map(Bits::to_string).collect::<Vec<_>>().join(", "),
    }
}

fn call(call: &Call) -> String {
    let arguments: Vec<String> = call.arguments.iter().map(Bits::to_string).collect();
    format!("{}({})", call.callee, arguments.join(", "))
}
