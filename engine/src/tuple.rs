//! Rows as structs, for programs that are compiled together with their rules.
//!
//! Rules and facts know a relation by its name and a row as cells. A build step that reads the declarations can write a
//! [`Tuple`] for each: a struct with a field for each column. A renamed column is then an error of the compiler.

use crate::schema::{RelationId, Schema, TypeId};
use std::slice;

/// A row of one relation.
pub trait Tuple: Copy {
    /// The name of the relation.
    const RELATION: &'static str;
    /// The relation in the schema that the struct was written from. Another schema may have a different relation there, so the
    /// name decides: see [`Tuple::relation`].
    const EXPECTED: RelationId;
    /// The row as it is stored: `[u32; N]`.
    type Cells: Cells;

    /// The row that is stored as `cells`.
    fn from_cells(cells: Self::Cells) -> Self;

    /// The row as it is stored.
    fn into_cells(self) -> Self::Cells;

    /// The relation in `schema`, found by its name if it is not where it is expected.
    fn relation(schema: &Schema) -> Option<RelationId> {
        schema.expected(Self::EXPECTED, Self::RELATION).or_else(|| schema.relation(Self::RELATION))
    }
}

/// The stored form of a row with a known number of columns.
pub trait Cells: Copy + AsRef<[u32]> + 'static {
    /// The number of columns.
    const ARITY: usize;

    /// The rows that `cells` are, one after the other.
    fn chunks(cells: &[u32]) -> &[Self];

    /// The cells of `rows`, one row after the other.
    fn flat(rows: &[Self]) -> &[u32];
}

impl<const N: usize> Cells for [u32; N] {
    const ARITY: usize = N;

    fn chunks(cells: &[u32]) -> &[Self] {
        cells.as_chunks::<N>().0
    }

    fn flat(rows: &[Self]) -> &[u32] {
        rows.as_flattened()
    }
}

/// The id of an entity of one type.
pub trait Entity: Copy {
    /// The name of the type.
    const TYPE: &'static str;
    /// The type in the schema that the struct was written from; see [`Tuple::EXPECTED`].
    const EXPECTED: TypeId;

    /// The entity with this id.
    fn from_id(id: u32) -> Self;

    /// The type in `schema`, found by its name if it is not where it is expected.
    fn entity_type(schema: &Schema) -> Option<TypeId> {
        let expected = schema.types.get(usize::from(Self::EXPECTED.0)).filter(|ty| ty.name == Self::TYPE);
        expected.map(|_| Self::EXPECTED).or_else(|| schema.entity_type(Self::TYPE))
    }
}

/// The id of an interned text.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Symbol(pub u32);

/// The number of a record, in [`Records`](crate::records::Records).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Record(pub u32);

/// Some rows of one relation, read in order.
#[derive(Debug)]
pub struct Tuples<'r, T: Tuple> {
    rows: slice::Iter<'r, T::Cells>,
}

impl<'r, T: Tuple> Tuples<'r, T> {
    /// The rows that are stored as `rows`.
    pub fn new(rows: &'r [T::Cells]) -> Self {
        Tuples { rows: rows.iter() }
    }

    /// The rows that are left, as they are stored.
    pub fn as_cells(&self) -> &'r [T::Cells] {
        self.rows.as_slice()
    }

    /// The cells of the rows that are left, one row after the other.
    pub fn flat_cells(&self) -> &'r [u32] {
        T::Cells::flat(self.as_cells())
    }

    /// The first row that is left.
    pub fn first(&self) -> Option<T> {
        self.as_cells().first().map(|&row| T::from_cells(row))
    }

    /// Row number `at` of those that are left.
    pub fn get(&self, at: usize) -> Option<T> {
        self.as_cells().get(at).map(|&row| T::from_cells(row))
    }

    /// Returns true if no row is left.
    pub fn is_empty(&self) -> bool {
        self.as_cells().is_empty()
    }

    /// The rows that are left and begin with `key`, which are sorted.
    pub fn starting_with(&self, key: u32) -> Self {
        let rows = self.as_cells();
        let first = rows.partition_point(|row| row.as_ref()[0] < key);
        let count = rows[first..].iter().take_while(|row| row.as_ref()[0] == key).count();
        Tuples::new(&rows[first..first + count])
    }
}

impl<T: Tuple> Clone for Tuples<'_, T> {
    fn clone(&self) -> Self {
        Tuples { rows: self.rows.clone() }
    }
}

impl<T: Tuple> Iterator for Tuples<'_, T> {
    type Item = T;

    fn next(&mut self) -> Option<T> {
        self.rows.next().map(|&row| T::from_cells(row))
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        self.rows.size_hint()
    }
}

impl<T: Tuple> DoubleEndedIterator for Tuples<'_, T> {
    fn next_back(&mut self) -> Option<T> {
        self.rows.next_back().map(|&row| T::from_cells(row))
    }
}

impl<T: Tuple> ExactSizeIterator for Tuples<'_, T> {}
