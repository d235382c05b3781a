//! Random control-flow graphs.
//!
//! Three families: wholly random ones, with blocks that nothing reaches and cycles of several entries; graphs that are
//! reducible by construction; and graphs of structured programs, some of whose empty blocks are left out.

use crate::analyses::{Relation, dominance};
use proptest::{collection::vec, prelude::*};

/// A control-flow graph: for every block the targets of its successors. Block 0 is the entry, and no edge leads to it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Graph {
    /// The targets of the successors of each block.
    pub successors: Vec<Vec<usize>>,
}

impl Graph {
    /// How many blocks there are.
    pub fn blocks(&self) -> usize {
        self.successors.len()
    }

    /// The edges with their successors: from, to, successor.
    pub fn edges(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        let successors = self.successors.iter().enumerate();
        successors.flat_map(|(from, successors)| {
            successors.iter().enumerate().map(move |(successor, &to)| (from, to, successor))
        })
    }

    /// Which blocks the successors of `starts` lead to, and so on, without going through `avoided`.
    pub fn reached(&self, starts: &[usize], avoided: Option<usize>) -> Vec<bool> {
        let mut seen = vec![false; self.blocks()];
        let mut open: Vec<usize> = starts.to_vec();
        while let Some(block) = open.pop() {
            if Some(block) != avoided && !std::mem::replace(&mut seen[block], true) {
                open.extend(&self.successors[block]);
            }
        }
        seen
    }

    /// The edges that go back in a depth-first walk: to a block whose successors are still being followed.
    pub fn retreats(&self) -> Vec<(usize, usize)> {
        let (mut seen, mut open) = (vec![false; self.blocks()], vec![false; self.blocks()]);
        let (mut stack, mut retreats) = (vec![(0, 0)], Vec::new());
        seen[0] = true;
        open[0] = true;
        while let Some((block, successor)) = stack.pop() {
            let Some(&to) = self.successors[block].get(successor) else {
                open[block] = false;
                continue;
            };
            stack.push((block, successor + 1));
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
    pub fn with_irreducible_cycle(mut self) -> Graph {
        let (last, one) = (self.blocks() - 1, self.blocks());
        self.successors[0].extend([one, one + 1]);
        self.successors.extend([vec![one + 1], vec![one]]);
        if last > 0 {
            self.successors[one].push(last);
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
        Graph {
            successors: blocks
                .map(|block| self.successors[block].iter().map(|&to| number(to)).collect())
                .collect(),
        }
    }

    /// The graph in which edges jump over the chosen blocks of one successor, as if they were empty.
    fn threaded(mut self, chosen: u64) -> Graph {
        let mut kept = vec![true; self.blocks()];
        for (block, kept) in kept.iter_mut().enumerate().skip(1) {
            let [to] = self.successors[block][..] else { continue };
            if chosen >> (block % 64) & 1 == 1 && to != block {
                *kept = false;
                self.successors
                    .iter_mut()
                    .flatten()
                    .filter(|successor| **successor == block)
                    .for_each(|successor| *successor = to);
            }
        }
        self.only(&kept)
    }
}

/// Any graph of at most `most` blocks.
pub fn wild(most: usize) -> impl Strategy<Value = Graph> {
    let successors = |count| vec(0..most, count);
    let ends = prop_oneof![1 => successors(0..=0), 3 => successors(1..=1), 6 => successors(2..=2), 1 => successors(3..=5)];
    vec(ends, 1..=most).prop_map(|mut successors| {
        let others = successors.len() - 1;
        for successors in &mut successors {
            successors.truncate(if others == 0 { 0 } else { successors.len() });
            successors.iter_mut().for_each(|to| *to = 1 + *to % others);
        }
        Graph { successors }
    })
}

/// A structured program with jumps into the middle of what it does: nested loops with side entrances.
pub fn irreducible() -> impl Strategy<Value = Graph> {
    (structured(), vec((any::<usize>(), any::<usize>()), 1..4)).prop_map(|(graph, jumps)| {
        let mut graph = graph.trimmed();
        for (from, to) in jumps {
            let others = graph.blocks() - 1;
            if others > 0 {
                let from = from % graph.blocks();
                graph.successors[from].push(1 + to % others);
                graph.successors[from].truncate(5);
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
        let mut graph = Graph { successors: blocks.iter().enumerate().map(ahead).collect() };
        let dominates = dominance(&graph);
        for (block, (_, repeats)) in blocks.iter().enumerate() {
            repeats.iter().for_each(|&choice| add_back_edge(&mut graph, &dominates, block, choice));
        }
        graph
    })
}

/// Adds a successor from `block` to one of its dominators, in front or after.
fn add_back_edge(graph: &mut Graph, dominates: &Relation, block: usize, (choice, in_front): (usize, bool)) {
    let headers: Vec<usize> = (1..=block).filter(|&header| dominates[header][block]).collect();
    if let Some(at) = choice.checked_rem(headers.len()) {
        let successors = &mut graph.successors[block];
        successors.insert(if in_front { 0 } else { successors.len() }, headers[headers.len() - 1 - at]);
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
    /// The number of loops to leave, more than one.
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
        let mut lowering = Lowering { successors: vec![Vec::new()], loops: Vec::new() };
        lowering.lower(&Statement::Sequence(statements), 0);
        Graph { successors: lowering.successors }.threaded(chosen)
    })
}

/// Blocks that are being laid out.
struct Lowering {
    successors: Vec<Vec<usize>>,
    /// Of the loops around: where `continue` and `break` lead.
    loops: Vec<(usize, usize)>,
}

impl Lowering {
    fn block(&mut self) -> usize {
        self.successors.push(Vec::new());
        self.successors.len() - 1
    }

    fn go(&mut self, from: usize, to: usize) {
        self.successors[from].push(to);
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
                self.successors[test] = vec![head, behind];
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
