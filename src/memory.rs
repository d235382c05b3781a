//! `--report memory`: what facts, tables and derived relations take.

use dfquery_engine::{base::FactBase, run::Session};
use std::fs;

/// What is to be printed, line by line.
pub struct Report {
    lines: Vec<Line>,
}

struct Line {
    relation: String,
    what: &'static str,
    tuples: u64,
    /// Of the largest evaluation.
    most: u64,
    bytes: u64,
}

/// The bytes of a cell.
const CELL: u64 = size_of::<u32>() as u64;

impl Report {
    /// The facts of `base`, and the sorted copies that `session` has made of relations.
    pub fn of(base: &FactBase, session: &Session) -> Self {
        let mut report = Report { lines: Vec::new() };
        for relation in dfquery_rules::fact_relations() {
            let rows = base.rows(relation);
            let (tuples, arity) = (rows.len() as u64, rows.arity() as u64);
            let name = &base.schema()[relation].name;
            report.line(name, "fact", tuples, tuples, tuples * arity * CELL);
        }
        for (relation, bytes) in session.table_bytes() {
            let name = &session.schema()[relation].name;
            report.line(name, "table", 0, 0, bytes as u64);
        }
        report
    }

    /// Adds a relation of `arity` columns that was derived.
    pub fn derived(&mut self, relation: &str, arity: usize, tuples: u64, most: u64) {
        self.line(relation, "derived", tuples, most, tuples * arity as u64 * CELL);
    }

    fn line(&mut self, relation: &str, what: &'static str, tuples: u64, most: u64, bytes: u64) {
        if bytes > 0 {
            self.lines.push(Line { relation: relation.to_owned(), what, tuples, most, bytes });
        }
    }

    /// Prints everything to standard error, and what the process took at most, where the system tells.
    pub fn print(&self) {
        let width = self.lines.iter().map(|line| line.relation.len()).max().unwrap_or(0).max(8);
        tell!("{:width$}  {:>8}  {:>10}  {:>10}  {:>10}", "relation", "kept as", "tuples", "largest", "kB");
        for Line { relation, what, tuples, most, bytes } in &self.lines {
            let count = |count: u64| if *what == "table" { "-".to_owned() } else { count.to_string() };
            let (tuples, most, kilobytes) = (count(*tuples), count(*most), bytes.div_ceil(1024));
            tell!("{relation:width$}  {what:>8}  {tuples:>10}  {most:>10}  {kilobytes:>10}");
        }
        for what in ["fact", "table", "derived"] {
            let bytes: u64 = self.lines.iter().filter(|line| line.what == what).map(|line| line.bytes).sum();
            tell!("{:width$}  {what:>8}  {:>10}  {:>10}  {:>10}", "all", "", "", bytes.div_ceil(1024));
        }
        if let Some(peak) = peak() {
            tell!("{:width$}  {:>8}  {:>10}  {:>10}  {peak:>10}", "process", "peak", "", "");
        }
    }
}

/// The most memory that the process had, in kB.
fn peak() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    line.trim().strip_suffix("kB")?.trim().parse().ok()
}
