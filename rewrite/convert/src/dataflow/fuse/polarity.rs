//! Loop conditions that are 1 where the loop goes on: a comparison is turned round with all that asks it.

use super::phis::Net;
use dfquery_graph::{Graph, LicId, Operand, Operator, bits::Bits};

/// Turns comparisons that are 1 where a loop ends, if nothing but picks, switches and selects asks them.
pub fn turn_conditions(graph: &mut Graph) {
    let net = Net::new(graph);
    for at in 0..graph.ops.len() {
        let (Operator::Pure(name), &[Some(out)]) = (&graph.ops[at].operator, &graph.ops[at].outs[..]) else {
            continue;
        };
        if let Some(opposite) = opposite(name)
            && graph.lic(out).init.is_empty()
            && ends_loop(graph, &net, out)
            && can_turn(graph, &net, out)
        {
            graph.ops[at].operator = Operator::Pure(opposite);
            turn(graph, &net, out);
        }
    }
}

/// `icmp.uge` for `icmp.ult`.
fn opposite(name: &str) -> Option<String> {
    let opposite = match name.strip_prefix("icmp.")? {
        "eq" => "ne",
        "ne" => "eq",
        "slt" => "sge",
        "sge" => "slt",
        "sgt" => "sle",
        "sle" => "sgt",
        "ult" => "uge",
        "uge" => "ult",
        "ugt" => "ule",
        "ule" => "ugt",
        _ => return None,
    };
    Some(format!("icmp.{opposite}"))
}

/// Whether header picks behind an initial 1 are selected by `lic`.
fn ends_loop(graph: &Graph, net: &Net, lic: LicId) -> bool {
    let carries_one = |&(reader, _): &(Option<usize>, usize)| {
        let Some(op) = reader.map(|op| &graph.ops[op]) else { return false };
        let out = op.outs.first().copied().flatten();
        let init = out.and_then(|out| graph.lic(out).init.first());
        op.operator == Operator::Mov && init.is_some_and(Bits::is_true)
    };
    net.readers[lic.0 as usize].iter().any(carries_one)
}

/// Whether all that reads `lic` can do with the opposite, at no cost.
fn can_turn(graph: &Graph, net: &Net, lic: LicId) -> bool {
    net.readers[lic.0 as usize].iter().all(|&(reader, input)| {
        let Some(op) = reader.map(|op| &graph.ops[op]) else { return false };
        match &op.operator {
            Operator::Switch | Operator::Pick => input == 0,
            Operator::Pure(name) => name == "select" && input == 0 && op.lanes.is_none(),
            Operator::Mov => op.outs[0].is_some_and(|out| can_turn(graph, net, out)),
            Operator::Not => op.outs[0].is_some_and(|out| graph.lic(out).init.is_empty()),
            _ => false,
        }
    })
}

/// Lets all that reads `lic` take the opposite for what it was.
fn turn(graph: &mut Graph, net: &Net, lic: LicId) {
    for &(reader, _) in &net.readers[lic.0 as usize] {
        let Some(at) = reader else { continue };
        let op = &mut graph.ops[at];
        match op.operator {
            Operator::Switch => op.outs.reverse(),
            Operator::Pick | Operator::Pure(_) => op.ins.swap(1, 2),
            Operator::Mov => {
                let Some(out) = op.outs[0] else { continue };
                let init = &mut graph.lics[out.0 as usize].init;
                init.iter_mut().for_each(|bit| *bit = bit.not());
                turn(graph, net, out);
            }
            _ => bypass(graph, net, at, lic),
        }
    }
}

/// Lets what reads the `not` at `at` read `lic`, which is the same now.
fn bypass(graph: &mut Graph, net: &Net, at: usize, lic: LicId) {
    let Some(out) = graph.ops[at].outs[0] else { return };
    for &(reader, input) in &net.readers[out.0 as usize] {
        match reader {
            Some(op) => graph.ops[op].ins[input] = Operand::Lic(lic),
            None => graph.result = Some(lic),
        }
    }
}
