//! `--emit`: the functions in another form.

use crate::{
    args::{Args, Emit, Format},
    failure::Failure,
    input::Input,
    lir, llvm, output,
    watch::{Watch, is_stopped, not_begun},
};
use dfquery_convert::{convert_with, prepare};
use dfquery_graph::{
    Graph, Skipped,
    dot::{self, Clusters},
    drawing, handshake, json, text,
};
use rayon::prelude::*;
use std::io::Write;

/// Functions for each thread that are converted before the first of them is printed: enough to divide them evenly, few
/// enough for memory.
const BATCH: usize = 32;

/// Prints the functions that were asked for.
pub fn run(input: &Input, emit: Emit, args: &Args) -> Result<(), Failure> {
    match emit {
        Emit::Llvm => return llvm::run(input, args),
        Emit::Lir => return lir::run(input, args),
        Emit::Dataflow => {}
    }
    let parts = input.select(&args.function)?;
    let session = input.session();
    prepare(&session);
    let printer = match args.format.unwrap_or(Format::Text) {
        Format::Text => Printer::Text,
        Format::Json => Printer::Json,
        Format::Dot => Printer::Dot,
        Format::Svg if parts.len() == 1 => Printer::Svg,
        Format::Svg => {
            let help = "name it with --function";
            return Err(Failure::with_help("a picture is of one function", help));
        }
        Format::Handshake => Printer::Handshake,
        format => {
            return Err(Failure::with_help(
                format!("a dataflow graph cannot be printed as {format:?}").to_lowercase(),
                "use --format text, json, dot, svg or handshake",
            ));
        }
    };
    let watch = Watch::new("converting", parts.len());
    output::to(args.output.as_deref(), |out| {
        let options = args.conversion.options();
        let convert = |&id: &u32| {
            if is_stopped() {
                return Err(not_begun(input.function_name(id)));
            }
            let converted = convert_with(&session, &input.base, id, &options);
            if !converted.as_ref().is_err_and(|skipped| skipped.unfinished) {
                watch.advance();
            }
            converted
        };
        let converted = parts
            .chunks(BATCH * rayon::current_num_threads())
            .flat_map(|batch| -> Vec<Result<Graph, Skipped>> { batch.par_iter().map(convert).collect() });
        Ok(printer.print(out, converted.chain(input.unread(&args.function).cloned().map(Err)))?)
    })?;
    watch.end()
}

/// How graphs are printed.
enum Printer {
    Text,
    Json,
    Dot,
    Svg,
    Handshake,
}

impl Printer {
    /// Prints functions as they come, converted or skipped.
    fn print(
        &self,
        mut out: &mut dyn Write,
        converted: impl Iterator<Item = Result<Graph, Skipped>>,
    ) -> std::io::Result<()> {
        match self {
            Printer::Text => {
                for function in converted {
                    match function {
                        Ok(graph) => text::write(&mut out, &graph)?,
                        Err(skipped) => text::write_skipped(&mut out, &skipped)?,
                    }
                }
            }
            Printer::Json => {
                let mut writer = json::Writer::new(out)?;
                let mut skipped = Vec::new();
                for function in converted {
                    match function {
                        Ok(graph) => writer.function(&graph)?,
                        Err(why) => skipped.push(why),
                    }
                }
                writer.finish(&skipped)?;
            }
            Printer::Handshake => {
                let mut writer = handshake::Writer::default();
                for function in converted {
                    match function {
                        Ok(graph) => writer.function(&graph),
                        Err(skipped) => writer.skip(skipped),
                    }
                }
                writer.finish(&mut out)?;
            }
            Printer::Dot => {
                for graph in converted.flatten() {
                    dot::write(&mut out, &graph, Clusters::Group)?;
                }
            }
            Printer::Svg => {
                for graph in converted.flatten() {
                    drawing::svg::write(&mut out, &dot::picture(&graph, Clusters::Group))?;
                }
            }
        }
        Ok(())
    }
}
