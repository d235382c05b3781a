//! Marked data through native runs of random programs: each sink that a run sees get a mark is in `taint_sink`.
//!
//! Needs `clang-22`, and `clang++-22` with libstdc++ for C++. The program runs with functions of the library that write
//! marks, a different one for each kind of source, and sinks that tell which marks they got. Strings of C++ and what else
//! is between them carry the marks as programs carry bytes.
//!
//! `DFQUERY_CASES=N` tries `N` programs, `DFQUERY_EACH=1` each part in a flow of its own, beside the same flow of a
//! literal (`DFQUERY_EACH=N`: from the Nth of these on). A flow that is missed is made smaller until it is found, and is
//! told by the parts that are left. `DFQUERY_ALARMS=1` tells what is found where no mark is.

mod bench;
mod faults;
mod known;
mod law;
mod parts;
mod programs;

use crate::folder::Folder;
use bench::{Bench, LEVELS, Language, Sinks, rows};
use dfquery::Analysis;
use faults::Faults;
use programs::{Flow, Program};
use std::{collections::BTreeMap, env, fmt};

/// The lines of the sinks that the rules find in a program, with the kinds of what they get.
fn sinks(analysis: &Analysis, file: &str) -> Sinks {
    let query = format!("taint_sink(I, _, _, Kind), location(I, \"{file}\", Line, _)");
    let sink = |cells: Vec<String>| (cells[2].parse().expect("a line"), cells[1].clone());
    rows(analysis, &query).into_iter().map(sink).collect()
}

/// The sinks that the rules find in the program, compiled at one of the levels.
fn found(bench: &Bench, program: &Program, level: &[&str]) -> Sinks {
    sinks(&bench.ask(program, level, &bench.language.tables), bench.language.file)
}

/// Returns true if the rules tell of code that points-to, and so taint, does not follow.
fn tells(analysis: &Analysis) -> bool {
    let is_gap = |row: &Vec<String>| row[0] != "model in place of a body";
    rows(analysis, "unfollowed(\"points\", _, Reason)").iter().any(is_gap)
}

/// The same with copies of what functions call; the program is the one that was compiled last.
fn found_with_copies(bench: &Bench) -> Sinks {
    sinks(&bench.open_last(&bench.language.tables, true), bench.language.file)
}

/// The counts of planted flows and clean sinks of programs compiled at one of the levels.
#[derive(Default)]
struct Shares {
    planted: usize,
    found: usize,
    /// Missed where the rules tell of what they do not follow, in a program of this flow alone.
    told: usize,
    clean: usize,
    /// Clean sinks that are findings.
    flagged: usize,
    /// Those that are with copies of what functions call.
    flagged_with_copies: usize,
}

/// The counts of all levels, and the faults.
#[derive(Default)]
struct Counts {
    programs: usize,
    levels: [Shares; LEVELS.len()],
    missed: Faults,
    /// Found, but not with copies of what functions call.
    lost: Vec<String>,
    /// Missed as `known.rs` says, by the reason.
    known: BTreeMap<&'static str, usize>,
}

impl Counts {
    fn add(&mut self, bench: &Bench, program: &Program) {
        let seen = bench.seen(program);
        self.programs += 1;
        for (at, level) in LEVELS.into_iter().enumerate() {
            let found = found(bench, program, level);
            let with_copies = found_with_copies(bench);
            for (line, flow) in &program.flows {
                let mut kinds = seen.iter().filter(|sink| sink.0 == *line).peekable();
                if kinds.peek().is_none() && flow.is_literal() {
                    let kinds = found.iter().filter(|sink| sink.0 == *line).map(|sink| sink.1.as_str());
                    self.add_clean(bench, flow, at, &kinds.collect::<Vec<_>>());
                    self.levels[at].flagged_with_copies +=
                        usize::from(with_copies.iter().any(|sink| sink.0 == *line));
                }
                for sink in kinds {
                    self.levels[at].planted += 1;
                    match found.contains(sink) {
                        true => self.levels[at].found += 1,
                        false => self.add_missed(bench, flow, at, &sink.1),
                    }
                    if found.contains(sink) && !with_copies.contains(sink) {
                        self.lost.push(format!("{} at {}: {}", sink.1, level.join(" "), flow.names()));
                    }
                }
            }
        }
    }

    /// A flow without a mark in its sink, which the rules give these kinds.
    fn add_clean(&mut self, bench: &Bench, flow: &Flow, at: usize, kinds: &[&str]) {
        let level = LEVELS[at];
        self.levels[at].clean += 1;
        if kinds.is_empty() {
            return;
        }
        self.levels[at].flagged += 1;
        if env::var_os("DFQUERY_ALARMS").is_some() {
            let alone = Program::of(vec![flow.clone()], &bench.language.parts);
            let place = if found(bench, &alone, level).is_empty() { "beside others" } else { "alone" };
            println!("clean, but {kinds:?} at {} {place}: {}", level.join(" "), flow.names());
        }
    }

    /// A flow that is not found: told, known, or a fault.
    fn add_missed(&mut self, bench: &Bench, flow: &Flow, at: usize, kind: &str) {
        let level = LEVELS[at];
        let alone = Program::of(vec![flow.clone()], &bench.language.parts);
        let is_told = tells(&bench.ask(&alone, level, &bench.language.tables));
        self.levels[at].told += usize::from(is_told);
        if let Some(why) = known::reason(flow, level) {
            *self.known.entry(why).or_default() += 1;
            return;
        }
        if flow.is_outside() && is_told {
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

impl fmt::Display for Counts {
    /// A table with a line for each level.
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        writeln!(f, "{} programs", self.programs)?;
        writeln!(f, "| | planted | found | behind `unfollowed` | missed | clean | flagged | with copies |")?;
        writeln!(f, "|---|--:|--:|--:|--:|--:|--:|--:|")?;
        for (level, shares) in LEVELS.into_iter().zip(&self.levels) {
            let Shares { planted, found, told, clean, flagged, flagged_with_copies } = shares;
            let missed = planted - found - told;
            writeln!(
                f,
                "| `{}` | {planted} | {found} | {told} | {missed} | {clean} | {flagged} | {flagged_with_copies} |",
                level.join(" ")
            )?;
        }
        self.known.iter().try_for_each(|(why, count)| writeln!(f, "{count} times, {why}"))
    }
}

/// A number that the environment says, or another.
fn number(name: &str, other: u64) -> u64 {
    env::var(name).map_or(other, |text| text.parse().expect("a number"))
}

/// Tries random programs, or each part by itself, and reports what was missed.
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
        let mut flows: Vec<Flow> = programs::each(parts, language.sources, language.sinks);
        let flows = flows.split_off(first).into_iter();
        let flows = flows.flat_map(|flow| [flow.twin(parts), Some(flow)]).flatten().collect();
        for flows in programs::divided(flows, 8) {
            counts.add(&bench, &Program::of(flows, parts));
        }
    } else {
        let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
        for seed in first..first + number("DFQUERY_CASES", cases) {
            counts.add(&bench, &Program::of(programs::flows(seed, parts), parts));
        }
    }
    print!("{name}: {counts}");
    let planted = counts.levels.iter().map(|shares| shares.planted).sum::<usize>();
    assert!(planted > 10, "flows were planted");
    assert!(counts.missed.is_empty(), "{}", counts.missed);
    assert!(counts.lost.is_empty(), "with copies:\n{}", counts.lost.join("\n"));
}

#[test]
fn marked_data_of_c_is_found_where_native_runs_see_it() {
    hold(&Language::c(), "marked-c", 6);
}

/// Guards, barriers and comparisons suppress the findings that they rule out, and no others.
#[test]
fn marked_data_is_found_behind_checks_that_do_not_hold() {
    hold(&Language::c().with_checks(include_str!("marked/c/checks.txt")), "marked-checks", 4);
}

#[test]
fn marked_data_of_cxx_is_found_where_native_runs_see_it() {
    hold(&Language::cxx(), "marked-cxx", 2);
}
