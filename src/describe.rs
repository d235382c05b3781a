//! `dfquery describe`: what the relations mean, in the words of the rule files.

use crate::{args::Describe, failure::Failure, output, relation};
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

/// Lists the relations of `program`, or explains one.
pub fn print(program: &Program, relation: Option<&str>) -> Result<(), Failure> {
    match relation {
        None => output::to(None, |out| Ok(list(out, program)?)),
        Some(name) => {
            let id = match program.schema.relation(name) {
                Some(id) => id,
                None => relation::find(&program.schema, name)?,
            };
            output::to(None, |out| Ok(explain(out, program, id)?))
        }
    }
}

/// One line a relation, file by file.
fn list(out: &mut dyn Write, program: &Program) -> io::Result<()> {
    let mut file = String::new();
    for (at, declared) in program.schema.relations.iter().enumerate() {
        let place = program.sources.place(program.declared[at].span);
        if place.file != file {
            let gap = if file.is_empty() { "" } else { "\n" };
            writeln!(out, "{gap}{}", place.file)?;
            file = place.file;
        }
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
    }
}
