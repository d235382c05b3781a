//! Program analysis as data.
//!
//! dfquery turns a compiler's IR into relational facts. Rules derive relations from them, queries read them, and every
//! tuple has a proof.
//!
//! ```
//! # fn main() -> dfquery::Result<()> {
//! # let kernel = concat!(env!("CARGO_MANIFEST_DIR"), "/facts");
//! use dfquery::{Analysis, Program};
//!
//! let program = Program::open([kernel])?; // .ll files, facts directories, ...
//! let analysis = Analysis::new(program);
//! for row in analysis.query("in_loop(H, B)")?.rows() {
//!     println!("{row}");
//! }
//! if let Some(proof) = analysis.why(r#"in_loop("gcd/head", _)"#)? {
//!     println!("{proof}");
//! }
//! let graph = analysis.convert("gcd")?;
//! println!("{} operators", graph.ops.len());
//! # Ok(())
//! # }
//! ```
//!
//! | to ... | start at |
//! |---|---|
//! | read a program | [`Program::open`], [`Open`] for options |
//! | query it | [`Analysis::query`], [`Analysis::relation`] |
//! | have columns of numbers and names | [`Analysis::query_columns`], [`columns`] |
//! | give rows to a relation of your own rules | [`Analysis::set_rows`] |
//! | have some of its tuples, with their places | [`Analysis::choose`] |
//! | prove a tuple, or find what is missing | [`Analysis::why`], [`Analysis::why_not`] |
//! | add rules | [`Analysis::with_rules`], [`RuleFile`] |
//! | convert to dataflow graphs | [`Analysis::convert`], [`Analysis::convert_all`] |
//! | run them | [`simulate`] |
//! | compare two of them, or one with its function | [`equal`] |
//! | see how fast their loops are, and why | [`throughput`] |
//! | compare two programs | [`Analysis::diff`] |
//! | export relations to other tools | [`Analysis::export`] |
//! | find values that differ between lanes | [`Divergence`] |
//! | say who calls a program, and what functions do that it does not hold | [`WholeProgram`] |
//!
//! `dfquery describe` documents every relation. Two of the underlying crates are re-exported: [`engine`] for relations and
//! rules, [`graph`] for dataflow graphs and their formats.

mod analysis;
mod area;
mod ask;
pub mod bench;
pub mod certify;
pub mod columns;
pub mod convert;
mod copies;
pub mod cost;
pub mod demangle;
pub mod diff;
mod divergence;
mod engines;
pub mod equal;
mod error;
pub mod explore;
pub mod export;
pub mod file;
mod finding;
mod foreign;
pub mod gate;
pub mod inputs;
mod linking;
pub mod locator;
mod made_up;
mod models;
pub mod notes;
pub mod observer;
mod open;
mod outputs;
mod own_functions;
mod pattern;
pub mod place;
#[cfg(feature = "distributed")]
pub mod processes;
mod program;
pub mod proof;
mod region;
mod relations;
pub mod report;
pub mod requires;
pub mod sarif;
mod scope;
#[cfg(feature = "distributed")]
pub mod serve;
pub mod shards;
pub mod simulate;
mod source_files;
pub mod stamp;
mod statics;
mod table;
pub mod taint;
pub mod throughput;
pub mod unoptimised;
#[cfg(feature = "distributed")]
pub mod watch;
mod whole_facts;
mod whole_program;
pub mod wording;
#[cfg(feature = "distributed")]
pub mod workers;

pub use analysis::{Analysis, Asked, RuleFile};
pub use dfquery_convert::Options as ConversionOptions;
pub use dfquery_engine as engine;
pub use dfquery_formats as formats;
pub use dfquery_graph as graph;
pub use divergence::{Convergence, Divergence, Target};
pub use engines::{Engine, choose_engine};
pub use error::{Error, Result};
pub use open::{Format, Open};
pub use program::Program;
pub use region::Region;
pub use relations::{
    Segments,
    choice::{Choice, Chosen, Field},
};
pub use scope::{Scope, conversion_costs, limited, place as place_of_cell, unfollowed, warn_of_limits};
pub use source_files::OF_BUILD as SOURCES_OF_BUILD;
pub use table::{Row, RowFormat, Table};
pub use whole_program::{MemoryDetail, MemoryOrder, WholeProgram, World};

/// Runs the program in the README.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
