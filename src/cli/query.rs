//! `--query`: the answers to a question in the rule language.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    output, relation, sarif, scoped,
};
use dfquery::{Analysis, Scope, Table};
use dfquery_engine::check::QUERY;
use std::io::Write;

/// Prints the answers to the query.
pub fn run(analysis: &Analysis, query: &str, args: &Args) -> Result<(), Failure> {
    scoped::query(analysis, query, args, |scope| {
        scope.warn_without_source();
        if args.format == Some(Format::Sarif) {
            return sarif::run(scope, args);
        }
        let table = answers(scope)?;
        output::to(args.output.as_deref(), |out| print(out, &table, args))
    })
}

/// The answers to the query of `scope`.
pub fn answers(scope: &Scope) -> Result<Table, Failure> {
    Ok(scope.table(scope.rules.schema.relation(QUERY).expect("a query declares its relation"))?)
}

/// Prints answers: of a question without variables whether it holds.
pub fn print(out: &mut dyn Write, table: &Table, args: &Args) -> Result<(), output::Error> {
    let format = args.format.unwrap_or(Format::Text);
    if table.columns() == ["holds"] && format == Format::Text {
        writeln!(out, "{}", if table.is_empty() { "no" } else { "yes" })?;
        return Ok(());
    }
    relation::print(out, table, format)
}
