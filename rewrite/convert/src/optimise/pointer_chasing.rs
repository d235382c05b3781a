//! Addresses computed before the next iteration starts.
//!
//! ```text
//!   p = carry(again, first, next)            q = carry(again, first + 8, next + 8)
//!   q = p + 8       next = load q                                 next = load q
//!   again = next != 0                        again = next != 0
//! ```
//! A pointer that is followed, as through a list, is loaded before it is known whether the loop goes on. So the address is
//! computed while the pointer is compared, and the loop carries the address: its ring is one operator shorter.

use super::pass::Context;
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};

/// Lets loops of `graph` that follow a pointer carry the address that they load from.
pub fn carry_addresses(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let chases: Vec<Chase> = (0..graph.ops.len()).filter_map(|at| Chase::of(graph, def_use, at)).collect();
    chases.iter().for_each(|chase| chase.apply(graph, def_use));
}

/// A pointer that a loop follows.
struct Chase {
    /// The condition that continues the loop, computed from the loaded pointer.
    again: LicId,
    /// The pointer outside of an iteration: the one that enters, and the loaded one.
    first: LicId,
    next: LicId,
    /// The same within an iteration.
    pointer: LicId,
    /// The operator that makes the address of it.
    gep: usize,
}

impl Chase {
    /// The pointer that the operator `at` carries.
    fn of(graph: &Graph, def_use: &DefUse, at: usize) -> Option<Chase> {
        let maker = |lic: LicId| def_use.maker(graph, lic);
        let Op { operator: Operator::Carry, ins, outs, .. } = &graph.ops[at] else { return None };
        let &[Operand::Lic(again), Operand::Lic(first), Operand::Lic(next)] = &ins[..] else { return None };
        let (pointer, (_, test), (_, load)) = (outs[0]?, maker(again)?, maker(next)?);
        let (Operator::Load { .. }, Operand::Lic(address)) = (&load.operator, &load.ins[0]) else {
            return None;
        };
        let (gep, made) = maker(*address)?;
        let follows = matches!(test.operator, Operator::Pure(_))
            && test.inputs().all(|lic| lic == next)
            && matches!(made.operator, Operator::Gep { .. })
            && made.lanes.is_none()
            && made.inputs().all(|lic| lic == pointer)
            && load.outs[0] == Some(next)
            && graph.lic(pointer).init.is_empty();
        follows.then_some(Chase { again, first, next, pointer, gep })
    }

    fn apply(&self, graph: &mut Graph, def_use: &mut DefUse) {
        let [first, next] = [self.first, self.next].map(|pointer| self.address(graph, def_use, pointer));
        def_use.rewrite(graph, self.gep, |gep| {
            gep.operator = Operator::Carry;
            gep.ins = vec![Operand::Lic(self.again), first, next];
            gep.outs.push(None);
        });
    }

    /// The address that belongs to `pointer`.
    fn address(&self, graph: &mut Graph, def_use: &mut DefUse, pointer: LicId) -> Operand {
        let mut op = graph.ops[self.gep].clone();
        let inside = Operand::Lic(self.pointer);
        op.ins.iter_mut().filter(|input| **input == inside).for_each(|input| *input = Operand::Lic(pointer));
        let name = op.origin.clone();
        def_use.add(graph, &name, op).into()
    }
}
