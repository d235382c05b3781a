//! From trees to a program without mistakes.

mod program;

pub use program::*;
