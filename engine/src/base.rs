//! The fact base: entities with names, interned texts, and rows of `u32` cells.

mod chunks;
mod codec;
mod gather;
mod lazy;

use crate::{
    cancel,
    expressions::Expressions,
    records::{NIL, Records},
    schema::{Column, ColumnType, RecordType, RelationId, Schema, TypeId},
    texts::{MADE, MadeTexts},
    tuple::{Cells, Entity, Symbol, Tuple, Tuples},
};
use hashbrown::HashTable;
use rayon::prelude::*;
use rustc_hash::{FxBuildHasher, FxHashMap};
use std::{
    borrow::Cow,
    collections::BTreeSet,
    fmt,
    hash::BuildHasher,
    ops::Range,
    sync::{Arc, OnceLock},
};

/// Texts in one buffer, numbered from 0 in the order of insertion.
#[derive(Clone, Default, Debug)]
pub struct Texts {
    buffer: String,
    ends: Ends<32>,
}

/// Places that only grow, kept in their lowest `BITS` bits.
#[derive(Clone, Default, Debug)]
struct Ends<const BITS: u32> {
    low: Vec<u32>,
    /// The number of the first place after each multiple of 2^`BITS`; of less than 4 GiB there is none.
    wraps: Vec<u32>,
}

impl<const BITS: u32> Ends<BITS> {
    /// Appends `end`, which is not before the last one, and returns its number.
    #[inline]
    fn push(&mut self, end: usize) -> u32 {
        let number = u32::try_from(self.low.len()).expect("memory ends before the 2^32nd name of a kind");
        let (wraps, low) = (end as u64 >> BITS, end as u64 & ((1 << BITS) - 1));
        while (self.wraps.len() as u64) < wraps {
            self.wraps.push(number);
        }
        self.low.push(low as u32);
        number
    }

    /// Place number `at`.
    #[inline]
    fn get(&self, at: u32) -> usize {
        let low = self.low[at as usize] as usize;
        match &self.wraps[..] {
            [] => low,
            wraps => low + (wraps.partition_point(|&first| first <= at) << BITS),
        }
    }

    fn len(&self) -> usize {
        self.low.len()
    }
}

impl Texts {
    /// Appends `text` and returns its number.
    pub fn push(&mut self, text: &str) -> u32 {
        self.push_with(|buffer| buffer.push_str(text))
    }

    /// Appends what `write` appends to the buffer, and returns its number.
    #[inline]
    fn push_with(&mut self, write: impl FnOnce(&mut String)) -> u32 {
        write(&mut self.buffer);
        self.ends.push(self.buffer.len())
    }

    /// The text with number `id`.
    pub fn get(&self, id: u32) -> &str {
        let start = if id == 0 { 0 } else { self.ends.get(id - 1) };
        &self.buffer[start..self.ends.get(id)]
    }

    /// The number of texts.
    pub fn len(&self) -> usize {
        self.ends.len()
    }

    /// Returns true if there is no text.
    pub fn is_empty(&self) -> bool {
        self.ends.len() == 0
    }

    /// Appends all of `others`.
    fn append(&mut self, others: &Texts) {
        let before = self.buffer.len();
        self.buffer.push_str(&others.buffer);
        self.ends.low.reserve(others.len());
        for at in 0..others.len() as u32 {
            self.ends.push(before + others.ends.get(at));
        }
    }
}

/// Interned texts: equal texts have one id.
#[derive(Clone, Default, Debug)]
pub struct Symbols {
    texts: Texts,
    /// The ids of texts that fit a word: opcodes, flags, small numbers, nearly all that are ever asked for.
    short: FxHashMap<u64, u32>,
    /// The ids of the others, found by the hash of their texts.
    long: HashTable<u32>,
    /// The texts that rules have made.
    made: Arc<MadeTexts>,
    /// The expressions that rules have matched texts with.
    expressions: Arc<Expressions>,
}

/// The text in one word, its length in the highest byte, if it is short enough.
fn word(text: &str) -> Option<u64> {
    let bytes = text.as_bytes();
    let mut word = [0; 8];
    word.get_mut(..bytes.len()).filter(|_| bytes.len() < 8)?.copy_from_slice(bytes);
    word[7] = bytes.len() as u8;
    Some(u64::from_le_bytes(word))
}

impl Symbols {
    /// The id of `text`, new if it was not there.
    pub fn intern(&mut self, text: &str) -> u32 {
        if let Some(id) = self.made_before(text) {
            return id;
        }
        let Symbols { texts, short, long, .. } = self;
        if let Some(word) = word(text) {
            return *short.entry(word).or_insert_with(|| texts.push(text));
        }
        let hash = FxBuildHasher.hash_one(text);
        if let Some(&id) = long.find(hash, |&id| texts.get(id) == text) {
            return id;
        }
        let id = texts.push(text);
        long.insert_unique(hash, id, |&id| FxBuildHasher.hash_one(texts.get(id)));
        id
    }

    /// The id of `text`, if it was ever interned or made.
    pub fn find(&self, text: &str) -> Option<u32> {
        self.of_facts(text).or_else(|| self.made_before(text))
    }

    /// The id of `text`, if it was ever interned.
    fn of_facts(&self, text: &str) -> Option<u32> {
        if let Some(word) = word(text) {
            return self.short.get(&word).copied();
        }
        self.long.find(FxBuildHasher.hash_one(text), |&id| self.texts.get(id) == text).copied()
    }

    /// The id of `text`, if rules have made it before anybody interned it.
    fn made_before(&self, text: &str) -> Option<u32> {
        if self.made.is_empty() { None } else { self.made.find(text) }
    }

    /// The id of `text`, which rules have put together; new if it was not there.
    pub fn make(&self, text: &str) -> u32 {
        self.of_facts(text).unwrap_or_else(|| self.made.intern(text))
    }

    /// The expressions that rules have matched texts with.
    pub(crate) fn expressions(&self) -> &Expressions {
        &self.expressions
    }

    /// Number of interned texts, whose ids are below it.
    pub fn len(&self) -> usize {
        self.texts.len()
    }

    /// Returns true if no text was interned.
    pub fn is_empty(&self) -> bool {
        self.texts.is_empty()
    }

    /// The text of `id`.
    ///
    /// # Panics
    ///
    /// If there is none.
    pub fn get(&self, id: u32) -> &str {
        if id < MADE { self.texts.get(id) } else { self.made.get(id).expect("an id of a text") }
    }

    /// The text of `id`, if there is one.
    pub fn text(&self, id: u32) -> Option<&str> {
        match id < MADE {
            true => ((id as usize) < self.texts.len()).then(|| self.texts.get(id)),
            false => self.made.get(id),
        }
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

    /// The number of entities of this type.
    pub fn len(&self) -> usize {
        self.names.len()
    }

    /// Returns true if there is no entity of this type.
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

    /// The rows that `cells` are, sorted and each once.
    pub fn sorted(arity: usize, mut cells: Vec<u32>) -> Self {
        fn sort<const N: usize>(cells: &mut Vec<u32>) {
            let rows = cells.as_chunks_mut::<N>().0;
            if !rows.is_sorted() {
                sort_rows(rows);
            }
            let mut kept = 0;
            for at in 0..rows.len() {
                if at == 0 || rows[at] != rows[kept - 1] {
                    rows[kept] = rows[at];
                    kept += 1;
                }
            }
            cells.truncate(kept * N);
        }
        match arity {
            1 => sort::<1>(&mut cells),
            2 => sort::<2>(&mut cells),
            3 => sort::<3>(&mut cells),
            4 => sort::<4>(&mut cells),
            _ => {
                let mut rows: Vec<&[u32]> = cells.chunks_exact(arity.max(1)).collect();
                sort_rows(&mut rows);
                rows.dedup();
                cells = rows.concat();
            }
        }
        Rows { arity, cells }
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

    /// Sorts by what `key` says of a row and its number; rows of equal keys keep their order.
    pub(crate) fn sort_by_key(&mut self, key: impl Fn(usize, &[u32]) -> u32) {
        let keys: Vec<u32> = self.iter().enumerate().map(|(at, row)| key(at, row)).collect();
        if keys.is_sorted() {
            return;
        }
        let mut order: Vec<usize> = (0..keys.len()).collect();
        order.sort_by_key(|&at| keys[at]);
        self.cells = order.into_iter().flat_map(|at| self.row(at)).copied().collect();
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

    /// Row number `at`, from 0.
    pub fn row(&self, at: usize) -> &[u32] {
        &self.cells[at * self.arity..][..self.arity]
    }

    /// The rows in order.
    pub fn iter(&self) -> std::slice::ChunksExact<'_, u32> {
        self.cells.chunks_exact(self.arity.max(1))
    }

    /// The cells of all rows.
    pub fn cells(&self) -> &[u32] {
        &self.cells
    }

    /// The rows in order, as arrays.
    ///
    /// # Panics
    ///
    /// If `N` is not the arity: the caller names the relation and knows it.
    pub fn arrays<const N: usize>(&self) -> &[[u32; N]] {
        assert_eq!(N, self.arity, "asked for rows of another width");
        self.cells.as_chunks::<N>().0
    }

    /// The rows in order, as structs.
    ///
    /// # Panics
    ///
    /// If the relation of `T` has another number of columns.
    pub fn tuples<T: Tuple>(&self) -> Tuples<'_, T> {
        assert_eq!(T::Cells::ARITY, self.arity, "`{}` has another number of columns", T::RELATION);
        Tuples::new(T::Cells::chunks(&self.cells))
    }

    /// The rows that `tuples` are, in their order.
    pub fn of<T: Tuple>(tuples: impl IntoIterator<Item = T>) -> Rows {
        let mut rows = Rows::new(T::Cells::ARITY);
        tuples.into_iter().for_each(|tuple| rows.push_slice(tuple.into_cells().as_ref()));
        rows
    }

    /// Returns true if `row` is among the rows, which are sorted.
    pub fn has(&self, row: &[u32]) -> bool {
        let at = lower_bound(self.len(), |at| self.row(at) < row);
        at < self.len() && self.row(at) == row
    }

    /// The number of rows.
    pub fn len(&self) -> usize {
        self.cells.len() / self.arity.max(1)
    }

    /// Returns true if there is no row.
    pub fn is_empty(&self) -> bool {
        self.cells.is_empty()
    }

    /// The number of columns.
    pub fn arity(&self) -> usize {
        self.arity
    }
}

/// Sorting more rows than this takes long enough to be stopped.
const MANY: usize = 1 << 22;

/// Comparisons until the wish to stop is looked at again.
const PATIENCE: u32 = 1 << 16;

/// Sorts `rows`, unless work is to stop.
fn sort_rows<R: Ord>(rows: &mut [R]) {
    if rows.len() <= MANY {
        return rows.sort_unstable();
    }
    let mut patience = PATIENCE;
    rows.sort_unstable_by(|one, other| {
        patience -= 1;
        if patience == 0 {
            patience = PATIENCE;
            cancel::check();
        }
        one.cmp(other)
    });
}

impl<const N: usize> From<Vec<[u32; N]>> for Rows {
    fn from(rows: Vec<[u32; N]>) -> Self {
        Rows { arity: N, cells: rows.into_flattened() }
    }
}

/// The sort key of a cell.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
enum Key<'k> {
    Cell(u32),
    Made(&'k str),
}

/// A store of facts that a base has not read.
pub trait Source: fmt::Debug + Send + Sync {
    /// Lets `take` have the rows of `relations` and the entities in them, some parts of the program after the other: bases
    /// of these parts, each with what makes its cells those of `base`.
    ///
    /// Unwinds by [`cancel::refuse`] if they cannot be read.
    fn read(&self, base: &FactBase, relations: &[RelationId], take: &mut dyn FnMut(&FactBase, &Move));
}

/// The facts that a base has not read.
#[derive(Clone, Debug)]
struct Left {
    shared: Arc<Shared>,
    /// The relations that have not changed since.
    relations: BTreeSet<RelationId>,
}

/// The state shared by all copies of a base.
#[derive(Debug)]
struct Shared {
    source: Box<dyn Source>,
    /// By relation its rows, once they are read.
    rows: Box<[OnceLock<Rows>]>,
    /// By type the entities, once they are read.
    entities: Box<[OnceLock<Entities>]>,
    /// By type how many there are; none for a type that was read.
    counts: Vec<Option<usize>>,
}

/// Everything that is known of a program before any rule has run.
#[derive(Clone, Debug)]
pub struct FactBase {
    schema: Arc<Schema>,
    /// The relations by name: functions are gathered relation by relation, and there are many functions.
    ids: Arc<FxHashMap<String, RelationId>>,
    entities: Vec<Entities>,
    symbols: Symbols,
    /// The records that rules construct; their ids are valid for this base only.
    records: Arc<Records>,
    record_types: Arc<[RecordType]>,
    rows: Vec<Rows>,
    /// The unread facts.
    left: Option<Left>,
    /// The origin of the facts, for the user: a file name, or the origin that a facts directory states.
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
            records: Arc::default(),
            record_types: schema.records.clone().into(),
            schema,
            entities,
            symbols: Symbols::default(),
            rows,
            left: None,
            origin: String::new(),
        }
    }

    /// The schema that the base was made for.
    pub fn schema(&self) -> &Arc<Schema> {
        &self.schema
    }

    /// The relation whose rows `T` is.
    ///
    /// # Panics
    ///
    /// If the schema does not declare it: rows are known as structs only where the rules are known.
    pub fn relation_of<T: Tuple>(&self) -> RelationId {
        let id = self.schema.expected(T::EXPECTED, T::RELATION).or_else(|| self.relation(T::RELATION));
        id.unwrap_or_else(|| panic!("the schema does not declare `{}`", T::RELATION))
    }

    /// The entity type whose ids `E` is.
    ///
    /// # Panics
    ///
    /// If the schema does not declare it.
    pub fn type_of<E: Entity>(&self) -> TypeId {
        E::entity_type(&self.schema).unwrap_or_else(|| panic!("the schema does not declare `{}`", E::TYPE))
    }

    /// The entities whose ids `E` is.
    ///
    /// # Panics
    ///
    /// As [`FactBase::type_of`].
    pub fn entities_of<E: Entity>(&self) -> &Entities {
        self.entities(self.type_of::<E>())
    }

    /// The relation called `name`.
    pub fn relation(&self, name: &str) -> Option<RelationId> {
        self.ids.get(name).copied()
    }

    /// Opens the next part: entities made from now on belong to it.
    ///
    /// Returns the id of the part, which is an entity of the partition type.
    ///
    /// # Panics
    ///
    /// If the schema has no partition.
    pub fn open_part(&mut self, name: &str) -> u32 {
        self.settle();
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
        self.settle();
        self.entities[ty.0 as usize].names.push(local_name)
    }

    /// Makes an entity of the open part whose type is that of `E`.
    ///
    /// # Panics
    ///
    /// As [`FactBase::type_of`].
    pub fn new_entity<E: Entity>(&mut self, local_name: &str) -> E {
        E::from_id(self.entity(self.type_of::<E>(), local_name))
    }

    /// Makes an entity of the open part whose local name is what `write` appends.
    #[inline]
    pub fn entity_with(&mut self, ty: TypeId, write: impl FnOnce(&mut String)) -> u32 {
        self.settle();
        self.entities[ty.0 as usize].names.push_with(write)
    }

    /// Interns a text.
    pub fn symbol(&mut self, text: &str) -> u32 {
        self.symbols.intern(text)
    }

    /// Interns a text.
    pub fn intern(&mut self, text: &str) -> Symbol {
        Symbol(self.symbol(text))
    }

    /// Appends one row to `relation`.
    pub fn push<const N: usize>(&mut self, relation: RelationId, row: [u32; N]) {
        self.rows_mut(relation).push(row);
    }

    /// The rows of `relation`, in module order.
    pub fn rows(&self, relation: RelationId) -> &Rows {
        match &self.left {
            Some(left) if left.has(relation) => left.rows(self, relation),
            _ => &self.rows[relation.0 as usize],
        }
    }

    /// The rows of `relation`, to be filled or replaced.
    pub fn rows_mut(&mut self, relation: RelationId) -> &mut Rows {
        self.take_over(relation);
        &mut self.rows[relation.0 as usize]
    }

    /// The rows of the relation of `T`, in module order.
    ///
    /// # Panics
    ///
    /// As [`FactBase::relation_of`].
    pub fn tuples<T: Tuple>(&self) -> Tuples<'_, T> {
        self.rows(self.relation_of::<T>()).tuples()
    }

    /// Appends one row to the relation of `T`.
    ///
    /// # Panics
    ///
    /// As [`FactBase::relation_of`].
    pub fn add<T: Tuple>(&mut self, row: T) {
        let relation = self.relation_of::<T>();
        self.rows_mut(relation).push_slice(row.into_cells().as_ref());
    }

    /// Lets `rows` be all rows of the relation of `T`.
    ///
    /// # Panics
    ///
    /// As [`FactBase::relation_of`].
    pub fn replace<T: Tuple>(&mut self, rows: impl IntoIterator<Item = T>) {
        *self.rows_mut(self.relation_of::<T>()) = Rows::of(rows);
    }

    /// The rows of the relation of `T` that belong to `part`, found by their first column.
    ///
    /// The rows have to be in module order, as readers and the loader leave them.
    ///
    /// # Panics
    ///
    /// As [`FactBase::relation_of`], and if the relation does not begin with an entity.
    pub fn tuples_of_part<T: Tuple>(&self, part: u32) -> Tuples<'_, T> {
        let relation = self.relation_of::<T>();
        Tuples::new(self.within_part(relation, self.rows(relation).tuples::<T>().as_cells(), part))
    }

    /// The rows of `relation` that belong to `part`, as [`FactBase::tuples_of_part`] finds them.
    ///
    /// # Panics
    ///
    /// If the relation has another arity or does not begin with an entity.
    pub fn rows_of_part<const N: usize>(&self, relation: RelationId, part: u32) -> &[[u32; N]] {
        self.within_part(relation, self.rows(relation).arrays(), part)
    }

    /// Those of the `rows` of `relation` that belong to `part`.
    fn within_part<'r, C: Cells>(&self, relation: RelationId, rows: &'r [C], part: u32) -> &'r [C] {
        let ColumnType::Entity(ty) = self.schema[relation].columns[0].ty else {
            panic!("`{}` does not begin with an entity", self.schema[relation].name);
        };
        let ids = self.entities(ty).of_part(part);
        let rows = &rows[rows.partition_point(|row| row.as_ref()[0] < ids.start)..];
        &rows[..few(rows, |row| row.as_ref()[0] < ids.end)]
    }

    /// The rows of `relation` that begin with the entity `id`.
    ///
    /// # Errors
    ///
    /// The rows have to be in module order, as for [`FactBase::rows_of_part`].
    pub fn rows_from(&self, relation: RelationId, id: u32) -> impl Iterator<Item = &[u32]> {
        let Rows { arity, cells } = self.rows(relation);
        let arity = (*arity).max(1);
        let first = lower_bound(cells.len() / arity, |row| cells[row * arity] < id);
        cells[first * arity..].chunks_exact(arity).take_while(move |row| row[0] == id)
    }

    /// The entities of type `ty`.
    pub fn entities(&self, ty: TypeId) -> &Entities {
        match &self.left {
            Some(left) if left.has_type(ty) => left.entities(self, ty),
            _ => &self.entities[ty.0 as usize],
        }
    }

    /// The text of `symbol`.
    pub fn symbol_text(&self, symbol: Symbol) -> &str {
        self.symbols.get(symbol.0)
    }

    /// The interned texts.
    pub fn symbols(&self) -> &Symbols {
        &self.symbols
    }

    /// The number of parts.
    pub fn parts(&self) -> u32 {
        self.schema.partition.map_or(0, |p| self.entities(p).len() as u32)
    }

    /// The entity of type `ty` with the full name `name`.
    pub fn find(&self, ty: TypeId, name: &str) -> Option<u32> {
        let within = |ids: Range<u32>, local: &str| {
            ids.into_iter().find(|&id| self.entities(ty).local_name(id) == local)
        };
        match self.schema.partition {
            Some(partition) if partition != ty && self.schema.is_parted(ty) => {
                let (part, local) = split(name)?;
                let part = self.find(partition, part)?;
                within(self.entities(ty).of_part(part), local)
            }
            _ => within(0..self.entities(ty).len() as u32, name),
        }
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
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => ty.number(cell),
            ColumnType::Record(id) => self.record_text(&self.record_types[usize::from(id.0)], cell),
        }
    }

    fn record_text(&self, ty: &RecordType, record: u32) -> String {
        if record == NIL {
            return "nil".to_owned();
        }
        let cells = self.records.fields(ty.fields.len(), record);
        let texts = ty.fields.iter().zip(cells).map(|(field, cell)| self.text(field.ty, cell));
        let texts: Vec<String> = texts.collect();
        ty.text(&texts)
    }

    /// The records that rules have made of these facts.
    pub fn records(&self) -> &Arc<Records> {
        &self.records
    }

    /// `rows` with these `columns`, sorted by what their records hold: the numbers of records follow another order.
    pub fn in_order<'r>(&self, columns: &[Column], rows: Cow<'r, Rows>) -> Cow<'r, Rows> {
        let is_record = |column: &Column| matches!(column.ty, ColumnType::Record(_));
        let is_made = |(&cell, column): (&u32, &Column)| column.ty == ColumnType::Symbol && cell >= MADE;
        let has_made =
            || !self.symbols.made.is_empty() && rows.iter().any(|row| row.iter().zip(columns).any(is_made));
        if !columns.iter().any(is_record) && !has_made() {
            return rows;
        }
        let mut sorted: Vec<&[u32]> = rows.iter().collect();
        sorted.sort_by_cached_key(|row| {
            let mut key = Vec::new();
            self.add_keys(columns, row, &mut key);
            key
        });
        let mut ordered = Rows::new(columns.len());
        sorted.into_iter().for_each(|row| ordered.push_slice(row));
        Cow::Owned(ordered)
    }

    /// Returns true if rows of `columns` that are sorted by their cells are in the order of [`FactBase::in_order`],
    /// whichever rows they are.
    pub fn are_in_order(&self, columns: &[Column]) -> bool {
        let is_plain = |column: &Column| match column.ty {
            ColumnType::Record(_) => false,
            ColumnType::Symbol => self.symbols.made.is_empty(),
            _ => true,
        };
        columns.iter().all(is_plain)
    }

    /// Adds what `row` is sorted by: what its records hold, and the texts that rules have made after those of facts.
    fn add_keys<'k>(&'k self, columns: &[Column], row: &[u32], keys: &mut Vec<Key<'k>>) {
        for (&cell, column) in row.iter().zip(columns) {
            match column.ty {
                ColumnType::Record(_) if cell == NIL => keys.push(Key::Cell(cell)),
                ColumnType::Record(id) => {
                    let fields = &self.record_types[usize::from(id.0)].fields;
                    self.add_keys(fields, &self.records.fields(fields.len(), cell), keys);
                }
                ColumnType::Symbol if cell >= MADE => keys.push(Key::Made(self.symbols.get(cell))),
                _ => keys.push(Key::Cell(cell)),
            }
        }
    }

    /// The types of records that rules make of these facts.
    pub fn record_types(&self) -> &[RecordType] {
        &self.record_types
    }

    /// Takes over the types of records of rules that are run on these facts.
    pub fn set_record_types(&mut self, types: &[RecordType]) {
        self.record_types = types.into();
    }

    /// A base that holds only `part`, with its rows that `keep` accepts; ids count from 0.
    ///
    /// Relations that do not begin with an entity are left empty.
    pub fn part_alone(&self, part: u32, keep: impl Fn(RelationId, &[u32]) -> bool) -> FactBase {
        let mut alone = FactBase::new(Arc::clone(&self.schema));
        alone.origin.clone_from(&self.origin);
        for (mine, ty) in alone.entities.iter_mut().zip((0..).map(TypeId)) {
            let theirs = self.entities(ty);
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
            let all = self.rows(RelationId(at as u16));
            if all.is_empty() {
                continue;
            }
            let ids = self.entities(ty).of_part(part);
            let arity = relation.arity();
            let cells = &all.cells;
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

    /// A base without parts: only the relations that do not begin with an entity.
    pub fn without_parts(&self) -> FactBase {
        let mut bare = FactBase::new(Arc::clone(&self.schema));
        bare.origin.clone_from(&self.origin);
        for (at, relation) in self.schema.relations.iter().enumerate() {
            let first = relation.columns.first().map(|column| column.ty);
            if matches!(first, Some(ColumnType::Entity(_))) {
                continue;
            }
            for row in self.rows(RelationId(at as u16)).iter() {
                let symbol = |(&cell, column): (&u32, &Column)| match column.ty {
                    ColumnType::Symbol => bare.symbols.intern(self.symbols.get(cell)),
                    _ => cell,
                };
                let row: Vec<u32> = row.iter().zip(&relation.columns).map(symbol).collect();
                bare.rows[at].push_slice(&row);
            }
        }
        bare
    }

    /// `row` with ids that count from 0 within `part` and with symbols of another table.
    fn moved(&self, part: u32, columns: &[Column], row: &[u32], symbols: &mut Symbols) -> Vec<u32> {
        row.iter()
            .zip(columns)
            .map(|(&cell, column)| match column.ty {
                ColumnType::Entity(ty) => cell - self.entities(ty).of_part(part).start,
                ColumnType::Symbol => symbols.intern(self.symbols.get(cell)),
                ColumnType::Number | ColumnType::Unsigned | ColumnType::Float => cell,
                ColumnType::Record(_) => unreachable!("facts have no records"),
            })
            .collect()
    }

    /// Makes room for `times` as much as there is.
    ///
    /// Room that is never filled costs addresses, not memory; growing step by step copies and touches everything twice.
    pub fn reserve(&mut self, times: usize) {
        for entities in &mut self.entities {
            entities.names.buffer.reserve(entities.names.buffer.len() * times);
            entities.names.ends.low.reserve(entities.names.len() * times);
        }
        for rows in &mut self.rows {
            rows.cells.reserve(rows.cells.len() * times);
        }
    }

    /// Appends the parts, entities, symbols and rows of `others`, one after the other, after those of `self`.
    ///
    /// All have the same schema; entity ids move up, symbols are interned here.
    pub fn append(&mut self, others: &[FactBase]) {
        self.settle();
        let moves: Vec<Move> = others.iter().map(|other| self.take_names(other)).collect();
        let schema = Arc::clone(&self.schema);
        self.rows.par_iter_mut().zip(&*schema.relations).enumerate().for_each(|(at, (rows, relation))| {
            let id = RelationId(at as u16);
            rows.cells.reserve(others.iter().map(|other| other.rows(id).cells.len()).sum());
            for (other, moved) in others.iter().zip(&moves) {
                moved.append(other.rows(id), &relation.columns, rows);
            }
        });
    }

    /// Gives parts other names: what `name` makes of the one they have.
    ///
    /// # Panics
    ///
    /// If the schema has no partition.
    pub fn rename_parts(&mut self, name: impl Fn(&str) -> Option<String>) {
        let partition = self.schema.partition.expect("a schema with parts");
        let names = &mut self.entities[partition.0 as usize].names;
        let before = std::mem::take(names);
        for part in 0..before.len() as u32 {
            let old = before.get(part);
            names.push(name(old).as_deref().unwrap_or(old));
        }
    }

    /// Replaces the texts in cells of symbols by what `text` makes of them, given the column.
    pub fn map_symbols(&mut self, text: impl Fn(&Column, &str) -> Option<String>) {
        self.settle();
        let FactBase { schema, symbols, rows, .. } = self;
        for (rows, relation) in rows.iter_mut().zip(&schema.relations) {
            for (at, column) in relation.columns.iter().enumerate() {
                if column.ty != ColumnType::Symbol {
                    continue;
                }
                for cell in rows.cells.iter_mut().skip(at).step_by(relation.columns.len()) {
                    if let Some(new) = text(column, symbols.get(*cell)) {
                        *cell = symbols.intern(&new);
                    }
                }
            }
        }
    }

    /// Takes over what `other` names, and says how its cells change by that.
    fn take_names(&mut self, other: &FactBase) -> Move {
        let first = self.entities.iter().map(|e| e.names.len() as u32).collect();
        for (mine, ty) in self.entities.iter_mut().zip((0..).map(TypeId)) {
            mine.append(other.entities(ty));
        }
        let texts = 0..other.symbols.texts.len() as u32;
        Move { first, symbols: texts.map(|id| self.symbols.intern(other.symbols.get(id))).collect() }
    }
}

impl Entities {
    fn append(&mut self, other: &Entities) {
        let first = self.names.len() as u32;
        self.starts.extend(other.starts.iter().map(|start| start + first));
        self.names.append(&other.names);
    }
}

/// The mapping of the cells of one base when it is appended to another.
pub struct Move {
    /// The new id of the first entity of each type.
    first: Vec<u32>,
    /// The new ids of the symbols.
    symbols: Vec<u32>,
}

impl Move {
    /// That the first entity of each type becomes `first`, and each symbol the one in `symbols` at its place.
    pub fn new(first: Vec<u32>, symbols: Vec<u32>) -> Self {
        Move { first, symbols }
    }

    /// `row` with its new cells.
    pub fn cells(&self, columns: &[Column], row: &[u32], cells: &mut Vec<u32>) {
        cells.clear();
        cells.extend(row.iter().zip(columns).map(|(&cell, column)| match column.ty {
            ColumnType::Entity(ty) => cell + self.first[ty.0 as usize],
            ColumnType::Symbol => self.symbols[cell as usize],
            ColumnType::Number | ColumnType::Unsigned | ColumnType::Float | ColumnType::Record(_) => cell,
        }));
    }

    /// Appends `rows` with their new cells to `to`.
    pub fn append(&self, rows: &Rows, columns: &[Column], to: &mut Rows) {
        let start = to.cells.len();
        to.cells.extend_from_slice(&rows.cells);
        for (at, column) in columns.iter().enumerate() {
            let cells = to.cells[start..].iter_mut().skip(at).step_by(columns.len());
            match column.ty {
                ColumnType::Entity(ty) => {
                    let first = self.first[ty.0 as usize];
                    cells.for_each(|cell| *cell += first);
                }
                ColumnType::Symbol => cells.for_each(|cell| *cell = self.symbols[*cell as usize]),
                // Facts have no records, so there are no such rows.
                ColumnType::Number | ColumnType::Unsigned | ColumnType::Float | ColumnType::Record(_) => {}
            }
        }
    }
}

/// Splits `f/%x` into the part and the rest, at the first slash outside quotes.
pub fn split(name: &str) -> Option<(&str, &str)> {
    let mut quoted = false;
    let slash = name.bytes().position(|byte| {
        quoted ^= byte == b'"';
        byte == b'/' && !quoted
    })?;
    Some((&name[..slash], &name[slash + 1..]))
}

/// Length of the prefix of `rows` that satisfies `is_before`; a galloping search, fast if the prefix is short.
fn few<R>(rows: &[R], is_before: impl Fn(&R) -> bool) -> usize {
    let mut end = 1;
    while rows.get(end).is_some_and(&is_before) {
        end *= 2;
    }
    let known = end / 2;
    known + rows[known..rows.len().min(end)].partition_point(is_before)
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

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    proptest! {
        /// With 4 bits for a place every few texts pass what 32 bits pass after 4 GiB.
        #[test]
        fn places_behind_what_their_bits_hold_are_found(lengths in prop::collection::vec(0usize..40, 0..60)) {
            let mut ends = Ends::<4>::default();
            let mut all = Vec::new();
            for length in lengths {
                all.push(all.last().copied().unwrap_or(0) + length);
                prop_assert_eq!(ends.push(all[all.len() - 1]) as usize, all.len() - 1);
            }
            let found: Vec<usize> = (0..all.len() as u32).map(|at| ends.get(at)).collect();
            prop_assert_eq!((ends.len(), found), (all.len(), all));
        }
    }
}
