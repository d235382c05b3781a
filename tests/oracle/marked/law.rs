//! The law between points-to and taint: put the address of a marked object in the place of the tainted datum; where
//! points-to brings it, taint brings the datum.
//!
//! Each random program is asked about twice. In one, the source is the address of an object; in the other, it is a
//! function that gives data from outside. A native run of the other says which sinks get an address that was given, and
//! holds both to it.

use super::{
    bench::{Bench, LEVELS, Language, Sinks, Tables, rows},
    faults::Faults,
    known, number,
    programs::{self, Flow, Program},
};
use crate::folder::Folder;
use std::collections::BTreeSet;

/// The text before programs with addresses, and before those with data from outside.
const ADDRESSES: &str = "#define TAKE(marker) (marker)\n";
const DATA: &str = "#define TAKE(marker) law_take()\n";

const TABLES: Tables = Tables {
    models: &[("law-models.csv", "name,effect,from,to\nlaw_take,outside,,return\nlaw_give,none,,\n")],
    taint: &[(
        "law-taint.csv",
        "function,role,from,to,kind\nlaw_take,source,,return,taken\nlaw_give,sink,argument 0,,given\n,flow,taken,given,\n",
    )],
};

/// The kinds of faults of a sink.
const FAULTS: [&str; 3] = [
    "points-to misses what a run sees",
    "taint misses what a run sees",
    "taint misses what points-to brings",
];

fn program<'p>(bench: &Bench<'p>, head: &str, flows: &[Flow<'p>]) -> Program<'p> {
    Program::headed(head, flows.to_vec(), &bench.language.parts)
}

/// Which faults the sink of each flow has when they are compiled at a level.
fn faults(bench: &Bench, flows: &[Flow], seen: &Sinks, level: &[&str]) -> Vec<BTreeSet<usize>> {
    let (addresses, data) = (program(bench, ADDRESSES, flows), program(bench, DATA, flows));
    let tainted = sinks(bench, &data, level, "taint_sink(I, 0, \"given\", Kind)");
    let pointed = sinks(bench, &addresses, level, "operand_points(I, 0, Location), call(I, \"@law_give\")");
    let of = |(number, (line, _)): (usize, &(usize, Flow))| {
        let at = |found: &Sinks, meant: &dyn Fn(&str) -> bool| {
            found.iter().any(|(other, what)| other == line && meant(what))
        };
        let own = format!("@markerx{number}_0");
        let is_own = |what: &str| {
            what.strip_prefix(&own).is_some_and(|rest| rest.is_empty() || rest.starts_with(['+', '*']))
        };
        let is_seen = at(seen, &|_| true);
        let is_tainted = at(&tainted, &|_| true);
        let wrong = [
            is_seen && !at(&pointed, &|what| what.starts_with("@marker") || what.starts_with('?')),
            is_seen && !is_tainted,
            at(&pointed, &is_own) && !is_tainted,
        ];
        (0..wrong.len()).filter(|&fault| wrong[fault]).collect()
    };
    data.flows.iter().enumerate().map(of).collect()
}

/// The lines of the sinks that `query` finds, each with what is in the second of its columns.
fn sinks(bench: &Bench, program: &Program, level: &[&str], query: &str) -> Sinks {
    let analysis = bench.ask(program, level, &TABLES);
    let query = format!("{query}, location(I, \"{}\", Line, _)", bench.language.file);
    rows(&analysis, &query).into_iter().map(|row| (row[2].parse().expect("a line"), row[1].clone())).collect()
}

/// Tries random programs.
fn hold(language: &Language, name: &str, cases: u64) {
    if !language.is_installed() {
        return;
    }
    let folder = Folder::new(name);
    let bench = Bench::new(language, folder.as_ref());
    let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
    let (mut sinks, mut known_faults) = (0, 0);
    let mut found = Faults::default();
    for seed in first..first + number("DFQUERY_CASES", cases) {
        let flows = programs::flows(seed, &language.parts);
        let seen = bench.seen(&program(&bench, DATA, &flows));
        for level in LEVELS {
            sinks += flows.len();
            for (flow, wrong) in flows.iter().zip(faults(&bench, &flows, &seen, level)) {
                for fault in wrong {
                    if flow.is_outside() || known::reason(flow, level).is_some() {
                        known_faults += 1;
                        continue;
                    }
                    let is_wrong = |flow: &Flow| {
                        let alone = [flow.clone()];
                        let seen = bench.seen(&program(&bench, DATA, &alone));
                        faults(&bench, &alone, &seen, level)[0].contains(&fault)
                    };
                    found.add(FAULTS[fault], flow, level, is_wrong);
                }
            }
        }
    }
    println!("{name}: {sinks} sinks, {} faults, {known_faults} as known", found.count());
    assert!(found.is_empty(), "{found}");
}

#[test]
fn taint_goes_where_addresses_go_in_c() {
    hold(&Language::c().of_the_law(&["-w", "-DNUMBER=intptr_t"], include_str!("c/law.txt")), "law-c", 2);
}

#[test]
fn taint_goes_where_addresses_go_in_cxx() {
    hold(&Language::cxx().of_the_law(&["-w", "-std=c++20"], include_str!("cxx/law.txt")), "law-cxx", 1);
}
