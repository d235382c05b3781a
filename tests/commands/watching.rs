//! `dfquery watch` sees that files are saved, however that is done.

use crate::folder::Folder;
use std::{
    collections::BTreeSet,
    fs::{self, File},
    io::{BufRead, BufReader, Write},
    path::Path,
    process::{Child, ChildStderr, Command, Stdio},
    thread,
    time::Duration,
};

/// A module of many functions, of which one multiplies by a number.
fn module(factor: u32) -> String {
    let functions = (0..400).map(|at| {
        let factor = if at == 200 { factor } else { 3 };
        format!("define i32 @f{at}(i32 %x) {{\n  %y = mul i32 %x, {factor}\n  ret i32 %y\n}}\n")
    });
    functions.collect()
}

/// A running command, and what it says of its answers.
struct Watching {
    child: Child,
    answers: BufReader<ChildStderr>,
}

impl Watching {
    /// Follows what `arguments` say in `folder`, and writes rows to the file `rows` there.
    fn begin(folder: &Path, arguments: &str, count: usize) -> Self {
        let rows = File::create(folder.join("rows")).expect("writable");
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        command.current_dir(folder).arg("watch").args(arguments.split(' '));
        command.args(["--count", &count.to_string()]).stdout(rows).stderr(Stdio::piped());
        let mut child = command.spawn().expect("the binary runs");
        let answers = BufReader::new(child.stderr.take().expect("it is piped"));
        Watching { child, answers }
    }

    /// The next line.
    fn line(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("messages are text");
        line
    }

    /// The next line without its times.
    fn answer(&mut self) -> String {
        let line = self.line();
        line.rsplit_once("; ").unwrap_or_else(|| panic!("no answer: {line}")).0.to_owned()
    }

    fn end(mut self) {
        assert!(self.child.wait().expect("it ends").success());
    }
}

#[test]
fn a_file_is_read_once_it_is_written() {
    let folder = Folder::new("watching-pieces");
    let root: &Path = folder.as_ref();
    let path = root.join("m.ll");
    fs::write(&path, module(3)).expect("writable");
    let mut watching = Watching::begin(root, "m.ll --relation constant", 4);
    assert_eq!(watching.answer(), "0 rows went, 400 came; 400 edited functions of 400 read");
    for factor in [4, 5, 6] {
        // In place, in pieces.
        let mut file = File::create(&path).expect("writable");
        for piece in module(factor).as_bytes().chunks(2000) {
            file.write_all(piece).expect("writable");
            thread::sleep(Duration::from_millis(8));
        }
        drop(file);
        assert_eq!(watching.answer(), "1 row went, 1 came; 1 edited function of 1 read");
    }
    // By another file in its place.
    fs::write(root.join("new"), module(3)).expect("writable");
    fs::rename(root.join("new"), &path).expect("movable");
    assert_eq!(watching.answer(), "1 row went, 1 came; 1 edited function of 1 read");
    watching.end();
}

#[test]
fn files_of_a_folder_come_and_go() {
    let folder = Folder::new("watching-folder");
    let root: &Path = folder.as_ref();
    let function =
        |name: &str| format!("define i32 @{name}(i32 %x) {{\n  %y = mul i32 %x, 3\n  ret i32 %y\n}}\n");
    fs::create_dir(root.join("all")).expect("writable");
    fs::write(root.join("all/a.ll"), function("a")).expect("writable");
    let mut watching = Watching::begin(root, "all --relation constant", 2);
    assert_eq!(watching.answer(), "0 rows went, 1 came; 1 edited function of 1 read");
    fs::write(root.join("all/b.ll"), function("b")).expect("writable");
    assert_eq!(watching.answer(), "0 rows went, 1 came; 1 edited function of 1 read");
    fs::remove_file(root.join("all/a.ll")).expect("removable");
    assert_eq!(watching.answer(), "1 row went, 0 came; 0 edited functions of 0 read");
    watching.end();
}

/// The rows of `points` in `m.ll`.
fn points(folder: &Path, arguments: &str) -> BTreeSet<String> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.current_dir(folder).args(["watch", "m.ll", "--relation", "points", "--count", "0"]);
    let rows = command.args(arguments.split(' ')).output().expect("the binary runs").stdout;
    followed(&String::from_utf8(rows).expect("rows are text"))
}

/// What there is after all changes.
fn followed(changes: &str) -> BTreeSet<String> {
    let mut rows = BTreeSet::new();
    for line in changes.lines() {
        let (sign, row) = line.split_once(' ').expect("a sign is before each row");
        assert!(if sign == "+" { rows.insert(row.to_owned()) } else { rows.remove(row) }, "{line}");
    }
    rows
}

#[test]
fn objects_that_are_merged_stay_so() {
    let folder = Folder::new("watching-budget");
    let root: &Path = folder.as_ref();
    // Each variable that is put into the slot is one more for four pointers, of which there is one more tuple each.
    let module = |variables: usize| {
        let declared = (0..4).map(|at| format!("@v{at} = global i32 0\n"));
        let put = (0..variables).map(|at| format!("  call void @put(ptr @v{at})\n"));
        format!(
            "@slot = global ptr null\n{}\
             define void @put(ptr %p) {{\n  store ptr %p, ptr @slot\n  ret void\n}}\n\
             define ptr @get() {{\n  %p = load ptr, ptr @slot\n  ret ptr %p\n}}\n\
             define void @main() {{\n{}  %q = call ptr @get()\n  %r = call ptr @get()\n  ret void\n}}\n",
            declared.collect::<String>(),
            put.collect::<String>(),
        )
    };
    let save = |variables| {
        fs::write(root.join("new"), module(variables)).expect("writable");
        fs::rename(root.join("new"), root.join("m.ll")).expect("movable");
    };
    let rows = || followed(&fs::read_to_string(root.join("rows")).expect("it is written"));
    save(1);
    let mut watching = Watching::begin(root, "m.ll --relation points --budget-tuples 14", 4);
    let told = |rows: &str| format!("{rows}; 1 edited function of 1 read");
    assert_eq!(watching.answer(), "0 rows went, 8 came; 3 edited functions of 3 read");
    save(2);
    assert_eq!(watching.answer(), told("0 rows went, 4 came"));
    assert_eq!(rows(), points(root, "--memory-detail bytes"));
    save(4);
    assert!(watching.line().starts_with("warning: `points` reached 14 tuples"));
    assert!(watching.line().contains("--budget-tuples"));
    assert_eq!((watching.line(), watching.line()), ("\n".to_owned(), "1 warning\n".to_owned()));
    assert_eq!(watching.answer(), "8 rows went, 4 came; 3 edited functions of 1 read");
    assert_eq!(rows(), points(root, "--memory-detail merged"));
    // That it would be few again is no reason for all rows to come and go.
    save(2);
    assert_eq!(watching.answer(), told("0 rows went, 0 came"));
    save(0);
    watching.answer();
    assert_eq!(rows(), points(root, "--memory-detail merged"));
    watching.end();
    // Of two programs the same is distinguished.
    let run = |arguments: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        let output = command.current_dir(root).args(arguments.split(' ')).output().expect("the binary runs");
        (output.status.code(), String::from_utf8(output.stdout).expect("rows are text"))
    };
    save(2);
    assert_eq!(run("extract m.ll -o main.base").0, Some(0));
    save(4);
    let (status, rows) = run("--base main.base m.ll --relation points --new --format csv --budget-tuples 14");
    assert_eq!((status, &*rows), (Some(0), "change,value,location\n"));
    let (status, rows) = run("--base main.base m.ll --relation points --new --format csv --budget-tuples 99");
    assert_eq!((status, rows.lines().count()), (Some(1), 9));
}
