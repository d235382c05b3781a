//! Why a tuple is derived, and why another one is not.
//!
//! What is derived carries no reasons. When somebody asks, the stratum of the tuple is derived again, for the part that
//! is asked about only, and so that the round of each row is known. A tuple of round n has a proof whose tuples of the
//! same stratum are all of rounds before n: the first such proof that is found is one of least height. Tuples of other
//! strata are explained in the same way, each once, when a proof needs them.
//!
//! An absent tuple is explained rule by rule: the bindings that meet most conditions, and the first one that they do not
//! meet, which is explained in turn. A tuple that would follow from others of its own stratum is explained by the cut
//! before it: all those tuples, and why each of them does not follow from something else.

mod missing;
mod path;
mod proof;
mod search;
mod unfounded_set;

pub use missing::{Absence, Failure, Miss, Missing, Near};
pub use path::Vertebra;
pub use proof::{Counted, Explainer, How, Premise, Proof, Step};
pub use search::{Pattern, Tuple};
pub use unfounded_set::Cut;
