//! How many operators conversion makes, beside CIRCT's `lower-cf-to-handshake` and the prototype of this scheme.
//!
//! `cargo bench --bench operators` prints a table. Counted are selects and steers, and all
//! operators; CIRCT's without forks and sinks.

#![allow(missing_docs)]

use dfquery_convert::{Arguments, Options, Preference, convert_with};
use dfquery_extract::{Source, analysis::dominance};
use dfquery_graph::Counts;
use std::{fs, path::Path};

/// Selects and steers, and all operators.
type Pair = [usize; 2];

/// The functions of `tests/cases/conversion`, what CIRCT makes of them where it can, and what the prototype makes.
const PEERS: [(&str, Option<Pair>, Pair); 21] = [
    ("bubble_inner", Some([12, 25]), [15, 27]),
    ("dowhile_loop", Some([5, 9]), [8, 13]),
    ("fallthrough", Some([13, 19]), [8, 14]),
    ("fir", Some([6, 21]), [10, 22]),
    ("gcd", Some([6, 9]), [4, 7]),
    ("gcd_sub", Some([12, 16]), [8, 13]),
    ("histogram", Some([6, 20]), [12, 24]),
    ("if_else", Some([5, 8]), [3, 6]),
    ("if_then", Some([5, 8]), [3, 6]),
    ("live_through", Some([10, 19]), [6, 15]),
    ("loop_break", Some([20, 26]), [15, 21]),
    ("loop_continue", Some([21, 28]), [11, 17]),
    ("loop_two_exits", Some([20, 28]), [16, 23]),
    ("nested_if", Some([12, 19]), [8, 15]),
    ("nested_loops", Some([22, 32]), [16, 24]),
    ("short_circuit_and", Some([12, 16]), [6, 11]),
    ("short_circuit_while", Some([20, 26]), [13, 19]),
    ("switch_chain", Some([16, 26]), [11, 18]),
    ("while_loop", Some([11, 15]), [8, 12]),
    ("switch_op", None, [11, 18]),
    ("two_returns", None, [3, 6]),
];

/// What conversion makes of the first function of the case `name`.
fn counts(name: &str, options: &Options) -> Counts {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/cases/conversion/{name}.ll"));
    let bytes = fs::read(&path).expect("the case can be read");
    let schema = dfquery_rules::built_in().schema().clone();
    let mut base = dfquery_extract::read(&Source { name, bytes: &bytes }, schema).base;
    dominance::complete(&mut base);
    dfquery_rules::built_in().intern(&mut base);
    let session = dfquery_rules::built_in().session(&base);
    Counts::of(&convert_with(&session, &base, 0, options).expect("all cases convert"))
}

/// How the functions are converted, and what the column is called.
fn variants() -> [(&'static str, Options); 4] {
    let plain = Options::default();
    let held = Options { arguments: Arguments::Held, ..plain };
    [
        ("ours", plain),
        ("`--prefer latency`", Options { prefer: Preference::Latency, ..plain }),
        ("`--repeat-invariants` (+ repeats)", Options { repeat_invariants: true, ..held }),
        ("`--counters` (+ repeats)", Options { counters: true, ..held }),
    ]
}

fn main() {
    let pair = |[of, all]: Pair| format!("{of}, {all}");
    let ours = |counts: Counts| match counts.repeats {
        0 => format!("{}, {}", counts.selects + counts.steers, counts.total),
        repeats => format!("{} + {repeats}, {}", counts.selects + counts.steers, counts.total),
    };
    let columns = variants().map(|(name, _)| name).join(" | ");
    println!("| function | CIRCT | prototype | {columns} |");
    println!("|---|--:|--:|{}", "--:|".repeat(variants().len()));
    let (mut circt, mut prototype) = ([0; 2], [0; 2]);
    let mut sums = [Counts::default(); 4];
    for (name, theirs, before) in PEERS {
        let found = variants().map(|(_, options)| counts(name, &options));
        let others = theirs.map_or("none".to_owned(), pair);
        println!("| {name} | {others} | {} | {} |", pair(before), found.map(ours).join(" | "));
        if let Some(theirs) = theirs {
            (0..2).for_each(|at| (circt[at] += theirs[at], prototype[at] += before[at]).0);
            sums.iter_mut().zip(found).for_each(|(sum, counts)| *sum = *sum + counts);
        }
    }
    println!("| the 19 | {} | {} | {} |", pair(circt), pair(prototype), sums.map(ours).join(" | "));
}
