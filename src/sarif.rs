//! Tuples for tools that show findings: SARIF 2.1.0.

mod baseline;
mod fingerprint;

use crate::{
    error::{Error, Result, stoppable},
    finding::{self, Weakness},
    place::{Place, SourcePlace},
    proof::{Event, Path, Words, asked, without_step},
    relations,
    requires::Requires,
    scope::Scope,
    source_files::SourceFiles,
    wording::statement,
};
pub use baseline::Baseline;
use dfquery_engine::{
    cancel,
    check::QUERY,
    schema::{ColumnType, RelationId},
};
use dfquery_extract::is_absolute;
use dfquery_rules::relation;
use fingerprint::Fingerprints;
use serde_json::{Map, Value, json};
use std::{
    collections::{BTreeMap, BTreeSet},
    io::{self, Write},
};

/// The base of relative names of files.
const ROOT: &str = "%SRCROOT%";

/// The schema that a log obeys.
const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// The tuples of relations as findings, each with the path that leads to it if its proof tells one.
pub struct Log<'s> {
    scope: &'s Scope<'s>,
    words: Words<'s>,
    fingerprints: Fingerprints<'s>,
    files: SourceFiles,
    weaknesses: BTreeMap<String, Weakness>,
    /// The relations whose tuples are errors.
    denied: &'s [String],
    rules: Vec<Value>,
    results: Vec<Value>,
}

impl<'s> Log<'s> {
    /// An empty log; the tuples of the relations called `denied` will be errors, all others warnings.
    pub fn new(scope: &'s Scope<'s>, denied: &'s [String]) -> Self {
        let (words, fingerprints) = (Words::new(scope), Fingerprints::new(scope.base));
        let (files, weaknesses) = (SourceFiles::of(scope.program), Weakness::by_kind());
        Log { scope, words, fingerprints, files, weaknesses, denied, rules: Vec::new(), results: Vec::new() }
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
        let paths = finding::paths(self.scope, relation, rows);
        let findings = finding::findings(self.scope, relation, rows);
        // Findings of taint have a rule for each kind of sink.
        let mut rules: BTreeMap<Option<u32>, usize> = BTreeMap::new();
        if !findings.iter().any(|finding| finding.kind.is_some()) {
            rules.insert(None, self.rules.len());
            self.rules.push(self.rule(relation));
        }
        for finding in findings {
            cancel::check();
            let rule = *rules.entry(finding.kind).or_insert_with(|| {
                self.rules.push(match finding.kind {
                    Some(kind) => self.rule_of_sink(relation, kind),
                    None => self.rule(relation),
                });
                self.rules.len() - 1
            });
            let row = &rows[finding.rows[0]];
            let says = finding.says(&self.words, relation, row, &paths);
            let mut result = self.result(relation, rule, row, &says);
            let paths = finding.rows.iter().filter_map(|&at| paths.get(at));
            let flows: Vec<Value> = paths.filter_map(|path| self.code_flow(path)).collect();
            if !flows.is_empty() {
                result["codeFlows"] = flows.into();
            }
            if finding.kind.is_some() {
                result["properties"]["sources"] = finding.sources.into();
            }
            self.results.push(result);
        }
    }

    /// The rule of findings in sinks of a `kind`.
    fn rule_of_sink(&self, relation: RelationId, kind: u32) -> Value {
        let kind = self.scope.base.symbols().get(kind);
        let mut rule = self.rule(relation);
        rule["id"] = format!("{}/{}", self.id(relation), kind.replace(' ', "-")).into();
        if let Some(weakness) = self.weaknesses.get(kind) {
            rule["shortDescription"] = message(&weakness.title);
            rule["help"] = message(&weakness.help);
            rule["properties"] = weakness.properties();
        }
        rule
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
            "shortDescription": message(&statement(&first.join(" "))),
            "fullDescription": message(&statement(&text)),
            "help": message(&statement(&text)),
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

    fn result(&mut self, relation: RelationId, rule: usize, row: &[u32], says: &str) -> Value {
        let declared = &self.scope.rules.schema[relation];
        let pattern = row.iter().copied().map(Some).collect();
        let tuple = self.words.pattern(relation, &pattern);
        let mut result = Map::new();
        result.insert("ruleId".to_owned(), self.rules[rule]["id"].clone());
        result.insert("ruleIndex".to_owned(), rule.into());
        result.insert("level".to_owned(), self.level(relation).into());
        result.insert("message".to_owned(), message(says));
        let places = self.places(relation, row);
        if let Some((_, first)) = places.first() {
            result.insert("locations".to_owned(), json!([self.location(first)]));
        }
        let related: Vec<Value> =
            places.iter().skip(1).map(|(column, place)| self.related(column, place)).collect();
        if !related.is_empty() {
            result.insert("relatedLocations".to_owned(), related.into());
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

    /// The folder of files with relative names, if it is known: that which was named, or the only one that was compiled in.
    fn root(&self) -> Option<String> {
        let program = self.scope.program;
        if let Some(root) = &program.source_root {
            let root = root.canonicalize().unwrap_or_else(|_| root.clone());
            return Some(folder_uri(&root.display().to_string()));
        }
        let base = &program.base;
        let directories: BTreeSet<&str> = base
            .tuples::<relation::SourceDirectory>()
            .map(|row| base.symbol_text(row.directory))
            .filter(|directory| is_absolute(directory))
            .collect();
        match directories.into_iter().collect::<Vec<_>>()[..] {
            [only] => Some(folder_uri(only)),
            _ => None,
        }
    }

    fn related(&mut self, column: &str, place: &Place) -> Value {
        let mut location = self.location(place);
        location["message"] = message(column);
        location
    }

    /// A place in the source, if it is known, and in the program.
    fn location(&mut self, place: &Place) -> Value {
        let mut location = Map::new();
        if let Some(source) = &place.source {
            location.insert("physicalLocation".to_owned(), self.physical(source));
        }
        let mut logical = vec![logical(&place.function, "function")];
        if place.name != place.function {
            logical.push(self::logical(&place.name, "element"));
        }
        location.insert("logicalLocations".to_owned(), logical.into());
        Value::Object(location)
    }

    fn physical(&mut self, source: &SourcePlace) -> Value {
        let mut region = json!({ "startLine": source.line });
        if source.column > 0 {
            region["startColumn"] = source.column.into();
        }
        if let Some(text) = self.files.line(&source.file, source.line) {
            region["snippet"] = message_as_is(text);
        }
        let mut artifact = json!({ "uri": uri(&source.file) });
        if !is_absolute(&source.file) {
            artifact["uriBaseId"] = ROOT.into();
        }
        json!({ "artifactLocation": artifact, "region": region })
    }

    /// The one way that a path goes; none if it has no steps.
    fn code_flow(&mut self, path: &Path) -> Option<Value> {
        let steps: Vec<Value> = path.steps.iter().map(|step| self.flow_location(step)).collect();
        (!steps.is_empty()).then(|| json!({ "threadFlows": [{ "locations": steps }] }))
    }

    fn flow_location(&mut self, step: &Event) -> Value {
        let mut location = match &step.place {
            Some(place) => self.location(place),
            None => json!({}),
        };
        location["message"] = message(&step.says);
        json!({ "location": location, "nestingLevel": step.level })
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
        writeln!(out, "   ]}}}},\n  \"columnKind\": \"utf16CodeUnits\",")?;
        if let Some(root) = self.root() {
            let bases = json!({ ROOT: { "uri": root } });
            writeln!(out, "  \"originalUriBaseIds\": {bases},")?;
        }
        writeln!(out, "  \"results\": [")?;
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

fn logical(name: &str, kind: &str) -> Value {
    json!({ "name": name, "fullyQualifiedName": name, "kind": kind })
}

/// A text in which braces are braces.
fn message_as_is(text: &str) -> Value {
    json!({ "text": text })
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

/// The URI of a folder, with the slash that others are added to.
fn folder_uri(folder: &str) -> String {
    let uri = uri(folder);
    if uri.ends_with('/') { uri } else { format!("{uri}/") }
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
