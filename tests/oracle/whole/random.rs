//! Random programs, of which the rules must know all that runs see.

use super::{
    check::{Report, check, summary},
    compare,
    derived::Derived,
    machine::Machine,
    program::Program,
    programs,
    reference::Solver,
    taint::Specification,
};
use crate::{folder::Folder, modules};
use dfquery::MemoryDetail;
use dfquery_engine::base::FactBase;
use std::{cell::Cell, env, fs, ops::Range};

/// The function that gives numbers from outside, and the one that takes them there.
const TAINT: &str = "source outside_number return outside\nsink outside_take argument 0 outside";
/// The same as a table of dfquery's.
const TAINT_TABLE: &str = "function,role,from,to,kind
outside_number,source,,return,outside
outside_take,sink,argument 0,,outside
,flow,outside,outside,
";
/// Steps that a program may take.
const STEPS: u64 = 40_000;

fn number(name: &str, other: u64) -> u64 {
    env::var(name).map_or(other, |text| text.parse().expect("a number"))
}

/// Runs the programs with these seeds and compares what they do with what `derive` finds; counts how runs end.
fn compare(base: &FactBase, seeds: Range<u64>, derived: &Derived, ends: &mut Vec<String>) -> Report {
    let program = Program::new(base);
    let taint = Specification::parse(TAINT);
    let mut machine = Machine::new(&program, &taint, 0);
    machine.keeps_frames = true;
    for seed in seeds {
        machine.steps = STEPS;
        if let Err(stop) = machine.run(&format!("p{seed}.main"), &[]) {
            ends.push(format!("{stop:?} at {}", machine.place()));
        }
    }
    check(&program, &machine.log, derived)
}

/// Compares programs, some in one module, and says what is missed of the smallest; returns what was seen.
fn hold(count: u64, together: u64, derive: impl Fn(&FactBase, &str) -> Derived) -> Report {
    let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
    let (mut total, mut ends, mut worst) =
        (Report::default(), Vec::new(), None::<(usize, Range<u64>, String)>);
    for start in (first..first + count).step_by(together as usize) {
        let seeds = start..(start + together).min(first + count);
        let text = programs::module(seeds.clone());
        let base = modules::facts_of("random.ll", text.as_bytes());
        let report = compare(&base, seeds.clone(), &derive(&base, &text), &mut ends);
        if !report.missed.is_empty() {
            let size = text.len();
            if worst.as_ref().is_none_or(|(smallest, ..)| size < *smallest) {
                worst = Some((size, seeds, summary(&report.missed)));
            }
        }
        total.seen += report.seen;
        total.tainted += report.tainted;
        total.derived += report.derived;
        total.observed += report.observed;
        total.missed.extend(report.missed);
        total.missed_integers.extend(report.missed_integers);
    }
    println!("{count} programs: {total}");
    println!("{} runs ended early: {:?}", ends.len(), &ends[..ends.len().min(5)]);
    assert!(ends.len() as u64 * 10 < count.max(10), "runs end early");
    if let Some((_, seeds, rows)) = worst {
        let kept = env::temp_dir().join(format!("missed-{}.ll", seeds.start));
        fs::write(&kept, programs::module(seeds)).expect("writable");
        panic!("missed, in {}:\n{rows}", kept.display());
    }
    assert!(total.seen as u64 > count * 100, "too few rows were seen");
    total
}

#[test]
fn the_reference_knows_what_random_programs_do() {
    hold(number("DFQUERY_CASES", 40), 2, |base, _| Solver::solve(base).derived());
}

#[test]
fn the_rules_know_what_random_programs_do() {
    rules_hold("random", MemoryDetail::Bytes);
}

#[test]
fn the_rules_know_what_random_programs_do_with_merged_memory() {
    rules_hold("merged", MemoryDetail::Merged);
}

#[test]
fn the_rules_know_where_data_from_outside_goes_in_random_programs() {
    let folder = Folder::new("random-taint");
    let (path, table) = (folder.as_ref().join("random.ll"), folder.as_ref().join("taint.csv"));
    fs::write(&table, TAINT_TABLE).expect("writable");
    let report = hold(number("DFQUERY_CASES", 40), 10, |_, text| {
        fs::write(&path, text).expect("writable");
        Derived::with_taint(&path, &table)
    });
    assert!(report.tainted > 100, "too few tainted operands were seen");
}

/// What the rules derive of random programs is what the reference does, row by row.
#[test]
fn the_rules_and_the_reference_say_the_same_of_random_programs() {
    if !Derived::is_there() {
        return;
    }
    let folder = Folder::new("random-compared");
    let path = folder.as_ref().join("random.ll");
    let first = number("PROPTEST_RNG_SEED", 1) * 1_000_000;
    let mut same = 0;
    for start in (first..first + number("DFQUERY_CASES", 40)).step_by(4) {
        let text = programs::module(start..start + 4);
        fs::write(&path, &text).expect("writable");
        let base = modules::facts_of("random.ll", text.as_bytes());
        let rules = Derived::by_rules(&path, Some(MemoryDetail::Bytes));
        let comparison = compare::compare(&rules, &Solver::solve(&base).derived());
        comparison.hold(&format!("programs from {start}"));
        same += comparison.same;
    }
    println!("{same} rows are the same");
    assert!(same > 1_000, "too few rows were compared");
}

fn rules_hold(folder: &str, detail: MemoryDetail) {
    if !Derived::is_there() {
        return;
    }
    let folder = Folder::new(folder);
    hold(number("DFQUERY_CASES", 32), 4, |_, text| {
        let path = folder.as_ref().join("random.ll");
        fs::write(&path, text).expect("writable");
        Derived::by_rules(&path, Some(detail))
    });
}

#[test]
fn a_reference_that_forgets_something_is_found_out() {
    let modules: Vec<(Range<u64>, FactBase)> = (0..10u64)
        .map(|four| 1_000_000 + 4 * four..1_000_004 + 4 * four)
        .map(|seeds| (seeds.clone(), modules::facts_of("random.ll", programs::module(seeds).as_bytes())))
        .collect();
    for forgotten in FORGETFUL {
        let misses = |(seeds, base): &(Range<u64>, FactBase)| {
            let derived = Solver::without(base, forgotten).derived();
            !compare(base, seeds.clone(), &derived, &mut Vec::new()).missed.is_empty()
        };
        assert!(modules.iter().any(misses), "nothing is missed without {forgotten}");
    }
}

/// Opcodes, intrinsics and functions of the library without which something must be missed.
const FORGETFUL: [&str; 20] = [
    "alloca",
    "call",
    "extractelement",
    "extractvalue",
    "freeze",
    "getelementptr",
    "insertelement",
    "insertvalue",
    "inttoptr",
    "launder.invariant.group",
    "load",
    "malloc",
    "memcpy",
    "memmove",
    "phi",
    "ptrmask",
    "select",
    "store",
    "threadlocal.address",
    "va_start",
];

/// Objects that are merged one by one, as many as fit the budget.
#[test]
fn the_rules_know_what_random_programs_do_within_a_budget() {
    if !Derived::is_there() {
        return;
    }
    let folder = Folder::new("budget");
    let path = folder.as_ref().join("random.ll");
    let [merged, apart] = [Cell::new(0), Cell::new(0)];
    for hundredths in [20, 50, 80] {
        let report = hold(number("DFQUERY_CASES", 16), 4, |base, text| {
            fs::write(&path, text).expect("writable");
            let all = Derived::by_rules(&path, Some(MemoryDetail::Bytes)).points_to();
            let derived = Derived::within(&path, (all * hundredths / 100) as u32);
            let reference = Solver::solve(base).derived();
            assert_eq!(compare::lacking(&derived, &reference), Vec::<String>::new());
            merged.set(merged.get() + derived.merged().count());
            apart.set(apart.get() + derived.apart().count());
            derived
        });
        assert!(report.missed.is_empty());
    }
    let [merged, apart] = [merged.get(), apart.get()];
    println!("{merged} objects were merged, {apart} were not");
    assert!(merged > 100 && apart > 100, "some objects are merged, and others are not");
}
