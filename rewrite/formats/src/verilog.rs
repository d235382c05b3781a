//! Graphs as elastic circuits in SystemVerilog.
//!
//! Each function is a module: a channel for each LIC, as deep and with the initial values that it has, an instance for
//! each operator, and a port of memory for each access. Channels and operators speak valid and ready. The modules of
//! the operators are written after the functions, as far as they are used: a file needs nothing else.
//!
//! An operator fires in the cycle in which its inputs are there and its outputs have room, as in a round of the token
//! simulator, and what it writes is there in the next cycle. So a circuit whose memory answers at once takes as many
//! cycles as the simulator takes rounds.

mod bench;
mod circuit;
mod floats;
mod library;
mod names;
mod operators;

pub use bench::{Call, Contents, Run, bench};
use dfquery_graph::{Graph, SkipReason, Skipped, latency::Latencies};
use library::Library;
use names::Names;
use std::io::{self, Write};

/// Writes graphs as one file, when all of them are known.
#[derive(Default)]
pub struct Writer {
    circuits: Vec<String>,
    skipped: Vec<Skipped>,
    library: Library,
    names: Names,
    latencies: Latencies,
}

impl Writer {
    /// A writer of circuits whose operators, but for accesses, take the cycles of `latencies`.
    pub fn with(latencies: Latencies) -> Writer {
        Writer { latencies, ..Writer::default() }
    }

    /// The functions that are left out.
    pub fn skipped(&self) -> &[Skipped] {
        &self.skipped
    }

    /// Adds a function; one that has no circuit is added to those that are left out.
    pub fn function(&mut self, graph: &Graph) {
        let circuit = circuit::circuit(graph, &self.latencies, &mut self.names, &mut self.library);
        match circuit {
            Ok(module) => self.circuits.push(module.text),
            Err(reason) => self.skip(Skipped::new(graph.name.as_str(), SkipReason::Inexpressible(reason))),
        }
    }

    /// Adds a function that is left out.
    pub fn skip(&mut self, skipped: Skipped) {
        self.skipped.push(skipped);
    }

    /// Writes the functions, the modules that they use, and comments for what was left out.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn finish(self, out: &mut impl Write) -> io::Result<()> {
        let left_out =
            self.skipped.iter().map(|skipped| format!("// {}: skipped, {}\n", skipped.name, skipped.reason));
        let modules = self.library.used();
        let parts: Vec<String> = self.circuits.into_iter().chain(modules).collect();
        if !parts.is_empty() {
            let text = parts.join("\n");
            write!(out, "`default_nettype none\n\n{text}\n`default_nettype wire\n")?;
        }
        left_out.into_iter().try_for_each(|line| out.write_all(line.as_bytes()))
    }
}

#[cfg(test)]
mod tests;
