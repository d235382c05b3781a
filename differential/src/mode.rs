//! The two ways to keep rows: present for good, for one batch; or counted, so that they can go again.

use crate::{
    lane::{Lane, projector},
    row_set::RowSet,
    sent::{Update, dealt, packed, to},
};
use dfquery_engine::{evaluate::Fold, syntax::Aggregation};
use differential_dataflow::{
    AsCollection, ExchangeData, VecCollection,
    difference::{Multiply, Present, Semigroup},
    hashable::Hashable,
    lattice::Lattice,
    operators::arrange::{Arranged, TraceAgent, arrangement::arrange_core},
    trace::implementations::{ValBatcher, ValSpine},
};
use rustc_hash::FxHashMap;
use std::{cell::RefCell, hash::Hash, rc::Rc, sync::Arc};
use timely::{
    container::{CapacityContainerBuilder, ContainerBuilder, PushInto},
    dataflow::{
        channels::pact::{Exchange, Pipeline},
        operators::{core::Map, generic::operator::Operator},
    },
    order::{Product, TotalOrder},
    progress::{Timestamp, timestamp::Refines},
};

/// Rows in a scope.
pub type Rows<'s, T, D, R> = VecCollection<'s, T, D, R>;

/// Rows by key, made in a scope.
pub type ByKey<'s, T, L, R> = Arranged<'s, TraceAgent<ValSpine<L, L, T, R>>>;

/// The time within a loop: outside, and the round.
pub type Round<T> = Product<T, u32>;

/// The rows of a relation on this worker, where a mode keeps them anyway.
pub type Kept<L> = Rc<RefCell<RowSet<L>>>;

/// What a change of a row is, and how time goes outside of loops.
pub trait Mode: 'static + In<Self::Time> + In<Round<Self::Time>> {
    /// The time.
    type Time: Timestamp + Lattice + TotalOrder + Hash + Refines<()>;
}

/// What depends on the time too: the same outside of loops and within them in one mode, different in the other.
pub trait In<T: Timestamp + Lattice>: HasDiff {
    /// Each row once, and where these are kept, if they are. Where workers deal rows out, those with the same cells in the
    /// columns `key` come to the same one, which has the rows of an index by these columns; without columns equal ones do.
    fn set<'s, L: Lane>(
        rows: Rows<'s, T, L, Self::Diff>,
        key: Option<&Arc<[usize]>>,
    ) -> (Rows<'s, T, L, Self::Diff>, Option<Kept<L>>);

    /// `rows` by key. Those that are dealt out by it are at the worker where they are kept.
    fn by_key<'s, L: Lane>(
        rows: Rows<'s, T, (L, L), Self::Diff>,
        is_dealt: bool,
    ) -> ByKey<'s, T, L, Self::Diff>;

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

/// A change of a row.
pub trait Change: ExchangeData + Semigroup + Multiply<Self, Output = Self> {
    /// Takes the rows that a join makes.
    type Joined<T: Timestamp + Lattice, L: Lane>: ContainerBuilder<Container = Vec<(L, T, Self)>>
        + PushInto<(L, T, Self)>
        + 'static;
}

/// What a change of a row is.
pub trait HasDiff {
    /// The change.
    type Diff: Change;

    /// A row comes.
    fn one() -> Self::Diff;
}

/// Facts come once and stay.
pub struct Batch;

impl Change for Present {
    /// As they are: sorting them to find equal ones takes longer than to find these in a set.
    type Joined<T: Timestamp + Lattice, L: Lane> = CapacityContainerBuilder<Vec<(L, T, Present)>>;
}

impl HasDiff for Batch {
    type Diff = Present;

    fn one() -> Present {
        Present
    }
}

impl Mode for Batch {
    type Time = ();
}

/// Spreads rows over workers, as differential dataflow does with keys: what is dealt out by one key stays where it is when it
/// is put in order by that key.
fn place<L: Hash>(row: &L) -> u64 {
    row.hashed()
}

impl<T: Timestamp + Lattice + Ord + Hash> In<T> for Batch {
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
                            output.session(&time).give_iterator(unseen(data, &mut seen))
                        });
                    }
                });
            return (set.as_collection(), Some(kept));
        }
        let mut key = key.map(|key| projector(key.clone()));
        let pact = to(move |row: &L| match &mut key {
            Some(key) => place(&key(row)),
            None => place(row),
        });
        let set = packed(rows).unary::<CapacityContainerBuilder<Vec<_>>, _, _, _>(pact, "Set", |_, _| {
            move |input, output| {
                let mut seen = seen.borrow_mut();
                input.for_each(|time, data| {
                    output.session(&time).give_iterator(unseen(data.rows(), &mut seen));
                });
            }
        });
        (set.as_collection(), Some(kept))
    }

    fn by_key<'s, L: Lane>(rows: Rows<'s, T, (L, L), Present>, is_dealt: bool) -> ByKey<'s, T, L, Present> {
        let rows = match is_dealt || rows.inner.scope().peers() == 1 {
            true => rows.inner,
            false => dealt(rows, |(key, _)| place(key)),
        };
        arrange_core(rows, Pipeline, "ByKey", ValBatcher::new)
    }

    /// What is matched is matched in the round of the row: what is negated is complete before.
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

/// Of the rows in `data` those that were not `seen`, each once.
fn unseen<'d, L: Lane, T>(
    data: &'d mut Vec<Update<L, T>>,
    seen: &'d mut RowSet<L>,
) -> impl Iterator<Item = Update<L, T>> + 'd {
    seen.approach(data.iter().map(|(row, _, _)| row));
    data.drain(..).filter(|(row, _, _)| seen.insert(row))
}

/// What `finish` makes of all that comes for a key in one round, once nothing more can come.
fn gather<'s, T, L, V, S, D>(
    stream: timely::dataflow::StreamVec<'s, T, (L, T, V)>,
    name: &str,
    begin: impl Fn(&L) -> S + 'static,
    add: impl Fn(&mut S, V) + 'static,
    finish: impl Fn(L, S) -> Option<D> + 'static,
) -> Rows<'s, T, D, Present>
where
    T: Timestamp + Lattice + Ord + Hash,
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
                    let (_, keys) = open
                        .entry(at.clone())
                        .or_insert_with(|| (time.delayed(&at, 0), FxHashMap::default()));
                    add(keys.entry(key).or_insert_with_key(&begin), value);
                }
            });
            let done: Vec<T> = open.keys().filter(|time| !frontier.less_equal(time)).cloned().collect();
            for time in done {
                let (capability, keys) = open.remove(&time).expect("it was just found");
                let made = keys.into_iter().filter_map(|(key, state)| finish(key, state));
                output.session(&capability).give_iterator(made.map(|made| (made, time.clone(), Present)));
            }
        }
    });
    gathered.as_collection()
}
