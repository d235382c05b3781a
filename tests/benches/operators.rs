//! How many operators conversion makes, beside CIRCT's `lower-cf-to-handshake` and the prototype of this scheme.
//!
//! `cargo bench --bench operators` prints the table of docs/performance.md. Counted are selects and steers, and all
//! operators; CIRCT's without forks and sinks.

#![allow(missing_docs)]

use dfquery_convert::{Options, Preference, convert_with};
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
    let schema = dfquery_rules::shared_schema();
    let mut base = dfquery_extract::read(&Source { name, bytes: &bytes }, schema).base;
    dominance::complete(&mut base);
    dfquery_rules::intern(&mut base);
    let session = dfquery_rules::session(&base);
    Counts::of(&convert_with(&session, &base, 0, options).expect("all cases convert"))
}

fn main() {
    let pair = |[of, all]: Pair| format!("{of}, {all}");
    let fused =
        |counts: Counts| format!("{} + {}, {}", counts.selects + counts.steers, counts.repeats, counts.total);
    println!(
        "| function | CIRCT | prototype | ours | `--prefer latency` | `--repeat-invariants` (+ repeats) |"
    );
    println!("|---|--:|--:|--:|--:|--:|");
    let (mut circt, mut prototype) = ([0; 2], [0; 2]);
    let mut sums = [Counts::default(); 3];
    for (name, theirs, before) in PEERS {
        let latency = Options { prefer: Preference::Latency, ..Options::default() };
        let variants =
            [Options::default(), latency, Options { repeat_invariants: true, ..Options::default() }];
        let [area, latency, fuse] = variants.map(|options| counts(name, &options));
        let others = theirs.map_or("none".to_owned(), pair);
        let ours = [area, latency].map(|counts| pair([counts.selects + counts.steers, counts.total]));
        println!("| {name} | {others} | {} | {} | {} | {} |", pair(before), ours[0], ours[1], fused(fuse));
        if let Some(theirs) = theirs {
            (0..2).for_each(|at| (circt[at] += theirs[at], prototype[at] += before[at]).0);
            sums = [sums[0] + area, sums[1] + latency, sums[2] + fuse];
        }
    }
    let [area, latency, fuse] = sums;
    let ours = [area, latency].map(|counts| pair([counts.selects + counts.steers, counts.total]));
    let fused = fused(fuse);
    println!("| the 19 | {} | {} | {} | {} | {fused} |", pair(circt), pair(prototype), ours[0], ours[1]);
}
