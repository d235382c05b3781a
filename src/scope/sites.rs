//! Of an answer about data from outside: how many sources and sinks there are, and why it is empty.

use dfquery_engine::{base::FactBase, check, plural::counted, schema::RelationId};
use dfquery_rules::relation;

/// The relation of findings, and those of sources and sinks.
const FINDINGS: &str = "taint_sink";
const SITES: [&str; 2] = ["source_site", "sink_site"];

/// Returns the relations that are counted where `asked` are findings: those of sources and of sinks, or none.
pub(super) fn needed(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    if !asked.iter().any(|id| rules.schema[*id].name == FINDINGS) {
        return Vec::new();
    }
    SITES.iter().filter_map(|name| rules.schema.relation(name)).collect()
}

/// Returns the notes about sources, sinks and findings, of which there are as many rows as `count` says, and the
/// reason if there are no findings.
pub(super) fn notes(base: &FactBase, count: impl Fn(&str) -> usize) -> Vec<String> {
    let ([sources, sinks], findings) = (SITES.map(&count), count(FINDINGS));
    let mut notes = vec![format!("sources {sources}, sinks {sinks}, findings {findings}")];
    if findings == 0 {
        notes.push(why_empty(base, sources, sinks));
    }
    notes
}

/// The reason for no findings.
fn why_empty(base: &FactBase, sources: usize, sinks: usize) -> String {
    let of = counted(base.tuples::<relation::FunctionName>().count(), "function");
    let specified = [
        base.tuples::<relation::KindFlow>().is_empty(),
        base.tuples::<relation::SourceModel>().is_empty() && base.tuples::<relation::SinkModel>().is_empty(),
    ];
    match (sources, sinks) {
        _ if specified == [true, true] => {
            "no table says what sources and sinks are: `--taint default` is the built-in one".to_owned()
        }
        (0, 0) => format!("none of {of} calls a source or a sink that the table knows"),
        (0, _) => format!("none of {of} calls a source that the table knows"),
        (_, 0) => format!("none of {of} calls a sink that the table knows"),
        _ => "no data of a source reaches a sink that must not get it".to_owned(),
    }
}
