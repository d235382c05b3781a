//! Loops that the order of a function's start goes round.

use super::super::entrances::gate_of;
use dfquery_graph::{DefUse, Graph, LicId, Op, Operand, Operator, Use};

/// A pick, or an operator that repeats, that sends the order of the function's start round a loop.
pub struct Ring {
    /// Its output.
    pub out: LicId,
    /// The select of the loop's picks, or the operand that decides whether an operator repeats.
    pub condition: LicId,
    /// True if it is a pick.
    pub picks: bool,
    /// The order that enters.
    pub entering: LicId,
    /// The ring that it is entered from.
    pub around: Option<usize>,
}

impl Ring {
    /// Another value that comes as often as what it repeats: that of a counter, or of a header pick, of one that a
    /// constant enters if there is one.
    pub fn sibling(&self, graph: &Graph, def_use: &DefUse) -> Option<LicId> {
        if self.picks {
            return sibling(graph, def_use, self.condition);
        }
        let counts =
            |op: &&Op| matches!(op.operator, Operator::Count { .. }) && op.outs[1] == Some(self.condition);
        graph.ops.iter().find(counts)?.outs[0].filter(|value| graph.lic(*value).init.is_empty())
    }
}

/// A header pick of values that `select` selects; one that a constant enters if there is one.
fn sibling(graph: &Graph, def_use: &DefUse, select: LicId) -> Option<LicId> {
    let picks = graph.ops.iter().filter(|op| op.ins.first() == Some(&Operand::Lic(select)) && op.width > 0);
    let headers = picks.filter_map(|op| Some((op, graph.header(op)?.1, op.outs[0]?)));
    let mut headers = headers.filter(|(_, _, out)| graph.lic(*out).init.is_empty());
    let enters_constant =
        |(op, entering, _): &(&Op, usize, LicId)| gate_of(graph, def_use, op, *entering).is_some();
    let first = headers.clone().next()?;
    Some(headers.find(enters_constant).unwrap_or(first).2)
}

/// Returns true if input `later` of the header pick `op` is what it has written itself.
pub fn returns(graph: &Graph, def_use: &DefUse, op: &Op, later: usize) -> bool {
    let Operand::Lic(back) = op.ins[later] else { return false };
    def_use.maker(graph, back).is_some_and(|(_, switch)| {
        matches!(switch.operator, Operator::Switch | Operator::Filter)
            && op.outs[0].map(Operand::Lic).as_ref() == Some(&switch.ins[1])
    })
}

/// The loads that wait for the order which `op` collects; none where something else does.
pub fn loads_behind<'g>(
    graph: &'g Graph,
    def_use: &'g DefUse,
    op: &Op,
) -> Option<impl Iterator<Item = usize> + 'g> {
    let load = |read: &Use| {
        let (load, _) = read.port().filter(|(_, input)| *input == 1)?;
        matches!(graph.ops[load].operator, Operator::Load { volatile: false, .. }).then_some(load)
    };
    let readers = def_use.uses(op.outs[0]?);
    readers.iter().all(|reader| load(reader).is_some()).then(|| readers.iter().filter_map(load))
}
