//! Checks of `must_alias` and `no_alias` in tests/cases/memory: runs say that they are true, and what is derived is held to
//! them. A check that is true and not proven yet says in its line what it would take: `; not yet: order of stores`; one that
//! names bytes by the size of pointers is `; of large pointers`.

use super::{
    compare::compare,
    derived::{Derived, Places, Reach},
    machine::Machine,
    program::Program,
    reference::Solver,
    taint::Specification,
};
use crate::{folder::Folder, modules};
use dfquery::MemoryDetail;
use dfquery_engine::base::FactBase;
use dfquery_graph::function::{Argument, Function};
use dfquery_rules::{entity, relation};
use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

/// A call of one of the two functions.
struct Check {
    instruction: u32,
    /// Its operands: the name of a value, or of a global with an offset.
    operands: [Result<String, (String, i64)>; 2],
    must: bool,
    /// What is missing to prove it.
    lever: Option<String>,
    /// Whether it is true where pointers have 8 bytes only.
    is_of_large: bool,
    line: usize,
}

/// How what is derived is held to the checks.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Held {
    /// No alias is missed.
    Soundly,
    /// Nor is one with pointers of 4 bytes.
    ToSmall,
    /// Besides, what is said to be proven is, and nothing else.
    Exactly,
}

fn cases() -> Vec<PathBuf> {
    modules::modules(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases/memory"))
}

/// The checks of a module, which are written a line each in the order of its instructions.
fn checks(base: &FactBase, text: &str) -> Vec<Check> {
    let is_check =
        |line: &&str| line.contains("call void @must_alias(") || line.contains("call void @no_alias(");
    let mut lines = text.lines().enumerate().filter(|(_, line)| is_check(line));
    let mut found = Vec::new();
    for part in 0..base.parts() {
        let function = Function::new(base, part);
        for instruction in &function.instructions {
            let call = function.row_at::<relation::Call>(instruction.id);
            let callee = call.map_or("", |row| function.text(row.callee));
            if callee != "@must_alias" && callee != "@no_alias" {
                continue;
            }
            let (line, text) = lines.next().expect("a line for each check");
            let operand = |at: usize| match &instruction.operands[at] {
                Argument::Value(value) => Ok(base.name(base.type_of::<entity::Value>(), *value)),
                Argument::Global { name, offset, .. } => Err((name.clone(), *offset)),
                other => panic!("line {line}: {other:?}"),
            };
            found.push(Check {
                instruction: instruction.id,
                operands: [operand(0), operand(1)],
                must: callee == "@must_alias",
                is_of_large: text.ends_with("; of large pointers"),
                lever: text.split_once("; not yet: ").map(|(_, lever)| lever.to_owned()),
                line: line + 1,
            });
        }
    }
    assert!(lines.next().is_none(), "a check that is no call");
    found
}

/// Runs `main` and says of each check that was made whether the addresses were equal.
fn run(base: &FactBase) -> Vec<(u32, bool)> {
    let (program, taint) = (Program::new(base), Specification::default());
    let mut machine = Machine::new(&program, &taint, 100_000);
    machine.watched = BTreeSet::from(["@must_alias".to_owned(), "@no_alias".to_owned()]);
    let result = machine.run("main", &[super::memory::Datum::new(32, 1), super::memory::Datum::new(64, 0)]);
    result.unwrap_or_else(|stop| panic!("{stop:?} at {}", machine.place()));
    machine.calls.iter().map(|(instruction, x)| (*instruction, x[0] == x[1])).collect()
}

/// Where an operand may point.
fn places(derived: &Derived, base: &FactBase, check: &Check, operand: usize) -> Places {
    match &check.operands[operand] {
        Ok(value) => derived.points.get(value).cloned().unwrap_or_default(),
        Err((global, offset)) => {
            let text = |symbol| base.symbol_text(symbol);
            let mut aliases = base.tuples::<relation::GlobalAlias>();
            let global =
                aliases.find(|row| text(row.global) == global).map_or(&global[..], |row| text(row.aliasee));
            let place = Reach { offset: *offset, stride: 0 };
            BTreeMap::from([(global.to_owned(), BTreeSet::from([place]))])
        }
    }
}

/// Whether two places may be one.
fn meet(a: Reach, b: Reach) -> bool {
    let divisor = |mut a: i64, mut b: i64| {
        while b != 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    match divisor(a.stride, b.stride) {
        0 => a.offset == b.offset,
        stride => (a.offset - b.offset) % stride == 0,
    }
}

/// Whether two addresses may be equal.
fn may_alias(derived: &Derived, a: &Places, b: &Places) -> bool {
    let outside = |a: &Places, b: &Places| {
        a.contains_key("?") && b.keys().any(|object| object == "?" || derived.escaped.contains(object))
    };
    let same = |(object, places): (&String, &BTreeSet<Reach>)| {
        let others = b.get(object).into_iter().flatten();
        others.clone().any(|&other| places.iter().any(|&place| meet(place, other)))
    };
    outside(a, b) || outside(b, a) || a.iter().any(same)
}

/// What is wrong with what was derived of a module, and how many checks of no alias are proven.
fn judge(
    path: &Path,
    base: &FactBase,
    checks: &[Check],
    derived: &Derived,
    held: Held,
) -> (Vec<String>, usize) {
    let (mut wrong, mut proven) = (Vec::new(), 0);
    for check in checks {
        let [a, b] = [0, 1].map(|operand| places(derived, base, check, operand));
        let (may, known) = (may_alias(derived, &a, &b), !a.is_empty() && !b.is_empty());
        let place = format!("{}:{}", path.display(), check.line);
        match (check.must, may, &check.lever) {
            (true, false, _) => wrong.push(format!("{place}: an alias is missed")),
            (false, false, _) if !known => wrong.push(format!("{place}: it points nowhere")),
            (false, true, None) if held == Held::Exactly => {
                wrong.push(format!("{place}: no alias, and not proven"))
            }
            (false, false, Some(lever)) if held == Held::Exactly => {
                wrong.push(format!("{place}: proven without {lever}"))
            }
            _ => {}
        }
        proven += usize::from(!check.must && !may);
    }
    (wrong, proven)
}

fn hold(derive: impl Fn(&Path, &FactBase) -> Derived, held: Held) {
    let (mut wrong, mut proven, mut all, mut must) = (Vec::new(), 0, 0, 0);
    for path in cases() {
        let text = fs::read_to_string(&path).expect("readable");
        let base = modules::facts(&path);
        let mut checks = checks(&base, &text);
        checks.retain(|check| held != Held::ToSmall || !check.is_of_large);
        let (found, none) = judge(&path, &base, &checks, &derive(&path, &base), held);
        wrong.extend(found);
        proven += none;
        must += checks.iter().filter(|check| check.must).count();
        all += checks.iter().filter(|check| !check.must).count();
    }
    println!("{must} checks of must alias; {proven} of {all} checks of no alias are proven");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(must + all >= 120, "{must} + {all} checks");
}

#[test]
fn the_checks_are_true() {
    for path in cases() {
        let base = modules::facts(&path);
        let checks = checks(&base, &fs::read_to_string(&path).expect("readable"));
        let made = run(&base);
        for check in checks {
            let mut own = made.iter().filter(|(instruction, _)| *instruction == check.instruction).peekable();
            assert!(own.peek().is_some(), "{}:{} is not executed", path.display(), check.line);
            assert!(own.all(|made| made.1 == check.must), "{}:{} is not true", path.display(), check.line);
        }
    }
}

#[test]
fn the_reference_misses_no_alias() {
    hold(|_, base| Solver::solve(base).derived(), Held::Soundly);
}

#[test]
fn the_rules_and_the_reference_say_the_same_of_cases() {
    if !Derived::is_there() {
        return;
    }
    for path in cases() {
        let rules = Derived::by_rules(&path, Some(MemoryDetail::Bytes));
        let comparison = compare(&rules, &Solver::solve(&modules::facts(&path)).derived());
        comparison.hold(&path.display().to_string());
    }
}

#[test]
fn the_rules_miss_no_alias_and_prove_what_they_should() {
    if Derived::is_there() {
        hold(|path, _| Derived::by_rules(path, None), Held::Exactly);
    }
}

/// What is an alias with large pointers is one with small ones, which memory holds closer together.
#[test]
fn the_rules_miss_no_alias_of_small_pointers() {
    if !Derived::is_there() {
        return;
    }
    let folder = Folder::new("small-pointers");
    hold(
        |path, _| {
            let text = fs::read_to_string(path).expect("readable");
            let small = text.replace("\"e-m:e-i64:64", "\"e-m:e-p:32:32-i64:64");
            assert_ne!(text, small, "{} has a data layout", path.display());
            let copy = folder.as_ref().join(path.file_name().expect("a file"));
            fs::write(&copy, small).expect("writable");
            Derived::by_rules(&copy, None)
        },
        Held::ToSmall,
    );
}
