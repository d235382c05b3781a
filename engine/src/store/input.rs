//! Tables as one part sees them.

use super::{
    domain::Domain,
    table::{self, Table},
};
use std::sync::Arc;

/// A table as one part sees it: of the rows of all parts only its own.
///
/// A row belongs to the part whose domain has its first column. A look-up that binds any column with a domain
/// finds only own rows, since the ids it is asked for are the part's.
pub struct Input<const N: usize> {
    table: Arc<Table<N>>,
    home: Option<Domain>,
    /// The set of the columns that have a domain.
    domained: usize,
}

impl<const N: usize> Input<N> {
    /// The rows of `table` whose cells are in `domains`, of one part.
    ///
    /// # Panics
    ///
    /// If any column has a domain but the first: rows of a part must stand together.
    pub fn of_part(table: Arc<Table<N>>, domains: &[Option<Domain>; N]) -> Self {
        let domained =
            (0..N).filter(|&column| domains[column].is_some()).fold(0, |set, column| set | 1 << column);
        assert!(domained & 1 == 1 || domained == 0, "the first column tells the part");
        Input { table, home: domains[0], domained }
    }

    /// The own rows, in the order of the columns.
    #[inline]
    pub fn rows(&self) -> &[[u32; N]] {
        match self.home {
            None => self.table.rows(),
            Some(home) => self.table.by(0).within(home),
        }
    }
}

/// An input of a width known only at run time. Cells are row-major.
pub trait Look {
    /// The own rows, in the order of the columns.
    fn rows(&self) -> &[u32];

    /// Number of own rows.
    fn count(&self) -> usize;

    /// Returns true if the own rows are those of one part.
    fn is_of_part(&self) -> bool;

    /// The own rows with `key` in the columns of `set`, with these columns first.
    fn find(&self, set: usize, key: &[u32]) -> &[u32];

    /// Returns true if there are such rows.
    fn contains(&self, set: usize, key: &[u32]) -> bool;
}

impl<const N: usize> Look for Input<N> {
    fn rows(&self) -> &[u32] {
        self.rows().as_flattened()
    }

    fn count(&self) -> usize {
        self.rows().len()
    }

    fn is_of_part(&self) -> bool {
        self.home.is_some()
    }

    #[inline]
    fn find(&self, set: usize, key: &[u32]) -> &[u32] {
        let rows = self.table.by(set).find(key);
        match self.home {
            Some(home) if set & self.domained == 0 => table::within(rows, key.len(), home).as_flattened(),
            _ => rows.as_flattened(),
        }
    }

    #[inline]
    fn contains(&self, set: usize, key: &[u32]) -> bool {
        match self.home {
            Some(_) if set & self.domained == 0 => !self.find(set, key).is_empty(),
            _ => self.table.by(set).contains(key),
        }
    }
}
