//! Four analyses on generated functions: bit sets written by hand, ascent on its own indexes, the same rules on our
//! storage, and the rule files. Then the rule files relation by relation: at run time, compiled by ascent, by datafrog.
//!
//! Run by `cargo bench --bench rules`; with `DFQUERY_CORPUS=DIR` on the `sqlite3.O1.ll` there, too. Each measurement of the
//! first table has a process of its own, so that its memory is its own: CPU seconds and the peak of resident memory are
//! those of evaluation and loading, without generating the facts. Those of the second are medians of three, on one thread, each
//! with all that the relation follows from.

#![allow(missing_docs)]

mod shapes;

use dfquery_engine::{
    base::FactBase,
    run::Session,
    store::{domain::Domain, members::MATRIX_BITS, provider::Input, rel::Rel, table::Table},
};
use dfquery_extract::{
    Source,
    analysis::dominance::{self, Adjacency},
};
use std::{env, fs, path::Path, process::Command, sync::Arc, time::Instant};

macro_rules! program {
    ($name:ident, $input:path, $derived:path) => {
        ascent::ascent! {
            pub struct $name;
            #[ds($input)] relation entry(u32);
            #[ds($input)] relation edge(u32, u32);
            #[ds($input)] relation uses(u32, u32);
            #[ds($input)] relation defs(u32, u32);
            #[ds($input)] relation ipdom(u32, u32);
            #[ds($input)] relation dominance(u32, u32, u32);

            #[ds($derived)] relation reachable(u32);
            reachable(b) <-- entry(b);
            reachable(c) <-- reachable(b), edge(b, c);

            #[ds($derived)] relation live_in(u32, u32);
            #[ds($derived)] relation live_out(u32, u32);
            live_in(b, v) <-- uses(b, v);
            live_out(p, v) <-- live_in(b, v), edge(p, b);
            live_in(b, v) <-- live_out(b, v), !defs(b, v);

            #[ds($derived)] relation control_dependent(u32, u32);
            control_dependent(a, b) <-- edge(a, b), ipdom(a, p), if b != p;
            control_dependent(a, q) <-- control_dependent(a, b), ipdom(b, q), ipdom(a, p), if q != p;

            #[ds($derived)] relation back_edge(u32, u32);
            #[ds($derived)] relation in_loop(u32, u32);
            back_edge(a, h) <--
                edge(a, h), reachable(a), dominance(h, pre, post), dominance(a, at, _), if pre <= at && at <= post;
            in_loop(h, h) <-- back_edge(_, h);
            in_loop(h, a) <-- back_edge(a, h);
            in_loop(h, p) <-- in_loop(h, b), if b != h, edge(p, b), reachable(p);
        }
    };
}

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

mod plain {
    use super::{Counts, Facts, add};

    program!(Program, ::ascent::rel, ::ascent::rel);

    pub fn run(facts: &Facts) -> Counts {
        (0..facts.base.parts()).map(|part| run_part(facts, part)).fold(Counts::default(), add)
    }

    fn run_part(facts: &Facts, part: u32) -> Counts {
        let ids = facts.ids("Block", part);
        let own = |row: u32| ids.offset(row).is_some();
        fn cut<const N: usize>(rows: &[[u32; N]], own: impl Fn(u32) -> bool, first: u32) -> &[[u32; N]] {
            let start = rows.partition_point(|row| row[0] < first);
            let len = rows[start..].iter().take_while(|row| own(row[0])).count();
            &rows[start..start + len]
        }
        let pairs = |rows| cut(rows, own, ids.first).iter().map(|&[a, b]| (a, b)).collect();
        let mut program = Program {
            entry: cut(&facts.entry, own, ids.first).iter().map(|&[a]| (a,)).collect(),
            edge: pairs(&facts.edge),
            uses: pairs(&facts.uses),
            defs: pairs(&facts.defs),
            ipdom: pairs(&facts.ipdom),
            dominance: cut(&facts.dominance, own, ids.first).iter().map(|&[a, b, c]| (a, b, c)).collect(),
            ..Program::default()
        };
        program.run();
        [
            program.reachable.len(),
            program.live_in.len(),
            program.live_out.len(),
            program.control_dependent.len(),
            program.back_edge.len(),
            program.in_loop.len(),
        ]
    }
}

mod ours {
    use super::*;

    program!(Program, dfquery_engine::store::provider::input, dfquery_engine::store::provider::derived);

    struct Tables {
        entry: Arc<Table<1>>,
        edge: Arc<Table<2>>,
        uses: Arc<Table<2>>,
        defs: Arc<Table<2>>,
        ipdom: Arc<Table<2>>,
        dominance: Arc<Table<3>>,
    }

    pub fn run(facts: &Facts) -> Counts {
        let tables = Tables {
            entry: Arc::new(Table::new(facts.entry.clone())),
            edge: Arc::new(Table::new(facts.edge.clone())),
            uses: Arc::new(Table::new(facts.uses.clone())),
            defs: Arc::new(Table::new(facts.defs.clone())),
            ipdom: Arc::new(Table::new(facts.ipdom.clone())),
            dominance: Arc::new(Table::new(facts.dominance.clone())),
        };
        (0..facts.base.parts()).map(|part| run_part(facts, &tables, part)).fold(Counts::default(), add)
    }

    // The generated struct has private fields besides these; it is made empty and filled.
    #[allow(clippy::field_reassign_with_default)]
    fn run_part(facts: &Facts, tables: &Tables, part: u32) -> Counts {
        let (b, v) = (Some(facts.ids("Block", part)), Some(facts.ids("Value", part)));
        let mut program = Program::default();
        program.__entry_ind_common = Input::of_part(tables.entry.clone(), &[b]);
        program.__edge_ind_common = Input::of_part(tables.edge.clone(), &[b, b]);
        program.__uses_ind_common = Input::of_part(tables.uses.clone(), &[b, v]);
        program.__defs_ind_common = Input::of_part(tables.defs.clone(), &[b, v]);
        program.__ipdom_ind_common = Input::of_part(tables.ipdom.clone(), &[b, b]);
        program.__dominance_ind_common = Input::of_part(tables.dominance.clone(), &[b, None, None]);
        program.__reachable_ind_common = Rel::new([b], MATRIX_BITS);
        program.__live_in_ind_common = Rel::new([b, v], MATRIX_BITS).lean();
        program.__live_out_ind_common = Rel::new([b, v], MATRIX_BITS).lean();
        program.__control_dependent_ind_common = Rel::new([b, b], MATRIX_BITS).lean();
        program.__back_edge_ind_common = Rel::new([b, b], MATRIX_BITS);
        program.__in_loop_ind_common = Rel::new([b, b], MATRIX_BITS).lean();
        program.run();
        [
            program.__reachable_ind_common.into_sorted().len(),
            program.__live_in_ind_common.into_sorted().len(),
            program.__live_out_ind_common.into_sorted().len(),
            program.__control_dependent_ind_common.into_sorted().len(),
            program.__back_edge_ind_common.into_sorted().len(),
            program.__in_loop_ind_common.into_sorted().len(),
        ]
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
        let session = dfquery_rules::session(base);
        let count = |part| {
            let part = session.part(part);
            RELATIONS.map(|relation| part.relation(relation).len())
        };
        (0..base.parts()).into_par_iter().map(count).reduce(Counts::default, add)
    }
}

/// What each relation of the core takes, with all that it follows from, by the evaluators.
fn by_relation(facts: &str, base: &mut FactBase) {
    let ascent = dfquery_rules::with_compiled(dfquery_rules::compiled());
    let datafrog = dfquery_rules::with_compiled(dfquery_datafrog::units());
    dfquery_rules::intern(base);
    let base = &*base;
    for relation in OF_THE_CORE {
        let mut tuples = 0;
        let seconds = [dfquery_rules::units(), &ascent, &datafrog].map(|units| {
            let mut runs = [(); 3].map(|()| {
                let started = Instant::now();
                let session = Session::new(base, dfquery_rules::schema(), units);
                tuples = (0..base.parts()).map(|part| session.part(part).relation(relation).len()).sum();
                started.elapsed().as_secs_f64()
            });
            runs.sort_by(f64::total_cmp);
            runs[1]
        });
        let [run_time, ascent, datafrog] = seconds;
        println!("| {facts} | `{relation}` | {tuples} | {run_time:.3} | {ascent:.3} | {datafrog:.3} |");
    }
}

const OF_THE_CORE: [&str; 9] = [
    "reachable",
    "dominance_frontier",
    "control_dependent",
    "influence",
    "control_region",
    "in_loop",
    "irreducible_entry",
    "live_in",
    "live_out",
];

/// The facts of `sqlite3.O1.ll` in the corpus, if there is one.
fn module() -> Option<FactBase> {
    let path = Path::new(&env::var_os("DFQUERY_CORPUS")?).join("sqlite3.O1.ll");
    let bytes = fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let source = Source { name: "sqlite3.O1.ll", bytes: &bytes };
    let mut base = dfquery_extract::read(&source, dfquery_rules::shared_schema()).base;
    dominance::complete(&mut base);
    Some(base)
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
    let mut base = shapes::facts(&functions(shape), dfquery_rules::shared_schema());
    dfquery_rules::intern(&mut base);
    let facts = Facts::of(&base);
    let (before, resident) = (cpu_seconds(), peak_megabytes());
    let counts = match engine {
        "hand" => hand::run(&facts),
        "plain" => plain::run(&facts),
        "ours" => ours::run(&facts),
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
    println!("| facts | relation | tuples | at run time, s | ascent | datafrog |\n|---|---|--:|--:|--:|--:|");
    for shape in ["many", "giant"] {
        let mut base = shapes::facts(&functions(shape), dfquery_rules::shared_schema());
        by_relation(shape, &mut base);
    }
    if let Some(mut base) = module() {
        by_relation("sqlite3.O1", &mut base);
    }
    println!();
    for shape in ["many", "giant"] {
        for engine in ["hand", "plain", "ours", "rules"] {
            let executable = std::env::current_exe().expect("a running program has a file");
            let status = Command::new(executable).args([shape, engine]).status();
            assert!(status.is_ok_and(|status| status.success()), "{shape} {engine} failed");
        }
    }
}
