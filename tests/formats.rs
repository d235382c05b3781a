//! Graphs that go to another tool and come back: what is written in its format is read, and computes the same.
//!
//! `cargo test --test formats -- --nocapture` prints how many graphs each format has words for.

#[path = "shared/modules.rs"]
mod modules;

use dfquery_convert::{Arguments, Options, convert_with};
use dfquery_formats::{dynamatic, handshake, read, riptide};
use dfquery_graph::{Graph, verify::wiring};
use dfquery_simulate::{
    check::Trials,
    equal::{self, Equality},
    program::Program,
};
use modules::{facts, modules};
use std::{collections::BTreeMap, path::Path};

/// Few inputs, none of which takes long.
const TRIALS: Trials = Trials { seeds: 3, orders: 2, invocations: 2, steps: 2_000 };

/// The document of `graph` in CIRCT's handshake, or the reason why there is none.
fn circuit(graph: &Graph) -> Result<String, String> {
    let mut writer = handshake::Writer::default();
    writer.function(graph);
    if let [skipped] = writer.skipped() {
        return Err(skipped.reason.to_string());
    }
    let mut text = Vec::new();
    writer.finish(&mut text).expect("a vector takes everything");
    Ok(String::from_utf8(text).expect("text"))
}

/// A format: the names of its documents, how functions are converted for it, and how graphs are written.
type Format = (&'static str, Options, fn(&Graph) -> Result<String, String>);

fn formats() -> [Format; 4] {
    let plain = Options::default;
    let held = Options { arguments: Arguments::Held, ..plain() };
    [
        ("plain.mlir", plain(), circuit),
        ("plain.dot", plain(), dynamatic::write),
        ("plain.o2p", plain(), riptide::write),
        ("held.o2p", held, riptide::write),
    ]
}

#[test]
fn graphs_come_back_as_they_went() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folders = ["tests/kernels", "tests/cases/conversion", "tests/cases/formats"];
    let files = folders.into_iter().flat_map(|folder| modules(&root.join(folder)));
    // By format the graphs, those that were written, and the inputs on which they are equal.
    let mut tally: BTreeMap<&str, [u64; 3]> = BTreeMap::new();
    let mut wrong = Vec::new();
    for path in files {
        let base = facts(&path);
        let (program, session) = (Program::new(&base), dfquery_rules::built_in().session(&base));
        for id in 0..base.parts() {
            for (name, options, write) in formats() {
                let Ok(graph) = convert_with(&session, &base, id, &options) else { continue };
                let row = tally.entry(name).or_default();
                row[0] += 1;
                let Ok(text) = write(&graph) else { continue };
                row[1] += 1;
                let told = |problem: String| format!("{} {} {name}: {problem}", path.display(), graph.name);
                let again = match read::graphs(name, &text) {
                    Some(Ok(mut graphs)) => graphs.pop().expect("one function"),
                    other => {
                        wrong.push(told(format!("{other:?}")));
                        continue;
                    }
                };
                let faults = wiring(&again);
                if !faults.is_empty() {
                    wrong.push(told(format!("{faults:?}")));
                    continue;
                }
                match equal::graphs(&program, &graph, &again, &TRIALS) {
                    Equality::Equal { inputs, .. } => row[2] += inputs,
                    found => wrong.push(told(found.to_string())),
                }
            }
        }
    }
    println!("{:14} {:>6} {:>8} {:>7}", "format", "graphs", "written", "inputs");
    for (name, [graphs, written, inputs]) in &tally {
        println!("{name:14} {graphs:6} {written:8} {inputs:7}");
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(tally.values().all(|[_, written, inputs]| *written > 0 && inputs >= written), "{tally:?}");
}
