//! The static rules that every graph must keep.
//!
//! 1. Every LIC has exactly one producer: an operator, or the environment for parameters and the order input.
//! 2. Every LIC has a reader: an operator, or the environment for the result and the last order token.
//! 3. A LIC's width is that of its producer's output, and every input has the width that its operator asks for.
//! 4. Every operator has the inputs and outputs of its kind.
//! 5. No operator has only constant inputs: it would fire for ever.
//! 6. A LIC's depth is at least 1 and at least the number of its initial values, which have its width.
//! 7. A LIC that is an input and an output of one operator has depth 2 at least: room is judged before it reads.

use crate::graph::{Graph, LicId, Op, Operand};
pub use ports::Ports;
use std::fmt;

mod ports;

/// A rule that a graph breaks.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fault {
    /// An operator or the interface names a LIC that there is not.
    NoLic {
        /// The operator, or `the environment`.
        user: String,
        /// The number that it gives.
        lic: u32,
    },
    /// A LIC without a producer.
    NoProducer {
        /// The LIC.
        lic: String,
    },
    /// A LIC with more producers than one.
    Producers {
        /// The LIC.
        lic: String,
        /// The producers.
        producers: Vec<String>,
    },
    /// A LIC that nothing reads.
    NoReader {
        /// The LIC.
        lic: String,
    },
    /// An operator with the wrong number of inputs or outputs.
    Arity {
        /// The operator.
        operator: String,
        /// How many inputs it has.
        inputs: usize,
        /// How many outputs it has, discarded ones counted.
        outputs: usize,
    },
    /// An output whose LIC has another width.
    OutputWidth {
        /// The operator.
        operator: String,
        /// The LIC.
        lic: String,
        /// The LIC's width.
        found: u32,
        /// The width of what the operator writes.
        expected: u32,
    },
    /// An input of another width than the operator asks for.
    InputWidth {
        /// The operator.
        operator: String,
        /// The number of the input, from 0.
        input: usize,
        /// Its width.
        found: u32,
        /// The width that is asked for.
        expected: u32,
    },
    /// An operator that reads no LIC.
    OnlyConstants {
        /// The operator.
        operator: String,
    },
    /// A LIC that cannot hold its initial values, or nothing at all.
    Depth {
        /// The LIC.
        lic: String,
        /// Its depth.
        depth: u32,
        /// The depth that it needs.
        needed: u32,
    },
    /// An initial value of another width than its LIC.
    InitialWidth {
        /// The LIC.
        lic: String,
        /// The width of the value.
        found: u32,
    },
}

/// Everything that is wrong with `graph`, in the order of its LICs and operators.
pub fn verify(graph: &Graph) -> Vec<Fault> {
    let mut faults = missing_lics(graph);
    if faults.is_empty() {
        faults.extend(producers(graph));
        faults.extend(readers(graph));
        faults.extend(depths(graph));
        graph.ops.iter().for_each(|op| faults.extend(operator(graph, op)));
    }
    faults
}

/// The LICs that `op` reads.
fn inputs(op: &Op) -> impl Iterator<Item = LicId> {
    op.ins.iter().filter_map(|operand| match operand {
        Operand::Lic(lic) => Some(*lic),
        _ => None,
    })
}

/// How messages call an operator: its name and its first output or origin.
fn label(graph: &Graph, op: &Op) -> String {
    let output = op.outs.iter().flatten().find_map(|lic| graph.lics.get(lic.0 as usize));
    format!("{} {}", op.operator.name(), output.map_or(op.origin.as_str(), |lic| lic.name.as_str()))
}

fn missing_lics(graph: &Graph) -> Vec<Fault> {
    let environment = graph.params.iter().chain(&graph.order_in).chain(&graph.order_out).chain(&graph.result);
    let of_environment = environment.map(|lic| (None, *lic));
    let of_operators = graph
        .ops
        .iter()
        .flat_map(|op| op.outs.iter().flatten().copied().chain(inputs(op)).map(move |lic| (Some(op), lic)));
    let missing = of_environment.chain(of_operators).filter(|(_, lic)| lic.0 as usize >= graph.lics.len());
    let user = |op: Option<&Op>| op.map_or("the environment".to_owned(), |op| label(graph, op));
    missing.map(|(op, lic)| Fault::NoLic { user: user(op), lic: lic.0 }).collect()
}

fn producers(graph: &Graph) -> Vec<Fault> {
    let mut producers: Vec<Vec<Option<&Op>>> = vec![Vec::new(); graph.lics.len()];
    for lic in graph.params.iter().chain(&graph.order_in) {
        producers[lic.0 as usize].push(None);
    }
    for op in &graph.ops {
        op.outs.iter().flatten().for_each(|lic| producers[lic.0 as usize].push(Some(op)));
    }
    let name = |op: &Option<&Op>| op.map_or("the environment".to_owned(), |op| label(graph, op));
    let fault = |(lic, producers): (_, &Vec<Option<&Op>>)| {
        let lic: String = lic;
        match producers.len() {
            0 => Some(Fault::NoProducer { lic }),
            1 => None,
            _ => Some(Fault::Producers { lic, producers: producers.iter().map(name).collect() }),
        }
    };
    graph.lics.iter().map(|lic| lic.name.clone()).zip(&producers).filter_map(fault).collect()
}

fn readers(graph: &Graph) -> Vec<Fault> {
    let mut read = vec![false; graph.lics.len()];
    let of_operators = graph.ops.iter().flat_map(inputs);
    for lic in of_operators.chain(graph.order_out).chain(graph.result) {
        read[lic.0 as usize] = true;
    }
    let unread = graph.lics.iter().zip(read).filter(|(_, read)| !read);
    unread.map(|(lic, _)| Fault::NoReader { lic: lic.name.clone() }).collect()
}

fn depths(graph: &Graph) -> Vec<Fault> {
    let mut needed: Vec<u32> = graph.lics.iter().map(|lic| (lic.init.len() as u32).max(1)).collect();
    for op in &graph.ops {
        for lic in inputs(op).filter(|lic| op.outs.contains(&Some(*lic))) {
            needed[lic.0 as usize] = needed[lic.0 as usize].max(2);
        }
    }
    let mut faults = Vec::new();
    for (lic, needed) in graph.lics.iter().zip(needed) {
        if lic.depth < needed {
            faults.push(Fault::Depth { lic: lic.name.clone(), depth: lic.depth, needed });
        }
        let odd = lic.init.iter().filter(|value| value.width() != lic.width);
        faults.extend(odd.map(|value| Fault::InitialWidth { lic: lic.name.clone(), found: value.width() }));
    }
    faults
}

fn operator(graph: &Graph, op: &Op) -> Vec<Fault> {
    let operator = label(graph, op);
    let Some(ports) = Ports::of(op) else {
        return vec![Fault::Arity { operator, inputs: op.ins.len(), outputs: op.outs.len() }];
    };
    let mut faults = Vec::new();
    if inputs(op).next().is_none() {
        faults.push(Fault::OnlyConstants { operator: operator.clone() });
    }
    for (input, (operand, expected)) in op.ins.iter().zip(ports.inputs).enumerate() {
        if let (Some(found), Some(expected)) = (width(graph, operand), expected)
            && found != expected
        {
            faults.push(Fault::InputWidth { operator: operator.clone(), input, found, expected });
        }
    }
    for (lic, expected) in op.outs.iter().zip(ports.outputs) {
        let lic = lic.map(|lic| graph.lic(lic));
        if let Some(lic) = lic.filter(|lic| lic.width != expected) {
            let (lic, found) = (lic.name.clone(), lic.width);
            faults.push(Fault::OutputWidth { operator: operator.clone(), lic, found, expected });
        }
    }
    faults
}

/// Bits of an operand; an address takes the width that is asked for.
fn width(graph: &Graph, operand: &Operand) -> Option<u32> {
    match operand {
        Operand::Lic(lic) => Some(graph.lic(*lic).width),
        Operand::Const(bits) => Some(bits.width()),
        Operand::Global { .. } => None,
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NoLic { user, lic } => write!(f, "`{user}` names LIC number {lic}, which is not there"),
            Fault::NoProducer { lic } => write!(f, "{lic} has no producer"),
            Fault::Producers { lic, producers } => {
                write!(f, "{lic} has {} producers: `{}`", producers.len(), producers.join("`, `"))
            }
            Fault::NoReader { lic } => write!(f, "{lic} has no reader"),
            Fault::Arity { operator, inputs, outputs } => {
                write!(f, "`{operator}` cannot have {inputs} inputs and {outputs} outputs")
            }
            Fault::OutputWidth { operator, lic, found, expected } => {
                write!(f, "{lic} has {found} bits, but `{operator}` writes {expected}")
            }
            Fault::InputWidth { operator, input, found, expected } => {
                write!(f, "input {input} of `{operator}` has {found} bits instead of {expected}")
            }
            Fault::OnlyConstants { operator } => write!(f, "`{operator}` has only constant inputs"),
            Fault::Depth { lic, depth, needed } => write!(f, "{lic} has depth {depth} and needs {needed}"),
            Fault::InitialWidth { lic, found } => write!(f, "{lic} has an initial value of {found} bits"),
        }
    }
}

#[cfg(test)]
mod tests;
