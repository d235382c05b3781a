//! Questions about a program as a whole: the options of every verb that asks.

use clap::ValueEnum;
use dfquery::{MemoryDetail, MemoryOrder, WholeProgram, World};
use std::path::PathBuf;

/// The help heading of whole programs.
pub const HEADING: &str = "Whole programs";

/// Settings of the analyses of whole programs.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = HEADING)]
pub struct Whole {
    /// Callers of the program's functions; by default library
    #[arg(long, value_enum, value_name = "WORLD")]
    world: Option<Kind>,

    /// Read all members of archives, not only those that other inputs need
    #[arg(long)]
    whole_archive: bool,

    /// A function with which the execution of a closed program begins; may be repeated [default: main]
    #[arg(long, value_name = "NAME")]
    entry: Vec<String>,

    /// Add a table of effects of library functions: CSV with columns name,effect,from,to; may be repeated
    ///
    /// The rows of a function replace those of earlier tables and of the built-in ones.
    #[arg(long, value_name = "FILE")]
    models: Vec<PathBuf>,

    /// Precision of points-to; by default bytes, and merged objects beyond --budget-tuples
    #[arg(long, value_enum, value_name = "DETAIL")]
    memory_detail: Option<Detail>,

    /// Most tuples that a limited relation may have in one function; a function beyond that gets a coarse answer and is
    /// not converted. The same for points-to of the whole program
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=i64::from(i32::MAX)))]
    pub budget_tuples: Option<u32>,

    /// Give each function copies of the templates and inline functions that it calls, so that what they do for one is not
    /// mixed with what they do for others
    #[arg(long)]
    copies: bool,

    /// Alias analysis that orders memory accesses in conversion; by default program with --world closed, else function
    #[arg(long, value_enum, value_name = "BY")]
    memory_order: Option<Order>,
}

impl Whole {
    /// What is said to keep accesses apart.
    pub fn order(&self) -> Option<MemoryOrder> {
        self.memory_order.map(Into::into)
    }

    /// The same with accesses kept apart by the whole program.
    pub fn ordered_by_program(&self) -> Whole {
        Whole { memory_order: Some(Order::Program), ..self.clone() }
    }

    /// Returns true if all members of archives are read.
    pub fn archives(&self) -> bool {
        self.whole_archive
    }

    /// Converts these settings for the library.
    pub fn program(&self) -> WholeProgram {
        WholeProgram {
            world: self.world.map(Into::into),
            entries: self.entry.clone(),
            models: self.models.clone(),
            detail: self.memory_detail.map(Into::into),
            budget: None,
            order: self.memory_order.map(Into::into),
            copies: self.copies,
        }
    }
}

/// Who may call the functions of a program.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Unknown code may call every exported function, with any arguments
    Library,
    /// None: execution begins with the functions of --entry
    Closed,
}

impl From<Kind> for World {
    fn from(kind: Kind) -> World {
        match kind {
            Kind::Library => World::Library,
            Kind::Closed => World::Closed,
        }
    }
}

/// What points-to tells apart.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Detail {
    /// Each object, and its bytes, however long that takes
    Bytes,
    /// Memory, constants and functions: one object each
    Merged,
}

impl From<Detail> for MemoryDetail {
    fn from(detail: Detail) -> MemoryDetail {
        match detail {
            Detail::Bytes => MemoryDetail::Bytes,
            Detail::Merged => MemoryDetail::Merged,
        }
    }
}

/// What keeps accesses to memory apart.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Order {
    /// What a function itself shows
    Function,
    /// Points-to of the whole program too
    Program,
}

impl From<Order> for MemoryOrder {
    fn from(order: Order) -> MemoryOrder {
        match order {
            Order::Function => MemoryOrder::Function,
            Order::Program => MemoryOrder::Program,
        }
    }
}
