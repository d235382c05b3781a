//! Accesses to memory that the whole program keeps apart, for conversion.

use crate::{
    analysis::{Analysis, Asked},
    error::{Error, Result},
    program::Program,
};
use dfquery_engine::tuple::Tuple;
use dfquery_rules::relation;

/// The relation that says to which objects accesses may be.
const ACCESSES: &str = "accesses_object";

/// Adds to the facts of `program` to which objects its accesses may be: when functions are converted, accesses without a common
/// object are not ordered.
///
/// That takes as long as points-to of the whole program. Graphs are then right for calls of this program only.
///
/// # Errors
///
/// [`Error::Stopped`].
pub fn order_memory(program: Program) -> Result<Program> {
    let analysis = Analysis::new(program).forgetful();
    let asked = [ACCESSES.to_owned()];
    let objects = analysis.scoped(Asked::Relations(&asked), |scope| {
        let object = |row: &[u32]| relation::MemoryObject::from_cells([row[0], row[1], row[2]]);
        Ok::<_, Error>(scope.session.whole(ACCESSES).iter().map(object).collect::<Vec<_>>())
    })?;
    let mut program = analysis.into_program();
    program.base.replace(objects);
    Ok(program)
}
