//! `dfquery build`: the program that a build makes, as LLVM IR.
//!
//! The build runs unchanged, with compilers that are [recorded](record). Each recorded C or C++ unit is then compiled once
//! more, to IR, and each linked executable or library becomes a folder with the IR of its units, which every verb takes.

mod commands;
#[cfg(unix)]
pub mod record;
#[cfg(not(unix))]
#[path = "build/without_record.rs"]
pub mod record;
mod units;

use crate::cli::{args::Build, failure::Failure, output};
use commands::{Linked, Sources};
use dfquery_engine::plural::counted;
use rayon::prelude::*;
use std::{collections::BTreeMap, fs, io, path::Path};
use units::{Compiled, Compilers};

/// Runs the build, or reads the commands of one, and makes the folders.
pub fn run(command: &Build) -> Result<(), Failure> {
    fs::create_dir_all(&command.output).map_err(|error| Failure::io("write to", &command.output, error))?;
    let folder =
        fs::canonicalize(&command.output).map_err(|error| Failure::io("write to", &command.output, error))?;
    let recorded = match &command.from {
        Some(path) => commands::of_database(path)?,
        None => record::run(&command.build, &folder)?,
    };
    let sources = Sources::of(&recorded);
    if sources.units.is_empty() {
        return Err(Failure::with_help(
            "the build has compiled no C or C++",
            "clean it first, so that it compiles all; compilers are found by PATH, CC and CXX",
        ));
    }
    let compilers = Compilers::find(command.clang.as_deref())?;
    let into = folder.join("units");
    fs::create_dir_all(&into).map_err(|error| Failure::io("write to", &into, error))?;
    let compiled: Vec<Compiled> = output::on_threads(command.jobs, || {
        let all = sources.units.par_iter().enumerate();
        Ok(all.map(|(at, unit)| compilers.compile(unit, at, &into, command.level.as_deref())).collect())
    })?;
    let failed: Vec<String> = compiled.iter().filter_map(|unit| unit.as_ref().err()).cloned().collect();
    failed.iter().for_each(|message| tell!("{message}"));
    let mut programs = sources.programs();
    if programs.is_empty() {
        // A database of commands does not say what is linked.
        programs = vec![Linked { name: "all".to_owned(), units: (0..sources.units.len()).collect() }];
    }
    let made = write(&programs, &compiled, &folder)?;
    output::to(None, |out| {
        for (name, units) in &made {
            let path = command.output.join(name);
            writeln!(out, "{}: {}", path.display(), counted(*units, "unit"))?;
        }
        Ok(())
    })?;
    if failed.is_empty() { Ok(()) } else { Err(Failure::FOUND) }
}

/// Makes a folder for each of `programs`; gives the number of units of each.
fn write(
    programs: &[Linked],
    compiled: &[Compiled],
    folder: &Path,
) -> Result<BTreeMap<String, usize>, Failure> {
    let mut made = BTreeMap::new();
    for program in programs {
        let into = folder.join(&program.name);
        let cannot_write = |error: io::Error| Failure::io("write to", &into, error);
        if into.exists() {
            fs::remove_dir_all(&into).map_err(cannot_write)?;
        }
        fs::create_dir_all(&into).map_err(cannot_write)?;
        let units = program.units.iter().filter_map(|&at| compiled[at].as_ref().ok());
        let mut count = 0;
        for unit in units {
            let name = unit.file_name().expect("units are files");
            fs::hard_link(unit, into.join(name)).map_err(cannot_write)?;
            count += 1;
        }
        made.insert(program.name.clone(), count);
    }
    Ok(made)
}
