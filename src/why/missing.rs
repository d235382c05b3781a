//! What is missing for a tuple.

use super::{Question, json, words::Words};
use crate::world::World;
use dfquery_engine::{
    check::Rule,
    explain::{Miss, Missing, Near},
};
use serde_json::{Value, json as value};
use std::io::{self, Write};

/// Says of a relation that is no rule's whether it has the tuple.
pub fn fact(out: &mut dyn Write, world: &World, asked: &Question, there: bool) -> io::Result<()> {
    let words = Words::new(world);
    let tuple = words.tuple(asked.relation, &asked.pattern);
    match there {
        true => writeln!(out, "{tuple} is a fact"),
        false => writeln!(out, "{tuple} is not among the facts; no rule derives them"),
    }
}

/// For each rule the first condition that is not met, and how far the nearest bindings came.
pub fn text(out: &mut dyn Write, world: &World, asked: &Question, missing: &Missing) -> io::Result<()> {
    let words = Words::new(world);
    writeln!(out, "{} does not hold", words.tuple(asked.relation, &asked.pattern))?;
    for miss in &missing.misses {
        writeln!(out, "\n{}: {}", words.place(miss.rule), words.rule(miss.rule))?;
        match miss.literal {
            _ if miss.beaten => writeln!(out, "  would derive it, but another tuple was chosen before")?,
            _ if miss.cut => {
                writeln!(out, "  would derive it, but there were as many tuples as `.limitsize` allows")?;
            }
            None => writeln!(out, "  its head does not fit")?,
            Some(literal) => {
                for (at, near) in miss.nearest.iter().enumerate() {
                    let title = if at == 0 { "missing" } else { "or     " };
                    let condition = words.literal(miss.rule, &near.values, &miss.rule.body[literal]);
                    writeln!(out, "  {title}  {condition}")?;
                    for &met in &near.met {
                        let condition = words.literal(miss.rule, &near.values, &miss.rule.body[met]);
                        writeln!(out, "    where  {condition}")?;
                    }
                }
            }
        }
        if miss.gave_up {
            writeln!(out, "  (not all bindings were tried)")?;
        }
    }
    Ok(())
}

/// The same as data: schema `dfquery-missing/1`.
pub fn json(out: &mut dyn Write, world: &World, asked: &Question, missing: &Missing) -> io::Result<()> {
    let words = Words::new(world);
    let misses: Vec<Value> = missing.misses.iter().map(|miss| miss_value(&words, miss)).collect();
    let all = value!({
        "schema": "dfquery-missing/1",
        "relation": words.schema()[asked.relation].name,
        "tuple": json::tuple(&words, asked.relation, &asked.pattern),
        "rules": misses,
    });
    writeln!(out, "{}", serde_json::to_string_pretty(&all)?)
}

fn miss_value(words: &Words, miss: &Miss) -> Value {
    let nearest: Vec<Value> =
        miss.nearest.iter().map(|near| near_value(words, miss.rule, miss, near)).collect();
    value!({
        "rule": words.place(miss.rule),
        "beaten": miss.beaten,
        "cut": miss.cut,
        "complete": !miss.gave_up,
        "nearest": nearest,
    })
}

fn near_value(words: &Words, rule: &Rule, miss: &Miss, near: &Near) -> Value {
    let literal = |at: usize| words.literal(rule, &near.values, &rule.body[at]);
    let met: Vec<String> = near.met.iter().map(|&at| literal(at)).collect();
    value!({ "missing": miss.literal.map(literal), "met": met })
}
