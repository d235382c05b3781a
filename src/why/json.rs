//! A proof as data: schema `dfquery-proof/1`.

use super::words::Words;
use dfquery_engine::{
    explain::{Counted, How, Pattern, Premise, Proof, Step},
    schema::RelationId,
};
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// Writes the roots and all steps.
pub fn write(out: &mut dyn Write, words: &Words, proof: &Proof) -> io::Result<()> {
    writeln!(out, "{{\"schema\": \"dfquery-proof/1\",")?;
    writeln!(out, " \"roots\": {},", json!(proof.roots))?;
    writeln!(out, " \"steps\": [")?;
    for (at, one) in proof.steps.iter().enumerate() {
        let comma = if at + 1 < proof.steps.len() { "," } else { "" };
        writeln!(out, "  {}{comma}", step(words, at, one))?;
    }
    writeln!(out, " ]}}")
}

fn step(words: &Words, number: usize, step: &Step) -> Value {
    let mut object = Map::new();
    object.insert("step".to_owned(), number.into());
    object.insert("relation".to_owned(), words.schema()[step.relation].name.as_str().into());
    let row: Pattern = step.row.iter().copied().map(Some).collect();
    object.insert("tuple".to_owned(), tuple(words, step.relation, &row));
    if let Some(says) = words.says(step) {
        object.insert("says".to_owned(), says.into());
    }
    if let Some(place) = words.location(step) {
        object.insert("location".to_owned(), place.into());
    }
    if let How::Rule { rule, values, premises } = &step.how {
        object.insert("rule".to_owned(), words.place(rule).into());
        object.insert("round".to_owned(), step.round.into());
        let literals = rule.body.iter().zip(premises);
        let premises = literals.map(|(literal, premise)| {
            let text = || words.literal(rule, values, literal);
            match premise {
                Premise::Tuple(step) => json!({ "step": step }),
                Premise::Absent(relation, pattern) => json!({
                    "absent": words.schema()[*relation].name,
                    "tuple": tuple(words, *relation, pattern),
                }),
                Premise::Compare(..) => json!({ "compare": text() }),
                Premise::Aggregate(result, all) => json!({
                    "aggregate": text(),
                    "result": result,
                    "over": all.iter().map(|one| counted(words, one)).collect::<Vec<_>>(),
                }),
            }
        });
        object.insert("premises".to_owned(), premises.collect());
    }
    Value::Object(object)
}

fn counted(words: &Words, counted: &Counted) -> Value {
    let tuples = counted.tuples.iter().map(|(relation, row)| {
        let row = row.iter().copied().map(Some).collect();
        json!({ "relation": words.schema()[*relation].name, "tuple": tuple(words, *relation, &row) })
    });
    let tuples: Vec<Value> = tuples.collect();
    match counted.value {
        Some(value) => json!({ "value": value, "tuples": tuples }),
        None => json!({ "tuples": tuples }),
    }
}

/// The cells by column; null where there may be anything.
pub fn tuple(words: &Words, relation: RelationId, pattern: &Pattern) -> Value {
    let columns = words.schema()[relation].columns.iter().zip(pattern);
    let cells = columns.map(|(column, cell)| {
        let text = cell.map(|cell| words.plain(column.ty, cell));
        (column.name.clone(), text.map_or(Value::Null, Value::String))
    });
    Value::Object(cells.collect())
}
