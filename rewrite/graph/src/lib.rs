//! Dataflow graphs: the meaning of their operators, their checks, and the notations that they are read from and written to.

pub mod bits;
pub mod border;
pub mod certificate;
mod count;
mod def_use;
pub mod evaluate;
mod first;
pub mod function;
pub mod json;
pub mod latency;
pub mod machine;
mod model;
#[doc(hidden)]
pub mod mutants;
pub mod name;
pub mod order;
pub mod random;
pub mod semantics;
mod skipped;
pub mod spec;
#[doc(hidden)]
pub mod testing;
pub mod text;
mod tokens;
pub mod trap;
pub mod uses;
pub mod verify;

pub use bits::Bits;
pub use count::Counts;
pub use def_use::{DefUse, Use};
pub use first::First;
pub use model::{Graph, Lic, LicId, Op, Operand, Operator, REDUCTIONS, Reduction};
pub use skipped::{Misfit, SkipReason, Skipped};
