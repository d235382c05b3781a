//! Adds rules to the built-in ones: `cargo run --example rules -- facts`.

use dfquery::{Analysis, Program, RuleFile};
use std::env;

const RULES: &str = "
/// Holds if `value` is live at the start of `header`, so the loop has to carry it.
.decl carried(header: Block, value: Value)
carried(header, value) :- loop_header(header), live_in(header, value).
";

fn main() -> dfquery::Result<()> {
    let input = env::args().nth(1).unwrap_or("facts".to_owned());
    let analysis = Analysis::new(Program::open([input])?).with_rules([RuleFile::new("carried.dl", RULES)]);
    for row in analysis.relation("carried")?.rows() {
        println!("{row}");
    }
    if let Some(proof) = analysis.why(r#"carried("fir/head", _)"#)? {
        println!("{proof}");
    }
    Ok(())
}
