//! Rows that come and go, epoch by epoch: each has a count.

use crate::{
    lane::Lane,
    mode::{ByKey, Change, HasDiff, In, Kept, Mode, Round, Rows},
};
use dfquery_engine::{evaluate::Fold, syntax::Aggregation};
use differential_dataflow::{
    consolidation::ConsolidatingContainerBuilder, lattice::Lattice, operators::ThresholdTotal,
};
use std::sync::Arc;
use timely::progress::Timestamp;

/// Facts come and go, epoch by epoch.
///
/// The count of a row before it is made one of a set is that of its derivations, which are more than 2^32 in hubs; and a
/// chain of blocks can take more than 2^16 rounds.
pub struct Changes;

impl Change for i64 {
    /// Sorted: what comes and goes in one round is nothing.
    type Joined<T: Timestamp + Lattice, L: Lane> = ConsolidatingContainerBuilder<Vec<(L, T, i64)>>;
}

impl HasDiff for Changes {
    type Diff = i64;

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
        (rows.threshold_total(|_, _| 1), None)
    }

    fn by_key<'s, L: Lane>(rows: Rows<'s, u32, (L, L), i64>, _: bool) -> ByKey<'s, u32, L, i64> {
        rows.arrange_by_key()
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
        (rows.threshold(|_, _| 1), None)
    }

    fn by_key<'s, L: Lane>(
        rows: Rows<'s, Round<u32>, (L, L), i64>,
        _: bool,
    ) -> ByKey<'s, Round<u32>, L, i64> {
        rows.arrange_by_key()
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

/// A key itself is one way more, which has no value: a count of nothing is 0.
fn counted_fold<'s, T: Timestamp + Lattice + Ord, L: Lane>(
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
