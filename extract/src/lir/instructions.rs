//! Methods as instructions: what the rules for all functions read.
//!
//! A method of either form is first put into steps, in the order of execution; a step becomes one instruction or a few.
//! Local variables are variables that may be assigned often. A read stands for the variable itself until it is used; a
//! store to it in between makes a copy first. A variable of which halves are accessed is two variables, `%x.lo` and `%x.hi`.

use super::{
    layout::Layout,
    method::{Linear, Method, NodeId, Signature, TreeId, Trees},
    operation::{Access, Half, Op, Operation, Type},
};
use crate::function_writer::FunctionWriter;
use rustc_hash::FxHashMap;

/// Helpers that are called in place of an instruction, by the end of their names: its opcode.
const HELPERS: [(&str, &str); 8] = [
    ("helper.mul64", "mul"),
    ("helper.div64", "sdiv"),
    ("helper.mod64", "srem"),
    ("helper.udiv64", "udiv"),
    ("helper.umod64", "urem"),
    ("helper.shl64", "shl"),
    ("helper.shr64", "lshr"),
    ("helper.sar64", "ashr"),
];

/// The function called for an array index out of range. It does not return.
const OUT_OF_RANGE: &str = "helper.rangefail";

/// Adds the instructions of the method that `steps` are to `facts`, which has its blocks as `layout` says.
pub fn write(signature: &Signature, steps: &Steps<'_>, layout: &Layout, facts: &mut FunctionWriter) {
    Writer::new(signature, steps, layout, facts).write();
}

/// One node in the order of execution.
struct Step<'m> {
    operation: &'m Operation,
    /// The steps that make its operands.
    operands: Vec<usize>,
    carry: Option<usize>,
    scale: u32,
    at: usize,
    /// The last step that reads its value.
    last_use: usize,
}

/// A method as steps, block by block.
#[derive(Default)]
pub struct Steps<'m> {
    blocks: Vec<std::ops::Range<usize>>,
    steps: Vec<Step<'m>>,
    /// True if the method cannot be executed as it stands.
    is_invalid: bool,
}

impl<'m> Steps<'m> {
    /// The steps of `method`, if it has linear code or trees.
    pub fn of(method: &'m Method) -> Option<Self> {
        match (&method.linear, &method.trees) {
            (Some(linear), _) if !linear.is_executable(&method.signature) => {
                Some(Steps::none(&method.signature))
            }
            (Some(linear), _) => Some(Steps::of_linear(linear)),
            (None, trees) => trees.as_ref().map(Steps::of_trees),
        }
    }

    /// The blocks of these steps: a check of an index ends one, and leads to the last one where it fails.
    pub fn layout(&self, signature: &Signature) -> Layout {
        let mut layout = Layout { labels: Vec::new(), successors: Vec::new(), first: Vec::new() };
        let free = |name: String| {
            let taken = |name: &String| signature.labels.contains(name);
            (1..).map(|n| if n == 1 { name.clone() } else { format!("{name}.{n}") }).find(|name| !taken(name))
        };
        for (label, steps) in signature.labels.iter().zip(&self.blocks) {
            let checks = steps.clone().filter(|&step| self.is_check(step)).count();
            layout.first.push(layout.labels.len());
            layout.labels.push(label.clone());
            layout.labels.extend((1..=checks).filter_map(|check| free(format!("{label}.checked{check}"))));
        }
        let fails = layout.labels.len();
        for (block, steps) in self.blocks.iter().enumerate() {
            for _ in steps.clone().filter(|&step| self.is_check(step)) {
                layout.successors.push(vec![fails, layout.successors.len() + 1]);
            }
            layout.successors.push(signature.successors[block].iter().map(|&to| layout.first[to]).collect());
        }
        if layout.labels.len() > signature.labels.len() {
            layout.labels.extend(free("rangefail".to_owned()));
            layout.successors.push(Vec::new());
        }
        layout
    }

    fn is_check(&self, step: usize) -> bool {
        self.steps[step].operation.op == Op::Boundscheck
    }

    fn push(&mut self, operation: &'m Operation, operands: Vec<usize>, at: usize) -> usize {
        let step = self.steps.len();
        operands.iter().for_each(|&operand| self.steps[operand].last_use = step);
        self.steps.push(Step { operation, operands, carry: None, scale: 1, at, last_use: step });
        step
    }

    /// No steps: what cannot be executed.
    fn none(signature: &Signature) -> Self {
        Steps { blocks: vec![0..0; signature.labels.len()], steps: Vec::new(), is_invalid: true }
    }

    fn of_trees(trees: &'m Trees) -> Self {
        let mut steps = Steps::default();
        for statements in &trees.statements {
            let start = steps.steps.len();
            for statement in statements {
                for &root in &trees.node(statement.node).operands {
                    steps.tree(trees, root);
                }
            }
            steps.blocks.push(start..steps.steps.len());
        }
        steps
    }

    fn tree(&mut self, trees: &'m Trees, id: TreeId) -> usize {
        let tree = trees.node(id);
        let done: FxHashMap<TreeId, usize> =
            trees.executed(id).map(|operand| (operand, self.tree(trees, operand))).collect();
        match tree.operation.op {
            Op::Comma => done[&tree.operands[1]],
            _ => {
                let operands = tree.operands.iter().map(|operand| done[operand]).collect();
                self.push(&tree.operation, operands, tree.at)
            }
        }
    }

    fn of_linear(linear: &'m Linear) -> Self {
        let (mut steps, mut made) = (Steps::default(), vec![usize::MAX; linear.nodes.len()]);
        for block in 0..linear.first.len() {
            let start = steps.steps.len();
            let mut order = linear.order(block);
            order.retain(|&id| {
                let node = linear.node(id);
                !node.is_contained && !node.operation.op.is_of_statements()
            });
            for id in order {
                steps.node(linear, id, &mut made);
            }
            steps.blocks.push(start..steps.steps.len());
        }
        steps
    }

    /// The step of `id`, and before it those of what it contains.
    fn node(&mut self, linear: &'m Linear, id: NodeId, made: &mut [usize]) -> usize {
        let node = linear.node(id);
        let operands = node.operands.iter().map(|&operand| match made[operand.0 as usize] {
            usize::MAX => self.node(linear, operand, made),
            step => step,
        });
        let operands = operands.collect();
        let step = self.push(&node.operation, operands, node.at);
        self.steps[step].scale = node.scale;
        self.steps[step].carry = node.carry.map(|low| made[low.0 as usize]);
        made[id.0 as usize] = step;
        step
    }
}

/// The value of a step.
#[derive(Clone, Debug)]
enum Operand {
    Nothing,
    Value(u32),
    /// A value of one bit.
    Bit(u32),
    /// A constant of this number of bits.
    Number(i64, u32),
    /// A variable that has not been read yet.
    Variable(Access),
    /// Two halves.
    Pair(Box<[Operand; 2]>),
}

struct Writer<'w, 't> {
    facts: &'w mut FunctionWriter<'t>,
    signature: &'w Signature,
    steps: &'w Steps<'w>,
    layout: &'w Layout,
    block: usize,
    position: u32,
    at: usize,
    /// By variable whether its halves are two variables.
    is_split: Vec<bool>,
    variables: FxHashMap<Access, u32>,
    interim: usize,
    /// By step its value.
    values: Vec<Operand>,
    /// By step what it leaves beside its value: a borrow, or an upper half.
    left: FxHashMap<usize, Operand>,
    /// The step that is written.
    now: usize,
}

impl<'w, 't> Writer<'w, 't> {
    fn new(
        signature: &'w Signature,
        steps: &'w Steps<'w>,
        layout: &'w Layout,
        facts: &'w mut FunctionWriter<'t>,
    ) -> Self {
        let mut is_split = vec![false; signature.locals.len()];
        let accesses = steps.steps.iter().filter_map(|step| step.operation.access);
        accesses.filter(|access| access.half.is_some()).for_each(|access| is_split[access.local] = true);
        Writer {
            facts,
            signature,
            steps,
            layout,
            block: 0,
            position: 0,
            at: 0,
            is_split,
            variables: FxHashMap::default(),
            interim: 0,
            values: Vec::new(),
            left: FxHashMap::default(),
            now: 0,
        }
    }

    fn write(&mut self) {
        let signature = self.signature;
        for local in 0..signature.parameters {
            let value = self.variable(Access { local, half: None });
            self.facts.push("parameter", [value, self.facts.part, local as u32]);
        }
        for (block, steps) in self.steps.blocks.iter().enumerate() {
            (self.block, self.position, self.at) = (self.layout.first[block], 0, 0);
            if block == 0 {
                self.begin();
            }
            for step in steps.clone() {
                self.now = step;
                self.at = self.steps.steps[step].at;
                let value = self.step(step);
                self.values.push(value);
            }
            let ended =
                steps.clone().last().is_some_and(|last| self.steps.steps[last].operation.op.is_terminator());
            if !ended {
                if self.steps.is_invalid {
                    self.instruction("invalid", &[]);
                }
                let opcode = if signature.successors[block].is_empty() { "ret" } else { "br" };
                self.instruction(opcode, &[]);
            }
        }
        if self.layout.labels.len() > self.signature.labels.len() {
            (self.block, self.position) = (self.layout.labels.len() - 1, 0);
            let id = self.instruction("call", &[]);
            let name = self.facts.symbol(&format!("@{OUT_OF_RANGE}"));
            self.facts.push("call", [id, name]);
            self.instruction("unreachable", &[]);
        }
    }

    /// Gives variables that are read what they begin with.
    fn begin(&mut self) {
        for local in 0..self.signature.locals.len() {
            let is_parameter = local < self.signature.parameters;
            let whole = Access { local, half: None };
            let is_read = self.steps.steps.iter().any(|step| {
                step.operation.op == Op::Lcl && step.operation.access.is_some_and(|read| read.local == local)
            });
            let first = match is_parameter {
                true => Operand::Value(self.variable(whole)),
                false => Operand::Number(0, width(self.signature.locals[local].1)),
            };
            if is_read && (self.is_split[local] || !is_parameter) {
                self.store(whole, first);
            }
        }
    }

    // ---- values

    /// The value of the variable, or of the half, that `access` means.
    fn variable(&mut self, access: Access) -> u32 {
        if let Some(&value) = self.variables.get(&access) {
            return value;
        }
        let (name, ty) = &self.signature.locals[access.local];
        let (name, ty) = match access.half {
            None => (format!("%{name}"), *ty),
            Some(Half::Low) => (format!("%{name}.lo"), Type::I32),
            Some(Half::High) => (format!("%{name}.hi"), Type::I32),
        };
        let value = self.value(&name, type_name(ty), width(ty));
        self.variables.insert(access, value);
        value
    }

    fn value(&mut self, name: &str, ty: &str, width: u32) -> u32 {
        let value = self.facts.entity("Value", name);
        let ty = self.facts.symbol(ty);
        self.facts.push("value", [value, self.facts.part, ty, width]);
        value
    }

    /// A value without a name of its own.
    fn fresh(&mut self, ty: &str, width: u32) -> u32 {
        self.interim += 1;
        let name = format!("%.{}", self.interim);
        self.value(&name, ty, width)
    }

    /// An instruction without a result.
    fn instruction(&mut self, opcode: &str, operands: &[Operand]) -> u32 {
        let name = format!("{}:{}", self.layout.labels[self.block], self.position);
        let id = self.facts.entity("Instruction", &name);
        let opcode = self.facts.symbol(opcode);
        self.facts.push("instruction", [id, self.block as u32, self.position, opcode]);
        self.position += 1;
        for (number, operand) in (0..).zip(operands) {
            match operand {
                Operand::Value(value) | Operand::Bit(value) => self.facts.push("use", [id, number, *value]),
                Operand::Number(value, width) => {
                    let mask = if *width == 64 { u64::MAX } else { (1 << width) - 1 };
                    let bits = self.facts.symbol(&(*value as u64 & mask).to_string());
                    self.facts.push("constant", [id, number, *width, bits]);
                }
                Operand::Nothing | Operand::Variable(_) | Operand::Pair(_) => {
                    unreachable!("operands are read before an instruction is made of them")
                }
            }
        }
        self.facts.locate("location", id, self.at);
        id
    }

    /// An instruction with a result of its own.
    fn compute(&mut self, opcode: &str, operands: &[Operand], ty: &str, width: u32) -> Operand {
        let id = self.instruction(opcode, operands);
        let value = self.fresh(ty, width);
        self.facts.push("def", [id, value]);
        match width {
            1 => Operand::Bit(value),
            _ => Operand::Value(value),
        }
    }

    fn word(&mut self, opcode: &str, operands: &[Operand]) -> Operand {
        self.compute(opcode, operands, "i32", 32)
    }

    fn long(&mut self, opcode: &str, operands: &[Operand]) -> Operand {
        self.compute(opcode, operands, "i64", 64)
    }

    fn bit(&mut self, predicate: &str, operands: &[Operand]) -> Operand {
        let id = self.instruction("icmp", operands);
        let predicate = self.facts.symbol(predicate);
        self.facts.push("predicate", [id, predicate]);
        let value = self.fresh("i1", 1);
        self.facts.push("def", [id, value]);
        Operand::Bit(value)
    }

    /// `operand` as an instruction can have it: variables read, halves joined, bits widened.
    fn read(&mut self, operand: Operand) -> Operand {
        match operand {
            Operand::Variable(access) if self.is_split[access.local] && access.half.is_none() => {
                let [low, high] = [Half::Low, Half::High]
                    .map(|half| Operand::Variable(Access { half: Some(half), ..access }));
                self.read(Operand::Pair(Box::new([low, high])))
            }
            Operand::Variable(access) => Operand::Value(self.variable(access)),
            Operand::Pair(halves) => {
                let [low, high] = *halves;
                let (low, high) = (self.read(low), self.read(high));
                let low = self.long("zext", &[low]);
                let high = self.long("zext", &[high]);
                let high = self.long("shl", &[high, Operand::Number(32, 64)]);
                self.long("or", &[low, high])
            }
            Operand::Bit(_) => self.word("zext", &[operand]),
            operand => operand,
        }
    }

    /// The value of the operand `number` of `step`, read once.
    fn operand(&mut self, step: usize, number: usize) -> Operand {
        let made = self.steps.steps[step].operands[number];
        let value = self.values[made].clone();
        self.read(value)
    }

    // ---- steps

    fn step(&mut self, step: usize) -> Operand {
        use Op::*;
        let Operation { op, ty, access, number, callee, .. } = self.steps.steps[step].operation;
        match op {
            Lcl => Operand::Variable(access.expect("a read has a variable")),
            Cns => Operand::Number(*number, width(*ty)),
            Il | Nop | Stmt | Embedded => Operand::Nothing,
            Boundscheck => self.check(step),
            Long => {
                let halves = [0, 1].map(|at| self.values[self.steps.steps[step].operands[at]].clone());
                Operand::Pair(Box::new(halves))
            }
            Store => {
                let value = self.operand(step, 0);
                self.store(access.expect("a store has a variable"), value);
                Operand::Nothing
            }
            Ind => self.load(step, *ty),
            Storeind => self.store_memory(step),
            Call => self.call(step, callee, *ty),
            Jtrue => self.branch(step),
            Ret => {
                let operands: Vec<Operand> =
                    (0..self.steps.steps[step].operands.len()).map(|at| self.operand(step, at)).collect();
                self.instruction("ret", &operands);
                Operand::Nothing
            }
            Lea => self.address(step, *number),
            AddLo | SubLo | CmpLo => self.lower(step, *op),
            CallHi => self.left_by(step),
            _ if op.has_carry() => self.upper(step, *op),
            Umulh => {
                let operands = [0, 1].map(|at| self.operand(step, at)).map(|x| self.long("zext", &[x]));
                let product = self.long("mul", &operands);
                let high = self.long("lshr", &[product, Operand::Number(32, 64)]);
                self.word("trunc", &[high])
            }
            _ => self.arithmetic(step, *op, *ty),
        }
    }

    fn arithmetic(&mut self, step: usize, op: Op, ty: Type) -> Operand {
        let count = self.steps.steps[step].operands.len();
        let mut x: Vec<Operand> = (0..count).map(|at| self.operand(step, at)).collect();
        if let Some(predicate) = predicate(op) {
            return self.bit(predicate, &x);
        }
        let width = width(ty);
        let opcode = match op {
            Op::Neg => {
                x.insert(0, Operand::Number(0, width));
                "sub"
            }
            Op::Not => {
                x.push(Operand::Number(-1, width));
                "xor"
            }
            Op::Shl | Op::Shr | Op::Sar => {
                x[1] = self.count(x[1].clone(), width);
                if op == Op::Shl {
                    "shl"
                } else if op == Op::Shr {
                    "lshr"
                } else {
                    "ashr"
                }
            }
            _ => opcode(op),
        };
        self.compute(opcode, &x, type_name(ty), width)
    }

    /// A count of a shift, modulo `width` and of this width.
    fn count(&mut self, count: Operand, width: u32) -> Operand {
        if let Operand::Number(number, _) = count {
            return Operand::Number(number & i64::from(width - 1), width);
        }
        let masked = self.word("and", &[count, Operand::Number(i64::from(width - 1), 32)]);
        if width == 64 { self.long("zext", &[masked]) } else { masked }
    }

    /// Gives a variable a value; reads of it that are still to be used get a copy before.
    fn store(&mut self, access: Access, value: Operand) {
        for step in 0..self.values.len() {
            if self.steps.steps[step].last_use > self.now {
                let held = std::mem::replace(&mut self.values[step], Operand::Nothing);
                self.values[step] = self.kept(held, access);
            }
        }
        if access.half.is_none() && self.is_split[access.local] {
            let low = self.word("trunc", std::slice::from_ref(&value));
            let high = self.long("lshr", &[value, Operand::Number(32, 64)]);
            let high = self.word("trunc", &[high]);
            self.assign(Access { half: Some(Half::Low), ..access }, low);
            self.assign(Access { half: Some(Half::High), ..access }, high);
        } else {
            self.assign(access, value);
        }
    }

    /// `held`, with copies of what it reads of the variable that `store` is about to change.
    fn kept(&mut self, held: Operand, store: Access) -> Operand {
        match held {
            Operand::Variable(read) => {
                let halves = read.half.is_none() || store.half.is_none() || read.half == store.half;
                if read.local != store.local || !halves {
                    return held;
                }
                let now = self.read(held);
                let ty = if read.half.is_some() { Type::I32 } else { self.signature.locals[read.local].1 };
                self.compute("bitcast", &[now], type_name(ty), width(ty))
            }
            Operand::Pair(halves) => Operand::Pair(Box::new(halves.map(|half| self.kept(half, store)))),
            held => held,
        }
    }

    fn assign(&mut self, access: Access, value: Operand) {
        let id = self.instruction("bitcast", &[value]);
        let variable = self.variable(access);
        self.facts.push("def", [id, variable]);
    }

    fn access(&mut self, id: u32, kind: &str, address: u32, ty: Type) {
        let kind = self.facts.symbol(kind);
        self.facts.push("access", [id, kind, address, ty.bytes()]);
    }

    fn load(&mut self, step: usize, ty: Type) -> Operand {
        let address = self.operand(step, 0);
        let id = self.instruction("load", &[address]);
        self.access(id, "load", 0, ty);
        let value = self.fresh(type_name(ty), width(ty));
        self.facts.push("def", [id, value]);
        Operand::Value(value)
    }

    fn store_memory(&mut self, step: usize) -> Operand {
        let (address, value) = (self.operand(step, 0), self.operand(step, 1));
        let stored = self.steps.steps[self.steps.steps[step].operands[1]].operation.ty;
        let id = self.instruction("store", &[value, address]);
        self.access(id, "store", 1, stored);
        Operand::Nothing
    }

    fn call(&mut self, step: usize, callee: &str, ty: Type) -> Operand {
        let count = self.steps.steps[step].operands.len();
        let mut x: Vec<Operand> = (0..count).map(|at| self.operand(step, at)).collect();
        let is_pair = self.steps.steps[step..].iter().any(|upper| upper.carry == Some(step));
        let ty = if is_pair { Type::I64 } else { ty };
        let result = match HELPERS.iter().find(|(name, _)| *name == callee) {
            Some((_, opcode)) if x.len() == 2 => {
                if ["shl", "lshr", "ashr"].contains(opcode) {
                    x[1] = self.count(x[1].clone(), 64);
                }
                self.long(opcode, &x)
            }
            _ => {
                let id = self.instruction("call", &x);
                let name = self.facts.symbol(&format!("@{callee}"));
                self.facts.push("call", [id, name]);
                if ty == Type::Void {
                    return Operand::Nothing;
                }
                let value = self.fresh(type_name(ty), width(ty));
                self.facts.push("def", [id, value]);
                Operand::Value(value)
            }
        };
        if self.steps.steps[step].operation.ty == Type::I64 || ty != Type::I64 {
            return result;
        }
        let high = self.long("lshr", &[result.clone(), Operand::Number(32, 64)]);
        let high = self.word("trunc", &[high]);
        self.left.insert(step, high);
        self.word("trunc", &[result])
    }

    /// A check of an index ends its block.
    fn check(&mut self, step: usize) -> Operand {
        let x = [0, 1].map(|at| self.operand(step, at));
        let fails = self.bit("uge", &x);
        self.instruction("br", &[fails]);
        (self.block, self.position) = (self.block + 1, 0);
        Operand::Nothing
    }

    fn branch(&mut self, step: usize) -> Operand {
        let made = self.steps.steps[step].operands[0];
        let condition = match self.values[made].clone() {
            bit @ Operand::Bit(_) => bit,
            other => {
                let value = self.read(other);
                self.bit("ne", &[value, Operand::Number(0, 32)])
            }
        };
        self.instruction("br", &[condition]);
        Operand::Nothing
    }

    /// Base plus index times scale plus displacement.
    fn address(&mut self, step: usize, displacement: i64) -> Operand {
        let mut address = self.operand(step, 0);
        if self.steps.steps[step].operands.len() > 1 {
            let mut index = self.operand(step, 1);
            let scale = self.steps.steps[step].scale;
            if scale != 1 {
                index = self.word("mul", &[index, Operand::Number(i64::from(scale), 32)]);
            }
            address = self.compute("add", &[address, index], "ptr", 32);
        }
        if displacement != 0 {
            address = self.compute("add", &[address, Operand::Number(displacement, 32)], "ptr", 32);
        }
        address
    }

    /// The lower half of an operation, which leaves a carry or a borrow.
    fn lower(&mut self, step: usize, op: Op) -> Operand {
        let x = [0, 1].map(|at| self.operand(step, at));
        if op == Op::AddLo {
            let sum = self.word("add", &x);
            let carry = self.bit("ult", &[sum.clone(), x[0].clone()]);
            self.left.insert(step, carry);
            return sum;
        }
        let borrow = self.bit("ult", &x);
        self.left.insert(step, borrow);
        if op == Op::CmpLo { Operand::Nothing } else { self.word("sub", &x) }
    }

    /// The carry or borrow of the lower half of `step`.
    fn left_by(&mut self, step: usize) -> Operand {
        let low = self.steps.steps[step].carry;
        low.and_then(|low| self.left.get(&low).cloned()).unwrap_or(Operand::Number(0, 32))
    }

    fn upper(&mut self, step: usize, op: Op) -> Operand {
        let x = [0, 1].map(|at| self.operand(step, at));
        let left = self.left_by(step);
        let predicate = match op {
            Op::AddHi | Op::SubHi => {
                let opcode = if op == Op::AddHi { "add" } else { "sub" };
                let left = self.read(left);
                let sum = self.word(opcode, &x);
                return self.word(opcode, &[sum, left]);
            }
            Op::LtHi | Op::GeHi => "slt",
            _ => "ult",
        };
        let less = self.bit(predicate, &x);
        let equal = self.bit("eq", &x);
        let lower = self.compute("and", &[equal, left], "i1", 1);
        let less = self.compute("or", &[less, lower], "i1", 1);
        match op {
            Op::GeHi | Op::GeuHi => self.compute("xor", &[less, Operand::Number(1, 1)], "i1", 1),
            _ => less,
        }
    }
}

/// The name of `ty` among the types of all functions.
pub fn type_name(ty: Type) -> &'static str {
    match ty {
        Type::Ref => "ptr",
        other => other.name(),
    }
}

/// The bits of `ty`.
pub fn width(ty: Type) -> u32 {
    ty.bytes() * 8
}

fn opcode(op: Op) -> &'static str {
    match op {
        Op::Add => "add",
        Op::Sub => "sub",
        Op::Mul => "mul",
        Op::Div => "sdiv",
        Op::Mod => "srem",
        Op::Udiv => "udiv",
        Op::Umod => "urem",
        Op::And => "and",
        Op::Or => "or",
        Op::Xor => "xor",
        Op::Sext => "sext",
        Op::Zext => "zext",
        Op::Trunc => "trunc",
        other => other.name(),
    }
}

fn predicate(op: Op) -> Option<&'static str> {
    Some(match op {
        Op::Eq => "eq",
        Op::Ne => "ne",
        Op::Lt => "slt",
        Op::Le => "sle",
        Op::Gt => "sgt",
        Op::Ge => "sge",
        Op::Ltu => "ult",
        Op::Leu => "ule",
        Op::Gtu => "ugt",
        Op::Geu => "uge",
        _ => return None,
    })
}
