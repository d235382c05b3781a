//! Relations in words, from the rule files.

use dfquery::{
    Error,
    engine::{
        check::Program,
        schema::{RelationId, RelationKind},
    },
    requires,
};

/// The names of the relations that are for users: the built-in ones that are no steps on the way to others, and those of
/// one's own.
pub fn names(rules: &Program) -> Vec<String> {
    let ids = (0..rules.schema.relations.len()).map(|at| RelationId(at as u16));
    let is_shown = |id: &RelationId| rules.is_public(*id) || !rules.sources.is_library(rules.file_of(*id));
    ids.filter(is_shown).map(|id| rules.schema[id].shown.clone()).collect()
}

/// The columns, the documentation and the rules of the relation called `name`.
///
/// # Errors
///
/// There is none; the message has names like it.
pub fn relation(rules: &Program, name: &str) -> Result<String, Error> {
    let id = requires::find(rules, name)?;
    let relation = &rules.schema[id];
    let columns = relation.columns.iter();
    let columns = columns.map(|column| format!("{}: {}", column.name, rules.schema.type_name(column.ty)));
    let kind = match relation.kind {
        RelationKind::Input => "input",
        RelationKind::Derived => "derived",
        RelationKind::Inline => "inline",
    };
    let place = rules.sources.place(rules.declared[id.0 as usize].span);
    let head = format!("{}({})", relation.shown, columns.collect::<Vec<_>>().join(", "));
    let mut parts = vec![format!("{head}\n{kind}, {}:{}", place.file, place.line)];
    parts.extend((!relation.doc.is_empty()).then(|| relation.doc.clone()));
    let texts: Vec<String> =
        rules.rules_of(id).into_iter().map(|span| rules.sources.text(span).to_owned()).collect();
    parts.extend((!texts.is_empty()).then(|| texts.join("\n")));
    Ok(parts.join("\n\n"))
}
