//! Random control-flow graphs.
//!
//! Three families: wholly random ones, with blocks that nothing reaches and cycles of several entries; graphs that are
//! reducible by construction; and graphs of structured programs, some of whose empty blocks are left out.

use crate::analyses::{Relation, dominance};
use proptest::{collection::vec, prelude::*};

/// A control-flow graph: for every block the targets of its legs. Block 0 is the entry, and no edge leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    /// The targets of the legs of each block.
    pub legs: Vec<Vec<usize>>,
}

impl Graph {
    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        self.legs.len()
    }

    /// The edges with their legs: from, to, leg.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let legs = self.legs.iter().enumerate();
        legs.flat_map(|(from, legs)| legs.iter().enumerate().map(move |(leg, &to)| (from, to, leg)))
    }

    /// Which blocks the legs of `starts` lead to, and so on, without going through `avoided`.
    pub fn reached(&self, starts: &[usize], avoided: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; self.blocks()];
        let mut open: Vec<usize> = starts.to_vec();
        while let Some(block) = open.pop() {
            if Some(block) != avoided && !std::mem::replace(&mut seen[block], true) {
                open.extend(&self.legs[block]);
            }
        }
        seen
    }

    /// The edges that go back in a depth-first walk: to a block whose legs are still being followed.
    pub fn retreats(&self) -> Vec<(usize, usize)> {
        let (mut seen, mut open) = (vec![false; self.blocks()], vec![false; self.blocks()]);
        let (mut stack, mut retreats) = (vec![(0, 0)], Vec::new());
        seen[0] = true;
        open[0] = true;
        while let Some((block, leg)) = stack.pop() {
            let Some(&to) = self.legs[block].get(leg) else {
                open[block] = false;
                continue;
            };
            stack.push((block, leg + 1));
            if open[to] {
                retreats.push((block, to));
            } else if !std::mem::replace(&mut seen[to], true) {
                open[to] = true;
                stack.push((to, 0));
            }
        }
        retreats
    }

    /// The graph with a cycle of two more blocks, entered at both, that leads on to the last block.
    pub fn with_tangle(mut self) -> Graph {
        let (last, one) = (self.blocks() - 1, self.blocks());
        self.legs[0].extend([one, one + 1]);
        self.legs.extend([vec![one + 1], vec![one]]);
        if last > 0 {
            self.legs[one].push(last);
        }
        self
    }

    /// The graph without the blocks that nothing reaches.
    pub fn trimmed(&self) -> Graph {
        self.only(&self.reached(&[0], None))
    }

    /// The graph of the blocks in `kept`, to which no other block may lead.
    fn only(&self, kept: &[bool]) -> Graph {
        let number = |block: usize| kept[..block].iter().filter(|&&kept| kept).count();
        let blocks = (0..self.blocks()).filter(|&block| kept[block]);
        Graph { legs: blocks.map(|block| self.legs[block].iter().map(|&to| number(to)).collect()).collect() }
    }

    /// The graph in which edges jump over the chosen blocks of one leg, as if they were empty.
    fn threaded(mut self, chosen: u64) -> Graph {
        let mut kept = vec![true; self.blocks()];
        for (block, kept) in kept.iter_mut().enumerate().skip(1) {
            let [to] = self.legs[block][..] else { continue };
            if chosen >> (block % 64) & 1 == 1 && to != block {
                *kept = false;
                self.legs.iter_mut().flatten().filter(|leg| **leg == block).for_each(|leg| *leg = to);
            }
        }
        self.only(&kept)
    }
}

/// Any graph of at most `most` blocks.
pub fn wild(most: usize) -> impl Strategy<Value = Graph> {
    let legs = |count| vec(0..most, count);
    let ends = prop_oneof![1 => legs(0..=0), 3 => legs(1..=1), 6 => legs(2..=2), 1 => legs(3..=5)];
    vec(ends, 1..=most).prop_map(|mut legs| {
        let others = legs.len() - 1;
        for legs in &mut legs {
            legs.truncate(if others == 0 { 0 } else { legs.len() });
            legs.iter_mut().for_each(|to| *to = 1 + *to % others);
        }
        Graph { legs }
    })
}

/// A structured program with jumps into the middle of what it does: nested loops with side entrances.
pub fn tangled() -> impl Strategy<Value = Graph> {
    (structured(), vec((any::<usize>(), any::<usize>()), 1..4)).prop_map(|(graph, jumps)| {
        let mut graph = graph.trimmed();
        for (from, to) in jumps {
            let others = graph.blocks() - 1;
            if others > 0 {
                let from = from % graph.blocks();
                graph.legs[from].push(1 + to % others);
                graph.legs[from].truncate(5);
            }
        }
        graph
    })
}

/// A reducible graph of at most `most` blocks, with short jumps so that dominator trees get deep.
///
/// Every reducible graph is an acyclic one with edges from blocks to their dominators added.
pub fn reducible(most: usize) -> impl Strategy<Value = Graph> {
    let jumps = |longest: usize, count| vec(1..=longest, count);
    let distances =
        prop_oneof![4 => jumps(1, 1..=1), 6 => jumps(3, 2..=2), 1 => jumps(5, 2..=5), 1 => jumps(8, 0..=1)];
    let back = |count| vec((0..16_usize, any::<bool>()), count);
    let repeats = prop_oneof![1 => back(0..=0), 1 => back(1..=2)];
    vec((distances, repeats), 1..=most).prop_map(|blocks| {
        let last = blocks.len() - 1;
        let ahead = |(from, (distances, _)): (usize, &(Vec<usize>, _))| {
            distances.iter().filter(|_| from < last).map(|distance| (from + distance).min(last)).collect()
        };
        let mut graph = Graph { legs: blocks.iter().enumerate().map(ahead).collect() };
        let dominates = dominance(&graph);
        for (block, (_, repeats)) in blocks.iter().enumerate() {
            repeats.iter().for_each(|&choice| add_back_edge(&mut graph, &dominates, block, choice));
        }
        graph
    })
}

/// Adds a leg from `block` to one of its dominators, in front or behind.
fn add_back_edge(graph: &mut Graph, dominates: &Relation, block: usize, (choice, in_front): (usize, bool)) {
    let headers: Vec<usize> = (1..=block).filter(|&header| dominates[header][block]).collect();
    if let Some(at) = choice.checked_rem(headers.len()) {
        let legs = &mut graph.legs[block];
        legs.insert(if in_front { 0 } else { legs.len() }, headers[headers.len() - 1 - at]);
    }
}

/// A structured statement.
#[derive(Clone, Debug)]
enum Statement {
    Step,
    Sequence(Vec<Statement>),
    /// One arm is an `if`, two an `if` with `else`, more a `switch`.
    Choice(Vec<Statement>),
    While(Box<Statement>),
    DoWhile(Box<Statement>),
    Forever(Box<Statement>),
    /// Out of so many loops more than one.
    Break(usize),
    Continue(usize),
    Return,
}

fn statement() -> impl Strategy<Value = Statement> {
    let leaf = prop_oneof![
        5 => Just(Statement::Step),
        2 => (0..3_usize).prop_map(Statement::Break),
        1 => (0..3_usize).prop_map(Statement::Continue),
        1 => Just(Statement::Return),
    ];
    leaf.prop_recursive(5, 14, 3, |inner| {
        let boxed = inner.clone().prop_map(Box::new);
        prop_oneof![
            4 => vec(inner.clone(), 1..4).prop_map(Statement::Sequence),
            3 => vec(inner, 1..4).prop_map(Statement::Choice),
            4 => boxed.clone().prop_map(Statement::While),
            3 => boxed.clone().prop_map(Statement::DoWhile),
            1 => boxed.prop_map(Statement::Forever),
        ]
    })
}

/// The graph of a structured program. What follows a jump stays as blocks that nothing reaches.
pub fn structured() -> impl Strategy<Value = Graph> {
    (vec(statement(), 1..4), any::<u64>()).prop_map(|(statements, chosen)| {
        let mut lowering = Lowering { legs: vec![Vec::new()], loops: Vec::new() };
        lowering.lower(&Statement::Sequence(statements), 0);
        Graph { legs: lowering.legs }.threaded(chosen)
    })
}

/// Blocks that are being laid out.
struct Lowering {
    legs: Vec<Vec<usize>>,
    /// Of the loops around: where `continue` and `break` lead.
    loops: Vec<(usize, usize)>,
}

impl Lowering {
    fn block(&mut self) -> usize {
        self.legs.push(Vec::new());
        self.legs.len() - 1
    }

    fn go(&mut self, from: usize, to: usize) {
        self.legs[from].push(to);
    }

    /// Lays out `statement` from the end of the block `at`, and returns the block where it ends.
    fn lower(&mut self, statement: &Statement, at: usize) -> usize {
        match statement {
            Statement::Step => {
                let next = self.block();
                self.go(at, next);
                next
            }
            Statement::Sequence(parts) => parts.iter().fold(at, |at, part| self.lower(part, at)),
            Statement::Choice(arms) => self.choice(arms, at),
            Statement::While(body) | Statement::DoWhile(body) | Statement::Forever(body) => {
                self.repeat(statement, body, at)
            }
            Statement::Break(level) => self.jump(*level, at, |(_, behind)| behind),
            Statement::Continue(level) => self.jump(*level, at, |(again, _)| again),
            Statement::Return => self.block(),
        }
    }

    fn choice(&mut self, arms: &[Statement], at: usize) -> usize {
        let join = self.block();
        for arm in arms {
            let start = self.block();
            self.go(at, start);
            let end = self.lower(arm, start);
            self.go(end, join);
        }
        if arms.len() == 1 {
            self.go(at, join);
        }
        join
    }

    fn repeat(&mut self, kind: &Statement, body: &Statement, at: usize) -> usize {
        let (head, test, behind) = (self.block(), self.block(), self.block());
        self.go(at, head);
        let again = if matches!(kind, Statement::DoWhile(_)) { test } else { head };
        self.loops.push((again, behind));
        match kind {
            Statement::DoWhile(_) => {
                let end = self.lower(body, head);
                self.go(end, test);
                self.legs[test] = vec![head, behind];
            }
            _ => {
                self.go(head, test);
                if matches!(kind, Statement::While(_)) {
                    self.go(head, behind);
                }
                let end = self.lower(body, test);
                self.go(end, head);
            }
        }
        self.loops.pop();
        behind
    }

    /// Leaves for a place of one of the loops around; what follows is reached by nothing.
    fn jump(&mut self, level: usize, at: usize, place: impl Fn((usize, usize)) -> usize) -> usize {
        let inside = self.loops.len();
        if inside > 0 {
            self.go(at, place(self.loops[inside - 1 - level % inside]));
        }
        self.block()
    }
}
