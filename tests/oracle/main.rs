//! Obvious versions of what the rules, the converter and the reader do, compared with them on random functions.

mod analyses;
mod code;
mod divergence;
mod facts;
mod graphs;
mod lane_programs;
mod lane_text;
mod lanes;
mod liveness;
mod outside;
mod peers;
mod placement;
mod printing;
mod programs;
mod reader;
mod reducing;
mod rules;
mod runs;
mod shapes;
mod ssa;
mod text;
mod tokens;
mod walk;
