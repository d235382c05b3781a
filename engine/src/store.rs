//! Where tuples live: sorted tables for what is given, append-only relations for what rules derive.
//!
//! A cell is a `u32`; arities are 1 to 6. Only [`provider`] knows of ascent.

pub mod chain;
pub mod columns;
pub mod domain;
pub mod flat;
pub mod members;
pub mod provider;
pub mod rel;
pub mod sets;
pub mod split;
pub mod table;
