//! Parts of several fact bases as one.

use super::{FactBase, Rows, lower_bound};
use crate::schema::{ColumnType, Relation, RelationId, Schema, TypeId};
use rustc_hash::FxHashMap;
use std::sync::Arc;

impl FactBase {
    /// A base of `parts`, each of a base, in that order, and of what `modules` say outside of parts.
    ///
    /// # Panics
    ///
    /// If they have another schema than `schema`, or if rules have made records of one of them.
    pub fn gathered(schema: &Arc<Schema>, modules: &[&FactBase], parts: &[(&FactBase, u32)]) -> FactBase {
        let base = FactBase::new(Arc::clone(schema));
        let mut gathering = Gathering { base, symbols: FxHashMap::default() };
        let moved: Vec<Moved> = parts.iter().map(|&(base, part)| gathering.entities(base, part)).collect();
        for (at, relation) in schema.relations.iter().enumerate() {
            let id = RelationId(at as u16);
            match relation.columns.first().map(|column| column.ty) {
                Some(ColumnType::Entity(ty)) => {
                    for (&(base, part), moved) in parts.iter().zip(&moved) {
                        gathering.rows(at, relation, base, base.cells_of_part(id, ty, part), moved);
                    }
                }
                _ => modules
                    .iter()
                    .for_each(|base| gathering.rows(at, relation, base, &base.rows(id).cells, &Vec::new())),
            }
        }
        gathering.base
    }

    /// The cells of the rows of `relation`, which begins with an entity of type `ty`, that belong to `part`.
    fn cells_of_part(&self, relation: RelationId, ty: TypeId, part: u32) -> &[u32] {
        let Rows { arity, cells } = self.rows(relation);
        let (ids, rows) = (self.entities(ty).of_part(part), cells.len() / (*arity).max(1));
        let from = lower_bound(rows, |row| cells[row * arity] < ids.start);
        let to = from + lower_bound(rows - from, |row| cells[(from + row) * arity] < ids.end);
        &cells[from * arity..to * arity]
    }
}

/// By entity type the first id of a part in its base, and here.
type Moved = Vec<(u32, u32)>;

struct Gathering {
    base: FactBase,
    /// By base the symbols here of its own, as far as they were needed.
    symbols: FxHashMap<*const FactBase, Vec<Option<u32>>>,
}

impl Gathering {
    /// Takes over the entities of `part` of `from` as those of a new part.
    fn entities(&mut self, from: &FactBase, part: u32) -> Moved {
        let partition = from.schema.partition.expect("a schema with parts");
        let types = || (0..self.base.entities.len() as u16).map(TypeId);
        let starts = types().map(|ty| from.entities(ty).of_part(part).start);
        let moved: Moved = starts.zip(self.base.entities.iter().map(|all| all.len() as u32)).collect();
        self.base.open_part(from.entities(partition).local_name(part));
        for (at, mine) in self.base.entities.iter_mut().enumerate() {
            let theirs = from.entities(TypeId(at as u16));
            if at != usize::from(partition.0) {
                theirs.of_part(part).for_each(|id| _ = mine.names.push(theirs.local_name(id)));
            }
        }
        moved
    }

    /// Appends rows of relation number `at` that are `cells` in `from`.
    fn rows(&mut self, at: usize, relation: &Relation, from: &FactBase, cells: &[u32], moved: &Moved) {
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
                ColumnType::Number => cell,
                ColumnType::Record(_) => unreachable!("facts have no records"),
            });
            rows.cells.extend(cells);
        }
    }
}
