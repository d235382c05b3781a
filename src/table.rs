//! Results as texts: a header and rows.

mod texts;

use dfquery_graph::drawing::dot::quote;
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

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.rows.len()
    }

    /// Whether there is none.
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
        Table { header, rows }
    }

    /// Writes CSV with a header, or what has another `separator`.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_separated(&self, out: &mut dyn Write, separator: u8) -> io::Result<()> {
        let mut writer = csv::WriterBuilder::new().delimiter(separator).from_writer(out);
        writer.write_record(&self.header)?;
        for row in self.rows() {
            writer.write_record(row.iter())?;
        }
        writer.flush()
    }

    /// Writes a list of one object a row.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_json(&self, out: &mut dyn Write) -> io::Result<()> {
        writeln!(out, "[")?;
        for (at, row) in self.rows().enumerate() {
            let object: serde_json::Map<String, serde_json::Value> =
                self.header.iter().cloned().zip(row.iter().map(Into::into)).collect();
            let comma = if at + 1 < self.len() { "," } else { "" };
            writeln!(out, "  {}{comma}", serde_json::Value::Object(object))?;
        }
        writeln!(out, "]")
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

    /// Writes aligned columns.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write_text(&self, out: &mut dyn Write) -> io::Result<()> {
        let mut widths: Vec<usize> = self.header.iter().map(|name| name.chars().count()).collect();
        for row in self.rows() {
            for (width, cell) in widths.iter_mut().zip(row.iter()) {
                *width = (*width).max(cell.chars().count());
            }
        }
        let last = widths.len().saturating_sub(1);
        let mut line = |row: &mut dyn Iterator<Item = &str>| {
            for (at, (cell, &width)) in row.zip(&widths).enumerate() {
                let width = if at == last { 0 } else { width + 2 };
                write!(out, "{cell:width$}")?;
            }
            writeln!(out)
        };
        line(&mut self.header.iter().map(String::as_str))?;
        self.rows().try_for_each(|row| line(&mut row.iter()))
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
