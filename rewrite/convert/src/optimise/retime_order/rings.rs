//! Orders that go round loops, and the delays of such.

use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, Use};

/// The exit of an order from its loop: a switch, or an operator that carries it on.
#[derive(Clone, Copy)]
pub struct Exit {
    /// The operator.
    pub op: usize,
    /// The condition of the loop, and its bit for another iteration.
    pub more: LicId,
    pub on: bool,
    /// The order that leaves.
    pub end: Option<LicId>,
}

/// An order that goes round a loop.
pub struct Ring {
    /// The pick, or the operator that carries.
    pub header: usize,
    /// The order that enters.
    pub entering: LicId,
    /// The order that each iteration reads, and the one that it writes.
    pub out: LicId,
    pub done: LicId,
    /// The exit.
    pub exit: Exit,
}

/// A `mov` that puts tokens before an order.
pub struct Delay {
    /// The operator.
    pub mov: usize,
    /// The order with the tokens, and without them.
    pub ago: LicId,
    pub done: LicId,
    /// The exit.
    pub exit: Exit,
}

impl Ring {
    /// The ring that begins with the operator `at`, if only loads and stores read its order, in their turn.
    pub fn of(graph: &Graph, def_use: &DefUse, at: usize) -> Option<Ring> {
        let op = &graph.ops[at];
        let (entering, done, exit) = match op.operator {
            Operator::Carry if op.width == 0 => Ring::carried(graph, at)?,
            Operator::Pick if op.width == 0 => Ring::picked(graph, def_use, at)?,
            _ => return None,
        };
        let out = op.outs[0]?;
        let accesses = |read: &Use| match read.op().map(|at| &graph.ops[at].operator) {
            Some(Operator::Load { .. }) => read.input() == 1,
            Some(Operator::Store { .. }) => read.input() == 2,
            _ => false,
        };
        let fits = graph.lic(out).init.is_empty()
            && graph.lic(exit.more).init.is_empty()
            && def_use.maker(graph, done).is_some_and(|(maker, _)| maker != at)
            && def_use.uses(done).len() == 1
            && !def_use.uses(out).is_empty()
            && def_use.uses(out).iter().all(accesses);
        fits.then_some(Ring { header: at, entering, out, done, exit })
    }

    /// The order that enters, that which comes back, and the exit, of an operator that carries the order.
    fn carried(graph: &Graph, at: usize) -> Option<(LicId, LicId, Exit)> {
        let op = &graph.ops[at];
        let &[Operand::Lic(more), Operand::Lic(first), Operand::Lic(next)] = &op.ins[..] else {
            return None;
        };
        Some((first, next, Exit { op: at, more, on: true, end: op.outs[1] }))
    }

    /// The same of a header pick whose loop has a switch that sends the order back or out.
    fn picked(graph: &Graph, def_use: &DefUse, at: usize) -> Option<(LicId, LicId, Exit)> {
        let op = &graph.ops[at];
        let (select, entering) = graph.header(op)?;
        let (&Operand::Lic(first), &Operand::Lic(back)) = (&op.ins[entering], &op.ins[3 - entering]) else {
            return None;
        };
        let (switch, Op { operator: Operator::Switch, ins, outs, .. }) = def_use.maker(graph, back)? else {
            return None;
        };
        let &[Operand::Lic(more), Operand::Lic(done)] = &ins[..] else { return None };
        let on = outs[1] == Some(back);
        let alone = def_use.uses(back).len() == 1 && tells(graph, def_use, select, more);
        alone.then_some((first, done, Exit { op: switch, more, on, end: outs[usize::from(!on)] }))
    }
}

impl Delay {
    /// The delay that the operator `at` makes.
    pub fn of(graph: &Graph, def_use: &DefUse, at: usize) -> Option<Delay> {
        let op = &graph.ops[at];
        let (Operator::Mov, 0, &[Operand::Lic(done)], &[Some(ago)]) =
            (&op.operator, op.width, &op.ins[..], &op.outs[..])
        else {
            return None;
        };
        def_use.maker(graph, done)?;
        let [one, other] = def_use.uses(done) else { return None };
        let op = if one.op() == Some(at) { other.op()? } else { one.op()? };
        let switch = &graph.ops[op];
        let (Operator::Switch, &[Operand::Lic(more), Operand::Lic(order)]) =
            (&switch.operator, &switch.ins[..])
        else {
            return None;
        };
        let on = switch.outs[0].is_some();
        let end = switch.outs[usize::from(!on)];
        let fits = order == done
            && graph.lic(more).init.is_empty()
            && !graph.lic(ago).init.is_empty()
            && switch.outs[usize::from(on)].is_none();
        fits.then_some(Delay { mov: at, ago, done, exit: Exit { op, more, on, end } })
    }
}

/// Returns true if `condition` brings what `more` does, maybe after an initial value.
pub fn tells(graph: &Graph, def_use: &DefUse, condition: LicId, more: LicId) -> bool {
    let maker = |lic: LicId| def_use.producer(graph, lic).map(|(_, op)| op);
    let is_copy = |copy: &Op| match copy.operator {
        Operator::Mov => copy.ins[0] == Operand::Lic(more),
        _ => maker(more).is_some_and(|made| copy.operator == made.operator && copy.ins == made.ins),
    };
    condition == more || maker(condition).is_some_and(is_copy)
}
