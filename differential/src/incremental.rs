//! Insertions and deletions by epoch: each row has a multiplicity.

use crate::{
    incremental_batch::{Counted, Set, SetBuilder, by_key, set},
    key_columns::{Lanes, Seen},
    mode::{ByKey, Entered, In, Keeps, Kept, Mode, Round, Rows},
    row::Lane,
    row_program::Machine,
    time::Moment,
};
use dfquery_engine::{evaluate::Fold, syntax::Aggregation};
use differential_dataflow::{
    AsCollection,
    consolidation::ConsolidatingContainerBuilder,
    operators::{ThresholdTotal, arrange::Arranged, join::join_traces},
    trace::{Cursor, Navigable, TraceReader, implementations::spine_fueled::Spine},
};
use std::{rc::Rc, sync::Arc};
use timely::{container::PushInto, progress::timestamp::Refines};

/// Facts come and go, epoch by epoch.
///
/// The count of a row before it is made one of a set is that of its derivations, which are more than 2^32 in hubs; and a
/// chain of blocks can take more than 2^16 rounds.
pub struct Changes;

impl Keeps for Changes {
    type Diff = i64;

    type Sorted<T: Moment, L: Lane> = Rc<Counted<L, T>>;

    fn one() -> i64 {
        1
    }
}

impl Mode for Changes {
    type Time = u32;
}

impl In<u32> for Changes {
    fn set<'s, L: Lane>(
        rows: Rows<'s, u32, L, i64>,
        _: Option<&Arc<[usize]>>,
    ) -> (Rows<'s, u32, L, i64>, Option<Kept<L>>) {
        (set::<Vec<L>, L, u32>(rows).threshold_total(|_, _| 1), None)
    }

    fn by_key<'s, L: Lane>(rows: Rows<'s, u32, (L, L), i64>, _: bool) -> ByKey<'s, u32, L, Self> {
        by_key(rows)
    }

    fn join<'s, L: Lane>(
        left: ByKey<'s, u32, L, Self>,
        right: ByKey<'s, u32, L, Self>,
        machine: Machine,
    ) -> Rows<'s, u32, L, i64> {
        counted_join(left, right, machine, false)
    }

    fn join_entered<'s, O: Moment, L: Lane>(
        rows: ByKey<'s, u32, L, Self>,
        entered: Entered<'s, O, u32, L, Self>,
        machine: Machine,
        are_left: bool,
    ) -> Rows<'s, u32, L, i64>
    where
        u32: Refines<O>,
    {
        counted_join(rows, entered, machine, are_left)
    }

    fn without<'s, L: Lane>(
        all: Rows<'s, u32, L, i64>,
        matched: Rows<'s, u32, L, i64>,
    ) -> Rows<'s, u32, L, i64> {
        all.concat(matched.negate())
    }

    fn fold<'s, L: Lane>(
        keys: Rows<'s, u32, L, i64>,
        ways: Rows<'s, u32, (L, L), i64>,
        operation: Aggregation,
    ) -> Rows<'s, u32, (L, L), i64> {
        counted_fold(keys, ways, operation)
    }
}

impl In<Round<u32>> for Changes {
    fn set<'s, L: Lane>(
        rows: Rows<'s, Round<u32>, L, i64>,
        _: Option<&Arc<[usize]>>,
    ) -> (Rows<'s, Round<u32>, L, i64>, Option<Kept<L>>) {
        (each_once(rows), None)
    }

    fn by_key<'s, L: Lane>(
        rows: Rows<'s, Round<u32>, (L, L), i64>,
        _: bool,
    ) -> ByKey<'s, Round<u32>, L, Self> {
        by_key(rows)
    }

    fn join<'s, L: Lane>(
        left: ByKey<'s, Round<u32>, L, Self>,
        right: ByKey<'s, Round<u32>, L, Self>,
        machine: Machine,
    ) -> Rows<'s, Round<u32>, L, i64> {
        counted_join(left, right, machine, false)
    }

    fn join_entered<'s, O: Moment, L: Lane>(
        rows: ByKey<'s, Round<u32>, L, Self>,
        entered: Entered<'s, O, Round<u32>, L, Self>,
        machine: Machine,
        are_left: bool,
    ) -> Rows<'s, Round<u32>, L, i64>
    where
        Round<u32>: Refines<O>,
    {
        counted_join(rows, entered, machine, are_left)
    }

    fn without<'s, L: Lane>(
        all: Rows<'s, Round<u32>, L, i64>,
        matched: Rows<'s, Round<u32>, L, i64>,
    ) -> Rows<'s, Round<u32>, L, i64> {
        all.concat(matched.negate())
    }

    fn fold<'s, L: Lane>(
        keys: Rows<'s, Round<u32>, L, i64>,
        ways: Rows<'s, Round<u32>, (L, L), i64>,
        operation: Aggregation,
    ) -> Rows<'s, Round<u32>, (L, L), i64> {
        counted_fold(keys, ways, operation)
    }
}

/// Each row that is there, once, in loops.
fn each_once<'s, T: Moment, L: Lane>(rows: Rows<'s, T, L, i64>) -> Rows<'s, T, L, i64> {
    type Builder<L, T> = SetBuilder<Lanes<L>, L, T>;
    type Sets<L, T> = Spine<Rc<Set<Lanes<L>, T>>>;
    let once = set::<Lanes<L>, L, T>(rows).reduce_abelian::<_, Builder<L, T>, Sets<L, T>, _, _>(
        "Once",
        |_, _, once| once.push(((), 1)),
        |made, row, changes| {
            made.clear();
            made.extend(changes.drain(..).map(|((), time, change)| ((L::owned(row.0), ()), time, change)));
        },
    );
    once.as_collection(|row, ()| L::owned(row.0))
}

/// An index in some scope, by one name for what all bounds say.
trait Index<T: Moment, L: Lane>:
    TraceReader<
        Time = T,
        Batch: Navigable<
            Cursor: for<'a> Cursor<
                Key<'a> = Seen<'a, L>,
                Val<'a> = Seen<'a, L>,
                Time = T,
                Diff = i64,
                KeyContainer = Lanes<L>,
            >,
        >,
    > + 'static
{
}

impl<I, T: Moment, L: Lane> Index<T, L> for I where
    I: TraceReader<
            Time = T,
            Batch: Navigable<
                Cursor: for<'a> Cursor<
                    Key<'a> = Seen<'a, L>,
                    Val<'a> = Seen<'a, L>,
                    Time = T,
                    Diff = i64,
                    KeyContainer = Lanes<L>,
                >,
            >,
        > + 'static
{
}

/// Rows that come and go in one round are nothing, which is why they are sorted.
fn counted_join<'s, A: Index<T, L>, B: Index<T, L>, T: Moment, L: Lane>(
    left: Arranged<'s, A>,
    right: Arranged<'s, B>,
    mut machine: Machine,
    is_swapped: bool,
) -> Rows<'s, T, L, i64> {
    join_traces::<_, _, _, _, ConsolidatingContainerBuilder<Vec<(L, T, i64)>>>(
        left,
        right,
        "Join",
        move |key, left, right, time, one, other, made| {
            let row = match is_swapped {
                true => machine.pair::<L>(key.0, right.0, left.0),
                false => machine.pair::<L>(key.0, left.0, right.0),
            };
            if let Some(row) = row {
                made.push_into((row, time, one * other));
            }
        },
    )
    .as_collection()
}

/// A key itself is one way more, which has no value: a count of nothing is 0.
fn counted_fold<'s, T: Moment + Ord, L: Lane>(
    keys: Rows<'s, T, L, i64>,
    ways: Rows<'s, T, (L, L), i64>,
    operation: Aggregation,
) -> Rows<'s, T, (L, L), i64> {
    let keys = keys.map(|key| (key, L::pack(&[0, 0])));
    let ways = ways.map(|(key, value)| (key, L::pack(&[1, value.cell(0)])));
    keys.concat(ways).reduce(move |_, values, results| {
        let mut fold = Fold::new(operation);
        for (value, times) in values.iter().filter(|(value, _)| value.cell(0) == 1) {
            fold.add_times(value.cell(1) as i32, *times);
        }
        results.extend(fold.finish().map(|result| (L::pack(&[result as u32]), 1)));
    })
}
