//! Rates of outputs, told by the inputs of their operators.

use dfquery_graph::{DefUse, Graph, LicId, Op, Operator};

/// The rate of an output, by that of another channel.
#[derive(Clone, Copy)]
pub struct Pace {
    /// As often as this.
    pub of: LicId,
    /// But only where this is 1, or 0.
    pub part: Option<(LicId, bool)>,
}

/// The rate at which `op` writes `lic`; none where neither its inputs nor its other output tell.
fn pace(op: &Op, lic: LicId) -> Option<Pace> {
    let first = || op.inputs().next();
    let whole = |of: LicId| Pace { of, part: None };
    let is_second = op.outs.get(1) == Some(&Some(lic));
    if let Some(side) = op.written_for(usize::from(is_second)) {
        return first().map(|of| Pace { of, part: Some((of, side)) });
    }
    match op.operator {
        // The index of the way that was taken, where one was.
        Operator::Predmerge if is_second => {
            first().map(|of| Pace { of, part: Some((op.outs[0].unwrap_or(lic), true)) })
        }
        Operator::Pickany => op.outs.iter().flatten().find(|other| **other != lic).copied().map(whole),
        Operator::Interleave | Operator::Count { .. } => None,
        _ => first().map(whole),
    }
}

/// The channels without a group from `lic` to that with which it is told, each with its pace, and that one, which has a
/// group if any tells.
pub fn way(graph: &Graph, def_use: &DefUse, lic: LicId) -> (Vec<(LicId, Pace)>, LicId) {
    let (mut way, mut at) = (Vec::new(), lic);
    while graph.lic(at).group.is_empty()
        && way.len() <= graph.lics.len()
        && let Some((_, op)) = def_use.producer(graph, at)
        && let Some(pace) = pace(op, at)
    {
        way.push((at, pace));
        at = pace.of;
    }
    (way, at)
}
