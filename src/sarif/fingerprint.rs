//! Fingerprints of findings, which identify them across versions of a program.

use dfquery_engine::{
    base::FactBase,
    schema::{ColumnType, Relation, TypeId},
};
use dfquery_rules::{entity, relation};
use std::collections::HashMap;

/// The name of our fingerprints, with the number of the way in which they are made.
pub const KEY: &str = "dfquery/v1";

/// Fingerprints of tuples in module order.
///
/// They say the relation, the functions, what kind of instructions the entities are, all else that is in the tuple, and
/// which one of those alike it is. Lines, and the numbers of values, blocks and instructions, are not in them, so that
/// they stay the same when code is added elsewhere.
pub struct Fingerprints<'f> {
    base: &'f FactBase,
    /// The number of tuples so far that are alike.
    alike: HashMap<String, usize>,
}

impl<'f> Fingerprints<'f> {
    /// No tuple so far.
    pub fn new(base: &'f FactBase) -> Self {
        Fingerprints { base, alike: HashMap::new() }
    }

    /// The fingerprint of the tuple `row` of `relation`, which is reported as `id`.
    pub fn next(&mut self, id: &str, relation: &Relation, row: &[u32]) -> String {
        let cells = relation.columns.iter().zip(row).map(|(column, &cell)| self.cell(column.ty, cell));
        let text = [id.to_owned()].into_iter().chain(cells).collect::<Vec<_>>().join("|");
        let ordinal = self.alike.entry(text.clone()).or_default();
        *ordinal += 1;
        format!("{text}|{ordinal}")
    }

    fn cell(&self, ty: ColumnType, cell: u32) -> String {
        match ty {
            ColumnType::Entity(entity) => self.entity(entity, cell),
            _ => self.base.text(ty, cell),
        }
    }

    /// An entity without its number.
    fn entity(&self, ty: TypeId, id: u32) -> String {
        let schema = self.base.schema();
        let functions = schema.partition.filter(|&partition| schema.is_parted(ty) && ty != partition);
        let Some(functions) = functions else { return self.base.text(ColumnType::Entity(ty), id) };
        let part = self.base.entities(ty).part_of(id);
        let function = self.base.name(functions, part);
        let kind = if ty == self.base.type_of::<entity::Instruction>() {
            self.instruction(part, id)
        } else if ty == self.base.type_of::<entity::Value>() {
            self.value(part, id)
        } else {
            schema[ty].name.to_lowercase()
        };
        format!("{function} {kind}")
    }

    /// The opcode of an instruction, and its callee.
    fn instruction(&self, part: u32, id: u32) -> String {
        let rows = self.base.tuples_of_part::<relation::Instruction>(part).starting_with(id);
        let opcode = rows.first().map_or("", |row| self.base.symbol_text(row.opcode));
        let rows = self.base.tuples_of_part::<relation::Call>(part).starting_with(id);
        let callee = rows.first().map(|row| self.base.symbol_text(row.callee));
        callee.map_or_else(|| opcode.to_owned(), |callee| format!("{opcode} {callee}"))
    }

    /// The instruction that defines a value, or which parameter it is.
    fn value(&self, part: u32, id: u32) -> String {
        let mut definitions = self.base.tuples_of_part::<relation::Def>(part);
        if let Some(definition) = definitions.find(|definition| definition.value.0 == id) {
            return self.instruction(part, definition.instruction.0);
        }
        let rows = self.base.tuples_of_part::<relation::Parameter>(part).starting_with(id);
        rows.first().map_or_else(String::new, |row| format!("parameter {}", row.position))
    }
}
