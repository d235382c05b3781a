//! Specifications of taint as tables.
//!
//! ```csv
//! function,role,from,to,kind
//! fgets,source,,argument* 0,file
//! strcpy,summary,argument* 1,argument* 0,
//! system,sink,argument* 0,,command
//! ,flow,file,command,
//! ```

use crate::error::{Error, Result};
use std::io;

/// A port and the position of its argument.
pub type Port = (String, u32);

/// One row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Row {
    /// `function` gives data of `kind`.
    Source { function: String, to: Port, kind: String },
    /// `function` must not get data of some kinds.
    Sink { function: String, from: Port, kind: String },
    /// `function` gives on what it gets.
    Summary { function: String, from: Port, to: Port },
    /// The output of `function` is safe.
    Barrier { function: String, to: Port, kind: String },
    /// The input of `function` is safe where it returns 0, or anything else.
    Guard { function: String, from: Port, accepted: bool, kind: String },
    /// Data of the kind `source` must not reach sinks of the kind `sink`.
    Flow { source: String, sink: String },
}

impl Row {
    /// The function that the row is about.
    pub fn function(&self) -> Option<&str> {
        match self {
            Row::Source { function, .. }
            | Row::Sink { function, .. }
            | Row::Summary { function, .. }
            | Row::Barrier { function, .. }
            | Row::Guard { function, .. } => Some(function),
            Row::Flow { .. } => None,
        }
    }

    /// The same row about the function called `name`.
    pub fn of(&self, name: &str) -> Row {
        let mut row = self.clone();
        match &mut row {
            Row::Source { function, .. }
            | Row::Sink { function, .. }
            | Row::Summary { function, .. }
            | Row::Barrier { function, .. }
            | Row::Guard { function, .. } => name.clone_into(function),
            Row::Flow { .. } => {}
        }
        row
    }
}

/// The columns of a table.
const HEADER: [&str; 5] = ["function", "role", "from", "to", "kind"];

/// Up to which position `argument 2...` goes.
pub const LAST: u32 = 15;

/// The kinds of the sources that are built in.
pub const SOURCES: [&str; 4] = ["commandline", "environment", "file", "remote"];

/// The kinds of the sinks that are built in.
pub const SINKS: [&str; 9] =
    ["command", "format", "library", "overflow", "path", "query", "search path", "size", "time"];

/// The ports that a role may have, with whether they have a position.
type Ports = &'static [(&'static str, bool)];

const GIVEN: Ports = &[("argument", true), ("argument*", true), ("argument**", true)];
const GUARDED: Ports = &[("argument", true), ("argument*", true)];
const GIVING: Ports = &[("argument*", true), ("argument**", true), ("return", false), ("return*", false)];
const SAFE: Ports = &[("argument*", true), ("return", false), ("return*", false)];
const OF_SOURCES: Ports = &[
    ("argument*", true),
    ("argument**", true),
    ("return", false),
    ("return*", false),
    ("parameter", true),
    ("parameter*", true),
    ("variable", false),
];

/// Reads the table `text`, which messages call `name`.
pub fn read(name: &str, text: &str) -> Result<Vec<Row>> {
    let mut reader =
        csv::ReaderBuilder::new().flexible(true).trim(csv::Trim::All).from_reader(text.as_bytes());
    let wrong = |line: u64, what: String| Error::message(format!("{name}:{line}: {what}"));
    let header = reader.headers().map_err(|error| wrong(1, error.to_string()))?.clone();
    if header.iter().ne(HEADER) {
        let help = format!("its first line is `{}`", HEADER.join(","));
        return Err(Error::with_help(format!("`{name}` is not a specification of taint"), help));
    }
    let mut rows = Vec::new();
    for record in reader.records() {
        let record = record
            .map_err(|error| wrong(error.position().map_or(0, csv::Position::line), error.to_string()))?;
        let line = record.position().map_or(0, csv::Position::line);
        if record.len() != HEADER.len() {
            return Err(wrong(line, format!("{} columns, not {}", record.len(), HEADER.len())));
        }
        let cells: [&str; 5] = std::array::from_fn(|at| &record[at]);
        rows.extend(row(cells).map_err(|what| wrong(line, what))?);
    }
    Ok(rows)
}

/// The rows of one line; several, if a port is one of many positions.
fn row([function, role, from, to, kind]: [&str; 5]) -> std::result::Result<Vec<Row>, String> {
    let empty = |cells: &[(&str, &str)]| match cells.iter().find(|(_, cell)| !cell.is_empty()) {
        Some((column, cell)) => Err(format!("a {role} has no `{column}`: `{cell}`")),
        None => Ok(()),
    };
    let needed = |column: &str, cell: &str| match cell.is_empty() || PORTS.contains(&cell) {
        true => Err(format!("`{cell}` is not a {column}")),
        false => Ok(cell.to_owned()),
    };
    let function = function.strip_prefix('@').unwrap_or(function).to_owned();
    if role != "flow" {
        needed("function", &function)?;
    }
    Ok(match role {
        "source" => {
            empty(&[("from", from)])?;
            let kind = needed("kind", kind)?;
            let to = ports(to, OF_SOURCES)?.into_iter();
            to.map(|to| Row::Source { function: function.clone(), to, kind: kind.clone() }).collect()
        }
        "sink" => {
            empty(&[("to", to)])?;
            let kind = needed("kind", kind)?;
            let from = ports(from, GIVEN)?.into_iter();
            from.map(|from| Row::Sink { function: function.clone(), from, kind: kind.clone() }).collect()
        }
        "summary" => {
            empty(&[("kind", kind)])?;
            let (from, to) = (ports(from, GIVEN)?, ports(to, GIVING)?);
            let pairs = from.iter().flat_map(|from| to.iter().map(move |to| (from.clone(), to.clone())));
            pairs.map(|(from, to)| Row::Summary { function: function.clone(), from, to }).collect()
        }
        "barrier" => {
            empty(&[("from", from)])?;
            let to = ports(to, SAFE)?.into_iter();
            to.map(|to| Row::Barrier { function: function.clone(), to, kind: kind.to_owned() }).collect()
        }
        "guard" => {
            let accepted = match to {
                "0" => false,
                "1" => true,
                other => return Err(format!("a guard accepts where it returns 0 or 1, not `{other}`")),
            };
            let from = ports(from, GUARDED)?.into_iter();
            let kind = kind.to_owned();
            from.map(|from| Row::Guard { function: function.clone(), from, accepted, kind: kind.clone() })
                .collect()
        }
        "flow" => {
            empty(&[("function", &function), ("kind", kind)])?;
            vec![Row::Flow { source: needed("kind of sources", from)?, sink: needed("kind of sinks", to)? }]
        }
        other => {
            return Err(format!("`{other}` is not a role: source, sink, summary, barrier, guard or flow"));
        }
    })
}

/// The names that ports have, which kinds cannot have.
const PORTS: [&str; 6] = ["argument", "argument*", "argument**", "argument[]", "return", "return*"];

/// `argument* 1`, `argument* 2...` or `return`.
fn ports(text: &str, known: Ports) -> std::result::Result<Vec<Port>, String> {
    let (port, position) = text.split_once(' ').unwrap_or((text, ""));
    let names = || known.iter().map(|(name, _)| format!("`{name}`")).collect::<Vec<_>>().join(", ");
    let Some((_, has_position)) = known.iter().find(|(name, _)| *name == port) else {
        return Err(format!("`{text}` is not a port here: {}", names()));
    };
    if !has_position {
        return match position {
            "" => Ok(vec![(port.to_owned(), 0)]),
            _ => Err(format!("`{port}` has no position")),
        };
    }
    let (first, is_open) = position.strip_suffix("...").map_or((position, false), |first| (first, true));
    let first: u32 = first.parse().map_err(|_| format!("`{text}` has no position, as in `{port} 0`"))?;
    let last = if is_open { LAST.max(first) } else { first };
    Ok((first..=last).map(|position| (port.to_owned(), position)).collect())
}

/// Writes `rows` as a table that can be read again.
pub fn write<'r>(out: &mut dyn io::Write, rows: impl Iterator<Item = &'r Row>) -> io::Result<()> {
    let mut writer = csv::Writer::from_writer(out);
    writer.write_record(HEADER)?;
    for row in rows {
        let accepted = |accepted: &bool| u8::from(*accepted).to_string();
        let cells = match row {
            Row::Source { function, to, kind } => {
                [function, "source", "", &text(to), kind].map(str::to_owned)
            }
            Row::Sink { function, from, kind } => {
                [function, "sink", &text(from), "", kind].map(str::to_owned)
            }
            Row::Summary { function, from, to } => {
                [function, "summary", &text(from), &text(to), ""].map(str::to_owned)
            }
            Row::Barrier { function, to, kind } => {
                [function, "barrier", "", &text(to), kind].map(str::to_owned)
            }
            Row::Guard { function, from, accepted: when, kind } => {
                [function, "guard", &text(from), &accepted(when), kind].map(str::to_owned)
            }
            Row::Flow { source, sink } => ["", "flow", source, sink, ""].map(str::to_owned),
        };
        writer.write_record(cells)?;
    }
    writer.flush()
}

fn text((port, position): &Port) -> String {
    let has_position = port != "variable" && !port.starts_with("return");
    if has_position { format!("{port} {position}") } else { port.clone() }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_again() {
        let rows = read("default.csv", dfquery_rules::TAINT).expect("the built-in table is right");
        assert!(rows.len() > 200);
        for row in &rows {
            match row {
                Row::Source { kind, .. } => assert!(SOURCES.contains(&kind.as_str()), "{kind}"),
                Row::Sink { kind, .. } => assert!(SINKS.contains(&kind.as_str()), "{kind}"),
                _ => {}
            }
        }
        let mut text = Vec::new();
        write(&mut text, rows.iter()).expect("texts can be written");
        let again = read("written", std::str::from_utf8(&text).expect("it is UTF-8")).expect("it is right");
        assert_eq!(rows, again);
    }

    #[test]
    fn mistakes_have_lines() {
        let message = |line: &str| {
            let text = format!("function,role,from,to,kind\n{line}\n");
            read("own.csv", &text).expect_err("it is wrong").to_string()
        };
        for (line, expected) in [
            ("f,sauce,,return,file", "`sauce` is not a role"),
            ("f,source,return,return,file", "a source has no `from`"),
            ("f,source,,argument 0,file", "`argument 0` is not a port here"),
            ("f,source,,return 1,file", "`return` has no position"),
            ("f,sink,argument*,,command", "has no position, as in `argument* 0`"),
            ("f,sink,argument* 0,,argument", "`argument` is not a kind"),
            ("f,guard,argument 0,yes,command", "returns 0 or 1"),
            (",sink,argument* 0,,command", "is not a function"),
            ("f,sink", "2 columns, not 5"),
        ] {
            let found = message(line);
            assert!(found.contains("own.csv:2") && found.contains(expected), "{line}: {found}");
        }
    }
}
