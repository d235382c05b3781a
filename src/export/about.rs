//! Documentation in the folder of an export: `schema.json` and `README.md`.

use super::{
    destination::{Form, file_name},
    souffle::Extra,
};
use crate::{relations::Tuples, scope::Scope};
use dfquery_engine::{
    check::Program,
    schema::{Column, RelationKind},
};
use serde_json::{Value, json};

/// The names of both, with which other files cannot be confused.
const NAMES: [&str; 2] = ["schema.json", "README.md"];

/// Describes `tuples`, of which those that `is_written` accepts have files.
pub fn extras(
    scope: &Scope,
    form: Form,
    tuples: &[Tuples],
    is_written: &dyn Fn(&Tuples) -> bool,
) -> Vec<Extra> {
    let relations: Vec<Value> =
        tuples.iter().map(|tuples| relation(scope.rules, form, tuples, is_written(tuples))).collect();
    let types = scope.rules.schema.types.iter().map(|ty| json!({ "name": ty.name, "documentation": ty.doc }));
    let schema = json!({
        "schema": "dfquery-export/1",
        "origin": scope.base.origin,
        "types": types.collect::<Vec<_>>(),
        "relations": relations,
    });
    let schema = serde_json::to_string_pretty(&schema).expect("it has no keys but texts") + "\n";
    let texts = [schema, readme(scope, form, tuples.iter().filter(|tuples| is_written(tuples)).count())];
    NAMES.into_iter().zip(texts).map(|(name, text)| Extra { name: name.to_owned(), text }).collect()
}

/// One entry of `schema.json`.
fn relation(rules: &Program, form: Form, tuples: &Tuples, is_written: bool) -> Value {
    let relation = tuples.relation;
    let column = |column: &Column| json!({ "name": column.name, "type": rules.schema.type_name(column.ty) });
    let kind = if relation.kind == RelationKind::Input { "input" } else { "derived" };
    let mut entry = json!({
        "name": relation.shown,
        "kind": kind,
        "file": is_written.then(|| file_name(&relation.shown, form)),
        "rows": tuples.len(),
        "columns": relation.columns.iter().map(column).collect::<Vec<_>>(),
        "documentation": relation.doc,
    });
    if let Some(id) = rules.schema.relation(&relation.name) {
        let place = rules.sources.place(rules.declared[usize::from(id.0)].span);
        entry["declared"] = json!({ "file": place.file, "line": place.line });
    }
    entry
}

fn readme(scope: &Scope, form: Form, files: usize) -> String {
    let rows = match form {
        Form::Csv => "`NAME.csv`: a header with the names of the columns, then one row a tuple (RFC 4180)",
        Form::Souffle => "`NAME.facts`: one row a tuple, separated by tabs, without a header",
        Form::JsonLines => "`NAME.jsonl`: one JSON object a tuple, numbers as numbers",
        _ => "`NAME.parquet`: one row a tuple, `INT32` for numbers and `STRING` for all else",
    };
    let again = match form {
        Form::Csv | Form::Souffle => "\n`dfquery FOLDER` reads the facts again.\n",
        _ => "",
    };
    let origin = &scope.base.origin;
    format!(
        "# Relations of {origin}\n\nWritten by dfquery {version}: {files} relations, each in a file of its own.\n\n- \
         {rows}.\n- `schema.json`: every relation with its columns, their types, its number of rows, its \
         documentation and where it is declared. A relation without rows has no file, unless readers need it.\n\n\
         Columns of the same name and type are joined: `block` is a block everywhere. A function is `f`, a block \
         `f/LABEL`, a value `f/%x`, and an instruction `f/LABEL:N`, where N counts from 0 in its block.\n\n\
         `dfquery describe NAME` explains a relation and prints its rules.\n{again}",
        version = env!("CARGO_PKG_VERSION"),
    )
}
