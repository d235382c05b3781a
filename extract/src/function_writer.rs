//! The facts of one function while a reader writes them.

use crate::source::place;
use dfquery_engine::{base::FactBase, schema::Schema};
use std::sync::Arc;

/// A base of one function, filled by the names that the schema has.
pub struct FunctionWriter<'t> {
    /// The facts written so far.
    pub base: FactBase,
    /// The function.
    pub part: u32,
    file: &'t str,
    text: &'t str,
}

impl<'t> FunctionWriter<'t> {
    /// Nothing but the function `name`, which stands in `text`, the text of `file`.
    pub fn new(name: &str, file: &'t str, text: &'t str, schema: &Arc<Schema>) -> Self {
        let mut base = FactBase::new(Arc::clone(schema));
        let part = base.open_part(name);
        let mut facts = FunctionWriter { base, part, file, text };
        facts.push("function", [part]);
        facts
    }

    /// Adds a row to `relation`.
    pub fn push<const N: usize>(&mut self, relation: &str, row: [u32; N]) {
        let id = self.base.relation(relation).expect("the schema declares it");
        self.base.push(id, row);
    }

    /// The next entity of the type `ty`, called `name` within the function.
    pub fn entity(&mut self, ty: &str, name: &str) -> u32 {
        let ty = self.base.schema().entity_type(ty).expect("the schema declares the type");
        self.base.entity(ty, name)
    }

    /// The number of a text.
    pub fn symbol(&mut self, text: &str) -> u32 {
        self.base.symbol(text)
    }

    /// Tells by `relation` that `entity` stands at byte `at` of the text, or at the end of a shorter one.
    pub fn locate(&mut self, relation: &str, entity: u32, at: usize) {
        let at = at.min(self.text.len());
        let found = place(self.file, self.text, at, at);
        let file = self.base.symbol(self.file);
        self.push(relation, [entity, file, found.line, found.column]);
    }
}
