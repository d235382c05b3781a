//! The tool `describe`: what relations mean.

use super::{Arguments, Programs, fit, most_of, program, text};
use crate::cli::{describe, mcp::arguments::Refusal};
use dfquery::{requires, unfollowed::concerned};
use dfquery_engine::{
    check,
    schema::{RelationId, RelationKind},
};
use serde_json::{Map, Value, json};

/// Explains a relation, or finds some.
pub fn describe(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    if text(arguments, "program").is_none() {
        return answer(dfquery_rules::built_in().program(), arguments);
    }
    let opened = program(programs, arguments)?;
    answer(&*opened.analysis.checked_rules()?, arguments)
}

fn answer(rules: &check::Program, arguments: &Arguments) -> Result<Value, Refusal> {
    match (text(arguments, "relation"), text(arguments, "word")) {
        (Some(name), _) => {
            let found = rules.find(name).map_or_else(|| requires::find(rules, name), Ok)?;
            Ok(explained(rules, found))
        }
        (None, Some(word)) => found(rules, word),
        (None, None) => Ok(front(rules)),
    }
}

/// The relations to start with, by topic.
fn front(rules: &check::Program) -> Value {
    let mut topics = Map::new();
    for (topic, names) in dfquery_rules::front_row() {
        topics.insert(topic.to_owned(), names.into());
    }
    let all = rules.schema.relations.len();
    let help = format!("`relation` explains one of these, `word` searches all {all}");
    json!({ "topics": topics, "help": help })
}

/// The relations with `word` in their names or documentation.
fn found(rules: &check::Program, word: &str) -> Result<Value, Refusal> {
    let word = word.to_lowercase();
    let all = (0..rules.schema.relations.len()).map(|at| RelationId(at as u16));
    let in_name = |id: &RelationId| rules.schema[*id].name.to_lowercase().contains(&word);
    let is_meant = |id: &RelationId| in_name(id) || rules.schema[*id].doc.to_lowercase().contains(&word);
    let mut found: Vec<RelationId> = all.filter(is_meant).collect();
    found.sort_by_key(|id| (!in_name(id), !rules.is_public(*id)));
    if found.is_empty() {
        return Err(Refusal::with_help(
            format!("no relation has `{word}` in its name or documentation"),
            "`describe` without arguments lists those to start with",
        ));
    }
    let shown: Vec<Value> = found
        .iter()
        .map(|&id| {
            let relation = &rules.schema[id];
            json!({ "relation": relation.to_string(), "says": describe::sentence(&relation.doc, describe::SENTENCE) })
        })
        .collect();
    Ok(most_of(shown.len(), |count| {
        let mut answer = Map::new();
        answer.insert("relations".to_owned(), shown[..count].into());
        fit::left_out(&mut answer, shown.len() - count, || "search for a longer word".to_owned());
        Value::Object(answer)
    }))
}

fn explained(rules: &check::Program, id: RelationId) -> Value {
    let relation = &rules.schema[id];
    let columns = relation.columns.iter();
    let columns = columns.map(|column| format!("{}: {}", column.name, rules.schema.type_name(column.ty)));
    let columns: Vec<String> = columns.collect();
    let kind = match relation.kind {
        RelationKind::Input => "fact",
        RelationKind::Derived => "derived",
        RelationKind::Inline => "condition without tuples of its own",
    };
    let place = rules.sources.place(rules.declared[usize::from(id.0)].span);
    let texts: Vec<&str> = rules.rules_of(id).into_iter().map(|span| rules.sources.text(span)).collect();
    let reasons: Vec<String> = concerned(rules, &[id])
        .into_iter()
        .flat_map(|analysis| {
            analysis.reasons.into_iter().map(move |reason| format!("{}: {reason}", analysis.name))
        })
        .collect();
    most_of(texts.len(), |count| {
        let mut answer = Map::new();
        answer.insert("relation".to_owned(), relation.shown.as_str().into());
        answer.insert("columns".to_owned(), columns.clone().into());
        answer.insert("kind".to_owned(), kind.into());
        answer.insert("place".to_owned(), format!("{}:{}", place.file, place.line).into());
        answer.insert("says".to_owned(), relation.doc.as_str().into());
        answer.insert("rules".to_owned(), json!(texts[..count]));
        if !reasons.is_empty() {
            answer.insert("not_followed".to_owned(), reasons.clone().into());
        }
        fit::left_out(&mut answer, texts.len() - count, || format!("{} has all rules", place.file));
        Value::Object(answer)
    })
}
