//! Affine loop counters in one operator.
//!
//! ```text
//!   i = pick(INIT 0 · again, start, switch(again, i + step))        i, again = count.ne start, step, bound
//!   again = icmp.ne(i + step, repeat(again, bound))                            tests the next value
//!
//!   i = pick(INIT 0 · again, start, j + step)                       j, again = count.ult start, step, bound
//!   j = switch(again, i),  again = icmp.ult(i, bound)                          tests the value
//! ```
//! Other readers of `i + step` still use an addition. A counter whose last value is read after its loop is not
//! replaced.

use super::{
    comparisons::predicate,
    loop_pattern::{Entrance, LoopPhi, without_gate},
    pass::Context,
};
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, bits::Bits};

/// A counter that a comparison ends.
struct Counter {
    /// The operator that compares.
    test: usize,
    /// The predicate of its comparison: `ne`.
    predicate: &'static str,
    /// True if the next value is compared.
    next: bool,
    /// The channel of the values.
    value: LicId,
    start: Operand,
    step: Operand,
    bound: Operand,
}

/// Replaces every counter.
pub fn count(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    let mut counted = Vec::new();
    for phi in LoopPhi::all(graph, def_use) {
        if let Some(counter) = Counter::of(graph, def_use, &phi)
            && !counted.contains(&counter.test)
        {
            counted.push(counter.test);
            counter.apply(graph, def_use, &phi);
        }
    }
}

impl Counter {
    fn of(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Counter> {
        let (test, compares) = def_use.producer(graph, phi.repeats).filter(|_| phi.again)?;
        let Operator::Pure(name) = &compares.operator else { return None };
        if compares.lanes.is_some() {
            return None;
        }
        let [first, second] = &compares.ins[..] else { return None };
        let parts =
            Counter::at_end(graph, def_use, phi).or_else(|| Counter::at_head(graph, def_use, phi, test))?;
        let (tested, next, value, step) = parts;
        let (predicate, bound) = match Operand::Lic(tested) {
            tested if tested == *first && tested != *second => (predicate(name, false)?, second),
            tested if tested == *second && tested != *first => (predicate(name, true)?, first),
            _ => return None,
        };
        let bound = once(graph, def_use, phi, bound)?;
        let step = once(graph, def_use, phi, &step)?;
        let tokens = [&bound, &step].iter().any(|operand| matches!(operand, Operand::Lic(_)));
        let start = without_gate(graph, def_use, &phi.entering).filter(|_| tokens);
        let start = start.unwrap_or_else(|| phi.entering.clone());
        Some(Counter { test, predicate, next, value, start, step, bound })
    }

    /// The tested LIC, true if it is the next value, the channel of the values, and the step, where a switch keeps the
    /// sum.
    fn at_end(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<(LicId, bool, LicId, Operand)> {
        let (&Operand::Lic(next), _) = phi.kept(graph, def_use)? else { return None };
        let (_, adds) = def_use.maker(graph, next)?;
        let step = step(adds, phi.out)?;
        Some((next, true, phi.out, step))
    }

    /// The same where the value itself is tested, and only a switch lets it into the body.
    fn at_head(
        graph: &Graph,
        def_use: &DefUse,
        phi: &LoopPhi,
        test: usize,
    ) -> Option<(LicId, bool, LicId, Operand)> {
        let Operand::Lic(back) = phi.repeated else { return None };
        let (_, adds) = def_use.maker(graph, back)?;
        let Entrance { body, last: None, .. } = phi.entrance(graph, def_use, Some(test))? else {
            return None;
        };
        Some((phi.out, false, body, step(adds, body)?))
    }

    fn apply(self, graph: &mut Graph, def_use: &mut DefUse, phi: &LoopPhi) {
        def_use.discard(graph, self.value);
        let operator = Operator::Count { name: format!("count.{}", self.predicate), next: self.next };
        let (outs, ins) =
            (vec![Some(self.value), Some(phi.repeats)], vec![self.start, self.step, self.bound]);
        let count = phi.stand_in(graph, operator, outs, ins);
        def_use.set(graph, self.test, count);
    }
}

/// The operand that `op` adds to `value`.
fn step(op: &Op, value: LicId) -> Option<Operand> {
    let (Operator::Pure(name), [first, second]) = (&op.operator, &op.ins[..]) else { return None };
    let value = Operand::Lic(value);
    let step = match (name.as_str(), second) {
        ("add", _) if *first == value && *second != value => second.clone(),
        ("add", _) if *second == value && *first != value => first.clone(),
        ("sub", Operand::Const(by)) if *first == value => Operand::Const(Bits::zero(by.width()).minus(by)),
        _ => return None,
    };
    op.lanes.is_none().then_some(step)
}

/// `operand` taken once for a whole run of the loop, if it is constant or repeated for each iteration.
fn once(graph: &Graph, def_use: &DefUse, phi: &LoopPhi, operand: &Operand) -> Option<Operand> {
    let Operand::Lic(lic) = operand else { return Some(operand.clone()) };
    let (_, repeat) = def_use.producer(graph, *lic)?;
    let control = Operand::Lic(phi.repeats);
    (repeat.operator == Operator::Repeat && repeat.ins[0] == control).then(|| repeat.ins[1].clone())
}
