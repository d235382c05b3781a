//! A fact base split into chunks of consecutive parts.

use super::{FactBase, lower_bound};
use crate::schema::{ColumnType, RelationId, TypeId};
use std::ops::Range;

impl FactBase {
    /// The parts of `count` shares, about as many entities in each; the last ones are empty if there are too few parts.
    pub fn shares(&self, count: usize) -> Vec<Range<u32>> {
        let types = || (0..self.entities.len() as u16).map(TypeId);
        let before = |part: u32| types().map(|ty| u64::from(self.first_of(ty, part))).sum::<u64>();
        let (parts, all) = (self.parts(), before(self.parts()));
        let bound = |share: usize| {
            let wanted = all * share as u64 / count as u64;
            lower_bound(parts as usize, |part| before(part as u32) < wanted) as u32
        };
        (0..count)
            .map(|share| bound(share)..if share + 1 == count { parts } else { bound(share + 1) })
            .collect()
    }

    /// The numbers of the rows of `relation` in share number `at` of `shares`: those that belong to its parts, or of
    /// relations that do not begin with an entity as many as in the other shares.
    ///
    /// The rows of all shares, one after the other, are those of the relation.
    pub fn rows_of_share(&self, relation: RelationId, shares: &[Range<u32>], at: usize) -> Range<usize> {
        let rows = self.rows(relation);
        match self.schema[relation].columns.first().map(|column| column.ty) {
            Some(ColumnType::Entity(ty)) => {
                let first = |part: u32| {
                    let first = self.first_of(ty, part);
                    lower_bound(rows.len(), |row| rows.row(row)[0] < first)
                };
                first(shares[at].start)..first(shares[at].end)
            }
            _ => rows.len() * at / shares.len()..rows.len() * (at + 1) / shares.len(),
        }
    }

    /// The first entity of type `ty` that belongs to `part` or to a later one.
    fn first_of(&self, ty: TypeId, part: u32) -> u32 {
        let entities = self.entities(ty);
        entities.starts.get(part as usize).copied().unwrap_or(entities.len() as u32)
    }
}
