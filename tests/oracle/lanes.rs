//! Programs over variables, and what lanes that run them can be seen to disagree on.
//!
//! Two models say when lanes are together. By *iteration*, every lane runs alone, and two are together where they
//! have come to a block with equal counts for the headers of all cycles around it. By *ipdom*, lanes run side by side
//! with a stack of immediate post-dominators, and are together when they take one step.

use std::{
    collections::{BTreeSet, HashMap},
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
    /// The same for all lanes, a different one every time.
    Uni,
    /// Always the same.
    Inv,
    Const(i64),
    Add(Operand, Operand),
    Sub(Operand, Operand),
    Mul(Operand, i64),
    Equal(Operand, Operand),
    /// Extended with its sign to as many bits as it has.
    Extend(Operand),
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
    /// What tells the successor, where there are several.
    pub condition: Option<usize>,
    pub successors: Vec<usize>,
}

#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Code {
    pub blocks: Vec<Block>,
    pub variables: usize,
}

/// A place of a read or a result: block, statement (after the last one the branch), operand or [`RESULT`].
pub type Place = (usize, usize, usize);

/// Stands for the operand of a place that is a result.
pub const RESULT: usize = 99;

impl Op {
    /// What is read, in the order of operands.
    pub fn operands(&self) -> impl Iterator<Item = Operand> {
        let operands = match self {
            Op::Add(a, b) | Op::Sub(a, b) | Op::Equal(a, b) => [Some(*a), Some(*b)],
            Op::Extend(a) => [Some(*a), None],
            Op::Mul(a, factor) => [Some(*a), Some(Operand::Constant(*factor))],
            Op::Copy(a) | Op::Use(a) => [Some(Operand::Variable(*a)), None],
            Op::Const(value) => [Some(Operand::Constant(*value)), None],
            Op::Div | Op::Lane | Op::Uni | Op::Inv | Op::Phi(_) => [None, None],
        };
        operands.into_iter().flatten()
    }
}

impl Code {
    /// All places that read a variable, but for those of phis.
    pub fn uses(&self) -> Vec<Place> {
        let mut uses = Vec::new();
        for (at, block) in self.blocks.iter().enumerate() {
            for (number, statement) in block.statements.iter().enumerate() {
                for (operand, read) in statement.op.operands().enumerate() {
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
            text += &format!("{:?} -> {:?}\n", block.condition, block.successors);
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
        for &to in &self.blocks[block].successors {
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
            for &to in &self.blocks[at].successors {
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

/// What was seen of a place by several lanes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Neighbouring lanes were always so far apart.
    By(i64),
    /// There is no such number.
    Any,
}

impl Step {
    /// How far lanes are apart that are `lanes` lanes from each other, if they are `apart` together.
    fn of(apart: i64, lanes: i64) -> Self {
        match apart.wrapping_rem(lanes) {
            0 => Step::By(apart.wrapping_div(lanes)),
            _ => Step::Any,
        }
    }
}

impl Claim {
    /// Whether lanes can be seen to be `step` apart.
    pub fn allows(self, step: Step) -> bool {
        match self {
            Claim::Stride(stride) => step == Step::By(stride),
            Claim::Random => true,
        }
    }
}

/// What was seen of all places, held against what is claimed of them.
#[derive(Default)]
pub struct Observer {
    places: Vec<Sight>,
    /// The first place where a claim was wrong.
    pub wrong: Option<Place>,
    /// Blocks that some of the lanes have executed without the others, in runs in which all came to an end.
    pub apart: BTreeSet<usize>,
    /// By moment and place, mixed, the first lane that was there and its value.
    together: HashMap<u64, (usize, i64), BuildHasherDefault<Mixed>>,
}

/// What is claimed of one place, and how far lanes that were together were seen apart there.
#[derive(Clone, Copy, Default)]
struct Sight {
    claim: Option<Claim>,
    step: Option<Step>,
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

/// Statements of a block at most, its branch included.
const STATEMENTS: usize = 16;
/// Operands of a statement at most, its result included.
const OPERANDS: usize = 8;

/// The number of a place among all.
fn number(&(block, statement, operand): &Place) -> usize {
    debug_assert!(statement < STATEMENTS && (operand < OPERANDS - 1 || operand == RESULT));
    (block * STATEMENTS + statement) * OPERANDS + operand.min(OPERANDS - 1)
}

impl Observer {
    /// Has seen nothing of `code` yet.
    pub fn new(code: &Code, claims: &HashMap<Place, Claim>) -> Self {
        let mut places = vec![Sight::default(); code.blocks.len() * STATEMENTS * OPERANDS];
        for (place, claim) in claims {
            places[number(place)].claim = Some(*claim);
        }
        Observer { places, ..Observer::default() }
    }

    fn see(&mut self, key: u64, place: Place, lane: usize, value: Option<i64>) {
        let Some(value) = value else { return };
        let at = number(&place);
        let (other, before) = *self.together.entry(mix(&[key, at as u64])).or_insert((lane, value));
        if other == lane {
            return;
        }
        let step = Step::of(value.wrapping_sub(before), lane as i64 - other as i64);
        let sight = &mut self.places[at];
        if *sight.step.get_or_insert(step) != step {
            sight.step = Some(Step::Any);
        }
        if sight.claim.is_some_and(|claim| !claim.allows(step)) {
            self.wrong.get_or_insert(place);
        }
    }

    /// What is claimed of `place`.
    pub fn claim(&self, place: &Place) -> Option<Claim> {
        self.places[number(place)].claim
    }

    /// How far lanes that were together were apart at `place`, if any were.
    pub fn step(&self, place: &Place) -> Option<Step> {
        self.places[number(place)].step
    }

    /// Whether lanes that were together had different values at `place`.
    pub fn differs(&self, place: &Place) -> bool {
        self.step(place).is_some_and(|step| step != Step::By(0))
    }
}

/// Brings `counts`, how often each header around a block was passed, from those around `from` to those around `at`;
/// `cycles` has the headers around each block, the outermost first.
pub fn count_rounds(cycles: &[Vec<usize>], at: usize, from: Option<usize>, counts: &mut Vec<u64>) {
    let (around, before) = (&cycles[at], from.and_then(|from| cycles.get(from)));
    let common = before.map_or(0, |b| b.iter().zip(around).take_while(|(x, y)| x == y).count());
    counts.truncate(common);
    counts.resize(around.len(), 0);
    if let Some(header) = around.iter().position(|&header| header == at) {
        counts[header] += 1;
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
    /// Whether some lane went no further though it did not return.
    stuck: bool,
}

impl<'c> Run<'c> {
    pub fn new(code: &'c Code, seed: u64, observer: &'c mut Observer) -> Self {
        observer.together.clear();
        Run { code, seed, observer, stuck: false }
    }

    fn lane(&self, number: usize) -> Lane {
        Lane { number, variables: vec![None; self.code.variables], at: 0, from: usize::MAX }
    }

    /// Runs every lane alone; `cycles` are those of the code.
    pub fn by_iteration(&mut self, cycles: &[Vec<usize>]) {
        let mut moments: HashMap<u64, (usize, usize)> = HashMap::new();
        for number in 0..LANES {
            let mut lane = self.lane(number);
            let mut counts: Vec<u64> = Vec::new();
            for step in 0..=STEPS {
                if step == STEPS {
                    self.stuck = true;
                    break;
                }
                count_rounds(cycles, lane.at, Some(lane.from), &mut counts);
                let key = mix(&[lane.at as u64, mix(&counts)]);
                moments.entry(key).or_insert((lane.at, 0)).1 += 1;
                let Some(to) = self.step(&mut lane, key) else { break };
                lane.from = lane.at;
                lane.at = to;
            }
        }
        self.were_apart(moments.into_values());
    }

    /// Notes the blocks that fewer than all lanes have executed, each with how many; not if some lane did not come to an end.
    fn were_apart(&mut self, groups: impl Iterator<Item = (usize, usize)>) {
        if !self.stuck {
            self.observer.apart.extend(groups.filter(|(_, lanes)| *lanes < LANES).map(|(block, _)| block));
        }
    }

    /// Runs lanes side by side; `ends` are the immediate post-dominators.
    pub fn by_ipdom(&mut self, ends: &[Option<usize>]) {
        let lanes = (0..LANES).map(|number| self.lane(number)).collect();
        let mut stack = vec![Group { lanes, end: None, gathers: None }];
        let mut steps = 0;
        let mut groups_at = Vec::new();
        while let Some(Group { lanes, end, .. }) = stack.pop() {
            if lanes.is_empty() || steps > STEPS * LANES {
                self.stuck |= !lanes.is_empty();
                continue;
            }
            let at = lanes[0].at;
            if Some(at) == end {
                let waiting = stack.iter_mut().rev().find(|group| group.gathers == end);
                waiting.expect("lanes that part leave a place to meet").lanes.extend(lanes);
                continue;
            }
            steps += 1;
            groups_at.push((at, lanes.len()));
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
        self.were_apart(groups_at.into_iter());
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
        let has_phis = block.statements.first().is_some_and(|first| matches!(first.op, Op::Phi(_)));
        let old = if has_phis { lane.variables.clone() } else { Vec::new() };
        for (number, statement) in block.statements.iter().enumerate() {
            let place = |operand| (lane.at, number, operand);
            let mut read = [None; 2];
            for (at, operand) in statement.op.operands().enumerate() {
                let value = match operand {
                    Operand::Variable(variable) => lane.variables[variable],
                    Operand::Constant(value) => Some(value),
                };
                if matches!(operand, Operand::Variable(_)) {
                    self.observer.see(key, place(at), lane.number, value);
                }
                read[at] = value;
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
        let Some(condition) = block.condition else { return block.successors.first().copied() };
        let value = lane.variables[condition];
        self.observer.see(key, (lane.at, block.statements.len(), 0), lane.number, value);
        self.stuck |= value.is_none();
        let choice = mix(&[value? as u64]) as usize;
        Some(block.successors[choice % block.successors.len()])
    }

    fn value(
        &self,
        op: &Op,
        read: &[Option<i64>; 2],
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
            Op::Copy(_) | Op::Use(_) | Op::Const(_) | Op::Extend(_) => read[0],
            Op::Phi(arms) => old[arms.iter().find(|(from, _)| *from == lane.from)?.1],
        }
    }
}
