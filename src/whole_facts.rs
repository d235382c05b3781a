//! Relations of the whole program that become facts, for rules that are about one function at a time.

use crate::{
    analysis::{Analysis, Asked},
    error::{Error, Result},
    program::Program,
    whole_program::MemoryOrder,
};
use dfquery_engine::{base::FactBase, tuple::Tuple};
use dfquery_rules::relation;

impl Program {
    /// Fills what takes the whole program to convert one of its functions, once: which calls write no memory, and, where
    /// [`WholeProgram`](crate::WholeProgram) says so, to which objects accesses may be. Tells whether there was something to
    /// fill.
    ///
    /// # Errors
    ///
    /// [`Error::Stopped`].
    pub fn complete_for_conversion(&mut self) -> Result<bool> {
        let Some(order) = self.order else { return Ok(false) };
        order_calls(self)?;
        if order == MemoryOrder::Program {
            order_memory(self)?;
        }
        // Not before: what is stopped is filled by the next question.
        self.order = None;
        Ok(true)
    }
}

/// Adds to the facts of `program` to which objects its accesses may be: when functions are converted, accesses without
/// a common object are not ordered.
///
/// # Errors
///
/// [`Error::Stopped`].
fn order_memory(program: &mut Program) -> Result<()> {
    add(program, "accesses_object", |row| relation::MemoryObject::from_cells([row[0], row[1], row[2]]))
}

/// Adds to the facts of `program` which of its calls write no memory: when functions are converted, those that only
/// read are ordered like loads, and those that touch nothing not at all.
///
/// # Errors
///
/// [`Error::Stopped`].
fn order_calls(program: &mut Program) -> Result<()> {
    add(program, "effect_of_call", |row| relation::CallEffect::from_cells([row[0], row[1]]))
}

/// Adds to the facts of `program` which of its loads are not from memory of one lane.
pub fn share_loads(program: &mut Program) -> Result<()> {
    add(program, "loads_shared", |row| relation::SharedLoad::from_cells([row[0]]))
}

/// Adds the rows of `relation`, which is about the whole program, each as the fact that `fact` makes of it.
fn add<T: Tuple>(program: &mut Program, relation: &str, fact: impl Fn(&[u32]) -> T) -> Result<()> {
    let facts = derived(program, relation, fact)?;
    program.base.replace(facts);
    Ok(())
}

/// The rows of `relation`, which is about the whole program, each as `read` makes of it.
///
/// # Errors
///
/// [`Error::Stopped`].
pub fn derived<T>(program: &mut Program, relation: &str, read: impl Fn(&[u32]) -> T) -> Result<Vec<T>> {
    let rules = program.rules;
    let nothing = FactBase::new(rules.schema().clone());
    let nothing = Program::complete_of(nothing, rules, Vec::new(), program.observer.clone());
    let analysis = Analysis::new(std::mem::replace(program, nothing)).forgetful();
    let rows = analysis.scoped(Asked::Relations(&[relation.to_owned()]), |scope| {
        Ok::<_, Error>(scope.session.whole(relation).iter().map(&read).collect())
    });
    *program = analysis.into_program();
    rows
}
