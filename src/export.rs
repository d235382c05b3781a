//! `--export`: relations as files for other tools.

mod about;
#[cfg(feature = "export")]
mod databases;
#[cfg(not(feature = "export"))]
#[path = "export/without_databases.rs"]
mod databases;
mod destination;
mod directory;
mod drawing;
mod flow;
mod souffle;

pub use destination::{Destination, Form, claim};
pub use flow::over_flow;

use crate::{
    error::{Error, Result},
    file,
    relations::{self, Tuples},
    scope::Scope,
};
use dfquery_engine::{cancel::Writing, schema::RelationId};
use dfquery_formats::drawing::{Picture, dot, svg};
use dfquery_rules::entity;
use std::{
    io::{self, Write},
    path::Path,
};

/// Writes the relations that `scope` was asked for; without rows those that were `named`.
///
/// # Errors
///
/// See [`Analysis::export`](crate::Analysis::export).
pub fn write(scope: &Scope, named: bool, destination: &Destination) -> Result<()> {
    if matches!(destination.form, Form::Dot | Form::Svg) && !named {
        return Err(drawing::names_missing());
    }
    let wanted = relations::these(scope, &scope.asked)?;
    let tuples = relations::gather(scope, &wanted, &scope.parts, scope.selected)?;
    let _writing = Writing::begin();
    write_tuples(scope, destination, &tuples, named)
}

/// Writes `tuples`; where a relation has a file of its own, those without rows only if they were `named` or readers need them.
fn write_tuples(scope: &Scope, destination: &Destination, tuples: &[Tuples], named: bool) -> Result<()> {
    let Destination { form, path } = destination;
    match form {
        Form::Sqlite => databases::sqlite::write(path, tuples, scope),
        Form::Dot => {
            let picture = drawing::picture(tuples);
            replace(path, |mut out| dot::write(&mut out, &picture))
        }
        Form::Svg => {
            let picture = drawing::viewable(drawing::picture(tuples))?;
            replace(path, |mut out| svg::write(&mut out, &picture))
        }
        form => {
            let is_written = |tuples: &Tuples| {
                named || scope.internals || tuples.len() > 0 || directory::needs(*form, tuples.relation)
            };
            let mut extras = about::extras(scope, *form, tuples, &is_written);
            let written: Vec<&Tuples> = tuples.iter().filter(|tuples| is_written(tuples)).collect();
            if *form == Form::Souffle {
                extras.extend(souffle::programs(scope, &written));
            }
            directory::write(*form, path, &written, scope.base, &extras)?;
            directory::remove_stale(*form, path, &written, &scope.rules.schema, &extras)
                .map_err(|error| Error::io("clear", path, error))
        }
    }
}

/// The picture of the tuples of `relations`: the first two columns are arrows, and further ones their labels. Of functions
/// that refer to functions it has what is at most `steps` arrows from those that are asked of, or all if that is 0.
///
/// # Errors
///
/// Tuples that are too many for one picture, or that cannot be had; [`Error::Stopped`].
pub fn of_columns(scope: &Scope, relations: &[RelationId], steps: usize) -> Result<Picture> {
    let wanted = relations::these(scope, relations)?;
    let are_calls =
        relations.iter().all(|&id| relations::are_of_functions(scope.base, &scope.rules.schema[id]));
    if !scope.selected || !are_calls {
        let tuples = relations::gather(scope, &wanted, &scope.parts, scope.selected)?;
        return drawing::viewable(drawing::picture(&tuples));
    }
    let all: Vec<u32> = (0..scope.base.parts()).collect();
    let picture = drawing::picture(&relations::gather(scope, &wanted, &all, false)?);
    let functions = scope.base.type_of::<entity::Function>();
    let asked = scope.parts.iter().map(|&part| scope.base.name(functions, part)).collect();
    drawing::viewable(drawing::around(picture, &asked, if steps == 0 { usize::MAX } else { steps }))
}

fn replace(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> Result<()> {
    file::replace(path, write).map_err(|error| Error::io("write", path, error))
}
