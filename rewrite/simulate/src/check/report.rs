//! The results of a comparison.

use crate::{
    environment::Call,
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
    /// The difference in words: the graph's side first.
    pub difference: String,
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

impl fmt::Display for Mismatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
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
        write!(f, " with {depths} depths{others}: {}", self.difference)
    }
}

/// Two lists of results that differ, in words.
pub(super) fn results(found: &[Bits], expected: &[Bits]) -> String {
    format!("result {} instead of {}", values(found), values(expected))
}

/// Results in words.
fn values(results: &[Bits]) -> String {
    match results {
        [] => "nothing".to_owned(),
        results => results.iter().map(Bits::to_string).collect::<Vec<_>>().join(", "),
    }
}

/// The first difference between two logs of calls.
pub(super) fn calls(expected: &[Call], found: &[Call]) -> Option<String> {
    let length = expected.len().max(found.len());
    let at = (0..length).find(|&at| expected.get(at) != found.get(at))?;
    Some(format!("call {} is {} instead of {}", at + 1, call(found.get(at)), call(expected.get(at))))
}

fn call(call: Option<&Call>) -> String {
    let Some(call) = call else { return "missing".to_owned() };
    let arguments: Vec<String> = call.arguments.iter().map(Bits::to_string).collect();
    format!("{}({})", call.callee, arguments.join(", "))
}
