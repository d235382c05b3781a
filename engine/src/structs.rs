//! Rust structs of entity types and relations: see [`crate::tuple`].

use crate::schema::{ColumnType, Relation, RelationKind, Schema};
use std::fmt::Write;

/// The derive attribute of each generated struct.
const DERIVES: &str = "#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]";

/// Words of Rust that a column may be called.
const KEYWORDS: [&str; 16] = [
    "as", "box", "const", "dyn", "enum", "fn", "for", "in", "loop", "match", "move", "ref", "static", "type",
    "use", "where",
];

/// Two modules of structs: `entity` with the ids of each entity type, and `relation` with the rows of each relation that
/// can be stored.
pub fn structs(schema: &Schema) -> String {
    let mut out = String::from("/// The ids of entities, by their types.\npub mod entity {\n");
    for (at, ty) in schema.types.iter().enumerate() {
        let (name, doc) = (&ty.name, fenced(&ty.doc));
        write(&mut out, format_args!("#[doc = {doc:?}]\n{DERIVES}\npub struct {name}(pub u32);\n"));
        write(&mut out, format_args!("impl ::dfquery_engine::tuple::Entity for {name} {{\n"));
        write(&mut out, format_args!("const TYPE: &'static str = {name:?};\n"));
        let id = "::dfquery_engine::schema::TypeId";
        write(&mut out, format_args!("const EXPECTED: {id} = {id}({at});\n"));
        write(&mut out, format_args!("#[inline]\nfn from_id(id: u32) -> Self {{ {name}(id) }}\n}}\n"));
    }
    out += "}\n/// The rows of relations, by their names.\npub mod relation {\n";
    let relations = schema.relations.iter().enumerate();
    let stored = |relation: &Relation| relation.kind != RelationKind::Inline && relation.arity() > 0;
    for (at, relation) in relations.filter(|(_, relation)| stored(relation)) {
        add_relation(&mut out, schema, at, relation);
    }
    out + "}\n"
}

fn add_relation(out: &mut String, schema: &Schema, at: usize, relation: &Relation) {
    let (name, arity) = (camel_case(&relation.name), relation.arity());
    let (mut fields, mut from, mut into) = (String::new(), String::new(), String::new());
    for (at, column) in relation.columns.iter().enumerate() {
        let field = field(&column.name);
        match column.ty {
            ColumnType::Entity(ty) => {
                let ty = format!("super::entity::{}", schema[ty].name);
                write(&mut fields, format_args!("pub {field}: {ty},\n"));
                write(&mut from, format_args!("{field}: {ty}(cells[{at}]), "));
                write(&mut into, format_args!("self.{field}.0, "));
            }
            ColumnType::Symbol => {
                let ty = "::dfquery_engine::tuple::Symbol";
                write(&mut fields, format_args!("pub {field}: {ty},\n"));
                write(&mut from, format_args!("{field}: {ty}(cells[{at}]), "));
                write(&mut into, format_args!("self.{field}.0, "));
            }
            ColumnType::Record(_) => {
                let ty = "::dfquery_engine::tuple::Record";
                write(&mut fields, format_args!("pub {field}: {ty},\n"));
                write(&mut from, format_args!("{field}: {ty}(cells[{at}]), "));
                write(&mut into, format_args!("self.{field}.0, "));
            }
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => {
                write(&mut fields, format_args!("pub {field}: u32,\n"));
                write(&mut from, format_args!("{field}: cells[{at}], "));
                write(&mut into, format_args!("self.{field}, "));
            }
        }
    }
    let (doc, declared) = (fenced(&relation.doc), &relation.name);
    write(out, format_args!("#[doc = {doc:?}]\n{DERIVES}\npub struct {name} {{\n{fields}}}\n"));
    write(out, format_args!("impl ::dfquery_engine::tuple::Tuple for {name} {{\n"));
    write(out, format_args!("const RELATION: &'static str = {declared:?};\n"));
    let id = "::dfquery_engine::schema::RelationId";
    write(out, format_args!("const EXPECTED: {id} = {id}({at});\ntype Cells = [u32; {arity}];\n"));
    write(
        out,
        format_args!("#[inline]\nfn from_cells(cells: [u32; {arity}]) -> Self {{ {name} {{ {from}}} }}\n"),
    );
    write(out, format_args!("#[inline]\nfn into_cells(self) -> [u32; {arity}] {{ [{into}] }}\n}}\n"));
}

fn write(out: &mut String, text: std::fmt::Arguments<'_>) {
    out.write_fmt(text).expect("a string takes all");
}

/// `doc` with marks around drawings, which are indented: for rustdoc such lines are programs.
fn fenced(doc: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    let mut is_drawing = false;
    for line in doc.lines() {
        let is_drawn = line.starts_with("    ") || is_drawing && line.trim().is_empty();
        if is_drawn != is_drawing {
            lines.push(if is_drawn { "```text" } else { "```" });
            is_drawing = is_drawn;
        }
        lines.push(line);
    }
    lines.extend(is_drawing.then_some("```"));
    lines.join("\n")
}

/// `phi_arm` as `PhiArm`.
fn camel_case(name: &str) -> String {
    name.split('_')
        .flat_map(|word| {
            let mut letters = word.chars();
            letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters)
        })
        .collect()
}

fn field(column: &str) -> String {
    if KEYWORDS.contains(&column) { format!("r#{column}") } else { column.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{check, syntax::Sources};

    #[test]
    fn a_relation_becomes_a_struct_with_a_field_for_each_column() {
        let mut sources = Sources::new();
        let text = "/// A block.\n.type Block <: symbol\n\
                    /// Holds if control can go on.\n.decl way_out(from: Block, to: Block, type: symbol, number: number)\n\
                    .input way_out";
        sources.add("rules.dl", text);
        let found = structs(&check::program(sources).0.expect("the rules are right").schema);
        for expected in [
            "#[doc = \"A block.\"]",
            "pub struct Block(pub u32);",
            "pub struct WayOut {\npub from: super::entity::Block,\npub to: super::entity::Block,\n\
             pub r#type: ::dfquery_engine::tuple::Symbol,\npub number: u32,\n}",
            "[self.from.0, self.to.0, self.r#type.0, self.number, ]",
        ] {
            assert!(found.contains(expected), "{found}");
        }
    }
}
