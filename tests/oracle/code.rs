//! Functions as trees, from which both their text and their facts are written.

use crate::graphs::Graph;

/// The type of a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Type {
    /// An integer of this number of bits.
    Int(u32),
    /// A pointer of 64 bits.
    Pointer,
}

impl Type {
    /// Bits of a value.
    pub fn width(self) -> u32 {
        match self {
            Type::Int(width) => width,
            Type::Pointer => 64,
        }
    }

    /// The name in LLVM IR.
    pub fn name(self) -> String {
        match self {
            Type::Int(width) => format!("i{width}"),
            Type::Pointer => "ptr".to_owned(),
        }
    }
}

/// What an instruction reads.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A parameter or the result of an instruction.
    Value(usize),
    /// A constant of a type, by its bits.
    Constant(Type, u64),
}

/// What an instruction does.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Opcode {
    /// An operation on two operands of one width.
    Binary(&'static str),
    /// A comparison with its predicate.
    Compare(&'static str),
    /// The second operand if the first is 1, else the third.
    Select,
    /// An extension or truncation.
    Cast(&'static str),
    /// One operand for each edge from these blocks.
    Phi(Vec<usize>),
    /// The address a number of elements of this type after another.
    Address(Type),
    /// A load from the operand.
    Load,
    /// A store of the first operand to the second.
    Store,
    /// A call of a function with a body.
    Call(&'static str),
    /// The way to the next block, chosen by the operand if there are several; a switch has the values of its cases.
    Go(Vec<u64>),
    /// The end of the function.
    Return,
    /// An end that is never come to.
    Unreachable,
}

impl Opcode {
    /// The name in LLVM IR.
    pub fn name(&self) -> &'static str {
        match self {
            Opcode::Binary(name) | Opcode::Cast(name) => name,
            Opcode::Compare(_) => "icmp",
            Opcode::Select => "select",
            Opcode::Phi(_) => "phi",
            Opcode::Address(_) => "getelementptr",
            Opcode::Load => "load",
            Opcode::Store => "store",
            Opcode::Call(_) => "call",
            Opcode::Go(cases) if cases.is_empty() => "br",
            Opcode::Go(_) => "switch",
            Opcode::Return => "ret",
            Opcode::Unreachable => "unreachable",
        }
    }
}

/// One instruction.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Instruction {
    /// What it does.
    pub opcode: Opcode,
    /// The value that it defines.
    pub result: Option<usize>,
    /// What it reads, as LLVM numbers operands.
    pub operands: Vec<Operand>,
}

/// A block: its instructions, the last of which ends it, and where its successors lead.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// Phis in front.
    pub instructions: Vec<Instruction>,
    /// The targets of the successors.
    pub successors: Vec<usize>,
}

/// A function.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Function {
    /// Without `@`.
    pub name: String,
    /// How many of the values are parameters: the first ones.
    pub parameters: usize,
    /// The type of the result.
    pub result: Option<Type>,
    /// The types of all values: parameters, then results in the order of their instructions.
    pub values: Vec<Type>,
    /// The first is the entry.
    pub blocks: Vec<Block>,
}

impl Function {
    /// The type of an operand.
    pub fn type_of(&self, operand: Operand) -> Type {
        match operand {
            Operand::Value(value) => self.values[value],
            Operand::Constant(ty, _) => ty,
        }
    }

    /// The name of a value: `%p0` or `%v7`.
    pub fn value_name(&self, value: usize) -> String {
        let letter = if value < self.parameters { 'p' } else { 'v' };
        format!("%{letter}{value}")
    }

    /// The name of a block: `b3`.
    pub fn block_name(block: usize) -> String {
        format!("b{block}")
    }

    /// The function with a cycle after it that nothing reaches, and that leads back to the block `to`, not the entry.
    pub fn with_unreachable_cycle(mut self, to: usize) -> Function {
        let first = self.blocks.len();
        let end = |operands| Instruction { opcode: Opcode::Go(Vec::new()), result: None, operands };
        let condition = Operand::Constant(Type::Int(1), 0);
        self.blocks.push(Block { instructions: vec![end(Vec::new())], successors: vec![first + 1] });
        self.blocks.push(Block { instructions: vec![end(vec![condition])], successors: vec![first, to] });
        for phi in &mut self.blocks[to].instructions {
            let Opcode::Phi(sources) = &mut phi.opcode else { break };
            sources.push(first + 1);
            phi.operands.push(Operand::Constant(self.values[phi.result.expect("a phi has a result")], 1));
        }
        self
    }

    /// The same function with its blocks written in another order: block `k` is the block `order[k]` of this one, the
    /// entry first.
    pub fn rearranged(&self, order: &[usize]) -> Function {
        let mut number = vec![0; order.len()];
        order.iter().enumerate().for_each(|(at, &block)| number[block] = at);
        let mut function = self.clone();
        function.blocks = order.iter().map(|&block| self.blocks[block].clone()).collect();
        for block in &mut function.blocks {
            block.successors.iter_mut().for_each(|to| *to = number[*to]);
            for instruction in &mut block.instructions {
                if let Opcode::Phi(sources) = &mut instruction.opcode {
                    sources.iter_mut().for_each(|from| *from = number[*from]);
                }
            }
        }
        function.numbered()
    }

    /// The function with its values numbered in the order of their instructions.
    pub fn numbered(mut self) -> Function {
        let instructions = self.blocks.iter().flat_map(|block| &block.instructions);
        let order: Vec<usize> = (0..self.parameters).chain(instructions.filter_map(|i| i.result)).collect();
        let number = |value: &mut usize| {
            *value = order.iter().position(|old| old == value).expect("a value has an instruction");
        };
        for instruction in self.blocks.iter_mut().flat_map(|block| &mut block.instructions) {
            instruction.result.iter_mut().for_each(number);
            for operand in &mut instruction.operands {
                if let Operand::Value(value) = operand {
                    number(value);
                }
            }
        }
        self.values = order.iter().map(|&old| self.values[old]).collect();
        self
    }
}

/// Where values are defined and used in a graph, with no regard to dominance: for analyses of liveness.
///
/// For each block: how many phis it has, and for each further instruction two numbers that choose its operands.
pub type Scatter = Vec<(usize, Vec<(usize, usize)>)>;

/// The function of `graph`, whose instructions are chosen by `scatter` and read values from anywhere.
///
/// A block reads its own results only after their definitions, except in phis.
pub fn scattered(graph: &Graph, scatter: &Scatter) -> Function {
    let chosen = |block: usize| scatter.get(block).cloned().unwrap_or_default();
    let word = Type::Int(32);
    let mut function = empty(graph);
    for block in 0..graph.blocks() {
        let sources: Vec<usize> =
            graph.edges().filter(|&(_, to, _)| to == block).map(|(from, ..)| from).collect();
        let (phis, steps) = chosen(block);
        let phis = if sources.is_empty() { 0 } else { phis };
        for _ in 0..phis {
            push(
                &mut function,
                block,
                Opcode::Phi(sources.clone()),
                vec![Operand::Constant(word, 0); sources.len()],
            );
        }
        for _ in steps {
            push(&mut function, block, Opcode::Binary("add"), vec![Operand::Constant(word, 0); 2]);
        }
    }
    for block in 0..graph.blocks() {
        connect(&mut function, block, &chosen(block).1);
        end(&mut function, block, &graph.successors[block]);
    }
    function
}

/// A function without instructions: parameters for conditions, selectors and data.
fn empty(graph: &Graph) -> Function {
    Function {
        name: "f".to_owned(),
        parameters: 3,
        result: None,
        values: vec![Type::Int(1), Type::Int(32), Type::Int(32)],
        blocks: vec![Block::default(); graph.blocks()],
    }
}

fn push(function: &mut Function, block: usize, opcode: Opcode, operands: Vec<Operand>) {
    function.values.push(Type::Int(32));
    let result = Some(function.values.len() - 1);
    function.blocks[block].instructions.push(Instruction { opcode, result, operands });
}

/// Chooses the operands of the instructions of `block`: values of 32 bits, one and the same for each source of a phi.
fn connect(function: &mut Function, block: usize, steps: &[(usize, usize)]) {
    let choices = function.values.len() - 1;
    let salt = steps.first().map_or(block, |&(a, b)| a + b);
    let mut steps = steps.iter();
    for instruction in &mut function.blocks[block].instructions {
        let own = instruction.result.expect("all of them have results");
        match &instruction.opcode {
            Opcode::Phi(sources) => {
                for (operand, &from) in instruction.operands.iter_mut().zip(sources) {
                    *operand = Operand::Value(1 + (salt + 7 * from + own) % choices);
                }
            }
            _ => {
                let &(a, b) = steps.next().expect("one for each");
                instruction.operands = [a, b].map(|choice| Operand::Value(1 + choice % choices)).to_vec();
            }
        }
    }
    forbid_early_reads(function, block);
}

/// Replaces what an instruction other than a phi would read of its own block before it is there.
fn forbid_early_reads(function: &mut Function, block: usize) {
    let instructions = &mut function.blocks[block].instructions;
    let last = instructions.last().and_then(|instruction| instruction.result);
    for instruction in instructions.iter_mut().filter(|i| !matches!(i.opcode, Opcode::Phi(_))) {
        let early = instruction.result..=last.or(instruction.result);
        for operand in &mut instruction.operands {
            if matches!(operand, Operand::Value(value) if early.contains(&Some(*value))) {
                *operand = Operand::Value(2);
            }
        }
    }
}

/// Ends `block`: with a `br` or `switch` on a parameter, or with `ret` and `unreachable` by turns.
fn end(function: &mut Function, block: usize, successors: &[usize]) {
    let (opcode, operands) = match successors.len() {
        0 if block.is_multiple_of(2) => (Opcode::Return, vec![]),
        0 => (Opcode::Unreachable, vec![]),
        1 => (Opcode::Go(vec![]), vec![]),
        2 => (Opcode::Go(vec![]), vec![Operand::Value(0)]),
        successors => (Opcode::Go((1..successors as u64).collect()), vec![Operand::Value(1)]),
    };
    let end = &mut function.blocks[block];
    end.instructions.push(Instruction { opcode, result: None, operands });
    end.successors = successors.to_vec();
}
