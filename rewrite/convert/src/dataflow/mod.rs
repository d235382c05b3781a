//! Conversion of a function's control flow to a dataflow graph, as the rules of rules/conversion place it.

mod armed;
mod bdd;
mod builder;
mod chains;
mod cleanup;
mod constants;
mod control_points;
mod convert;
mod counters;
mod decision;
mod decision_source;
mod dense_map;
mod fold_branches;
mod free_loads;
mod fuse;
mod groups;
mod initial_tokens;
mod interleave_runs;
mod lower_switch;
mod names;
mod optimise;
mod options;
mod passes;
mod placement;
mod pointer_chasing;
mod predicate_plan;
mod predicates;
mod query_view;
mod retime_order;
mod rotate;
mod streams;

pub use convert::{convert, convert_with, prepare};
pub use interleave_runs::Overlap;
pub use options::{Arguments, Mechanism, Options, Preference};
pub use query_view::{framed_base, framed_rows};
