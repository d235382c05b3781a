//! Random programs of lanes.

use crate::{
    graphs::Graph,
    lanes::{Block, Code, Op, Operand, Statement, mix},
};

/// How many variables a program has.
const VARIABLES: usize = 4;

/// The variable that branches test: it is always fresh, so that every way can be taken.
const TEST: usize = VARIABLES;

/// A source of choices.
pub struct Choices(pub u64);

impl Choices {
    pub fn below(&mut self, below: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (mix(&[self.0]) >> 7) as usize % below
    }
}

/// A program on `graph`; with `strides`, lanes also differ by steps, and branches test anything, so that not every way
/// is taken.
pub fn program(graph: &Graph, seed: u64, strides: bool) -> Code {
    let mut choices = Choices(seed);
    let mut blocks: Vec<Block> =
        graph.successors.iter().map(|successors| block(successors, &mut choices, strides)).collect();
    for variable in 0..VARIABLES {
        let op = simple(&mut choices);
        if choices.below(3) > 0 {
            blocks[0].statements.insert(0, Statement { name: String::new(), target: Some(variable), op });
        }
    }
    Code { blocks, variables: VARIABLES + 1 }
}

fn block(successors: &[usize], choices: &mut Choices, strides: bool) -> Block {
    let count = choices.below(4);
    let mut statements: Vec<Statement> = (0..count).map(|_| statement(choices, strides)).collect();
    let mut condition = None;
    if successors.len() > 1 && strides && choices.below(4) == 0 {
        condition = Some(choices.below(VARIABLES));
    } else if successors.len() > 1 {
        let op = if choices.below(3) == 0 { Op::Div } else { Op::Uni };
        statements.push(Statement { name: String::new(), target: Some(TEST), op });
        condition = Some(TEST);
    }
    Block { statements, condition, successors: successors.to_vec() }
}

/// What is the same for all lanes.
fn simple(choices: &mut Choices) -> Op {
    match choices.below(4) {
        0 => Op::Const(choices.below(3) as i64),
        1 => Op::Uni,
        _ => Op::Inv,
    }
}

fn statement(choices: &mut Choices, strides: bool) -> Statement {
    let variable = choices.below(VARIABLES);
    let read = |choices: &mut Choices| Operand::Variable(choices.below(VARIABLES));
    let op = match choices.below(if strides { 16 } else { 10 }) {
        0..=2 => Op::Use(variable),
        3..=5 => simple(choices),
        6 => Op::Add(read(choices), Operand::Constant(1 + choices.below(2) as i64)),
        7 => Op::Add(read(choices), read(choices)),
        8 => Op::Copy(choices.below(VARIABLES)),
        9 if choices.below(4) == 0 => Op::Div,
        9 => Op::Uni,
        10 => Op::Lane,
        11 => Op::Sub(read(choices), read(choices)),
        12 => Op::Mul(read(choices), choices.below(5) as i64 - 2),
        13 => Op::Extend(Operand::Constant(choices.below(3) as i64)),
        14 => Op::Extend(read(choices)),
        _ => Op::Equal(read(choices), read(choices)),
    };
    let target = (!matches!(op, Op::Use(_))).then(|| choices.below(VARIABLES));
    Statement { name: String::new(), target, op }
}
