//! Tables on their way out: one, or several in one output, of which a limited number of rows is printed.

use crate::cli::{
    args::{Args, Format},
    failure::Failure,
    names, output, paint,
    screen::Screen,
};
use dfquery::{RowFormat, Scope, Table};
use dfquery_engine::{cancel, schema::RelationId};
use serde_json::Value;
use std::{
    fs::{self, File},
    io::{self, BufRead, BufReader, Write},
    path::PathBuf,
};

/// Bytes that are copied at a time.
const COPIED: usize = 1 << 18;

/// Prints tables one after the other: of JSON one list, or one object of several.
pub struct Tables<'o> {
    out: &'o mut dyn Write,
    format: Format,
    limit: Option<usize>,
    coloured: bool,
    /// The characters of a line, if that is one of a terminal.
    width: Option<usize>,
    /// True if rows are printed as they are derived.
    streams: bool,
    /// The file that has the output, if it is one.
    file: Option<PathBuf>,
    several: bool,
    printed: usize,
}

impl<'o> Tables<'o> {
    /// Prints as `args` ask for, `several` tables or one.
    pub fn new(out: &'o mut dyn Write, args: &Args, several: bool) -> Self {
        let format = args.format.unwrap_or(Format::Text);
        let coloured = format == Format::Text && paint::has_colour(args.output.is_some());
        // What is stopped is left out of a file, or nothing is written if it is all there is.
        let (limit, streams) = (args.limit(), args.output.is_none() || !several);
        let file =
            args.output.as_deref().filter(|path| fs::metadata(path).map_or(true, |there| there.is_file()));
        let file = file.map(|path| fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()));
        let width = Screen::of_output().filter(|_| args.output.is_none()).map(|screen| screen.width);
        Tables { out, format, limit, coloured, width, streams, file, several, printed: 0 }
    }

    /// Prints the tuples of `relation` under `title`, called `name` where that is what tables are found by.
    pub fn relation(
        &mut self,
        scope: &Scope,
        relation: RelationId,
        name: &str,
        title: &str,
    ) -> Result<(), output::Error> {
        if !self.streams || !matches!(self.format, Format::Csv | Format::Tsv | Format::Json) {
            return self.table(scope.table(relation)?, name, title);
        }
        if self.segments(scope, relation, name, title)? {
            return Ok(());
        }
        let (mut begun, mut rows) = (false, 0);
        let streamed = scope.stream(relation, |table: Table| {
            let mut table = readable(table);
            let left = self.limit.map_or(0, |limit| table.truncate(limit - rows));
            if !begun {
                self.begin(name, title)?;
                self.header(&table)?;
            }
            self.rows(&table, rows == 0)?;
            (begun, rows) = (true, rows + table.len());
            self.out.flush()?;
            Ok::<bool, output::Error>(left == 0 && self.limit.is_none_or(|limit| rows < limit))
        });
        if begun {
            self.end()?;
        }
        streamed
    }

    /// Prints the tuples of `relation` from what other processes have written; false if they write nothing.
    fn segments(
        &mut self,
        scope: &Scope,
        relation: RelationId,
        name: &str,
        title: &str,
    ) -> Result<bool, output::Error> {
        let is_plain = self.limit.is_none() && !names::are_demangled();
        let Some(file) = self.file.as_deref().filter(|_| is_plain) else { return Ok(false) };
        let Some(segments) = scope.segments(relation, row_format(self.format), file)? else {
            return Ok(false);
        };
        self.begin(name, title)?;
        self.header(&segments.table)?;
        // There is a comma before each object.
        let mut skipped = usize::from(self.format == Format::Json);
        for path in &segments.files {
            let mut bytes = BufReader::with_capacity(COPIED, File::open(path)?);
            loop {
                cancel::check();
                let some = bytes.fill_buf()?;
                let length = some.len();
                if length == 0 {
                    break;
                }
                self.out.write_all(&some[skipped..])?;
                bytes.consume(length);
                skipped = 0;
            }
            fs::remove_file(path)?;
        }
        self.end()?;
        Ok(true)
    }

    /// Prints `table` under `title`.
    pub fn table(&mut self, mut table: Table, name: &str, title: &str) -> Result<(), output::Error> {
        let left = self.limit.map_or(0, |limit| table.truncate(limit));
        let table = readable(table);
        self.begin(name, title)?;
        match self.format {
            Format::Text if is_answer(&table) => {
                writeln!(self.out, "{}", if table.is_empty() { "no" } else { "yes" })?;
            }
            Format::Text => {
                let width = self.width;
                paint::to(self.out, self.coloured, paint::of_table, |out| match width {
                    Some(width) => table.write_fitted(out, width),
                    None => table.write_text(out),
                })?;
                if left > 0 {
                    writeln!(self.out, "… {} more, --limit 0 shows all", grouped(left))?;
                }
            }
            Format::Csv | Format::Tsv | Format::Json => {
                self.header(&table)?;
                self.rows(&table, true)?;
            }
            Format::Dot => table.write_dot(self.out)?,
            format => return Err(unprintable(format).into()),
        }
        Ok(self.end()?)
    }

    /// Ends the output.
    pub fn finish(self) -> io::Result<()> {
        match (self.format, self.several, self.printed) {
            (Format::Json, true, 0) => writeln!(self.out, "{{}}"),
            (Format::Json, true, _) => writeln!(self.out, "\n}}"),
            _ => Ok(()),
        }
    }

    fn begin(&mut self, name: &str, title: &str) -> io::Result<()> {
        let is_first = self.printed == 0;
        self.printed += 1;
        match self.format {
            _ if !self.several => Ok(()),
            Format::Json => {
                let before = if is_first { "{" } else { "," };
                write!(self.out, "{before}\n{}: ", Value::from(name))
            }
            _ => paint::to(self.out, self.coloured, paint::of_heading, |out| writeln!(out, "# {title}")),
        }
    }

    fn header(&mut self, table: &Table) -> io::Result<()> {
        match self.format {
            Format::Json => write!(self.out, "["),
            format => table.write_header(self.out, separator(format)),
        }
    }

    fn rows(&mut self, table: &Table, first: bool) -> io::Result<()> {
        table.write(self.out, row_format(self.format), first)
    }

    fn end(&mut self) -> io::Result<()> {
        match self.format {
            Format::Json if self.several => write!(self.out, "\n]"),
            Format::Json => writeln!(self.out, "\n]"),
            _ => Ok(()),
        }
    }
}

/// `table` with names as people write them, if that is wanted.
fn readable(table: Table) -> Table {
    if names::are_demangled() { table.demangled() } else { table }
}

/// Returns true if `table` answers a question without variables: it holds or not.
fn is_answer(table: &Table) -> bool {
    table.columns() == ["holds"]
}

fn row_format(format: Format) -> RowFormat {
    if format == Format::Json { RowFormat::Objects } else { RowFormat::Cells(separator(format)) }
}

fn separator(format: Format) -> u8 {
    if format == Format::Tsv { b'\t' } else { b',' }
}

/// The error for tables that cannot be printed in `format`.
fn unprintable(format: Format) -> Failure {
    let (what, help) = match format {
        Format::Html => ("a table alone", "use --format html alone or with --relation"),
        Format::Svg => ("a table alone", "ask one --query, or for relations with --relation"),
        _ => ("a relation", "use --format text, csv, tsv, json, dot or sarif"),
    };
    Failure::with_help(format!("{what} cannot be printed as {}", format!("{format:?}").to_lowercase()), help)
}

/// `number` with a comma before every three digits.
pub fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let groups = digits.as_bytes().rchunks(3).rev().map(|group| String::from_utf8_lossy(group));
    groups.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use super::grouped;

    #[test]
    fn digits_are_grouped_from_behind() {
        let texts = [0, 999, 1000, 1_497_205].map(grouped);
        assert_eq!(texts, ["0", "999", "1,000", "1,497,205"]);
    }
}
