//! `dfquery simulate`: runs the graph of one function on given arguments.

use crate::cli::{args::Simulate, failure::Failure, invocation, machine, output, progress};
use dfquery::{Analysis, Open, simulate::Executable};
use dfquery_engine::base::FactBase;

/// Converts the function, runs it, and prints its result, the cycles it took and how often operators fired.
pub fn run(command: &Simulate) -> Result<(), Failure> {
    let latencies = &command.conversion.machine.latencies();
    output::pool(Some(1))?.install(|| {
        for path in command.inputs.iter().filter(|path| machine::is_machine(path)) {
            if let Some(graph) = machine::graph(path, &command.function, &command.conversion)? {
                let nothing = FactBase::new(dfquery_rules::shared_schema());
                return invocation::run(&graph, &Executable::new(&nothing), &command.run, latencies);
            }
        }
        let program = Open::new().observer(progress::observer()).open(&command.inputs)?;
        let analysis = Analysis::new(program).with_conversion(command.conversion.options());
        let graph = analysis.convert(&command.function)?;
        invocation::run(&graph, &Executable::new(&analysis.program().base), &command.run, latencies)
    })
}
