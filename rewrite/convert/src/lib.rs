//! Conversion of a function's control flow to a dataflow graph, as the rules of rules/conversion place it.

mod bdd;
mod builder;
mod chains;
mod constants;
mod control_points;
mod convert;
mod decision;
mod decision_source;
mod dense_map;
mod fold_branches;
mod live;
mod lower_switch;
mod names;
mod optimise;
mod options;
mod passes;
mod placement;
mod predicate_plan;
mod predicates;
mod query_view;
mod rotate;
mod streams;

pub use convert::{convert, convert_with, prepare};
pub use options::{Arguments, Mechanism, Options, Overlap, Preference};
pub use query_view::{framed_base, framed_rows};
