//! `--export`: relations as files for other tools.

mod destination;
mod directory;
mod drawing;
#[cfg(feature = "export")]
mod parquet;
mod souffle;
#[cfg(feature = "export")]
mod sqlite;

pub use destination::{Destination, Form, claim};

use crate::{
    error::{Error, Result},
    file,
    relations::{self, Tuples},
    scope::Scope,
};
use dfquery_graph::drawing::{dot, svg};
use std::{
    io::{self, Write},
    path::Path,
};

/// Writes the relations called `names`, or all facts and all that follows from nothing else.
///
/// # Errors
///
/// See [`Analysis::export`](crate::Analysis::export).
pub fn write(scope: &Scope, names: &[String], destination: &Destination) -> Result<()> {
    if let (Form::Dot | Form::Svg, []) = (destination.form, names) {
        return Err(drawing::names_missing());
    }
    let wanted = relations::wanted(&scope.rules.schema, names, scope.conversion)?;
    let tuples = relations::gather(scope, &wanted, &scope.parts, scope.selected)?;
    let _writing = file::Writing::begin();
    write_tuples(scope, destination, &tuples)
}

fn write_tuples(scope: &Scope, destination: &Destination, tuples: &[Tuples]) -> Result<()> {
    let Destination { form, path } = destination;
    match form {
        #[cfg(feature = "export")]
        Form::Sqlite => sqlite::write(path, tuples, scope.base),
        Form::Dot => {
            let picture = drawing::picture(tuples);
            replace(path, |mut out| dot::write(&mut out, &picture))
        }
        Form::Svg => {
            let picture = drawing::viewable(tuples)?;
            replace(path, |mut out| svg::write(&mut out, &picture))
        }
        form => {
            let extras = if *form == Form::Souffle { souffle::programs(scope, tuples) } else { Vec::new() };
            directory::write(*form, path, tuples, scope.base, &extras)?;
            directory::remove_stale(*form, path, tuples, &scope.rules.schema, &extras)
                .map_err(|error| Error::io("clear", path, error))
        }
    }
}

fn replace(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<()> {
    file::replace(path, write).map_err(|error| Error::io("write", path, error))
}
