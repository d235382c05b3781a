//! Programs of a build, from its own commands.

#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use std::{
    fs,
    path::Path,
    process::{Command, Output},
};

/// The files of a project: a program of two units, one of which is in an archive.
const PROJECT: [(&str, &str); 4] = [
    (
        "Makefile",
        "app: main.o libscale.a\n\t$(CC) -o $@ main.o -L. -lscale\nlibscale.a: scale.o\n\tar rcs $@ $^\n",
    ),
    ("scale.h", "int scale(int);\n"),
    ("scale.c", "#include \"scale.h\"\nint scale(int x) { return FACTOR * x; }\n"),
    ("main.c", "#include \"scale.h\"\nint main(int argc, char **argv) { return scale(argc); }\n"),
];

fn is_there(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok_and(|output| output.status.success());
    if !found {
        println!("skipped: {program} is not installed");
    }
    found
}

fn dfquery(folder: &Path, arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.current_dir(folder).args(arguments).env_remove("CC").output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

fn project(name: &str) -> Folder {
    let folder = Folder::new(name);
    for (file, text) in PROJECT {
        fs::write(folder.as_ref().join(file), text).unwrap();
    }
    folder
}

#[test]
fn a_makefile_becomes_a_program() {
    if !is_there("make") || !is_there("cc") || !is_there("clang-22") {
        return;
    }
    let folder = project("build");
    let built = dfquery(folder.as_ref(), &["build", "-o", "ir", "--", "make", "CFLAGS=-DFACTOR=3 -O1 -Wall"]);
    assert!(built.status.success(), "{}", text(&built.stderr));
    assert!(
        text(&built.stdout).contains("ir/app: 2 units\nir/libscale.a: 1 unit\n"),
        "{}",
        text(&built.stdout)
    );
    assert!(folder.as_ref().join("app").is_file(), "the build runs as it is");
    let calls = dfquery(folder.as_ref(), &["ir/app", "--relation", "called", "--format", "csv"]);
    assert_eq!(text(&calls.stdout), "caller,function\nmain,scale\n", "{}", text(&calls.stderr));
}

#[test]
fn a_database_of_commands_is_enough_and_what_fails_is_told() {
    if !is_there("clang-22") {
        return;
    }
    let folder = project("build-database");
    let directory = folder.as_ref().display();
    let entry = |file: &str, options: &str| {
        format!(r#"{{"directory": "{directory}", "command": "cc {options} -c {file}", "file": "{file}"}}"#)
    };
    let database = format!("[{}, {}]", entry("main.c", "-O1"), entry("scale.c", "-O1"));
    fs::write(folder.as_ref().join("compile_commands.json"), database).unwrap();
    let built = dfquery(folder.as_ref(), &["build", "-o", "ir", "--from", "compile_commands.json"]);
    assert_eq!(built.status.code(), Some(1));
    assert!(text(&built.stdout).contains("ir/all: 1 unit"), "{}", text(&built.stdout));
    let told = text(&built.stderr);
    assert!(told.contains("`scale.c` is left out: ") && told.contains("FACTOR"), "{told}");
    let nothing = dfquery(folder.as_ref(), &["build", "-o", "ir", "--", "true"]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("compiled no C or C++"), "{}", text(&nothing.stderr));
}
