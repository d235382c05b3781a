//! Irreducible functions made reducible: what comes out has no irreducible cycle, stays within the budget, and does the same.

use crate::{
    analyses::Truth,
    code::{Function, scattered},
    facts,
    graphs::{self, Graph},
    programs::{Recipe, helper, irreducible_recipe},
    runs::{arguments, bits, cases, interpreted, process},
    text,
};
use dfquery_engine::{
    base::{FactBase, Rows},
    run::Part,
};
use dfquery_graph::{
    bits::Bits,
    function,
    semantics::Semantics,
    trap::{Reason, Trap},
};
use dfquery_reducify::{
    Budget, Choice, Cycle, Manner, Reduced, Report, Settings, faults, reduce, reduce_all,
};
use dfquery_rules::{entity::Block, relation};
use dfquery_simulate::{
    environment::SeededEnvironment,
    host::{Frame, Host},
    interpreter::interpret,
    process::Process,
    program::Program,
};
use proptest::{prelude::*, test_runner::TestCaseResult};
use std::collections::{BTreeMap, BTreeSet};

#[path = "../benches/irreducible.rs"]
mod shapes;

/// Blocks of copies that tests of copies allow: far more than small graphs need.
const PLENTY: Budget = Budget { cycle: 1e6, function: 1e6 };

fn reduced(base: &FactBase, settings: &Settings) -> Result<Option<Reduced>, Box<Report>> {
    let session = dfquery_rules::built_in().session(base);
    reduce(&session, base, 0, settings)
}

/// The control flow of the first function.
fn graph_of(base: &FactBase) -> Graph {
    let relation = |name: &str| base.rows(base.relation(name).expect("the schema has it"));
    let mut successors = vec![Vec::new(); relation("block").len()];
    let mut edges = relation("edge").arrays::<3>().to_vec();
    edges.sort_unstable_by_key(|&[from, _, successor]| (from, successor));
    edges.iter().for_each(|&[from, to, _]| successors[from as usize].push(to as usize));
    Graph { successors }
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let budget =
        prop_oneof![Just(Budget::default()), Just(PLENTY), Just(Budget { cycle: 3.0, function: 1.2 })];
    let manner = prop_oneof![2 => Just(Manner::Auto), 1 => Just(Manner::Size), 1 => Just(Manner::Dispatch)];
    let bounded =
        (manner, budget).prop_map(|(manner, budget)| Settings { manner, budget, ..Settings::default() });
    prop_oneof![4 => bounded, 1 => Just(Settings { manner: Manner::Duplicate, budget: PLENTY, ..Settings::default() })]
}

/// What comes out is reducible by the definition, and as large as it may be.
fn expect_within(before: &Graph, settings: &Settings) -> TestCaseResult {
    let base = facts::module(&[&scattered(before, &Vec::new())]);
    let truth = Truth::of(before);
    let reachable = before.trimmed().blocks();
    match reduced(&base, settings) {
        Ok(None) => prop_assert!(truth.is_reducible(), "not seen to be irreducible"),
        Ok(Some(Reduced { base, report, .. })) => {
            let after = graph_of(&base);
            prop_assert!(!truth.is_reducible(), "changed without need");
            prop_assert!(Truth::of(&after).is_reducible(), "still irreducible: {after:?}");
            prop_assert_eq!(after.blocks(), report.after);
            let dispatches =
                report.cycles.iter().filter(|(_, cycle)| cycle.choice == Choice::Dispatched).count();
            let most = settings.budget.function * reachable as f64;
            prop_assert!((after.blocks() - dispatches) as f64 <= most, "{report}");
            for (_, cycle) in &report.cycles {
                let most = match cycle.choice {
                    Choice::Duplicated => (settings.budget.cycle * cycle.blocks as f64) as usize,
                    _ => cycle.blocks + 1,
                };
                prop_assert!(cycle.after <= most, "{report}");
            }
        }
        Err(report) => prop_assert!(false, "{report}"),
    }
    Ok(())
}

/// The program of a recipe with, at times, a cycle that nothing reaches.
fn program_of(recipe: &Recipe, unreachable: Option<usize>) -> [Function; 2] {
    let function = recipe.function("f");
    let others = function.blocks.len() - 1;
    match unreachable {
        Some(to) => [function.with_unreachable_cycle(1 + to % others), helper()],
        None => [function, helper()],
    }
}

fn expect_same(functions: &[Function; 2], settings: &Settings, seed: u64) -> TestCaseResult {
    let base = facts::module(&functions.each_ref());
    let text = || text::module(&functions.each_ref());
    let session = dfquery_rules::built_in().session(&base);
    let (after, reports) = reduce_all(&session, &base, settings);
    prop_assert!(reports.len() == 1 && reports[0].left.is_none(), "{:?}\n{}", reports, text());
    let before = interpreted(&Program::new(&base), 0, seed);
    let found = interpreted(&Program::new(&after), 0, seed);
    prop_assert!(before.is_ok(), "{:?}\n{}", before.err(), text());
    let same = match (&before, &found) {
        (Ok(before), Ok(found)) => before.iter().zip(found).all(|((result, memory), (other, behind))| {
            result == other && behind.difference(memory).is_none()
        }),
        _ => false,
    };
    prop_assert!(same, "{}\n{:?}\n{}", reports[0], found.map(|runs| runs.len()), text());
    Ok(())
}

/// What was decided, but for names and for the order of the cycles: their blocks before, their entries, their blocks now, and
/// what was done; and what the function costs.
type Decision = (Vec<(usize, usize, usize, String)>, [usize; 2], [i64; 2]);

/// The decisions of `report`.
fn decision(report: &Report) -> Decision {
    let of_cycle =
        |(_, cycle): &(String, Cycle)| (cycle.blocks, cycle.entries, cycle.after, cycle.choice.to_string());
    let mut cycles: Vec<_> = report.cycles.iter().map(of_cycle).collect();
    cycles.sort();
    (cycles, report.instructions, report.time.map(|time| (time * 1e3).round() as i64))
}

/// Whatever the order in which blocks are written, the same is decided at the same cost.
fn expect_same_decision(function: &Function, order: &[u8; 16], settings: &Settings) -> TestCaseResult {
    let mut blocks: Vec<usize> = (0..function.blocks.len()).collect();
    blocks[1..].sort_by_key(|block| (order[block % 16], *block));
    let rearranged = function.rearranged(&blocks);
    let [found, other] = [function, &rearranged].map(|function| {
        let base = facts::module(&[function, &helper()]);
        reduced(&base, settings).map(|reduced| reduced.map(|reduced| decision(&reduced.report)))
    });
    let text = || text::module(&[function, &helper()]);
    let [found, other] = [found, other].map(|found| found.map_err(|report| report.left.is_some()));
    prop_assert_eq!(found, other, "{:?}\n{}", blocks, text());
    Ok(())
}

/// A process that counts how often each way is taken.
struct Counting<'p> {
    process: Process<'p, SeededEnvironment>,
    /// By terminator and place of the block that it leads to.
    ways: BTreeMap<(u32, usize), u32>,
}

impl<'p> Host<'p> for Counting<'p> {
    fn program(&self) -> &'p Program<'p> {
        self.process.program()
    }

    fn step(&mut self) -> Result<(), Reason> {
        self.process.step()
    }

    fn enter(&mut self) -> Result<Frame, Reason> {
        self.process.enter()
    }

    fn leave(&mut self, frame: Frame) {
        self.process.leave(frame);
    }

    fn note_way(&mut self, terminator: Option<u32>, to: usize) {
        *self.ways.entry((terminator.expect("blocks have ends"), to)).or_default() += 1;
    }

    fn perform(&mut self, semantics: &Semantics, x: &[Bits], frame: &mut Frame) -> Result<Bits, Trap> {
        self.process.perform(semantics, x, frame)
    }

    fn constant(&mut self, text: &str, width: u32) -> Bits {
        self.process.constant(text, width)
    }
}

/// Invocations that are counted together.
const COUNTED: u64 = 3;

/// How many instructions other than phis the invocations of a function execute, and how often they take each way.
fn counted(base: &FactBase, seed: u64) -> (u64, BTreeMap<(u32, usize), u32>) {
    let program = Program::new(base);
    let mut counting = Counting { process: process(&program, seed), ways: BTreeMap::new() };
    let steps = counting.process.steps;
    for turn in 0..COUNTED {
        interpret(&mut counting, 0, &bits(arguments(seed + turn))).expect("programs end");
    }
    (steps - counting.process.steps, counting.ways)
}

/// With measured frequencies: what is expected is what is executed, and nothing becomes slower to speak of where copies fit.
fn expect_as_fast(functions: &[Function; 2], settings: &Settings, seed: u64) -> TestCaseResult {
    let mut base = facts::module(&functions.each_ref());
    let (before, ways) = counted(&base, seed);
    let relation = |name: &str| base.relation(name).expect("the schema has it");
    let [instruction, block, edges] = ["instruction", "block_frequency", "edge_frequency"].map(relation);
    let block_of: BTreeMap<u32, u32> =
        base.rows(instruction).arrays::<4>().iter().map(|&[id, block, ..]| (id, block)).collect();
    let own = functions[0].blocks.len();
    let mut measured: BTreeMap<[u32; 2], u32> = BTreeMap::new();
    for ((terminator, to), count) in ways {
        if (block_of[&terminator] as usize) < own {
            *measured.entry([block_of[&terminator], to as u32]).or_default() += count * 1000;
        }
    }
    let measured: Vec<[u32; 3]> = measured.into_iter().map(|([from, to], count)| [from, to, count]).collect();
    *base.rows_mut(block) = Rows::from(Vec::<[u32; 2]>::new());
    *base.rows_mut(edges) = Rows::from(measured);
    let session = dfquery_rules::built_in().session(&base);
    let (after, reports) = reduce_all(&session, &base, settings);
    let report = &reports[0];
    let (found, _) = counted(&after, seed);
    let text = || text::module(&functions.each_ref());
    let (expected, more) = ((report.time[1] - report.time[0]) * COUNTED as f64, found as f64 - before as f64);
    prop_assert!((expected - more).abs() <= 1e-6 * before as f64, "{expected} {more}\n{report}\n{}", text());
    let fits = |(_, cycle): &(String, Cycle)| {
        cycle.choice == Choice::Duplicated || cycle.reason.ends_with("no time")
    };
    if settings.manner == Manner::Auto && report.cycles.iter().all(fits) {
        prop_assert!(more <= 0.05 * before as f64, "{before} became {found}\n{report}\n{}", text());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(600),
        failure_persistence: None,
        max_shrink_iters: 5000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn irreducible_graphs_become_reducible_within_the_budget(
        graph in prop_oneof![3 => graphs::wild(10), 1 => graphs::irreducible(), 1 => graphs::structured()],
        settings in any_settings(),
    ) {
        expect_within(&graph, &settings)?;
    }

    #[test]
    fn the_order_of_blocks_decides_nothing(
        recipe in irreducible_recipe(),
        settings in any_settings(),
        order in any::<[u8; 16]>(),
    ) {
        expect_same_decision(&recipe.function("f"), &order, &settings)?;
    }

    #[test]
    fn what_fits_the_budget_is_as_fast_as_before(
        recipe in irreducible_recipe(),
        settings in any_settings(),
        seed in 0..1000_u64,
    ) {
        expect_as_fast(&program_of(&recipe, None), &settings, seed)?;
    }

    #[test]
    fn reduced_programs_do_the_same(
        recipe in irreducible_recipe(),
        settings in any_settings(),
        unreachable in prop::option::of(any::<usize>()),
        seed in 0..1000_u64,
    ) {
        expect_same(&program_of(&recipe, unreachable), &settings, seed)?;
    }
}

/// Strongly connected parts of the blocks in `within`, those of one block without an edge to itself left out.
fn components(graph: &Graph, within: &[bool]) -> Vec<Vec<usize>> {
    let outside = |&to: &usize| within[to];
    let inside = Graph {
        successors: graph
            .successors
            .iter()
            .map(|successors| successors.iter().copied().filter(outside).collect())
            .collect(),
    };
    let path: Vec<Vec<bool>> =
        inside.successors.iter().map(|successors| inside.reached(successors, None)).collect();
    let mut components: Vec<Vec<usize>> = Vec::new();
    for block in (0..graph.blocks()).filter(|&block| within[block] && path[block][block]) {
        match components.iter_mut().find(|component| path[block][component[0]] && path[component[0]][block]) {
            Some(component) => component.push(block),
            None => components.push(vec![block]),
        }
    }
    components
}

/// The irreducible cycles that are part of no larger one: a component with one entry is looked at again without it.
fn irreducible(graph: &Graph, within: &[bool], reachable: &[bool]) -> Vec<(Vec<usize>, Vec<usize>)> {
    let mut found = Vec::new();
    for component in components(graph, within) {
        let enters = |&&(from, to, _): &&(usize, usize, usize)| {
            reachable[from] && component.contains(&to) && !component.contains(&from)
        };
        let edges: Vec<_> = graph.edges().collect();
        let mut entries: Vec<usize> = edges.iter().filter(enters).map(|&(_, to, _)| to).collect();
        entries.sort_unstable();
        entries.dedup();
        match entries[..] {
            [only] => {
                let inner: Vec<bool> =
                    (0..graph.blocks()).map(|block| block != only && component.contains(&block)).collect();
                found.extend(irreducible(graph, &inner, reachable));
            }
            _ => found.push((component, entries)),
        }
    }
    found.sort();
    found
}

fn pairs(part: &Part, relation: &str) -> BTreeSet<[usize; 2]> {
    part.relation(relation).arrays::<2>().iter().map(|row| row.map(|cell| cell as usize)).collect()
}

/// What stands beside each first column.
fn by_first(pairs: &BTreeSet<[usize; 2]>) -> BTreeSet<Vec<usize>> {
    let pairs: Vec<[usize; 2]> = pairs.iter().copied().collect();
    pairs.chunk_by(|a, b| a[0] == b[0]).map(|rows| rows.iter().map(|row| row[1]).collect()).collect()
}

/// The headers and members of cycles in the order `number`: a block heads what leads back to it through blocks after it.
fn cycles(graph: &Graph, members: &[usize], number: &[u32]) -> BTreeSet<[usize; 2]> {
    let mut cycles = BTreeSet::new();
    for &header in members {
        let within: Vec<bool> = (0..graph.blocks())
            .map(|block| members.contains(&block) && number[block] >= number[header])
            .collect();
        let own = components(graph, &within).into_iter().find(|component| component.contains(&header));
        cycles.extend(own.into_iter().flatten().map(|block| [header, block]));
    }
    cycles
}

proptest! {
    #![proptest_config(ProptestConfig { cases: cases(600), failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rules_find_irreducible_regions_and_their_cycles(
        graph in prop_oneof![2 => graphs::wild(10), 1 => graphs::irreducible()],
        order in any::<[u8; 16]>(),
    ) {
        let base = facts::module(&[&scattered(&graph, &Vec::new())]);
        let session = dfquery_rules::built_in().session(&base);
        let mut part = session.part(0);
        let number = |block: usize| order[block % 16] as u32 * 1000 + block as u32;
        let numbers: Vec<u32> = (0..graph.blocks()).map(number).collect();
        let blocks = (0..).map(Block).zip(&numbers);
        part.supply(blocks.map(|(block, &number)| relation::Visit { block, number }));
        let reachable = graph.reached(&[0], None);
        let expected = irreducible(&graph, &reachable, &reachable);
        let members = expected.iter().map(|(members, _)| members.clone()).collect();
        prop_assert_eq!(by_first(&pairs(&part, "irreducible_region")), members);
        let entries = expected.iter().map(|(_, entries)| entries.clone()).collect();
        prop_assert_eq!(by_first(&pairs(&part, "region_entry")), entries);
        let expected = expected.iter().flat_map(|(members, _)| cycles(&graph, members, &numbers)).collect();
        prop_assert_eq!(pairs(&part, "in_cycle"), expected);
    }

    #[test]
    fn the_certificate_sees_an_edge_that_leads_astray(
        graph in graphs::wild(8),
        settings in any_settings(),
        chosen in any::<(usize, usize)>(),
    ) {
        let function = scattered(&graph, &Vec::new());
        let old = facts::module(&[&function]);
        let Ok(Some(Reduced { mut base, outline, .. })) = reduced(&old, &settings) else { return Ok(()) };
        let certified = |base: &FactBase| {
            let session = dfquery_rules::built_in().session(base);
            faults(&function::Function::new(&old, 0), &outline, &session, 0)
        };
        prop_assert_eq!(certified(&base), Vec::<String>::new());
        let edge = base.relation("edge").expect("the schema has it");
        let mut edges = base.rows(edge).arrays::<3>().to_vec();
        let successor = chosen.0 % edges.len();
        let [from, to, _] = edges[successor];
        let node = chosen.1 % outline.nodes.len();
        let meant = |node: usize| outline.nodes[node].origin;
        let known = [from as usize, to as usize, node].into_iter().all(|node| meant(node).is_some());
        if !known || meant(node) == meant(to as usize) {
            return Ok(());
        }
        edges[successor][1] = node as u32;
        *base.rows_mut(edge) = Rows::from(edges);
        prop_assert!(!certified(&base).is_empty());
    }
}

fn blocks_after(successors: Vec<Vec<usize>>, settings: &Settings) -> usize {
    let graph = Graph { successors };
    let base = facts::module(&[&scattered(&graph, &Vec::new())]);
    let reduced = reduced(&base, settings).unwrap_or_else(|report| panic!("{report}"));
    reduced.map_or(graph.blocks(), |reduced| reduced.report.after)
}

#[test]
fn the_example_of_waffle_gets_one_copy() {
    assert_eq!(blocks_after(shapes::example(), &Settings::default()), 5);
}

/// The figures are those of waffle 0.3.3.
#[test]
fn copies_are_no_more_than_those_of_waffle() {
    let cases = [
        (shapes::clique(2, 2), 5),
        (shapes::clique(3, 3), 9),
        (shapes::clique(6, 6), 65),
        (shapes::clique(8, 8), 257),
        (shapes::clique(4, 2), 16),
        (shapes::clique(8, 2), 226),
        (shapes::nest_entered_inside(1), 13),
        (shapes::nest_entered_inside(8), 118),
        (shapes::nest_entered_everywhere(4), 26),
        (shapes::nest_entered_everywhere(8), 42),
        (shapes::duff(8), 17),
        (shapes::duff(32), 65),
        (shapes::row_of_loops(2), 9),
        (shapes::row_of_loops(8), 33),
    ];
    let settings = Settings { manner: Manner::Duplicate, budget: PLENTY, ..Settings::default() };
    for (successors, most) in cases {
        let blocks = successors.len();
        let after = blocks_after(successors, &settings);
        assert!(after <= most, "{blocks} blocks became {after}, and {most} are enough");
    }
}

#[test]
fn what_would_explode_stays_within_the_budget() {
    for successors in [shapes::clique(12, 12), shapes::lexer(64), shapes::state_machine(64)] {
        let blocks = successors.len();
        assert!(blocks_after(successors, &Settings::default()) <= blocks + blocks / 2 + 8);
    }
}

#[test]
fn an_unreachable_cycle_into_reachable_blocks_ends() {
    let edges = [
        (0, 3),
        (0, 2),
        (1, 5),
        (1, 4),
        (2, 6),
        (2, 2),
        (2, 3),
        (3, 2),
        (4, 5),
        (4, 6),
        (5, 1),
        (5, 5),
        (5, 4),
    ];
    let mut successors = vec![Vec::new(); 7];
    edges.into_iter().for_each(|(from, to): (usize, usize)| successors[from].push(to));
    assert_eq!(blocks_after(successors, &Settings::default()), 5);
}
