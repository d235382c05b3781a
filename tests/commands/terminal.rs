//! Programs on a terminal: `script` of util-linux makes a real one.

use crate::folder::Folder;
use std::{
    env,
    io::{Read, Write},
    path::Path,
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::mpsc::{self, Receiver},
    thread,
    time::{Duration, Instant},
};

/// How long an answer may take on a machine with much else to do.
const PATIENCE: Duration = Duration::from_secs(60);

/// A shell that is talked to.
pub struct Terminal {
    script: Child,
    keys: ChildStdin,
    screen: Receiver<Vec<u8>>,
    /// What was printed and not waited for yet.
    unread: String,
    _history: Folder,
}

impl Terminal {
    /// The shell of dfquery over the committed facts for the test `name`; none if there is no `script`.
    fn open(name: &str) -> Option<Terminal> {
        Terminal::of(name, "dfquery repl facts")
    }

    /// What `program` of a test called `name` shows in the folder of the repository, with `dfquery` found; none if there is no
    /// `script`.
    pub fn of(name: &str, program: &str) -> Option<Terminal> {
        Command::new("script").arg("--version").output().ok().filter(|output| output.status.success())?;
        let history = Folder::new(name);
        // With `exec`, since a shell that stays beside it would be interrupted as well and tell so by its status.
        let shell = format!("exec {program}");
        let mut command = Command::new("script");
        command.args(["-qefc", &shell, "/dev/null"]).current_dir(env!("CARGO_MANIFEST_DIR"));
        let folder = Path::new(env!("CARGO_BIN_EXE_dfquery")).parent().expect("it is in a folder");
        command.env("PATH", format!("{}:{}", folder.display(), env::var("PATH").unwrap_or_default()));
        command.env("XDG_STATE_HOME", history.as_ref()).env("TERM", "xterm");
        let mut script = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("script runs");
        let (keys, mut printed) = (script.stdin.take().expect("piped"), script.stdout.take().expect("piped"));
        let (sender, screen) = mpsc::channel();
        thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(count @ 1..) = printed.read(&mut bytes) {
                if sender.send(bytes[..count].to_vec()).is_err() {
                    break;
                }
            }
        });
        Some(Terminal { script, keys, screen, unread: String::new(), _history: history })
    }

    pub fn press(&mut self, keys: &str) {
        self.keys.write_all(keys.as_bytes()).and_then(|()| self.keys.flush()).expect("the shell listens");
    }

    /// Waits until the program ends.
    pub fn ends(&mut self) -> ExitStatus {
        let started = Instant::now();
        while started.elapsed() < PATIENCE {
            if let Some(status) = self.script.try_wait().expect("it is a child") {
                return status;
            }
            thread::sleep(Duration::from_millis(10));
        }
        panic!("it does not end; there is {:?}", self.unread)
    }

    /// The output after the text that was waited for last, until the program ends.
    fn rest(&mut self) -> String {
        while let Ok(bytes) = self.screen.recv_timeout(PATIENCE) {
            self.unread += &String::from_utf8_lossy(&bytes);
        }
        std::mem::take(&mut self.unread)
    }

    /// Waits until `text` is on the screen, after what was waited for before. Returns what came before it.
    pub fn see(&mut self, text: &str) -> String {
        let started = Instant::now();
        loop {
            if let Some(at) = self.unread.find(text) {
                let seen: String = self.unread.drain(..at + text.len()).collect();
                return seen[..at].to_owned();
            }
            let left = PATIENCE.saturating_sub(started.elapsed());
            match self.screen.recv_timeout(left) {
                Ok(bytes) => self.unread += &String::from_utf8_lossy(&bytes),
                Err(_) => panic!("`{text}` does not come; there is {:?}", self.unread),
            }
        }
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        _ = self.script.kill();
        _ = self.script.wait();
    }
}

#[test]
fn an_interrupt_stops_a_question_and_not_the_shell() {
    let Some(mut terminal) = Terminal::open("interrupt") else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.see("dfquery> ");
    terminal.press(".decl endless(n: number)\r");
    terminal.see("dfquery> ");
    terminal.press("endless(0). endless(n + 1) :- endless(n).\r");
    terminal.see("dfquery> ");
    // At the prompt it takes back the line.
    terminal.press("loop_hea\x03");
    terminal.see("dfquery> ");
    terminal.press("endless(n), n < 0\r");
    terminal.see("n < 0");
    thread::sleep(Duration::from_secs(1));
    terminal.press("\x03");
    terminal.see("cancelled");
    terminal.see("dfquery> ");
    terminal.press("loop_header(H), in_loop(H, \"gcd/body\")\r");
    terminal.see("gcd/head");
    terminal.see("dfquery> ");
    terminal.press("\\quit\r");
    let status = terminal.ends();
    assert!(status.success(), "{status}");
}

#[test]
fn the_tabulator_completes_names() {
    let Some(mut terminal) = Terminal::open("tabulator") else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.see("dfquery> ");
    terminal.press("loop_heade\t(\"gcd/hea\t\")\r");
    terminal.see("yes");
    terminal.see("dfquery> ");
    terminal.press("\x04");
    let status = terminal.ends();
    assert!(status.success(), "{status}");
}

#[test]
fn a_paste_is_answered_as_a_whole() {
    let Some(mut terminal) = Terminal::open("paste") else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.see("dfquery> ");
    terminal.press("help\r");
    terminal.see("prove tuples");
    // Lines that come faster than they are read, and a paste that the terminal marks as one.
    terminal.press(".decl near(a: Block)\rnear(a) :-\r  edge(a, _, _).\rnear(\"gcd/head\")\r");
    terminal.see("yes");
    terminal.press("\x1b[200~.decl far(a: Block)\nfar(a) :-\n  edge(_, a, _).\nfar(\"gcd/entry\")\nfar(\"gcd/exit\")\x1b[201~\r");
    terminal.see("no\r");
    terminal.see("yes");
    terminal.press("quit\r");
    assert!(terminal.ends().success());
}

#[test]
fn the_tabulator_completes_names_of_the_type_that_is_asked_for() {
    let Some(mut terminal) = Terminal::open("types") else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.see("dfquery> ");
    // Of all names that begin with `gcd/` that of a value would be the first.
    terminal.press("in_loop(_, \"gcd/\t\")\r");
    terminal.see("yes");
    terminal.press("exit\r");
    assert!(terminal.ends().success());
}

#[test]
fn markup_is_not_printed_on_a_terminal() {
    for format in ["html", "verilog", "svg"] {
        let of_format = if format == "html" { "--format html" } else { "--emit dataflow --format" };
        let line = format!("dfquery facts --function gcd {of_format} {}", format.trim_start_matches("html"));
        let Some(mut terminal) = Terminal::of("markup", line.trim_end()) else {
            println!("skipped: there is no `script`");
            return;
        };
        terminal.see(&format!("--format {format} is not for a terminal"));
        terminal.see("-o FILE.");
        assert_eq!(terminal.ends().code(), Some(2));
    }
}

#[test]
fn tables_fit_the_terminal() {
    let question = "dfquery tests/cli/lines/shapes.ll --relation direct_call --lines";
    for columns in [80, 120, 200] {
        let program = format!("sh -c 'stty cols {columns} rows 30; {question} | cat; {question}'");
        let Some(mut terminal) = Terminal::of("widths", &program) else {
            println!("skipped: there is no `script`");
            return;
        };
        // In a pipe names are those of the IR; the header comes again before those for the eye.
        terminal.see("instruction ");
        let piped = terminal.see("instruction ");
        assert!(piped.contains("_Z7longestPN8geometry4LineEi/"), "{piped:?}");
        assert_eq!(terminal.ends().code(), Some(0));
        let shown = terminal.rest();
        assert!(!shown.contains("_Z7longest") && shown.contains("longes"), "{shown:?}");
        let widest = shown.lines().map(|line| line.trim_end().chars().count()).max();
        assert!(widest.is_some_and(|widest| widest <= columns), "{shown:?}");
    }
}

#[test]
fn what_a_screen_has_no_room_for_is_paged() {
    for (rows, is_paged) in [(3, true), (50, false)] {
        let question = "dfquery facts --function gcd --relation in_loop";
        let program = format!(
            "sh -c 'stty cols 80 rows {rows}; DFQUERY_PAGER=\"sed s/^/paged:/\" {question} --limit 3'"
        );
        let Some(mut terminal) = Terminal::of("paged", &program) else {
            println!("skipped: there is no `script`");
            return;
        };
        let program = if is_paged { "paged:" } else { "" };
        terminal.see(&format!("{program}gcd/head"));
        assert_eq!(terminal.ends().code(), Some(0));
        assert_eq!(terminal.rest().contains("paged:"), is_paged);
    }
}

#[test]
fn a_terminal_shows_three_proofs() {
    let Some(mut terminal) = Terminal::of("proofs", "dfquery facts --why 'live_in(_,_)' --depth 1") else {
        println!("skipped: there is no `script`");
        return;
    };
    terminal.see("more tuples match, --limit 0 explains all");
    assert_eq!(terminal.ends().code(), Some(0));
}
