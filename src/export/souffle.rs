//! Additional files of an export for Soufflé: declarations of the facts, and our rules over them.

use super::destination::{Form, file_name};
use crate::{relations::Tuples, requires, scope::Scope};
use dfquery_engine::{
    schema::{Column, ColumnType, RelationId, RelationKind, Schema, TypeId},
    syntax::{FileId, Names},
};
use std::{
    collections::BTreeSet,
    fmt::{self, Write},
};

/// A file in addition to those of the relations.
pub struct Extra {
    /// Its name in the directory.
    pub name: String,
    /// Its contents.
    pub text: String,
}

/// Our rules over the facts.
pub const PROGRAM: &str = "program.dl";

/// The declarations of `tuples`, and the rules if all facts that they read are among them.
pub fn programs(scope: &Scope, tuples: &[&Tuples]) -> Vec<Extra> {
    let mut extras = vec![Extra {
        name: "declarations.dl".to_owned(),
        text: text(|out| declarations(out, &scope.rules.schema, tuples)),
    }];
    let is_there = |name: &str| tuples.iter().any(|tuples| tuples.relation.name == name);
    let (ours, schema) = (scope.program.rules, &scope.rules.schema);
    if ours.fact_relations().iter().all(|&id| is_there(&schema[id].name)) {
        extras.push(Extra { name: PROGRAM.to_owned(), text: text(|out| program(out, scope, tuples)) });
    }
    extras
}

fn text(write: impl FnOnce(&mut String) -> fmt::Result) -> String {
    let mut text = String::new();
    write(&mut text).expect("a string takes everything");
    text
}

/// Every relation as an input, for programs that take all of it as given.
fn declarations(out: &mut String, schema: &Schema, tuples: &[&Tuples]) -> fmt::Result {
    writeln!(out, "// declarations.dl: the relations with .facts files in this folder, all as inputs.")?;
    writeln!(out, "//\n// `.include` it in a program, and run that with `souffle -F` and this folder.\n")?;
    let types: BTreeSet<TypeId> =
        tuples.iter().flat_map(|tuples| &tuples.relation.columns).filter_map(entity).collect();
    for ty in types {
        writeln!(out, ".type {} <: symbol", schema[ty].name)?;
    }
    for relation in tuples.iter().map(|tuples| tuples.relation) {
        writeln!(out)?;
        for line in relation.doc.lines() {
            writeln!(out, "{}", format!("/// {line}").trim_end())?;
        }
        let column = |column: &Column| match column.ty {
            ColumnType::Entity(ty) => format!("{}: {}", column.name, schema[ty].name),
            ColumnType::Symbol | ColumnType::Record(_) => format!("{}: symbol", column.name),
            ty => format!("{}: {}", column.name, schema.type_name(ty)),
        };
        let columns: Vec<String> = relation.columns.iter().map(column).collect();
        // A relation with the name of a built-in one is called `file.name`, which is none in Soufflé.
        let name = relation.shown.replace('.', "_");
        let parameters = match name == relation.shown {
            true => String::new(),
            false => format!("(filename=\"{}\")", file_name(&relation.shown, Form::Souffle)),
        };
        writeln!(out, ".decl {name}({})\n.input {name}{parameters}", columns.join(", "))?;
    }
    Ok(())
}

fn entity(column: &Column) -> Option<TypeId> {
    match column.ty {
        ColumnType::Entity(ty) => Some(ty),
        _ => None,
    }
}

/// The rule files as they stand, one after the other, but for those about what is only there while dfquery makes it.
fn program(out: &mut String, scope: &Scope, tuples: &[&Tuples]) -> fmt::Result {
    let sources = &scope.rules.sources;
    let left = left_out(scope);
    writeln!(out, "// program.dl: dfquery's rules over the facts in this folder.")?;
    writeln!(out, "//\n//     souffle -F . -D . program.dl\n//")?;
    writeln!(out, "// writes a .csv file, separated by tabs, for each derived relation that was exported.")?;
    writeln!(
        out,
        "// Omitted, because they read relations that exist only inside dfquery, or mean them by the names of files:"
    )?;
    for &file in &left {
        writeln!(out, "//     {}", sources[file].name)?;
    }
    for (_, source) in sources.iter().filter(|(file, _)| !left.contains(file)) {
        writeln!(out, "\n// ---- {}\n\n{}", source.name, source.text.trim_end())?;
    }
    writeln!(out, "\n// ---- what was exported\n")?;
    for relation in tuples.iter().map(|tuples| tuples.relation) {
        let id = scope.rules.schema.relation(&relation.name).expect("the program declares what is exported");
        let declared = &scope.rules.declared[id.0 as usize];
        let is_here = relation.kind == RelationKind::Derived && !left.contains(&declared.span.file);
        if is_here && !declared.output {
            writeln!(out, ".output {}", relation.name)?;
        }
    }
    Ok(())
}

/// The files that declare something that does not follow from facts, and those that read their relations.
fn left_out(scope: &Scope) -> BTreeSet<FileId> {
    let program = scope.rules;
    let schema = &program.schema;
    let home = |id: RelationId| program.declared[id.0 as usize].span.file;
    let all = (0..schema.relations.len()).map(|at| RelationId(at as u16));
    let stored = all.filter(|id| schema[*id].kind != RelationKind::Inline);
    let needing_more = requires::needing_more(scope.program.rules, schema);
    let unfit = stored.filter(|id| needing_more.contains(id));
    let mut left: BTreeSet<FileId> = unfit.map(home).collect();
    // In Soufflé a name is declared once, and has no dot.
    let uses_scopes = |text: &str| !Names::of(text).qualified.is_empty();
    let scoped = program.sources.iter().filter(|(_, source)| uses_scopes(&source.text)).map(|(id, _)| id);
    let shadowing = (0..schema.relations.len()).filter(|&at| schema.relations[at].name.contains('.'));
    left.extend(scoped.chain(shadowing.map(|at| home(RelationId(at as u16)))).collect::<Vec<_>>());
    for file in &program.files {
        // A file comes after those that it reads.
        if file.reads.iter().any(|&id| left.contains(&home(id))) {
            left.insert(file.id);
        }
    }
    left
}
