//! `--query`: the answers to a question in the rule language.

use crate::{
    args::{Args, Format},
    failure::Failure,
    input::Input,
    lanes, output,
    relation::{self, Given},
    world::{self, World},
};
use dfquery_engine::{check::QUERY, schema::RelationId};
use std::io::Write;

/// Prints the answers to the query.
pub fn run(input: &mut Input, query: &str, args: &Args) -> Result<(), Failure> {
    world::with(input, args, Some(query), |world| {
        let parts = world.select(&args.function)?;
        let asked: Vec<RelationId> = world.program.schema.relation(QUERY).into_iter().collect();
        lanes::warn_without_source(world.program, world.session, &asked, &parts);
        output::to(args.output.as_deref(), |out| print(out, world, &parts, args))
    })
}

/// Prints the answers within `parts`.
pub fn print(out: &mut dyn Write, world: &World, parts: &[u32], args: &Args) -> Result<(), output::Error> {
    let id = world.program.schema.relation(QUERY).expect("a query declares its relation");
    let format = args.format.unwrap_or(Format::Text);
    let table =
        relation::tabulate(world.session, world.base, id, &Given::Facts, parts, !args.function.is_empty());
    let names = &world.program.schema[id].columns;
    if names.len() == 1 && names[0].name == "holds" && format == Format::Text {
        writeln!(out, "{}", if table.is_empty() { "no" } else { "yes" })?;
        return Ok(());
    }
    relation::print(out, &table, format)
}
