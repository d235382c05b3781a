//! Rules without compiling them: those of users, queries, and whatever is to be explained.
//!
//! [`rules`] cuts rule files into strata, of which each becomes a unit beside the compiled ones; so a part derives
//! only what is asked for, whichever evaluator derives it. [`planner`] makes a small program for registers of a rule:
//! scans, tests and bindings in a fixed order, one such program for each atom that can be new. [`interpreter`] runs one of
//! them, [`semi_naive`] runs all of a stratum until nothing new comes. [`joins`] gives the same order of conditions to
//! evaluators that join whole relations.
//!
//! Rows are derived in rounds: what a round derives is seen by the next one. So the round of a row is the least height
//! of its proofs within the stratum.

mod control;
mod file_part;
mod fold;
mod interpreter;
pub mod joins;
mod names;
mod partitioning;
mod plan;
mod planner;
mod rules;
mod semi_naive;
mod stratum;

pub use control::{Control, RuleTime, Teller, WorkerTime};
pub use file_part::FilePart;
pub use fold::Fold;
pub(crate) use names::Names;
pub use names::parts_named;
pub use plan::{Expression, Made, Register, WIDEST};
pub use rules::{Evaluation, Rules, units};
pub use semi_naive::Purpose;
pub use stratum::Piece;
