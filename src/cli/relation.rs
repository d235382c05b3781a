//! `--relation`: the tuples of relations, with readable names.

use crate::cli::{
    args::{Args, Format, Model},
    failure::Failure,
    output, pictures, sarif, scoped,
    tables::Tables,
};
use dfquery::{Analysis, Convergence, Scope, Table};

/// Prints the relations that were asked for, or the results of rule files.
pub fn run(analysis: &Analysis, args: &Args) -> Result<(), Failure> {
    if args.lanes.convergence == Model::Diff {
        return differences(analysis, args);
    }
    scoped::relations(analysis, args, |scope| {
        scope.warn_of_assumptions();
        if args.format == Some(Format::Sarif) {
            return sarif::run(scope, args);
        }
        if args.format == Some(Format::Svg) {
            return pictures::run(scope, &scope.asked, args);
        }
        for &relation in &scope.asked {
            scope.requires(relation)?;
        }
        print_all(scope, args)
    })
}

/// Prints the relations one after the other; what is stopped is left out.
fn print_all(scope: &Scope, args: &Args) -> Result<(), Failure> {
    let schema = &scope.rules.schema;
    let mut left: Vec<&str> = Vec::new();
    output::to(args.output.as_deref(), |out| {
        let mut tables = Tables::new(out, args, scope.asked.len() > 1);
        for &relation in &scope.asked {
            let declared = &schema[relation];
            match tables.relation(scope, relation, &declared.shown, &declared.to_string()) {
                Err(output::Error::Failure(Failure::Stopped(_) | Failure::Interrupted(_))) => {
                    left.push(&declared.shown)
                }
                printed => printed?,
            }
        }
        tables.finish()?;
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
        first.warn_of_assumptions();
        scoped::relations(ipdom, args, |second| {
            output::to(args.output.as_deref(), |out| {
                let mut printed = Tables::new(out, args, first.asked.len() > 1);
                for &relation in &first.asked {
                    let declared = &first.rules.schema[relation];
                    let tables = [first.table(relation)?, second.table(relation)?];
                    let table = Table::only_in_one("model", [(one, &tables[0]), (other, &tables[1])]);
                    printed.table(table, &declared.shown, &declared.to_string())?;
                }
                printed.finish()?;
                Ok(())
            })
        })
    })
}
