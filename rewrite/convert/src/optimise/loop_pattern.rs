//! Header picks, and what goes round with them.

use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator};

/// A header pick: what it takes on entering and what when the loop is repeated.
pub struct LoopPhi {
    /// The operator.
    pub pick: usize,
    /// Its output.
    pub out: LicId,
    /// The operand when the loop is entered.
    pub entering: Operand,
    /// The operand when the loop is repeated.
    pub repeated: Operand,
    /// Says for each iteration whether another follows.
    pub repeats: LicId,
    /// The value of `repeats` that says that another follows.
    pub again: bool,
}

impl LoopPhi {
    /// The loop phi of `pick`, if it is a header pick whose select has its initial value from a `mov`.
    pub fn of(graph: &Graph, def_use: &DefUse, pick: usize) -> Option<LoopPhi> {
        let op = &graph.ops[pick];
        let (Operator::Pick, &[Some(out)]) = (&op.operator, &op.outs[..]) else { return None };
        let [Operand::Lic(select), zero, one] = &op.ins[..] else { return None };
        let [init] = &graph.lic(*select).init[..] else { return None };
        let (_, carrier) = def_use.producer(graph, *select)?;
        let (Operator::Mov, &[Operand::Lic(repeats)]) = (&carrier.operator, &carrier.ins[..]) else {
            return None;
        };
        let again = !init.is_true();
        let [entering, repeated] = if again { [zero, one] } else { [one, zero] }.map(Operand::clone);
        Some(LoopPhi { pick, out, entering, repeated, repeats, again })
    }

    /// Those of `graph` that carry a value.
    pub fn all(graph: &Graph, def_use: &DefUse) -> Vec<LoopPhi> {
        let picks = (0..graph.ops.len()).filter(|&pick| !graph.ops[pick].stream);
        picks.filter_map(|pick| LoopPhi::of(graph, def_use, pick)).collect()
    }

    /// The values for 0 and 1 of `repeats`: `back` where the loop is repeated, else `first`.
    pub fn sides(&self, first: Operand, back: Operand) -> [Operand; 2] {
        if self.again { [first, back] } else { [back, first] }
    }

    /// The value that a switch keeps for the next iteration, and the channel that receives it when the loop ends.
    pub fn kept<'g>(&self, graph: &'g Graph, def_use: &DefUse) -> Option<(&'g Operand, Option<LicId>)> {
        self.kept_as(graph, def_use, &self.repeated)
    }

    /// The value that a switch passes on as `kept` if the loop is repeated, and the channel that receives it when it ends.
    pub fn kept_as<'g>(
        &self,
        graph: &'g Graph,
        def_use: &DefUse,
        kept: &Operand,
    ) -> Option<(&'g Operand, Option<LicId>)> {
        let Operand::Lic(kept) = *kept else { return None };
        let (_, switch) = def_use.maker(graph, kept)?;
        let asks = switch.operator == Operator::Switch && switch.ins[0] == Operand::Lic(self.repeats);
        let back = usize::from(self.again);
        (asks && switch.outs[back] == Some(kept)).then(|| (&switch.ins[1], switch.outs[1 - back]))
    }

    /// The switch that lets the phi into the body or out of the loop, if nothing else but the operator `test` reads the phi.
    pub fn entrance(&self, graph: &Graph, def_use: &DefUse, test: Option<usize>) -> Option<Entrance> {
        let mut others =
            def_use.uses(self.out).iter().filter(|read| read.op().is_none() || read.op() != test);
        let (Some((switch, 1)), None) = (others.next()?.port(), others.next()) else { return None };
        let steers = &graph.ops[switch];
        let asks = steers.operator == Operator::Switch && steers.ins[0] == Operand::Lic(self.repeats);
        let &[last, Some(body)] = &steers.outs[..] else { return None };
        let plain = [self.out, body].iter().all(|lic| graph.lic(*lic).init.is_empty());
        (asks && plain && self.again).then_some(Entrance { switch, body, last })
    }

    /// An operator in the place of the pick.
    pub fn stand_in(
        &self,
        graph: &Graph,
        operator: Operator,
        outs: Vec<Option<LicId>>,
        ins: Vec<Operand>,
    ) -> Op {
        let pick = &graph.ops[self.pick];
        let (origin, block) = (pick.origin.clone(), pick.block.clone());
        Op { outs, ins, origin, block, ..Op::new(operator, pick.width) }
    }
}

/// The switch through which a value enters the body of a loop that tests at its head.
pub struct Entrance {
    /// The operator.
    pub switch: usize,
    /// Its output in the loop.
    pub body: LicId,
    /// Its output after the loop.
    pub last: Option<LicId>,
}

/// The constant or held parameter that `operand` brings as tokens, once each time that a loop is entered.
pub fn without_gate(graph: &Graph, def_use: &DefUse, operand: &Operand) -> Option<Operand> {
    let Operand::Lic(lic) = operand else { return None };
    let (_, op) = def_use.maker(graph, *lic)?;
    match (&op.operator, &op.ins[..]) {
        (Operator::Gate | Operator::Switch, [_, operand]) if !matches!(operand, Operand::Lic(_)) => {
            Some(operand.clone())
        }
        _ => None,
    }
}

/// Returns true if `op` puts an initial value before the stream that it passes on.
pub fn carries_initial(graph: &Graph, op: &Op) -> bool {
    op.operator == Operator::Mov && op.outs.iter().flatten().any(|out| !graph.lic(*out).init.is_empty())
}
