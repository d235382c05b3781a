//! `--emit`: the functions in another form.

use crate::cli::{
    args::{Args, Emit, Format},
    certify,
    failure::{self, Failure, report},
    lir, llvm, machine, output,
    pictures::Folder,
};
use dfquery::{
    Program, bench,
    convert::{self, Converted},
};
use dfquery_engine::{diagnostic::Diagnostic, syntax::Sources};
use dfquery_formats::{
    dot::{self, Clusters},
    drawing, dynamatic, handshake, riptide, verilog,
};
use dfquery_graph::{Graph, SkipReason, Skipped, json, text};
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
    if args.certify {
        return certify::converted(&program, args);
    }
    let functions = program.select(&args.function)?.len();
    if args.bench {
        return print_bench(&program, functions, args);
    }
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
    let mut left_out = Vec::new();
    output::to(args.output.as_deref(), |out| {
        let mut printer = Printer::new(format, args, out)?;
        // Values of CIRCT and of Dynamatic are tokens.
        let options = args.conversion.options_with(!matches!(format, Format::Handshake | Format::Dynamatic));
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
        left_out = printer.finish()?;
        Ok(())
    })?;
    unfinished?;
    named_are_there(&left_out, args)
}

/// Fails if a function that was asked for by its name is among those that were `left_out`.
fn named_are_there(left_out: &[Skipped], args: &Args) -> Result<(), Failure> {
    // A document of one function is of the one that there is.
    let is_alone = matches!(args.format, Some(Format::Riptide | Format::Dynamatic));
    let is_named = |skipped: &&Skipped| is_alone || args.function.contains(&skipped.name);
    let missing: Vec<&Skipped> = left_out.iter().filter(is_named).collect();
    if missing.is_empty() {
        return Ok(());
    }
    if let Some(unfinished) = missing.iter().find_map(|skipped| Failure::unfinished(skipped)) {
        return Err(unfinished);
    }
    let form = match args.format {
        Some(Format::Verilog) => "circuit",
        Some(Format::Handshake) => "handshake circuit",
        Some(Format::Riptide) => "graph for RipTide",
        Some(Format::Dynamatic) => "graph for Dynamatic",
        _ => "dataflow graph",
    };
    let told = |skipped: &&Skipped| {
        Diagnostic::error(format!("`{}` has no {form}: {}", skipped.name, skipped.reason))
    };
    report(&missing.iter().map(told).collect::<Vec<_>>(), &Sources::new());
    Err(Failure::FOUND)
}

/// Prints a test bench of the circuit of one function.
fn print_bench(program: &Program, functions: usize, args: &Args) -> Result<(), Failure> {
    if args.format != Some(Format::Verilog) {
        return Err(Failure::with_help("--bench is a test bench in SystemVerilog", "add --format verilog"));
    }
    if functions != 1 {
        return Err(Failure::with_help("a test bench is of one function", "name it with --function"));
    }
    if args.start.seed.is_some() {
        return Err(Failure::message("a circuit has one order: leave --seed out"));
    }
    let executable = program.executable();
    let (buffers, latencies) = (args.start.buffers()?, args.conversion.latencies());
    let lists = if args.start.args.is_empty() { Vec::new() } else { args.start.lists() };
    let mut text = String::new();
    convert::each(program, &args.function, &args.conversion.options(), |converted| {
        let graph =
            converted.map_err(|skipped| named_are_there(&[skipped], args).err().unwrap_or(Failure::FOUND))?;
        text =
            bench::bench(&graph, &executable, &buffers, &lists, latencies).or_else(|error| match error {
                dfquery::Error::NotConverted(skipped) => {
                    let named = skipped.name.clone();
                    named_are_there(&[skipped], args)?;
                    Err(Failure::message(format!("`{named}` has no circuit")))
                }
                error => Err(error.into()),
            })?;
        Ok::<(), Failure>(())
    })?;
    output::to(args.output.as_deref(), |out| Ok(out.write_all(text.as_bytes())?))
}

/// Draws the functions, each in a file of `folder`; what cannot be converted has none.
fn draw(program: &Program, mut folder: Folder, args: &Args) -> Result<(), Failure> {
    convert::each(program, &args.function, &args.conversion.options_with(true), |converted| match converted {
        Ok(graph) => folder.add(&dot::picture(&graph, Clusters::Group)),
        Err(_) => Ok(()),
    })
}

/// The format, if graphs of this number of functions can have it.
fn form(format: Format, functions: usize) -> Result<Format, Failure> {
    match format {
        Format::Text | Format::Json | Format::Dot | Format::Handshake | Format::Verilog => Ok(format),
        Format::Svg | Format::Riptide | Format::Dynamatic if functions == 1 => Ok(format),
        Format::Riptide | Format::Dynamatic => {
            Err(Failure::with_help("a document of this format has one function", "name it with --function"))
        }
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
            "use --format text, json, dot, svg, handshake, riptide, dynamatic or verilog",
        )),
    }
}

/// Prints functions as they come, converted or skipped, and keeps those that are left out.
struct Printer<'o> {
    form: Form<'o>,
    skipped: Vec<Skipped>,
}

/// The form in which functions are printed.
enum Form<'o> {
    Text(&'o mut dyn Write),
    Annotated(&'o mut dyn Write),
    Json(json::Writer<&'o mut dyn Write>),
    Dot(&'o mut dyn Write),
    Svg(&'o mut dyn Write),
    Handshake(&'o mut dyn Write, handshake::Writer),
    Verilog(&'o mut dyn Write, verilog::Writer),
    /// A format whose documents have one function, with those that it cannot say.
    Document(&'o mut dyn Write, fn(&Graph) -> Result<String, String>, Vec<Skipped>),
}

impl<'o> Printer<'o> {
    /// A printer of `format`, which graphs can have; of texts with what else is known of channels and operators if
    /// `args` ask for lines.
    fn new(format: Format, args: &Args, out: &'o mut dyn Write) -> io::Result<Self> {
        let form = match format {
            Format::Json => Form::Json(json::Writer::new(out)?),
            Format::Dot => Form::Dot(out),
            Format::Svg => Form::Svg(out),
            Format::Handshake => Form::Handshake(out, handshake::Writer::default()),
            Format::Verilog => Form::Verilog(out, verilog::Writer::with(args.conversion.machine.latencies())),
            Format::Riptide => Form::Document(out, riptide::write, Vec::new()),
            Format::Dynamatic => Form::Document(out, dynamatic::write, Vec::new()),
            _ if args.asking.lines => Form::Annotated(out),
            _ => Form::Text(out),
        };
        Ok(Printer { form, skipped: Vec::new() })
    }

    fn take(&mut self, converted: Converted) -> io::Result<()> {
        match converted {
            Ok(graph) => self.form.graph(&graph),
            Err(skipped) => {
                self.form.skipped(&skipped)?;
                self.skipped.push(skipped);
                Ok(())
            }
        }
    }

    /// Ends the output; returns what was left out.
    fn finish(mut self) -> io::Result<Vec<Skipped>> {
        match self.form {
            Form::Json(writer) => writer.finish(&self.skipped).map(drop)?,
            Form::Handshake(mut out, writer) => {
                self.skipped = writer.skipped().to_vec();
                writer.finish(&mut out)?;
            }
            Form::Verilog(mut out, writer) => {
                self.skipped = writer.skipped().to_vec();
                writer.finish(&mut out)?;
            }
            Form::Document(_, _, skipped) => self.skipped.extend(skipped),
            Form::Text(out) | Form::Annotated(out) => {
                let unfinished = self.skipped.iter().filter(|skipped| skipped.is_unfinished());
                failure::unfinished(unfinished).iter().try_for_each(|line| writeln!(out, "; {line}"))?;
            }
            Form::Dot(_) | Form::Svg(_) => {}
        }
        Ok(self.skipped)
    }
}

impl Form<'_> {
    fn graph(&mut self, graph: &Graph) -> io::Result<()> {
        match self {
            Form::Text(out) => text::write(out, graph),
            Form::Annotated(out) => text::write_annotated(out, graph),
            Form::Json(writer) => writer.function(graph),
            Form::Dot(out) => dot::write(out, graph, Clusters::Group),
            Form::Svg(out) => drawing::svg::write(out, &dot::picture(graph, Clusters::Group)),
            Form::Handshake(_, writer) => {
                writer.function(graph);
                Ok(())
            }
            Form::Verilog(_, writer) => {
                writer.function(graph);
                Ok(())
            }
            Form::Document(out, document, skipped) => match document(graph) {
                Ok(text) => out.write_all(text.as_bytes()),
                Err(reason) => {
                    skipped.push(Skipped::new(graph.name.as_str(), SkipReason::Inexpressible(reason)));
                    Ok(())
                }
            },
        }
    }

    fn skipped(&mut self, skipped: &Skipped) -> io::Result<()> {
        match self {
            // Those that are not finished are one line at the end.
            Form::Text(_) | Form::Annotated(_) if skipped.is_unfinished() => {}
            Form::Text(out) | Form::Annotated(out) => text::write_skipped(out, skipped)?,
            Form::Handshake(_, writer) => writer.skip(skipped.clone()),
            Form::Verilog(_, writer) => writer.skip(skipped.clone()),
            Form::Json(_) | Form::Dot(_) | Form::Svg(_) | Form::Document(..) => {}
        }
        Ok(())
    }
}
