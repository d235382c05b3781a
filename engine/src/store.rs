//! Storage of tuples: sorted tables for given relations, append-only relations for derived ones.

pub mod columns;
pub mod domain;
pub mod flat;
pub mod input;
pub mod sets;
pub mod table;
