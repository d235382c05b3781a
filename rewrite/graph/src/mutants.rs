//! Graphs with one mistake each, for the tests of all that has to find mistakes.
//!
//! Widths of a mutant are right: what is wrong is what it computes, or when. Where [`wiring`](crate::verify::wiring) is
//! wrong as well, that is found by itself.

use crate::{
    bits::Bits,
    model::{Graph, Lic, LicId, Op, Operand, Operator},
};
use std::{collections::BTreeSet, fmt};

/// The kinds of mistakes.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Kind {
    /// Two operands of an operator have changed places, or an operand is another value of the same width.
    Operand,
    /// An operator is another one.
    Operator,
    /// A constant is another number: an operand, an offset, or a scale.
    Constant,
    /// An operator that steers tokens decides the other way.
    Steer,
    /// A channel begins without an initial value, or with another one.
    InitialValue,
    /// An access does not wait for one before it.
    OrderEdge,
}

/// All kinds.
pub const KINDS: [Kind; 6] =
    [Kind::Operand, Kind::Operator, Kind::Constant, Kind::Steer, Kind::InitialValue, Kind::OrderEdge];

/// A graph with one mistake.
#[derive(Clone, Debug)]
pub struct Mutant {
    /// The kind of the mistake.
    pub kind: Kind,
    /// The number of the operator or channel with the mistake, and which of its mistakes it is.
    pub place: String,
    /// The graph with it.
    pub graph: Graph,
}

impl fmt::Display for Mutant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?} of {}", self.graph.name, self.kind, self.place)
    }
}

/// Operators that take the same operands as those beside them, and do something else.
const OTHERS: [(&str, &str); 26] = [
    ("add", "sub"),
    ("sub", "add"),
    ("mul", "add"),
    ("udiv", "urem"),
    ("urem", "udiv"),
    ("sdiv", "srem"),
    ("srem", "sdiv"),
    ("and", "or"),
    ("or", "and"),
    ("xor", "or"),
    ("shl", "lshr"),
    ("lshr", "shl"),
    ("ashr", "lshr"),
    ("zext", "sext"),
    ("sext", "zext"),
    ("fadd", "fsub"),
    ("fsub", "fadd"),
    ("fmul", "fadd"),
    ("fdiv", "fmul"),
    ("icmp.eq", "icmp.ne"),
    ("icmp.ne", "icmp.eq"),
    ("icmp.slt", "icmp.sle"),
    ("icmp.sgt", "icmp.slt"),
    ("icmp.ult", "icmp.ule"),
    ("icmp.ugt", "icmp.ult"),
    ("fcmp.olt", "fcmp.ogt"),
];

/// All mutants of `graph`, operator by operator and then channel by channel.
pub fn mutants(graph: &Graph) -> Vec<Mutant> {
    let mut maker = Maker { graph, mutants: Vec::new() };
    (0..graph.ops.len()).for_each(|at| maker.of_operator(at));
    (0..graph.lics.len()).for_each(|at| maker.of_channel(at));
    maker.mutants
}

struct Maker<'g> {
    graph: &'g Graph,
    mutants: Vec<Mutant>,
}

impl Maker<'_> {
    fn add(&mut self, kind: Kind, place: String, change: impl FnOnce(&mut Graph)) {
        let mut graph = self.graph.clone();
        change(&mut graph);
        tidy(&mut graph);
        if graph != *self.graph {
            self.mutants.push(Mutant { kind, place, graph });
        }
    }

    fn of_operator(&mut self, at: usize) {
        self.exchange(at);
        self.replace(at);
        let op = &self.graph.ops[at];
        let place = |what: &str| format!("operator {at}, {what}");
        if let Some(other) = other(&op.operator) {
            self.add(Kind::Operator, place(other.name()), |graph| graph.ops[at].operator = other.clone());
        }
        for (input, operand) in op.ins.iter().enumerate() {
            if let Operand::Const(bits) = operand
                && bits.width() > 0
            {
                let other = bits.plus(&Bits::new(bits.width(), 1));
                self.add(Kind::Constant, place(&format!("input {input}")), |graph| {
                    graph.ops[at].ins[input] = Operand::Const(other);
                });
            }
        }
        if let Operator::Gep { offset, scales, .. } = &op.operator {
            let with = |offset, scales: Vec<i64>| {
                move |graph: &mut Graph| {
                    if let Operator::Gep { offset: own, scales: all, .. } = &mut graph.ops[at].operator {
                        (*own, *all) = (offset, scales);
                    }
                }
            };
            self.add(Kind::Constant, place("offset"), with(offset + 1, scales.clone()));
            for scale in 0..scales.len() {
                let mut scales = scales.clone();
                scales[scale] += 1;
                self.add(Kind::Constant, place(&format!("scale {scale}")), with(*offset, scales));
            }
        }
        self.reverse(at);
        self.cut(at);
    }

    /// Lets neighbouring operands of one width change places.
    fn exchange(&mut self, at: usize) {
        let op = &self.graph.ops[at];
        if op.operator == Operator::Pick || op.operator == Operator::All {
            return;
        }
        for input in 1..op.ins.len() {
            let widths = [input - 1, input].map(|input| op.ins[input].width(self.graph));
            if op.ins[input - 1] != op.ins[input] && widths[0] == widths[1] {
                self.add(
                    Kind::Operand,
                    format!("operator {at}, inputs {} and {input}", input - 1),
                    |graph| {
                        graph.ops[at].ins.swap(input - 1, input);
                    },
                );
            }
        }
    }

    /// Reads another channel of the same width: the next one of the same group, and those before and after it.
    fn replace(&mut self, at: usize) {
        for (input, operand) in self.graph.ops[at].ins.iter().enumerate() {
            let Operand::Lic(own) = operand else { continue };
            let lic = self.graph.lic(*own);
            let kind = if lic.width == 0 { Kind::OrderEdge } else { Kind::Operand };
            for other in self.others(*own) {
                let place = format!("operator {at}, input {input} is {}", self.graph.lic(other).name);
                self.add(kind, place, |graph| graph.ops[at].ins[input] = Operand::Lic(other));
            }
        }
    }

    /// The channels that operators read instead of `own`.
    fn others(&self, own: LicId) -> BTreeSet<LicId> {
        let lic = self.graph.lic(own);
        let number = own.0 as usize;
        let is_as_wide = |at: &usize| {
            let other = &self.graph.lics[*at];
            *at != number && other.width == lic.width && !other.held
        };
        let is_grouped = |at: &usize| {
            let other = &self.graph.lics[*at];
            lic.width > 0
                && !lic.group.is_empty()
                && other.group == lic.group
                && other.init.len() == lic.init.len()
        };
        let (before, after) = (0..number, number + 1..self.graph.lics.len());
        let next = after.clone().chain(before.clone()).filter(is_as_wide).find(is_grouped);
        let neighbours = [before.rev().find(is_as_wide), after.clone().find(is_as_wide)];
        next.into_iter().chain(neighbours.into_iter().flatten()).map(|at| LicId(at as u32)).collect()
    }

    /// Decides the other way.
    fn reverse(&mut self, at: usize) {
        let op = &self.graph.ops[at];
        let place = format!("operator {at}, {}", op.operator.name());
        match op.operator {
            Operator::Pick if op.ins[1] != op.ins[2] => {
                self.add(Kind::Steer, place, |graph| graph.ops[at].ins.swap(1, 2));
            }
            Operator::Switch => self.add(Kind::Steer, place, |graph| graph.ops[at].outs.reverse()),
            Operator::Filter | Operator::RepeatWhile | Operator::CarryWhile => {
                let Operand::Lic(_) = op.ins[0] else { return };
                self.add(Kind::Steer, place, |graph| {
                    let name = graph.fresh_name("%reversed");
                    graph.lics.push(Lic::new(name, 1));
                    let reversed = LicId(graph.lics.len() as u32 - 1);
                    let select = std::mem::replace(&mut graph.ops[at].ins[0], reversed.into());
                    let (outs, ins) = (vec![Some(reversed)], vec![select]);
                    graph.ops.push(Op { outs, ins, ..Op::new(Operator::Not, 1) });
                });
            }
            _ => {}
        }
    }

    /// Lets an access or a join begin without one of the accesses before it.
    fn cut(&mut self, at: usize) {
        let op = &self.graph.ops[at];
        if op.operator == Operator::All && op.ins.len() > 2 {
            for input in 0..op.ins.len() {
                self.add(Kind::OrderEdge, format!("operator {at}, input {input}"), |graph| {
                    graph.ops[at].ins.remove(input);
                });
            }
        }
        if matches!(op.operator, Operator::Load { .. }) && matches!(op.ins.last(), Some(Operand::Lic(_))) {
            self.add(Kind::OrderEdge, format!("operator {at}, all"), |graph| {
                let op = &mut graph.ops[at];
                let last = op.ins.len() - 1;
                op.ins[last] = Operand::Const(Bits::zero(0));
            });
        }
        let Some(Operand::Lic(order)) = op.ins.last().filter(|_| op.operator.is_ordered()) else { return };
        let before = self.graph.ops.iter().find(|op| op.outs.contains(&Some(*order)));
        let Some(before) = before.filter(|before| before.operator.is_ordered() && before.outs.len() > 1)
        else {
            return;
        };
        if let Some(earlier @ Operand::Lic(_)) = before.ins.last() {
            self.add(Kind::OrderEdge, format!("operator {at}"), |graph| {
                let op = &mut graph.ops[at];
                let last = op.ins.len() - 1;
                op.ins[last] = earlier.clone();
            });
        }
    }

    /// Loses or changes an initial value.
    fn of_channel(&mut self, at: usize) {
        let lic = &self.graph.lics[at];
        if lic.init.is_empty() {
            return;
        }
        self.add(Kind::InitialValue, format!("{}, lost", lic.name), |graph| {
            graph.lics[at].init.pop();
        });
        if lic.width > 0 {
            let other = lic.init[0].plus(&Bits::new(lic.width, 1));
            self.add(Kind::InitialValue, lic.name.to_string(), |graph| graph.lics[at].init[0] = other);
        }
    }
}

/// An operator with the same ports that does something else.
fn other(operator: &Operator) -> Option<Operator> {
    let named = |name: &str| OTHERS.iter().find(|(own, _)| *own == name).map(|(_, other)| *other);
    Some(match operator {
        Operator::Pure(name) => Operator::Pure(named(name)?.to_owned()),
        Operator::Land => Operator::Lor,
        Operator::Lor => Operator::Land,
        Operator::Not => Operator::Mov,
        Operator::Repeat => Operator::RepeatWhile,
        Operator::RepeatWhile => Operator::Repeat,
        Operator::Carry => Operator::CarryWhile,
        Operator::CarryWhile => Operator::Carry,
        Operator::Count { name, next } => {
            let compared = named(&name.replacen("count.", "icmp.", 1))?;
            Operator::Count { name: compared.replacen("icmp.", "count.", 1), next: *next }
        }
        Operator::Reduce { name } => {
            let (stem, operator) = name.rsplit_once('.')?;
            Operator::Reduce { name: format!("{stem}.{}", named(operator)?) }
        }
        _ => return None,
    })
}

/// Discards what nothing reads any more, and leaves out LICs that nothing writes.
pub fn tidy(graph: &mut Graph) {
    let mut read = vec![false; graph.lics.len()];
    graph.ops.iter().flat_map(Op::inputs).chain(graph.answers()).for_each(|lic| {
        read[lic.0 as usize] = true;
    });
    for out in graph.ops.iter_mut().flat_map(|op| &mut op.outs) {
        *out = out.filter(|lic| read[lic.0 as usize]);
    }
    let unread: Vec<LicId> = graph.entries().filter(|lic| !read[lic.0 as usize]).collect();
    for lic in unread {
        let width = graph.lics[lic.0 as usize].width;
        let ins = vec![Operand::Lic(lic)];
        graph.ops.push(Op { outs: vec![None], ins, ..Op::new(Operator::Mov, width) });
    }
    let used = |lic: LicId| {
        let ends = graph.params.iter().chain(&graph.order_in).any(|other| *other == lic);
        ends || graph.ops.iter().any(|op| op.outs.contains(&Some(lic)))
    };
    let kept: Vec<bool> = (0..graph.lics.len()).map(|lic| used(LicId(lic as u32))).collect();
    let numbers: Vec<u32> = kept
        .iter()
        .scan(0, |next, kept| {
            let number = *next;
            *next += u32::from(*kept);
            Some(number)
        })
        .collect();
    let mut at = 0;
    graph.lics.retain(|_| {
        at += 1;
        kept[at - 1]
    });
    let renumber = |lic: &mut LicId| lic.0 = numbers[lic.0 as usize];
    for op in &mut graph.ops {
        op.outs.iter_mut().flatten().for_each(renumber);
        for operand in &mut op.ins {
            if let Operand::Lic(lic) | Operand::Held(lic) = operand {
                renumber(lic);
            }
        }
    }
    let ends = graph.order_in.iter_mut().chain(&mut graph.order_out).chain(&mut graph.results);
    graph.params.iter_mut().chain(ends).for_each(renumber);
}
