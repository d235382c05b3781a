//! The flags of the analyses of lanes and of taint.

use clap::ValueEnum;
use dfquery::{
    Convergence, Divergence, Region,
    taint::{Specification, Taint},
};

/// The help heading of lanes.
pub const HEADING: &str = "Lanes";

/// The help heading of taint.
pub const TAINT: &str = "Taint";

/// Settings of the divergence analysis.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = HEADING)]
pub struct Lanes {
    /// Convergence model: when lanes count as converged
    #[arg(long, value_enum, value_name = "MODEL", default_value = "iteration")]
    pub convergence: Model,

    /// Target that determines the sources of divergence; by default that of the module's target triple
    #[arg(long, value_enum, value_name = "TARGET")]
    pub gpu_target: Option<Target>,

    /// A value that differs between lanes; may be repeated
    ///
    /// `f/%x` is random, `f/%x=4` is strided by 4, `f/%x=uniform` is the same for all lanes; `arguments` means all
    /// arguments of all functions that are not named otherwise. A variable that is assigned several times is all its
    /// versions, `%x#1` and so on.
    #[arg(long, value_name = "VALUE")]
    pub divergence_source: Vec<String>,

    /// Analyse one region with one entry and one exit: its first block and its last
    ///
    /// `f/head,f/out`; both belong to it. Values from outside are what `--divergence-source` says, and else count as
    /// arguments do.
    #[arg(long, value_name = "FROM,TO", value_parser = region)]
    pub region: Option<Region>,

    /// Size of a work group in each dimension, for modules that do not specify it
    ///
    /// One number, or several separated by commas: `256` or `16,16`. Missing sizes are 1. The index x of a work-item is
    /// strided by 1, and y and z are uniform, only if every wave is within one row of its work group.
    #[arg(long, value_name = "X,Y,Z", value_delimiter = ',', num_args = 1, value_parser = items)]
    pub workgroup: Vec<u16>,

    /// Lanes that run together, in a wave, warp or subgroup [default: 64 for spir, for others as the target has it]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..))]
    pub lanes: Option<u16>,

    /// Follow calls: a result diverges if the function makes it diverge, or if an argument that reaches it diverges
    ///
    /// Points-to says which flat loads are not from memory of one lane.
    #[arg(long)]
    pub interprocedural: bool,
}

impl Lanes {
    /// Converts these settings for the library.
    pub fn divergence(&self) -> Divergence {
        Divergence {
            convergence: (self.convergence == Model::Ipdom).then_some(Convergence::Ipdom),
            target: self.gpu_target.map(Into::into),
            sources: self.divergence_source.clone(),
            work_group: self.workgroup.clone(),
            lanes: self.lanes,
            interprocedural: self.interprocedural,
            region: self.region.clone(),
        }
    }
}

/// The work-items of a group in one dimension.
fn items(text: &str) -> Result<u16, String> {
    let size = text.parse().ok().filter(|&size| size > 0);
    size.ok_or_else(|| {
        format!("expected sizes from 1 to {} with commas between them, such as 16,16", u16::MAX)
    })
}

/// The two blocks of `text`.
fn region(text: &str) -> Result<Region, String> {
    match text.split(',').collect::<Vec<_>>()[..] {
        [from, to] if !from.is_empty() && !to.is_empty() => {
            Ok(Region { from: from.to_owned(), to: to.to_owned() })
        }
        _ => Err("a region is its first block and its last: `f/head,f/out`".to_owned()),
    }
}

/// Settings of the taint analysis.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = TAINT)]
pub struct TaintOptions {
    /// Table of sources, propagators and sinks: `default` or a file; may be repeated
    ///
    /// A file is CSV, or YAML with models of CodeQL for C and C++. `dfquery taint --list` prints the built-in table,
    /// which is used unless others are given.
    #[arg(long, value_name = "SPEC", value_parser = Specification::parse)]
    pub taint: Vec<Specification>,

    /// Also track implicit flows, through the conditions of branches
    #[arg(long)]
    pub taint_implicit: bool,
}

impl TaintOptions {
    /// The same for the library.
    pub fn taint(&self) -> Taint {
        Taint { specification: self.taint.clone(), implicit: self.taint_implicit }
    }
}

/// Models of convergence.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Model {
    /// Lanes that have executed the headers of all enclosing cycles equally often are converged
    Iteration,
    /// Lanes are converged as on hardware with a stack of immediate post-dominators
    Ipdom,
    /// Print the tuples of a relation that only one of the two models derives
    Diff,
}

/// Targets with known sources of divergence.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    Amdgcn,
    Generic,
    Nvptx,
    Spir,
}

impl From<Target> for dfquery::Target {
    fn from(target: Target) -> Self {
        match target {
            Target::Amdgcn => dfquery::Target::Amdgcn,
            Target::Generic => dfquery::Target::Generic,
            Target::Nvptx => dfquery::Target::Nvptx,
            Target::Spir => dfquery::Target::Spir,
        }
    }
}
