//! Rows that other processes derive and that do not come together here.

use crate::{scope::Scope, shards::segments, table::RowFormat};
use dfquery_differential::output_part::{Files, Way};
use dfquery_engine::schema::RelationId;
use std::{path::Path, time::Instant};

/// Lets `take` have the rows of `relation` in order, some at a time, as long as it says to go on; false if they have to
/// come together, and nobody has got any.
///
/// Unwinds if work is to stop.
pub fn pass_on(scope: &Scope, relation: RelationId, take: &mut dyn FnMut(&[u32]) -> bool) -> bool {
    leave(scope, relation, Way::Here(take))
}

/// Has other processes write the rows of `relation` to `folder`, in this `format`, in files whose names are in the order of rows;
/// false if they cannot.
///
/// Unwinds if work is to stop.
pub fn write_segments(scope: &Scope, relation: RelationId, folder: &Path, format: RowFormat) -> bool {
    let declared = &scope.rules.schema[relation];
    let Some(form) = segments::form(scope.base, scope.program.shards.as_ref(), declared, format) else {
        return false;
    };
    let files = Files { folder: folder.to_owned(), form };
    leave(scope, relation, Way::Files(&files))
}

/// Has the rows of `relation` go somewhere, if that may be and their order is that of their cells.
fn leave(scope: &Scope, relation: RelationId, way: Way<'_>) -> bool {
    let declared = &scope.rules.schema[relation];
    let Some(dataflows) = scope.evaluators.dataflows().filter(|_| scope.may_leave(relation)) else {
        return false;
    };
    let began = Instant::now();
    let Some(inputs) = scope.session.inputs_of(&declared.name) else { return false };
    if !scope.base.are_in_order(&declared.columns) {
        return false;
    }
    let Some(rows) = dataflows.0.leave(relation, &inputs, way) else { return false };
    let own = scope.clocks[1].iter().filter(|clock| clock.unit.derives.contains(&declared.name.as_str()));
    own.for_each(|clock| clock.count(began, [(declared.name.as_str(), rows)]));
    true
}
