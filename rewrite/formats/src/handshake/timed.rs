//! Triggers for constants in the place of a `source`, where the trigger does not make anything wait for itself.

use super::{
    netlist::Value,
    rates::{Rate, Rates},
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};
use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    rc::Rc,
};

/// A constant at some rate: its width and its value as a text.
type Key = (Rate, u32, String);

/// Tokens and constants that come at some rate, but not at all times.
#[derive(Default)]
pub struct Timed {
    /// Orders of memory that are switched.
    pub tokens: BTreeMap<Rate, Vec<LicId>>,
    /// Constants, each with the LIC that it waits for.
    pub constants: BTreeMap<Key, Vec<(Value, LicId)>>,
    /// The operators that fill and read each LIC.
    def_use: DefUse,
    /// The operators that LICs wait for, as far as that has been asked.
    waits: RefCell<BTreeMap<LicId, Rc<BTreeSet<usize>>>>,
}

impl Timed {
    /// The orders of `graph` that something else needs as well.
    pub fn of(graph: &Graph, rates: &Rates) -> Timed {
        let mut timed = Timed { def_use: DefUse::new(graph), ..Timed::default() };
        let read: BTreeSet<LicId> = graph
            .ops
            .iter()
            .filter(|op| op.operator != Operator::Gate)
            .flat_map(|op| op.inputs())
            .chain(graph.order_out)
            .collect();
        let switches = graph.ops.iter().filter(|op| op.operator == Operator::Switch && op.width == 0);
        for out in switches.flat_map(|op| op.outs.iter().flatten().copied()) {
            if let Some(rate) =
                rates.lic(out).filter(|_| read.contains(&out) && graph.lic(out).init.is_empty())
            {
                timed.tokens.entry(rate).or_default().push(out);
            }
        }
        timed
    }

    /// The operators of `graph` that `lic` may wait for.
    pub fn waits(&self, graph: &Graph, lic: LicId) -> Rc<BTreeSet<usize>> {
        let mut known = self.waits.borrow_mut();
        known.entry(lic).or_insert_with(|| Rc::new(behind(graph, &self.def_use, lic))).clone()
    }

    /// Operators that are after the entrance of the loop whose picks read `select`: one of them at least leads to
    /// whatever leaves it.
    pub fn loop_operators(&self, graph: &Graph, select: LicId) -> Vec<usize> {
        let picks = (0..graph.ops.len())
            .filter(|&at| graph.header(&graph.ops[at]).is_some_and(|own| own.0 == select));
        let condition = graph.ops.iter().find(|op| op.outs.contains(&Some(select)));
        let read: Vec<LicId> = condition.into_iter().flat_map(Op::inputs).collect();
        let makes = |op: &Op| op.outs.iter().flatten().any(|out| read.contains(out));
        picks.chain((0..graph.ops.len()).filter(|&at| makes(&graph.ops[at]))).collect()
    }
}

/// The operators that lead to `lic` in the same iterations: what iterations before have written is there.
fn behind(graph: &Graph, def_use: &DefUse, lic: LicId) -> BTreeSet<usize> {
    let mut found = BTreeSet::new();
    let mut work = vec![lic];
    while let Some(lic) = work.pop() {
        let Some((_, op)) = def_use.producer(graph, lic).filter(|(at, _)| found.insert(*at)) else {
            continue;
        };
        match graph.header(op) {
            Some((_, entering)) => work.extend(entered(op, entering)),
            None => work.extend(op.inputs()),
        }
    }
    found
}

/// The LIC that the header pick `op` reads when its loop is entered.
fn entered(op: &Op, entering: usize) -> Option<LicId> {
    match op.ins[entering] {
        Operand::Lic(lic) => Some(lic),
        _ => None,
    }
}
