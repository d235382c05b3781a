//! `dfquery watch` sees that files are saved, however that is done.

use crate::folder::Folder;
use std::{
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
    fn begin(folder: &Path, input: &str, count: usize) -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
        command.current_dir(folder).args([
            "watch",
            input,
            "--relation",
            "constant",
            "--count",
            &count.to_string(),
        ]);
        let mut child =
            command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("the binary runs");
        let answers = BufReader::new(child.stderr.take().expect("it is piped"));
        Watching { child, answers }
    }

    /// The next line without its times.
    fn answer(&mut self) -> String {
        let mut line = String::new();
        self.answers.read_line(&mut line).expect("messages are text");
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
    let mut watching = Watching::begin(root, "m.ll", 4);
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
    let mut watching = Watching::begin(root, "all", 2);
    assert_eq!(watching.answer(), "0 rows went, 1 came; 1 edited function of 1 read");
    fs::write(root.join("all/b.ll"), function("b")).expect("writable");
    assert_eq!(watching.answer(), "0 rows went, 1 came; 1 edited function of 1 read");
    fs::remove_file(root.join("all/a.ll")).expect("removable");
    assert_eq!(watching.answer(), "1 row went, 0 came; 0 edited functions of 0 read");
    watching.end();
}
