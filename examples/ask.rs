//! Queries a program: `cargo run --example ask -- facts 'loop_header(H), in_loop(H, B)'`.

use dfquery::{Analysis, Program};
use std::env;

fn main() -> dfquery::Result<()> {
    let mut arguments = env::args().skip(1);
    let input = arguments.next().unwrap_or("facts".to_owned());
    let question = arguments.next().unwrap_or("in_loop(H, B)".to_owned());
    let program = Program::open([input])?;
    println!("{} functions", program.functions().count());
    let answers = Analysis::new(program).query(&question)?;
    println!("{answers}");
    Ok(())
}
