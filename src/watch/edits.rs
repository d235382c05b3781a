//! Changes by an edit: functions, and rows.

use super::{ids::Translation, layers::Layers};
use crate::scope::Scope;
use dfquery_differential::standing_query::{Cells, Changed};
use dfquery_engine::{
    base::{FactBase, Rows},
    schema::{ColumnType, RelationId, Schema, TypeId},
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::{
    collections::BTreeSet,
    hash::{DefaultHasher, Hash, Hasher},
};

/// The rows of a relation in a function, or of none.
type Place = (RelationId, Option<String>);

/// The previous program, as far as it is remembered.
#[derive(Default)]
pub struct Edits {
    /// The hash of the facts of each function, by name.
    functions: FxHashMap<String, u64>,
    /// The same of facts that belong to no function.
    module: u64,
    rows: FxHashMap<Place, FxHashSet<Cells>>,
}

/// The differences of a program from the previous one.
#[derive(Default)]
pub struct Found {
    /// The functions that are new or changed.
    pub edited: Vec<u32>,
    /// The names of removed functions.
    gone: Vec<String>,
}

/// The knowledge of a program before its facts are compared.
pub struct Seen<'s> {
    /// The functions that may have changed, if not all may have.
    pub edited: Option<&'s FxHashSet<String>>,
    /// The removed functions, if it is known which may have changed.
    pub gone: &'s [String],
    /// True if all functions are there to be looked at.
    pub is_whole: bool,
    pub dataflow: Flow,
    /// True if the answer has rows.
    pub tells: bool,
}

/// The work of the dataflow.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Flow {
    /// It follows the changes of its inputs.
    Follows,
    /// Nothing: the relations that it derives are not asked for.
    Idle,
    /// Nothing: its inputs do not change. There is no answer if they do.
    Still,
}

impl Seen<'_> {
    /// All functions are there and may have changed.
    pub const ALL: Seen<'static> =
        Seen { edited: None, gone: &[], is_whole: true, dataflow: Flow::Follows, tells: true };
}

impl Edits {
    /// The functions of `scope` that differ from those before, of which `known` are unchanged and `gone` are removed.
    /// None if all may have changed and `scope` has not all.
    pub fn compare(&mut self, scope: &Scope, layers: &Layers, seen: &Seen) -> Option<Found> {
        let is_read = |part: u32| seen.edited.is_none_or(|edited| edited.contains(&name(scope.base, part)));
        let is_read: Vec<bool> = (0..scope.base.parts()).map(is_read).collect();
        let hashes = Hashes::of(scope.base, layers, &is_read);
        let is_same_module = hashes.module == self.module;
        if !is_same_module && !seen.is_whole {
            return None;
        }
        self.module = hashes.module;
        let mut found = Found { gone: seen.gone.to_vec(), ..Found::default() };
        let mut before = std::mem::take(&mut self.functions);
        let mut now = FxHashMap::default();
        for (part, hasher) in (0..).zip(hashes.parts) {
            let (name, hash) = (name(scope.base, part), hasher.finish());
            let old = before.remove(&name);
            let is_edited = is_read[part as usize] && old != Some(hash);
            if is_edited || !is_same_module {
                found.edited.push(part);
            }
            now.insert(name, if is_read[part as usize] { hash } else { old.unwrap_or(hash) });
        }
        match seen.edited {
            None => found.gone = before.into_keys().collect(),
            Some(_) => {
                found.gone.iter().for_each(|name| _ = before.remove(name));
                now.extend(before);
            }
        }
        self.functions = now;
        Some(found)
    }

    /// The changes of the rows that are kept here; `derived` are those of relations by function, in the edited ones,
    /// and `whole` the relations that are derived as a whole.
    pub fn changes(
        &mut self,
        scope: &Scope,
        layers: &Layers,
        found: &Found,
        derived: &[Vec<Rows>],
        whole: &[RelationId],
        translation: &mut Translation,
    ) -> Changed {
        let mut changes = Vec::new();
        for name in &found.gone {
            for &relation in layers.kept_facts.iter().chain(&layers.by_function) {
                self.replace((relation, Some(name.clone())), FxHashSet::default(), &mut changes);
            }
        }
        for (&part, rows) in found.edited.iter().zip(derived) {
            for (&relation, rows) in layers.by_function.iter().zip(rows) {
                let rows =
                    rows.iter().map(|row| translation.row(&scope.rules.schema[relation], row)).collect();
                self.replace((relation, Some(name(scope.base, part))), rows, &mut changes);
            }
        }
        for &relation in &layers.kept_facts {
            self.facts(scope, relation, found, translation, &mut changes);
        }
        for &relation in whole {
            let declared = &scope.rules.schema[relation];
            let rows = scope.session.whole(&declared.name).iter();
            let rows = rows.map(|row| translation.row(declared, row)).collect();
            self.replace((relation, None), rows, &mut changes);
        }
        changes
    }

    /// All rows of `relations`, as those that come.
    pub fn rows(&self, relations: &BTreeSet<RelationId>) -> Changed {
        let of = self.rows.iter().filter(|((relation, _), _)| relations.contains(relation));
        of.flat_map(|((relation, _), rows)| rows.iter().map(|row| (*relation, row.clone(), 1))).collect()
    }

    /// Keeps the rows of `relations` no longer.
    pub fn forget(&mut self, relations: &[RelationId]) {
        self.rows.retain(|(relation, _), _| !relations.contains(relation));
    }

    /// The changes of the facts of `relation`: in edited functions, and outside of functions.
    fn facts(
        &mut self,
        scope: &Scope,
        relation: RelationId,
        found: &Found,
        translation: &mut Translation,
        changes: &mut Changed,
    ) {
        let (base, declared) = (scope.base, &scope.rules.schema[relation]);
        let parts = found.edited.iter().map(|&part| (part, name(base, part)));
        let mut rows: FxHashMap<Option<u32>, (Option<String>, FxHashSet<Cells>)> =
            parts.map(|(part, name)| (Some(part), (Some(name), FxHashSet::default()))).collect();
        rows.insert(None, Default::default());
        Home::of(base.schema(), relation).rows(base, relation, &found.edited, |part, row| {
            if let Some((_, rows)) = rows.get_mut(&part) {
                rows.insert(translation.row(declared, row));
            }
        });
        for (name, rows) in rows.into_values() {
            self.replace((relation, name), rows, changes);
        }
    }

    fn replace(&mut self, place: Place, rows: FxHashSet<Cells>, changes: &mut Changed) {
        let relation = place.0;
        let before = if rows.is_empty() { self.rows.remove(&place) } else { None };
        let before = before.or_else(|| self.rows.get_mut(&place).map(std::mem::take)).unwrap_or_default();
        changes.extend(before.difference(&rows).map(|row| (relation, row.clone(), -1)));
        changes.extend(rows.difference(&before).map(|row| (relation, row.clone(), 1)));
        if !rows.is_empty() {
            self.rows.insert(place, rows);
        }
    }
}

fn name(base: &FactBase, part: u32) -> String {
    base.name(base.schema().partition.expect("functions are the parts"), part)
}

/// The column that says to which function a row belongs.
struct Home(Option<(usize, TypeId)>);

impl Home {
    fn of(schema: &Schema, relation: RelationId) -> Self {
        let column = schema.home_first(relation)[0];
        Home(match schema[relation].columns[column].ty {
            ColumnType::Entity(ty) if schema.is_parted(ty) => Some((column, ty)),
            _ => None,
        })
    }

    fn part(&self, base: &FactBase, row: &[u32]) -> Option<u32> {
        let (column, ty) = self.0?;
        Some(part_of(base, ty, row[column]))
    }

    /// Has `each` take the rows of `relation` in `parts`, and those of no part; perhaps rows of other parts too.
    fn rows(
        &self,
        base: &FactBase,
        relation: RelationId,
        parts: &[u32],
        mut each: impl FnMut(Option<u32>, &[u32]),
    ) {
        let rows = base.rows(relation);
        match self.0 {
            // They lie side by side.
            Some((0, ty)) => {
                for &part in parts {
                    let cells = base.cells_of_parts(relation, ty, part..part + 1);
                    cells.chunks_exact(rows.arity()).for_each(|row| each(Some(part), row));
                }
            }
            _ => rows.iter().for_each(|row| each(self.part(base, row), row)),
        }
    }
}

fn part_of(base: &FactBase, ty: TypeId, id: u32) -> u32 {
    if base.schema().partition == Some(ty) { id } else { base.entities(ty).part_of(id) }
}

/// Hashes of the facts of functions, which do not depend on ids.
struct Hashes {
    parts: Vec<DefaultHasher>,
    module: u64,
}

impl Hashes {
    /// Those of the functions that are read, and of what is outside of functions.
    fn of(base: &FactBase, layers: &Layers, is_read: &[bool]) -> Self {
        let mut hashes =
            Hashes { parts: (0..base.parts()).map(|_| DefaultHasher::new()).collect(), module: 0 };
        let read: Vec<u32> = (0..base.parts()).filter(|&part| is_read[part as usize]).collect();
        let types = (0..base.schema().types.len()).map(|at| TypeId(at as u16));
        for ty in types.filter(|&ty| base.schema().is_parted(ty)) {
            let entities = base.entities(ty);
            for &part in &read {
                let names = entities.of_part(part).map(|id| (ty.0, entities.local_name(id)));
                names.for_each(|name| name.hash(&mut hashes.parts[part as usize]));
            }
        }
        let mut module = DefaultHasher::new();
        let mut facts: Vec<RelationId> = layers.facts.iter().chain(&layers.kept_facts).copied().collect();
        facts.sort_unstable_by_key(|relation| relation.0);
        facts.dedup();
        for relation in facts {
            // Rows outside of functions that no rule by function reads do not count as changes of functions.
            let reads = layers.facts.contains(&relation);
            Home::of(base.schema(), relation).rows(base, relation, &read, |part, row| match part {
                Some(part) if !is_read[part as usize] => {}
                Some(part) => hash(base, relation, row, Some(part), &mut hashes.parts[part as usize]),
                None if reads => hash(base, relation, row, None, &mut module),
                None => {}
            });
        }
        hashes.module = module.finish();
        hashes
    }
}

/// Hashes a row of `part`: entities of the part by their place in it, others by name.
fn hash(base: &FactBase, relation: RelationId, row: &[u32], part: Option<u32>, hasher: &mut DefaultHasher) {
    relation.0.hash(hasher);
    for (column, &cell) in base.schema()[relation].columns.iter().zip(row) {
        match column.ty {
            ColumnType::Symbol => base.symbols().get(cell).hash(hasher),
            ColumnType::Entity(ty)
                if base.schema().is_parted(ty) && Some(part_of(base, ty, cell)) == part =>
            {
                let first = part.map_or(0, |part| base.entities(ty).of_part(part).start);
                cell.wrapping_sub(first).hash(hasher);
            }
            ColumnType::Entity(ty) => base.name(ty, cell).hash(hasher),
            _ => cell.hash(hasher),
        }
    }
}
