//! Compares two graphs, or a graph and a function, on the same inputs.
//!
//! An input is a memory, and a list of arguments: values at the bounds of their widths first, then random ones. On each,
//! the first side tells what is expected, in rounds; both sides have to give it under other orders of firing, with
//! declared and with unbounded depths. Compared are results, memory, calls, volatile accesses and ends: a deadlock and
//! tokens that are left over are differences.
//!
//! Not found are differences on inputs that are not tried, and those between the addresses of allocations.

use crate::{
    arguments::{Arguments, BOUNDARIES},
    check::{Expected, Mismatch, Reference, Remarks, Trial, Trials},
    netlist::Netlist,
    program::Program,
    promises::Promises,
};
use dfquery_engine::plural::counted;
use dfquery_graph::{Graph, LicId, bits::Bits, function::Function, random, verify::Fault};
use std::fmt;

/// The outcome of a comparison of two sides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Equality {
    /// Both did the same on all inputs that were compared.
    Equal {
        /// The inputs, each an invocation.
        inputs: u64,
        /// Inputs on which nothing was compared: a run went on for too long, broke a promise of its code, or both sides
        /// depend on the order of firing.
        left_out: u64,
        /// The assumptions.
        remarks: Remarks,
    },
    /// One side has other parameters or results: which, in words.
    Unlike(String),
    /// A side cannot be run.
    Unsound(Side, Vec<Fault>),
    /// A side does something else than is expected.
    Different {
        /// The side that tells what is expected: the function, or the first graph in rounds.
        expected: Side,
        /// The side that does something else: the other one, or the same in another order of firing.
        found: Side,
        /// The input, and both outputs.
        mismatch: Box<Mismatch>,
    },
}

/// One of two sides.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    /// The first.
    First,
    /// The second.
    Second,
}

impl Equality {
    /// Returns true if nothing differs, and something was compared.
    pub fn holds(&self) -> bool {
        matches!(self, Equality::Equal { inputs: 1.., .. })
    }

    /// The same with the two sides exchanged.
    #[must_use]
    pub fn turned(self) -> Equality {
        let other = |side| if side == Side::First { Side::Second } else { Side::First };
        match self {
            Equality::Unsound(side, faults) => Equality::Unsound(other(side), faults),
            Equality::Different { expected, found, mismatch } => {
                Equality::Different { expected: other(expected), found: other(found), mismatch }
            }
            equality => equality,
        }
    }

    /// Returns true if a difference was found.
    pub fn differs(&self) -> bool {
        !matches!(self, Equality::Equal { .. })
    }
}

impl fmt::Display for Equality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Equality::Equal { inputs: 0, left_out, .. } => {
                write!(f, "nothing could be compared on {}", counted(*left_out, "input"))
            }
            Equality::Equal { inputs, left_out, remarks } => {
                write!(f, "equal on {}", counted(*inputs, "input"))?;
                if *left_out > 0 {
                    write!(f, ", {left_out} left out")?;
                }
                remarks.fmt(f)
            }
            Equality::Unlike(what) => f.write_str(what),
            Equality::Unsound(_, faults) => {
                let faults: Vec<String> = faults.iter().map(Fault::to_string).collect();
                f.write_str(&faults.join("; "))
            }
            Equality::Different { mismatch, .. } => mismatch.fmt(f),
        }
    }
}

/// Compares two graphs within `program`, which lays out their globals. The promises of the function of this name are
/// kept, if the program has it: inputs that break one are left out.
pub fn graphs(program: &Program, first: &Graph, second: &Graph, trials: &Trials) -> Equality {
    if let Some(what) = unlike(first, second) {
        return Equality::Unlike(what);
    }
    let netlist = |side, graph| Netlist::new(graph, &program.layout).map_err(|faults| (side, faults));
    let (one, other) = match (netlist(Side::First, first), netlist(Side::Second, second)) {
        (Ok(one), Ok(other)) => (one, other),
        (Err((side, faults)), _) | (_, Err((side, faults))) => return Equality::Unsound(side, faults),
    };
    let function = program.function(&first.name);
    let known = function.map(|id| (id, Function::new(program.base, id)));
    let arguments = match &known {
        Some((_, function)) if function.parameters.len() == first.params.len() => Arguments::of(function),
        _ => Arguments::of_graph(first).and(&Arguments::of_graph(second)),
    };
    let promises = known.map(|(id, function)| (id, Promises::of(&function, &program.layout)));
    let trial = |seed, arguments| {
        let trial =
            Trial { program, reference: Reference::Graph(&one), netlist: &one, trials, seed, arguments };
        let kept = promises.as_ref().map(|(id, promises)| {
            let reference = Reference::Function(*id, promises);
            Trial { reference, ..trial.clone() }.expect()
        });
        let mut expected = trial.expect();
        expected.truncate(kept.map_or(usize::MAX, |kept| kept.len()));
        let own = trial.compare(&expected);
        let against = Trial { netlist: &other, ..trial.clone() }.compare(&expected);
        match (own, against) {
            (Ok(_), Ok(inputs)) => Ok(inputs),
            (Ok(_), Err(mismatch)) => Err((Side::Second, mismatch)),
            // What depends on the order of firing on both sides is an input that their code does not allow.
            (Err(own), _) if !own.difference.is_of_ends() && varies(&other, &trial) => Ok(0),
            (Err(_), Err(mismatch)) => Err((Side::Second, mismatch)),
            (Err(own), Ok(_)) => Err((Side::First, own)),
        }
        .map(|inputs| (inputs, expected))
    };
    over_inputs(&arguments, trials, trial)
}

/// Returns true if values that `netlist` gives on the input of `trial` depend on the order of firing.
fn varies<'t>(netlist: &'t Netlist<'t>, trial: &Trial<'t>) -> bool {
    let trial = Trial { reference: Reference::Graph(netlist), netlist, ..trial.clone() };
    trial.compare(&trial.expect()).is_err_and(|mismatch| !mismatch.difference.is_of_ends())
}

/// Compares `function`, the first side, with `graph`, the second.
pub fn function(program: &Program, function: u32, graph: &Graph, trials: &Trials) -> Equality {
    let facts = Function::new(program.base, function);
    let widths = |values: &[u32]| values.iter().map(|&value| facts.width(value)).collect::<Vec<_>>();
    let own: Vec<u32> = graph.params.iter().map(|&lic| graph.lic(lic).width).collect();
    if own != widths(&facts.parameters) {
        return Equality::Unlike(differing("parameters", &widths(&facts.parameters), &own));
    }
    let netlist = match Netlist::new(graph, &program.layout) {
        Ok(netlist) => netlist,
        Err(faults) => return Equality::Unsound(Side::Second, faults),
    };
    let promises = Promises::of(&facts, &program.layout);
    let reference = Reference::Function(function, &promises);
    let trial = |seed, arguments| {
        let trial = Trial { program, reference, netlist: &netlist, trials, seed, arguments };
        let expected = trial.expect();
        let inputs = trial.compare(&expected).map_err(|mismatch| (Side::Second, mismatch))?;
        Ok((inputs, expected))
    };
    over_inputs(&Arguments::of(&facts), trials, trial)
}

/// The inputs of one memory that were compared, and what was expected; or what differs.
type Compared = Result<(u64, Vec<Expected>), (Side, Box<Mismatch>)>;

/// Runs `trial` with each seed and its lists of arguments, up to the first difference.
fn over_inputs(
    arguments: &Arguments,
    trials: &Trials,
    trial: impl Fn(u64, Vec<Vec<Bits>>) -> Compared,
) -> Equality {
    let (mut inputs, mut left_out, mut remarks) = (0, 0, Remarks::default());
    for seed in 0..BOUNDARIES + trials.seeds {
        let list = |turn: u64| match seed {
            ..BOUNDARIES => arguments.boundary(seed, turn),
            _ => arguments.draw_for(random::draw(seed, turn), turn),
        };
        match trial(seed, (0..trials.invocations).map(list).collect()) {
            Ok((compared, expected)) => {
                remarks.add(&expected);
                inputs += compared;
                left_out += trials.invocations - compared;
            }
            Err((found, mismatch)) => {
                return Equality::Different { expected: Side::First, found, mismatch };
            }
        }
    }
    Equality::Equal { inputs, left_out, remarks }
}

/// The parameters or results in which the graphs are unlike, in words.
fn unlike(first: &Graph, second: &Graph) -> Option<String> {
    type Lics = fn(&Graph) -> &[LicId];
    let kinds: [(&str, Lics); 2] =
        [("parameters", |graph| &graph.params), ("results", |graph| &graph.results)];
    kinds.into_iter().find_map(|(what, lics)| {
        let [one, other] = [first, second]
            .map(|graph| lics(graph).iter().map(|&lic| graph.lic(lic).width).collect::<Vec<_>>());
        (one != other).then(|| differing(what, &one, &other))
    })
}

/// `parameters of 32, 64 bits instead of 32 bits`.
fn differing(what: &str, expected: &[u32], found: &[u32]) -> String {
    let told = |widths: &[u32]| match widths {
        [] => "none".to_owned(),
        widths => format!("{} bits", widths.iter().map(u32::to_string).collect::<Vec<_>>().join(", ")),
    };
    format!("{what} of {} instead of {}", told(found), told(expected))
}

#[cfg(test)]
mod tests;
