//! The machine that graphs run on, shared by every verb that knows time.

use dfquery::simulate::Latencies;
use std::{fs, path::Path};

/// The cycles that operators take.
#[derive(clap::Args, Clone, Debug)]
pub struct Machine {
    /// Cycles of operators: of a known machine (unit, pipelined), or a CSV file with columns operator,cycles
    #[arg(long, value_name = "MACHINE", value_parser = machine)]
    machine: Option<Latencies>,

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
    pub fn latencies(&self) -> Latencies {
        let given = [&self.machine, &self.latency].into_iter().flatten();
        given.fold(Latencies::default(), |before, latencies| before.with(latencies))
    }
}

/// The table of the machine `name`: a known one, or a file.
fn machine(name: &str) -> Result<Latencies, String> {
    let known = dfquery_rules::MACHINES.iter().find(|(known, _)| *known == name);
    if let Some((_, table)) = known {
        return Ok(Latencies::table(table).expect("the tables of known machines are right"));
    }
    let path = Path::new(name);
    if path.extension().is_none_or(|extension| extension != "csv") {
        let known: Vec<&str> = dfquery_rules::MACHINES.iter().map(|(name, _)| *name).collect();
        return Err(format!("{} are known; a table of your own is a file NAME.csv", known.join(" and ")));
    }
    let text = fs::read_to_string(path).map_err(|error| format!("cannot read the file: {error}"))?;
    Latencies::table(&text).map_err(|misread| format!("line {}: {}", misread.line, misread.problem))
}

/// Reads `load=4,mul=3`.
fn latencies(text: &str) -> Result<Latencies, String> {
    Latencies::list(text).map_err(|misread| misread.problem)
}
