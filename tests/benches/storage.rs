//! Four analyses on generated functions: ascent on its own indexes, the same rules on our storage, and the rule files.
//!
//! Run by `cargo bench --bench storage`. Each measurement has a process of its own, so that its memory is its own.
//! CPU seconds and the peak of resident memory are those of evaluation and loading, without generating the facts.

#![allow(missing_docs)]

mod shapes;

use dfquery_engine::{
    base::FactBase,
    run::Session,
    store::{domain::Domain, members::MATRIX_BITS, provider::Input, rel::Rel, table::Table},
};
use std::{process::Command, sync::Arc};

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
            edge: rows("edge").arrays().iter().map(|&[from, to, _leg]| [from, to]).collect(),
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

/// The same relations by the rule files, which ask for more: legs, phis, instructions.
mod rule_files {
    use super::*;
    use rayon::prelude::*;

    const RELATIONS: [&str; 6] =
        ["reachable", "live_in", "live_out", "control_dependent", "back_edge", "in_loop"];

    pub fn run(base: &FactBase) -> Counts {
        let session = Session::new(base, dfquery_rules::schema(), dfquery_rules::units());
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
    let mut base = shapes::facts(&functions(shape), Arc::new(dfquery_rules::schema().clone()));
    dfquery_rules::intern(&mut base);
    let facts = Facts::of(&base);
    let (before, resident) = (cpu_seconds(), peak_megabytes());
    let counts = match engine {
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
    for shape in ["many", "giant"] {
        for engine in ["plain", "ours", "rules"] {
            let executable = std::env::current_exe().expect("a running program has a file");
            let status = Command::new(executable).args([shape, engine]).status();
            assert!(status.is_ok_and(|status| status.success()), "{shape} {engine} failed");
        }
    }
}
