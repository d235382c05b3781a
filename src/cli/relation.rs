//! `--relation`: the tuples of relations, with readable names.

use crate::cli::{
    args::{Args, Format, Model},
    failure::Failure,
    output, sarif, scoped,
};
use dfquery::{Analysis, Convergence, Error, Scope, Table, requires::Requires};
use std::io::Write;

/// Prints the relations that were asked for, or the results of rule files.
pub fn run(analysis: &Analysis, args: &Args) -> Result<(), Failure> {
    if args.lanes.convergence == Model::Diff {
        return differences(analysis, args);
    }
    scoped::relations(analysis, args, |scope| {
        scope.warn_without_source();
        if args.format == Some(Format::Sarif) {
            return sarif::run(scope, args);
        }
        for &relation in &scope.asked {
            Requires::of(&scope.rules.schema, relation, scope.conversion)?;
        }
        print_all(scope, args)
    })
}

/// Prints the relations one after the other; what is stopped is left out.
fn print_all(scope: &Scope, args: &Args) -> Result<(), Failure> {
    let schema = &scope.rules.schema;
    let mut left: Vec<&str> = Vec::new();
    output::to(args.output.as_deref(), |out| {
        for &relation in &scope.asked {
            let table = match scope.table(relation) {
                Err(Error::Stopped { .. }) => {
                    left.push(&schema[relation].shown);
                    continue;
                }
                table => table?,
            };
            if scope.asked.len() > 1 {
                writeln!(out, "# {}", schema[relation])?;
            }
            print(out, &table, args.format.unwrap_or(Format::Text))?;
        }
        // Nothing at all is no result, and replaces none.
        if left.len() == scope.asked.len() { Ok(complete(&left)?) } else { Ok(()) }
    })?;
    complete(&left)
}

/// Fails if relations are `left` out.
fn complete(left: &[&str]) -> Result<(), Failure> {
    match left {
        [] => Ok(()),
        [only] => Err(Failure::stopped(&format!("`{only}` is left out"))),
        several => Err(Failure::stopped(&format!("`{}` are left out", several.join("`, `")))),
    }
}

/// Prints the rows that one model of convergence gives and the other does not.
fn differences(analysis: &Analysis, args: &Args) -> Result<(), Failure> {
    analysis.complete();
    let models = Convergence::ALL.map(|model| (model.name(), analysis.under(model)));
    let [(one, iteration), (other, ipdom)] = &models;
    scoped::relations(iteration, args, |first| {
        first.warn_without_source();
        scoped::relations(ipdom, args, |second| {
            output::to(args.output.as_deref(), |out| {
                for &relation in &first.asked {
                    if first.asked.len() > 1 {
                        writeln!(out, "# {}", first.rules.schema[relation])?;
                    }
                    let tables = [first.table(relation)?, second.table(relation)?];
                    let table = Table::only_in_one("model", [(one, &tables[0]), (other, &tables[1])]);
                    print(out, &table, args.format.unwrap_or(Format::Text))?;
                }
                Ok(())
            })
        })
    })
}

/// Prints `table` as `format`.
pub fn print(out: &mut dyn Write, table: &Table, format: Format) -> Result<(), output::Error> {
    match format {
        Format::Text => table.write_text(out)?,
        Format::Csv => table.write_separated(out, b',')?,
        Format::Tsv => table.write_separated(out, b'\t')?,
        Format::Json => table.write_json(out)?,
        Format::Dot => table.write_dot(out)?,
        Format::Html => {
            return Err(Failure::with_help(
                "a table alone cannot be printed as html",
                "use --format html alone or with --relation",
            )
            .into());
        }
        format => {
            let help = match format {
                Format::Svg => "--export svg:FILE draws a relation",
                _ => "use --format text, csv, tsv, json, dot or sarif",
            };
            return Err(Failure::with_help(
                format!("a relation cannot be printed as {format:?}").to_lowercase(),
                help,
            )
            .into());
        }
    }
    Ok(())
}
