//! Facts that are read on first access.

use super::{Entities, FactBase, Left, Rows, Shared, Source};
use crate::schema::{RelationId, Schema, TypeId};
use std::{
    collections::BTreeSet,
    sync::{Arc, OnceLock},
};

impl Left {
    pub(super) fn has(&self, relation: RelationId) -> bool {
        self.relations.contains(&relation)
    }

    pub(super) fn has_type(&self, ty: TypeId) -> bool {
        self.shared.counts[usize::from(ty.0)].is_some()
    }

    /// The rows of `relation` in `base`, if they were read.
    pub(super) fn held(&self, relation: RelationId) -> Option<&Rows> {
        self.shared.rows[usize::from(relation.0)].get()
    }

    pub(super) fn rows(&self, base: &FactBase, relation: RelationId) -> &Rows {
        self.fetch(base, &[relation]);
        self.held(relation).expect("the rows were just read")
    }

    pub(super) fn entities(&self, base: &FactBase, ty: TypeId) -> &Entities {
        let known = &self.shared.entities[usize::from(ty.0)];
        if known.get().is_none() {
            let mut found = [(ty, Entities::default())];
            let listing = listing(&base.schema, ty);
            self.shared.source.read(base, &[listing], &mut |part, _| found[0].1.append(part.entities(ty)));
            self.keep_entities(found);
        }
        known.get().expect("the entities were just read")
    }

    pub(super) fn count(&self, ty: TypeId) -> Option<usize> {
        self.shared.counts[usize::from(ty.0)]
    }

    /// Reads `relations` of `base` together, as far as they are left and were not read, and the entities that they list.
    pub(super) fn fetch(&self, base: &FactBase, relations: &[RelationId]) {
        let is_missing = |relation: &&RelationId| self.has(**relation) && self.held(**relation).is_none();
        let missing: Vec<RelationId> = relations.iter().filter(is_missing).copied().collect();
        if missing.is_empty() {
            return;
        }
        let schema = &base.schema;
        let mut rows: Vec<Rows> = missing.iter().map(|&id| Rows::new(schema[id].arity())).collect();
        let types = (0..schema.types.len() as u16).map(TypeId);
        let listed = types.filter(|&ty| {
            let is_new = self.has_type(ty) && self.shared.entities[usize::from(ty.0)].get().is_none();
            is_new && missing.contains(&listing(schema, ty))
        });
        let mut entities: Vec<(TypeId, Entities)> = listed.map(|ty| (ty, Entities::default())).collect();
        // Nothing is locked meanwhile: other threads may read the same.
        self.shared.source.read(base, &missing, &mut |part, moved| {
            for (&relation, rows) in missing.iter().zip(&mut rows) {
                moved.append(part.rows(relation), &schema[relation].columns, rows);
            }
            entities.iter_mut().for_each(|(ty, entities)| entities.append(part.entities(*ty)));
        });
        for (relation, rows) in missing.into_iter().zip(rows) {
            let _ = self.shared.rows[usize::from(relation.0)].set(rows);
        }
        self.keep_entities(entities);
    }

    fn keep_entities(&self, found: impl IntoIterator<Item = (TypeId, Entities)>) {
        for (ty, entities) in found {
            let _ = self.shared.entities[usize::from(ty.0)].set(entities);
        }
    }
}

/// The relation that lists the entities of type `ty`.
fn listing(schema: &Schema, ty: TypeId) -> RelationId {
    schema[ty].listed_by.expect("entities that are left have a listing")
}

impl FactBase {
    /// Leaves the rows of `relations` and all entities but the parts with `source`, until they are needed;
    /// `counts` says by type how many entities there are.
    pub fn leave(&mut self, source: Box<dyn Source>, relations: BTreeSet<RelationId>, counts: &[usize]) {
        let schema = &self.schema;
        let types = (0..).map(TypeId).zip(counts);
        let counts = types.map(|(ty, &count)| {
            let is_left = Some(ty) != schema.partition && schema[ty].listed_by.is_some();
            is_left.then_some(count)
        });
        let shared = Shared {
            source,
            rows: schema.relations.iter().map(|_| OnceLock::new()).collect(),
            entities: schema.types.iter().map(|_| OnceLock::new()).collect(),
            counts: counts.collect(),
        };
        self.left = Some(Left { shared: Arc::new(shared), relations });
    }

    /// Returns true if the rows of `relation` are those that were left elsewhere.
    pub fn is_left(&self, relation: RelationId) -> bool {
        self.left.as_ref().is_some_and(|left| left.has(relation))
    }

    /// Returns true if anything was left elsewhere, which has all that is computed of facts.
    pub fn leaves_some(&self) -> bool {
        self.left.is_some()
    }

    /// The rows of `relation`, unless they are left elsewhere.
    pub fn held(&self, relation: RelationId) -> Option<&Rows> {
        match &self.left {
            Some(left) if left.has(relation) => left.held(relation),
            _ => Some(&self.rows[usize::from(relation.0)]),
        }
    }

    /// Reads those of `relations` that are left elsewhere, together: one by one takes longer.
    pub fn fetch(&self, relations: &[RelationId]) {
        self.left.iter().for_each(|left| left.fetch(self, relations));
    }

    /// The number of entities of type `ty`.
    pub fn count(&self, ty: TypeId) -> usize {
        let left = self.left.as_ref().and_then(|left| left.count(ty));
        left.unwrap_or_else(|| self.entities(ty).len())
    }

    /// Takes the rows of `relation` over, if they are left elsewhere: they are to be changed.
    pub(super) fn take_over(&mut self, relation: RelationId) {
        if self.is_left(relation) {
            let rows = self.rows(relation).clone();
            self.rows[usize::from(relation.0)] = rows;
            self.left.iter_mut().for_each(|left| _ = left.relations.remove(&relation));
        }
    }

    /// Takes all over that is left elsewhere.
    pub(super) fn settle(&mut self) {
        let Some(left) = self.left.take() else { return };
        let relations: Vec<RelationId> = left.relations.iter().copied().collect();
        left.fetch(self, &relations);
        for relation in relations {
            self.rows[usize::from(relation.0)] = left.rows(self, relation).clone();
        }
        let types = (0..self.schema.types.len() as u16).map(TypeId);
        for ty in types.filter(|&ty| left.has_type(ty)).collect::<Vec<_>>() {
            self.entities[usize::from(ty.0)] = left.entities(self, ty).clone();
        }
    }
}
