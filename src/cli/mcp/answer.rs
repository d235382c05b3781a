//! The answers of the tools.

pub mod changes;
pub mod reasons;
pub mod relations;

use super::{
    arguments::{Refusal, number, text, texts},
    fit::{self, most_of},
    programs::{Opened, Programs},
};
use dfquery::{Analysis, Asked, Choice, Field, requires};
use dfquery_engine::schema::ColumnType;
use dfquery_rules::relation;
use serde_json::{Map, Value, json};
use std::{cmp::Reverse, path::PathBuf};

/// The most notes in an answer.
const NOTES: usize = 4;

/// Tuples in an answer by default.
const USUAL: usize = 50;

/// Tuples that are made for an answer, however many are asked for: more do not fit.
const MOST: usize = 1000;

type Arguments = Map<String, Value>;

/// The program that `arguments` name.
fn program<'p>(programs: &'p mut Programs, arguments: &Arguments) -> Result<&'p mut Opened, Refusal> {
    programs.get(text(arguments, "program").unwrap_or_default())
}

/// The parts of every answer about a program: messages about it, and the files that were edited.
fn notes(opened: &mut Opened) -> Arguments {
    let mut answer = Map::new();
    let edited = std::mem::take(&mut opened.edited);
    if !edited.is_empty() {
        answer.insert("read_again".to_owned(), edited.into());
    }
    let mut told = opened.told();
    let more = told.len().saturating_sub(NOTES);
    told.truncate(NOTES);
    if more > 0 {
        told.push(format!("{more} more notes"));
    }
    if !told.is_empty() {
        answer.insert("notes".to_owned(), told.into());
    }
    answer
}

/// Opens a program.
pub fn open(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let paths = |name| texts(arguments, name).into_iter().map(PathBuf::from).collect::<Vec<PathBuf>>();
    let inputs = paths("inputs");
    if inputs.is_empty() {
        return Err(Refusal::with_help("`inputs` names no file", "name files of compiler IR, or folders"));
    }
    let (name, opened) = programs.open(inputs, text(arguments, "name"), paths("rules"))?;
    let common = notes(opened);
    let program = opened.analysis.program();
    let base = &program.base;
    let size = |part: u32| base.tuples_of_part::<relation::Instruction>(part).len();
    let mut functions: Vec<(usize, String)> =
        (0..base.parts()).map(|part| (size(part), program.function_name(part))).collect();
    functions.sort_by_key(|(size, _)| Reverse(*size));
    let unread = program.unread.iter();
    let unread = unread.map(|lost| json!({ "function": lost.name, "reason": lost.reason.to_string() }));
    let unread: Vec<Value> = unread.collect();
    let has_source = !base.tuples::<relation::Location>().is_empty();
    let all = functions.len().min(USUAL);
    Ok(most_of(all + unread.len(), |count| {
        let mut answer = common.clone();
        let lost = count.min(unread.len());
        let shown: Vec<Value> = functions[..count - lost]
            .iter()
            .map(|(size, name)| json!({ "function": name, "instructions": size }))
            .collect();
        answer.insert("program".to_owned(), name.as_str().into());
        answer.insert("functions".to_owned(), functions.len().into());
        answer.insert("largest".to_owned(), shown.into());
        answer.insert("places".to_owned(), if has_source { "source" } else { "IR" }.into());
        if !unread.is_empty() {
            answer.insert("unread".to_owned(), unread[..lost].into());
        }
        let left = functions.len() - (count - lost);
        fit::left_out(&mut answer, left, || "`query` the relation `function` for all names".to_owned());
        Value::Object(answer)
    }))
}

/// The subject of a question.
enum Subject {
    Relation(String),
    Body(String),
}

impl Subject {
    fn of(arguments: &Arguments) -> Result<Self, Refusal> {
        let help = "`relation`, with `where`, for one relation; `body` for a query in the rule language";
        match (text(arguments, "relation"), text(arguments, "body")) {
            (Some(relation), None) => Ok(Subject::Relation(relation.to_owned())),
            (None, Some(_)) if arguments.contains_key("where") => {
                Err(Refusal::with_help("`where` applies to a relation", "write the values into the body"))
            }
            (None, Some(body)) => Ok(Subject::Body(body.to_owned())),
            (None, None) => Err(Refusal::with_help("there is no question", help)),
            _ => Err(Refusal::with_help("`relation` and `body` are two questions", help)),
        }
    }

    /// The question as the body of a rule.
    fn body(self, analysis: &Analysis, arguments: &Arguments) -> Result<String, Refusal> {
        match self {
            Subject::Body(body) => Ok(body),
            Subject::Relation(name) => atom(analysis, &name, arguments),
        }
    }
}

/// The values of `where`.
fn bound(arguments: &Arguments) -> Result<Vec<(String, Field)>, Refusal> {
    let all = arguments.get("where").and_then(Value::as_object).into_iter().flatten();
    let field = |(column, value): (&String, &Value)| {
        let number = value.as_i64().and_then(|number| i32::try_from(number).ok()).map(Field::Number);
        let field = number.or_else(|| value.as_str().map(|text| Field::Text(text.to_owned())));
        let wrong =
            || Refusal::with_help(format!("`{column}` is {value}"), "a value is a text or an integer");
        Ok((column.clone(), field.ok_or_else(wrong)?))
    };
    all.map(field).collect()
}

/// The atom of the relation called `name` with the values of `where`.
fn atom(analysis: &Analysis, name: &str, arguments: &Arguments) -> Result<String, Refusal> {
    let bound = bound(arguments)?;
    let rules = analysis.checked_rules()?;
    let relation = &rules.schema[requires::find(&rules, name)?];
    let columns: Vec<&str> = relation.columns.iter().map(|column| column.name.as_str()).collect();
    if let Some((unknown, _)) = bound.iter().find(|(column, _)| !columns.contains(&column.as_str())) {
        let help = format!("its columns are {}", columns.join(", "));
        return Err(Refusal::with_help(format!("`{name}` has no column `{unknown}`"), help));
    }
    let term = |column: &dfquery_engine::schema::Column| match (
        bound.iter().find(|(bound, _)| *bound == column.name),
        column.ty,
    ) {
        (None, _) => Ok("_".to_owned()),
        (Some((_, Field::Number(number))), ty) if ty.is_numeric() => Ok(number.to_string()),
        (Some((_, Field::Text(text))), ColumnType::Entity(_) | ColumnType::Symbol) => Ok(quoted(text)),
        (Some(_), ty) => Err(Refusal::with_help(
            format!("column `{}` of `{name}` holds a {}", column.name, rules.schema.type_name(ty)),
            "leave it open, or write a `body`",
        )),
    };
    let terms = relation.columns.iter().map(term).collect::<Result<Vec<String>, Refusal>>()?;
    Ok(format!("{name}({})", terms.join(", ")))
}

/// `text` as the rule language writes it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            '\n' => quoted.push_str("\\n"),
            '\r' => quoted.push_str("\\r"),
            '\t' => quoted.push_str("\\t"),
            c => quoted.push(c),
        }
    }
    quoted + "\""
}

/// The analysis of the functions that `arguments` name, or of all.
fn of_functions(analysis: &Analysis, arguments: &Arguments) -> Analysis {
    analysis.shared().of_functions(texts(arguments, "functions"))
}

/// Answers with tuples.
pub fn query(programs: &mut Programs, arguments: &Arguments) -> Result<Value, Refusal> {
    let opened = program(programs, arguments)?;
    let order = texts(arguments, "order").into_iter().map(|column| match column.strip_prefix('-') {
        Some(column) => (column.to_owned(), true),
        None => (column, false),
    });
    let choice = Choice {
        bound: bound(arguments)?,
        order: order.collect(),
        first: number(arguments, "offset").unwrap_or(0),
        most: number(arguments, "limit").unwrap_or(USUAL).min(MOST),
        texts: arguments.get("text").and_then(Value::as_bool).unwrap_or(false),
    };
    let analysis = of_functions(&opened.analysis, arguments);
    let found = match Subject::of(arguments)? {
        Subject::Relation(name) => analysis.choose(Asked::Relations(&[name]), &choice, opened.lines())?,
        Subject::Body(body) => analysis.choose(Asked::Query(&body), &choice, opened.lines())?,
    };
    let common = notes(opened);
    let columns: Vec<String> = found.columns.iter().map(|(name, ty)| format!("{name}: {ty}")).collect();
    let rows: Vec<Value> = found.rows.iter().map(|row| row.iter().map(field).collect()).collect();
    let left = found.total.saturating_sub(choice.first);
    Ok(most_of(rows.len(), |count| {
        let mut answer = common.clone();
        answer.insert("columns".to_owned(), columns.clone().into());
        answer.insert("rows".to_owned(), rows[..count].into());
        answer.insert("places".to_owned(), json!(found.places[..count]));
        if choice.texts {
            answer.insert("texts".to_owned(), json!(found.texts[..count]));
        }
        answer.insert("total".to_owned(), found.total.into());
        fit::left_out(&mut answer, left - count, || {
            format!(
                "bind a column in `where`, or name `functions`; `offset` {} goes on",
                choice.first + count
            )
        });
        Value::Object(answer)
    }))
}

fn field(field: &Field) -> Value {
    match field {
        Field::Number(number) => (*number).into(),
        Field::Text(text) => text.as_str().into(),
    }
}
