//! Why a tuple is derived, and why another one is not.
//!
//! What is derived carries no reasons. When somebody asks, the stratum of the tuple is derived again, for the part that
//! is asked about only, and so that the round of each row is known. A tuple of round n has a proof whose tuples of the
//! same stratum are all of rounds before n: the first such proof that is found is one of least height. Tuples of other
//! strata are explained in the same way, each once, when a proof needs them.

mod missing;
mod proof;
mod search;
mod spine;

pub use missing::{Miss, Missing, Near};
pub use proof::{Counted, Explainer, How, Premise, Proof, Step};
pub use search::{Pattern, Tuple};
pub use spine::Vertebra;
