//! Relations, and the rule language over them.
//!
//! This crate knows nothing of compilers: it sees types, relations, rows and rules.

pub mod base;
pub mod cancel;
pub mod check;
pub mod codec;
pub mod diagnostic;
pub mod evaluate;
pub mod explain;
mod expressions;
pub mod facts;
pub mod functions;
pub mod likeness;
mod numbers;
pub mod plural;
pub mod records;
pub mod run;
pub mod schema;
pub mod store;
pub mod structs;
pub mod syntax;
pub mod texts;
pub mod tuple;
