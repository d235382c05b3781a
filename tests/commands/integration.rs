//! Checks that others run: the step of the action, and the hook for pre-commit.

#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

/// Data from outside in a command, in this number of functions.
fn findings(count: usize) -> String {
    let mut ir = "declare ptr @getenv(ptr)\ndeclare i32 @system(ptr)\n@name = constant [2 x i8] c\"A\\00\"\n"
        .to_owned();
    for at in 0..count {
        ir += &format!(
            "define void @f{at}() {{\n  %a = call ptr @getenv(ptr @name)\n  %r = call i32 @system(ptr %a)\n  ret void\n}}\n"
        );
    }
    ir
}

fn action(folder: &Path, inputs: &[(&str, &str)]) -> Output {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("release/action.sh");
    let mut command = Command::new("bash");
    command.arg(script).current_dir(folder).env("DFQUERY", env!("CARGO_BIN_EXE_dfquery")).env_remove("CC");
    let options = [("DENY", "taint_sink"), ("OPTIONS", "--taint default"), ("SARIF", "now.sarif")];
    command.envs(options).envs(inputs.iter().copied()).output().unwrap()
}

#[test]
fn the_action_fails_on_findings_and_with_a_baseline_on_new_ones() {
    let folder = Folder::new("action");
    let at = |name: &str| folder.as_ref().join(name);
    fs::write(at("a.ll"), findings(0)).unwrap();
    let clean = action(folder.as_ref(), &[("IR", "a.ll")]);
    assert_eq!(clean.status.code(), Some(0), "{clean:?}");

    fs::write(at("a.ll"), findings(1)).unwrap();
    let found = action(folder.as_ref(), &[("IR", "a.ll")]);
    assert_eq!(found.status.code(), Some(1), "{found:?}");
    fs::rename(at("now.sarif"), at("before.sarif")).unwrap();

    let known = action(folder.as_ref(), &[("IR", "a.ll"), ("BASELINE", "before.sarif")]);
    assert_eq!(known.status.code(), Some(0), "{known:?}");

    fs::write(at("a.ll"), findings(3)).unwrap();
    let new = action(folder.as_ref(), &[("IR", "a.ll"), ("BASELINE", "before.sarif")]);
    assert_eq!(new.status.code(), Some(1), "{new:?}");
    assert!(
        String::from_utf8_lossy(&new.stderr).contains("error: new findings in `taint_sink`: 2"),
        "{new:?}"
    );
    assert_eq!(fs::read_to_string(at("now.sarif")).unwrap().matches("\"ruleId\"").count(), 3);
}

#[test]
fn the_action_takes_rules_and_tells_what_it_lacks() {
    let folder = Folder::new("action-rules");
    let at = |name: &str| folder.as_ref().join(name);
    fs::write(at("a.ll"), findings(1)).unwrap();
    fs::write(
        at("mine.dl"),
        ".decl shell(call: Instruction)\n.output shell\nshell(i) :- call(i, \"@system\").\n",
    )
    .unwrap();
    let inputs = [("IR", "a.ll"), ("RULES", "mine.dl"), ("DENY", "shell"), ("OPTIONS", "")];
    let found = action(folder.as_ref(), &inputs);
    assert_eq!(found.status.code(), Some(1), "{found:?}");
    assert!(
        String::from_utf8_lossy(&found.stderr).contains("`shell` is denied and has 1 tuple"),
        "{found:?}"
    );

    let nothing = action(folder.as_ref(), &[]);
    assert_eq!(nothing.status.code(), Some(2), "{nothing:?}");
    assert!(String::from_utf8_lossy(&nothing.stderr).contains("needs `build` or `ir`"), "{nothing:?}");
}

#[test]
fn the_action_builds_a_program() {
    let is_there = |program: &str| Command::new(program).arg("--version").output().is_ok();
    if !["make", "cc", "clang-22"].into_iter().all(is_there) {
        println!("skipped: make, cc or clang-22 is not installed");
        return;
    }
    let folder = Folder::new("action-build");
    let at = |name: &str| folder.as_ref().join(name);
    fs::write(at("Makefile"), "app: app.o\n\t$(CC) -o $@ app.o\n").unwrap();
    fs::write(at("app.c"), "#include <stdlib.h>\nint main(void) { return system(getenv(\"COMMAND\")); }\n")
        .unwrap();
    let temp = folder.as_ref().to_str().unwrap();
    let found = action(folder.as_ref(), &[("BUILD", "make -j2"), ("RUNNER_TEMP", temp)]);
    assert_eq!(found.status.code(), Some(1), "{found:?}");
    assert!(fs::read_to_string(at("now.sarif")).unwrap().contains("app.c"));
}

#[test]
fn the_inputs_of_the_action_are_declared_and_used() {
    let text = fs::read_to_string("action.yml").unwrap();
    let (inputs, steps) = text.split_once("\nruns:\n").unwrap();
    let declared: Vec<&str> = inputs
        .lines()
        .filter_map(|line| line.strip_prefix("  ")?.strip_suffix(':'))
        .filter(|name| !name.starts_with(' '))
        .collect();
    let mut used: Vec<&str> = steps
        .split("inputs.")
        .skip(1)
        .map(|rest| rest.split(|c: char| !c.is_ascii_lowercase()).next().unwrap())
        .collect();
    used.sort_unstable();
    used.dedup();
    let mut sorted = declared.clone();
    sorted.sort_unstable();
    assert_eq!(sorted, used);
}

#[test]
fn the_hook_fails_on_findings() {
    let text = fs::read_to_string(".pre-commit-hooks.yaml").unwrap();
    let entry = text.lines().find_map(|line| line.trim().strip_prefix("entry: dfquery ")).unwrap();
    let folder = Folder::new("hook");
    for (count, status) in [(0, 0), (1, 1)] {
        let file = folder.as_ref().join(format!("{count}.ll"));
        fs::write(&file, findings(count)).unwrap();
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        let ran = command.args(entry.split_whitespace()).arg(&file).output().unwrap();
        assert_eq!(ran.status.code(), Some(status), "{ran:?}");
    }
}
