//! Tuples for tools that show findings: SARIF 2.1.0.

mod baseline;
mod fingerprint;

use crate::{
    error::{Error, Result, stoppable},
    place::{Place, SourcePlace},
    proof::{Event, Path, Words, asked, tells_paths, without_step},
    relations,
    requires::Requires,
    scope::Scope,
};
pub use baseline::Baseline;
use dfquery_engine::{
    cancel,
    check::QUERY,
    explain::Explainer,
    schema::{ColumnType, RelationId},
};
use fingerprint::Fingerprints;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// The schema that a log obeys.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The tuples of relations as findings, each with the path that leads to it if its proof tells one.
pub struct Log<'s> {
    scope: &'s Scope<'s>,
    words: Words<'s>,
    fingerprints: Fingerprints<'s>,
    /// The relations whose tuples are errors.
    denied: &'s [String],
    rules: Vec<Value>,
    results: Vec<Value>,
}

impl<'s> Log<'s> {
    /// An empty log; the tuples of the relations called `denied` will be errors, all others warnings.
    pub fn new(scope: &'s Scope<'s>, denied: &'s [String]) -> Self {
        let (words, fingerprints) = (Words::new(scope), Fingerprints::new(scope.base));
        Log { scope, words, fingerprints, denied, rules: Vec::new(), results: Vec::new() }
    }

    /// Adds the tuples of `relation` in the functions that are asked of.
    ///
    /// # Errors
    ///
    /// Relations that have tuples only while something is made; [`Error::Stopped`].
    pub fn add(&mut self, relation: RelationId) -> Result<()> {
        let requires = self.scope.requires(relation)?;
        if requires != Requires::Facts {
            return Err(Error::with_help(
                format!("`{}` has no places to report", self.scope.rules.schema[relation].shown),
                "use --format text, csv, tsv, json or dot",
            ));
        }
        stoppable(|| {
            let rows = relations::rows(self.scope, relation);
            self.add_rows(relation, &rows);
        })
    }

    /// Adds the tuples that the question of the scope asks about; says whether there are any.
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`].
    pub fn add_asked(&mut self) -> Result<bool> {
        stoppable(|| {
            let (relation, rows) = asked(self.scope);
            self.add_rows(relation, &rows);
            !rows.is_empty()
        })
    }

    fn add_rows(&mut self, relation: RelationId, rows: &[Vec<u32>]) {
        let paths = match tells_paths(self.scope, relation) && !rows.is_empty() {
            true => {
                let explainer = Explainer::new(self.scope.evaluator, self.scope.session);
                Path::of_roots(self.scope, &explainer.why(relation, rows))
            }
            false => Vec::new(),
        };
        let number = self.rules.len();
        self.rules.push(self.rule(relation));
        for (at, row) in rows.iter().enumerate() {
            cancel::check();
            let result = self.result(relation, number, row, paths.get(at));
            self.results.push(result);
        }
    }

    /// The SARIF rule of `relation`, with the text of the rule file.
    fn rule(&self, relation: RelationId) -> Value {
        let declared = &self.scope.rules.schema[relation];
        let text = match (declared.name.as_str(), declared.doc.trim()) {
            (QUERY, _) => self.scope.query_text().unwrap_or_default().to_owned(),
            (_, "") => declared.to_string(),
            (_, doc) => without_step(doc),
        };
        let first: Vec<&str> = text.lines().take_while(|line| !line.trim().is_empty()).collect();
        json!({
            "id": self.id(relation),
            "shortDescription": message(&first.join(" ")),
            "fullDescription": message(&text),
            "defaultConfiguration": { "level": self.level(relation) },
        })
    }

    fn id(&self, relation: RelationId) -> &'s str {
        match self.scope.rules.schema[relation].name.as_str() {
            QUERY => "query",
            name => name,
        }
    }

    fn level(&self, relation: RelationId) -> &'static str {
        let is_denied = self.denied.iter().any(|name| name == self.id(relation));
        if is_denied { "error" } else { "warning" }
    }

    fn result(&mut self, relation: RelationId, rule: usize, row: &[u32], path: Option<&Path>) -> Value {
        let declared = &self.scope.rules.schema[relation];
        let pattern = row.iter().copied().map(Some).collect();
        let tuple = self.words.pattern(relation, &pattern);
        let says = self.words.of_row(relation, row).unwrap_or_else(|| tuple.text.clone());
        let mut result = Map::new();
        result.insert("ruleId".to_owned(), self.id(relation).into());
        result.insert("ruleIndex".to_owned(), rule.into());
        result.insert("level".to_owned(), self.level(relation).into());
        result.insert("message".to_owned(), message(&says));
        let places = self.places(relation, row);
        if let Some((_, first)) = places.first() {
            result.insert("locations".to_owned(), json!([location(first)]));
        }
        let related: Vec<Value> =
            places.iter().skip(1).map(|(column, place)| related(column, place)).collect();
        if !related.is_empty() {
            result.insert("relatedLocations".to_owned(), related.into());
        }
        if let Some(path) = path.filter(|path| !path.steps.is_empty()) {
            result.insert("codeFlows".to_owned(), code_flows(path));
        }
        let fingerprint = self.fingerprints.next(self.id(relation), declared, row);
        result.insert("partialFingerprints".to_owned(), json!({ fingerprint::KEY: fingerprint }));
        let cells = tuple.cells.into_iter().map(|(column, cell)| (column, cell.unwrap_or_default().into()));
        result.insert("properties".to_owned(), json!({ "tuple": cells.collect::<Map<_, _>>() }));
        Value::Object(result)
    }

    /// The places of the entities of a tuple, each with its column; those first that are in the source.
    fn places(&self, relation: RelationId, row: &[u32]) -> Vec<(&'s str, Place)> {
        let columns = self.scope.rules.schema[relation].columns.iter().zip(row);
        let places = columns.filter_map(|(column, &cell)| match column.ty {
            ColumnType::Entity(ty) => Some((column.name.as_str(), Place::of(self.scope.base, ty, cell)?)),
            _ => None,
        });
        let mut places: Vec<_> = places.collect();
        places.sort_by_key(|(_, place)| place.source.is_none());
        places
    }

    /// Writes the log; with the results of `baseline`, it says of each result whether it is new.
    ///
    /// # Errors
    ///
    /// Those of `out`.
    pub fn write(mut self, out: &mut dyn Write, baseline: Option<Baseline>) -> io::Result<()> {
        if let Some(baseline) = baseline {
            let ids: Vec<String> =
                self.rules.iter().map(|rule| rule["id"].as_str().unwrap_or("").into()).collect();
            baseline.compare(&mut self.results, &ids);
        }
        writeln!(out, "{{\"$schema\": {},", json!(SCHEMA))?;
        writeln!(out, " \"version\": \"2.1.0\",")?;
        let (version, address) = (env!("CARGO_PKG_VERSION"), env!("CARGO_PKG_REPOSITORY"));
        writeln!(out, " \"runs\": [{{\"tool\": {{\"driver\": {{\"name\": \"dfquery\",")?;
        writeln!(out, "   \"version\": {}, \"informationUri\": {},", json!(version), json!(address))?;
        writeln!(out, "   \"rules\": [")?;
        lines(out, &self.rules)?;
        writeln!(out, "   ]}}}},\n  \"columnKind\": \"utf16CodeUnits\",\n  \"results\": [")?;
        lines(out, &self.results)?;
        writeln!(out, "  ]}}]}}")
    }
}

/// One value a line, with commas between them.
fn lines(out: &mut dyn Write, values: &[Value]) -> io::Result<()> {
    for (at, value) in values.iter().enumerate() {
        writeln!(out, "    {value}{}", if at + 1 < values.len() { "," } else { "" })?;
    }
    Ok(())
}

/// A text in which braces are no placeholders.
fn message(text: &str) -> Value {
    json!({ "text": text.replace('{', "{{").replace('}', "}}") })
}

fn related(column: &str, place: &Place) -> Value {
    let mut location = location(place);
    location["message"] = message(column);
    location
}

/// A place in the source, if it is known, and in the program.
fn location(place: &Place) -> Value {
    let mut location = Map::new();
    if let Some(source) = &place.source {
        location.insert("physicalLocation".to_owned(), physical(source));
    }
    let mut logical = vec![logical(&place.function, "function")];
    if place.name != place.function {
        logical.push(self::logical(&place.name, "element"));
    }
    location.insert("logicalLocations".to_owned(), logical.into());
    Value::Object(location)
}

fn logical(name: &str, kind: &str) -> Value {
    json!({ "name": name, "fullyQualifiedName": name, "kind": kind })
}

fn physical(source: &SourcePlace) -> Value {
    let mut region = json!({ "startLine": source.line });
    if source.column > 0 {
        region["startColumn"] = source.column.into();
    }
    json!({ "artifactLocation": { "uri": uri(&source.file) }, "region": region })
}

/// The name of a file as a URI.
fn uri(file: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/".contains(&byte);
    let escaped = file.bytes().map(|byte| match byte {
        byte if plain(byte) => char::from(byte).to_string(),
        byte => format!("%{byte:02X}"),
    });
    let scheme = if file.starts_with('/') { "file://" } else { "" };
    format!("{scheme}{}", escaped.collect::<String>())
}

/// The one way that a path goes.
fn code_flows(path: &Path) -> Value {
    let steps: Vec<Value> = path.steps.iter().map(flow_location).collect();
    json!([{ "threadFlows": [{ "locations": steps }] }])
}

fn flow_location(step: &Event) -> Value {
    let mut location = step.place.as_ref().map_or_else(|| json!({}), location);
    location["message"] = message(&step.says);
    json!({ "location": location, "nestingLevel": step.level })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_are_uris() {
        assert_eq!(uri("a b/c.c"), "a%20b/c.c");
        assert_eq!(uri("/x/ü#.c"), "file:///x/%C3%BC%23.c");
    }

    #[test]
    fn braces_are_no_placeholders() {
        assert_eq!(message("{ ptr }"), json!({ "text": "{{ ptr }}" }));
    }
}
