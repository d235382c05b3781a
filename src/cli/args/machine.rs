//! The machine that graphs run on, shared by every verb that knows time.

use crate::cli::failure::Failure;
use dfquery::simulate::Latencies;
use dfquery_engine::{
    diagnostic::{Diagnostic, Place},
    syntax::Sources,
};
use std::{fs, path::Path};

/// The cycles that operators take.
#[derive(clap::Args, Clone, Debug)]
pub struct Machine {
    /// Cycles of operators: of a known machine (unit, pipelined), or a CSV file with columns operator,cycles
    #[arg(long, value_name = "MACHINE")]
    machine: Option<String>,

    /// Cycles of operators, instead of those of --machine: load=4,mul=3
    #[arg(long, value_name = "OP=N,OP=N", value_parser = latencies)]
    latency: Option<Latencies>,
}

impl Machine {
    /// Whether anything is said about the machine.
    pub fn says_something(&self) -> bool {
        self.machine.is_some() || self.latency.is_some()
    }

    /// The cycles of all operators.
    ///
    /// # Errors
    ///
    /// An unknown machine; a table that cannot be read.
    pub fn latencies(&self) -> Result<Latencies, Failure> {
        let machine = self.machine.as_deref().map_or(Ok(Latencies::default()), machine)?;
        Ok(machine.with(self.latency.as_ref().unwrap_or(&Latencies::default())))
    }
}

/// The table of the machine `name`: a known one, or a file.
fn machine(name: &str) -> Result<Latencies, Failure> {
    let known = dfquery_rules::MACHINES.iter().find(|(known, _)| *known == name);
    if let Some((_, table)) = known {
        return Ok(Latencies::table(table).expect("the tables of known machines are right"));
    }
    let path = Path::new(name);
    if path.extension().is_none_or(|extension| extension != "csv") {
        let known: Vec<&str> = dfquery_rules::MACHINES.iter().map(|(name, _)| *name).collect();
        let help = format!("{} are known; a table of your own is a file NAME.csv", known.join(" and "));
        return Err(Failure::with_help(format!("unknown machine `{name}`"), help));
    }
    let text = fs::read_to_string(path).map_err(|error| Failure::io("read", path, error))?;
    Latencies::table(&text).map_err(|misread| {
        let mut sources = Sources::new();
        sources.add(name, &text);
        Failure::Bad(
            vec![Diagnostic::error(misread.problem).at(Place::new(name, misread.line as u32, 1))],
            sources,
        )
    })
}

/// Reads `load=4,mul=3`.
fn latencies(text: &str) -> Result<Latencies, String> {
    Latencies::list(text).map_err(|misread| misread.problem)
}
