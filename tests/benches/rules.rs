//! Four analyses on generated functions: bit sets written by hand, and the rule files.
//!
//! Run by `cargo bench --bench rules`. Each measurement has a process of its own, so that its memory is its own: CPU seconds
//! and the peak of resident memory are those of evaluation and loading, without generating the facts.

#![allow(missing_docs)]

mod shapes;

use dfquery_engine::{base::FactBase, store::domain::Domain};
use dfquery_extract::analysis::dominance::Adjacency;
use std::process::Command;

/// How many tuples there are of each derived relation.
type Counts = [usize; 6];

fn add(mut sum: Counts, counts: Counts) -> Counts {
    sum.iter_mut().zip(counts).for_each(|(sum, count)| *sum += count);
    sum
}

/// The facts as the programs above want them.
struct Facts<'f> {
    base: &'f FactBase,
    entry: Vec<[u32; 1]>,
    edge: Vec<[u32; 2]>,
    uses: Vec<[u32; 2]>,
    defs: Vec<[u32; 2]>,
    ipdom: Vec<[u32; 2]>,
    dominance: Vec<[u32; 3]>,
}

impl<'f> Facts<'f> {
    fn of(base: &'f FactBase) -> Self {
        let rows = |name: &str| base.rows(base.schema().relation(name).expect("declared in schema.dl"));
        let block_of: Vec<u32> = rows("instruction").arrays::<4>().iter().map(|row| row[1]).collect();
        let in_block = |instruction: u32, value| [block_of[instruction as usize], value];
        Facts {
            base,
            entry: rows("block")
                .arrays()
                .iter()
                .filter(|row: &&[u32; 3]| row[2] == 0)
                .map(|row| [row[0]])
                .collect(),
            edge: rows("edge").arrays().iter().map(|&[from, to, _successor]| [from, to]).collect(),
            uses: rows("use").arrays().iter().map(|&[at, _operand, value]| in_block(at, value)).collect(),
            defs: rows("def").arrays().iter().map(|&[at, value]| in_block(at, value)).collect(),
            ipdom: rows("ipdom").arrays().to_vec(),
            dominance: rows("dominance").arrays().to_vec(),
        }
    }

    fn ids(&self, ty: &str, part: u32) -> Domain {
        let ty = self.base.schema().entity_type(ty).expect("declared in schema.dl");
        self.base.entities(ty).of_part(part).into()
    }
}

/// What a compiler's author would write: work lists over bit sets, and then the tuples as rows.
mod hand {
    use super::*;

    pub fn run(facts: &Facts) -> Counts {
        let mut rows: [Vec<[u32; 2]>; 6] = Default::default();
        for part in 0..facts.base.parts() {
            Function::new(facts, part).derive(&mut rows);
        }
        rows.map(|rows| rows.len())
    }

    /// A set of small numbers for each block.
    struct Sets {
        words: usize,
        bits: Vec<u64>,
    }

    impl Sets {
        fn new(sets: usize, limit: usize) -> Self {
            let words = limit.div_ceil(64);
            Sets { words, bits: vec![0; sets * words] }
        }

        fn of(&self, set: u32) -> &[u64] {
            &self.bits[set as usize * self.words..][..self.words]
        }

        /// Adds `member` and says whether it is new.
        fn insert(&mut self, set: u32, member: u32) -> bool {
            let word = &mut self.bits[set as usize * self.words + member as usize / 64];
            let is_new = *word >> (member % 64) & 1 == 0;
            *word |= 1 << (member % 64);
            is_new
        }

        fn rows(&self, first: [u32; 2], rows: &mut Vec<[u32; 2]>) {
            for (set, words) in (first[0]..).zip(self.bits.chunks_exact(self.words.max(1))) {
                for (at, &word) in words.iter().enumerate() {
                    let mut left = word;
                    while left != 0 {
                        rows.push([set, first[1] + at as u32 * 64 + left.trailing_zeros()]);
                        left &= left - 1;
                    }
                }
            }
        }
    }

    struct Function<'f> {
        facts: &'f Facts<'f>,
        blocks: Domain,
        values: Domain,
        successors: Adjacency,
        predecessors: Adjacency,
    }

    /// The rows of `rows` whose first column is in `ids`.
    fn of_part<const N: usize>(rows: &[[u32; N]], ids: Domain) -> &[[u32; N]] {
        let start = rows.partition_point(|row| row[0] < ids.first);
        let count = rows[start..].partition_point(|row| ids.offset(row[0]).is_some());
        &rows[start..start + count]
    }

    impl<'f> Function<'f> {
        fn new(facts: &'f Facts, part: u32) -> Self {
            let (blocks, values) = (facts.ids("Block", part), facts.ids("Value", part));
            let first = blocks.first;
            let edges = of_part(&facts.edge, blocks).iter().map(|&[a, b]| (a - first, b - first));
            let successors = Adjacency::new(blocks.len as usize, edges);
            let predecessors = successors.reversed();
            Function { facts, blocks, values, successors, predecessors }
        }

        fn derive(
            &self,
            [reachable, live_in, live_out, dependent, back_edge, in_loop]: &mut [Vec<[u32; 2]>; 6],
        ) {
            let is_reachable = self.reachable();
            let first = self.blocks.first;
            reachable
                .extend((first..).zip(&is_reachable).filter(|(_, is)| **is).map(|(block, _)| [block, 0]));
            let (before, behind) = self.liveness();
            before.rows([first, self.values.first], live_in);
            behind.rows([first, self.values.first], live_out);
            self.control_dependence().rows([first; 2], dependent);
            let known = back_edge.len();
            self.back_edges(&is_reachable, back_edge);
            self.loops(&is_reachable, &back_edge[known..]).rows([first; 2], in_loop);
        }

        fn reachable(&self) -> Vec<bool> {
            let mut found = vec![false; self.blocks.len as usize];
            let entry = of_part(&self.facts.entry, self.blocks).iter().map(|row| row[0] - self.blocks.first);
            let mut open: Vec<u32> = entry.collect();
            while let Some(block) = open.pop() {
                if !std::mem::replace(&mut found[block as usize], true) {
                    open.extend(self.successors.of(block));
                }
            }
            found
        }

        fn liveness(&self) -> (Sets, Sets) {
            let (blocks, values) = (self.blocks.len as usize, self.values.len as usize);
            let [mut defs, mut before, mut behind] = [(); 3].map(|()| Sets::new(blocks, values));
            let local = |&[block, value]: &[u32; 2]| (block - self.blocks.first, value - self.values.first);
            for (block, value) in of_part(&self.facts.defs, self.blocks).iter().map(local) {
                defs.insert(block, value);
            }
            for (block, value) in of_part(&self.facts.uses, self.blocks).iter().map(local) {
                before.insert(block, value);
            }
            let mut is_due = vec![true; blocks];
            while is_due.contains(&true) {
                for block in (0..blocks as u32).rev() {
                    if std::mem::take(&mut is_due[block as usize])
                        && self.flow(block, &mut before, &mut behind, &defs)
                    {
                        self.predecessors.of(block).iter().for_each(|&from| is_due[from as usize] = true);
                    }
                }
            }
            (before, behind)
        }

        /// Takes what is live before the successors; says whether more is live before `block` now.
        fn flow(&self, block: u32, before: &mut Sets, behind: &mut Sets, defs: &Sets) -> bool {
            let (start, words) = (block as usize * before.words, before.words);
            for &to in self.successors.of(block) {
                for (to, from) in behind.bits[start..][..words].iter_mut().zip(before.of(to)) {
                    *to |= from;
                }
            }
            let flows = behind.of(block).iter().zip(defs.of(block)).map(|(live, defs)| live & !defs);
            let mut changed = 0;
            for (to, from) in before.bits[start..][..words].iter_mut().zip(flows) {
                changed |= from & !*to;
                *to |= from;
            }
            changed != 0
        }

        fn control_dependence(&self) -> Sets {
            let blocks = self.blocks.len as usize;
            let mut parents = vec![None; blocks];
            for &[block, parent] in of_part(&self.facts.ipdom, self.blocks) {
                parents[(block - self.blocks.first) as usize] = Some(parent - self.blocks.first);
            }
            let mut dependent = Sets::new(blocks, blocks);
            for (from, to) in self.successors.edges() {
                let Some(end) = parents[from as usize] else { continue };
                let mut at = Some(to);
                while let Some(block) = at.filter(|&block| block != end) {
                    if !dependent.insert(from, block) {
                        break;
                    }
                    at = parents[block as usize];
                }
            }
            dependent
        }

        fn back_edges(&self, is_reachable: &[bool], rows: &mut Vec<[u32; 2]>) {
            let intervals = of_part(&self.facts.dominance, self.blocks);
            for (from, to) in self.successors.edges().filter(|(from, _)| is_reachable[*from as usize]) {
                let ([_, pre, post], at) = (intervals[to as usize], intervals[from as usize][1]);
                if pre <= at && at <= post {
                    rows.push([from + self.blocks.first, to + self.blocks.first]);
                }
            }
        }

        fn loops(&self, is_reachable: &[bool], back_edges: &[[u32; 2]]) -> Sets {
            let mut loops = Sets::new(self.blocks.len as usize, self.blocks.len as usize);
            let mut open = Vec::new();
            for edge in back_edges {
                let [latch, header] = edge.map(|block| block - self.blocks.first);
                loops.insert(header, header);
                open.push(latch);
                while let Some(block) = open.pop() {
                    if loops.insert(header, block) {
                        let before = self.predecessors.of(block).iter();
                        open.extend(before.filter(|&&from| is_reachable[from as usize]));
                    }
                }
            }
            loops
        }
    }
}

/// The same relations by the rule files, which ask for more: successors, phis, instructions.
mod rule_files {
    use super::*;
    use rayon::prelude::*;

    const RELATIONS: [&str; 6] =
        ["reachable", "live_in", "live_out", "control_dependent", "back_edge", "in_loop"];

    pub fn run(base: &FactBase) -> Counts {
        let session = dfquery_rules::built_in().session(base);
        let count = |part| {
            let part = session.part(part);
            RELATIONS.map(|relation| part.relation(relation).len())
        };
        (0..base.parts()).into_par_iter().map(count).reduce(Counts::default, add)
    }
}

/// Many small functions, or one large one.
fn functions(shape: &str) -> Vec<shapes::Function> {
    match shape {
        "many" => shapes::many_small(20_000),
        _ => shapes::one_giant(20_000),
    }
}

/// CPU seconds of this process, all threads together.
fn cpu_seconds() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").expect("Linux tells what a process has used");
    let behind_name = stat.rsplit(')').next().expect("a line has an end");
    let ticks: Vec<f64> = behind_name.split_whitespace().skip(11).take(2).flat_map(str::parse).collect();
    ticks.iter().sum::<f64>() / 100.0
}

/// The peak of resident memory in MB.
fn peak_megabytes() -> u64 {
    let status = std::fs::read_to_string("/proc/self/status").expect("Linux tells what a process has used");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("the peak is among it");
    line.split_whitespace()
        .nth(1)
        .and_then(|number| number.parse().ok())
        .map_or(0, |kilobytes: u64| kilobytes / 1024)
}

fn measure(shape: &str, engine: &str) {
    let mut base = shapes::facts(&functions(shape), dfquery_rules::built_in().schema().clone());
    dfquery_rules::built_in().intern(&mut base);
    let facts = Facts::of(&base);
    let (before, resident) = (cpu_seconds(), peak_megabytes());
    let counts = match engine {
        "hand" => hand::run(&facts),
        _ => rule_files::run(&base),
    };
    let (seconds, megabytes) = (cpu_seconds() - before, peak_megabytes() - resident);
    println!("{shape:5} {engine:6} {seconds:7.2} s {megabytes:5} MB more   {counts:?}");
}

fn main() {
    let arguments: Vec<String> = std::env::args().filter(|argument| !argument.starts_with("--")).collect();
    if let [_, shape, engine] = &arguments[..] {
        return measure(shape, engine);
    }
    for shape in ["many", "giant"] {
        for engine in ["hand", "rules"] {
            let executable = std::env::current_exe().expect("a running program has a file");
            let status = Command::new(executable).args([shape, engine]).status();
            assert!(status.is_ok_and(|status| status.success()), "{shape} {engine} failed");
        }
    }
}
