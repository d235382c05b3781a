//! The two multiplicities: present (insert-only) and counted (incremental).

use crate::{
    batch::Sorted,
    batcher::Piles,
    exchange::{arriving, dealt, exchanged, place},
    index_stats::Weighed,
    join,
    row::{Lane, projector},
    row_program::Machine,
    row_set::{RecentRows, RowSet},
    time::Moment,
};
use dfquery_engine::{evaluate::Fold, syntax::Aggregation};
use differential_dataflow::{
    AsCollection, ExchangeData, VecCollection,
    difference::{Present, Semigroup},
    operators::arrange::{Arranged, TraceAgent, arrangement::arrange_core},
    trace::{
        implementations::spine_fueled::{Spine, SpineBatch},
        wrappers::enter::TraceEnter,
    },
};
use rustc_hash::FxHashMap;
use std::{cell::RefCell, hash::Hash, rc::Rc, sync::Arc};
use timely::{
    container::CapacityContainerBuilder,
    dataflow::{
        channels::pact::{Exchange, Pipeline},
        operators::{core::Map, generic::operator::Operator},
    },
    order::{Product, TotalOrder},
    progress::timestamp::Refines,
};

/// Rows in a scope.
pub type Rows<'s, T, D, R> = VecCollection<'s, T, D, R>;

/// Rows in batches of type `B`.
pub type Held<'s, B> = Arranged<'s, TraceAgent<Spine<B>>>;

/// Rows by key, made in a scope.
pub type ByKey<'s, T, L, M> = Held<'s, <M as Keeps>::Sorted<T, L>>;

/// Rows by key, made in the scope around this one.
pub type Entered<'s, O, T, L, M> = Arranged<'s, TraceEnter<TraceAgent<Spine<<M as Keeps>::Sorted<O, L>>>, T>>;

/// The time within a loop: outside, and the round.
pub type Round<T> = Product<T, u32>;

/// The rows of a relation on this worker, where a mode keeps them anyway.
pub type Kept<L> = Rc<RefCell<RowSet<L>>>;

/// The time outside of loops.
pub trait Mode: 'static + In<Self::Time> + In<Round<Self::Time>> {
    /// The time.
    type Time: Moment + TotalOrder + Hash + Refines<()>;
}

/// The type of a change of a row, and the batches of an index.
pub trait Keeps {
    /// The change.
    type Diff: ExchangeData + Semigroup;

    /// Rows by key that have come together.
    type Sorted<T: Moment, L: Lane>: SpineBatch<Time = T> + Weighed<L> + Clone + 'static;

    /// A row comes.
    fn one() -> Self::Diff;
}

/// Operators that depend on the type of time: the same outside and inside of loops in one mode, different in the other.
pub trait In<T: Moment>: Keeps {
    /// Each row once, and where these are kept, if they are. Where workers deal rows out, those with the same cells in the
    /// columns `key` come to the same one, which has the rows of an index by these columns; without columns equal ones do.
    fn set<'s, L: Lane>(
        rows: Rows<'s, T, L, Self::Diff>,
        key: Option<&Arc<[usize]>>,
    ) -> (Rows<'s, T, L, Self::Diff>, Option<Kept<L>>);

    /// `rows` by key. Those that are dealt out by it are at the worker where they are kept.
    fn by_key<'s, L: Lane>(rows: Rows<'s, T, (L, L), Self::Diff>, is_dealt: bool) -> ByKey<'s, T, L, Self>;

    /// Applies `machine` to the pairs of rows with the same key.
    fn join<'s, L: Lane>(
        left: ByKey<'s, T, L, Self>,
        right: ByKey<'s, T, L, Self>,
        machine: Machine,
    ) -> Rows<'s, T, L, Self::Diff>;

    /// As [`In::join`], with rows from the scope around this one, which the machine takes on the left if they `are_left`.
    fn join_entered<'s, O: Moment, L: Lane>(
        rows: ByKey<'s, T, L, Self>,
        entered: Entered<'s, O, T, L, Self>,
        machine: Machine,
        are_left: bool,
    ) -> Rows<'s, T, L, Self::Diff>
    where
        T: Refines<O>;

    /// `all` without `matched`, which are some of them.
    fn without<'s, L: Lane>(
        all: Rows<'s, T, L, Self::Diff>,
        matched: Rows<'s, T, L, Self::Diff>,
    ) -> Rows<'s, T, L, Self::Diff>;

    /// For each of `keys`, which are each there once, what `operation` makes of the values in `ways`.
    fn fold<'s, L: Lane>(
        keys: Rows<'s, T, L, Self::Diff>,
        ways: Rows<'s, T, (L, L), Self::Diff>,
        operation: Aggregation,
    ) -> Rows<'s, T, (L, L), Self::Diff>;
}

/// Facts come once and stay.
pub struct Batch;

impl Keeps for Batch {
    type Diff = Present;

    type Sorted<T: Moment, L: Lane> = Rc<Sorted<L, T>>;

    fn one() -> Present {
        Present
    }
}

impl Mode for Batch {
    type Time = ();
}

impl<T: Moment + Ord + Hash> In<T> for Batch {
    /// Nothing goes, so it does not matter in which round a row comes first: a hash set is enough.
    fn set<'s, L: Lane>(
        rows: Rows<'s, T, L, Present>,
        key: Option<&Arc<[usize]>>,
    ) -> (Rows<'s, T, L, Present>, Option<Kept<L>>) {
        let kept: Kept<L> = Rc::default();
        let seen = kept.clone();
        if rows.inner.scope().peers() == 1 {
            let set =
                rows.inner.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(Pipeline, "Set", |_, _| {
                    move |input, output| {
                        let mut seen = seen.borrow_mut();
                        input.for_each(|time, data| {
                            let mut session = output.session(&time);
                            seen.unseen(data, |(row, _, _)| row, |update| session.give(update.clone()));
                        });
                    }
                });
            return (set.as_collection(), Some(kept));
        }
        let mut recent = RecentRows::default();
        let wanted = move |row: &L| recent.insert(row);
        let mut key = key.map(|key| projector(key.clone()));
        let place = move |row: &L| match &mut key {
            Some(key) => place(&key(row)),
            None => place(row),
        };
        let dealt = dealt(rows, wanted, place);
        let set = dealt.unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(arriving(), "Set", |_, _| {
            move |input, output| {
                let mut seen = seen.borrow_mut();
                input.for_each(|time, sent| {
                    let mut session = output.session(&time);
                    let update = |row: &L| (row.clone(), *sent.time(), Present);
                    seen.unseen(sent.rows(), |row| row, |row| session.give(update(row)));
                });
            }
        });
        (set.as_collection(), Some(kept))
    }

    fn by_key<'s, L: Lane>(rows: Rows<'s, T, (L, L), Present>, is_dealt: bool) -> ByKey<'s, T, L, Self> {
        let rows = match is_dealt || rows.inner.scope().peers() == 1 {
            true => rows.inner,
            false => exchanged(rows, |(key, _)| place(key)),
        };
        arrange_core(rows, Pipeline, "ByKey", |_, _| Piles::default())
    }

    fn join<'s, L: Lane>(
        left: ByKey<'s, T, L, Self>,
        right: ByKey<'s, T, L, Self>,
        machine: Machine,
    ) -> Rows<'s, T, L, Present> {
        join::join(left, right, machine, false)
    }

    fn join_entered<'s, O: Moment, L: Lane>(
        rows: ByKey<'s, T, L, Self>,
        entered: Entered<'s, O, T, L, Self>,
        machine: Machine,
        are_left: bool,
    ) -> Rows<'s, T, L, Present>
    where
        T: Refines<O>,
    {
        join::join(rows, entered, machine, are_left)
    }

    /// A row is matched in its own round, because the negated relation is complete before.
    fn without<'s, L: Lane>(
        all: Rows<'s, T, L, Present>,
        matched: Rows<'s, T, L, Present>,
    ) -> Rows<'s, T, L, Present> {
        let all = all.inner.map(|(row, time, _)| (row, time, false));
        let matched = matched.inner.map(|(row, time, _)| (row, time, true));
        use timely::dataflow::operators::Concat;
        let marked = all.concat(matched);
        gather(
            marked,
            "Absent",
            |_| false,
            |is_matched: &mut bool, mark| *is_matched |= mark,
            |row, is_matched| (!is_matched).then_some(row),
        )
    }

    fn fold<'s, L: Lane>(
        keys: Rows<'s, T, L, Present>,
        ways: Rows<'s, T, (L, L), Present>,
        operation: Aggregation,
    ) -> Rows<'s, T, (L, L), Present> {
        use timely::dataflow::operators::Concat;
        let keys = keys.inner.map(|(key, time, _)| (key, time, None));
        let ways = ways.inner.map(|((key, value), time, _)| (key, time, Some(value.cell(0))));
        gather(
            keys.concat(ways),
            "Fold",
            move |_| Fold::new(operation),
            |fold: &mut Fold, value| value.into_iter().for_each(|value| fold.add(value as i32)),
            |key, fold| fold.finish().map(|result| (key, L::pack(&[result as u32]))),
        )
    }
}

/// Applies `finish` to all values of a key in one round, once no more can arrive.
fn gather<'s, T, L, V, S, D>(
    stream: timely::dataflow::StreamVec<'s, T, (L, T, V)>,
    name: &str,
    begin: impl Fn(&L) -> S + 'static,
    add: impl Fn(&mut S, V) + 'static,
    finish: impl Fn(L, S) -> Option<D> + 'static,
) -> Rows<'s, T, D, Present>
where
    T: Moment + Ord + Hash,
    L: Lane,
    V: ExchangeData,
    S: 'static,
    D: differential_dataflow::Data,
{
    let pact = Exchange::new(|(key, _, _): &(L, T, V)| place(key));
    let gathered = stream.unary_frontier::<CapacityContainerBuilder<Vec<_>>, _, _, _>(pact, name, |_, _| {
        let mut open: FxHashMap<T, (_, FxHashMap<L, S>)> = FxHashMap::default();
        move |(input, frontier), output| {
            input.for_each(|time, data| {
                for (key, at, value) in data.drain(..) {
                    let (_, keys) =
                        open.entry(at).or_insert_with(|| (time.delayed(&at, 0), FxHashMap::default()));
                    add(keys.entry(key).or_insert_with_key(&begin), value);
                }
            });
            let done: Vec<T> = open.keys().filter(|time| !frontier.less_equal(time)).cloned().collect();
            for time in done {
                let (capability, keys) = open.remove(&time).expect("it was just found");
                let made = keys.into_iter().filter_map(|(key, state)| finish(key, state));
                output.session(&capability).give_iterator(made.map(|made| (made, time, Present)));
            }
        }
    });
    gathered.as_collection()
}
