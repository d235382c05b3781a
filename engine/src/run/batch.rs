//! Rows of several relations, to be supplied together.

use crate::{
    base::Rows,
    schema::RelationId,
    tuple::{Cells, Tuple, Tuples},
};

/// Rows of several relations, gathered before they are supplied together.
#[derive(Clone, Default, Debug)]
pub struct Batch {
    /// By the expected place of a relation, which names it as well as any number.
    rows: Vec<(RelationId, &'static str, Rows)>,
}

impl Batch {
    /// Rows of `T` can be added, and are supplied even if there are none.
    pub fn with<T: Tuple>(mut self) -> Self {
        self.rows.push((T::EXPECTED, T::RELATION, Rows::new(T::Cells::ARITY)));
        self
    }

    /// Adds a row.
    ///
    /// # Panics
    ///
    /// If the relation is not part of the batch; see [`Batch::with`].
    pub fn push<T: Tuple>(&mut self, row: T) {
        let at = self.place::<T>();
        self.rows[at].2.push_slice(row.into_cells().as_ref());
    }

    /// Adds rows.
    ///
    /// # Panics
    ///
    /// As [`Batch::push`].
    pub fn extend<T: Tuple>(&mut self, rows: impl IntoIterator<Item = T>) {
        rows.into_iter().for_each(|row| self.push(row));
    }

    /// The rows of `T` that were added so far.
    ///
    /// # Panics
    ///
    /// As [`Batch::push`].
    pub fn rows<T: Tuple>(&self) -> Tuples<'_, T> {
        self.rows[self.place::<T>()].2.tuples()
    }

    /// The relations with their rows.
    pub(crate) fn into_rows(self) -> impl Iterator<Item = (RelationId, &'static str, Rows)> {
        self.rows.into_iter()
    }

    fn place<T: Tuple>(&self) -> usize {
        let at = self.rows.iter().position(|&(expected, ..)| expected == T::EXPECTED);
        at.unwrap_or_else(|| panic!("`{}` is not part of the batch", T::RELATION))
    }
}
