//! What ascent reads of an input.

use super::slices::{Rests, Runs};
use crate::store::{
    domain::Domain,
    split::{Split, Tuple},
    table::{self, Table},
};
use ascent::internal::{RelIndexMerge, RelIndexRead, RelIndexReadAll};
use std::sync::Arc;

/// A table as one part sees it: of the rows of all parts only its own.
///
/// A row belongs to the part whose domain has its first column. A look-up that binds any column with a domain
/// finds only own rows, since the ids it is asked for are the part's.
pub struct Input<const N: usize> {
    table: Option<Arc<Table<N>>>,
    home: Option<Domain>,
    /// The set of the columns that have a domain.
    domained: usize,
}

impl<const N: usize> Default for Input<N> {
    fn default() -> Self {
        Input { table: None, home: None, domained: 0 }
    }
}

impl<const N: usize> Input<N> {
    /// All rows of `table`.
    pub fn whole(table: Arc<Table<N>>) -> Self {
        Input { table: Some(table), home: None, domained: 0 }
    }

    /// The rows of `table` whose cells are in `domains`, of one part.
    ///
    /// # Panics
    ///
    /// If any column has a domain but the first: rows of a part must stand together.
    pub fn of_part(table: Arc<Table<N>>, domains: &[Option<Domain>; N]) -> Self {
        let domained =
            (0..N).filter(|&column| domains[column].is_some()).fold(0, |set, column| set | 1 << column);
        assert!(domained & 1 == 1 || domained == 0, "the first column tells the part");
        Input { table: Some(table), home: domains[0], domained }
    }

    /// The own rows, in the order of the columns.
    #[inline]
    pub fn rows(&self) -> &[[u32; N]] {
        match (&self.table, self.home) {
            (None, _) => &[],
            (Some(table), None) => table.rows(),
            (Some(table), Some(home)) => table.by(0).within(home),
        }
    }

    /// The own rows with `key` in the columns of `set`, with these columns first.
    #[inline(always)]
    fn get<const K: usize>(&self, set: usize, key: &[u32; K]) -> &[[u32; N]] {
        let Some(table) = &self.table else { return &[] };
        let rows = table.by(set).get(key);
        match self.home {
            Some(home) if set & self.domained == 0 => table::within(rows, K, home),
            _ => rows,
        }
    }
}

/// An input of a width known only at run time. Cells are row-major.
pub trait Look {
    /// The own rows, in the order of the columns.
    fn rows(&self) -> &[u32];

    /// How many rows that are.
    fn count(&self) -> usize;

    /// The own rows with `key` in the columns of `set`, with these columns first.
    fn find(&self, set: usize, key: &[u32]) -> &[u32];

    /// Whether there are such rows.
    fn contains(&self, set: usize, key: &[u32]) -> bool;
}

impl<const N: usize> Look for Input<N> {
    fn rows(&self) -> &[u32] {
        self.rows().as_flattened()
    }

    fn count(&self) -> usize {
        self.rows().len()
    }

    #[inline]
    fn find(&self, set: usize, key: &[u32]) -> &[u32] {
        let Some(table) = &self.table else { return &[] };
        let rows = table.by(set).find(key);
        match self.home {
            Some(home) if set & self.domained == 0 => table::within(rows, key.len(), home).as_flattened(),
            _ => rows.as_flattened(),
        }
    }

    #[inline]
    fn contains(&self, set: usize, key: &[u32]) -> bool {
        match (&self.table, self.home) {
            (None, _) => false,
            (Some(_), Some(_)) if set & self.domained == 0 => !self.find(set, key).is_empty(),
            (Some(table), _) => table.by(set).contains(key),
        }
    }
}

impl<const N: usize> RelIndexMerge for Input<N> {
    fn move_index_contents(_from: &mut Self, _to: &mut Self) {
        unreachable!("no rule derives an input");
    }
}

/// Larger than any derived relation, so that ascent never makes an input the outer loop of a join with one.
const NEVER_OUTER: usize = usize::MAX / 4;

/// The view with no column bound.
pub struct InputAll<'a, const N: usize>(pub(super) &'a Input<N>);

impl<'a, const N: usize> RelIndexRead<'a> for InputAll<'a, N>
where
    Tuple: Split<N, 0>,
{
    type Key = ();
    type Value = <Tuple as Split<N, 0>>::Rest<'a>;
    type IteratorType = Rests<'a, N, 0, 0>;

    #[inline(always)]
    fn index_get(&'a self, _key: &()) -> Option<Self::IteratorType> {
        Some(Rests(self.0.rows().iter()))
    }

    #[inline]
    fn len_estimate(&'a self) -> usize {
        NEVER_OUTER
    }

    #[inline]
    fn is_empty(&'a self) -> bool {
        self.0.rows().is_empty()
    }
}

impl<'a, const N: usize> RelIndexReadAll<'a> for InputAll<'a, N>
where
    Tuple: Split<N, 0>,
{
    type Key = <Tuple as Split<N, 0>>::Bound<'a>;
    type Value = <Tuple as Split<N, 0>>::Rest<'a>;
    type ValueIteratorType = Rests<'a, N, 0, 0>;
    type AllIteratorType = Runs<'a, N, 0, 0>;

    #[inline]
    fn iter_all(&'a self) -> Self::AllIteratorType {
        Runs(self.0.rows())
    }
}

/// The view with the columns of `M` bound, or all if `K` is `N`.
pub struct InputIndex<'a, const N: usize, const K: usize, const M: usize>(pub(super) &'a Input<N>);

impl<'a, const N: usize, const K: usize, const M: usize> RelIndexRead<'a> for InputIndex<'a, N, K, M>
where
    Tuple: Split<N, K>,
{
    type Key = <Tuple as Split<N, K>>::Key;
    type Value = <Tuple as Split<N, K>>::Rest<'a>;
    type IteratorType = Rests<'a, N, K, 0>;

    #[inline(always)]
    fn index_get(&'a self, key: &Self::Key) -> Option<Self::IteratorType> {
        let set = const { if K == N { (1 << N) - 1 } else { M } };
        let rows = self.0.get::<K>(set, &<Tuple as Split<N, K>>::key(key));
        (!rows.is_empty()).then(|| Rests(rows.iter()))
    }

    #[inline]
    fn len_estimate(&'a self) -> usize {
        NEVER_OUTER
    }

    #[inline]
    fn is_empty(&'a self) -> bool {
        self.0.rows().is_empty()
    }
}

impl<'a, const N: usize, const K: usize, const M: usize> RelIndexReadAll<'a> for InputIndex<'a, N, K, M>
where
    Tuple: Split<N, K>,
{
    type Key = <Tuple as Split<N, K>>::Bound<'a>;
    type Value = <Tuple as Split<N, K>>::Rest<'a>;
    type ValueIteratorType = Rests<'a, N, K, M>;
    type AllIteratorType = Runs<'a, N, K, M>;

    #[inline]
    fn iter_all(&'a self) -> Self::AllIteratorType {
        Runs(self.0.rows())
    }
}
