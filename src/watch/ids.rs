//! Ids that stay: by the names of entities and the texts of symbols.

use super::answer::Row;
use dfquery_differential::standing_query::Cells;
use dfquery_engine::{
    base::FactBase,
    records::{NIL, Records},
    schema::{Column, ColumnType, RecordType, Relation, TypeId},
};
use rustc_hash::FxHashMap;
use std::sync::Arc;

/// Numbers of texts, in the order in which they came.
#[derive(Default)]
struct Numbers {
    texts: Vec<Arc<str>>,
    numbers: FxHashMap<Arc<str>, u32>,
}

impl Numbers {
    fn number(&mut self, text: &str) -> u32 {
        if let Some(&number) = self.numbers.get(text) {
            return number;
        }
        let number = u32::try_from(self.texts.len()).expect("memory ends before the 2^32nd text");
        let text: Arc<str> = text.into();
        self.texts.push(text.clone());
        self.numbers.insert(text, number);
        number
    }
}

/// The ids of entities by type, of symbols and of records.
#[derive(Default)]
pub struct Ids {
    entities: FxHashMap<TypeId, Numbers>,
    symbols: Numbers,
    pub records: Arc<Records>,
    record_types: Vec<RecordType>,
}

impl Ids {
    /// Takes over the types of records, which the rules declare.
    pub fn take_types(&mut self, types: &[RecordType]) {
        self.record_types = types.to_vec();
    }

    /// The id of the entity with that full name.
    pub fn entity(&mut self, ty: TypeId, name: &str) -> u32 {
        self.entities.entry(ty).or_default().number(name)
    }

    /// The id of a text.
    pub fn symbol(&mut self, text: &str) -> u32 {
        self.symbols.number(text)
    }

    /// A row of `relation` as texts.
    pub fn row(&self, relation: &Arc<str>, columns: &[Column], row: &[u32]) -> Row {
        let cells = columns.iter().zip(row).map(|(column, &cell)| self.text(column.ty, cell));
        let cells: Vec<Arc<str>> = cells.collect();
        let mut shown = String::with_capacity(64);
        shown.push_str(relation);
        for (at, (column, cell)) in columns.iter().zip(&cells).enumerate() {
            shown.push_str(if at == 0 { "(" } else { ", " });
            match column.ty {
                ColumnType::Symbol => shown.extend(['"'].into_iter().chain(cell.escape_debug()).chain(['"'])),
                _ => shown.push_str(cell),
            }
        }
        shown.push(')');
        Row { shown, relation: relation.clone(), cells }
    }

    fn text(&self, ty: ColumnType, cell: u32) -> Arc<str> {
        match ty {
            ColumnType::Entity(ty) => self.entities[&ty].texts[cell as usize].clone(),
            ColumnType::Symbol => self.symbols.texts[cell as usize].clone(),
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => ty.number(cell).into(),
            ColumnType::Record(id) => self.record(&self.record_types[usize::from(id.0)], cell).into(),
        }
    }

    fn record(&self, ty: &RecordType, record: u32) -> String {
        if record == NIL {
            return "nil".to_owned();
        }
        let cells = self.records.fields(ty.fields.len(), record);
        let texts = ty.fields.iter().zip(cells).map(|(field, cell)| self.text(field.ty, cell).to_string());
        let texts: Vec<String> = texts.collect();
        ty.text(&texts)
    }
}

/// From the ids of one fact base to those that stay; each is looked up once.
pub struct Translation<'t> {
    base: &'t FactBase,
    ids: &'t mut Ids,
    entities: FxHashMap<(TypeId, u32), u32>,
    symbols: FxHashMap<u32, u32>,
}

impl<'t> Translation<'t> {
    pub fn new(base: &'t FactBase, ids: &'t mut Ids) -> Self {
        Translation { base, ids, entities: FxHashMap::default(), symbols: FxHashMap::default() }
    }

    /// A row of `relation` with the ids that stay.
    pub fn row(&mut self, relation: &Relation, row: &[u32]) -> Cells {
        relation.columns.iter().zip(row).map(|(column, &cell)| self.cell(column.ty, cell)).collect()
    }

    fn cell(&mut self, ty: ColumnType, cell: u32) -> u32 {
        match ty {
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => cell,
            ColumnType::Entity(ty) => {
                let (base, ids) = (self.base, &mut *self.ids);
                *self.entities.entry((ty, cell)).or_insert_with(|| ids.entity(ty, &base.name(ty, cell)))
            }
            ColumnType::Symbol => {
                let (base, ids) = (self.base, &mut *self.ids);
                *self.symbols.entry(cell).or_insert_with(|| ids.symbol(base.symbols().get(cell)))
            }
            ColumnType::Record(id) => {
                let fields = self.base.record_types()[usize::from(id.0)].fields.clone();
                let cells = self.base.records().fields(fields.len(), cell);
                let cells: Vec<u32> =
                    fields.iter().zip(cells).map(|(field, cell)| self.cell(field.ty, cell)).collect();
                self.ids.records.intern(&cells)
            }
        }
    }
}
