//! The divergence rules before lanes that really run.

use crate::{
    analyses::Truth,
    graphs::{self, Graph},
    lane_programs::program,
    lane_text::{claims, facts, parse, place_of},
    lanes::{Claim, Code, Observer, Op, Place, Run},
    outside::sample,
    peers,
    runs::cases,
};
use dfquery_extract::analysis::{
    cycles::Cycles,
    dominance::{Adjacency, DominatorTree, virtual_exits},
};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Seeds that each program is run with.
const RUNS: u64 = 200;

/// When lanes are together.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    Iteration,
    Ipdom,
}

impl Model {
    pub fn name(self) -> &'static str {
        match self {
            Model::Iteration => "iteration",
            Model::Ipdom => "ipdom",
        }
    }
}

fn ends(code: &Code) -> Vec<Option<usize>> {
    let edges = code.blocks.iter().enumerate();
    let edges: Vec<(u32, u32)> = edges
        .flat_map(|(from, block)| block.successors.iter().map(move |&to| (from as u32, to as u32)))
        .collect();
    let graph = Adjacency::new(code.blocks.len(), edges.iter().copied());
    let mut exits = virtual_exits(&graph);
    exits.extend((0..code.blocks.len() as u32).filter(|&block| graph.of(block).is_empty()));
    let tree = DominatorTree::new(&graph.reversed(), &exits);
    (0..code.blocks.len() as u32).map(|block| tree.idom(block).map(|end| end as usize)).collect()
}

/// How many times as many runs a program gets while something that is claimed was never seen.
const PATIENCE: u64 = 6;

/// Runs `code` and holds what is seen against what is claimed.
pub fn observe(code: &Code, model: Model, patience: u64) -> Observer {
    let base = facts(code, model.name());
    let mut observer = Observer::new(code, &claims(&base));
    watch(code, model, patience, &mut observer);
    observer
}

/// Runs `code` with every seed before `observer`; longer, by `patience`, while something that is claimed was never seen.
pub fn watch(code: &Code, model: Model, patience: u64, observer: &mut Observer) {
    let (cycles, ends) = (code.cycles(), ends(code));
    let all = code.uses();
    for seed in 0..RUNS * patience {
        let idle =
            |place: &Place| observer.claim(place) != Some(Claim::Stride(0)) && !observer.differs(place);
        if seed >= RUNS && !all.iter().any(idle) {
            break;
        }
        let mut run = Run::new(code, seed, observer);
        match model {
            Model::Iteration => run.by_iteration(&cycles),
            Model::Ipdom => run.by_ipdom(&ends),
        }
    }
}

fn labels(code: &Code, places: impl Fn(&Place) -> bool) -> BTreeSet<String> {
    let is_use = |(block, statement, _): &&Place| {
        matches!(code.blocks[*block].statements.get(*statement).map(|s| &s.op), Some(Op::Use(_)))
    };
    let uses = code.uses();
    let chosen = uses.iter().filter(is_use).filter(|place| places(place));
    chosen.map(|&(block, statement, _)| code.blocks[block].statements[statement].name.clone()).collect()
}

/// The cases of one file: a name, what differs by iteration and by ipdom, and the program.
pub fn cases_of(text: &str) -> impl Iterator<Item = (&str, [&str; 2], Code)> {
    let lines = text.lines().filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(|line| match line.split(" | ").collect::<Vec<_>>()[..] {
        [name, iteration, ipdom, body] => (name, [iteration, ipdom], parse(body)),
        _ => panic!("{line}"),
    })
}

/// Small programs with what differs in them: those of the document, and those that refute simpler rules.
pub const CASES: [&str; 2] =
    [include_str!("../cases/divergence/litmus.txt"), include_str!("../cases/divergence/counterexamples.txt")];

#[test]
fn cases_are_told_exactly() {
    let mut bad = Vec::new();
    for (name, expected, code) in CASES.into_iter().flat_map(cases_of) {
        for (model, expected) in [Model::Iteration, Model::Ipdom].into_iter().zip(expected) {
            let expected: BTreeSet<String> =
                expected.split(',').filter(|label| *label != "-").map(str::to_owned).collect();
            let seen = observe(&code, model, 1);
            let claimed = labels(&code, |place| seen.claim(place) != Some(Claim::Stride(0)));
            let observed = labels(&code, |place| seen.differs(place));
            if claimed != expected || observed != expected || seen.wrong.is_some() {
                bad.push(format!(
                    "{name} {model:?}: expected {expected:?}, claimed {claimed:?}, observed {observed:?}"
                ));
            }
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// How many uses were claimed, and how many of them never differed.
#[derive(Default, Debug)]
struct Tally {
    claimed: usize,
    idle: usize,
    peer_claimed: usize,
    peer_idle: usize,
    differing: usize,
}

impl Tally {
    fn share(&self) -> f64 {
        self.idle as f64 / self.claimed.max(1) as f64
    }

    fn peer_share(&self) -> f64 {
        self.peer_idle as f64 / self.peer_claimed.max(1) as f64
    }
}

/// Graphs of which one at least is fit.
const SIEVE: usize = 40;

pub fn irreducible(count: usize) -> Vec<Graph> {
    let is_fit = |graph: &Graph| {
        graph.blocks() >= 4 && graph.successors.iter().any(Vec::is_empty) && !Truth::of(graph).is_reducible()
    };
    fit(prop_oneof![graphs::wild(9), graphs::wild(12)], count, is_fit)
}

pub fn reducible(count: usize) -> Vec<Graph> {
    fit(prop_oneof![graphs::reducible(14), graphs::structured()], count, |graph| {
        (4..=20).contains(&graph.blocks())
    })
}

fn fit(graphs: impl Strategy<Value = Graph>, count: usize, is_fit: impl Fn(&Graph) -> bool) -> Vec<Graph> {
    let graphs = sample(graphs, SIEVE * count).into_iter().map(|graph| graph.trimmed());
    let fit: Vec<Graph> = graphs.filter(is_fit).take(count).collect();
    assert_eq!(fit.len(), count, "too few graphs are fit");
    fit
}

/// Runs random programs on `graphs` and counts; an unsound claim is a failure.
fn campaign(graphs: &[Graph], model: Model, strides: bool) -> Tally {
    let mut tally = Tally::default();
    for (seed, graph) in graphs.iter().enumerate() {
        let code = program(graph, seed as u64, strides);
        let seen = observe(&code, model, if strides { 1 } else { PATIENCE });
        assert!(seen.wrong.is_none(), "{model:?}, program {seed}: {:?} of\n{}", seen.wrong, code.text());
        if strides {
            continue;
        }
        let base = facts(&code, model.name());
        let names = base.schema().entity_type("Instruction").expect("the schema has it");
        let peer = peers::divergent_uses(&code, &base, |id| place_of(base.entities(names).local_name(id)));
        for place in code.uses() {
            let differs = seen.differs(&place);
            let claimed = seen.claim(&place).is_some_and(|claim| claim != Claim::Stride(0));
            tally.claimed += usize::from(claimed);
            tally.idle += usize::from(claimed && !differs);
            tally.peer_claimed += usize::from(peer.contains(&place));
            tally.peer_idle += usize::from(peer.contains(&place) && !differs);
            tally.differing += usize::from(differs);
        }
    }
    println!("{model:?}: {tally:?}, idle {:.4}, like llvm {:.4}", tally.share(), tally.peer_share());
    tally
}

/// Programs of each kind by default.
const PROGRAMS: u32 = 120;
/// The number of claimed uses from which a share is meaningful.
const ENOUGH: usize = 5000;

fn hold(graphs: &[Graph], model: Model, most: f64) {
    let tally = campaign(graphs, model, false);
    assert!(tally.differing > 0);
    // A few programs say little of a share: they are given twice as much.
    let slack = if tally.claimed < ENOUGH { 2.0 } else { 1.0 };
    assert!(tally.share() <= slack * most, "{tally:?}");
    assert!(tally.share() <= slack * 0.5 * tally.peer_share(), "{tally:?}");
}

#[test]
fn reducible_programs_by_iteration() {
    hold(&reducible(cases(PROGRAMS) as usize), Model::Iteration, 0.08);
}

#[test]
fn reducible_programs_by_ipdom() {
    hold(&reducible(cases(PROGRAMS) as usize), Model::Ipdom, 0.08);
}

#[test]
fn irreducible_programs_by_iteration() {
    hold(&irreducible(cases(PROGRAMS) as usize), Model::Iteration, 0.15);
}

#[test]
fn irreducible_programs_by_ipdom() {
    hold(&irreducible(cases(PROGRAMS) as usize), Model::Ipdom, 0.18);
}

#[test]
fn strides_are_those_of_lanes() {
    let count = cases(PROGRAMS) as usize;
    let graphs = [reducible(count), irreducible(count / 2)];
    for model in [Model::Iteration, Model::Ipdom] {
        graphs.iter().for_each(|graphs| _ = campaign(graphs, model, true));
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn cycles_nest_as_strongly_connected_sets_do(graph in prop_oneof![graphs::wild(12), graphs::structured()]) {
        let graph = graph.trimmed();
        let code = program(&graph, 0, false);
        let edges = graph.edges().map(|(from, to, _)| (from as u32, to as u32)).collect::<Vec<_>>();
        let cycles = Cycles::new(&Adjacency::new(graph.blocks(), edges.iter().copied()), 0);
        for (block, expected) in code.cycles().into_iter().enumerate() {
            let mut found: Vec<usize> = cycles.around(block as u32).map(|header| header as usize).collect();
            found.reverse();
            prop_assert_eq!(found, expected, "around {}", block);
        }
        let visits = cycles.visits().expect("few cycles");
        for (from, to) in edges {
            let at = |block: u32| visits.iter().position(|visit| *visit == (block, 0));
            if !cycles.around(from).any(|header| header == to) {
                prop_assert!(at(from) < at(to), "{} -> {} in {:?}", from, to, visits);
            }
        }
    }
}
