//! Certificates of the graphs of random programs: what is proven computes what the interpreter, or the processor, does.
//!
//! `DFQUERY_CASES=N cargo test --test oracle certified -- --nocapture` tries `N` programs each, and says how many of their
//! graphs are proven, and why the others are not. Options are drawn for each graph.

use crate::{
    facts,
    native::{self, random as c},
    programs::{irreducible_recipe, recipe},
    runs::{agree_with, cases, converted_as, economy, program_of, three_runs},
    text,
};
use dfquery_convert::{Arguments, Mechanism, Options, Preference, convert_with, framed_base};
use dfquery_engine::base::FactBase;
use dfquery_graph::{
    Graph,
    certificate::{Certificate, Reason, certify},
    random,
};
use dfquery_rules::entity;
use dfquery_simulate::{check::Trials, native::Native, program::Program};
use proptest::{
    prelude::*,
    test_runner::{RngSeed, TestRunner},
};
use std::{
    cell::{Cell, RefCell},
    collections::BTreeMap,
};

const MECHANISMS: [Mechanism; 3] = [Mechanism::Structured, Mechanism::Predicated, Mechanism::Auto];

/// The certificate of `graph` as that of function `id` of `base`, which `options` have converted.
fn certified(base: &FactBase, id: u32, options: &Options, graph: &Graph) -> Certificate {
    let session = dfquery_rules::built_in().session(base);
    let framed = framed_base(&session, id, options).expect("what converts has a frame");
    certify(&session, framed, graph)
}

/// The numbers of graphs that are not proven, by the first reason, and by whether runs overlap in them.
#[derive(Default)]
struct Unproven(BTreeMap<(Reason, bool), u64>);

impl Unproven {
    fn add(&mut self, certificate: &Certificate, options: &Options) {
        if let Some(gap) = certificate.gaps.first() {
            *self.0.entry((gap.reason, options.overlap.is_some())).or_default() += 1;
        }
    }

    fn print(&self) {
        for ((reason, overlap), count) in &self.0 {
            println!("{count:6} {reason}{}", if *overlap { ", with --overlap" } else { "" });
        }
    }
}

/// `graph` with the least room: in each channel for one value, or for those with which it begins.
fn narrowed(graph: &Graph) -> Graph {
    let mut graph = graph.clone();
    graph.lics.iter_mut().for_each(|lic| lic.depth = lic.least_depth());
    graph
}

#[test]
fn what_is_proven_computes_what_programs_do() {
    let seeded = native::first_seed();
    let config = ProptestConfig {
        cases: cases(60),
        failure_persistence: None,
        max_shrink_iters: 2000,
        rng_seed: RngSeed::Fixed(seeded),
        ..ProptestConfig::default()
    };
    let [made, proven, with_room] = [const { Cell::new(0_u64) }; 3];
    let unproven = RefCell::new(Unproven::default());
    let drawn = (
        prop_oneof![5 => recipe(), 1 => irreducible_recipe()],
        (economy(), prop::sample::select(&MECHANISMS[..])),
        0..1000_u64,
    );
    let ran = TestRunner::new(config).run(&drawn, |(recipe, (economy, mechanism), seed)| {
        let functions = program_of(&recipe);
        let base = facts::module(&functions.each_ref());
        let options = Options { mechanism, ..economy };
        let said = |why| format!("{options:?}: {why}\n{}", text::module(&functions.each_ref()));
        let graph = converted_as(&base, &options).map_err(|why| TestCaseError::fail(said(why)))?;
        let Ok(graph) = graph else { return Ok(()) };
        made.set(made.get() + 1);
        // Depths count for room alone.
        let narrow = narrowed(&graph);
        let certificate = certified(&base, 0, &options, &narrow);
        unproven.borrow_mut().add(&certificate, &options);
        if certificate.is_proven() {
            proven.set(proven.get() + 1);
            agree_with(&base, &graph, seed).map_err(|why| TestCaseError::fail(said(why)))?;
            if certificate.has_room() {
                with_room.set(with_room.get() + 1);
                agree_with(&base, &narrow, seed).map_err(|why| TestCaseError::fail(said(why)))?;
            }
        }
        Ok(())
    });
    let [made, proven, with_room] = [made, proven, with_room].map(|count| count.get());
    println!("{proven} of {made} graphs proven, {with_room} to have room with the least depths");
    unproven.borrow().print();
    ran.unwrap_or_else(|failure| panic!("{failure}"));
    assert!(4 * proven > made && 2 * with_room > proven, "few are proven");
}

/// The options that `draw` stands for.
fn options(draw: u64) -> Options {
    let bit = |at: u32| draw >> at & 1 == 1;
    Options {
        mechanism: MECHANISMS[(draw >> 8) as usize % MECHANISMS.len()],
        prefer: if bit(0) { Preference::Latency } else { Preference::Area },
        arguments: if bit(1) { Arguments::Held } else { Arguments::Tokens },
        repeat_invariants: bit(2),
        counters: bit(3),
        selects: bit(4) || bit(5),
        overlap: (bit(6) && bit(7)).then(three_runs),
        ..Options::default()
    }
}

#[test]
fn what_is_proven_does_what_native_code_does() {
    let (mut made, mut proven, mut unproven) = (0, 0, Unproven::default());
    for case in 0..u64::from(cases(2).div_ceil(2)) {
        let seed = random::draw(native::first_seed(), case);
        let program = c::program(seed);
        let level = native::LEVELS[case as usize % native::LEVELS.len()];
        let Some(text) = native::compiled(&program, level) else { return };
        let base = native::facts(&text);
        let session = dfquery_rules::built_in().session(&base);
        let names = base.entities_of::<entity::Function>();
        let executable = Program::new(&base);
        let processor = Native::compile(&executable, &text).expect("clang takes the module");
        let trials = Trials { seeds: 3, ..Trials::default() };
        for id in (0..base.parts()).filter(|id| native::is_asked(names.local_name(*id))) {
            let options = options(random::draw(seed, id));
            let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
            made += 1;
            let certificate = certified(&base, id, &options, &graph);
            unproven.add(&certificate, &options);
            if !certificate.is_proven() {
                continue;
            }
            proven += 1;
            let verdict = processor.check(id, &graph, &trials);
            let name = names.local_name(id);
            assert!(
                verdict.difference.is_none(),
                "program {case}, {level:?}, {options:?}: {name}: {verdict}\n{program}"
            );
        }
    }
    println!("{proven} of {made} graphs proven");
    unproven.print();
    assert!(2 * proven > made, "few are proven");
}
