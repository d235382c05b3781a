//! Rows that other processes derive and that do not come together here.

use super::Scope;
use crate::{shards::segments, table::RowFormat};
use dfquery_differential::output_part::{Files, Way};
use dfquery_engine::schema::{ColumnType, RelationId};
use std::{path::Path, time::Instant};

impl Scope<'_> {
    /// Lets `take` have the rows of `relation` in order, some at a time, as long as it says to go on; false if they have to
    /// come together, and nobody has got any.
    ///
    /// Unwinds if work is to stop.
    pub(crate) fn pass_on(&self, relation: RelationId, take: &mut dyn FnMut(&[u32]) -> bool) -> bool {
        self.leave(relation, Way::Here(take))
    }

    /// Has other processes write the rows of `relation` to `folder`, in this `format`, in files whose names are in the order of rows;
    /// false if they cannot.
    ///
    /// Unwinds if work is to stop.
    pub(crate) fn write_segments(&self, relation: RelationId, folder: &Path, format: RowFormat) -> bool {
        let declared = &self.rules.schema[relation];
        let Some(form) = segments::form(self.base, self.program.shards.as_ref(), declared, format) else {
            return false;
        };
        let files = Files { folder: folder.to_owned(), form };
        self.leave(relation, Way::Files(&files))
    }

    /// Returns true if processes derive `relation`, and nothing else is asked, so that its rows need not come together.
    pub(crate) fn may_leave(&self, relation: RelationId) -> bool {
        let columns = &self.rules.schema[relation].columns;
        let is_of_parts = columns.iter().any(|column| matches!(column.ty, ColumnType::Entity(_)));
        let is_all = !self.selected || !is_of_parts;
        self.is_alone && self.asked == [relation] && is_all && self.evaluators.leaves(relation)
    }

    /// Has the rows of `relation` go somewhere, if that may be and their order is that of their cells.
    fn leave(&self, relation: RelationId, way: Way<'_>) -> bool {
        let declared = &self.rules.schema[relation];
        if !self.may_leave(relation) {
            return false;
        }
        let began = Instant::now();
        let Some(inputs) = self.session.inputs_of(&declared.name) else { return false };
        if !self.base.are_in_order(&declared.columns) {
            return false;
        }
        let Some(rows) = self.evaluators.leave(relation, &inputs, way) else { return false };
        let is_its = |clock: &&super::Clock<'_>| clock.unit.derives.contains(&declared.name.as_str());
        self.clocks[1].iter().filter(is_its).for_each(|clock| clock.count(&declared.name, began, rows));
        true
    }
}
