//! Results as texts: a header and rows.

mod aligned;
pub(crate) mod row_format;
mod short;
mod texts;

use crate::demangle::demangled;
use dfquery_formats::drawing::dot::quote;
pub use row_format::RowFormat;
use serde_json::{Number, Value};
use std::{
    collections::BTreeSet,
    fmt,
    io::{self, Write},
};
pub use texts::Row;
pub(crate) use texts::Texts;

/// The tuples of a relation, or the answers to a question, as texts.
///
/// Printed as it is, the columns are aligned.
pub struct Table {
    pub(crate) header: Vec<String>,
    /// The columns that hold numbers.
    pub(crate) numbers: Vec<bool>,
    /// Of columns that say something of the entity in a column before them, what their names end in; `TYPED` of others.
    pub(crate) notes: Vec<Option<&'static str>>,
    pub(crate) rows: Texts,
}

impl Table {
    /// The names of the columns.
    pub fn columns(&self) -> &[String] {
        &self.header
    }

    /// The rows, in module order.
    pub fn rows(&self) -> impl Iterator<Item = Row<'_>> {
        self.rows.rows()
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Returns true if there is none.
    pub fn is_empty(&self) -> bool {
        self.rows.is_empty()
    }

    /// The rows that only one of both tables has, each with the name of its table in front, under the header `of`.
    pub fn only_in_one(of: &str, [one, other]: [(&str, &Table); 2]) -> Table {
        let header = [vec![of.to_owned()], one.1.header.clone()].concat();
        let mut rows = Texts::new(header.len());
        for ((name, own), (_, others)) in [(one, other), (other, one)] {
            let known: BTreeSet<Vec<&str>> = others.rows().map(|row| row.iter().collect()).collect();
            let lone = own.rows().filter(|row| !known.contains(&row.iter().collect::<Vec<&str>>()));
            lone.for_each(|row| rows.extend([name].into_iter().chain(row.iter())));
        }
        let numbers = [vec![false], one.1.numbers.clone()].concat();
        let notes = [vec![None], one.1.notes.clone()].concat();
        Table { header, numbers, notes, rows }
    }

    /// The same with names of C++ and Rust as people write them.
    #[must_use]
    pub fn demangled(self) -> Table {
        let mut rows = Texts::new(self.header.len());
        for row in self.rows() {
            row.iter().for_each(|cell| rows.push(&demangled(cell)));
        }
        Table { rows, ..self }
    }

    /// Keeps the first `rows` rows; says how many it leaves out.
    pub fn truncate(&mut self, rows: usize) -> usize {
        let left = self.len().saturating_sub(rows);
        self.rows.truncate(rows);
        left
    }

    /// Writes CSV with a header, or what has another `separator`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_separated(&self, out: &mut dyn Write, separator: u8) -> io::Result<()> {
        self.write_header(out, separator)?;
        self.write_rows(out, separator)
    }

    /// Writes the header of CSV, or of what has another `separator`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_header(&self, out: &mut dyn Write, separator: u8) -> io::Result<()> {
        let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(out);
        writer.write_record(&self.header).map_err(cause)?;
        writer.flush()
    }

    /// Writes the rows in this `format`, with the `first` of a list or without it.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(&self, out: &mut dyn Write, format: RowFormat, first: bool) -> io::Result<()> {
        match format {
            RowFormat::Cells(separator) => self.write_rows(out, separator),
            RowFormat::Objects => self.write_objects(out, first),
        }
    }

    /// Writes the rows as CSV, or with another `separator`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_rows(&self, out: &mut dyn Write, separator: u8) -> io::Result<()> {
        let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(out);
        for row in self.rows() {
            writer.write_record(row.iter()).map_err(cause)?;
        }
        writer.flush()
    }

    /// Writes a list of one object a row, with the columns in the order of their declaration.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        write!(out, "[")?;
        self.write_objects(out, true)?;
        writeln!(out, "\n]")
    }

    /// Writes the rows as JSON objects, each on a line of its own, with a comma before all but the `first` of a list.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_objects(&self, out: &mut dyn Write, first: bool) -> io::Result<()> {
        let names: Vec<String> =
            self.header.iter().map(|name| Value::from(name.as_str()).to_string()).collect();
        for (at, row) in self.rows().enumerate() {
            out.write_all(if first && at == 0 { b"\n  {" } else { b",\n  {" })?;
            for (column, (name, cell)) in names.iter().zip(row.iter()).enumerate() {
                let comma = if column == 0 { "" } else { "," };
                write!(out, "{comma}{name}:{}", self.json(column, cell))?;
            }
            out.write_all(b"}")?;
        }
        Ok(())
    }

    /// The cell as JSON: of a column of numbers a number.
    fn json(&self, column: usize, cell: &str) -> Value {
        if !self.numbers[column] {
            return cell.into();
        }
        let float = || cell.parse::<f64>().ok().and_then(Number::from_f64);
        let number = cell.parse::<i64>().map(Number::from).ok().or_else(float);
        let other = || if cell.is_empty() { Value::Null } else { cell.into() };
        number.map_or_else(other, Value::Number)
    }

    /// Writes the first two columns as an edge for Graphviz, further ones as its label.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_dot(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "digraph {{")?;
        for row in self.rows() {
            match &row.iter().collect::<Vec<&str>>()[..] {
                [] => {}
                [only] => writeln!(out, "  {};", quote(only))?,
                [from, to] => writeln!(out, "  {} -> {};", quote(from), quote(to))?,
                [from, to, rest @ ..] => {
                    writeln!(out, "  {} -> {} [label={}];", quote(from), quote(to), quote(&rest.join(" ")))?;
                }
            }
        }
        writeln!(out, "}}")
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Table").field("columns", &self.header).field("rows", &self.len()).finish()
    }
}

impl fmt::Display for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = Vec::new();
        self.write_text(&mut text).map_err(|_| fmt::Error)?;
        f.write_str(String::from_utf8_lossy(&text).trim_end_matches('\n'))
    }
}
/// The error of the system that CSV could not be written for: the writer to a pipe has to know that its reader has gone.
fn cause(error: csv::Error) -> io::Error {
    match error.into_kind() {
        csv::ErrorKind::Io(error) => error,
        kind => io::Error::other(format!("{kind:?}")),
    }
}
