//! `--emit`: the functions in another form.

use crate::cli::{
    args::{Args, Emit, Format},
    failure::Failure,
    lir, llvm, machine, output,
    pictures::Folder,
};
use dfquery::{
    Program,
    convert::{self, Converted},
};
use dfquery_formats::{
    dot::{self, Clusters},
    drawing, handshake, verilog,
};
use dfquery_graph::{Skipped, json, text};
use std::io::{self, Write};

/// Prints the functions that were asked for.
pub fn run(mut program: Program, emit: Emit, args: &Args) -> Result<(), Failure> {
    match emit {
        Emit::Llvm => return llvm::run(&program, args),
        Emit::Lir => return lir::run(&program, args),
        Emit::Dataflow => {}
    }
    machine::refuse_options(&program, &args.conversion)?;
    program.complete_for_conversion()?;
    let functions = program.select(&args.function)?.len();
    if args.format == Some(Format::Svg)
        && let Some(folder) = Folder::of(args)?
    {
        return draw(&program, folder, args);
    }
    if args.format == Some(Format::Json) || args.asking.lines {
        // The channels say how often they get values.
        program.complete_frequencies();
    }
    let format = form(args.format.unwrap_or(Format::Text), functions)?;
    let mut unfinished = Ok(());
    output::to(args.output.as_deref(), |out| {
        let mut printer = Printer::new(format, args.asking.lines, out)?;
        // CIRCT's values are tokens.
        let options = args.conversion.options_with(format != Format::Handshake);
        let taken = convert::each(&program, &args.function, &options, |converted| {
            Ok::<(), output::Error>(printer.take(converted)?)
        });
        // What is finished is printed, whatever else there is to say.
        if let Err(output::Error::Failure(failure @ (Failure::Stopped(_) | Failure::Interrupted(_)))) = taken
        {
            unfinished = Err(failure);
        } else {
            taken?;
        }
        Ok(printer.finish()?)
    })?;
    unfinished
}

/// Draws the functions, each in a file of `folder`; what cannot be converted has none.
fn draw(program: &Program, mut folder: Folder, args: &Args) -> Result<(), Failure> {
    convert::each(program, &args.function, &args.conversion.options_with(true), |converted| match converted {
        Ok(graph) => folder.add(&dot::picture(&graph, Clusters::Group)),
        Err(_) => Ok(()),
    })
}

/// The format, if graphs of so many functions can have it.
fn form(format: Format, functions: usize) -> Result<Format, Failure> {
    match format {
        Format::Text | Format::Json | Format::Dot | Format::Handshake | Format::Verilog => Ok(format),
        Format::Svg if functions == 1 => Ok(format),
        Format::Svg => Err(Failure::with_help(
            "a picture shows one function",
            "name it with --function, or give a folder for all: -o DIR/",
        )),
        Format::Csv | Format::Tsv => Err(Failure::with_help(
            "a dataflow graph is no table",
            "--dump throughput is one: how fast each loop is, and what limits it",
        )),
        format => Err(Failure::with_help(
            format!("a dataflow graph cannot be printed as {format:?}").to_lowercase(),
            "use --format text, json, dot, svg, handshake or verilog",
        )),
    }
}

/// Prints functions as they come, converted or skipped.
enum Printer<'o> {
    Text(&'o mut dyn Write),
    Annotated(&'o mut dyn Write),
    Json(json::Writer<&'o mut dyn Write>, Vec<Skipped>),
    Dot(&'o mut dyn Write),
    Svg(&'o mut dyn Write),
    Handshake(&'o mut dyn Write, handshake::Writer),
    Verilog(&'o mut dyn Write, verilog::Writer),
}

impl<'o> Printer<'o> {
    /// A printer of `format`, which graphs can have; of texts with what else is known of channels and operators if that is
    /// `annotated`.
    fn new(format: Format, annotated: bool, out: &'o mut dyn Write) -> io::Result<Self> {
        Ok(match format {
            Format::Json => Printer::Json(json::Writer::new(out)?, Vec::new()),
            Format::Dot => Printer::Dot(out),
            Format::Svg => Printer::Svg(out),
            Format::Handshake => Printer::Handshake(out, handshake::Writer::default()),
            Format::Verilog => Printer::Verilog(out, verilog::Writer::default()),
            _ if annotated => Printer::Annotated(out),
            _ => Printer::Text(out),
        })
    }

    fn take(&mut self, converted: Converted) -> io::Result<()> {
        match (self, converted) {
            (Printer::Text(out), Ok(graph)) => text::write(out, &graph),
            (Printer::Annotated(out), Ok(graph)) => text::write_annotated(out, &graph),
            (Printer::Text(out) | Printer::Annotated(out), Err(skipped)) => {
                text::write_skipped(out, &skipped)
            }
            (Printer::Json(writer, _), Ok(graph)) => writer.function(&graph),
            (Printer::Json(_, all), Err(skipped)) => {
                all.push(skipped);
                Ok(())
            }
            (Printer::Handshake(_, writer), Ok(graph)) => {
                writer.function(&graph);
                Ok(())
            }
            (Printer::Handshake(_, writer), Err(skipped)) => {
                writer.skip(skipped);
                Ok(())
            }
            (Printer::Verilog(_, writer), Ok(graph)) => {
                writer.function(&graph);
                Ok(())
            }
            (Printer::Verilog(_, writer), Err(skipped)) => {
                writer.skip(skipped);
                Ok(())
            }
            (Printer::Dot(out), Ok(graph)) => dot::write(out, &graph, Clusters::Group),
            (Printer::Svg(out), Ok(graph)) => {
                drawing::svg::write(out, &dot::picture(&graph, Clusters::Group))
            }
            (Printer::Dot(_) | Printer::Svg(_), Err(_)) => Ok(()),
        }
    }

    fn finish(self) -> io::Result<()> {
        match self {
            Printer::Json(writer, skipped) => writer.finish(&skipped).map(drop),
            Printer::Handshake(mut out, writer) => writer.finish(&mut out),
            Printer::Verilog(mut out, writer) => writer.finish(&mut out),
            Printer::Text(_) | Printer::Annotated(_) | Printer::Dot(_) | Printer::Svg(_) => Ok(()),
        }
    }
}
