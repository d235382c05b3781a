//! `--export`: relations as files for other tools.

use crate::cli::{
    args::{Args, Model},
    failure::Failure,
    scoped,
};
use dfquery::{Analysis, Error, export::Destination};

/// Writes the relations that were asked for, or all.
pub fn run(analysis: &Analysis, destination: &Destination, args: &Args) -> Result<(), Failure> {
    if args.lanes.convergence == Model::Diff {
        return Err(Failure::with_help(
            "the difference of two models cannot be exported",
            "choose --convergence iteration or ipdom",
        ));
    }
    if args.relation.is_empty() {
        analysis.complete();
    }
    scoped::relations(analysis, args, |scope| {
        let exported = dfquery::export::write(scope, !args.relation.is_empty(), destination);
        Ok(exported.map_err(|error| match error {
            Error::Stopped { left, cause } => {
                Error::Stopped { left: format!("{left}; nothing is exported"), cause }
            }
            error => error,
        })?)
    })
}
