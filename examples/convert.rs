//! Converts functions to dataflow graphs and runs one of them: `cargo run --example convert -- facts gcd 48 36`.

use dfquery::{
    Analysis, Program,
    graph::text,
    simulate::{self, Buffers, Executable, Limits},
};
use std::{env, io};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = env::args().skip(1);
    let input = arguments.next().unwrap_or("facts".to_owned());
    let function = arguments.next().unwrap_or("gcd".to_owned());
    let mut values: Vec<String> = arguments.collect();
    if values.is_empty() {
        values = vec!["48".to_owned(), "36".to_owned()];
    }
    let analysis = Analysis::new(Program::open([input])?);
    let graph = analysis.convert(&function)?;
    text::write(&mut io::stdout(), &graph)?;

    let program = analysis.program();
    let (executable, buffers) = (Executable::new(&program.base), Buffers::default());
    let values = simulate::arguments(&graph, &executable, &buffers, &values)?;
    let run = simulate::execute(&graph, &executable, None, &buffers, &values, Limits::default())?;
    Ok(run.write(&mut io::stdout())?)
}
