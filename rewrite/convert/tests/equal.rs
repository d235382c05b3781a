//! Graphs of one function with different options are equal, and a mutant that changes an output is distinguished.
//!
//! `DFQUERY_CASES=N` tries about so many mutants.

mod inputs;

use dfquery_convert::{Arguments, Mechanism, Options, Overlap, Preference, convert_with};
use dfquery_engine::base::FactBase;
use dfquery_graph::{
    Graph, latency,
    mutants::{KINDS, Kind, mutants},
};
use dfquery_simulate::{
    check::{Outcome, Trials, compare},
    equal::{self, Equality},
    program::Program,
};
use inputs::{cases, conversion_cases, read};
use std::{collections::BTreeMap, env, fs, path::PathBuf};

/// Few inputs, none of which takes long: there are many graphs.
const TRIALS: Trials = Trials { seeds: 4, orders: 3, invocations: 2, steps: 2_000 };

/// The options of the conversions; without options first.
fn variants() -> Vec<Options> {
    let plain = Options::default;
    let counters = Options { counters: true, arguments: Arguments::Held, ..plain() };
    let overlap = Some(Overlap { most: 4, latencies: &latency::UNITS });
    vec![
        plain(),
        counters,
        Options { prefer: Preference::Latency, ..plain() },
        Options { repeat_invariants: true, arguments: Arguments::Held, ..plain() },
        Options { mechanism: Mechanism::Predicated, ..plain() },
        Options { mechanism: Mechanism::Auto, selects: false, ..plain() },
        Options { overlap, ..plain() },
        Options { overlap, ..counters },
    ]
}

/// The kernels and the cases of conversion.
fn files() -> Vec<PathBuf> {
    let entries = fs::read_dir(cases().join("../kernels")).expect("the folder is there");
    let mut paths: Vec<_> = entries.map(|entry| entry.expect("readable").path()).collect();
    paths.retain(|path| path.extension().is_some_and(|extension| extension == "ll"));
    paths.extend(conversion_cases());
    paths.sort();
    paths
}

/// The graphs of the functions of `base`, by function and variant.
fn graphs(base: &FactBase) -> Vec<(u32, Vec<Graph>)> {
    let session = dfquery_rules::built_in().session(base);
    let of = |id| {
        let converted = variants().into_iter().map(|options| convert_with(&session, base, id, &options));
        (id, converted.filter_map(Result::ok).collect())
    };
    (0..base.parts()).map(of).collect()
}

#[test]
fn graphs_of_one_function_are_equal() {
    let (mut pairs, mut inputs, mut idle) = (0, 0, Vec::new());
    for path in files() {
        let base = read(&path);
        let nothing = dfquery_graph::testing::nothing();
        for program in [Program::new(&base), Program::new(&nothing)] {
            for (_, graphs) in graphs(&base) {
                for pair in graphs.windows(2) {
                    match equal::graphs(&program, &pair[0], &pair[1], &TRIALS) {
                        Equality::Equal { inputs: 0, .. } => idle.push(pair[0].name.clone()),
                        Equality::Equal { inputs: compared, .. } => inputs += compared,
                        found => panic!("{} {}: {found}", path.display(), pair[0].name),
                    }
                    pairs += 1;
                }
            }
        }
    }
    println!("{pairs} pairs on {inputs} inputs; nothing compared: {}", idle.len());
    assert!(pairs >= 500 && idle.len() * 20 <= pairs, "{pairs} pairs, {idle:?}");
}

#[test]
fn mutants_that_change_an_output_are_told_apart() {
    let cases: usize = env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(1_800);
    let mut all = Vec::new();
    let bases: Vec<FactBase> = files().iter().map(|path| read(path)).collect();
    for (file, base) in bases.iter().enumerate() {
        for (id, graphs) in graphs(base) {
            for graph in graphs.into_iter().take(2) {
                let mutants = mutants(&graph).into_iter();
                all.extend(mutants.map(|mutant| (file, id, graph.clone(), mutant)));
            }
        }
    }
    let of_kind = |kind| {
        let own: Vec<_> = all.iter().filter(|(.., mutant)| mutant.kind == kind).collect();
        let step = (own.len() * KINDS.len()).div_ceil(cases).max(1);
        own.into_iter().step_by(step)
    };
    // Other inputs and orders than those that `equal` tries.
    let witness = Trials { seeds: 12, orders: 3, ..TRIALS };
    let mut rows: BTreeMap<Kind, [usize; 3]> = BTreeMap::new();
    let mut missed = Vec::new();
    for (file, id, graph, mutant) in KINDS.into_iter().flat_map(of_kind) {
        let program = Program::new(&bases[*file]);
        let differs = !matches!(compare(&program, *id, &mutant.graph, &witness), Outcome::Agree { .. });
        let mut found = equal::graphs(&program, graph, &mutant.graph, &TRIALS);
        if differs && !found.differs() {
            found = equal::graphs(&program, graph, &mutant.graph, &Trials::default());
        }
        let is_apart = found.differs();
        let row = rows.entry(mutant.kind).or_default();
        row[0] += 1;
        row[1] += usize::from(differs || is_apart);
        row[2] += usize::from(is_apart);
        // Where nothing could be compared, they are not called equal.
        if differs && found.holds() {
            missed.push(mutant.to_string());
        }
    }
    println!("{:14} {:>6} {:>9} {:>10}", "mistake", "made", "differing", "told apart");
    for (kind, [made, differing, apart]) in &rows {
        println!("{:14} {made:6} {differing:9} {apart:10}", format!("{kind:?}"));
    }
    let apart: usize = rows.values().map(|row| row[2]).sum();
    // Where loops nest, few inputs end soon enough.
    assert!(missed.len() * 20 <= apart, "{} of {apart}: {missed:#?}", missed.len());
    assert!(apart >= 1_000 && KINDS.iter().all(|kind| rows.contains_key(kind)), "{apart} told apart");
}
