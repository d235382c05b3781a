//! Specifications of taint as CodeQL has them for C and C++: YAML with rows of models.
//!
//! ```yaml
//! extensions:
//!   - addsTo: {pack: codeql/cpp-all, extensible: sourceModel}
//!     data: # namespace, type, subtypes, name, signature, ext, output, kind, provenance
//!       - ["", "", False, "read_packet", "", "", "Argument[*0]", "remote", "manual"]
//! ```
//!
//! Rows that have no meaning here, such as those about members of classes, are rejected one by one.

use super::table::{LAST, Port, Row, SINKS, SOURCES};
use crate::error::{Error, Result};
use dfquery_engine::diagnostic::Diagnostic;
use saphyr_parser::{Event, Parser};
use std::collections::BTreeSet;

/// A node of YAML, as far as models need it.
enum Node {
    Text(String),
    List(Vec<(Node, usize)>),
    /// Keys are texts, and are in the order in which they were written.
    Map(Vec<(String, Node)>),
}

/// Columns before the ports: namespace, type, subtypes, name, signature and ext.
const BEFORE: usize = 6;

/// Reads the models in `text`, which messages call `name`; what is refused is reported in `refused`.
pub fn read(name: &str, text: &str, refused: &mut Vec<Diagnostic>) -> Result<Vec<Row>> {
    let wrong = |line: usize, what: &str| Error::message(format!("{name}:{line}: {what}"));
    let mut rows = Vec::new();
    for (extension, line) in extensions(name, text)? {
        let Node::Map(entries) = extension else { return Err(wrong(line, "an extension is a mapping")) };
        let model = extensible(&entries).ok_or_else(|| wrong(line, "`addsTo` has no `extensible`"))?;
        for (row, line) in data(entries).ok_or_else(|| wrong(line, "`data` is a list of rows"))? {
            let cells = texts(row).ok_or_else(|| wrong(line, "a row is a list of texts"))?;
            match rows_of(&model, &cells) {
                Ok(more) => rows.extend(more),
                Err(why) => {
                    let function = cells.get(3).map_or("", String::as_str);
                    let text = format!("{name}:{line}: the {model} of `{function}` is left out: {why}");
                    refused.push(Diagnostic::warning(text));
                }
            }
        }
    }
    rows.extend(flows(&rows));
    Ok(rows)
}

/// The list under `extensions`, each with its line.
fn extensions(name: &str, text: &str) -> Result<Vec<(Node, usize)>> {
    let mut parser = Parser::new_from_str(text);
    let document = loop {
        match parser.next() {
            Some(Ok((Event::StreamStart | Event::DocumentStart(_), _))) => {}
            Some(Ok((event, span))) => break node(event, span.start.line(), &mut parser),
            Some(Err(error)) => break Err((error.marker().line(), error.info().to_owned())),
            None => break Err((1, "nothing is there".to_owned())),
        }
    };
    let document = document.map_err(|(line, what)| Error::message(format!("{name}:{line}: {what}")))?;
    let Node::Map(entries) = document else {
        return Err(Error::message(format!("`{name}` has no `extensions`")));
    };
    match entries.into_iter().find(|(key, _)| key == "extensions") {
        Some((_, Node::List(list))) => Ok(list),
        _ => Err(Error::message(format!("`{name}` has no `extensions`"))),
    }
}

/// The node that begins with `event`; the line and reason if that is none that models have.
fn node(event: Event, line: usize, parser: &mut Parser<'_, impl saphyr_parser::Input>) -> Read<Node> {
    match event {
        Event::Scalar(text, ..) => Ok(Node::Text(text.into_owned())),
        Event::SequenceStart(..) => {
            let mut list = Vec::new();
            while let Some((event, line)) = next(parser, &Event::SequenceEnd)? {
                list.push((node(event, line, parser)?, line));
            }
            Ok(Node::List(list))
        }
        Event::MappingStart(..) => {
            let mut map = Vec::new();
            while let Some((event, line)) = next(parser, &Event::MappingEnd)? {
                let Node::Text(key) = node(event, line, parser)? else {
                    return Err((line, "a key is a text".to_owned()));
                };
                let (event, line) = next(parser, &Event::MappingEnd)?.ok_or((line, "no value".to_owned()))?;
                map.push((key, node(event, line, parser)?));
            }
            Ok(Node::Map(map))
        }
        _ => Err((line, "models have no aliases".to_owned())),
    }
}

/// The data read, or the line and the fault there.
type Read<T> = std::result::Result<T, (usize, String)>;

/// The next event with its line; none at `end`.
fn next<'p>(
    parser: &mut Parser<'p, impl saphyr_parser::Input>,
    end: &Event,
) -> Read<Option<(Event<'p>, usize)>> {
    match parser.next() {
        Some(Ok((event, _))) if event == *end => Ok(None),
        Some(Ok((event, span))) => Ok(Some((event, span.start.line()))),
        Some(Err(error)) => Err((error.marker().line(), error.info().to_owned())),
        None => Err((0, "the text ends too early".to_owned())),
    }
}

/// The kind of models that an extension adds to.
fn extensible(entries: &[(String, Node)]) -> Option<String> {
    let find = |entries: &[(String, Node)], name: &str| entries.iter().position(|(key, _)| key == name);
    let Node::Map(target) = &entries[find(entries, "addsTo")?].1 else { return None };
    match &target[find(target, "extensible")?].1 {
        Node::Text(model) => Some(model.clone()),
        _ => None,
    }
}

fn data(entries: Vec<(String, Node)>) -> Option<Vec<(Node, usize)>> {
    match entries.into_iter().find(|(key, _)| key == "data")?.1 {
        Node::List(rows) => Some(rows),
        _ => None,
    }
}

fn texts(row: Node) -> Option<Vec<String>> {
    let Node::List(cells) = row else { return None };
    let text = |(cell, _)| match cell {
        Node::Text(text) => Some(text),
        _ => None,
    };
    cells.into_iter().map(text).collect()
}

/// The rows for one row of `model`; else the reason why it is left out.
fn rows_of(model: &str, cells: &[String]) -> std::result::Result<Vec<Row>, String> {
    let columns = match model {
        "sourceModel" | "sinkModel" | "barrierModel" => 9,
        "summaryModel" | "barrierGuardModel" => 10,
        _ => return Err("models of this kind have no meaning here".to_owned()),
    };
    if cells.len() != columns {
        return Err(format!("{} columns, not {columns}", cells.len()));
    }
    let [namespace, class, _, function, signature, ext] =
        std::array::from_fn::<&str, BEFORE, _>(|at| &cells[at]);
    for (what, cell) in [("namespace", namespace), ("type", class), ("signature", signature), ("ext", ext)] {
        if !cell.is_empty() {
            return Err(format!("its {what} is `{cell}`, and only functions by their symbols are known"));
        }
    }
    let function = || function.to_owned();
    let (first, second) = (&cells[BEFORE], &cells[BEFORE + 1]);
    let kind =
        |cell: &str| if cell.is_empty() { Err("it has no kind".to_owned()) } else { Ok(cell.to_owned()) };
    Ok(match model {
        "sourceModel" => {
            let kind = kind(second)?;
            let to = ports(first, true)?.into_iter();
            to.map(|to| Row::Source { function: function(), to, kind: kind.clone() }).collect()
        }
        "sinkModel" => {
            let kind = kind(second)?;
            let from = given(first)?.into_iter();
            from.map(|from| Row::Sink { function: function(), from, kind: kind.clone() }).collect()
        }
        "barrierModel" => {
            let to = ports(first, false)?.into_iter();
            to.map(|to| Row::Barrier { function: function(), to, kind: second.clone() }).collect()
        }
        "summaryModel" => {
            let (from, to) = (given(first)?, ports(second, false)?);
            let pairs = from.iter().flat_map(|from| to.iter().map(move |to| (from.clone(), to.clone())));
            pairs.map(|(from, to)| Row::Summary { function: function(), from, to }).collect()
        }
        _ => {
            let accepted = match second.as_str() {
                "true" | "True" => true,
                "false" | "False" => false,
                other => return Err(format!("a guard that accepts at `{other}`")),
            };
            let from = given(first)?.into_iter();
            let kind = cells[BEFORE + 2].clone();
            from.map(|from| Row::Guard { function: function(), from, accepted, kind: kind.clone() }).collect()
        }
    })
}

/// `Argument[0]` and `Argument[*0]`.
fn given(text: &str) -> std::result::Result<Vec<Port>, String> {
    let ports = ports(text, false)?;
    match ports.iter().all(|(port, _)| port.starts_with("argument")) {
        true => Ok(ports),
        false => Err(format!("`{text}` is not what a function gets")),
    }
}

/// `Argument[0]`, `Argument[*0,1]`, `Argument[0..2]`, `ReturnValue`, `ReturnValue[*]`, and of sources `Parameter[0]`.
fn ports(text: &str, is_source: bool) -> std::result::Result<Vec<Port>, String> {
    let unknown = || format!("the port `{text}` is not known");
    match text {
        "ReturnValue" => return Ok(vec![("return".to_owned(), 0)]),
        "ReturnValue[*]" => return Ok(vec![("return*".to_owned(), 0)]),
        _ => {}
    }
    let (port, inside) = text.strip_suffix(']').and_then(|text| text.split_once('[')).ok_or_else(unknown)?;
    let port = match port {
        "Argument" => "argument",
        "Parameter" if is_source => "parameter",
        _ => return Err(unknown()),
    };
    let (inside, star) = inside.strip_prefix('*').map_or((inside, ""), |inside| (inside, "*"));
    let mut all = Vec::new();
    for part in inside.split(',') {
        let number = |text: &str| text.parse::<u32>().map_err(|_| unknown());
        let (first, last) = match part.split_once("..") {
            None => (number(part)?, number(part)?),
            Some((first, "")) => (number(first)?, LAST),
            Some((first, last)) => (number(first)?, number(last)?),
        };
        all.extend((first..=last).map(|position| (format!("{port}{star}"), position)));
    }
    Ok(all)
}

/// The pairs that matter: CodeQL has queries for these, not rows.
fn flows(rows: &[Row]) -> Vec<Row> {
    let kinds = |of: fn(&Row) -> Option<&str>| rows.iter().filter_map(of).collect::<BTreeSet<&str>>();
    let sources = kinds(|row| match row {
        Row::Source { kind, .. } => Some(kind),
        _ => None,
    });
    let sinks = kinds(|row| match row {
        Row::Sink { kind, .. } => Some(kind),
        _ => None,
    });
    let all_sinks: BTreeSet<&str> = sinks.iter().copied().chain(SINKS).collect();
    let pairs = sources.iter().flat_map(|source| all_sinks.iter().map(move |sink| (*source, *sink)));
    let pairs = pairs.chain(SOURCES.iter().flat_map(|source| sinks.iter().map(move |sink| (*source, *sink))));
    let flow = |(source, sink): (&str, &str)| Row::Flow { source: source.to_owned(), sink: sink.to_owned() };
    pairs.map(flow).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn model(model: &str, row: &str) -> (Vec<Row>, String) {
        let text = format!(
            "extensions:\n  - addsTo:\n      pack: codeql/cpp-all\n      extensible: {model}\n    data:\n      - {row}\n"
        );
        let mut refused = Vec::new();
        let mut rows = read("own.yml", &text, &mut refused).expect("it is YAML");
        rows.retain(|row| !matches!(row, Row::Flow { .. }));
        (rows, refused.first().map_or(String::new(), |refused| refused.message.clone()))
    }

    #[test]
    fn rows_of_models_are_read() {
        let port = |port: &str, position| (port.to_owned(), position);
        let function = || "f".to_owned();
        let source = r#"["", "", False, "f", "", "", "Argument[*0..1]", "remote", "manual"]"#;
        let row = |position| Row::Source {
            function: function(),
            to: port("argument*", position),
            kind: "remote".to_owned(),
        };
        assert_eq!(model("sourceModel", source).0, [row(0), row(1)]);
        let summary = r#"["", "", False, "f", "", "", "Argument[1]", "ReturnValue[*]", "taint", "manual"]"#;
        let row = Row::Summary { function: function(), from: port("argument", 1), to: port("return*", 0) };
        assert_eq!(model("summaryModel", summary).0, [row]);
        let guard = r#"["", "", False, "f", "", "", "Argument[*0]", "true", "command-injection", "manual"]"#;
        let kind = "command-injection".to_owned();
        let row = Row::Guard { function: function(), from: port("argument*", 0), accepted: true, kind };
        assert_eq!(model("barrierGuardModel", guard).0, [row]);
    }

    #[test]
    fn what_has_no_meaning_is_refused_by_name() {
        for (kind, row, why) in [
            (
                "sinkModel",
                r#"["", "Class", True, "f", "", "", "Argument[0]", "sql", "manual"]"#,
                "its type is `Class`",
            ),
            (
                "sinkModel",
                r#"["", "", False, "f", "", "", "Argument[@x]", "sql", "manual"]"#,
                "`Argument[@x]`",
            ),
            (
                "sinkModel",
                r#"["", "", False, "f", "", "", "ReturnValue", "sql", "manual"]"#,
                "what a function gets",
            ),
            ("sinkModel", r#"["", "", False, "f"]"#, "4 columns, not 9"),
            ("neutralModel", r#"["", "", False, "f"]"#, "no meaning here"),
        ] {
            let (rows, refused) = model(kind, row);
            assert!(rows.is_empty() && refused.contains(why), "{row}: {refused}");
            assert!(refused.starts_with(&format!("own.yml:6: the {kind} of `f` is left out")), "{refused}");
        }
        let error = read("own.yml", "extensions: [", &mut Vec::new()).expect_err("it does not end");
        assert!(error.to_string().contains("own.yml:"), "{error}");
    }
}
