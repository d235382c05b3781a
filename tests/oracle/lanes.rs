//! Programs over variables, and what lanes that run them can be seen to disagree on.
//!
//! Two models say when lanes are together. By *iteration*, every lane runs alone, and two are together where they
//! have come to a block with equal counts for the headers of all cycles around it. By *ipdom*, lanes run side by side
//! with a stack of immediate post-dominators, and are together when they take one step.

use std::{
    collections::HashMap,
    hash::{BuildHasherDefault, Hasher},
};

/// How many lanes run side by side.
pub const LANES: usize = 4;
/// How many blocks a lane passes at most.
const STEPS: usize = 160;

/// What a statement makes.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Op {
    /// Another value for every lane and every time.
    Div,
    /// The number of the lane, plus what is the same for all.
    Lane,
    /// The same for all lanes, another one every time.
    Uni,
    /// Always the same.
    Inv,
    Const(i64),
    Add(Operand, Operand),
    Sub(Operand, Operand),
    Mul(Operand, i64),
    Equal(Operand, Operand),
    Copy(usize),
    Use(usize),
    /// By predecessor its variable; stands in front of everything else.
    Phi(Vec<(usize, usize)>),
}

/// A variable or a constant.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    Variable(usize),
    Constant(i64),
}

/// One assignment, or a use.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Statement {
    pub name: String,
    pub target: Option<usize>,
    pub op: Op,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Block {
    pub statements: Vec<Statement>,
    /// What tells the leg, where there are several.
    pub condition: Option<usize>,
    pub legs: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    pub blocks: Vec<Block>,
    pub variables: usize,
}

/// Where something is read or made: block, statement (behind the last one the branch), operand or [`RESULT`].
pub type Place = (usize, usize, usize);

/// Stands for the operand of a place that is a result.
pub const RESULT: usize = 99;

impl Op {
    /// What is read, in the order of operands.
    pub fn operands(&self) -> Vec<Operand> {
        match self {
            Op::Add(a, b) | Op::Sub(a, b) | Op::Equal(a, b) => vec![*a, *b],
            Op::Mul(a, factor) => vec![*a, Operand::Constant(*factor)],
            Op::Copy(a) | Op::Use(a) => vec![Operand::Variable(*a)],
            Op::Const(value) => vec![Operand::Constant(*value)],
            Op::Div | Op::Lane | Op::Uni | Op::Inv | Op::Phi(_) => Vec::new(),
        }
    }
}

impl Code {
    /// All places that read a variable, but for those of phis.
    pub fn uses(&self) -> Vec<Place> {
        let mut uses = Vec::new();
        for (at, block) in self.blocks.iter().enumerate() {
            for (number, statement) in block.statements.iter().enumerate() {
                for (operand, read) in statement.op.operands().into_iter().enumerate() {
                    if matches!(read, Operand::Variable(_)) {
                        uses.push((at, number, operand));
                    }
                }
            }
            if block.condition.is_some() {
                uses.push((at, block.statements.len(), 0));
            }
        }
        uses
    }

    /// The program for the eye.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (at, block) in self.blocks.iter().enumerate() {
            text += &format!("b{at}: ");
            for Statement { target, op, .. } in &block.statements {
                let target = target.map_or(String::new(), |target| format!("v{target} = "));
                text += &format!("{target}{op:?}; ");
            }
            text += &format!("{:?} -> {:?}\n", block.condition, block.legs);
        }
        text
    }

    /// The cycles around each block, the largest first, by their headers.
    ///
    /// A cycle is a strongly connected set; its header is what a depth-first walk meets first; without it come the
    /// cycles within.
    pub fn cycles(&self) -> Vec<Vec<usize>> {
        let mut preorder = vec![usize::MAX; self.blocks.len()];
        let mut count = 0;
        self.walk(0, &mut preorder, &mut count);
        let mut around = vec![Vec::new(); self.blocks.len()];
        let all: Vec<bool> = preorder.iter().map(|&number| number != usize::MAX).collect();
        self.nest(&all, &preorder, &mut around);
        around
    }

    fn walk(&self, block: usize, preorder: &mut [usize], count: &mut usize) {
        preorder[block] = *count;
        *count += 1;
        for &to in &self.blocks[block].legs {
            if preorder[to] == usize::MAX {
                self.walk(to, preorder, count);
            }
        }
    }

    fn nest(&self, inside: &[bool], preorder: &[usize], around: &mut [Vec<usize>]) {
        let reach: Vec<Vec<bool>> = (0..inside.len()).map(|block| self.reached(block, inside)).collect();
        let mut done = vec![false; inside.len()];
        for block in (0..inside.len()).filter(|&block| inside[block]) {
            if done[block] || !reach[block][block] {
                continue;
            }
            let mut cycle: Vec<bool> =
                (0..inside.len()).map(|other| reach[block][other] && reach[other][block]).collect();
            let members = || (0..inside.len()).filter(|&other| reach[block][other] && reach[other][block]);
            let header = members().min_by_key(|&other| preorder[other]).expect("a cycle has blocks");
            for member in members() {
                done[member] = true;
                around[member].push(header);
            }
            cycle[header] = false;
            self.nest(&cycle, preorder, around);
        }
    }

    /// What is reached from `block` by at least one edge, staying `inside`.
    fn reached(&self, block: usize, inside: &[bool]) -> Vec<bool> {
        let mut seen = vec![false; inside.len()];
        let mut open = vec![block];
        while let Some(at) = open.pop().filter(|_| inside[block]) {
            for &to in &self.blocks[at].legs {
                if inside[to] && !std::mem::replace(&mut seen[to], true) {
                    open.push(to);
                }
            }
        }
        seen
    }
}

/// What is claimed of a place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Claim {
    /// Lanes are so far apart; 0 is uniform.
    Stride(i64),
    Random,
}

/// What was seen of all places, held against what is claimed of them.
#[derive(Default)]
pub struct Observer {
    pub claims: HashMap<Place, Claim>,
    /// Places where lanes that were together had different values.
    pub differs: HashMap<Place, bool>,
    /// The first place where a claim was wrong.
    pub wrong: Option<Place>,
    /// By moment and place, mixed, the first lane that was there and its value.
    together: HashMap<u64, (usize, i64), BuildHasherDefault<Mixed>>,
}

/// Takes keys that are mixed already as they are.
#[derive(Default)]
struct Mixed(u64);

impl Hasher for Mixed {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {
        unreachable!("all keys are numbers");
    }

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

impl Observer {
    /// Has seen nothing yet.
    pub fn of(claims: HashMap<Place, Claim>) -> Self {
        Observer { claims, ..Observer::default() }
    }

    fn see(&mut self, key: u64, place: Place, lane: usize, value: Option<i64>) {
        let Some(value) = value else { return };
        let (block, statement, operand) = place;
        let moment = mix(&[key, (block << 20 | statement << 8 | operand) as u64]);
        let (other, before) = *self.together.entry(moment).or_insert((lane, value));
        if other == lane {
            return;
        }
        if before != value {
            self.differs.insert(place, true);
        }
        if let Some(Claim::Stride(stride)) = self.claims.get(&place) {
            let distance = (lane as i64 - other as i64).wrapping_mul(*stride);
            if value.wrapping_sub(before) != distance {
                self.wrong.get_or_insert(place);
            }
        }
    }
}

/// Mixes the numbers.
pub fn mix(numbers: &[u64]) -> u64 {
    numbers.iter().fold(0x9e37_79b9_7f4a_7c15, |hash, &number| {
        let hash = (hash ^ number).wrapping_mul(0xff51_afd7_ed55_8ccd);
        hash ^ (hash >> 31)
    })
}

/// One lane.
#[derive(Clone)]
struct Lane {
    number: usize,
    variables: Vec<Option<i64>>,
    at: usize,
    from: usize,
}

/// Lanes that are together, or a place where they wait for each other.
struct Group {
    lanes: Vec<Lane>,
    /// Where they stop.
    end: Option<usize>,
    /// Where lanes meet that wait here.
    gathers: Option<usize>,
}

/// One run of all lanes.
pub struct Run<'c> {
    code: &'c Code,
    seed: u64,
    observer: &'c mut Observer,
}

impl<'c> Run<'c> {
    pub fn new(code: &'c Code, seed: u64, observer: &'c mut Observer) -> Self {
        observer.together.clear();
        Run { code, seed, observer }
    }

    fn lane(&self, number: usize) -> Lane {
        Lane { number, variables: vec![None; self.code.variables], at: 0, from: usize::MAX }
    }

    /// Runs every lane alone; `cycles` are those of the code.
    pub fn by_iteration(&mut self, cycles: &[Vec<usize>]) {
        for number in 0..LANES {
            let mut lane = self.lane(number);
            let mut counts: Vec<u64> = Vec::new();
            for _ in 0..STEPS {
                let (around, before) = (&cycles[lane.at], cycles.get(lane.from));
                let common = before.map_or(0, |b| b.iter().zip(around).take_while(|(x, y)| x == y).count());
                counts.truncate(common);
                counts.resize(around.len(), 0);
                if let Some(header) = around.iter().position(|&header| header == lane.at) {
                    counts[header] += 1;
                }
                let key = mix(&[lane.at as u64, mix(&counts)]);
                let Some(to) = self.step(&mut lane, key) else { break };
                lane.from = lane.at;
                lane.at = to;
            }
        }
    }

    /// Runs lanes side by side; `ends` are the immediate post-dominators.
    pub fn by_ipdom(&mut self, ends: &[Option<usize>]) {
        let lanes = (0..LANES).map(|number| self.lane(number)).collect();
        let mut stack = vec![Group { lanes, end: None, gathers: None }];
        let mut steps = 0;
        while let Some(Group { lanes, end, .. }) = stack.pop() {
            if lanes.is_empty() || steps > STEPS * LANES {
                continue;
            }
            let at = lanes[0].at;
            if Some(at) == end {
                let waiting = stack.iter_mut().rev().find(|group| group.gathers == end);
                waiting.expect("lanes that part leave a place to meet").lanes.extend(lanes);
                continue;
            }
            steps += 1;
            let mut groups = self.pass(lanes, mix(&[steps as u64]));
            if let [_] = groups[..] {
                stack.push(Group { lanes: groups.remove(0), end, gathers: None });
            } else if !groups.is_empty() {
                let meet = ends[at];
                if meet.is_some() && meet != end {
                    stack.push(Group { lanes: Vec::new(), end, gathers: meet });
                }
                let turn = mix(&[self.seed, steps as u64, 7]) as usize % groups.len();
                groups.rotate_left(turn);
                stack.extend(groups.into_iter().map(|lanes| Group { lanes, end: meet, gathers: None }));
            }
        }
    }

    /// Takes lanes that are together through their block; gives them by where they go.
    fn pass(&mut self, lanes: Vec<Lane>, key: u64) -> Vec<Vec<Lane>> {
        let mut groups: Vec<Vec<Lane>> = Vec::new();
        for mut lane in lanes {
            let Some(to) = self.step(&mut lane, key) else { continue };
            lane.from = lane.at;
            lane.at = to;
            match groups.iter_mut().find(|group| group[0].at == to) {
                Some(group) => group.push(lane),
                None => groups.push(vec![lane]),
            }
        }
        groups
    }

    /// Executes the block in which `lane` stands; gives the next one, if it goes on.
    fn step(&mut self, lane: &mut Lane, key: u64) -> Option<usize> {
        let block = &self.code.blocks[lane.at];
        let old = lane.variables.clone();
        for (number, statement) in block.statements.iter().enumerate() {
            let place = |operand| (lane.at, number, operand);
            let mut read = Vec::new();
            for (at, operand) in statement.op.operands().into_iter().enumerate() {
                let value = match operand {
                    Operand::Variable(variable) => lane.variables[variable],
                    Operand::Constant(value) => Some(value),
                };
                if matches!(operand, Operand::Variable(_)) {
                    self.observer.see(key, place(at), lane.number, value);
                }
                read.push(value);
            }
            let value = self.value(&statement.op, &read, &old, lane, key, number);
            if let Some(target) = statement.target {
                lane.variables[target] = value;
                self.observer.see(key, place(RESULT), lane.number, value);
            }
        }
        self.branch(block, lane, key)
    }

    fn branch(&mut self, block: &Block, lane: &Lane, key: u64) -> Option<usize> {
        let Some(condition) = block.condition else { return block.legs.first().copied() };
        let value = lane.variables[condition];
        self.observer.see(key, (lane.at, block.statements.len(), 0), lane.number, value);
        let choice = mix(&[value? as u64]) as usize;
        Some(block.legs[choice % block.legs.len()])
    }

    fn value(
        &self,
        op: &Op,
        read: &[Option<i64>],
        old: &[Option<i64>],
        lane: &Lane,
        key: u64,
        number: usize,
    ) -> Option<i64> {
        let node = (lane.at * 64 + number) as u64;
        let random = |numbers: &[u64]| (mix(&[self.seed, node, mix(numbers)]) >> 3) as i64;
        match op {
            Op::Div => Some(random(&[key, lane.number as u64 + 1]) % 8),
            Op::Lane => Some((random(&[key]) % 4).wrapping_add(lane.number as i64)),
            Op::Uni => Some(random(&[key]) % 8),
            Op::Inv => Some(random(&[]) % 8),
            Op::Add(..) => Some(read[0]?.wrapping_add(read[1]?)),
            Op::Sub(..) => Some(read[0]?.wrapping_sub(read[1]?)),
            Op::Mul(..) => Some(read[0]?.wrapping_mul(read[1]?)),
            Op::Equal(..) => Some(i64::from(read[0]? == read[1]?)),
            Op::Copy(_) | Op::Use(_) | Op::Const(_) => read[0],
            Op::Phi(arms) => old[arms.iter().find(|(from, _)| *from == lane.from)?.1],
        }
    }
}
