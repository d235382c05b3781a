//! Queries on graphs, and removal of dead operators.

use dfquery_graph::{Graph, Lic, LicId, Op, Operand, Operator, bits::Bits, verify::label};

/// Number of inputs and answers of the graph that read each channel.
pub fn readers(graph: &Graph) -> Vec<usize> {
    let mut readers = vec![0; graph.lics.len()];
    let inputs = graph.ops.iter().flat_map(Op::inputs);
    inputs.chain(graph.answers()).for_each(|lic| readers[lic.0 as usize] += 1);
    readers
}

/// An operator and its input that read a channel; an answer of the graph is an input of no operator.
pub type Reader = (Option<usize>, usize);

/// The readers of each channel.
pub fn readers_of(graph: &Graph) -> Vec<Vec<Reader>> {
    let mut readers = vec![Vec::new(); graph.lics.len()];
    for (at, op) in graph.ops.iter().enumerate() {
        for (input, operand) in op.ins.iter().enumerate() {
            if let Operand::Lic(lic) = operand {
                readers[lic.0 as usize].push((Some(at), input));
            }
        }
    }
    let answers = graph.answers().enumerate();
    answers.for_each(|(at, lic)| readers[lic.0 as usize].push((None, at)));
    readers
}

/// Adds `op` to `graph`, and the channel that it fills, which gets a name of its own like `name`.
pub fn add(graph: &mut Graph, name: &str, op: Op) -> LicId {
    let out = LicId(graph.lics.len() as u32);
    let name = graph.fresh_name(name);
    graph.lics.push(Lic::new(name, op.width));
    graph.ops.push(Op { outs: vec![Some(out)], ..op });
    out
}

/// Returns true if `op` puts an initial value before the stream that it passes on.
pub fn carries_initial(graph: &Graph, op: &Op) -> bool {
    op.operator == Operator::Mov && op.outs.iter().flatten().any(|out| !graph.lic(*out).init.is_empty())
}

/// Returns true if `op` must be executed even if nothing reads its result.
fn is_root(op: &Op) -> bool {
    match &op.operator {
        Operator::Store { .. } | Operator::Call { .. } | Operator::Atomic { .. } => true,
        Operator::Load { volatile, .. } => *volatile,
        _ => false,
    }
}

/// Which operators something that must happen depends on.
pub fn live_ops(graph: &Graph) -> Vec<bool> {
    let producers = graph.producers();
    let mut live = vec![false; graph.ops.len()];
    let mut work: Vec<usize> = (0..graph.ops.len()).filter(|&at| is_root(&graph.ops[at])).collect();
    work.extend(graph.answers().filter_map(|lic| producers[lic.0 as usize]));
    while let Some(at) = work.pop() {
        if !std::mem::replace(&mut live[at], true) {
            work.extend(graph.ops[at].inputs().filter_map(|lic| producers[lic.0 as usize]));
        }
    }
    live
}

/// Removes dead operators and discards outputs that nobody reads.
pub fn sweep(graph: &mut Graph) {
    let live = live_ops(graph);
    let mut next = live.iter();
    graph.ops.retain(|_| next.next().is_some_and(|live| *live));
    let readers = readers(graph);
    for op in &mut graph.ops {
        for out in &mut op.outs {
            *out = out.filter(|lic| readers[lic.0 as usize] > 0);
        }
    }
}

/// Reads parameters and the entering order where nothing else does.
pub fn sink_unused(graph: &mut Graph) {
    let readers = readers(graph);
    let unused: Vec<LicId> = graph.entries().filter(|lic| readers[lic.0 as usize] == 0).collect();
    for lic in unused {
        let width = graph.lic(lic).width;
        graph.ops.push(Op {
            outs: vec![None],
            ins: vec![Operand::Lic(lic)],
            ..Op::new(Operator::Mov, width)
        });
    }
}

/// A read that a pass has left without a producer, in words that name the pass.
#[derive(Debug)]
pub struct Starved(pub String);

/// Does `work` on `graph`, the pass `name`, and sees that something fills whatever is read then.
///
/// # Errors
///
/// [`Starved`] if not: numbering channels anew would let something else fill it.
pub fn pass(graph: &mut Graph, name: &str, work: impl FnOnce(&mut Graph)) -> Result<(), Starved> {
    work(graph);
    match starved(graph) {
        None => Ok(()),
        Some(what) => Err(Starved(format!("{what} fills any more behind the pass `{name}`"))),
    }
}

/// As [`pass`], where dead operators go before anybody looks.
///
/// # Errors
///
/// As for [`pass`].
pub fn swept(graph: &mut Graph, name: &str, work: impl FnOnce(&mut Graph)) -> Result<(), Starved> {
    pass(graph, name, |graph| {
        work(graph);
        sweep(graph);
    })
}

/// The first operator that reads a channel which nothing fills, or an answer of the graph that is such a channel.
fn starved(graph: &Graph) -> Option<String> {
    let mut filled = vec![false; graph.lics.len()];
    let outs = graph.ops.iter().flat_map(|op| op.outs.iter().flatten());
    outs.chain(&graph.params).chain(&graph.order_in).for_each(|lic| filled[lic.0 as usize] = true);
    let lacks = |operand: &Operand| match operand {
        Operand::Lic(lic) | Operand::Held(lic) => !filled[lic.0 as usize],
        _ => false,
    };
    let reader = graph.ops.iter().find_map(|op| Some((op, op.ins.iter().find(|operand| lacks(operand))?)));
    if let Some((op, Operand::Lic(lic) | Operand::Held(lic))) = reader {
        let place = if op.block.is_empty() { String::new() } else { format!(" in {}", op.block) };
        return Some(format!("`{}`{place} reads {}, which nothing", label(graph, op), graph.lic(*lic).name));
    }
    let answer = graph.answers().find(|lic| !filled[lic.0 as usize])?;
    Some(format!("the environment reads {}, which nothing", graph.lic(answer).name))
}

/// Drops the channels that nothing fills any more, and numbers the others anew.
pub fn pack(graph: &mut Graph) {
    let mut kept = vec![false; graph.lics.len()];
    let filled = graph.ops.iter().flat_map(|op| op.outs.iter().flatten());
    filled.chain(&graph.params).chain(&graph.order_in).for_each(|lic| kept[lic.0 as usize] = true);
    let mut next = 0;
    let renumber = |kept: &bool| {
        next += u32::from(*kept);
        LicId(next.saturating_sub(1))
    };
    let renumbered: Vec<LicId> = kept.iter().map(renumber).collect();
    let mut kept = kept.into_iter();
    graph.lics.retain(|_| kept.next().unwrap_or(false));
    let new = |lic: &mut LicId| *lic = renumbered[lic.0 as usize];
    graph.params.iter_mut().for_each(new);
    graph.order_in.iter_mut().chain(&mut graph.order_out).chain(&mut graph.results).for_each(new);
    for op in &mut graph.ops {
        op.outs.iter_mut().flatten().for_each(new);
        for operand in &mut op.ins {
            if let Operand::Lic(lic) | Operand::Held(lic) = operand {
                new(lic);
            }
        }
    }
}

/// One place for each channel, two where an operator reads what it writes; initial values need room as well.
///
/// Two places also where a `carry` reads a value when the next one has been written: see [`a_round_late`].
pub fn declare_depths(graph: &mut Graph) {
    for lic in &mut graph.lics {
        lic.depth = 1.max(lic.init.len() as u32);
    }
    let own = graph.ops.iter().flat_map(|op| op.inputs().filter(|lic| op.outs.contains(&Some(*lic))));
    let own: Vec<LicId> = own.collect();
    for lic in own.into_iter().chain(a_round_late(graph)) {
        let depth = &mut graph.lics[lic.0 as usize].depth;
        *depth = 2.max(*depth);
    }
}

/// The channels whose readers take a value only when their writers have written the next one.
///
/// ```text
///   a = carry again, 0, b                   both write before they read: none can be first where there is no room
///   b = carry again, 1, a
///
///   i, again = count.slt 0, 1, n            the value of a round is taken with the `again` of the next one,
///   x = carry.while again, 0, i             and a `count` writes that and its next value at once
/// ```
fn a_round_late(graph: &Graph) -> Vec<LicId> {
    let is_carry = |op: &&Op| matches!(op.operator, Operator::Carry | Operator::CarryWhile);
    let is_count = |op: &&Op| matches!(op.operator, Operator::Count { .. });
    let (mut carried, mut counted) = (vec![false; graph.lics.len()], vec![false; graph.lics.len()]);
    let value = |op: &Op| op.outs[0].map(|lic| lic.0 as usize);
    graph.ops.iter().filter(is_carry).filter_map(value).for_each(|lic| carried[lic] = true);
    graph.ops.iter().filter(is_count).filter_map(value).for_each(|lic| counted[lic] = true);
    let late = |op: &Op| {
        let next = op.ins.get(2).filter(|_| op.operator == Operator::CarryWhile).cloned();
        let is_late = |lic: &LicId| {
            carried[lic.0 as usize] || counted[lic.0 as usize] && next == Some(Operand::Lic(*lic))
        };
        op.inputs().filter(is_late).collect::<Vec<_>>()
    };
    graph.ops.iter().filter(is_carry).flat_map(late).collect()
}

/// A constant's bits, if the operand is one.
pub fn constant_bits(operand: &Operand) -> Option<&Bits> {
    match operand {
        Operand::Const(bits) => Some(bits),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One operator that reads `%b`, which another one makes of `%a`.
    fn graph() -> Graph {
        let lics = ["%a", "%b", "%c"].map(|name| Lic::new(name.into(), 32)).to_vec();
        let op = |from: u32, block: &str| Op {
            outs: vec![Some(LicId(from + 1))],
            ins: vec![Operand::Lic(LicId(from)), Operand::Const(Bits::new(32, 1))],
            block: block.into(),
            ..Op::new(Operator::Pure("add".to_owned()), 32)
        };
        let (params, results) = (vec![LicId(0)], vec![LicId(2)]);
        Graph { lics, ops: vec![op(0, "head"), op(1, "body")], params, results, ..Graph::default() }
    }

    #[test]
    fn what_a_pass_leaves_without_a_producer_is_told_with_its_name() {
        let told = |work: fn(&mut Graph)| pass(&mut graph(), "sums", work).map_err(|Starved(what)| what);
        assert_eq!(told(|_| {}), Ok(()));
        let expected = "`add %c` in body reads %b, which nothing fills any more behind the pass `sums`";
        assert_eq!(told(|graph| drop(graph.ops.remove(0))), Err(expected.to_owned()));
        let expected = "the environment reads %c, which nothing fills any more behind the pass `sums`";
        assert_eq!(told(|graph| graph.ops[1].outs[0] = None), Err(expected.to_owned()));
    }
}
