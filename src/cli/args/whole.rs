//! What is asked about a program as a whole, shared by every verb that asks.

use clap::ValueEnum;
use dfquery::{WholeProgram, World};
use std::path::PathBuf;

/// Settings of the analyses of whole programs.
#[derive(clap::Args, Clone, Debug)]
#[command(next_help_heading = "Whole programs")]
pub struct Whole {
    /// Who may call the functions of the program; by default as with library
    #[arg(long, value_enum, value_name = "WORLD")]
    world: Option<Kind>,

    /// A function with which the execution of a closed program begins; may be repeated [default: main]
    #[arg(long, value_name = "NAME")]
    entry: Vec<String>,

    /// Add a table of what functions do that are not entered: CSV with columns name,effect,from,to; may be repeated
    ///
    /// What a table says of a function replaces what earlier tables and the built-in ones say of it.
    #[arg(long, value_name = "FILE")]
    models: Vec<PathBuf>,
}

impl Whole {
    /// Converts these settings for the library.
    pub fn program(&self) -> WholeProgram {
        WholeProgram {
            world: self.world.map(Into::into),
            entries: self.entry.clone(),
            models: self.models.clone(),
        }
    }
}

/// Who may call the functions of a program.
#[derive(ValueEnum, Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    /// Others may call every function that is exported, with anything
    Library,
    /// Nobody else: execution begins with the functions of --entry
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
