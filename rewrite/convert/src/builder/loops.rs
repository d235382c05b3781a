//! The values that loops take from outside, and those that they carry from one iteration to the next.

use super::{Builder, Select};
use crate::placement::LoopPoints;
use dfquery_graph::{LicId, Op, Operand, Operator, bits::Bits};
use dfquery_rules::entity::{Point, Signal};

impl Builder<'_, '_> {
    /// `signal`, made outside, for each iteration of the loop of `header`.
    pub(super) fn carry_in(&mut self, signal: Signal, region: Point, header: u32) -> Operand {
        self.header_pick(signal, region, header, signal, signal)
    }

    /// A pick that takes `entering` from the preheader and then `repeated` from the latch.
    pub(super) fn header_pick(
        &mut self,
        signal: Signal,
        region: Point,
        header: u32,
        entering: Signal,
        repeated: Signal,
    ) -> Operand {
        let LoopPoints { head, preheader, latch } = self.plan.loops[&header];
        let name = self.names.signal(signal);
        let width = self.signal_width(signal);
        let out = self.lic(&name, width, Some(head));
        self.channels.insert((signal, region), Operand::Lic(out));
        let select = self.loop_select(header);
        let op = Op { outs: vec![Some(out)], ..self.plain(Operator::Pick, width, signal) };
        let op = self.op(op);
        let entering = self.get(entering, preheader);
        let entering = Operand::Lic(self.token(entering, width, preheader));
        let repeated = self.get(repeated, latch);
        let [zero, one] = if select.enters_on_one { [repeated, entering] } else { [entering, repeated] };
        self.graph.ops[op].ins = vec![Operand::Lic(select.lic), zero, one];
        Operand::Lic(out)
    }

    /// The stream that says, for each time that the header is passed, whether the loop is repeated, after one initial
    /// value that says that it is entered.
    fn loop_select(&mut self, header: u32) -> Select {
        if let Some(&select) = self.loop_selects.get(&header) {
            return select;
        }
        let LoopPoints { head, latch, .. } = self.plan.loops[&header];
        let repeats = self.exec(latch, head);
        let lic = self.lic("%cont", 1, None);
        let select = Select { lic, enters_on_one: repeats.negated };
        self.loop_selects.insert(header, select);
        if let Some(always) = self.streams.constant(repeats) {
            let select = Select { lic, enters_on_one: false };
            self.loop_selects.insert(header, select);
            self.gate(lic, Operand::Const(Bits::one_bit(always)), head);
            self.graph.lics[lic.0 as usize].init = vec![Bits::one_bit(false)];
            return select;
        }
        self.graph.lics[lic.0 as usize].init = vec![Bits::one_bit(repeats.negated)];
        let mov = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Mov, 1) };
        let mov = self.op(mov);
        let source = self.stream_lic(repeats.expr);
        self.graph.ops[mov].ins = vec![Operand::Lic(source)];
        select
    }

    /// A channel that gets a value for each time that the loop at `head`, into which nothing is carried, is repeated or
    /// entered.
    pub fn loop_token(&mut self, head: Point) -> LicId {
        let header = self.control.block_of(head).expect("a loop begins with a block");
        if let Some(&lic) = self.loop_tokens.get(&header) {
            return lic;
        }
        let lic = self.lic("%k", 1, Some(head));
        self.loop_tokens.insert(header, lic);
        let op = Op { outs: vec![Some(lic)], stream: true, ..Op::new(Operator::Pick, 1) };
        let op = self.op(op);
        let zero = Operand::Const(Bits::zero(1));
        let preheader = self.plan.loops[&header].preheader;
        let entering = Operand::Lic(self.token(zero.clone(), 1, preheader));
        let select = self.loop_select(header);
        let [zero, one] = if select.enters_on_one { [zero, entering] } else { [entering, zero] };
        self.graph.ops[op].ins = vec![Operand::Lic(select.lic), zero, one];
        lic
    }
}
