//! `dfquery describe`: what the relations mean, in the words of the rule files.

use crate::cli::{args::Describe, failure::Failure, output};
use dfquery::requires;
use dfquery_engine::{
    check::Program,
    compile::datafrog,
    schema::{ColumnType, RelationId, RelationKind, Schema},
};
use std::io::{self, Write};

/// Lists the relations, or explains one.
pub fn run(command: &Describe) -> Result<(), Failure> {
    print(dfquery_rules::program(), command.relation.as_deref())
}

/// Lists the relations of `program`, or those with a word in their names, or explains one.
pub fn print(program: &Program, asked: Option<&str>) -> Result<(), Failure> {
    let schema = &program.schema;
    if let Some(id) = asked.and_then(|name| schema.relation(name)) {
        return output::to(None, |out| Ok(explain(out, program, id)?));
    }
    let word = asked.unwrap_or("").to_lowercase();
    let mut listed: Vec<(String, RelationId)> = (0..schema.relations.len())
        .map(|at| (file(program, RelationId(at as u16)), RelationId(at as u16)))
        .filter(|(file, id)| schema[*id].name.to_lowercase().contains(&word) || file.contains(&word))
        .collect();
    if listed.is_empty() {
        requires::find(schema, asked.unwrap_or_default())?;
    }
    // What is nearest comes first: facts, then what follows from them, then what is for one purpose, in folders.
    listed.sort_by_key(|(file, _)| (file.matches('/').count(), !file.ends_with("schema.dl")));
    output::to(None, |out| Ok(list(out, program, &listed)?))
}

/// The file that declares `relation`.
fn file(program: &Program, relation: RelationId) -> String {
    program.sources.place(program.declared[relation.0 as usize].span).file
}

/// Two lines a relation, file by file.
fn list(out: &mut dyn Write, program: &Program, listed: &[(String, RelationId)]) -> io::Result<()> {
    let mut last = "";
    for (file, id) in listed {
        if file != last {
            let gap = if last.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{file}")?;
            last = file;
        }
        let declared = &program.schema[*id];
        let first = declared.doc.lines().next().unwrap_or("");
        writeln!(out, "  {declared}\n      {first}")?;
    }
    Ok(())
}

fn explain(out: &mut dyn Write, program: &Program, id: RelationId) -> io::Result<()> {
    let relation = &program.schema[id];
    let place = program.sources.place(program.declared[id.0 as usize].span);
    let columns: Vec<String> = relation
        .columns
        .iter()
        .map(|column| format!("{}: {}", column.name, type_name(&program.schema, column.ty)))
        .collect();
    let kind = match relation.kind {
        RelationKind::Input => "input",
        RelationKind::Derived => "derived",
        RelationKind::Inline => "inline",
    };
    writeln!(out, "{}({})", relation.name, columns.join(", "))?;
    writeln!(out, "{kind}, {}:{}\n", place.file, place.line)?;
    if !relation.doc.is_empty() {
        writeln!(out, "{}", relation.doc)?;
    }
    if let Some(left) = datafrog::left(program).into_iter().find(|left| left.relation == id) {
        let place = program.sources.place(left.rule.span);
        writeln!(out, "\nnot evaluated by datafrog: see the rule at {}:{}", place.file, place.line)?;
    }
    let mut spans: Vec<_> = program
        .files
        .iter()
        .flat_map(|file| &file.rules)
        .filter(|rule| rule.head.relation == id)
        .map(|rule| rule.span)
        .collect();
    spans.dedup();
    if !spans.is_empty() {
        writeln!(out)?;
    }
    for span in spans {
        writeln!(out, "{}", program.sources.text(span))?;
    }
    Ok(())
}

fn type_name(schema: &Schema, ty: ColumnType) -> &str {
    match ty {
        ColumnType::Entity(ty) => &schema[ty].name,
        ColumnType::Symbol => "symbol",
        ColumnType::Number => "number",
        ColumnType::Record(ty) => &schema[ty].name,
    }
}
