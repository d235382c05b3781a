//! `dfquery serve`: answers are those of a run without a server, whatever other clients do, and edits follow.

#![cfg(all(unix, feature = "distributed"))]
#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use std::{
    collections::BTreeSet,
    fs,
    io::{Read, Write},
    os::unix::net::{UnixListener, UnixStream},
    path::{Path, PathBuf},
    process::{Child, Command, Output, Stdio},
    thread,
    time::{Duration, Instant},
};

/// A module with a loop, and one that calls it.
const LOOP: &str = "define i32 @f(i32 %n) {\nentry:\n  br label %head\nhead:\n  %i = phi i32 [ 0, %entry ], [ %j, %head ]\n  \
    %j = add i32 %i, 1\n  %done = icmp eq i32 %j, %n\n  br i1 %done, label %exit, label %head\nexit:\n  ret i32 %j\n}\n";
const CALLER: &str =
    "declare i32 @f(i32)\ndefine i32 @main() {\n  %x = call i32 @f(i32 3)\n  ret i32 %x\n}\n";

/// What is as large as the bounds of a run are tested with.
const PRODUCT: &str = ".decl n(x: number)\nn(0).\nn(x + 1) :- n(x), x < 9999.\n\
    .decl p(x: number, y: number, z: number)\np(x, y, z) :- n(x), n(y), n(z).\n\
    .decl reaches(caller: Function, callee: Function)\n.output reaches\n\
    reaches(f, g) :- called_by(f, g).\nreaches(f, h) :- reaches(f, g), called_by(g, h).\n";

/// A server, which ends with the test.
struct Served {
    folder: Folder,
    server: Child,
}

impl Served {
    fn new(name: &str, flags: &[&str]) -> Served {
        let folder = Folder::new(name);
        let at = |name: &str| folder.as_ref().join(name);
        fs::write(at("a.ll"), LOOP).unwrap();
        fs::write(at("b.ll"), CALLER).unwrap();
        fs::write(at("product.dl"), PRODUCT).unwrap();
        let server = serve(folder.as_ref(), flags);
        Served { folder, server }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.as_ref().join(name)
    }

    fn run(&self, arguments: &[&str]) -> Output {
        dfquery(self.folder.as_ref(), arguments).output().unwrap()
    }

    fn ask(&self, question: &[&str]) -> Output {
        self.run(&[&["ask", "S"], question].concat())
    }

    /// Asks again until the answer `is_meant`: a client that has gone is noticed a little later.
    fn ask_until(&self, question: &[&str], is_meant: impl Fn(&Output) -> bool) -> Output {
        let began = Instant::now();
        loop {
            let output = self.ask(question);
            if is_meant(&output) {
                return output;
            }
            assert!(began.elapsed() < Duration::from_secs(20), "{}", error(&output));
            thread::sleep(Duration::from_millis(20));
        }
    }

    /// What a command prints that succeeds.
    fn text(&self, arguments: &[&str]) -> String {
        let output = self.run(arguments);
        assert!(output.status.success(), "{arguments:?}: {}", error(&output));
        String::from_utf8(output.stdout).unwrap()
    }

    /// Sends bytes as they are.
    fn raw(&self, bytes: &[u8]) -> String {
        let mut client = UnixStream::connect(self.path("S")).unwrap();
        client.write_all(bytes).unwrap();
        client.shutdown(std::net::Shutdown::Write).unwrap();
        let mut answer = String::new();
        client.read_to_string(&mut answer).unwrap();
        answer
    }
}

impl Drop for Served {
    fn drop(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

fn dfquery(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    command.args(arguments).current_dir(folder).stdin(Stdio::null());
    command
}

/// Starts a server of both modules, and waits until it listens.
fn serve(folder: &Path, flags: &[&str]) -> Child {
    let arguments = [&["serve", "a.ll", "b.ll", "--socket", "S", "--rules", "product.dl"], flags].concat();
    let mut server = dfquery(folder, &arguments).stderr(Stdio::null()).spawn().unwrap();
    let began = Instant::now();
    while UnixStream::connect(folder.join("S")).is_err() {
        assert_eq!(server.try_wait().unwrap(), None, "the server has ended");
        assert!(began.elapsed() < Duration::from_secs(60), "the server does not listen");
        thread::sleep(Duration::from_millis(20));
    }
    server
}

fn error(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

fn ended(mut child: Child) -> Option<i32> {
    let began = Instant::now();
    loop {
        match child.try_wait().unwrap() {
            Some(status) => return status.code(),
            None if began.elapsed() > Duration::from_secs(20) => panic!("the server does not end"),
            None => thread::sleep(Duration::from_millis(10)),
        }
    }
}

#[test]
fn answers_are_those_of_a_run_without_a_server() {
    let served = Served::new("served", &[]);
    let questions: [&[&str]; 8] = [
        &["--relation", "in_loop"],
        &["--relation", "instruction", "--format", "csv"],
        &["--relation", "reaches", "--relation", "edge", "--format", "json"],
        &["--query", "loop_header(H), live_in(H, V)", "--format", "tsv"],
        &["--query", "loop_header(H)", "--query", "edge(A, B, _)", "--limit", "1"],
        &["--why", "in_loop(\"f/head\", _)"],
        &["--why-not", "in_loop(\"f/head\", \"f/exit\")", "--depth", "2"],
        &["--relation", "live_in", "--function", "f"],
    ];
    for question in questions {
        let alone = [&["a.ll", "b.ll", "--rules", "product.dl"], question].concat();
        assert_eq!(served.text(&[&["ask", "S"], question].concat()), served.text(&alone), "{question:?}");
    }
    assert!(served.text(&["ask", "S"]).contains("2 functions, epoch 0"));
}

#[test]
fn what_is_wrong_is_told_to_who_asks() {
    let served = Served::new("served-wrong", &[]);
    let wrong: [(&[&str], i32, &str); 5] = [
        (&["--relation", "in_lop"], 2, "did you mean `in_loop`?"),
        (&["--query", "in_loop(H"], 2, "query:1:10"),
        (&["--why", "in_loop(\"f/entry\", _)"], 1, "no tuple matches"),
        (&["--relation", "edge", "--function", "nobody"], 2, "nobody"),
        (&["--relation", "edge", "--format", "svg"], 2, "cannot be printed as svg"),
    ];
    for (question, status, text) in wrong {
        let output = served.ask(question);
        assert_eq!(output.status.code(), Some(status), "{question:?}: {}", error(&output));
        assert!(error(&output).contains(text), "{question:?}: {}", error(&output));
        assert!(output.stdout.is_empty());
    }
    let warned = served.ask(&["--relation", "divergent"]);
    assert!(warned.status.success() && error(&warned).contains("`divergence` does not follow"));
    for (bytes, text) in [
        (&b"GET / HTTP/1.1\r\n\r\n"[..], "not JSON"),
        (b"{\"dfquery\":1,\"ask\":[\"--socket\",\"x\"]}\n", "unexpected argument"),
        (b"{\"dfquery\":1,\"ask\":[", "no end of line"),
        (b"{\"dfquery\":7}\n", "form 7"),
    ] {
        let answer = served.raw(bytes);
        assert!(answer.contains("\"status\":2") && answer.contains(text), "{answer}");
    }
    drop(UnixStream::connect(served.path("S")).unwrap());
    assert!(served.ask(&["--relation", "edge"]).status.success());
}

#[test]
fn edits_make_epochs() {
    let served = Served::new("served-edits", &["--relation", "in_loop", "--relation", "reaches"]);
    let asked = ["in_loop", "reaches", "live_in", "instruction"];
    let rows = |from: &[&str], relation| -> BTreeSet<String> {
        let text = served.text(&[from, &["--relation", relation, "--format", "csv"]].concat());
        text.lines().map(str::to_owned).collect()
    };
    let check = |epoch: usize| {
        for relation in asked {
            let alone = rows(&["a.ll", "b.ll", "--rules", "product.dl"], relation);
            assert_eq!(rows(&["ask", "S"], relation), alone, "`{relation}` in epoch {epoch}");
        }
        assert!(served.text(&["ask", "S"]).contains(&format!("epoch {epoch}")));
    };
    check(0);
    let straight = LOOP.replace("br i1 %done, label %exit, label %head", "br label %exit");
    let straight = straight.replace("[ 0, %entry ], [ %j, %head ]", "[ 0, %entry ]");
    fs::write(served.path("a.ll"), &straight).unwrap();
    assert_eq!(served.text(&["edit", "S", "a.ll"]), "- in_loop(f/head, f/head)\n");
    check(1);
    let added = CALLER.replace("define", "define void @g() {\n  call i32 @main()\n  ret void\n}\ndefine");
    fs::write(served.path("b.ll"), added).unwrap();
    let added = served.text(&["edit", "S", "b.ll", "--format", "json"]);
    assert!(added.contains(r#"{"change":"+","caller":"g","callee":"f"}"#), "{added}");
    check(2);
    fs::write(served.path("b.ll"), "define i32 @main() {\n  br label %nowhere\n").unwrap();
    let broken = served.run(&["edit", "S", "b.ll"]);
    assert_eq!(broken.status.code(), Some(2), "{}", error(&broken));
    assert!(served.text(&["ask", "S"]).contains("epoch 2"), "what cannot be read changes nothing");
    assert_eq!(served.run(&["edit", "S", "none.ll"]).status.code(), Some(2));
    assert_eq!(served.run(&["edit", "S", "--removed", "none.ll"]).status.code(), Some(2));
    fs::write(served.path("b.ll"), CALLER).unwrap();
    assert_eq!(served.text(&["edit", "S", "b.ll"]), "- reaches(g, f)\n- reaches(g, main)\n");
    fs::write(served.path("a.ll"), LOOP).unwrap();
    assert_eq!(served.text(&["edit", "S", "a.ll"]), "+ in_loop(f/head, f/head)\n");
    check(4);
    assert_eq!(served.text(&["edit", "S", "--removed", "b.ll"]), "- reaches(main, f)\n");
}

#[test]
fn clients_do_not_disturb_each_other() {
    let served = Served::new("served-crowd", &["--timeout", "8", "--clients", "64"]);
    let expected = served.text(&["a.ll", "b.ll", "--relation", "live_in"]);
    thread::scope(|scope| {
        let slow: Vec<_> =
            (0..2).map(|_| scope.spawn(|| served.ask(&["--query", "p(1, 2, 3), p(4, 5, X)"]))).collect();
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..5 {
                    assert_eq!(served.text(&["ask", "S", "--relation", "live_in"]), expected);
                }
            });
        }
        scope.spawn(|| {
            for _ in 0..4 {
                assert_eq!(served.text(&["edit", "S", "a.ll"]), "");
            }
        });
        for slow in slow {
            let output = slow.join().unwrap();
            assert_eq!(output.status.code(), Some(3), "{}", error(&output));
            assert!(error(&output).contains("the limit is 8 s"), "{}", error(&output));
        }
    });
    assert!(served.text(&["ask", "S"]).contains("epoch 4"));
}

#[test]
fn answers_and_clients_have_limits() {
    let served = Served::new("served-limits", &["--megabytes", "1", "--clients", "1"]);
    let long =
        served.ask_until(&["--query", "n(X), n(Y), Y < 100"], |output| output.status.code() != Some(3));
    assert_eq!(long.status.code(), Some(2));
    assert!(error(&long).contains("more than 1 megabytes"), "{}", error(&long));
    let waits = UnixStream::connect(served.path("S")).unwrap();
    let busy = served.ask_until(&["--relation", "edge"], |output| output.status.code() == Some(3));
    assert!(error(&busy).contains("the server is busy: 1 clients"), "{}", error(&busy));
    drop(waits);
    served.ask_until(&["--relation", "edge"], |output| output.status.success());
}

#[test]
fn a_server_ends_and_leaves_nothing() {
    let mut served = Served::new("served-end", &["--timeout", "60"]);
    let second = served.run(&["serve", "a.ll", "--socket", "S"]);
    assert!(error(&second).contains("a server listens at `S` already"), "{}", error(&second));
    let file = served.run(&["serve", "a.ll", "--socket", "a.ll"]);
    assert!(error(&file).contains("`a.ll` is there, and is not a socket"), "{}", error(&file));
    thread::scope(|scope| {
        let slow = scope.spawn(|| served.ask(&["--query", "p(1, 2, 3), p(4, 5, X)"]));
        thread::sleep(Duration::from_millis(300));
        assert!(served.ask(&["--stop"]).status.success());
        let output = slow.join().unwrap();
        assert_eq!(output.status.code(), Some(3), "{}", error(&output));
    });
    let folder = served.folder.as_ref().to_owned();
    let next = Command::new("true").spawn().unwrap();
    assert_eq!(ended(std::mem::replace(&mut served.server, next)), Some(0));
    assert!(!folder.join("S").exists());
    assert!(error(&served.ask(&[])).contains("no server answers at `S`"));
    // The remains of a server that was killed are in no one's way.
    drop(UnixListener::bind(folder.join("S")).unwrap());
    served.server = serve(&folder, &[]);
    assert!(served.ask(&["--relation", "edge"]).status.success());
}
