//! What ascent reads of a derived relation, and how it writes one.

use super::slices::{Rests, Runs};
use crate::store::{
    chain::List,
    columns,
    rel::Rel,
    split::{Split, Tuple},
};
use ascent::internal::{
    RelFullIndexRead, RelFullIndexWrite, RelIndexMerge, RelIndexRead, RelIndexReadAll, RelIndexWrite,
};

impl<const N: usize, const S: usize> RelIndexMerge for Rel<N, S> {
    fn init(new: &mut Self, delta: &mut Self, total: &mut Self) {
        Rel::begin(new, delta, total);
    }

    fn move_index_contents(from: &mut Self, to: &mut Self) {
        Rel::append(from, to);
    }

    fn merge_delta_to_total_new_to_delta(new: &mut Self, delta: &mut Self, total: &mut Self) {
        Rel::advance(new, delta, total);
    }
}

/// The view with no column bound.
pub struct All<'a, const N: usize>(pub(super) &'a [[u32; N]]);

impl<'a, const N: usize> RelIndexRead<'a> for All<'a, N>
where
    Tuple: Split<N, 0>,
{
    type Key = ();
    type Value = <Tuple as Split<N, 0>>::Rest<'a>;
    type IteratorType = Rests<'a, N, 0, 0>;

    #[inline(always)]
    fn index_get(&'a self, _key: &()) -> Option<Self::IteratorType> {
        Some(Rests(self.0.iter()))
    }

    #[inline]
    fn len_estimate(&'a self) -> usize {
        self.0.len()
    }

    #[inline]
    fn is_empty(&'a self) -> bool {
        self.0.is_empty()
    }
}

impl<'a, const N: usize> RelIndexReadAll<'a> for All<'a, N>
where
    Tuple: Split<N, 0>,
{
    type Key = <Tuple as Split<N, 0>>::Bound<'a>;
    type Value = <Tuple as Split<N, 0>>::Rest<'a>;
    type ValueIteratorType = Rests<'a, N, 0, 0>;
    type AllIteratorType = Runs<'a, N, 0, 0>;

    #[inline]
    fn iter_all(&'a self) -> Self::AllIteratorType {
        Runs(self.0)
    }
}

/// The view with the columns of `M` bound.
pub struct Index<'a, const N: usize, const K: usize, const M: usize, const P: usize, const S: usize>(
    pub(super) &'a Rel<N, S>,
);

/// The rows of one key, as the columns that are not bound.
#[derive(Clone)]
pub struct Listed<'a, const N: usize, const K: usize, const M: usize> {
    rows: &'a [[u32; N]],
    list: List<'a>,
}

impl<'a, const N: usize, const K: usize, const M: usize> Iterator for Listed<'a, N, K, M>
where
    Tuple: Split<N, K>,
{
    type Item = <Tuple as Split<N, K>>::Rest<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        let row = &self.rows[self.list.next()?];
        Some(<Tuple as Split<N, K>>::rest(row, &const { columns::order(M) }))
    }
}

impl<'a, const N: usize, const K: usize, const M: usize, const P: usize, const S: usize> RelIndexRead<'a>
    for Index<'a, N, K, M, P, S>
where
    Tuple: Split<N, K>,
{
    type Key = <Tuple as Split<N, K>>::Key;
    type Value = <Tuple as Split<N, K>>::Rest<'a>;
    type IteratorType = Listed<'a, N, K, M>;

    #[inline(always)]
    fn index_get(&'a self, key: &Self::Key) -> Option<Self::IteratorType> {
        if self.0.is_empty() {
            return None;
        }
        let list = self.0.chain(M, P).list(&<Tuple as Split<N, K>>::key(key));
        (!list.is_empty()).then(|| Listed { rows: self.0.rows(), list })
    }

    #[inline]
    fn len_estimate(&'a self) -> usize {
        self.0.len()
    }

    #[inline]
    fn is_empty(&'a self) -> bool {
        self.0.is_empty()
    }
}

impl<'a, const N: usize, const K: usize, const M: usize, const P: usize, const S: usize> RelIndexReadAll<'a>
    for Index<'a, N, K, M, P, S>
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

/// The view with all columns bound.
///
/// It answers for all versions alike, since they share their members. That is sound: within a stratum a
/// relation that grows is only read positively, and a tuple found early is a tuple derived.
pub struct Full<'a, const N: usize, const S: usize>(pub(super) &'a Rel<N, S>);

impl<'a, const N: usize, const S: usize> RelIndexRead<'a> for Full<'a, N, S>
where
    Tuple: Split<N, N>,
{
    type Key = <Tuple as Split<N, N>>::Key;
    type Value = ();
    type IteratorType = std::iter::Once<()>;

    #[inline(always)]
    fn index_get(&'a self, key: &Self::Key) -> Option<Self::IteratorType> {
        self.0.contains(&<Tuple as Split<N, N>>::key(key)).then(|| std::iter::once(()))
    }

    #[inline]
    fn len_estimate(&'a self) -> usize {
        self.0.len()
    }

    #[inline]
    fn is_empty(&'a self) -> bool {
        self.0.is_empty()
    }
}

impl<'a, const N: usize, const S: usize> RelIndexReadAll<'a> for Full<'a, N, S>
where
    Tuple: Split<N, N>,
{
    type Key = <Tuple as Split<N, N>>::Bound<'a>;
    type Value = <Tuple as Split<N, N>>::Rest<'a>;
    type ValueIteratorType = Rests<'a, N, N, 0>;
    type AllIteratorType = Runs<'a, N, N, 0>;

    #[inline]
    fn iter_all(&'a self) -> Self::AllIteratorType {
        Runs(self.0.rows())
    }
}

impl<'a, const N: usize, const S: usize> RelFullIndexRead<'a> for Full<'a, N, S>
where
    Tuple: Split<N, N>,
{
    type Key = <Tuple as Split<N, N>>::Key;

    /// Always false: only heads ask, and then insert; the insertion decides on the shared members.
    #[inline(always)]
    fn contains_key(&'a self, _key: &Self::Key) -> bool {
        false
    }
}

/// The write view with all columns bound: the only one through which rows come in.
pub struct FullWrite<'a, const N: usize, const S: usize>(pub(super) &'a mut Rel<N, S>);

impl<const N: usize, const S: usize> RelFullIndexWrite for FullWrite<'_, N, S>
where
    Tuple: Split<N, N>,
{
    type Key = <Tuple as Split<N, N>>::Key;
    type Value = ();

    #[inline(always)]
    fn insert_if_not_present(&mut self, key: &Self::Key, _value: ()) -> bool {
        self.0.insert(<Tuple as Split<N, N>>::key(key))
    }
}

impl<const N: usize, const S: usize> RelIndexWrite for FullWrite<'_, N, S>
where
    Tuple: Split<N, N>,
{
    type Key = <Tuple as Split<N, N>>::Key;
    type Value = ();

    fn index_insert(&mut self, _key: Self::Key, _value: ()) {
        unreachable!("the public field of a relation holds no rows to index");
    }
}

impl<const N: usize, const S: usize> RelIndexMerge for FullWrite<'_, N, S> {
    fn move_index_contents(_from: &mut Self, _to: &mut Self) {}
    fn merge_delta_to_total_new_to_delta(_new: &mut Self, _delta: &mut Self, _total: &mut Self) {}
}
