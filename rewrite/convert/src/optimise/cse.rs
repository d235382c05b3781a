//! One operator for all that have the same inputs and do the same: they write the same tokens.
//!
//! ```text
//!   n = add x, 1
//!   m = add x, 1            n = add x, 1
//!   store a, m              store a, n
//! ```
//! Only operators of one region are merged: two loops in sequence would wait for each other if they shared a condition.
//! Operators count as alike until something distinguishes them, so that equal values that go round a loop are found too.

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, bits::Bits};
use dfquery_rules::entity::Point;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Keeps the first of all operators that are alike.
pub fn share(graph: &mut Graph, def_use: &mut DefUse, context: &Context) {
    let classes = classes(graph, def_use, context);
    for (at, &kept) in classes.iter().enumerate().filter(|(at, kept)| at != *kept) {
        let outs = graph.ops[at].outs.clone();
        def_use.remove(graph, at);
        for (output, lic) in outs.into_iter().enumerate() {
            let Some(lic) = lic else { continue };
            match graph.ops[kept].outs[output] {
                Some(same) => def_use.replace(graph, lic, same),
                None => def_use.rewrite(graph, kept, |kept| kept.outs[output] = Some(lic)),
            }
        }
    }
    def_use.compact(graph);
}

/// The properties that distinguish two operators, apart from the channels that they read.
#[derive(PartialEq, Eq, Hash)]
struct Kind<'g> {
    region: Point,
    operator: &'g Operator,
    /// Widths of the result and the operands, lanes.
    widths: [Option<u32>; 3],
    immediates: &'g [i64],
    initial: SmallVec<[&'g [Bits]; 2]>,
    /// The text of a constant expression.
    text: &'g str,
}

impl<'g> Kind<'g> {
    /// The kind of `op`; none if it touches memory, may write something else the next time, or belongs to no region.
    fn of(graph: &'g Graph, context: &Context, op: &'g Op) -> Option<Kind<'g>> {
        if matches!(op.operator, Operator::Source | Operator::Pickany) || op.operator.is_ordered() {
            return None;
        }
        let initial = |out: &Option<LicId>| out.map_or(&[][..], |lic| &graph.lic(lic).init);
        let first = op.outs.iter().flatten().next()?;
        Some(Kind {
            region: context.region(*first)?,
            operator: &op.operator,
            widths: [Some(op.width), op.operand_width, op.lanes],
            immediates: &op.immediates,
            initial: op.outs.iter().map(initial).collect(),
            text: if op.operator.name() == "constant" { &op.origin } else { "" },
        })
    }
}

/// An input: a class of operators and one of its outputs, a channel that no operator fills, or another operand.
#[derive(PartialEq, Eq, Hash)]
enum Input<'g> {
    Output(usize, usize),
    Entry(LicId),
    Other(&'g Operand),
}

/// The first of the operators that write the same as each.
fn classes(graph: &Graph, def_use: &DefUse, context: &Context) -> Vec<usize> {
    let mut first = FxHashMap::default();
    let of_kind = |(at, op)| Kind::of(graph, context, op).map_or(at, |kind| *first.entry(kind).or_insert(at));
    let mut classes: Vec<usize> = graph.ops.iter().enumerate().map(of_kind).collect();
    loop {
        let together = together(&classes);
        let input = |operand| match operand {
            &Operand::Lic(lic) => match def_use.output(lic) {
                Some((at, output)) => Input::Output(classes[at], output),
                None => Input::Entry(lic),
            },
            other => Input::Other(other),
        };
        let mut first = FxHashMap::default();
        let finer = |&at: &usize| {
            let inputs: SmallVec<[Input; 4]> = graph.ops[at].ins.iter().map(input).collect();
            *first.entry((classes[at], inputs)).or_insert(at)
        };
        let finer: Vec<usize> = together.iter().map(finer).collect();
        let mut is_settled = true;
        for (&at, finer) in together.iter().zip(finer) {
            is_settled &= classes[at] == finer;
            classes[at] = finer;
        }
        if is_settled {
            return classes;
        }
    }
}

/// The operators that are not alone in their class: only they can be distinguished further.
fn together(classes: &[usize]) -> Vec<usize> {
    let mut sizes = vec![0_u32; classes.len()];
    classes.iter().for_each(|&class| sizes[class] += 1);
    (0..classes.len()).filter(|&at| sizes[classes[at]] > 1).collect()
}
