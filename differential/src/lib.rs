//! Rules of the whole program as dataflows of timely and differential dataflow.
//!
//! A dataflow is rendered at run time from rules that the engine has checked and planned; no code is generated.
//! [`pipeline`] makes of each rule a chain of joins, filters and bindings, and [`stage`] is what happens to one row
//! between two joins. [`render`] builds the operators, generic in the type of rows ([`lane`]) and in what a change of a
//! row is ([`mode`]). [`batch`] evaluates once, on several threads; [`mod@unit`] makes a unit of that, beside those of other
//! evaluators. What comes there stays: its indexes are [`sorted`] batches, made of [`piles`] and joined in [`pairs`].
//! [`kept`] keeps a dataflow, which then follows changes.
//! [`cluster`] has several processes derive one batch: each is a [`worker`], and [`numbers`] has equal records be one
//! in all of them. What is [`away`] its workers read by themselves, and what nobody needs together they write in
//! [`segment`]s.
//!
//! Everything generic is instantiated in this crate, behind plain functions: what uses it compiles as fast as before.

mod alike;
pub mod away;
pub mod batch;
mod changes;
pub mod cluster;
mod column;
mod containers;
mod counted;
mod frame;
mod handshake;
pub mod kept;
mod lane;
mod merge;
mod message;
mod mode;
mod moment;
mod number_set;
pub mod numbers;
mod pairs;
mod piles;
pub mod pipeline;
pub mod render;
mod row_set;
pub mod segment;
mod sent;
mod sorted;
pub mod stage;
pub mod unit;
pub mod weigh;
pub mod worker;
