//! Where tuples live: sorted tables for what is given, append-only relations for what rules derive.

pub mod columns;
pub mod domain;
pub mod flat;
pub mod input;
pub mod sets;
pub mod table;
