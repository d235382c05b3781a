//! Explanations of present and of absent tuples.
//!
//! Tuples are stored without reasons. An explanation derives the stratum of the tuple again, for its part only, and
//! records the round of each row. A tuple of round n has a proof whose tuples of the same stratum are all of rounds
//! before n: the first such proof found is one of least height. Tuples of other strata are explained in the same way,
//! each once, when a proof needs them.
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
