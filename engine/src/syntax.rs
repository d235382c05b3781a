//! The rule language: text to tree.
//!
//! A subset of Soufflé's syntax; what is not in it is refused by name.

mod ast;
mod source;

pub use ast::*;
pub use source::{FileId, Source, Sources, Span};
