//! Messages about inputs: what is wrong, where, and how to repair it.

mod message;
mod render;

pub use message::{Diagnostic, Place, Severity};
pub use render::{SourceText, render, summary};
