//! One operator for all that have the same inputs and do the same: they write the same tokens.
//!
//! Only operators of one region are merged: two loops in sequence would wait for each other if they shared a condition.
//! Operators count as alike until something distinguishes them, so that equal values that go round a loop are found too.

use dfquery_graph::{Graph, LicId, Op, Operand, Operator, bits::Bits};
use dfquery_rules::entity::Point;
use rustc_hash::FxHashMap;
use std::hash::Hash;

/// Keeps one of all operators that are alike; `regions` has the region where each channel is filled.
pub fn share(graph: &mut Graph, regions: &[Option<Point>]) {
    let classes = classes(graph, regions);
    let mut first = FxHashMap::default();
    let mut instead: Vec<LicId> = (0..graph.lics.len() as u32).map(LicId).collect();
    let mut is_kept = vec![true; graph.ops.len()];
    for (at, class) in classes.iter().enumerate() {
        let kept = *first.entry(*class).or_insert(at);
        if kept != at {
            is_kept[at] = false;
            merge(graph, kept, at, &mut instead);
        }
    }
    let new = |lic: &mut LicId| *lic = instead[lic.0 as usize];
    for operand in graph.ops.iter_mut().flat_map(|op| &mut op.ins) {
        if let Operand::Lic(lic) = operand {
            new(lic);
        }
    }
    graph.order_out.iter_mut().chain(&mut graph.result).for_each(new);
    let mut is_kept = is_kept.into_iter();
    graph.ops.retain(|_| is_kept.next().unwrap_or(true));
}

/// Lets `kept` write what `gone` writes.
fn merge(graph: &mut Graph, kept: usize, gone: usize, instead: &mut [LicId]) {
    for output in 0..graph.ops[gone].outs.len() {
        let Some(lic) = graph.ops[gone].outs[output] else { continue };
        match graph.ops[kept].outs[output] {
            Some(same) => instead[lic.0 as usize] = same,
            None => graph.ops[kept].outs[output] = Some(lic),
        }
    }
}

/// What distinguishes two operators, apart from the channels that they read.
#[derive(PartialEq, Eq, Hash)]
struct Kind<'g> {
    region: Point,
    name: &'g str,
    /// Widths of the result and the operands, lanes.
    widths: [Option<u32>; 3],
    /// What further distinguishes operators of one name.
    numbers: Vec<i64>,
    initial: Vec<&'g [Bits]>,
    /// What a constant expression is.
    text: &'g str,
}

impl<'g> Kind<'g> {
    /// The kind of `op`; none if it touches memory, may write something else the next time, or belongs to no region.
    fn of(graph: &'g Graph, regions: &[Option<Point>], op: &'g Op) -> Option<Kind<'g>> {
        let mut numbers = op.immediates.clone();
        match &op.operator {
            Operator::Source | Operator::Pickany => return None,
            operator if operator.is_ordered() => return None,
            Operator::Gep { offset, scales, index_widths } => {
                numbers.push(*offset);
                numbers.extend(scales);
                numbers.extend(index_widths.iter().map(|&width| i64::from(width)));
            }
            Operator::Count { next, .. } => numbers.push(i64::from(*next)),
            _ => {}
        }
        let initial = |out: &Option<LicId>| out.map_or(&[][..], |lic| &graph.lic(lic).init);
        let first = op.outs.iter().flatten().next()?;
        Some(Kind {
            region: regions[first.0 as usize]?,
            name: op.operator.name(),
            widths: [Some(op.width), op.operand_width, op.lanes],
            numbers,
            initial: op.outs.iter().map(initial).collect(),
            text: if op.operator.name() == "constant" { &op.origin } else { "" },
        })
    }
}

/// What an input is: a class of operators and one of its outputs, a channel that no operator fills, or another operand.
#[derive(PartialEq, Eq, Hash)]
enum Input<'g> {
    Output(usize, usize),
    Entry(LicId),
    Other(&'g Operand),
}

/// The number of the class of each operator; those of one class write the same.
fn classes(graph: &Graph, regions: &[Option<Point>]) -> Vec<usize> {
    let mut producers = vec![None; graph.lics.len()];
    for (at, op) in graph.ops.iter().enumerate() {
        for (output, lic) in op.outs.iter().enumerate() {
            lic.iter().for_each(|lic| producers[lic.0 as usize] = Some((at, output)));
        }
    }
    let mut classes =
        numbered(graph.ops.iter().enumerate().map(|(at, op)| Kind::of(graph, regions, op).ok_or(at)));
    loop {
        let input = |operand| match operand {
            &Operand::Lic(lic) => match producers[lic.0 as usize] {
                Some((at, output)) => Input::Output(classes.0[at], output),
                None => Input::Entry(lic),
            },
            other => Input::Other(other),
        };
        let parts = classes.0.iter().zip(&graph.ops);
        let finer = numbered(parts.map(|(class, op)| (*class, op.ins.iter().map(input).collect::<Vec<_>>())));
        if finer.1 == classes.1 {
            return finer.0;
        }
        classes = finer;
    }
}

/// The number of each item, the same for equal ones, and how many numbers there are.
fn numbered<T: Eq + Hash>(items: impl Iterator<Item = T>) -> (Vec<usize>, usize) {
    let mut numbers = FxHashMap::default();
    let numbered = items.map(|item| {
        let next = numbers.len();
        *numbers.entry(item).or_insert(next)
    });
    (numbered.collect(), numbers.len())
}
