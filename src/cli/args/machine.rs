//! The machine that graphs run on, shared by every verb that knows time.

use dfquery::simulate::Latencies;

/// The cycles that operators take.
#[derive(clap::Args, Clone, Debug)]
pub struct Machine {
    /// Cycles of operators: of a known machine (unit, pipelined), or a CSV file with columns operator,cycles
    #[arg(long, value_name = "MACHINE", value_parser = dfquery::throughput::machine)]
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

/// Reads `load=4,mul=3`.
fn latencies(text: &str) -> Result<Latencies, String> {
    Latencies::list(text).map_err(|misread| misread.problem)
}
