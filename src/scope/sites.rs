//! Of an answer about data from outside: how many sources and sinks there are, and why it is empty.

use super::Scope;
use dfquery_engine::{check, plural::counted, schema::RelationId};
use dfquery_rules::relation;
use std::sync::atomic::Ordering::Relaxed;

/// The relation of findings, and those of sources and sinks.
const FINDINGS: &str = "taint_sink";
const SITES: [&str; 2] = ["source_site", "sink_site"];

/// What is counted where `asked` are findings.
pub(super) fn needed(rules: &check::Program, asked: &[RelationId]) -> Vec<RelationId> {
    if !asked.iter().any(|id| rules.schema[*id].name == FINDINGS) {
        return Vec::new();
    }
    SITES.iter().filter_map(|name| rules.schema.relation(name)).collect()
}

impl Scope<'_> {
    /// Counts sources, sinks and findings, if findings were asked for, and says why there are none.
    pub(super) fn tell_of_sites(&self) {
        let needed = needed(self.rules, &self.asked);
        if needed.len() < SITES.len() || !self.is_to_tell.load(Relaxed) {
            return;
        }
        let count = |name| self.session.whole(name).len();
        let ([sources, sinks], findings) = (SITES.map(count), count(FINDINGS));
        let observer = &self.program.observer;
        observer.note(&format!("sources {sources}, sinks {sinks}, findings {findings}"));
        if findings == 0 {
            observer.note(&self.why_empty(sources, sinks));
        }
    }

    /// The reason for no findings.
    fn why_empty(&self, sources: usize, sinks: usize) -> String {
        let base = self.base;
        let of = counted(base.tuples::<relation::FunctionName>().count(), "function");
        let specified = [
            base.tuples::<relation::KindFlow>().is_empty(),
            base.tuples::<relation::SourceModel>().is_empty()
                && base.tuples::<relation::SinkModel>().is_empty(),
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
}
