//! Trees rewritten one by one, but for conditional values.

use super::{
    super::{
        method::{Statement, Tree, TreeId, Trees},
        operation::{Access, Op, Operation, Target, Type},
    },
    maker::Maker,
};

/// In an array its length is so many bytes after its beginning,
const LENGTH: i64 = 4;
/// and its first element so many: on a machine of 32 bits the type of the object is before both.
const ELEMENTS: i64 = 8;

/// The statements of `trees`, block by block, rewritten into those of `maker`.
pub fn statements(maker: &mut Maker, trees: &Trees) -> Vec<Vec<Statement>> {
    let mut rewriter = Rewriter { maker, trees };
    let blocks = trees.statements.iter().map(|statements| {
        let statements = statements.iter().map(|statement| {
            let root = rewriter.effect(trees.node(statement.node).operands[0]);
            rewriter.maker.at = trees.node(statement.node).at;
            rewriter.maker.statement(root, statement.offset)
        });
        statements.collect()
    });
    blocks.collect()
}

/// The destination of an assignment.
enum Place {
    Local(Access),
    /// At this address.
    Memory(TreeId),
}

struct Rewriter<'r> {
    maker: &'r mut Maker,
    trees: &'r Trees,
}

impl Rewriter<'_> {
    fn at(&mut self, id: TreeId) {
        self.maker.at = self.trees.node(id).at;
    }

    fn make(&mut self, op: Op, ty: Type, operands: Vec<TreeId>) -> TreeId {
        self.maker.node(Operation::new(op, ty), operands)
    }

    fn number(&mut self, number: i64) -> TreeId {
        self.maker.node(Operation::constant(Type::I32, number), Vec::new())
    }

    fn comma(&mut self, first: TreeId, second: TreeId) -> TreeId {
        let ty = self.maker.ty(second);
        self.make(Op::Comma, ty, vec![first, second])
    }

    /// `last` after all of `first`.
    fn commas(&mut self, first: Vec<TreeId>, last: TreeId) -> TreeId {
        first.into_iter().rev().fold(last, |rest, first| self.comma(first, rest))
    }

    fn store(&mut self, access: Access, value: TreeId) -> TreeId {
        self.maker.node(Operation::store(access), vec![value])
    }

    /// `id` rewritten, whose value is unused.
    fn effect(&mut self, id: TreeId) -> TreeId {
        let tree = self.trees.node(id);
        match tree.operation.op {
            Op::Embedded => self.effect(tree.operands[0]),
            Op::Asg => self.assign(id, false),
            Op::Comma => {
                let [first, second] = [0, 1].map(|at| self.effect(tree.operands[at]));
                self.at(id);
                self.comma(first, second)
            }
            Op::Nullcheck => {
                let address = self.value(tree.operands[0]);
                self.at(id);
                self.make(Op::Ind, Type::I32, vec![address])
            }
            Op::Qmark if tree.operation.ty == Type::Void => self.choice(id),
            _ => self.value(id),
        }
    }

    /// `id` rewritten.
    fn value(&mut self, id: TreeId) -> TreeId {
        let tree = self.trees.node(id);
        let ty = tree.operation.ty;
        match tree.operation.op {
            Op::Asg => self.assign(id, true),
            Op::Comma => {
                let first = self.effect(tree.operands[0]);
                let second = self.value(tree.operands[1]);
                self.at(id);
                self.comma(first, second)
            }
            Op::Cast => {
                let value = self.value(tree.operands[0]);
                self.at(id);
                self.cast(value, tree.operation.target.unwrap_or(Target::ALL[0]))
            }
            Op::Qmark => self.choice(id),
            Op::Index | Op::Field => {
                let address = self.address(id);
                self.make(Op::Ind, ty, vec![address])
            }
            Op::Arrlen => {
                let array = self.value(tree.operands[0]);
                self.at(id);
                self.length(array)
            }
            Op::Addr => {
                let (before, place) = self.place(tree.operands[0]);
                self.at(id);
                let address = match place {
                    Place::Memory(address) => address,
                    Place::Local(access) => self.maker.read(access),
                };
                self.commas(before, address)
            }
            Op::Rol | Op::Ror => self.rotate(id),
            _ => {
                let operands = tree.operands.iter().map(|&operand| self.value(operand)).collect();
                self.at(id);
                self.maker.tree(tree.operation.clone(), operands, tree.reversed)
            }
        }
    }

    /// A conditional value with two choices and without a `colon`.
    fn choice(&mut self, id: TreeId) -> TreeId {
        let tree = self.trees.node(id);
        let choices = match *tree.operands {
            [_, colon] => self.trees.node(colon).operands.clone(),
            _ => tree.operands[1..].to_vec(),
        };
        let mut operands = vec![self.value(tree.operands[0])];
        let is_void = tree.operation.ty == Type::Void;
        operands.extend(
            choices.into_iter().map(|choice| if is_void { self.effect(choice) } else { self.value(choice) }),
        );
        self.at(id);
        self.maker.node(tree.operation.clone(), operands)
    }

    // ---- assignments

    /// The effects executed before the place `id` is known, and the place.
    fn place(&mut self, id: TreeId) -> (Vec<TreeId>, Place) {
        let tree = self.trees.node(id);
        match (tree.operation.op, tree.operation.access) {
            (Op::Comma, _) => {
                let mut before = vec![self.effect(tree.operands[0])];
                let (rest, place) = self.place(tree.operands[1]);
                before.extend(rest);
                (before, place)
            }
            (_, Some(access)) => (Vec::new(), Place::Local(access)),
            _ => (Vec::new(), Place::Memory(self.address(id))),
        }
    }

    /// The address in memory of the place `id`.
    fn address(&mut self, id: TreeId) -> TreeId {
        let tree = self.trees.node(id);
        match tree.operation.op {
            Op::Index => self.element(id),
            Op::Field => {
                let object = self.value(tree.operands[0]);
                self.at(id);
                self.plus(object, tree.operation.number)
            }
            _ => self.value(tree.operands[0]),
        }
    }

    /// An assignment as a store; with its value after if that is `used`.
    fn assign(&mut self, id: TreeId, used: bool) -> TreeId {
        let Tree { ref operation, ref operands, reversed, .. } = *self.trees.node(id);
        let (before, place) = self.place(operands[0]);
        let value = self.value(operands[1]);
        self.at(id);
        match place {
            Place::Local(access) => {
                let store = self.assign_local(access, before, value, operation.ty, reversed);
                if !used {
                    return store;
                }
                let read = self.maker.node(Operation::read(operation.ty, access), Vec::new());
                self.comma(store, read)
            }
            Place::Memory(address) => {
                let address = self.commas(before, address);
                let temp = used.then(|| self.maker.variable(operation.ty));
                let value = temp.map_or(value, |temp| {
                    let store = self.store(temp, value);
                    let read = self.maker.read(temp);
                    self.comma(store, read)
                });
                let operation = Operation::new(Op::Storeind, Type::Void);
                let store = self.maker.tree(operation, vec![address, value], reversed);
                temp.map_or(store, |temp| {
                    let read = self.maker.read(temp);
                    self.comma(store, read)
                })
            }
        }
    }

    /// A store to a variable after what its place does `before`; if that is `reversed`, the value comes first of all.
    fn assign_local(
        &mut self,
        access: Access,
        before: Vec<TreeId>,
        value: TreeId,
        ty: Type,
        reversed: bool,
    ) -> TreeId {
        if before.is_empty() || !reversed {
            let value = self.commas(before, value);
            return self.store(access, value);
        }
        let temp = self.maker.variable(ty);
        let mut first = vec![self.store(temp, value)];
        first.extend(before);
        let read = self.maker.read(temp);
        let store = self.store(access, read);
        self.commas(first, store)
    }

    // ---- values

    fn cast(&mut self, value: TreeId, target: Target) -> TreeId {
        let from = self.maker.ty(value);
        if target.bits == 64 {
            return match (from, target.is_signed) {
                (Type::I64, _) => value,
                (_, true) => self.make(Op::Sext, Type::I64, vec![value]),
                (_, false) => self.make(Op::Zext, Type::I64, vec![value]),
            };
        }
        let word = if from == Type::I64 { self.make(Op::Trunc, Type::I32, vec![value]) } else { value };
        match (target.bits, target.is_signed) {
            (32, _) if self.maker.ty(word) == target.ty => word,
            // Nothing else changes the type of a value.
            (32, _) => {
                let zero = self.number(0);
                self.make(Op::Add, target.ty, vec![word, zero])
            }
            (bits, true) => {
                let [up, down] = [0; 2].map(|_| self.number(i64::from(32 - bits)));
                let shifted = self.make(Op::Shl, Type::I32, vec![word, up]);
                self.make(Op::Sar, Type::I32, vec![shifted, down])
            }
            (bits, false) => {
                let mask = self.number((1 << bits) - 1);
                self.make(Op::And, Type::I32, vec![word, mask])
            }
        }
    }

    /// Both operands of `id` in variables, unless they can be computed as often as wanted; with the stores before.
    fn both(&mut self, id: TreeId) -> (Vec<TreeId>, [TreeId; 2]) {
        let Tree { ref operands, reversed, .. } = *self.trees.node(id);
        let values = [operands[0], operands[1]].map(|operand| self.value(operand));
        self.at(id);
        let is_simple =
            |this: &Self, id: TreeId| matches!(this.maker.trees.node(id).operation.op, Op::Cns | Op::Lcl);
        if values.iter().all(|&value| is_simple(self, value)) {
            return (Vec::new(), values);
        }
        let mut stores = Vec::new();
        let reads = values.map(|value| {
            if self.maker.trees.node(value).operation.op == Op::Cns {
                return value;
            }
            let temp = self.maker.variable(self.maker.ty(value));
            stores.push(self.store(temp, value));
            self.maker.read(temp)
        });
        if reversed {
            stores.reverse();
        }
        (stores, reads)
    }

    /// The same value as that of `id`, which is a constant or a read.
    fn again(&mut self, id: TreeId) -> TreeId {
        let operation = self.maker.trees.node(id).operation.clone();
        self.maker.node(operation, Vec::new())
    }

    fn rotate(&mut self, id: TreeId) -> TreeId {
        let (stores, [value, count]) = self.both(id);
        let Operation { op, ty, .. } = self.trees.node(id).operation;
        let back = match self.maker.trees.node(count).operation {
            Operation { op: Op::Cns, number, .. } => self.number(number.wrapping_neg() & 63),
            _ => {
                let count = self.again(count);
                self.make(Op::Neg, Type::I32, vec![count])
            }
        };
        let again = self.again(value);
        let [over, under] = if op == Op::Rol { [Op::Shl, Op::Shr] } else { [Op::Shr, Op::Shl] };
        let over = self.make(over, ty, vec![value, count]);
        let under = self.make(under, ty, vec![again, back]);
        let rotated = self.make(Op::Or, ty, vec![over, under]);
        self.commas(stores, rotated)
    }

    // ---- arrays

    fn plus(&mut self, address: TreeId, offset: i64) -> TreeId {
        if offset == 0 {
            return address;
        }
        let offset = self.number(offset);
        self.make(Op::Add, Type::Ref, vec![address, offset])
    }

    fn length(&mut self, array: TreeId) -> TreeId {
        let address = self.plus(array, LENGTH);
        self.make(Op::Ind, Type::I32, vec![address])
    }

    /// The address of an element, after a check of its index.
    fn element(&mut self, id: TreeId) -> TreeId {
        let (mut before, [array, index]) = self.both(id);
        let scale = self.trees.node(id).operation.ty.bytes().trailing_zeros();
        let again = self.again(array);
        let length = self.length(again);
        let checked = self.again(index);
        before.push(self.make(Op::Boundscheck, Type::Void, vec![checked, length]));
        let scale = self.number(i64::from(scale));
        let offset = self.make(Op::Shl, Type::I32, vec![index, scale]);
        let sum = self.make(Op::Add, Type::Ref, vec![array, offset]);
        let address = self.plus(sum, ELEMENTS);
        self.commas(before, address)
    }
}
