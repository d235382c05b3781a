//! Readers: text of compiler IR in, a fact base out.

pub mod dominance;
