//! Obvious versions of what the rules, the converter and the reader do, compared with them on random functions.

mod analyses;
mod code;
mod facts;
mod graphs;
mod liveness;
mod rules;
