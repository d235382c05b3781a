//! The cells of one function's tuples as numbers.

use dfquery_engine::{base::FactBase, schema::ColumnType};
use serde_json::Value;
use std::collections::HashMap;

/// The texts that tuples of one function mention, each once.
pub struct Strings<'b> {
    base: &'b FactBase,
    part: u32,
    numbers: HashMap<String, i64>,
    texts: Vec<String>,
}

impl<'b> Strings<'b> {
    /// None yet, for tuples of the function `part`.
    pub fn new(base: &'b FactBase, part: u32) -> Self {
        Strings { base, part, numbers: HashMap::new(), texts: Vec::new() }
    }

    /// A cell: a number as it is, a symbol by the number of its text, an entity by its place in the function.
    ///
    /// Shape   an entity of another function is -1 - n, with n the number of its name
    pub fn cell(&mut self, ty: ColumnType, cell: u32) -> i64 {
        let ColumnType::Entity(entity) = ty else {
            return match ty {
                ColumnType::Number => i64::from(cell as i32),
                ColumnType::Unsigned => i64::from(cell),
                _ => self.number(self.base.text(ty, cell)),
            };
        };
        let own = self.base.entities(entity).of_part(self.part);
        if own.contains(&cell) {
            return i64::from(cell - own.start);
        }
        -1 - self.number(self.base.name(entity, cell))
    }

    fn number(&mut self, text: String) -> i64 {
        let next = self.texts.len() as i64;
        *self.numbers.entry(text).or_insert_with_key(|text| {
            self.texts.push(text.clone());
            next
        })
    }

    /// The texts by number.
    pub fn list(self) -> Value {
        self.texts.into()
    }
}
