//! Linear code does what its trees do, after each stage, and keeps all rules.
//!
//! `DFQUERY_CASES` is the number of random methods.

#![allow(missing_docs, clippy::unwrap_used)]

mod cases;
mod known;
mod methods;
mod mutants;
mod onward;
mod positions;

use dfquery_extract::lir::{self, Method, Operation, Stage, TreeId};
use dfquery_linear::{Text, bring, run_linear, run_trees, verify};
use methods::{Random, arguments, noticed};

/// Runs of each method.
const RUNS: u64 = 4;

/// Half of a read is executed after a store to the other half of its variable.
const HALVES: u64 = 19_235;

fn cases(default: u64) -> u64 {
    std::env::var("DFQUERY_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(default)
}

/// The one method of `text`.
fn read(text: &str) -> Method {
    let (mut methods, problems) = lir::methods("random.hir", text);
    assert!(problems.is_empty(), "{text}\n{problems:#?}");
    assert_eq!(methods.len(), 1, "{text}");
    methods.remove(0)
}

/// Whether the linear code of `method` does what the trees of `trees` do, in a few runs.
fn agrees(trees: &Method, method: &Method, seed: u64) -> Result<(), String> {
    for run in 0..RUNS {
        let arguments = arguments(&mut Random::new(seed * RUNS + run + 1));
        let expected = noticed(run, |machine| run_trees(trees, &arguments, machine));
        let found = noticed(run, |machine| run_linear(method, &arguments, machine));
        if expected != found {
            return Err(format!("with {arguments:?}\nexpected {expected:?}\nfound    {found:?}"));
        }
    }
    Ok(())
}

/// The nodes in their order: what each does, and of which tree.
fn shape(method: &Method) -> Vec<(Operation, Option<TreeId>)> {
    let linear = method.linear.as_ref().unwrap();
    let order = (0..linear.first.len()).flat_map(|block| linear.order(block));
    order.map(|id| (linear.node(id).operation.clone(), linear.node(id).origin)).collect()
}

#[test]
fn every_stage_does_what_the_trees_do() {
    let (mut notes, mut contained, mut addresses, mut pairs) = (0, 0, 0, 0);
    for seed in (0..cases(60)).chain([HALVES]) {
        let text = methods::method(&mut Random::new(seed));
        let trees = read(&text);
        let mut method = trees.clone();
        for stage in Stage::ALL {
            let (next, told) = bring(&method, stage).unwrap();
            notes += told.len();
            method = next;
            if stage == Stage::Rationalised {
                let (direct, _) = bring(&trees, stage).unwrap();
                assert_eq!(shape(&direct), shape(&method), "seed {seed}: one pass or two\n{text}");
                method = if seed % 2 == 0 { direct } else { method };
            }
            let shown = Text(&method).to_string();
            let faults: Vec<String> = verify(&method).iter().map(ToString::to_string).collect();
            assert!(faults.is_empty(), "seed {seed}, {}: {faults:#?}\n{text}\n{shown}", stage.name());
            if let Err(difference) = agrees(&trees, &method, seed) {
                panic!("seed {seed}, {}: {difference}\n{text}\n{shown}", stage.name());
            }
            let again = read(&shown);
            assert_eq!(Text(&again).to_string(), shown, "seed {seed}: text that is read is the same");
        }
        let shown = Text(&method).to_string();
        contained += shown.matches('[').count();
        addresses += shown.matches("lea").count();
        pairs += shown.matches("long").count();
        assert_eq!(Text(&read(&Text(&trees).to_string())).to_string(), Text(&trees).to_string());
    }
    println!("{notes} reads kept, {contained} nodes contained, {addresses} addresses, {pairs} pairs");
    assert!(notes > 0 && contained > 0 && addresses > 0 && pairs > 0, "something is never made");
}
