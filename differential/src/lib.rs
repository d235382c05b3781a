//! Rules of the whole program as dataflows of timely and differential dataflow.
//!
//! A dataflow is rendered at run time from rules that the engine has checked and planned; no code is generated.
//! [`pipeline`] turns each rule into joins, filters and bindings; [`row_program`] is the code that runs on a row between two
//! joins. [`render`] builds the operators, generic in the row type ([`row`]) and in the multiplicity ([`mode`]).
//! [`run_once`] evaluates once, on several threads, over insert-only [`batch`]es filled by a [`batcher`] and joined by
//! [`join`]; [`mod@unit`] wraps that as a unit. [`standing_query`] keeps a dataflow that follows changes. [`cluster`]
//! distributes an evaluation over [`worker`] processes, with [`record_ids`] shared by all, [`remote_facts`] read by the
//! workers, and results that need not be collected written as [`output_part`]s.
//!
//! Generic code is instantiated in this crate, behind plain functions: its users compile as fast as before.

mod batch;
mod batcher;
pub mod cluster;
mod column;
mod exchange;
mod incremental;
mod incremental_batch;
pub mod index_stats;
mod int_set;
mod join;
mod key_columns;
mod merge;
mod mode;
pub mod output_part;
pub mod pipeline;
mod protocol;
pub mod record_ids;
pub mod remote_facts;
pub mod render;
mod rendezvous;
mod row;
pub mod row_program;
mod row_set;
pub mod run_once;
pub mod standing_query;
mod time;
pub mod unit;
mod update_columns;
mod wire;
pub mod worker;
