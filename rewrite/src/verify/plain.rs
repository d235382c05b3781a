//! The same rules in plain code: what the rule file is held against.

use super::{Fault, Ports, label, missing_lics};
use crate::graph::{Graph, Op, Operand};

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
    let of_operators = graph.ops.iter().flat_map(Op::inputs);
    for lic in of_operators.chain(graph.order_out).chain(graph.result) {
        read[lic.0 as usize] = true;
    }
    let unread = graph.lics.iter().zip(read).filter(|(_, read)| !read);
    unread.map(|(lic, _)| Fault::NoReader { lic: lic.name.clone() }).collect()
}

fn depths(graph: &Graph) -> Vec<Fault> {
    let mut needed: Vec<u32> = graph.lics.iter().map(|lic| (lic.init.len() as u32).max(1)).collect();
    for op in &graph.ops {
        for lic in op.inputs().filter(|lic| op.outs.contains(&Some(*lic))) {
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
    if op.inputs().next().is_none() {
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
