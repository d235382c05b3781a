//! The selects that make a phi whose arms are all there: a graph of choices in the shape of the branches before it.

use super::Builder;
use crate::placement::{Plan, SelectedPhi};
use dfquery_graph::{LicId, Op, Operand, Operator};
use dfquery_rules::entity::{Point, Signal};
use rustc_hash::FxHashMap;

/// The value that arrives at a join from some point on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum Choice {
    /// Always the same.
    Signal(Signal),
    /// The result of one of the nodes.
    Node(usize),
}

/// A choice between two.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
struct Node {
    condition: Signal,
    /// The results when the condition is 0 and 1.
    ways: [Choice; 2],
}

/// The choices of one phi; each node follows those that it takes.
struct Choices<'p> {
    plan: &'p Plan,
    phi: &'p SelectedPhi,
    nodes: Vec<Node>,
    numbers: FxHashMap<Node, usize>,
    seen: FxHashMap<Point, Choice>,
}

impl Choices<'_> {
    /// The value that arrives when control is at `point`.
    pub fn at(&mut self, point: Point) -> Choice {
        if let Some(&choice) = self.seen.get(&point) {
            return choice;
        }
        let choice = match self.plan.choices.get(&(self.phi.join, point)) {
            None => Choice::Signal(self.phi.arms[&point]),
            Some(&ways) => {
                let condition = self.plan.condition[&point];
                let ways = ways.map(|way| self.at(way));
                self.node(Node { condition, ways })
            }
        };
        self.seen.insert(point, choice);
        choice
    }

    fn node(&mut self, node: Node) -> Choice {
        let [zero, one] = node.ways;
        if zero == one {
            return zero;
        }
        let nodes = &mut self.nodes;
        Choice::Node(*self.numbers.entry(node).or_insert_with(|| {
            nodes.push(node);
            nodes.len() - 1
        }))
    }
}

impl Builder<'_, '_> {
    /// The selects of the phi `signal`, one for each branch that makes a difference to it.
    pub(super) fn select(&mut self, signal: Signal, region: Point, phi: &SelectedPhi) -> Operand {
        let plan = self.plan;
        let (nodes, numbers, seen) = <_>::default();
        let mut choices = Choices { plan, phi, nodes, numbers, seen };
        let point = plan.defined_at[&signal];
        let top = plan.idom[phi.join.0 as usize].expect("a join has a dominator");
        if let Choice::Signal(only) = choices.at(top) {
            let operand = self.get(only, point);
            self.channels.insert((signal, region), operand.clone());
            return operand;
        }
        let (name, width) = (self.names.signal(signal), self.signal_width(signal));
        // From the last on: that one has the phi's own name.
        let mut made: Vec<LicId> =
            choices.nodes.iter().rev().map(|_| self.lic(&name, width, Some(point))).collect();
        made.reverse();
        let out = Operand::Lic(*made.last().expect("the top chooses"));
        self.channels.insert((signal, region), out.clone());
        for (node, &out) in choices.nodes.iter().zip(&made) {
            let select = self.plain(Operator::Pure("select".to_owned()), width, signal);
            let op = self.op(Op { outs: vec![Some(out)], ..select });
            let [zero, one] = node.ways.map(|way| match way {
                Choice::Signal(operand) => self.get(operand, point),
                Choice::Node(node) => Operand::Lic(made[node]),
            });
            self.graph.ops[op].ins = vec![self.get(node.condition, point), one, zero];
            self.trigger(op, point);
        }
        out
    }
}
