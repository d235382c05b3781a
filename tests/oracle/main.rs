//! Obvious versions of what the rules, the converter and the reader do, and tools of others, compared with them.
//!
//! `cargo test --test oracle NAME` runs the module NAME. Random programs are the same in each run; `PROPTEST_RNG_SEED=N` makes
//! others, and `DFQUERY_CASES=N`, where it is read, `N`.

mod aliases;
mod analyses;
mod calls;
mod certified;
mod circt;
mod code;
mod corpus;
mod counting;
mod distances;
mod divergence;
#[cfg(feature = "compiled")]
mod evaluators;
mod facts;
mod folding;
mod foreign;
mod fuzz;
mod graphs;
mod handshake;
mod in_flight;
mod kernels;
mod knowledge;
mod lane_programs;
mod lane_text;
mod lanes;
mod liveness;
mod machine_programs;
mod marked;
mod masks;
mod models;
mod mutants;
mod mutated_input;
mod mutation;
mod native;
mod nests;
mod options;
mod outside;
mod overlap;
mod peers;
mod placement;
mod printing;
mod programs;
mod reader;
mod reducing;
mod remarks;
mod rules;
mod runs;
mod shapes;
mod simt;
mod souffle;
mod spinning;
mod ssa;
mod text;
mod threaded;
mod throughput;
mod tokens;
mod uniformity;
mod verilog;
mod walk;
mod whole;
mod written;

#[path = "../shared/folder.rs"]
mod folder;
#[path = "../shared/modules.rs"]
mod modules;
