//! `--query`: the answers to questions in the rule language.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    output, pictures, sarif, scoped,
    tables::Tables,
};
use dfquery::{Analysis, Scope, Table};
use dfquery_engine::{check::QUERY, schema::RelationId};

/// Prints the answers to the queries.
pub fn run(analysis: &Analysis, queries: &[String], args: &Args) -> Result<(), Failure> {
    match queries {
        [query] => scoped::query(analysis, query, args, |scope| print(scope, args)),
        _ if args.format == Some(Format::Sarif) => Err(Failure::with_help(
            "SARIF has the answers to one query",
            "rules in a file, --rules, can have several `.output` relations",
        )),
        queries => print_several(analysis, queries, args),
    }
}

fn print(scope: &Scope, args: &Args) -> Result<(), Failure> {
    scope.warn_of_assumptions();
    if args.format == Some(Format::Sarif) {
        return sarif::run(scope, args);
    }
    if args.format == Some(Format::Svg) {
        return pictures::run(scope, &[asked(scope)], args);
    }
    output::to(args.output.as_deref(), |out| {
        let mut tables = Tables::new(out, args, false);
        tables.relation(scope, asked(scope), "", "")?;
        Ok(tables.finish()?)
    })
}

/// Prints the answers to each query under its text.
fn print_several(analysis: &Analysis, queries: &[String], args: &Args) -> Result<(), Failure> {
    output::to(args.output.as_deref(), |out| {
        let mut tables = Tables::new(out, args, true);
        for (at, query) in queries.iter().enumerate().filter(|(at, query)| !queries[..*at].contains(query)) {
            let text = query.trim();
            let table = scoped::query(analysis, query, args, |scope| {
                (at == 0).then(|| scope.warn_of_assumptions());
                answers(scope)
            })?;
            tables.table(table, text, &text.replace('\n', " "))?;
        }
        Ok(tables.finish()?)
    })
}

/// The answers to the query of `scope`.
pub fn answers(scope: &Scope) -> Result<Table, Failure> {
    Ok(scope.table(asked(scope))?)
}

fn asked(scope: &Scope) -> RelationId {
    scope.rules.schema.relation(QUERY).expect("a query declares its relation")
}
