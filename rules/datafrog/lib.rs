//! The rule files of the core as datafrog programs: one more evaluator, held against the others.
//!
//! A crate of its own, so that it compiles beside the other one.

use dfquery_engine::run::Unit;

#[allow(clippy::all, missing_docs, unused)]
mod compiled {
    include!(concat!(env!("OUT_DIR"), "/units.rs"));
}

/// The units that datafrog can evaluate, each behind those that it reads.
pub fn units() -> &'static [Unit<'static>] {
    compiled::UNITS
}
