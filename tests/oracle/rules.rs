//! The rule files against the definitions, on random graphs.

use crate::{
    analyses::{Truth, Tuples},
    code::{Function, Opcode, Operand, Scatter, scattered},
    facts,
    graphs::{self, Graph},
    liveness::Liveness,
};
use dfquery_engine::run::Part;
use proptest::{collection::vec, prelude::*, test_runner::TestCaseResult};

/// What a relation is by definition.
type Definition<'g> = fn(&Truth<'g>) -> Tuples;

/// The relations between blocks that are compared on every graph.
fn definitions<'g>() -> [(&'static str, Definition<'g>); 24] {
    [
        ("entry", Truth::entry),
        ("successor", Truth::successor),
        ("reachable", Truth::reachable),
        ("idom", Truth::idom),
        ("ipdom", Truth::ipdom),
        ("virtual_exit", Truth::virtual_exit),
        ("dominance_frontier", Truth::dominance_frontier),
        ("control_dependent", Truth::control_dependent),
        ("branch", Truth::branch),
        ("influence", Truth::influence),
        ("back_edge", Truth::back_edge),
        ("loop_header", Truth::loop_header),
        ("latch", Truth::latch),
        ("in_loop", Truth::in_loop),
        ("loop_depth", Truth::loop_depth),
        ("innermost_loop", Truth::innermost_loop),
        ("loop_parent", Truth::loop_parent),
        ("loop_entry", Truth::loop_entry),
        ("loop_exit", Truth::loop_exit),
        ("irreducible_entry", Truth::irreducible_entry),
        ("irreducible_cycle", Truth::irreducible_cycle),
        ("irreducible", Truth::irreducible),
        ("control_equivalent", Truth::region_mate),
        ("control_region", Truth::control_region),
    ]
}

/// The most blocks of graphs for the search through all sets of blocks: the sets are 2 to this power.
const FEW: usize = 8;

fn derived(part: &Part, relation: &str) -> Tuples {
    part.relation(relation).iter().map(<[u32]>::to_vec).collect()
}

/// Evaluates the rules on `function` alone, so that entities count from 0.
fn with_rules<R>(function: &Function, ask: impl FnOnce(&Part) -> R) -> R {
    let base = facts::module(&[function]);
    let session = dfquery_rules::built_in().session(&base);
    ask(&session.part(0))
}

fn expect(part: &Part, relation: &str, expected: &Tuples) -> TestCaseResult {
    let found = derived(part, relation);
    let missing: Vec<_> = expected.difference(&found).collect();
    let surplus: Vec<_> = found.difference(expected).collect();
    prop_assert!(
        missing.is_empty() && surplus.is_empty(),
        "{relation}: missing {missing:?}, too much {surplus:?}"
    );
    Ok(())
}

fn any_graph() -> impl Strategy<Value = Graph> {
    prop_oneof![2 => graphs::wild(12), 1 => graphs::structured(), 1 => graphs::reducible(14)]
}

fn scatter() -> impl Strategy<Value = Scatter> {
    vec((0..3_usize, vec((0..1000_usize, 0..1000_usize), 0..3)), 0..12)
}

/// Intervals of the two trees say what dominates what.
fn expect_intervals(part: &Part, relation: &str, dominates: &[Vec<bool>]) -> TestCaseResult {
    let rows = part.relation(relation).arrays::<3>();
    let covered = (0..dominates.len()).filter(|&block| dominates[block][block]);
    prop_assert!(covered.eq(rows.iter().map(|row| row[0] as usize)), "{relation} covers other blocks");
    for &[a, pre, post] in rows {
        for &[b, at, _] in rows {
            let holds = pre <= at && at <= post;
            prop_assert_eq!(holds, dominates[a as usize][b as usize], "{} of {} over {}", relation, a, b);
        }
    }
    Ok(())
}

/// How often a random walk from the entry to an end passes each block; none if it does not end soon.
fn walk(graph: &Graph, mut choices: u64) -> Option<Vec<usize>> {
    let (mut passed, mut at) = (vec![0; graph.blocks()], 0);
    for _ in 0..100 {
        passed[at] += 1;
        let successors = &graph.successors[at];
        choices = choices.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
        match (choices >> 33).checked_rem(successors.len() as u64) {
            Some(successor) => at = successors[successor as usize],
            None => return Some(passed),
        }
    }
    None
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn rules_derive_what_is_defined(graph in any_graph()) {
        let truth = Truth::of(&graph);
        with_rules(&scattered(&graph, &Vec::new()), |part| {
            for (relation, definition) in definitions() {
                expect(part, relation, &definition(&truth))?;
            }
            expect_intervals(part, "dominance", &truth.dominates)?;
            expect_intervals(part, "postdominance", &truth.postdominates)
        })?;
    }

    #[test]
    fn entries_of_irreducible_cycles_are_those_of_sets(graph in graphs::wild(FEW)) {
        let truth = Truth::of(&graph);
        with_rules(&scattered(&graph, &Vec::new()), |part| {
            expect(part, "irreducible_entry", &truth.irreducible_entry_by_sets())
        })?;
    }

    #[test]
    fn blocks_of_a_region_are_executed_equally_often(graph in any_graph(), choices in vec(any::<u64>(), 8)) {
        let regions = with_rules(&scattered(&graph, &Vec::new()), |part| derived(part, "control_region"));
        for passed in choices.into_iter().filter_map(|choices| walk(&graph, choices)) {
            for row in &regions {
                let [block, top] = [row[0] as usize, row[1] as usize];
                prop_assert_eq!(passed[block], passed[top], "block {} and the top {} of its region", block, top);
            }
        }
    }

    #[test]
    fn values_are_live_where_a_path_leads_to_a_use(graph in any_graph(), scatter in scatter()) {
        let function = scattered(&graph, &scatter);
        let truth = Liveness::of(&function, &graph);
        with_rules(&function, |part| {
            expect(part, "phi", &truth.phi())?;
            expect(part, "defined_in", &truth.defined_in())?;
            expect(part, "used_in", &truth.used_in())?;
            expect(part, "live_in", &truth.live_in())?;
            expect(part, "live_out", &truth.live_out())?;
            expect(part, "reaching_definition", &truth.reaching_definition())
        })?;
    }

    #[test]
    fn operands_that_some_way_does_not_make_are_told(graph in any_graph(), scatter in scatter()) {
        let function = scattered(&graph, &scatter);
        let truth = Truth::of(&graph);
        with_rules(&function, |part| {
            expect(part, "unreached_operand", &unreached_operands(&function, &truth.dominates))
        })?;
    }
}

/// By instruction and operand what is read where its definition does not dominate, in code that is reached.
fn unreached_operands(function: &Function, dominates: &[Vec<bool>]) -> Tuples {
    let places = || {
        let blocks = function.blocks.iter().enumerate();
        blocks.flat_map(|(block, code)| code.instructions.iter().map(move |instruction| (block, instruction)))
    };
    let maker = |value| places().position(|(_, instruction)| instruction.result == Some(value));
    let mut unreached = Tuples::new();
    for (id, (block, instruction)) in places().enumerate() {
        for (number, operand) in instruction.operands.iter().enumerate() {
            let Operand::Value(value) = *operand else { continue };
            let Some(maker) = maker(value) else { continue };
            let (from, _) = places().nth(maker).expect("it was found there");
            let (reader, behind) = match &instruction.opcode {
                Opcode::Phi(sources) => (sources[number], true),
                _ => (block, maker < id),
            };
            let is_made = dominates[from][reader] && (from != reader || behind);
            if dominates[reader][reader] && !is_made {
                unreached.insert(vec![id as u32, number as u32]);
            }
        }
    }
    unreached
}
