//! Prints changes of relations: as rows with a sign in front, or as tables.

use crate::cli::{
    args::{Args, Format},
    output,
    tables::Tables,
};
use dfquery::watch::{Answer, ChangeTable};
use std::io::{self, Write};

/// Prints the rows of `answer`, which `tables` holds by relation, as `args` ask for.
pub fn print(
    out: &mut dyn Write,
    answer: &Answer,
    tables: Vec<ChangeTable>,
    args: &Args,
) -> Result<(), output::Error> {
    if args.format.unwrap_or(Format::Text) == Format::Text {
        return Ok(print_signed(out, answer, args)?);
    }
    let mut printed = Tables::new(out, args, tables.len() > 1);
    for changed in tables {
        printed.table(changed.table, &changed.name, &changed.declaration)?;
    }
    Ok(printed.finish()?)
}

fn print_signed(out: &mut dyn Write, answer: &Answer, args: &Args) -> io::Result<()> {
    let signed = answer.removed.iter().map(|row| ('-', row)).chain(answer.added.iter().map(|row| ('+', row)));
    let limit = args.limit().unwrap_or(usize::MAX);
    let all = answer.removed.len() + answer.added.len();
    signed.take(limit).try_for_each(|(sign, row)| writeln!(out, "{sign} {row}"))?;
    if all > limit {
        writeln!(out, "… {} more, --limit 0 shows all", all - limit)?;
    }
    Ok(())
}
