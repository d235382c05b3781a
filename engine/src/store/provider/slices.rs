//! Rows of slices, as ascent's joins take them.

use crate::store::{
    columns,
    split::{Split, Tuple},
};

/// The rows of a slice, as the columns that are not bound.
#[derive(Clone)]
pub struct Rests<'a, const N: usize, const K: usize, const M: usize>(
    pub(super) std::slice::Iter<'a, [u32; N]>,
);

impl<'a, const N: usize, const K: usize, const M: usize> Iterator for Rests<'a, N, K, M>
where
    Tuple: Split<N, K>,
{
    type Item = <Tuple as Split<N, K>>::Rest<'a>;

    #[inline(always)]
    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(|row| <Tuple as Split<N, K>>::rest(row, &const { columns::order(M) }))
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

/// Runs of consecutive rows with equal bound columns. A key may come again: each run joins by itself.
pub struct Runs<'a, const N: usize, const K: usize, const M: usize>(pub(super) &'a [[u32; N]]);

impl<'a, const N: usize, const K: usize, const M: usize> Iterator for Runs<'a, N, K, M>
where
    Tuple: Split<N, K>,
{
    type Item = (<Tuple as Split<N, K>>::Bound<'a>, Rests<'a, N, K, M>);

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        let order = const { columns::order::<N>(M) };
        let first = self.0.first()?;
        let same = |row: &[u32; N]| order[..K].iter().all(|&column| row[column] == first[column]);
        let len = self.0.iter().position(|row| !same(row)).unwrap_or(self.0.len());
        let (run, rest) = self.0.split_at(len);
        self.0 = rest;
        Some((<Tuple as Split<N, K>>::bound(first, &order), Rests(run.iter())))
    }
}
