//! The rule language: text to tree.
//!
//! A subset of Soufflé's syntax; what is not in it is refused by name.

mod again;
mod ast;
mod lexer;
mod names;
mod parser;
mod preprocessor;
mod source;
mod token;
mod unsupported;

pub use again::Again;
pub use ast::*;
pub use names::Names;
pub use parser::{parse, parse_query};
pub use source::{FILES, FileId, Source, Sources, Span};
pub(crate) use unsupported::{OPTIONS, reserved};
