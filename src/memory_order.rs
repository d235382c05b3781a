//! What the whole program says of memory, for conversion: accesses that it keeps apart, and calls that do not write.

use crate::{
    analysis::{Analysis, Asked},
    error::{Error, Result},
    program::Program,
};
use dfquery_engine::tuple::Tuple;
use dfquery_rules::relation;

/// The relation that says to which objects accesses may be.
const ACCESSES: &str = "accesses_object";
/// The relation that says what calls do to memory.
const EFFECTS: &str = "effect_of_call";

/// Adds to the facts of `program` to which objects its accesses may be: when functions are converted, accesses without
/// a common object are not ordered.
///
/// That takes as long as points-to of the whole program. Graphs are then right for calls of this program only.
///
/// # Errors
///
/// [`Error::Stopped`].
pub fn order_memory(program: Program) -> Result<Program> {
    let analysis = Analysis::new(program).forgetful();
    let objects =
        rows(&analysis, ACCESSES, |row| relation::MemoryObject::from_cells([row[0], row[1], row[2]]))?;
    let mut program = analysis.into_program();
    program.base.replace(objects);
    Ok(program)
}

/// Adds to the facts of `program` which of its calls write no memory: when functions are converted, those that only
/// read are ordered like loads, and those that touch nothing not at all.
///
/// # Errors
///
/// [`Error::Stopped`].
pub fn order_calls(program: Program) -> Result<Program> {
    let analysis = Analysis::new(program).forgetful();
    let effects = rows(&analysis, EFFECTS, |row| relation::CallEffect::from_cells([row[0], row[1]]))?;
    let mut program = analysis.into_program();
    program.base.replace(effects);
    Ok(program)
}

/// The rows of `relation`, which is about the whole program.
fn rows<T>(analysis: &Analysis, relation: &str, row: impl Fn(&[u32]) -> T) -> Result<Vec<T>> {
    analysis.scoped(Asked::Relations(&[relation.to_owned()]), |scope| {
        Ok::<_, Error>(scope.session.whole(relation).iter().map(&row).collect::<Vec<_>>())
    })
}
