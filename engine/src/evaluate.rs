//! Rules without compiling them: those of users, queries, and whatever is to be explained.
//!
//! [`piece`] cuts rule files into strata, of which each becomes a unit beside the compiled ones; so a part derives
//! only what is asked for, whichever evaluator derives it. A rule becomes a small program for registers in [`plan`]:
//! scans, tests and bindings in a fixed order, one such program for each atom that can be new. [`machine`] runs one of
//! them, [`rounds`] runs all of a stratum until nothing new comes.
//!
//! Rows are derived in rounds: what a round derives is seen by the next one. So the round of a row is the least height
//! of its proofs within the stratum.

mod control;
mod machine;
mod names;
mod piece;
mod plan;
mod rounds;

pub use control::{Control, RuleTime};
pub(crate) use names::Names;
pub use piece::{Evaluation, Piece, Rules, units};
pub use plan::WIDEST;
pub use rounds::Purpose;
