//! The evaluation of units, whatever evaluator they come from.
//!
//! A [`Session`] holds what is the same for all parts; a [`Part`] evaluates the units that are asked for, each
//! once, for one part. Units that are not local are evaluated for the whole, by [`Session::whole`].

mod batch;
mod cache;
mod erased;
mod inputs;
mod layout;
mod part;
mod session;
mod unit;

pub use batch::Batch;
pub use cache::Cache;
pub use erased::WIDEST;
pub(crate) use erased::look_at;
pub use inputs::{Inputs, Tables};
pub use layout::Layout;
pub use part::Part;
pub use session::Session;
pub use unit::{Given, Read, Run, Unit, intern};
