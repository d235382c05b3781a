//! Directories of one file a relation, which appear when all files are complete.

use super::{
    databases,
    destination::{Form, file_name},
    souffle::{self, Extra},
};
use crate::{
    error::Error,
    relations::{Cell, Tuples},
};
use dfquery_engine::{
    base::FactBase,
    cancel,
    facts::{self, Layout, RowWriter, SCHEMA_FILE, Staged, Staging},
    schema::{ColumnType, Relation, RelationKind, Schema},
};
use rayon::prelude::*;
use std::{
    fs,
    io::{self, Write},
    path::Path,
};

/// Writes `tuples`, a file each, and `extras`.
pub fn write(
    form: Form,
    folder: &Path,
    tuples: &[&Tuples],
    base: &FactBase,
    extras: &[Extra],
) -> Result<(), Error> {
    let staged = stage(form, folder, tuples, base, extras);
    let written = staged.and_then(|(staging, files)| staging.keep(files));
    written.map_err(|error| Error::message(format!("cannot export: {error}")))
}

/// Returns true if readers of `form` need the file of `relation`, though it has no rows: of most inputs.
pub fn needs(form: Form, relation: &Relation) -> bool {
    let is_input = relation.kind == RelationKind::Input;
    match form {
        Form::Csv => is_input && !dfquery_extract::ASKED.contains(&relation.name.as_str()),
        Form::Souffle => is_input,
        _ => false,
    }
}

fn stage(
    form: Form,
    folder: &Path,
    tuples: &[&Tuples],
    base: &FactBase,
    extras: &[Extra],
) -> io::Result<(Staging, Vec<Staged>)> {
    let staging = Staging::new(folder)?;
    let write = |tuples: &&Tuples| {
        let name = file_name(&tuples.relation.shown, form);
        staging.file(&name, |out| relation(form, tuples, &base.origin, out))
    };
    let files = tuples.par_iter().map(cancel::carried(write));
    let mut files = files.collect::<io::Result<Vec<_>>>()?;
    for extra in extras {
        files.push(staging.file(&extra.name, |out| out.write_all(extra.text.as_bytes()))?);
    }
    if matches!(form, Form::Csv | Form::Souffle) {
        files.push(staging.file(SCHEMA_FILE, |out| facts::write_schema(base, out))?);
    }
    Ok((staging, files))
}

/// Writes the file of one relation.
fn relation(form: Form, tuples: &Tuples, origin: &str, out: &mut (dyn Write + Send)) -> io::Result<()> {
    match form {
        Form::Csv => rows(tuples, Layout::Csv, out),
        Form::Souffle => rows(tuples, Layout::Souffle, out),
        Form::Parquet => databases::parquet::write(tuples, origin, out),
        _ => json_lines(tuples, out),
    }
}

fn rows(tuples: &Tuples, layout: Layout, out: &mut dyn Write) -> io::Result<()> {
    let mut writer = RowWriter::new(out, tuples.relation, layout)?;
    tuples.each(|row| {
        for cell in row {
            match cell {
                Cell::Text(text) => writer.field(text)?,
                Cell::Number(number) => writer.field(&number.to_string())?,
                Cell::Unsigned(number) => writer.field(&number.to_string())?,
                Cell::Float(float) => writer.field(&ColumnType::Float.number(float.to_bits()))?,
            }
        }
        writer.end_row()
    })?;
    writer.flush()
}

/// Writes one object a tuple, with the names of the columns in their order.
fn json_lines(tuples: &Tuples, out: &mut dyn Write) -> io::Result<()> {
    let keys: Vec<String> =
        (0..).zip(&tuples.relation.columns).map(|(at, column)| key(at, &column.name)).collect();
    tuples.each(|row| {
        for (key, cell) in keys.iter().zip(row) {
            out.write_all(key.as_bytes())?;
            match cell {
                Cell::Text(text) => serde_json::to_writer(&mut *out, text)?,
                Cell::Number(number) => write!(out, "{number}")?,
                Cell::Unsigned(number) => write!(out, "{number}")?,
                Cell::Float(float) => serde_json::to_writer(&mut *out, &float)?,
            }
        }
        out.write_all(b"}\n")
    })
}

/// The JSON text before the value of column number `at`.
fn key(at: usize, name: &str) -> String {
    format!("{}{}:", if at == 0 { "{" } else { "," }, serde_json::Value::from(name))
}

/// Takes away what an earlier export of this form has left in `folder` and this one has not written.
pub fn remove_stale(
    form: Form,
    folder: &Path,
    tuples: &[&Tuples],
    schema: &Schema,
    extras: &[Extra],
) -> io::Result<()> {
    let written = |name: &str| tuples.iter().any(|tuples| tuples.relation.shown == name);
    let relations = schema.relations.iter().filter(|relation| !written(&relation.shown));
    let mut stale: Vec<String> = relations.map(|relation| file_name(&relation.shown, form)).collect();
    if form == Form::Souffle && !extras.iter().any(|extra| extra.name == souffle::PROGRAM) {
        stale.push(souffle::PROGRAM.to_owned());
    }
    for name in stale {
        match fs::remove_file(folder.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
            _ => {}
        }
    }
    Ok(())
}
