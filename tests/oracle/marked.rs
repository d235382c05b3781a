//! Marked data through native runs of random programs: each sink that a run sees get a mark is in `taint_sink`.
//!
//! Needs `clang-22`, and `clang++-22` with libstdc++ for C++. The program runs with functions of the library that write
//! marks, a different one for each kind of source, and sinks that tell which marks they got. Strings of C++ and what else
//! is between them carry the marks as programs carry bytes.
//!
//! `DFQUERY_CASES=N` tries so many programs, `DFQUERY_EACH=1` each part in a flow of its own (`DFQUERY_EACH=N`: from the
//! Nth of these on). A flow that is missed is made smaller until it is found, and is told by the parts that are left.
//! `DFQUERY_ALARMS=1` tells what is found where no mark is.

mod bench;
mod faults;
mod known;
mod law;
mod parts;
mod programs;

use crate::folder::Folder;
use bench::{Bench, LEVELS, Language, Sinks, Tables, rows};
use dfquery::Analysis;
use faults::Faults;
use programs::{Flow, Program};
use std::{collections::BTreeMap, env};

/// The lines of the sinks that the rules find in a program, with the kinds of what they get.
fn sinks(analysis: &Analysis, file: &str) -> Sinks {
    let query = format!("taint_sink(I, _, _, Kind), location(I, \"{file}\", Line, _)");
    let sink = |cells: Vec<String>| (cells[2].parse().expect("a line"), cells[1].clone());
    rows(analysis, &query).into_iter().map(sink).collect()
}

/// The sinks that the rules find in the program, compiled at one of the levels.
fn found(bench: &Bench, program: &Program, level: &[&str]) -> Sinks {
    sinks(&bench.ask(program, level, &Tables::default()), bench.language.file)
}

/// Returns true if the rules tell of code that nobody can follow.
fn tells(analysis: &Analysis) -> bool {
    let is_outside = |row: &Vec<String>| row[0].starts_with("@outside_") || row[1] == "inline assembly";
    rows(analysis, "unfollowed(\"points\", Entity, Reason)").iter().any(is_outside)
}

/// Counts of planted flows, of those that were not found, and of findings where nothing is.
#[derive(Default)]
struct Counts {
    planted: usize,
    missed: Faults,
    /// Missed as `known.rs` says, by the reason.
    known: BTreeMap<&'static str, usize>,
    /// Missed behind code of which the rules tell that they do not follow it.
    told: usize,
    clean: usize,
    flagged: usize,
}

impl Counts {
    fn add(&mut self, bench: &Bench, program: &Program) {
        let seen = bench.seen(program);
        for level in LEVELS {
            let analysis = bench.ask(program, level, &Tables::default());
            let found = sinks(&analysis, bench.language.file);
            for (line, flow) in &program.flows {
                let mut kinds = seen.iter().filter(|sink| sink.0 == *line).peekable();
                if kinds.peek().is_none() && flow.is_literal() {
                    let kinds = found.iter().filter(|sink| sink.0 == *line).map(|sink| sink.1.as_str());
                    self.add_clean(bench, flow, level, &kinds.collect::<Vec<_>>());
                }
                for sink in kinds {
                    self.planted += 1;
                    match found.contains(sink) {
                        true => {}
                        false if flow.is_outside() && tells(&analysis) => self.told += 1,
                        false => self.add_missed(bench, flow, level, &sink.1),
                    }
                }
            }
        }
    }

    /// A flow without a mark in its sink, which the rules give these kinds.
    fn add_clean(&mut self, bench: &Bench, flow: &Flow, level: &[&str], kinds: &[&str]) {
        self.clean += 1;
        if kinds.is_empty() {
            return;
        }
        self.flagged += 1;
        if env::var_os("DFQUERY_ALARMS").is_some() {
            let alone = Program::of(vec![flow.clone()], &bench.language.parts);
            let place = if found(bench, &alone, level).is_empty() { "beside others" } else { "alone" };
            println!("clean, but {kinds:?} at {} {place}: {}", level.join(" "), flow.names());
        }
    }

    fn add_missed(&mut self, bench: &Bench, flow: &Flow, level: &[&str], kind: &str) {
        if let Some(why) = known::reason(flow, level) {
            *self.known.entry(why).or_default() += 1;
            return;
        }
        let is_missed = |flow: &Flow| {
            let program = Program::of(vec![flow.clone()], &bench.language.parts);
            let seen = bench.seen(&program);
            !seen.is_empty() && !seen.is_subset(&found(bench, &program, level))
        };
        self.missed.add(&format!("{kind} missed"), flow, level, is_missed);
    }
}

/// A number that the environment says, or another.
fn number(name: &str, other: u64) -> u64 {
    env::var(name).map_or(other, |text| text.parse().expect("a number"))
}

/// Tries random programs, or each part by itself, and tells what was missed.
fn hold(language: &Language, name: &str, cases: u64) {
    if !language.is_installed() {
        return;
    }
    let folder = Folder::new(name);
    let bench = Bench::new(language, folder.as_ref());
    let mut counts = Counts::default();
    let parts = &language.parts;
    if env::var_os("DFQUERY_EACH").is_some() {
        let first = number("DFQUERY_EACH", 1) as usize - 1;
        let mut flows = programs::each(parts, language.sources, language.sinks);
        for flows in programs::divided(flows.split_off(first), 8) {
            counts.add(&bench, &Program::of(flows, parts));
        }
    } else {
        let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
        for seed in first..first + number("DFQUERY_CASES", cases) {
            counts.add(&bench, &Program::of(programs::flows(seed, parts), parts));
        }
    }
    let Counts { planted, missed, known, told, clean, flagged } = &counts;
    println!(
        "{name}: {planted} planted flows, {} missed, {} missed as known, {told} behind what is not followed; \
         {clean} clean sinks, {flagged} flagged",
        missed.count(),
        known.values().sum::<usize>(),
    );
    known.iter().for_each(|(why, count)| println!("{count} times, {why}"));
    assert!(*planted > 10, "flows were planted");
    assert!(missed.is_empty(), "{missed}");
}

#[test]
fn marked_data_of_c_is_found_where_native_runs_see_it() {
    hold(&Language::c(), "marked-c", 6);
}

#[test]
fn marked_data_of_cxx_is_found_where_native_runs_see_it() {
    hold(&Language::cxx(), "marked-cxx", 2);
}
