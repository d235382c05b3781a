//! Irreducible functions made reducible: what comes out has no irreducible cycle, stays within the budget, and does the same.

use crate::{
    analyses::Truth,
    code::{Function, scattered},
    facts,
    graphs::{self, Graph},
    programs::{Recipe, helper, tangled_recipe},
    runs::{cases, interpreted},
    text,
};
use dfquery_engine::{base::FactBase, run::Session};
use dfquery_rewrite::{
    program::Program,
    reduce::{self, Budget, Choice, Manner, Reduced, Report, Settings, reduce_all},
};
use proptest::{prelude::*, test_runner::TestCaseResult};

/// Blocks of copies that tests of copies allow: far more than small graphs need.
const PLENTY: Budget = Budget { cycle: 1e6, function: 1e6 };

fn reduced(base: &FactBase, settings: &Settings) -> Result<Option<Reduced>, Box<Report>> {
    let session = Session::new(base, dfquery_rules::schema(), dfquery_rules::units());
    reduce::reduce(&session, base, 0, settings)
}

/// The control flow of the first function.
fn graph_of(base: &FactBase) -> Graph {
    let relation = |name: &str| base.rows(base.relation(name).expect("the schema has it"));
    let mut legs = vec![Vec::new(); relation("block").len()];
    let mut edges = relation("edge").arrays::<3>().to_vec();
    edges.sort_unstable_by_key(|&[from, _, leg]| (from, leg));
    edges.iter().for_each(|&[from, to, _]| legs[from as usize].push(to as usize));
    Graph { legs }
}

fn any_settings() -> impl Strategy<Value = Settings> {
    let budget =
        prop_oneof![Just(Budget::default()), Just(PLENTY), Just(Budget { cycle: 3.0, function: 1.2 })];
    let manner = prop_oneof![2 => Just(Manner::Auto), 1 => Just(Manner::Dispatch)];
    let bounded = (manner, budget).prop_map(|(manner, budget)| Settings { manner, budget });
    prop_oneof![4 => bounded, 1 => Just(Settings { manner: Manner::Duplicate, budget: PLENTY })]
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
    let session = Session::new(&base, dfquery_rules::schema(), dfquery_rules::units());
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

proptest! {
    #![proptest_config(ProptestConfig {
        cases: cases(600),
        failure_persistence: None,
        max_shrink_iters: 5000,
        ..ProptestConfig::default()
    })]

    #[test]
    fn irreducible_graphs_become_reducible_within_the_budget(
        graph in prop_oneof![3 => graphs::wild(10), 1 => graphs::tangled(), 1 => graphs::structured()],
        settings in any_settings(),
    ) {
        expect_within(&graph, &settings)?;
    }

    #[test]
    fn reduced_programs_do_the_same(
        recipe in tangled_recipe(),
        settings in any_settings(),
        unreachable in prop::option::of(any::<usize>()),
        seed in 0..1000_u64,
    ) {
        expect_same(&program_of(&recipe, unreachable), &settings, seed)?;
    }
}

/// The graph whose blocks lead where `legs` says.
fn graph(legs: &[&[usize]]) -> Graph {
    Graph { legs: legs.iter().map(|legs| legs.to_vec()).collect() }
}

fn blocks_after(graph: &Graph, settings: &Settings) -> usize {
    let base = facts::module(&[&scattered(graph, &Vec::new())]);
    let reduced = reduced(&base, settings).unwrap_or_else(|report| panic!("{report}"));
    reduced.map_or(graph.blocks(), |reduced| reduced.report.after)
}

#[test]
fn the_example_of_the_seed_gets_one_copy() {
    assert_eq!(blocks_after(&graph(&[&[1, 2], &[2], &[1, 3], &[]]), &Settings::default()), 5);
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
    let mut graph = Graph { legs: vec![Vec::new(); 7] };
    edges.into_iter().for_each(|(from, to)| graph.legs[from].push(to));
    assert_eq!(blocks_after(&graph, &Settings::default()), 5);
}
