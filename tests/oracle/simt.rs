//! Random kernels as text of LLVM IR, and what lanes of a wave, and waves of a work-group, that run them can be seen to
//! disagree on.
//!
//! Widths, vectors, addresses, private memory, undefined values, `freeze` and indices of work-items are as the Language
//! Reference and the targets say; nothing here knows of the rules. A lane without a value (undef or poison) is not compared.
//! What is undef becomes definite anew each time: another value in another round, the same one for all lanes that are together.
//! Arguments, and memory that was never written, are poison or one fixed value. At one moment all waves find the same in
//! memory that they share, but for loads that are atomic or volatile: others may write there in between.

use crate::{
    lane_text::{claims_of, claims_of_group, place_of},
    lanes::{self, Claim, Place, RESULT, count_rounds, mix},
    remarks::set_target,
};
use dfquery::{Analysis, Program, Row};
use dfquery_engine::base::FactBase;
use dfquery_extract::Source;
use dfquery_rules::{entity, relation};
use rayon::prelude::*;
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fmt::Write as _,
};

/// Lanes of a wave.
const WAVE: u64 = 64;
/// The lanes that are run, by their numbers in the wave.
const LANES: [u64; 10] = [0, 1, 2, 3, 7, 8, 16, 31, 32, 63];
/// How many blocks a lane passes at most.
const STEPS: usize = 60;
/// Kernels of one module.
const TOGETHER: u64 = 25;
/// Kernels of one test, if `DFQUERY_CASES` names no number.
const CASES: u64 = 500;
/// Sizes of work groups.
const GROUPS: [[u64; 3]; 8] =
    [[64, 4, 1], [128, 2, 2], [256, 1, 1], [40, 1, 1], [32, 4, 2], [16, 4, 4], [1, 64, 2], [8, 1, 16]];
/// The upper half of flat addresses of private memory.
const APERTURE: u64 = 7;
/// Elements of an array in private memory.
const ELEMENTS: u64 = 4;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Type {
    Int(u32),
    /// A pointer into an address space.
    Pointer(u32),
    /// `<2 x i32>`
    Pair,
}

const FLAT: Type = Type::Pointer(0);
const GLOBAL: Type = Type::Pointer(1);
const LOCAL: Type = Type::Pointer(3);
const PRIVATE: Type = Type::Pointer(5);
const WORD: Type = Type::Int(32);
const LONG: Type = Type::Int(64);
const BIT: Type = Type::Int(1);

impl Type {
    fn width(self) -> u32 {
        match self {
            Type::Int(width) => width,
            Type::Pointer(3 | 5) => 32,
            Type::Pointer(_) | Type::Pair => 64,
        }
    }

    fn text(self) -> String {
        match self {
            Type::Int(width) => format!("i{width}"),
            Type::Pointer(0) => "ptr".to_owned(),
            Type::Pointer(space) => format!("ptr addrspace({space})"),
            Type::Pair => "<2 x i32>".to_owned(),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Operand {
    Variable(usize),
    Literal(u64),
    Undef,
    Poison,
}

#[derive(Clone, PartialEq, Eq, Debug)]
enum Op {
    /// By opcode and flag.
    Binary(&'static str, &'static str),
    Compare(&'static str),
    Select,
    Cast(&'static str),
    Freeze,
    /// An address plus an index times a number of bytes.
    Address(u64),
    Load,
    /// A load of memory that others may write to at the same time, by its flags.
    Racing(&'static str, &'static str),
    Store,
    Alloca,
    /// By operand the block that it comes from.
    Phi(Vec<usize>),
    Item(usize),
    Group,
    ReadFirst,
    /// Which lanes say yes.
    Ballot,
    /// Where all work-items of a group meet.
    Barrier,
    Extract,
    Insert,
}

#[derive(Clone, Debug)]
struct Instruction {
    target: Option<usize>,
    ty: Type,
    op: Op,
    operands: Vec<(Operand, Type)>,
}

#[derive(Clone, Default, Debug)]
struct Block {
    instructions: Vec<Instruction>,
    condition: Option<Operand>,
    successors: Vec<usize>,
}

/// One kernel.
struct Kernel {
    blocks: Vec<Block>,
    types: Vec<Type>,
    parameters: usize,
    /// What its work groups are, and whether that is told.
    group: [u64; 3],
    is_told: bool,
}

/// A source of choices.
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        (mix(&[self.0]) >> 9) as usize % limit
    }

    fn of<T: Clone>(&mut self, all: &[T]) -> T {
        all[self.below(all.len())].clone()
    }
}

/// The parameters of every kernel; the last one is not undefined.
const PARAMETERS: [Type; 6] = [WORD, LONG, GLOBAL, LOCAL, BIT, WORD];

/// A loop that is being written: its exit, and the ends that lead there with what is in scope.
struct Loop {
    exit: usize,
    scopes: Vec<Vec<usize>>,
}

/// Writes a kernel block by block.
struct Maker {
    choices: Choices,
    kernel: Kernel,
    at: usize,
    scope: Vec<usize>,
    loops: Vec<Loop>,
    budget: usize,
}

impl Maker {
    fn kernel(seed: u64) -> Kernel {
        let mut choices = Choices(seed);
        let kernel = Kernel {
            blocks: vec![Block::default()],
            types: PARAMETERS.to_vec(),
            parameters: PARAMETERS.len(),
            group: choices.of(&GROUPS),
            is_told: choices.below(4) > 0,
        };
        let scope = (0..PARAMETERS.len()).collect();
        let mut maker = Maker { choices, kernel, at: 0, scope, loops: Vec::new(), budget: 40 };
        for _ in 0..2 {
            maker.push(PRIVATE, Op::Alloca, Vec::new());
        }
        maker.push(WORD, Op::Item(0), Vec::new());
        maker.sequence(0);
        maker.kernel
    }

    fn push(&mut self, ty: Type, op: Op, operands: Vec<(Operand, Type)>) -> usize {
        let target = (!matches!(op, Op::Store | Op::Barrier)).then(|| {
            self.kernel.types.push(ty);
            self.kernel.types.len() - 1
        });
        let instructions = &mut self.kernel.blocks[self.at].instructions;
        instructions.push(Instruction { target, ty, op, operands });
        self.scope.extend(target);
        target.unwrap_or_default()
    }

    fn block(&mut self) -> usize {
        self.kernel.blocks.push(Block::default());
        self.kernel.blocks.len() - 1
    }

    fn end(&mut self, condition: Option<Operand>, successors: &[usize]) {
        let block = &mut self.kernel.blocks[self.at];
        (block.condition, block.successors) = (condition, successors.to_vec());
    }

    /// Something of type `ty`: a variable in scope if there is one, rarely a literal or nothing.
    fn operand(&mut self, ty: Type) -> Operand {
        let fitting: Vec<usize> =
            self.scope.iter().copied().filter(|&variable| self.kernel.types[variable] == ty).collect();
        match self.choices.below(24) {
            0 => Operand::Undef,
            1 => Operand::Poison,
            2..=5 if matches!(ty, Type::Int(_)) => Operand::Literal(self.literal(ty)),
            _ if fitting.is_empty() => Operand::Literal(0),
            last if last < 12 => {
                Operand::Variable(fitting[fitting.len() - 1 - self.choices.below(fitting.len().min(3))])
            }
            _ => Operand::Variable(self.choices.of(&fitting)),
        }
    }

    fn literal(&mut self, ty: Type) -> u64 {
        self.choices.of(&[0, 1, 2, 3, 5, 6, 7, 8, 64, u64::MAX, u64::MAX - 63, 0xff]) & mask(ty.width())
    }

    fn typed(&mut self, ty: Type) -> (Operand, Type) {
        (self.operand(ty), ty)
    }

    /// Writes statements; says whether control comes to their end.
    fn sequence(&mut self, depth: usize) -> bool {
        for _ in 0..2 + self.choices.below(7) {
            if self.budget == 0 {
                return true;
            }
            self.budget -= 1;
            let goes_on = match self.choices.below(if depth < 3 { 12 } else { 9 }) {
                9 | 10 => self.branch(depth),
                11 => self.repeat(depth),
                8 if depth > 0 && self.choices.below(3) == 0 => self.leave(),
                _ => self.instruction(),
            };
            if !goes_on {
                return false;
            }
        }
        true
    }

    /// Something that waves of a group often disagree on, and lanes of a wave less often.
    fn of_wave(&mut self) -> usize {
        match self.choices.below(5) {
            0 => self.push(WORD, Op::Item(1), Vec::new()),
            1 => self.push(WORD, Op::Item(2), Vec::new()),
            2 => {
                let index = self.push(WORD, Op::Item(0), Vec::new());
                let places = Operand::Literal(self.choices.of(&[5, 6, 7, 8]));
                self.push(
                    WORD,
                    Op::Binary("lshr", ""),
                    vec![(Operand::Variable(index), WORD), (places, WORD)],
                )
            }
            3 => {
                let index = self.push(WORD, Op::Item(0), Vec::new());
                self.push(WORD, Op::ReadFirst, vec![(Operand::Variable(index), WORD)])
            }
            _ => {
                let group = self.push(WORD, Op::Group, Vec::new());
                self.push(WORD, Op::ReadFirst, vec![(Operand::Variable(group), WORD)])
            }
        }
    }

    fn condition(&mut self) -> Operand {
        if self.choices.below(4) == 0 {
            let value = Operand::Variable(self.of_wave());
            let limit = Operand::Literal(self.choices.of(&[0, 1, 2, 3, 64]));
            let predicate = self.choices.of(&["eq", "ne", "ult"]);
            return Operand::Variable(self.push(
                BIT,
                Op::Compare(predicate),
                vec![(value, WORD), (limit, WORD)],
            ));
        }
        if self.choices.below(2) == 0 {
            let ty = self.choices.of(&[WORD, WORD, LONG]);
            let operands = vec![self.typed(ty), self.typed(ty)];
            let predicate = self.choices.of(&["eq", "ne", "ult", "slt"]);
            return Operand::Variable(self.push(BIT, Op::Compare(predicate), operands));
        }
        match self.operand(BIT) {
            Operand::Undef | Operand::Poison => Operand::Literal(1),
            other => other,
        }
    }

    /// Goes out of the loop around, or returns.
    fn leave(&mut self) -> bool {
        match self.loops.last_mut() {
            Some(around) if self.choices.below(3) > 0 => {
                around.scopes.push(self.scope.clone());
                let exit = around.exit;
                self.end(None, &[exit]);
            }
            _ => self.end(None, &[]),
        }
        false
    }

    fn branch(&mut self, depth: usize) -> bool {
        let condition = self.condition();
        let before = self.scope.clone();
        let (yes, no, join) = (self.block(), self.block(), self.block());
        self.end(Some(condition), &[yes, no]);
        let mut ends = Vec::new();
        for successor in [yes, no] {
            (self.at, self.scope) = (successor, before.clone());
            if self.choices.below(4) == 0 {
                self.push(BIT, Op::Barrier, Vec::new());
            }
            if (successor == yes || self.choices.below(2) == 0) && !self.sequence(depth + 1) {
                continue;
            }
            self.end(None, &[join]);
            ends.push((self.at, self.scope.clone()));
        }
        (self.at, self.scope) = (join, before);
        if ends.is_empty() {
            return false; // nobody comes to the join; it returns
        }
        for _ in 0..self.choices.below(3) {
            self.phi(&ends);
        }
        true
    }

    /// A phi of what is in scope at each of `ends`.
    fn phi(&mut self, ends: &[(usize, Vec<usize>)]) {
        let ty = self.choices.of(&[WORD, WORD, LONG, GLOBAL, PRIVATE, Type::Pair, BIT]);
        let here = self.scope.clone();
        let mut operands = Vec::new();
        for (_, scope) in ends {
            self.scope.clone_from(scope);
            operands.push(self.typed(ty));
        }
        self.scope = here;
        self.push(ty, Op::Phi(ends.iter().map(|(from, _)| *from).collect()), operands);
    }

    fn repeat(&mut self, depth: usize) -> bool {
        let (before, header, exit) = (self.at, self.block(), self.block());
        self.end(None, &[header]);
        let at_entry = self.scope.clone();
        self.at = header;
        let firsts: Vec<(Operand, Type)> = (0..1 + self.choices.below(2))
            .map(|_| {
                let ty = self.choices.of(&[WORD, LONG, GLOBAL]);
                self.typed(ty)
            })
            .collect();
        let phi = |first: (Operand, Type)| self.push(first.1, Op::Phi(vec![before]), vec![first]);
        let phis: Vec<usize> = firsts.into_iter().map(phi).collect();
        self.loops.push(Loop { exit, scopes: Vec::new() });
        let goes_on = self.sequence(depth + 1);
        if goes_on {
            let condition = self.condition();
            self.end(Some(condition), &[header, exit]);
            self.close(header, &phis);
        }
        let mut around = self.loops.pop().expect("a loop was begun");
        if goes_on {
            around.scopes.push(self.scope.clone());
        }
        self.at = exit;
        let Some((first, others)) = around.scopes.split_first() else { return false };
        let in_all = |variable: &usize| others.iter().all(|scope| scope.contains(variable));
        self.scope = first.iter().copied().filter(in_all).collect();
        debug_assert!(at_entry.iter().all(|variable| self.scope.contains(variable)));
        true
    }

    /// Gives the `phis` of `header` what comes from here.
    fn close(&mut self, header: usize, phis: &[usize]) {
        let latch = self.at;
        for &phi in phis {
            let ty = self.kernel.types[phi];
            let next = self.typed(ty);
            let instructions = &mut self.kernel.blocks[header].instructions;
            let found =
                instructions.iter_mut().find(|one| one.target == Some(phi)).expect("the phi stands there");
            found.operands.push(next);
            if let Op::Phi(from) = &mut found.op {
                from.push(latch);
            }
        }
    }

    fn instruction(&mut self) -> bool {
        match self.choices.below(26) {
            0..=5 => self.binary(),
            6 | 7 => self.cast(),
            8 => {
                let ty = self.choices.of(&[WORD, LONG, Type::Pair, PRIVATE]);
                let operands = vec![self.typed(BIT), self.typed(ty), self.typed(ty)];
                self.push(ty, Op::Select, operands);
            }
            9 | 10 => {
                let ty = self.choices.of(&[WORD, LONG, Type::Pair, BIT]);
                let operands = vec![self.typed(ty)];
                self.push(ty, Op::Freeze, operands);
            }
            11 => {
                let ty = self.choices.of(&[GLOBAL, LOCAL, FLAT, PRIVATE]);
                let index = self.choices.of(&[WORD, LONG, Type::Int(16)]);
                let operands = vec![self.typed(ty), self.typed(index)];
                let scale = self.choices.of(&[1, 4]);
                self.push(ty, Op::Address(scale), operands);
            }
            12 => {
                let from = self.choices.of(&[GLOBAL, LOCAL, FLAT, GLOBAL]);
                let operands = vec![self.typed(from)];
                let ty = self.choices.of(&[WORD, LONG, BIT]);
                self.push(ty, Op::Load, operands);
            }
            13..=15 => self.private(),
            16 => {
                let axis = self.choices.below(3);
                self.push(WORD, Op::Item(axis), Vec::new());
            }
            17 => drop(self.push(WORD, Op::Group, Vec::new())),
            18 => {
                let operands = vec![self.typed(WORD)];
                self.push(WORD, Op::ReadFirst, operands);
            }
            19 => {
                let lane = self.choices.below(2) as u64;
                let operands = vec![self.typed(Type::Pair), (Operand::Literal(lane), WORD)];
                self.push(WORD, Op::Extract, operands);
            }
            20 => {
                let lane = self.choices.below(2) as u64;
                let operands = vec![self.typed(Type::Pair), self.typed(WORD), (Operand::Literal(lane), WORD)];
                self.push(Type::Pair, Op::Insert, operands);
            }
            21 => {
                let operands = vec![self.typed(BIT)];
                self.push(LONG, Op::Ballot, operands);
            }
            22 => {
                let from = self.choices.of(&[GLOBAL, LOCAL]);
                let operands = vec![self.typed(from)];
                let (before, behind) = self.choices.of(&[(" atomic", " monotonic"), (" volatile", "")]);
                self.push(WORD, Op::Racing(before, behind), operands);
            }
            23 | 24 => drop(self.push(BIT, Op::Barrier, Vec::new())),
            _ => {
                let ty = self.choices.of(&[WORD, LONG, GLOBAL]);
                let operands = vec![self.typed(ty), self.typed(ty)];
                let predicate = self.choices.of(&["eq", "ne", "ult"]);
                self.push(BIT, Op::Compare(predicate), operands);
            }
        }
        true
    }

    fn binary(&mut self) {
        let ty = self.choices.of(&[WORD, WORD, WORD, LONG, LONG, Type::Int(16), Type::Pair]);
        let opcode = self
            .choices
            .of(&["add", "add", "sub", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "udiv"]);
        let flag = match (opcode, self.choices.below(4)) {
            ("add" | "sub" | "mul" | "shl", 0) => " nsw",
            ("add" | "sub" | "mul" | "shl", 1) => " nuw",
            ("or", 0) => " disjoint",
            _ => "",
        };
        let first = self.typed(ty);
        let is_literal = matches!(opcode, "udiv" | "shl" | "lshr" | "ashr") || self.choices.below(3) == 0;
        let second = match opcode {
            "udiv" => Operand::Literal(self.choices.of(&[1, 3, 64, 128])),
            "shl" | "lshr" | "ashr" if self.choices.below(4) > 0 => {
                Operand::Literal(self.choices.of(&[1, 2, 5, 6, 7]))
            }
            _ if is_literal && ty != Type::Pair => Operand::Literal(self.literal(ty)),
            _ => self.operand(ty),
        };
        self.push(ty, Op::Binary(opcode, flag), vec![first, (second, ty)]);
    }

    fn cast(&mut self) {
        let half = Type::Int(16);
        let (opcode, from, to) = self.choices.of(&[
            ("zext", WORD, LONG),
            ("sext", WORD, LONG),
            ("zext nneg", WORD, LONG),
            ("trunc", LONG, WORD),
            ("trunc", WORD, half),
            ("zext", half, WORD),
            ("sext", half, WORD),
            ("zext", BIT, WORD),
            ("bitcast", LONG, Type::Pair),
            ("bitcast", Type::Pair, LONG),
            ("ptrtoint", GLOBAL, LONG),
            ("ptrtoint", LOCAL, WORD),
            ("ptrtoint", LOCAL, LONG),
            ("ptrtoint", GLOBAL, WORD),
            ("inttoptr", LONG, GLOBAL),
            ("inttoptr", WORD, GLOBAL),
            ("inttoptr", WORD, LOCAL),
            ("inttoptr", LONG, LOCAL),
            ("addrspacecast", GLOBAL, FLAT),
            ("addrspacecast", LOCAL, FLAT),
        ]);
        let operands = vec![self.typed(from)];
        self.push(to, Op::Cast(opcode), operands);
    }

    /// A store to private memory, or a load from there.
    fn private(&mut self) {
        let array = PARAMETERS.len() + self.choices.below(2);
        let mut index = Operand::Literal(self.choices.below(ELEMENTS as usize) as u64);
        if self.choices.below(4) == 0 {
            let any = self.typed(WORD);
            let operands = vec![any, (Operand::Literal(ELEMENTS - 1), WORD)];
            index = Operand::Variable(self.push(WORD, Op::Binary("and", ""), operands));
        }
        let address = vec![(Operand::Variable(array), PRIVATE), (index, WORD)];
        let address = (Operand::Variable(self.push(PRIVATE, Op::Address(4), address)), PRIVATE);
        if self.choices.below(2) == 0 {
            let value = self.typed(WORD);
            self.push(WORD, Op::Store, vec![value, address]);
        } else if self.choices.below(4) > 0 {
            self.push(WORD, Op::Load, vec![address]);
        } else {
            let mut flat = self.push(FLAT, Op::Cast("addrspacecast"), vec![address]);
            self.scope.retain(|&variable| variable != flat); // nobody else moves it out of the array
            if self.choices.below(2) == 0 {
                let shared = self.typed(GLOBAL);
                let shared = self.push(FLAT, Op::Cast("addrspacecast"), vec![shared]);
                let operands =
                    vec![self.typed(BIT), (Operand::Variable(flat), FLAT), (Operand::Variable(shared), FLAT)];
                flat = self.push(FLAT, Op::Select, operands);
                self.scope.retain(|&variable| variable != flat);
            }
            self.push(WORD, Op::Load, vec![(Operand::Variable(flat), FLAT)]);
        }
    }
}

// ---- as text

impl Kernel {
    fn write(&self, text: &mut String, number: u64) {
        let spelled = |(at, ty): (usize, &Type)| {
            let noundef = if at + 1 == self.parameters { " noundef" } else { "" };
            format!("{}{noundef} %v{at}", ty.text())
        };
        let parameters: Vec<String> = self.types[..self.parameters].iter().enumerate().map(spelled).collect();
        let told = if self.is_told { format!(" !reqd_work_group_size !{number}") } else { String::new() };
        let _ = writeln!(text, "define amdgpu_kernel void @k{number}({}){told} {{", parameters.join(", "));
        for (at, block) in self.blocks.iter().enumerate() {
            let _ = writeln!(text, "b{at}:");
            block.instructions.iter().for_each(|instruction| instruction.write(text));
            let _ = match (&block.condition, &block.successors[..]) {
                (Some(condition), [yes, no]) => {
                    writeln!(text, "  br i1 {}, label %b{yes}, label %b{no}", operand(*condition, BIT))
                }
                (_, [to]) => writeln!(text, "  br label %b{to}"),
                _ => writeln!(text, "  ret void"),
            };
        }
        text.push_str("}\n");
    }
}

fn operand(operand: Operand, ty: Type) -> String {
    match (operand, ty) {
        (Operand::Variable(variable), _) => format!("%v{variable}"),
        (Operand::Undef, _) => "undef".to_owned(),
        (Operand::Poison, _) => "poison".to_owned(),
        (Operand::Literal(_), Type::Pointer(_)) => "null".to_owned(),
        (Operand::Literal(_), Type::Pair) => "zeroinitializer".to_owned(),
        (Operand::Literal(value), BIT) => (value & 1 == 1).to_string(),
        (Operand::Literal(value), _) => value.to_string(),
    }
}

impl Instruction {
    fn write(&self, text: &mut String) {
        let typed: Vec<String> =
            self.operands.iter().map(|&(one, ty)| format!("{} {}", ty.text(), operand(one, ty))).collect();
        let bare = |at: usize| operand(self.operands[at].0, self.operands[at].1);
        let ty = self.ty.text();
        let right = match &self.op {
            Op::Binary(opcode, flag) => format!("{opcode}{flag} {}, {}", typed[0], bare(1)),
            Op::Compare(predicate) => format!("icmp {predicate} {}, {}", typed[0], bare(1)),
            Op::Select => format!("select {}", typed.join(", ")),
            Op::Cast(opcode) => format!("{opcode} {} to {ty}", typed[0]),
            Op::Freeze => format!("freeze {}", typed[0]),
            Op::Address(1) => format!("getelementptr i8, {}", typed.join(", ")),
            Op::Address(_) => format!("getelementptr i32, {}", typed.join(", ")),
            Op::Load => format!("load {ty}, {}", typed[0]),
            Op::Racing(before, behind) => format!("load{before} {ty}, {}{behind}, align 4", typed[0]),
            Op::Store => format!("store {}", typed.join(", ")),
            Op::Alloca => format!("alloca [{ELEMENTS} x i32], align 4, addrspace(5)"),
            Op::Phi(from) => {
                let pairs = from.iter().enumerate().map(|(at, from)| format!("[ {}, %b{from} ]", bare(at)));
                format!("phi {ty} {}", pairs.collect::<Vec<_>>().join(", "))
            }
            Op::Item(axis) => format!("call i32 @llvm.amdgcn.workitem.id.{}()", ["x", "y", "z"][*axis]),
            Op::Group => "call i32 @llvm.amdgcn.workgroup.id.x()".to_owned(),
            Op::ReadFirst => format!("call i32 @llvm.amdgcn.readfirstlane.i32({})", typed[0]),
            Op::Ballot => format!("call i64 @llvm.amdgcn.ballot.i64({})", typed[0]),
            Op::Barrier => "call void @llvm.amdgcn.s.barrier()".to_owned(),
            Op::Extract => format!("extractelement {}", typed.join(", ")),
            Op::Insert => format!("insertelement {}", typed.join(", ")),
        };
        let _ = match self.target {
            Some(target) => writeln!(text, "  %v{target} = {right}"),
            None => writeln!(text, "  {right}"),
        };
    }
}

/// The module of `kernels`.
fn module(kernels: &[Kernel]) -> String {
    let mut text = "target datalayout = \"e-p:64:64-p1:64:64-p3:32:32-p5:32:32-A5\"\n".to_owned();
    for axis in ["x", "y", "z"] {
        let _ = writeln!(text, "declare i32 @llvm.amdgcn.workitem.id.{axis}()");
    }
    text += "declare i32 @llvm.amdgcn.workgroup.id.x()\ndeclare i32 @llvm.amdgcn.readfirstlane.i32(i32)\n";
    text += "declare i64 @llvm.amdgcn.ballot.i64(i1)\ndeclare void @llvm.amdgcn.s.barrier()\n";
    (0..).zip(kernels).for_each(|(number, kernel)| kernel.write(&mut text, number));
    for (number, Kernel { group: [x, y, z], .. }) in kernels.iter().enumerate() {
        let _ = writeln!(text, "!{number} = !{{i32 {x}, i32 {y}, i32 {z}}}");
    }
    text
}

// ---- lanes

/// What a lane has, or an element of what it has.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Value {
    Bits(u64),
    Undef,
    Poison,
}

use Value::{Bits, Poison, Undef};

/// A scalar, or the two elements of a pair.
type Register = [Value; 2];

fn mask(width: u32) -> u64 {
    u64::MAX >> (64 - width)
}

fn signed(bits: u64, width: u32) -> i64 {
    (bits << (64 - width)) as i64 >> (64 - width)
}

/// What lanes had that were together: by place and moment the first lane, and its value.
type Together = HashMap<(Place, u64), (u64, u64)>;

/// Lanes that are compared: those of a wave, or of all waves of a group.
struct Wave<'k> {
    kernel: &'k Kernel,
    is_group: bool,
    cycles: Vec<Vec<usize>>,
    claims: &'k HashMap<Place, Claim>,
    seed: u64,
    together: Together,
    /// What the first lane of each wave has brought, by instruction, moment and wave.
    first_read: HashMap<(usize, usize, u64, u64), Value>,
    /// How many lanes came to a barrier at a moment.
    barriers: BTreeMap<(usize, usize, u64), usize>,
    /// How many lanes there are, if each of them ran to its end.
    whole: Option<usize>,
    wrong: Option<Place>,
    /// By place whether lanes were seen to differ.
    differs: BTreeMap<Place, bool>,
}

struct Lane {
    number: u64,
    wave: u64,
    /// Its indices in the work group.
    item: [u64; 3],
    registers: Vec<Register>,
    memory: HashMap<u64, Value>,
}

impl<'k> Wave<'k> {
    fn new(kernel: &'k Kernel, is_group: bool, claims: &'k HashMap<Place, Claim>, seed: u64) -> Self {
        let successors =
            |block: &Block| lanes::Block { successors: block.successors.clone(), ..lanes::Block::default() };
        let blocks = kernel.blocks.iter().map(successors).collect();
        let cycles = lanes::Code { blocks, variables: 0 }.cycles();
        Wave {
            kernel,
            is_group,
            cycles,
            claims,
            seed,
            together: HashMap::new(),
            first_read: HashMap::new(),
            barriers: BTreeMap::new(),
            whole: Some(0),
            wrong: None,
            differs: BTreeMap::new(),
        }
    }

    fn run(&mut self) {
        let [x, y, z] = self.kernel.group;
        let waves = (x * y * z).div_ceil(WAVE);
        let first = mix(&[self.seed, 1]) % waves * WAVE;
        let waves = if self.is_group { 0..waves } else { first / WAVE..first / WAVE + 1 };
        let lanes = waves.flat_map(|wave| LANES.map(|lane| wave * WAVE + lane));
        for flat in lanes.filter(|flat| *flat < x * y * z) {
            let number = if self.is_group { flat } else { flat % WAVE };
            let item = [flat % x, flat / x % y, flat / (x * y)];
            let parameter = |at: usize| {
                let value = mix(&[self.seed, at as u64]) & mask(PARAMETERS[at].width());
                let is_poison =
                    at + 1 < PARAMETERS.len() && mix(&[self.seed, at as u64, 2]).is_multiple_of(8);
                [if is_poison { Poison } else { Bits(value) }; 2]
            };
            let mut registers = vec![[Undef; 2]; self.kernel.types.len()];
            (0..PARAMETERS.len()).for_each(|at| registers[at] = parameter(at));
            let lane = Lane { number, wave: flat / WAVE, item, registers, memory: HashMap::new() };
            let ends = self.lane(lane);
            self.whole = self.whole.filter(|_| ends).map(|lanes| lanes + 1);
        }
    }

    /// The barriers, by block and number, to which some lanes came and others did not.
    fn divided(&self) -> Vec<(usize, usize)> {
        let Some(lanes) = self.whole else { return Vec::new() };
        let some = self.barriers.iter().filter(|(_, came)| **came < lanes);
        some.map(|(&(block, number, _), _)| (block, number)).collect()
    }

    /// Says whether the lane comes to an end: it does not go on by what is undefined, or too long.
    fn lane(&mut self, mut lane: Lane) -> bool {
        let (mut at, mut from, mut counts) = (0, None, Vec::new());
        for _ in 0..STEPS {
            let moment = self.moment(at, from, &mut counts);
            let kernel = self.kernel;
            let block = &kernel.blocks[at];
            let before = lane.registers.clone();
            for (number, instruction) in block.instructions.iter().enumerate() {
                let value = match &instruction.op {
                    Op::Phi(sources) => {
                        let arm = sources.iter().position(|source| Some(*source) == from);
                        let (operand, ty) = instruction.operands[arm.expect("a phi has every predecessor")];
                        Some(read(operand, ty, &before))
                    }
                    _ => {
                        let operands = self.read_all(instruction, &lane, (at, number), moment);
                        self.step(instruction, &operands, &mut lane, (at, number), moment)
                    }
                };
                let (Some(target), Some(value)) = (instruction.target, value) else { continue };
                lane.registers[target] = value;
                self.see((at, number, RESULT), moment, &lane, value, instruction.ty);
            }
            let to = match (block.condition, &block.successors[..]) {
                (Some(condition), [yes, no]) => {
                    let value = read(condition, BIT, &lane.registers);
                    self.see((at, block.instructions.len(), 0), moment, &lane, value, BIT);
                    let Bits(bit) = value[0] else { return false };
                    if bit == 1 { *yes } else { *no }
                }
                (_, [to]) => *to,
                _ => return true,
            };
            (from, at) = (Some(at), to);
        }
        false
    }

    /// The block, and how often the headers around it were passed.
    fn moment(&self, at: usize, from: Option<usize>, counts: &mut Vec<u64>) -> u64 {
        count_rounds(&self.cycles, at, from, counts);
        mix(&[at as u64, mix(counts), self.seed])
    }

    fn read_all(
        &mut self,
        instruction: &Instruction,
        lane: &Lane,
        place: (usize, usize),
        moment: u64,
    ) -> Vec<Register> {
        let mut values = Vec::new();
        for (number, &(operand, ty)) in instruction.operands.iter().enumerate() {
            let value = read(operand, ty, &lane.registers);
            if matches!(operand, Operand::Variable(_)) {
                self.see((place.0, place.1, number), moment, lane, value, ty);
            }
            values.push(value);
        }
        values
    }

    /// Compares what `lane` has at `place` with what the first lane had there.
    fn see(&mut self, place: Place, moment: u64, lane: &Lane, value: Register, ty: Type) {
        let bits = match (ty, value) {
            (Type::Pair, [Bits(low), Bits(high)]) => low | high << 32,
            (Type::Pair, _) => return,
            (_, [Bits(bits), _]) => bits,
            _ => return,
        };
        let (other, before) = *self.together.entry((place, moment)).or_insert((lane.number, bits));
        if other == lane.number {
            return;
        }
        *self.differs.entry(place).or_default() |= bits != before;
        let apart = |stride: i64| (stride as u64).wrapping_mul(lane.number - other) & mask(ty.width());
        if let Some(Claim::Stride(stride)) = self.claims.get(&place)
            && bits.wrapping_sub(before) & mask(ty.width()) != apart(*stride)
        {
            self.wrong.get_or_insert(place);
        }
    }

    fn step(
        &mut self,
        instruction: &Instruction,
        operands: &[Register],
        lane: &mut Lane,
        (block, number): (usize, usize),
        moment: u64,
    ) -> Option<Register> {
        let place = mix(&[block as u64, number as u64, moment]);
        let width = instruction.ty.width();
        // what is undef becomes definite here: the same for all lanes that are together, another one in another round
        let definite = |value: Value, which: u64| match value {
            Undef => Bits(mix(&[place, which])),
            other => other,
        };
        let value = match &instruction.op {
            Op::Binary(opcode, flag) => {
                let element = if instruction.ty == Type::Pair { 32 } else { width };
                let one = |at: usize| {
                    binary(opcode, flag, [operands[0][at], operands[1][at]], element, |value, which| {
                        definite(value, which + 2 * at as u64)
                    })
                };
                [one(0), one(1)]
            }
            Op::Compare(predicate) => {
                let [a, b] = [0, 1].map(|at| definite(operands[at][0], at as u64));
                let width = instruction.operands[0].1.width();
                [
                    both(a, b, |a, b| {
                        Some(u64::from(compare(predicate, a & mask(width), b & mask(width), width)))
                    }),
                    Undef,
                ]
            }
            Op::Select => match definite(operands[0][0], 0) {
                Bits(bit) => operands[if bit & 1 == 1 { 1 } else { 2 }],
                _ => [Poison; 2],
            },
            Op::Cast(opcode) => self.cast(opcode, operands[0], instruction, &definite),
            Op::Freeze => [0, 1].map(|at| match operands[0][at] {
                Bits(bits) => Bits(bits),
                _ => Bits(
                    mix(&[place, at as u64])
                        & if instruction.ty == Type::Pair { mask(32) } else { mask(width) },
                ),
            }),
            Op::Address(scale) => {
                let index = instruction.operands[1].1.width();
                let [base, by] = [0, 1].map(|at| definite(operands[at][0], at as u64));
                let sum = |base: u64, by: u64| {
                    base.wrapping_add((signed(by & mask(index), index) as u64).wrapping_mul(*scale))
                };
                [both(base, by, |base, by| Some(sum(base, by) & mask(width))), Undef]
            }
            Op::Load => [self.load(operands[0][0], instruction, lane, moment), Undef],
            Op::Racing(..) => {
                let time = mix(&[moment, lane.wave, block as u64, number as u64]);
                [self.load(operands[0][0], instruction, lane, time), Undef]
            }
            Op::Store => {
                if let Bits(address) = operands[1][0] {
                    lane.memory.insert(address, operands[0][0]);
                }
                return None;
            }
            Op::Alloca => [Bits((number as u64 + 1) << 8), Undef],
            Op::Item(axis) => [Bits(lane.item[*axis]), Undef],
            Op::Group => [Bits(3), Undef],
            Op::ReadFirst => {
                let mine = definite(operands[0][0], 0);
                let first = *self.first_read.entry((block, number, moment, lane.wave)).or_insert(mine);
                [first, Undef]
            }
            Op::Ballot => [Bits(mix(&[place, lane.wave])), Undef],
            Op::Barrier => {
                *self.barriers.entry((block, number, moment)).or_default() += 1;
                return None;
            }
            Op::Extract => [operands[0][lane_of(instruction, 1)], Undef],
            Op::Insert => {
                let mut pair = operands[0];
                pair[lane_of(instruction, 2)] = operands[1][0];
                pair
            }
            Op::Phi(_) => unreachable!("phis are read before"),
        };
        Some(value.map(|value| match value {
            Bits(bits) => Bits(bits & mask(if instruction.ty == Type::Pair { 32 } else { width })),
            other => other,
        }))
    }

    fn cast(
        &self,
        opcode: &str,
        from: Register,
        instruction: &Instruction,
        definite: &impl Fn(Value, u64) -> Value,
    ) -> Register {
        let (source, width) = (instruction.operands[0].1, instruction.operands[0].1.width());
        match (opcode, source, instruction.ty) {
            ("bitcast", Type::Pair, _) => [
                match from {
                    [Bits(low), Bits(high)] => Bits(low | high << 32),
                    [Undef, Undef] => Undef,
                    [Poison, _] | [_, Poison] => Poison,
                    [low, high] => both(definite(low, 0), definite(high, 1), |low, high| {
                        Some(low & mask(32) | high << 32)
                    }),
                },
                Undef,
            ],
            ("bitcast", ..) => match from[0] {
                Bits(bits) => [Bits(bits & mask(32)), Bits(bits >> 32)],
                other => [other; 2],
            },
            ("trunc", ..) => [from[0], Undef],
            (_, _, to) => {
                let Bits(bits) = definite(from[0], 0) else { return [Poison, Undef] };
                let bits = bits & mask(width);
                let value = match opcode {
                    "sext" => Bits(signed(bits, width) as u64),
                    "zext nneg" if signed(bits, width) < 0 => Poison,
                    "addrspacecast" if source == PRIVATE => Bits(bits | APERTURE << 32),
                    "addrspacecast" if source.width() < to.width() => Bits(bits | 5 << 32),
                    _ => Bits(bits),
                };
                [value, Undef]
            }
        }
    }

    /// What `lane` finds: in private memory its own, elsewhere what all find there at this moment.
    fn load(&self, address: Value, instruction: &Instruction, lane: &Lane, moment: u64) -> Value {
        let Bits(address) = address else { return Poison };
        let word = |address: u64| lane.memory.get(&address).copied().unwrap_or(Poison);
        match instruction.operands[0].1 {
            PRIVATE => word(address),
            FLAT if address >> 32 == APERTURE && instruction.ty == LONG => {
                let [low, high] = [0, 4].map(|offset| word(address & mask(32) | offset));
                match (low, high) {
                    (Bits(low), Bits(high)) => Bits(low | high << 32),
                    _ => Poison,
                }
            }
            FLAT if address >> 32 == APERTURE => word(address & mask(32)),
            _ => Bits(mix(&[address, moment]) % 97),
        }
    }
}

/// The element that operand `at`, a literal, names.
fn lane_of(instruction: &Instruction, at: usize) -> usize {
    match instruction.operands[at].0 {
        Operand::Literal(lane) => lane as usize,
        _ => unreachable!("elements are named by literals"),
    }
}

fn read(operand: Operand, ty: Type, registers: &[Register]) -> Register {
    match operand {
        Operand::Variable(variable) => registers[variable],
        Operand::Literal(value) => [Bits(value & mask(ty.width())); 2],
        Operand::Undef => [Undef; 2],
        Operand::Poison => [Poison; 2],
    }
}

/// What `operation` makes of two definite operands; poison if one is.
fn both(a: Value, b: Value, operation: impl Fn(u64, u64) -> Option<u64>) -> Value {
    match (a, b) {
        (Bits(a), Bits(b)) => operation(a, b).map_or(Poison, Bits),
        _ => Poison,
    }
}

fn compare(predicate: &str, a: u64, b: u64, width: u32) -> bool {
    match predicate {
        "eq" => a == b,
        "ne" => a != b,
        "ult" => a < b,
        _ => signed(a, width) < signed(b, width),
    }
}

fn binary(
    opcode: &str,
    flag: &str,
    operands: [Value; 2],
    width: u32,
    definite: impl Fn(Value, u64) -> Value,
) -> Value {
    if operands.contains(&Poison) {
        return Poison;
    }
    if matches!(opcode, "add" | "sub" | "xor") && operands.contains(&Undef) {
        return Undef;
    }
    both(definite(operands[0], 0), definite(operands[1], 1), |a, b| {
        let (a, b) = (a & mask(width), b & mask(width));
        let (long_a, long_b) = (i128::from(signed(a, width)), i128::from(signed(b, width)));
        let (wide_a, wide_b) = (i128::from(a), i128::from(b));
        let is_shift = matches!(opcode, "shl" | "lshr" | "ashr");
        if is_shift && b >= u64::from(width) {
            return None;
        }
        let exact = |a: i128, b: i128| match opcode {
            "add" => a + b,
            "sub" => a - b,
            "mul" => a.saturating_mul(b),
            _ => a << (wide_b as u32 & 63),
        };
        let fits_signed = |value: i128| value == i128::from(signed(value as u64 & mask(width), width));
        match flag {
            " nsw" if !fits_signed(exact(long_a, long_b)) => return None,
            " nuw" if exact(wide_a, wide_b) != i128::from(exact(wide_a, wide_b) as u64 & mask(width)) => {
                return None;
            }
            " disjoint" if a & b != 0 => return None,
            _ => {}
        }
        Some(match opcode {
            "add" => a.wrapping_add(b),
            "sub" => a.wrapping_sub(b),
            "mul" => a.wrapping_mul(b),
            "and" => a & b,
            "or" => a | b,
            "xor" => a ^ b,
            "shl" => a << b,
            "lshr" => a >> b,
            "ashr" => (signed(a, width) >> b) as u64,
            _ => return a.checked_div(b),
        })
    })
}

// ---- before the rules

/// The facts of a module, asked for amdgcn.
fn facts(text: &str) -> FactBase {
    let schema = dfquery_rules::built_in().schema().clone();
    let reading = dfquery_extract::read(&Source { name: "kernels.ll", bytes: text.as_bytes() }, schema);
    let mut errors = reading.diagnostics.iter().filter(|diagnostic| diagnostic.is_error());
    assert!(errors.next().is_none(), "{:?}\n{text}", reading.diagnostics);
    let mut base = reading.base;
    dfquery_extract::analysis::complete(&mut base);
    set_target(&mut base, "amdgcn");
    dfquery_rules::built_in().intern(&mut base);
    base
}

/// What was seen of kernels.
#[derive(Default)]
struct Tally {
    wrong: Vec<String>,
    /// Uses that are claimed to diverge, and those of them that were never seen to.
    claimed: usize,
    idle: usize,
    /// Uses that are claimed not to, and that several lanes came to.
    held: usize,
    /// Barriers to which not all lanes of a group were seen to come, and those of which that is claimed.
    divided: usize,
    divisible: usize,
    /// Those to which whole waves were seen not to come.
    by_waves: usize,
}

/// Adds to `base` which loads are not from private memory, as points-to of the whole module has it.
fn share_loads(base: &mut FactBase) {
    let program = Program::of(base.clone()).expect("what is asked by default");
    let analysis = Analysis::new(program);
    let shared = analysis.relation("loads_shared").expect("a relation");
    let instructions = base.schema().entity_type("Instruction").expect("the schema has it");
    let found = |row: Row<'_>| {
        let name = row.iter().next().expect("a column");
        let instruction = entity::Instruction(base.find(instructions, name).expect("an instruction"));
        relation::SharedLoad { instruction }
    };
    let rows: Vec<relation::SharedLoad> = shared.rows().map(found).collect();
    base.replace(rows);
}

/// Has lanes of some kernels run; of every other module with what points-to knows of its loads.
fn hold(first: u64) -> Tally {
    let kernels: Vec<Kernel> = (first..first + TOGETHER).map(Maker::kernel).collect();
    let text = module(&kernels);
    let mut base = facts(&text);
    if first / TOGETHER % 2 == 1 {
        share_loads(&mut base);
    }
    let session = dfquery_rules::built_in().session(&base);
    let divisible = named(&base, session.whole("divergent_barrier").arrays::<2>());
    let masked: Vec<[u32; 2]> = (0..base.parts())
        .flat_map(|part| session.part(part).relation("masked_instruction").arrays::<2>().to_vec())
        .collect();
    let by_lanes = named(&base, &masked);
    let mut tally = Tally { divisible: divisible.len(), ..Tally::default() };
    for (number, kernel) in (0..).zip(&kernels) {
        let claims = claims_of(&base, &session.part(number), number);
        tally.compare(kernel, false, &claims, (first, number), [&divisible, &by_lanes]);
        let claims = claims_of_group(&base, &session.part(number), number);
        tally.compare(kernel, true, &claims, (first, number), [&divisible, &by_lanes]);
    }
    tally
}

/// The instructions that `rows` begin with, by kernel, block and number.
fn named(base: &FactBase, rows: &[[u32; 2]]) -> BTreeSet<(u32, usize, usize)> {
    let instructions = base.schema().entity_type("Instruction").expect("the schema has it");
    let place = |row: &[u32; 2]| {
        let name = base.name(instructions, row[0]);
        let (kernel, local) = name.strip_prefix('k')?.split_once('/')?;
        let (block, number) = place_of(local)?;
        Some((kernel.parse().ok()?, block, number))
    };
    rows.iter().filter_map(place).collect()
}

impl Tally {
    /// Has lanes of `kernel` run, and compares them with `claims`, and its barriers with `divisible`; `by_lanes` are the
    /// instructions that lanes of one wave may come to apart.
    fn compare(
        &mut self,
        kernel: &Kernel,
        is_group: bool,
        claims: &HashMap<Place, Claim>,
        (first, number): (u64, u32),
        [divisible, by_lanes]: [&BTreeSet<(u32, usize, usize)>; 2],
    ) {
        let mut differs: BTreeMap<Place, bool> = BTreeMap::new();
        let mut divided: BTreeSet<(usize, usize)> = BTreeSet::new();
        for seed in 0..6 {
            let mut wave = Wave::new(kernel, is_group, claims, mix(&[first, u64::from(number), seed]));
            wave.run();
            wave.differs.iter().for_each(|(place, seen)| *differs.entry(*place).or_default() |= seen);
            divided.extend(wave.divided());
            let missed = divided.iter().find(|(block, at)| !divisible.contains(&(number, *block, *at)));
            let what = match (wave.wrong, missed) {
                (Some(place), _) => format!("{place:?} is not {:?}", claims[&place]),
                (None, Some(barrier)) => format!("some lanes do not come to the barrier {barrier:?}"),
                (None, None) => continue,
            };
            let mut text = String::new();
            kernel.write(&mut text, u64::from(number));
            let (group, told) = (kernel.group, kernel.is_told);
            let level = if is_group { "a group" } else { "a wave" };
            let id = first + u64::from(number);
            self.wrong
                .push(format!("{what} in {level} (kernel {id}, groups {group:?}, told: {told})\n{text}"));
            break;
        }
        self.divided += divided.len();
        let lanes = |(block, at): &&(usize, usize)| !by_lanes.contains(&(number, *block, *at));
        self.by_waves += divided.iter().filter(lanes).count();
        for (place, seen) in differs.into_iter().filter(|(place, _)| place.2 != RESULT) {
            match claims.get(&place) {
                Some(Claim::Stride(0)) => self.held += 1,
                Some(_) => {
                    self.claimed += 1;
                    self.idle += usize::from(!seen);
                }
                None => {}
            }
        }
    }
}

#[test]
fn kernels_are_claimed_as_lanes_run() {
    let cases = std::env::var("DFQUERY_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let start =
        std::env::var("PROPTEST_RNG_SEED").ok().and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let batches = cases.div_ceil(TOGETHER);
    let tallies: Vec<Tally> = (0..batches)
        .into_par_iter()
        .map(|batch| hold(start.wrapping_mul(1 << 32) + batch * TOGETHER))
        .collect();
    let sum = |of: fn(&Tally) -> usize| tallies.iter().map(of).sum::<usize>();
    let (claimed, idle, held) =
        (sum(|tally| tally.claimed), sum(|tally| tally.idle), sum(|tally| tally.held));
    let (divided, divisible) = (sum(|tally| tally.divided), sum(|tally| tally.divisible));
    let by_waves = sum(|tally| tally.by_waves);
    println!(
        "{} kernels: {held} uses held uniform, {claimed} claimed to diverge, {idle} of them never seen to; \
         {divisible} barriers to which not all may come, {divided} of them seen so, \
         {by_waves} by whole waves",
        batches * TOGETHER
    );
    let wrong: Vec<&String> = tallies.iter().flat_map(|tally| &tally.wrong).collect();
    assert!(wrong.is_empty(), "{} of them, the first:\n{}", wrong.len(), wrong[0]);
    assert!(by_waves > 0 && divided > by_waves, "lanes and waves come to barriers apart");
    assert!(held > claimed / 10 && claimed > held / 10, "lanes see both");
}

#[test]
fn llvm_accepts_the_kernels() {
    let kernels: Vec<Kernel> = (0..TOGETHER).map(Maker::kernel).collect();
    crate::outside::run("opt-22", &["-passes=verify", "-disable-output"], &module(&kernels));
}

// ---- more knowledge

/// Places that are claimed uniform, of every kernel of `base`, in waves and in groups.
fn uniform_places(base: &FactBase) -> BTreeSet<(u32, bool, Place)> {
    let session = dfquery_rules::built_in().session(base);
    let of = |number: u32| {
        let part = session.part(number);
        let wave = claims_of(base, &part, number).into_iter().map(|claim| (false, claim));
        let group = claims_of_group(base, &part, number).into_iter().map(|claim| (true, claim));
        let both: Vec<_> = wave.chain(group).collect();
        both.into_iter()
            .filter(|(_, (_, claim))| *claim == Claim::Stride(0))
            .map(move |(is_group, (place, _))| (number, is_group, place))
    };
    (0..base.parts()).flat_map(of).collect()
}

/// The facts of `text` if the user says that the indices x of work-items are of `class` and `stride`.
fn told(text: &str, class: &str, stride: i32) -> FactBase {
    let mut base = facts(text);
    let class = base.intern(class);
    let is_index = |row: &relation::Intrinsic| base.symbol_text(row.name) == "amdgcn.workitem.id.x";
    let calls: BTreeSet<entity::Instruction> =
        base.tuples::<relation::Intrinsic>().filter(is_index).map(|row| row.instruction).collect();
    let source =
        |row: relation::Def| relation::DivergenceSource { value: row.value, class, stride: stride as u32 };
    let of_index = |row: &relation::Def| calls.contains(&row.instruction);
    let rows: Vec<relation::DivergenceSource> =
        base.tuples::<relation::Def>().filter(of_index).map(source).collect();
    base.replace(rows);
    base
}

/// What is claimed with less knowledge and not with more, in kernels from `first` on.
fn lost(first: u64) -> Vec<String> {
    let mut kernels: Vec<Kernel> = (first..first + TOGETHER).map(Maker::kernel).collect();
    let mut text = |is_told: bool| {
        kernels.iter_mut().for_each(|kernel| kernel.is_told = is_told);
        module(&kernels)
    };
    let (untold, sized) = (text(false), text(true));
    let pairs = [
        ("the size of a work-group", facts(&untold), facts(&sized)),
        ("a stride", told(&untold, "random", 0), told(&untold, "strided", 4)),
        ("a uniform index", told(&untold, "random", 0), told(&untold, "uniform", 0)),
    ];
    let lost = |(what, less, more): &(&str, FactBase, FactBase)| {
        let (less, more) = (uniform_places(less), uniform_places(more));
        let gone = less.difference(&more).next().copied()?;
        Some(format!("with {what}, {gone:?} is no longer uniform (kernels from {first})\n{untold}"))
    };
    pairs.iter().filter_map(lost).collect()
}

#[test]
fn more_knowledge_of_indices_claims_no_less() {
    let cases = std::env::var("DFQUERY_CASES").ok().and_then(|text| text.parse().ok()).unwrap_or(CASES);
    let start =
        std::env::var("PROPTEST_RNG_SEED").ok().and_then(|text| text.parse::<u64>().ok()).unwrap_or(0);
    let batches = (0..cases.div_ceil(TOGETHER)).into_par_iter();
    let lost: Vec<String> =
        batches.flat_map(|batch| lost(start.wrapping_mul(1 << 32) + batch * TOGETHER)).collect();
    assert!(lost.is_empty(), "{} of them, the first:\n{}", lost.len(), lost[0]);
}
