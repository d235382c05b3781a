//! Random functions that end for sure: reducible control flow, integers of several widths, memory and calls.
//!
//! Every loop has a counter, or burns a fuel that all such loops share. It is tested where the loop is repeated or at
//! its header; a test that fails takes a successor that does not repeat, if need be a new one to an additional end.
//! Some blocks could also go to a loop without an end, or to `unreachable`, but never do.

use crate::{
    analyses::Truth,
    code::{Block, Function, Instruction, Opcode, Operand, Type},
    graphs::{self, Graph},
    ssa::{Builder, Variable, constant},
};
use proptest::{array::uniform4, collection::vec, prelude::*};

/// What to make a function of. Numbers choose by their remainders; those that are missing count as 0.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// The control flow, before tests of loops add to it.
    pub graph: Graph,
    /// For each block its statements.
    steps: Vec<Vec<[u8; 4]>>,
    /// For each block the condition at its end.
    ends: Vec<[u8; 4]>,
    /// For each header how its loop is kept from running on.
    limits: Vec<u8>,
    /// Whether the function returns a value.
    returns: bool,
}

/// Any recipe with reducible control flow.
pub fn recipe() -> impl Strategy<Value = Recipe> {
    let graph = prop_oneof![graphs::reducible(11), graphs::structured()].prop_map(|graph| graph.trimmed());
    recipe_of(graph.prop_filter("graphs of moderate size", |graph| graph.blocks() <= 22))
}

/// Any recipe with irreducible control flow.
pub fn irreducible_recipe() -> impl Strategy<Value = Recipe> {
    let graph = prop_oneof![3 => graphs::wild(12), 1 => graphs::irreducible()];
    recipe_of(graph.prop_map(|graph| {
        let graph = graph.trimmed();
        if Truth::of(&graph).is_reducible() { graph.with_irreducible_cycle() } else { graph }
    }))
}

fn recipe_of(graph: impl Strategy<Value = Graph>) -> impl Strategy<Value = Recipe> {
    let bytes = || uniform4(any::<u8>());
    let code = (
        vec(vec(bytes(), 0..4), 0..16),
        vec(bytes(), 0..16),
        vec(any::<u8>(), 0..16),
        prop::bool::weighted(0.9),
    );
    (graph, code).prop_map(|(graph, (steps, ends, limits, returns))| Recipe {
        graph,
        steps,
        ends,
        limits,
        returns,
    })
}

const WORD: Type = Type::Int(32);
/// The types of the variables that statements read and write.
const VARIABLES: [Type; 6] = [WORD, WORD, Type::Int(64), Type::Int(16), Type::Int(8), Type::Int(1)];
/// A buffer, two words and a long word.
pub const PARAMETERS: [Type; 4] = [Type::Pointer, WORD, WORD, Type::Int(64)];
/// Elements of the buffer that are accessed, whatever their type; a power of two.
pub const ELEMENTS: u64 = 8;
const CONSTANTS: [u64; 12] =
    [1, 0, 2, 3, 7, 8, 100, 255, u64::MAX, 0x8000_0000, u64::MAX - 1, 0x1234_5678_9abc_def0];
/// From this number on a block has a way into a trap.
const TRAPS: u8 = 200;
/// Values of cases, in two orders, and the most of a switch.
const DENSE: [u64; 12] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const SPARSE: [u64; 12] = [3, 6, 0, 5, 100, 2, 4, 120, 1, 77, 7, 50];
/// A value that is no case.
const DEFAULT: u64 = 99;
const PREDICATES: [&str; 10] = ["ult", "slt", "eq", "ne", "ugt", "sgt", "ule", "sge", "uge", "sle"];
const ARITHMETIC: [&str; 13] =
    ["add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv", "urem", "sdiv", "srem"];
/// Those of them that are defined for all operands of one bit.
const LOGIC: [&str; 4] = ["add", "and", "or", "xor"];

/// The function that programs call: it reads and writes the buffer.
pub fn helper() -> Function {
    let value = Operand::Value;
    let step = |opcode, result, operands| Instruction { opcode, result, operands };
    let instructions = vec![
        step(Opcode::Address(WORD), Some(2), vec![value(0), constant(Type::Int(64), 3)]),
        step(Opcode::Load, Some(3), vec![value(2)]),
        step(Opcode::Binary("xor"), Some(4), vec![value(3), value(1)]),
        step(Opcode::Store, None, vec![value(4), value(2)]),
        step(Opcode::Binary("add"), Some(5), vec![value(4), constant(WORD, 17)]),
        step(Opcode::Return, None, vec![value(5)]),
    ];
    Function {
        name: "helper".to_owned(),
        parameters: 2,
        result: Some(WORD),
        values: vec![Type::Pointer, WORD, Type::Pointer, WORD, WORD, WORD],
        blocks: vec![Block { instructions, successors: Vec::new() }],
    }
}

impl Recipe {
    /// The function called `name`.
    pub fn function(&self, name: &str) -> Function {
        let limits = Limits::new(self);
        let result = self.returns.then_some(WORD);
        Writer {
            recipe: self,
            builder: Builder::new(&limits.graph, name, &PARAMETERS, result),
            limits: &limits,
        }
        .write()
    }

    fn end(&self, block: usize) -> [u8; 4] {
        self.ends.get(block).copied().unwrap_or_default()
    }

    fn limit(&self, header: usize) -> u8 {
        self.limits.get(header).copied().unwrap_or_default()
    }
}

/// How loops are kept from running on.
struct Limits {
    /// The control flow with the successors that tests need.
    graph: Graph,
    headers: Vec<usize>,
    /// For each block the headers whose counters it tests, and the successor for those that are used up.
    tests: Vec<(Vec<usize>, usize)>,
    /// The blocks that have a successor 0 which is never taken.
    warders: Vec<usize>,
    /// The blocks that end in `unreachable`.
    unreachable: Vec<usize>,
    /// Whether all loops burn the shared fuel: what is entered in several places has no counter to reset.
    only_fuel: bool,
}

impl Limits {
    fn new(recipe: &Recipe) -> Limits {
        let mut graph = recipe.graph.clone();
        repeat_cases(&mut graph, recipe);
        let truth = Truth::of(&graph);
        if !truth.is_reducible() {
            return Limits::of_retreats(graph, recipe);
        }
        let headers: Vec<usize> = (0..graph.blocks()).filter(|&block| truth.is_header(block)).collect();
        let at_header = |header: usize| recipe.limit(header) & 1 == 1;
        let tested = |block: usize| -> Vec<usize> {
            let tests = |&&header: &&usize| match at_header(header) {
                true => header == block,
                false => truth.is_latch(header, block),
            };
            headers.iter().filter(tests).copied().collect()
        };
        let repeats = |header: usize, block: usize, to: usize| match at_header(header) {
            true => truth.is_in_loop(header, to),
            false => to == header && truth.is_latch(header, block),
        };
        let safe_successor = |block: usize, tested: &[usize]| {
            let successors = &graph.successors[block];
            successors.iter().position(|&to| !tested.iter().any(|&header| repeats(header, block, to)))
        };
        let blocks = (0..graph.blocks()).map(|block| (block, tested(block)));
        let tests: Vec<_> = blocks.map(|(block, tested)| (safe_successor(block, &tested), tested)).collect();
        let tests = add_ends(&mut graph, tests);
        Limits::with_traps(graph, headers, tests, false, recipe)
    }

    /// Lets every edge that goes back in a depth-first walk burn fuel: each cycle has one.
    fn of_retreats(mut graph: Graph, recipe: &Recipe) -> Limits {
        let retreats = graph.retreats();
        let mut headers: Vec<usize> = retreats.iter().map(|&(_, to)| to).collect();
        headers.sort_unstable();
        headers.dedup();
        let tested = |block: usize| -> Vec<usize> {
            headers.iter().filter(|&&header| retreats.contains(&(block, header))).copied().collect()
        };
        let safe_successor =
            |block: usize| graph.successors[block].iter().position(|&to| !retreats.contains(&(block, to)));
        let tests = (0..graph.blocks()).map(|block| (safe_successor(block), tested(block))).collect();
        let tests = add_ends(&mut graph, tests);
        Limits::with_traps(graph, headers, tests, true, recipe)
    }

    fn with_traps(
        graph: Graph,
        headers: Vec<usize>,
        tests: Vec<(Vec<usize>, usize)>,
        only_fuel: bool,
        recipe: &Recipe,
    ) -> Limits {
        let (warders, unreachable) = (Vec::new(), Vec::new());
        let mut limits = Limits { graph, headers, tests, warders, unreachable, only_fuel };
        limits.add_traps(recipe);
        limits
    }

    /// Gives some blocks of one successor another one to a trap: `unreachable`, or a loop of one or two blocks.
    fn add_traps(&mut self, recipe: &Recipe) {
        for block in 0..self.tests.len() {
            let trap = self.graph.blocks();
            if self.graph.successors[block].len() != 1 || recipe.end(block)[3] < TRAPS {
                continue;
            }
            self.graph.successors[block].insert(0, trap);
            self.warders.push(block);
            match recipe.end(block)[2] % 3 {
                0 => {
                    self.graph.successors.push(Vec::new());
                    self.unreachable.push(trap);
                }
                1 => self.graph.successors.push(vec![trap]),
                _ => self.graph.successors.extend([vec![trap + 1], vec![trap]]),
            }
        }
        self.tests.resize(self.graph.blocks(), (Vec::new(), 0));
    }
}

/// Lets more cases of some switches lead where their first case leads.
fn repeat_cases(graph: &mut Graph, recipe: &Recipe) {
    for (block, successors) in graph.successors.iter_mut().enumerate() {
        if let [_, first, _, ..] = successors[..] {
            let more = recipe.end(block)[3] as usize % 3;
            successors.extend(std::iter::repeat_n(first, more));
        }
    }
}

/// Gives each block that has to test a counter, but has no safe successor, a successor to one additional end.
fn add_ends(graph: &mut Graph, tests: Vec<(Option<usize>, Vec<usize>)>) -> Vec<(Vec<usize>, usize)> {
    let last = graph.blocks();
    let mut settle = |(block, (safe, tested)): (usize, (Option<usize>, Vec<usize>))| {
        let safe = safe.filter(|_| !tested.is_empty()).unwrap_or_else(|| {
            if !tested.is_empty() {
                graph.successors[block].push(last);
            }
            graph.successors[block].len().saturating_sub(1)
        });
        (tested, safe)
    };
    let mut tests: Vec<_> = tests.into_iter().enumerate().map(&mut settle).collect();
    if graph.successors.iter().flatten().any(|&to| to == last) {
        graph.successors.push(Vec::new());
        tests.push((Vec::new(), 0));
    }
    tests
}

/// Writes the function of a recipe.
struct Writer<'r> {
    recipe: &'r Recipe,
    builder: Builder<'r>,
    limits: &'r Limits,
}

impl Writer<'_> {
    fn write(mut self) -> Function {
        self.builder.begin(0);
        let counters = self.declare();
        for block in dominators_first(&self.limits.graph) {
            if block > 0 {
                self.builder.begin(block);
            }
            self.count(block, &counters);
            for &step in self.recipe.steps.get(block).into_iter().flatten() {
                self.statement(step);
            }
            self.finish(block, &counters);
        }
        self.builder.build()
    }

    /// Makes the variables: those that statements use, and a counter for each header; fuel is shared.
    fn declare(&mut self) -> Vec<Variable> {
        let first = [Operand::Value(1), Operand::Value(2), Operand::Value(3)];
        for (at, ty) in VARIABLES.into_iter().enumerate() {
            self.builder.variable(first.get(at).copied().unwrap_or(constant(ty, at as u64)));
        }
        let fuel = self.builder.binary("and", Operand::Value(1), constant(WORD, 15));
        let fuel = self.builder.variable(fuel);
        let limits = self.limits;
        let counter = |&header: &usize| match self.recipe.limit(header) >> 1 {
            limit if limit % 3 == 0 || limits.only_fuel => fuel,
            limit => {
                let counter = self.builder.variable(constant(WORD, 0));
                self.builder.reset(header, counter, constant(WORD, limit as u64 % 5));
                counter
            }
        };
        limits.headers.iter().map(counter).collect()
    }

    /// Counts one execution of `block`, if it is a header.
    fn count(&mut self, block: usize, counters: &[Variable]) {
        if let Some(header) = self.limits.headers.iter().position(|&header| header == block) {
            let counter = counters[header];
            let left = self.builder.binary("sub", self.builder.read(counter), constant(WORD, 1));
            self.builder.write(counter, left);
        }
    }

    /// A variable or a constant of `ty`.
    fn source(&mut self, choice: u8, ty: Type) -> Operand {
        match choice as usize {
            choice @ ..180 => {
                let value = self.builder.read(choice % VARIABLES.len());
                self.builder.cast(value, ty)
            }
            choice => constant(ty, CONSTANTS[choice % CONSTANTS.len()]),
        }
    }

    fn statement(&mut self, [kind, to, a, b]: [u8; 4]) {
        let variable = to as usize % VARIABLES.len();
        let ty = VARIABLES[variable];
        let value = match kind % 16 {
            ..6 => self.arithmetic(kind / 16 + kind % 16, ty, a, b),
            6 => self.compare(kind / 16, a, b),
            7 | 8 => {
                let condition = self.compare(kind / 16, a, b);
                let operands = vec![condition, self.source(b, ty), self.source(to, ty)];
                self.builder.emit(Opcode::Select, ty, operands)
            }
            9..12 => self.load(a, ty),
            12..15 => return self.store(a, b),
            _ => {
                let operands = vec![Operand::Value(0), self.source(a, WORD)];
                self.builder.emit(Opcode::Call("helper"), WORD, operands)
            }
        };
        self.builder.write(variable, value);
    }

    /// An operation whose result is defined for all operands.
    fn arithmetic(&mut self, name: u8, ty: Type, a: u8, b: u8) -> Operand {
        let (a, b) = (self.source(a, ty), self.source(b, ty));
        if ty == Type::Int(1) {
            return self.builder.binary(LOGIC[name as usize % LOGIC.len()], a, b);
        }
        let name = ARITHMETIC[name as usize % ARITHMETIC.len()];
        let b = match name {
            "shl" | "lshr" | "ashr" => self.builder.binary("and", b, constant(ty, ty.width() as u64 - 1)),
            "udiv" | "urem" => self.builder.binary("or", b, constant(ty, 1)),
            "sdiv" | "srem" => {
                let small = self.builder.binary("and", b, constant(ty, 15));
                self.builder.binary("or", small, constant(ty, 1))
            }
            _ => b,
        };
        self.builder.binary(name, a, b)
    }

    fn compare(&mut self, predicate: u8, a: u8, b: u8) -> Operand {
        let ty = VARIABLES[a as usize % VARIABLES.len()];
        let operands = vec![self.source(a, ty), self.source(b, ty)];
        let predicate = PREDICATES[predicate as usize % PREDICATES.len()];
        self.builder.emit(Opcode::Compare(predicate), Type::Int(1), operands)
    }

    /// The address of an element of the buffer, chosen at run time.
    fn address(&mut self, choice: u8, element: Type) -> Operand {
        let index = self.source(choice, if choice & 1 == 0 { WORD } else { Type::Int(64) });
        let index = match index {
            Operand::Constant(ty, bits) => constant(ty, bits % ELEMENTS),
            _ => self.builder.binary("and", index, constant(self.builder.type_of(index), ELEMENTS - 1)),
        };
        self.builder.emit(Opcode::Address(element), Type::Pointer, vec![Operand::Value(0), index])
    }

    /// A load of whole bytes, cut to `ty`.
    fn load(&mut self, index: u8, ty: Type) -> Operand {
        let stored = Type::Int(ty.width().next_multiple_of(8));
        let address = self.address(index, stored);
        self.builder.emit(Opcode::Load, stored, vec![address])
    }

    fn store(&mut self, index: u8, value: u8) {
        let stored = Type::Int(VARIABLES[value as usize % VARIABLES.len()].width().next_multiple_of(8));
        let operands = vec![self.source(value, stored), self.address(index, stored)];
        self.builder.act(Opcode::Store, operands);
    }

    fn finish(&mut self, block: usize, counters: &[Variable]) {
        let [kind, a, b, _] = self.recipe.end(block);
        match self.limits.graph.successors[block].len() {
            0 if self.limits.unreachable.contains(&block) => {
                self.builder.finish(Opcode::Unreachable, Vec::new());
            }
            2 if self.limits.warders.contains(&block) => {
                let never = self.never();
                self.builder.finish(Opcode::Go(Vec::new()), vec![never]);
            }
            0 => {
                let result = self.recipe.returns.then(|| self.source(a, WORD));
                self.builder.finish(Opcode::Return, result.into_iter().collect());
            }
            1 => self.builder.finish(Opcode::Go(Vec::new()), Vec::new()),
            2 if kind % 8 > 0 => {
                let condition = self.compare(kind / 8, a, b);
                let condition = self.guarded_condition(block, condition, counters);
                self.builder.finish(Opcode::Go(Vec::new()), vec![condition]);
            }
            successors => self.finish_switch(block, successors, counters),
        }
    }

    /// A condition that never holds, but that only its arithmetic tells.
    fn never(&mut self) -> Operand {
        let small = self.builder.binary("and", Operand::Value(2), constant(WORD, 7));
        self.builder.emit(Opcode::Compare("ugt"), Type::Int(1), vec![small, constant(WORD, 8)])
    }

    fn finish_switch(&mut self, block: usize, successors: usize, counters: &[Variable]) {
        let [kind, a, ..] = self.recipe.end(block);
        let (cases, ty) = if kind & 8 == 0 { (&DENSE, WORD) } else { (&SPARSE, Type::Int(8)) };
        let selector = self.source(a, ty);
        let selector = self.builder.binary("and", selector, constant(ty, 7));
        let selector = self.guarded_selector(block, selector, cases, counters);
        self.builder.finish(Opcode::Go(cases[..successors - 1].to_vec()), vec![selector]);
    }

    /// Whether no counter that `block` has to test is used up; none if it tests none.
    fn may_repeat(&mut self, block: usize, counters: &[Variable]) -> Option<Operand> {
        let limits = self.limits;
        let position = |header: &usize| limits.headers.iter().position(|other| other == header);
        let tested = limits.tests[block].0.iter().filter_map(position);
        let left: Vec<Operand> = tested
            .map(|header| {
                let operands = vec![self.builder.read(counters[header]), constant(WORD, 0)];
                self.builder.emit(Opcode::Compare("sgt"), Type::Int(1), operands)
            })
            .collect();
        left.into_iter().reduce(|a, b| self.builder.binary("and", a, b))
    }

    /// `condition`, but leading to the safe successor when a counter is used up.
    fn guarded_condition(&mut self, block: usize, condition: Operand, counters: &[Variable]) -> Operand {
        let Some(may_repeat) = self.may_repeat(block, counters) else { return condition };
        if self.limits.tests[block].1 == 1 {
            return self.builder.binary("and", may_repeat, condition);
        }
        let must_end = self.builder.binary("xor", may_repeat, constant(Type::Int(1), 1));
        self.builder.binary("or", must_end, condition)
    }

    fn guarded_selector(
        &mut self,
        block: usize,
        selector: Operand,
        cases: &[u64],
        counters: &[Variable],
    ) -> Operand {
        let Some(may_repeat) = self.may_repeat(block, counters) else { return selector };
        let ty = self.builder.type_of(selector);
        let safe = match self.limits.tests[block].1 {
            0 => DEFAULT,
            successor => cases[successor - 1],
        };
        self.builder.emit(Opcode::Select, ty, vec![may_repeat, selector, constant(ty, safe)])
    }
}

/// The blocks in an order in which dominators come first.
pub fn dominators_first(graph: &Graph) -> Vec<usize> {
    let dominates = crate::analyses::dominance(graph);
    let depth = |block: usize| dominates.iter().filter(|row| row[block]).count();
    let mut order: Vec<usize> = (0..graph.blocks()).collect();
    order.sort_by_key(|&block| depth(block));
    order
}
