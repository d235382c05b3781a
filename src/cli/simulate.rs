//! `dfquery simulate`: runs the graph of one function on given arguments.

use crate::cli::{args::Simulate, failure::Failure, invocation, output, progress};
use dfquery::{Analysis, Open};

/// Converts the function, runs it, and prints its result, the cycles it took and how often operators fired.
pub fn run(command: &Simulate) -> Result<(), Failure> {
    let latencies = &command.conversion.machine.latencies();
    output::on_threads(Some(1), || {
        let program = Open::new().observer(progress::observer()).open(&command.inputs)?;
        if program.graphs.contains_key(&command.function) {
            let reason = "is already a graph, so conversion options do not apply";
            command.conversion.refuse(format!("`{}` {reason}", command.function))?;
        }
        let analysis = Analysis::new(program).with_conversion(command.conversion.options());
        let graph = analysis.convert(&command.function)?;
        invocation::run(&graph, &analysis.program().executable(), &command.run, latencies)
    })
}
