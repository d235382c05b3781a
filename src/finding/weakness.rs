//! Weaknesses by the kinds of sinks: what findings of taint are for those who sort findings.

use serde_json::{Value, json};
use std::collections::BTreeMap;

/// A row of the table of weaknesses.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Weakness {
    /// Its number in the Common Weakness Enumeration.
    number: u32,
    /// From 0 to 10, as code hosts count it.
    severity: String,
    pub title: String,
    pub help: String,
}

impl Weakness {
    /// The weaknesses by kind of sink.
    pub fn by_kind() -> BTreeMap<String, Weakness> {
        let records = csv::Reader::from_reader(dfquery_rules::WEAKNESSES.as_bytes()).into_records();
        let weakness = |record: csv::StringRecord| {
            let [kind, name, severity, title, help] = [0, 1, 2, 3, 4].map(|at| record[at].to_owned());
            let number = name.strip_prefix("CWE-").and_then(|number| number.parse().ok()).unwrap_or_default();
            (kind, Weakness { number, severity, title, help })
        };
        records.map(|record| weakness(record.expect("the table is CSV"))).collect()
    }

    /// The severity, from 0 to 10.
    pub fn severity(&self) -> f64 {
        self.severity.parse().unwrap_or_default()
    }

    /// The properties of a rule of this weakness, under the names that code hosts know.
    pub fn properties(&self) -> Value {
        json!({
            "tags": ["security", format!("external/cwe/cwe-{:03}", self.number)],
            "security-severity": self.severity,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_built_in_sink_has_a_weakness() {
        let known = Weakness::by_kind();
        let table = include_str!("../../rules/taint/default.csv").as_bytes();
        let records = csv::ReaderBuilder::new().comment(Some(b'#')).from_reader(table).into_records();
        let records: Vec<csv::StringRecord> =
            records.map(|record| record.expect("the table is CSV")).collect();
        let mut seen = 0;
        for record in records.iter().filter(|record| &record[1] == "sink") {
            assert!(known.contains_key(&record[4]), "{}", &record[4]);
            seen += 1;
        }
        assert!(seen > 100);
        let is_whole = |weakness: &Weakness| weakness.number > 0 && weakness.severity() > 0.0;
        assert!(known.values().all(is_whole));
    }
}
