//! Batches of rows with multiplicities, by key, compressed.

use crate::{
    index_stats::Weighed,
    key_columns::{Lanes, Offsets},
    mode::{Held, Rows},
    row::Lane,
    time::Moment,
    update_columns::{Counts, Times},
};
use differential_dataflow::{
    batcher::merge::{MergeBatcher, chunker::ContainerChunker, vec::VecMerger},
    operators::arrange::arrangement::arrange_core,
    trace::implementations::{
        BatchContainer,
        ord_neu::{OrdKeyBatch, OrdKeyBuilder, OrdValBatch, OrdValBuilder},
    },
};
use std::rc::Rc;
use timely::{container::PushInto, dataflow::channels::pact::Pipeline};

/// The layout of rows by key: the keys in `K`, and their values in `V`.
type Layout<K, V, T> = (K, V, Times<T>, Counts, Offsets);

/// A row with its time and how often it comes, or goes.
type Change<D, T> = (D, T, i64);

/// Puts rows in order until their time is complete.
type Sorter<D, T, B> = MergeBatcher<ContainerChunker<Vec<Change<D, T>>>, VecMerger<D, T, i64>, B>;

/// Rows by key.
pub type Counted<L, T> = OrdValBatch<Layout<Lanes<L>, Lanes<L>, T>>;

/// Rows alone, in `K`.
pub type Set<K, T> = OrdKeyBatch<Layout<K, Vec<()>, T>>;

/// Makes a set of rows in order.
pub type SetBuilder<K, L, T> = OrdKeyBuilder<Layout<K, Vec<()>, T>, Vec<Change<(L, ()), T>>>;

/// `rows` by key, on one thread.
pub fn by_key<'s, T: Moment, L: Lane>(rows: Rows<'s, T, (L, L), i64>) -> Held<'s, Rc<Counted<L, T>>> {
    type Builder<L, T> = OrdValBuilder<Layout<Lanes<L>, Lanes<L>, T>, Vec<Change<(L, L), T>>>;
    arrange_core(rows.inner, Pipeline, "ByKey", Sorter::<(L, L), T, Builder<L, T>>::new)
}

/// All `rows`, on one thread.
pub fn set<'s, K, L: Lane, T: Moment>(rows: Rows<'s, T, L, i64>) -> Held<'s, Rc<Set<K, T>>>
where
    K: for<'r> BatchContainer<Owned = L, ReadItem<'r>: PartialEq<&'r L>> + PushInto<L>,
{
    let rows = rows.map(|row| (row, ())).inner;
    arrange_core(rows, Pipeline, "Set", Sorter::<(L, ()), T, SetBuilder<K, L, T>>::new)
}

impl<L: Lane, T: Moment> Weighed<L> for Rc<Counted<L, T>> {
    fn key_and_rows(&self, at: usize) -> Option<(L, u64)> {
        let key = Lanes::into_owned(self.storage.keys.get(at)?);
        let (first, end) = self.storage.vals.bounds(at);
        Some((key, (end - first) as u64))
    }

    fn bytes(&self) -> u64 {
        let (keys, values, updates) = (&self.storage.keys, &self.storage.vals, &self.storage.upds);
        let times = updates.times.bytes() + updates.diffs.bytes();
        (keys.bytes() + values.vals.bytes() + times + values.offs.bytes() + updates.offs.bytes()) as u64
    }
}
