//! Converts a function to a dataflow graph and runs it: `cargo run --example convert -- facts gcd 48 36`.

use dfquery::{Analysis, Program, graph::text};
use std::{env, io};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let (input, function, values) = match &arguments[..] {
        [input, function, values @ ..] => (*input, *function, values),
        _ => ("facts", "gcd", &["48", "36"][..]),
    };
    let analysis = Analysis::new(Program::open([input])?);
    text::write(&mut io::stdout(), &analysis.convert(function)?)?;
    Ok(analysis.simulate(function, values)?.write(&mut io::stdout())?)
}
