//! Values of 64 bits as pairs of 32: step 3.i of the document.
//!
//! The walk is linear. New nodes stand in front of the node that they replace, which becomes a `long` of the two halves; so a
//! user finds the halves of its operands where it finds the operands. A user that takes halves takes the `long` away.

use super::{
    editor::Editor,
    lower::{Parts, Sums},
    repair::repair,
    rules::ask,
};
use dfquery_extract::lir::{Access, Half, Method, NodeId, Op, Operation, Stage, Type};
use std::collections::BTreeMap;

/// The linear code of `method` without values of 64 bits, but for pairs that are stored, passed or returned; and notes.
pub fn decompose(method: &Method) -> (Method, Vec<String>) {
    let mut method = method.clone();
    let sums = ask(&method, Sums::of);
    if let Some(linear) = &mut method.linear {
        linear.stage = Stage::Decomposed;
        let order: Vec<NodeId> = (0..linear.first.len()).flat_map(|block| linear.order(block)).collect();
        let editor = Editor::new(&mut method.signature, linear);
        let mut decomposer = Decomposer { editor, sums, replaced: BTreeMap::new() };
        order.into_iter().for_each(|id| decomposer.node(id));
        decomposer.editor.finish();
    }
    let notes = repair(&mut method);
    (method, notes)
}

struct Decomposer<'d> {
    editor: Editor<'d>,
    /// The sums that are addresses, as the rules derive them.
    sums: Sums,
    /// The replacement of each removed node.
    replaced: BTreeMap<NodeId, NodeId>,
}

/// The address of two words, in variables: both words need it.
enum Address {
    /// All of it.
    Whole(Access),
    /// The base, and perhaps the index and how far that is shifted; the displacement.
    Parts(Access, Option<(Access, u32)>, i64),
}

/// The lower and the upper half of a value.
type Halves = [NodeId; 2];

impl Decomposer<'_> {
    fn operation(&self, id: NodeId) -> &Operation {
        &self.editor.linear.node(id).operation
    }

    fn operand(&self, id: NodeId, number: usize) -> NodeId {
        self.editor.linear.node(id).operands[number]
    }

    fn has_wide_operand(&self, id: NodeId) -> bool {
        self.editor.linear.node(id).operands.iter().any(|&operand| self.operation(operand).ty == Type::I64)
    }

    fn node(&mut self, id: NodeId) {
        let Operation { op, ty, .. } = *self.operation(id);
        match op {
            Op::Long | Op::Ret => {}
            Op::Call if ty == Type::I64 => self.call(id),
            Op::Call => self.editor.linear.fill_arguments(id),
            Op::Store if self.has_wide_operand(id) => self.store(id),
            Op::Storeind if self.has_wide_operand(id) => self.store_memory(id),
            Op::Trunc => self.truncate(id),
            _ if op.is_comparison() && self.has_wide_operand(id) => self.compare(id, op),
            _ if ty == Type::I64 => self.value(id, op),
            _ => {}
        }
    }

    /// Takes the `long` that is operand `number` of `id` apart.
    fn halves(&mut self, id: NodeId, number: usize) -> Halves {
        let long = self.operand(id, number);
        self.editor.linear.remove(long);
        [self.operand(long, 0), self.operand(long, 1)]
    }

    /// Makes `id` the `long` of `halves`; if nothing uses it, the halves are unused instead.
    fn pair(&mut self, id: NodeId, halves: Halves) {
        let node = self.editor.linear.node_mut(id);
        node.operation = Operation::new(Op::Long, Type::I64);
        node.operands = halves.to_vec();
        node.arguments.clear();
        (node.carry, node.origin) = (None, None);
        if node.is_unused {
            self.editor.linear.remove(id);
            halves.into_iter().for_each(|half| self.editor.linear.node_mut(half).is_unused = true);
        }
    }

    /// Lets `new` stand for what `id` was made of.
    fn inherit(&mut self, id: NodeId, new: NodeId) {
        self.editor.linear.node_mut(new).origin = self.editor.linear.node(id).origin;
    }

    fn word(&mut self, id: NodeId, op: Op, operands: &[NodeId]) -> NodeId {
        self.editor.word(id, op, operands.to_vec())
    }

    /// The upper half of an operation, which goes on with `low`.
    fn upper(&mut self, id: NodeId, op: Op, operands: &[NodeId], low: NodeId) -> NodeId {
        let upper = self.word(id, op, operands);
        self.editor.linear.node_mut(upper).carry = Some(low);
        upper
    }

    fn unused(&mut self, id: NodeId) {
        self.editor.linear.node_mut(id).is_unused = true;
    }

    /// An operation with a value of 64 bits.
    fn value(&mut self, id: NodeId, op: Op) {
        let halves = match op {
            Op::Cns => {
                let number = self.operation(id).number;
                [number, number >> 32].map(|half| self.editor.constant(id, half))
            }
            Op::Lcl => self.read(id),
            Op::Ind => self.load(id),
            Op::Add => self.carried(id, Op::AddLo, Op::AddHi),
            Op::Sub => self.carried(id, Op::SubLo, Op::SubHi),
            Op::And | Op::Or | Op::Xor => {
                let [x, y] = [self.halves(id, 0), self.halves(id, 1)];
                [0, 1].map(|half| self.word(id, op, &[x[half], y[half]]))
            }
            Op::Not => self.halves(id, 0).map(|half| self.word(id, Op::Not, &[half])),
            Op::Neg => {
                let [low, high] = self.halves(id, 0);
                let zero = self.editor.constant(id, 0);
                let lower = self.word(id, Op::SubLo, &[zero, low]);
                let zero = self.editor.constant(id, 0);
                [lower, self.upper(id, Op::SubHi, &[zero, high], lower)]
            }
            Op::Mul => self.multiply(id),
            Op::Div => return self.help(id, "helper.div64"),
            Op::Mod => return self.help(id, "helper.mod64"),
            Op::Udiv => return self.help(id, "helper.udiv64"),
            Op::Umod => return self.help(id, "helper.umod64"),
            Op::Shl | Op::Shr | Op::Sar => match *self.operation(self.operand(id, 1)) {
                Operation { op: Op::Cns, number, .. } => self.shift(id, op, number as u32 & 63),
                _ => return self.help(id, &format!("helper.{}64", op.name())),
            },
            Op::Sext => {
                let value = self.operand(id, 0);
                let spill = self.editor.spill(id, value);
                let [low, again] = [0; 2].map(|_| self.editor.read(id, spill));
                let bits = self.editor.constant(id, 31);
                [low, self.word(id, Op::Sar, &[again, bits])]
            }
            Op::Zext => [self.operand(id, 0), self.editor.constant(id, 0)],
            _ => return,
        };
        self.pair(id, halves);
    }

    fn read(&mut self, id: NodeId) -> Halves {
        let access = self.operation(id).access.expect("a read has a variable");
        [Half::Low, Half::High].map(|half| {
            let read = self.editor.read(id, Access { half: Some(half), ..access });
            self.inherit(id, read);
            read
        })
    }

    /// Both words of memory.
    fn load(&mut self, id: NodeId) -> Halves {
        let address = self.keep_address(id);
        [0, 4].map(|offset| {
            let address = self.offset(id, &address, offset);
            let load = self.word(id, Op::Ind, &[address]);
            self.inherit(id, load);
            load
        })
    }

    /// Keeps the address that `id` accesses in variables: what it is made of, if a machine can add that up again.
    fn keep_address(&mut self, id: NodeId) -> Address {
        let address = self.operand(id, 0);
        let Some(parts) = self.sums.take_apart(&mut self.editor, address) else {
            return Address::Whole(self.editor.spill(id, address));
        };
        let Parts { terms, scale, displacement, .. } = parts;
        let mut kept = terms.into_iter().map(|term| {
            let term = self.replaced.get(&term).copied().unwrap_or(term);
            self.editor.spill(address, term)
        });
        let (base, index) = (kept.next(), kept.next());
        drop(kept);
        self.editor.linear.remove(address);
        let index = index.map(|index| (index, scale.trailing_zeros()));
        Address::Parts(base.expect("an address has a base"), index, displacement)
    }

    /// `address` plus `offset`.
    fn offset(&mut self, id: NodeId, address: &Address, offset: i64) -> NodeId {
        let (base, displacement) = match *address {
            Address::Whole(whole) => (self.editor.read(id, whole), offset),
            Address::Parts(base, None, displacement) => (self.editor.read(id, base), displacement + offset),
            Address::Parts(base, Some((index, shift)), displacement) => {
                let base = self.editor.read(id, base);
                let mut index = self.editor.read(id, index);
                if shift > 0 {
                    let shift = self.editor.constant(id, i64::from(shift));
                    index = self.word(id, Op::Shl, &[index, shift]);
                }
                let sum = self.editor.before(id, Operation::new(Op::Add, Type::Ref), vec![base, index]);
                (sum, displacement + offset)
            }
        };
        if displacement as i32 == 0 && self.operation(base).ty == Type::Ref {
            return base;
        }
        let displacement = self.editor.constant(id, displacement);
        self.editor.before(id, Operation::new(Op::Add, Type::Ref), vec![base, displacement])
    }

    fn carried(&mut self, id: NodeId, lower: Op, upper: Op) -> Halves {
        let [x, y] = [self.halves(id, 0), self.halves(id, 1)];
        let low = self.word(id, lower, &[x[0], y[0]]);
        [low, self.upper(id, upper, &[x[1], y[1]], low)]
    }

    /// (x.hi · 2³² + x.lo) · (y.hi · 2³² + y.lo), without what is above 2⁶⁴.
    fn multiply(&mut self, id: NodeId) -> Halves {
        let [x, y] = [self.halves(id, 0), self.halves(id, 1)];
        let spills = [x[0], x[1], y[0], y[1]].map(|half| self.editor.spill(id, half));
        let [xl, xh, yl, yh] = spills;
        let product = |this: &mut Self, op: Op, one: Access, other: Access| {
            let operands = [one, other].map(|spill| this.editor.read(id, spill));
            this.word(id, op, &operands)
        };
        let low = product(self, Op::Mul, xl, yl);
        let carried = product(self, Op::Umulh, xl, yl);
        let cross = product(self, Op::Mul, xl, yh);
        let sum = self.word(id, Op::Add, &[carried, cross]);
        let cross = product(self, Op::Mul, xh, yl);
        [low, self.word(id, Op::Add, &[sum, cross])]
    }

    /// A shift by a known number of bits: less than 32, 32, more than 32.
    fn shift(&mut self, id: NodeId, op: Op, bits: u32) -> Halves {
        let number = self.operand(id, 1);
        self.editor.linear.remove(number);
        let [low, high] = self.halves(id, 0);
        let by = |this: &mut Self, op: Op, value: NodeId, bits: u32| {
            let bits = this.editor.constant(id, i64::from(bits));
            this.word(id, op, &[value, bits])
        };
        // The half that bits come from, and the one that they go to.
        let [from, to] = if op == Op::Shl { [low, high] } else { [high, low] };
        let ordered = |from: NodeId, to: NodeId| if op == Op::Shl { [from, to] } else { [to, from] };
        match bits {
            0 => [low, high],
            1..32 => {
                let spill = self.editor.spill(id, from);
                let back = if op == Op::Shl { Op::Shr } else { Op::Shl };
                let over = if op == Op::Shl { Op::Shl } else { Op::Shr };
                let moved = self.editor.read(id, spill);
                let moved = by(self, back, moved, 32 - bits);
                let kept = by(self, over, to, bits);
                let to = self.word(id, Op::Or, &[kept, moved]);
                let from = self.editor.read(id, spill);
                ordered(by(self, op, from, bits), to)
            }
            _ => {
                self.unused(to);
                match op {
                    Op::Sar => {
                        let spill = self.editor.spill(id, from);
                        let mut to = self.editor.read(id, spill);
                        if bits > 32 {
                            to = by(self, Op::Sar, to, bits - 32);
                        }
                        let sign = self.editor.read(id, spill);
                        ordered(by(self, Op::Sar, sign, 31), to)
                    }
                    _ => {
                        let to = if bits > 32 { by(self, op, from, bits - 32) } else { from };
                        ordered(self.editor.constant(id, 0), to)
                    }
                }
            }
        }
    }

    /// Calls a helper with the operands, which stay pairs.
    fn help(&mut self, id: NodeId, helper: &str) {
        self.editor.linear.node_mut(id).operation =
            Operation { callee: helper.to_owned(), ..Operation::new(Op::Call, Type::I64) };
        self.call(id);
    }

    /// A call that returns 64 bits: the lower half is its value, the upper one is fetched after it.
    fn call(&mut self, id: NodeId) {
        let node = self.editor.linear.node(id).clone();
        let operation = Operation { ty: Type::I32, ..node.operation };
        let low = self.editor.before(id, operation, node.operands);
        self.inherit(id, low);
        self.editor.linear.fill_arguments(low);
        if node.is_unused {
            self.unused(low);
            self.editor.linear.remove(id);
            return;
        }
        let high = self.upper(id, Op::CallHi, &[], low);
        self.pair(id, [low, high]);
    }

    fn store(&mut self, id: NodeId) {
        let access = self.operation(id).access.expect("a store has a variable");
        let [low, high] = self.halves(id, 0);
        let of = |half| Access { half: Some(half), ..access };
        let lower = self.editor.before(id, Operation::store(of(Half::Low)), vec![low]);
        self.inherit(id, lower);
        let node = self.editor.linear.node_mut(id);
        (node.operation, node.operands) = (Operation::store(of(Half::High)), vec![high]);
    }

    fn store_memory(&mut self, id: NodeId) {
        let [low, high] = self.halves(id, 1);
        let kept = self.keep_address(id);
        let address = self.offset(id, &kept, 0);
        let lower = self.editor.before(id, Operation::new(Op::Storeind, Type::Void), vec![address, low]);
        self.inherit(id, lower);
        let address = self.offset(id, &kept, 4);
        self.editor.linear.node_mut(id).operands = vec![address, high];
    }

    fn truncate(&mut self, id: NodeId) {
        let [low, high] = self.halves(id, 0);
        self.unused(high);
        self.editor.replace_use(id, low);
        self.replaced.insert(id, low);
        self.editor.linear.remove(id);
    }

    /// A comparison of pairs: equality of both, or the lower halves and then the upper ones with the borrow.
    fn compare(&mut self, id: NodeId, op: Op) {
        let [x, y] = [self.halves(id, 0), self.halves(id, 1)];
        if matches!(op, Op::Eq | Op::Ne) {
            let [low, high] = [0, 1].map(|half| self.word(id, Op::Xor, &[x[half], y[half]]));
            let either = self.word(id, Op::Or, &[low, high]);
            let zero = self.editor.constant(id, 0);
            self.editor.linear.node_mut(id).operands = vec![either, zero];
            return;
        }
        // x > y is y < x, and x <= y is not y < x.
        let [x, y] = if matches!(op, Op::Gt | Op::Gtu | Op::Le | Op::Leu) { [y, x] } else { [x, y] };
        let upper = match op {
            Op::Lt | Op::Gt => Op::LtHi,
            Op::Ge | Op::Le => Op::GeHi,
            Op::Ltu | Op::Gtu => Op::LtuHi,
            _ => Op::GeuHi,
        };
        let lower = self.editor.before(id, Operation::new(Op::CmpLo, Type::Void), vec![x[0], y[0]]);
        let node = self.editor.linear.node_mut(id);
        (node.operation, node.operands) = (Operation::new(upper, Type::I32), vec![x[1], y[1]]);
        node.carry = Some(lower);
    }
}
