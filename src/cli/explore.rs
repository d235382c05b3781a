//! `--explore`: the options of conversion beside each other.

use crate::cli::{
    args::{Args, Format, Whole},
    failure::Failure,
    html, machine, output, scoped,
    tables::Tables,
};
use dfquery::{
    Program, Table,
    explore::{self, Variant},
};

/// The flag of programs whose memory is ordered by what is known of all of it.
const BY_PROGRAM: &str = "--memory-order program";

/// Prints a row for each set of options and each of the functions that are asked about, or of all, or a page that begins
/// with them; `open` reads the inputs once more with other settings.
pub fn run(
    mut program: Program,
    args: &Args,
    open: impl Fn(&Whole) -> Result<Program, Failure>,
) -> Result<(), Failure> {
    let format = args.format.unwrap_or(Format::Text);
    if !matches!(format, Format::Text | Format::Csv | Format::Tsv | Format::Json | Format::Html) {
        return Err(Failure::with_help(
            format!("sets of options cannot be printed as {format:?}").to_lowercase(),
            "use --format text, csv, tsv, json or html",
        ));
    }
    let table = sets(&mut program, args, open)?;
    if format == Format::Html {
        return html::run(&scoped::analysis(program, args)?, args, Some(table));
    }
    output::to(args.output.as_deref(), |out| Tables::new(out, args, false).table(table, "", ""))
}

/// The sets of options beside each other.
fn sets(
    program: &mut Program,
    args: &Args,
    open: impl Fn(&Whole) -> Result<Program, Failure>,
) -> Result<Table, Failure> {
    program.complete_for_conversion()?;
    machine::refuse_options(program, &args.conversion)?;
    let is_known = !program.graphs.is_empty() || args.whole.program().orders_memory();
    let is_open = args.whole.order().is_none() && !is_known && !reads_stdin(args);
    let mut by_program = is_open.then(|| open(&args.whole.ordered_by_program())).transpose()?;
    if let Some(program) = &mut by_program {
        program.complete_for_conversion()?;
    }
    let programs = [(Some(&*program), ""), (by_program.as_ref(), BY_PROGRAM)];
    let variants =
        programs.into_iter().filter_map(|(program, flags)| Some(Variant { program: program?, flags }));
    let variants: Vec<Variant> = variants.collect();
    let latencies = args.conversion.latencies();
    let (names, buffers) = (&args.function, args.start.buffers()?);
    Ok(explore::table(&variants, names, &args.conversion.options(), latencies, &buffers)?)
}

/// Returns true if an input can be read once only.
fn reads_stdin(args: &Args) -> bool {
    args.inputs.iter().any(|path| path.as_os_str() == "-" || !(path.is_file() || path.is_dir()))
}
