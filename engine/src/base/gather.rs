//! Parts of several fact bases as one.

use super::{FactBase, Rows, lower_bound};
use crate::schema::{ColumnType, Relation, RelationId, Schema, TypeId};
use rustc_hash::FxHashMap;
use std::{ops::Range, sync::Arc};

impl FactBase {
    /// A base of `parts`, each of a base, in that order, and of what `modules` say outside of parts.
    ///
    /// # Panics
    ///
    /// If they have another schema than `schema`, or if rules have made records of one of them.
    pub fn gathered(schema: &Arc<Schema>, modules: &[&FactBase], parts: &[(&FactBase, u32)]) -> FactBase {
        let base = FactBase::new(Arc::clone(schema));
        let mut gathering = Gathering { base, symbols: FxHashMap::default() };
        let runs: Vec<Run<'_>> = parts.chunk_by(follows).map(|parts| gathering.entities(parts)).collect();
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            match relation.columns.first().map(|column| column.ty) {
                Some(ColumnType::Entity(ty)) => {
                    for Run { base, parts, moved } in &runs {
                        gathering.rows(at, relation, base, base.cells_of_parts(id, ty, parts.clone()), moved);
                    }
                }
                _ => modules
                    .iter()
                    .for_each(|base| gathering.rows(at, relation, base, &base.rows(id).cells, &[])),
            }
        }
        gathering.base
    }

    /// The cells of the rows of `relation`, which begins with an entity of type `ty`, that belong to `parts`, of which
    /// there are some.
    pub fn cells_of_parts(&self, relation: RelationId, ty: TypeId, parts: Range<u32>) -> &[u32] {
        let Rows { arity, cells } = self.rows(relation);
        if cells.is_empty() {
            return cells;
        }
        let entities = self.entities(ty);
        let ids = entities.of_part(parts.start).start..entities.of_part(parts.end - 1).end;
        let rows = cells.len() / arity;
        let from = lower_bound(rows, |row| cells[row * arity] < ids.start);
        let to = from + lower_bound(rows - from, |row| cells[(from + row) * arity] < ids.end);
        &cells[from * arity..to * arity]
    }
}

/// Parts of one base that follow each other there.
struct Run<'b> {
    base: &'b FactBase,
    parts: Range<u32>,
    /// By entity type the first id of them in that base, and here.
    moved: Vec<(u32, u32)>,
}

/// Returns true if `next` is the part after `part` of one base.
fn follows(part: &(&FactBase, u32), next: &(&FactBase, u32)) -> bool {
    std::ptr::eq(part.0, next.0) && part.1 + 1 == next.1
}

struct Gathering {
    base: FactBase,
    /// By base the symbols here of its own, as far as they were needed.
    symbols: FxHashMap<*const FactBase, Vec<Option<u32>>>,
}

impl Gathering {
    /// Takes over the entities of `parts`, which follow each other, as those of new parts.
    fn entities<'b>(&mut self, parts: &[(&'b FactBase, u32)]) -> Run<'b> {
        let (from, first) = parts[0];
        let partition = from.schema.partition.expect("a schema with parts");
        let types = (0..self.base.entities.len() as u16).map(TypeId);
        let starts = types.map(|ty| from.entities(ty).of_part(first).start);
        let moved = starts.zip(self.base.entities.iter().map(|all| all.len() as u32)).collect();
        let all = first..first + parts.len() as u32;
        for part in all.clone() {
            self.base.open_part(from.entities(partition).local_name(part));
            for (at, mine) in self.base.entities.iter_mut().enumerate() {
                let theirs = from.entities(TypeId(at as u16));
                if at != usize::from(partition.0) {
                    theirs.of_part(part).for_each(|id| _ = mine.names.push(theirs.local_name(id)));
                }
            }
        }
        Run { base: from, parts: all, moved }
    }

    /// Appends rows of relation number `at` that are `cells` in `from`.
    fn rows(&mut self, at: usize, relation: &Relation, from: &FactBase, cells: &[u32], moved: &[(u32, u32)]) {
        if cells.is_empty() {
            return;
        }
        let texts = || vec![None; from.symbols.texts.len()];
        let known = self.symbols.entry(std::ptr::from_ref(from)).or_insert_with(texts);
        let (rows, symbols) = (&mut self.base.rows[at], &mut self.base.symbols);
        rows.cells.reserve(cells.len());
        for row in cells.chunks_exact(relation.arity()) {
            let cells = row.iter().zip(&relation.columns).map(|(&cell, column)| match column.ty {
                ColumnType::Entity(ty) => {
                    let (from, to) = moved[usize::from(ty.0)];
                    cell - from + to
                }
                ColumnType::Symbol => {
                    *known[cell as usize].get_or_insert_with(|| symbols.intern(from.symbols.get(cell)))
                }
                ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => cell,
                ColumnType::Record(_) => unreachable!("facts have no records"),
            });
            rows.cells.extend(cells);
        }
    }
}
