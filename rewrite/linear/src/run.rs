//! Two interpreters: one walks trees, the other one linear code.
//!
//! They share what operations compute, and nothing of how operands are found: trees by recursion, linear code by a
//! table of temps in the order that its nodes tell. Linear code has one carry flag and one register for the upper half of a
//! result, which operations of a machine destroy.

use super::machine::{Machine, Trap};
use dfquery_extract::lir::{
    Access, Half, Linear, Method, NodeId, Op, Operation, Signature, TreeId, Trees, Type,
};

/// The result of a method.
type Outcome = Result<Option<u64>, Trap>;

/// Runs the trees of `method`.
///
/// # Errors
///
/// The [`Trap`] that ends the run.
pub fn run_trees(method: &Method, arguments: &[u64], machine: &mut Machine) -> Outcome {
    let trees = method.trees.as_ref().ok_or_else(|| Trap::Code("there are no trees".to_owned()))?;
    let locals = Locals::new(&method.signature, arguments);
    TreeRun { signature: &method.signature, trees, locals, machine }.run()
}

/// Runs the linear code of `method`.
///
/// # Errors
///
/// The [`Trap`] that ends the run.
pub fn run_linear(method: &Method, arguments: &[u64], machine: &mut Machine) -> Outcome {
    run_linear_seen(method, arguments, machine, &mut |_| {})
}

/// A step in a run of linear code.
#[derive(Debug)]
pub enum Seen<'s> {
    /// The beginning of a block.
    Block(usize),
    /// A node, with its value or why it has none.
    Node(NodeId, &'s Result<u64, Trap>),
}

/// Runs the linear code of `method`, and tells `seen` of it.
///
/// # Errors
///
/// The [`Trap`] that ends the run.
pub fn run_linear_seen(
    method: &Method,
    arguments: &[u64],
    machine: &mut Machine,
    seen: &mut dyn FnMut(Seen<'_>),
) -> Outcome {
    let linear = method.linear.as_ref().ok_or_else(|| Trap::Code("there is no linear code".to_owned()))?;
    let locals = Locals::new(&method.signature, arguments);
    let values = vec![None; linear.nodes.len()];
    let signature = &method.signature;
    LinearRun { signature, linear, locals, machine, values, carry: false, upper: 0, seen }.run()
}

/// The values of local variables; they begin with 0.
struct Locals(Vec<u64>);

impl Locals {
    fn new(signature: &Signature, arguments: &[u64]) -> Self {
        let values = signature.locals.iter().enumerate().map(|(at, (_, ty))| {
            let argument = arguments.get(at).filter(|_| at < signature.parameters);
            narrowed(argument.copied().unwrap_or(0), *ty)
        });
        Locals(values.collect())
    }

    fn read(&self, access: Access) -> u64 {
        let value = self.0[access.local];
        match access.half {
            None => value,
            Some(Half::Low) => u64::from(value as u32),
            Some(Half::High) => value >> 32,
        }
    }

    fn store(&mut self, access: Access, value: u64) {
        let place = &mut self.0[access.local];
        *place = match access.half {
            None => value,
            Some(Half::Low) => *place >> 32 << 32 | u64::from(value as u32),
            Some(Half::High) => u64::from(*place as u32) | value << 32,
        };
    }
}

fn narrowed(value: u64, ty: Type) -> u64 {
    if ty == Type::I64 { value } else { u64::from(value as u32) }
}

/// The values of two words of memory, or one.
fn load(machine: &Machine, address: u64, ty: Type) -> Result<u64, Trap> {
    let address = address as u32;
    let low = u64::from(machine.load(address)?);
    match ty {
        Type::I64 => Ok(low | u64::from(machine.load(address.wrapping_add(4))?) << 32),
        _ => Ok(low),
    }
}

fn store(machine: &mut Machine, address: u64, value: u64, ty: Type) -> Result<(), Trap> {
    let address = address as u32;
    machine.store(address, value as u32)?;
    match ty {
        Type::I64 => machine.store(address.wrapping_add(4), (value >> 32) as u32),
        _ => Ok(()),
    }
}

/// The result of an operation without effects for `x`; `wide` says whether its operands have 64 bits.
fn compute(operation: &Operation, x: &[u64], wide: bool) -> Result<u64, Trap> {
    let bits = if wide { 64 } else { 32 };
    let signed = |value: u64| if wide { value as i64 } else { i64::from(value as u32 as i32) };
    let truth = u64::from;
    let (a, b) = (x.first().copied().unwrap_or(0), x.get(1).copied().unwrap_or(0));
    let count = b as u32 & (bits - 1);
    let value = match operation.op {
        Op::Cns => operation.number as u64,
        Op::Neg => a.wrapping_neg(),
        Op::Not => !a,
        Op::Sext => a as u32 as i32 as i64 as u64,
        Op::Zext => u64::from(a as u32),
        Op::Trunc => u64::from(a as u32),
        Op::Add => a.wrapping_add(b),
        Op::Sub => a.wrapping_sub(b),
        Op::Mul => a.wrapping_mul(b),
        Op::Div | Op::Mod if signed(b) == 0 => return Err(Trap::Zero),
        Op::Udiv | Op::Umod if b == 0 => return Err(Trap::Zero),
        Op::Udiv => a / b,
        Op::Umod => a % b,
        Op::Div => signed(a).wrapping_div(signed(b)) as u64,
        Op::Mod => signed(a).wrapping_rem(signed(b)) as u64,
        Op::And => a & b,
        Op::Or => a | b,
        Op::Xor => a ^ b,
        Op::Shl => a << count,
        Op::Shr => a >> count,
        Op::Sar => (signed(a) >> count) as u64,
        Op::Eq => truth(a == b),
        Op::Ne => truth(a != b),
        Op::Lt => truth(signed(a) < signed(b)),
        Op::Le => truth(signed(a) <= signed(b)),
        Op::Gt => truth(signed(a) > signed(b)),
        Op::Ge => truth(signed(a) >= signed(b)),
        Op::Ltu => truth(a < b),
        Op::Leu => truth(a <= b),
        Op::Gtu => truth(a > b),
        Op::Geu => truth(a >= b),
        Op::Long => u64::from(a as u32) | b << 32,
        Op::Umulh => a.wrapping_mul(b) >> 32,
        other => return Err(Trap::Code(format!("`{}` is not executed", other.name()))),
    };
    Ok(narrowed(value, operation.ty))
}

/// The successor of a block; none is the end of the method.
fn successor(signature: &Signature, block: usize, taken: Option<bool>) -> Option<usize> {
    let successors = &signature.successors[block];
    match taken {
        Some(false) => successors.get(1).copied(),
        _ => successors.first().copied(),
    }
}

/// A fault if `index` is not below `length`.
fn check(index: u64, length: u64) -> Result<u64, Trap> {
    if (index as u32) < length as u32 { Ok(0) } else { Err(Trap::Range) }
}

/// `value` of the type `from` as the target of `operation`.
fn cast(value: u64, operation: &Operation, from: Type) -> u64 {
    let value = match (operation.target, from) {
        (Some(target), Type::I32 | Type::Ref) if target.bits == 64 && target.is_signed => {
            value as u32 as i32 as u64
        }
        (Some(target), _) if target.bits < 64 => {
            let above = 64 - target.bits;
            let bits = value << above;
            if target.is_signed { ((bits as i64) >> above) as u64 } else { bits >> above }
        }
        _ => value,
    };
    narrowed(value, operation.ty)
}

fn rotated(operation: &Operation, value: u64, count: u32) -> u64 {
    let left = operation.op == Op::Rol;
    match (operation.ty, left) {
        (Type::I64, true) => value.rotate_left(count & 63),
        (Type::I64, false) => value.rotate_right(count & 63),
        (_, true) => u64::from((value as u32).rotate_left(count & 31)),
        (_, false) => u64::from((value as u32).rotate_right(count & 31)),
    }
}

// ---- trees

/// The target of an assignment.
enum Place {
    Local(Access),
    Memory(u64),
}

struct TreeRun<'r> {
    signature: &'r Signature,
    trees: &'r Trees,
    locals: Locals,
    machine: &'r mut Machine,
}

impl TreeRun<'_> {
    fn run(mut self) -> Outcome {
        let mut block = 0;
        loop {
            let mut taken = None;
            for statement in &self.trees.statements[block] {
                for &root in &self.trees.node(statement.node).operands {
                    let value = self.evaluate(root)?;
                    match self.trees.node(root).operation.op {
                        Op::Ret => return Ok(self.signature.result.map(|ty| narrowed(value, ty))),
                        Op::Jtrue => taken = Some(value as u32 != 0),
                        _ => {}
                    }
                }
            }
            match successor(self.signature, block, taken) {
                Some(next) => block = next,
                None => return Ok(None),
            }
        }
    }

    fn ty(&self, id: TreeId) -> Type {
        self.trees.node(id).operation.ty
    }

    /// The value of `id`; of an assignment, of an element or of a choice it is not the operands that are evaluated.
    fn evaluate(&mut self, id: TreeId) -> Result<u64, Trap> {
        self.machine.step()?;
        let tree = self.trees.node(id);
        match tree.operation.op {
            Op::Asg => self.assign(id),
            Op::Qmark => self.choose(id),
            Op::Index | Op::Field => {
                let address = self.address(id)?;
                load(self.machine, address, tree.operation.ty)
            }
            Op::Addr => match self.place(tree.operands[0])? {
                Place::Memory(address) => Ok(address),
                Place::Local(_) => Err(Trap::Code("a variable has no address".to_owned())),
            },
            _ => self.compute(id),
        }
    }

    /// The first choice if the condition is not 0, else the second; the other one is not executed.
    fn choose(&mut self, id: TreeId) -> Result<u64, Trap> {
        let tree = self.trees.node(id);
        let choices = match *tree.operands {
            [_, colon] => &self.trees.node(colon).operands,
            _ => &tree.operands[1..],
        };
        let condition = self.evaluate(tree.operands[0])?;
        self.evaluate(choices[usize::from(condition as u32 == 0)])
    }

    /// Stores the value of the right side in the place that is the left side, which is not read.
    fn assign(&mut self, id: TreeId) -> Result<u64, Trap> {
        let tree = self.trees.node(id);
        let (left, right) = (tree.operands[0], tree.operands[1]);
        let (place, value) = match tree.reversed {
            true => {
                let value = self.evaluate(right)?;
                (self.place(left)?, value)
            }
            false => {
                let place = self.place(left)?;
                (place, self.evaluate(right)?)
            }
        };
        match place {
            Place::Local(access) => self.locals.store(access, value),
            Place::Memory(address) => store(self.machine, address, value, tree.operation.ty)?,
        }
        Ok(value)
    }

    /// The place that `id` is, after what its commas do.
    fn place(&mut self, id: TreeId) -> Result<Place, Trap> {
        let tree = self.trees.node(id);
        match (tree.operation.op, tree.operation.access) {
            (Op::Comma, _) => {
                self.evaluate(tree.operands[0])?;
                self.place(tree.operands[1])
            }
            (Op::Lcl, Some(access)) => Ok(Place::Local(access)),
            _ => Ok(Place::Memory(self.address(id)?)),
        }
    }

    /// The address of an element, a field, or what an `ind` accesses.
    fn address(&mut self, id: TreeId) -> Result<u64, Trap> {
        let tree = self.trees.node(id);
        match tree.operation.op {
            Op::Index => {
                let mut both = [0; 2];
                for operand in self.trees.executed(id) {
                    both[usize::from(operand == tree.operands[1])] = self.evaluate(operand)?;
                }
                let [array, index] = both.map(|half| half as u32);
                if index >= self.machine.load(array.wrapping_add(4))? {
                    return Err(Trap::Range);
                }
                let offset = index.wrapping_mul(tree.operation.ty.bytes());
                Ok(u64::from(array.wrapping_add(8).wrapping_add(offset)))
            }
            Op::Field => {
                let object = self.evaluate(tree.operands[0])?;
                Ok(u64::from((object as u32).wrapping_add(tree.operation.number as u32)))
            }
            _ => self.evaluate(tree.operands[0]),
        }
    }

    fn compute(&mut self, id: TreeId) -> Result<u64, Trap> {
        let trees = self.trees;
        let tree = trees.node(id);
        let mut x = vec![0; tree.operands.len()];
        for operand in trees.executed(id) {
            let value = self.evaluate(operand)?;
            for (place, _) in x.iter_mut().zip(&tree.operands).filter(|(_, child)| **child == operand) {
                *place = value;
            }
        }
        let operation = &tree.operation;
        Ok(match (operation.op, operation.access) {
            (Op::Lcl, Some(access)) => self.locals.read(access),
            (Op::Store, Some(access)) => {
                self.locals.store(access, x[0]);
                0
            }
            (Op::Comma, _) => x[1],
            (Op::Embedded | Op::Nop, _) => 0,
            (Op::Cast, _) => cast(x[0], operation, self.ty(tree.operands[0])),
            (Op::Arrlen, _) => u64::from(self.machine.load((x[0] as u32).wrapping_add(4))?),
            (Op::Nullcheck, _) => {
                self.machine.load(x[0] as u32)?;
                0
            }
            (Op::Boundscheck, _) => check(x[0], x[1])?,
            (Op::Rol | Op::Ror, _) => rotated(operation, x[0], x[1] as u32),
            (Op::Jtrue | Op::Ret, _) => x.first().copied().unwrap_or(0),
            (Op::Ind, _) => load(self.machine, x[0], operation.ty)?,
            (Op::Storeind, _) => {
                store(self.machine, x[0], x[1], self.ty(tree.operands[1]))?;
                0
            }
            (Op::Call, _) => narrowed(self.machine.call(&operation.callee, &x)?, operation.ty),
            _ => {
                let wide = tree.operands.first().is_some_and(|&operand| self.ty(operand) == Type::I64);
                compute(operation, &x, wide)?
            }
        })
    }
}

// ---- linear code

struct LinearRun<'r> {
    signature: &'r Signature,
    linear: &'r Linear,
    locals: Locals,
    machine: &'r mut Machine,
    values: Vec<Option<u64>>,
    /// The carry flag, or the borrow.
    carry: bool,
    /// The register that holds the upper half of a result.
    upper: u32,
    seen: &'r mut dyn FnMut(Seen<'_>),
}

impl LinearRun<'_> {
    fn run(mut self) -> Outcome {
        let mut block = 0;
        loop {
            (self.seen)(Seen::Block(block));
            let mut taken = None;
            let mut at = self.linear.first[block];
            while let Some(id) = at {
                self.machine.step()?;
                let node = self.linear.node(id);
                if !node.is_contained {
                    let value = self.execute(id, 0)?;
                    self.values[id.0 as usize] = Some(value);
                    match node.operation.op {
                        Op::Ret => return Ok(self.signature.result.map(|ty| narrowed(value, ty))),
                        Op::Jtrue => taken = Some(value as u32 != 0),
                        _ => {}
                    }
                }
                at = node.next;
            }
            match successor(self.signature, block, taken) {
                Some(next) => block = next,
                None => return Ok(None),
            }
        }
    }

    /// The value of an operand of `user`: of a temp, or of a part that is executed now.
    fn operand(&mut self, user: NodeId, id: NodeId, depth: usize) -> Result<u64, Trap> {
        let node = self.linear.node(id);
        if depth > self.linear.nodes.len() {
            return Err(Trap::Code(format!("`{}` is part of itself", node.name)));
        }
        if node.is_contained || node.parents.contains(&user) {
            return self.execute(id, depth);
        }
        let value = self.values[id.0 as usize];
        value.ok_or_else(|| Trap::Code(format!("`{}` has no value yet", node.name)))
    }

    fn execute(&mut self, id: NodeId, depth: usize) -> Result<u64, Trap> {
        let value = self.computed(id, depth);
        (self.seen)(Seen::Node(id, &value));
        value
    }

    fn computed(&mut self, id: NodeId, depth: usize) -> Result<u64, Trap> {
        let node = self.linear.node(id);
        let mut x = Vec::with_capacity(node.operands.len());
        for &operand in &node.operands {
            x.push(self.operand(id, operand, depth + 1)?);
        }
        let operation = &node.operation;
        let ty = |operand: usize| self.linear.node(node.operands[operand]).operation.ty;
        let (a, b) = (x.first().copied().unwrap_or(0) as u32, x.get(1).copied().unwrap_or(0) as u32);
        let value = match (operation.op, operation.access) {
            (Op::Il | Op::Stmt | Op::Embedded | Op::Nop, _) => 0,
            (Op::Boundscheck, _) => check(x[0], x[1])?,
            (Op::Lcl, Some(access)) => self.locals.read(access),
            (Op::Store, Some(access)) => {
                self.locals.store(access, x[0]);
                0
            }
            (Op::Jtrue | Op::Ret, _) => x.first().copied().unwrap_or(0),
            (Op::Ind, _) => load(self.machine, x[0], operation.ty)?,
            (Op::Storeind, _) => {
                let ty = ty(1);
                store(self.machine, x[0], x[1], ty)?;
                0
            }
            (Op::Call, _) => self.call(operation, &x)?,
            (Op::CallHi, _) => u64::from(self.upper),
            (Op::Lea, _) => {
                let index = b.wrapping_mul(node.scale);
                u64::from(a.wrapping_add(index).wrapping_add(operation.number as u32))
            }
            (Op::AddLo | Op::SubLo | Op::CmpLo | Op::AddHi | Op::SubHi, _) => {
                self.carried(operation.op, a, b)
            }
            (Op::LtHi | Op::GeHi | Op::LtuHi | Op::GeuHi, _) => u64::from(self.less(operation.op, a, b)),
            _ => {
                let wide = !node.operands.is_empty() && ty(0) == Type::I64;
                compute(operation, &x, wide)?
            }
        };
        self.destroy(operation.op, value);
        Ok(value)
    }

    fn call(&mut self, operation: &Operation, x: &[u64]) -> Result<u64, Trap> {
        let result = self.machine.call(&operation.callee, x)?;
        self.upper = (result >> 32) as u32;
        Ok(narrowed(result, operation.ty))
    }

    /// A sum or a difference that leaves a carry or a borrow.
    fn carried(&mut self, op: Op, a: u32, b: u32) -> u64 {
        let before = u32::from(self.carry && matches!(op, Op::AddHi | Op::SubHi));
        let add = matches!(op, Op::AddLo | Op::AddHi);
        let (first, one) = if add { a.overflowing_add(b) } else { a.overflowing_sub(b) };
        let (value, other) = if add { first.overflowing_add(before) } else { first.overflowing_sub(before) };
        self.carry = one || other;
        u64::from(value)
    }

    /// A comparison of upper halves, where the borrow of the lower ones decides if they are equal.
    fn less(&self, op: Op, a: u32, b: u32) -> bool {
        let is_signed = matches!(op, Op::LtHi | Op::GeHi);
        let less = if is_signed { (a as i32) < (b as i32) } else { a < b };
        let less = less || (a == b && self.carry);
        less == matches!(op, Op::LtHi | Op::LtuHi)
    }

    /// Overwrites the flags and registers that `op` destroys on a machine, with bits that depend on `value`.
    fn destroy(&mut self, op: Op, value: u64) {
        use Op::*;
        if matches!(
            op,
            Neg | Add
                | Sub
                | Mul
                | Div
                | Mod
                | Udiv
                | Umod
                | Boundscheck
                | And
                | Or
                | Xor
                | Shl
                | Shr
                | Sar
                | Call
                | Umulh
        ) || op.is_comparison()
        {
            self.carry = value.count_ones() % 2 == 1;
        }
        if matches!(op, Umulh | Div | Mod | Udiv | Umod) {
            self.upper = !value as u32;
        }
    }
}
