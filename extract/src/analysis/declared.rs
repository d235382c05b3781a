//! Relations and types by the names that the schema gives them.

use dfquery_engine::{
    base::FactBase,
    schema::{RelationId, TypeId},
};

/// The relation called `name`.
///
/// # Panics
///
/// If the schema of `base` does not declare it.
pub fn relation(base: &FactBase, name: &str) -> RelationId {
    base.schema().relation(name).unwrap_or_else(|| panic!("the schema declares `{name}`"))
}

/// The type of entities called `name`.
///
/// # Panics
///
/// As [`relation`].
pub fn entity_type(base: &FactBase, name: &str) -> TypeId {
    base.schema().entity_type(name).unwrap_or_else(|| panic!("the schema declares `{name}`"))
}
