//! The fact base: entities with names, interned texts, and rows of `u32` cells.

use crate::schema::{Column, ColumnType, RelationId, Schema, TypeId};
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::{hash::BuildHasher, ops::Range, sync::Arc};

/// Texts in one buffer, numbered from 0 in the order of insertion.
#[derive(Clone, Default, Debug)]
pub struct Texts {
    buffer: String,
    ends: Vec<u32>,
}

impl Texts {
    /// Appends `text` and returns its number.
    pub fn push(&mut self, text: &str) -> u32 {
        self.buffer.push_str(text);
        self.ends.push(self.buffer.len() as u32);
        self.ends.len() as u32 - 1
    }

    /// The text with number `id`.
    pub fn get(&self, id: u32) -> &str {
        let start = if id == 0 { 0 } else { self.ends[id as usize - 1] };
        &self.buffer[start as usize..self.ends[id as usize] as usize]
    }

    /// How many texts there are.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Whether there is no text.
    pub fn is_empty(&self) -> bool {
        self.ends.is_empty()
    }
}

/// Interned texts: equal texts have one id.
#[derive(Clone, Default, Debug)]
pub struct Symbols {
    texts: Texts,
    ids: FxHashMap<u64, Vec<u32>>,
}

impl Symbols {
    /// The id of `text`, new if it was not there.
    pub fn intern(&mut self, text: &str) -> u32 {
        let bucket = self.ids.entry(FxBuildHasher.hash_one(text)).or_default();
        if let Some(&id) = bucket.iter().find(|&&id| self.texts.get(id) == text) {
            return id;
        }
        let id = self.texts.push(text);
        bucket.push(id);
        id
    }

    /// The id of `text`, if it was ever interned.
    pub fn find(&self, text: &str) -> Option<u32> {
        let bucket = self.ids.get(&FxBuildHasher.hash_one(text))?;
        bucket.iter().copied().find(|&id| self.texts.get(id) == text)
    }

    /// The text of `id`.
    pub fn get(&self, id: u32) -> &str {
        self.texts.get(id)
    }
}

/// The entities of one type: ids are dense, and those of one part are contiguous.
#[derive(Clone, Default, Debug)]
pub struct Entities {
    /// The local names: without the part's name and the slash, except for the parts themselves.
    names: Texts,
    /// First id of each part, in the order of the parts.
    starts: Vec<u32>,
}

impl Entities {
    /// The ids that belong to `part`.
    pub fn of_part(&self, part: u32) -> Range<u32> {
        let end = self.starts.get(part as usize + 1).copied().unwrap_or(self.names.len() as u32);
        self.starts[part as usize]..end
    }

    /// The part that `id` belongs to.
    pub fn part_of(&self, id: u32) -> u32 {
        self.starts.partition_point(|&s| s <= id) as u32 - 1
    }

    /// The name without its part: `%x`, `bb3`, `bb3:2`.
    pub fn local_name(&self, id: u32) -> &str {
        self.names.get(id)
    }

    /// How many entities of this type there are.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Whether there is no entity of this type.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty()
    }
}

/// Rows of one relation, row-major, one `u32` a cell.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Rows {
    arity: usize,
    cells: Vec<u32>,
}

impl Rows {
    /// No rows of `arity` columns.
    pub fn new(arity: usize) -> Self {
        Rows { arity, cells: Vec::new() }
    }

    /// Appends one row.
    pub fn push<const N: usize>(&mut self, row: [u32; N]) {
        debug_assert_eq!(N, self.arity);
        self.cells.extend_from_slice(&row);
    }

    /// Appends one row of a width known only at run time.
    pub fn push_slice(&mut self, row: &[u32]) {
        debug_assert_eq!(row.len(), self.arity);
        self.cells.extend_from_slice(row);
    }

    /// Replaces the numbers in the symbol columns by what `symbols` has at their place.
    pub(crate) fn map_column_cells(&mut self, columns: &[Column], symbols: &[u32]) {
        for row in self.cells.chunks_exact_mut(self.arity.max(1)) {
            for (cell, column) in row.iter_mut().zip(columns) {
                if column.ty == ColumnType::Symbol {
                    *cell = symbols[*cell as usize];
                }
            }
        }
    }

    /// The rows in order.
    pub fn iter(&self) -> std::slice::ChunksExact<'_, u32> {
        self.cells.chunks_exact(self.arity.max(1))
    }

    /// The rows in order, as arrays.
    ///
    /// Errors  panics if `N` is not the arity: the caller names the relation and knows it
    pub fn arrays<const N: usize>(&self) -> &[[u32; N]] {
        assert_eq!(N, self.arity, "asked for rows of another width");
        self.cells.as_chunks::<N>().0
    }

    /// How many rows there are.
    pub fn len(&self) -> usize {
        self.cells.len() / self.arity.max(1)
    }

    /// Whether there is no row.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The number of columns.
    pub fn arity(&self) -> usize {
        self.arity
    }
}

impl<const N: usize> From<Vec<[u32; N]>> for Rows {
    fn from(rows: Vec<[u32; N]>) -> Self {
        Rows { arity: N, cells: rows.into_flattened() }
    }
}

/// Everything that is known of a program before any rule has run.
#[derive(Clone, Debug)]
pub struct FactBase {
    schema: Arc<Schema>,
    /// The relations by name: functions are gathered relation by relation, and there are many functions.
    ids: Arc<FxHashMap<String, RelationId>>,
    entities: Vec<Entities>,
    symbols: Symbols,
    rows: Vec<Rows>,
    /// Where the facts come from, for the reader: a file name, or the origin a facts directory states.
    pub origin: String,
}

impl FactBase {
    /// An empty base for the relations of `schema`.
    pub fn new(schema: Arc<Schema>) -> Self {
        let entities = vec![Entities::default(); schema.types.len()];
        let rows = schema.relations.iter().map(|r| Rows::new(r.arity())).collect();
        let ids = (0..).map(RelationId).zip(&schema.relations).map(|(id, r)| (r.name.clone(), id)).collect();
        FactBase {
            ids: Arc::new(ids),
            schema,
            entities,
            symbols: Symbols::default(),
            rows,
            origin: String::new(),
        }
    }

    /// The schema that the base was made for.
    pub fn schema(&self) -> &Arc<Schema> {
        &self.schema
    }

    /// The relation called `name`.
    pub fn relation(&self, name: &str) -> Option<RelationId> {
        self.ids.get(name).copied()
    }

    /// Opens the next part: entities made from now on belong to it.
    ///
    /// Returns the id of the part, which is an entity of the partition type.
    pub fn open_part(&mut self, name: &str) -> u32 {
        let partition = self.schema.partition.expect("a schema with parts");
        let part = self.entities[partition.0 as usize].names.push(name);
        for entities in &mut self.entities {
            let next = entities.names.len() as u32;
            entities.starts.push(next);
        }
        self.entities[partition.0 as usize].starts[part as usize] = part;
        part
    }

    /// Makes an entity of the open part.
    pub fn entity(&mut self, ty: TypeId, local_name: &str) -> u32 {
        self.entities[ty.0 as usize].names.push(local_name)
    }

    /// Interns a text.
    pub fn symbol(&mut self, text: &str) -> u32 {
        self.symbols.intern(text)
    }

    /// Appends one row to `relation`.
    pub fn push<const N: usize>(&mut self, relation: RelationId, row: [u32; N]) {
        self.rows[relation.0 as usize].push(row);
    }

    /// The rows of `relation`, in module order.
    pub fn rows(&self, relation: RelationId) -> &Rows {
        &self.rows[relation.0 as usize]
    }

    /// The rows of `relation`, to be filled or replaced.
    pub fn rows_mut(&mut self, relation: RelationId) -> &mut Rows {
        &mut self.rows[relation.0 as usize]
    }

    /// The rows of `relation` that belong to `part`, found by their first column.
    ///
    /// Errors  panics if the relation has another arity or does not begin with an entity column; the rows have to be
    ///         in module order, as readers and the loader leave them
    pub fn rows_of_part<const N: usize>(&self, relation: RelationId, part: u32) -> &[[u32; N]] {
        let ColumnType::Entity(ty) = self.schema[relation].columns[0].ty else {
            panic!("`{}` does not begin with an entity", self.schema[relation].name);
        };
        let ids = self.entities(ty).of_part(part);
        let rows = self.rows(relation).arrays::<N>();
        let first = rows.partition_point(|row| row[0] < ids.start);
        let count = rows[first..].partition_point(|row| row[0] < ids.end);
        &rows[first..first + count]
    }

    /// The entities of type `ty`.
    pub fn entities(&self, ty: TypeId) -> &Entities {
        &self.entities[ty.0 as usize]
    }

    /// The interned texts.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// How many parts there are.
    pub fn parts(&self) -> u32 {
        self.schema.partition.map_or(0, |p| self.entities(p).len() as u32)
    }

    /// The full name of an entity: `f` for a part, `f/%x` for what belongs to it.
    pub fn name(&self, ty: TypeId, id: u32) -> String {
        let local = self.entities(ty).local_name(id);
        match self.schema.partition {
            Some(partition) if partition != ty => {
                let part = self.entities(ty).part_of(id);
                format!("{}/{local}", self.entities(partition).local_name(part))
            }
            _ => local.to_owned(),
        }
    }

    /// The text of one cell: an entity's full name, a symbol's text or a number.
    pub fn text(&self, ty: ColumnType, cell: u32) -> String {
        match ty {
            ColumnType::Entity(ty) => self.name(ty, cell),
            ColumnType::Symbol => self.symbols.get(cell).to_owned(),
            ColumnType::Number => (cell as i32).to_string(),
        }
    }

    /// A base that holds only `part`, with its rows that `keep` accepts; ids count from 0.
    ///
    /// Relations that do not begin with an entity are left empty.
    pub fn part_alone(&self, part: u32, keep: impl Fn(RelationId, &[u32]) -> bool) -> FactBase {
        let mut alone = FactBase::new(Arc::clone(&self.schema));
        alone.origin.clone_from(&self.origin);
        for (mine, theirs) in alone.entities.iter_mut().zip(&self.entities) {
            mine.starts.push(0);
            if !theirs.starts.is_empty() {
                theirs.of_part(part).for_each(|id| _ = mine.names.push(theirs.local_name(id)));
            }
        }
        let schema = Arc::clone(&self.schema);
        for (at, relation) in schema.relations.iter().enumerate() {
            let Some(ColumnType::Entity(ty)) = relation.columns.first().map(|column| column.ty) else {
                continue;
            };
            if self.rows[at].is_empty() {
                continue;
            }
            let ids = self.entities(ty).of_part(part);
            let arity = relation.arity();
            let cells = &self.rows[at].cells;
            let rows = cells.len() / arity;
            let from = lower_bound(rows, |row| cells[row * arity] < ids.start);
            let to = lower_bound(rows, |row| cells[row * arity] < ids.end);
            for row in cells[from * arity..to * arity].chunks_exact(arity) {
                if keep(RelationId(at as u16), row) {
                    let row = self.moved(part, &relation.columns, row, &mut alone.symbols);
                    alone.rows[at].push_slice(&row);
                }
            }
        }
        alone
    }

    /// `row` with ids that count from 0 within `part` and with symbols of another table.
    fn moved(&self, part: u32, columns: &[Column], row: &[u32], symbols: &mut Symbols) -> Vec<u32> {
        row.iter()
            .zip(columns)
            .map(|(&cell, column)| match column.ty {
                ColumnType::Entity(ty) => cell - self.entities(ty).of_part(part).start,
                ColumnType::Symbol => symbols.intern(self.symbols.get(cell)),
                ColumnType::Number => cell,
            })
            .collect()
    }

    /// Appends the parts, entities, symbols and rows of `other` behind those of `self`.
    ///
    /// Both have the same schema; entity ids of `other` move up, its symbols are interned here.
    pub fn append(&mut self, other: &FactBase) {
        let shift: Vec<u32> = self.entities.iter().map(|e| e.names.len() as u32).collect();
        for (mine, theirs) in self.entities.iter_mut().zip(&other.entities) {
            let first = mine.names.len() as u32;
            mine.starts.extend(theirs.starts.iter().map(|s| s + first));
            let offset = mine.names.buffer.len() as u32;
            mine.names.buffer.push_str(&theirs.names.buffer);
            mine.names.ends.extend(theirs.names.ends.iter().map(|e| e + offset));
        }
        let symbols: Vec<u32> = (0..other.symbols.texts.len() as u32)
            .map(|id| self.symbols.intern(other.symbols.get(id)))
            .collect();
        for (at, relation) in self.schema.relations.iter().enumerate() {
            let rows = &mut self.rows[at].cells;
            rows.reserve(other.rows[at].cells.len());
            for row in other.rows[at].iter() {
                rows.extend(row.iter().zip(&relation.columns).map(|(&cell, column)| match column.ty {
                    ColumnType::Entity(ty) => cell + shift[ty.0 as usize],
                    ColumnType::Symbol => symbols[cell as usize],
                    ColumnType::Number => cell,
                }));
            }
        }
    }
}

/// The first of `rows` row numbers for which `is_before` does not hold.
fn lower_bound(rows: usize, is_before: impl Fn(usize) -> bool) -> usize {
    let (mut low, mut high) = (0, rows);
    while low < high {
        let middle = low + (high - low) / 2;
        if is_before(middle) {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    low
}
