//! The answers to requests.

use dfquery::{
    Analysis, Asked, Choice, Error, Field, Program as Facts, engine::check::Program, locator::IrLines,
    report::Page,
};
use serde_json::{Value, json};
use std::io;

/// Tuples that are shown.
const MOST: usize = 500;

/// Functions from this size on have a page with few results and proofs: others are asked for by questions.
const LARGE: usize = 600;

/// Instructions of a large program.
const LARGE_PROGRAM: usize = 5_000;

/// The functions of the program, and the results of the rules.
pub fn read(analysis: &Analysis) -> Result<Value, String> {
    let results = analysis.outputs().map_err(said)?;
    let program = analysis.program();
    let functions: Vec<Value> = (0..program.base.parts())
        .map(|part| json!({ "name": program.function_name(part), "instructions": size(analysis, part) }))
        .collect();
    let unread: Vec<Value> = program
        .unread
        .iter()
        .map(|lost| json!({ "name": lost.name, "reason": lost.reason.to_string() }))
        .collect();
    let results: Vec<String> = results.into_iter().map(|(name, _)| name).collect();
    Ok(json!({ "functions": functions, "unread": unread, "results": results }))
}

/// Returns true if the program is so large that pointers are not followed through it before a function is converted.
pub fn is_large(program: &Facts) -> bool {
    let instructions = program.base.tuples::<dfquery_rules::relation::Instruction>();
    instructions.count() >= LARGE_PROGRAM
}

fn size(analysis: &Analysis, part: u32) -> usize {
    analysis.program().base.tuples_of_part::<dfquery_rules::relation::Instruction>(part).len()
}

/// The page of a function: control flow, dataflow graph with a run, facts and proofs.
pub fn draw(analysis: &Analysis, function: &str, arguments: &str) -> Result<Vec<u8>, String> {
    let results =
        analysis.outputs().map_err(said)?.into_iter().map(|(name, _)| name).collect::<Vec<String>>();
    let part = analysis.program().select(&[function.to_owned()]).map_err(said)?;
    let is_brief = part.iter().map(|&part| size(analysis, part)).sum::<usize>() >= LARGE;
    let arguments = arguments.split(',').map(str::trim).filter(|text| !text.is_empty());
    let conversion = match is_large(&analysis.program()) {
        true => "the usual options, but --memory-order function: the program is large",
        false => "the usual options",
    };
    let page = Page {
        arguments: arguments.map(str::to_owned).collect(),
        conversion: conversion.to_owned(),
        brief: is_brief,
        ..Page::default()
    };
    analysis.complete_for_conversion().map_err(said)?;
    let analysis = analysis.shared().of_functions([function.to_owned()]);
    analysis.complete();
    let written = analysis.scoped(Asked::Relations(&results), |scope| {
        let mut out = Vec::new();
        page.write::<Failed>(scope, &mut out)?;
        Ok::<_, Failed>(out)
    });
    written.map_err(|Failed(text)| text)
}

/// The reason why there is no page.
struct Failed(String);

impl From<Error> for Failed {
    fn from(error: Error) -> Self {
        Failed(said(error))
    }
}

impl From<io::Error> for Failed {
    fn from(error: io::Error) -> Self {
        Failed(error.to_string())
    }
}

/// The tuples of a relation, if the question is its name, or the answers to a query.
pub fn query(analysis: &Analysis, question: &str) -> Result<Value, String> {
    let choice = Choice { most: MOST, texts: true, ..Choice::default() };
    let lines = IrLines::of(&analysis.program());
    let name = question.trim().to_owned();
    let is_name = !name.is_empty() && name.chars().all(|c| c.is_alphanumeric() || "_.".contains(c));
    let found = match is_name {
        true => analysis.choose(Asked::Relations(std::slice::from_ref(&name)), &choice, &lines),
        false => analysis.choose(Asked::Query(question), &choice, &lines),
    };
    let found = found.map_err(said)?;
    let cell = |field: &Field| match field {
        Field::Number(number) => Value::from(*number),
        Field::Text(text) => Value::from(text.as_str()),
    };
    let rows: Vec<Vec<Value>> = found.rows.iter().map(|row| row.iter().map(cell).collect()).collect();
    Ok(json!({
        "relation": is_name.then_some(name),
        "columns": found.columns,
        "rows": rows,
        "places": found.places,
        "texts": found.texts,
        "total": found.total,
    }))
}

/// A proof of the tuples that match an atom, as text.
pub fn why(analysis: &Analysis, question: &str) -> Result<Value, String> {
    let proof = analysis.why(question).map_err(said)?;
    let text =
        proof.map_or_else(|| format!("nothing matches {question}: ask why not"), |proof| proof.to_string());
    Ok(json!({ "text": text }))
}

/// The premises that are missing for a tuple, as text.
pub fn why_not(analysis: &Analysis, question: &str) -> Result<Value, String> {
    let missing = analysis.why_not(question).map_err(said)?;
    let text = missing.map_or_else(|| format!("{question} holds: ask why"), |missing| missing.to_string());
    Ok(json!({ "text": text }))
}

/// The relations to start with, by topic; or the meaning of one.
pub fn describe(rules: &Program, relation: &str) -> Value {
    match rules.find(relation) {
        Some(id) => {
            let found = &rules.schema[id];
            json!({ "relation": found.to_string(), "says": found.doc })
        }
        None => json!({ "topics": dfquery_rules::front_row() }),
    }
}

fn said(error: Error) -> String {
    error.to_string()
}
