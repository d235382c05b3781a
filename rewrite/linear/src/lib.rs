//! Methods from trees to linear code without statements, and on to what a machine of 32 bits takes.
//!
//! `rationalise` makes the order of trees explicit, `unembed` takes statements off code that has some, `decompose`
//! makes pairs of values of 64 bits, `lower` finds addresses and marks what its user can take as part of itself,
//! `contain` takes that off the order. What may be done is derived by `rules/lir/lower.dl`; whether it was done right is
//! asked of `rules/lir/verify.dl`, on facts of the result.

mod contain;
mod decompose;
mod dump;
mod editor;
mod json;
mod lower;
mod machine;
mod print;
mod rationalise;
mod repair;
mod rules;
mod run;
mod unembed;
mod verify;

pub use dump::Dump;
pub use json::{SCHEMA, write_json};
pub use machine::{Event, Machine, Trap};
pub use print::{Annotated, Text};
pub use run::{Seen, run_linear, run_linear_seen, run_trees};
pub use verify::{Fault, inspect, verify, verify_all};

use contain::contain;
use decompose::decompose;
use dfquery_extract::lir::{Method, Stage};
use lower::lower;
use rationalise::{rationalise, with_statements};
use unembed::unembed;

/// `method` at `stage`, with notes on changes that were needed besides the expected ones.
///
/// Existing linear code is transformed from its own stage on; trees are rationalised first.
///
/// # Errors
///
/// The reason why there is no such method: it has no code, or its code is past the stage.
pub fn bring(method: &Method, stage: Stage) -> Result<(Method, Vec<String>), String> {
    let (mut method, mut notes) = match (&method.linear, &method.trees) {
        (None, Some(_)) if stage == Stage::Statements => with_statements(method),
        (None, Some(_)) => rationalise(method),
        (None, None) => return Err("it has neither trees nor linear code".to_owned()),
        (Some(_), _) => (method.clone(), Vec::new()),
    };
    let reached = method.linear.as_ref().map_or(Stage::Rationalised, |linear| linear.stage);
    if reached > stage {
        return Err(format!("it is {} already", reached.name()));
    }
    for next in Stage::ALL.into_iter().filter(|&next| next > reached && next <= stage) {
        let (changed, told) = match next {
            Stage::Statements => continue,
            Stage::Rationalised => unembed(&method),
            Stage::Decomposed => decompose(&method),
            Stage::Lowered => (lower(&method), Vec::new()),
            Stage::Contained => (contain(&method), Vec::new()),
        };
        method = changed;
        notes.extend(told);
    }
    Ok((method, notes))
}
