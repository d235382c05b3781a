//! A proof as data: schema `dfquery-proof/1`.

use super::data::{Counted, Premise, Proof, Step, Tuple};
use crate::notes::Mention;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Writes the roots and all steps.
pub fn write(out: &mut dyn Write, proof: &Proof) -> io::Result<()> {
    writeln!(out, "{{\"schema\": \"dfquery-proof/1\",")?;
    writeln!(out, " \"roots\": {},", json!(proof.roots))?;
    writeln!(out, " \"steps\": [")?;
    for (at, one) in proof.steps.iter().enumerate() {
        let comma = if at + 1 < proof.steps.len() { "," } else { "" };
        writeln!(out, "  {}{comma}", step(at, one))?;
    }
    writeln!(out, " ]}}")
}

fn step(number: usize, step: &Step) -> Value {
    let mut object = Map::new();
    object.insert("step".to_owned(), number.into());
    object.insert("relation".to_owned(), step.tuple.relation.as_str().into());
    object.insert("tuple".to_owned(), cells(&step.tuple));
    if let Some(says) = &step.says {
        object.insert("says".to_owned(), says.as_str().into());
    }
    if let Some(place) = &step.location {
        object.insert("location".to_owned(), place.as_str().into());
    }
    if !step.mentions.is_empty() {
        object.insert("lines".to_owned(), lines(&step.mentions));
    }
    if let Some(by) = &step.by {
        object.insert("rule".to_owned(), by.rule.as_str().into());
        object.insert("round".to_owned(), by.round.into());
        object.insert("premises".to_owned(), by.premises.iter().map(premise).collect());
    }
    Value::Object(object)
}

fn premise(premise: &Premise) -> Value {
    match premise {
        Premise::Step(step) => json!({ "step": step }),
        Premise::Absent(tuple) => json!({ "absent": tuple.relation, "tuple": cells(tuple) }),
        Premise::Compare(text) => json!({ "compare": text }),
        Premise::Aggregate { text, result, over } => json!({
            "aggregate": text,
            "result": result,
            "over": over.iter().map(counted).collect::<Vec<_>>(),
        }),
    }
}

fn counted(counted: &Counted) -> Value {
    let tuple = |tuple: &Tuple| json!({ "relation": tuple.relation, "tuple": cells(tuple) });
    let tuples: Vec<Value> = counted.tuples.iter().map(tuple).collect();
    match counted.value {
        Some(value) => json!({ "value": value, "tuples": tuples }),
        None => json!({ "tuples": tuples }),
    }
}

/// The annotations of entities.
pub fn lines(mentions: &[Mention]) -> Value {
    let line = |mention: &Mention| {
        let Mention { column, name, variables, note } = mention;
        let mut line =
            json!({ "column": column, "name": name, "location": note.location, "text": note.text });
        if !variables.is_empty() {
            line["variable"] = variables.as_str().into();
        }
        line
    };
    mentions.iter().map(line).collect()
}

/// The cells by column; null where anything fits.
pub fn cells(tuple: &Tuple) -> Value {
    let cells = tuple.cells.iter();
    let cells = cells.map(|(column, text)| (column.clone(), text.clone().map_or(Value::Null, Value::String)));
    Value::Object(cells.collect())
}
