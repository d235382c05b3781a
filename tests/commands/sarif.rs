//! SARIF logs obey the schema, and findings are known again when code moves.
//!
//! What the schema demands of the objects that dfquery writes is checked here. `DFQUERY_SARIF_SCHEMA=FILE` names the
//! published schema, which then is checked by Python's `jsonschema`.

#![allow(clippy::unwrap_used)]

use crate::folder::Folder;
use serde_json::Value;
use std::{env, fs, path::Path, process::Command};

/// By kind of object the properties that are required, and those that may be there as well.
const OBJECTS: [(&str, &[&str], &[&str]); 14] = [
    ("log", &["version", "runs"], &["$schema"]),
    ("run", &["tool"], &["results", "columnKind", "originalUriBaseIds"]),
    ("tool", &["driver"], &[]),
    ("driver", &["name"], &["version", "informationUri", "rules"]),
    ("rule", &["id"], &["shortDescription", "fullDescription", "help", "defaultConfiguration", "properties"]),
    ("message", &["text"], &[]),
    ("configuration", &[], &["level"]),
    (
        "result",
        &["message"],
        &[
            "ruleId",
            "ruleIndex",
            "level",
            "locations",
            "relatedLocations",
            "codeFlows",
            "partialFingerprints",
            "baselineState",
            "properties",
        ],
    ),
    ("location", &[], &["physicalLocation", "logicalLocations", "message"]),
    ("physicalLocation", &["artifactLocation"], &["region"]),
    ("region", &["startLine"], &["startColumn", "snippet"]),
    ("logicalLocation", &[], &["name", "fullyQualifiedName", "kind"]),
    ("codeFlow", &["threadFlows"], &[]),
    ("threadFlow", &["locations"], &[]),
];

fn dfquery(arguments: &[&str]) -> (String, Option<i32>) {
    let mut command = Command::new(env!("CARGO_BIN_EXE_dfquery"));
    let output = command.args(arguments).current_dir(env!("CARGO_MANIFEST_DIR")).output().unwrap();
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

fn log(arguments: &[&str]) -> Value {
    let (text, status) = dfquery(&[arguments, &["--format", "sarif"]].concat());
    assert_eq!(status, Some(0), "{arguments:?}");
    let log = serde_json::from_str(&text).unwrap();
    check(&log);
    log
}

fn results(log: &Value) -> &Vec<Value> {
    log["runs"][0]["results"].as_array().unwrap()
}

fn object(value: &Value, kind: &str) {
    let (_, required, others) = OBJECTS.iter().find(|(name, ..)| *name == kind).unwrap();
    let object = value.as_object().unwrap_or_else(|| panic!("{kind}: {value}"));
    required.iter().for_each(|name| assert!(object.contains_key(*name), "a {kind} has a {name}: {value}"));
    for name in object.keys() {
        assert!(required.contains(&&**name) || others.contains(&&**name), "a {kind} has no {name}");
    }
}

fn all(value: &Value, least: usize) -> impl Iterator<Item = &Value> {
    let list = value.as_array().map_or(&[][..], Vec::as_slice);
    assert!(list.len() >= least || value.is_null());
    list.iter()
}

/// What the schema demands of what we write.
fn check(log: &Value) {
    object(log, "log");
    assert_eq!(log["version"], "2.1.0");
    let run = &log["runs"][0];
    object(run, "run");
    assert!(["utf16CodeUnits", "unicodeCodePoints"].contains(&run["columnKind"].as_str().unwrap()));
    object(&run["tool"], "tool");
    let driver = &run["tool"]["driver"];
    object(driver, "driver");
    for rule in all(&driver["rules"], 0) {
        object(rule, "rule");
        object(&rule["shortDescription"], "message");
        object(&rule["fullDescription"], "message");
        object(&rule["defaultConfiguration"], "configuration");
    }
    for result in all(&run["results"], 0) {
        check_result(result, &driver["rules"]);
    }
}

fn check_result(result: &Value, rules: &Value) {
    object(result, "result");
    message(&result["message"]);
    assert!(["error", "warning"].contains(&result["level"].as_str().unwrap()));
    if let Some(index) = result["ruleIndex"].as_u64() {
        assert_eq!(rules[index as usize]["id"], result["ruleId"]);
    }
    if let Some(state) = result["baselineState"].as_str() {
        assert!(["new", "unchanged", "updated", "absent"].contains(&state));
    }
    assert!(result["partialFingerprints"].as_object().unwrap().values().all(Value::is_string));
    all(&result["locations"], 1).chain(all(&result["relatedLocations"], 1)).for_each(location);
    for flow in all(&result["codeFlows"], 1) {
        object(flow, "codeFlow");
        for thread in all(&flow["threadFlows"], 1) {
            object(thread, "threadFlow");
            for step in all(&thread["locations"], 1) {
                assert!(step["nestingLevel"].as_u64().is_some());
                message(&step["location"]["message"]);
                location(&step["location"]);
            }
        }
    }
}

/// Braces in texts are placeholders unless they are doubled.
fn message(message: &Value) {
    object(message, "message");
    let text = message["text"].as_str().unwrap().replace("{{", "").replace("}}", "");
    assert!(!text.contains(['{', '}']), "{message}");
}

fn location(location: &Value) {
    object(location, "location");
    all(&location["logicalLocations"], 1).for_each(|logical| object(logical, "logicalLocation"));
    if let Some(place) = location.get("physicalLocation") {
        object(place, "physicalLocation");
        let uri = place["artifactLocation"]["uri"].as_str().unwrap();
        assert!(uri.bytes().all(|byte| byte.is_ascii_graphic()), "{uri}");
        object(&place["region"], "region");
        assert!(place["region"]["startLine"].as_u64().unwrap() > 0);
        assert!(place["region"].get("startColumn").is_none_or(|column| column.as_u64().unwrap() > 0));
    }
}

#[test]
fn findings_of_taint_are_in_the_words_of_the_program() {
    let module = ["tests/cases/taint/command.ll", "--taint", "default", "--relation", "taint_sink"];
    let log = log(&[&module[..], &["--source-root", "tests/cases/taint"]].concat());
    let run = &log["runs"][0];
    let root = run["originalUriBaseIds"]["%SRCROOT%"]["uri"].as_str().unwrap();
    assert!(root.starts_with("file:///") && root.ends_with("/tests/cases/taint/"), "{root}");
    let found = results(&log);
    let mut places: Vec<String> = found.iter().map(|result| result["locations"].to_string()).collect();
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), found.len(), "one result a place");
    for result in found {
        let rule = &run["tool"]["driver"]["rules"][result["ruleIndex"].as_u64().unwrap() as usize];
        let tags = rule["properties"]["tags"].as_array().unwrap();
        assert!(tags.iter().any(|tag| tag.as_str().unwrap().starts_with("external/cwe/cwe-")));
        assert!(rule["properties"]["security-severity"].as_str().unwrap().parse::<f64>().unwrap() > 0.0);
        let place = &result["locations"][0]["physicalLocation"];
        assert_eq!(place["artifactLocation"]["uriBaseId"], "%SRCROOT%");
        assert!(!place["region"]["snippet"]["text"].as_str().unwrap().is_empty());
    }
    let command = found.iter().find(|result| result["ruleId"] == "taint_sink/command").unwrap();
    let says = command["message"]["text"].as_str().unwrap();
    assert!(says.starts_with("`system` gets data that "), "{says}");
}

/// The IR of `tests/cases/located.ll` with its code `lines` further down, and `more` in the loop.
fn moved(folder: &Path, lines: usize, more: &str) -> String {
    let mut text = fs::read_to_string("tests/cases/located.ll").unwrap();
    for line in (1..=5).rev() {
        text = text.replace(&format!("(line: {line},"), &format!("(line: {},", line + lines));
    }
    let body = "  %address = getelementptr";
    assert!(text.contains(body));
    let text = text.replace(body, &format!("{more}{body}"));
    let path = folder.join(format!("moved{lines}{}.ll", more.len()));
    fs::write(&path, text).unwrap();
    path.display().to_string()
}

const STEPS: [&str; 2] = ["--rules", "tests/cli/steps.dl"];

#[test]
fn what_reaches_the_copies_of_a_library_obeys_the_schema() {
    let Ok(corpus) = env::var("DFQUERY_CORPUS") else {
        println!("skipped: DFQUERY_CORPUS does not name a corpus");
        return;
    };
    let module = format!("{corpus}/c/zlib.O2g.ll");
    let log = log(&[&module, "--taint", "tests/cases/taint/copies.csv", "--relation", "taint_sink"]);
    let found = results(&log);
    println!("{} findings", found.len());
    assert!(!found.is_empty() && found.iter().all(|result| result["codeFlows"].is_array()));
}

#[test]
fn logs_obey_the_schema() {
    let folder = Folder::new("sarif-schema");
    let logs = [
        log(&[&["tests/cases/located.ll"], &STEPS[..]].concat()),
        log(&["tests/cases/located.ll", "--relation", "block", "--relation", "use", "--relation", "value"]),
        log(&["tests/cases/located.ll", "--query", "in_loop(H, B), live_in(B, V)"]),
        log(&["facts", "--relation", "in_loop", "--relation", "numeral", "--relation", "function"]),
        log(&[&["facts", "--why", "joined(_)", "--path"], &STEPS[..]].concat()),
    ];
    assert!(results(&logs[0]).iter().all(|result| result["codeFlows"].is_array()));
    assert!(results(&logs[1]).iter().any(|result| result["locations"][0]["physicalLocation"].is_object()));
    assert!(logs.iter().all(|log| results(log).len() > 1));
    let Some(schema) = env::var_os("DFQUERY_SARIF_SCHEMA") else {
        println!("skipped: the published schema, since DFQUERY_SARIF_SCHEMA does not name it");
        return;
    };
    for log in &logs {
        let path = folder.as_ref().join("log.sarif");
        fs::write(&path, log.to_string()).unwrap();
        let program = "import json, sys, jsonschema\n\
                       jsonschema.validate(*(json.load(open(name)) for name in sys.argv[1:]))";
        let mut command = Command::new(env::var("DFQUERY_PYTHON").unwrap_or("python3".to_owned()));
        let output = command.args(["-c", program]).arg(&path).arg(&schema).output().unwrap();
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        if message.contains("No module named 'jsonschema'") {
            println!("skipped: the published schema, since Python's jsonschema is not installed");
            return;
        }
        assert!(output.status.success(), "{message}");
    }
}

#[test]
fn findings_are_known_again_when_lines_move() {
    let folder = Folder::new("sarif-baseline");
    let baseline = folder.as_ref().join("old.sarif").display().to_string();
    let ask = |input: &str, more: &[&str]| {
        let relations = ["--relation", "live_in", "--relation", "returned"];
        log(&[&[input], &STEPS[..], &relations, more].concat())
    };
    let old = ask("tests/cases/located.ll", &[]);
    fs::write(&baseline, old.to_string()).unwrap();
    let states = |input: &str| -> Vec<String> {
        let log = ask(input, &["--baseline", &baseline]);
        results(&log).iter().map(|result| result["baselineState"].as_str().unwrap().to_owned()).collect()
    };
    let shifted = moved(folder.as_ref(), 40, "");
    assert_ne!(results(&ask(&shifted, &[]))[0]["locations"], results(&old)[0]["locations"]);
    assert!(states(&shifted).iter().all(|state| state == "unchanged"));
    // One more instruction in front of the others.
    let grown = moved(folder.as_ref(), 7, "  %unused = sub i32 %count, %i\n");
    let grown_states = states(&grown);
    assert!(grown_states.iter().all(|state| state != "absent"), "{grown_states:?}");
    // What is there no more is still listed.
    let fewer = fs::read_to_string("tests/cases/located.ll").unwrap().replace("ret i32 %result", "ret i32 0");
    let path = folder.as_ref().join("fewer.ll");
    fs::write(&path, fewer).unwrap();
    let gone = states(&path.display().to_string());
    assert_eq!(gone.iter().filter(|state| *state == "absent").count(), 1, "{gone:?}");
    assert!(gone.iter().all(|state| state != "new"));
}

#[test]
fn what_is_denied_fails_after_it_is_printed() {
    let ask = |denied: &str| dfquery(&["facts", "--relation", "loop_header", "--deny", denied]);
    let (printed, status) = ask("in_loop");
    assert_eq!((printed, status), (dfquery(&["facts", "--relation", "loop_header"]).0, Some(1)));
    assert_eq!(ask("irreducible_entry").1, Some(0));
}
