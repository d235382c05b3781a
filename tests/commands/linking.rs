//! Several modules as one program, beside llvm-link.

#![allow(clippy::unwrap_used)]

use dfquery::{Analysis, Open, Program};
use std::{
    collections::BTreeSet,
    process::{Command, Stdio},
};

const MODULES: [&str; 2] = ["tests/cases/linked/main.ll", "tests/cases/linked/square.ll"];

fn rows(program: Program, relation: &str) -> BTreeSet<String> {
    let table = Analysis::new(program).relation(relation).unwrap();
    table.rows().map(|row| row.to_string()).collect()
}

/// A template, an inline function, a table of virtual functions and a weak definition are in both modules.
#[test]
fn modules_are_one_program_as_a_linker_makes_it() {
    let linked = Command::new("llvm-link-22").arg("-S").args(MODULES).stderr(Stdio::null()).output();
    let Ok(linked) = linked else { return println!("skipped: llvm-link-22 is not installed") };
    for relation in ["function", "function_linkage", "calls", "points", "loop_header", "modifies"] {
        for order in [MODULES, [MODULES[1], MODULES[0]]] {
            let ours = rows(Program::open(order).unwrap(), relation);
            let theirs = rows(Open::new().open_text("linked.ll", linked.stdout.clone()).unwrap(), relation);
            assert!(!ours.is_empty(), "{relation}");
            assert_eq!(ours, theirs, "{relation} of {order:?}");
        }
    }
}
