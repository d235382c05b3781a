//! The tuples of one function.

use super::strings::Strings;
use crate::{requires, scope::Scope};
use dfquery_engine::{
    base::Rows,
    run::Part,
    schema::{ColumnType, RelationId, RelationKind},
};
use serde_json::{Map, Value, json};
use std::collections::BTreeSet;

/// The relations that a page can show, in the order of their declaration.
pub struct Catalogue {
    relations: Vec<RelationId>,
    /// Those that were asked for.
    pub chosen: Vec<RelationId>,
}

/// Returns true if `relation` has tuples that speak of one function and need nothing but facts.
pub fn is_shown(scope: &Scope, relation: RelationId) -> bool {
    may_be_shown(scope, relation, &requires::needing_more(scope.program.rules, &scope.rules.schema))
}

/// The same, where it is known which relations are `needing_more` than facts.
fn may_be_shown(scope: &Scope, relation: RelationId, needing_more: &BTreeSet<RelationId>) -> bool {
    let schema = &scope.rules.schema;
    let is_parted = |ty| matches!(ty, ColumnType::Entity(ty) if schema.is_parted(ty));
    schema[relation].kind != RelationKind::Inline
        && !scope.evaluator.is_fleeting(relation)
        && !needing_more.contains(&relation)
        && schema[relation].columns.iter().any(|column| is_parted(column.ty))
}

impl Catalogue {
    /// All relations of `scope` that can be shown; those `chosen` stand out. On a `brief` page only those that are derived
    /// function by function.
    pub fn new(scope: &Scope, chosen: Vec<RelationId>, brief: bool) -> Self {
        let all = (0..scope.rules.schema.relations.len()).map(|at| RelationId(at as u16));
        let is_wanted = |id: &RelationId| {
            scope.internals || chosen.contains(id) || kind(scope, *id) != "step" || scope.rules.is_public(*id)
        };
        let (ours, schema) = (scope.program.rules, &scope.rules.schema);
        let mut needing_more = requires::needing_more(ours, schema);
        if brief {
            needing_more.extend(requires::needing_whole(ours, schema));
        }
        let relations = all.filter(is_wanted).filter(|&id| may_be_shown(scope, id, &needing_more)).collect();
        Catalogue { relations, chosen }
    }

    /// The number of `relation` in the page.
    pub fn number(&self, relation: RelationId) -> Option<usize> {
        self.relations.binary_search(&relation).ok()
    }

    /// The relations of which a function has tuples in the page: facts and those that stand out; all if it is shown `whole`.
    pub fn asked(&self, scope: &Scope, whole: bool) -> impl Iterator<Item = RelationId> {
        let is_input = |id: RelationId| scope.rules.schema[id].kind == RelationKind::Input;
        let all = self.relations.iter().copied();
        all.filter(move |&id| whole || self.chosen.contains(&id) || is_input(id))
    }

    /// The names of the entity types.
    pub fn types(&self, scope: &Scope) -> Value {
        scope.rules.schema.types.iter().map(|ty| ty.name.as_str()).collect()
    }

    /// Name, columns, kind, file and first words of each relation, and its place among those that people start with.
    pub fn declarations(&self, scope: &Scope) -> Value {
        let front: Vec<&str> = dfquery_rules::front_row().into_iter().flat_map(|(_, names)| names).collect();
        self.relations.iter().map(|&id| declaration(scope, id, &front)).collect()
    }

    /// The names of the other relations.
    pub fn others(&self, scope: &Scope) -> Value {
        let all = (0..scope.rules.schema.relations.len()).map(|at| RelationId(at as u16));
        let others = all.filter(|&id| self.number(id).is_none());
        others.map(|id| scope.rules.schema[id].shown.as_str()).collect()
    }

    /// The numbers of the relations that stand out.
    pub fn chosen(&self) -> Value {
        self.chosen.iter().filter_map(|&id| self.number(id)).collect()
    }
}

/// Shape   the type of a column is the number of an entity type, `#` for a number, `$` for a symbol or a record
fn declaration(scope: &Scope, id: RelationId, front: &[&str]) -> Value {
    let relation = &scope.rules.schema[id];
    let columns = relation.columns.iter().map(|column| {
        let ty: Value = match column.ty {
            ColumnType::Number | ColumnType::Unsigned => "#".into(),
            ColumnType::Symbol | ColumnType::Record(_) | ColumnType::Float => "$".into(),
            ColumnType::Entity(ty) => ty.0.into(),
        };
        json!([column.name, ty])
    });
    let paragraph: Vec<&str> = relation.doc.lines().take_while(|line| !line.trim().is_empty()).collect();
    json!({
        "name": relation.shown,
        "columns": columns.collect::<Vec<_>>(),
        "kind": kind(scope, id),
        "file": scope.rules.sources.place(scope.rules.declared[usize::from(id.0)].span).file,
        "front": front.iter().position(|name| *name == relation.name),
        "doc": paragraph.join(" "),
    })
}

/// The kinds of relations for the reader, in the order in which they get room.
const KINDS: [&str; 3] = ["fact", "result", "step"];

/// Which of [`KINDS`] a relation is.
fn kind(scope: &Scope, relation: RelationId) -> &'static str {
    if scope.rules.schema[relation].kind == RelationKind::Input {
        "fact"
    } else if is_result(scope, relation) {
        "result"
    } else {
        "step"
    }
}

/// Returns true if `relation` is derived for its own sake: an `.output` names it, or a user's file declares it.
fn is_result(scope: &Scope, relation: RelationId) -> bool {
    let declared = &scope.rules.declared[usize::from(relation.0)];
    declared.output || usize::from(relation.0) >= scope.program.rules.schema().relations.len()
}

/// The tuples of one function.
pub struct Tables {
    /// The tables on the page: the relations that stand out, then facts, results, and last intermediate relations.
    pub tables: Vec<(RelationId, Rows)>,
    /// The tables left out: the numbers of relations, and of their tuples.
    left_out: Vec<(usize, usize)>,
}

impl Tables {
    /// The relations that the catalogue asks for, as far as there is room for their cells.
    pub fn of(catalogue: &Catalogue, scope: &Scope, rows: &Part, whole: bool, mut room: usize) -> Self {
        let schema = &scope.rules.schema;
        let stands_out = |id: &RelationId| catalogue.chosen.contains(id);
        let asked = catalogue.asked(scope, whole);
        let mut all: Vec<(RelationId, Rows)> =
            asked.map(|id| (id, rows.relation(&schema[id].name).clone())).collect();
        all.retain(|(_, rows)| !rows.is_empty());
        let order = |id: &RelationId| {
            (!stands_out(id), KINDS.iter().position(|kind| *kind == self::kind(scope, *id)))
        };
        all.sort_by_key(|(id, rows)| (order(id), rows.len(), *id));
        let (mut tables, mut left_out) = (Vec::new(), Vec::new());
        for (id, rows) in all {
            let cells = rows.len() * rows.arity();
            if cells <= room {
                room -= cells;
                tables.push((id, rows));
            } else {
                left_out.push((catalogue.number(id).expect("it is of the catalogue"), rows.len()));
            }
        }
        Tables { tables, left_out }
    }

    /// By relation the cells of all tuples, one after another.
    pub fn json(&self, scope: &Scope, catalogue: &Catalogue, strings: &mut Strings) -> Value {
        let mut all = Map::new();
        for (id, rows) in &self.tables {
            let columns = &scope.rules.schema[*id].columns;
            let cells = rows.iter().flat_map(|row| row.iter().zip(columns));
            let cells: Vec<i64> = cells.map(|(&cell, column)| strings.cell(column.ty, cell)).collect();
            let number = catalogue.number(*id).expect("it is of the catalogue");
            all.insert(number.to_string(), cells.into());
        }
        all.into()
    }

    /// The relations that there was no room for, with the count of their tuples.
    pub fn left_out(&self) -> Value {
        self.left_out.iter().map(|&(relation, count)| json!([relation, count])).collect()
    }
}
