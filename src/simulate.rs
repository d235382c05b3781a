//! `dfquery simulate`: runs the graph of one function on given arguments.

use crate::{
    args::{InputFormat, Simulate},
    failure::Failure,
    input, invocation, machine, output,
};
use dfquery_convert::convert_with;
use dfquery_engine::base::FactBase;
use dfquery_simulate::program::Program;

/// Converts the function, runs it, and prints its result, the cycles it took and how often operators fired.
pub fn run(command: &Simulate) -> Result<(), Failure> {
    output::pool(Some(1))?.install(|| {
        for path in command.inputs.iter().filter(|path| machine::is_machine(path)) {
            if let Some(graph) = machine::graph(path, &command.function, &command.conversion)? {
                let nothing = FactBase::new(dfquery_rules::shared_schema());
                return invocation::run(&graph, &Program::new(&nothing), &command.run);
            }
        }
        let input = input::read(&command.inputs, InputFormat::Ll)?;
        let id = input.select(std::slice::from_ref(&command.function))?[0];
        let converted = convert_with(&input.session(), &input.base, id, &command.conversion.options());
        let graph = converted.map_err(|skipped| Failure::not_converted(&skipped))?;
        invocation::run(&graph, &Program::new(&input.base), &command.run)
    })
}
