//! `dfquery build`: the program that a build makes, as LLVM IR.
//!
//! The build runs unchanged, and the compilers that it starts are [recorded](record). Each recorded unit is
//! then compiled once more, to IR, unless it is [as before](units), and each linked executable or library
//! becomes a folder with the IR of its units, which every verb takes.

mod commands;
mod compilers;
mod line;
pub mod programs;
pub mod record;
mod rust;
mod sources;
mod tool;
mod units;

use crate::cli::{
    args::Build,
    failure::{self, Failure},
    output, progress,
};
use compilers::Compilers;
use dfquery_engine::{diagnostic::Diagnostic, plural::counted, syntax};
use programs::Programs;
use rayon::prelude::*;
use sources::{Linked, Sources};
use std::{collections::BTreeSet, fs};
use units::{Folder, Units};

/// Runs the build, or reads the commands of one, and makes the folders.
pub fn run(command: &Build) -> Result<(), Failure> {
    let programs = Programs::open(&command.output)?;
    let recorded = match &command.from {
        Some(path) => commands::of_database(path)?,
        None => record::run(&command.build, programs.own(), command.by_name)?,
    };
    let sources = Sources::of(&recorded);
    // What a database says is made has perhaps not been made yet.
    let linked = sources.programs(|path| command.from.is_some() || path.exists());
    if linked.is_empty() {
        return Err(nothing(command));
    }
    let units: BTreeSet<usize> = linked.iter().flat_map(|program| program.units.iter().copied()).collect();
    let of_units = || units.iter().map(|&at| &sources.units[at]);
    let compilers = Compilers::find(command.clang.as_deref(), of_units(), &programs.root)?;
    warn(compilers.too_new(of_units()).into_iter().map(Diagnostic::warning));
    let into = programs.own().join("units");
    fs::create_dir_all(&into).map_err(|error| Failure::io("write to", &into, error))?;
    let folder = Folder::new(&into, &compilers, command.level.as_deref());
    let compiled: Units = output::on_threads(command.jobs, || {
        let units = Vec::from_iter(&units);
        Ok(units.par_iter().map(|&&at| (at, folder.compile(&sources.units[at]))).collect())
    })?;
    let there = Vec::from_iter(compiled.values().flatten().map(|unit| unit.path.as_path()));
    folder.remove_others(&there);
    let made = programs.write(&linked, &compiled)?;
    output::to(None, |out| {
        for (name, units) in &made {
            writeln!(out, "{}: {}", command.output.join(name).display(), counted(*units, "unit"))?;
        }
        Ok(())
    })?;
    tell(&linked, &compiled)
}

/// The error that a build has made nothing.
fn nothing(command: &Build) -> Failure {
    let help = match (&command.from, command.by_name) {
        (Some(_), _) => "the database has no command that compiles C or C++",
        (None, false) => "clean it first, so that it compiles all of it again",
        (None, true) => {
            "clean it first, so that it compiles all of it again; compilers that are started by their paths are not seen"
        }
    };
    Failure::with_help("the build has compiled no C, C++ or Rust", help)
}

fn warn(messages: impl Iterator<Item = Diagnostic>) {
    progress::observer().messages(&messages.collect::<Vec<_>>(), &syntax::Sources::new());
}

/// Tells what is new, what is missing in the programs, and which units are left out.
fn tell(linked: &[Linked], compiled: &Units) -> Result<(), Failure> {
    let new = compiled.values().flatten().filter(|unit| unit.is_new).count();
    let kept = compiled.values().flatten().count() - new;
    progress::observer().note(&format!("compiled {}, kept {kept}", counted(new, "unit")));
    let lacking = linked.iter().filter(|program| !program.lacks.is_empty());
    warn(lacking.map(|program| {
        let Linked { name, lacks, .. } = program;
        let what = if lacks.len() == 1 { "a part" } else { "parts" };
        Diagnostic::warning(format!("`{name}` has {what} without IR: {}", shown(lacks))).help(
            "assembly has none, nor have libraries of the system; what was built before is recorded when it is built again",
        )
    }));
    let failed = compiled.values().filter_map(|unit| unit.as_ref().err());
    let failed = Vec::from_iter(failed.map(Diagnostic::error));
    failure::report(&failed, &syntax::Sources::new());
    if failed.is_empty() { Ok(()) } else { Err(Failure::FOUND) }
}

/// The most names in one message.
const SHOWN: usize = 4;

fn shown(names: &[String]) -> String {
    let first = names.iter().take(SHOWN).cloned().collect::<Vec<_>>().join(", ");
    match names.len().saturating_sub(SHOWN) {
        0 => first,
        more => format!("{first} and {more} more"),
    }
}
