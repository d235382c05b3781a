//! Loop-carried values in one operator: the pick at the header and the switch that asks whether the loop is repeated.
//!
//! ```text
//!   x = pick(INIT 0 · again, first, kept)                    x, last = carry again, first, next
//!   last, kept = switch(again, next)                               the loop tests at its end
//!
//!   x = pick(INIT 0 · again, first, next)                    body, last = carry.while again, first, next
//!   last, body = switch(again, x)                                  the loop tests at its head
//! ```

use super::{
    loop_pattern::{Entrance, LoopPhi},
    pass::Context,
};
use dfquery_graph::{DefUse, Graph, LicId, Operand, Operator};

/// The replacement of a pick and a switch.
struct Carry {
    operator: Operator,
    switch: usize,
    next: Operand,
    outs: [Option<LicId>; 2],
}

/// Replaces every such pair.
pub fn carry(graph: &mut Graph, def_use: &mut DefUse, _: &Context) {
    for phi in LoopPhi::all(graph, def_use).into_iter().filter(|phi| phi.again) {
        let Some(carry) = at_head(graph, def_use, &phi).or_else(|| at_end(graph, def_use, &phi)) else {
            continue;
        };
        def_use.rewrite(graph, carry.switch, |switch| switch.outs = vec![None, None]);
        let ins = vec![Operand::Lic(phi.repeats), phi.entering.clone(), carry.next];
        let carry = phi.stand_in(graph, carry.operator, carry.outs.into(), ins);
        def_use.set(graph, phi.pick, carry);
    }
}

fn at_end(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Carry> {
    let (next, last) = phi.kept(graph, def_use)?;
    let Operand::Lic(kept) = phi.repeated else { return None };
    let (switch, _) = def_use.producer(graph, kept)?;
    let alone = def_use.only_use(kept).is_some();
    alone.then(|| Carry {
        operator: Operator::Carry,
        switch,
        next: next.clone(),
        outs: [Some(phi.out), last],
    })
}

fn at_head(graph: &Graph, def_use: &DefUse, phi: &LoopPhi) -> Option<Carry> {
    let Entrance { switch, body, last } = phi.entrance(graph, def_use, None)?;
    let (operator, next) = (Operator::CarryWhile, phi.repeated.clone());
    Some(Carry { operator, switch, next, outs: [Some(body), last] })
}
