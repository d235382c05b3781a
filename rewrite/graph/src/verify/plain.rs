//! The same rules in plain code: what the rule file is held against.

use super::{Fault, Ports, label, missing_lics, ports};
use crate::model::{Graph, LicId, Op, Operand};
use rustc_hash::FxHashSet;

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
    let mut read: FxHashSet<LicId> = graph.ops.iter().flat_map(Op::inputs).collect();
    read.extend(graph.answers());
    let faults = |(id, producers): (usize, &Vec<Option<&Op>>)| {
        let lic = || graph.lics[id].name.to_string();
        let tokenless = graph.lics[id].held && read.contains(&LicId(id as u32)) || producers.is_empty();
        let many = || Fault::Producers { lic: lic(), producers: producers.iter().map(name).collect() };
        let many = (producers.len() > 1).then(many);
        tokenless.then(|| Fault::NoProducer { lic: lic() }).into_iter().chain(many).collect::<Vec<_>>()
    };
    producers.iter().enumerate().flat_map(faults).collect()
}

fn readers(graph: &Graph) -> Vec<Fault> {
    let mut read = vec![false; graph.lics.len()];
    let of_operators = graph.ops.iter().flat_map(Op::inputs);
    for lic in of_operators.chain(graph.answers()) {
        read[lic.0 as usize] = true;
    }
    let unread = graph.lics.iter().zip(read).filter(|(lic, read)| !read && !lic.held);
    unread.map(|(lic, _)| Fault::NoReader { lic: lic.name.to_string() }).collect()
}

fn depths(graph: &Graph) -> Vec<Fault> {
    let mut needed: Vec<u32> = graph.lics.iter().map(|lic| lic.least_depth()).collect();
    for op in &graph.ops {
        for lic in op.inputs().filter(|lic| op.outs.contains(&Some(*lic))) {
            needed[lic.0 as usize] = needed[lic.0 as usize].max(2);
        }
    }
    let mut faults = Vec::new();
    for (lic, needed) in graph.lics.iter().zip(needed).filter(|(lic, _)| !lic.held) {
        if lic.depth < needed {
            faults.push(Fault::Depth { lic: lic.name.to_string(), depth: lic.depth, needed });
        }
        let odd = lic.init.iter().filter(|value| value.width() != lic.width);
        faults
            .extend(odd.map(|value| Fault::InitialWidth { lic: lic.name.to_string(), found: value.width() }));
    }
    faults
}

fn operator(graph: &Graph, op: &Op) -> Vec<Fault> {
    let operator = label(graph, op);
    let Some(ports) = Ports::of(op) else {
        return vec![Fault::Arity { operator, inputs: op.ins.len(), outputs: op.outs.len() }];
    };
    let mut faults = Vec::new();
    if let Some([from, to, more]) = ports::resizes(op)
        && (from == to || (from < to) != (more == 1))
    {
        faults.push(Fault::Resize { operator: operator.clone(), from, to });
    }
    if op.inputs().next().is_none() {
        faults.push(Fault::OnlyConstants { operator: operator.clone() });
    }
    for (input, (operand, expected)) in op.ins.iter().zip(ports.inputs).enumerate() {
        let found = operand.width(graph);
        let is_odd = matches!(operand, Operand::Lic(lic) if graph.is_held(*lic));
        if let Some(expected) = expected.filter(|&expected| expected != found && !is_odd) {
            faults.push(Fault::InputWidth { operator: operator.clone(), input, found, expected });
        }
    }
    for (lic, expected) in op.outs.iter().zip(ports.outputs) {
        let lic = lic.map(|lic| graph.lic(lic));
        if let Some(lic) = lic.filter(|lic| lic.width != expected && !lic.held) {
            let (lic, found) = (lic.name.to_string(), lic.width);
            faults.push(Fault::OutputWidth { operator: operator.clone(), lic, found, expected });
        }
    }
    faults
}
