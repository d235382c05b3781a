//! `--explore`: the options of conversion beside each other.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    machine, open_as, output,
    tables::Tables,
};
use dfquery::{
    Program,
    explore::{self, Variant},
};

/// The flag of programs whose memory is ordered by what is known of all of it.
const BY_PROGRAM: &str = "--memory-order program";

/// Prints a row for each set of options and each of the functions that are asked about, or of all.
pub fn run(mut program: Program, args: &Args) -> Result<(), Failure> {
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Csv | Format::Tsv | Format::Json) {
        return Err(Failure::with_help(
            format!("sets of options cannot be printed as {format:?}").to_lowercase(),
            "use --format text, csv, tsv or json",
        ));
    }
    program.complete_for_conversion()?;
    machine::refuse_options(&program, &args.conversion)?;
    let mut by_program = by_program(&program, args)?;
    if let Some(program) = &mut by_program {
        program.complete_for_conversion()?;
    }
    let programs = [(Some(&program), ""), (by_program.as_ref(), BY_PROGRAM)];
    let variants =
        programs.into_iter().filter_map(|(program, flags)| Some(Variant { program: program?, flags }));
    let variants: Vec<Variant> = variants.collect();
    let latencies = args.conversion.latencies();
    let (names, buffers) = (&args.function, args.start.buffers()?);
    let table = explore::table(&variants, names, &args.conversion.options(), latencies, &buffers)?;
    output::to(args.output.as_deref(), |out| Tables::new(out, args, false).table(table, "", ""))
}

/// The same inputs with memory ordered by the program, unless it is so already, or something else is said.
fn by_program(program: &Program, args: &Args) -> Result<Option<Program>, Failure> {
    let is_said = args.whole.order().is_some() || args.whole.program().orders_memory();
    if is_said || !program.graphs.is_empty() || reads_stdin(args) {
        return Ok(None);
    }
    open_as(args, &args.whole.ordered_by_program()).map(Some)
}

/// Returns true if an input can be read once only.
fn reads_stdin(args: &Args) -> bool {
    args.inputs.iter().any(|path| path.as_os_str() == "-" || !(path.is_file() || path.is_dir()))
}
