//! Precision of points-to in relations that are followed: bytes of objects as long as it has few tuples.

use crate::whole_program::Budget;
use dfquery_differential::standing_query::{Cells, Changed};
use dfquery_engine::schema::RelationId;
use rustc_hash::FxHashSet;

/// The rows of relations that are followed.
type Told = FxHashSet<(RelationId, Cells)>;

/// The precision of points-to. Objects that were merged once stay merged: otherwise an edit of a program near the
/// budget would remove and add all rows.
#[derive(Default)]
pub enum Detail {
    /// The precision that the budget of each program allows.
    #[default]
    Open,
    /// Bytes, as long as the dataflow allows. These rows were told.
    Bytes(Told),
    /// Objects are merged from now on, and no row is derived yet; these were told.
    Exceeded(Told),
    /// The initial precision, which stays.
    Settled,
}

impl Detail {
    /// The component that enforces the budget, depending on whether a dataflow counts tuples.
    pub fn budget(&self, are_counted: bool) -> Budget {
        Budget {
            is_counted: are_counted && matches!(self, Detail::Bytes(_)),
            is_exceeded: matches!(self, Detail::Exceeded(_) | Detail::Settled),
        }
    }

    /// Leaves the precision to the budget of each program, because no dataflow counts tuples.
    pub fn leave_open(&mut self) {
        if let Detail::Bytes(_) = self {
            *self = Detail::Open;
        }
    }

    /// Objects are to be merged.
    pub fn exceed(&mut self) {
        *self = match std::mem::take(self) {
            Detail::Bytes(told) => Detail::Exceeded(told),
            other => other,
        };
    }

    /// The changes of the reported rows for these changes of the followed rows.
    pub fn told(&mut self, changes: Changed) -> Changed {
        match self {
            Detail::Bytes(told) => {
                for (relation, row, sign) in &changes {
                    let row = (*relation, row.clone());
                    _ = if *sign > 0 { told.insert(row) } else { told.remove(&row) };
                }
                changes
            }
            Detail::Exceeded(told) => {
                let mut told = std::mem::take(told);
                *self = Detail::Settled;
                let mut new = changes;
                new.retain(|(relation, row, _)| !told.remove(&(*relation, row.clone())));
                new.extend(told.into_iter().map(|(relation, row)| (relation, row, -1)));
                new
            }
            Detail::Open | Detail::Settled => changes,
        }
    }
}
