//! Proves tuples, or shows what is missing: `cargo run --example explain -- facts 'live_in("gcd/body", _)'`.

use dfquery::{Analysis, Program};
use std::env;

fn main() -> dfquery::Result<()> {
    let mut arguments = env::args().skip(1);
    let input = arguments.next().unwrap_or("facts".to_owned());
    let atom = arguments.next().unwrap_or(r#"live_in("gcd/body", _)"#.to_owned());
    let analysis = Analysis::new(Program::open([input])?);
    match analysis.why(&atom)? {
        Some(proof) => println!("{proof}"),
        None => println!("{}", analysis.why_not(&atom)?.expect("what has no proof has something missing")),
    }
    Ok(())
}
