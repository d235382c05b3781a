//! Programs of a build, from its own commands.

#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use std::{
    collections::BTreeMap,
    fs,
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    process::{Command, Output},
    time::SystemTime,
};

/// The files of a project: a program of two units, one of which is in an archive.
const PROJECT: [(&str, &str); 4] = [
    (
        "Makefile",
        "app: main.o libscale.a\n\t$(CC) -o $@ main.o -L. -lscale\nmain.o scale.o: scale.h\nlibscale.a: scale.o\n\tar rcs $@ $^\n",
    ),
    ("scale.h", "int scale(int);\n"),
    ("scale.c", "#include \"scale.h\"\nint scale(int x) { return FACTOR * x; }\n"),
    ("main.c", "#include \"scale.h\"\nint main(int argc, char **argv) { return scale(argc); }\n"),
];

/// Makes the project by its Makefile.
const MAKE: [&str; 6] = ["build", "-o", "ir", "--", "make", "CFLAGS=-DFACTOR=3 -O1 -Wall"];

/// Returns true if all `programs` are installed; says which is not.
fn are_there(programs: &[&str]) -> bool {
    programs.iter().all(|program| {
        let found = Command::new(program).arg("--version").output().is_ok_and(|done| done.status.success());
        if !found {
            println!("skipped: {program} is not installed");
        }
        found
    })
}

fn command(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.current_dir(folder).args(arguments).env_remove("CC").env_remove("CARGO_TARGET_DIR");
    ["MAKEFLAGS", "CARGO_MAKEFLAGS", "CARGO_PKG_NAME"].iter().for_each(|name| _ = command.env_remove(name));
    command
}

fn dfquery(folder: &Path, arguments: &[&str]) -> Output {
    command(folder, arguments).output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The lines that a build prints of its programs; it has to succeed.
fn programs(built: &Output) -> Vec<String> {
    assert!(built.status.success(), "{}", text(&built.stderr));
    let lines = text(&built.stdout);
    lines.lines().filter_map(|line| line.strip_prefix("ir/").map(str::to_owned)).collect()
}

/// Runs the shell script `script` as a build.
fn script(folder: &Path, script: &str) -> Output {
    dfquery(folder, &["build", "-o", "ir", "--", "sh", "-c", &format!("set -e; {script}")])
}

fn folder(name: &str, files: &[(&str, &str)]) -> Folder {
    let folder = Folder::new(name);
    for (file, text) in files {
        let path = folder.as_ref().join(file);
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(path, text).unwrap();
    }
    folder
}

fn project(name: &str) -> Folder {
    folder(name, &PROJECT)
}

/// The rows of `called` in `program`.
fn called(folder: &Path, program: &str) -> String {
    let path = format!("ir/{program}");
    let calls = dfquery(folder, &[&path, "--relation", "called", "--format", "csv", "--demangle"]);
    assert!(calls.status.success(), "{}", text(&calls.stderr));
    text(&calls.stdout).replace("caller,function\n", "").replace('"', "")
}

#[test]
fn a_makefile_becomes_a_program() {
    if !are_there(&["make", "cc", "clang-22"]) {
        return;
    }
    for (name, by_name) in [("build", false), ("build-by-name", true)] {
        let folder = project(name);
        let mut line = MAKE.to_vec();
        if by_name {
            line.insert(1, "--by-name");
        }
        let built = dfquery(folder.as_ref(), &line);
        assert_eq!(programs(&built), ["app: 2 units", "libscale.a: 1 unit"]);
        assert!(folder.as_ref().join("app").is_file(), "the build runs as it is");
        assert_eq!(called(folder.as_ref(), "app"), "main,scale\n");
    }
}

#[test]
fn only_what_has_changed_is_compiled_again() {
    if !are_there(&["make", "cc", "clang-22"]) {
        return;
    }
    let folder = project("build-again");
    let folder = folder.as_ref();
    let again = || text(&dfquery(folder, &MAKE).stderr);
    assert!(again().contains("compiled 2 units, kept 0"));
    assert!(again().contains("compiled 0 units, kept 2"), "nothing has changed");
    let write = |file: &str, text: &str| {
        fs::write(folder.join(file), text).unwrap();
        // What make compares are times, which may be too coarse.
        let later = SystemTime::now() + std::time::Duration::from_secs(2);
        fs::File::options().append(true).open(folder.join(file)).unwrap().set_modified(later).unwrap();
    };
    write("main.c", PROJECT[3].1);
    assert!(again().contains("compiled 0 units, kept 2"), "a time is no change");
    fs::write(folder.join("own.h"), "int own;").unwrap();
    write("main.c", &format!("#include \"own.h\"\n{}", PROJECT[3].1));
    assert!(again().contains("compiled 1 unit, kept 1"), "a source has changed");
    fs::write(folder.join("own.h"), "int other;").unwrap();
    assert!(again().contains("compiled 1 unit, kept 1"), "a header of one source has changed");
    write("scale.h", "int scale(int x);\n");
    assert!(again().contains("compiled 2 units, kept 0"), "a header of both has changed");
    let other = dfquery(folder, &[&MAKE[..3], &["-O", "0"], &MAKE[3..]].concat());
    assert!(text(&other.stderr).contains("compiled 2 units, kept 0"), "another level is another command");
    write("Makefile", "app: main.o\n\t$(CC) -DFACTOR=4 -o $@ main.o scale.c\n");
    ["app", "libscale.a", "scale.o"].iter().for_each(|file| fs::remove_file(folder.join(file)).unwrap());
    assert_eq!(programs(&dfquery(folder, &MAKE)), ["app: 2 units"]);
    assert!(!folder.join("ir/libscale.a").exists(), "a library that is gone leaves");
    let units = fs::read_dir(folder.join("ir/.dfquery/units")).unwrap().count();
    assert_eq!(units, 4, "each unit has its IR and the list of what it was made of");
}

#[test]
fn compilers_are_seen_whichever_way_they_are_started() {
    if !are_there(&["cc", "clang-22"]) {
        return;
    }
    let folder = project("build-ways");
    let found = Command::new("sh").args(["-c", "command -v cc"]).output().unwrap();
    let cc = text(&found.stdout).trim().to_owned();
    let launcher = folder.as_ref().join("bin/ccache");
    fs::create_dir_all(launcher.parent().unwrap()).unwrap();
    fs::write(&launcher, "#!/bin/sh\nexec \"$@\"\n").unwrap();
    fs::set_permissions(&launcher, fs::Permissions::from_mode(0o755)).unwrap();
    let built = script(
        folder.as_ref(),
        &format!(
            "mkdir out; cd out; echo '-DFACTOR=3 \"-DNAME=\\\"a b\\\"\" -c' > flags
            {cc} @flags ../scale.c; rm flags
            ../bin/ccache cc -c ../main.c -o main.o & wait
            cp main.o copy.o; mkdir .libs; mv scale.o .libs/scale.o
            ld -r copy.o .libs/scale.o -o both.o; cc both.o -o app"
        ),
    );
    assert_eq!(programs(&built), ["app: 2 units"]);
    assert_eq!(called(folder.as_ref(), "app"), "main,scale\n");
    let units = fs::read_dir(folder.as_ref().join("ir/app")).unwrap();
    let mut names: Vec<String> =
        units.map(|unit| unit.unwrap().file_name().to_string_lossy().into_owned()).collect();
    names.sort();
    assert_eq!(names, ["0000_main.c.ll", "0001_scale.c.ll"], "units are in the order of the link");
}

#[test]
fn what_clang_does_not_take_is_told_or_left_out() {
    if !are_there(&["gcc", "clang-22"]) {
        return;
    }
    let nested = "int twice(int x) { int add(int y) { return x + y; } return add(x); }\n";
    let files = [("nested.c", nested), ("plain.c", "int main(void) { return 0; }\n")];
    let folder = folder("build-refused", &files);
    let build = "gcc -mpreferred-stack-boundary=4 -fno-ipa-sra -Wno-such -c plain.c; gcc -c nested.c; gcc -o app plain.o nested.o";
    let built = script(folder.as_ref(), build);
    assert_eq!(built.status.code(), Some(1));
    assert!(text(&built.stdout).contains("ir/app: 1 unit\n"), "{}", text(&built.stdout));
    let told = text(&built.stderr);
    assert!(told.contains("`nested.c` is left out: ") && told.contains("/nested.c:1:"), "{told}");
    assert!(!told.contains("plain.c"), "an option of gcc alone is left out: {told}");
}

#[test]
fn a_clang_of_a_later_version_is_warned_of() {
    if !are_there(&["cc", "clang-22"]) {
        return;
    }
    let folder = folder("build-later", &[("a.c", "int one(void) { return 1; }\n")]);
    let clang = folder.as_ref().join("clang");
    fs::write(
        &clang,
        "#!/bin/sh\n[ \"$1\" = --version ] && echo clang version 99.1.0 || exec clang-22 \"$@\"\n",
    )
    .unwrap();
    fs::set_permissions(&clang, fs::Permissions::from_mode(0o755)).unwrap();
    let build = "cp a.c made.c; cc -c made.c; cc -c a.c; rm made.c";
    let built =
        dfquery(folder.as_ref(), &["build", "-o", "ir", "--clang", "./clang", "--", "sh", "-c", build]);
    let told = text(&built.stderr);
    assert!(told.contains("clang makes IR of LLVM 99; dfquery reads that of LLVM 5 to 22"), "{told}");
    assert!(told.contains("`made.c` is left out: the build has removed the source"), "{told}");
    assert_eq!(text(&built.stdout), "ir/all: 1 unit\n");
}

#[test]
fn what_was_made_before_is_missed() {
    if !are_there(&["make", "cc", "clang-22"]) {
        return;
    }
    let folder = project("build-before");
    let before =
        Command::new("cc").args(["-DFACTOR=3", "-c", "scale.c"]).current_dir(folder.as_ref()).status();
    assert!(before.unwrap().success());
    let built = dfquery(folder.as_ref(), &MAKE);
    assert_eq!(programs(&built), ["app: 1 unit"]);
    let told = text(&built.stderr);
    assert!(told.contains("`app` has a part without IR: "), "{told}");
    let nothing = dfquery(folder.as_ref(), &["build", "-o", "other", "--", "true"]);
    assert_eq!(nothing.status.code(), Some(2));
    assert!(text(&nothing.stderr).contains("compiled no C, C++ or Rust"), "{}", text(&nothing.stderr));
    let fails = dfquery(folder.as_ref(), &["build", "-o", "ir", "--", "sh", "-c", "exit 3"]);
    assert_eq!(fails.status.code(), Some(2));
    assert!(text(&fails.stderr).contains("has failed (exit status: 3)"), "{}", text(&fails.stderr));
}

/// All files in `folder` with their times, but those under `but`.
fn tree(folder: &Path, but: &Path) -> BTreeMap<PathBuf, SystemTime> {
    let mut files = BTreeMap::new();
    for entry in fs::read_dir(folder).unwrap().map(Result::unwrap).filter(|entry| entry.path() != but) {
        let data = entry.metadata().unwrap();
        if data.is_dir() {
            files.extend(tree(&entry.path(), but));
        } else {
            files.insert(entry.path(), data.modified().unwrap());
        }
    }
    files
}

#[test]
fn nothing_is_written_outside_of_the_folder() {
    if !are_there(&["make", "cc", "clang-22"]) {
        return;
    }
    let folder = project("build-tree");
    let (root, home) = (folder.as_ref(), folder.as_ref().join("home"));
    fs::create_dir_all(home.join("tmp")).unwrap();
    let build = ["sh", "-c", "make 'CFLAGS=-DFACTOR=3' >/dev/null"];
    assert!(Command::new(build[0]).args(&build[1..]).current_dir(root).status().unwrap().success());
    let names = |files: BTreeMap<PathBuf, SystemTime>| Vec::from_iter(files.into_keys());
    let expected = names(tree(root, &root.join("ir")));
    ["app", "main.o", "scale.o", "libscale.a"]
        .iter()
        .for_each(|file| fs::remove_file(root.join(file)).unwrap());
    let mut line = command(root, &[&MAKE[..4], &build].concat());
    line.env("HOME", &home).env("TMPDIR", home.join("tmp")).env("XDG_CACHE_HOME", home.join("cache"));
    assert!(line.status().unwrap().success());
    let after = tree(root, &root.join("ir"));
    assert_eq!(names(after.clone()), expected);
    assert!(line.status().unwrap().success());
    assert_eq!(tree(root, &root.join("ir")), after, "a second run changes nothing at all");
    let taken = dfquery(root, &["build", "-o", "home", "--", "make"]);
    assert_eq!(taken.status.code(), Some(2));
    assert!(text(&taken.stderr).contains("`home` has other files in it"), "{}", text(&taken.stderr));
}

#[test]
fn a_database_of_commands_is_enough_and_what_fails_is_told() {
    if !are_there(&["clang-22"]) {
        return;
    }
    let folder = project("build-database");
    fs::create_dir_all(folder.as_ref().join("sub")).unwrap();
    // As CMake writes it, and as Bear does; with a folder that is relative to the file.
    let database = r#"[
        {"directory": "sub", "command": "/usr/bin/cc -O1 -DA=\\\"x\\ y\\\" -o main.o -c ../main.c", "file": "../main.c"},
        {"directory": ".", "arguments": ["ccache", "/usr/bin/cc", "-O1", "-c", "scale.c"], "file": "scale.c", "output": "scale.o"}
    ]"#;
    fs::write(folder.as_ref().join("compile_commands.json"), database).unwrap();
    let built = dfquery(folder.as_ref(), &["build", "-o", "ir", "--from", "compile_commands.json"]);
    assert_eq!(built.status.code(), Some(1), "{}", text(&built.stderr));
    assert!(text(&built.stdout).contains("ir/all: 1 unit"), "{}", text(&built.stdout));
    let told = text(&built.stderr);
    assert!(told.contains("`scale.c` is left out: ") && told.contains("FACTOR"), "{told}");
    assert!(folder.as_ref().join("ir/all/0000_main.c.ll").is_file(), "the other unit is there");
    fs::write(folder.as_ref().join("wrong.json"), r#"[{"directory": "."}]"#).unwrap();
    let wrong = dfquery(folder.as_ref(), &["build", "-o", "ir", "--from", "wrong.json"]);
    assert!(
        text(&wrong.stderr).contains("entry 1 has no `arguments` and no `command`"),
        "{}",
        text(&wrong.stderr)
    );
}

/// A library in C++ and a program that uses it, by CMake.
const CMAKE: [(&str, &str); 4] = [
    (
        "CMakeLists.txt",
        "cmake_minimum_required(VERSION 3.13)\nproject(shapes CXX)\nadd_library(shape STATIC shape.cpp)\n\
         add_executable(area main.cpp)\ntarget_link_libraries(area shape)\n",
    ),
    ("shape.h", "struct Square { int side; int area() const; };\n"),
    ("shape.cpp", "#include \"shape.h\"\nint Square::area() const { return side * side; }\n"),
    ("main.cpp", "#include \"shape.h\"\nint main(int argc, char **) { return Square{argc}.area(); }\n"),
];

#[test]
fn cmake_by_make_and_by_ninja_becomes_programs() {
    if !are_there(&["cmake", "make", "c++", "clang++-22"]) {
        return;
    }
    let generators = [("Unix Makefiles", "make"), ("Ninja", "ninja")];
    for (generator, _) in generators.iter().filter(|(_, tool)| are_there(&[tool])) {
        let folder = folder(&format!("build-{}", generator.replace(' ', "-")), &CMAKE);
        // It is configured before, and starts compilers by their paths.
        let by = ["-S", ".", "-B", "out", "-G", generator];
        let configured = Command::new("cmake").current_dir(folder.as_ref()).args(by).output().unwrap();
        assert!(configured.status.success(), "{}", text(&configured.stderr));
        let built = dfquery(folder.as_ref(), &["build", "-o", "ir", "--", "cmake", "--build", "out", "-j2"]);
        assert_eq!(programs(&built), ["area: 2 units", "libshape.a: 1 unit"]);
        assert_eq!(called(folder.as_ref(), "area"), "main,Square::area() const\n");
        let cleaned = ["build", "-o", "ir", "--", "cmake", "--build", "out", "--clean-first"];
        let again = dfquery(folder.as_ref(), &cleaned);
        assert_eq!(programs(&again), ["area: 2 units", "libshape.a: 1 unit"]);
        assert!(text(&again.stderr).contains("compiled 0 units, kept 2"), "{}", text(&again.stderr));
    }
}

#[test]
fn meson_becomes_programs() {
    if !are_there(&["meson", "ninja", "cc", "clang-22"]) {
        return;
    }
    let folder = folder("build-meson", &PROJECT[1..]);
    let project = "project('app', 'c')\nadd_project_arguments('-DFACTOR=3', language: 'c')\n\
        scale = static_library('scale', 'scale.c')\nexecutable('app', 'main.c', link_with: scale)\n";
    fs::write(folder.as_ref().join("meson.build"), project).unwrap();
    let built = script(folder.as_ref(), "meson setup out >/dev/null; ninja -C out >/dev/null");
    assert_eq!(programs(&built), ["app: 2 units", "libscale.a: 1 unit"]);
    assert_eq!(called(folder.as_ref(), "app"), "main,scale\n");
}

/// A workspace: a program, with a script that sets a variable, and a library.
const WORKSPACE: [(&str, &str); 6] = [
    ("Cargo.toml", "[workspace]\nmembers = [\"part\", \"whole-app\"]\nresolver = \"2\"\n"),
    ("part/Cargo.toml", "[package]\nname = \"part\"\nversion = \"0.1.0\"\nedition = \"2021\"\n"),
    ("part/src/lib.rs", "pub fn double(x: usize) -> usize { 2 * x }\n"),
    (
        "whole-app/Cargo.toml",
        "[package]\nname = \"whole-app\"\nversion = \"0.1.0\"\nedition = \"2021\"\n[dependencies]\npart = { path = \"../part\" }\n",
    ),
    ("whole-app/build.rs", "fn main() { println!(\"cargo:rustc-env=WORD=abc\"); }\n"),
    (
        "whole-app/src/main.rs",
        "fn main() { std::process::exit(part::double(env!(\"WORD\").len()) as i32) }\n",
    ),
];

#[test]
fn a_workspace_of_crates_becomes_programs() {
    if !are_there(&["cargo", "rustc", "cc"]) {
        return;
    }
    let folder = folder("build-crates", &WORKSPACE);
    let line = ["build", "-o", "ir", "--", "cargo", "build", "--offline"];
    let built = dfquery(folder.as_ref(), &line);
    assert_eq!(programs(&built), ["libpart.rlib: 1 unit", "whole-app: 2 units"]);
    let calls = called(folder.as_ref(), "whole-app");
    assert!(calls.contains("whole_app::main,part::double\n"), "{calls}");
    let again = dfquery(folder.as_ref(), &line);
    assert!(text(&again.stderr).contains("compiled 0 units, kept 2"), "{}", text(&again.stderr));
    let main = folder.as_ref().join("whole-app/src/main.rs");
    fs::write(&main, format!("{}// changed\n", WORKSPACE[5].1)).unwrap();
    let again = dfquery(folder.as_ref(), &line);
    assert!(text(&again.stderr).contains("compiled 1 unit, kept 1"), "{}", text(&again.stderr));
    fs::write(folder.as_ref().join("lone.rs"), "fn main() {}").unwrap();
    let lone = script(folder.as_ref(), "cd part; rustc -O ../lone.rs -o ../lone");
    assert!(programs(&lone).contains(&"lone: 1 unit".to_owned()), "{}", text(&lone.stdout));
}

#[test]
fn programs_that_a_build_did_not_optimise_are_built_again_at_another_level() {
    if !are_there(&["cc", "clang-22"]) {
        return;
    }
    let folder = folder(
        "unoptimised",
        &[("sum.c", "int main(int n, char **v) { int s = 0; while (n--) s += n; return s; }\n")],
    );
    let folder = folder.as_ref();
    assert_eq!(programs(&script(folder, "cc -O0 -c sum.c -o sum.o && cc sum.o -o sum")).len(), 1);
    let note = text(&dfquery(folder, &["ir/sum", "--relation", "loop_header"]).stderr);
    assert!(note.contains("before optimisation") && note.contains("`dfquery build -O 1`"), "{note}");
}
