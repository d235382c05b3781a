//! Changes of one place of a graph: an operand, an operator, a constant, a direction, an initial value, or an order.

use dfquery_graph::{Graph, LicId, Op, Operand, Operator, bits::Bits, verify::wiring};

/// A graph with one change, and the kind of the change.
pub type Changed = (&'static str, Graph);

/// All changes of `graph` that leave its channels and ports as they have to be.
pub fn changes(graph: &Graph) -> Vec<Changed> {
    let mut changes = Vec::new();
    for at in 0..graph.ops.len() {
        of_operator(graph, at, &mut changes);
    }
    for (at, lic) in graph.lics.iter().enumerate().filter(|(_, lic)| !lic.init.is_empty()) {
        changes.push(("initial value lost", with(graph, |graph| graph.lics[at].init.clear())));
        let other = lic.init[0].plus(&Bits::new(lic.width, 1));
        if lic.width > 0 {
            changes
                .push(("initial value changed", with(graph, |graph| graph.lics[at].init[0] = other.clone())));
        }
    }
    changes.retain(|(_, changed)| wiring(changed).is_empty());
    changes
}

fn with(graph: &Graph, change: impl FnOnce(&mut Graph)) -> Graph {
    let mut changed = graph.clone();
    change(&mut changed);
    discard_unread(&mut changed);
    changed
}

fn of_operator(graph: &Graph, at: usize, changes: &mut Vec<Changed>) {
    let op = &graph.ops[at];
    let changed = |change: &dyn Fn(&mut Op)| with(graph, |graph| change(&mut graph.ops[at]));
    match &op.operator {
        Operator::Pick => changes.push(("steer reversed", changed(&|op| op.ins.swap(1, 2)))),
        Operator::Switch => changes.push(("steer reversed", changed(&|op| op.outs.reverse()))),
        Operator::Land => changes.push(("operator changed", changed(&|op| op.operator = Operator::Lor))),
        Operator::Lor => changes.push(("operator changed", changed(&|op| op.operator = Operator::Land))),
        Operator::Pure(name) if op.ins.len() == 2 => {
            changes.push(("operands swapped", changed(&|op| op.ins.swap(0, 1))));
            let other = match name.as_str() {
                "add" => "sub",
                "icmp.eq" => "icmp.ne",
                "icmp.slt" => "icmp.sle",
                "icmp.ult" => "icmp.ule",
                _ => "",
            };
            if !other.is_empty() {
                let other = Operator::Pure(other.to_owned());
                changes.push(("operator changed", changed(&|op| op.operator = other.clone())));
            }
        }
        Operator::Gep { offset, scales, index_widths } => {
            let (offset, scales, index_widths) = (offset + 4, scales.clone(), index_widths.clone());
            let other = Operator::Gep { offset, scales, index_widths };
            changes.push(("operator changed", changed(&|op| op.operator = other.clone())));
        }
        _ => {}
    }
    for (input, operand) in op.ins.iter().enumerate() {
        if let Operand::Const(bits) = operand
            && bits.width() > 0
        {
            let other = Operand::Const(bits.plus(&Bits::new(bits.width(), 1)));
            changes.push(("constant changed", changed(&|op| op.ins[input] = other.clone())));
        }
        let Operand::Lic(own) = operand else { continue };
        // The two channels of the same width before and after this one.
        let width = graph.lic(*own).width;
        let alike: Vec<u32> = (0..graph.lics.len() as u32)
            .filter(|lic| graph.lics[*lic as usize].width == width && !graph.lics[*lic as usize].held)
            .collect();
        let here = alike.iter().position(|lic| *lic == own.0).expect("it is as wide as itself");
        let others = [here.checked_sub(1), Some(here + 1)].into_iter().flatten();
        for other in others.filter_map(|other| alike.get(other)) {
            let kind = if width == 0 { "order edge moved" } else { "operand exchanged" };
            changes.push((kind, changed(&|op| op.ins[input] = Operand::Lic(LicId(*other)))));
        }
        if op.operator.is_ordered()
            && input + 1 == op.ins.len()
            && matches!(op.operator, Operator::Load { .. })
        {
            changes.push(("order edge cut", changed(&|op| op.ins[input] = Operand::Const(Bits::zero(0)))));
        }
    }
    if op.operator == Operator::All {
        for input in 0..op.ins.len().min(3) {
            let cut = |op: &mut Op| {
                op.ins.remove(input);
            };
            changes.push(("order edge cut", changed(&cut)));
        }
    }
}

/// Discards what nothing reads, and reads what only the environment writes.
fn discard_unread(graph: &mut Graph) {
    let mut read = vec![false; graph.lics.len()];
    graph.ops.iter().flat_map(Op::inputs).chain(graph.answers()).for_each(|lic| read[lic.0 as usize] = true);
    for out in graph.ops.iter_mut().flat_map(|op| &mut op.outs) {
        *out = out.filter(|lic| read[lic.0 as usize]);
    }
    let unread: Vec<LicId> = graph.entries().filter(|lic| !read[lic.0 as usize]).collect();
    for lic in unread {
        let width = graph.lic(lic).width;
        graph.ops.push(Op {
            outs: vec![None],
            ins: vec![Operand::Lic(lic)],
            ..Op::new(Operator::Mov, width)
        });
    }
    // A channel that nothing writes any more is none.
    let written: Vec<bool> = (0..graph.lics.len() as u32)
        .map(|lic| {
            let lic = LicId(lic);
            graph.params.contains(&lic)
                || graph.order_in == Some(lic)
                || graph.ops.iter().any(|op| op.outs.contains(&Some(lic)))
        })
        .collect();
    let number =
        |lic: LicId| LicId(written[..lic.0 as usize].iter().filter(|written| **written).count() as u32);
    for op in &mut graph.ops {
        op.outs.iter_mut().flatten().for_each(|lic| *lic = number(*lic));
        for operand in &mut op.ins {
            if let Operand::Lic(lic) | Operand::Held(lic) = operand {
                *lic = number(*lic);
            }
        }
    }
    let ends = graph.order_in.iter_mut().chain(&mut graph.order_out).chain(&mut graph.results);
    graph.params.iter_mut().chain(ends).for_each(|lic| *lic = number(*lic));
    let mut at = 0;
    graph.lics.retain(|_| {
        at += 1;
        written[at - 1]
    });
}
