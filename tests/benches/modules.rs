//! Reading, analyses and conversion of a real module, beside LLVM's own tools where they are installed.
//!
//! `DFQUERY_CORPUS=DIR cargo bench --bench modules`; the directory holds `c/sqlite3.O1.ll`. One thread.

use dfquery_engine::{base::FactBase, run::Session};
use dfquery_extract::{Source, dominance};
use dfquery_rewrite::convert::convert;
use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Stdio},
    sync::Arc,
    thread,
    time::Instant,
};

/// The relations whose rule files are timed as the analyses.
const ANALYSES: [&str; 5] = ["in_loop", "control_dependent", "control_region", "live_in", "influence"];

/// Conversion follows chains of uses as deep as a function is long.
const STACK_BYTES: usize = 1 << 30;

fn main() {
    let Some(corpus) = env::var_os("DFQUERY_CORPUS") else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return;
    };
    let path = PathBuf::from(corpus).join("c/sqlite3.O1.ll");
    let worker = thread::Builder::new().stack_size(STACK_BYTES).spawn({
        let path = path.clone();
        move || time_module(&path)
    });
    worker.expect("a thread can be started").join().expect("the bench does not panic");
    time_tool(&path, "parse", &["-disable-output", "-disable-verify"]);
    time_tool(
        &path,
        "parse, dominators, loops",
        &["-disable-output", "-passes=require<domtree>,require<postdomtree>"],
    );
}

fn time_module(path: &Path) {
    let bytes = fs::read(path).expect("the module can be read");
    let name = path.display().to_string();
    let mut base = timed("read", || {
        let schema = Arc::new(dfquery_rules::schema().clone());
        dfquery_extract::read(&Source { name: &name, bytes: &bytes }, schema).base
    });
    timed("dominance", || dominance::complete(&mut base));
    dfquery_rules::intern(&mut base);
    let session = Session::new(&base, dfquery_rules::schema(), dfquery_rules::units());
    timed("analyses", || analyse(&session, &base));
    let converted =
        timed("conversion", || (0..base.parts()).filter(|&id| convert(&session, &base, id).is_ok()).count());
    println!("{converted} of {} functions converted", base.parts());
}

fn analyse(session: &Session, base: &FactBase) {
    for id in 0..base.parts() {
        let part = session.part(id);
        for relation in ANALYSES {
            part.relation(relation);
        }
    }
}

fn timed<R>(what: &str, work: impl FnOnce() -> R) -> R {
    let start = Instant::now();
    let result = work();
    println!("{what:28} {:8.3} s", start.elapsed().as_secs_f64());
    result
}

fn time_tool(path: &Path, what: &str, arguments: &[&str]) {
    let mut command = Command::new("opt-22");
    command.args(arguments).arg(path).stdout(Stdio::null()).stderr(Stdio::null());
    let start = Instant::now();
    match command.status() {
        Ok(status) if status.success() => {
            println!("opt-22 {what:21} {:8.3} s", start.elapsed().as_secs_f64());
        }
        _ => println!("skipped: opt-22 {what}"),
    }
}
