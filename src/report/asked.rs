//! The rows of the relations that were asked for, with which a page begins.

use crate::{
    finding,
    place::Place,
    proof::{Event, Words},
    relations,
    scope::Scope,
    source_files::SourceFiles,
    wording,
};
use dfquery_engine::schema::RelationId;
use serde_json::{Value, json};

/// The most rows of a relation that are listed.
const LISTED: usize = 200;

/// The rows of each of `relations`: what they say, where, and the paths that lead to them.
pub fn of(scope: &Scope, relations: &[RelationId], files: &mut SourceFiles) -> Value {
    relations.iter().map(|&relation| of_relation(scope, relation, files)).collect()
}

fn of_relation(scope: &Scope, relation: RelationId, files: &mut SourceFiles) -> Value {
    let declared = &scope.rules.schema[relation];
    let words = Words::new(scope);
    let rows = relations::rows(scope, relation);
    let mut findings = finding::findings(scope, relation, &rows);
    let count = findings.len();
    findings.truncate(LISTED);
    // Only what is listed gets paths: its rows are counted anew.
    let mut shown = Vec::new();
    for at in findings.iter_mut().flat_map(|finding| &mut finding.rows) {
        shown.push(rows[*at].clone());
        *at = shown.len() - 1;
    }
    let rows = shown;
    let paths = finding::paths(scope, relation, &rows);
    let listed = findings.iter().map(|finding| {
        let row = &rows[finding.rows[0]];
        let pattern = row.iter().copied().map(Some).collect();
        let tuple = words.pattern(relation, &pattern).text;
        let says = finding.says(&words, relation, row, &paths);
        let cells = declared.columns.iter().zip(row).map(|(column, &cell)| (column.ty, cell));
        let ways = finding.rows.iter().filter_map(|&at| paths.get(at)).filter(|path| !path.steps.is_empty());
        let ways: Vec<Value> =
            ways.map(|path| path.steps.iter().map(|step| of_step(step, files)).collect()).collect();
        let mut value = of_place(Place::of_cells(scope.base, cells).as_ref(), files);
        value["says"] = says.into();
        value["tuple"] = tuple.into();
        value["ways"] = ways.into();
        value
    });
    json!({
        "name": declared.shown,
        "says": wording::statement(declared.doc.lines().next().unwrap_or_default()),
        "count": count,
        "rows": listed.collect::<Vec<Value>>(),
    })
}

/// A step of a path: its place, and what happens there.
fn of_step(step: &Event, files: &mut SourceFiles) -> Value {
    let mut value = of_place(step.place.as_ref(), files);
    value["level"] = step.level.into();
    value["says"] = step.says.as_str().into();
    value
}

/// A place in a function, and in the source with its line, as far as they are known.
fn of_place(place: Option<&Place>, files: &mut SourceFiles) -> Value {
    let Some(place) = place else { return json!({}) };
    let within = place.name.strip_prefix(&place.function).and_then(|rest| rest.strip_prefix('/'));
    let text = place.source.as_ref().and_then(|source| files.line(&source.file, source.line));
    json!({
        "function": place.function,
        "select": within,
        "place": place.to_string(),
        "text": text.map(str::trim),
    })
}
