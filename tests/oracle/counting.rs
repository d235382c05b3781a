//! Random nests of counted loops, as `for` statements of C become them: what loop rotation and counting phis are about.
//!
//! Counters start from constants and run towards a constant or towards some bits of a parameter, up or down.

use crate::{
    code::{Function, Opcode, Operand, Type},
    facts,
    graphs::Graph,
    programs::{ELEMENTS, PARAMETERS, dominators_first, helper},
    runs::{agree_by, cases, economy},
    ssa::{Builder, Variable, constant},
    text,
};
use dfquery_convert::{Mechanism, Options};
use dfquery_graph::verify::verify;
use proptest::{array::uniform3, collection::vec, prelude::*};

const WORD: Type = Type::Int(32);
const BIT: Type = Type::Int(1);
/// Variables that are no counters.
const PLAIN: usize = 2;

/// A part of a program. Bytes choose by their remainders.
#[derive(Clone, Debug)]
enum Item {
    /// An assignment or a store.
    Step([u8; 3]),
    /// A branch around some parts, which may end the innermost loop.
    If([u8; 3], Vec<Item>, bool),
    /// A loop.
    For(Count, Vec<Item>),
    /// A loop of two turns, which a flag tells apart.
    Twice(Flag, Vec<Item>),
}

/// How the flag of a loop of two turns becomes what ends it.
#[derive(Clone, Copy, Debug)]
struct Flag {
    /// Its value in the first turn.
    first: bool,
    /// Whether it is turned round by arithmetic.
    computed: bool,
    /// Whether that happens before it is asked.
    early: bool,
}

/// How a loop counts.
#[derive(Clone, Copy, Debug)]
struct Count {
    /// The first value, from 0.
    first: u8,
    /// What is added each time, from 1.
    step: u8,
    /// How far it goes.
    bound: u8,
    /// Whether some bits of a parameter say how far.
    open: bool,
    /// Whether it goes down.
    down: bool,
    /// True if the test follows the body.
    late: bool,
    /// Whether the test says when to stop.
    inverse: bool,
}

fn items() -> impl Strategy<Value = Vec<Item>> {
    let bytes = || uniform3(any::<u8>());
    let leaf = bytes().prop_map(Item::Step);
    let count = (0..5_u8, 1..4_u8, 0..8_u8, uniform3(any::<bool>()), any::<bool>()).prop_map(
        |(first, step, bound, [open, down, late], inverse)| Count {
            first,
            step,
            bound,
            open,
            down,
            late,
            inverse,
        },
    );
    let item = leaf.prop_recursive(4, 16, 4, move |inner| {
        prop_oneof![
            2 => (uniform3(any::<u8>()), vec(inner.clone(), 1..3), prop::bool::weighted(0.2))
                .prop_map(|(condition, items, leaves)| Item::If(condition, items, leaves)),
            5 => (count.clone(), vec(inner.clone(), 1..4)).prop_map(|(count, items)| Item::For(count, items)),
            1 => (uniform3(any::<bool>()), vec(inner, 1..3)).prop_map(|([first, computed, early], items)| {
                Item::Twice(Flag { first, computed, early }, items)
            }),
        ]
    });
    vec(item, 1..4)
}

/// What a block does, in this order; the last may be what it branches on.
#[derive(Clone, Copy)]
enum Act {
    Step([u8; 3]),
    Begin(usize),
    Advance(usize),
    Test(usize),
    Branch([u8; 3]),
    Raise(usize),
    Turn(usize),
    Keep(usize),
    Ask(usize),
}

/// The blocks of a program, as they are laid out.
#[derive(Default)]
struct Blocks {
    successors: Vec<Vec<usize>>,
    acts: Vec<Vec<Act>>,
    counts: Vec<Count>,
    flags: Vec<Flag>,
    /// Where the loops around end.
    behind: Vec<usize>,
}

impl Blocks {
    fn block(&mut self) -> usize {
        self.successors.push(Vec::new());
        self.acts.push(Vec::new());
        self.successors.len() - 1
    }

    /// Lays out `items` from the end of the block `at`, and returns the block where they end.
    fn lower(&mut self, items: &[Item], mut at: usize) -> usize {
        for item in items {
            at = match item {
                Item::Step(bytes) => {
                    self.acts[at].push(Act::Step(*bytes));
                    at
                }
                Item::If(condition, items, leaves) => self.branch(*condition, items, *leaves, at),
                Item::For(count, items) => self.repeat(*count, items, at),
                Item::Twice(flag, items) => self.twice(*flag, items, at),
            };
        }
        at
    }

    fn branch(&mut self, condition: [u8; 3], items: &[Item], leaves: bool, at: usize) -> usize {
        let (then, join) = (self.block(), self.block());
        self.acts[at].push(Act::Branch(condition));
        self.successors[at] = vec![then, join];
        let end = self.lower(items, then);
        self.successors[end] = vec![self.behind.last().copied().filter(|_| leaves).unwrap_or(join)];
        join
    }

    fn repeat(&mut self, count: Count, items: &[Item], at: usize) -> usize {
        let (number, test, body, behind) = (self.counts.len(), self.block(), self.block(), self.block());
        self.counts.push(count);
        self.acts[at].push(Act::Begin(number));
        self.successors[at] = vec![if count.late { body } else { test }];
        self.behind.push(behind);
        let end = self.lower(items, body);
        self.behind.pop();
        self.acts[end].push(Act::Advance(number));
        self.successors[end] = vec![test];
        self.acts[test].push(Act::Test(number));
        self.successors[test] = if count.inverse { vec![behind, body] } else { vec![body, behind] };
        behind
    }

    fn twice(&mut self, flag: Flag, items: &[Item], at: usize) -> usize {
        let (number, body, again, behind) = (self.flags.len(), self.block(), self.block(), self.block());
        self.flags.push(flag);
        self.acts[at].push(Act::Raise(number));
        self.successors[at] = vec![body];
        self.behind.push(behind);
        let end = self.lower(items, body);
        self.behind.pop();
        self.acts[end].push(Act::Keep(number));
        let turning = if flag.early { end } else { again };
        self.acts[turning].push(Act::Turn(number));
        self.acts[end].push(Act::Ask(number));
        self.successors[end] = if flag.first { vec![again, behind] } else { vec![behind, again] };
        self.successors[again] = vec![body];
        behind
    }
}

/// Writes the function of laid out blocks.
struct Writer<'b> {
    blocks: &'b Blocks,
    builder: Builder<'b>,
    counters: Vec<Variable>,
    /// What each flag is.
    flags: Vec<Variable>,
    /// What each flag was when it was last kept.
    kept: Vec<Variable>,
}

impl Writer<'_> {
    fn write(mut self, graph: &Graph) -> Function {
        for block in dominators_first(graph) {
            self.builder.begin(block);
            if block == 0 {
                let numbers = 0..PLAIN + self.blocks.counts.len();
                let variables: Vec<Variable> =
                    numbers.map(|number| self.builder.variable(constant(WORD, number as u64))).collect();
                self.counters = variables[PLAIN..].to_vec();
                let mut bits =
                    || self.blocks.flags.iter().map(|_| self.builder.variable(constant(BIT, 0))).collect();
                (self.flags, self.kept) = (bits(), bits());
            }
            let decisions: Vec<Operand> =
                self.blocks.acts[block].iter().filter_map(|act| self.act(*act)).collect();
            match self.blocks.successors[block].len() {
                0 => {
                    let sum = self.builder.binary("add", self.builder.read(0), self.builder.read(1));
                    self.builder.finish(Opcode::Return, vec![sum]);
                }
                _ => self.builder.finish(Opcode::Go(Vec::new()), decisions),
            }
        }
        self.builder.build()
    }

    /// Does `act`; a decision gives its condition.
    fn act(&mut self, act: Act) -> Option<Operand> {
        match act {
            Act::Step(bytes) => self.step(bytes),
            Act::Begin(count) => {
                let first = constant(WORD, u64::from(self.blocks.counts[count].first));
                self.builder.write(self.counters[count], first);
            }
            Act::Advance(count) => {
                let Count { step, down, .. } = self.blocks.counts[count];
                let counter = self.builder.read(self.counters[count]);
                let name = if down { "sub" } else { "add" };
                let next = self.builder.binary(name, counter, constant(WORD, u64::from(step)));
                self.builder.write(self.counters[count], next);
            }
            Act::Test(count) => return Some(self.test(count)),
            Act::Raise(flag) => {
                self.builder.write(self.flags[flag], constant(BIT, u64::from(self.blocks.flags[flag].first)));
            }
            Act::Turn(flag) => {
                let Flag { first, computed, .. } = self.blocks.flags[flag];
                let other = match computed {
                    true => self.builder.binary("add", self.builder.read(self.flags[flag]), constant(BIT, 1)),
                    false => constant(BIT, u64::from(!first)),
                };
                self.builder.write(self.flags[flag], other);
            }
            Act::Keep(flag) => self.builder.write(self.kept[flag], self.builder.read(self.flags[flag])),
            Act::Ask(flag) => return Some(self.builder.read(self.kept[flag])),
            Act::Branch([a, b, predicate]) => {
                let operands = vec![self.source(a), self.source(b)];
                let predicate = ["slt", "ult", "eq", "sge"][predicate as usize % 4];
                return Some(self.builder.emit(Opcode::Compare(predicate), Type::Int(1), operands));
            }
        }
        None
    }

    fn test(&mut self, count: usize) -> Operand {
        let Count { bound, open, down, inverse, .. } = self.blocks.counts[count];
        let counter = self.builder.read(self.counters[count]);
        let bound = match open {
            true => self.builder.binary("and", Operand::Value(1), constant(WORD, u64::from(bound))),
            false => constant(WORD, u64::from(bound)),
        };
        let operands = if down {
            vec![self.builder.binary("sub", constant(WORD, 1), bound), counter]
        } else {
            vec![counter, bound]
        };
        let predicate = if inverse { "sge" } else { "slt" };
        self.builder.emit(Opcode::Compare(predicate), Type::Int(1), operands)
    }

    /// A variable, a counter, a parameter or a constant.
    fn source(&mut self, choice: u8) -> Operand {
        let variables = PLAIN + self.counters.len();
        match choice as usize % (variables + 3) {
            at if at < variables => self.builder.read(at),
            at if at < variables + 2 => Operand::Value(1 + at - variables),
            _ => constant(WORD, u64::from(choice)),
        }
    }

    fn step(&mut self, [kind, a, b]: [u8; 3]) {
        let name = ["add", "xor", "mul"][kind as usize % 3];
        match kind % 8 {
            0..3 => {
                let (a, b) = (self.source(a), self.source(b));
                let value = self.builder.binary(name, a, b);
                self.builder.write(usize::from(kind / 8) % PLAIN, value);
            }
            3..6 => {
                let address = self.address(a);
                let value = self.builder.emit(Opcode::Load, WORD, vec![address]);
                let value = self.builder.binary(name, value, self.builder.read(0));
                self.builder.write(0, value);
            }
            _ => {
                let operands = vec![self.source(b), self.address(a)];
                self.builder.act(Opcode::Store, operands);
            }
        }
    }

    fn address(&mut self, choice: u8) -> Operand {
        let index = self.source(choice);
        let index = self.builder.binary("and", index, constant(WORD, ELEMENTS - 1));
        self.builder.emit(Opcode::Address(WORD), Type::Pointer, vec![Operand::Value(0), index])
    }
}

/// The function of `items`, called `f`.
fn function(items: &[Item]) -> Function {
    let mut blocks = Blocks::default();
    let entry = blocks.block();
    blocks.lower(items, entry);
    let graph = Graph { successors: blocks.successors.clone() };
    let builder = Builder::new(&graph, "f", &PARAMETERS, Some(WORD));
    Writer { blocks: &blocks, builder, counters: Vec::new(), flags: Vec::new(), kept: Vec::new() }
        .write(&graph)
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(1000),
        failure_persistence: None,
        max_shrink_iters: 5000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn counted_loops_compute_what_programs_do(
        items in items(),
        economy in economy(),
        auto in any::<bool>(),
        seed in 0..1000_u64,
    ) {
        let functions = [function(&items), helper()];
        let base = facts::module(&functions.each_ref());
        let options = Options {
            mechanism: if auto { Mechanism::Auto } else { Mechanism::Structured },
            ..economy
        };
        let said = |why| format!("{options:?}: {why}\n{}", text::module(&functions.each_ref()));
        let graph = agree_by(&base, &options, seed).map_err(|why| TestCaseError::fail(said(why)))?;
        let faults = graph.map(|graph| verify(&graph)).unwrap_or_default();
        prop_assert!(faults.is_empty(), "{}", said(format!("{faults:?}")));
    }
}
