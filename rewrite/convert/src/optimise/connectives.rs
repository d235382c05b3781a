//! One operator for a chain of `land` (or of `lor`) of which nothing else reads what is between.
//!
//! ```text
//!   u = land a, b
//!   v = land c, d            w = land a, b, x, c, d
//!   w = land u, x, v
//! ```
//! Only the first and the last operand may be opened: short circuit keeps its order.

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, Op, Operand, Operator};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::VecDeque;

/// Makes one operator of each such chain.
pub fn merge_connectives(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let is_chain = |op: &Op| matches!(op.operator, Operator::Land | Operator::Lor);
    if graph.ops.iter().filter(|op| is_chain(op)).count() < 2 {
        return;
    }
    // The operands of what is merged so far: a deque, since long chains are opened at both ends.
    let mut chains: FxHashMap<usize, VecDeque<Operand>> = FxHashMap::default();
    let mut merged = FxHashSet::default();
    for at in 0..graph.ops.len() {
        if merged.contains(&at) || !is_chain(&graph.ops[at]) {
            continue;
        }
        let mut chain = VecDeque::from(graph.ops[at].ins.clone());
        while let Some((end, inner)) = opened(graph, def_use, at, &chain).filter(|(_, op)| merged.insert(*op))
        {
            let operands = graph.ops[inner].ins.clone().into();
            end.open(&mut chain, chains.remove(&inner).unwrap_or(operands));
        }
        if chain.len() > graph.ops[at].ins.len() {
            chains.insert(at, chain);
        }
    }
    merged.into_iter().for_each(|at| def_use.remove(graph, at));
    for (at, chain) in chains {
        def_use.rewrite(graph, at, |op| op.ins = chain.into());
    }
}

/// An end of a chain.
#[derive(Clone, Copy)]
enum End {
    Front,
    Back,
}

impl End {
    /// Puts `inner` in the place of the operand at this end of `chain`; the shorter one is moved.
    fn open(self, chain: &mut VecDeque<Operand>, mut inner: VecDeque<Operand>) {
        match self {
            End::Front => chain.pop_front(),
            End::Back => chain.pop_back(),
        };
        let is_longer = inner.len() > chain.len();
        if is_longer {
            std::mem::swap(chain, &mut inner);
        }
        match (self, is_longer) {
            (End::Front, true) | (End::Back, false) => chain.append(&mut inner),
            (End::Front, false) | (End::Back, true) => {
                inner.into_iter().rev().for_each(|operand| chain.push_front(operand));
            }
        }
    }
}

/// The end of `chain`, the operands of `at`, that can be opened, and the operator that makes what is there.
fn opened(graph: &Graph, def_use: &DefUse, at: usize, chain: &VecDeque<Operand>) -> Option<(End, usize)> {
    [(End::Back, chain.back()), (End::Front, chain.front())].into_iter().find_map(|(end, operand)| {
        let Some(&Operand::Lic(lic)) = operand else { return None };
        let (inner, made) = def_use.maker(graph, lic)?;
        let same = made.operator == graph.ops[at].operator && inner != at;
        (same && def_use.uses(lic).len() == 1).then_some((end, inner))
    })
}
