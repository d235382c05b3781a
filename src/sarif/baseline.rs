//! The findings of an earlier run, with which those of this one are compared.

use super::fingerprint::KEY;
use crate::error::{Error, Result};
use serde_json::Value;
use std::{collections::HashMap, fs, path::Path};

/// The results of an earlier log, in order.
pub struct Baseline {
    results: Vec<Value>,
}

impl Baseline {
    /// Reads the log at `path`.
    ///
    /// # Errors
    ///
    /// Files that cannot be read, or that are no log of dfquery.
    pub fn read(path: &Path) -> Result<Baseline> {
        let text = fs::read_to_string(path).map_err(|error| Error::io("read", path, error))?;
        let log: Value = serde_json::from_str(&text)
            .map_err(|error| Error::message(format!("`{}` is not JSON: {error}", path.display())))?;
        let runs = log["runs"].as_array().filter(|_| log["version"] == "2.1.0");
        let results =
            runs.into_iter().flatten().flat_map(|run| run["results"].as_array().into_iter().flatten());
        let results: Vec<Value> =
            results.filter(|result| result["baselineState"] != "absent").cloned().collect();
        let is_foreign = runs.is_none() || results.iter().any(|result| key(result).is_none());
        if is_foreign {
            return Err(Error::with_help(
                format!("`{}` is not a SARIF 2.1.0 log of dfquery", path.display()),
                "give a file that `dfquery … --format sarif -o FILE` has written",
            ));
        }
        Ok(Baseline { results })
    }

    /// Says of each of `results` whether it was there, and adds those that are there no more, of the rules `ids`.
    pub fn compare(self, results: &mut Vec<Value>, ids: &[String]) {
        let mut known: HashMap<(String, String), (usize, Value)> = HashMap::new();
        for (at, result) in self.results.into_iter().enumerate() {
            let Some(key) = key(&result) else { continue };
            known.insert(key, (at, result));
        }
        for result in &mut *results {
            let before = key(result).and_then(|key| known.remove(&key));
            result["baselineState"] = match before {
                None => "new".into(),
                Some((_, before)) if says(&before) == says(result) => "unchanged".into(),
                Some(_) => "updated".into(),
            };
        }
        let mut absent: Vec<(usize, Value)> = known.into_values().collect();
        absent.retain(|(_, result)| ids.iter().any(|id| result["ruleId"] == id.as_str()));
        absent.sort_by_key(|(at, _)| *at);
        results.extend(absent.into_iter().map(|(_, result)| gone(result)));
    }
}

/// The rule and the fingerprint of a result of ours.
fn key(result: &Value) -> Option<(String, String)> {
    let rule = result["ruleId"].as_str()?;
    let fingerprint = result["partialFingerprints"][KEY].as_str()?;
    Some((rule.to_owned(), fingerprint.to_owned()))
}

/// The message of a result, and the file that it is in.
fn says(result: &Value) -> (&Value, &Value) {
    let location = &result["locations"][0]["physicalLocation"];
    (&result["message"]["text"], &location["artifactLocation"]["uri"])
}

/// A result that was there; the rules of this run have other numbers.
fn gone(mut result: Value) -> Value {
    result["baselineState"] = "absent".into();
    if let Some(object) = result.as_object_mut() {
        object.remove("ruleIndex");
    }
    result
}
