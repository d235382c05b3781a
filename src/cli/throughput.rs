//! `--dump throughput`: how fast the loops of functions are, and what limits them.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    machine, output,
    tables::Tables,
};
use dfquery::{Program, throughput};

/// Prints a row for each loop of the functions that are asked about, or of all.
pub fn run(mut program: Program, args: &Args) -> Result<(), Failure> {
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Csv | Format::Tsv | Format::Json) {
        return Err(Failure::with_help(
            format!("throughput cannot be printed as {format:?}").to_lowercase(),
            "use --format text, csv, tsv or json",
        ));
    }
    program.complete_for_conversion()?;
    machine::refuse_options(&program, &args.conversion)?;
    let latencies = args.conversion.machine.latencies();
    let table = throughput::table(&program, &args.function, &args.conversion.options(), &latencies)?;
    output::to(args.output.as_deref(), |out| Tables::new(out, args, false).table(table, "", ""))
}
